"""Decks and piles: shuffling, Ongoing cards, discarding, destroying, gaining, order, ownership."""

from collections import Counter

import pytest
from games.krutagidon.scene import refill, scene

DAY = "what_a_lovely_day"


@pytest.mark.rule("KRU-SHUFFLE-01", "KRU-SHUFFLE-03")
def test_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    ann = {"deck": ["wand"], "discard": ["fizzle"] * 3, "play": ["six_eleven"]}
    s = scene(hand=["creepy_twins"], seats={"Ann": ann})
    s.play("creepy_twins")
    assert s.hand("Ann") == ["fizzle", "fizzle", "wand"]
    assert (s.number("deck", "Ann"), s.number("discard", "Ann")) == (2, 0)
    assert set(s.zone("deck", "Ann")) == {"fizzle"}  # neither play area nor hand
    assert s.count("shuffle Ann") == 1


@pytest.mark.rule("KRU-SHUFFLE-02")
def test_shuffle_only_when_a_card_is_needed() -> None:
    s = scene(hand=[], seats={"Ann": {"discard": ["wand"]}, "Bob": {"hand": ["fizzle"]}})
    s.end_turn()
    assert s.number("deck", "Ann") == 0
    assert set(s.discard("Ann")) == {"wand", "fizzle"}
    assert s.count("shuffle Ann") == 0


@pytest.mark.rule("KRU-SHUFFLE-04")
def test_draw_as_many_as_there_are() -> None:
    s = scene(hand=["vum"], seats={"Ann": {"deck": ["glyph"], "discard": []}})
    s.play("vum").end_turn()
    assert s.number("hand", "Ann") == 3  # Vum, Fizzle and the Glyph drawn before


@pytest.mark.rule("KRU-SHUFFLE-05")
def test_enemy_deck_is_shuffled_by_its_owner() -> None:
    s = scene(hand=["wild_magic"], seats={"Bob": {"deck": [], "discard": ["glyph"] * 4}})
    s.play("wild_magic", "play-top Bob")
    assert s.power == 1
    assert (s.number("deck", "Bob"), s.discard("Bob")) == (3, ["glyph"])


# --- Ongoing


@pytest.mark.rule("KRU-ONGOING-01")
def test_bought_ongoing_card_does_nothing_in_the_discard_pile() -> None:
    market = ["six_eleven", "snot_knight", "creepy_twins", "furry_bros", "golden_oldies"]
    s = scene(hand=["abracalabrador"], power=5, market=market)
    s.choose("Ann", "buy six_eleven", "play abracalabrador")
    assert s.discard("Ann") == ["six_eleven"]
    assert s.life("Ann") == [22]


@pytest.mark.rule("KRU-ONGOING-03")
def test_ongoing_card_forced_out_can_be_played_again() -> None:
    s = refill(2, "mayhem_z", seats={"Ann": {"play": ["six_eleven"], "deck": []}})
    assert s.zone("play", "Ann") == []
    assert s.discard("Ann") == ["six_eleven"]
    s.end_turn()
    assert "six_eleven" in s.hand("Ann")


@pytest.mark.rule("KRU-ONGOING-04", "KRU-OWN-01", "KRU-ONGOING-06", "KRU-OWN-02")
def test_ongoing_cards_and_played_cards_are_under_control() -> None:
    ann = {"play": ["big_bone"]}
    bob = {"play": ["big_bone"]}
    s = scene(hand=["glyph", "necro_dancers", "necro_dancers"], seats={"Ann": ann, "Bob": bob})
    s.play("glyph")
    assert set(s.zone("play", "Ann")) == {"big_bone", "glyph"}
    s.play("necro_dancers")
    assert s.power == 1 + 2  # Bob's Big Bone and the Market do not count
    s = scene(hand=["big_bone", "necro_dancers"])
    s.play("necro_dancers")
    assert s.power == 1


@pytest.mark.rule("KRU-ONGOING-05")
def test_ongoing_card_counts_as_played_only_in_its_turn() -> None:
    ann = {"play": ["golden_oldies"], "tiles": ["property_second_treasure"], "discard": ["vum"]}
    s = scene(hand=["robot_tongue", "total_crud"], seats={"Ann": ann, "Bob": {"deck": []}})
    s.play("robot_tongue")
    assert s.what() == "act"
    s.play("total_crud")
    assert s.what() == "on-top"


