"""Setting a scene in a line or two."""

from pathlib import Path

import pytest

from koldun.kernel.scenarios import Scenario


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
