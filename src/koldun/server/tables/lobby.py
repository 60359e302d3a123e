"""Setting up tables: who sits where, until the match begins; and the next table after it."""

import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Literal

from koldun.bots.people.personas import persona_named, pick_personas
from koldun.content.registry import game_named, games, table_for
from koldun.kernel.errors import KoldunError, WrongTable
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.randomness import SEED_BYTES
from koldun.lessons.lesson import Lesson, lesson_of
from koldun.server.bots.levels import levels, usual_level
from koldun.server.cluster.ownership import Elsewhere
from koldun.server.protocol import Clock, NewTable, PlayNow, TableInfo
from koldun.server.refusals import Refusal
from koldun.server.storage.records import BOT, FINISHED, HUMAN, OPEN, RUNNING, UNDO, Seat, Table
from koldun.server.storage.store import Store
from koldun.server.tables.derived import ALONE
from koldun.server.tables.info import info_of
from koldun.server.tables.live import LiveTable
from koldun.server.tables.registry import Registry
from koldun.view.look import look

_LONGEST_CLOCK = 7 * 86400
_LISTED = 50

Which = Literal["open", "mine", "finished"]
"""Public tables with open seats, or mine."""


class Guest:
    """A person with the name others see, and where they come from."""

    def __init__(self, id: str, name: str, home: str = "") -> None:
        self.id = id
        self.name = name
        self.home = home


