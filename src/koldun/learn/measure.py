"""How strong a policy is: deals in pairs, every seat once, and intervals from the differences."""

import math

import msgspec

from koldun.bots.levels import bot_named
from koldun.bots.mind import Bot
from koldun.bots.net import Learned, NetBot
from koldun.content.registry import table_for
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.randomness import derive, seed_of
from koldun.lab.arena import play_match
from koldun.lab.rating import Z95


class Strength(msgspec.Struct, frozen=True):
    """The share of wins of one seat against others at its table, with a 95 % interval."""

    players: int
    deals: int
    rate: float
    low: float
    high: float


def from_deals(players: int, deals: list[float]) -> Strength:
    """`deals` holds the mean over all rotations of each deal: luck of seat and cards is out of it."""
    n = len(deals)
    mean = sum(deals) / n if n else 0.0
    if n < 2:
        return Strength(players, n, mean, 0.0, 1.0)
    spread = math.sqrt(sum((deal - mean) ** 2 for deal in deals) / (n - 1))
    half = Z95 * spread / math.sqrt(n)
    return Strength(players, n, mean, max(0.0, mean - half), min(1.0, mean + half))


def play_deal(game: AnyGame, players: int, bots: list[Bot], seed: str, deal: int) -> float:
    """The first bot's mean share of the win over all rotations of one deal."""
    setup = table_for(game, players)
    won = 0.0
    for shift in range(players):
        match = Match.start(game, setup, derive(seed_of(seed), f"deal {deal}"), log=False)
        line = bots[-shift:] + bots[:-shift] if shift else bots
        bout = play_match(match, line, deal * players + shift)
        won += 1.0 / len(bout.winners) if shift in bout.winners else 0.0
    return won / players


def against(
    game: AnyGame, learned: Learned, players: int, deals: int, other: str = "greedy:2"
) -> Strength:
    """The policy in one seat, others in all the rest."""
    line: list[Bot] = [NetBot(0.5, learned=learned)]
    line += [bot_named(other) for _ in range(players - 1)]
    found = [play_deal(game, players, line, "measure", deal) for deal in range(deals)]
    return from_deals(players, found)