@pytest.mark.rule("KRU-ONGOING-07")
def test_location_works_once_in_every_turn() -> None:
    deck = ["glyph"] * 2 + ["veear_virtual_warlock"] + ["glyph"] * 6
    seats = {
        "Ann": {"play": ["mt_skullzfyre"], "deck": deck},
        "Bob": {"hand": ["fizzle"], "deck": ["fizzle"] * 6},
    }
    s = scene(hand=["crazy_cat_lady", "overbrain"], seats=seats)
    s.play("crazy_cat_lady")
    assert s.number("hand", "Ann") == 4  # one by the card, one by the Location
    s.play("overbrain")
    assert s.number("hand", "Ann") == 3
    s.end_turn().end_turn("Bob")
    assert s.number("hand", "Ann") == 5
    s.play("veear_virtual_warlock")
    assert s.number("hand", "Ann") == 5


@pytest.mark.rule("KRU-ONGOING-08")
def test_no_limit_on_ongoing_cards() -> None:
    six = ["mt_skullzfyre", "castle_tentakill", "pleasure_palace", "six_eleven", "big_bone"]
    s = scene(hand=["murdershroom_marsh"], seats={"Ann": {"play": [*six, "big_bone"]}})
    s.play("murdershroom_marsh")
    assert s.number("play", "Ann") == 7
    s.end_turn()
    assert s.number("play", "Ann") == 7


@pytest.mark.rule("KRU-ONGOING-09")
def test_tokens_and_standees_are_ongoing_too() -> None:
    ann = {"tokens": ["dwt_wand_extra", "dwt_draw_one"], "deck": ["cthulhu"]}
    s = scene(hand=["whatsit"], seats={"Ann": ann, "Bob": {"life": 25}}, prize=0)
    s.play("whatsit")
    assert s.life("Bob") == [25 - 9]  # Prize, R'lyeh, one Ongoing token


@pytest.mark.rule("KRU-ONGOING-10", "KRU-WILD-07")
def test_stolen_ongoing_card_goes_to_its_new_owners_pile() -> None:
    s = scene(hand=["wild_magic"], seats={"Bob": {"deck": ["six_eleven"], "hand": ["fizzle"]}})
    s.play("wild_magic", "play-top Bob")
    s.end_turn()
    assert s.zone("play", "Ann") == ["six_eleven"]
    s = refill(2, "mayhem_z", seats={"Ann": {"play": ["six_eleven"]}})
    assert s.discard("Ann") == ["six_eleven"]


# --- discarding


@pytest.mark.rule("KRU-DISCARD-01", "KRU-DISCARD-03")
def test_victim_chooses_what_to_discard_from_hand() -> None:
    bob = {"hand": ["glyph", "vum", "wand"], "discard": ["fizzle"]}
    s = scene(hand=["festering_trepanner"], seats={"Bob": bob})
    s.play("festering_trepanner")
    assert s.asked() == ["Bob"]
    assert set(s.offered("Bob")) == {"discard glyph", "discard vum", "discard wand"}
    s.choose("Bob", "discard vum")
    assert s.discard("Bob") == ["vum", "fizzle"]


@pytest.mark.rule("KRU-DISCARD-02")
def test_discarding_from_the_deck_is_discarding() -> None:
    s = scene(hand=["total_crud"], seats={"Bob": {"deck": ["vum", "glyph"]}})
    s.play("total_crud", "discard vum")
    assert s.discard("Bob") == ["vum"]
    assert s.count("discard Bob vum") == 1


@pytest.mark.rule("KRU-DISCARD-04")
def test_nothing_to_discard_is_no_harm() -> None:
    s = scene(hand=["festering_trepanner"])
    s.play("festering_trepanner")
    assert s.what() == "act"
    assert s.life("Bob") == [20]
    assert s.discard("Bob") == []


# --- destroying


