"""Беспредел: the rules of Mayhem and all 26 cards."""

from typing import Any

import pytest
from games.krutagidon.scene import LIBRARY, MARKET, Scene, refill, scene

DAY = "what_a_lovely_day"
PLAIN = "dwt_minus_two_vp"


@pytest.mark.rule("KRU-MAYHEM-02", "KRU-MAYHEM-08", "KRU-MAYHEM-10")
def test_refill_pauses_until_the_mayhem_is_resolved() -> None:
    s = scene(
        2,
        [],
        {"Bob": {"hand": [DAY]}},
        phase="market",
        market=MARKET[:2],
        main=["goreilla", "mayhem_p", "sack_of_joy", "cthulhu"],
    )
    assert s.asked() == ["Bob"]
    assert s.number("market") == 3
    assert s.zone("resolving") == ["mayhem_p"]
    assert s.zone("mayhem") == []
    s.choose("Bob", "pass")
    assert s.zone("mayhem") == ["mayhem_p"]
    assert {"goreilla", "sack_of_joy", "cthulhu"} < set(s.zone("market"))
    assert "mayhem_p" in s.sees("")


@pytest.mark.rule("KRU-MAYHEM-03")
def test_thirteen_mayhems_are_attacks() -> None:
    attacks = {c.id[-1] for c in LIBRARY.cards if c.kind == "mayhem" and c.facts["attack"]}
    assert attacks == set("bcefinpstuvyz")
    s = refill(2, "mayhem_h", hand=[DAY], seats={"Bob": {"hand": [DAY]}})
    assert s.count("window") == 0


@pytest.mark.rule("KRU-MAYHEM-04", "KRU-MAYHEM-05")
def test_active_player_answers_first_and_effects_come_after_all_answers() -> None:
    hands = {"Ann": {"hand": [DAY]}, "Bob": {"hand": ["robot_tongue"]}}
    hands |= {"Cid": {"hand": ["robot_tongue"]}, "Dan": {"hand": [DAY]}}
    s = refill(4, "mayhem_p", hand=None, active="Bob", seats=hands)
    for name in ("Bob", "Cid", "Dan", "Ann"):
        assert s.asked() == [name]
        assert s.life() == [20] * 4
        s.choose(name, "pass")
    order = [line.split()[1] for line in s.heard() if line.startswith("damage")]
    assert order == ["Bob", "Cid", "Dan", "Ann"]


@pytest.mark.rule("KRU-MAYHEM-09")
def test_destroyed_mayhem_keeps_its_order() -> None:
    s = refill(2, "mayhem_e", "mayhem_b")
    assert s.zone("mayhem") == ["mayhem_b", "mayhem_e"]


@pytest.mark.rule("KRU-MAYHEM-11")
def test_mayhem_after_mayhem() -> None:
    s = refill(2, "mayhem_e", "mayhem_b")
    assert s.life() == [14, 14]
    assert s.first("mayhem mayhem_e") < s.first("mayhem mayhem_b") < s.first("market luckys_charms")
    assert s.number("market") == 5


@pytest.mark.rule("KRU-MAYHEM-12", "KRU-MAYHEM-13", "KRU-MAYHEM-29")
def test_sitting_out() -> None:
    ann = {"discard": ["vum"], "deck": ["wand", "glyph"]}
    bob = {"discard": ["overbrain"], "hand": ["fizzle"]}
    s = scene(hand=["sign_of_the_cosmos"], mayhem=["mayhem_h"], seats={"Ann": ann, "Bob": bob})
    s.play("sign_of_the_cosmos", "yes")
    assert s.hand("Ann") == ["fizzle"]
    assert s.zone("deck", "Ann") == ["wand", "glyph"]
    assert s.discard("Ann") == ["vum"]
    assert s.discard("Bob") == []
    assert s.number("hand", "Bob") == 5
    ann = {"tokens": ["dwt_draw_one"]}
    bob = {"tokens": ["dwt_wand_extra"]}
    s = scene(hand=["lead_orcganizer"], mayhem=["mayhem_r"], seats={"Ann": ann, "Bob": bob})
    s.play("lead_orcganizer", "yes")
    assert s.zone("tokens", "Ann") == ["dwt_draw_one"]
    # the answer comes before any Defence, and who sits out is not asked for one
    bob = {"hand": [DAY]}
    s = scene(hand=["sign_of_the_cosmos", DAY], mayhem=["mayhem_p"], seats={"Bob": bob})
    s.play("sign_of_the_cosmos")
    assert s.what() == "sit-out"
    assert s.count("window") == 0
    s.choose("Ann", "yes")
    assert s.asked() == ["Bob"]


