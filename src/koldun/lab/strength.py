"""The bars of strength: every game's bots against each other, until each answer is clear.

    python -m koldun.lab.strength --state folder [GAME ...] [--jobs 2] [--most 400] [--players 4] [--whole]

Each line is one contest of the arena with its bar and stops as soon as the first bot is clearly over
or under it, or with `--whole` when all matches are played. With a folder for states a run that was broken off goes on, also one that
`--seconds` ended (for each contest). Budgets are processor time, so that a busy machine does not weaken who thinks. A level stands for
whatever plays it: a network where the game has one.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from koldun.bots.levels import LEARNED, levels_of
from koldun.content.registry import game_named, games
from koldun.kernel.game import AnyGame
from koldun.lab.arena import contest_for, play_contest
from koldun.lab.command import add_ways, err, progress, run, way_of
from koldun.lab.hands import Way
from koldun.lab.processes import HERE


class Bar(msgspec.Struct, frozen=True):
    """What the first bot must win among the others."""

    first: str
    others: str
    two: float  # win rate to pass in a match of two
    more: float  # times the fair share with more players


BARS = (
    Bar("greedy", "random", 0.85, 1.8),
    Bar("search:cpu100ms", "greedy", 0.65, 1.5),
    Bar("search:cpu400ms", "search:cpu100ms", 0.5, 1.0),
    Bar("net:0.5", "greedy", 0.6, 1.35),
    Bar("archmage:cpu100ms", "ref:cpu100ms", 0.55, 1.35),
    Bar("archmage:cpu400ms", "archmage:cpu100ms", 0.55, 1.1),
    Bar("mage:cpu250ms", "apprentice", 0.6, 1.2),
    Bar("archmage:cpu1s", "mage:cpu250ms", 0.6, 1.2),
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
    players: int = 0,
    seconds: float = 0.0,
    stops: bool = True,
) -> Passed:
    """One bar at a table of so many, or the smallest; whoever does not stop at the bar plays all matches."""
    players = players or game.least
    bots = ",".join([bar.first] + [bar.others] * (players - 1))
    contest = contest_for(game.id, players, most, bots, seed)
    rate = rate_of(bar, players)
    state = None
    if folder is not None:
        table = "" if players == game.least else f" {players}"
        name = f"{game.id} {bar.first} {bar.others}{table}".replace(":", "-").replace(" ", "_")
        state = folder / f"{name}.jsonl"
    outcome = play_contest(contest, way, state, rate if stops else None, tell, seconds)
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
    parser.add_argument("--players", type=int, default=0, help="default: as few as may play")
    parser.add_argument("--seconds", type=float, default=0.0, help="end each contest after so long")
    parser.add_argument("--whole", action="store_true", help="do not stop at the bar")
    args = parser.parse_args()
    if args.state is not None:
        args.state.mkdir(parents=True, exist_ok=True)
    chosen = [game_named(id) for id in args.games] or [game for _, game in sorted(games().items())]
    with way_of(args) as way:
        for game in chosen:
            for bar in BARS:
                if args.only in (None, bar.first) and can_play(game, bar):
                    what = f"{game.id}: {bar.first} against {bar.others}"
                    with progress(what, args.most) as tell:
                        found = measure(
                            game,
                            bar,
                            args.most,
                            args.seed,
                            way,
                            args.state,
                            tell,
                            args.players,
                            args.seconds,
                            not args.whole,
                        )
                    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
                    sys.stdout.flush()


def can_play(game: AnyGame, bar: Bar) -> bool:
    """A policy needs a network; levels are played by something else where there is none."""
    if bar.first.partition(":")[0] not in LEARNED or levels_of(game, game.least) is not None:
        return True
    err.print(f"{game.id} has no network: {bar.first} is left out")
    return False


if __name__ == "__main__":
    run(main)
