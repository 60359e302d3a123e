"""What both totals become if a card is played."""

import random

import pytest
from games.munchkin.scene import Party, fight

from koldun.content.registry import game_named, table_for
from koldun.games.munchkin.state import Dungeon
from koldun.games.munchkin.view import sums
from koldun.kernel.match import Match
from koldun.view.look import look

HAND = ["twin", "angry_bees", "colossal", "wandering_monster", "paper_golem"]


def told(s: Party, name: str) -> dict[str, str]:
    """The sums beside the options of a seat."""
    prompt = look(s.match, s.names.index(name)).prompt
    assert prompt is not None
    options = zip(s.offered(name), prompt.options, strict=False)
    return {words: option.sum for words, option in options if option.sum}


@pytest.mark.rule("MUN-COMBAT-01")
def test_a_card_says_what_both_totals_become() -> None:
    s = fight("crypt_bailiff", Ann={"level": 3, "hand": HAND})
    ours, theirs = s.totals()
    mine = told(s, "Ann")
    assert mine["play twin"] == f"{ours} : {2 * theirs}"
    for words, sum in mine.items():
        if words.split()[0] in ("play", "wander") and words != "play angry_bees":
            t = fight("crypt_bailiff", Ann={"level": 3, "hand": HAND})
            t.act("Ann", words)
            assert " : ".join(map(str, t.totals())) == sum, words


@pytest.mark.rule("MUN-INTERFERE-01")
def test_a_boost_is_certain_on_the_own_side_and_when_its_side_is_asked() -> None:
    s = fight("crypt_bailiff", Ann={"level": 3, "hand": HAND})
    ours, theirs = s.totals()
    boost = int(told(s, "Ann")["play angry_bees"].split(" : ")[0]) - ours
    assert boost > 0
    s.act("Ann", "play angry_bees")
    assert list(told(s, "Ann").values()) == [
        f"{ours + boost} : {theirs}",
        f"{ours} : {theirs + boost}",
    ]


@pytest.mark.rule("MUN-ENHANCER-05")
def test_nothing_is_told_where_the_target_decides() -> None:
    s = fight(
        "crypt_bailiff",
        Ann={"level": 3, "hand": ["twin"]},
        Bob={"hand": ["wandering_monster", "paper_golem"]},
    )
    s.act("Bob", "wander wandering_monster")
    assert "play twin" not in told(s, "Ann")
    ours, theirs = s.totals()
    s.act("Ann", "play twin")
    assert sorted(told(s, "Ann").values()) == sorted(
        [f"{ours} : {theirs + level}" for level in (2, theirs - 2)]
    )


def test_what_was_told_comes_true() -> None:
    """In random matches: a play with one target, and the totals right after it."""
    seen = 0
    dice = random.Random(5)
    game = game_named("munchkin")
    for seed in range(12):
        match = Match.start(game, table_for(game, 4, {}), bytes([seed] * 32))
        for _ in range(600):
            if not match.pending():
                break
            said: list[str] = []
            match.choose(*chosen(match, dice, said))
            for told in said:
                combat = match.state.fight  # type: ignore[attr-defined]
                assert combat is None or " : ".join(map(str, combat.totals)) == told
                seen += 1
    assert seen > 5


def chosen(match: Match, dice: random.Random, said: list[str]) -> tuple[int, int]:
    """A choice of somebody; a sure play after everybody else has passed, and what was told of it."""
    asked = match.pending()
    state = match.state
    assert isinstance(state, Dungeon)
    for decision in asked:
        told = sums(state, decision.what, decision.seat, decision.options)
        for at, option in enumerate(decision.options):
            if option.verb not in ("join", "pair", "wander") or not told[at]:
                continue
            for other in asked:
                verbs = [o.verb for o in other.options]
                if other.seat != decision.seat and "pass" in verbs:
                    return other.seat, verbs.index("pass")
            said.append(told[at])
            return decision.seat, at
    decision = asked[0]
    return decision.seat, dice.randrange(len(decision.options))