@pytest.mark.rule("KRU-MAYHEM-14")
def test_nobody_moves_up_for_one_who_avoids() -> None:
    seats = {"Ann": {"life": 20}, "Bob": {"life": 15}, "Cid": {"life": 9}}
    s = refill(3, "mayhem_b", hand=[DAY], seats=seats)
    s.choose("Ann", f"defend {DAY}")
    assert s.life() == [23, 15, 9]
    bob = {"hand": ["furry_bros", "snot_knight"]}
    s = refill(2, "mayhem_e", hand=[DAY, "cthulhu"], seats={"Bob": bob})
    s.choose("Ann", f"defend {DAY}")
    assert s.discard("Bob") == ["limp_wand", "limp_wand"]
    assert "limp_wand" not in s.discard("Ann")


@pytest.mark.rule("KRU-MAYHEM-14", "KRU-REDIRECT-05")
def test_e_who_redirects_is_not_compared_with_the_others() -> None:
    hands = {"Bob": {"hand": ["lil_coin", "cthulhu"]}, "Cid": {"hand": ["furry_bros"]}}
    s = scene(3, ["sign_of_the_cosmos"], hands, mayhem=["mayhem_e"])
    s.play("sign_of_the_cosmos", "no")
    s.choose("Bob", "defend lil_coin")
    # Bob would have had the most, so Ann gets his share; of the others Cid has the most
    assert [s.discard(name).count("limp_wand") for name in s.names] == [2, 0, 2]
    hands = {"Bob": {"hand": ["lil_coin"]}, "Cid": {"hand": ["overbrain", "furry_bros"]}}
    s = scene(3, ["sign_of_the_cosmos"], hands, mayhem=["mayhem_e"])
    s.play("sign_of_the_cosmos", "no")
    s.choose("Bob", "defend lil_coin")
    assert [s.discard(name).count("limp_wand") for name in s.names] == [0, 0, 2]


def unleashed_l(tokens: list[str], *played: str) -> Scene:
    """Ann plays Mayhem L by a card and sits it out; it plays the other two."""
    for seed in range(99):
        s = scene(
            hand=["sign_of_the_cosmos"],
            seats={"Ann": {"tokens": tokens}},
            mayhem=["mayhem_l", *played],
            seed=f"double trouble {seed}",
        )
        s.play("sign_of_the_cosmos")
        if s.count("mayhem Ann mayhem_l"):
            s.choose("Ann", "yes")
            assert s.zone("mayhem")[0] == "mayhem_l"
            return s
    raise AssertionError


@pytest.mark.rule("KRU-MAYHEM-12", "KRU-MAYHEM-31")
def test_who_sits_out_l_sits_out_what_it_plays() -> None:
    s = unleashed_l([], "mayhem_b", "mayhem_p")
    assert s.life("Ann") == [20]
    assert s.life("Bob")[0] in (9, 15)  # P, and B if it came before
    s = unleashed_l(["dwt_no_avoid_mayhem"], "mayhem_b", "mayhem_p")
    assert s.life("Ann")[0] in (9, 15)  # attacks of Mayhem cards find the holder all the same
    s = unleashed_l(["dwt_no_avoid_mayhem"], "mayhem_h", "mayhem_x")
    assert s.hand("Ann") == ["fizzle"]  # what is no attack is sat out even so
    assert s.number("hand", "Bob") >= 5


