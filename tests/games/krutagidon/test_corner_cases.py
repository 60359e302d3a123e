"""Corners of rules and cards that a plainer test would walk past."""

from collections.abc import Callable
from typing import Any

import pytest
from games.krutagidon.scene import Scene, refill, scene

DAY = "what_a_lovely_day"
PLAIN = "dwt_minus_two_vp"
SIGN = "sign_of_the_cosmos"


# --- death and the Prize


@pytest.mark.rule("KRU-DEATH-01", "KRU-DEATH-17")
@pytest.mark.parametrize(("life", "left", "deaths"), [(6, 1, 0), (5, 20, 1), (4, 20, 1)])
def test_who_has_no_life_left_is_dead(life: int, left: int, deaths: int) -> None:
    s = scene(hand=["guilty_giblets"], seats={"Bob": {"life": life}}, graves=[PLAIN])
    s.play("guilty_giblets")
    assert s.life("Bob") == [left]
    assert s.count("die Bob") == deaths


@pytest.mark.rule("KRU-DEATH-14")
@pytest.mark.parametrize("card", ["annihilageddon", "vum", "cthulhu"])
def test_a_token_acts_before_the_next_player_suffers(card: str) -> None:
    seats = {"Bob": {"life": 1, "hand": ["overbrain"]}, "Cid": {"hand": ["overbrain"]}}
    s = scene(3, [card], seats, graves=["dwt_two_limp_wands"])
    s.play(card)
    assert s.first("die Bob") < s.first("gain Bob") < s.first("damage Cid")


@pytest.mark.rule("KRU-PRIZE-07", "KRU-TOKEN-03")
def test_a_token_that_kills_the_killer_earns_the_prize() -> None:
    seats = {"Ann": {"life": 8}, "Bob": {"life": 1}}
    s = scene(hand=["wand"], seats=seats, graves=["dwt_eight_to_killer", PLAIN])
    s.play("wand", "target Bob")
    assert (s.count("prize Ann"), s.count("prize Bob")) == (1, 1)
    assert s.fact("prize") == 1
    assert s.zone("tokens", "Ann") == [PLAIN]


@pytest.mark.rule("KRU-PRIZE-05", "KRU-GROUP-07")
def test_who_beat_the_last_legend_has_no_part_in_the_next_ones_kills() -> None:
    seats = {"Bob": {"life": 2, "hand": ["fizzle"]}, "Cid": {"hand": ["steamy_business"]}}
    s = scene(3, [], seats, power=8, legends=["lord_darklord"], graves=[PLAIN])
    s.choose("Ann", "buy vum", "end")
    s.choose("Cid", "pass")
    assert s.zone("tokens", "Bob") == [PLAIN]
    assert s.fact("prize") == -1


@pytest.mark.rule("KRU-PRIZE-01")
def test_cthulhu_kills_for_whoever_plays_it() -> None:
    bob = {"life": 5, "hand": ["overbrain"]}
    s = scene(hand=["cthulhu"], seats={"Bob": bob}, graves=[PLAIN])
    s.play("cthulhu")
    assert s.discard("Bob") == ["overbrain"]
    assert s.fact("prize") == 0


@pytest.mark.rule("KRU-GAMEEND-09")
def test_no_turn_follows_a_group_attack_that_took_the_last_token() -> None:
    seats = {"Bob": {"hand": ["fizzle"]}, "Cid": {"life": 2}}
    s = scene(3, [], seats, power=8, graves_only=[PLAIN], legends=["lord_darklord"])
    s.choose("Ann", "buy vum", "end")
    assert s.match.result is not None
    assert s.match.result.reason == "tokens"
    assert s.count("turn Bob") == 0


@pytest.mark.rule("KRU-GROUP-06")
def test_while_a_group_attack_goes_on_it_is_nobodys_turn() -> None:
    s = scene(2, [], {"Bob": {"hand": [DAY]}}, power=8, legends=["lord_darklord"])
    s.choose("Ann", "buy vum", "end")
    assert s.asked() == ["Bob"]
    assert s.fact("phase") == "group"
    assert not s.t.own_turn(0)
    assert not s.t.own_turn(1)


# --- Defence and redirection


