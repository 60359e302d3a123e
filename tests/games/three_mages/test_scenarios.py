"""Rule tests written as scenario files."""

from pathlib import Path

import pytest
from games.three_mages.scene import scene
from support import assert_scenario_holds, scenario_files

from koldun.kernel.errors import BadFile


@pytest.mark.parametrize("path", scenario_files(Path(__file__).parent / "scenarios"))
def test_scenario(path: Path) -> None:
    assert_scenario_holds(path)


def test_a_card_on_a_road_is_in_no_hand() -> None:
    with pytest.raises(BadFile, match=r"table\.Fire\.hand: there is no \(other\) card 'mag-m01'"):
        scene(roads={"FI-4": "fire m01"}, hand={"Fire": "m01"})
