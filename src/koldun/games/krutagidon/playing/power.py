"""Power: what cards are bought with."""

from koldun.games.krutagidon.state import Brawl


def make_power(t: Brawl, seat: int, number: int) -> None:
    """By a sentence; of what is printed as a number the play itself tells."""
    before = t.turn.power()
    t.turn.add_power(number)
    if t.turn.power() != before:
        t.say("power", "KRU-TURN-13", seat=seat, number=t.turn.power())