@pytest.mark.rule("KRU-DEFENCE-01")
def test_a_defence_that_lies_in_play_or_discard_does_not_help() -> None:
    bob = {"play": ["goreilla"], "discard": [DAY]}
    s = scene(hand=["guilty_giblets"], seats={"Bob": bob})
    s.play("guilty_giblets")
    assert s.life("Bob") == [15]
    assert s.count("defend") == 0


@pytest.mark.rule("KRU-DEFENCE-11")
def test_counter_damage_finds_nobody_in_a_group_attack() -> None:
    seats = {"Bob": {"hand": ["steamy_business"]}, "Cid": {"hand": ["fizzle"]}}
    s = scene(3, [], seats, power=8, legends=["lord_darklord"])
    s.choose("Ann", "buy vum", "end")
    s.choose("Bob", "defend steamy_business")
    assert s.life() == [13, 20, 13]
    assert s.count("draw Bob") == 1


@pytest.mark.rule("KRU-DEFENCE-12", "KRU-MAYHEM-05")
def test_who_avoids_keeps_even_what_would_have_been_taken() -> None:
    glyphs = {"discard": ["glyph", "glyph"], "deck": ["fizzle"]}
    s = refill(2, "mayhem_n", seats={"Ann": glyphs, "Bob": {**glyphs, "hand": ["crazy_cat_lady"]}})
    s.choose("Bob", "defend crazy_cat_lady")
    assert s.zone("deck", "Ann") == ["glyph", "glyph", "fizzle"]
    assert s.zone("deck", "Bob") == ["fizzle"]
    assert s.discard("Bob") == ["crazy_cat_lady", "glyph", "glyph"]


@pytest.mark.rule("KRU-REDIRECT-13", "KRU-CARD-27")
def test_a_redirected_fatalizer_gives_a_random_token() -> None:
    seats = {"Ann": {"life": 4}, "Bob": {"hand": ["lil_coin"]}}
    s = scene(hand=["fatalizer"], seats=seats, graves=[PLAIN])
    s.play("fatalizer")
    s.choose("Bob", "defend lil_coin")
    assert s.zone("tokens", "Ann") == [PLAIN]
    assert s.count("two-tokens") == 0
    assert s.fact("prize") == 1


@pytest.mark.rule("KRU-REDIRECT-01", "KRU-REDIRECT-06")
def test_both_halves_of_an_attack_are_redirected_at_once() -> None:
    s = scene(hand=["grungy_rockers_staff"], seats={"Bob": {"hand": ["lil_coin"]}})
    s.play("grungy_rockers_staff")
    s.choose("Bob", "defend lil_coin")
    assert s.life() == [17, 20]
    assert s.discard("Ann") == ["limp_wand"]
    assert s.count("redirect Bob Ann") == 1


@pytest.mark.rule("KRU-REDIRECT-14")
def test_asmodeus_strikes_after_what_players_do_together_too() -> None:
    s = scene(hand=["total_crud"], seats={"Bob": {"hand": ["asmodeus"]}})
    s.play("total_crud")
    s.choose("Bob", "defend asmodeus", "discard glyph")
    assert s.discard("Ann") == ["glyph"]
    assert s.life("Ann") == [16]
    assert s.first("discard Ann glyph") < s.first("damage Ann Bob 4")


@pytest.mark.rule("KRU-MAYHEM-14", "KRU-INFO-05", "KRU-MAYHEM-07")
def test_without_an_attacker_a_familiar_works_nothing_out() -> None:
    s = refill(2, "mayhem_e", seats={"Bob": {"hand": ["lil_coin", "cthulhu"]}})
    s.choose("Bob", "defend lil_coin")
    assert s.count("hand-total Bob") == 0
    assert s.discard("Ann") == ["limp_wand", "limp_wand"]
    market = ["disaster_princess", "abracalabrador", "golden_oldies", "furry_bros"]
    s = refill(2, "mayhem_q", market=market, seats={"Bob": {"hand": ["lil_coin"]}})
    s.choose("Bob", "defend lil_coin")
    assert s.count("reveal Bob") == 0


