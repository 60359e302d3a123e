"""The bots at one table: asked when it is their turn, paced like people, never waited for."""

import asyncio
from typing import TYPE_CHECKING

from koldun.kernel.match import Decision
from koldun.kernel.randomness import Rng, derive
from koldun.server.bots.thinking import Job
from koldun.server.ops.backoff import pause_after
from koldun.server.ops.logs import trouble
from koldun.server.refusals import Overtaken, Refusal
from koldun.server.tables.derived import Course

if TYPE_CHECKING:
    from koldun.server.tables.live import LiveTable


_AGAIN = 0.5  # the pace of a bot's second choice in a row
_FASTER = 0.8  # and of each one more, so that long turns do not drag on


class BotsHere:
    """Which bot is thinking about which decision."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._at_it: dict[int, int] = {}  # number of the decision by seat
        self._failed: dict[int, tuple[int, int]] = {}  # decision that could not be made, how often

    def thinking(self) -> bool:
        return bool(self._at_it)

    def wake(self, course: Course) -> None:
        """Let every bot think that has something to decide and is not at it yet.

        A table of bots alone plays only while somebody watches.
        """
        live = self._live
        table = live.table
        if not table.persons() and not live.watchers:
            return
        for seat in course.asked():
            number = course.number(seat)
            mine = table.seats[seat].by_bot() or (seat, number) in live.clockwork.given_up
            if mine and self._at_it.get(seat) != number:
                self._at_it[seat] = number
                level = table.seats[seat].level or live.hall.usual_level()
                live.spawn(self._move(seat, number, level))

    async def play_for_late(self, course: Course, seat: int) -> None:
        """A person's time is up: passed, where the table says so and one may; else a bot decides."""
        calm = course.calm(seat)
        passes = calm >= 0 and not self._live.fell_over("rules")
        if self._live.table.clock.late == "pass" and passes:
            await self._live.record(seat, calm, "clock")
        else:
            self._live.clockwork.given_up.add((seat, course.number(seat)))

    async def _move(self, seat: int, number: int, level: str) -> None:
        """Think, wait a little, choose. When that fails it is tried again later, with another
        choice: a table never stands still because of a bot."""
        live = self._live
        try:
            await self._think_and_choose(seat, number, level)
        except Overtaken:
            pass  # another server was faster
        except Exception as error:
            if not live.fell_over("store"):
                self._failed[seat] = (number, self._failures(seat, number) + 1)
            if not isinstance(error, Refusal):
                live.hall.metrics.count("errors", "bot")
                trouble("a bot failed", table=live.table.id, level=level)
        finally:
            if self._at_it.get(seat) == number:
                self._at_it.pop(seat, None)
            live.wind()

    async def _think_and_choose(self, seat: int, number: int, level: str) -> None:
        live = self._live
        course, started = live.course, live.now()
        decision = None if course is None or live.stale else course.decision(seat)
        if course is None or decision is None:
            return
        failures = self._failures(seat, number)
        index = await self._think(course, decision, level, failures)
        pause = started + max(self._pace(course, seat), pause_after(failures)) - live.now()
        if pause > 0:
            await asyncio.sleep(pause)
        async with live.lock:
            self._at_it.pop(seat, None)
            if self._still(seat, number):
                await live.record(seat, index, f"bot:{level}")
                await live.after()

    def _pace(self, course: Course, seat: int) -> float:
        """Seconds a bot takes at least; less for what follows on choices of its own, and none
        where the last one showed nobody anything. Never more than a window takes anyway."""
        pace = self._live.hall.settings.bot_pace
        if course.in_window():
            return min(pace, self._live.table.clock.window)
        row = course.in_a_row(seat)
        if row == 0:
            return pace
        return pace * _AGAIN * _FASTER ** (row - 1) if course.told() else 0.0

    def _failures(self, seat: int, number: int) -> int:
        """How often this very decision could not be made."""
        failed, count = self._failed.get(seat, (number, 0))
        return count if failed == number else 0

    def _still(self, seat: int, number: int) -> bool:
        """Is the decision the bot thought about still open, and still the bot's?"""
        live = self._live
        course = live.course
        if live.gone or live.stale or course is None or course.decision(seat) is None:
            return False
        ours = live.table.seats[seat].by_bot() or (seat, number) in live.clockwork.given_up
        return ours and course.number(seat) == number

    async def _think(self, course: Course, decision: Decision, level: str, failures: int) -> int:
        """The bot's choice. A bot that fails or takes too long plays at random, and so does one
        whose choice could not be made: another one may."""
        index, seat = None, decision.seat
        if not failures:
            index = await self._live.hall.thinkers.choose(self.job(course, seat, level))
        options = len(decision.options)
        if index is None or not 0 <= index < options:
            label = f"fallback {seat} {course.number(seat)} {failures}"
            index = Rng(derive(course.seed, label)).below(options - decision.standing)
        return index

    def job(self, course: Course, seat: int, level: str) -> Job:
        table = self._live.table
        return Job(
            table=table.id,
            game=table.game,
            players=table.players,
            options=table.options,
            seed=course.seed,
            choices=[choice.pack() for choice in course.match.choices],
            seat=seat,
            level=level,
        )
