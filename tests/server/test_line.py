"""The short way of messages: whole text frames go it, everything else goes through the library as before."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from serving import Running, quick, serving, together

from koldun.server.tables.watchers import Watcher

PING = b'{"type":"ping"}'
PONG = b'{"type":"pong"}'
TEXT, BYTES, CLOSE, BEAT, ANSWER = 1, 2, 8, 9, 10
LAST = 0x80


def frame(kind: int, data: bytes = b"", last: bool = True, masked: bool = True) -> bytes:
    size = len(data)
    wide = (
        b"" if size < 126 else size.to_bytes(2, "big") if size < 65536 else size.to_bytes(8, "big")
    )
    short = size if size < 126 else 126 if size < 65536 else 127
    head = bytes((kind | (LAST if last else 0), short | (0x80 if masked else 0))) + wide
    if not masked:
        return head + data
    key = os.urandom(4)
    return head + key + bytes(byte ^ key[at % 4] for at, byte in enumerate(data))


class Raw:
    """A socket spoken by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @staticmethod
    async def open(server: Running, path: str, cookie: str) -> "Raw":
        host, port = server.base.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Cookie: {cookie}\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        answer = await reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101")
        return Raw(reader, writer)

    async def read(self) -> tuple[int, bytes]:
        """The next frame; the kind is 0 when the other side has hung up."""
        try:
            async with asyncio.timeout(20):
                first, second = await self.reader.readexactly(2)
                assert not second & 0x80, "a server does not mask"
                size = second & 127
                if size >= 126:
                    size = int.from_bytes(
                        await self.reader.readexactly(2 if size == 126 else 8), "big"
                    )
                return first & 15, await self.reader.readexactly(size)
        except asyncio.IncompleteReadError:
            return 0, b""

    async def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            if len(pieces) > 1:
                await asyncio.sleep(0.002)

    async def pongs(self, count: int) -> None:
        for _ in range(count):
            assert await self.read() == (TEXT, PONG)

    async def closed_with(self) -> int:
        while True:
            kind, data = await self.read()
            if kind == CLOSE:
                return int.from_bytes(data[:2], "big")
            assert kind != 0, "hung up without a word"


def spoken(tmp_path: Path, story: Callable[[Raw], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with serving(quick(tmp_path)) as server:
            table, (ann, *_) = await server.running_table("krendel", 2)
            raw = await Raw.open(server, f"/ws/tables/{table}", ann.cookie)
            await story(raw)
            raw.writer.close()
            assert await ann.choose(ann.view.prompt.options[0].key), "nobody else was harmed"  # type: ignore[union-attr]

    together(whole())


def test_messages_arrive_however_they_are_cut_and_joined(tmp_path: Path) -> None:
    async def story(raw: Raw) -> None:
        one = frame(TEXT, PING)
        await raw.send(*[one[at : at + 1] for at in range(len(one))])
        await raw.pongs(1)
        await raw.send(one * 3 + one[:5], one[5:] + one)
        await raw.pongs(5)
        long = frame(TEXT, PING[:-1] + b" " * 300 + b"}")
        await raw.send(long[:3], long[3:4], long[4:])  # cut inside its size
        await raw.pongs(1)

    spoken(tmp_path, story)


def test_pings_are_answered_between_messages_and_inside_fragments(tmp_path: Path) -> None:
    async def story(raw: Raw) -> None:
        await raw.send(frame(TEXT, PING) + frame(BEAT, b"beat") + frame(TEXT, PING))
        got = [await raw.read() for _ in range(3)]
        assert sorted(got) == sorted([(TEXT, PONG), (ANSWER, b"beat"), (TEXT, PONG)])
        await raw.send(frame(TEXT, PING[:4], last=False) + frame(BEAT, b"in"))
        assert await raw.read() == (ANSWER, b"in")
        await raw.send(frame(0, PING[4:]))
        await raw.pongs(1)
        await raw.send(frame(TEXT, PING))  # and on, by the long way
        await raw.pongs(1)

    spoken(tmp_path, story)


def test_a_close_is_answered(tmp_path: Path) -> None:
    async def story(raw: Raw) -> None:
        await raw.send(frame(TEXT, PING) + frame(CLOSE, (1000).to_bytes(2, "big")))
        await raw.pongs(0)
        assert await raw.closed_with() == 1000

    spoken(tmp_path, story)


WRONG = {
    "not masked": (frame(TEXT, PING, masked=False), 1002),
    "a reserved bit": (bytes((frame(TEXT, PING)[0] | 0x40,)) + frame(TEXT, PING)[1:], 1002),
    "an unknown kind": (frame(5, PING), 1002),
    "no text": (frame(TEXT, b"\xff\xfe"), 1007),
    "a long control frame": (frame(BEAT, b"x" * 200), 1002),
    "the end of nothing": (frame(0, PING), 1002),
    "too long": (frame(TEXT, b" " * 40_000), 1009),
    "too long to wait for": (bytes((TEXT | LAST, 0x80 | 127)) + (1 << 40).to_bytes(8, "big"), 1009),
    "too long in pieces": (frame(TEXT, b" " * 30_000, last=False) + frame(0, b" " * 30_000), 1009),
}


@pytest.mark.parametrize("what", WRONG)
@pytest.mark.parametrize("after_a_message", [False, True])
def test_what_is_wrong_is_refused_with_its_code(
    what: str, after_a_message: bool, tmp_path: Path
) -> None:
    async def story(raw: Raw) -> None:
        data, code = WRONG[what]
        await raw.send(frame(TEXT, PING) * after_a_message + data)
        assert await raw.closed_with() == code

    spoken(tmp_path, story)


def test_a_flood_is_read_no_faster_than_it_is_answered(tmp_path: Path) -> None:
    async def story(raw: Raw) -> None:
        await raw.send(frame(TEXT, PING) * 5000)
        await raw.pongs(5000)

    spoken(tmp_path, story)


def test_bytes_are_no_message(tmp_path: Path) -> None:
    async def story(raw: Raw) -> None:
        await raw.send(frame(BYTES, PING))
        kind, data = await raw.read()
        assert kind == TEXT
        assert b"too-long" in data

    spoken(tmp_path, story)


def test_what_waits_is_not_overtaken() -> None:
    """While the writer holds messages that a slow reader has not taken, new ones queue up behind them."""
    sent: list[bytes] = []
    open_now = [False]

    def write(data: bytes) -> bool:
        if open_now[0]:
            sent.append(data)
        return open_now[0]

    woken: list[bool] = []
    watcher = Watcher("p", "P", write)
    watcher.wake = lambda: woken.append(True)
    watcher.send_bytes(b"1")
    assert woken, "somebody is to send it"
    assert watcher.take() == [b"1"]
    open_now[0] = True
    watcher.send_bytes(b"2")  # 1 is in the sender's hands
    assert sent == []
    assert watcher.take() == [b"2"]
    assert watcher.take() == []
    woken.clear()
    watcher.send_bytes(b"3")  # nothing waits any more
    assert sent == [b"3"]
    assert not woken
    watcher.close("slow")
    assert woken
    assert watcher.take()[-1] is None
