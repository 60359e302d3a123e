"""Уточнения по картам, and what every single card does."""

from pathlib import Path
from typing import Any

import pytest
from games.krutagidon.scene import CARDS, LIBRARY, MARKET, refill, scene

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
    s = scene(hand=[card], seats={"Ann": {"life": 10, "deck": ["wand"] * 2 + ["glyph"]}})
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
    s = scene(4, [card])
    s.play(card, *([f"target {target}"] if target else []))
    assert s.life("Bob", "Cid", "Dan") == lives
    assert s.power == CARDS[card].facts["power"]
    drawn = 1 if card in ("sun_faced_one", "mega_fist_bump") else 0
    assert s.number("hand", "Ann") == 1 + drawn


@pytest.mark.rule("KRU-CARD-05")
def test_wand_gives_power_and_one_damage() -> None:
    s = scene(hand=["glyph"] * 4 + ["wand"])
    for _ in range(4):
        s.play("glyph")
    s.play("wand", "target Bob")
    assert s.power == 5
    assert s.life() == [20, 19]


def test_blood_bath_attendant_looks_for_the_highest_cost() -> None:
    s = scene(hand=["blood_bath_attendant"], seats={"Bob": {"hand": ["wand", "fatalizer", "vum"]}})
    s.play("blood_bath_attendant")
    assert s.life("Bob") == [12]
    assert {"wand", "fatalizer", "vum"} <= s.sees("Ann")
    assert s.number("hand", "Bob") == 3
    s = scene(hand=["blood_bath_attendant"])
    s.play("blood_bath_attendant")
    assert s.life("Bob") == [20]
    bob = {"hand": ["wand", "lil_coin"]}
    s = scene(hand=["blood_bath_attendant"], seats={"Bob": bob})
    s.play("blood_bath_attendant")
    s.choose("Bob", "defend lil_coin")
    assert s.life() == [14, 20]  # the Familiar itself counts
    assert "wand" not in s.sees("Ann")


@pytest.mark.rule("KRU-CARD-22")
def test_consolation_of_harpies_and_rap_battle() -> None:
    s = scene(hand=["groin_harpies"])
    s.play("groin_harpies")
    assert (s.life("Bob"), s.number("hand", "Ann")) == ([20], 2)
    s = scene(hand=["groin_harpies", "limp_wand"], seats={"Ann": {"discard": ["limp_wand"]}})
    s.play("limp_wand").play("groin_harpies")
    assert (s.life("Bob"), s.number("hand", "Ann")) == ([16], 1)
    s = scene(hand=["rap_battle_gear"], seats={"Ann": {"discard": ["konstantin"]}})
    s.play("rap_battle_gear", "destroy fizzle")
    assert s.life() == [20, 20]
    assert s.zone("destroyed") == ["fizzle"]
    bob = {"discard": ["konstantin", "bananamage", "glyph"]}
    s = scene(3, ["rap_battle_gear"], {"Bob": bob})
    s.play("rap_battle_gear")
    assert s.life() == [20, 12, 20]
    assert s.what() == "act"


