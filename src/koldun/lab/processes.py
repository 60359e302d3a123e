"""Processes of this machine: the one place in the lab where they are started."""

import gc
import multiprocessing
import os
import signal
import traceback
from collections.abc import Sequence
from multiprocessing.connection import Connection, wait
from typing import Any

from koldun.lab.hands import Hand, Lost, Make, WorkFailed

_ORPHANED = 5.0  # seconds after which a process asks whether anybody is left to work for


class Processes:
    """So many processes; where one is enough everything is done in this one, unless it is to be left alone."""

    def __init__(self, jobs: int = 1, apart: bool = False) -> None:
        self._jobs = jobs
        self._here = jobs <= 1 and not apart
        self.worth = 0.2 if jobs > 1 else 0.0
        self.lasting = True

    def width(self) -> int:
        return max(1, self._jobs)

    def hire(self, make: Make, game: str, cores: int = 1) -> Hand:
        return _Own(make) if self._here else Process(make)

    def ready(self, hands: Sequence[Hand], seconds: float) -> list[Hand]:
        own = [hand for hand in hands if isinstance(hand, _Own)]
        pipes = {hand.pipe: hand for hand in hands if isinstance(hand, Process)}
        found: list[Hand] = [pipes[pipe] for pipe in wait(pipes, 0 if own else seconds)]  # type: ignore[index]
        return [*own, *found]

    def share(self, value: Any) -> Any:
        return value

    def close(self) -> None:
        """There is nothing to close: hands end one by one."""


HERE = Processes(1)
"""In this very process."""


class _Own:
    """This process itself: works when it is asked for the result."""

    def __init__(self, make: Make) -> None:
        self.starting = False
        self.place = "this process"
        self._work = make()
        self._task: tuple[Any, ...] = ()

    def started(self) -> None: ...

    def send(self, *task: Any) -> None:
        self._task = task

    def receive(self) -> Any:
        return self._work(*self._task)

    def end(self) -> None: ...


class Process:
    """A process at the other end of a pipe."""

    def __init__(self, make: Make) -> None:
        methods = multiprocessing.get_all_start_methods()
        context = multiprocessing.get_context("fork" if "fork" in methods else None)
        self.pipe: Connection[Any, Any]
        self.pipe, there = context.Pipe()
        self.starting = False
        self._process = context.Process(target=_serve, args=(make, there), daemon=True)
        self._process.start()
        there.close()
        self.place = f"process {self._process.pid}"

    def started(self) -> None: ...

    def send(self, *task: Any) -> None:
        try:
            self.pipe.send(task)
        except OSError:
            return  # it is gone: `receive` says so

    def receive(self) -> Any:
        try:
            good, answer = self.pipe.recv()
        except (EOFError, OSError) as error:
            raise Lost(self.place) from error
        if not good:
            raise WorkFailed(answer)
        return answer

    def end(self) -> None:
        self._process.terminate()
        self._process.join()
        self.pipe.close()


def collect_seldom() -> None:
    """For a process that only plays matches: they leave no cycles behind, so rubbish is seldom looked for."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def _serve(make: Make, pipe: "Connection[Any, Any]") -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it ends it
    parent = os.getppid()
    work = None
    while True:
        while not pipe.poll(_ORPHANED):
            if os.getppid() != parent:
                return
        try:
            task = pipe.recv()
        except EOFError:
            return
        try:
            if work is None:
                work = make()
                collect_seldom()
            answer = (True, work(*task))
        except Exception:
            answer = (False, traceback.format_exc())
        pipe.send(answer)
