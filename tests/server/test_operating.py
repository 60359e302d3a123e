"""What whoever runs the server relies on: metrics, logs, old tables, proofs, bots that are stuck."""

import asyncio
import json
import logging
import os
import signal
import time
from pathlib import Path

import msgspec
import pytest
from serving import play_to_the_end, quick, serving, together

from koldun.server.net.client import Player, Refusing
from koldun.server.net.replays import verify
from koldun.server.ops.logs import JsonLines, logger, trouble
from koldun.server.ops.metrics import COUNTERS
from koldun.server.protocol import Clock, PlayNow, Replay, Say, TableInfo, Verified

DOCS = Path(__file__).parents[2] / "docs" / "operating.md"


def test_metrics_are_there_from_the_start_and_in_the_handbook(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path, metrics_token="sesame")) as server:
            player = Player(server.base)
            with pytest.raises(Refusing, match="401 not-yours"):
                await player.get("/metrics", bytes)
            sent = {"authorization": "Bearer sesame"}
            text = (await player.call("GET", "/metrics", bytes, **sent)).decode()
            names = {line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")}
            assert {f"koldun_{name}_total" for name in COUNTERS} < names
            assert {
                "koldun_tables_live",
                "koldun_sockets",
                "koldun_choice_seconds",
                "koldun_bot_thinking_seconds",
            } < names
            handbook = DOCS.read_text()
            assert [name for name in names if name not in handbook] == []
            assert 'koldun_refused_total{kind="not-yours"} 1' in text
            assert "koldun_replays_total 0" in text

    together(story())


def test_logs_say_where_it_failed_and_not_what_was_in_it(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, logger=logger.name):
        try:
            raise ValueError("the top card is a dragon")
        except ValueError:
            trouble("a table stumbled", table="t")
    line = json.loads(JsonLines().format(caplog.records[-1]))
    assert line["what"] == "a table stumbled"
    assert line["error"] == "ValueError"
    assert "test_operating.py" in line["places"][-1]
    assert "dragon" not in json.dumps(line)


def test_a_played_match_leaves_nothing_hidden_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            ann = await server.player("Annabel")
            info = await ann.post("/api/play", TableInfo, PlayNow("krendel", 2, "random"))
            await ann.come(info.id)
            await play_to_the_end(ann, 1)
            live = server.inside.registry.live[info.id]
            assert live.derived is not None
            lines = "\n".join(JsonLines().format(record) for record in caplog.records)
            assert "match over" in lines
            keys = {key for key in live.derived.given.values() if ":" in key}
            for secret in (live.table.seed, "Annabel", ann.cookie, *keys):
                assert secret not in lines

    with caplog.at_level(logging.DEBUG, logger=logger.name):
        together(story())


def test_old_unfinished_tables_are_deleted_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path, forget_days=30)) as server:
            registry, store = server.inside.registry, server.inside.store
            old, (ann, bob) = await server.running_table("krendel", 2)
            await ann.send(Say("is anybody there?"))
            await play_to_the_end(ann, 1, 1)
            fresh, _ = await server.running_table("krendel", 2)
            over = await ann.post("/api/play", TableInfo, PlayNow("krendel", 2, "random"))
            await ann.come(over.id)
            await play_to_the_end(ann, 1)
            for player in (ann, bob):
                await player.go()
            now = int(time.time())
            assert await store.forget(now - 30 * 86400) == []
            for id in (old, over.id):
                table = await store.table(id)
                assert table is not None
                table.changed = now - 31 * 86400
                await store.save_table(table)
            assert await store.forget(now - 30 * 86400) == [], "somebody chose today"
            later = await store.forget(now + 60)
            assert set(later) == {old, fresh}, "finished tables stay"
            assert await store.table(old) is None
            assert await store.log(old) == []
            assert await store.said(old) == []
            assert await store.table(over.id) is not None
            left = await server.table(ann, "krendel", ["me", "open"])
            table = await store.table(left.id)
            assert table is not None
            table.changed = now - 31 * 86400
            await store.save_table(table)
            await registry.forget()
            assert left.id not in registry.live
            assert server.inside.metrics.counted("tables_forgotten") == 1

    together(story())


def test_a_stranger_may_watch_and_check_a_finished_match(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            ann, stranger = await server.player("Ann"), await server.player()
            info = await ann.post("/api/play", TableInfo, PlayNow("krendel", 2, "random"))
            for what in ("replay", "verify", "file"):
                with pytest.raises(Refusing, match="409 not-over"):
                    await stranger.get(f"/api/tables/{info.id}/{what}", bytes)
            await ann.come(info.id)
            await play_to_the_end(ann, 1)
            seen = await stranger.get(f"/api/tables/{info.id}/replay", Replay)
            assert seen.steps
            assert server.inside.metrics.counted("replays") == 1
            checked = await stranger.get(f"/api/tables/{info.id}/verify", Verified)
            assert checked.fair
            assert checked.commitment == info.commitment, "the hash that was shown at the start"
            table = await server.inside.store.table(info.id)
            assert table is not None
            entries = await server.inside.store.log(info.id)
            forged = msgspec.structs.replace(table, seed="00" * (len(table.seed) // 2))
            assert not verify(forged, entries).fair, "another shuffle"
            assert not verify(table, entries[:-1]).fair, "a choice is missing"

    together(story())


def test_who_takes_days_is_played_when_they_are_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            clock = Clock(window=6, late="bot")
            table, _ = await server.running_table("duel", 2, clock=clock, absent="days:2")
            live = server.inside.registry.live[table]
            while live.need_match().match.held():
                await asyncio.sleep(0.05)
            due = live.due_in()
            assert due is not None
            assert 2 * 86400 - 60 < due <= 2 * 86400
            async with live.turning():
                live.need_match().last_at -= 2 * 86400 + 1
            while not await server.inside.store.log(table):
                await asyncio.sleep(0.05)

    together(story())


def test_a_bot_that_dies_is_replaced(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            _, (ann,) = await server.running_table("krendel", 1, 1)
            await play_to_the_end(ann, 1, 2)
            for pid in await server.inside.workers.pids():
                os.kill(pid, signal.SIGKILL)
            await play_to_the_end(ann, 1, 8)
            assert server.inside.metrics.counted("bot_restarts", "died") == 1

    together(story())
