"""The command line. `koldun --help` is worth reading."""

from koldun.cli.parser import build_parser
from koldun.lab.command import ended


def main(arguments: list[str] | None = None) -> int:
    """Run a command. Whatever a person got wrong ends in one line and exit code 2."""
    args = build_parser().parse_args(arguments)
    return ended(lambda: int(args.run(args)))
