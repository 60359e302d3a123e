"""A table always goes on, and a late answer never counts for a question it was not meant for."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
from duel_game import Duel, DuelGame
from serving import Running, play_to_the_end, quick, serving, together

from koldun.content.registry import games
from koldun.kernel.cards import Face
from koldun.kernel.decisions import NO, YES, Ask, Choice, Play
from koldun.kernel.state import State
from koldun.server.bots.queue import Claim
from koldun.server.bots.thinking import Job
from koldun.server.ops.uptime import Uptime
from koldun.server.protocol import Clock, Update
from koldun.server.storage.records import Entry
from koldun.server.tables.derived import DerivedMatch
from koldun.server.tables.live import LiveTable


class Race(DuelGame):
    """Everybody is asked the same; the first answer ends the question, and the next is put."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "race"

    def turn(self, state: State[Face]) -> Play[None]:
        return race(cast("Duel", state))


def race(t: Duel) -> Play[None]:
    t.turns += 1
    seats = list(range(t.seats))
    question = Ask("strike", "DUE-STRIKE-01", seats, [[YES, NO] for _ in seats])
    question.each = True
    yield question


@pytest.fixture(autouse=True)
def race_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "race", Race())


def match_of(live: LiveTable) -> DerivedMatch:
    assert live.derived is not None
    return live.derived


def test_a_question_that_another_has_ended_takes_its_number_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        settings = quick(tmp_path)
        async with serving(settings) as server:
            table, (ann, bob) = await server.running_table("race", 2)
            assert ann.prompt is not None
            assert bob.prompt is not None
            old = bob.prompt.number
            assert await ann.choose("yes")
            await bob.until(lambda m: isinstance(m, Update))
            assert bob.prompt is not None
            assert bob.prompt.number > old, "it looks the same, and is another question"
            assert not await bob.choose("yes", old)
            assert bob.refused[-1].code == "late"
            assert len(await server.inside.store.log(table)) == 1
            assert await bob.choose("no")
            assert await ann.choose("yes", 0), "what was accepted once is accepted again"
            live = server.inside.registry.live[table]
            numbers = [match_of(live).number(seat) for seat in (0, 1)]
            given = dict(match_of(live).given)
        async with serving(settings) as server:
            again = match_of(server.inside.registry.live[table])
            assert [again.number(seat) for seat in (0, 1)] == numbers, "the log says it all"
            assert again.given == given

    together(story())


def test_a_bot_does_not_answer_a_question_that_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            thinking, done = asyncio.Event(), asyncio.Event()
            jobs: list[int] = []

            async def slow(job: Job, _: Claim) -> int:
                jobs.append(len(job.choices))
                if len(jobs) == 1:
                    thinking.set()
                    await done.wait()
                    return 1
                return 0

            monkeypatch.setattr(server.inside.workers, "choose", slow)
            table, (ann,) = await server.running_table("race", 1, 1)
            await thinking.wait()
            assert await ann.choose("yes")
            done.set()
            entries = await log_of(server, table, 2)
            assert [(e.seat, e.key) for e in entries[:2]] == [(0, "yes"), (1, "yes")]
            assert jobs[:2] == [0, 1], "it thought anew about the new question"

    together(story())


async def log_of(server: Running, table: str, length: int) -> list[Entry]:
    for _ in range(400):
        entries = await server.inside.store.log(table)
        if len(entries) >= length:
            return entries
        await asyncio.sleep(0.02)
    raise AssertionError(f"the log stays at {len(entries)} entries")


# --- failing


class Failing:
    """Lets something fail a few times, then work."""

    def __init__(self, times: int, real: Any) -> None:
        self.left = times
        self.real = real

    async def __call__(self, *given: Any) -> Any:
        if self.left:
            self.left -= 1
            raise OSError("the disk is full")
        return await self.real(*given)


def test_a_bot_goes_on_when_the_disk_is_well_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            store = server.inside.store
            ann = await server.player("Ann")
            info = await server.table(ann, "krendel", ["bot:random", "bot:random"])
            monkeypatch.setattr(store, "append", Failing(2, store.append))
            await ann.post(f"/api/tables/{info.id}/start", dict, {})
            await ann.come(info.id)
            entries = await log_of(server, info.id, 4)
            assert [entry.number for entry in entries] == list(range(len(entries)))
            assert server.inside.metrics.counted("errors", "store") == 2

    together(story())


