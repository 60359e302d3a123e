"""Nobody becomes somebody else, sits where others should, or speaks in another's name."""

import asyncio
import json
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import quote

import pytest
from serving import Running, quick, serving, together

from koldun.server.net.client import Player, Refusing
from koldun.server.net.connections import Connections
from koldun.server.net.identity import clean_name, our_cookies
from koldun.server.net.rate_limits import LIMITS, Limits, home_of
from koldun.server.protocol import Me, Said, Say, Start, TableInfo, Undo
from koldun.server.refusals import Refusal
from koldun.server.storage.names import alike
from koldun.server.storage.records import HUMAN, Seat, Table
from koldun.server.tables.doorman import Doorman

STRANGE = [
    'settings={"lang":"ru"}; OURS',
    "OURS; theme=dark",
    "flag; OURS",
    "=nameless; OURS",
    'open="quote; OURS',
    "list=a,b,c; OURS",
    "имя=Анна; OURS",
    "a[b]=c; OURS",
    ";;; OURS",
    "expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/; OURS",
    "koldun=forged; OURS",
    "OURS; koldun=forged",
    "koldun=; OURS",
    "Koldun=other; $Version=1; OURS",
    "a=\x7f\x01; OURS",
]


@pytest.mark.parametrize("strange", STRANGE)
def test_a_strange_cookie_beside_ours_is_passed_over(strange: str) -> None:
    for secure, ours in ((False, "koldun=me.seal"), (True, "__Host-koldun=me.seal")):
        safe, plain = our_cookies(strange.replace("OURS", ours), secure)
        assert "me.seal" in (safe if secure else plain)


def test_a_strange_cookie_never_changes_who_i_am(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            ann = await server.player("Ann")
            me, ours = await ann.me(), ann.cookie
            for strange in STRANGE:
                if "\x01" in strange:
                    continue  # no client sends it
                head = strange.replace("OURS", ours).encode().decode("latin-1")
                found = await Player(server.base).call("GET", "/api/me", Me, cookie=head)
                assert found == me, strange

    together(story())


def test_over_https_a_neighbour_cannot_plant_a_person(tmp_path: Path) -> None:
    """A host beside ours can set a plain cookie for us, with somebody's real one; never __Host-."""

    async def story() -> None:
        async with serving(quick(tmp_path, public_url="https://koldun.example")) as server:
            ann, eve = await server.player("Ann"), await server.player("Eve")
            assert ann.cookie.startswith("__Host-koldun=")
            planted = eve.cookie.removeprefix("__Host-")
            for both in (f"{planted}; {ann.cookie}", f"{ann.cookie}; {planted}"):
                assert await Player(server.base, both).me() == await ann.me()
            old = Player(server.base, ann.cookie.removeprefix("__Host-"))
            assert await old.me() == await ann.me(), "cookies given before are good"
            assert old.cookie == ann.cookie, "and changed for safe ones"

    together(story())


# --- seats and names


def test_only_the_host_starts_and_a_stranger_takes_one_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            ann, bob = await server.player("Ann"), await server.player("Bob")
            info = await server.table(ann, "krendel", ["me", "open", "open"], public=True)
            path = f"/api/tables/{info.id}"
            await bob.post(f"{path}/join", TableInfo, {"seat": 1})
            with pytest.raises(Refusing, match="409 taken"):
                await bob.post(f"{path}/join", TableInfo, {"seat": 2})
            with pytest.raises(Refusing, match="403 not-yours"):
                await bob.post(f"{path}/start", TableInfo, Start("random"))
            await ann.post(f"{path}/leave", TableInfo)
            assert (await bob.get(path, TableInfo)).host, "who stays is the host"
            with pytest.raises(Refusing, match="403 not-yours"):
                await ann.post(f"{path}/start", TableInfo, Start("random"))
            started = await bob.post(f"{path}/start", TableInfo, Start("random"))
            assert started.status == "running"

    together(story())


def test_one_address_with_many_cookies_leaves_a_seat_for_others() -> None:
    def table(public: bool, open_seats: int) -> Table:
        seats = [Seat(0, HUMAN, "host"), *[Seat(n + 1) for n in range(open_seats)]]
        made: Any = SimpleNamespace(public=public, host="host", seats=seats)
        return cast("Table", made)

    def seated(doorman: Doorman, at: Table, home: str) -> int:
        """How many of a crowd from one address get in."""
        count = 0
        for seat in at.seats:
            if seat.kind == HUMAN:
                continue
            try:
                doorman.check(at, home, f"{home} {seat.seat}")
            except Refusal:
                return count
            seat.kind, seat.person = HUMAN, f"{home} {seat.seat}"
            doorman.sits(home, seat.person)
            count += 1
        return count

    for public, seats, home, expected in (
        (True, 4, "9.9.9.9", 3),
        (True, 1, "9.9.9.9", 1),
        (False, 4, "9.9.9.9", 4),
        (True, 4, "1.1.1.1", 4),
    ):
        doorman = Doorman()
        doorman.sits("1.1.1.1", "host")
        assert seated(doorman, table(public, seats), home) == expected


def test_nobody_at_a_table_has_the_name_of_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, (ann, bob) = await server.running_table("krendel", 2)
            await ann.post("/api/me", Me, {"name": "Anna"})
            await bob.post("/api/me", Me, {"name": "Аnnа"})  # Cyrillic А and а
            info = await bob.get(f"/api/tables/{table}", TableInfo)
            assert [seat.name for seat in info.seats] == ["Anna", "Аnnа 2"]
            eve = await server.player("ANNA")
            await eve.come(table)
            await eve.send(Say("give me your cards"))
            said = await ann.until(lambda m: isinstance(m, Said))
            assert isinstance(said, Said)
            assert (said.seat, said.name) == (-1, "ANNA 3")
            await ann.send(Say("no"))
            answer = await bob.until(lambda m: isinstance(m, Said) and m.seat == 0)
            assert isinstance(answer, Said)
            assert answer.name == "Anna"

    together(story())


def test_names_that_look_the_same() -> None:
    for one, other in (("Anna", "аnnа"), ("Bot 2", "bot2"), ("Ill", "l1l"), ("Ольга", "OЛьга")):
        assert alike(one) == alike(other)
    for blank in "\u115f\u1160\u2800\u3164\uffa0\u200b\u202e\u00ad":
        assert alike(f"An{blank}na{blank}") == alike("Anna"), "a letter nobody can see"
        assert clean_name(f"{blank} {blank}") == ""
    assert alike("Tom") == alike("Torn")
    assert alike("Will") == alike("VVill")
    assert alike("Anna") != alike("Hanna")
    assert alike("Анна") != alike("Инна")


# --- what nobody should send


async def raw(server: Running, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.base.rsplit(":", 1)[1]))
    writer.write(request)
    async with asyncio.timeout(60):
        answer = await reader.read()
    writer.close()
    return answer


