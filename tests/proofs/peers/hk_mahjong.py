"""npm's `hk-mahjong`, a scorer of Hong Kong rules in JavaScript, called in a Node process.

The packages of npm are looked for where the environment variable `MAHJONG_SCORE_NODE_MODULES` says,
or in benchmarks/peers/node_modules. The process reads the hands once, and takes the times itself.
"""

import json
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import mahjong_score as ms
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.win import BY_ROBBED_KONG, BY_SELF_DRAW, Event, Win
from tests.proofs.peers.peer import Answer, Case, Cause, Peer, Session

HERE: Final = Path(__file__).parent
VARIABLE: Final = "MAHJONG_SCORE_NODE_MODULES"
LIMIT: Final = 10
"""Our cap in fan, for what it calls infinite."""

_WINDS: Final = {Seat.EAST: "east", Seat.SOUTH: "south", Seat.WEST: "west", Seat.NORTH: "north"}


def node_modules() -> Path:
    """Return the folder of the packages of npm."""
    return Path(os.environ.get(VARIABLE) or HERE / "node_modules")


def symbol(tile: ms.Tile) -> str:
    """Return the Unicode symbol of a tile."""
    if tile.kind >= 27:
        return "🀀🀁🀂🀃🀆🀅🀄"[tile.kind - 27]
    return ("🀇🀈🀉🀊🀋🀌🀍🀎🀏" + "🀙🀚🀛🀜🀝🀞🀟🀠🀡" + "🀐🀑🀒🀓🀔🀕🀖🀗🀘")[tile.kind]


def asked(win: Win) -> dict[str, Any]:
    """Return a win as the Node process takes it.

    The caller decides on its flags: the one of a last tile is set where it counts here by
    default, on a self-draw.
    """
    events = win.events
    self_draw = win.by is BY_SELF_DRAW
    twice = Event.CONSECUTIVE_KONGS in events
    return {
        "tiles": [symbol(tile) for tile in (*win.hand.concealed, win.tile)],
        "melds": [[symbol(tile) for tile in meld.tiles] for meld in win.hand.melds],
        "config": {
            "selfPick": self_draw,
            "fullyConcealedHand": not win.hand.melds,
            "robbingKong": win.by is BY_ROBBED_KONG,
            "winByLastCatch": Event.LAST_TILE in events and self_draw,
            "winByKong": Event.KONG_REPLACEMENT in events and not twice,
            "winByDoubleKong": twice,
            "heavenlyHand": Event.HEAVENLY_HAND in events,
            "earthlyHand": Event.EARTHLY_HAND in events,
            "seatWind": _WINDS[win.seat],
            "roundWind": _WINDS[win.round],
        },
    }


def read(value: int | str | None) -> Answer:
    """Return its fan, at most our cap; it has no cap except for what it calls infinite."""
    if value is None:
        return None
    return (LIMIT if value == "limit" else min(int(value), LIMIT),)


class NodeSession:
    """A Node process that has the hands."""

    def __init__(self, node: str, modules: Path, cases: Sequence[Case]) -> None:
        self.process = subprocess.Popen(
            [node, str(HERE / "hk_mahjong.js"), str(modules)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        for case in cases:
            self._say(asked(case.win))
        self.version: str = self._ask("version")

    def _say(self, what: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(what) + "\n")

    def _ask(self, what: str) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self._say(what)
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the Node process ended with {self.process.wait()}")
        return json.loads(line)

    def answers(self) -> list[Answer]:
        """Answer every case."""
        return [read(value) for value in self._ask("answer")]

    def times(self) -> list[int]:
        """Answer every case again; return the nanoseconds that each took."""
        found: list[int] = self._ask("time")
        return found

    def close(self) -> None:
        """End the process."""
        self.process.communicate()


def open_session(cases: Sequence[Case]) -> Session | None:
    """Return a session, or None if Node or the package is not installed."""
    node = shutil.which("node")
    modules = node_modules()
    if node is None or not (modules / "hk-mahjong" / "package.json").is_file():
        return None
    return NodeSession(node, modules, cases)


def _three_dragons(case: Case, theirs: Answer) -> bool:
    return theirs == (LIMIT,) and "big-three-dragons" in case.patterns


def _four_concealed(case: Case, theirs: Answer) -> bool:
    discard = case.win.by is not BY_SELF_DRAW
    return discard and theirs is not None and "four-concealed-triplets" in case.patterns


CAUSES: Final = (
    Cause(
        name="big-three-dragons",
        page="hong-kong.md",
        rule="Big three dragons are 8 in the same way.",
        theirs="counts three dragon triplets as the limit",
        holds=_three_dragons,
    ),
    Cause(
        name="four-concealed-triplets",
        page="hong-kong.md",
        rule="Four concealed triplets and a wait on the pair is `four-concealed-triplets` on a"
        " discard too.",
        theirs="asks for a self-draw",
        holds=_four_concealed,
    ),
)

PEER: Final = Peer(
    name="hk-mahjong",
    language="JavaScript",
    work="score",
    ruleset="hong-kong",
    install="npm install --prefix benchmarks/peers --no-package-lock, with Node",
    compared=("fan",),
    open=open_session,
    causes=CAUSES,
)
