"""Around a table: sitting down, windows, clocks, absence, taking back, talking, bots."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from serving import Running, play_to_the_end, play_together, quick, serving, together
from soak_play import picker

from koldun.server.net.client import Player, Refusing, shows_window
from koldun.server.protocol import (
    AskHint,
    Clock,
    GameInfo,
    HandOver,
    Hint,
    PlayNow,
    React,
    Reacted,
    Refused,
    Said,
    Say,
    Start,
    TableChanged,
    TableInfo,
    ToPage,
    Undo,
    UndoAsked,
    Update,
    Vote,
)
from koldun.server.storage.records import Entry
from koldun.server.tables.derived import DerivedMatch


def of(kind: type, **wanted: Any) -> Any:
    def fits(message: ToPage) -> bool:
        return isinstance(message, kind) and all(
            getattr(message, name) == value for name, value in wanted.items()
        )

    return fits


async def entries_of(
    server: Running, table: str, enough: Callable[[list[Entry]], bool]
) -> list[Entry]:
    """The log, as soon as there is enough in it."""
    for _ in range(300):
        entries = await server.inside.store.log(table)
        if enough(entries):
            return entries
        await asyncio.sleep(0.05)
    raise AssertionError("nothing happened")


def test_sitting_down_leaving_starting_and_the_lists(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            ann, bob = await server.player("Ann"), await server.player("Bob")
            boxes = await ann.get("/api/games", list[GameInfo])
            assert {"random", "greedy"} <= set(boxes[0].levels)
            info = await server.table(ann, "krendel", ["me", "open", "open"], public=True)
            assert info.host
            listed = await bob.get("/api/tables?list=open", list[TableInfo])
            assert [t.id for t in listed] == [info.id]
            assert not listed[0].host
            await ann.come(info.id)
            assert ann.view is None
            joined = await bob.post(f"/api/tables/{info.id}/join", TableInfo, {"seat": 2})
            assert [s.mine for s in joined.seats] == [False, False, True]
            seen = await ann.until(of(TableChanged))
            assert isinstance(seen, TableChanged)
            assert seen.table.seats[2].name == "Bob"
            with pytest.raises(Refusing, match="409 taken"):
                await (await server.player()).post(
                    f"/api/tables/{info.id}/join", TableInfo, {"seat": 2}
                )
            with pytest.raises(Refusing, match="409 seats-open"):
                await ann.post(f"/api/tables/{info.id}/start", TableInfo, Start())
            with pytest.raises(Refusing, match="403 not-yours"):
                await (await server.player()).post(
                    f"/api/tables/{info.id}/start", TableInfo, Start("random")
                )
            await bob.post(f"/api/tables/{info.id}/leave", TableInfo)
            await bob.post(f"/api/tables/{info.id}/join", TableInfo)
            started = await ann.post(f"/api/tables/{info.id}/start", TableInfo, Start("random"))
            assert started.status == "running"
            assert len(started.commitment) == 64
            assert started.seed == ""
            await ann.until(of(Update))
            mine = await bob.get("/api/tables?list=mine", list[TableInfo])
            assert [(t.id, t.my_turn) for t in mine] == [(info.id, True)]
            for wrong in (
                {"game": "chess", "seats": ["me"]},
                {"game": "krendel", "seats": ["me"]},
                {"game": "krendel", "seats": ["me", "bot:nobody"]},
                {"game": "krendel", "seats": ["me", "open"], "options": {"nothing": 1}},
                {"game": "krendel", "seats": ["me", "open"], "absent": "bot:x"},
                {"game": "krendel", "seats": ["me", "open"], "clock": {"window": 1000}},
                {"game": "krendel", "seats": ["me", "open"], "clock": {"kind": "none\n"}},
                {"game": "krendel", "seats": ["me", "open"], "clock": {"late": "boo"}},
                {"game": "krendel", "seats": ["me", "open"], "clock": {"kind": "move"}},
            ):
                with pytest.raises(Refusing, match="400"):
                    await ann.post("/api/tables", TableInfo, wrong)

    together(story())


def test_who_plays_now_has_the_first_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            ann = await server.player("Ann")
            me = (await ann.me()).id
            seen = set()
            for _ in range(8):
                info = await ann.post("/api/play", TableInfo, PlayNow("wiz_war", 4, "random"))
                live = await server.inside.registry.get(info.id)
                mine = live.table.seats_of(me)
                assert len(mine) == 1
                assert live.need_match().asked() == mine
                seen.add(mine[0])
            assert len(seen) > 1, "the lot decides which seat that is"

    together(story())


def test_play_now_and_again_with_the_same_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            ann = await server.player("Ann")
            info = await ann.post("/api/play", TableInfo, PlayNow("krendel", 2, "random"))
            assert info.status == "running"
            await ann.come(info.id)
            await play_to_the_end(ann, 1)
            nxt = await ann.post(f"/api/tables/{info.id}/rematch", TableInfo)
            assert nxt.status == "running"
            assert nxt.id != info.id
            again = await ann.post(f"/api/tables/{info.id}/rematch", TableInfo)
            assert again.id == nxt.id
            done = await ann.get("/api/tables?list=finished", list[TableInfo])
            assert [(t.id, t.rematch) for t in done] == [(info.id, nxt.id)]

    together(story())


def test_friends_follow_to_the_next_table(tmp_path: Path) -> None:
    """A table behind a link is in nobody's list; after the match its people come together again."""

    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, (ann, bob) = await server.running_table("krendel", 2, 1)
            assert await bob.get("/api/tables?list=open", list[TableInfo]) == []
            with pytest.raises(Refusing, match="409 not-over"):
                await ann.post(f"/api/tables/{table}/rematch", TableInfo)
            with pytest.raises(Refusing, match="409 started"):
                await bob.post(f"/api/tables/{table}/leave", TableInfo)
            await play_together([ann, bob])
            stranger = await server.player()
            with pytest.raises(Refusing, match="403 not-yours"):
                await stranger.post(f"/api/tables/{table}/rematch", TableInfo)
            waiting = await bob.post(f"/api/tables/{table}/rematch", TableInfo)
            assert [seat.kind for seat in waiting.seats] == ["open", "human", "bot"]
            told = await ann.until(lambda m: isinstance(m, TableChanged) and m.table.rematch != "")
            assert isinstance(told, TableChanged)
            assert told.table.rematch == waiting.id
            running = await ann.post(f"/api/tables/{table}/rematch", TableInfo)
            assert (running.id, running.status) == (waiting.id, "running")
            assert [seat.mine for seat in running.seats] == [True, False, False]

    together(story())


