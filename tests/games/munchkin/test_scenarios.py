"""Rule tests written as scenario files."""

from pathlib import Path

import pytest
from support import assert_scenario_holds, scenario_files


@pytest.mark.parametrize("path", scenario_files(Path(__file__).parent / "scenarios"))
def test_scenario(path: Path) -> None:
    assert_scenario_holds(path)
