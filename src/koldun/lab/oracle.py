"""The oracle: the search with all hands open. It shows what hidden cards and luck leave to win.

    python -m koldun.lab.oracle krendel --games 40 --iterations 300 --against greedy

It cheats, so it is no level and cannot be named anywhere. What it wins more than the honest search
with the same budget against the same opponent is the price of not knowing; what it does not win is
luck. Draw piles stay hidden from it, and secret answers too.
"""

import argparse

import msgspec

from koldun.bots.budget import Budget
from koldun.bots.levels import bot_named
from koldun.bots.mind import Bot, Mind
from koldun.bots.thinker import SearchBot
from koldun.content.registry import game_named, table_for
from koldun.kernel.cards import NOBODY
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, derive, seed_of
from koldun.lab.arena import play_match
from koldun.lab.intervals import paired


def open_world(match: Match, seat: int, seed: bytes) -> Match:
    """The truth with only draw piles and chance to come made new."""
    world = match.truth(seat)
    state = world.state
    rng = Rng(derive(seed, "deal"))
    piles = [zone for zone in state.zones() if zone.kind.sight == NOBODY]
    state.cards.redeal(piles, seat, rng)
    state.rng = Rng(derive(seed, "chance"))
    return world


class Oracle:
    """Looks into all hands. Only for measuring, and only in a match it was given by hand."""

    def __init__(self, budget: Budget, match: Match) -> None:
        self._search = SearchBot(budget)
        self._match = match

    def choose(self, mind: Mind, chance: Rng) -> int:
        match, seat = self._match, mind.seat
        mind.imagine = lambda seed: open_world(match, seat, seed)
        return self._search.choose(mind, chance)


class Measured(msgspec.Struct, frozen=True):
    games: int
    wins: float
    rate: float
    low: float
    high: float


def measure(
    game: str, players: int, games: int, budget: Budget, against: str, seed: str
) -> Measured:
    """The oracle in one seat, rotated, and the same opponent in all others."""
    kind = game_named(game)
    deals = [0.0] * -(-games // players)
    for number in range(len(deals) * players):
        deal = derive(seed_of(seed), f"arena {game} {number // players}")
        match = Match.start(kind, table_for(kind, players, kind.unattended), deal, log=False)
        oracle = Oracle(budget, match)
        own = number % players
        bots: list[Bot] = [oracle if s == own else bot_named(against) for s in range(players)]
        deals[number // players] += play_match(match, bots, number).shares()[own] / players
    found = paired(deals, players)
    matches = len(deals) * players
    return Measured(matches, found.rate * matches, found.rate, found.low, found.high)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    found = measure(
        args.game,
        args.players,
        args.games,
        Budget(iterations=args.iterations),
        args.against,
        args.seed,
    )
    print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    main()
