"""`import koldun`: what a person who writes Python meets, and the README's ten lines."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import koldun
from koldun.testing.copies import check_copy

README = Path(__file__).parent.parent / "README.md"


def ten_lines() -> str:
    found = re.search(
        r"((?:    .*\n|\n)*    import koldun\n(?:    .*\n|\n)*)", README.read_text("utf-8")
    )
    assert found, "README.md shows no ten lines of Python"
    return "\n".join(line[4:] for line in found.group(1).splitlines())


@pytest.mark.parametrize("game", ["krutagidon", "krendel"])
def test_the_ten_lines_of_the_readme_play_a_match(game: str) -> None:
    """With a bot that chooses at random, so that it takes a moment only."""
    code = ten_lines()
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    assert "krutagidon" in code
    code = code.replace("greedy", "random").replace("krutagidon", game)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) > 20
    assert re.fullmatch(r"\[[\d, ]*\]", lines[-1]), "the winners come last"


def test_the_same_seed_gives_the_same_match_and_other_seeds_another() -> None:
    one, two, other = (koldun.new_match("krendel", 3, seed) for seed in ("a", "a", "b"))
    for match in (one, two, other):
        koldun.play_out(match, "random")
        assert match.over
    assert one.digest() == two.digest()
    assert one.digest() != other.digest()
    assert one.choices == two.choices
    assert koldun.new_match("krendel", 3).seed != koldun.new_match("krendel", 3).seed


def test_a_match_is_saved_loaded_copied_and_taken_back(tmp_path: Path) -> None:
    match = koldun.new_match("three_mages", 2, "api", names=["Ann", "Bob"])
    koldun.play_out(match, {0: "random"})  # seat 1 has no bot: it stops there
    assert [decision.seat for decision in match.pending()] == [1]
    twin = match.copy()
    option = match.pending()[0].options[-1]
    match.choose(1, option)
    assert len(twin.choices) == len(match.choices) - 1
    twin.choose(1, option.key)
    assert twin.digest() == match.digest()
    match.save(tmp_path / "match.json")
    again = koldun.load(tmp_path / "match.json")
    assert again.digest() == match.digest()
    assert again.names == ["Ann", "Bob"]
    assert match.can_undo(1) == twin.can_undo(1)
    check_copy(match.played.state)


def test_everything_can_be_said_in_both_languages() -> None:
    match = koldun.new_match("krendel", 2, "words")
    decision = match.pending()[0]
    english, russian = (koldun.say(decision, lang) for lang in ("en", "ru"))
    assert english != russian
    assert all(koldun.say(option, "ru") for option in decision.options)
    koldun.play_out(match, "random")
    assert all(koldun.say(event) for event in match.events())
    assert "Player" in koldun.say(match)


def test_a_seat_and_a_spectator_see_what_they_may() -> None:
    match = koldun.new_match("krendel", 2, "eyes")
    own, public = koldun.look(match, 0), koldun.look(match)
    hands = [
        next(zone for zone in view.table.zones if zone.id == "hand/0") for view in (own, public)
    ]
    assert all(card.face for card in hands[0].cards)
    assert not any(card.face for card in hands[1].cards)


def test_mistakes_are_told_and_change_nothing() -> None:
    match = koldun.new_match("krendel", 2, "wrong")
    before = match.digest()
    with pytest.raises(koldun.KoldunError, match="not over"):
        _ = match.result
    with pytest.raises(koldun.KoldunError, match="not over"):
        koldun.say(match)
    with pytest.raises(koldun.KoldunError, match="no seat 7"):
        match.look(7)
    with pytest.raises(koldun.IllegalChoice, match="not offered"):
        match.choose(0, "dance")
    with pytest.raises(koldun.IllegalChoice, match="options 0 to"):
        match.choose(0, 99)
    with pytest.raises(koldun.IllegalChoice):
        match.undo(0)
    with pytest.raises(koldun.KoldunError, match="2 to 6 players, not 9"):
        koldun.new_match("krendel", 9)
    with pytest.raises(koldun.KoldunError, match="no game 'chess'"):
        koldun.new_match("chess", 2)
    with pytest.raises(koldun.KoldunError, match="2 players and 1 names"):
        koldun.new_match("krendel", 2, names=["Ann"])
    assert match.digest() == before


def test_a_stale_option_is_refused() -> None:
    match = koldun.new_match("nim", 2, "stale")
    option = match.pending()[0].options[-1]
    match.choose(0, option)
    with pytest.raises(koldun.IllegalChoice):
        match.choose(0, option)


def test_a_scenario_is_settled() -> None:
    folder = Path(__file__).parent / "games" / "krendel" / "scenarios"
    report = koldun.scenario(sorted(folder.glob("*.toml"))[0])
    assert report.held()


def test_what_is_public_is_documented() -> None:
    docs = (README.parent / "docs" / "python.md").read_text("utf-8")
    for name in koldun.__all__:
        if name != "__version__":
            assert re.search(rf"\b{name}\b", docs), f"docs/python.md does not mention {name}"
