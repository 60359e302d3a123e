"""Nobody starves: whose bots think when, and for how long."""

import asyncio
import time
from pathlib import Path

import pytest
from serving import quick, serving, together
from slow_bot import slowly

from koldun.content.registry import games
from koldun.server.bots import thinking
from koldun.server.bots.queue import Claim, ThinkingQueue
from koldun.server.bots.thinking import Job
from koldun.server.bots.workers import Workers
from koldun.server.net.client import Player
from koldun.server.ops.metrics import Metrics
from koldun.server.protocol import Clock, TableInfo, Update


async def served(queue: ThinkingQueue, claims: list[Claim], seconds: float) -> list[Claim]:
    """All ask at once for thinking of this length; in which order they got it."""
    order: list[Claim] = []

    async def think(claim: Claim) -> None:
        await queue.enter(claim)
        order.append(claim)
        await asyncio.sleep(0)
        queue.leave(claim, seconds)

    await asyncio.gather(*[think(claim) for claim in claims])
    return order


def test_a_person_does_not_wait_for_the_forty_tables_of_another() -> None:
    async def story() -> None:
        queue = ThinkingQueue(1)
        crowd = [Claim("greedy", f"g{n}") for n in range(40) for _ in range(3)]
        order = await served(queue, [*crowd, Claim("ann", "a"), Claim("ann", "a")], 1.0)
        places = [at for at, claim in enumerate(order) if claim.owner == "ann"]
        assert places == [1, 3], "the job that ran, then turn by turn"
        assert len({claim.table for claim in order[:40] if claim.owner == "greedy"}) == 38
        assert len(queue) == 0

    together(story())


def test_tables_nobody_watches_come_last_and_new_names_gain_nothing() -> None:
    async def story() -> None:
        queue = ThinkingQueue(1)
        away = [Claim("bob", "b", attended=False) for _ in range(5)]
        order = await served(queue, [*away, *[Claim("ann", "a") for _ in range(5)]], 1.0)
        assert [claim.attended for claim in order] == [False, *[True] * 5, *[False] * 4]
        # who has used much while alone stands level with whoever comes new
        await served(queue, [Claim("ann", "a") for _ in range(50)], 1.0)
        fresh = [Claim(f"cookie {n}", f"c{n}") for n in range(20)]
        order = await served(queue, [*fresh, Claim("ann", "a")], 1.0)
        assert order.index(Claim("ann", "a")) <= 20
        order = await served(queue, [Claim("ann", "a"), *[Claim("new", "n")] * 10], 1.0)
        assert order.index(Claim("ann", "a")) <= 1

    together(story())


def test_a_job_that_is_given_up_leaves_no_trace() -> None:
    async def story() -> None:
        queue = ThinkingQueue(1)
        first = Claim("ann", "a")
        await queue.enter(first)
        waiting = [asyncio.create_task(queue.enter(Claim("bob", f"b{n}"))) for n in range(3)]
        now = asyncio.get_running_loop().time()
        with pytest.raises(TimeoutError):
            await queue.enter(Claim("eve", "e", until=now + 0.05))
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert len(queue) == 2
        queue.leave(first, 1.0)
        await waiting[1]
        waiting[2].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        queue.leave(Claim("bob", "b1"), 1.0)
        async with asyncio.timeout(1):
            await queue.enter(Claim("cid", "c"))

    together(story())


def job_of(seconds: float, level: str = "random") -> Job:
    return Job("t", "krendel", 2, {}, bytes(32), [], 0, level, seconds)


def test_budgets_count_thinking_only_and_a_stuck_process_makes_no_spiral() -> None:
    async def story() -> None:
        metrics = Metrics()
        workers = Workers(1, 0.6, metrics)
        try:
            claims = [Claim("ann", "a") for _ in range(4)]
            jobs = [workers.run(slowly, job_of(0.3), claim) for claim in claims]
            assert await asyncio.gather(*jobs) == [7] * 4, "starting and queueing cost no budget"
            assert metrics.counted("bot_late") == 0
            pids = await workers.pids()
            assert await workers.run(slowly, job_of(30), claims[0]) is None
            assert metrics.counted("bot_late") == 1
            assert metrics.counted("bot_restarts", "stuck") == 1
            assert await workers.pids() != pids, "another one thinks now"
            late = 0.9  # more than the budget: a machine that is too slow for it
            assert await workers.run(slowly, job_of(late), claims[0]) == 7, "it is given more time"
            assert metrics.counted("bot_restarts", "stuck") == 1
        finally:
            workers.close()

    together(story())


@pytest.mark.usefixtures("as_served")
@pytest.mark.parametrize("level", ["mage", "archmage"])
def test_thinking_in_a_window_takes_as_long_for_who_holds_nothing(level: str) -> None:
    job = job_of(0.08, level)
    took = []
    for work in (thinking.choose, thinking.rehearse):
        work(job)  # what is made once is made
        started = time.perf_counter()
        work(job)
        took.append(time.perf_counter() - started)
    assert max(took) < 0.8, took
    assert took[1] > 0.04, "as long as one may think who has something to decide"


@pytest.mark.usefixtures("as_served")
def test_a_window_ends_in_time_though_a_bot_still_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One person and bots: before, the window lasted as long as a bot that held an answer thought."""

    async def story() -> None:
        async with serving(quick(tmp_path, play_window=0.3)) as server:
            seconds = {}
            for slow in (False, True):

                async def choose(job: Job, claim: Claim, slow: bool = slow) -> int | None:
                    if claim.until and slow:
                        await asyncio.sleep(3)
                    return 0

                monkeypatch.setattr(server.inside.workers, "choose", choose)
                ann = await server.player("Ann")
                clock = Clock(window=0)
                info = await server.table(ann, "duel", ["me", "bot:archmage"], clock)
                await ann.post(f"/api/tables/{info.id}/start", TableInfo)
                await ann.come(info.id)
                seconds[slow] = await first_window(ann)
            assert all(0.1 < took < 1.5 for took in seconds.values()), seconds

    assert "duel" in games()
    together(story())


async def first_window(player: Player) -> float:
    """How long the first window lasted in which this player is not asked."""
    for _ in range(60):
        while player.prompt is None:
            await player.next()
        assert player.prompt is not None
        await player.choose(player.prompt.options[-1].key)
        opened = time.monotonic()
        if player.view is not None and not player.view.window:
            await player.until(lambda m: isinstance(m, Update))
        if player.view is not None and player.view.window and player.prompt is None:
            await player.until(lambda m: isinstance(m, Update), 10)
            return time.monotonic() - opened
    raise AssertionError("no window was opened")
