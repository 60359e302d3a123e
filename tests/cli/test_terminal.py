"""A person at the terminal: several choices in one go, what to be called for, butting in, and offers of help."""

import argparse
import io
from collections.abc import Callable

import pytest
from games.krutagidon.scene import scene as brawl
from games.munchkin.scene import fight
from games.wiz_war.scene import scene as duel

from koldun.cli import common
from koldun.cli.playing import Terminal
from koldun.kernel.attention import MATTER
from koldun.kernel.match import Match
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
