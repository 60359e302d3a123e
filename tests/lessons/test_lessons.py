"""Every lesson: its line of play ends in a victory, its sentences and what they point at are there."""

import re
from itertools import permutations
from typing import Any

import pytest

from koldun.content.library import library_of
from koldun.content.registry import game_named
from koldun.content.text import LANGUAGES
from koldun.kernel.errors import BadFile
from koldun.lessons.lesson import CARD, LEARNER, ORDER, Lesson, lesson_of, lessons
from koldun.testing.sitting import Sitting

ALL = ["krendel", "krutagidon", "munchkin", "three_mages", "wiz_war"]
MOST = 150  # characters of a sentence


def lesson(game: str) -> Lesson:
    found = lesson_of(game_named(game))
    assert found is not None
    return found


def play(found: Lesson, until: int = 1000) -> Sitting:
    """The line as the server plays it: the learner takes what is awaited, the script the rest."""
    sitting = Sitting(found.start(), list(found.names))
    for _ in range(until):
        match = sitting.match
        if match.result is not None or found.made(match) >= len(found.moves):
            break
        due = found.due(match)
        if due is not None:
            match.choose(due.seat, due.index)
        else:
            match.choose(LEARNER, found.awaited(match)[0])
    return sitting


def test_all_five_games_have_one() -> None:
    assert sorted(one.game.id for one in lessons() if one.game.id in ALL) == ALL


@pytest.mark.parametrize("game", ALL)
def test_its_scenario_holds(game: str) -> None:
    report = lesson(game).scenario.run()
    assert not report.failures
    assert not report.mistakes


@pytest.mark.parametrize("game", ALL)
def test_its_line_is_that_of_the_scenario_and_wins(game: str) -> None:
    found = lesson(game)
    result = play(found).match.result
    assert result is not None
    assert result.winners == [LEARNER]
    written = [
        f"{who}: {words}"
        for step in found.scenario.steps
        for who, said in step.get("choose", {}).items()
        for words in ([said] if isinstance(said, str) else said)
    ]
    assert sorted(written) == sorted(choice for step in found.steps for choice in step.line)


@pytest.mark.parametrize("game", ALL)
def test_choices_in_any_order_lead_to_the_same_place(game: str) -> None:
    """Where a step leaves the order free, every order can be played, and only what is awaited is offered."""
    found = lesson(game)
    for number, step in enumerate(found.steps):
        if step.free != ORDER:
            continue
        mine = [found.moves[at].words for at in found.waits(number)]
        for order in set(permutations(mine)):
            sitting = play(found, found.first(number))
            for words in order:
                index = sitting.find(found.names[LEARNER], words)[0]
                assert index in found.awaited(sitting.match), f"{game} {number + 1}: {words}"
                sitting.match.choose(LEARNER, index)
            assert found.made(sitting.match) == found.until(number)
            on = found.awaited(sitting.match) or found.due(sitting.match)
            assert on, f"{game} {number + 1}: the line stops after {order}"


@pytest.mark.parametrize("game", ALL)
def test_something_else_could_be_chosen_wherever_a_choice_is_taught(game: str) -> None:
    """A question with one option answers itself: then the button could not be pressed."""
    found = lesson(game)
    for at, move in enumerate(found.moves):
        if not move.scripted:
            match = play(found, at).match
            decision = match.decision(LEARNER)
            assert decision is not None
            assert len(decision.options) > 1
            assert found.awaited(match), f"{game}: nothing is awaited at {move.words}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ALL)
