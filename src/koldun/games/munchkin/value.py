"""How a match of munchkins stands: levels, strength, and what hands promise."""

from typing import Final

from koldun.content.weights import weights_of
from koldun.games.munchkin.faces import Item, Monster
from koldun.games.munchkin.fight.strength import strength
from koldun.games.munchkin.state import GOAL, GOLD, Dungeon
from koldun.kernel.estimates import shares, weighed
from koldun.kernel.results import shares_of

FEATURES: Final = (
    "level",
    "level_late",
    "nine",
    "force",
    "gear",
    "gold",
    "army",
    "shots",
    "boost",
    "ups",
    "prey",
    "prey_last",
    "monsters",
    "spite",
    "special",
    "wait",
    "dead",
)
_SPITE: Final = ("curse", "enhancer", "wandering")  # what is kept for others
_WEIGHTS: Final[list[float]] = weights_of("koldun.games.munchkin", FEATURES)


def values(t: Dungeon) -> list[float]:
    if t.winners:
        return shares_of(t.winners, t.seats)
    return shares([weighed(_WEIGHTS, features(t, seat)) for seat in range(t.seats)])


def features(t: Dungeon, seat: int) -> list[float]:
    """Levels, the more the later; what a munchkin would bring into a fight; what the hand is good for.

    A monster in hand that is weaker than its owner is a level to come (looking for trouble), on
    level 9 the win; a stronger one can only be thrown at others.
    """
    level = t.level[seat]
    if t.dead[seat]:
        return [level / 10.0, level * level / 100.0] + [0.0] * (len(FEATURES) - 3) + [1.0]
    total = strength(t, seat)
    force = total - level
    nine = 1.0 if level == GOAL - 1 else 0.0
    gear = gold = shots = boost = ups = prey = monsters = spite = special = 0
    items = [t.item(card) for card in t.items(seat)]
    for card in t.hands[seat].cards:
        face = t.face(card)
        kind = face.kind
        if isinstance(face, Monster):
            if face.level < total:
                prey += 1
            else:
                monsters += 1
        elif kind == "level-up":
            ups += 1
        elif kind == "special":
            special += 1
        elif kind in _SPITE:
            spite += 1
        elif isinstance(face, Item):
            gear += face.bonus
            items.append(face)
    for item in items:
        gold += item.price
        if item.kind == "one-shot":
            shots += 1
            boost += item.boost
    return [
        level / 10.0,
        level * level / 100.0,
        nine,
        force / 10.0,
        gear / 10.0,
        gold / GOLD,
        1.0 if t.armies(seat) else 0.0,
        shots / 10.0,
        boost / 10.0,
        float(ups),
        float(prey),
        nine if prey else 0.0,
        float(monsters),
        float(spite),
        float(special),
        (seat - t.active) % t.seats / t.seats,
        0.0,
    ]


def quiet(t: Dungeon) -> bool:
    """Between turns nobody fights and all that was won has been shared out."""
    return t.phase == "start" and t.opening
