"""The command line. `koldun --help` is worth reading."""

import sys

from rich.console import Console

from koldun.cli.parser import build_parser
from koldun.kernel.errors import KoldunError


def main(arguments: list[str] | None = None) -> int:
    """Run a command. Whatever a person got wrong ends in one line and exit code 2."""
    args = build_parser().parse_args(arguments)
    try:
        code: int = args.run(args)
        return code
    except KoldunError as error:
        Console(stderr=True, highlight=False, emoji=False, soft_wrap=True).print(
            f"koldun: {error}", markup=False
        )
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130
