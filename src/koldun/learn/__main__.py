"""`python -m koldun.learn GAME ...`: the same as `koldun learn`, for machines without the terminal's needs."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from koldun.lab.command import add_ray, ended, on_ray


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", default="2")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--run", required=True)
    parser.add_argument("--jobs", type=int)
    add_ray(parser)
    parser.add_argument("--start", metavar="FILE", help="a network to begin a new run from")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    args = parser.parse_args()
    from koldun.content.registry import game_named
    from koldun.learn.run import learn
    from koldun.learn.settings import settings_for

    settings = settings_for(args.players, args.set)
    start = Path(args.start) if args.start else None
    way = on_ray(args)
    minutes, folder = 60 * args.minutes, Path(args.run)
    learn(game_named(args.game), settings, minutes, folder, args.jobs or 0, _tell, start, way)
    return 0


def _tell(row: dict[str, Any]) -> None:
    print(json.dumps(row), flush=True)


if __name__ == "__main__":
    sys.exit(ended(main))
