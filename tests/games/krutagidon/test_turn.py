"""Ход игры: turn order, playing, buying, the end of a turn."""

from collections import Counter

import pytest
from games.krutagidon.scene import CARDS, MARKET, refill, scene

from koldun.kernel.errors import IllegalChoice

GLYPHS = ["glyph"] * 5


@pytest.mark.rule("KRU-TURN-01", "KRU-ENDTURN-08")
def test_turns_pass_clockwise() -> None:
    hands = {name: {"hand": ["fizzle"]} for name in ("Ann", "Bob", "Cid")}
    s = scene(3, seats=hands, active="Bob")
    for name in ("Bob", "Cid", "Ann"):
        assert s.asked() == [name]
        s.end_turn(name)
    assert s.asked() == ["Bob"]


@pytest.mark.rule("KRU-TURN-02", "KRU-TURN-03")
def test_market_is_filled_before_start_of_turn_effects() -> None:
    s = refill(seats={"Ann": {"play": ["golden_oldies"], "life": 10}}, market=MARKET[:3])
    assert s.number("market") == 5
    assert s.count("market") == 2
    assert s.first("market") < s.first("heal Ann 1")
    assert s.life("Ann") == [11]


@pytest.mark.rule("KRU-TURN-05", "KRU-TURN-06")
def test_mayhem_in_the_refill_comes_before_start_of_turn_effects() -> None:
    s = refill(2, "mayhem_v", seats={"Ann": {"play": ["golden_oldies"], "life": 5}})
    assert s.life() == [3, 20]
    assert s.first("damage Ann 3") < s.first("market") < s.first("heal Ann 1")
    s = refill(3, "mayhem_p")
    assert s.life() == [15, 15, 15]
    assert s.zone("mayhem") == ["mayhem_p"]
    assert s.number("market") == 5
    assert not any(CARDS[id].kind == "mayhem" for id in s.zone("market"))


@pytest.mark.rule("KRU-TURN-04")
def test_gaps_stay_until_the_next_turn() -> None:
    s = scene(hand=[], power=9)
    s.choose("Ann", "buy snot_knight")
    offered = [o for o in s.offered("Ann") if o.startswith("buy")]
    assert s.number("market") == 4
    assert "buy snot_knight" not in offered
    assert len([o for o in offered if o.split()[1] in MARKET]) == 4


@pytest.mark.rule("KRU-TURN-07")
def test_own_start_effects_go_in_the_order_of_their_player() -> None:
    s = refill(seats={"Ann": {"play": ["golden_oldies", "golden_oldies"], "life": 5}})
    assert s.what() == "order"
    assert s.asked() == ["Ann"]
    s.choose("Ann", "order 2")
    assert s.life("Ann") == [9]


@pytest.mark.rule("KRU-TURN-08", "KRU-TURN-09", "KRU-TURN-12")
def test_cards_are_played_in_any_order_face_up_and_act_at_once() -> None:
    s = scene(hand=["glyph", "creepy_twins", "snot_knight"])
    assert all(s.may("Ann", f"play {id}") for id in ("glyph", "creepy_twins", "snot_knight"))
    s.play("creepy_twins")
    assert s.number("hand", "Ann") == 5
    assert s.zone("play", "Ann") == ["creepy_twins"]
    assert "creepy_twins" in s.sees("Bob")


@pytest.mark.rule("KRU-TURN-10", "KRU-TURN-14", "KRU-ENDTURN-02", "KRU-ENDTURN-10")
def test_what_is_left_in_hand_is_discarded_and_buying_is_free() -> None:
    s = scene(hand=["glyph", "glyph", "snot_knight", "festering_trepanner"])
    s.play("glyph").play("glyph")
    assert s.may("Ann", "buy snot_knight")
    s.end_turn()
    left = {"snot_knight", "festering_trepanner", "fizzle", "glyph"}
    assert set(s.discard("Ann")) == left
    assert s.count("discard") == 0  # housekeeping is no discard by an effect


@pytest.mark.rule("KRU-TURN-11", "KRU-TURN-13", "KRU-BUY-08", "KRU-BUY-10", "KRU-TURN-15")
def test_plays_and_buys_alternate() -> None:
    s = scene(hand=["glyph"] * 4 + ["snot_knight"])
    s.play("glyph").play("glyph")
    assert s.power == 2
    s.choose("Ann", "buy snot_knight")
    assert s.discard("Ann")[0] == "snot_knight"
    assert s.power == 0
    s.play("glyph").play("snot_knight")
    assert s.power == 3
    assert s.may("Ann", "buy wild_magic")
    s.choose("Ann", "buy abracalabrador")
    assert s.power == 1


