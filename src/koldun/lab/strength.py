"""The bars of strength: every game's bots against each other, until each answer is clear.

    python -m koldun.lab.strength --state folder [GAME ...] [--jobs 2] [--most 400]

Each line is one contest of the arena with its bar and stops as soon as the first bot is clearly over
or under it. With a folder for states a run that was broken off goes on. Budgets are processor time, so that a
busy machine does not weaken who thinks.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from koldun.content.registry import game_named, games
from koldun.kernel.game import AnyGame
from koldun.lab.arena import Outcome, contest_for, play_contest
from koldun.lab.command import add_ways, progress, run, way_of
from koldun.lab.hands import Way
from koldun.lab.processes import HERE


class Bar(msgspec.Struct, frozen=True):
    """What the first bot must win among the others at the smallest table of a game."""

    first: str
    others: str
    two: float  # win rate to pass in a match of two
    more: float  # times the fair share with more players


BARS = (
    Bar("greedy", "random", 0.85, 1.8),
    Bar("search:cpu100ms", "greedy", 0.65, 1.5),
    Bar("search:cpu400ms", "search:cpu100ms", 0.5, 1.0),
    Bar("mage:cpu250ms", "apprentice", 0.5, 1.0),
    Bar("archmage:cpu1s", "mage:cpu250ms", 0.5, 1.0),
)


class Passed(msgspec.Struct, frozen=True):
    game: str
    players: int
    first: str
    others: str
    bar: float
    matches: int
    rate: float
    low: float
    high: float
    verdict: str  # over, under, or nothing when the matches did not tell
    ms: float
    slowest_ms: float


def rate_of(bar: Bar, players: int) -> float:
    return bar.two if players == 2 else bar.more / players


def measure(
    game: AnyGame,
    bar: Bar,
    most: int,
    seed: str,
    way: Way = HERE,
    folder: Path | None = None,
    tell: Callable[[int], None] | None = None,
) -> Passed:
    players = game.least
    bots = ",".join([bar.first] + [bar.others] * (players - 1))
    contest = contest_for(game.id, players, most, bots, seed)
    rate = rate_of(bar, players)
    state = None
    if folder is not None:
        name = f"{game.id} {bar.first} {bar.others}".replace(":", "-").replace(" ", "_")
        state = folder / f"{name}.jsonl"
    outcome: Outcome = play_contest(contest, way, state, rate, tell)
    found = outcome.of(bar.first)
    return Passed(
        game.id,
        players,
        bar.first,
        bar.others,
        round(rate, 4),
        outcome.games,
        found.rate,
        found.low,
        found.high,
        outcome.stopped,
        found.ms,
        found.slowest_ms,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--most", type=int, default=400, help="matches of a contest")
    parser.add_argument("--seed", default="bars")
    add_ways(parser)
    parser.add_argument("--state", type=Path, help="a folder")
    parser.add_argument("--only", help="only contests of this first bot")
    args = parser.parse_args()
    if args.state is not None:
        args.state.mkdir(parents=True, exist_ok=True)
    chosen = [game_named(id) for id in args.games] or [game for _, game in sorted(games().items())]
    with way_of(args) as way:
        for game in chosen:
            for bar in BARS:
                if args.only in (None, bar.first):
                    what = f"{game.id}: {bar.first} against {bar.others}"
                    with progress(what, args.most) as tell:
                        found = measure(game, bar, args.most, args.seed, way, args.state, tell)
                    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
                    sys.stdout.flush()


if __name__ == "__main__":
    run(main)
