"""After the match: every hand open, step by step; the file; and whether the shuffles were fair."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar

import msgspec

from koldun.bots.learned.standing import standing
from koldun.content.match_files import to_file
from koldun.content.registry import game_named
from koldun.kernel.errors import IllegalChoice
from koldun.kernel.match import Match
from koldun.kernel.randomness import commitment
from koldun.server.protocol import Replay, ReplayStep, TableInfo, Verified
from koldun.server.refusals import Refusal
from koldun.server.storage.records import FINISHED, Entry, Table
from koldun.server.tables.derived import DerivedMatch
from koldun.server.tables.log import refuse_other_rules
from koldun.view.look import lay_open, offered, recount

P = ParamSpec("P")
T = TypeVar("T")

_KEPT = 64
_MOST_BYTES = 64 * 1024 * 1024
_AT_ONCE = 2


def must_be_over(table: Table) -> None:
    """Before the end nothing of this may leave the server."""
    if table.lesson:
        raise Refusal("lesson", "a lesson is not kept as a match", 409)
    if table.status != FINISHED:
        raise Refusal("not-over", "the match is not over", 409)


def replay_of(derived: DerivedMatch, info: TableInfo) -> Replay:
    """Each choice with the table after it, all cards face up, and how everybody stood."""
    match = derived.match
    past = Match.start(match.game, match.setup, match.seed, patient=True)
    told = len(past.events())
    first, opening = lay_open(past), recount(past, past.events())
    steps: list[ReplayStep] = []
    chances: list[list[float]] = []
    for number, choice in enumerate(match.choices):
        seat, index = choice.seat, choice.index
        past.come_to(choice)
        if choice.setting():
            past.tell_again(match.choices, number)
            continue
        decision = past.decision(seat)
        assert decision is not None
        option = offered(past, decision.options[index], seat)
        past.tell_again(match.choices, number)
        events = past.events()[told:]
        told += len(events)
        steps.append(ReplayStep(seat, option, lay_open(past), recount(past, events)))
        drawn = past.result is not None and not past.result.winners
        stand = chances[-1] if drawn and chances else standing(past)  # a draw is nobody's fall
        chances.append([round(chance, 4) for chance in stand])
    return Replay(info, first, opening, steps, chances)


def file_of(derived: DerivedMatch, table: Table) -> bytes:
    return to_file(derived.match, [seat.name for seat in table.seats])


def verify(table: Table, entries: list[Entry]) -> Verified:
    """Play the log again from the seed and compare the end with what was recorded."""
    problem, choices, digest = "", 0, ""
    try:
        match = DerivedMatch(table, entries).match
        choices, digest = len(match.choices), match.digest(table.digest_version)
        if match.result is None:
            problem = "the log stops before the end"
        elif digest != table.digest:
            problem = "the match ends elsewhere"
    except IllegalChoice as error:
        refuse_other_rules(table, error)
        problem = f"the log cannot be played again: {error}"
    except Exception as error:
        problem = f"the log cannot be played again: {error}"
    if not problem and table.version != game_named(table.game).version:
        problem = "played under other rules"
    seed = table.seed
    return Verified(
        fair=not problem,
        commitment=commitment(bytes.fromhex(seed)),
        seed=seed,
        choices=choices,
        digest=digest or table.digest,
        problem=problem,
    )


class ReplayShelf:
    """The last few replays, encoded and compressed: they are large and never change. Who asks for
    one that is being made waits for it; a few are made at a time, so that threads are left for who
    comes to a table."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._making: dict[str, asyncio.Task[bytes]] = {}
        self._room = asyncio.Semaphore(_AT_ONCE)

    async def get(self, id: str, make: Callable[[], Awaitable[Replay]]) -> bytes:
        """As gzip."""
        data = self._kept.get(id)
        if data is not None:
            self._kept.move_to_end(id)
            return data
        making = self._making.get(id)
        if making is None:
            making = self._making[id] = asyncio.create_task(self._make(id, make))
        return await asyncio.shield(making)

    async def apart(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Another long look at a match that is over, in a thread, when there is room."""
        async with self._room:
            return await asyncio.to_thread(work, *args, **kwargs)

    async def _make(self, id: str, make: Callable[[], Awaitable[Replay]]) -> bytes:
        try:
            async with self._room:
                data = await asyncio.to_thread(_packed, await make())
            self._kept[id] = data
            while len(self._kept) > _KEPT or sum(map(len, self._kept.values())) > _MOST_BYTES:
                self._kept.popitem(last=False)
            return data
        finally:
            del self._making[id]


def _packed(replay: Replay) -> bytes:
    return gzip.compress(msgspec.json.encode(replay), 6, mtime=0)
