"""Uvicorn's sockets, with a short way for what nearly every message is: one whole frame of text.

Handshake, closing, pings, fragments and everything that is wrong go the long way, through the library. The parser
of the library is only ever given whole frames, so that it always stands between two of them.
"""

from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # not built here
    from websockets.utils import apply_mask

_WHOLE_TEXT = 0x81  # the last frame of a message, text, nothing reserved
_WHOLE_CONTROL = (0x88, 0x89, 0x8A)
_MASKED = 0x80
_AT_ONCE = 32  # messages that wait before we stop reading


class Inbox(Protocol):
    """Takes what comes in, as an ASGI application would receive it."""

    def put_nowait(self, message: Any) -> None: ...

    def qsize(self) -> int: ...

    def empty(self) -> bool: ...


class _Nowhere:
    def put_nowait(self, message: Any) -> None: ...

    def qsize(self) -> int:
        return 0

    def empty(self) -> bool:
        return True


_NOWHERE = _Nowhere()


class Line(WebSocketsSansIOProtocol):
    """One socket. `write` sends text that is encoded already. Once it is handed over to an inbox no task waits at
    it, and what the handshake needed is forgotten."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._direct = False
        self._parts = 0  # pieces of data that the library was given
        self._rest = b""  # the beginning of a frame
        self._handed_over = False

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["line"] = self

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept" and self._parts == 1:
            self._direct = self.handshake_complete

    async def run_asgi(self) -> None:
        """As the library has it, but that a line which was handed over stays open."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        else:
            if not self.handshake_complete:
                self.send_500_response()
        if not self._handed_over:
            self.hang_up()

    def hand_over(self, inbox: Inbox) -> None:
        """To whom everything goes that comes in, also what is here already."""
        come, given = self.queue, inbox
        self.queue = given  # type: ignore[assignment]
        while not come.empty():
            given.put_nowait(come.get_nowait())
        self._handed_over = True
        del self.scope, self.request, self.response

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._handed_over:  # the inbox has heard of it; nothing keeps it any longer
            self.queue = _NOWHERE  # type: ignore[assignment]

    def read_on(self) -> None:
        """What had come in is done with."""
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if not self.transport.is_closing():
                self.transport.resume_reading()

    def hang_up(self) -> None:
        """At once, unless the other side is about to answer our close."""
        if self.close_timer is None:
            self.transport.close()

    def write(self, data: bytes) -> bool:
        """False: not now, the other side is slow or gone; what waits is to be sent with `send`."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        size = len(data)
        if size < 126:
            head = bytes((_WHOLE_TEXT, size))
        elif size < 65536:
            head = bytes((_WHOLE_TEXT, 126, size >> 8, size & 255))
        else:
            head = bytes((_WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + data)
        return True

    def data_received(self, data: bytes) -> None:
        if not self._direct:
            self._parts += 1
            super().data_received(data)
            return
        data = self._rest + data if self._rest else data
        start, end = 0, len(data)
        while self._direct and start < end:
            size, body = _size_of(data, start, end)
            if size > self.config.ws_max_size:
                self._direct = False
                break
            if size < 0 or start + body + size > end:
                break
            start = self._frame(data, start, start + body, size)
        self._rest = data[start:]
        if not self._direct and self._rest:
            rest, self._rest = self._rest, b""
            super().data_received(rest)

    def _frame(self, data: bytes, start: int, body: int, size: int) -> int:
        """A whole frame; returns where the next begins."""
        end, kind = body + size, data[start]
        if kind == _WHOLE_TEXT and data[start + 1] & _MASKED:
            try:
                text = apply_mask(data[body:end], data[body - 4 : body]).decode()
            except UnicodeDecodeError:
                self._direct = False
                return start
            self._hear(text)
            return end
        if kind in _WHOLE_CONTROL:
            super().data_received(data[start:end])
            return end
        self._direct = False  # fragments, bytes, nonsense: from now on the library sees to it
        return start

    def _hear(self, text: str) -> None:
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= _AT_ONCE:
            self.read_paused = True
            self.transport.pause_reading()


def _size_of(data: bytes, start: int, end: int) -> tuple[int, int]:
    """How long the frame that begins here says it is, and where in it that begins; -1: not known yet."""
    if end - start < 2:
        return -1, 0
    size = data[start + 1] & 127
    masked = 4 if data[start + 1] & _MASKED else 0
    if size < 126:
        return size, 2 + masked
    wide = 2 if size == 126 else 8
    if end - start < 2 + wide:
        return -1, 0
    return int.from_bytes(data[start + 2 : start + 2 + wide], "big"), 2 + wide + masked
