"""Cards of which there is no second like them."""

from typing import Any

import pytest
from games.krutagidon.scene import Scene, refill, scene

DAY = "what_a_lovely_day"
PLAIN = "dwt_minus_two_vp"


def test_billy_must_be_the_first_card() -> None:
    s = scene(hand=["billy_hellish", "vum"])
    s.play("billy_hellish")
    assert s.hand("Ann") == ["glyph"] * 4
    assert set(s.discard("Ann")) == {"vum", "fizzle"}
    s = scene(hand=["billy_hellish", "glyph"])
    s.play("glyph").play("billy_hellish")
    assert s.hand("Ann") == ["fizzle"]
    s = scene(hand=["wild_magic", "vum"], seats={"Bob": {"deck": ["billy_hellish"]}})
    s.play("wild_magic", "play-top Bob")
    assert s.hand("Ann") == ["fizzle", "vum"]


@pytest.mark.rule("KRU-CARD-17", "KRU-EX-24", "KRU-CARD-36")
def test_overbrain() -> None:
    harmless = ["glyph", "fizzle", "fatalizer", "furry_bros", "flexcalibur"]
    market = ["goreilla"]
    s = scene(hand=["overbrain"], seats={"Bob": {"hand": harmless}}, market=market)
    s.play("overbrain")
    assert s.life("Bob") == [20]
    assert s.discard("Bob") == []
    bob = {"hand": [*harmless, "totally_lit", "vum"]}
    s = scene(hand=["overbrain"], seats={"Bob": bob}, market=market)
    s.play("overbrain")
    assert set(s.offered("Bob")) == {"discard totally_lit", "discard vum"}
    s.choose("Bob", "discard vum")
    assert s.discard("Bob") == ["vum"]
    assert s.life("Bob") == [20]
    bob = {"hand": ["unholy_grail", "glyph"]}
    s = scene(hand=["overbrain"], seats={"Bob": bob}, market=market)
    s.play("overbrain")
    s.choose("Bob", "defend unholy_grail")
    assert s.life() == [15, 15]
    assert s.discard("Bob") == ["unholy_grail"]
    assert s.hand("Bob") == ["glyph", "glyph"]
    poor = {"hand": [DAY, "glyph"], "life": 10}  # no card of cost 5: nothing either way
    s = scene(hand=["overbrain"], seats={"Bob": poor}, market=market)
    s.play("overbrain")
    s.choose("Bob", f"defend {DAY}")
    assert s.life("Bob") == [13]


@pytest.mark.rule("KRU-CARD-36", "KRU-REDIRECT-10")
def test_overbrain_redirected() -> None:
    bob = {"hand": ["lil_coin", "glyph"]}
    s = scene(hand=["overbrain", "vum", "totally_lit"], seats={"Bob": bob})
    s.play("overbrain")
    s.choose("Bob", "defend lil_coin")
    assert s.asked() == ["Ann"]
    assert set(s.offered("Ann")) == {"discard vum", "discard totally_lit"}
    s.choose("Ann", "discard vum")
    assert s.discard("Ann") == ["vum"]
    assert s.life() == [20, 15]  # the Familiar itself costs 6


def test_shant_pass_puts_the_next_card_on_top() -> None:
    s = scene(hand=["shant_pass"], power=4)
    s.play("shant_pass")
    s.choose("Ann", "buy snot_knight", "buy abracalabrador")
    assert s.zone("deck", "Ann")[0] == "snot_knight"
    assert s.discard("Ann") == ["abracalabrador"]
    s = scene(hand=["shant_pass", "shant_pass"], power=4, seats={"Bob": {"hand": ["fizzle"]}})
    s.play("shant_pass").play("shant_pass")
    s.choose("Ann", "buy snot_knight", "buy abracalabrador")
    assert s.zone("deck", "Ann")[:2] == ["abracalabrador", "snot_knight"]
    s = scene(hand=["shant_pass"], seats={"Bob": {"hand": ["fizzle"]}})
    s.play("shant_pass").end_turn()
    assert s.t.turn.on_top == 0


def test_barfaticus_attacks_with_every_gain() -> None:
    s = scene(3, ["barfaticus", "barfaticus"], power=7)
    s.play("barfaticus")
    assert s.number("hand", "Ann") == 3
    s.choose("Ann", "buy furry_bros", "target Cid")
    assert s.life() == [20, 20, 16]
    s.play("barfaticus")
    s.choose("Ann", "buy golden_oldies", "target Bob", "target Cid")
    assert s.life() == [20, 17, 13]
    s.end_turn()
    assert s.t.echoes == []


def about(s: Scene, name: str) -> tuple[str, str]:
    asked = s.open_to(name)
    assert asked is not None
    return s.t.face(asked.about).id, asked.word


