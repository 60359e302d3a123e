"""The bars are put at the smallest table of each game, and a run goes on where it stopped."""

from pathlib import Path

import pytest

from koldun.content.registry import games
from koldun.lab.processes import HERE
from koldun.lab.strength import BARS, Bar, measure, rate_of


def test_a_bar_is_a_rate_or_a_multiple_of_the_fair_share() -> None:
    assert rate_of(BARS[0], 2) == 0.85
    assert rate_of(BARS[0], 3) == pytest.approx(0.6)


def test_a_bar_is_measured_and_its_state_kept(tmp_path: Path) -> None:
    bar = Bar("search:2", "random", 0.5, 1.5)
    found = measure(games()["krendel"], bar, 4, "bars", HERE, tmp_path)
    assert (found.game, found.players, found.matches) == ("krendel", 2, 4)
    assert found.low <= found.rate <= found.high
    assert len(list(tmp_path.iterdir())) == 1
    assert measure(games()["krendel"], bar, 4, "bars", HERE, tmp_path) == found
