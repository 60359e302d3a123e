"""Live play: one socket, one table, one watcher.

Nobody waits at a socket where nothing is said: what comes in wakes the conversation, and so does what cannot
go out at once.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send

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
_GOOD_BYE = 2.0  # seconds in which the last words must have gone out
_OVERSIZED = 1009
_COME_AGAIN = ("stopping", "moved")

_decoder = msgspec.json.Decoder(FromPage)


class Conversation:
    """What is said on one socket, one message after the other. It is the inbox of its line."""

    __slots__ = (
        "_ended",
        "_home",
        "_limits",
        "_line",
        "_send",
        "_sender",
        "_waiting",
        "_worker",
        "at_end",
        "live",
        "messages",
        "metrics",
        "watcher",
        "wrong",
    )

    def __init__(
        self,
        backend: Backend,
        live: LiveTable,
        watcher: Watcher,
        send: Send,
        line: Line | None = None,
        at_end: Callable[[], None] | None = None,
    ) -> None:
        self.metrics = backend.metrics
        self.live = live
        self.watcher = watcher
        self.at_end = at_end
        rate = backend.policy.message_rate
        self.messages = Bucket(rate, rate * 3)
        self.wrong = 0
        self._limits = backend.limits
        self._home = watcher.home
        self._send = send
        self._line = line
        self._waiting: list[Any] = []
        self._worker: asyncio.Task[None] | None = None
        self._sender: asyncio.Task[None] | None = None
        self._ended = False
        watcher.wake = self.send_what_waits

    # --- coming in

    def put_nowait(self, message: Any) -> None:
        """From the line."""
        if not self._ended:
            self._waiting.append(message)
            if self._worker is None:
                self._worker = asyncio.get_running_loop().create_task(self._work())

    def qsize(self) -> int:
        return len(self._waiting)

    def empty(self) -> bool:
        return not self._waiting

    async def _work(self) -> None:
        try:
            while self._waiting:
                await self.take(self._waiting.pop(0))
        finally:
            self._worker = None
            if self._line is not None:
                self._line.read_on()

    async def listen(self, receive: Receive) -> None:
        """Where there is no line to be woken by."""
        while not self._ended:
            await self.take(await receive())

    async def take(self, message: Any) -> None:
        if self._ended:
            return
        if message["type"] == "websocket.disconnect":
            if message["code"] == _OVERSIZED:
                self.metrics.count("refused", "oversized")
            self.end()
        elif message["type"] == "websocket.receive":
            await self.hear(message.get("text"), message.get("bytes"))
            if self.watcher.closing:
                await self._hang_up()

    def end(self) -> None:
        """The person has left, or was shown out."""
        if self._ended:
            return
        self._ended = True
        self.watcher.wake = None
        self.live.leave(self.watcher)
        if self.watcher.closing in ("slow", "flood"):
            self.metrics.count("refused", self.watcher.closing)
        if self.at_end is not None:
            self.at_end()

    async def _hang_up(self) -> None:
        """When the last words are out, or nobody takes them."""
        self.end()
        sender = self._sender
        if sender is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(_GOOD_BYE):
                    await asyncio.wait([sender])
            sender.cancel()
        if self._line is not None:
            self._line.hang_up()

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

    # --- going out

    def send_what_waits(self) -> None:
        """Something could not go out at once."""
        if self._sender is None:
            self._sender = asyncio.get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        """A few at a time. Who does not read for a while is hung up on."""
        watcher = self.watcher
        with suppress(RuntimeError, OSError):
            while waiting := watcher.take():
                try:
                    async with asyncio.timeout(_SEND_SECONDS):
                        for data in waiting:
                            if data is None:
                                code = 1012 if watcher.closing in _COME_AGAIN else 1008
                                await self._send(_close(code))
                                return
                            await self._send(
                                {"type": "websocket.send", "text": data.decode(), "bytes": None}
                            )
                except TimeoutError:
                    watcher.close("slow")
                    return  # nothing gets through any more; the unanswered ping ends the connection
            self._sender = None  # else it has ended for good


def _close(code: int, reason: str = "") -> Any:
    return {"type": "websocket.close", "code": code, "reason": reason}


async def table_socket(
    backend: Backend,
    id: str,
    scope: Scope,
    receive: Receive,
    send: Send,
    at_end: Callable[[], None] | None = None,
) -> bool:
    """True: the line goes on by itself, and `at_end` will be called when it is over."""
    await receive()  # that somebody would like to connect
    if backend.registry.stopping:
        await send(_close(1012, "stopping"))
        return False
    state: Any = scope["state"]
    try:
        live = await backend.registry.get(id)
        guest = await backend.people.guest(state["person"])
    except Elsewhere:
        await send(_close(1012, "moved"))
        return False
    except Refusal as refusal:
        backend.metrics.count("refused", "guessed-table")
        await send(_close(4404, refusal.code))
        return False
    except Exception:
        backend.metrics.count("errors", "socket")
        trouble("a socket could not be opened", table=id)
        await send(_close(1011))
        return False
    accept: Any = {"type": "websocket.accept", "subprotocol": None, "headers": []}
    await send(accept)
    line: Line | None = state.get("line")
    write = None if line is None else line.write
    watcher = Watcher(guest.id, guest.name, write, str(state["home"]))
    conversation = Conversation(backend, live, watcher, send, line, at_end)
    if line is not None:
        line.hand_over(conversation)
        return True
    try:
        await conversation.listen(receive)
    finally:
        conversation.end()
    return True
