"""Bots think in other processes: the loop never waits for one, and a dead one is replaced."""

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from koldun.server.bots import thinking
from koldun.server.bots.thinking import Job
from koldun.server.ops.logs import tell
from koldun.server.ops.metrics import Metrics

T = TypeVar("T")

_TRIES = 3


class _Worker:
    """A pool of one process, so that one that dies or is stuck takes nobody else's job with it."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(
            1,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=thinking.begin_worker,
        )
        self._ready: Future[int] | None = None  # its process id
        self._job: Future[Any] | None = None
        self._died = False

    async def pid(self) -> int:
        """Known when it has started."""
        if self._ready is None or self._ready.cancelled():
            self._ready = self._pool.submit(thinking.ready)
        return await asyncio.wrap_future(self._ready)

    async def run(self, work: Callable[[Job], T], job: Job) -> T:
        try:
            await self.pid()
            self._job = future = self._pool.submit(work, job)
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:
            self._died = True
            raise

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
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        for worker in self._all:
            self._idle.put_nowait(worker)

    async def choose(self, job: Job) -> int | None:
        """What the bot would choose; None when it did not come to a decision in time."""
        return await self.run(thinking.choose, job)

    async def estimate(self, job: Job) -> list[tuple[int, float, int]] | None:
        """Each option with its chance to win and how often it was tried; None like `choose`."""
        return await self.run(thinking.estimate, job)

    async def pids(self) -> list[int]:
        """The processes, started if need be; for operators and tests."""
        return [await worker.pid() for worker in self._all]

    async def run(self, work: Callable[[Job], T], job: Job) -> T | None:
        """Work done in one of the processes, within the budget; else None."""
        started = time.monotonic()
        try:
            async with asyncio.timeout(self.budget):
                done = await self._try(work, job)
        except TimeoutError:
            self._metrics.count("bot_late")
            return None
        except Exception:
            self._metrics.count("errors", "bot")
            tell("a bot failed", table=job.table, level=job.level)
            return None
        self._metrics.thinking_seconds.note(time.monotonic() - started)
        return done

    async def _try(self, work: Callable[[Job], T], job: Job) -> T | None:
        for _ in range(_TRIES):
            async with self._worker() as worker:
                with suppress(BrokenProcessPool):
                    return await worker.run(work, job)
        return None

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[_Worker]:
        """The next idle one; afterwards it is idle again, or another in its place."""
        worker = await self._idle.get()
        try:
            yield worker
        finally:
            why = worker.trouble()
            self._idle.put_nowait(self._replaced(worker, why) if why else worker)

    def _replaced(self, worker: _Worker, why: str) -> _Worker:
        self._metrics.count("bot_restarts", why)
        tell("a bot's process was replaced", why=why)
        worker.end()
        fresh = _Worker()
        self._all[self._all.index(worker)] = fresh
        return fresh

    def close(self) -> None:
        for worker in self._all:
            worker.end()