def test_the_clock_goes_on_when_the_disk_is_well_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            store = server.inside.store
            monkeypatch.setattr(store, "append", Failing(2, store.append))
            clock = Clock("move", 1, "pass", 0)
            table, (ann, _) = await server.running_table("duel", 2, clock=clock)
            entries = await log_of(server, table, 1)
            assert entries[0].by == "clock"
            assert ann.refused == []

    together(story())


def test_a_choice_that_is_not_on_disk_is_shown_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            store = server.inside.store
            table, (ann, bob) = await server.running_table("race", 2)
            monkeypatch.setattr(store, "append", Failing(1, store.append))
            assert ann.prompt is not None
            number = ann.prompt.number
            assert not await ann.choose("yes")
            assert bob.view is not None
            seen = bob.view.table.round
            await bob.come(table, fresh=True)
            assert bob.view.table.round == seen, "nothing has happened"
            assert await ann.choose("yes", number), "it can be made again"
            assert [e.number for e in await store.log(table)] == [0]

    together(story())


def test_rules_that_fail_do_not_stop_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One option is broken: the choice does not count, and after a while the bot takes another."""

    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            broken = DerivedMatch._choose

            def choose(derived: DerivedMatch, choice: Choice) -> None:
                if choice.index == 0 and choice.seat == 1:
                    raise RuntimeError("a defect of the rules")
                broken(derived, choice)

            async def first(job: Job, _: Claim) -> int:
                return 0

            monkeypatch.setattr(DerivedMatch, "_choose", choose)
            monkeypatch.setattr(server.inside.workers, "choose", first)
            table, (ann,) = await server.running_table("krendel", 1, 1)
            entries = await log_of(server, table, 1)
            assert entries[0].seat == 1
            assert entries[0].choice > 0
            errors = server.inside.metrics.counted("errors", "rules")
            assert 1 <= errors <= 8, "it tries, but not wildly"
            await play_to_the_end(ann, 1, 1)

    together(story())


# --- clocks


def test_time_that_was_spent_on_a_decision_is_not_given_back_by_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        settings = quick(tmp_path)
        clock = Clock("match", 60, "bot", 0)
        async with serving(settings) as server:
            table, _ = await server.running_table("krendel", 2, clock=clock)
            await asyncio.sleep(1.2)
        await asyncio.sleep(1.0)  # nobody's clock runs while the server is down
        async with serving(settings) as server:
            live = server.inside.registry.live[table]
            left = live.timer().seats
            assert all(57.0 < seconds < 58.9 for seconds in left), left
            assert server.inside.registry.evict(0) == 1
            await asyncio.sleep(0.5)
            back = await server.inside.registry.get(table)
            later = back.timer().seats
            assert all(a - 2.0 < b < a - 0.4 for a, b in zip(left, later, strict=True))

    together(story())


def test_gaps_are_taken_out_of_the_time_between_two_moments() -> None:
    uptime = Uptime()
    uptime._gaps = [(10.0, 20.0), (30.0, 35.0)]
    assert uptime.ran(0.0, 40.0) == 25.0
    assert uptime.ran(15.0, 32.0) == 10.0
    assert uptime.ran(36.0, 40.0) == 4.0
    assert uptime.ran(12.0, 18.0) == 0.0


def test_a_window_whose_time_was_over_is_not_opened_again_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        settings = quick(tmp_path)
        async with serving(settings) as server:
            table, _ = await server.running_table("duel", 3, clock=Clock(window=1))
            live = server.inside.registry.live[table]
            while not match_of(live).asked():
                await asyncio.sleep(0.05)
            async with live.turning():
                seat = match_of(live).asked()[0]
                decision = match_of(live).decision(seat)
                assert decision is not None
                strikes = [i for i, o in enumerate(decision.options) if o.verb == "strike"]
                await live.record(Choice(seat, strikes[0]), "test")
            while match_of(live).in_window():
                await asyncio.sleep(0.05)
            assert match_of(live).asked() == [seat], "whom to strike"
            await asyncio.sleep(1.1)
            digest = match_of(live).match.digest()
        async with serving(settings) as server:
            again = match_of(server.inside.registry.live[table])
            assert again.match.digest() == digest

    together(story())
