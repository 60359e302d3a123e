"""The bench of the faces measures, and says whether what is promised is held."""

from typing import Any

import pytest

from koldun.bench import envs
from koldun.bench.envs import held, pace, summary, table


def test_rates_of_a_game() -> None:
    works = {
        "pettingzoo": envs.through_pettingzoo("krendel", 2),
        "batch": envs.in_a_batch("krendel", 2, True),
        "batch_blind": envs.in_a_batch("krendel", 2, False),
        "engine": envs.of_the_engine("krendel", 2),
    }
    assert all(pace(work, 0.02) > 100 for work in works.values())


def test_ratios_are_those_of_one_turn() -> None:
    """A turn on a busy machine is slow for all: it changes no ratio."""
    quiet = {"chess": 1000.0, "gin_rummy": 8000.0, "pettingzoo": 30_000.0}
    quiet |= {"batch": 40_000.0, "batch_blind": 60_000.0, "engine": 100_000.0}
    busy = {name: rate / 5 for name, rate in quiet.items()}
    one = summary([quiet, busy, busy])
    assert one["times_chess"] == pytest.approx(30.0)
    assert one["blind_of_engine"] == pytest.approx(0.6)
    assert one["chess"] == 200.0


def test_the_report_says_whether_it_is_fast_enough() -> None:
    game = {"players": 2, "pettingzoo": 40_000.0, "times_chess": 40.0, "times_gin": 2.0}
    game |= {"batch": 60_000.0, "batch_blind": 90_000.0, "engine": 120_000.0}
    game |= {"batch_of_engine": 0.5, "blind_of_engine": 0.75}
    report: dict[str, Any] = {
        "compiled": True,
        "chess": 1000.0,
        "gin_rummy": 20_000.0,
        "games": {"krendel": game},
    }
    assert held(report)
    assert "| krendel, 2 players | 40,000 | 40.0 | 2.0 | 60,000 |" in table(report)
    game["times_chess"] = 19.0
    assert not held(report)
    game["times_chess"] = 21.0
    game["blind_of_engine"] = 0.49
    assert not held(report)
