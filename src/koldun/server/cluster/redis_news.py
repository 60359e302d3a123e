"""Channels over Redis that outlive a Redis that goes away for a while."""

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from koldun.server.ops.logs import trouble

_PAUSE = 1.0


class Backend(RedisChannelsPubSubBackend):
    """News that cannot be told are lost, not fatal: the log is the truth, and whoever writes
    next notices that it has grown."""

    def __init__(self, url: str) -> None:
        self._news: Redis = Redis.from_url(url)
        super().__init__(redis=self._news)

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
                await asyncio.sleep(_PAUSE)