def test_its_sentences_are_there_and_short(game: str, lang: str) -> None:
    found = lesson(game)
    wanted = {"lesson-title", *(f"lesson-learnt-{n}" for n in range(1, 5))}
    for number, step in enumerate(found.steps):
        wanted.add(f"lesson-{number + 1}")
        if found.waits(number) and step.free != CARD:
            wanted.add(f"lesson-{number + 1}-wrong")
    assert found.text.ids(lang) == wanted
    for id in wanted:
        said = found.text.say(lang, id, {"button": "0123456789"})
        assert 0 < len(said) <= MOST, id
        cyrillic = bool(re.search("[а-яё]", said, re.I))
        assert cyrillic == (lang == "ru"), id
        taught = id.split("-")[1]
        if "$button" in found.sources[lang].split(f"{id} =")[1].split("\n")[0]:
            assert found.waits(int(taught) - 1), f"{id} names a button, and waits for none"


@pytest.mark.parametrize("game", ALL)
def test_it_takes_about_ten_minutes(game: str) -> None:
    assert 14 <= len(lesson(game).steps) <= 16


@pytest.mark.parametrize("game", ALL)
def test_what_it_points_at_and_waits_for_is_there(game: str) -> None:
    found = lesson(game)
    ledger, heard = library_of(found.game).ledger, 0
    for number, step in enumerate(found.steps):
        at = f"{game} {number + 1}"
        sitting = play(found, found.first(number))
        assert found.made(sitting.match) == found.first(number)
        assert not step.rule or ledger.knows(step.rule), at
        told = sitting.heard("You")
        if step.on:
            assert any(event.startswith(step.on) for event in told[heard:]), f"{at}: {step.on}"
        for point in step.point:
            assert exists(sitting, point), f"{at}: {point}"
        if step.line:
            heard = len(told)


def exists(sitting: Sitting, point: str) -> bool:
    kind, _, what = point.partition(":")
    view = sitting.view("You")
    zones = {zone.kind.name for zone in sitting.match.state.zones()}
    board = view.table.board
    name = what.split("/")[0]
    offered = [words.split() for words in sitting.offered("You")]
    if kind == "counter":
        seat, counter = what.split(".")
        return counter in view.table.seats[sitting.seat(seat)].counters
    if kind == "button":
        return True if not offered else what.split()[0] in later_verbs(sitting, offered)
    checks: dict[str, Any] = {
        "card": lambda: what in sitting.sees("You"),
        "seat": lambda: what in sitting.names,
        "zone": lambda: name in zones,
        "pile": lambda: name in zones or name in sitting.names,
        "hand": lambda: name in sitting.names,
        "square": lambda: board is not None and what in {cell.id for cell in board.cells},
        "token": lambda: board is not None and what in {token.id for token in board.tokens},
        "totals": lambda: view.table.facts.get("combat") is not None,
    }
    return bool(checks[kind]())


def later_verbs(sitting: Sitting, offered: list[list[str]]) -> set[str]:
    """Verbs that are offered now, or by a later choice of the same step."""
    found = lesson(sitting.match.game.id)
    at = found.made(sitting.match)
    step = found.moves[at].step
    later = {m.words.split()[0] for m in found.moves if m.step == step}
    return {words[0] for words in offered} | later


def test_a_step_that_is_written_wrong_is_told_with_its_place(tmp_path: Any) -> None:
    source = library_of(game_named("krendel")).folder / "lesson"
    for name in ("scenario.toml", "steps.toml", "ru.ftl", "en.ftl"):
        (tmp_path / name).write_text((source / name).read_text("utf-8"), encoding="utf-8")

    def broken(old: str, new: str) -> str:
        steps = (source / "steps.toml").read_text("utf-8")
        assert old in steps
        (tmp_path / "steps.toml").write_text(steps.replace(old, new), encoding="utf-8")
        with pytest.raises(BadFile) as told:
            Lesson(game_named("krendel"), tmp_path)
        return str(told.value)

    assert "personas.Toffee" in broken("granny_toffee", "grandpa_toffee")
    assert "step 1.point" in broken('"seat:You"', '"chair:You"')
    assert "step 3.line" in broken('"You: play kre-c32"', '"play kre-c32"')
    assert "pont" in broken("point =", "pont =")