@pytest.mark.rule("KRU-MAYHEM-12")
def test_q_is_not_carried_out_by_one_who_sits_out() -> None:
    table: dict[str, Any] = {"market": ["annihilageddon", "groin_harpies"], "mayhem": ["mayhem_q"]}
    s = scene(3, ["sign_of_the_cosmos"], None, True, "q", **table)
    s.play("sign_of_the_cosmos", "yes")
    assert s.life() == [20] * 3
    assert s.count("draw Ann") == 0
    s = scene(3, ["sign_of_the_cosmos"], None, True, "q", **table)
    s.play("sign_of_the_cosmos", "no")
    assert s.life() == [20, 13, 13]
    assert s.count("draw Ann") == 1


@pytest.mark.rule("KRU-MAYHEM-28")
def test_no_avoiding_token_and_sitting_out() -> None:
    ann = {"tokens": ["dwt_no_avoid_mayhem"]}
    s = scene(hand=["sign_of_the_cosmos"], mayhem=["mayhem_d"], seats={"Ann": ann})
    s.play("sign_of_the_cosmos")
    assert s.what() == "sit-out"
    s = scene(hand=["sign_of_the_cosmos", DAY], mayhem=["mayhem_p"], seats={"Ann": ann})
    s.play("sign_of_the_cosmos")
    assert s.life() == [15, 15]


# --- the cards


def test_a_new_hand_or_a_limp_wand() -> None:
    s = refill(2, "mayhem_a", hand=["vum"], seats={"Bob": {"hand": ["wand"]}})
    s.choose("Ann", "yes")
    s.choose("Bob", "no")
    assert s.hand("Ann") == ["glyph", "glyph"]
    assert set(s.discard("Ann")) == {"vum", "fizzle"}
    assert s.hand("Bob") == ["wand"]
    assert s.discard("Bob") == ["limp_wand"]


@pytest.mark.rule("KRU-MAYHEM-18")
def test_c_highest_gives_to_one_of_the_lowest() -> None:
    seats = {
        "Ann": {"deck": ["totally_lit", "glyph"]},
        "Bob": {"deck": ["glyph", "wand"]},
        "Cid": {"deck": ["fizzle", "wand"]},
    }
    s = refill(3, "mayhem_c", seats=seats)
    assert s.offered("Ann") == ["target Bob", "target Cid"]
    s.choose("Ann", "target Cid")
    assert s.discard("Cid") == ["totally_lit"]
    assert s.zone("deck", "Ann") == ["glyph"]
    assert s.zone("deck", "Bob")[0] == "glyph"
    assert s.zone("deck", "Cid")[0] == "fizzle"
    s = refill(3, "mayhem_c")
    assert s.count("give") == 0  # all equal


@pytest.mark.rule("KRU-MAYHEM-19", "KRU-MAYHEM-20", "KRU-MAYHEM-21", "KRU-EX-21")
def test_d_life_for_destroyed_cards() -> None:
    seats = {
        "Ann": {"life": 3, "hand": ["wand"]},
        "Bob": {"life": 4, "hand": ["fizzle", "fizzle"]},
        "Cid": {"life": 9, "hand": ["fizzle"] * 4},
    }
    s = refill(3, "mayhem_d", hand=None, seats=seats, graves=[PLAIN])
    assert s.asked() == ["Bob"]
    s.choose("Bob", "destroy fizzle")
    assert s.first("destroy Bob fizzle") < s.first("die Bob")
    assert s.life("Bob") == [20]
    assert s.asked() == ["Cid"]  # no second offer for Bob
    s.choose("Cid", "destroy fizzle", "destroy fizzle")
    assert s.life("Cid") == [1]
    assert s.what() == "act"
    assert s.number("destroyed") == 3
    assert s.count("window") == 0


def test_f_destroy_one_take_the_other() -> None:
    seats = {"Ann": {"deck": ["wand", "furry_bros"]}, "Bob": {"deck": ["fizzle"]}}
    s = refill(2, "mayhem_f", seats=seats)
    assert set(s.offered("Ann")) == {"destroy wand", "destroy furry_bros"}
    s.choose("Ann", "destroy wand")
    assert "furry_bros" in s.hand("Ann")
    assert s.life() == [16, 20]
    assert set(s.zone("destroyed")) == {"wand", "fizzle"}


