"""Уточнения по картам, and what every single card does."""

from pathlib import Path
from typing import Any

import pytest
from krutagidon_scene import CARDS, LIBRARY, MARKET, brawl, refill

DAY = "what_a_lovely_day"
PLAIN = "dwt_minus_two_vp"


# --- cards that only give Power, draw or heal: (card, Power, cards drawn, life gained)
SIMPLE = [
    ("glyph", 1, 0, 0),
    ("fizzle", 0, 0, 0),
    ("limp_wand", 0, 0, 0),
    ("creepy_twins", 0, 2, 0),
    ("snot_knight", 2, 0, 0),
    ("goreilla", 2, 0, 0),
    ("skater_rats_from_mars", 2, 0, 0),
    ("veear_virtual_warlock", 2, 0, 0),
    ("abracalabrador", 0, 1, 2),
    ("totally_lit", 3, 0, 0),
    ("what_a_lovely_day", 0, 1, 0),
    ("steamy_business", 2, 0, 0),
    ("unholy_grail", 3, 0, 0),
    ("uncle_andys_laurels", 5, 0, 0),
    ("robot_tongue", 1, 0, 0),
    ("dragon_eggs", 0, 0, 3),
    ("sir_sniffles", 2, 0, 6),
    ("schoolkids", 2, 0, 0),
]


@pytest.mark.parametrize(("card", "power", "cards", "life"), SIMPLE)
def test_simple_cards(card: str, power: int, cards: int, life: int) -> None:
    s = brawl(hand=[card], seats={"Ann": {"life": 10, "deck": ["wand"] * 2 + ["glyph"]}})
    s.play(card)
    assert s.power == power
    assert s.number("hand", "Ann") == 1 + cards
    assert s.life() == [10 + life, 20]
    assert s.what() == "act"


# --- plain attacks on three enemies at 20: (card, target, life of Bob, Cid, Dan)
ATTACKS = [
    ("wand", "Cid", [20, 19, 20]),
    ("sun_faced_one", "Cid", [20, 10, 20]),
    ("guilty_giblets", "Dan", [20, 20, 15]),
    ("mega_fist_bump", "Dan", [20, 20, 14]),
    ("annihilageddon", "", [13, 13, 13]),
    ("battle_sax_axe", "", [15, 20, 15]),
    ("grungy_rockers_staff", "Bob", [17, 20, 20]),
    ("masha_slasha", "Bob", [16, 20, 20]),
    ("nether_spawn", "Cid", [20, 13, 20]),
    ("fatalizer", "Dan", [20, 20, 16]),
]


@pytest.mark.parametrize(("card", "target", "lives"), ATTACKS)
def test_plain_attacks(card: str, target: str, lives: list[int]) -> None:
    s = brawl(4, [card])
    s.play(card, *([f"target {target}"] if target else []))
    assert s.life("Bob", "Cid", "Dan") == lives
    assert s.power == CARDS[card].facts["power"]
    drawn = 1 if card in ("sun_faced_one", "mega_fist_bump") else 0
    assert s.number("hand", "Ann") == 1 + drawn


@pytest.mark.rule("KRU-CARD-05")
def test_wand_gives_power_and_one_damage() -> None:
    s = brawl(hand=["glyph"] * 4 + ["wand"])
    for _ in range(4):
        s.play("glyph")
    s.play("wand", "target Bob")
    assert s.power == 5
    assert s.life() == [20, 19]


def test_blood_bath_attendant_looks_for_the_highest_cost() -> None:
    s = brawl(hand=["blood_bath_attendant"], seats={"Bob": {"hand": ["wand", "fatalizer", "vum"]}})
    s.play("blood_bath_attendant")
    assert s.life("Bob") == [12]
    assert {"wand", "fatalizer", "vum"} <= s.sees("Ann")
    assert s.number("hand", "Bob") == 3
    s = brawl(hand=["blood_bath_attendant"])
    s.play("blood_bath_attendant")
    assert s.life("Bob") == [20]
    bob = {"hand": ["wand", "lil_coin"]}
    s = brawl(hand=["blood_bath_attendant"], seats={"Bob": bob})
    s.play("blood_bath_attendant")
    s.choose("Bob", "defend lil_coin")
    assert s.life() == [14, 20]  # the Familiar itself counts
    assert "wand" not in s.sees("Ann")


