"""Setting a scene in a line or two."""

from pathlib import Path

import pytest

from koldun.testing.scenarios import Scenario


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
