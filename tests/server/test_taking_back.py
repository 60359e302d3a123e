"""Undo never shows the future: who has seen something new needs everybody's leave to forget it."""

import asyncio
import threading
from pathlib import Path

import pytest
from serving import Running, play_to_the_end, quick, serving, together
from soak_play import picker

from koldun.kernel.decisions import Choice
from koldun.server.net.client import Player
from koldun.server.protocol import Pong, Set, TableInfo, Undo, UndoAsked, Update
from koldun.server.storage.records import CHOICE, UNDO, Entry, Table
from koldun.server.tables import log
from koldun.server.tables.derived import ALONE, ONE, REST, TAKEN_BACK, DerivedMatch
from koldun.server.tables.live import LiveTable


async def peek(server: Running, player: Player, most: int) -> tuple[int, set[str]]:
    """Choose on, and try to take back whatever showed something: how often that worked, and with
    which codes it was refused."""
    pick = picker("peek")
    for _ in range(most):
        while player.prompt is None and not player.over():
            await player.next()
        if not await player.decide(pick):
            break
        if not player.can_undo:
            await player.send(Set("attend:everything"))  # what is set hides nothing
            await player.send(Undo())
            await player.send_text('{"type":"ping"}')
            await player.until(lambda m: isinstance(m, Pong))
    entries = await server.inside.store.log(player.table)
    undone = sum(1 for entry in entries if entry.kind == UNDO)
    return undone, {refused.code for refused in player.refused}


def test_nobody_looks_ahead_while_the_others_are_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("koldun.server.tables.live.usual_level", lambda: "random")

    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            _, (ann, bob) = await server.running_table("three_mages", 2, 1, absent="bot:1")
            await bob.go()
            assert await peek(server, ann, 15) == (0, {"no-undo"})

    together(story())


async def alone(server: Running, casual: bool) -> tuple[TableInfo, Player]:
    ann = await server.player("Ann")
    info = await server.table(ann, "three_mages", ["me", "bot:random"], casual=casual)
    await ann.post(f"/api/tables/{info.id}/start", TableInfo)
    await ann.come(info.id)
    return info, ann