def asking(method: str, path: str, body: bytes = b"") -> bytes:
    head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


def test_what_cannot_be_meant_is_refused_and_no_fault(tmp_path: Path) -> None:
    deep = b'{"options":' + b'{"a":' * 2000 + b"1" + b"}" * 2000 + b',"game":"krendel","seats":[]}'
    lists = b"[" * 15_000
    tries = [
        ("GET", "/%00", b"", 400),
        ("GET", "/assets/%00.js", b"", 400),
        ("GET", "/api/tables/%00", b"", 400),
        ("GET", "/" + "x" * 5000, b"", 414),
        ("GET", "/" + "x" * 900, b"", 404),
        ("GET", "/" + quote("ж" * 150), b"", 404),
        ("GET", "/%ff%fe", b"", 404),
        ("GET", "/api/tables/%ff", b"", 404),
        ("GET", "/api/tables?list=%ff", b"", 400),
        ("POST", "/api/tables", deep, 400),
        ("POST", "/api/tables", lists, 400),
        ("POST", "/api/me", b'{"name":"\xff\xfe"}', 400),
        ("POST", "/api/me", b'{"name":"\\ud800"}', 400),
        ("POST", "/api/play", b"\x00\x01", 400),
        ("TRACE", "/api/me", b"", 405),
    ]

    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            for method, path, body, expected in tries:
                answer = await raw(server, asking(method, path, body))
                status = int(answer.split(b" ", 2)[1])
                assert status == expected, (method, path[:40], body[:40], answer[:200])
            ann = await server.player("Ann")
            info = await server.table(ann, "krendel", ["me", "me"])
            await ann.come(info.id)
            for text in ("[" * 5000, '{"type":' * 1000, json.dumps({"type": "say", "text": 1})):
                await ann.send_text(text)
            for _ in range(3):
                await ann.until(lambda m: type(m).__name__ == "Refused")
            assert {refused.code for refused in ann.refused} == {"malformed"}
            assert server.inside.metrics.counted("errors", "http") == 0
            assert server.inside.metrics.counted("errors", "socket") == 0

    together(story())


