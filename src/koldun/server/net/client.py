"""A player that is a program, over the same wire as the page: for tests, load and remote bots.

It checks what the protocol promises (events numbered without a gap) while it plays.
"""

import asyncio
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import TypeVar

import msgspec
from msgspec import UNSET, UnsetType
from websockets.asyncio.client import ClientConnection, connect

from koldun.server.protocol import (
    PROTOCOL,
    Accepted,
    Choose,
    FromPage,
    Hello,
    Link,
    Me,
    Problem,
    Refused,
    TableChanged,
    TableInfo,
    ToPage,
    Update,
    Welcome,
)
from koldun.view.changes import apply
from koldun.view.views import EventView, Prompt, View

T = TypeVar("T")

_decoder = msgspec.json.Decoder(ToPage)


class Refusing(Exception):
    """The server said no."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(f"{status} {problem.code}: {problem.message}")
        self.status = status
        self.code = problem.code


class Gap(Exception):
    """Events are missing: the server broke its promise."""


def shows_window(message: ToPage) -> bool:
    """Is a window open in the view of an update that a player has read?"""
    return isinstance(message, Update) and isinstance(message.view, View) and message.view.window


class Player:
    """One person on one device."""

    def __init__(self, base: str, cookie: str = "") -> None:
        self.base = base.rstrip("/")
        self.cookie = cookie
        self.table = ""
        self.info: TableInfo | None = None
        self.seat = -1
        self.view: View | None = None
        self._told: tuple[int, View | None] = (0, None)  # the last view, with its number
        self.events: list[EventView] = []
        self.can_undo = False
        self.accepted: list[Accepted] = []
        self.refused: list[Refused] = []
        self.messages: list[ToPage] = []
        self.raw: list[str] | None = None
        self._line: ClientConnection | None = None
        self._split: Update | None = None  # the rest of a message that told two things

    # --- HTTP

    async def call(
        self, method: str, path: str, type: type[T], body: object = None, **headers: str
    ) -> T:
        data = None if body is None else msgspec.json.encode(body)
        answer = await asyncio.to_thread(self.request, method, path, data, headers)
        if type is bytes:
            return answer  # type: ignore[return-value]
        return msgspec.json.decode(answer, type=type)

    def request(
        self,
        method: str,
        path: str,
        data: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> bytes:
        sent = {"content-type": "application/json", **(headers or {})}
        if self.cookie:
            sent["cookie"] = self.cookie
        request = urllib.request.Request(self.base + path, data, sent, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                given = answer.headers.get("set-cookie")
                if given:
                    self.cookie = given.split(";", 1)[0]
                body: bytes = answer.read()
                return body
        except urllib.error.HTTPError as error:
            problem = msgspec.json.decode(error.read(), type=Problem)
            raise Refusing(error.code, problem) from error

    async def get(self, path: str, type: type[T]) -> T:
        return await self.call("GET", path, type)

    async def post(self, path: str, type: type[T], body: object = None) -> T:
        return await self.call("POST", path, type, {} if body is None else body)

    async def me(self) -> Me:
        return await self.get("/api/me", Me)

    async def link(self) -> str:
        """The token of my personal link."""
        return (await self.get("/api/me/link", Link)).link.removeprefix("/me/")

    # --- socket

    async def come(self, table: str, seat: int = -1, fresh: bool = False) -> None:
        """Open the socket and say hello; what was heard before is not told again."""
        self.table = table
        url = self.base.replace("http", "ws", 1) + f"/ws/tables/{table}"
        headers = {"cookie": self.cookie} if self.cookie else {}
        self._split = None
        self._line = await connect(url, additional_headers=headers, compression=None)
        heard = -1 if fresh else len(self.events) or -1
        await self.send(Hello(PROTOCOL, heard, seat))
        await self.until(lambda m: isinstance(m, Welcome))

    async def go(self) -> None:
        if self._line is not None:
            await self._line.close()
            self._line = None

    async def drop(self) -> None:
        """Lose the network: no good-bye."""
        if self._line is not None:
            self._line.transport.abort()
            self._line = None

    async def send(self, message: FromPage) -> None:
        await self.send_text(msgspec.json.encode(message).decode())

    async def send_text(self, text: str) -> None:
        assert self._line is not None
        await self._line.send(text)

    async def next(self, seconds: float = 60.0) -> ToPage:
        """What comes next. An update with an acknowledgement inside counts as two messages, and every
        update has a whole view."""
        message = self._split
        self._split = None
        if message is None:
            received = await self._receive(seconds)
            if isinstance(received, Update) and isinstance(received.accepted, Accepted):
                self._split = received
                received = received.accepted
            return self.absorb(received)
        return self.absorb(message)

    async def _receive(self, seconds: float) -> ToPage:
        assert self._line is not None
        async with asyncio.timeout(seconds):
            text = await self._line.recv()
        if self.raw is not None:
            self.raw.append(str(text))
        message: ToPage = _decoder.decode(text)
        return message

    async def until(self, wanted: Callable[[ToPage], bool], seconds: float = 60.0) -> ToPage:
        """Read on until a message is what one waits for."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.next(seconds)
                if wanted(message):
                    return message

    def absorb(self, message: ToPage) -> ToPage:
        if isinstance(message, Update):
            message = self._whole(message)
        self.messages.append(message)
        if isinstance(message, Welcome):
            self.seat, self.view, self.info = message.seat, message.view, message.table
            self.can_undo, self._told = message.can_undo, (message.step, message.view)
            self._hear(message.first, message.events)
        elif isinstance(message, Update):
            assert isinstance(message.view, View)
            self.view, self.can_undo = message.view, message.can_undo
            self._told = (message.step, message.view)
            self._hear(message.first, message.events)
        elif isinstance(message, TableChanged):
            self.info = message.table
        elif isinstance(message, Accepted):
            self.accepted.append(message)
        elif isinstance(message, Refused):
            self.refused.append(message)
        return message

    def _whole(self, update: Update) -> Update:
        if isinstance(update.change, UnsetType):
            return update
        step, last = self._told
        if last is None or update.step != step + 1:
            raise Gap(f"a change to step {update.step}, {step} is the last view")
        view = apply(last, update.change)
        return msgspec.structs.replace(update, view=view, change=UNSET)

    def _hear(self, first: int, events: list[EventView]) -> None:
        if first == 0:
            self.events = list(events)
            return
        if first != len(self.events):
            raise Gap(f"events from {first}, {len(self.events)} were heard")
        self.events += events

    # --- playing

    @property
    def prompt(self) -> Prompt | None:
        return None if self.view is None else self.view.prompt

    def over(self) -> bool:
        return self.view is not None and self.view.result is not None

    async def choose(self, key: str, number: int | None = None) -> bool:
        """Send a choice and wait until it is on disk (True) or refused."""
        prompt = self.prompt
        named = number if number is not None else -1 if prompt is None else prompt.number
        await self.send(Choose(named, key))
        answer = await self.until(
            lambda m: isinstance(m, Accepted | Refused) and m.number in (named, -1)
        )
        return isinstance(answer, Accepted)

    async def decide(self, pick: Callable[[Prompt], str]) -> bool:
        """Answer the open question, or wait for news. False: the match is over."""
        if self.over():
            return False
        seen, prompt = self.view, self.prompt
        if prompt is None:
            await self.next()
        elif await self.choose(pick(prompt), prompt.number):
            while self.view is seen:
                await self.next()  # the view that follows an accepted choice
        return not self.over()
