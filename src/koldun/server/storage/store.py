"""Keeping it: one database, one append-only log per match, nothing told before it is on disk.

The pair (table, number) is unique: two servers can never both write the n-th choice.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import alembic.command
import alembic.config
import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from koldun.server.protocol import Clock, Said
from koldun.server.storage import schema
from koldun.server.storage.log_writer import LogWriter, careful_sqlite, pen_for
from koldun.server.storage.records import (
    OPEN,
    RUNNING,
    Conflict,
    Entry,
    Generation,
    Seat,
    Table,
)

_CHAT_KEPT = 100
_ANSWER_SECONDS = 2.0
_WRITE_SECONDS = 15.0
_TRY_SECONDS = 1.0


_PATIENCE = {"timeout": 5, "command_timeout": _WRITE_SECONDS}
"""How long PostgreSQL may take: one that hangs is as good as away."""


def open_engine(url: str) -> AsyncEngine:
    waits = {} if url.startswith("sqlite") else {"connect_args": _PATIENCE, "pool_pre_ping": True}
    engine = create_async_engine(url, hide_parameters=True, **waits)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine.sync_engine, "connect", careful_sqlite)
    return engine


async def upgrade(engine: AsyncEngine) -> None:
    """Bring the schema up to date."""

    def run(connection: sa.Connection) -> None:
        config = alembic.config.Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, "head")

    async with engine.begin() as connection:
        await connection.run_sync(run)


class Store:
    """All reading and writing. Writes of this process go one after another."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.well = True  # the last that was to be written could be
        self.on_back: Callable[[float], None] | None = None  # told how long nothing could be
        self._worked_at = time.monotonic()
        self._tried_at = 0.0
        self._writing = asyncio.Lock()
        self.writer = LogWriter(pen_for(self.engine), self._writing)

    async def open(self) -> None:
        await upgrade(self.engine)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    async def alive(self) -> bool:
        """Does the database answer, and did it take what it was last given?"""
        try:
            async with asyncio.timeout(_ANSWER_SECONDS), self.engine.connect() as connection:
                found = (await connection.execute(sa.text("SELECT 1"))).scalar()
        except Exception:
            return False
        return found == 1 and self.well

    async def _do(self, work: Callable[[AsyncConnection], Awaitable[None]]) -> None:
        try:
            async with self._writing, self.engine.begin() as connection:
                await work(connection)
        except (Conflict, IntegrityError):
            raise
        except Exception:
            self.well = False
            raise
        self._worked()

    def _worked(self) -> None:
        now = time.monotonic()
        away, self._worked_at = now - self._worked_at, now
        if not self.well:
            self.well = True
            if self.on_back is not None:
                self.on_back(away)

    async def look_again(self) -> bool:
        """Can be written again what could not? Tried once a second at most."""
        now = time.monotonic()
        if not self.well and now - self._tried_at >= _TRY_SECONDS:
            self._tried_at = now
            with suppress(Exception):
                await self.note("tried", str(now))
        return self.well

    # --- the log

    async def append(self, table: str, entry: Entry, epoch: int = 0) -> None:
        """Returns when the entry is on disk; raises Conflict when the number is taken, or when
        the table is played in another epoch (0: there are none)."""
        try:
            await self.writer.append(table, entry, epoch)
        except (Conflict, asyncio.CancelledError):
            raise
        except Exception:
            self.well = False
            raise
        self._worked()

    async def log(self, table: str, start: int = 0) -> list[Entry]:
        e = schema.entries
        query = (
            sa.select(*[e.c[f] for f in Entry.__struct_fields__])
            .where(e.c.table_id == table, e.c.number >= start)
            .order_by(e.c.number)
        )
        async with self.engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def having(self, tables: list[str], kind: str, key: str) -> set[str]:
        """Which of these tables have such an entry in their log."""
        e = schema.entries
        such = sa.and_(e.c.table_id.in_(tables), e.c.kind == kind, e.c.key == key)
        async with self.engine.connect() as connection:
            found = await connection.execute(sa.select(e.c.table_id).where(such).distinct())
            return set(found.scalars())

    # --- tables

    async def add_table(self, table: Table) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(sa.insert(schema.tables), _row_of(table))
            await connection.execute(sa.insert(schema.seats), _seat_rows(table))

        await self._do(work)

    async def save_table(self, table: Table) -> None:
        """Status, seats and what else changes of a table; raises Conflict when it has been changed
        by another server since it was read."""
        t, s = schema.tables, schema.seats
        row = {**_row_of(table), "revision": table.revision + 1}
        same = sa.and_(t.c.id == table.id, t.c.revision == table.revision)

        async def work(connection: AsyncConnection) -> None:
            done = await connection.execute(sa.update(t).where(same).values(row))
            if done.rowcount == 0:
                raise Conflict("the table has changed")
            await connection.execute(sa.delete(s).where(s.c.table_id == table.id))
            await connection.execute(sa.insert(s), _seat_rows(table))

        await self._do(work)
        table.revision += 1

    async def table(self, id: str) -> Table | None:
        found = await self._tables(schema.tables.c.id == id, 1)
        return found[0] if found else None

    async def public_tables(self, status: str, most: int = 100) -> list[Table]:
        t = schema.tables
        return await self._tables(sa.and_(t.c.status == status, t.c.public), most)

    async def tables_of(
        self, person: str, statuses: tuple[str, ...], most: int, lesson: bool = False
    ) -> list[Table]:
        """Matches of a person, or lessons; never both."""
        t, s = schema.tables, schema.seats
        mine = sa.select(s.c.table_id).where(s.c.person == person, s.c.kind == "human")
        owned = sa.or_(t.c.id.in_(mine), sa.and_(t.c.host == person, t.c.status == OPEN))
        kind = t.c.lesson == sa.literal(lesson)
        return await self._tables(sa.and_(t.c.status.in_(statuses), kind, owned), most)

    async def running(self) -> list[str]:
        t = schema.tables
        query = sa.select(t.c.id).where(t.c.status == RUNNING)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def forget(self, before: int) -> list[str]:
        """Delete unfinished tables and lessons that nobody has touched since; returns their ids."""
        t, e = schema.tables, schema.entries
        last = sa.select(sa.func.max(e.c.at)).where(e.c.table_id == t.c.id).scalar_subquery()
        stale = sa.and_(
            sa.or_(t.c.status.in_((OPEN, RUNNING)), t.c.lesson),
            t.c.changed < before,
            sa.func.coalesce(last, 0) < before,
        )
        async with self.engine.connect() as connection:
            ids = list((await connection.execute(sa.select(t.c.id).where(stale))).scalars())

        async def work(connection: AsyncConnection) -> None:
            for part in (schema.chat, schema.entries, schema.seats, schema.owners):
                await connection.execute(sa.delete(part).where(part.c.table_id.in_(ids)))
            await connection.execute(sa.delete(t).where(t.c.id.in_(ids)))

        if ids:
            await self._do(work)
        return ids

    async def _tables(self, condition: sa.ColumnElement[bool], most: int) -> list[Table]:
        t, s = schema.tables, schema.seats
        query = sa.select(t).where(condition).order_by(t.c.changed.desc()).limit(most)
        async with self.engine.connect() as connection:
            rows = [dict(row) for row in (await connection.execute(query)).mappings()]
            sitting = (
                sa.select(s).where(s.c.table_id.in_([row["id"] for row in rows])).order_by(s.c.seat)
            )
            places: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
            for place in (await connection.execute(sitting)).mappings():
                fields = {name: place[name] for name in Seat.__struct_fields__}
                places[place["table_id"]].append(Seat(**fields))
        return [_table_of(row, places[row["id"]]) for row in rows]

    # --- persons, chat, keys

    async def name_of(self, person: str) -> str | None:
        query = sa.select(schema.persons.c.name).where(schema.persons.c.id == person)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def save_person(self, person: str, name: str) -> None:
        p = schema.persons

        async def work(connection: AsyncConnection) -> None:
            done = await connection.execute(sa.update(p).where(p.c.id == person).values(name=name))
            if done.rowcount == 0:
                await connection.execute(
                    sa.insert(p).values(id=person, name=name, created=int(time.time()))
                )

        await self._do(work)

    async def generations(self) -> dict[str, int]:
        """Persons who have taken back what was signed for them, and how often."""
        p = schema.persons
        query = sa.select(p.c.id, p.c.generation).where(p.c.generation > 0)
        async with self.engine.connect() as connection:
            return {row.id: row.generation for row in await connection.execute(query)}

    async def save_generation(self, new: Generation) -> None:
        p = schema.persons
        change = sa.update(p).where(p.c.id == new.person).values(generation=new.generation)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(change)

        await self._do(work)

    async def note(self, name: str, value: str) -> None:
        """Keep a value under a name, in place of what was there."""
        k = schema.keys
        await self.key(name, value)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(sa.update(k).where(k.c.name == name).values(value=value))

        await self._do(work)

    async def add_said(self, table: str, said: Said) -> None:
        row = {"table_id": table, **msgspec.structs.asdict(said)}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(sa.insert(schema.chat), row)

        await self._do(work)

    async def said(self, table: str) -> list[Said]:
        c = schema.chat
        query = (
            sa.select(c.c.seat, c.c.name, c.c.text, c.c.at)
            .where(c.c.table_id == table)
            .order_by(c.c.id.desc())
            .limit(_CHAT_KEPT)
        )
        async with self.engine.connect() as connection:
            return [Said(*row) for row in await connection.execute(query)][::-1]

    async def key(self, name: str, fresh: str) -> str:
        """A secret of this database, made when it is first asked for."""
        k = schema.keys
        query = sa.select(k.c.value).where(k.c.name == name)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(sa.insert(k).values(name=name, value=fresh))

        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
        if found is None:
            with suppress(IntegrityError):
                await self._do(work)
            async with self.engine.connect() as connection:
                found = (await connection.execute(query)).scalar()
        return str(found)


def _row_of(table: Table) -> dict[str, Any]:
    row = msgspec.structs.asdict(table)
    del row["seats"]
    for name in ("options", "clock", "winners"):
        row[name] = msgspec.json.encode(row[name]).decode()
    return row


def _seat_rows(table: Table) -> list[dict[str, Any]]:
    return [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats]


def _table_of(row: dict[str, Any], seats: list[Seat]) -> Table:
    row["options"] = msgspec.json.decode(row["options"])
    row["clock"] = msgspec.json.decode(row["clock"], type=Clock)
    row["winners"] = msgspec.json.decode(row["winners"])
    return Table(seats=seats, **row)
