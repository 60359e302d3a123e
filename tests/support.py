"""Setting a scene in a line or two."""

import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from koldun.testing.scenarios import Scenario


def as_in_a_terminal(command: list[str]) -> "subprocess.Popen[str]":
    """A group of processes of its own that hears Ctrl-C, also where these tests run behind a shell's `&`."""

    def hear() -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)

    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear,
    )


def scenario_files(folder: Path) -> list[object]:
    """The scenario files of a folder as test parameters, each marked with its rules."""
    return [
        pytest.param(path, id=path.stem, marks=pytest.mark.rule(*Scenario.read(path).rules))
        for path in sorted(folder.glob("*.toml"))
    ]


def assert_scenario_holds(path: Path) -> None:
    report = Scenario.read(path).run()
    assert report.steps, f"{path}: a scenario without steps proves nothing"
    assert report.held(), "\n".join(f"{f.place}: {f.message}" for f in report.failures)


NEW_CARD = """
[[card]]
id = "new-1"
kind = "creature"
name = { ru = "Новый", en = "New" }
attack = 3
defence = 3
rules = ["KRE-CARD-01"]
[card.spell]
name = { ru = "Чары", en = "Charm" }
do = { self = { attack = 1 }, thorns = 2 }
"""
"""A card pack with one creature for Krendel's Tournament."""


def without_times(value: Any) -> Any:
    """A result as JSON, less what a clock says."""
    if isinstance(value, dict):
        clock = ("seconds", "ms", "slowest_ms")
        return {key: without_times(item) for key, item in value.items() if key not in clock}
    if isinstance(value, list):
        return [without_times(item) for item in value]
    return value
