"""The bars are put at the smallest table of each game, and a run goes on where it stopped."""

from pathlib import Path

import pytest
from learn.toy import GuessGame

from koldun.content.registry import games
from koldun.lab.processes import HERE
from koldun.lab.strength import BARS, Bar, can_play, measure, rate_of


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


def test_a_contest_may_be_played_whole_at_a_larger_table(tmp_path: Path) -> None:
    bar = Bar("random", "greedy:1", 0.9, 2.9)
    krendel = games()["krendel"]
    found = measure(krendel, bar, 60, "bars", HERE, tmp_path, players=3, stops=False)
    assert (found.players, found.matches, found.verdict) == (3, 60, "")
    assert found.bar == pytest.approx(2.9 / 3, abs=1e-3)
    assert measure(krendel, bar, 60, "bars", HERE, tmp_path, players=3).verdict == "under"
    assert [file.name for file in tmp_path.iterdir()] == ["krendel_random_greedy-1_3.jsonl"]


def test_a_policy_is_asked_for_only_where_there_is_a_network() -> None:
    policy = next(bar for bar in BARS if bar.first == "net:0.5")
    level = next(bar for bar in BARS if bar.first.startswith("archmage"))
    assert can_play(games()["krendel"], policy)
    assert not can_play(GuessGame(), policy)
    assert can_play(GuessGame(), level)
