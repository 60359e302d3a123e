"""Bots think in other processes: the loop never waits for one, and a dead one is replaced."""

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from multiprocessing.context import BaseContext
from typing import Any, TypeVar

from koldun.bots.people.reasons import Reason
from koldun.server.bots import thinking
from koldun.server.bots.queue import Claim, ThinkingQueue
from koldun.server.bots.thinking import Job
from koldun.server.ops.logs import tell
from koldun.server.ops.metrics import Metrics

T = TypeVar("T")

_TRIES = 3
_PREPARING = 60.0  # seconds for deriving a match, which counts for no bot's budget
_MOST_PATIENCE = 8


def _context() -> BaseContext:
    """Processes come from one that has read everything already, so that the next is there at once; where
    that is not to be had, each begins anew."""
    if sys.platform != "linux":
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["koldun.server.bots.read_up"])
    return context


def _begin() -> None:
    """In the new process."""
    thinking.begin_worker()
    threading.Thread(target=_follow_the_server, daemon=True).start()


def _follow_the_server() -> None:
    """A worker does not outlive a server that was killed."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
    os.kill(os.getpid(), signal.SIGKILL)


class _Worker:
    """A pool of one process, so that one that dies or is stuck takes nobody else's job with it."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(1, mp_context=_context(), initializer=_begin)
        self._starting = asyncio.Lock()
        self._ready: Future[int] | None = None  # its process id
        self._job: Future[Any] | None = None
        self._died = False

    async def pid(self) -> int:
        """Known when it has started. That is waited for off the loop: the first process has much to read."""
        async with self._starting:
            if self._ready is None or self._ready.cancelled():
                self._ready = await asyncio.to_thread(self._pool.submit, thinking.ready)
        return await asyncio.wrap_future(self._ready)

    async def run(self, work: Callable[[Job], T], job: Job, seconds: float) -> T:
        """Time counts from when the match is derived and the thinking starts: a process that is
        still starting, or a long log on a slow machine, makes no bot late."""
        try:
            await self.pid()
            async with asyncio.timeout(_PREPARING):
                await self._do(thinking.prepare, job)
            async with asyncio.timeout(seconds):
                return await self._do(work, job)
        except BrokenProcessPool:
            self._died = True
            raise

    async def _do(self, work: Callable[[Job], T], job: Job) -> T:
        future = self._pool.submit(work, job)
        self._job = future
        return await asyncio.wrap_future(future)

    def trouble(self) -> str:
        """What is wrong with it: it died, or is stuck at a job nobody waits for any more."""
        if self._died:
            return "died"
        return "" if self._job is None or self._job.done() else "stuck"

    def end(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        ready = self._ready
        if ready is not None and ready.done() and not ready.cancelled() and not ready.exception():
            with suppress(OSError):
                os.kill(ready.result(), signal.SIGKILL)


class Workers:
    """The processes in which bots think, with a time budget for each decision."""

    def __init__(self, workers: int, budget: float, metrics: Metrics) -> None:
        self.budget = budget
        self._metrics = metrics
        self._all = [_Worker() for _ in range(max(1, workers))]
        self._idle = list(self._all)
        self._queue = ThinkingQueue(len(self._all))
        self._patience = 1  # grows while processes are stuck, so that a slow machine comes through
        metrics.gauges["bots_waiting"] = lambda: len(self._queue)

    async def choose(self, job: Job, claim: Claim) -> int | None:
        """What the bot would choose; None when it did not come to a decision in time."""
        return await self.run(thinking.choose, job, claim)

    async def estimate(self, job: Job, claim: Claim) -> list[tuple[int, float, int]] | None:
        """Each option with its chance to win and how often it was tried; None like `choose`."""
        return await self.run(thinking.estimate, job, claim)

    async def reasons(self, job: Job, claim: Claim) -> list[Reason] | None:
        """Why the best option of a hint is better; None like `choose`."""
        return await self.run(thinking.reasons, job, claim)

    async def rehearse(self, job: Job, claim: Claim) -> None:
        """As much thinking as a choice would take, about nothing."""
        await self.run(thinking.rehearse, job, claim)

    async def pids(self) -> list[int]:
        """The processes, started if need be; for operators and tests."""
        return [await worker.pid() for worker in self._all]

    async def run(self, work: Callable[[Job], T], job: Job, claim: Claim) -> T | None:
        """Work done in one of the processes, within the budget; else None."""
        try:
            return await self._try(work, job, claim)
        except TimeoutError:
            if not claim.until:
                self._metrics.count("bot_late")
        except Exception:
            self._metrics.count("errors", "bot")
            tell("a bot failed", table=job.table, level=job.level)
        return None

    async def _try(self, work: Callable[[Job], T], job: Job, claim: Claim) -> T | None:
        for _ in range(_TRIES):
            async with self._worker(claim) as worker:
                with suppress(BrokenProcessPool):
                    started = time.monotonic()
                    done = await worker.run(work, job, self.budget * self._patience)
                    self._patience = 1
                    self._metrics.thinking_seconds.note(time.monotonic() - started)
                    return done
        return None

    @asynccontextmanager
    async def _worker(self, claim: Claim) -> AsyncIterator[_Worker]:
        """An idle one, when it is this claim's turn; afterwards it is idle again, or another in
        its place."""
        await self._queue.enter(claim)
        worker, started = self._idle.pop(), time.monotonic()
        try:
            yield worker
        finally:
            why = worker.trouble()
            self._idle.append(self._replaced(worker, why) if why else worker)
            self._queue.leave(claim, time.monotonic() - started)

    def _replaced(self, worker: _Worker, why: str) -> _Worker:
        if why == "stuck":
            self._patience = min(_MOST_PATIENCE, self._patience * 2)
        self._metrics.count("bot_restarts", why)
        tell("a bot's process was replaced", why=why)
        worker.end()
        fresh = _Worker()
        self._all[self._all.index(worker)] = fresh
        return fresh

    def close(self) -> None:
        for worker in self._all:
            worker.end()
