"""Live play: one socket, one table, one watcher."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import Receive, Send

from koldun.server.cluster.ownership import Elsewhere
from koldun.server.net.backend import Backend
from koldun.server.net.line import Line
from koldun.server.net.rate_limits import Bucket
from koldun.server.ops.logs import trouble
from koldun.server.protocol import (
    PROTOCOL,
    AskHint,
    Choose,
    FromPage,
    HandOver,
    Hello,
    LessonBack,
    Ping,
    Pong,
    React,
    Refused,
    Say,
    Set,
    Undo,
    Vote,
)
from koldun.server.refusals import Refusal
from koldun.server.tables.live import LiveTable
from koldun.server.tables.watchers import Watcher

MOST_BYTES = 8192
_PATIENCE = 100  # refused messages in a row before we hang up
_SEND_SECONDS = 20.0
_OVERSIZED = 1009
_COME_AGAIN = ("stopping", "moved")

_decoder = msgspec.json.Decoder(FromPage)

Opened = WebSocket[Any, Any, Any]


class Conversation:
    """What is said on one socket."""

    def __init__(self, backend: Backend, live: LiveTable, watcher: Watcher, line: Opened) -> None:
        self.metrics = backend.metrics
        self.live = live
        self.watcher = watcher
        self.line = line
        rate = backend.policy.message_rate
        self.messages = Bucket(rate, rate * 3)
        self._limits = backend.limits
        self._home = str(line.scope["state"]["home"])
        self.wrong = 0

    async def listen(self) -> None:
        receive: Receive = self.line.scope["state"]["receive"]
        while not self.watcher.closing:
            message: Any = await receive()
            if message["type"] == "websocket.disconnect":
                if message["code"] == _OVERSIZED:
                    self.metrics.count("refused", "oversized")
                return
            if message["type"] == "websocket.receive":
                await self.hear(message.get("text"), message.get("bytes"))

    async def hear(self, text: str | None, data: bytes | None) -> None:
        try:
            if not self.messages.take():
                raise Refusal("too-fast", "slow down a little")
            self._sparingly("message")
            if text is None or len(text) > MOST_BYTES:
                raise Refusal("too-long" if text or data else "malformed", "that is no message")
            await self._answer(_decoder.decode(text))
            self.wrong = 0
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            self._refuse(Refusal("malformed", str(error)[:300]))
        except Refusal as refusal:
            self._refuse(refusal)
        except Exception:
            self.metrics.count("errors", "socket")
            trouble("a message failed", table=self.live.table.id)
            self._refuse(Refusal("unknown", "something went wrong on our side"))

    def _refuse(self, refusal: Refusal) -> None:
        self.metrics.count("refused", refusal.code)
        self.wrong += 1
        if self.wrong > _PATIENCE:
            self.watcher.close("flood", 30.0)
        else:
            self.watcher.send(Refused(refusal.code, refusal.message, refusal.number))

    async def _answer(self, message: FromPage) -> None:
        watcher, live = self.watcher, self.live
        if isinstance(message, Hello):
            if message.protocol != PROTOCOL:
                raise Refusal("protocol", f"this server speaks protocol {PROTOCOL}")
            self._sparingly("hello")
            await live.welcome(watcher, message.heard, message.seat)
        elif isinstance(message, Ping):
            watcher.send(Pong())
        elif not watcher.here:
            raise Refusal("protocol", "say hello first")
        elif isinstance(message, Choose):
            await live.choose(watcher, message)
        elif isinstance(message, Set):
            self._sparingly("seat")
            await live.set(watcher, message)
        elif isinstance(message, Undo):
            self._sparingly("undo")
            await live.undo(watcher, message.seat)
        elif isinstance(message, Vote):
            await live.vote(watcher, message.yes)
        elif isinstance(message, Say):
            self._sparingly("word")
            await live.say(watcher, message.text)
        elif isinstance(message, React):
            self._sparingly("word")
            live.react(watcher, message.word)
        elif isinstance(message, AskHint):
            self._sparingly("hint")
            live.spawn(self._hint(message.seat))
        elif isinstance(message, LessonBack):
            self._sparingly("undo")
            await live.lesson_back(watcher, message.step)
        elif isinstance(message, HandOver):
            self._sparingly("seat")
            await live.hand_over(watcher, message.seat, message.level)

    def _sparingly(self, action: str) -> None:
        """Limits of the person, however many sockets are open."""
        if not self._limits.allow(action, self.watcher.person, self._home):
            raise Refusal("too-fast", "slow down a little")

    async def _hint(self, seat: int) -> None:
        try:
            await self.live.hint(self.watcher, seat)
        except Refusal as refusal:
            self._refuse(refusal)


async def _write(line: Opened, watcher: Watcher) -> None:
    """Send what waits, a few at a time. Who does not read for a while is hung up on."""
    send: Send = line.scope["state"]["send"]
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            waiting = await watcher.some()
            try:
                async with asyncio.timeout(_SEND_SECONDS):
                    for data in waiting:
                        if data is None:
                            await line.close(code=1012 if watcher.closing in _COME_AGAIN else 1008)
                            return
                        await send({"type": "websocket.send", "text": data.decode(), "bytes": None})
            except TimeoutError:
                watcher.close("slow")
                return  # nothing gets through any more; the unanswered ping ends the connection


@websocket("/ws/tables/{id:str}")
async def table_socket(socket: Opened, id: FromPath[str]) -> None:
    backend: Backend = socket.app.state.backend
    if backend.registry.stopping:
        await socket.close(code=1012, reason="stopping")
        return
    try:
        live = await backend.registry.get(id)
    except Elsewhere:
        await socket.close(code=1012, reason="moved")
        return
    except Refusal as refusal:
        backend.metrics.count("refused", "guessed-table")
        await socket.close(code=4404, reason=refusal.code)
        return
    person = socket.scope["state"]["person"]
    guest = await backend.people.guest(person)
    await socket.accept()
    state: Any = socket.scope["state"]
    line: Line | None = state.get("line")
    write = None if line is None else line.write
    watcher = Watcher(guest.id, guest.name, write, str(state["home"]))
    writer = asyncio.create_task(_write(socket, watcher))
    try:
        with suppress(WebSocketDisconnect):
            await Conversation(backend, live, watcher, socket).listen()
    finally:
        live.leave(watcher)
        if watcher.closing in ("slow", "flood"):
            backend.metrics.count("refused", watcher.closing)
        if watcher.closing:
            with suppress(TimeoutError):
                async with asyncio.timeout(2.0):
                    await writer
        writer.cancel()