@pytest.mark.rule("KRU-DESTROY-01")
def test_muck_marx_destroys_in_the_market() -> None:
    s = scene(hand=["muck_marx"], main=["overbrain"])
    s.play("muck_marx", "destroy snot_knight")
    assert s.zone("destroyed") == ["snot_knight"]
    assert "overbrain" in s.zone("market")
    assert s.number("market") == 5


@pytest.mark.rule("KRU-DESTROY-02", "KRU-DESTROY-03", "KRU-SCORE-12")
def test_destroyed_cards_are_out_of_the_game_and_mayhem_apart() -> None:
    ann = {"discard": ["finger_flasher"]}
    s = refill(2, "mayhem_e", hand=["dragonus_annoyus"], seats={"Ann": ann})
    before = s.score("Ann")
    s.play("dragonus_annoyus", "destroy finger_flasher")
    assert s.score("Ann") == before - 3
    assert s.zone("destroyed") == ["finger_flasher"]
    assert s.zone("mayhem") == ["mayhem_e"]
    assert "finger_flasher" in s.sees("Bob")


@pytest.mark.rule("KRU-DESTROY-04", "KRU-WILD-13")
def test_destroyed_wild_magic_returns_to_its_stack() -> None:
    s = scene(
        hand=["dragonus_annoyus"], wild=[], seats={"Ann": {"discard": ["wild_magic"]}}, power=3
    )
    assert not s.may("Ann", "buy wild_magic")
    s.play("dragonus_annoyus", "destroy wild_magic")
    assert s.zone("wild") == ["wild_magic"]
    assert s.zone("destroyed") == []
    assert s.may("Ann", "buy wild_magic")


@pytest.mark.rule("KRU-DESTROY-05", "KRU-LIMP-07")
def test_destroyed_limp_wand_returns_to_its_stack() -> None:
    s = scene(hand=["dragonus_annoyus"], limp=[], seats={"Ann": {"discard": ["limp_wand"]}})
    s.play("dragonus_annoyus", "destroy limp_wand")
    assert s.zone("limp") == ["limp_wand"]
    assert s.zone("destroyed") == []


@pytest.mark.rule("KRU-DESTROY-06", "KRU-CARD-34")
def test_rlyeh_sends_even_limp_wands_to_an_enemy() -> None:
    ann = {"discard": ["limp_wand"], "deck": ["cthulhu"]}
    s = scene(3, ["dragonus_annoyus"], {"Ann": ann})
    stack = s.number("limp")
    s.play("dragonus_annoyus", "destroy limp_wand")
    assert s.offered("Ann") == ["target Bob", "target Cid"]
    s.choose("Ann", "target Cid")
    assert s.discard("Cid") == ["limp_wand"]
    assert s.number("limp") == stack


@pytest.mark.rule("KRU-DESTROY-07")
def test_owner_chooses_what_to_destroy() -> None:
    ann = {"discard": ["limp_wand"]}
    s = refill(2, "mayhem_m", hand=["glyph"], seats={"Ann": ann})
    wanted = {"pass", "destroy glyph", "destroy fizzle", "destroy limp_wand"}
    assert set(s.offered("Ann")) == wanted


def test_equal_cards_of_an_open_pile_are_one_choice() -> None:
    ann = {"discard": ["glyph", "wand", "glyph"]}
    s = scene(hand=["dragonus_annoyus"], seats={"Ann": ann})
    s.play("dragonus_annoyus")
    assert s.offered("Ann") == ["pass", "destroy glyph", "destroy wand"]


@pytest.mark.rule("KRU-DESTROY-08")
def test_destroyed_familiar_never_comes_back() -> None:
    s = scene(hand=["dragonus_annoyus"], power=9, seats={"Ann": {"discard": ["lil_coin"]}})
    s.play("dragonus_annoyus", "destroy lil_coin")
    assert s.zone("destroyed") == ["lil_coin"]
    assert not s.may("Ann", "buy lil_coin")


# --- gaining


@pytest.mark.rule("KRU-GAIN-01", "KRU-LIMP-01")
def test_gained_card_goes_to_the_discard_pile() -> None:
    s = scene(hand=["grungy_rockers_staff"])
    stack = s.number("limp")
    s.play("grungy_rockers_staff")
    assert s.discard("Bob") == ["limp_wand"]
    assert s.number("limp") == stack - 1