def test_acid_dragon_and_misha_look_at_the_top_card() -> None:
    ann = {"deck": ["fizzle", "glyph"]}
    for card, other in (("acid_dragon", "back"), ("misha_unicorn_slayer", "hand")):
        s = scene(hand=[card], seats={"Ann": ann})
        s.play(card)
        assert s.offered("Ann") == ["destroy fizzle", f"{other} fizzle"]
        zone = next(z for z in s.view("Bob").table.zones if z.id == "deck/0")
        assert zone.cards == []  # a private look
        s.choose("Ann", "destroy")
        assert s.zone("destroyed") == ["fizzle"]
        s = scene(hand=[card], seats={"Ann": ann})
        s.play(card, other)
        assert s.zone("destroyed") == []
        assert s.number("hand", "Ann") == (2 if other == "hand" else 1)
        s = scene(hand=[card], seats={"Ann": {"deck": []}})
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
    s = scene(hand=[card], seats={"Ann": {"discard": [*fitting, other]}}, market=market)
    s.play(card)
    assert set(s.offered("Ann")) == {f"take {id}" for id in fitting}  # compulsory
    s.choose("Ann", f"take {fitting[0]}")
    assert fitting[0] in s.hand("Ann")
    assert s.power == 0
    assert s.may("Ann", f"play {fitting[0]}")
    s = scene(hand=[card], seats={"Ann": {"discard": [other]}}, market=market)
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
    s = scene(hand=[card], seats={"Ann": {"discard": [*fitting, "overbrain"]}})
    s.play(card)
    assert s.hand("Ann") == sorted([*fitting, "fizzle"])
    assert s.power == 0
    s = scene(hand=[card])
    s.play(card)
    assert s.power == 2


@pytest.mark.rule("KRU-CARD-27")
def test_fatalizer_picks_one_of_two_tokens() -> None:
    graves = [PLAIN, "dwt_minus_four_vp"]
    s = scene(hand=["fatalizer"], seats={"Bob": {"life": 4}}, graves=graves)
    stack = s.number("graves")
    s.play("fatalizer")
    assert set(graves) <= s.sees("")
    assert set(s.offered("Ann")) == {f"take {id}" for id in graves}
    s.choose("Ann", "take dwt_minus_four_vp")
    assert s.zone("tokens", "Bob") == ["dwt_minus_four_vp"]
    assert s.number("graves") == stack - 1
    assert PLAIN in s.zone("graves")
    assert PLAIN not in s.sees("Ann")
    s = scene(hand=["fatalizer"], seats={"Bob": {"life": 4}}, graves_only=[PLAIN])
    s.play("fatalizer")
    assert s.zone("tokens", "Bob") == [PLAIN]


def test_rump_orchard_heals_for_who_avoids() -> None:
    seats = {"Ann": {"life": 10}, "Bob": {"hand": [DAY]}}
    s = scene(3, ["rump_orchard"], seats)
    s.play("rump_orchard")
    s.choose("Bob", f"defend {DAY}")
    assert s.life() == [14, 23, 20]
    assert [s.discard(name).count("limp_wand") for name in s.names] == [0, 0, 1]


@pytest.mark.rule("KRU-CARD-06", "KRU-CARD-07")
def test_big_bones_count_as_tokens() -> None:
    ann: dict[str, Any] = {"play": ["big_bone"], "tokens": ["dwt_draw_one"]}
    for card, power in (("necro_dancers", 3), ("finger_flasher", 3), ("asmodeus", 4)):
        s = scene(hand=[card], seats={"Ann": ann})
        s.play(card)
        assert s.power == power
    ann = {"play": ["big_bone", "big_bone"]}
    for card, power in (("necro_dancers", 3), ("finger_flasher", 3)):
        s = scene(hand=[card], seats={"Ann": ann})
        s.play(card)
        assert s.power == power
    s = scene(hand=["blood_guts_kabloo"], seats={"Ann": ann})
    s.play("blood_guts_kabloo")
    assert (s.power, s.number("hand", "Ann")) == (2, 1)
    ann["tokens"] = ["dwt_draw_one"]
    s = scene(hand=["blood_guts_kabloo"], seats={"Ann": ann})
    s.play("blood_guts_kabloo")
    assert (s.power, s.number("hand", "Ann")) == (0, 4)


def test_finger_flasher_never_leaves_negative_power() -> None:
    tokens = ["dwt_draw_one", "dwt_wand_extra", "dwt_one_limp_wand", "dwt_two_limp_wands"]
    tokens += [PLAIN, "dwt_minus_four_vp", "dwt_group_attack"]
    s = scene(hand=["finger_flasher", "glyph"], seats={"Ann": {"tokens": tokens}}, power=1)
    s.play("finger_flasher")
    assert s.power == 0
    s.play("glyph")
    assert s.power == 1