@pytest.mark.usefixtures("as_served")
def test_a_window_stays_open_for_the_same_time_whoever_could_answer(tmp_path: Path) -> None:
    """Times between the window's announcement and what follows, at a table of two people."""

    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            clock = Clock(window=1)
            _, (ann, bob) = await server.running_table("duel", 2, clock=clock)
            spans: list[tuple[float, bool]] = []

            async def watch(player: Player, other: Player) -> None:
                opened, asked = 0.0, False
                pick = picker(player.seat)
                while len(spans) < 5:
                    message = await player.next()
                    if isinstance(message, Update):
                        if opened and message.events:
                            spans.append((time.monotonic() - opened, asked))
                            opened = 0.0
                        if shows_window(message) and message.events:
                            opened = time.monotonic()
                            await asyncio.sleep(0.05)
                            asked = other.prompt is not None
                    if player.prompt is not None:
                        prompt = player.prompt
                        await player.send_text(
                            f'{{"type":"choose","number":{prompt.number},"key":"{pick(prompt)}"}}'
                        )
                        player.view = None

            async def answer() -> None:
                pick = picker("bob")
                while len(spans) < 5:
                    if bob.prompt is not None:
                        prompt = bob.prompt
                        await bob.send_text(
                            f'{{"type":"choose","number":{prompt.number},"key":"{pick(prompt)}"}}'
                        )
                        bob.view = None
                    await bob.next()

            answering = asyncio.create_task(answer())
            await watch(ann, bob)
            answering.cancel()
            late = 0.0  # what comes late makes one span long and the next as much too short
            for span, _ in spans:
                assert 0.8 < span + late < 1.6, spans
                late = max(0.0, span + late - 1.0)
            timers = [
                m.timer.window for m in ann.messages if isinstance(m, Update) and shows_window(m)
            ]
            assert all(0 < t <= 1 for t in timers)

    together(story())


def test_an_answer_in_a_window_is_told_to_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, players = await server.running_table("duel", 3, clock=Clock(window=2))
            live = server.inside.registry.live[table]
            while True:
                assert live.derived is not None
                asked = live.derived.asked()
                if live.derived.in_window() and asked:
                    break
                await asyncio.sleep(0.05)
            actor = players[asked[0]]
            while actor.prompt is None:
                await actor.next()
            others = [p for p in players if p is not actor]
            before = [len(w.out) for w in live.watchers]
            assert set(before) == {0}
            assert await actor.choose("pass")
            for other in others:
                with pytest.raises(TimeoutError):
                    await other.until(lambda m: isinstance(m, Update) and not shows_window(m), 0.4)

    together(story())