@pytest.mark.rule("KRU-CARD-13")
def test_a_redirected_swine_rod_does_nothing_at_all() -> None:
    seats = {"Ann": {"discard": ["wand"]}, "Bob": {"hand": ["lil_coin"]}}
    s = scene(hand=["swine_rod"], seats=seats)
    s.play("swine_rod")
    s.choose("Bob", "defend lil_coin")
    assert s.what() == "act"
    assert s.discard("Ann") == ["wand"]
    assert s.hand("Ann") == ["fizzle", "glyph"]


@pytest.mark.rule("KRU-CARD-12")
def test_swine_rod_gives_only_what_costs_nothing() -> None:
    s = scene(hand=["swine_rod", "snot_knight"], seats={"Ann": {"discard": ["robot_tongue"]}})
    s.play("swine_rod")
    assert set(s.offered("Ann")) == {"give fizzle", "give glyph"}


@pytest.mark.rule("KRU-DEFENCE-08")
def test_rump_orchard_heals_for_each_who_avoids() -> None:
    seats = {"Ann": {"life": 5}, "Bob": {"hand": [DAY]}, "Cid": {"hand": ["robot_tongue"]}}
    s = scene(4, ["rump_orchard"], seats)
    s.play("rump_orchard")
    s.choose("Bob", f"defend {DAY}")
    s.choose("Cid", "defend robot_tongue", "pass")
    assert s.life("Ann") == [13]
    assert [s.discard(name).count("limp_wand") for name in s.names] == [0, 0, 0, 1]


@pytest.mark.rule("KRU-CARD-32", "KRU-MAYHEM-07")
@pytest.mark.parametrize("owner", ["Ann", "Bob"])
def test_an_attack_without_attacker_is_nobodys_to_double(owner: str) -> None:
    s = refill(2, "mayhem_p", seats={owner: {"play": ["annihilageddon_arena"]}})
    assert s.life() == [15, 15]


@pytest.mark.rule("KRU-LIFE-03")
def test_life_beyond_the_most_is_not_told_as_gained() -> None:
    s = scene(hand=["abracalabrador"], seats={"Ann": {"life": 25}})
    s.play("abracalabrador")
    assert s.life("Ann") == [25]
    assert s.count("heal") == 0


# --- tokens


@pytest.mark.rule("KRU-CARD-21", "KRU-TOKEN-06")
def test_after_a_swap_both_tokens_act_on_their_new_holders() -> None:
    ann = {"play": ["big_bone"], "tokens": ["dwt_one_limp_wand"]}
    s = scene(hand=["necromantica"], seats={"Ann": ann, "Bob": {"tokens": ["dwt_draw_one"]}})
    s.play("necromantica", "yes")
    assert s.hand("Ann") == ["fizzle", "glyph"]
    assert s.discard("Bob") == ["limp_wand"]
    assert s.first("draw Ann") < s.first("gain Bob")


@pytest.mark.rule("KRU-CARD-33", "KRU-WILD-15")
def test_cthulhu_played_by_an_enemy_stays_its_owners() -> None:
    bob = {"life": 5, "hand": ["overbrain"], "deck": ["cthulhu"]}
    token = "dwt_destroy_random_discard"
    s = scene(hand=["wild_magic"], seats={"Bob": bob}, graves=[token])
    s.play("wild_magic", "play-top Bob")
    # Bob dies of his own Cthulhu; what he destroys goes where his R'lyeh sends it
    assert s.discard("Ann") == ["overbrain"]
    assert s.zone("destroyed") == []
    assert s.discard("Bob") == ["cthulhu"]
    assert s.fact("rlyeh") == 1


# --- the Market, gains, types


@pytest.mark.rule("KRU-TURN-04")
def test_muck_marx_replaces_one_card_and_fills_no_other_gap() -> None:
    table: dict[str, Any] = {
        "market": ["snot_knight", "furry_bros"],
        "main": ["cthulhu", "acid_dragon"],
    }
    s = scene(2, ["muck_marx"], None, True, "gaps", **table)
    s.play("muck_marx", "destroy snot_knight")
    assert set(s.zone("market")) == {"furry_bros", "cthulhu"}


@pytest.mark.rule("KRU-TURN-15")
def test_bargain_bin_takes_cards_up_to_four() -> None:
    s = scene(hand=[], seats={"Ann": {"tiles": ["property_cheap_on_top"]}}, power=9)
    s.choose("Ann", "buy furry_bros", "buy creepy_twins")
    assert s.zone("deck", "Ann")[0] == "furry_bros"  # cost 4
    assert s.discard("Ann") == ["creepy_twins"]  # cost 5


