"""Lessons at a server: a match from a scenario, a script for the others, and nothing but its line."""

from pathlib import Path
from typing import Any

import pytest
from serving import Running, quick, serving, together

from koldun.content.registry import game_named
from koldun.lessons.lesson import lesson_of
from koldun.server.net.client import Player, Refusing
from koldun.server.protocol import (
    AskHint,
    GameInfo,
    HandOver,
    LessonAt,
    LessonBack,
    LessonScript,
    NewLesson,
    PersonaInfo,
    Refused,
    Set,
    TableInfo,
    ToPage,
    Undo,
)

ALL = ["krendel", "krutagidon", "munchkin", "three_mages", "wiz_war"]


async def learner(server: Running, game: str) -> tuple[Player, TableInfo]:
    player = await server.player("Mila")
    table = await player.post("/api/lessons", TableInfo, NewLesson(game))
    await player.come(table.id)
    return player, table


def where(player: Player) -> LessonAt:
    return [m for m in player.messages if isinstance(m, LessonAt)][-1]


async def asked(player: Player) -> LessonAt:
    """Read on until the lesson waits for the choice that the table shows."""
    while not player.over():
        at = [m for m in player.messages if isinstance(m, LessonAt)]
        if at and at[-1].keys and player.prompt and player.prompt.number == at[-1].number:
            return at[-1]
        await player.next()
    return where(player)


async def play(player: Player, until: int = 1000) -> None:
    """Choose what is awaited, until so many choices of the line have been made."""
    while (await asked(player)).made < until and not player.over():
        seen = player.view
        assert await player.choose(where(player).keys[0])
        while player.view is seen:
            await player.next()


async def refusal(player: Player, message: Any) -> str:
    await player.send(message)

    def refused(heard: ToPage) -> bool:
        return isinstance(heard, Refused)

    answer = await player.until(refused)
    assert isinstance(answer, Refused)
    return answer.code


@pytest.mark.parametrize("game", ALL)
def test_a_lesson_is_played_to_the_won_match_and_counts_nowhere(tmp_path: Path, game: str) -> None:
    async def work() -> None:
        async with serving(quick(tmp_path)) as server:
            player, table = await learner(server, game)
            assert table.lesson
            assert not table.counts
            assert table.status == "running"
            await play(player)
            assert player.view is not None
            assert player.view.result is not None
            assert player.view.result.winners == [0]
            while player.info is None or player.info.status != "finished":
                await player.next()
            for which in ("mine", "finished", "open"):
                assert await player.get(f"/api/tables?list={which}", list[TableInfo]) == []
            for what in ("replay", "file", "verify"):
                with pytest.raises(Refusing) as told:
                    await player.get(f"/api/tables/{table.id}/{what}", dict)
                assert told.value.code == "lesson"
            with pytest.raises(Refusing) as told:
                await player.post(f"/api/tables/{table.id}/rematch", TableInfo)
            assert told.value.code == "lesson"
            counted = server.inside.backend.metrics.text()
            assert "koldun_lessons_finished_total 1" in counted
            assert "koldun_matches_finished_total 0" in counted
            assert "koldun_matches_started_total 0" in counted

    together(work())


def test_a_choice_beside_the_line_changes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(quick(tmp_path)) as server:
            player, _ = await learner(server, "krendel")
            at = await asked(player)
            assert player.prompt is not None
            before = player.view
            wrong = [o.key for o in player.prompt.options if o.key not in at.keys]
            assert wrong
            for key in wrong:
                assert not await player.choose(key)
                assert player.refused[-1].code == "lesson"
            assert player.view == before
            assert where(player).made == 0
            for message in (Undo(), AskHint(), HandOver("mage"), Set("attend:me")):
                assert await refusal(player, message) == "lesson", message
            assert await refusal(player, Set("attend:nobody")) == "lesson"
            await play(player, 4)
            assert where(player).made == 4

    together(work())


