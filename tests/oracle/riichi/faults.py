"""A riichi win for each contradiction that the rules list (section 8)."""

from __future__ import annotations

from tests.oracle.riichi.hands import Hand, read


def against(text: str, ruleset: str = "riichi", **keys: object) -> Hand:
    """Return a win that contradicts itself in one way."""
    return Hand(read(text, keys), ruleset=ruleset)


CLOSED = "234567m345p23s55p +1s"
OPEN = "234567m23s55p(345p) +1s"
KONG = "234567m23s55p[2222p] +1s"
SANMA = "345567p23s55p111z +1s"

CONTRADICTIONS = (
    against(f"{CLOSED} ron SE", events=["ippatsu"]),
    against(f"{OPEN} ron SE", events=["riichi"]),
    against(f"{OPEN} ron SE", events=["double-riichi"]),
    against(f"{CLOSED} ron SE", ura=["1m"]),
    against(f"{KONG} ron SE", events=["kong-replacement"]),
    against(f"{CLOSED} drawn SE", events=["kong-replacement"]),
    against(f"{KONG} drawn SE", events=["kong-replacement", "last-tile"]),
    against(f"{KONG} drawn SE", events=["kong-replacement", "riichi", "ippatsu"]),
    against(f"{KONG} drawn SE", events=["consecutive-kongs"]),
    against(f"{CLOSED} robbed SE", events=["last-tile"]),
    against("234567m345p12s55p1s +1s robbed SE"),
    against(f"{CLOSED} drawn SE", events=["heavenly-hand"]),
    against(f"{CLOSED} ron EE", events=["heavenly-hand"]),
    against(f"{CLOSED} drawn EE", events=["earthly-hand"]),
    against(f"{CLOSED} ron SE", events=["earthly-hand"]),
    against(f"{CLOSED} ron EE S", events=["hand-of-man"]),
    against(f"{CLOSED} drawn SE", events=["hand-of-man"]),
    against(f"{CLOSED} robbed SE", events=["hand-of-man"]),
    against(f"{KONG} drawn EE", events=["heavenly-hand"]),
    against(f"{SANMA} drawn EE", "riichi-three-player", events=["heavenly-hand"], north=1),
    against(f"{CLOSED} drawn SE", events=["earthly-hand", "riichi"]),
    against(f"{CLOSED} ron SE", events=["hand-of-man", "last-tile"]),
    against(f"{CLOSED} drawn EE", events=["heavenly-hand", "earthly-hand"]),
    against(f"{CLOSED} ron SE", dora=["1z", "1z", "2z", "2z", "3z", "3z"]),
    against(f"{CLOSED} drawn SE", north=1),
    against("567p23s55p111z(345p) +1s drawn SE", "riichi-three-player"),
    against(f"{SANMA} drawn NE", "riichi-three-player"),
    against(f"{SANMA} ron SE N", "riichi-three-player"),
    against(f"{CLOSED} drawn SE W"),
    against(f"{CLOSED} ron SE S"),
    against("234567m23s55p(345p@W) +1s ron SE"),
    against("234567m23s55p(111z@S) +1s ron SE"),
    against(f"{CLOSED} ron SE", liable="S"),
    against(f"{CLOSED} drawn SE", events=["same-turn-immunity"]),
)
