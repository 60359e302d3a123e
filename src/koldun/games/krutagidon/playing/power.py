"""Power: what cards are bought with."""

from koldun.games.krutagidon.state import Brawl


def make_power(t: Brawl, number: int) -> None:
    """Said by nobody: everybody sees how much there is."""
    t.turn.add_power(number)
