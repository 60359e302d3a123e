"""Легенды: buying them and their Group Attacks."""

from typing import Any

import pytest
from games.krutagidon.scene import Scene, scene

from koldun.testing.contract import order_stays_hidden

DAY = "what_a_lovely_day"


def beaten(players: int, legend: str, seats: Any = None, **table: Any) -> Scene:
    """Ann beats Vum and ends the turn; this Legend comes up."""
    s = scene(players, [], seats, power=8, legends=[legend], **table)
    s.choose("Ann", "buy vum", "end")
    return s


@pytest.mark.rule("KRU-LEGEND-01", "KRU-LEGEND-02")
def test_legend_is_bought_for_its_cost() -> None:
    assert not scene(hand=[], power=8, legend=["bananamage"]).may("Ann", "buy bananamage")
    assert scene(hand=[], power=9, legend=["bananamage"]).may("Ann", "buy bananamage")
    s = scene(hand=[], power=8)
    s.choose("Ann", "buy vum")
    assert s.discard("Ann") == ["vum"]
    assert s.power == 0


@pytest.mark.rule("KRU-LEGEND-03", "KRU-LEGEND-04")
def test_next_legend_stays_face_down_for_the_turn() -> None:
    s = scene(hand=[], power=30, legends=["lord_darklord"])
    s.choose("Ann", "buy vum")
    assert s.zone("legend") == []
    for watcher in ("Ann", "Bob", ""):
        assert "lord_darklord" not in s.sees(watcher)
    assert not any(o.startswith("buy lord") for o in s.offered("Ann"))
    assert len([o for o in s.offered("Ann") if o.startswith("buy")]) == 6


@pytest.mark.rule("KRU-LEGEND-07")
def test_played_legend_uses_the_upper_text() -> None:
    s = scene(hand=["konstantin"], seats={"Bob": {"life": 3}})
    s.play("konstantin")
    assert s.power == 3
    assert s.count("group-attack") == 0
    assert s.life() == [20, 3]


@pytest.mark.rule("KRU-LEGEND-09")
def test_beating_the_legend_is_optional() -> None:
    s = scene(hand=[], power=12, seats={"Bob": {"hand": ["fizzle"]}})
    s.choose("Ann", "buy creepy_twins", "buy furry_bros", "end")
    assert s.zone("legend") == ["vum"]
    assert s.asked() == ["Bob"]


@pytest.mark.rule("KRU-GROUP-01")
def test_group_attack_hits_everybody() -> None:
    assert beaten(3, "lord_darklord").life() == [13, 13, 13]


@pytest.mark.rule("KRU-GROUP-02", "KRU-GROUP-03", "KRU-GROUP-05")
def test_all_declare_in_order_and_who_avoids_is_spared() -> None:
    seats = {"Bob": {"hand": [DAY]}, "Cid": {"hand": [DAY]}}
    s = beaten(3, "bananamage", seats)
    assert s.asked() == ["Bob"]
    s.choose("Bob", f"defend {DAY}")
    assert s.asked() == ["Cid"]
    assert s.count("damage") == 0
    s.choose("Cid", "pass")
    assert s.life() == [15, 23, 15]
    assert [s.discard(name).count("limp_wand") for name in s.names] == [1, 0, 1]
    windows = [i for i, line in enumerate(s.heard()) if line.startswith("window")]
    assert len(windows) == 3
    assert max(windows) < s.first("damage")


@pytest.mark.rule("KRU-GROUP-04")
def test_group_attack_starts_with_the_next_player() -> None:
    s = beaten(3, "bananamage", limp=["limp_wand"] * 2)
    assert [s.discard(name).count("limp_wand") for name in s.names] == [0, 1, 1]
    assert s.life() == [15, 15, 15]


@pytest.mark.rule("KRU-GROUP-06")
def test_group_attack_is_nobodys_turn() -> None:
    tile = "property_wizard_draw"
    s = scene(2, [], {"Ann": {"tiles": [tile]}})
    s.t.phase = "group"
    assert not s.t.own_turn(0)
    assert not s.t.own_turn(1)
    s = scene(2, ["shant_pass"], {"Bob": {"hand": ["fizzle"]}}, power=8, legends=["bananamage"])
    s.choose("Ann", "buy vum", "play shant_pass", "end")
    # the next card of the turn would have gone on top; this one comes between turns
    assert s.discard("Ann")[0] == "limp_wand"


