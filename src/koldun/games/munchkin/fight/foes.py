"""The monsters of a combat: finding, naming and removing them."""

from koldun.games.munchkin.fight.fight import Foe
from koldun.games.munchkin.fight.strength import treasures_of
from koldun.games.munchkin.state import Dungeon
from koldun.kernel.decisions import Option


def foe_at(t: Dungeon, card: int) -> Foe:
    fight = t.combat()
    return next(foe for foe in fight.foes if foe.card == card)


def foe_options(t: Dungeon, verb: str) -> list[Option]:
    fight = t.fight
    return [] if fight is None else [Option(verb, card=foe.card) for foe in fight.foes]


def drive_out(t: Dungeon, card: int) -> int:
    """A monster leaves with its enhancers; of a pair one leaves. Returns its treasures."""
    fight = t.combat()
    foe = foe_at(t, card)
    worth = treasures_of(t, foe)
    if foe.twin >= 0:
        t.discard(foe.twin)
        foe.twin = -1
        return worth
    for enhancer in foe.enhancers:
        t.discard(enhancer)
    t.discard(foe.card)
    fight.foes.remove(foe)
    return worth


def cause_of_loss(t: Dungeon) -> int:
    """The curse that strikes, or the monster that has caught its runner; -1: neither."""
    for card in t.revealed.cards:
        if t.face(card).kind == "curse":
            return card
    fight = t.fight
    return -1 if fight is None else fight.chaser