def test_g_swaps_life() -> None:
    seats = {"Ann": {"life": 12}, "Bob": {"life": 3}, "Cid": {"life": 17}, "Dan": {"life": 17}}
    s = refill(4, "mayhem_g", seats=seats)
    assert s.offered("Ann") == ["target Cid", "target Dan"]
    s.choose("Ann", "target Dan")
    assert s.life() == [12, 17, 17, 3]
    assert refill(2, "mayhem_g").life() == [20, 20]


def test_h_reshuffles_everything_but_the_play_area() -> None:
    ann = {"play": ["six_eleven"], "discard": ["vum"]}
    s = refill(2, "mayhem_h", seats={"Ann": ann})
    assert s.number("hand", "Ann") == 5
    assert s.number("deck", "Ann") == 2
    assert s.discard("Ann") == []
    assert s.zone("play", "Ann") == ["six_eleven"]


def test_i_trades_a_card_for_wild_magic() -> None:
    s = refill(2, "mayhem_i", seats={"Bob": {"hand": []}})
    assert s.hand("Ann") == ["wild_magic"]
    assert s.hand("Bob") == ["wild_magic"]
    assert s.zone("destroyed") == ["fizzle"]


def test_k_best_card_for_life() -> None:
    ann = {"life": 4, "hand": ["overbrain", "barfaticus", "fizzle"], "play": ["six_eleven"]}
    s = refill(2, "mayhem_k", hand=None, seats={"Ann": ann})
    assert set(s.offered("Ann")) == {"pass", "destroy overbrain", "destroy barfaticus"}
    s.choose("Ann", "destroy overbrain")
    assert s.life("Ann") == [25]
    assert s.zone("destroyed") == ["overbrain"]


@pytest.mark.rule("KRU-MAYHEM-31")
def test_l_plays_two_destroyed_mayhems() -> None:
    s = refill(2, "mayhem_l", mayhem=["mayhem_b", "mayhem_p"])
    assert s.zone("mayhem")[0] == "mayhem_l"
    assert set(s.zone("mayhem")) == {"mayhem_l", "mayhem_b", "mayhem_p"}
    assert s.life() == [9, 9]
    s = refill(2, "mayhem_l", mayhem=["mayhem_b"])
    assert s.life() == [14, 14]
    assert refill(2, "mayhem_l").zone("mayhem") == ["mayhem_l"]


@pytest.mark.rule("KRU-MAYHEM-32")
def test_m_worth_in_cards_of_the_main_deck() -> None:
    ann = {"discard": ["goreilla"], "deck": ["glyph"]}
    s = refill(2, "mayhem_m", "mayhem_b", "acid_dragon", "overbrain", seats={"Ann": ann})
    s.choose("Ann", "destroy goreilla")
    assert s.hand("Ann") == ["acid_dragon", "fizzle"]
    assert "mayhem_b" in s.zone("mayhem")
    assert s.life() == [20, 20]
    s = refill(
        2,
        "mayhem_m",
        "acid_dragon",
        "overbrain",
        "goreilla",
        seats={"Ann": {"discard": ["big_bone"]}},
    )
    s.choose("Ann", "destroy big_bone")
    assert s.hand("Ann") == ["acid_dragon", "fizzle", "goreilla", "overbrain"]


def test_n_glyphs_on_top() -> None:
    ann = {"deck": ["fizzle"], "discard": ["glyph", "vum", "glyph", "sign_of_the_cosmos"]}
    s = refill(2, "mayhem_n", seats={"Ann": ann})
    assert s.zone("deck", "Ann") == ["glyph", "glyph", "fizzle"]
    assert set(s.discard("Ann")) == {"vum", "sign_of_the_cosmos"}


