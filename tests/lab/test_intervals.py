"""Intervals are right: as often as they promise, and however often one looks."""

import random

import pytest

from koldun.lab.intervals import anytime, paired, side, wilson


def deals(rng: random.Random, rate: float, count: int, split: float = 0.5) -> list[float]:
    """Deals of two matches each. Of `split` of them each side wins one, as the cards had it."""
    rest = (rate - split / 2) / (1 - split)
    return [0.5 if rng.random() < split else float(rng.random() < rest) for _ in range(count)]


def test_wilson_gives_the_textbook_interval() -> None:
    low, high = wilson(81, 263)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_pairs_that_bring_nothing_give_wilsons_interval() -> None:
    rng = random.Random(1)
    rows = [(float(rng.random() < 0.7) + float(rng.random() < 0.7)) / 2 for _ in range(2000)]
    found = paired(rows, 2)
    low, high = wilson(sum(rows) * 2, 4000)
    assert found.worth == pytest.approx(1.0, abs=0.1)
    assert found.low == pytest.approx(low, abs=2e-3)
    assert found.high == pytest.approx(high, abs=2e-3)


def test_pairs_that_share_their_luck_narrow_the_interval() -> None:
    rng = random.Random(2)
    found = paired(deals(rng, 0.55, 2000, split=0.8), 2)
    assert found.worth == pytest.approx(0.55 * 0.45 / 2 / (0.25 * 0.2 - 0.05**2), rel=0.1)
    assert found.narrower() < 0.7


def test_a_few_equal_deals_prove_nothing() -> None:
    found = paired([0.5] * 3, 2)
    assert found.low < 0.3 < 0.7 < found.high
    assert paired([1.0] * 3, 2).low < 0.7
    assert paired([0.5] * 500, 2).high - 0.5 < 0.005


@pytest.mark.parametrize("rate", [0.5, 0.6, 0.74])
def test_intervals_of_pairs_cover_what_is_true(rate: float) -> None:
    rng = random.Random(3)
    missed = 0
    for _ in range(600):
        found = paired(deals(rng, rate, 100), 2)
        missed += not found.low <= rate <= found.high
    assert missed <= 0.05 * 600 + 3 * (600 * 0.05 * 0.95) ** 0.5


def looking(rows: list[float], bar: float) -> bool:
    """Somebody who looks at the usual interval after every deal and stops when it is clear."""
    for n in range(10, len(rows) + 1):
        found = paired(rows[:n], 2)
        if not found.low <= bar <= found.high:
            return True
    return False


def test_stopping_at_any_time_is_wrong_as_seldom_as_promised() -> None:
    """500 contests at the bar itself: every stop is a mistake. Who looks at usual intervals errs often."""
    rng = random.Random(4)
    contests = [deals(rng, 0.55, 200) for _ in range(500)]
    wrong = sum(side(rows, 0.55) != 0 for rows in contests)
    assert wrong <= 0.05 * 500
    naive = sum(looking(rows[:100], 0.55) for rows in contests[:120])
    assert naive > 0.12 * 120


def test_what_is_clear_is_found_soon() -> None:
    rng = random.Random(5)
    counts = []
    for _ in range(50):
        rows = deals(rng, 0.7, 1000)
        assert side(rows, 0.5) == 1
        counts.append(next(n for n in range(1, 1000) if side(rows[:n], 0.5)))
    assert sum(counts) / len(counts) < 80
    assert side(deals(rng, 0.4, 1000), 0.5) == -1


def test_an_interval_for_any_time_holds_the_mean_and_is_wider() -> None:
    rng = random.Random(6)
    for rate in (0.5, 0.7):
        rows = deals(rng, rate, 300)
        low, high = anytime(rows)
        fixed = paired(rows, 2)
        assert low < fixed.rate < high
        assert low < rate < high
        assert fixed.high - fixed.low < high - low < 2.5 * (fixed.high - fixed.low)
    assert anytime([]) == (0.0, 1.0)
    low, high = anytime([1.0] * 60)
    assert 0.85 < low < high == pytest.approx(1.0, abs=1e-3)
