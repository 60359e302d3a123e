"""Matches saved by version 0.1 load, verify and play on: `tests/saved` was written by it."""

from pathlib import Path

import msgspec
import pytest

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.content.match_files import MatchFile, load, read_file, replay, to_file
from koldun.kernel.errors import BadFile
from koldun.kernel.match import DIGEST
from koldun.kernel.randomness import seed_of

FILES = sorted((Path(__file__).parent.parent / "saved").glob("*.json"))
PLAYED_OTHERWISE = {
    "krutagidon-5-whole": "Krutagidon 1.2: no Defence against one's own Wand (KRU-DEFENCE-05)",
    "munchkin-3-half": "Munchkin 1.3: bystanders are called for what could matter (OPEN-WINDOW)",
    "munchkin-3-whole": "Munchkin 1.3: bystanders are called for what could matter (OPEN-WINDOW)",
    "munchkin-6-half": "Munchkin 1.3: bystanders are called for what could matter (OPEN-WINDOW)",
    "munchkin-6-whole": "Munchkin 1.3: bystanders are called for what could matter (OPEN-WINDOW)",
    "three_mages-3-whole": "3 Mages 1.1: a summoned monster dies on its only road: asked (MAG-SPELL-13)",
    **{
        f"wiz_war-{name}": "Wiz-War 1.2: energy that changes nothing is not asked for (WIZ-ENERGY-03)"
        for name in ("2-half", "2-whole", "4-half", "4-whole")
    },
}
VERIFIED = [path for path in FILES if path.stem not in PLAYED_OTHERWISE]


def test_there_are_files_of_every_game() -> None:
    games = {path.name.split("-")[0] for path in FILES}
    assert games == {"krendel", "krutagidon", "munchkin", "three_mages", "wiz_war"}


@pytest.mark.parametrize("path", VERIFIED, ids=lambda path: path.stem)
def test_a_match_of_version_0_1_verifies_and_plays_on(path: Path) -> None:
    match, file = load(path, log=False)
    assert file.digest_version == 1
    assert match.digest(1) == file.digest
    assert (match.result is not None) == path.stem.endswith("whole")
    play_randomly(match, RandomChoice(seed_of(path.stem)))
    assert match.result is not None
    again = read_file(to_file(match), "again")
    assert again.digest_version == DIGEST
    assert replay(again, "again").digest() == again.digest


@pytest.mark.parametrize("stem", PLAYED_OTHERWISE)
def test_a_match_that_meets_a_rule_changed_since_says_which_rules_it_was_played_under(
    stem: str,
) -> None:
    path = next(path for path in FILES if path.stem == stem)
    with pytest.raises(BadFile, match="played under rules"):
        load(path, log=False)


def test_a_wrong_digest_or_an_unknown_version_of_it_is_refused() -> None:
    path = FILES[0]
    file = read_file(path.read_bytes(), "file")
    with pytest.raises(BadFile, match="digest: the match ends elsewhere"):
        replay(msgspec.structs.replace(file, digest="0" * 32), "file")
    with pytest.raises(BadFile, match="digest: the match ends elsewhere"):
        replay(msgspec.structs.replace(file, digest_version=2), "file")
    newer: MatchFile = msgspec.structs.replace(file, digest_version=DIGEST + 1)
    with pytest.raises(BadFile, match="digest_version"):
        read_file(msgspec.json.encode(newer), "file")