@pytest.mark.rule("KRU-CARD-22")
def test_consolation_of_harpies_and_rap_battle() -> None:
    s = brawl(hand=["groin_harpies"])
    s.play("groin_harpies")
    assert (s.life("Bob"), s.number("hand", "Ann")) == ([20], 2)
    s = brawl(hand=["groin_harpies", "limp_wand"], seats={"Ann": {"discard": ["limp_wand"]}})
    s.play("limp_wand").play("groin_harpies")
    assert (s.life("Bob"), s.number("hand", "Ann")) == ([16], 1)
    s = brawl(hand=["rap_battle_gear"], seats={"Ann": {"discard": ["konstantin"]}})
    s.play("rap_battle_gear", "destroy fizzle")
    assert s.life() == [20, 20]
    assert s.zone("destroyed") == ["fizzle"]
    bob = {"discard": ["konstantin", "bananamage", "glyph"]}
    s = brawl(3, ["rap_battle_gear"], {"Bob": bob})
    s.play("rap_battle_gear")
    assert s.life() == [20, 12, 20]
    assert s.what() == "act"


def test_acid_dragon_and_misha_look_at_the_top_card() -> None:
    ann = {"deck": ["fizzle", "glyph"]}
    for card, other in (("acid_dragon", "back"), ("misha_unicorn_slayer", "hand")):
        s = brawl(hand=[card], seats={"Ann": ann})
        s.play(card)
        assert s.offered("Ann") == ["destroy fizzle", f"{other} fizzle"]
        zone = next(z for z in s.view("Bob").table.zones if z.id == "deck/0")
        assert zone.cards == []  # a private look
        s.choose("Ann", "destroy")
        assert s.zone("destroyed") == ["fizzle"]
        s = brawl(hand=[card], seats={"Ann": ann})
        s.play(card, other)
        assert s.zone("destroyed") == []
        assert s.number("hand", "Ann") == (2 if other == "hand" else 1)
        s = brawl(hand=[card], seats={"Ann": {"deck": []}})
        s.play(card)
        assert s.what() == "act"


@pytest.mark.rule("KRU-CARD-14")
@pytest.mark.parametrize(
    ("card", "fitting", "other"),
    [
        ("luckys_charms", ["robot_tongue", "total_crud"], "vum"),
        ("karpatych_san", ["totally_lit", "shant_pass"], "overbrain"),
        ("furry_bros", ["acid_dragon", "snot_knight"], "overbrain"),
        ("flexcalibur", ["overbrain", "billy_hellish"], "vum"),
    ],
)
def test_recovering_one_card(card: str, fitting: list[str], other: str) -> None:
    market = ["creepy_twins"]
    s = brawl(hand=[card], seats={"Ann": {"discard": [*fitting, other]}}, market=market)
    s.play(card)
    assert set(s.offered("Ann")) == {f"take {id}" for id in fitting}  # compulsory
    s.choose("Ann", f"take {fitting[0]}")
    assert fitting[0] in s.hand("Ann")
    assert s.power == 0
    assert s.may("Ann", f"play {fitting[0]}")
    s = brawl(hand=[card], seats={"Ann": {"discard": [other]}}, market=market)
    s.play(card)
    assert s.power == 2
    assert s.discard("Ann") == [other]


@pytest.mark.rule("KRU-CARD-14")
@pytest.mark.parametrize(
    ("card", "fitting"),
    [
        ("skullsville", ["totally_lit", "shant_pass"]),
        ("lord_darklord", ["robot_tongue", "big_bone"]),
    ],
)
def test_legends_recover_all(card: str, fitting: list[str]) -> None:
    s = brawl(hand=[card], seats={"Ann": {"discard": [*fitting, "overbrain"]}})
    s.play(card)
    assert s.hand("Ann") == sorted([*fitting, "fizzle"])
    assert s.power == 0
    s = brawl(hand=[card])
    s.play(card)
    assert s.power == 2


@pytest.mark.rule("KRU-CARD-27")
def test_fatalizer_picks_one_of_two_tokens() -> None:
    graves = [PLAIN, "dwt_minus_four_vp"]
    s = brawl(hand=["fatalizer"], seats={"Bob": {"life": 4}}, graves=graves)
    stack = s.number("graves")
    s.play("fatalizer")
    assert set(graves) <= s.sees("")
    assert set(s.offered("Ann")) == {f"take {id}" for id in graves}
    s.choose("Ann", "take dwt_minus_four_vp")
    assert s.zone("tokens", "Bob") == ["dwt_minus_four_vp"]
    assert s.number("graves") == stack - 1
    assert PLAIN in s.zone("graves")
    assert PLAIN not in s.sees("Ann")
    s = brawl(hand=["fatalizer"], seats={"Bob": {"life": 4}}, graves_only=[PLAIN])
    s.play("fatalizer")
    assert s.zone("tokens", "Bob") == [PLAIN]


def test_rump_orchard_heals_for_who_avoids() -> None:
    seats = {"Ann": {"life": 10}, "Bob": {"hand": [DAY]}}
    s = brawl(3, ["rump_orchard"], seats)
    s.play("rump_orchard")
    s.choose("Bob", f"defend {DAY}")
    assert s.life() == [14, 23, 20]
    assert [s.discard(name).count("limp_wand") for name in s.names] == [0, 0, 1]


