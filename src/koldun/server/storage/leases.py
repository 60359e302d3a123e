"""Which servers are there, and which of them plays a table: rows that change by comparison.

An owner is a server and an epoch. Whoever takes a table over raises the epoch, and what is written
under an older one is refused (`log_writer`).
"""

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from koldun.server.storage import schema
from koldun.server.storage.records import RUNNING


class Peer(msgspec.Struct, frozen=True):
    """A server as others see it. `beat` counts on while it lives."""

    id: str
    url: str
    beat: int


class Lease(msgspec.Struct, frozen=True):
    """Who plays a table. An empty server: nobody does now."""

    server: str
    epoch: int


class Leases:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # --- servers

    async def beat(self, peer: Peer) -> list[Peer]:
        """Show that one is alive, and see who else has."""
        s = schema.servers
        values = {"url": peer.url, "beat": peer.beat}
        async with self._engine.begin() as connection:
            done = await connection.execute(sa.update(s).where(s.c.id == peer.id).values(values))
            if done.rowcount == 0:
                await connection.execute(sa.insert(s).values(id=peer.id, **values))
            return [Peer(*row) for row in await connection.execute(sa.select(s))]

    async def bury(self, server: str) -> None:
        """A server is gone, and its tables are nobody's."""
        s, o = schema.servers, schema.owners
        free = sa.update(o).where(o.c.server == server).values(server="")
        async with self._engine.begin() as connection:
            await connection.execute(free)
            await connection.execute(sa.delete(s).where(s.c.id == server))

    # --- tables

    async def of(self, table: str) -> Lease | None:
        o = schema.owners
        query = sa.select(o.c.server, o.c.epoch).where(o.c.table_id == table)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Lease(*row)

    async def take(self, table: str, server: str, old: Lease | None) -> Lease | None:
        """The next epoch for a server; None when somebody else was faster."""
        o = schema.owners
        new = Lease(server, 1 if old is None else old.epoch + 1)
        values = {"server": new.server, "epoch": new.epoch}
        async with self._engine.begin() as connection:
            if old is None:
                try:
                    await connection.execute(sa.insert(o).values(table_id=table, **values))
                except IntegrityError:
                    return None
                return new
            same = sa.and_(o.c.table_id == table, o.c.epoch == old.epoch)
            done = await connection.execute(sa.update(o).where(same).values(values))
            return new if done.rowcount else None

    async def held(self, server: str) -> dict[str, int]:
        """Tables of a server, with their epochs."""
        o = schema.owners
        query = sa.select(o.c.table_id, o.c.epoch).where(o.c.server == server)
        async with self._engine.connect() as connection:
            return {row.table_id: row.epoch for row in await connection.execute(query)}

    async def unowned(self, living: set[str]) -> list[str]:
        """Running tables that no living server plays."""
        t, o = schema.tables, schema.owners
        nobody = sa.or_(o.c.server.is_(None), o.c.server.not_in(living))
        query = (
            sa.select(t.c.id)
            .select_from(t.outerjoin(o, o.c.table_id == t.c.id))
            .where(t.c.status == RUNNING, nobody)
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())
