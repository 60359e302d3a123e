"""Channels over Redis that outlive a Redis that goes away for a while."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from typing import Any

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from koldun.server.ops.logs import trouble

_PAUSE = 1.0


class Backend(RedisChannelsPubSubBackend):
    """News that cannot be told are lost, not fatal: the log is the truth. When Redis is back,
    `back` is called: whatever was missed is read there."""

    def __init__(self, url: str) -> None:
        self.back: Callable[[], Awaitable[None]] | None = None
        self._news: Redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=2)
        self._heard: Redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=2)
        super().__init__(redis=self._heard)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            for channel in channels:
                await self._news.publish(channel, data)
        except (RedisError, OSError):
            trouble("news could not be told")

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except (RedisError, OSError):
                trouble("news could not be heard")
                await self._until_back()
                if self.back is not None:
                    await self.back()

    async def _until_back(self) -> None:
        while True:
            await asyncio.sleep(_PAUSE)
            try:
                await self._news.ping()
                return
            except (RedisError, OSError):
                continue