@pytest.mark.rule("KRU-CARD-06", "KRU-CARD-07")
def test_big_bones_count_as_tokens() -> None:
    ann: dict[str, Any] = {"play": ["big_bone"], "tokens": ["dwt_draw_one"]}
    for card, power in (("necro_dancers", 3), ("finger_flasher", 3), ("asmodeus", 4)):
        s = brawl(hand=[card], seats={"Ann": ann})
        s.play(card)
        assert s.power == power
    ann = {"play": ["big_bone", "big_bone"]}
    for card, power in (("necro_dancers", 3), ("finger_flasher", 3)):
        s = brawl(hand=[card], seats={"Ann": ann})
        s.play(card)
        assert s.power == power
    s = brawl(hand=["blood_guts_kabloo"], seats={"Ann": ann})
    s.play("blood_guts_kabloo")
    assert (s.power, s.number("hand", "Ann")) == (2, 1)
    ann["tokens"] = ["dwt_draw_one"]
    s = brawl(hand=["blood_guts_kabloo"], seats={"Ann": ann})
    s.play("blood_guts_kabloo")
    assert (s.power, s.number("hand", "Ann")) == (0, 4)


def test_finger_flasher_never_leaves_negative_power() -> None:
    tokens = ["dwt_draw_one", "dwt_wand_extra", "dwt_one_limp_wand", "dwt_two_limp_wands"]
    tokens += [PLAIN, "dwt_minus_four_vp", "dwt_group_attack"]
    s = brawl(hand=["finger_flasher", "glyph"], seats={"Ann": {"tokens": tokens}}, power=1)
    s.play("finger_flasher")
    assert s.power == 0
    s.play("glyph")
    assert s.power == 1


@pytest.mark.rule("KRU-CARD-08", "KRU-CARD-23", "KRU-CARD-25", "KRU-CARD-26", "KRU-EX-14")
def test_sweet_kitty() -> None:
    ann: dict[str, Any] = {"life": 20, "deck": ["creepy_twins", "glyph"], "play": ["big_bone"]}
    market = ["goreilla"]
    token = "dwt_destroy_random_discard"
    s = brawl(
        hand=["sweet_kitty", "wand"],
        seats={"Ann": {**ann, "tokens": [token]}},
        destroyed=["vum"],
        graves_only=[
            PLAIN,
            "dwt_draw_one",
            "dwt_wand_extra",
            "dwt_group_attack",
            "dwt_enemies_dump",
        ],
        market=market,
    )
    before = s.score("Ann")
    s.play("sweet_kitty")
    drawn_and_held = {"creepy_twins", "glyph", "wand", "fizzle"}
    assert {o.split()[1] for o in s.offered("Ann")} == drawn_and_held
    s.choose("Ann", "discard creepy_twins")
    assert s.life("Ann") == [25]
    assert s.number("graves") == 6
    assert token in s.zone("graves")
    assert token not in s.sees("Ann")
    assert s.zone("tokens", "Ann") == []
    assert s.zone("destroyed") == ["vum"]  # what it did stays done
    assert s.score("Ann") == before + 3 - 1  # one token less, and no Big Bone point for it
    s = brawl(hand=["sweet_kitty"], seats={"Ann": ann}, market=market)
    s.play("sweet_kitty", "discard creepy_twins")
    assert s.what() == "act"  # a Big Bone is no token to get rid of
    ann = {"life": 25, "deck": ["creepy_twins", "glyph"], "tokens": [token]}
    s = brawl(hand=["sweet_kitty"], seats={"Ann": ann}, market=market)
    s.play("sweet_kitty", "discard creepy_twins")
    assert s.zone("tokens", "Ann") == [token]  # 25 before is not enough


@pytest.mark.rule("KRU-CARD-31")
def test_whatsit_and_golden_oldies_count_ongoing_objects() -> None:
    ann = {"play": ["golden_oldies"], "tokens": ["dwt_wand_extra"], "life": 10}
    s = refill(2, hand=["whatsit"], seats={"Ann": ann}, prize=0)
    assert s.life("Ann") == [13]
    s.play("whatsit")
    assert s.life("Bob") == [11]


@pytest.mark.rule("KRU-CARD-33", "KRU-CARD-15")
def test_cthulhu_and_rlyeh() -> None:
    s = brawl(hand=[], power=7, market=["cthulhu", *MARKET[:4]])
    assert s.fact("rlyeh") == -1
    s.choose("Ann", "buy cthulhu")
    assert s.fact("rlyeh") == 0
    assert not any("destroy" in option for option in s.offered("Ann"))
    bob = {"deck": ["cthulhu", "glyph"], "hand": ["furry_bros", "furry_bros"]}
    market = ["snot_knight"]
    s = brawl(3, ["wild_magic"], {"Bob": bob}, market=market)
    s.play("wild_magic", "play-top Bob")
    assert s.life() == [20, 16, 20]  # Cid had no card
    assert s.discard("Bob") == ["cthulhu", "furry_bros"]
    assert s.fact("rlyeh") == 1
    assert s.count("window") == 0


