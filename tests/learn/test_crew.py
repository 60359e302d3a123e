"""Simulators of a run: here, in processes, and what happens when one dies. Ray's are in tests/cluster."""

import os
import signal
from collections.abc import Sequence
from multiprocessing import active_children
from typing import Any

import msgspec
import pytest
from learn.toy import SMALL, GuessGame

from koldun.kernel.errors import KoldunError
from koldun.lab.hands import Hand, Make
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


class Tardy:
    """A way with three hands; the first it hired is ready only when it is waited for alone."""

    def __init__(self) -> None:
        self.worth = 0.0
        self.lasting = True
        self.hands: list[Hand] = []

    def width(self) -> int:
        return 3

    def hire(self, make: Make, game: str, cores: int = 1) -> Hand:
        hand = Here(make)
        self.hands.append(hand)
        return hand

    def ready(self, hands: Sequence[Hand], seconds: float) -> list[Hand]:
        return [hand for hand in hands if hand is not self.hands[0]] or list(hands)

    def share(self, value: Any) -> Any:
        return value

    def close(self) -> None: ...


class Here:
    def __init__(self, make: Make) -> None:
        self.starting = False
        self.place = "here"
        self.tasks = 0
        self._work = make()
        self._task: tuple[Any, ...] = ()

    def started(self) -> None: ...

    def send(self, *task: Any) -> None:
        self.tasks += 1
        self._task = task

    def receive(self) -> Any:
        return self._work(*self._task)

    def end(self) -> None: ...


@pytest.mark.parametrize(("quorum", "heard"), [(1.0, [3, 3, 3]), (0.6, [2, 2, 2])])
def test_an_update_may_be_made_of_a_quorum(quorum: float, heard: list[int]) -> None:
    """Who is slow is not sent anything new before it was heard, and nobody waits for it."""
    game = GuessGame()
    weights = fresh(game.observer().schema, 16)
    way = Tardy()
    crew = Crew(game, msgspec.structs.replace(SMALL, quorum=quorum, past=0.0), 3, way)
    for expected in heard:
        crew.send(weights, [weights])
        batch, _ = crew.receive()
        assert len(batch) // SMALL.rows == expected
    slow, *others = [hand for hand in way.hands if isinstance(hand, Here)][:3]
    assert slow.tasks == (1 if quorum < 1 else 3)
    assert [hand.tasks for hand in others] == [3, 3]
    crew.end()


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
