"""Somebody at the other end of a socket: what is still to be sent, and no more than that."""

from collections.abc import Callable

import msgspec

from koldun.kernel.cards import SPECTATOR
from koldun.server.protocol import Accepted, Bye, ToPage

_MOST_WAITING = 256
_MOST_BYTES = 4 * 1024 * 1024
_AT_ONCE = 16
_encoder = msgspec.json.Encoder()


def encoded(message: object) -> bytes:
    return _encoder.encode(message)


class Watcher:
    """One open socket at one table. Messages go out at once; where the other side is slow, they wait in a queue
    that it cannot fill."""

    __slots__ = (
        "_bytes",
        "_taken",
        "_write",
        "closing",
        "here",
        "home",
        "name",
        "out",
        "owed",
        "person",
        "seat",
        "shown",
        "wake",
    )

    def __init__(
        self,
        person: str,
        name: str,
        write: Callable[[bytes], bool] | None = None,
        home: str = "",
    ) -> None:
        self._write = write  # the short way; False: it is not open now
        self.person = person
        self.name = name
        self.home = home  # the address it comes from
        self.seat = -1
        self.here = False  # has said hello
        self.closing = ""
        self.shown = (-1, -1)  # the last view sent: through whose eyes, and its number
        self.owed: Accepted | None = None  # for a choice that is on disk, until it is sent
        self.wake: Callable[[], None] | None = None  # told when something waits
        self.out: list[bytes | None] = []
        self._bytes = 0  # that wait
        self._taken = False  # by the writer, and perhaps not yet sent

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

    def send_update(self, data: bytes) -> None:
        """An update that is encoded already; what is owed goes inside it."""
        owed, self.owed = self.owed, None
        if owed is not None:
            data = b'%b,"accepted":%b}' % (data[:-1], _encoder.encode(owed))
        self.send_bytes(data)

    def pay(self) -> None:
        """What is still owed, where no update came of it."""
        owed, self.owed = self.owed, None
        if owed is not None:
            self.send(owed)

    def _put(self, data: bytes | None) -> None:
        if data is not None and self._write is not None and not self._waiting():
            if self._write(data):
                return
        self.out.append(data)
        self._bytes += len(data or b"")
        if self.wake is not None:
            self.wake()

    def _waiting(self) -> bool:
        """Is something on its way that must not be overtaken?"""
        return bool(self.out) or self._taken

    def take(self) -> list[bytes | None]:
        """What waits to be sent, a few messages at most; the last ever is None. Whoever takes them sends them before
        the next are taken; with nothing left to take the short way is open again."""
        some = self.out[:_AT_ONCE]
        del self.out[:_AT_ONCE]
        self._taken = bool(some)
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
