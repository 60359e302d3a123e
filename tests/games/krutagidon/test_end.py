"""Конец игры и подсчёт очков."""

from typing import Any

import pytest
from games.krutagidon.scene import MARKET, Scene, refill, scene

from koldun.games.krutagidon.ending import MOST_TURNS, result

PLAIN = "dwt_minus_two_vp"


@pytest.mark.rule("KRU-GAMEEND-01", "KRU-GAMEEND-06")
def test_last_legend_ends_the_game_after_the_turn() -> None:
    s = scene(hand=["glyph"], power=10, legends_only=[])
    s.choose("Ann", "buy vum")
    assert s.match.result is None
    s.play("glyph")
    s.choose("Ann", "buy wild_magic", "end")
    assert s.match.result is not None
    assert s.match.result.reason == "legends"
    assert s.t.number == 1


@pytest.mark.rule("KRU-GAMEEND-02", "KRU-GAMEEND-03")
def test_shortage_is_noticed_in_the_refill() -> None:
    seats = {"Bob": {"hand": ["fizzle"]}}
    s = scene(hand=[], power=9, main_only=["goreilla"], seats=seats)
    s.choose("Ann", "buy snot_knight", "buy abracalabrador", "buy golden_oldies", "end")
    assert s.match.result is None  # gaps are no shortage yet
    assert s.asked() == ["Bob"]
    assert s.number("market") == 3
    s.end_turn("Bob")
    assert s.match.result is not None
    assert s.match.result.reason == "market"


@pytest.mark.rule("KRU-GAMEEND-02")
def test_muck_marx_notices_the_shortage_too() -> None:
    s = scene(hand=["muck_marx"], main_only=[])
    s.play("muck_marx", "destroy snot_knight")
    assert s.t.out == ["market"]


@pytest.mark.rule("KRU-MAYHEM-30")
def test_deck_runs_out_while_a_mayhem_is_replaced() -> None:
    s = scene(2, [], phase="market", market=MARKET[:4], main_only=["mayhem_b"])
    assert s.life() == [14, 14]
    assert s.number("market") == 4
    assert s.asked() == ["Ann"]
    s.end_turn()
    assert s.match.result is not None


@pytest.mark.rule("KRU-GAMEEND-07")
def test_condition_once_met_stays_met() -> None:
    ann = {"life": 24, "deck": ["furry_bros", "glyph"], "tokens": ["dwt_draw_one"]}
    seats = {"Ann": ann, "Bob": {"life": 1}}
    s = scene(hand=["wand", "sweet_kitty"], seats=seats, graves_only=[PLAIN], market=MARKET[:3])
    s.play("wand", "target Bob")
    assert s.number("graves") == 0
    s.play("sweet_kitty", "discard furry_bros") if s.may("Ann", "play sweet_kitty") else None
    assert s.number("graves") == 1
    s.end_turn().choose("Ann", "discard")
    assert s.match.result is not None
    assert s.match.result.reason == "tokens"


@pytest.mark.rule("KRU-GAMEEND-08")
def test_no_new_legend_when_the_game_is_over() -> None:
    s = scene(
        hand=["wand"],
        seats={"Bob": {"life": 1}},
        power=8,
        graves_only=[PLAIN],
        legends=["lord_darklord"],
    )
    s.play("wand", "target Bob")
    s.choose("Ann", "buy vum", "end", "discard")
    assert s.match.result is not None
    assert s.zone("legend") == []
    assert s.life() == [20, 20]


@pytest.mark.rule("KRU-GAMEEND-09")
def test_group_attack_can_end_the_game() -> None:
    seats = {"Cid": {"life": 2}}
    s = scene(3, [], seats, power=8, graves_only=[PLAIN], legends=["lord_darklord"])
    s.choose("Ann", "buy vum", "end")
    assert s.life() == [13, 13, 20]
    assert s.match.result is not None
    assert s.match.result.reason == "tokens"


def test_a_brawl_without_end_is_capped() -> None:
    s = scene(hand=[], number=MOST_TURNS)
    s.end_turn()
    assert s.match.result is not None
    assert s.match.result.capped


# --- scoring


def scored(**seats: dict[str, Any]) -> Scene:
    s = scene(len(seats), seats=seats, keep=False, number=MOST_TURNS, market=MARKET[:1])
    s.t.over = "market"
    return s