@pytest.mark.rule("KRU-CARD-34", "KRU-CARD-16", "KRU-CARD-33")
def test_rlyeh_takes_over_destroyed_cards() -> None:
    ann = {"deck": ["cthulhu"], "life": 5, "hand": ["overbrain", "fizzle"]}
    s = refill(2, "mayhem_k", hand=None, seats={"Ann": ann})
    s.choose("Ann", "destroy overbrain")
    assert s.life("Ann") == [18]
    assert s.discard("Bob") == ["overbrain"]
    assert s.zone("destroyed") == []
    ann = {"deck": ["cthulhu"], "hand": ["wand"]}
    s = refill(3, "mayhem_i", hand=None, seats={"Ann": ann})
    assert s.offered("Ann") == ["target Bob", "target Cid"]
    s.choose("Ann", "target Cid")
    assert s.discard("Cid") == ["wand"]
    s = brawl(hand=["dragonus_annoyus"], seats={"Ann": {"discard": ["cthulhu"]}})
    s.play("dragonus_annoyus", "destroy cthulhu")
    assert s.fact("rlyeh") == 1


def test_snakewolf_heals_before_it_attacks() -> None:
    seats = {"Ann": {"life": 14}, "Bob": {"life": 15}, "Cid": {"life": 16}}
    s = brawl(3, ["shameful_snakewolf"], seats)
    s.play("shameful_snakewolf")
    assert s.life() == [16, 10, 16]


def test_trepanner_makes_each_enemy_discard() -> None:
    s = brawl(3, ["festering_trepanner"], {"Bob": {"hand": ["vum"]}, "Cid": {"hand": ["wand"]}})
    s.play("festering_trepanner")
    assert (s.discard("Bob"), s.discard("Cid")) == (["vum"], ["wand"])


def test_princess_disaster_reveals_the_top_card() -> None:
    s = brawl(hand=["disaster_princess"], seats={"Bob": {"deck": ["sack_of_joy", "glyph"]}})
    s.play("disaster_princess")
    assert s.life("Bob") == [14]
    assert s.zone("deck", "Bob")[0] == "sack_of_joy"
    assert "sack_of_joy" in s.sees("Ann")
    s = brawl(hand=["disaster_princess"], seats={"Bob": {"deck": []}})
    s.play("disaster_princess")
    assert s.life("Bob") == [20]


def test_cat_lady_shares_and_defends_without_bonus() -> None:
    s = brawl(3, ["crazy_cat_lady"])
    s.play("crazy_cat_lady", "target Cid")
    assert [s.number("hand", name) for name in s.names] == [2, 0, 1]
    assert s.power == 1
    s = brawl(hand=["guilty_giblets"], seats={"Bob": {"hand": ["crazy_cat_lady"]}})
    s.play("guilty_giblets")
    s.choose("Bob", "defend crazy_cat_lady")
    assert s.life("Bob") == [20]
    assert s.hand("Bob") == []


def test_billy_must_be_the_first_card() -> None:
    s = brawl(hand=["billy_hellish", "vum"])
    s.play("billy_hellish")
    assert s.hand("Ann") == ["glyph"] * 4
    assert set(s.discard("Ann")) == {"vum", "fizzle"}
    s = brawl(hand=["billy_hellish", "glyph"])
    s.play("glyph").play("billy_hellish")
    assert s.hand("Ann") == ["fizzle"]
    s = brawl(hand=["wild_magic", "vum"], seats={"Bob": {"deck": ["billy_hellish"]}})
    s.play("wild_magic", "play-top Bob")
    assert s.hand("Ann") == ["fizzle", "vum"]


@pytest.mark.rule("KRU-CARD-17", "KRU-EX-24", "KRU-CARD-36")
def test_overbrain() -> None:
    harmless = ["glyph", "fizzle", "fatalizer", "furry_bros", "flexcalibur"]
    market = ["goreilla"]
    s = brawl(hand=["overbrain"], seats={"Bob": {"hand": harmless}}, market=market)
    s.play("overbrain")
    assert s.life("Bob") == [20]
    assert s.discard("Bob") == []
    bob = {"hand": [*harmless, "totally_lit", "vum"]}
    s = brawl(hand=["overbrain"], seats={"Bob": bob}, market=market)
    s.play("overbrain")
    assert set(s.offered("Bob")) == {"discard totally_lit", "discard vum"}
    s.choose("Bob", "discard vum")
    assert s.discard("Bob") == ["vum"]
    assert s.life("Bob") == [20]
    bob = {"hand": ["unholy_grail", "glyph"]}
    s = brawl(hand=["overbrain"], seats={"Bob": bob}, market=market)
    s.play("overbrain")
    s.choose("Bob", "defend unholy_grail")
    assert s.life() == [15, 15]
    assert s.discard("Bob") == ["unholy_grail"]
    assert s.hand("Bob") == ["glyph", "glyph"]
    poor = {"hand": [DAY, "glyph"], "life": 10}  # no card of cost 5: nothing either way
    s = brawl(hand=["overbrain"], seats={"Bob": poor}, market=market)
    s.play("overbrain")
    s.choose("Bob", f"defend {DAY}")
    assert s.life("Bob") == [13]