def test_against_bots_alone_only_a_casual_table_looks_ahead_and_then_does_not_count(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            info, ann = await alone(server, casual=False)
            assert await peek(server, ann, 15) == (0, {"not-casual"})
            found = await ann.get(f"/api/tables/{info.id}", TableInfo)
            assert (found.casual, found.counts) == (False, True)

            info, ann = await alone(server, casual=True)
            assert info.casual
            while True:
                await play_to_the_end(ann, 1, len(ann.accepted) + 1)
                while ann.prompt is None and not ann.over():
                    await ann.next()
                if not ann.can_undo:
                    break
            assert (await ann.get(f"/api/tables/{info.id}", TableInfo)).counts
            await ann.send(Undo())
            await ann.until(lambda m: isinstance(m, Update) and m.first == 0)
            told = [event for event in ann.events if event.id == TAKEN_BACK]
            assert [(event.seat, event.number) for event in told] == [(0, told[0].number)]
            assert not (await ann.get(f"/api/tables/{info.id}", TableInfo)).counts
            log = await server.inside.store.log(info.id)
            assert [entry.key for entry in log if entry.kind == UNDO] == [ALONE]
            again = DerivedMatch(server.inside.registry.live[info.id].table, log)
            assert not again.counts, "the log says so, on every server and after every start"

    together(story())


def test_what_others_have_seen_is_taken_back_only_with_their_leave(tmp_path: Path) -> None:
    """A card one knew oneself is news to the others: at a table of several people they are asked,
    against bots it goes at once."""

    async def story() -> None:
        async with serving(quick(tmp_path)) as server:

            async def play_a_card(players: list[Player]) -> tuple[Player, LiveTable]:
                live = server.inside.registry.live[players[0].table]
                while True:
                    for player in players:
                        if player.prompt is None:
                            continue
                        cards = [o.key for o in player.prompt.options if o.verb == "play"]
                        key = cards[0] if cards else player.prompt.options[-1].key
                        if not await player.choose(key):
                            continue
                        await asyncio.sleep(0.01)
                        derived = live.derived
                        assert derived is not None
                        if cards and derived.can_undo(player.seat, shown=False):
                            await player.send_text('{"type":"ping"}')
                            await player.until(lambda m: type(m).__name__ == "Pong")
                            return player, live
                    for player in players:
                        await player.send_text('{"type":"ping"}')
                        await player.until(lambda m: type(m).__name__ == "Pong")
                    await asyncio.sleep(0.01)

            for people, at_once in ((2, False), (1, True)):
                _, players = await server.running_table("krutagidon", people, 3 - people)
                async with asyncio.timeout(90):  # a bot's process has to start first
                    player, live = await play_a_card(players)
                assert player.can_undo == at_once
                await player.send(Undo())
                if at_once:
                    await player.until(lambda m: isinstance(m, Update) and m.first == 0)
                    assert live.derived is not None
                    assert live.derived.counts
                else:
                    other = next(p for p in players if p is not player)
                    await other.until(lambda m: isinstance(m, UndoAsked))

    together(story())


def log_with_undos(table: LiveTable, undos: int) -> list[Entry]:
    """A log in which every choice was taken back and made again, so many times."""
    derived = DerivedMatch(table.table)
    entries: list[Entry] = []

    def put(kind: str, seat: int, choice: int, key: str) -> None:
        entry = Entry(derived.length, kind, seat, choice, key, "x", float(derived.length))
        derived.apply(entry)
        entries.append(entry)

    for n in range(undos):
        seat = derived.asked()[0]
        key = derived.key_of(Choice(seat, 0))
        put(CHOICE, seat, 0, key)
        last = derived.match.last_of(seat)
        put(UNDO, seat, last, ONE if n % 2 else REST)
        seat = derived.asked()[0]
        put(CHOICE, seat, 0, derived.key_of(Choice(seat, 0)))
        derived.close_windows(0.0)
    return entries


def test_what_was_taken_back_is_not_played_when_a_log_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, _ = await server.running_table("three_mages", 2)
            live = server.inside.registry.live[table]
            entries = log_with_undos(live, 40)
            step_by_step = DerivedMatch(live.table)
            for entry in entries:
                step_by_step.apply(entry)
            made = []
            choose = DerivedMatch._choose

            def counted(self: DerivedMatch, choice: Choice) -> None:
                made.append(choice.seat)
                choose(self, choice)

            monkeypatch.setattr(DerivedMatch, "_choose", counted)
            at_once = DerivedMatch(live.table, entries)
            assert len(made) == len(at_once.match.choices) == 40
            assert at_once.match.digest() == step_by_step.match.digest()
            for seat in range(2):
                assert at_once.number(seat) == step_by_step.number(seat)
                assert at_once.heard(seat) == step_by_step.heard(seat)
            assert at_once.spent == step_by_step.spent
            assert at_once.opened == step_by_step.opened

    together(story())


def test_taking_back_in_a_long_match_holds_nobody_else_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is left of it is played anew in a thread; the table is then what its log says."""
    where: list[int] = []

    def noted(table: Table, entries: list[Entry]) -> DerivedMatch:
        where.append(threading.get_ident())
        return DerivedMatch(table, entries)

    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            info, ann = await alone(server, casual=True)
            await play_to_the_end(ann, 1, 25)
            live = server.inside.registry.live[info.id]
            before = live.derived
            assert before is not None
            assert before.length >= 25
            monkeypatch.setattr(log, "DerivedMatch", noted)
            await ann.send(Undo())
            await ann.until(lambda m: isinstance(m, Update) and m.first == 0)
            assert len(where) == 1
            assert where[0] != threading.get_ident()
            after = live.derived
            assert after is not None
            assert after.given.items() >= before.given.items(), "a choice sent twice is known"
            entries = await server.inside.store.log(info.id)
            told = DerivedMatch(live.table, entries[: after.length])
            assert after.match.digest() == told.match.digest()
            assert after.opened == told.opened

    together(story())