@pytest.mark.rule("KRU-MAYHEM-22")
def test_o_own_attacks_hit_oneself() -> None:
    hand = ["fatalizer", "annihilageddon", "totally_lit"]
    s = refill(2, "mayhem_o", hand=hand)
    assert "fatalizer" in s.sees("Bob")
    assert set(s.offered("Ann")) == {"order fatalizer", "order annihilageddon"}
    s.choose("Ann", "order annihilageddon")
    assert s.life() == [9, 20]
    assert s.hand("Ann") == sorted([*hand, "fizzle"])
    assert s.power == 0


@pytest.mark.rule("KRU-MAYHEM-23")
def test_o_player_decides_as_attacker_and_victim() -> None:
    s = refill(2, "mayhem_o", hand=["swine_rod"], seats={"Ann": {"discard": ["wand"]}})
    assert s.what() == "give"
    s.choose("Ann", "give wand")
    assert s.hand("Ann") == ["fizzle", "swine_rod", "wand"]
    assert s.number("deck", "Ann") == 5  # only the attack text, no card drawn


@pytest.mark.rule("KRU-MAYHEM-24")
def test_o_defence_against_oneself() -> None:
    s = refill(2, "mayhem_o", hand=["guilty_giblets", DAY])
    assert s.offered("Ann") == ["pass", f"defend {DAY}"]
    s.choose("Ann", f"defend {DAY}")
    assert s.life() == [23, 20]
    s = refill(2, "mayhem_o", hand=["guilty_giblets", "lil_coin"])
    s.choose("Ann", "defend lil_coin")
    assert s.life() == [15, 20]  # redirected to the same player
    s = refill(2, "mayhem_o", hand=["guilty_giblets"], seats={"Ann": {"life": 2}}, graves=[PLAIN])
    assert s.fact("prize") == -1


@pytest.mark.rule("KRU-MAYHEM-33")
def test_q_market_attacks_and_w_group_attack_may_be_avoided() -> None:
    market = ["annihilageddon", "barfaticus", "guilty_giblets", "snot_knight"]
    s = refill(3, "mayhem_q", market=market, seats={"Bob": {"hand": [DAY, "lil_coin"]}})
    assert s.what() == "target"
    s.choose("Ann", "target Bob")
    s.choose("Bob", "defend lil_coin", f"defend {DAY}")
    assert s.life() == [20, 23, 13]  # nobody to redirect to
    assert s.power == 0
    seats = {"Bob": {"hand": [DAY]}}
    s = refill(2, "mayhem_w", hand=["robot_tongue"], legend=["lord_darklord"], seats=seats)
    assert s.asked() == ["Ann"]
    s.choose("Ann", "pass")
    s.choose("Bob", f"defend {DAY}")
    assert s.life() == [13, 23]
    assert refill(2, "mayhem_w").life() == [20, 20]  # Vum


def test_w_passes_cards_to_the_left() -> None:
    bob = {"hand": ["wand"]}
    s = refill(2, "mayhem_w", hand=["acid_dragon"], legend=["bloodmancer_fixx"], seats={"Bob": bob})
    s.choose("Ann", "give acid_dragon")
    assert s.discard("Bob") == ["acid_dragon"]
    assert s.discard("Ann") == ["wand"]
    assert s.life() == [20, 14]


@pytest.mark.rule("KRU-MAYHEM-25")
def test_r_exchanges_real_tokens() -> None:
    ann = {"tokens": ["dwt_draw_one", "dwt_wand_extra"], "play": ["big_bone"]}
    bob = {"tokens": ["dwt_minus_four_vp"]}
    s = refill(3, "mayhem_r", seats={"Ann": ann, "Bob": bob})
    assert set(s.offered("Ann")) == {"take dwt_draw_one", "take dwt_wand_extra"}
    graves = s.number("graves")
    s.choose("Ann", "take dwt_wand_extra")
    dealt = s.zone("tokens", "Ann") + s.zone("tokens", "Bob")
    assert set(dealt) == {"dwt_draw_one", "dwt_wand_extra", "dwt_minus_four_vp"}
    assert "dwt_draw_one" in s.zone("tokens", "Ann")
    assert [s.number("tokens", name) for name in s.names] == [2, 1, 0]
    assert s.zone("play", "Ann") == ["big_bone"]
    assert s.number("graves") == graves