def test_head_is_answered_like_get_without_the_body(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            for path in ("/", "/api/games", "/healthz", "/t/abc"):
                head = await raw(server, asking("HEAD", path))
                whole = await raw(server, asking("GET", path))
                assert head.split(b"\r\n")[0] == whole.split(b"\r\n")[0] == b"HTTP/1.1 200 OK"
                assert head.endswith(b"\r\n\r\n")
                body = whole.split(b"\r\n\r\n", 1)[1]
                assert f"content-length: {len(body)}".encode() in head.lower()
            on_one_line = b"HEAD /api/games HTTP/1.1\r\nHost: x\r\n\r\n" + asking("HEAD", "/")
            assert (await raw(server, on_one_line)).count(b"HTTP/1.1 200 OK") == 2

    together(story())
    assert [r.getMessage() for r in caplog.records if r.levelname == "ERROR"] == []


# --- how often, how many, how slowly


def test_limits_are_for_persons_and_for_addresses() -> None:
    limits = Limits(on=True)
    for action, (often, burst, address_often, at_address) in LIMITS.items():
        started = time.monotonic()
        alone = sum(limits.allow(action, "ann", f"h{n}") for n in range(200))
        crowd = sum(limits.allow(action, f"cookie {n}", "home") for n in range(1000))
        minutes = (time.monotonic() - started) / 60
        assert int(burst) <= alone <= int(burst) + 1 + often * minutes
        most = int(at_address) + 2 + address_often * minutes
        assert int(at_address) <= crowd <= most, "many cookies of one address"
        assert limits.allow(action, "bob", "elsewhere")
    assert all(Limits(on=False).allow("table", "ann", "h") for _ in range(1000))


def test_an_ipv6_home_is_one_address() -> None:
    assert (
        home_of("2001:db8:1:2::1") == home_of("2001:db8:1:2:ffff::9") != home_of("2001:db8:1:3::1")
    )
    assert home_of("::ffff:1.2.3.4") == home_of("1.2.3.4") == "1.2.3.4"
    assert home_of("fe80::1%eth0") == home_of("fe80::2")
    assert home_of("?") == "?"


def test_chat_tables_and_undo_are_limited_per_person_not_per_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path, rate=1000.0)) as server:
            table, (ann, _) = await server.running_table("krendel", 2)
            devices = [Player(server.base, ann.cookie) for _ in range(3)]
            for device in devices:
                await device.come(table)
                for _ in range(4):
                    await device.send(Say("hello"))
                    await device.send(Undo())
                await device.send_text('{"type":"ping"}')
                await device.until(lambda m: type(m).__name__ == "Pong")
            refused = [r.code for device in devices for r in device.refused]
            assert refused.count("too-fast") == 2 * (12 - 6)
            codes = []
            for _ in range(25):
                try:
                    await server.table(ann, "krendel", ["me", "open"])
                except Refusing as refusing:
                    codes.append(refusing.code)
            assert set(codes) == {"too-fast"}
            assert len(codes) >= 4

    together(story())


def test_half_a_request_is_hung_up_on_and_does_not_keep_others_out(tmp_path: Path) -> None:
    async def story() -> None:
        settings = quick(tmp_path, connections=40, request_seconds=0.7)
        async with serving(settings) as server:
            port = int(server.base.rsplit(":", 1)[1])
            table, (ann, _) = await server.running_table("krendel", 2)
            halves = []
            for _ in range(100):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
                halves.append((reader, writer))
            await asyncio.sleep(0.1)
            assert await ann.choose("pass", 99) is False, "sockets that are open go on"
            slow = asyncio.create_task(drip(port))
            await asyncio.sleep(1.2)
            for reader, writer in halves:
                with pytest.raises((ConnectionError, EOFError)):
                    await reader.readexactly(1)
                writer.close()
            assert await slow < 3, "more bytes do not put the end off"
            assert (await ann.me()).id, "there is room again"
            assert await ann.get(f"/api/tables/{table}", TableInfo)

    together(story())


async def drip(port: int) -> float:
    """A body that comes byte by byte; how long it was listened to."""
    loop = asyncio.get_running_loop()
    for _ in range(50):
        started = loop.time()
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n")
            while loop.time() - started < 5:
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.1)
        except ConnectionError:
            if loop.time() - started > 0.5:
                return loop.time() - started
        finally:
            writer.close()
        await asyncio.sleep(0.1)
    raise AssertionError("nobody listened")


def test_one_address_has_a_part_of_all_connections() -> None:
    connections = Connections(100)
    assert sum(connections.enter("9.9.9.9") for _ in range(100)) == 25
    assert sum(connections.enter("8.8.8.8") for _ in range(100)) == 25
    assert sum(connections.enter("127.0.0.1") for _ in range(100)) == 50, "a proxy speaks for many"
    connections.leave("9.9.9.9")
    assert connections.enter("7.7.7.7")
    assert not connections.enter("6.6.6.6")
    assert sum(Connections(0).enter("9.9.9.9") for _ in range(50)) == 50
