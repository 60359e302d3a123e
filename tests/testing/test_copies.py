"""The contract suite proves copies complete: each way to spoil one is found, by name."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import duel_game
import pytest
from duel_game import Duel, DuelGame

import koldun
from koldun.content.registry import game_named, table_for
from koldun.kernel.cards import Zone
from koldun.kernel.decisions import Play
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.testing.copies import check_copy, check_every_field, copies_completely, differences


def duel() -> Duel:
    game = game_named("duel")
    state = Match.start(game, table_for(game, 3), seed_of("copies")).state
    assert isinstance(state, Duel)
    return state


def test_a_sound_copy_passes() -> None:
    check_copy(duel())
    check_every_field(duel())


def test_a_forgotten_field_is_named_even_while_it_has_its_first_value(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Duel.copy

    def forgetful(self: Duel) -> Duel:
        new = honest(self)
        new.active = 0
        return new

    monkeypatch.setattr(Duel, "copy", forgetful)
    state = duel()
    assert state.active == 0
    check_copy(state)  # equal by chance
    with pytest.raises(AssertionError, match="a copy forgets active"):
        check_every_field(state)


def test_a_difference_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Duel.copy

    def sloppy(self: Duel) -> Duel:
        new = honest(self)
        new.life[1] += 1
        return new

    monkeypatch.setattr(Duel, "copy", sloppy)
    with pytest.raises(AssertionError, match=r"a copy differs in life\.1"):
        check_copy(duel())


def test_a_shared_list_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Duel.copy

    def sharing(self: Duel) -> Duel:
        new = honest(self)
        new.life = self.life
        return new

    monkeypatch.setattr(Duel, "copy", sharing)
    with pytest.raises(AssertionError, match="a copy shares life"):
        check_copy(duel())


def test_a_copy_that_changes_with_the_state_is_named() -> None:
    """Rules that change the cards of a zone in place, though a copy has the same list until one of them changes."""
    with pytest.raises(AssertionError, match="later changed"):
        copies_completely(InPlace())


class InPlace(DuelGame):
    def turn(self, state: Duel) -> Play[None]:
        state.deck.cards.reverse()
        return super().turn(state)


def test_a_zone_that_is_not_listed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Duel, "zones", lambda self: [self.deck, self.discard, *self.hands])
    with pytest.raises(AssertionError, match="stack is not among zones"):
        check_copy(duel())


def test_the_digest_sees_every_field() -> None:
    game = game_named("duel")
    match = Match.start(game, table_for(game, 2), seed_of("digest"))
    state = match.state
    assert isinstance(state, Duel)
    seen = {match.digest()}
    for change in ("active", "turns"):
        setattr(state, change, getattr(state, change) + 1)
        seen.add(match.digest())
    state.life[0] += 1
    seen.add(match.digest())
    state.rng.place += 1
    seen.add(match.digest())
    state.standing.append("0 fight")
    seen.add(match.digest())
    state.stack = Zone(duel_game.DISCARD)
    seen.add(match.digest())
    assert len(seen) == 7


def test_differences_name_their_paths() -> None:
    assert differences({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == ["a.1.b"]
    assert differences({"a": 1}, {"a": True}) == ["a"]
    assert differences({"a": [1]}, {"a": [1, 2], "c": 0}) == ["a", "c"]


def test_a_field_forgotten_in_the_copy_of_krutagidons_turn_fails_by_name(tmp_path: Path) -> None:
    """The real thing: `paid` is taken out of the copy in a second tree of sources."""
    source = Path(koldun.__file__).parent
    tree = tmp_path / "koldun"
    shutil.copytree(source, tree, ignore=shutil.ignore_patterns("*.so", "page", "__pycache__"))
    state = tree / "games" / "krutagidon" / "state.py"
    text = state.read_text("utf-8")
    spoilt = text.replace(" if old is None else old.paid", "")
    assert spoilt != text, "the copy of `paid` is written differently now: mend this test"
    state.write_text(spoilt, "utf-8")
    code = (
        "from koldun.content.registry import game_named\n"
        "from koldun.testing.copies import copies_completely\n"
        "copies_completely(game_named('krutagidon'))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "KOLDUN_PURE": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 1
    assert "a copy forgets turn.paid" in done.stderr