def test_shant_pass_puts_the_next_card_on_top() -> None:
    s = brawl(hand=["shant_pass"], power=4)
    s.play("shant_pass")
    s.choose("Ann", "buy snot_knight", "buy abracalabrador")
    assert s.zone("deck", "Ann")[0] == "snot_knight"
    assert s.discard("Ann") == ["abracalabrador"]
    s = brawl(hand=["shant_pass", "shant_pass"], power=4, seats={"Bob": {"hand": ["fizzle"]}})
    s.play("shant_pass").play("shant_pass")
    s.choose("Ann", "buy snot_knight", "buy abracalabrador")
    assert s.zone("deck", "Ann")[:2] == ["abracalabrador", "snot_knight"]
    s = brawl(hand=["shant_pass"], seats={"Bob": {"hand": ["fizzle"]}})
    s.play("shant_pass").end_turn()
    assert s.t.turn.on_top == 0


def test_barfaticus_attacks_with_every_gain() -> None:
    s = brawl(3, ["barfaticus", "barfaticus"], power=7)
    s.play("barfaticus")
    assert s.number("hand", "Ann") == 3
    s.choose("Ann", "buy furry_bros", "target Cid")
    assert s.life() == [20, 20, 16]
    s.play("barfaticus")
    s.choose("Ann", "buy golden_oldies", "target Bob", "target Cid")
    assert s.life() == [20, 17, 13]
    s.end_turn()
    assert s.t.echoes == []


def test_barfaticus_attack_can_be_avoided_and_is_doubled_by_the_arena() -> None:
    seats = {"Ann": {"play": ["annihilageddon_arena"]}, "Bob": {"hand": [DAY], "life": 15}}
    s = brawl(hand=["barfaticus"], power=8, seats=seats)
    s.play("barfaticus")
    s.choose("Ann", "buy furry_bros")
    s.choose("Bob", f"defend {DAY}")
    assert s.life("Bob") == [18]
    s.choose("Ann", "buy golden_oldies")
    assert s.life("Bob") == [12]


def test_epic_brawl_counts_defence_cards() -> None:
    bob = {"discard": [DAY, "dragon_eggs", "puff", "glyph"]}
    s = brawl(hand=["epic_brawl"], seats={"Bob": bob})
    s.play("epic_brawl")
    assert s.life("Bob") == [14]
    assert s.power == 3


@pytest.mark.rule("KRU-CARD-18", "KRU-CARD-19", "KRU-CARD-20", "KRU-CARD-21")
def test_necromantica() -> None:
    ann = {"play": ["big_bone"], "tokens": ["dwt_wand_extra", "dwt_draw_one"]}
    bob = {"tokens": ["dwt_two_limp_wands", "dwt_minus_four_vp"], "hand": ["wand"]}
    s = brawl(hand=["necromantica", "wand"], seats={"Ann": ann, "Bob": bob})
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
        s = brawl(hand=["necromantica"], seats=seats)
        s.play("necromantica", "yes")
        assert s.zone("tokens", "Ann") == [token]
        assert s.life() == [20, 20]
    # no token on one side, or only a Big Bone: no swap
    for tokens, theirs in (([PLAIN], []), ([], [PLAIN])):
        one = {"play": ["big_bone"], "tokens": tokens}
        s = brawl(hand=["necromantica"], seats={"Ann": one, "Bob": {"tokens": theirs}})
        s.play("necromantica", "yes")
        assert s.zone("tokens", "Ann") == tokens
        assert s.zone("tokens", "Bob") == theirs
    seats = {"Ann": {"tokens": [PLAIN]}, "Bob": {"tokens": ["dwt_draw_one"]}}
    s = brawl(hand=["necromantica"], seats=seats)
    s.play("necromantica")
    assert s.what() == "act"  # no Big Bone, no attack
    assert s.power == 3


@pytest.mark.rule("KRU-CARD-12")
def test_swine_rod_names_the_enemy_first() -> None:
    ann = {"discard": ["limp_wand", "vum"], "deck": ["glyph"]}
    s = brawl(3, ["swine_rod"], {"Ann": ann, "Bob": {"hand": [DAY]}})
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
    s = brawl(hand=["swine_rod"], seats={"Bob": {"hand": ["lil_coin"]}})
    s.play("swine_rod")
    s.choose("Bob", "defend lil_coin")
    assert s.hand("Ann") == ["fizzle", "glyph"]
    assert s.count("give") == 0


