"""News between servers that share a database, over Litestar's channels.

With channels in memory nobody else listens and nothing is published; over Redis every server
hears that a log has grown and follows it.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.memory import MemoryChannelsBackend

from koldun.server.ops.logs import trouble

CHANNEL = "tables"


LOG = "log"  # a log has grown
TABLE = "table"  # seats or status have changed
SAID = "said"
REACTED = "reacted"
SIGNED_OUT = "age"  # a person has taken links and devices back; named as 0.1 named it


class News(msgspec.Struct, frozen=True):
    """Something happened on another server: at a table, or to a person (then without a table)."""

    server: str
    table: str
    what: str
    body: bytes = b""


class NewsChannel:
    """This server's end. Its own news it does not hear."""

    def __init__(self, channels: ChannelsPlugin, shared: bool) -> None:
        self.server = secrets.token_hex(6)
        self._channels = channels
        self.shared = shared
        self._listener: asyncio.Task[None] | None = None
        self._subscriber: Subscriber | None = None

    def tell(self, table: str, what: str, body: object = None) -> None:
        if self.shared:
            data = b"" if body is None else msgspec.json.encode(body)
            news = News(self.server, table, what, data)
            self._channels.publish(msgspec.json.encode(news), CHANNEL)

    def listen(self, hear: Callable[[News], Awaitable[None]]) -> None:
        if self.shared:
            self._listener = asyncio.create_task(self._follow(hear))

    async def _follow(self, hear: Callable[[News], Awaitable[None]]) -> None:
        self._subscriber = await self._channels.subscribe(CHANNEL)
        async for data in self._subscriber.iter_events():
            news = msgspec.json.decode(data, type=News)
            if news.server != self.server:
                try:
                    await hear(news)
                except Exception:
                    trouble("news could not be followed", table=news.table)

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            with suppress(asyncio.CancelledError):
                await self._listener


def channels_for(
    redis_url: str, back: Callable[[], Awaitable[None]] | None = None
) -> ChannelsPlugin:
    """`back` is called when Redis was away and news may have been missed."""
    if not redis_url:
        return ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
    from koldun.server.cluster.redis_news import Backend

    backend = Backend(redis_url)
    backend.back = back
    return ChannelsPlugin(backend, channels=[CHANNEL])