def test_a_lesson_goes_back_a_step_and_begins_again(tmp_path: Path) -> None:
    async def work() -> None:
        lesson = lesson_of(game_named("krutagidon"))
        assert lesson is not None
        async with serving(quick(tmp_path)) as server:
            player, table = await learner(server, "krutagidon")
            first = player.view
            await play(player, lesson.first(4))
            then = player.view
            await play(player, lesson.first(9))
            assert player.view != then

            async def back(step: int) -> None:
                await player.send(LessonBack(step))
                made = lesson.first(step)
                await player.until(lambda m: isinstance(m, LessonAt) and m.made == made)
                await asked(player)

            await back(4)
            assert same(player, then)
            assert not any(event.id == "taken-back" for event in player.events)
            await back(4)  # there already
            await player.go()
            again = await player.post("/api/lessons", TableInfo, NewLesson("krutagidon"))
            assert again.id == table.id
            await player.come(table.id, fresh=True)
            await asked(player)
            assert same(player, first)
            await play(player)
            assert player.over()
            fresh = await player.post("/api/lessons", TableInfo, NewLesson("krutagidon"))
            assert fresh.id != table.id
            assert await refusal(player, LessonBack(0)) == "lesson"

    together(work())


def same(player: Player, other: Any) -> bool:
    """The same table and question; numbers of decisions never come again."""
    now = player.view
    assert now is not None
    assert now.prompt is not None
    assert other.prompt is not None
    keys = [o.key for o in now.prompt.options]
    return bool(now.table == other.table and keys == [o.key for o in other.prompt.options])


def test_a_lesson_outlives_the_server(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(quick(tmp_path)) as server:
            player, table = await learner(server, "wiz_war")
            await play(player, 5)
            await player.send(LessonBack(2))
            await player.until(lambda m: isinstance(m, LessonAt) and m.made == 1)
            await play(player, 4)
            cookie, seen = player.cookie, player.view
            await player.go()
        async with serving(quick(tmp_path)) as server:
            player = Player(server.base, cookie)
            await player.come(table.id)
            assert (await asked(player)).made == 4
            assert same(player, seen)
            await play(player)
            assert player.over()

    together(work())


def test_who_only_watches_is_not_told_what_is_awaited(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(quick(tmp_path)) as server:
            player, table = await learner(server, "munchkin")
            watcher = await server.player("Guest of the house")
            await watcher.come(table.id)
            await play(player, 3)
            while len(watcher.events) < len(player.events):
                await watcher.next()
            assert not any(isinstance(m, LessonAt) for m in watcher.messages)
            assert await refusal(watcher, LessonBack(0)) == "not-yours"

    together(work())


def test_what_a_page_is_told_of_lessons_and_personas(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(quick(tmp_path)) as server:
            player = await server.player()
            infos = await player.get("/api/games", list[GameInfo])
            assert {info.id for info in infos if info.lesson} >= set(ALL)
            script = await player.get("/api/games/krendel/lesson", LessonScript)
            assert script.seats == ["You", "Toffee", "Crumb", "Burnt"]
            assert [step.waits for step in script.steps][:3] == [[], [], [0]]
            text = await player.get("/api/games/krendel/lesson/ru", bytes)
            assert "lesson-title" in text.decode()
            people = await player.get("/api/personas", list[PersonaInfo])
            assert len(people) == 20
            table = await player.post("/api/lessons", TableInfo, NewLesson("krendel"))
            known = {one.id for one in people}
            assert all(seat.persona in known for seat in table.seats[1:])
            for game, status in (("duel", 400), ("chess", 400)):
                with pytest.raises(Refusing) as told:
                    await player.post("/api/lessons", TableInfo, NewLesson(game))
                assert told.value.status == status
            with pytest.raises(Refusing) as told:
                await player.get("/api/games/duel/lesson", LessonScript)
            assert told.value.status == 404

    together(work())
