"""How a tournament stands, for whoever has to think."""

from typing import Final

from koldun.content.weights import weights_of
from koldun.games.krendel.state import Tournament
from koldun.kernel.estimates import shares, weighed

FEATURES: Final = ("trophies", "near_cup", "wounds", "near_out", "spell", "hand")
_WEIGHTS: Final[list[float]] = weights_of("koldun.games.krendel", FEATURES)


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
