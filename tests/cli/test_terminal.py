"""A person at the terminal: several choices in one go, what to be called for, butting in, and offers of help."""

import argparse
import io
import re
from collections.abc import Callable

import pytest
from games.krutagidon.scene import scene as brawl
from games.munchkin.scene import fight
from games.wiz_war.scene import scene as duel

from koldun.bots.budget import Budget
from koldun.cli import advice, common
from koldun.cli.playing import Terminal
from koldun.content.registry import game_named, table_for
from koldun.kernel.attention import MATTER
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.testing.sitting import Sitting
from koldun.view.look import look

Sit = Callable[..., Terminal]
Types = Callable[..., str]


def terminal(s: Sitting, name: str, lang: str = "en") -> Terminal:
    args = argparse.Namespace(seat=s.seat(name), lang=lang, save="unused.json", load=None)
    return Terminal(s.match, args, s.names)


@pytest.fixture
def types(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Types:
    """Type lines and make decisions until somebody else is asked or nothing is left to type."""
    monkeypatch.setattr(common.out, "_file", None)
    monkeypatch.setattr(common.out, "_width", 400)

    def types_(table: Terminal, *lines: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        capsys.readouterr()
        while table.match.decision(table.seat) is not None and table.decide():
            pass
        return capsys.readouterr().out

    return types_


def usual(s: Sitting) -> Sitting:
    """The same table where everybody is called for what could matter."""
    s.match.setup.attention = MATTER
    return Sitting(Match.start(s.match.game, s.match.setup, s.match.seed), s.names)


# --- go


def test_go_walks_to_a_far_square_step_by_step(types: Types) -> None:
    s = duel()
    said = types(terminal(s, "Red"), "go 2.5")
    assert s.at("Red") == "2.5"
    assert s.match.decided() == 3
    assert "You walk to 2.5: 3 steps." in said


def test_go_says_where_one_could_go(types: Types) -> None:
    s = duel()
    said = types(terminal(s, "Red"), "go 2.6", "go nowhere", "go ")
    assert s.match.decided() == 0
    assert said.count("No way leads there now. You could go to: ") == 2
    elsewhere = brawl(hand=["glyph"])
    assert "Nobody walks now." in types(terminal(elsewhere, "Ann"), "go 2.5")


def test_go_stops_where_something_happens_and_can_be_taken_back(types: Types) -> None:
    s = duel(red={"hand": ["rosebush"]})
    s.cast("Red", "rosebush", "square 2.4")
    table = terminal(s, "Red")
    types(table, "go 2.4")
    assert (s.at("Red"), s.life("Red")) == ("2.4", 12)
    assert table.series is None
    walked = duel()
    types(terminal(walked, "Red"), "go 2.4", "u")
    assert walked.at("Red") == "2.3"


# --- all


def test_all_plays_the_whole_hand(types: Types) -> None:
    s = brawl(hand=["glyph"] * 3)
    said = types(terminal(s, "Ann"), "all")
    assert s.hand("Ann") == []
    assert s.what("Ann") == "act"
    assert "2* Play Glyph" in said, "what can be done with all is marked"


def test_all_stops_where_a_choice_is_needed_and_goes_on_by_number(types: Types) -> None:
    s = brawl(players=3, hand=["glyph", "wand", "glyph"])
    table = terminal(s, "Ann")
    types(table, "all")
    assert s.what("Ann") == "target"
    types(table, "1")
    assert s.what("Ann") == "act"
    assert s.hand("Ann") != [], "the number was one choice, the series is over"


def test_all_says_where_there_is_nothing_to_do_with_all(types: Types) -> None:
    s = duel()
    assert "There is nothing to do with all here." in types(terminal(s, "Red"), "all")
    assert s.match.decided() == 0


# --- called, or free to butt in


def test_attention_is_set_and_kept(types: Types) -> None:
    s = duel()
    said = types(terminal(s, "Red"), "a me", "a sometimes")
    assert "Called for: me." in said
    assert "Type a number" in said
    assert look(s.match, 0).attention == "me"


def in_combat() -> Sitting:
    bob = {"hand": ["angry_bees"]}
    s = usual(fight(Ann={"level": 5, "hand": ["twin"]}, Bob=bob))
    while s.what() != "combat":
        s.match.choose(s.match.pending()[0].seat, 0)
    return s


def test_who_calls_is_asked_at_the_next_window(types: Types) -> None:
    """Ann calls, so she is asked in the claim of her own victory too."""
    s = in_combat()
    table = terminal(s, "Ann")
    said = types(table, "b", "1")
    assert "You will be called at the next chance." in said
    silent = in_combat()
    types(terminal(silent, "Ann"), "1")
    assert s.what("Ann") != silent.what("Ann")


@pytest.mark.parametrize(
    ("lang", "marked", "unmarked"),
    [
        ("en", "whenever you could play Angry Bees", "no longer be asked for Angry Bees"),
        ("ru", "можно будет сыграть карту", "больше звать не будут"),
    ],
)
def test_a_card_is_marked_and_unmarked(types: Types, lang: str, marked: str, unmarked: str) -> None:
    s = usual(fight(Ann={"level": 5, "hand": ["angry_bees", "twin"]}))
    table = terminal(s, "Ann", lang)
    assert marked in types(table, "m angry_bees")
    assert len(look(s.match, 0).marked) == 1
    assert unmarked in types(table, "m angry_bees")
    assert look(s.match, 0).marked == []
    types(table, "m no such card")
    assert look(s.match, 0).marked == []


# --- offers of help


def test_an_offer_shows_what_both_sides_would_have(types: Types) -> None:
    s = fight("mannfred", Ann={"level": 3}, Bob={"level": 8}, Cid={"level": 2})
    s.act("Ann", "seek")
    said = types(terminal(s, "Ann"))
    assert "Bob: 1 treasure, helper picks first (11 : 10)" in said
    assert "Cid: 1 treasure, helper picks first (5 : 10)" in said
    s.choose("Ann", "offer Bob 1 helper-first")
    said = types(terminal(s, "Bob"))
    assert "Help (11 : 10)" in said
    assert "Refuse" in said
    assert "Refuse (" not in said


# --- a hint


@pytest.mark.parametrize(("lang", "own"), [("en", "By the end of"), ("ru", "К концу хода: ")])
def test_a_hint_names_the_best_choices_and_says_why(
    types: Types, monkeypatch: pytest.MonkeyPatch, lang: str, own: str
) -> None:
    monkeypatch.setattr(common.out, "_width", 80)
    monkeypatch.setattr(advice, "BUDGET", Budget(iterations=120))
    game = game_named("krendel")
    s = Sitting(Match.start(game, table_for(game, 4, {}), seed_of("3")), ["Ann", "Bob", "Cy", "Di"])
    before = s.match.digest()
    said = types(terminal(s, "Ann", lang), "i")
    assert s.match.digest() == before
    told = said.rpartition("> ")[0].rpartition("\n> ")[2].splitlines()
    chances = [line for line in told if re.match(r"\d+ .+: \d+%$", line)]
    assert len(chances) == advice.MOST, told
    percents = [int(line.rsplit(" ", 1)[1][:-1]) for line in chances]
    assert percents == sorted(percents, reverse=True)
    offered = look(s.match, 0).prompt
    assert offered is not None
    best = int(chances[0].split()[0]) - 1
    assert terminal(s, "Ann", lang).speaker.option(offered.options[best]) in chances[0]
    assert any(line.startswith(own) for line in told), told
    assert all(len(line) <= 80 for line in told)
    assert lang == "ru" or not re.search("[а-яё]", "".join(told), re.IGNORECASE)


def test_where_nothing_is_better_the_hint_says_so(
    types: Types, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "BUDGET", Budget(iterations=20))
    game = game_named("three_mages")
    s = Sitting(Match.start(game, table_for(game, 3, {}), seed_of("3")), ["Ann", "Bob", "Cy"])
    monkeypatch.setattr(advice, "EVEN", 1.1)
    said = types(terminal(s, "Ann"), "i")
    assert "It makes no difference." in said
    assert "%" not in said
