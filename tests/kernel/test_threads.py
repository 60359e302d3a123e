"""A server restores tables in threads: the first matches of a game may start at the same moment."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from koldun.content.registry import games, table_for
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of

THREADS = 4
TIMES = 25


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads take turns as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


# nim reads nothing when it first sets a table
@pytest.mark.parametrize("id", sorted(set(games()) - {"nim"}))
def test_the_first_matches_of_a_game_may_start_at_once(id: str, hasty: None) -> None:
    seed = seed_of("threads")
    expected = len(Match.start(games()[id], table_for(games()[id], 3), seed).state.cards.faces)

    def start(game: AnyGame, barrier: Barrier) -> int:
        barrier.wait()
        return len(Match.start(game, table_for(game, 3), seed).state.cards.faces)

    with ThreadPoolExecutor(THREADS) as pool:
        for _ in range(TIMES):
            fresh: AnyGame = type(games()[id])()  # type: ignore[call-arg]
            barrier = Barrier(THREADS)
            counts = [pool.submit(start, fresh, barrier) for _ in range(THREADS)]
            assert [count.result() for count in counts] == [expected] * THREADS
