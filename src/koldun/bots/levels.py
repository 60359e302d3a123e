"""Bots by name."""

from koldun.bots.greedy import GreedyBot
from koldun.bots.mind import Bot, RandomBot
from koldun.kernel.errors import WrongTable

LEVELS: dict[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot()}


def bot_named(name: str) -> Bot:
    if name not in LEVELS:
        raise WrongTable(f"there is no bot {name!r}; there are {', '.join(LEVELS)}")
    return LEVELS[name]


def bots_for(names: str, players: int) -> list[str]:
    """One bot for each seat: `greedy,random` is repeated around the table."""
    listed = [name.strip() for name in names.split(",")]
    for name in listed:
        bot_named(name)
    if len(listed) > players:
        raise WrongTable(f"{len(listed)} bots are named for {players} seats")
    return [listed[seat % len(listed)] for seat in range(players)]
