"""Rates per second of processor time, so that other load on the machine disturbs little."""

from collections.abc import Callable
from time import process_time


def rate_of_games(play: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Games and decisions per second; `play` runs a whole game and returns its decisions."""
    _warm(play, seconds / 10)
    games = decisions = 0
    start = process_time()
    while (now := process_time()) - start < seconds:
        for _ in range(5):
            decisions += play()
            games += 1
    return games / (now - start), decisions / (now - start)


def rate_of(work: Callable[[], object], seconds: float) -> float:
    """Calls per second."""
    _warm(work, seconds / 10)
    calls = 0
    start = process_time()
    while (now := process_time()) - start < seconds:
        for _ in range(10):
            work()
        calls += 10
    return calls / (now - start)


def _warm(work: Callable[[], object], seconds: float) -> None:
    end = process_time() + seconds
    while process_time() < end:
        work()
