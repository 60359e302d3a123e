"""Somebody at the other end of a socket: what is still to be sent, and no more than that."""

import asyncio
from collections import deque

import msgspec

from koldun.kernel.cards import SPECTATOR
from koldun.server.protocol import Bye, ToPage

_MOST_WAITING = 256
_MOST_BYTES = 4 * 1024 * 1024
_AT_ONCE = 16
_encoder = msgspec.json.Encoder()


def encoded(message: object) -> bytes:
    return _encoder.encode(message)


class Watcher:
    """One open socket at one table. Messages wait in a queue that a slow reader cannot fill."""

    def __init__(self, person: str, name: str, home: str = "") -> None:
        self.person = person
        self.name = name
        self.home = home  # the address it comes from
        self.seat = -1
        self.here = False  # has said hello
        self.closing = ""
        self.out: deque[bytes | None] = deque()
        self._bytes = 0  # that wait
        self._reader: asyncio.Future[None] | None = None  # the writer of the socket, when it waits

    @property
    def eyes(self) -> int:
        """Through whose eyes the table is seen."""
        return SPECTATOR if self.seat < 0 else self.seat

    def send(self, message: ToPage) -> None:
        self.send_bytes(_encoder.encode(message))

    def send_bytes(self, data: bytes) -> None:
        if self.closing:
            return
        if len(self.out) >= _MOST_WAITING or (self.out and self._bytes > _MOST_BYTES):
            self.close("slow")
            return
        self._put(data)

    def _put(self, data: bytes | None) -> None:
        self.out.append(data)
        self._bytes += len(data or b"")
        reader = self._reader
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def some(self) -> list[bytes | None]:
        """What waits to be sent, a few messages at most; the last ever is None."""
        if not self.out:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        some = [self.out.popleft() for _ in range(min(_AT_ONCE, len(self.out)))]
        self._bytes -= sum(len(data or b"") for data in some)
        return some

    def close(self, why: str, again: float = 1.0) -> None:
        """Say good-bye and hang up. A slow reader loses what it has not read."""
        if self.closing:
            return
        self.closing = why
        if why == "slow":
            self.out.clear()
            self._bytes = 0
        self._put(_encoder.encode(Bye(why, again)))
        self._put(None)