def test_sack_of_joy_and_total_crud() -> None:
    s = brawl(hand=["sack_of_joy"], seats={"Ann": {"life": 3, "deck": ["cthulhu", "glyph"]}})
    s.play("sack_of_joy")
    assert s.life("Ann") == [10]
    assert s.zone("deck", "Ann") == ["cthulhu", "glyph"]
    assert s.power == 3
    seats = {"Bob": {"deck": ["vum", "glyph"]}, "Cid": {"deck": ["wand", "glyph"]}}
    s = brawl(3, ["total_crud"], seats)
    s.play("total_crud")
    assert set(s.offered("Ann")) == {"done", "discard vum", "discard wand"}
    s.choose("Ann", "discard vum", "done")
    assert s.discard("Bob") == ["vum"]
    assert s.zone("deck", "Cid")[0] == "wand"


@pytest.mark.rule("KRU-CARD-28")
def test_six_eleven_doubles_life() -> None:
    s = brawl(hand=["abracalabrador"], seats={"Ann": {"play": ["six_eleven"], "life": 10}})
    s.play("abracalabrador")
    assert s.life("Ann") == [14]
    ann = {"play": ["six_eleven"], "life": 4, "hand": ["wand"]}
    s = refill(2, "mayhem_k", hand=None, seats={"Ann": ann})
    s.choose("Ann", "destroy wand")
    assert s.life("Ann") == [25]
    ann = {"play": ["six_eleven"], "life": 1}  # returning from death is no gain
    s = brawl(hand=["wand"], seats={"Ann": ann}, graves=[PLAIN])
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
    s = brawl(hand=[card, "glyph"], seats={"Ann": ann}, market=["goreilla"])
    s.play("glyph")
    assert s.number("hand", "Ann") == 2
    s.play(card)
    assert s.number("hand", "Ann") == 2
    s = brawl(hand=[place, card], market=["goreilla"])
    s.play(card).play(place)  # too late for this turn
    assert s.number("hand", "Ann") == 1


@pytest.mark.rule("KRU-CARD-32")
def test_arena_doubles_attacks_and_leaves_after_a_kill() -> None:
    seats = {"Ann": {"play": ["annihilageddon_arena"]}, "Bob": {"life": 14}, "Cid": {"life": 20}}
    s = brawl(3, ["annihilageddon"], seats, graves=[PLAIN])
    s.play("annihilageddon")
    assert s.life() == [20, 20, 6]
    assert s.zone("tokens", "Bob") == [PLAIN]
    assert s.discard("Ann") == ["annihilageddon_arena"]
    seats = {"Ann": {"play": ["annihilageddon_arena"]}, "Bob": {"life": 1}}
    s = brawl(3, ["vum"], seats, graves=[PLAIN])
    s.play("vum")
    assert s.life("Cid") == [19]  # no attack
    assert s.discard("Ann") == ["annihilageddon_arena"]  # but a kill
    ann = {"play": ["annihilageddon_arena"]}
    s = brawl(hand=["sign_of_the_cosmos"], mayhem=["mayhem_p"], seats={"Ann": ann})
    s.play("sign_of_the_cosmos", "yes")
    assert s.life() == [20, 10]
    bob = {"hand": ["steamy_business"], "play": ["annihilageddon_arena"]}
    s = brawl(hand=["guilty_giblets"], seats={"Bob": bob})
    s.play("guilty_giblets")
    s.choose("Bob", "defend steamy_business")
    assert s.life("Ann") == [18]  # counter-damage is not doubled


def test_surgeon_general_gives_a_limp_wand() -> None:
    s = brawl(3, ["surgeon_generals_warning"], {"Cid": {"hand": [DAY]}})
    s.play("surgeon_generals_warning", "target Cid")
    assert s.discard("Cid") == ["limp_wand"]
    assert s.count("window") == 0


def test_bananamage_heals_for_starters() -> None:
    ann = {"life": 5, "discard": ["wand", "vum", "glyph"]}
    s = brawl(hand=["bananamage", "glyph", "fizzle"], seats={"Ann": ann})
    s.play("glyph").play("bananamage")
    assert s.life("Ann") == [5 + 1 + 2 + 2]


def test_sign_of_the_cosmos_without_mayhem_does_nothing() -> None:
    s = brawl(hand=["sign_of_the_cosmos", "lead_orcganizer"])
    s.play("sign_of_the_cosmos").play("lead_orcganizer")
    assert s.what() == "act"