def test_an_attack_of_barfaticus_names_barfaticus_and_not_what_was_bought_or_played() -> None:
    seats = {"Bob": {"life": 4, "tokens": [], "hand": ["fizzle"]}, "Cid": {"hand": [DAY]}}
    s = scene(3, ["barfaticus", "glyph"], power=11, seats=seats)
    s.play("barfaticus").play("glyph")
    s.choose("Ann", "buy snot_knight")
    assert about(s, "Ann") == ("barfaticus", "2")
    s.choose("Ann", "target Cid")
    assert about(s, "Cid") == ("barfaticus", "")
    s.choose("Cid", "pass")
    s.choose("Ann", "buy furry_bros", "target Bob")
    assert "damage Cid Ann 2 barfaticus" in s.heard()
    assert "damage Bob Ann 4 barfaticus" in s.heard()
    assert "die Bob Ann barfaticus" in s.heard()


def test_barfaticus_is_not_named_from_a_shuffled_deck() -> None:
    """Played from an enemy's deck, then shuffled into it: nothing tells where it lies."""
    s = scene(hand=["barfaticus"], power=9)
    s.play("barfaticus")
    card = s.t.plays[0].cards[-1]
    s.t.cards.move(card, s.t.plays[0], s.t.discards[1])
    s.t.cards.move(card, s.t.discards[1], s.t.decks[1])
    s.t.cards.shuffle(s.t.decks[1], s.t.rng)
    s.choose("Ann", "buy furry_bros")
    assert "damage Bob Ann 4" in s.heard()


def test_barfaticus_attack_can_be_avoided_and_is_doubled_by_the_arena() -> None:
    seats = {"Ann": {"play": ["annihilageddon_arena"]}, "Bob": {"hand": [DAY], "life": 15}}
    s = scene(hand=["barfaticus"], power=8, seats=seats)
    s.play("barfaticus")
    s.choose("Ann", "buy furry_bros")
    s.choose("Bob", f"defend {DAY}")
    assert s.life("Bob") == [18]
    s.choose("Ann", "buy golden_oldies")
    assert s.life("Bob") == [12]


def test_epic_brawl_counts_defence_cards() -> None:
    bob = {"discard": [DAY, "dragon_eggs", "puff", "glyph"]}
    s = scene(hand=["epic_brawl"], seats={"Bob": bob})
    s.play("epic_brawl")
    assert s.life("Bob") == [14]
    assert s.power == 3


@pytest.mark.rule("KRU-CARD-18", "KRU-CARD-19", "KRU-CARD-20", "KRU-CARD-21")
def test_necromantica() -> None:
    ann = {"play": ["big_bone"], "tokens": ["dwt_wand_extra", "dwt_draw_one"]}
    bob = {"tokens": ["dwt_two_limp_wands", "dwt_minus_four_vp"], "hand": ["wand"]}
    s = scene(hand=["necromantica", "wand"], seats={"Ann": ann, "Bob": bob})
    s.play("necromantica", "yes")
    assert set(s.offered("Ann")) == {"take dwt_two_limp_wands", "take dwt_minus_four_vp"}
    s.choose("Ann", "take dwt_two_limp_wands")
    assert set(s.offered("Ann")) == {"take dwt_wand_extra", "take dwt_draw_one"}
    s.choose("Ann", "take dwt_wand_extra")
    assert s.discard("Ann") == ["limp_wand", "limp_wand"]
    s.play("wand", "target Bob")
    assert s.life("Bob") == [16]
    for token in ("dwt_eight_to_killer", "dwt_eleven_life"):
        one: dict[str, Any] = {"play": ["big_bone"], "tokens": [PLAIN]}
        seats = {"Ann": one, "Bob": {"tokens": [token]}}
        s = scene(hand=["necromantica"], seats=seats)
        s.play("necromantica", "yes")
        assert s.zone("tokens", "Ann") == [token]
        assert s.life() == [20, 20]
    # no token on one side, or only a Big Bone: no swap
    for tokens, theirs in (([PLAIN], []), ([], [PLAIN])):
        one = {"play": ["big_bone"], "tokens": tokens}
        s = scene(hand=["necromantica"], seats={"Ann": one, "Bob": {"tokens": theirs}})
        s.play("necromantica", "yes")
        assert s.zone("tokens", "Ann") == tokens
        assert s.zone("tokens", "Bob") == theirs
    seats = {"Ann": {"tokens": [PLAIN]}, "Bob": {"tokens": ["dwt_draw_one"]}}
    s = scene(hand=["necromantica"], seats=seats)
    s.play("necromantica")
    assert s.what() == "act"  # no Big Bone, no attack
    assert s.power == 3


