"""The door: who comes in, from where, how often; and what the browser may do with the answer.

A plain ASGI layer in front of everything else, so that nothing can be reached around it.
"""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from koldun.server.net.backend import Backend
from koldun.server.net.identity import Person, newcomer, our_cookies, set_cookie
from koldun.server.net.policy import Policy
from koldun.server.net.rate_limits import Addresses, home_of
from koldun.server.net.socket import table_socket
from koldun.server.ops.logs import trouble
from koldun.server.protocol import Problem

_SAFE = ("GET", "HEAD", "OPTIONS")
_LONGEST_PATH = 1024
_TABLE = re.compile(r"/ws/tables/([^/]+)")
_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src-elem 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
_HEADERS = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class Admission:
    """Refuses what is not meant for us, and adds the headers every answer carries."""

    def __init__(self, app: ASGIApp, backend: Backend) -> None:
        policy = backend.policy
        self._app = app
        self._backend = backend
        self._policy = policy
        self._people = backend.people
        self._metrics = backend.metrics
        self._forwarder = backend.forwarder
        self._addresses = Addresses(policy.rate, policy.sockets)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = _headers_of(scope)
        passed_on = self._forwarder.home(headers)
        home = passed_on or _home(scope)
        refusal = None if passed_on else self._refusal(scope, headers)
        if refusal is not None:
            await self._refuse(scope, receive, send, *refusal)
            return
        person = self._person(headers)
        if person is None:
            gone = set_cookie("", self._policy.secure, 0)
            await self._refuse(scope, receive, send, 401, "forged", "that cookie is not ours", gone)
            return
        state: Any = scope.setdefault("state", {})
        state["person"] = person
        state["home"] = home
        where = await self._where(scope, bool(passed_on))
        if kind == "http":
            if scope.get("method") == "HEAD":  # in a scope of its own: uvicorn goes on by its own
                asked: Any = {**scope, "method": "GET"}
                scope, send = asked, _without_body(send)
            answer = self._with_headers(scope, person, send)
            if where:
                await self._pass_on(where, scope, receive, answer, headers, home)
            else:
                await self._app(scope, receive, answer)
        elif passed_on:
            await self._open(scope, receive, send)
        else:
            await self._socket(scope, receive, send, where, headers, home)

    async def _where(self, scope: Scope, passed_on: bool) -> str:
        """The server that plays the table this is about, if it is another one."""
        try:
            return await self._forwarder.where(scope, passed_on)
        except Exception:
            self._metrics.count("errors", "forwarding")
            trouble("it is not known who plays a table")
            return ""

    async def _pass_on(
        self,
        where: str,
        scope: Scope,
        receive: Receive,
        send: Send,
        headers: dict[str, str],
        home: str,
    ) -> None:
        try:
            await self._forwarder.request(where, scope, receive, send, headers, home)
        except OSError:
            message = "another server plays this table and does not answer; come again"
            await self._refuse(scope, receive, send, 503, "moved", message)

    async def _socket(
        self,
        scope: Scope,
        receive: Receive,
        send: Send,
        where: str,
        headers: dict[str, str],
        home: str,
    ) -> None:
        if not self._addresses.enter(home):
            await self._refuse(scope, receive, send, 429, "too-many", "too many connections")
            return
        goes_on = False
        try:
            if where:
                await self._forwarder.socket(where, scope, receive, send, headers, home)
            else:
                goes_on = await self._open(
                    scope, receive, send, partial(self._addresses.leave, home)
                )
        finally:
            if not goes_on:
                self._addresses.leave(home)

    async def _open(
        self, scope: Scope, receive: Receive, send: Send, at_end: Callable[[], None] | None = None
    ) -> bool:
        """A socket at a table; the layers between have nothing to add. True: it goes on by itself."""
        found = _TABLE.fullmatch(str(scope["path"]))
        if found is None:
            await self._app(scope, receive, send)
            return False
        return await table_socket(self._backend, found[1], scope, receive, send, at_end)

    # --- who may come in

    def _refusal(self, scope: Scope, headers: dict[str, str]) -> tuple[int, str, str] | None:
        method, path = str(scope.get("method", "SOCKET")), str(scope["path"])
        if "\0" in path:
            return 400, "malformed", "that is no address"
        if len(path) > _LONGEST_PATH:
            return 414, "too-long", "that address is too long"
        if method not in _SAFE and not self._same_origin(headers):
            return 403, "foreign-origin", "this page may not talk to us"
        cost = 1.0 if method in _SAFE else 3.0
        if not self._addresses.may_ask(_home(scope), cost):
            return 429, "too-fast", "slow down a little"
        return None

    def _same_origin(self, headers: dict[str, str]) -> bool:
        """Browsers always say where a page comes from; programs need not."""
        origin = headers.get("origin")
        if origin is None:
            return True
        host = headers.get("host", "")
        return origin.rstrip("/") in self._policy.origins or origin.split("://")[-1] == host

    def _person(self, headers: dict[str, str]) -> Person | None:
        """Who it is; somebody new without a cookie; None when the cookie is forged."""
        secure = self._policy.secure
        safe, plain = our_cookies(headers.get("cookie", ""), secure)
        for value in [*safe, *plain]:
            id = self._people.signer.who(value)
            if id is not None:
                return Person(id, cookie_due=secure and value not in safe)
        return None if any(safe) or any(plain) else newcomer()

    # --- answers

    async def _refuse(
        self,
        scope: Scope,
        receive: Receive,
        send: Send,
        status: int,
        code: str,
        message: str,
        cookie: str = "",
    ) -> None:
        self._metrics.count("refused", code)
        body = msgspec.json.encode(Problem(code, message))
        headers = [(b"content-type", b"application/json"), *_extra(self._policy)]
        if cookie:
            headers.append((b"set-cookie", cookie.encode()))
        kind = "http.response"
        if str(scope["type"]) == "websocket":
            extensions = scope.get("extensions") or {}
            if "websocket.http.response" not in extensions:
                close: Any = {"type": "websocket.close", "code": 4000 + status, "reason": code}
                await send(close)
                return
            kind = "websocket.http.response"
        start: Any = {"type": f"{kind}.start", "status": status, "headers": headers}
        rest: Any = {"type": f"{kind}.body", "body": body}
        await send(start)
        await send(rest)

    def _with_headers(self, scope: Scope, person: Person, send: Send) -> Send:
        path = str(scope["path"])
        policy = self._policy

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *_extra(policy)]
                if path.startswith("/api/"):
                    if not any(name == b"cache-control" for name, _ in headers):
                        headers.append((b"cache-control", b"no-store"))
                    given = any(name == b"set-cookie" for name, _ in headers)
                    if person.cookie_due and not given:
                        cookie = set_cookie(self._people.signer.cookie(person.id), policy.secure)
                        headers.append((b"set-cookie", cookie.encode()))
                message["headers"] = headers
            await send(message)

        return sending


def _extra(policy: Policy) -> list[tuple[bytes, bytes]]:
    headers = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]
    if policy.secure:
        headers.append((b"strict-transport-security", b"max-age=31536000"))
    return headers


def _headers_of(scope: Scope) -> dict[str, str]:
    """By name; a browser may send its cookies in several headers."""
    headers: dict[str, str] = {}
    for raw, value in scope["headers"]:
        name, text = raw.decode("latin-1"), value.decode("latin-1")
        if name == "cookie" and name in headers:
            text = f"{headers[name]}; {text}"
        headers[name] = text
    return headers


def _home(scope: Scope) -> str:
    client = scope.get("client")
    return home_of(client[0]) if client else "?"


def _without_body(send: Send) -> Send:
    """HEAD is answered like GET, headers only."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.body":
            if message.get("more_body", False):
                return
            message["body"] = b""
        await send(message)

    return sending
