"""The bots at one table: asked when it is their turn, paced like people, never waited for."""

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any, Protocol

import msgspec

from koldun.kernel.randomness import Rng, derive
from koldun.server.bots.queue import Claim
from koldun.server.bots.thinking import Job
from koldun.server.bots.workers import Workers
from koldun.server.ops.backoff import pause_after
from koldun.server.ops.logs import trouble
from koldun.server.ops.metrics import Metrics
from koldun.server.refusals import Overtaken, Refusal

_AGAIN = 0.5  # the pace of a bot's second choice in a row
_FASTER = 0.8  # and of each one more, so that long turns do not drag on


class Turn(msgspec.Struct, frozen=True):
    """A decision that a bot of some level has to make."""

    seat: int
    number: int
    level: str


class Task(msgspec.Struct, frozen=True):
    """What a bot is told of its decision. `standing`: options at the end it leaves alone."""

    job: Job
    claim: Claim
    options: int
    standing: int


class Decoy(msgspec.Struct, frozen=True):
    """Thinking of a bot that is not asked in a window, as long as that of one that is."""

    job: Job
    claim: Claim


class Seats(Protocol):
    """What there is to decide at the table, as far as its bots are told."""

    def task(self, turn: Turn) -> Task | None:
        """None: it is no longer to be decided."""

    def pace(self, seat: int) -> float:
        """Seconds the bot of a seat takes at least."""


class Host(Protocol):
    """What the table does for its bots."""

    async def decide(self, turn: Turn, index: int) -> None:
        """Make the choice, if the decision is still open and still the bot's."""

    def fell_over(self, kind: str) -> bool:
        """Was it this that failed last, and nothing has worked since?"""

    def wind(self) -> None:
        """See what is to happen next."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> object:
        """Run it as a task of the table."""


class TableBots:
    """Which bot is thinking about which decision."""

    def __init__(
        self, table: str, host: Host, seats: Seats, workers: Workers, metrics: Metrics
    ) -> None:
        self._table = table
        self._host = host
        self._seats = seats
        self._workers = workers
        self._metrics = metrics
        self._at_it: dict[int, int] = {}  # number of the decision by seat
        self._failed: dict[int, tuple[int, int]] = {}  # decision that could not be made, how often
        self._rehearsed = -1  # the window in which bots that are not asked have thought

    def thinking(self) -> bool:
        return bool(self._at_it)

    def wake(self, turns: Iterable[Turn]) -> None:
        """Let every bot think whose turn it is and who is not at it yet."""
        for turn in turns:
            if self._at_it.get(turn.seat) != turn.number:
                self._at_it[turn.seat] = turn.number
                self._host.spawn(self._move(turn))

    def rehearse(self, window: int, decoys: Iterable[Decoy]) -> None:
        """In a window all bots are at it, so that nobody learns who was asked."""
        if self._rehearsed != window:
            self._rehearsed = window
            for decoy in decoys:
                self._host.spawn(self._workers.rehearse(decoy.job, decoy.claim))

    async def _move(self, turn: Turn) -> None:
        """Think, wait a little, choose. When that fails it is tried again later, with another
        choice: a table never stands still because of a bot."""
        try:
            task = self._seats.task(turn)
            if task is not None:
                await self._think_and_choose(turn, task)
        except Overtaken:
            pass  # another server was faster
        except Exception as error:
            if not self._host.fell_over("store"):
                self._failed[turn.seat] = (turn.number, self._failures(turn) + 1)
            if not isinstance(error, Refusal):
                self._metrics.count("errors", "bot")
                trouble("a bot failed", table=self._table, level=turn.level)
        finally:
            if self._at_it.get(turn.seat) == turn.number:
                del self._at_it[turn.seat]
            self._host.wind()

    async def _think_and_choose(self, turn: Turn, task: Task) -> None:
        now = asyncio.get_running_loop().time
        started, failures = now(), self._failures(turn)
        index = await self._think(turn, task, failures)
        pause = started + max(self._seats.pace(turn.seat), pause_after(failures)) - now()
        if pause > 0:
            await asyncio.sleep(pause)
        await self._host.decide(turn, index)

    def _failures(self, turn: Turn) -> int:
        """How often this very decision could not be made."""
        failed, count = self._failed.get(turn.seat, (turn.number, 0))
        return count if failed == turn.number else 0

    async def _think(self, turn: Turn, task: Task, failures: int) -> int:
        """The bot's choice. A bot that fails or takes too long plays at random, and so does one
        whose choice could not be made: another one may."""
        index = None if failures else await self._workers.choose(task.job, task.claim)
        if index is None and task.claim.until:
            return 0  # the window is over: to pass, where one may
        if index is None or not 0 <= index < task.options:
            label = f"fallback {turn.seat} {turn.number} {failures}"
            index = Rng(derive(task.job.seed, label)).below(task.options - task.standing)
        return index


def paced(usual: float, row: int, told: bool) -> float:
    """Seconds a bot takes at least: less for what follows on `row` choices of its own, and none
    where the last of them told nobody anything."""
    if row == 0:
        return usual
    return usual * _AGAIN * _FASTER ** (row - 1) if told else 0.0