@pytest.mark.rule("KRU-GAIN-02")
def test_gaining_costs_nothing() -> None:
    s = scene(hand=["sign_of_the_cosmos"], power=2, mayhem=["mayhem_j"], main=["totally_lit"])
    s.play("sign_of_the_cosmos", "no", "yes")
    s.choose("Bob", "no")
    assert s.power == 2
    assert s.discard("Ann") == ["totally_lit"]


@pytest.mark.rule("KRU-GAIN-03", "KRU-GAIN-07")
def test_empty_stack_gives_nothing() -> None:
    bob = {"hand": ["wand"]}
    s = refill(2, "mayhem_i", wild=[], hand=["fizzle"], seats={"Bob": bob})
    assert s.hand("Bob") == []
    assert s.hand("Ann") == ["fizzle"]
    assert set(s.zone("destroyed")) == {"wand", "fizzle"}


@pytest.mark.rule("KRU-GAIN-04", "KRU-GAIN-05", "KRU-MAYHEM-15")
def test_mayhem_is_never_gained() -> None:
    s = refill(2, "mayhem_j", "mayhem_b", "totally_lit")
    s.choose("Ann", "yes")
    assert s.zone("mayhem") == ["mayhem_b"]
    assert s.discard("Ann") == []
    s.choose("Bob", "yes")
    assert s.zone("destroyed") == ["glyph"]  # Bob's top card; Ann gained nothing
    assert s.discard("Bob") == ["totally_lit"]
    assert s.life() == [20, 20]
    assert s.count("window") == 0


@pytest.mark.rule("KRU-GAIN-06")
def test_who_buys_chooses_among_all_that_fit() -> None:
    s = scene(hand=[], power=4)
    fitting = {o for o in s.offered("Ann") if o.startswith("buy")}
    wanted = {"snot_knight", "abracalabrador", "furry_bros", "golden_oldies", "wild_magic"}
    assert fitting == {f"buy {id}" for id in wanted}


@pytest.mark.rule("KRU-GAIN-08")
def test_cards_from_the_main_deck_are_gained() -> None:
    ann = {"tiles": ["property_wizard_draw"], "deck": ["glyph"] * 8}
    s = scene(hand=["double_tongue"], main=["overbrain"], seats={"Ann": ann})
    s.play("double_tongue")
    assert s.zone("deck", "Ann")[0] == "overbrain"
    s.end_turn()
    assert s.number("hand", "Ann") == 6
    # drawing from one's own deck is never gaining
    ann = {"tiles": ["property_wizard_draw"], "deck": ["overbrain"] + ["glyph"] * 8}
    s = scene(hand=["vum"], seats={"Ann": ann})
    s.play("vum").end_turn()
    assert s.number("hand", "Ann") == 5


# --- order


@pytest.mark.rule("KRU-RESOLVE-01", "KRU-EX-08", "KRU-LIMP-03")
def test_effects_go_clockwise_from_their_player() -> None:
    s = scene(4, ["rump_orchard"], limp=["limp_wand"] * 2)
    s.play("rump_orchard")
    assert [s.discard(n) for n in s.names] == [[], ["limp_wand"], ["limp_wand"], []]
    assert s.power == 2
    s = scene(4, seats={"Cid": {"hand": ["rump_orchard", "fizzle"]}}, active="Cid")
    s.choose("Cid", "play rump_orchard")
    order = [line.split()[1] for line in s.heard() if line.startswith("gain ")]
    assert order == ["Dan", "Ann", "Bob"]


@pytest.mark.rule("KRU-RESOLVE-02")
def test_mayhem_goes_clockwise_from_the_active_player() -> None:
    hands = {name: {"hand": ["fizzle"]} for name in ("Ann", "Bob", "Cid")}
    s = refill(3, "mayhem_y", active="Bob", limp=["limp_wand"] * 2, seats=hands)
    tops = [s.zone("deck", name)[0] for name in s.names]
    assert tops == ["glyph", "limp_wand", "limp_wand"]


