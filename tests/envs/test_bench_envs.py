"""The bench of the faces measures, and says whether what is promised is held."""

from typing import Any

from koldun.bench.envs import held, rates, table


def test_rates_of_a_game() -> None:
    found = rates("krendel", 2, 0.02)
    assert set(found) == {"pettingzoo", "batch", "batch_blind", "engine"}
    assert all(rate > 100 for rate in found.values())


def test_the_report_says_whether_it_is_fast_enough() -> None:
    game = {"players": 2, "pettingzoo": 40_000.0, "times_chess": 40.0, "times_gin": 2.0}
    game |= {"batch": 60_000.0, "batch_blind": 90_000.0, "engine": 120_000.0}
    game |= {"batch_of_engine": 0.5, "blind_of_engine": 0.75}
    report: dict[str, Any] = {
        "compiled": True,
        "peers": {"chess": 1000.0, "gin rummy": 20_000.0},
        "games": {"krendel": game},
    }
    assert held(report)
    assert "| krendel, 2 players | 40,000 | 40.0 | 2.0 | 60,000 |" in table(report)
    game["times_chess"] = 19.0
    assert not held(report)
