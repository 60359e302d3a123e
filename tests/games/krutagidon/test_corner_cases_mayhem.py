"""Corners of Mayhem that a plainer test would walk past."""

from typing import Any

import pytest
from games.krutagidon.scene import refill, scene

PLAIN = "dwt_minus_two_vp"
SIGN = "sign_of_the_cosmos"


@pytest.mark.rule("KRU-MAYHEM-18")
def test_c_asks_nobody_when_all_costs_are_equal() -> None:
    s = refill(3, "mayhem_c")
    assert s.what() == "act"
    assert all(s.number("deck", name) == 5 for name in s.names)


@pytest.mark.rule("KRU-MAYHEM-12", "KRU-MAYHEM-14")
def test_g_does_nothing_if_one_of_the_two_sits_out() -> None:
    seats = {"Ann": {"life": 17}, "Bob": {"life": 3}, "Cid": {"life": 9}}
    s = scene(3, [SIGN], seats, mayhem=["mayhem_g"])
    s.play(SIGN, "yes")
    assert s.life() == [17, 3, 9]
    s = scene(3, [SIGN], seats, mayhem=["mayhem_g"])
    s.play(SIGN, "no")
    assert s.life() == [3, 17, 9]


@pytest.mark.rule("KRU-MAYHEM-12", "KRU-RESOLVE-02")
def test_w_begins_with_the_active_player_and_spares_who_sits_out() -> None:
    s = refill(3, "mayhem_w", active="Bob", legend=["lord_darklord"])
    order = [line.split()[1] for line in s.heard() if line.startswith("damage")]
    assert order == ["Bob", "Cid", "Ann"]
    s = scene(3, [SIGN], mayhem=["mayhem_w"], legend=["lord_darklord"])
    s.play(SIGN, "yes")
    assert s.life() == [20, 13, 13]


@pytest.mark.rule("KRU-MAYHEM-23", "KRU-TOKEN-04")
def test_death_by_ones_own_attack_under_o_is_suicide() -> None:
    table: dict[str, Any] = {"graves": ["dwt_eight_to_killer"], "prize": 1}
    s = refill(2, "mayhem_o", hand=["guilty_giblets"], seats={"Ann": {"life": 2}}, **table)
    assert s.life("Ann") == [12]
    assert s.fact("prize") == 1


@pytest.mark.rule("KRU-MAYHEM-22", "KRU-MAYHEM-24")
def test_o_skips_a_card_that_has_left_the_hand() -> None:
    s = refill(2, "mayhem_o", hand=["guilty_giblets", "nether_spawn"])
    s.choose("Ann", "order guilty_giblets", "defend nether_spawn")
    assert s.life("Ann") == [15]  # redirected to herself; Nether Spawn's 7 never come
    assert s.what() == "act"


@pytest.mark.rule("KRU-MAYHEM-33")
def test_q_carries_out_attacks_and_no_other_sentence() -> None:
    market = ["mega_fist_bump", "barfaticus", "shameful_snakewolf", "furry_bros"]
    s = refill(2, "mayhem_q", market=market)
    assert s.life() == [20, 14]
    assert s.count("draw Ann") == s.count("heal Ann") == 0
    assert s.fact("echoes") == 0


@pytest.mark.rule("KRU-MAYHEM-17", "KRU-CARD-32", "KRU-PRIZE-06")
@pytest.mark.parametrize(
    ("letter", "table", "bob"),
    [
        ("mayhem_u", {"main": ["overbrain"]}, {"life": 10}),
        ("mayhem_f", {}, {"life": 10, "deck": ["overbrain", "fizzle"]}),
    ],
)
def test_damage_of_a_mayhem_played_by_a_card_is_the_players(
    letter: str, table: dict[str, Any], bob: dict[str, Any]
) -> None:
    ann = {"play": ["annihilageddon_arena"]}
    s = scene(2, [SIGN], {"Ann": ann, "Bob": bob}, mayhem=[letter], graves=[PLAIN], **table)
    s.play(SIGN, "yes")
    if letter == "mayhem_f":
        s.choose("Bob", "destroy fizzle")
    assert s.count("damage Bob Ann 10") == 1
    assert s.fact("prize") == 0
    assert s.discard("Ann") == ["annihilageddon_arena"]


@pytest.mark.rule("KRU-ONGOING-03", "KRU-ONGOING-09")
def test_z_takes_no_card_that_was_merely_played() -> None:
    s = scene(2, [SIGN], {"Ann": {"play": ["six_eleven"]}}, mayhem=["mayhem_z"])
    s.play(SIGN, "no")
    assert s.zone("play", "Ann") == [SIGN]
    assert s.discard("Ann") == ["six_eleven"]


@pytest.mark.rule("KRU-CARD-10")
def test_double_tongue_discards_even_the_cheapest() -> None:
    deck = ["glyph", "snot_knight", "wand", "robot_tongue", "fizzle"]
    s = refill(2, "mayhem_w", legend=["double_tongue"], seats={"Ann": {"deck": deck}})
    assert set(s.discard("Ann")) == {"snot_knight", "robot_tongue"}
    s.choose("Ann", "put glyph", "put wand")
    assert s.zone("deck", "Ann") == ["fizzle", "wand", "glyph"]
    assert s.what() == "act"  # Bob's five Glyphs are alike: no order to choose
