"""Closed doors: each wrong way in is refused with its code, counted, and changes nothing."""

import asyncio
import random
from pathlib import Path

import pytest
from serving import Running, quick, serving, together
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from koldun.server.net.client import Player, Refusing
from koldun.server.net.identity import Signer, clean_name
from koldun.server.protocol import Choose, Link, Me, React, Refused, TableInfo, Whose


async def status_of(server: Running, path: str, **headers: str) -> int:
    try:
        async with connect(server.base.replace("http", "ws") + path, additional_headers=headers):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


def test_who_may_not_come_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, (ann, _) = await server.running_table("krendel", 2)
            path = f"/ws/tables/{table}"
            forged = Player(server.base, ann.cookie[:-1] + ("0" if ann.cookie[-1] != "0" else "1"))
            with pytest.raises(Refusing, match="401 forged"):
                await forged.me()
            assert await status_of(server, path, cookie=forged.cookie) == 401
            assert await status_of(server, path, origin="https://elsewhere.example") == 403
            assert await status_of(server, path, origin=server.base) == 101
            assert await status_of(server, "/ws/tables/guessed-table-id") == 403
            with pytest.raises(Refusing, match="403 foreign-origin"):
                await ann.call(
                    "POST", "/api/me", Me, {"name": "x"}, origin="https://elsewhere.example"
                )
            with pytest.raises(Refusing, match="404 unknown"):
                await ann.get("/api/tables/guessed-table-id", TableInfo)
            link = await ann.link()
            for method in ("GET", "POST"):
                with pytest.raises(Refusing, match="403 forged"):
                    await ann.call(method, "/api/me/claim/" + link[:-1] + "x", Me)
            with pytest.raises(Refusing, match="413"):
                await ann.post("/api/me", Me, {"name": "x" * 100_000})
            counted = server.inside.metrics.counted
            assert counted("refused", "forged") >= 2
            assert counted("refused", "foreign-origin") == 2
            assert counted("refused", "guessed-table") == 1

    together(story())


