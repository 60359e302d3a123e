"""Writing the log: entries of all tables that have come together go to disk together.

While one batch is being flushed the next gathers, so that one flush of the disk serves many tables.
An entry counts as written only when the flush that holds it is done. SQLite is written by a thread
with a connection of its own, in one go there and back; other databases through SQLAlchemy.
"""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from koldun.server.storage import schema
from koldun.server.storage.records import Conflict, Entry

_MOST_AT_ONCE = 512
_CACHE_KIB = 512  # pages that each connection to SQLite keeps; the system keeps them as well

Row = tuple[Any, ...]
Waiting = tuple[Row, int, asyncio.Future[None]]
_FIELDS = ("table_id", *Entry.__struct_fields__)


class Pen(Protocol):
    """Writes rows of the log: all or none of them. Raises Conflict where a number is taken, or
    where a table named in `epochs` is no longer played in that epoch."""

    async def write(self, rows: list[Row], epochs: dict[str, int]) -> None: ...

    async def close(self) -> None: ...


class SqlitePen:
    """A thread that holds the connection; opened at the first row, and anew after a failure.

    A batch is one statement that commits itself: the thread asks for the interpreter once, however
    many rows there are, and never waits for its turn in the middle of a batch.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "log")
        self._connection: sqlite3.Connection | None = None
        names = ", ".join(f'"{name}"' for name in _FIELDS)
        values = ", ".join(f"json_extract(value, '$[{at}]')" for at in range(len(_FIELDS)))
        self._insert = f"INSERT INTO entries ({names}) SELECT {values} FROM json_each(?)"

    async def write(self, rows: list[Row], epochs: dict[str, int]) -> None:
        data = msgspec.json.encode(rows).decode()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, data)

    def _write(self, rows: str) -> None:
        connection = self._connection
        if connection is None:
            connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            careful_sqlite(connection)
            self._connection = connection
        try:
            connection.execute(self._insert, (rows,))
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except Exception:
            self._connection = None
            connection.close()
            raise

    async def close(self) -> None:
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class SqlPen:
    """One connection of the engine, kept open between batches."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._insert = sa.insert(schema.entries)

    async def write(self, rows: list[Row], epochs: dict[str, int]) -> None:
        connection = self._connection
        if connection is None:
            connection = self._connection = await self._engine.connect()
        try:
            if epochs:
                await self._check(connection, epochs)
            await connection.execute(
                self._insert, [dict(zip(_FIELDS, row, strict=True)) for row in rows]
            )
            await connection.commit()
        except IntegrityError as error:
            await connection.rollback()
            raise Conflict(str(error.orig)) from error
        except Conflict:
            await connection.rollback()
            raise
        except BaseException:
            self._connection = None
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()
            raise

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    async def _check(self, connection: AsyncConnection, epochs: dict[str, int]) -> None:
        """Held until the commit, so that nobody takes a table over between looking and writing."""
        o = schema.owners
        query = sa.select(o.c.table_id, o.c.epoch).where(o.c.table_id.in_(epochs))
        rows = await connection.execute(query.with_for_update(read=True))
        found = {row.table_id: row.epoch for row in rows}
        if found != epochs:
            raise Conflict("another server plays this table")


class LogWriter:
    """The queue in front of the pen. `turn` is held while it writes."""

    def __init__(self, pen: Pen, turn: asyncio.Lock) -> None:
        self._pen = pen
        self._turn = turn
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        """What waits is written first."""
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._pen.close()

    async def append(self, table: str, entry: Entry, epoch: int = 0) -> None:
        """Returns when the entry is on disk; raises Conflict when the number is taken, or the
        table is played in another epoch (0: there are none)."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(((table, *msgspec.structs.astuple(entry)), epoch, written))
        await written

    async def _work(self) -> None:
        queue = self._queue
        while True:
            batch = [await queue.get()]
            async with self._turn:
                while not queue.empty() and len(batch) < _MOST_AT_ONCE:
                    batch.append(queue.get_nowait())
                await self._write(batch)
            for _ in batch:
                queue.task_done()

    async def _write(self, batch: list[Waiting]) -> None:
        """All in one transaction; when one of them cannot be, each in its own."""
        try:
            epochs = {row[0]: epoch for row, epoch, _ in batch if epoch}
            await self._pen.write([row for row, _, _ in batch], epochs)
        except Conflict as error:
            if len(batch) > 1:
                for item in batch:
                    await self._write([item])
                return
            _fail(batch[0][2], error)
        except Exception as error:
            for _, _, written in batch:
                _fail(written, error)
        else:
            for _, _, written in batch:
                if not written.done():
                    written.set_result(None)


def pen_for(engine: AsyncEngine) -> Pen:
    path = engine.url.database
    if engine.dialect.name == "sqlite" and path and ":memory:" not in path:
        return SqlitePen(path)
    return SqlPen(engine)


def careful_sqlite(connection: Any, _record: object = None) -> None:
    """Write-ahead log, flushed at every commit: a choice survives the power cut after it."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
        "wal_autocheckpoint=4000",
        f"cache_size=-{_CACHE_KIB}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _fail(written: asyncio.Future[None], error: Exception) -> None:
    if not written.done():
        written.set_exception(error)
