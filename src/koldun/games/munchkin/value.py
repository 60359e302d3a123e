"""How a match of munchkins stands: levels, strength, and what hands promise."""

from typing import Final

from koldun.games.munchkin.faces import Item
from koldun.games.munchkin.strength import strength
from koldun.games.munchkin.table import GOAL, GOLD, Dungeon
from koldun.kernel.estimates import shares, weighed, weights_of

FEATURES: Final = (
    "level",
    "level_late",
    "nine",
    "force",
    "force_late",
    "cards",
    "gear",
    "gold",
    "army",
    "wait",
    "dead",
)
_WEIGHTS: Final[list[float]] = weights_of("koldun.games.munchkin", FEATURES)


def values(t: Dungeon) -> list[float]:
    winners = t.winners
    if winners:
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(t.seats)]
    return shares([weighed(_WEIGHTS, features(t, seat)) for seat in range(t.seats)])


def features(t: Dungeon, seat: int) -> list[float]:
    """Levels, the more the later; what a munchkin would bring into a fight; items still in hand."""
    level = t.level[seat]
    if t.dead[seat]:
        return [level / 10.0, level * level / 100.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0]
    force = strength(t, seat) - level
    gear = 0
    gold = 0
    hand = t.hands[seat].cards
    for card in hand:
        face = t.face(card)
        if isinstance(face, Item):
            gear += face.bonus
            gold += face.price
    for card in t.items(seat):
        gold += t.item(card).price
    wait = (seat - t.active) % t.seats
    return [
        level / 10.0,
        level * level / 100.0,
        1.0 if level == GOAL - 1 else 0.0,
        force / 10.0,
        force * level / 100.0,
        len(hand) / 10.0,
        gear / 10.0,
        gold / GOLD,
        1.0 if t.armies(seat) else 0.0,
        wait / t.seats,
        0.0,
    ]


def quiet(t: Dungeon) -> bool:
    """Between turns nobody fights and all that was won has been shared out."""
    return t.phase == "start" and t.opening