@pytest.mark.rule("KRU-GAIN-08")
def test_a_card_put_on_the_deck_is_gained_and_sets_barfaticus_off() -> None:
    s = scene(hand=["barfaticus", "double_tongue"], main=["overbrain"])
    s.play("barfaticus").play("double_tongue")
    assert s.zone("deck", "Ann")[0] == "overbrain"
    assert "overbrain" in s.sees("Bob")  # it was revealed
    assert s.life("Bob") == [15]


@pytest.mark.rule("KRU-TURN-15", "KRU-GAIN-01")
def test_a_text_may_send_a_bought_card_elsewhere() -> None:
    s = scene(hand=["shant_pass"], power=3)
    s.play("shant_pass")
    s.choose("Ann", "buy snot_knight", "buy abracalabrador")
    assert s.zone("deck", "Ann")[0] == "snot_knight"
    assert s.discard("Ann") == ["abracalabrador"]


@pytest.mark.rule("KRU-TURN-15")
def test_shant_pass_waits_for_a_card_that_does_not_go_into_the_hand() -> None:
    s = scene(hand=["shant_pass", SIGN], mayhem=["mayhem_i"], power=2)
    s.play("shant_pass").play(SIGN, "no")
    assert s.hand("Ann") == ["wild_magic"]
    s.choose("Ann", "buy snot_knight")
    assert s.zone("deck", "Ann")[0] == "snot_knight"


@pytest.mark.rule("KRU-TURN-15")
def test_shant_pass_is_for_ones_own_cards() -> None:
    s = scene(hand=["shant_pass", "grungy_rockers_staff"], power=2)
    s.play("shant_pass").play("grungy_rockers_staff")
    assert s.discard("Bob") == ["limp_wand"]
    s.choose("Ann", "buy snot_knight")
    assert s.zone("deck", "Ann")[0] == "snot_knight"


@pytest.mark.rule("KRU-ATTACK-16")
def test_a_card_of_no_cost_sets_no_barfaticus_off() -> None:
    s = scene(3, ["barfaticus", SIGN], mayhem=["mayhem_y"])
    s.play("barfaticus").play(SIGN, "no")
    assert s.zone("deck", "Ann")[0] == "limp_wand"
    assert s.what() == "act"


@pytest.mark.rule("KRU-INFO-02")
def test_who_looks_at_the_top_of_the_deck_knows_it_and_nobody_else() -> None:
    ann = {"deck": ["vum", "wand", "cthulhu"], "tiles": ["property_spell_scry"]}
    table: dict[str, Any] = {"seats": {"Ann": ann}, "legend": ["bananamage"]}
    s = scene(hand=["totally_lit"], **table)
    s.play("totally_lit", "pass")
    assert "vum" in s.sees("Ann")
    assert "wand" not in s.sees("Ann")
    assert "vum" not in s.sees("Bob")
    s = scene(hand=["smouldering_squire"], **table)
    s.play("smouldering_squire", "pass")
    assert {"vum", "wand"} <= s.sees("Ann")
    assert "cthulhu" not in s.sees("Ann")
    assert not {"vum", "wand"} & s.sees("Bob")
    s = scene(hand=["acid_dragon"], **table)
    s.play("acid_dragon", "back vum")
    assert "vum" in s.sees("Ann")
    assert "vum" not in s.sees("Bob")
    s = scene(hand=["sack_of_joy"], **table)
    s.play("sack_of_joy")
    assert "vum" in s.sees("Bob")  # revealed, not looked at


@pytest.mark.rule("KRU-COMP-08", "KRU-LIMP-04", "KRU-WILD-02")
def test_cards_without_a_type_are_of_no_type() -> None:
    pairs = ["limp_wand", "limp_wand", "wild_magic", "wild_magic"]
    s = refill(2, "mayhem_w", hand=pairs, legend=["surgeon_generals_warning"])
    assert s.what() == "act"  # nothing to choose between
    assert s.hand("Ann") == sorted([*pairs, "fizzle"])
    ann = {"tiles": ["property_four_types"]}
    hand = ["wild_magic", "limp_wand", "snot_knight", "totally_lit", "uncle_andys_laurels"]
    s = scene(hand=hand, seats={"Ann": ann})
    s.play("limp_wand").play("wild_magic", "power").play("snot_knight").play("totally_lit")
    s.play("uncle_andys_laurels")
    assert s.power == 2 + 2 + 3 + 5
    s.play("fizzle")  # the fourth type
    assert s.power == 13


