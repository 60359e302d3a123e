"""Bots think in other processes: the loop never waits for one, and a dead one is replaced."""

import asyncio
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TypeVar

from koldun.server.bots import thinking
from koldun.server.bots.thinking import Job
from koldun.server.ops.logs import tell
from koldun.server.ops.metrics import Metrics

T = TypeVar("T")

_TRIES = 3


class Thinkers:
    """A pool of worker processes with a time budget for each decision."""

    def __init__(self, workers: int, budget: float, metrics: Metrics) -> None:
        self.workers = max(1, workers)
        self.budget = budget
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=thinking.begin_worker,
            )
        return self._pool

    async def choose(self, job: Job) -> int | None:
        """What the bot would choose; None when it did not come to a decision in time."""
        return await self._run(thinking.choose, job, self.budget)

    async def estimate(self, job: Job) -> list[tuple[int, float, int]] | None:
        return await self._run(thinking.estimate, job, self.budget)

    async def pids(self) -> list[int]:
        """Processes that think now; for operators and tests."""
        await asyncio.wrap_future(self._open().submit(thinking.ready))
        return list(getattr(self._open(), "_processes", {}))

    async def _run(self, work: Callable[[Job], T], job: Job, budget: float) -> T | None:
        started = time.monotonic()
        for _ in range(_TRIES):
            pool = self._open()
            try:
                future = pool.submit(work, job)
                async with asyncio.timeout(budget):
                    done = await asyncio.wrap_future(future)
                self._metrics.thinking_seconds.note(time.monotonic() - started)
                return done
            except BrokenProcessPool:
                self._replace(pool, "died")
            except asyncio.CancelledError:
                if pool is self._pool or not future.cancelled():
                    raise
                # the pool was put away because of somebody else's job: try again in the new one
            except TimeoutError:
                self._metrics.count("bot_late")
                if future.running():
                    self._replace(pool, "stuck")
                return None
            except Exception:
                self._metrics.count("errors", "bot")
                tell("a bot failed", table=job.table, level=job.level)
                return None
        return None

    def _replace(self, pool: ProcessPoolExecutor, why: str) -> None:
        """Workers that died or never answer are put away; others at the table do not notice."""
        if pool is not self._pool:
            return
        self._pool = None
        self._metrics.count("bot_restarts", why)
        tell("bot workers restarted", why=why)
        _put_away(pool)

    def close(self) -> None:
        if self._pool is not None:
            _put_away(self._pool)
            self._pool = None


def _put_away(pool: ProcessPoolExecutor) -> None:
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with suppress(OSError, ValueError):
            process.kill()
