"""Scenarios that are written for people: templates, and tables of saved matches."""

import itertools
from pathlib import Path

import pytest

from koldun.bots.policies import wander
from koldun.content.match_files import load, to_file
from koldun.content.registry import game_named, games, table_for
from koldun.kernel.errors import KoldunError
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.testing.scenarios import Scenario
from koldun.testing.writing import from_match, template

SAVED = Path(__file__).parent.parent / "saved"


@pytest.mark.parametrize(
    "id", ["krendel", "krutagidon", "munchkin", "three_mages", "wiz_war", "duel"]
)
def test_a_template_holds_as_it_is(id: str) -> None:
    assert id in games()
    source = template(id)
    report = Scenario(source, "new.toml").run()
    assert report.held(), report
    assert "# hand = " in source


def test_each_line_of_a_template_may_be_used() -> None:
    lines = template("krendel").splitlines()
    for i, line in enumerate(lines):
        words = line.removeprefix("# ")
        if words.startswith(("deck =", "hand =", "first =", "round =", "trophies =", "rules =")):
            used = [*lines[:i], words, *lines[i + 1 :]]
            assert Scenario("\n".join(used), "new.toml").run().mistakes == [], words


@pytest.mark.parametrize(
    ("name", "at"),
    [
        ("krendel-2-half", 5),
        ("krendel-6-whole", 142),
        ("three_mages-2-half", 104),
        ("three_mages-3-half", 70),
        ("krutagidon-2-half", 116),
    ],
)
def test_the_table_of_a_saved_match_is_a_scenario_that_holds(name: str, at: int) -> None:
    written_and_held(SAVED / f"{name}.json", at)


def played(folder: Path, id: str, players: int, choices: int, **options: object) -> Path:
    """A match played at random so far, saved."""
    game = game_named(id)
    match = Match.start(game, table_for(game, players, options), seed_of("written"), log=False)
    next(itertools.islice(wander(match, "written"), choices, None))
    path = folder / f"{id}.json"
    path.write_bytes(to_file(match))
    return path


def test_a_table_of_munchkin_is_a_scenario_that_holds(tmp_path: Path) -> None:
    written_and_held(played(tmp_path, "munchkin", 3, 120), 110)


@pytest.mark.parametrize(
    ("at", "told"),
    [(84, "running_spells = ["), (260, "lying = {"), (120, "mp = ")],
)
def test_a_table_of_wiz_war_is_written_in_the_middle_of_a_turn(
    tmp_path: Path, at: int, told: str
) -> None:
    schools = ["conjuring", "mutation", "elemental"]
    path = played(tmp_path, "wiz_war", 4, 270, schools=schools)
    source = written_and_held(path, at)
    assert "[table]" in source
    assert told in source
    assert source.count("[[step]]") <= 3, "it begins at the last action, or not long before"


def written_and_held(path: Path, at: int) -> str:
    source = from_match(path, at)
    scenario = Scenario(source, "from.toml")
    report = scenario.run()
    assert report.held(), report
    past = load(path, log=False)[0].at(at)
    sitting = scenario.start()
    for step in scenario.steps:
        for seat, words in step.get("choose", {}).items():
            sitting.choose(seat, *([words] if isinstance(words, str) else words))
    faces = past.state.cards.faces
    for zone, laid in zip(past.state.zones(), sitting.match.state.zones(), strict=True):
        there = sitting.match.state.cards.faces
        assert [faces[c].id for c in zone.cards] == [there[c].id for c in laid.cards]
    return source


def test_a_choice_that_was_not_made_cannot_be_asked_for() -> None:
    with pytest.raises(KoldunError, match="--at 9999: there are 0 to 36 choices"):
        from_match(SAVED / "krendel-2-half.json", 9999)