@pytest.mark.rule("KRU-GROUP-07")
def test_no_prize_for_a_group_attack() -> None:
    s = beaten(2, "lord_darklord", {"Bob": {"life": 2}}, graves=["dwt_draw_one"])
    assert s.zone("tokens", "Bob") == ["dwt_draw_one"]
    assert s.fact("prize") == -1


@pytest.mark.rule("KRU-GROUP-08", "KRU-MAYHEM-06")
def test_passing_skips_who_avoids() -> None:
    seats = {
        "Ann": {"deck": ["furry_bros"] + ["glyph"] * 4},
        "Bob": {"hand": ["wand"]},
        "Cid": {"hand": ["robot_tongue", "vum"]},
    }
    s = scene(3, [], seats, power=9, legend=["bananamage"], legends=["bloodmancer_fixx"])
    s.choose("Ann", "buy bananamage", "end")
    s.choose("Cid", "defend robot_tongue", "pass")
    assert s.what() == "pass-left"
    s.choose("Ann", "give furry_bros")
    assert s.discard("Bob") == ["furry_bros"]
    assert s.life() == [20, 12, 20]
    assert s.hand("Bob") == ["wand"]
    assert s.hand("Cid") == ["vum"]
    assert s.discard("Cid") == ["robot_tongue"]


def test_death_while_cards_are_passed_does_not_reach_what_was_chosen() -> None:
    seats = {
        "Ann": {"deck": ["furry_bros"] + ["glyph"] * 4},
        "Bob": {"hand": ["acid_dragon", "fizzle"]},
        "Cid": {"hand": ["sack_of_joy"], "life": 6},
    }
    s = beaten(3, "bloodmancer_fixx", seats, graves=["dwt_destroy_random_hand"])
    s.choose("Ann", "give furry_bros")
    s.choose("Bob", "give acid_dragon")
    # Bob's card kills Cid, whose token finds no other card in the hand
    assert s.zone("tokens", "Cid") == ["dwt_destroy_random_hand"]
    assert s.discard("Cid") == ["acid_dragon"]
    assert s.discard("Ann")[0] == "sack_of_joy"
    assert s.life() == [8, 12, 20]
    assert s.zone("destroyed") == []


# --- the twelve Group Attacks


@pytest.mark.rule("KRU-SETUP-26", "KRU-GROUP-01")
def test_vum_has_no_group_attack() -> None:
    s = scene(hand=[], power=9, legend=["bananamage"], legends=["vum"])
    s.choose("Ann", "buy bananamage", "end")
    assert s.zone("legend") == ["vum"]
    assert s.count("group-attack") == 0


def test_surgeon_general_leaves_one_card_of_each_type() -> None:
    bob = {"hand": ["glyph", "wand", "limp_wand", "limp_wand", "acid_dragon", "cthulhu"]}
    s = beaten(2, "surgeon_generals_warning", {"Bob": bob})
    assert set(s.offered("Bob")) == {"keep glyph", "keep wand"}
    s.choose("Bob", "keep wand")
    assert set(s.offered("Bob")) == {"keep acid_dragon", "keep cthulhu"}
    s.choose("Bob", "keep cthulhu")  # R'lyeh is Bob's: the cards go to Ann
    assert s.hand("Bob") == ["cthulhu", "limp_wand", "limp_wand", "wand"]
    assert {"glyph", "acid_dragon"} <= set(s.discard("Ann"))
    s.choose("Ann", "keep glyph")
    assert s.zone("destroyed").count("glyph") == 4  # Ann's own hand of five Glyphs


@pytest.mark.rule("KRU-INFO-05")
def test_masha_counts_costly_cards_without_showing_them() -> None:
    bob = {"hand": ["overbrain", "cthulhu", "acid_dragon"]}
    s = beaten(2, "masha_slasha", {"Bob": bob})
    assert s.discard("Bob") == ["limp_wand", "limp_wand"]
    assert "overbrain" not in s.sees("Ann")


def test_skullsville_hurts_for_each_worthy_card() -> None:
    bob = {"hand": ["big_bone", "acid_dragon", "glyph", "limp_wand"]}
    s = beaten(2, "skullsville", {"Bob": bob})
    assert s.life() == [20, 14]
    assert "acid_dragon" in s.sees("Ann")


