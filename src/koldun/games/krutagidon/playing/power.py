"""Power: what cards are bought with."""

from koldun.games.krutagidon.state import Brawl


def make_power(t: Brawl, seat: int, number: int, rule: str) -> None:
    t.turn.add_power(number)
    t.say("power", rule, seat=seat, number=number)
