"""`koldun learn`: self-play until the time is up; it goes on where its folder stops."""

import argparse
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from koldun.cli.common import out
from koldun.content.registry import game_named, table_for
from koldun.kernel.errors import KoldunError
from koldun.lab.command import on_ray


def learn(args: argparse.Namespace) -> int:
    if find_spec("numpy") is None or find_spec("torch") is None:
        raise KoldunError("learning needs numpy and torch: install koldun[learn]")
    from koldun.learn.run import learn as train
    from koldun.learn.settings import settings_for

    if args.minutes <= 0:
        raise KoldunError(f"--minutes {args.minutes}: some time is needed")
    jobs = 0 if args.jobs is None else args.jobs
    if jobs < (args.ray is not None and args.jobs is not None):
        raise KoldunError(f"--jobs {jobs}: cannot be so few")
    game = game_named(args.game)
    settings = settings_for(args.players or str(game.least), args.set)
    for players in settings.players:
        table_for(game, players)
    folder = Path(args.folder)
    start = Path(args.start) if args.start else None
    way = on_ray(args)
    progress = train(game, settings, 60 * args.minutes, folder, jobs, _tell, start, way)
    out.print(
        f"{progress.decisions:,} decisions of {progress.matches:,} matches, "
        f"{progress.faults} faults; network, log and page are in {folder}",
        markup=False,
    )
    return 0


def _tell(row: dict[str, Any]) -> None:
    if "strength" in row:
        found = row["strength"]
        line = (
            f"  {found['players']} players: {100 * found['rate']:.1f} % against greedy:2 "
            f"({100 * found['low']:.0f} to {100 * found['high']:.0f})"
        )
    else:
        line = (
            f"{row['seconds']:7.0f} s  {row['decisions'] / 1e6:7.2f} M decisions, "
            f"{row['pace']:,} a second, open {row['entropy']:.2f}, value loss {row['value_loss']:.3f}"
        )
    out.print(line, markup=False, highlight=False)
