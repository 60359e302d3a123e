"""How true a curve of chances is: the Brier score of the network beside that of the evaluation.

python -m koldun.lab.calibration krendel --players 2 --games 60 --bots net:1

Plays matches nobody has learned from and reads both at every choice. The score is the mean square of
what a seat was given less what it had in the end: 0 is perfect, saying always the fair share is the
third figure. Within a match readings hang together, so the interval is that of matches.
"""

import argparse

import msgspec

from koldun.bots.learned.standing import standing
from koldun.bots.levels import bot_named, bots_for
from koldun.bots.mind import Bot, Mind
from koldun.bots.playing import play_out
from koldun.content.registry import game_named, table_for
from koldun.kernel.errors import WrongTable
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, derive, seed_of
from koldun.lab.command import add_ways, run, way_of
from koldun.lab.hands import Way
from koldun.lab.intervals import Z95, standard_error
from koldun.lab.many import Each, in_order
from koldun.lab.processes import HERE
from koldun.lab.simulate import unattended


class Brier(msgspec.Struct, frozen=True):
    """Mean scores; `better` is the evaluation's less the network's, with its 95 % interval."""

    game: str
    players: int
    matches: int
    readings: int
    network: float
    evaluation: float
    fair: float
    better: float
    low: float
    high: float


class Reader:
    """Reads how everybody stands before each choice of a bot."""

    def __init__(self, match: Match, bot: Bot) -> None:
        self._match = match
        self._bot = bot
        self.network: list[list[float]] = []
        self.evaluation: list[list[float]] = []

    def choose(self, mind: Mind, chance: Rng) -> int:
        match = self._match
        self.network.append(standing(match))
        self.evaluation.append(match.game.values(match.state))
        return self._bot.choose(mind, chance)


def brier(given: list[list[float]], won: list[float]) -> float:
    squares = [sum((g - w) ** 2 for g, w in zip(row, won, strict=True)) / len(won) for row in given]
    return sum(squares) / len(squares)


class Scores(msgspec.Struct, frozen=True):
    """One match: how often was read, and the three scores; without a winner there is nothing to score."""

    readings: int
    network: float
    evaluation: float
    fair: float


class Reading(Each[Scores]):
    """Matches in which both curves are read at every choice."""

    def __init__(self, game: str, bots: list[str], seed: str) -> None:
        self.game = game
        self._bots = bots
        self._seed = seed

    def begin(self, number: int) -> Match:
        game, players = game_named(self.game), len(self._bots)
        deal = derive(seed_of(self._seed), f"calibration {game.id} {number}")
        setup = table_for(game, players, unattended(game, players, {}, number))
        return Match.start(game, setup, deal, log=False)

    def play(self, number: int, match: Match) -> Scores:
        readers = {seat: Reader(match, bot_named(name)) for seat, name in enumerate(self._bots)}
        play_out(match, dict(readers))
        assert match.result is not None
        won = match.result.shares()
        if not any(won):
            return Scores(0, 0.0, 0.0, 0.0)
        learned = [row for reader in readers.values() for row in reader.network]
        own = [row for reader in readers.values() for row in reader.evaluation]
        even = [[1 / len(won)] * len(won)]
        return Scores(len(learned), brier(learned, won), brier(own, won), brier(even, won))


def calibrate(
    game: AnyGame, players: int, games: int, bots: str, seed: str, way: Way = HERE
) -> Brier:
    scores = in_order(Reading(game.id, bots_for(bots, players), seed), games, way)
    rows = [(s.network, s.evaluation, s.fair) for s in scores if s.readings]
    readings = sum(s.readings for s in scores)
    n = len(rows)
    if not n:
        raise WrongTable(f"none of {games} matches had a winner: there is nothing to score")
    better = [evaluation - network for network, evaluation, _ in rows]
    mean = sum(better) / n
    half = Z95 * standard_error(better)
    network, evaluation, fair = (round(sum(row[k] for row in rows) / n, 4) for k in range(3))
    return Brier(
        game.id,
        players,
        n,
        readings,
        network,
        evaluation,
        fair,
        round(mean, 4),
        round(mean - half, 4),
        round(mean + half, 4),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bots", default="net:1")
    parser.add_argument("--seed", default="held out")
    add_ways(parser)
    args = parser.parse_args()
    game = game_named(args.game)
    with way_of(args) as way:
        found = calibrate(game, args.players, args.games, args.bots, args.seed, way)
    print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    run(main)