def test_orcganizer_chooses_one_of_two() -> None:
    s = brawl(hand=["lead_orcganizer"], mayhem=["mayhem_p", "mayhem_g"])
    s.play("lead_orcganizer")
    assert set(s.offered("Ann")) == {"take mayhem_p", "take mayhem_g"}
    s.choose("Ann", "take mayhem_p", "yes")
    assert s.life() == [20, 15]
    assert set(s.zone("mayhem")) == {"mayhem_p", "mayhem_g"}


def test_double_tongue_takes_a_card_or_power() -> None:
    s = brawl(hand=["double_tongue"], main=["goreilla"])
    s.play("double_tongue")
    assert s.zone("deck", "Ann")[0] == "goreilla"
    assert s.power == 0
    s = brawl(hand=["double_tongue"], main=["mayhem_p"])
    s.play("double_tongue")
    assert s.power == 3
    assert s.life() == [20, 20]
    s = brawl(hand=["double_tongue"], main_only=[])
    s.play("double_tongue")
    assert s.power == 0


def test_bloodmancer_draws_and_hurts_oneself() -> None:
    ann = {"life": 3}
    s = brawl(hand=["bloodmancer_fixx"], seats={"Ann": ann}, graves=[PLAIN])
    s.play("bloodmancer_fixx")
    assert s.number("hand", "Ann") == 4
    assert s.zone("tokens", "Ann") == [PLAIN]
    assert s.fact("prize") == -1


def test_mistress_britta_destroys_limp_wands() -> None:
    ann = {"discard": ["limp_wand", "limp_wand"], "deck": ["wand"]}
    s = brawl(hand=["mistress_britta", "limp_wand"], seats={"Ann": ann})
    s.play("mistress_britta")
    options = s.offered("Ann")
    assert options == ["destroy limp_wand", "destroy limp_wand", "destroy-both limp_wand limp_wand"]
    s.choose("Ann", "destroy-both")
    assert s.hand("Ann") == ["fizzle", "wand"]
    assert s.discard("Ann") == ["limp_wand"]
    s = brawl(hand=["mistress_britta"], seats={"Ann": {"deck": ["wand"]}})
    s.play("mistress_britta")
    assert s.what() == "act"
    s = brawl(hand=["mistress_britta"], seats={"Ann": ann})
    stack = s.number("limp")
    s.play("mistress_britta")
    assert s.number("limp") == stack + 1


@pytest.mark.rule("KRU-CARD-35")
def test_doctor_doubles_power_for_the_whole_turn() -> None:
    s = brawl(hand=["doctor_bottoms_up", "glyph"], power=3)
    s.choose("Ann", "buy snot_knight")
    assert s.power == 1
    s.play("doctor_bottoms_up")
    assert s.power == 4
    s.play("glyph")
    assert s.power == 6


# --- Familiars


@pytest.mark.parametrize(
    ("card", "type", "fitting"),
    [
        ("lil_coin", "treasure", ["robot_tongue", "total_crud", "big_bone"]),
        ("woody_the_warlock", "spell", ["totally_lit", "shant_pass", "barfaticus"]),
    ],
)
def test_familiars_that_count_the_discard_pile(card: str, type: str, fitting: list[str]) -> None:
    assert all(CARDS[id].facts["type"] == type for id in fitting)
    s = brawl(hand=[card], seats={"Ann": {"discard": fitting}})
    s.play(card)
    assert s.power == 6
    s = brawl(hand=[card], seats={"Ann": {"discard": fitting[:2]}})
    s.play(card)
    assert s.power == 3


def test_smouldering_squire_looks_at_two() -> None:
    ann = {"deck": ["wand", "vum", "glyph"]}
    s = brawl(hand=["smouldering_squire"], seats={"Ann": ann})
    s.play("smouldering_squire")
    assert set(s.offered("Ann")) == {"pass", "destroy wand", "destroy vum"}
    s.choose("Ann", "destroy vum")
    assert s.zone("deck", "Ann") == ["wand", "glyph"]
    ann = {"deck": ["wand"], "discard": ["vum"]}
    s = brawl(hand=["smouldering_squire"], seats={"Ann": ann}, legend=["bananamage"])
    s.play("smouldering_squire")
    assert set(s.offered("Ann")) == {"pass", "destroy wand", "destroy vum"}
    assert not {"wand", "vum"} & s.sees("Bob")  # a private look
    s.choose("Ann", "pass")
    assert s.zone("deck", "Ann") == ["wand", "vum"]
    s = brawl(hand=["smouldering_squire"], seats={"Ann": {"deck": []}})
    s.play("smouldering_squire")
    assert s.what() == "act"


def test_macliver_and_mouseington_count_cards() -> None:
    ann = {"discard": ["overbrain", "snot_knight", "acid_dragon"]}
    market = ["goreilla"]
    for card, other, lives in (
        ("macliver", "billy_hellish", [16, 16]),
        ("lord_mouseington", "necro_dancers", [14, 14]),
    ):
        s = brawl(3, ["glyph", other, card], {"Ann": ann}, market=market)
        s.play("glyph").play(other).play(card)
        assert s.life("Bob", "Cid") == lives