@pytest.mark.rule("KRU-WILD-08")
def test_billy_through_wild_magic_is_never_the_first_card() -> None:
    s = scene(hand=["wild_magic"], seats={"Bob": {"deck": ["billy_hellish"]}})
    s.play("wild_magic", "play-top Bob")
    assert s.hand("Ann") == ["fizzle"]
    s = scene(hand=["billy_hellish"])
    s.play("billy_hellish")
    assert s.hand("Ann") == ["glyph"] * 4


@pytest.mark.rule("KRU-DESTROY-05")
@pytest.mark.parametrize("where", ["hand", "discard"])
def test_mistress_britta_finds_a_limp_wand_in_one_place_only(where: str) -> None:
    ann: dict[str, Any] = {"discard": ["vum"] + (["limp_wand"] if where == "discard" else [])}
    hand = ["mistress_britta"] + (["limp_wand"] if where == "hand" else [])
    s = scene(hand=hand, seats={"Ann": ann})
    stack = s.number("limp")
    s.play("mistress_britta")
    assert s.discard("Ann") == ["vum"]
    assert "limp_wand" not in s.hand("Ann")
    assert s.number("limp") == stack + 1


@pytest.mark.rule("KRU-ABILITY-05")
def test_konstantins_tile_pays_for_what_was_played_before_it() -> None:
    box = ["property_four_types"]
    hand = ["fizzle", "totally_lit", "snot_knight", "konstantin"]
    s = scene(2, hand, None, False, "loan", tile_box_only=box)
    s.play("fizzle").play("totally_lit").play("snot_knight").play("konstantin")
    assert s.zone("tiles", "Ann") == box
    assert s.power == 3 + 2 + 3 + 1
    assert s.number("hand", "Ann") == 1


@pytest.mark.rule("KRU-GROUP-08")
def test_who_has_nothing_to_pass_still_receives() -> None:
    bob: dict[str, Any] = {"hand": []}
    s = refill(2, "mayhem_w", hand=["acid_dragon"], legend=["bloodmancer_fixx"], seats={"Bob": bob})
    s.choose("Ann", "give acid_dragon")
    assert s.discard("Bob") == ["acid_dragon"]
    assert s.discard("Ann") == []
    assert s.life() == [20, 14]


@pytest.mark.rule("KRU-GAIN-01", "KRU-DESTROY-01")
def test_j_costs_whoever_gained_the_own_top_card() -> None:
    seats = {"Ann": {"deck": ["wand", "glyph"]}, "Bob": {"deck": ["vum", "glyph"]}}
    s = refill(2, "mayhem_j", "overbrain", seats=seats)
    s.choose("Ann", "yes")
    s.choose("Bob", "no")
    assert s.discard("Ann") == ["overbrain"]
    assert s.zone("destroyed") == ["wand"]
    assert s.zone("deck", "Bob") == ["vum", "glyph"]


@pytest.mark.rule("KRU-INFO-05")
@pytest.mark.parametrize(("hand", "told"), [(["overbrain"], 0), (["fatalizer"], 1)])
def test_who_holds_nothing_costly_is_called_unaffected(hand: list[str], told: int) -> None:
    seats = {"Bob": {"hand": hand}}
    s = refill(2, "mayhem_w", legend=["doctor_bottoms_up"], seats=seats)
    assert s.count("unaffected Bob") == told
    assert s.count("discard Bob") == 1 - told


@pytest.mark.rule("KRU-MAYHEM-32", "KRU-DESTROY-02")
def test_m_destroys_the_card_that_is_given_up() -> None:
    s = refill(2, "mayhem_m", "acid_dragon", seats={"Ann": {"discard": ["snot_knight"]}})
    s.choose("Ann", "destroy snot_knight")
    assert s.zone("destroyed") == ["snot_knight"]
    assert s.hand("Ann") == ["acid_dragon", "fizzle"]


