"""Plain connections: how many there may be, and how long one may take to say what it wants.

Uvicorn waits for ever for the end of a request that was begun. Here a request has to arrive whole in
a few seconds, an answer has to be read, and there are only so many connections from one address and in
all. Sockets that have been opened are counted elsewhere.
"""

import asyncio
import os
from contextlib import suppress
from functools import cache
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from koldun.server.net.rate_limits import home_of

_SLOWEST = 1024  # bytes a second: whoever reads an answer more slowly is hung up on
_SPARE = 0.5  # of all file descriptors, for plain connections
_FROM_ONE = 0.25  # of all plain connections, from one address


class Connections:
    """Those that are open now. `most` 0: no limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open = 0
        self.turned_away = 0
        self.too_slow = 0
        self._by_home: dict[str, int] = {}

    def enter(self, home: str) -> bool:
        count = self._by_home.get(home, 0)
        crowded = self.open >= self.most or (
            count >= max(4, int(self.most * _FROM_ONE)) and not speaks_for_many(home)
        )
        if self.most and crowded:
            self.turned_away += 1
            return False
        self.open += 1
        self._by_home[home] = count + 1
        return True

    def leave(self, home: str) -> None:
        self.open -= 1
        count = self._by_home[home] - 1
        if count:
            self._by_home[home] = count
        else:
            del self._by_home[home]


@cache
def speaks_for_many(home: str) -> bool:
    """A proxy: one of those whose forwarded headers are believed."""
    named = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(",")
    proxies = {home_of(one.strip()) for one in [*named, "::1"]}
    return home in proxies or "*" in proxies


def room_for(most: int) -> int:
    """As many as asked for, and no more than half of the files this process may open; the limit
    the shell has set is raised as far as the machine allows."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return most
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return min(most, int(allowed * _SPARE)) if most else 0


class CarefulProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Uvicorn's protocol with these limits."""

    crowd: Connections
    patience: float
    _home = ""
    _deadline: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        home = home_of(str(peer[0])) if isinstance(peer, tuple) else "?"
        if not self.crowd.enter(home):
            transport.abort()
            return
        self._home = home
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._home:
            super().data_received(data)
            self._watch()

    def handle_websocket_upgrade(self, *event: Any) -> None:
        self._leave()
        super().handle_websocket_upgrade(*event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._no_deadline()

    def pause_writing(self) -> None:
        """The other side does not read as fast as we write."""
        super().pause_writing()
        self._look_again(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        self._no_longer_unread()
        super().resume_writing()

    def _look_again(self, left: int) -> None:
        self._no_longer_unread()
        self._unread = self.loop.call_later(self.patience, self._has_it_read, left)

    def _has_it_read(self, before: int) -> None:
        left = self.transport.get_write_buffer_size()
        if before - left < _SLOWEST * self.patience:
            self._too_slow()
        else:
            self._look_again(left)

    def _no_longer_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _watch(self) -> None:
        """A deadline while a request is coming in; more bytes do not put it off."""
        cycle = self.cycle
        coming = cycle is None or cycle.response_complete or cycle.more_body
        if not coming:
            self._no_deadline()
        elif self._deadline is None and self._home:
            self._deadline = self.loop.call_later(self.patience, self._too_slow)

    def _too_slow(self) -> None:
        self.crowd.too_slow += 1
        self.transport.abort()

    def _no_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        self._no_deadline()
        self._no_longer_unread()
        if self._home:
            self.crowd.leave(self._home)
            self._home = ""


def protocol_for(connections: Connections, seconds: float) -> type[CarefulProtocol]:
    """The protocol of one server."""
    own = {"crowd": connections, "patience": seconds}
    return type("CarefulProtocol", (CarefulProtocol,), own)
