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
from koldun.bots.search.thinker import SearchBot
from koldun.content.registry import game_named, table_for
from koldun.kernel.cards import NOBODY
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, derive, seed_of
from koldun.lab.arena import play_match
from koldun.lab.command import add_ways, run, way_of
from koldun.lab.hands import Way
from koldun.lab.intervals import paired
from koldun.lab.many import Each, in_order
from koldun.lab.processes import HERE


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


class Seeing(Each[float]):
    """Number `n` is the deal `n // players` with the oracle in seat `n % players`: its share of the win."""

    def __init__(self, game: str, players: int, iterations: int, against: str, seed: str) -> None:
        self.game = game
        self._players = players
        self._iterations = iterations
        self._against = against
        self._seed = seed

    def begin(self, number: int) -> Match:
        kind, players = game_named(self.game), self._players
        deal = derive(seed_of(self._seed), f"arena {kind.id} {number // players}")
        return Match.start(kind, table_for(kind, players, kind.unattended), deal, log=False)

    def play(self, number: int, match: Match) -> float:
        own = number % self._players
        bots: list[Bot] = [bot_named(self._against) for _ in range(self._players)]
        bots[own] = Oracle(Budget(iterations=self._iterations), match)
        return play_match(match, bots, number).shares()[own]


def measure(
    game: str,
    players: int,
    games: int,
    iterations: int,
    against: str,
    seed: str,
    way: Way = HERE,
) -> Measured:
    """The oracle in one seat, rotated, and the same opponent in all others."""
    deals = [0.0] * -(-games // players)
    work = Seeing(game, players, iterations, against, seed)
    for number, share in enumerate(in_order(work, len(deals) * players, way)):
        deals[number // players] += share / players
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
    add_ways(parser)
    args = parser.parse_args()
    with way_of(args) as way:
        found = measure(
            args.game, args.players, args.games, args.iterations, args.against, args.seed, way
        )
    print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    run(main)
