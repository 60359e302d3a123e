"""Somebody at the other end of a socket: what is still to be sent, and no more than that."""

import asyncio

import msgspec

from koldun.kernel.cards import SPECTATOR
from koldun.server.identity import Person
from koldun.server.protocol import Bye, ToPage

_MOST_WAITING = 256
_encoder = msgspec.json.Encoder()


def encoded(message: object) -> bytes:
    return _encoder.encode(message)


class Watcher:
    """One open socket at one table. Messages wait in a queue that a slow reader cannot fill."""

    def __init__(self, person: Person, name: str) -> None:
        self.person = person.id
        self.name = name
        self.seat = -1
        self.here = False  # has said hello
        self.closing = ""
        self.out: asyncio.Queue[bytes | None] = asyncio.Queue()

    @property
    def eyes(self) -> int:
        """Through whose eyes the table is seen."""
        return SPECTATOR if self.seat < 0 else self.seat

    def send(self, message: ToPage) -> None:
        self.send_bytes(_encoder.encode(message))

    def send_bytes(self, data: bytes) -> None:
        if self.closing:
            return
        if self.out.qsize() >= _MOST_WAITING:
            self.close("slow")
            return
        self.out.put_nowait(data)

    def close(self, why: str, again: float = 1.0) -> None:
        """Say good-bye and hang up. A slow reader loses what it has not read."""
        if self.closing:
            return
        self.closing = why
        if why == "slow":
            while not self.out.empty():
                self.out.get_nowait()
        self.out.put_nowait(_encoder.encode(Bye(why, again)))
        self.out.put_nowait(None)
