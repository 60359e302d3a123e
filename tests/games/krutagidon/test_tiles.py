"""Колдунские свойства: the eight Ability tiles."""

import pytest
from games.krutagidon.scene import scene

TWO = "property_two_of_a_kind"


def test_magpie_eye_once_with_the_second_treasure() -> None:
    ann = {"tiles": ["property_second_treasure"], "discard": ["vum", "wand"]}
    hand = ["robot_tongue", "uncle_andys_laurels", "unholy_grail"]
    s = scene(hand=hand, seats={"Ann": ann})
    s.play("robot_tongue")
    assert s.what() == "act"
    s.play("uncle_andys_laurels")
    assert set(s.offered("Ann")) == {"pass", "put vum", "put wand"}
    s.choose("Ann", "put vum")
    assert s.zone("deck", "Ann")[0] == "vum"
    s.play("unholy_grail")
    assert s.what() == "act"


def test_beast_cuddler_heals_for_each_creature() -> None:
    s = scene(
        hand=["goreilla", "whatsit"],
        seats={"Ann": {"tiles": ["property_creature_life"], "life": 10}},
    )
    s.play("goreilla")
    assert s.life("Ann") == [12]
    s.play("whatsit")
    assert s.life("Ann") == [13]


def test_head_hunter_draws_at_the_end() -> None:
    ann = {"tiles": ["property_wizard_draw"], "deck": ["glyph"] * 9}
    s = scene(hand=[], power=4, seats={"Ann": ann})
    s.choose("Ann", "buy abracalabrador", "end")
    assert s.number("hand", "Ann") == 6
    assert s.first("end-turn Ann") < s.first("draw Ann 1") < s.first("draw Ann 5")


def test_third_eye_may_discard_the_top_card() -> None:
    ann = {"tiles": ["property_spell_scry"], "deck": ["fizzle", "glyph"]}
    s = scene(hand=["totally_lit"], seats={"Ann": ann})
    s.play("totally_lit")
    assert "fizzle" not in s.sees("Bob")
    s.choose("Ann", "discard fizzle")
    assert s.discard("Ann") == ["fizzle"]
    s = scene(hand=["totally_lit"], seats={"Ann": ann})
    s.play("totally_lit", "pass")
    assert s.zone("deck", "Ann") == ["fizzle", "glyph"]


def test_jack_of_all_tricks_pays_once() -> None:
    ann = {"tiles": ["property_four_types"]}
    hand = ["glyph", "snot_knight", "totally_lit", "limp_wand", "uncle_andys_laurels", "vum"]
    s = scene(hand=hand, seats={"Ann": ann}, market=["furry_bros"])
    s.play("glyph").play("snot_knight").play("totally_lit").play("limp_wand")
    assert s.power == 6
    s.play("uncle_andys_laurels")
    assert s.power == 6 + 5 + 1
    assert s.number("hand", "Ann") == 3
    s.play("vum")
    assert s.power == 13
    assert s.number("hand", "Ann") == 3


@pytest.mark.rule("KRU-ABILITY-03", "KRU-ABILITY-02")
def test_different_means_different_titles() -> None:
    ann = {"tiles": [TWO], "deck": ["fizzle"] * 4}
    hand = ["acid_dragon", "acid_dragon", "snot_knight", "necro_dancers"]
    s = scene(hand=hand, seats={"Ann": ann}, market=["furry_bros"])
    s.play("acid_dragon", "back").play("acid_dragon", "back")
    assert s.power == 2
    s.play("snot_knight")
    assert s.power == 6
    s.play("necro_dancers")
    assert s.power == 7  # each half once
    s = scene(hand=["overbrain", "billy_hellish"], seats={"Ann": ann})
    s.play("overbrain").play("billy_hellish")
    assert s.power == 2 + 1 + 2


@pytest.mark.rule("KRU-ABILITY-04")
def test_tile_survives_death() -> None:
    ann = {"tiles": ["property_blood_price"], "life": 1}
    s = scene(hand=["wand"], seats={"Ann": ann}, graves=["dwt_minus_two_vp"])
    s.play("wand", "target Ann")
    assert s.zone("tiles", "Ann") == ["property_blood_price"]
    assert s.may("Ann", "use property_blood_price")


def test_life_that_is_spent_says_for_what() -> None:
    s = scene(hand=["glyph"], seats={"Ann": {"tiles": ["property_blood_price"]}})
    s.choose("Ann", "use property_blood_price")
    spent = next(line for line in s.heard() if line.startswith("spend Ann "))
    assert spent.endswith(" property_blood_price")


@pytest.mark.rule("KRU-ABILITY-05")
def test_konstantins_tile_goes_back_with_the_next_legend() -> None:
    ann = {"tiles": ["property_cheap_on_top"]}
    tiles = ["property_blood_price"]
    s = scene(
        hand=["konstantin"],
        seats={"Ann": ann, "Bob": {"hand": ["fizzle"]}},
        tile_box_only=tiles,
    )
    s.play("konstantin")
    assert set(s.zone("tiles", "Ann")) == {"property_cheap_on_top", "property_blood_price"}
    assert s.zone("tile-box") == []
    assert s.may("Ann", "use property_blood_price")
    s.end_turn()
    s.t.turn.made = 8
    s.choose("Bob", "play fizzle", "buy vum")
    assert s.zone("tiles", "Ann") == ["property_cheap_on_top"]
    assert s.zone("tile-box") == tiles


def test_konstantins_tile_works_at_once() -> None:
    hand = ["overbrain", "billy_hellish", "konstantin"]
    s = scene(hand=hand, tile_box_only=[TWO])
    s.play("overbrain").play("billy_hellish").play("konstantin")
    assert s.power == 2 + 1 + 3 + 2
    s = scene(hand=["konstantin"], tile_box_only=[])
    s.play("konstantin")
    assert s.zone("tiles", "Ann") == []