@pytest.mark.rule("KRU-RESOLVE-03")
def test_card_is_finished_before_what_it_sets_off() -> None:
    ann = {"play": ["mt_skullzfyre"], "discard": ["totally_lit"]}
    s = scene(hand=["karpatych_san"], seats={"Ann": ann})
    s.play("karpatych_san")
    assert s.first("take Ann totally_lit") < s.first("draw Ann 1")
    assert s.hand("Ann") == ["fizzle", "glyph", "totally_lit"]


@pytest.mark.rule("KRU-RESOLVE-04")
def test_several_effects_are_ordered_by_their_player() -> None:
    ann = {"play": ["castle_tentakill"], "tiles": ["property_creature_life"]}
    s = scene(hand=["snot_knight"], seats={"Ann": ann}, market=["goreilla"])
    s.play("snot_knight")
    assert s.what() == "order"
    assert set(s.offered("Ann")) == {"order castle_tentakill 1", "order property_creature_life 2"}
    s.choose("Ann", "order property_creature_life")
    assert s.first("heal Ann 1") < s.first("draw Ann 1")


@pytest.mark.rule("KRU-RESOLVE-05")
def test_what_cannot_be_done_is_skipped() -> None:
    s = scene(hand=["abracalabrador"], seats={"Ann": {"deck": []}}, market=["goreilla"])
    s.play("abracalabrador")
    assert s.life("Ann") == [22]
    assert s.hand("Ann") == ["fizzle"]


@pytest.mark.rule("KRU-RESOLVE-06")
def test_may_is_optional_and_the_rest_is_not() -> None:
    ann = {"discard": ["totally_lit", "barfaticus"]}
    s = scene(hand=["karpatych_san"], seats={"Ann": ann})
    s.play("karpatych_san")
    assert set(s.offered("Ann")) == {"take totally_lit", "take barfaticus"}
    s = scene(hand=["dragonus_annoyus"], seats={"Ann": ann})
    s.play("dragonus_annoyus")
    assert "pass" in s.offered("Ann")


# --- ownership


@pytest.mark.rule("KRU-OWN-03")
def test_cards_are_owned_wherever_they_lie() -> None:
    ann = {
        "play": ["big_bone"],
        "hand": ["dragon_eggs", "snot_knight"],
        "deck": ["dragon_eggs"],
        "discard": ["sack_of_joy"],
        "tokens": ["dwt_draw_one"],
    }
    s = scene(seats={"Ann": ann}, market=["goreilla"])
    assert s.score("Ann") == 1 + 5 + 1 + 5 + 2 - 3


@pytest.mark.rule("KRU-OWN-04")
def test_passed_card_belongs_to_its_new_owner() -> None:
    ann = {"discard": ["limp_wand"]}
    s = scene(hand=["swine_rod", "vum"], keep=False, seats={"Ann": ann})
    bob, own = s.score("Bob"), s.score("Ann")
    s.play("swine_rod", "give limp_wand")
    assert s.hand("Bob") == ["limp_wand"]
    assert s.score("Bob") == bob - 1
    assert s.score("Ann") == own + 1
    s.end_turn()
    s.choose("Bob", "play limp_wand")
    assert s.discard("Bob") + s.hand("Bob") + s.zone("deck", "Bob")
    own_zones = [*s.discard("Bob"), *s.hand("Bob"), *s.zone("deck", "Bob"), *s.zone("play", "Bob")]
    assert Counter(own_zones)["limp_wand"] == 1


@pytest.mark.rule("KRU-OWN-05", "KRU-WILD-05")
def test_starters_go_back_to_their_owner() -> None:
    s = scene(hand=["wild_magic"], seats={"Bob": {"deck": ["wand"]}})
    s.play("wild_magic", "play-top Bob", "target Bob")
    assert s.discard("Bob") == ["wand"]
    assert s.zone("play", "Ann") == ["wild_magic"]


@pytest.mark.rule("KRU-OWN-06")
def test_tokens_taken_are_under_control() -> None:
    s = scene(
        hand=["necro_dancers"], seats={"Ann": {"tokens": ["dwt_draw_one", "dwt_group_attack"]}}
    )
    s.play("necro_dancers")
    assert s.power == 3