@pytest.mark.rule("KRU-SCORE-01", "KRU-SCORE-02")
def test_every_card_counts_less_tokens_and_limp_wands() -> None:
    ann = {
        "play": ["six_eleven"],
        "hand": ["acid_dragon"],
        "discard": ["overbrain"],
        "deck": ["fatalizer"],
    }
    assert scored(Ann=ann, Bob={}).score("Ann") == 4
    ann["discard"] += ["vum", "masha_slasha", "konstantin", "cthulhu", "limp_wand"]
    ann["deck"] += ["limp_wand"] * 2
    ann["tokens"] = ["dwt_draw_one", "dwt_wand_extra"]
    assert scored(Ann=ann, Bob={}).score("Ann") == 4 + 4 + 6 + 5 + 3 - 3 - 6


@pytest.mark.rule("KRU-SCORE-05", "KRU-CARD-11", "KRU-EX-13", "KRU-SCORE-11")
def test_stars() -> None:
    both = scored(Ann={"discard": ["dragon_eggs", "dragon_eggs"]}, Bob={})
    assert both.score("Ann") == 10
    assert scored(Ann={"discard": ["dragon_eggs"]}, Bob={}).score("Ann") == 0
    tokens = ["dwt_draw_one", "dwt_wand_extra", "dwt_group_attack"]
    ann = {"discard": ["big_bone"], "tokens": tokens}
    assert scored(Ann=ann, Bob={}).score("Ann") == 3 - 9
    ann = {"play": ["big_bone"], "tokens": tokens[:1]}
    assert scored(Ann=ann, Bob={}).score("Ann") == 1 - 3


@pytest.mark.rule("KRU-SCORE-07")
def test_most_points_win() -> None:
    s = scored(
        Ann={"discard": ["vum"]},
        Bob={"discard": ["masha_slasha"]},
        Cid={"discard": ["snot_knight"]},
    )
    final = result(s.t)
    assert final is not None
    assert final.winners == [1]
    assert final.places == [2, 1, 3]
    assert final.scores == [4, 6, 1]


@pytest.mark.rule("KRU-SCORE-08")
def test_first_tie_break_is_legends() -> None:
    s = scored(
        Ann={"discard": ["masha_slasha"]},
        Bob={"discard": ["vum", "konstantin"], "tokens": ["dwt_draw_one"]},
    )
    final = result(s.t)
    assert final is not None
    assert final.scores == [6, 6]
    assert final.winners == [1]


@pytest.mark.rule("KRU-SCORE-09", "KRU-EX-25", "KRU-SCORE-11")
def test_second_tie_break_is_fewest_tokens() -> None:
    s = scored(
        Ann={
            "discard": ["masha_slasha", "vum", "goreilla", "sack_of_joy", "finger_flasher"],
            "tokens": ["dwt_draw_one", "dwt_wand_extra", "dwt_group_attack"],
        },
        Bob={
            "discard": ["skullsville", "konstantin", "cthulhu"][:2],
            "play": ["big_bone", "big_bone"],
            "tokens": ["dwt_one_limp_wand", "dwt_price_legend_wild"],
            "deck": ["limp_wand"],
        },
    )
    final = result(s.t)
    assert final is not None
    assert final.scores == [8, 8]
    assert final.winners == [1]


@pytest.mark.rule("KRU-SCORE-10")
def test_standing_ties_share_the_win() -> None:
    s = scored(Ann={"discard": ["snot_knight"]}, Bob={"discard": ["acid_dragon"]}, Cid={})
    final = result(s.t)
    assert final is not None
    assert final.winners == [0, 1]
    assert final.places == [1, 1, 3]


@pytest.mark.rule("KRU-SCORE-13")
def test_standees_are_worth_nothing() -> None:
    s = scored(Ann={"discard": ["cthulhu"]}, Bob={})
    s.t.prize = 0
    assert s.t.rlyeh() == 0
    assert s.score("Ann") == 3


@pytest.mark.rule("KRU-GAMEEND-04")
def test_refill_death_of_the_last_token_ends_that_turn() -> None:
    s = refill(2, "mayhem_v", seats={"Bob": {"life": 1}}, graves_only=[PLAIN])
    assert s.t.out == ["tokens"]
    assert s.asked() == ["Ann"]
    s.end_turn()
    assert s.match.result is not None