@pytest.mark.rule("KRU-CARD-12")
def test_swine_rod_names_the_enemy_first() -> None:
    ann = {"discard": ["limp_wand", "vum"], "deck": ["glyph"]}
    s = scene(3, ["swine_rod"], {"Ann": ann, "Bob": {"hand": [DAY]}})
    s.play("swine_rod")
    assert s.what() == "target"
    s.choose("Ann", "target Bob")
    assert s.asked() == ["Bob"]
    s.choose("Bob", "pass")
    assert set(s.offered("Ann")) == {"give fizzle", "give glyph", "give limp_wand"}
    s.choose("Ann", "give glyph")
    assert s.hand("Bob") == ["glyph", DAY]
    assert s.number("hand", "Ann") == 1


@pytest.mark.rule("KRU-CARD-13")
def test_swine_rod_redirected_does_nothing() -> None:
    s = scene(hand=["swine_rod"], seats={"Bob": {"hand": ["lil_coin"]}})
    s.play("swine_rod")
    s.choose("Bob", "defend lil_coin")
    assert s.hand("Ann") == ["fizzle", "glyph"]
    assert s.count("give") == 0


def test_sack_of_joy_and_total_crud() -> None:
    s = scene(hand=["sack_of_joy"], seats={"Ann": {"life": 3, "deck": ["cthulhu", "glyph"]}})
    s.play("sack_of_joy")
    assert s.life("Ann") == [10]
    assert s.zone("deck", "Ann") == ["cthulhu", "glyph"]
    assert s.power == 3
    seats = {"Bob": {"deck": ["vum", "glyph"]}, "Cid": {"deck": ["wand", "glyph"]}}
    s = scene(3, ["total_crud"], seats)
    s.play("total_crud")
    assert set(s.offered("Ann")) == {"done", "discard vum", "discard wand"}
    s.choose("Ann", "discard vum", "done")
    assert s.discard("Bob") == ["vum"]
    assert s.zone("deck", "Cid")[0] == "wand"


@pytest.mark.rule("KRU-CARD-28")
def test_six_eleven_doubles_life() -> None:
    s = scene(hand=["abracalabrador"], seats={"Ann": {"play": ["six_eleven"], "life": 10}})
    s.play("abracalabrador")
    assert s.life("Ann") == [14]
    ann = {"play": ["six_eleven"], "life": 4, "hand": ["wand"]}
    s = refill(2, "mayhem_k", hand=None, seats={"Ann": ann})
    s.choose("Ann", "destroy wand")
    assert s.life("Ann") == [25]
    ann = {"play": ["six_eleven"], "life": 1}  # returning from death is no gain
    s = scene(hand=["wand"], seats={"Ann": ann}, graves=[PLAIN])
    s.play("wand", "target Ann")
    assert s.life("Ann") == [20]


@pytest.mark.parametrize(
    ("place", "card"),
    [
        ("mt_skullzfyre", "veear_virtual_warlock"),
        ("castle_tentakill", "snot_knight"),
        ("pleasure_palace", "totally_lit"),
        ("murdershroom_marsh", "uncle_andys_laurels"),
    ],
)
def test_locations_draw_with_the_first_card_of_a_type(place: str, card: str) -> None:
    ann = {"play": [place]}
    s = scene(hand=[card, "glyph"], seats={"Ann": ann}, market=["goreilla"])
    s.play("glyph")
    assert s.number("hand", "Ann") == 2
    s.play(card)
    assert s.number("hand", "Ann") == 2
    s = scene(hand=[place, card], market=["goreilla"])
    s.play(card).play(place)  # too late for this turn
    assert s.number("hand", "Ann") == 1


@pytest.mark.rule("KRU-CARD-32")
def test_arena_doubles_attacks_and_leaves_after_a_kill() -> None:
    seats = {"Ann": {"play": ["annihilageddon_arena"]}, "Bob": {"life": 14}, "Cid": {"life": 20}}
    s = scene(3, ["annihilageddon"], seats, graves=[PLAIN])
    s.play("annihilageddon")
    assert s.life() == [20, 20, 6]
    assert s.zone("tokens", "Bob") == [PLAIN]
    assert s.discard("Ann") == ["annihilageddon_arena"]
    seats = {"Ann": {"play": ["annihilageddon_arena"]}, "Bob": {"life": 1}}
    s = scene(3, ["vum"], seats, graves=[PLAIN])
    s.play("vum")
    assert s.life("Cid") == [19]  # no attack
    assert s.discard("Ann") == ["annihilageddon_arena"]  # but a kill
    ann = {"play": ["annihilageddon_arena"]}
    s = scene(hand=["sign_of_the_cosmos"], mayhem=["mayhem_p"], seats={"Ann": ann})
    s.play("sign_of_the_cosmos", "yes")
    assert s.life() == [20, 10]
    bob = {"hand": ["steamy_business"], "play": ["annihilageddon_arena"]}
    s = scene(hand=["guilty_giblets"], seats={"Bob": bob})
    s.play("guilty_giblets")
    s.choose("Bob", "defend steamy_business")
    assert s.life("Ann") == [18]  # counter-damage is not doubled