@pytest.mark.rule("KRU-MAYHEM-26", "KRU-MAYHEM-27")
def test_s_and_t_benefit_the_neighbour() -> None:
    hands = {"Ann": {"hand": [DAY]}, "Bob": {"hand": [DAY]}, "Cid": {"hand": ["robot_tongue"]}}
    s = refill(3, "mayhem_t", hand=None, seats=hands)
    s.choose("Ann", f"defend {DAY}")
    assert s.count("draw Cid") == 0
    s.choose("Bob", "pass")
    assert s.count("draw Cid") == 0
    s.choose("Cid", "pass")
    # Ann avoided: Bob draws nothing; Cid draws 2 through Bob, Ann 2 through Cid
    assert s.hand("Ann") == ["glyph"] * 3
    assert s.hand("Bob") == [DAY]
    assert s.number("hand", "Cid") == 3
    seats = {"Bob": {"hand": [DAY], "discard": ["wand"]}, "Cid": {"hand": ["vum", "robot_tongue"]}}
    s = refill(3, "mayhem_s", seats=seats)
    s.choose("Bob", "pass")
    s.choose("Cid", "defend robot_tongue", "pass")
    assert s.asked() == ["Cid"]  # the right enemy of Ann
    assert set(s.offered("Cid")) == {"pass", "destroy vum"}
    s.choose("Cid", "destroy vum", "destroy robot_tongue")
    assert s.asked() == ["Ann"]  # the right enemy of Bob
    s.choose("Ann", "destroy fizzle")
    assert set(s.zone("destroyed")) == {"vum", "robot_tongue", "fizzle"}
    assert s.hand("Bob") == [DAY]  # Cid avoided: Bob is not offered anything


@pytest.mark.rule("KRU-MAYHEM-12")
def test_who_sits_out_gets_nothing_from_s_and_t() -> None:
    s = scene(3, ["sign_of_the_cosmos"], mayhem=["mayhem_t"])
    s.play("sign_of_the_cosmos", "yes")
    assert [s.number("hand", name) for name in s.names] == [1, 0, 2]
    s = scene(3, ["sign_of_the_cosmos"], {"Bob": {"hand": ["wand"]}}, mayhem=["mayhem_s"])
    s.play("sign_of_the_cosmos", "yes")
    assert s.asked() == ["Bob"]  # through Cid; Ann's own fizzle is not offered through Bob
    s.choose("Bob", "destroy wand")
    assert s.what() == "act"


def test_u_hot_potato() -> None:
    s = refill(2, "mayhem_u", "overbrain", "mayhem_b")
    assert s.hand("Ann") == ["fizzle", "overbrain"]
    assert s.life() == [15, 20]
    assert "mayhem_b" in s.zone("mayhem")
    assert s.number("hand", "Bob") == 0


def test_v_and_p_ask_only_those_who_qualify() -> None:
    seats = {"Bob": {"life": 10, "hand": [DAY]}, "Cid": {"life": 9, "hand": [DAY]}}
    s = refill(3, "mayhem_v", seats=seats)
    s.choose("Bob", "pass")
    s.choose("Cid", f"defend {DAY}")
    assert s.life() == [20, 7, 12]
    assert s.count("window") == 2
    s = refill(3, "mayhem_p", seats=seats)
    s.choose("Bob", "pass")
    assert s.life() == [15, 5, 9]


def test_x_poorest_hand_draws() -> None:
    s = refill(2, "mayhem_x", hand=["overbrain"], seats={"Bob": {"hand": ["glyph"]}})
    assert s.number("hand", "Bob") == 3
    assert s.number("hand", "Ann") == 2
    assert s.count("hand-total Ann 5") == 1


def test_z_takes_one_ongoing_card() -> None:
    ann = {"play": ["six_eleven", "big_bone"], "tokens": ["dwt_wand_extra"]}
    s = refill(2, "mayhem_z", seats={"Ann": ann})
    s.choose("Ann", "discard big_bone")
    assert s.zone("play", "Ann") == ["six_eleven"]
    assert s.zone("tokens", "Ann") == ["dwt_wand_extra"]