def test_another_device_by_the_personal_link(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, (ann, _) = await server.running_table("krendel", 2)
            link, phone = await ann.link(), await server.player()
            before = (await phone.me()).id
            assert await phone.get(f"/api/me/claim/{link}", Whose) == Whose("P0", mine=False)
            assert (await phone.me()).id == before, "asking whose it is changes nobody"
            assert await ann.get(f"/api/me/claim/{link}", Whose) == Whose("P0", mine=True)
            assert link not in str(await ann.call("GET", "/api/me", bytes)), "only when asked for"
            claimed = await phone.post(f"/api/me/claim/{link}", Me)
            assert claimed.id == (await ann.me()).id
            await phone.come(table)
            assert phone.seat == ann.seat
            assert phone.view == ann.view

    together(story())


def test_links_and_devices_are_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        settings = quick(tmp_path)
        async with serving(settings) as server:
            table, (ann, bob) = await server.running_table("krendel", 2)
            link = await ann.link()
            phone, other = await server.player(), await server.player()
            me = await phone.post(f"/api/me/claim/{link}", Me)
            await phone.come(table)
            fresh = await ann.post("/api/me/link", Link)
            assert await ann.me() == me
            assert fresh.link.removeprefix("/me/") != link
            bye = await phone.until(lambda m: type(m).__name__ == "Bye")
            assert getattr(bye, "reason", "") == "signed-out"
            assert await status_of(server, f"/ws/tables/{table}", cookie=phone.cookie) == 401
            with pytest.raises(Refusing, match="401 forged"):
                await phone.me()
            with pytest.raises(Refusing, match="403 forged"):
                await other.post(f"/api/me/claim/{link}", Me)
            await ann.come(table)
            assert ann.seat == 0, "this device stays"
            assert (await bob.me()).id != me.id, "and so does everybody else"
        async with serving(settings) as server:
            again = Player(server.base, ann.cookie)
            assert (await again.me()).id == me.id
            with pytest.raises(Refusing, match="401 forged"):
                await Player(server.base, phone.cookie).me()
            assert (await other_device(server, fresh.link)).id == me.id

    together(story())


async def other_device(server: Running, link: str) -> Me:
    player = await server.player()
    return await player.post("/api/me/claim/" + link.removeprefix("/me/"), Me)


def test_nobody_chooses_for_somebody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, (ann, bob) = await server.running_table("krendel", 2)
            watcher = await server.player()
            await watcher.come(table)
            assert watcher.seat == -1
            assert ann.prompt is not None
            key = ann.prompt.options[0].key
            for other, seat in ((bob, 0), (watcher, 0), (watcher, -1)):
                await other.send(Choose(ann.prompt.number, key, seat))
                refused = await other.until(lambda m: isinstance(m, Refused))
                assert isinstance(refused, Refused)
                assert refused.code == "not-yours"
            assert not await ann.choose("play:nothing")
            assert ann.refused[-1].code == "not-offered"
            assert await ann.choose(key)
            number = ann.accepted[-1].number
            assert await ann.choose(key, number), "the same again is harmless"
            assert not await ann.choose("other", number)
            assert ann.refused[-1].code == "late"
            assert len(await server.inside.store.log(table)) == 1
            await watcher.send(React("wow"))
            await watcher.until(lambda m: isinstance(m, Refused))
            assert watcher.refused[-1].code == "not-yours", "spectators only watch"
            counted = server.inside.metrics.counted
            assert counted("refused", "not-yours") == 4
            assert counted("refused", "not-offered") == 1
            assert counted("refused", "late") == 1

    together(story())


MALFORMED = [
    "",
    "{",
    "[]",
    "null",
    "7",
    '"hello"',
    "{}",
    '{"type":"nothing"}',
    '{"type":"choose"}',
    '{"type":"choose","number":"x","key":1}',
    '{"type":"choose","number":99999999999999999999,"key":"pass"}',
    '{"type":"hello","protocol":99}',
    '{"type":"say","text":7}',
    '{"type":"vote","yes":true}',
    '{"type":"hand-over","level":"nobody"}',
    '{"type":"react","word":"boo"}',
    "\u0000" * 10,
]


def test_malformed_messages_are_answered_and_survived(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, (ann, _) = await server.running_table("krendel", 2)
            rng = random.Random(1)
            texts = [*MALFORMED, '{"type":"say","text":"' + "x" * 9000 + '"}']
            texts += ["".join(chr(rng.randrange(32, 1200)) for _ in range(30)) for _ in range(40)]
            good = '{"type":"choose","number":0,"key":"pass","seat":-1}'
            for _ in range(40):
                at = rng.randrange(len(good))
                texts.append(good[:at] + chr(rng.randrange(32, 127)) + good[at + 1 :])
            for text in texts:
                await ann.send_text(text)
                answer = await ann.until(lambda m: isinstance(m, Refused))
                assert isinstance(answer, Refused)
                await ann.send_text('{"type":"ping"}')
                await ann.until(lambda m: type(m).__name__ == "Pong")
            assert len(await server.inside.store.log(table)) == 0
            await ann.send_text("x" * 200_000)
            with pytest.raises(ConnectionClosed):
                await ann.until(lambda m: False)
            await ann.come(table)
            counted = server.inside.metrics.counted
            assert counted("errors", "socket") == 0
            assert counted("refused", "malformed") > 40
            assert counted("refused", "too-long") == 1
            assert counted("refused", "oversized") == 1

    together(story())


def test_floods_are_slowed_and_then_cut(tmp_path: Path) -> None:
    async def story() -> None:
        settings = quick(tmp_path, message_rate=20.0, rate=20.0, sockets=3)
        async with serving(settings) as server:
            _, (ann,) = await server.running_table("krendel", 1, 1)
            for _ in range(220):
                await ann.send_text('{"type":"ping"}')
            with pytest.raises(ConnectionClosed):
                await ann.until(lambda m: False)
            assert [r.code for r in ann.refused][:1] == ["too-fast"]
            statuses = []
            for _ in range(300):
                try:
                    await ann.me()
                    statuses.append(200)
                except Refusing as refusing:
                    statuses.append(refusing.status)
            assert 429 in statuses
            await asyncio.sleep(1.0)
            lines = [
                await connect(f"{server.base.replace('http', 'ws')}/ws/tables/{ann.table}")
                for _ in range(3)
            ]
            assert await status_of(server, f"/ws/tables/{ann.table}") == 429
            for line in lines:
                await line.close()
            counted = server.inside.metrics.counted
            assert counted("refused", "too-fast") > 100, "messages and requests"
            assert counted("refused", "flood") == 1
            assert counted("refused", "too-many") == 1

    together(story())


def test_however_a_socket_ends_its_place_is_free_again(tmp_path: Path) -> None:
    """Places are counted for each address; one that is not given back shuts a home out for good."""

    async def story() -> None:
        async with serving(quick(tmp_path, sockets=3)) as server:
            table, _ = await server.running_table("krendel", 1, 1)
            address = f"{server.base.replace('http', 'ws')}/ws/tables/"
            for way in ("closed", "cut off", "cut off while it speaks", "too much", "no table"):
                for _ in range(5):
                    if way == "no table":
                        assert await status_of(server, "/ws/tables/nothing") == 403
                        continue
                    line = await connect(address + table)
                    if way == "closed":
                        await line.close()
                    elif way == "too much":
                        await line.send("x" * 200_000)
                        await line.wait_closed()
                    else:
                        for _ in range(40 if way == "cut off while it speaks" else 0):
                            await line.send('{"type":"ping"}')
                        line.transport.abort()
                    await asyncio.sleep(0.05)
            live = server.inside.registry.live[table]
            async with asyncio.timeout(5):
                while len(live.watchers) > 1:
                    await asyncio.sleep(0.05)
            lines = [await connect(address + table) for _ in range(2)]  # beside the one that plays
            assert await status_of(server, f"/ws/tables/{table}") == 429
            for line in lines:
                await line.close()

    together(story())


def test_who_does_not_read_is_hung_up_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, (ann, _) = await server.running_table("krendel", 2)
            watcher = next(w for w in server.inside.registry.live[table].watchers if w.seat == 0)
            for _ in range(300):  # more than the line takes at once
                watcher.send_bytes(b'{"type":"pong"}' + b" " * 60_000)
            bye = await ann.until(lambda m: type(m).__name__ == "Bye")
            assert getattr(bye, "reason", "") == "slow"
            with pytest.raises(ConnectionClosed, match="1008"):
                await ann.until(lambda m: False)
            while not server.inside.metrics.counted("refused", "slow"):
                await asyncio.sleep(0.01)

    together(story())


def test_every_answer_carries_the_headers(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", int(server.base.rsplit(":", 1)[1])
            )
            writer.write(b"GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            text = (await reader.read()).decode().lower()
            for part in (
                "content-security-policy: default-src 'none'",
                "nosniff",
                "httponly",
                "samesite=lax",
                "no-store",
            ):
                assert part in text
            assert "server:" not in text
            writer.close()
            player = await server.player()
            for path in ("/", "/t/abc", "/r/abc", "/me/abc", "/about", "/rules/krendel"):
                assert b"<!doctype html" in (await player.get(path, bytes)).lower()
            for path in ("/../app.py", "/%2e%2e/app.py", "/nothing.js", "/schema", "/debug"):
                with pytest.raises(Refusing, match="404"):
                    await player.get(path, bytes)

    together(story())


def test_behind_https_cookies_are_secure_and_browsers_stay_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path, public_url="https://koldun.example")) as server:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", int(server.base.rsplit(":", 1)[1])
            )
            writer.write(b"GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            text = (await reader.read()).decode().lower()
            writer.close()
            assert "strict-transport-security: max-age=" in text
            assert "samesite=lax; secure" in text

    together(story())


def test_a_signature_is_for_one_purpose_and_one_server() -> None:
    signer = Signer("one")
    cookie = signer.cookie("a" * 24)
    assert signer.who(cookie) == "a" * 24
    assert signer.claimed(cookie) is None
    assert Signer("two").who(cookie) is None
    assert Signer("one", {"a" * 24: 1}).who(cookie) is None, "taken back"
    assert Signer("one", {"b" * 24: 1}).who(cookie) == "a" * 24
    assert signer.who("ä.ö") is None
    assert clean_name("  A\u0000nn \n the\tGreat " + "x" * 99) == "Ann theGreat " + "x" * 19
