"""`koldun serve`, `koldun verify`, `koldun db`."""

import argparse
import asyncio
from pathlib import Path

from koldun.cli.common import out, print_json
from koldun.content.match_files import load


def serve(args: argparse.Namespace) -> int:
    """The server is imported only here: all other commands start without it."""
    from koldun.server.app.serve import run
    from koldun.server.app.settings import settings_from

    settings = settings_from(
        host=args.host,
        port=args.port,
        database_url=args.database,
        redis_url=args.redis,
        workers=args.workers,
    )
    run(settings, args.open)
    return 0


def upgrade(args: argparse.Namespace) -> int:
    from koldun.server.app.serve import upgrade_database
    from koldun.server.app.settings import settings_from

    asyncio.run(upgrade_database(settings_from(database_url=args.database)))
    out.print("the database is up to date")
    return 0


def verify(args: argparse.Namespace) -> int:
    """A file that plays differently is refused by the loader, with the place."""
    match, file = load(Path(args.file), log=False)
    if args.json:
        print_json(
            {
                "fair": True,
                "game": file.game,
                "commitment": file.commitment,
                "seed": file.seed,
                "choices": len(match.choices),
                "digest": file.digest,
                "over": match.result is not None,
            }
        )
        return 0
    out.print(f"{args.file}: fair", markup=False, soft_wrap=True)
    out.print(f"  the seed {file.seed}", soft_wrap=True)
    out.print(f"  has the published hash {file.commitment}", soft_wrap=True)
    out.print(f"  {len(match.choices)} choices lead to the recorded end, digest {file.digest}")
    return 0
