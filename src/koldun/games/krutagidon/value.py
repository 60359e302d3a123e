"""How a brawl stands."""

from typing import Final

from koldun.content.weights import weights_of
from koldun.games.krutagidon.state import MOST_LIFE, Brawl
from koldun.kernel.estimates import shares, weighed

FEATURES: Final = (
    "points",
    "points_late",
    "cost",
    "cost_early",
    "power_early",
    "size",
    "legends",
    "life",
    "prize",
    "tokens",
    "held",
)
_WEIGHTS: Final[list[float]] = weights_of("koldun.games.krutagidon", FEATURES)


def values(t: Brawl) -> list[float]:
    return shares([weighed(_WEIGHTS, features(t, seat)) for seat in range(t.seats)])


def features(t: Brawl, seat: int) -> list[float]:
    """Points, which count the more the later; the quality of the deck, which counts early; life."""
    n = 0
    cost = 0
    power = 0
    points = 0
    eggs = 0
    legends = 0
    tokens = len(t.tokens[seat].cards)
    for card in t.owned(seat):
        face = t.face(card)
        n += 1
        cost += face.cost
        power += face.power
        if face.type == "legend":
            legends += 1
        if face.star == "eggs":
            eggs += 1
        elif face.star == "bone":
            points += tokens
        else:
            points += face.vp
    if eggs == 2:
        points += 10
    for token in t.tokens[seat].cards:
        points += t.face(token).vp
    left = len(t.legends.cards) + len(t.legend.cards)
    late = 1.0 - min(1.0, left / (11.0 - t.seats))  # KRU-SETUP-13
    mean = cost / n if n else 0.0
    strong = power / n if n else 0.0
    held = 0
    for card in t.hands[seat].cards:
        held += t.face(card).cost
    return [
        points / 10.0,
        late * points / 10.0,
        mean,
        (1.0 - late) * mean,
        (1.0 - late) * strong,
        n / 10.0,
        float(legends),
        t.life[seat] / MOST_LIFE,
        1.0 if t.prize == seat else 0.0,
        float(tokens),
        held / 10.0,
    ]


def quiet(t: Brawl) -> bool:
    """At the start of a turn no Power lies about unspent."""
    return t.phase == "action" and not t.turn.played and t.turn.spent == 0