class Lobby:
    """What people do before and after a match, over HTTP."""

    def __init__(
        self, registry: Registry, store: Store, most_tables: int, play_window: float
    ) -> None:
        self._registry = registry
        self._store = store
        self._most_tables = most_tables  # open or running, of one person; 0: no limit
        self._play_window = play_window

    # --- setting up

    async def create(
        self, guest: Guest, new: NewTable, before: list[Seat] | None = None
    ) -> LiveTable:
        """`before`: seats of the last match, whose bots sit down again as who they were."""
        game = _game(new.game)
        seats = [_seat(number, word, guest) for number, word in enumerate(new.seats)]
        _introduce(seats, before or [])
        _check_clock(new.clock)
        table_for(game, len(seats), new.options)
        await self._not_too_many(guest)
        now = int(time.time())
        table = Table(
            id=self._registry.new_id(),
            game=game.id,
            version=game.version,
            status=OPEN,
            players=len(seats),
            public=new.public,
            options=new.options,
            clock=new.clock,
            absent=new.absent,
            host=guest.id,
            created=now,
            changed=now,
            seats=seats,
            casual=new.casual,
        )
        await self._store.save_person(guest.id, guest.name)
        await self._store.add_table(table)
        live = await self._registry.found(table)
        live.doorman.sits(guest.home, guest.id)
        return live

    async def play_now(self, guest: Guest, wish: PlayNow) -> LiveTable:
        """Me against bots, at once: I sit where the first turn is, so that nobody waits for bots."""
        game = _game(wish.game)
        level = wish.level or usual_level()
        players = wish.players or max(game.least, min(4, game.most))
        if not game.least <= players <= game.most:
            raise Refusal("wrong-table", f"{game.id} is for {game.least} to {game.most} players")
        seed = secrets.token_hex(SEED_BYTES)
        seats = [f"bot:{level}"] * players
        seats[_first(game, players, seed)] = "me"
        clock = Clock(window=self._play_window)
        new = NewTable(game=game.id, seats=seats, clock=clock, casual=wish.casual)
        live = await self.create(guest, new)
        await self.start(live, guest, "", seed)
        return live

    async def learn(self, guest: Guest, game: str) -> LiveTable:
        """The lesson of a game from its beginning: at the table where I was at it, or at a new one."""
        lesson = lesson_of(_game(game))
        if lesson is None:
            raise Refusal("wrong-table", f"{game} has no lesson")
        for table in await self._store.tables_of(guest.id, (RUNNING,), _LISTED, lesson=True):
            if table.game == game and table.version == lesson.game.version:
                with suppress(Elsewhere, KoldunError):
                    live = await self._registry.get(table.id)
                    async with live.turning():
                        await live.begin_again()
                    return live
        table = _lesson_table(self._registry.new_id(), lesson, guest)
        await self._store.save_person(guest.id, guest.name)
        await self._store.add_table(table)
        live = await self._registry.found(table)
        async with live.turning():
            live.begin()
        return live

    async def _not_too_many(self, guest: Guest) -> None:
        most = self._most_tables
        if most:
            mine = await self._store.tables_of(guest.id, (OPEN, RUNNING), most)
            if len(mine) >= most:
                raise Refusal("too-many", f"you have {most} tables already", 429)

    async def join(self, live: LiveTable, guest: Guest, seat: int) -> None:
        def sit_down(table: Table) -> None:
            _must_be_open(table)
            table.touch()
            mine = table.seats_of(guest.id)
            if mine and seat < 0:
                return
            if mine and table.host != guest.id:
                raise Refusal("taken", "you have a seat here already", 409)
            live.doorman.check(table, guest.home, guest.id)
            free = [s for s in table.seats if s.kind == OPEN and seat in (-1, s.seat)]
            if not free:
                raise Refusal("taken", "that seat is taken", 409)
            free[0].kind, free[0].person = HUMAN, guest.id
            free[0].name = table.free_name(guest.id, guest.name)

        async with live.turning():
            await self._store.save_person(guest.id, guest.name)
            await live.amend(sit_down)
            live.doorman.sits(guest.home, guest.id)

    async def leave(self, live: LiveTable, guest: Guest) -> None:
        def stand_up(table: Table) -> None:
            _must_be_open(table)
            if not table.seats_of(guest.id):
                raise Refusal("not-yours", "you do not sit here", 403)
            for seat in table.seats_of(guest.id):
                table.seats[seat] = Seat(seat)
            if table.host == guest.id:  # who sits longest, as far as seats tell
                table.host = next((s.person for s in table.seats if s.person), guest.id)
            table.touch()

        async with live.turning():
            await live.amend(stand_up)

    async def start(self, live: LiveTable, guest: Guest, fill: str, seed: str = "") -> None:
        """The host begins."""

        def begin(table: Table) -> None:
            if table.host != guest.id:
                raise Refusal("not-yours", "only who has set the table can start", 403)
            _must_be_open(table)
            for seat in table.seats:
                if seat.kind == OPEN:
                    if not fill:
                        raise Refusal("seats-open", "there are open seats", 409)
                    seat.kind, seat.level, seat.name = BOT, fill, _bot_name(seat.seat)
            _introduce(table.seats)
            if not table.persons():  # nobody could end it
                table.options = {**_game(table.game).unattended, **table.options}
            table.seed, table.status = seed or secrets.token_hex(SEED_BYTES), RUNNING
            table.touch()

        if fill:
            _level(fill)
        async with live.turning():
            await live.amend(begin)
            live.begin()

    # --- afterwards

    async def rematch(self, live: LiveTable, guest: Guest) -> LiveTable:
        """The next table: bots sit down again, people when they follow."""
        async with live.turning():
            old = live.table
            if old.lesson:
                raise Refusal("lesson", "a lesson is started again, not followed", 409)
            if old.status != FINISHED:
                raise Refusal("not-over", "the match is not over", 409)
            if not old.seats_of(guest.id):
                raise Refusal("not-yours", "only who has played can ask for more", 403)
            if not old.rematch:
                nxt = await self.create(guest, _again(old, guest), old.seats)
                await live.amend(lambda table: table.follow_with(nxt.table.id))
        nxt = await self._registry.get(live.table.rematch)
        await self._follow(nxt, guest, old)
        return nxt

    async def _follow(self, nxt: LiveTable, guest: Guest, old: Table) -> None:
        table = nxt.table
        if table.status != OPEN:
            return
        if not table.seats_of(guest.id):
            mine = [s for s in old.seats_of(guest.id) if table.seats[s].kind == OPEN]
            await self.join(nxt, guest, mine[0] if mine else -1)
        if all(seat.kind != OPEN for seat in nxt.table.seats):
            await self.start(nxt, Guest(table.host, ""), "")  # all have followed

    # --- listing

    async def listed(self, which: Which, person: str) -> list[TableInfo]:
        if which == "open":
            found = await self._store.public_tables(OPEN)
        else:
            statuses = (FINISHED,) if which == "finished" else (OPEN, RUNNING)
            found = await self._store.tables_of(person, statuses, _LISTED)
        asleep = [t.id for t in found if t.status == FINISHED and t.id not in self._registry.live]
        alone = await self._store.having(asleep, UNDO, ALONE) if asleep else set()
        return [await self._info(table, person, table.id not in alone) for table in found]

    async def info(self, id: str, person: str) -> TableInfo:
        """One table. One that is over, or that is nothing to this person, is not woken for it."""
        live = self._registry.live.get(id)
        table = await self._store.table(id) if live is None else live.table
        if table is None:
            raise Refusal("unknown", "there is no such table", 404)
        if live is not None or (
            table.status == RUNNING and (table.seats_of(person) or not _of_today(table))
        ):
            return (await self._registry.get(id)).info(person)
        counts = table.status == OPEN or not await self._store.having([id], UNDO, ALONE)
        return info_of(table, person, lambda _: False, None, counts)

    async def _info(self, table: Table, person: str, counts: bool) -> TableInfo:
        """Of a table that another server plays, that is over, or that cannot be derived (its rules
        are gone), only what is in its record: one table spoils no list."""
        if table.status != FINISHED or table.id in self._registry.live:
            with suppress(Elsewhere, KoldunError):
                return (await self._registry.get(table.id)).info(person)
        return info_of(table, person, lambda _: False, None, counts)