def test_puff_gives_limp_wands() -> None:
    s = brawl(3, ["puff"])
    s.play("puff")
    assert [s.discard(name) for name in s.names] == [[], ["limp_wand"], ["limp_wand"]]


REDIRECTING = [c.id for c in LIBRARY.cards if c.kind == "familiar" and c.id != "puff"]


@pytest.mark.parametrize("card", REDIRECTING)
def test_familiars_redirect(card: str) -> None:
    s = brawl(hand=["guilty_giblets"], seats={"Bob": {"hand": [card], "life": 10}})
    s.play("guilty_giblets")
    s.choose("Bob", f"defend {card}")
    if card == "muck_marx":
        s.choose("Bob", "destroy glyph")  # the card just drawn
        assert s.zone("destroyed") == ["glyph"]
    extra = 4 if card == "asmodeus" else 0
    assert s.life() == [15 - extra, 13 if card == "sir_sniffles" else 10]
    assert s.discard("Bob") == [card]
    assert s.number("hand", "Bob") == (0 if card == "muck_marx" else 1)


def test_asmodeus_without_an_attacker() -> None:
    s = refill(2, "mayhem_p", seats={"Bob": {"hand": ["asmodeus"]}})
    s.choose("Bob", "defend asmodeus")
    assert s.life() == [15, 20]
    assert s.number("hand", "Bob") == 1


# --- Defences


def test_goreilla_defence() -> None:
    s = brawl(hand=["guilty_giblets"], seats={"Bob": {"hand": ["goreilla", "fizzle"]}})
    s.play("guilty_giblets")
    s.choose("Bob", "defend goreilla")
    assert set(s.offered("Bob")) == {"pass", "destroy fizzle", "destroy glyph"}
    s.choose("Bob", "destroy fizzle")
    assert s.zone("destroyed") == ["fizzle"]


def test_skater_rats_defence() -> None:
    bob = {"hand": ["skater_rats_from_mars", "limp_wand"]}
    s = brawl(hand=["guilty_giblets"], seats={"Bob": bob})
    s.play("guilty_giblets")
    s.choose("Bob", "defend skater_rats_from_mars")
    wanted = {"pass", "give limp_wand", "give skater_rats_from_mars"}
    assert set(s.offered("Bob")) == wanted
    s.choose("Bob", "give limp_wand")
    assert s.discard("Ann") == ["limp_wand"]
    s = refill(2, "mayhem_p", seats={"Bob": bob})
    s.choose("Bob", "defend skater_rats_from_mars")
    assert s.hand("Bob") == ["limp_wand"]


def test_veear_defence() -> None:
    bob = {"hand": ["veear_virtual_warlock", "vum"], "deck": ["wand", "glyph"]}
    s = brawl(hand=["guilty_giblets"], seats={"Bob": bob})
    s.play("guilty_giblets")
    s.choose("Bob", "defend veear_virtual_warlock")
    assert set(s.offered("Bob")) == {"discard wand", "discard glyph"}
    s.choose("Bob", "discard wand")
    assert s.hand("Bob") == ["glyph", "vum"]


@pytest.mark.parametrize(("card", "back"), [("steamy_business", 2), ("unholy_grail", 5)])
def test_striking_back(card: str, back: int) -> None:
    s = brawl(hand=["guilty_giblets"], seats={"Bob": {"hand": [card]}})
    s.play("guilty_giblets")
    s.choose("Bob", f"defend {card}")
    assert s.life() == [20 - back, 20]
    assert s.hand("Bob") == ["glyph"]


def test_robot_tongue_defence() -> None:
    s = brawl(hand=["guilty_giblets"], seats={"Bob": {"hand": ["robot_tongue", "vum"]}})
    s.play("guilty_giblets")
    s.choose("Bob", "defend robot_tongue")
    assert set(s.offered("Bob")) == {"pass", "destroy vum", "destroy robot_tongue"}
    s.choose("Bob", "destroy robot_tongue")
    assert s.zone("destroyed") == ["robot_tongue"]


def test_dragonus_annoyus() -> None:
    s = brawl(hand=["dragonus_annoyus"], seats={"Ann": {"discard": ["limp_wand", "wand"]}})
    s.play("dragonus_annoyus", "destroy wand")
    assert s.zone("destroyed") == ["wand"]
    assert s.power == 1


def test_every_card_is_tested_somewhere() -> None:
    """Each id is named in the tests beside this one."""
    source = "".join(p.read_text("utf-8") for p in Path(__file__).parent.glob("test_*.py"))
    dealt = [c.id for c in LIBRARY.cards if c.kind not in ("mat", "standee")]
    assert [id for id in dealt if f'"{id}"' not in source and f" {id}" not in source] == []