def test_sign_of_the_cosmos_takes_two_cards_and_an_ongoing_one() -> None:
    bob = {"hand": ["glyph", "wand", "vum"], "play": ["big_bone", "six_eleven"]}
    bob["tokens"] = ["dwt_wand_extra"]
    s = scene(2, [], {"Bob": bob}, power=9, legend=["bananamage"], legends=["sign_of_the_cosmos"])
    s.choose("Ann", "buy bananamage", "end")
    s.choose("Bob", "discard glyph", "discard wand")
    assert set(s.offered("Bob")) == {"discard big_bone", "discard six_eleven"}
    s.choose("Bob", "discard big_bone")
    assert s.discard("Bob") == ["big_bone", "wand", "glyph"]
    assert s.zone("tokens", "Bob") == ["dwt_wand_extra"]
    assert s.asked() == ["Ann"]


@pytest.mark.rule("KRU-CARD-09", "KRU-CARD-10", "KRU-EX-12")
@pytest.mark.parametrize(("deck", "pile"), [(2, 6), (3, 7)])
def test_double_tongue_reveals_five(deck: int, pile: int) -> None:
    first = ["acid_dragon", "fizzle", "limp_wand"][:deck]
    bob = {"hand": ["wand"], "deck": first, "discard": ["totally_lit"] + ["glyph"] * (pile - 1)}
    s = beaten(2, "double_tongue", {"Bob": bob})
    while s.what() == "put-back" and s.asked() == ["Bob"]:
        s.choose("Bob", "put fizzle" if s.may("Bob", "put fizzle") else "put")
    line = next(line for line in s.heard() if line.startswith("reveal Bob"))
    shown = line.split()[2:]
    assert shown[:deck] == first
    assert len(shown) == 5
    assert "acid_dragon" in s.discard("Bob")
    assert "acid_dragon" not in shown[deck:]
    costly = sum(id in ("acid_dragon", "totally_lit") for id in shown)
    assert s.number("discard", "Bob") == costly
    assert s.number("deck", "Bob") == deck + pile - costly
    assert s.zone("deck", "Bob")[: 5 - costly] != first
    assert "fizzle" in s.zone("deck", "Bob")[: 5 - costly]


@pytest.mark.rule("KRU-CARD-10")
def test_double_tongue_hides_in_which_order_cards_go_back() -> None:
    bob = {
        "hand": ["wand"],
        "deck": ["glyph", "fizzle", "limp_wand", "acid_dragon", "glyph", "wand"],
    }
    s = beaten(3, "double_tongue", {"Bob": bob})
    assert s.what() == "put-back"
    assert order_stays_hidden(s.match) > 0
    while s.what() == "put-back":
        assert sorted(s.zone("revealed", "Bob")) == ["fizzle", "glyph", "glyph", "limp_wand"]
        s.choose("Bob", "put")
    assert s.zone("deck", "Bob")[-1] == "wand"
    deck = s.t.decks[s.seat("Bob")].cards
    assert all(s.t.cards.known(card, s.seat("Bob")) for card in deck[1:])
    assert not any(s.t.cards.known(card, s.seat("Cid")) for card in deck)


def test_double_tongue_asks_for_every_card_but_the_last() -> None:
    """How often Bob is asked must not tell where the one Fizzle went."""
    for first in ("put fizzle", "put glyph"):
        bob = {"hand": ["wand"], "deck": ["glyph", "fizzle", "glyph"]}
        s = beaten(2, "double_tongue", {"Bob": bob})
        s.choose("Bob", first)
        assert s.what() == "put-back"
        s.choose("Bob", "put")
        assert s.what() != "put-back"


def test_double_tongue_reveals_what_there_is() -> None:
    s = beaten(2, "double_tongue", {"Bob": {"hand": ["wand"], "deck": ["glyph"]}})
    assert s.zone("deck", "Bob") == ["glyph"]


def test_britta_counts_creatures_in_the_market() -> None:
    market = ["acid_dragon", "creepy_twins", "snot_knight", "furry_bros", "golden_oldies"]
    s = beaten(2, "mistress_britta", market=market)
    assert s.discard("Bob") == ["limp_wand"] * 3


def test_doctor_takes_all_costly_cards() -> None:
    s = beaten(2, "doctor_bottoms_up", {"Bob": {"hand": ["overbrain", "fatalizer"]}})
    assert s.discard("Bob") == ["overbrain"]
    assert s.hand("Bob") == ["fatalizer"]


def test_konstantin_levels_life() -> None:
    seats = {"Bob": {"life": 3, "hand": [DAY]}, "Cid": {"life": 17}}
    s = beaten(3, "konstantin", seats)
    s.choose("Bob", f"defend {DAY}")
    assert s.life() == [6, 6, 6]  # read after the Defences
    assert s.number("tokens", "Cid") == 0