@pytest.mark.parametrize(("late", "by"), [("pass", "clock"), ("bot", "bot:")])
def test_who_is_late_is_passed_or_played(late: str, by: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            clock = Clock("move", 1, late, 0)
            table, (ann, _) = await server.running_table("duel", 2, clock=clock)
            entries = await entries_of(server, table, lambda e: len(e) > 0)
            assert entries[0].by.startswith(by)
            timers = [m.timer for m in ann.messages if isinstance(m, Update)]
            assert all(t.move <= 1 for t in timers)

    together(story())


def test_a_match_clock_counts_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            clock = Clock("match", 2, "bot", 0)
            table, (_, bob) = await server.running_table("krendel", 2, clock=clock)
            await entries_of(server, table, lambda e: {x.seat for x in e} == {0, 1})
            live = server.inside.registry.live[table]
            assert live.derived is not None
            assert live.timer().seats == [0.0, 0.0]
            assert bob.refused == []

    together(story())


def test_a_bot_stands_in_for_who_is_away_and_stands_up_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, (ann, bob) = await server.running_table("krendel", 2, absent="bot:1")
            await bob.drop()
            seen = await ann.until(
                lambda m: isinstance(m, TableChanged) and m.table.seats[1].level != "", 10
            )
            assert isinstance(seen, TableChanged)
            assert not seen.table.seats[1].online
            entries = await entries_of(server, table, lambda e: len(e) > 0)
            assert {e.seat for e in entries} == {1}
            await bob.come(table)
            assert bob.info is not None
            assert bob.info.seats[1].level == ""
            assert bob.info.seats[1].online

    together(story())


def test_handing_over_and_taking_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, (ann, bob) = await server.running_table("krendel", 2)
            await bob.send(HandOver("random"))
            await ann.until(lambda m: isinstance(m, TableChanged) and m.table.seats[1].level != "")
            await play_to_the_end(ann, 1, 3)
            assert {e.by for e in await server.inside.store.log(table) if e.seat == 1} == {
                "bot:random"
            }
            await bob.send(HandOver())
            await bob.until(lambda m: isinstance(m, TableChanged) and m.table.seats[1].level == "")

    together(story())


def test_taking_back_at_once_or_by_asking(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, (ann, bob) = await server.running_table("krendel", 2)
            await ann.send(Undo())
            await ann.until(of(Refused, code="no-undo"))
            first = ann.prompt
            assert first is not None
            await play_to_the_end(ann, 1, 1)
            given = (await server.inside.store.log(table))[0].key
            assert ann.can_undo, "a secret answer"
            await ann.send(Undo())
            await ann.until(lambda m: isinstance(m, Update) and ann.prompt is not None)
            assert ann.prompt is not None
            assert ann.prompt.options == first.options
            assert ann.prompt.number > first.number, "numbers never come again"
            assert await ann.choose(given, first.number), "the old message again is harmless"
            await play_to_the_end(ann, 1, 3)
            await play_to_the_end(bob, 1, 1)
            await ann.until(lambda m: isinstance(m, Update) and ann.prompt is not None)
            assert not ann.can_undo
            for yes in (False, True):
                length = len(await server.inside.store.log(table))
                await ann.send(Undo())
                await bob.until(of(UndoAsked, done=False))
                await ann.send(Vote(True))
                await ann.until(of(Refused))
                await bob.send(Vote(yes))
                await ann.until(of(UndoAsked, done=True, granted=yes))
                if yes:
                    await ann.until(of(Update, first=0))
                assert len(await server.inside.store.log(table)) == length + yes
            live = server.inside.registry.live[table]
            assert live.derived is not None
            digest = live.derived.match.digest()
            again = DerivedMatch(live.table, await server.inside.store.log(table))
            assert again.match.digest() == digest, "an undo is in the log"

    together(story())


def test_talking_and_reacting_within_limits(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path, message_rate=50.0)) as server:
            table, (ann, bob) = await server.running_table("krendel", 2)
            await ann.send(Say("  hello\n there "))
            said = await bob.until(of(Said))
            assert isinstance(said, Said)
            assert (said.seat, said.name, said.text) == (0, "P0", "hello there")
            await ann.send(React("wow"))
            await bob.until(of(Reacted, seat=0, word="wow"))
            await ann.send(Say("x" * 301))
            await ann.until(of(Refused, code="too-long"))
            for _ in range(6):
                await ann.send(Say("again"))
            await ann.until(of(Refused, code="too-fast"))
            watcher = await server.player("Zed")
            await watcher.come(table)
            assert watcher.messages[0].chat[0].text == "hello there"  # type: ignore[union-attr]

    together(story())


def test_a_hint_weighs_every_option(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            _, (ann, _) = await server.running_table("krendel", 2)
            await ann.send(AskHint())
            hint = await ann.until(of(Hint))
            assert isinstance(hint, Hint)
            assert ann.prompt is not None
            assert {o.key for o in hint.options} <= {o.key for o in ann.prompt.options}
            assert all(0 <= o.chance <= 1 for o in hint.options)

    together(story())


def test_several_seats_on_one_screen(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            ann = await server.player("Ann")
            info = await server.table(ann, "krendel", ["me", "me"])
            await ann.post(f"/api/tables/{info.id}/start", TableInfo, Start())
            await ann.come(info.id, seat=1)
            assert ann.seat == 1
            await ann.come(info.id, seat=0, fresh=True)
            assert ann.seat == 0
            await play_to_the_end(ann, 1, 1)
            await ann.come(info.id, fresh=True)
            assert ann.seat == 1, "who is asked"

    together(story())
