"""What `ref` thinks of this game: hints, values and weights as they were in November 2026. Frozen."""

from typing import Final

from koldun.games.krendel.state import Tournament
from koldun.kernel.estimates import Judge, shares, weighed

_WEIGHTS: Final[list[float]] = [
    0.5,  # trophies
    0.0,  # near_cup
    -0.15,  # wounds
    -0.15,  # near_out
    0.25,  # spell
    0.0,  # hand
]


def features(t: Tournament, seat: int) -> list[float]:
    """Trophies and wounds, the more the nearer the limit; the spell to come; creatures at hand."""
    won = float(t.trophies[seat])
    hurt = float(t.wounds[seat])
    pile = t.piles[seat].cards
    spell = 0.0
    if pile:  # the spell that will work next round
        spell = t.creature(pile[-1]).spell_value / 100.0
    points = 0
    for card in t.hands[seat].cards:
        creature = t.creature(card)
        points += creature.attack + creature.defence
    return [won, won * won / 10.0, hurt, hurt * hurt / 10.0, spell, points / 10.0]


def values(t: Tournament) -> list[float]:
    return shares([weighed(_WEIGHTS, features(t, seat)) for seat in range(t.seats)])


class Frozen(Judge):
    def values(self, state: Tournament) -> list[float]:
        return values(state)


JUDGE: Final = Frozen(10)