@pytest.mark.rule("KRU-CARD-32")
@pytest.mark.parametrize(
    ("card", "bob", "left"),
    [
        ("disaster_princess", {"deck": ["overbrain"]}, 10),
        ("blood_bath_attendant", {"hand": ["overbrain", "wand"]}, 10),
        ("epic_brawl", {"discard": [DAY, "wand"]}, 16),
        ("fatalizer", {}, 12),
    ],
)
def test_the_arena_doubles_damage_that_is_worked_out(
    card: str, bob: dict[str, Any], left: int
) -> None:
    ann = {"play": ["annihilageddon_arena"]}
    s = scene(hand=[card], seats={"Ann": ann, "Bob": bob})
    s.play(card)
    assert s.life("Bob") == [left]


@pytest.mark.rule("KRU-CARD-32", "KRU-CARD-36")
def test_the_arena_doubles_what_avoiding_overbrain_costs() -> None:
    bob = {"hand": [DAY, "cthulhu"], "life": 15}
    s = scene(hand=["overbrain"], seats={"Ann": {"play": ["annihilageddon_arena"]}, "Bob": bob})
    s.play("overbrain")
    s.choose("Bob", f"defend {DAY}")
    assert s.life("Bob") == [15 + 3 - 10]


# --- chance is chance


def _shuffled(seed: str) -> list[str]:
    pile = ["wand", "fizzle", "snot_knight", "vum", "glyph"]
    s = scene(hand=["creepy_twins"], seats={"Ann": {"deck": [], "discard": pile}}, seed=seed)
    return s.play("creepy_twins").hand("Ann")


def _cthulhu(seed: str) -> list[str]:
    bob = {"hand": ["wand", "fizzle", "snot_knight", "vum"]}
    return scene(hand=["cthulhu"], seats={"Bob": bob}, seed=seed).play("cthulhu").discard("Bob")


def _dead(token: str, seed: str) -> Scene:
    bob = {"life": 1, "hand": ["glyph", "vum"], "discard": ["wand", "fizzle", "snot_knight"]}
    s = scene(hand=["wand"], seats={"Bob": bob}, graves=[token], seed=seed)
    return s.play("wand", "target Bob")


def _lost_discard(seed: str) -> list[str]:
    return _dead("dwt_destroy_random_discard", seed).zone("destroyed")


def _lost_hand(seed: str) -> list[str]:
    return _dead("dwt_destroy_random_hand", seed).zone("destroyed")


def _dropped(seed: str) -> list[str]:
    bob = {"life": 1, "hand": ["glyph", "vum", "wand"]}
    s = scene(hand=["wand"], seats={"Bob": bob}, graves=["dwt_discard_two_random"], seed=seed)
    return sorted(s.play("wand", "target Bob").discard("Bob"))


def _traded(seed: str) -> list[str]:
    return refill(2, "mayhem_i", hand=["glyph", "wand"], seed=seed).hand("Ann")


def _tile(seed: str) -> list[str]:
    return scene(hand=["konstantin"], seed=seed).play("konstantin").zone("tiles", "Ann")


def _pot(seed: str) -> list[str]:
    seats = {"Ann": {"tokens": [PLAIN]}, "Bob": {"tokens": ["dwt_minus_four_vp"]}}
    return refill(2, "mayhem_r", seats=seats, seed=seed).zone("tokens", "Ann")


def _blended(seed: str) -> list[str]:
    ann = {"deck": ["glyph", "wand"], "discard": ["vum", "snot_knight", "cthulhu", "furry_bros"]}
    return refill(2, "mayhem_h", seats={"Ann": ann}, seed=seed).hand("Ann")


@pytest.mark.rule("KRU-SHUFFLE-01", "KRU-TOKEN-09", "KRU-DISCARD-04", "KRU-ABILITY-05")
@pytest.mark.rule("KRU-MAYHEM-25")
@pytest.mark.parametrize(
    "drawn",
    [_shuffled, _cthulhu, _lost_discard, _lost_hand, _dropped, _traded, _tile, _pot, _blended],
    ids=lambda drawn: drawn.__name__,
)
def test_what_is_random_differs(drawn: Callable[[str], list[str]]) -> None:
    assert len({tuple(drawn(f"chance {i}")) for i in range(8)}) > 1