@pytest.mark.rule("KRU-TURN-13")
def test_everybody_hears_how_much_power_there_is_after_each_card() -> None:
    s = scene(hand=["glyph", "snot_knight", "fizzle", "wild_magic", "wild_magic"])
    s.play("glyph").play("snot_knight").play("fizzle")
    s.choose("Ann", "buy snot_knight")
    s.play("wild_magic", "power").play("wild_magic", "play-top Bob")
    told = [line for line in s.heard("Bob") if line.split()[0] in ("play", "power", "play-enemy")]
    assert told == [
        "play Ann 1 glyph",
        "play Ann 3 snot_knight",
        "play Ann 3 fizzle",
        "play Ann 1 wild_magic",
        "power Ann 3",
        "play Ann 3 wild_magic",
        "play-enemy Ann Bob 4 glyph",
    ]
    assert s.power == 4


@pytest.mark.rule("KRU-CARD-07")
def test_power_that_a_sentence_changes_is_told_and_only_then() -> None:
    for tokens, told in ([], []), (["dwt_draw_one"], ["power Ann 4"]):
        s = scene(hand=["finger_flasher"], seats={"Ann": {"tokens": tokens}})
        s.play("finger_flasher")
        assert "play Ann 5 finger_flasher" in s.heard()
        assert [line for line in s.heard() if line.startswith("power")] == told


@pytest.mark.rule("KRU-TURN-16")
def test_discard_piles_are_open() -> None:
    s = scene(hand=[], seats={"Ann": {"discard": ["vum", "wand", "overbrain"]}})
    assert {"vum", "wand", "overbrain"} <= s.sees("Bob")


@pytest.mark.rule("KRU-TURN-18")
def test_no_hand_limit() -> None:
    bob = {"hand": ["fizzle"] * 5}
    s = scene(hand=["crazy_cat_lady", "crazy_cat_lady"], seats={"Bob": bob})
    s.play("crazy_cat_lady").play("crazy_cat_lady").end_turn()
    assert s.asked() == ["Bob"]
    assert s.number("hand", "Bob") == 7


@pytest.mark.rule("KRU-BUY-01", "KRU-CARD-01", "KRU-EX-01")
def test_four_glyphs_buy_up_to_four() -> None:
    market = ["snot_knight", "abracalabrador", "golden_oldies", "furry_bros", "creepy_twins"]
    s = scene(hand=["glyph"] * 4, market=market, seats={"Ann": {"deck": ["fizzle"] * 5}})
    for _ in range(4):
        s.play("glyph")
    assert s.power == 4
    bought = {o.split()[1] for o in s.offered("Ann") if o.startswith("buy")}
    assert bought == {*market[:4], "wild_magic"}
    s.choose("Ann", "buy snot_knight", "buy abracalabrador")
    assert s.power == 0
    assert not any(o.startswith("buy") for o in s.offered("Ann"))


@pytest.mark.rule("KRU-BUY-02", "KRU-BUY-05", "KRU-FAMILIAR-01")
def test_what_is_for_sale() -> None:
    seats = {"Ann": {"familiar": ["lil_coin"]}, "Bob": {"familiar": ["puff"]}}
    s = scene(hand=[], seats=seats, power=20)
    bought = {o.split()[1] for o in s.offered("Ann") if o.startswith("buy")}
    assert bought == {*MARKET, "wild_magic", "vum", "lil_coin"}


@pytest.mark.rule("KRU-BUY-03")
def test_empty_wild_magic_stack_sells_nothing() -> None:
    assert scene(hand=[], power=3).may("Ann", "buy wild_magic")
    s = scene(hand=[], power=3, wild=[])
    assert not s.may("Ann", "buy wild_magic")
    s = scene(hand=[], power=20, legend=[])
    assert not any(CARDS[o.split()[1]].kind == "legend" for o in s.offered("Ann")[:-1])


@pytest.mark.rule("KRU-BUY-04", "KRU-WILD-01")
def test_several_wild_magics_in_a_turn() -> None:
    s = scene(hand=[], power=9)
    s.choose("Ann", "buy wild_magic", "buy wild_magic", "buy wild_magic")
    assert s.power == 0
    assert s.number("wild") == 13


@pytest.mark.rule("KRU-BUY-06")
def test_mayhem_never_gets_into_a_players_cards() -> None:
    s = scene(hand=["double_tongue"], main=["mayhem_k"])
    s.play("double_tongue")
    own = [id for n in s.names for z in ("hand", "deck", "discard", "play") for id in s.zone(z, n)]
    assert not any(CARDS[id].kind == "mayhem" for id in own)
    assert s.zone("mayhem") == ["mayhem_k"]


@pytest.mark.rule("KRU-BUY-07")
def test_only_the_active_player_buys() -> None:
    s = scene(hand=[], power=20, seats={"Bob": {"hand": GLYPHS}})
    assert s.asked() == ["Ann"]
    with pytest.raises(IllegalChoice):
        s.choose("Bob", "buy vum")


