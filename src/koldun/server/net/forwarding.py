"""To the server that plays the table: requests and sockets that came in elsewhere are passed on.

Whoever passes something on proves that it is one of us, and says where the person comes from. A
request is passed on once: if the other does not play the table any more either, the page comes again.
"""

import asyncio
import hashlib
import hmac
import re
from contextlib import suppress
from typing import Any

import httpx
from litestar.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from koldun.server.cluster.ownership import Ownership

_TABLE = re.compile(r"^/(?:api|ws)/tables/([\w-]{8,40})(?:/\w+)?$")
_HOME = "x-koldun-home"
_SEAL = "x-koldun-peer"
_PASSED = {"cookie", "content-type", "accept-encoding"}
_ANSWERED = {"content-type", "content-encoding", "content-disposition", "set-cookie", "vary"}
_SECONDS = 60.0
_LONGEST = 64 * 1024
_AGAIN = 1012  # close code: come again


class Forwarder:
    """`secret` is known once the server is open."""

    def __init__(self, ownership: Ownership) -> None:
        self.secret = ""
        self._ownership = ownership
        self._client: httpx.AsyncClient | None = None

    async def where(self, scope: Scope, forwarded: bool) -> str:
        """The server a request is to be passed on to; empty: it is for this one."""
        found = _TABLE.match(str(scope["path"]))
        if found is None or forwarded:
            return ""
        return await self._ownership.where(found.group(1))

    def home(self, headers: dict[str, str]) -> str:
        """Where the person behind a forwarded request comes from; empty: nobody forwarded it."""
        home = headers.get(_HOME, "")
        ours = hmac.compare_digest(headers.get(_SEAL, "").encode(), self._seal(home).encode())
        return home if home and ours and self.secret else ""

    def _seal(self, home: str) -> str:
        key = hashlib.sha256(self.secret.encode()).digest()
        return hmac.new(key, f"peer:{home}".encode(), hashlib.sha256).hexdigest()

    def _headers(self, headers: dict[str, str], home: str) -> dict[str, str]:
        passed = {name: value for name, value in headers.items() if name in _PASSED}
        return {**passed, _HOME: home, _SEAL: self._seal(home)}

    # --- requests

    async def request(
        self,
        url: str,
        scope: Scope,
        receive: Receive,
        send: Send,
        headers: dict[str, str],
        home: str,
    ) -> None:
        """Raises OSError when the other does not answer."""
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=_SECONDS, trust_env=False)
        query = scope.get("query_string", b"").decode("latin-1")
        target = f"{url}{scope['path']}" + (f"?{query}" if query else "")
        method = str(scope.get("method", "GET"))
        try:
            answer = await self._client.send(
                self._client.build_request(
                    method,
                    target,
                    headers=self._headers(headers, home),
                    content=await _body(receive),
                ),
                stream=True,
            )
            body = b"".join([part async for part in answer.aiter_raw()])
        except httpx.HTTPError as error:
            raise ConnectionError(str(error)) from error
        kept = [(n, v) for n, v in answer.headers.raw if n.decode().lower() in _ANSWERED]
        start: Any = {
            "type": "http.response.start",
            "status": answer.status_code,
            "headers": [*[(n.lower(), v) for n, v in kept], _length(body)],
        }
        rest: Any = {"type": "http.response.body", "body": body}
        await send(start)
        await send(rest)

    # --- sockets

    async def socket(
        self,
        url: str,
        scope: Scope,
        receive: Receive,
        send: Send,
        headers: dict[str, str],
        home: str,
    ) -> None:
        """Both ways until one side hangs up."""
        await receive()  # that somebody would like to connect
        target = url.replace("http", "ws", 1) + str(scope["path"])
        passed = self._headers(headers, home)
        try:
            line = await connect(
                target, additional_headers=passed, compression=None, max_queue=64, max_size=None
            )  # one of us: a long match makes a long welcome
        except (OSError, TimeoutError, WebSocketException) as error:
            status = error.response.status_code if isinstance(error, InvalidStatus) else 0
            code = 4404 if status in (403, 404) else _AGAIN
            await send({"type": "websocket.close", "code": code, "reason": ""})
            return
        accept: Any = {"type": "websocket.accept", "subprotocol": None, "headers": []}
        await send(accept)
        out = asyncio.create_task(_outward(line, send))
        back = asyncio.create_task(_inward(line, receive))
        await asyncio.wait({out, back}, return_when=asyncio.FIRST_COMPLETED)
        for task in (out, back):
            task.cancel()
        await asyncio.gather(out, back, return_exceptions=True)
        await line.close()

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()


async def _body(receive: Receive) -> bytes:
    """What the other would refuse as too long is not read to its end."""
    body = b""
    while len(body) <= _LONGEST:
        message: Any = await receive()
        if message["type"] != "http.request":
            break
        body += message["body"]
        if not message.get("more_body", False):
            break
    return body


def _length(body: bytes) -> tuple[bytes, bytes]:
    return b"content-length", str(len(body)).encode()


async def _outward(line: ClientConnection, send: Send) -> None:
    """From the other server to the page."""
    with suppress(RuntimeError, OSError):
        try:
            async for text in line:
                said = text if isinstance(text, str) else text.decode()
                await send({"type": "websocket.send", "text": said, "bytes": None})
        except ConnectionClosed:
            pass
        code = line.close_code
        last = code if code is not None and code not in (1005, 1006, 1015) else _AGAIN
        await send({"type": "websocket.close", "code": last, "reason": ""})


async def _inward(line: ClientConnection, receive: Receive) -> None:
    """From the page to the other server."""
    with suppress(ConnectionClosed):
        while True:
            message: Any = await receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await line.send(text if text is not None else message.get("bytes") or b"")
