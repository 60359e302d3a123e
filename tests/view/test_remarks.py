"""Bots speak of nothing but what everybody saw: the page's remarks stand on events no seat is spared."""

import re
from pathlib import Path

import pytest

from koldun.bots.policies import wander
from koldun.content.registry import games
from koldun.kernel.cards import SPECTATOR
from koldun.kernel.match import Match
from koldun.testing.contract import begin

LAYOUTS = Path(__file__).resolve().parents[2] / "web" / "src" / "layouts"
OURS = ["krendel", "krutagidon", "munchkin", "three_mages", "wiz_war"]


def remarked(game: str) -> set[str]:
    source = (LAYOUTS / game / "stage.ts").read_text(encoding="utf-8")
    return set(re.findall(r'\{ on: "([a-z-]+)", who: "(?:seat|other)", says: "\w+"', source))


def wandered(game: str, seed: str) -> Match:
    found = games()[game]
    match = begin(found, found.least, seed)
    for step, _ in enumerate(wander(match, seed)):
        if step == 700:
            break
    return match


@pytest.mark.parametrize("game", OURS)
def test_bots_speak_only_of_what_everybody_saw(game: str) -> None:
    wanted = remarked(game)
    assert wanted
    texts = (LAYOUTS.parents[2] / "src/koldun/games" / game / "text" / "en.ftl").read_text()
    assert all(f"event-{id} =" in texts for id in wanted), "an event that the game does not have"
    happened = [e for n in range(4) for e in wandered(game, f"talk {n}").events() if e.id in wanted]
    assert happened
    for event in happened:
        assert event.visible(SPECTATOR), f"{event.id} is not for every eye"