@pytest.mark.rule("KRU-BUY-09", "KRU-SHUFFLE-01")
def test_bought_card_can_come_back_this_turn() -> None:
    s = scene(hand=["creepy_twins"], power=2, seats={"Ann": {"deck": []}})
    s.choose("Ann", "buy snot_knight", "play creepy_twins")
    assert s.hand("Ann") == ["fizzle", "snot_knight"]


@pytest.mark.rule("KRU-BUY-11")
def test_power_counts_only_when_played() -> None:
    s = scene(hand=["glyph"] * 3)
    assert not any(o.startswith("buy") for o in s.offered("Ann"))


@pytest.mark.rule("KRU-ENDTURN-01")
def test_after_the_end_nothing_is_played_or_bought() -> None:
    s = scene(hand=["glyph"], power=9, seats={"Bob": {"hand": ["glyph"]}})
    s.end_turn()
    for words in ("play glyph", "buy snot_knight"):
        with pytest.raises(IllegalChoice):
            s.choose("Ann", words)


@pytest.mark.rule("KRU-ENDTURN-03")
def test_schoolkids_go_under_the_deck_after_the_hand_is_discarded() -> None:
    s = scene(hand=["schoolkids"], seats={"Ann": {"deck": ["glyph"] * 7}})
    s.play("schoolkids")
    assert s.power == 2
    s.end_turn()
    assert s.zone("deck", "Ann")[-1] == "schoolkids"
    assert "schoolkids" not in s.discard("Ann")
    assert s.first("end-turn Ann") < s.first("under-deck Ann schoolkids") < s.first("draw Ann 5")


@pytest.mark.rule("KRU-ENDTURN-04", "KRU-ONGOING-02")
def test_played_cards_leave_play_but_ongoing_stay() -> None:
    hands = {"Bob": {"hand": ["fizzle"]}}
    s = scene(hand=["glyph", "glyph", "six_eleven"], seats=hands)
    s.play("glyph").play("six_eleven").play("glyph").end_turn()
    assert s.zone("play", "Ann") == ["six_eleven"]
    assert Counter(s.discard("Ann"))["glyph"] == 2
    s.end_turn("Bob")
    s.end_turn("Ann")
    assert s.zone("play", "Ann") == ["six_eleven"]


@pytest.mark.rule("KRU-ENDTURN-05", "KRU-ENDTURN-06")
def test_power_is_lost_and_five_cards_are_drawn() -> None:
    s = scene(hand=["glyph"], power=3, seats={"Ann": {"deck": ["glyph"] * 7}})
    s.end_turn()
    assert (s.number("hand", "Ann"), s.number("deck", "Ann")) == (5, 2)
    assert s.power == 0


@pytest.mark.rule("KRU-ENDTURN-07", "KRU-LEGEND-10", "KRU-LEGEND-08")
def test_next_legend_is_turned_up_only_after_one_was_bought() -> None:
    s = scene(hand=[], power=8, legends=["lord_darklord"], seats={"Bob": {"hand": ["fizzle"]}})
    s.choose("Ann", "buy vum", "end")
    assert s.zone("legend") == ["lord_darklord"]
    assert s.count("group-attack lord_darklord") == 1
    assert s.life() == [13, 13]
    for _ in range(3):
        s.end_turn("Bob")
        s.end_turn("Ann")
    assert s.count("group-attack") == 1
    s = scene(hand=[], power=7, seats={"Bob": {"hand": ["fizzle"]}})
    s.end_turn()
    assert s.zone("legend") == ["vum"]
    assert s.count("group-attack") == 0


@pytest.mark.rule("KRU-ENDTURN-09")
def test_new_hand_may_defend_against_the_group_attack() -> None:
    ann = {"deck": ["what_a_lovely_day"] + ["glyph"] * 7}
    s = scene(hand=[], power=8, legends=["lord_darklord"], seats={"Ann": ann})
    s.choose("Ann", "buy vum", "end", "defend what_a_lovely_day")
    assert s.life() == [23, 13]


@pytest.mark.rule("KRU-EX-02", "KRU-CARD-02", "KRU-CARD-30")
def test_example_turn() -> None:
    ann = {"hand": ["glyph"] * 4 + ["fizzle"], "deck": ["glyph", "glyph", "fizzle", "fizzle"]}
    s = scene(hand=ann["hand"], seats={"Ann": {"deck": ann["deck"]}})
    s.play("fizzle")
    assert s.power == 0
    for _ in range(3):
        s.play("glyph")
    assert not s.may("Ann", "buy furry_bros")
    s.play("glyph")
    s.choose("Ann", "buy furry_bros")
    assert "furry_bros" in s.discard("Ann")
    assert s.power == 0