@pytest.mark.rule("KRU-CARD-08", "KRU-CARD-23", "KRU-CARD-25", "KRU-CARD-26", "KRU-EX-14")
def test_sweet_kitty() -> None:
    ann: dict[str, Any] = {"life": 20, "deck": ["creepy_twins", "glyph"], "play": ["big_bone"]}
    market = ["goreilla"]
    token = "dwt_destroy_random_discard"
    s = scene(
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
    s = scene(hand=["sweet_kitty"], seats={"Ann": ann}, market=market)
    s.play("sweet_kitty", "discard creepy_twins")
    assert s.what() == "act"  # a Big Bone is no token to get rid of
    ann = {"life": 25, "deck": ["creepy_twins", "glyph"], "tokens": [token]}
    s = scene(hand=["sweet_kitty"], seats={"Ann": ann}, market=market)
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
    s = scene(hand=[], power=7, market=["cthulhu", *MARKET[:4]])
    assert s.fact("rlyeh") == -1
    s.choose("Ann", "buy cthulhu")
    assert s.fact("rlyeh") == 0
    assert not any("destroy" in option for option in s.offered("Ann"))
    bob = {"deck": ["cthulhu", "glyph"], "hand": ["furry_bros", "furry_bros"]}
    market = ["snot_knight"]
    s = scene(3, ["wild_magic"], {"Bob": bob}, market=market)
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
    s = scene(hand=["dragonus_annoyus"], seats={"Ann": {"discard": ["cthulhu"]}})
    s.play("dragonus_annoyus", "destroy cthulhu")
    assert s.fact("rlyeh") == 1


def test_snakewolf_heals_before_it_attacks() -> None:
    seats = {"Ann": {"life": 14}, "Bob": {"life": 15}, "Cid": {"life": 16}}
    s = scene(3, ["shameful_snakewolf"], seats)
    s.play("shameful_snakewolf")
    assert s.life() == [16, 10, 16]


def test_trepanner_makes_each_enemy_discard() -> None:
    s = scene(3, ["festering_trepanner"], {"Bob": {"hand": ["vum"]}, "Cid": {"hand": ["wand"]}})
    s.play("festering_trepanner")
    assert (s.discard("Bob"), s.discard("Cid")) == (["vum"], ["wand"])


def test_princess_disaster_reveals_the_top_card() -> None:
    s = scene(hand=["disaster_princess"], seats={"Bob": {"deck": ["sack_of_joy", "glyph"]}})
    s.play("disaster_princess")
    assert s.life("Bob") == [14]
    assert s.zone("deck", "Bob")[0] == "sack_of_joy"
    assert "sack_of_joy" in s.sees("Ann")
    s = scene(hand=["disaster_princess"], seats={"Bob": {"deck": []}})
    s.play("disaster_princess")
    assert s.life("Bob") == [20]


def test_cat_lady_shares_and_defends_without_bonus() -> None:
    s = scene(3, ["crazy_cat_lady"])
    s.play("crazy_cat_lady", "target Cid")
    assert [s.number("hand", name) for name in s.names] == [2, 0, 1]
    assert s.power == 1
    s = scene(hand=["guilty_giblets"], seats={"Bob": {"hand": ["crazy_cat_lady"]}})
    s.play("guilty_giblets")
    s.choose("Bob", "defend crazy_cat_lady")
    assert s.life("Bob") == [20]
    assert s.hand("Bob") == []


def test_every_card_is_tested_somewhere() -> None:
    """Each id is named in the tests beside this one."""
    source = "".join(p.read_text("utf-8") for p in Path(__file__).parent.glob("test_*.py"))
    dealt = [c.id for c in LIBRARY.cards if c.kind not in ("mat", "standee")]
    assert [id for id in dealt if f'"{id}"' not in source and f" {id}" not in source] == []
