"""The command: ``python -m tests.proofs.peers``.

It compares each peer that is installed on the committed sample hands, and times both in turn in the
same run. A peer that is not installed is named with how to install it, and passed over. The exit
status is 1 if a disagreement has no known cause: then one of the two is wrong, and it may be ours.
"""

import argparse
import sys
from typing import Final

from tests.proofs.peers.comparing import PEERS, Disagreement, Found, ask
from tests.proofs.peers.peer import Answer

ROUNDS: Final = 5
SHOWN: Final = 3


def answer_text(answer: Answer, names: tuple[str, ...]) -> str:
    """Return an answer in words."""
    if answer is None:
        return "no win"
    return ", ".join(
        f"{'-' if part is None else part} {name}" for part, name in zip(answer, names, strict=True)
    )


def disagreement_text(each: Disagreement, names: tuple[str, ...]) -> str:
    """Return a disagreement as one line of text."""
    win = each.case.win
    ours = f"{each.case.ours and answer_text(each.case.ours, names)}"
    if names == ("shanten",):
        hand = str(win.hand)
    else:
        hand = f"{win.hand} +{win.tile} {win.by} seat {win.seat} round {win.round}"
        hand += "".join(f" {event}" for event in sorted(win.events))
        hand += f" dora {' '.join(map(str, win.dora))}" if win.dora else ""
        hand += f" ura {' '.join(map(str, win.ura))}" if win.ura else ""
    return f"    {hand}: {ours} here, {answer_text(each.theirs, names)} there"


def account(found: Found, most: int | None) -> str:
    """Return the findings about a peer as text, with at most so many hands for each cause."""
    peer = found.peer
    lines = [
        f"{peer.name} {found.version} ({peer.language}), {peer.work} of {peer.ruleset}: agrees on"
        f" {found.agreed} of {found.hands} hands ({', '.join(peer.compared)}); median"
        f" {found.ours / 1000:.1f} us here, {found.theirs / 1000:.1f} us there, ratio"
        f" {found.ours / found.theirs:.2g}; slowest 1 % from {found.ours_slowest / 1000:.1f} us"
        f" here, {found.theirs_slowest / 1000:.1f} us there"
    ]
    for cause, group in found.by_cause():
        lines.append(f"  {cause.name}, {len(group)} hands: {peer.name} {cause.theirs}")
        lines.append(f"    by {cause.page}: {cause.rule}")
        lines += [disagreement_text(each, peer.compared) for each in group[:most]]
        if most is not None and len(group) > most:
            lines.append(f"    and {len(group) - most} more (--all)")
    if found.unexplained:
        lines.append(f"  NO KNOWN CAUSE, {len(found.unexplained)} hands: look these through")
        lines += [disagreement_text(each, peer.compared) for each in found.unexplained]
    return "\n".join(lines)


def main() -> int:
    """Compare with the peers asked for; return 1 on an unexplained disagreement."""
    parser = argparse.ArgumentParser(prog="python -m tests.proofs.peers", description=__doc__)
    parser.add_argument("--peer", default="", help="only those with this in their name")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each hand is timed")
    parser.add_argument("--all", action="store_true", help="list every hand that disagrees")
    args = parser.parse_args()
    failed = False
    for peer in PEERS:
        if args.peer not in peer.name:
            continue
        found = ask(peer, args.rounds)
        if found is None:
            print(f"{peer.name} ({peer.language}) is not installed: {peer.install}", flush=True)
            continue
        print(account(found, None if args.all else SHOWN), flush=True)
        failed |= bool(found.unexplained)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
