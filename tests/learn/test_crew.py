"""Simulators of a run: here, in processes, and what happens when one dies. Ray's are in tests/cluster."""

import os
import signal
from multiprocessing import active_children

import pytest
from learn.test_learn import SMALL
from learn.toy import GuessGame

from koldun.kernel.errors import KoldunError
from koldun.learn.crew import Crew
from koldun.learn.weights import fresh


@pytest.mark.parametrize("jobs", [0, 1, 2])
def test_everybody_gathers_again_and_again(jobs: int) -> None:
    game = GuessGame()
    weights, past = (fresh(game.observer().schema, 16, seed) for seed in (1, 2))
    crew = Crew(game, SMALL, jobs)
    try:
        for _ in range(2):
            crew.send(weights, [past, weights])
            batch, stats = crew.receive()
            assert len(batch) >= SMALL.rows * max(1, jobs)
            assert stats.past > 0
        assert len(active_children()) == (jobs + 1 if jobs else 0), "and one that measures"
    finally:
        crew.end()
    assert not active_children()


def test_matches_of_two_simulators_are_not_the_same() -> None:
    game = GuessGame()
    weights = fresh(game.observer().schema, 16)
    crew = Crew(game, SMALL, 2)
    try:
        crew.send(weights, [weights])
        batch, _ = crew.receive()
    finally:
        crew.end()
    half = len(batch) // 2
    assert batch.pick[:half].tolist() != batch.pick[half : 2 * half].tolist()


def test_one_beside_the_run_measures() -> None:
    game = GuessGame()
    weights = fresh(game.observer().schema, 16)
    crew = Crew(game, SMALL, 1)
    try:
        crew.measure(weights)
        crew.measure(weights)  # one contest at a time
        found = None
        while found is None:
            found = crew.measured()
        assert found.deals == 40
        assert crew.measured() is None
    finally:
        crew.end()


def test_a_process_that_dies_ends_the_run_with_what_to_do() -> None:
    game = GuessGame()
    weights = fresh(game.observer().schema, 16)
    crew = Crew(game, SMALL, 2)
    try:
        victim = active_children()[0].pid
        assert victim is not None
        crew.send(weights, [weights])
        for child in active_children():
            assert child.pid is not None
            os.kill(child.pid, signal.SIGKILL)
        with pytest.raises(KoldunError, match="the same command goes on"):
            crew.receive()
    finally:
        crew.end()
    assert not active_children()