def test_surgeon_general_gives_a_limp_wand() -> None:
    s = scene(3, ["surgeon_generals_warning"], {"Cid": {"hand": [DAY]}})
    s.play("surgeon_generals_warning", "target Cid")
    assert s.discard("Cid") == ["limp_wand"]
    assert s.count("window") == 0


def test_bananamage_heals_for_starters() -> None:
    ann = {"life": 5, "discard": ["wand", "vum", "glyph"]}
    s = scene(hand=["bananamage", "glyph", "fizzle"], seats={"Ann": ann})
    s.play("glyph").play("bananamage")
    assert s.life("Ann") == [5 + 1 + 2 + 2]


def test_sign_of_the_cosmos_without_mayhem_does_nothing() -> None:
    s = scene(hand=["sign_of_the_cosmos", "lead_orcganizer"])
    s.play("sign_of_the_cosmos").play("lead_orcganizer")
    assert s.what() == "act"


def test_orcganizer_chooses_one_of_two() -> None:
    s = scene(hand=["lead_orcganizer"], mayhem=["mayhem_p", "mayhem_g"])
    s.play("lead_orcganizer")
    assert set(s.offered("Ann")) == {"take mayhem_p", "take mayhem_g"}
    s.choose("Ann", "take mayhem_p", "yes")
    assert s.life() == [20, 15]
    assert set(s.zone("mayhem")) == {"mayhem_p", "mayhem_g"}


def test_double_tongue_takes_a_card_or_power() -> None:
    s = scene(hand=["double_tongue"], main=["goreilla"])
    s.play("double_tongue")
    assert s.zone("deck", "Ann")[0] == "goreilla"
    assert s.power == 0
    s = scene(hand=["double_tongue"], main=["mayhem_p"])
    s.play("double_tongue")
    assert s.power == 3
    assert s.life() == [20, 20]
    s = scene(hand=["double_tongue"], main_only=[])
    s.play("double_tongue")
    assert s.power == 0


def test_bloodmancer_draws_and_hurts_oneself() -> None:
    ann = {"life": 3}
    s = scene(hand=["bloodmancer_fixx"], seats={"Ann": ann}, graves=[PLAIN])
    s.play("bloodmancer_fixx")
    assert s.number("hand", "Ann") == 4
    assert s.zone("tokens", "Ann") == [PLAIN]
    assert s.fact("prize") == -1


def test_mistress_britta_destroys_limp_wands() -> None:
    ann = {"discard": ["limp_wand", "limp_wand"], "deck": ["wand"]}
    s = scene(hand=["mistress_britta", "limp_wand"], seats={"Ann": ann})
    s.play("mistress_britta")
    options = s.offered("Ann")
    assert options == ["destroy limp_wand", "destroy limp_wand", "destroy-both limp_wand limp_wand"]
    s.choose("Ann", "destroy-both")
    assert s.hand("Ann") == ["fizzle", "wand"]
    assert s.discard("Ann") == ["limp_wand"]
    s = scene(hand=["mistress_britta"], seats={"Ann": {"deck": ["wand"]}})
    s.play("mistress_britta")
    assert s.what() == "act"
    s = scene(hand=["mistress_britta"], seats={"Ann": ann})
    stack = s.number("limp")
    s.play("mistress_britta")
    assert s.number("limp") == stack + 1


@pytest.mark.rule("KRU-CARD-35")
def test_doctor_doubles_power_for_the_whole_turn() -> None:
    s = scene(hand=["doctor_bottoms_up", "glyph"], power=3)
    s.choose("Ann", "buy snot_knight")
    assert s.power == 1
    s.play("doctor_bottoms_up")
    assert s.power == 4
    s.play("glyph")
    assert s.power == 6


@pytest.mark.rule("KRU-CARD-35")
def test_finger_flasher_takes_the_last_doubled_power() -> None:
    tokens = ["dwt_draw_one", "dwt_wand_extra", "dwt_one_limp_wand", "dwt_two_limp_wands"]
    tokens += ["dwt_group_attack", "dwt_minus_two_vp", "dwt_minus_four_vp", "dwt_give_top_card"]
    ann = {"tokens": [*tokens, "dwt_no_avoid_mayhem"]}
    hand = ["doctor_bottoms_up", "finger_flasher", "glyph"]
    s = scene(hand=hand, seats={"Ann": ann}, power=2, market=["golden_oldies"])
    s.play("doctor_bottoms_up")
    s.choose("Ann", "buy golden_oldies")
    assert s.power == 1
    s.play("finger_flasher")
    assert s.power == 0
    s.play("glyph")
    assert s.power == 2
