"""Showing cards from hand to others (MUN-HAND-05)."""

from typing import Final

from koldun.games.munchkin.state import Dungeon
from koldun.kernel.cards import ALL
from koldun.kernel.decisions import Option, Play, ask

SHOWS: Final = 5  # in a turn


def show(t: Dungeon, seat: int) -> Play[None]:
    """Cards from hand may be shown to others at will (MUN-HAND-05)."""
    t.rights.shown[seat] += 1
    t.rights.shown_here[seat] = True
    cards = [Option("show", card=c) for c in t.hands[seat].cards]
    pick = yield from ask(seat, "show", cards, "MUN-HAND-05")
    who = [Option("show-to", seat=s) for s in t.others(seat)] + [Option("show-all")]
    viewer = yield from ask(seat, "show-to", who, "MUN-HAND-05", about=pick.card)
    mask = ALL if viewer.seat < 0 else (1 << viewer.seat) | (1 << seat)
    t.cards.show(pick.card, mask)
    t.say("show", "MUN-HAND-05", seat=seat, other=viewer.seat, card=pick.card)


def may_show(t: Dungeon, seat: int) -> bool:
    return (
        bool(t.hands[seat].cards) and not t.rights.shown_here[seat] and t.rights.shown[seat] < SHOWS
    )