def _first(game: AnyGame, players: int, seed: str) -> int:
    """Whose turn it is when the match begins, as everybody sees it; 0 where all begin together."""
    match = Match.start(game, table_for(game, players, {}), bytes.fromhex(seed))
    return max(0, look(match).table.active)


def _of_today(table: Table) -> bool:
    """A game that is not installed has no rules to differ from."""
    game = games().get(table.game)
    return game is None or table.version == game.version


def _game(id: str) -> AnyGame:
    try:
        return game_named(id)
    except WrongTable as error:
        raise Refusal("wrong-table", str(error)) from error


def _level(level: str) -> str:
    if level not in levels():
        raise Refusal("wrong-table", f"there is no such bot; there are {', '.join(levels())}")
    return level


def _bot_name(seat: int) -> str:
    return f"Bot {seat + 1}"


def _seat(number: int, word: str, guest: Guest) -> Seat:
    if word == "me":
        return Seat(number, HUMAN, guest.id, guest.name)
    if word == OPEN:
        return Seat(number)
    kind, _, level = word.partition(":")
    if kind != BOT:
        raise Refusal("malformed", 'a seat is "me", "open" or "bot:LEVEL"')
    return Seat(number, BOT, "", _bot_name(number), _level(level))


def _introduce(seats: list[Seat], before: Sequence[Seat] = ()) -> None:
    """Every bot is somebody: who it was before, or one of those who do not sit here yet."""
    for seat, was in zip(seats, before, strict=False):
        if seat.kind == BOT and was.kind == BOT:
            seat.persona = was.persona
    strangers = [seat for seat in seats if seat.kind == BOT and not persona_named(seat.persona)]
    taken = [seat.persona for seat in seats if seat.persona]
    found = pick_personas(len(strangers), secrets.token_bytes(SEED_BYTES), taken)
    for seat, persona in zip(strangers, found, strict=True):
        seat.persona = persona.id
    for seat in seats:
        known = persona_named(seat.persona)
        if seat.kind == BOT and known is not None:
            seat.name = known.name.en


def _must_be_open(table: Table) -> None:
    if table.status != OPEN:
        raise Refusal("started", "the match has begun", 409)


def _check_clock(clock: Clock) -> None:
    if clock.kind != "none" and not 1 <= clock.seconds <= _LONGEST_CLOCK:
        raise Refusal("malformed", f"clock: seconds from 1 to {_LONGEST_CLOCK}")


def _lesson_table(id: str, lesson: Lesson, guest: Guest) -> Table:
    now = int(time.time())
    level = usual_level()
    seats = [
        Seat(number, HUMAN, guest.id, guest.name)
        if persona is None
        else Seat(number, BOT, "", persona.name.en, level, persona=persona.id)
        for number, persona in enumerate(lesson.personas)
    ]
    return Table(
        id=id,
        game=lesson.game.id,
        version=lesson.game.version,
        status=RUNNING,
        players=len(seats),
        public=False,
        options=lesson.scenario.options,
        clock=Clock(window=0),
        absent="wait",
        host=guest.id,
        created=now,
        changed=now,
        seats=seats,
        seed=lesson.scenario.seed.hex(),
        lesson=True,
    )


def _again(old: Table, guest: Guest) -> NewTable:
    words = []
    for seat in old.seats:
        mine = seat.kind == HUMAN and seat.person == guest.id
        words.append("me" if mine else OPEN if seat.kind == HUMAN else f"bot:{seat.level}")
    return NewTable(old.game, words, old.options, old.public, old.clock, old.absent, old.casual)
