"""Armies and Alliance: who belongs to what, with which advantages and drawbacks."""

from koldun.games.munchkin.state import Dungeon
from koldun.kernel.decisions import Option, Play, ask


def is_civilian(t: Dungeon, seat: int) -> bool:
    """MUN-ARMY-02."""
    return not t.armies(seat)


def spared(t: Dungeon, seat: int) -> bool:
    """Alliance with a single army takes its drawbacks away (MUN-ALLIANCE-04, -08)."""
    return t.alliance(seat) >= 0 and len(t.armies(seat)) == 1


def suffers(t: Dungeon, seat: int, army: str) -> bool:
    """Does this munchkin bear the drawbacks of an army?"""
    return army in t.army_keys(seat) and not spared(t, seat)


def may_join(t: Dungeon, seat: int, army: str) -> bool:
    """One army, with Alliance two, never the same twice (MUN-ARMY-10, -11, MUN-ALLIANCE-07)."""
    mine = t.army_keys(seat)
    return army not in mine and len(mine) < (2 if t.alliance(seat) >= 0 else 1)


def may_ally(t: Dungeon, seat: int) -> bool:
    """MUN-ALLIANCE-02; a second Alliance is refused (MUN-ALLIANCE-09)."""
    return t.alliance(seat) < 0 and bool(t.armies(seat))


def leave_army(t: Dungeon, seat: int, card: int, rule: str) -> None:
    t.say("leave", rule, seat=seat, card=card)
    t.discard(card)


def settle_armies(t: Dungeon, seat: int) -> Play[None]:
    """Without Alliance one of two armies goes at once, by choice (MUN-ALLIANCE-09)."""
    while True:
        mine = t.armies(seat)
        if len(mine) <= (2 if t.alliance(seat) >= 0 else 1):
            return
        options = [Option("leave", card=c) for c in mine]
        pick = yield from ask(seat, "leave", options, "MUN-ALLIANCE-09")
        leave_army(t, seat, pick.card, "MUN-ALLIANCE-09")
