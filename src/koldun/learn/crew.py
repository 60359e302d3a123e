"""Processes of a run: simulators that gather, and one that measures. Without any, all is done here."""

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from koldun.bots.net import Learned, Net, Weights
from koldun.kernel.game import AnyGame
from koldun.learn.batch import Batch
from koldun.learn.measure import Strength, against
from koldun.learn.settings import Settings
from koldun.learn.simulate import Simulator, Stats

_DEALS = 40


class Crew:
    """Begun before torch is: a forked process must not inherit its threads."""

    def __init__(self, game: AnyGame, settings: Settings, jobs: int) -> None:
        self._here = Simulator(game, settings) if jobs < 1 else None
        self._processes: list[BaseProcess] = []
        self._pipes: list[Connection[Any, Any]] = []
        self._judge: Connection[Any, Any] | None = None
        self._judging = False
        self._told: tuple[Weights, Weights] | None = None
        if jobs < 1:
            return
        for number in range(jobs):
            self._pipes.append(self._start(_simulate, game, settings, number))
        self._judge = self._start(_measure, game, settings, 0)

    def _start(
        self, work: Callable[..., None], game: AnyGame, settings: Settings, number: int
    ) -> "Connection[Any, Any]":
        context = multiprocessing.get_context("fork")
        here, there = context.Pipe()
        process = context.Process(target=work, args=(game, settings, number, there), daemon=True)
        process.start()
        there.close()
        self._processes.append(process)
        return here

    def send(self, net: Weights, pasts: list[Weights]) -> None:
        """Begin the next batch; each process may have another past self."""
        self._told = (net, pasts[0])
        for n, pipe in enumerate(self._pipes):
            pipe.send((net, pasts[n % len(pasts)]))

    def receive(self) -> tuple[Batch, Stats]:
        if self._here is not None:
            assert self._told is not None
            return self._here.gather(Net(self._told[0], {}), Net(self._told[1], {}))
        stats = Stats()
        batches: list[Batch] = []
        for pipe in self._pipes:
            batch, more = pipe.recv()
            batches.append(batch)
            stats.add(more)
        return Batch.joined(batches), stats

    def measure(self, net: Weights) -> None:
        """Begin a contest beside the run, unless one is being played."""
        if self._judge is not None and not self._judging:
            self._judge.send(net)
            self._judging = True

    def measured(self) -> Strength | None:
        if self._judge is None or not self._judging or not self._judge.poll():
            return None
        self._judging = False
        found: Strength = self._judge.recv()
        return found

    def end(self) -> None:
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()


def _simulate(game: AnyGame, settings: Settings, number: int, pipe: "Connection[Any, Any]") -> None:
    simulator = Simulator(game, settings, number)
    while True:
        net, past = pipe.recv()
        pipe.send(simulator.gather(Net(net, {}), Net(past, {})))


def _measure(game: AnyGame, settings: Settings, number: int, pipe: "Connection[Any, Any]") -> None:
    observer = game.observer()
    assert observer is not None
    while True:
        net = Net(pipe.recv(), {})
        players = settings.players[number % len(settings.players)]
        number += 1
        pipe.send(against(game, Learned(net, observer), players, _DEALS))
