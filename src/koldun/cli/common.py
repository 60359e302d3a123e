"""What the commands share: output and options."""

import argparse
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from koldun.kernel.errors import KoldunError

out = Console(highlight=False, emoji=False)


def print_json(value: object) -> None:
    """One JSON value on standard output, readable."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    out.print(text, markup=False, soft_wrap=True)


def options_of(args: argparse.Namespace) -> dict[str, Any]:
    """`--option name=value` as a table; values are read as the game's types say."""
    options: dict[str, Any] = {}
    for pair in args.option:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise KoldunError(f"--option {pair}: write NAME=VALUE")
        options[name] = {"true": True, "false": False}.get(value.lower(), value)
    return options


def packs_of(args: argparse.Namespace) -> list[tuple[str, str]]:
    return [(Path(file).name, read_text(file)) for file in args.pack]


def read_text(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise KoldunError(f"{file}: cannot be read: {error}") from error
