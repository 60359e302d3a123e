"""Match files: complete, checked, and refused clearly when they are not."""

import json
from pathlib import Path
from typing import Any

import pytest
from support import NEW_CARD

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.content.match_files import load, read_file, replay, to_file
from koldun.content.registry import game_named, table_for
from koldun.kernel.errors import BadFile, KoldunError
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.testing.contract import begin
from koldun.testing.sitting import Sitting


@pytest.fixture(scope="module")
def saved() -> bytes:
    match = begin(game_named("krendel"), 3, "file")
    play_randomly(match, RandomChoice(seed_of("file")), 20)
    return to_file(match, ["A", "B", "C"])


def edited(data: bytes, **changes: Any) -> bytes:
    return json.dumps({**json.loads(data), **changes}).encode()


def test_a_file_brings_back_the_very_decision(saved: bytes, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(saved)
    match, file = load(path)
    assert file.names == ["A", "B", "C"]
    assert match.digest() == file.digest
    assert to_file(match, file.names) == saved


def test_a_file_carries_its_card_packs() -> None:
    game = game_named("krendel")
    match = Match.start(game, table_for(game, 2, packs=[("p.toml", NEW_CARD)]), bytes(32))
    play_randomly(match, RandomChoice(bytes(32)), 9)
    again = replay(read_file(to_file(match), "f"), "f")
    assert again.digest() == match.digest()


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"koldun": 9}, "match format 9"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": 9}, "2 to 6 players"),
        ({"options": {"speed": 1}}, "no option 'speed'"),
        ({"seed": "zz"}, "hexadecimal"),
        ({"seed": "00"}, "must be 32 bytes"),
        ({"seed": "00" * 32}, "not the hash of the seed"),
        ({"digest": "0"}, "ends elsewhere"),
        ({"choices": [[0, 99, "play:k0000"]]}, "choice 1: seat 0 cannot choose"),
        ({"choices": [[7, 0, "play:k0000"]]}, "choice 1: seat 7 cannot choose"),
        ({"choices": [[0, 0, "play:k0000"]]}, "choice 1: says 'play:k0000' where"),
        ({"choices": "none"}, "not a Koldun match"),
    ],
)
def test_a_changed_or_foreign_file_is_refused(
    saved: bytes, changes: dict[str, Any], problem: str
) -> None:
    with pytest.raises(KoldunError, match=problem):
        replay(read_file(edited(saved, **changes), "f"), "f")


def test_another_version_of_the_rules_is_named(saved: bytes) -> None:
    with pytest.raises(BadFile, match=r"played under rules 0\.1, these are"):
        replay(read_file(edited(saved, version="0.1", digest="0"), "f"), "f")


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b"[]", b'{"koldun": 1}'])
def test_what_is_no_match_file_is_called_so(data: bytes) -> None:
    with pytest.raises(BadFile, match="not a Koldun match"):
        read_file(data, "f")


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(KoldunError, match="cannot be read"):
        load(tmp_path / "none.json")


def test_a_scenario_is_its_own_file() -> None:
    with pytest.raises(KoldunError, match="keep the scenario"):
        to_file(Sitting.at("krendel", ["a", "b"]).match)
