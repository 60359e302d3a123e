"""How strong a bot is: deals in pairs, every seat once, and intervals from the differences.

python -m koldun.learn.measure krendel --players 2 --bots net:0.5,greedy --deals 500 --jobs 16
"""

import argparse
import json
import math
import multiprocessing
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from koldun.bots.levels import bot_named
from koldun.bots.mind import Bot, Mind
from koldun.bots.net import Learned, NetBot, load, save
from koldun.bots.playing import play_out
from koldun.content.registry import game_named, table_for
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, derive, seed_of
from koldun.lab.rating import Z95
from koldun.learn.threads import one_thread


class Strength(msgspec.Struct, frozen=True):
    """The share of wins of one seat against others at its table, with a 95 % interval."""

    players: int
    deals: int
    rate: float
    low: float
    high: float
    # processor time a decision, of the seat and of the others
    ms: float = 0.0
    others_ms: float = 0.0
    slowest_ms: float = 0.0


class Deal(msgspec.Struct, frozen=True):
    """One deal in all rotations: the first bot's mean share of the win, and what all this took."""

    won: float
    decisions: int
    seconds: float
    slowest: float
    others: int
    others_seconds: float


def strength_of(players: int, deals: list[Deal]) -> Strength:
    """Luck of seat and cards is out of a deal's mean, so the interval is that of the means."""
    n = len(deals)
    mean = sum(deal.won for deal in deals) / max(1, n)
    half = 1.0
    if n > 1:
        spread = math.sqrt(sum((deal.won - mean) ** 2 for deal in deals) / (n - 1))
        half = Z95 * spread / math.sqrt(n)
    made, others = sum(d.decisions for d in deals), sum(d.others for d in deals)
    return Strength(
        players,
        n,
        round(mean, 4),
        round(max(0.0, mean - half), 4),
        round(min(1.0, mean + half), 4),
        round(1000 * sum(d.seconds for d in deals) / max(1, made), 3),
        round(1000 * sum(d.others_seconds for d in deals) / max(1, others), 3),
        round(1000 * max((d.slowest for d in deals), default=0.0), 1),
    )


class Timed:
    """A bot and the processor time it takes."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def choose(self, mind: Mind, chance: Rng) -> int:
        started = time.thread_time()
        index = self.bot.choose(mind, chance)
        took = time.thread_time() - started
        self.decisions += 1
        self.seconds += took
        self.slowest = max(self.slowest, took)
        return index


def play_deal(game: AnyGame, bots: list[Bot], seed: str, deal: int) -> Deal:
    """The first bot sits in every seat once. Luck belongs to the seat, so equals win equally."""
    setup = table_for(game, len(bots))
    cards = derive(seed_of(seed), f"deal {deal}")
    first, *others = [Timed(bot) for bot in bots]
    won = 0.0
    for seat in range(len(bots)):
        match = Match.start(game, setup, cards, log=False)
        line = others[len(others) - seat :] + [first] + others[: len(others) - seat]
        play_out(match, dict(enumerate(line)), derive(cards, "luck"))
        assert match.result is not None
        won += match.result.shares()[seat]
    return Deal(
        won / len(bots),
        first.decisions,
        first.seconds,
        first.slowest,
        sum(other.decisions for other in others),
        sum(other.seconds for other in others),
    )


def against(
    game: AnyGame, learned: Learned, players: int, deals: int, other: str = "greedy:2"
) -> Strength:
    """The policy in one seat, others in all the rest."""
    line: list[Bot] = [NetBot(0.5, learned=learned)]
    line += [bot_named(other) for _ in range(players - 1)]
    return strength_of(players, [play_deal(game, line, "measure", n) for n in range(deals)])


class Contest(msgspec.Struct, frozen=True):
    """The first bot against the second, which has all other seats."""

    game: str
    players: int
    bots: list[str]
    deals: int
    seed: str = "contest"


def contest(what: Contest, jobs: int, seconds: float = 0.0) -> Strength:
    """Deals in order, until all are played or the time is up: no short match goes first."""
    started = time.monotonic()
    deals: list[Deal] = []
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        for deal in pool.imap(_one, [(what, number) for number in range(what.deals)]):
            deals.append(deal)
            if 0.0 < seconds < time.monotonic() - started:
                break
    return strength_of(what.players, deals)


def _one(job: tuple[Contest, int]) -> Deal:
    what, number = job
    first, second = what.bots
    bots = [bot_named(first), *[bot_named(second) for _ in range(what.players - 1)]]
    return play_deal(game_named(what.game), bots, what.seed, number)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", required=True, help="two: one seat, and all the others")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="contest")
    parser.add_argument("--seconds", type=float, default=0.0, help="end after so long")
    parser.add_argument("--pedigree", metavar="FILE", help="a network to write the outcome into")
    args = parser.parse_args()
    what = Contest(args.game, args.players, args.bots.split(","), args.deals, args.seed)
    found = contest(what, args.jobs, args.seconds)
    row = {"bots": args.bots, "seed": args.seed, **msgspec.to_builtins(found)}
    print(json.dumps(row), flush=True)
    if args.pedigree:
        add_to_pedigree(Path(args.pedigree), row)
    return 0


def add_to_pedigree(path: Path, row: dict[str, Any]) -> None:
    """A network that is shipped says what it has won."""
    net = load(path.read_bytes(), str(path))
    net.about.setdefault("contests", []).append(row)
    save(net, path)


if __name__ == "__main__":
    one_thread()
    sys.exit(main())
