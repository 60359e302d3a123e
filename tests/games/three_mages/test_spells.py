"""Spells (Карточки заклинаний): the rules of casting, and every one of the thirty cards."""

import pytest
from games.three_mages.scene import Castles, no_monsters_but, scene

from koldun.games.three_mages.library import LIBRARY
from koldun.games.three_mages.spells import Spell

SPELLS = [face for face in LIBRARY.entries("spell") if isinstance(face, Spell)]
PLENTY = "M6 I6 B6"


def casts(s: Castles, name: str) -> list[str]:
    return [words for words in s.offered(name) if words.startswith("cast")]


def cast(s: Castles, name: str, spell: str, *then: str) -> Castles:
    """Cast with the first way to pay, then answer the questions that come."""
    (first, *_) = [words for words in casts(s, name) if f"mag-{spell}" in words.split()]
    return s.choose(name, first, *then)


def tokens(s: Castles) -> dict[str, tuple[str, int, int]]:
    board = s.view().table.board
    assert board is not None
    return {
        t.at: (t.face, t.counters["health"], t.counters["strength"])
        for t in board.tokens
        if t.kind == "monster"
    }


# --- casting


@pytest.mark.rule("MAG-SPELL-01")
def test_card_and_full_price_are_needed() -> None:
    assert casts(scene(roads={"FI-5": "fire m01"}, hand={"Ice": "s06"}), "Fire") == []
    roads = {"FI-5": "fire m01"}
    assert casts(scene(active="Ice", roads=roads, hand={"Ice": "I1 M1 s06"}), "Ice") == []
    assert casts(scene(active="Ice", roads=roads, hand={"Ice": "I2"}), "Ice") == []
    assert casts(scene(active="Ice", roads=roads, hand={"Ice": "I2 s06"}), "Ice") == [
        "cast mag-s06"
    ]


@pytest.mark.rule("MAG-SPELL-01", "MAG-SPELL-03", "MAG-SPELL-04", "MAG-SPELL-05")
@pytest.mark.parametrize("face", SPELLS, ids=lambda face: face.id)
def test_each_spell_costs_its_price_and_goes_to_the_discard(face: Spell) -> None:
    """In a scene where every spell has a target; with one resource less it cannot be cast."""
    short = face.id.removeprefix("mag-")
    m, i, b, any_ = face.price
    extra = f"I{i + any_}"
    exact = f"M{m} {extra} B{b} {short}"

    def holding(hand: str) -> Castles:
        board = {"FI-4": "fire m25", "FI-6": "ice m26", "BF-5": "bones m27"}
        return scene(roads=board, hand={"Fire": hand, "Ice": "M1"})

    s = holding(exact)
    assert face.deeds, "an effect exists"
    cast(s, "Fire", short)
    assert face.id in s.zone("spent")
    assert len(s.zone("used-meteorites")) == m
    assert len(s.zone("used-ice")) == i + any_
    assert len(s.zone("used-bones")) == b
    for kind, number in (("M", m), ("I", i + any_), ("B", b)):
        if number:
            less = exact.replace(f"{kind}{number}", f"{kind}{number - 1}")
            assert casts(holding(less), "Fire") == []


@pytest.mark.rule("MAG-SPELL-03")
def test_cast_spells_never_come_back() -> None:
    s = scene(hand={"Fire": "M6 s01 s17 s18", "Ice": "I1 s05"}, at={"Fire": "R3-00"})
    cast(s, "Fire", "s01", "kind ice")
    cast(s, "Fire", "s17", "kind ice", "kind ice")
    cast(s, "Fire", "s18", "kind ice", "kind ice")
    s.choose("Fire", "walk R3-01")
    cast(s, "Ice", "s05", "kind ice")
    spent = s.zone("spent")
    assert sorted(spent) == ["mag-s01", "mag-s05", "mag-s17", "mag-s18"]
    assert len(s.zone("spells")) + len(spent) + 1 == 30  # one drawn from the book
    assert not set(spent) & set(s.zone("spells") + s.zone("hand", "Fire"))


@pytest.mark.rule("MAG-SPELL-04")
def test_what_was_paid_lies_in_its_discard() -> None:
    s = scene(roads={"FI-5": "ice m11"}, hand={"Fire": "M3 s03"})
    cast(s, "Fire", "s03")
    assert s.zone("used-meteorites") == ["mag-meteorite"] * 3


@pytest.mark.rule("MAG-SPELL-05")
def test_every_spell_has_an_effect_and_says_it_in_both_languages() -> None:
    assert len(SPELLS) == 30
    texts = {
        (card.facts["does"]["en"], card.facts["does"]["ru"])
        for card in LIBRARY.cards
        if card.kind == "spell"
    }
    assert len(texts) == 16  # four shown by the rulebook, twelve of our own
    assert all(en and ru for en, ru in texts)


@pytest.mark.rule("MAG-SPELL-12")
@pytest.mark.parametrize(
    "spell",
    ["s02", "s03", "s04", "s13", "s16", "s19", "s22", "s23", "s27", "s28", "s30"],
)
def test_a_spell_without_a_target_is_not_offered(spell: str) -> None:
    """No monster on any road, no card in a rival's hand: refused, and nothing is paid."""
    s = scene(hand={"Fire": f"{PLENTY} {spell}"})
    assert casts(s, "Fire") == []
    assert s.zone("used-meteorites") == s.zone("used-ice") == s.zone("used-bones") == []


@pytest.mark.rule("MAG-SPELL-12")
@pytest.mark.parametrize("spell", ["s01", "s05", "s09"])
def test_a_spell_of_any_colour_is_cast_by_any_mage(spell: str) -> None:
    for name in ("Fire", "Ice", "Bones"):
        s = scene(active=name, hand={name: f"M1 I1 B1 {spell}"})
        cast(s, name, spell, "kind meteorite")
        assert s.zone("spent") == [f"mag-{spell}"]


# --- resources and cards


@pytest.mark.rule("MAG-SPELL-06")
@pytest.mark.parametrize(("spell", "price"), [("s01", "M1"), ("s05", "I1"), ("s09", "B1")])
@pytest.mark.parametrize(("kind", "got"), [("meteorite", "M1"), ("ice", "I1"), ("bones", "B1")])
def test_lucky_find_gives_a_resource_of_choice(spell: str, price: str, kind: str, got: str) -> None:
    s = scene(hand={"Fire": f"{price} {spell}"})
    cast(s, "Fire", spell, f"kind {kind}")
    assert s.held("Fire") == got


@pytest.mark.rule("MAG-SPELL-06")
def test_a_kind_that_is_out_cannot_be_found() -> None:
    s = scene(hand={"Fire": "M1 s01", "Ice": "B16"})
    s.choose("Fire", "cast mag-s01")
    assert s.offered("Fire") == ["kind meteorite", "kind ice"]


@pytest.mark.parametrize("spell", ["s17", "s18"])
def test_smelting_gives_two_resources(spell: str) -> None:
    s = scene(hand={"Fire": f"M1 {spell}"})
    cast(s, "Fire", spell, "kind ice", "kind bones")
    assert s.held("Fire") == "I1 B1"


@pytest.mark.parametrize("spell", ["s17", "s18"])
def test_a_resource_that_is_out_is_lost_to_smelting(spell: str) -> None:
    """Only the meteorite just paid is left in all the piles and discards."""
    s = scene(hand={"Fire": f"M16 {spell}", "Ice": "I16", "Bones": "B16"})
    cast(s, "Fire", spell)
    assert s.held("Fire") == "M16"


@pytest.mark.parametrize("spell", ["s25", "s26"])
def test_call_from_below_draws_two_monsters(spell: str) -> None:
    s = scene(hand={"Fire": f"B1 {spell}"}, table={"monsters": ["mag-m09", "mag-m19"]})
    cast(s, "Fire", spell)
    assert s.held("Fire") == "m09 m19"
    assert not {"mag-m09", "mag-m19"} & s.sees("Ice")


@pytest.mark.parametrize("spell", ["s25", "s26"])
def test_call_from_below_draws_the_last_one_and_is_not_cast_on_an_empty_deck(spell: str) -> None:
    kept = no_monsters_but("m01", "m02")
    s = scene(
        hand={"Fire": f"B1 {spell}", "Ice": "m02"}, table={**kept, "monsters_only": ["mag-m01"]}
    )
    cast(s, "Fire", spell)
    assert s.held("Fire") == "m01"
    s = scene(hand={"Fire": f"B1 {spell}", "Ice": "m02 m01"}, table=kept)
    assert casts(s, "Fire") == []


@pytest.mark.parametrize("spell", ["s23", "s24"])
def test_snow_post_takes_a_card_from_a_rival_of_choice(spell: str) -> None:
    s = scene(hand={"Fire": f"I1 {spell}", "Ice": "s01", "Bones": "B1"})
    s.choose("Fire", f"cast mag-{spell}")
    assert s.offered("Fire") == ["rival Ice", "rival Bones"]
    s.choose("Fire", "rival Ice")
    assert s.held("Fire") == "s01"
    assert s.held("Ice") == ""
    assert not any("mag-s01" in line for line in s.heard("Bones"))


@pytest.mark.parametrize("spell", ["s23", "s24"])
def test_snow_post_passes_over_empty_hands(spell: str) -> None:
    s = scene(hand={"Fire": f"I1 {spell}", "Bones": "B1"})
    cast(s, "Fire", spell)
    assert s.held("Fire") == "B1"


# --- push


@pytest.mark.rule("MAG-SPELL-07")
@pytest.mark.parametrize(("spell", "price"), [("s02", "M2"), ("s06", "I2"), ("s10", "B2")])
def test_begone_pushes_a_rivals_monster_six_squares_back(spell: str, price: str) -> None:
    s = scene(roads={"FI-2": "ice m11"}, hand={"Fire": f"{price} {spell}"})  # ice's d=8
    cast(s, "Fire", spell)
    assert s.roads() == {"FI-8": "ice m11"}


@pytest.mark.rule("MAG-SPELL-07")
def test_an_own_monster_is_not_pushed() -> None:
    s = scene(
        roads={"FI-5": "fire m01", "FI-2": "ice m11", "IB-5": "bones m21"},
        hand={"Fire": "M2 s02"},
    )
    s.choose("Fire", "cast mag-s02")
    assert s.offered("Fire") == ["target FI-2", "target IB-5"]


@pytest.mark.rule("MAG-SPELL-08")
@pytest.mark.parametrize(
    ("others", "end"),
    [
        ({}, "FI-9"),
        ({"FI-9": "ice m12"}, "FI-8"),
        ({"FI-9": "fire m01"}, "FI-8"),
        ({"FI-9": "ice m12", "FI-8": "fire m01"}, "FI-7"),
        ({"FI-9": "ice m12", "FI-8": "fire m01", "FI-7": "ice m13"}, "FI-6"),
        ({"FI-7": "ice m12"}, "FI-9"),
    ],
)
def test_a_push_ends_on_the_nearest_free_square_without_a_fight(
    others: dict[str, str], end: str
) -> None:
    s = scene(roads={"FI-6": "ice m11", **others}, hand={"Fire": "M2 s02"})  # ice's d=4
    s.choose("Fire", "cast mag-s02")
    if s.may("Fire", "target FI-6"):  # with one target nothing is asked
        s.choose("Fire", "target FI-6")
    assert s.roads() == {end: "ice m11", **others}
    assert s.zone("dead") == []


@pytest.mark.rule("MAG-SPELL-08")
def test_each_push_goes_towards_the_castle_of_the_pushed() -> None:
    s = scene(active="Ice", roads={"FI-8": "fire m01"}, hand={"Ice": "I2 s06"})
    cast(s, "Ice", "s06")
    assert s.roads() == {"FI-2": "fire m01"}


@pytest.mark.parametrize("road", ["FI", "BF"])
def test_headwind_sets_the_rivals_on_an_own_road_back_by_two(road: str) -> None:
    s = scene(
        roads={
            "FI-9": "ice m11",
            "FI-7": "ice m12",
            "FI-6": "ice m13",
            "FI-2": "ice m14",
            "FI-4": "fire m01",
            "BF-5": "bones m21",
            "IB-5": "bones m22",
        },
        hand={"Fire": "I2 s21"},
    )
    before = s.roads()
    cast(s, "Fire", "s21", f"road {road}")
    if road == "BF":
        before["BF-3"] = before.pop("BF-5")
        assert s.roads() == before
    else:
        # ice's d=1 stays; d=3 goes to d=2, for d=1 is held; d=4 finds d=2 held, stands on d=3
        assert s.roads() == {
            "FI-9": "ice m11",
            "FI-8": "ice m12",
            "FI-7": "ice m13",
            "FI-4": "fire m01",
            "FI-3": "ice m14",  # d=8 would stand on d=6, where fire stands: in front of it, d=7
            "BF-5": "bones m21",
            "IB-5": "bones m22",
        }
    assert s.zone("dead") == []


def test_headwind_blows_on_own_roads_only() -> None:
    s = scene(active="Ice", hand={"Ice": "I2 s21"})
    s.choose("Ice", "cast-with mag-s21")
    assert s.offered("Ice") == ["road IB", "road FI"]


# --- destroy, transform


@pytest.mark.rule("MAG-SPELL-09")
@pytest.mark.parametrize(("spell", "price"), [("s03", "M3"), ("s07", "I3"), ("s11", "B3")])
@pytest.mark.parametrize("square", ["FI-5", "FI-6", "IB-5"])
def test_fall_apart_destroys_any_monster_on_a_road(spell: str, price: str, square: str) -> None:
    board = {"FI-5": "fire m19", "FI-6": "ice m20", "IB-5": "bones m29"}
    s = scene(roads=board, hand={"Fire": f"{price} {spell} m01", "Ice": "m11"})
    s.choose("Fire", f"cast mag-{spell}")
    assert sorted(s.offered("Fire")) == ["target FI-5", "target FI-6", "target IB-5"]
    s.choose("Fire", f"target {square}")
    assert sorted(s.roads()) == sorted(set(board) - {square})
    assert s.zone("dead") == [f"mag-{board[square].split()[1]}"]


@pytest.mark.rule("MAG-SPELL-10")
@pytest.mark.parametrize("spell", ["s04", "s08", "s12"])
def test_dripping_turns_any_monster_into_a_drop_that_goes_on(spell: str) -> None:
    s = scene(
        roads={"FI-2": "ice m19", "FI-5": "fire m01"},
        hand={"Fire": f"M1 I1 B1 {spell}"},
    )
    s.choose("Fire", f"cast mag-{spell}")
    assert sorted(s.offered("Fire")) == ["target FI-2", "target FI-5"]
    s.choose("Fire", "target FI-2")
    assert s.roads() == {"FI-2": "ice drop", "FI-5": "fire m01"}
    drop = next(card for card in LIBRARY.cards if card.name["en"] == "Drop")
    values = (drop.facts["health"], drop.facts["strength"])
    assert tokens(s)["FI-2"] == (drop.id, *values)
    s.end_turn()
    s.choose("Ice", "move FI-2")
    assert s.roads() == {"FI-1": "ice drop", "FI-5": "fire m01"}


@pytest.mark.rule("MAG-SPELL-10")
def test_a_drop_keeps_what_its_monster_did_but_no_bonus() -> None:
    s = scene(roads={"FI-4": "fire m01"}, hand={"Fire": "M2 I1 B1 s16 s04"})
    cast(s, "Fire", "s16")
    s.choose("Fire", "move FI-4")
    cast(s, "Fire", "s04", "target FI-5")
    assert s.fact("roads") == {"FI-5": "fire drop moved"}
    assert tokens(s)["FI-5"][1:] == (1, 1)


@pytest.mark.rule("MAG-SPELL-11")
def test_the_card_is_dead_at_once_and_the_drop_just_vanishes() -> None:
    s = scene(roads={"FI-6": "ice m19", "FI-5": "fire m02"}, hand={"Fire": "M1 I1 B1 s04"})
    cast(s, "Fire", "s04", "target FI-6")
    assert s.zone("dead") == ["mag-m19"]
    s.choose("Fire", "move FI-5")
    assert s.zone("dead") == ["mag-m02", "mag-m19"]  # 1/3 and 1/1 killed each other
    assert s.roads() == {}
    assert s.zone("road") == []


@pytest.mark.rule("MAG-SPELL-11")
def test_a_drop_can_be_made_of_a_drop() -> None:
    s = scene(roads={"FI-6": "ice drop", "FI-5": "fire m31"}, hand={"Fire": "M2 I2 B2 s04 s08"})
    cast(s, "Fire", "s04", "target FI-6")
    assert s.zone("dead") == []
    cast(s, "Fire", "s08", "target FI-5")
    assert s.zone("dead") == ["mag-m31"]
    assert s.roads() == {"FI-6": "ice drop", "FI-5": "fire drop"}


# --- fire's own


@pytest.mark.parametrize("spell", ["s13", "s14"])
def test_surge_takes_up_to_two_steps_on_top_of_the_move(spell: str) -> None:
    s = scene(roads={"FI-3": "fire m01"}, hand={"Fire": f"M2 {spell}"})
    s.choose("Fire", "move FI-3")
    cast(s, "Fire", spell, "yes")
    assert s.roads() == {"FI-6": "fire m01"}
    s = scene(roads={"FI-3": "fire m01"}, hand={"Fire": f"M2 {spell}"})
    cast(s, "Fire", spell, "no")
    assert s.roads() == {"FI-4": "fire m01"}
    s.choose("Fire", "move FI-4")
    assert s.roads() == {"FI-5": "fire m01"}


@pytest.mark.parametrize("spell", ["s13", "s14"])
@pytest.mark.parametrize(
    "board",
    [
        {"FI-3": "fire m01 shackled"},
        {"FI-3": "fire m01", "FI-4": "fire m02 shackled"},
        {"FI-3": "ice m11"},
    ],
)
def test_surge_needs_an_own_monster_that_can_step(spell: str, board: dict[str, str]) -> None:
    assert casts(scene(roads=board, hand={"Fire": f"M2 {spell}"}), "Fire") == []


@pytest.mark.parametrize("spell", ["s13", "s14"])
def test_surge_does_not_hurry_a_monster_summoned_this_turn(spell: str) -> None:
    s = scene(hand={"Fire": f"M3 m01 {spell}"})
    s.choose("Fire", "summon mag-m01", "put FI-1")
    assert casts(s, "Fire") == []
    s.end_round()
    cast(s, "Fire", spell, "yes")
    assert s.roads() == {"FI-3": "fire m01"}


@pytest.mark.rule("MAG-SPELL-13")
def test_surge_fights_on_the_way_and_stops_with_death() -> None:
    s = scene(
        roads={"FI-3": "fire m27", "FI-4": "ice m11", "FI-5": "ice m19"}, hand={"Fire": "M2 s13"}
    )
    cast(s, "Fire", "s13")
    assert s.roads() == {"FI-4": "fire m27", "FI-5": "ice m19"}
    s.choose("Fire", "yes")
    assert s.roads() == {"FI-5": "ice m19"}
    assert s.asked() == ["Fire"]
    s = scene(roads={"FI-3": "fire m11", "FI-4": "ice m27"}, hand={"Fire": "M2 s13"})
    cast(s, "Fire", "s13")
    assert s.offered("Fire") == ["target FI-3"]  # into death only if one says so
    s.choose("Fire", "target FI-3")  # dead at the first step: no question about a second
    assert s.roads() == {"FI-4": "ice m27"}
    assert s.may("Fire", "walk")


def test_surge_leaves_an_illegal_second_step_out() -> None:
    s = scene(roads={"FI-3": "fire m01", "FI-5": "fire m02"}, hand={"Fire": "M2 s13"})
    cast(s, "Fire", "s13", "target FI-3")
    assert s.roads() == {"FI-4": "fire m01", "FI-5": "fire m02"}
    assert s.may("Fire", "walk")


def test_surge_can_win() -> None:
    s = scene(roads={"FI-8": "fire m01"}, hand={"Fire": "M2 s13"})
    cast(s, "Fire", "s13", "yes")
    assert s.winner() == "Fire"


def test_meteor_rain_kills_the_weak_on_any_one_road() -> None:
    s = scene(
        roads={
            "FI-2": "fire m01",  # health 1
            "FI-3": "fire m03",  # 2
            "FI-5": "ice m11",  # 3
            "FI-6": "ice drop",  # 1
            "IB-5": "bones m21",  # 2, on another road
        },
        hand={"Fire": "M2 s15"},
    )
    s.choose("Fire", "cast-with mag-s15")
    assert s.offered("Fire") == ["road FI", "road IB", "road BF"]
    s.choose("Fire", "road FI")
    assert s.roads() == {"FI-5": "ice m11", "IB-5": "bones m21"}
    assert sorted(s.zone("dead")) == ["mag-m01", "mag-m03"]


def test_surge_is_two_steps_and_no_more() -> None:
    s = scene(roads={"FI-2": "fire m01"}, hand={"Fire": "M2 s13"})
    s.choose("Fire", "cast-with mag-s13", "yes")
    assert s.roads() == {"FI-4": "fire m01"}
    assert s.what() == "turn"
    assert s.may("Fire", "move FI-4")


def test_white_heat_adds_to_strength_until_the_end_of_the_turn() -> None:
    s = scene(roads={"FI-3": "fire m13", "BF-5": "fire m14"}, hand={"Fire": "M2 s16"})
    cast(s, "Fire", "s16", "target FI-3")
    assert tokens(s)["FI-3"][1:] == (4, 5)
    assert tokens(s)["BF-5"][1:] == (4, 2)
    s.end_turn()
    assert tokens(s)["FI-3"][1:] == (4, 2)


def test_white_heat_decides_fights() -> None:
    s = scene(roads={"FI-3": "fire m13", "FI-4": "ice m15"}, hand={"Fire": "M1 s16"})  # 4/2, 5/3
    cast(s, "Fire", "s16")
    s.choose("Fire", "move FI-3")
    assert s.roads() == {"FI-4": "fire m13"}


def test_white_heat_warms_a_monster_just_summoned_and_own_ones_only() -> None:
    s = scene(roads={"FI-9": "ice m11"}, hand={"Fire": "M2 s16 m01"})
    assert casts(s, "Fire") == []
    s.choose("Fire", "summon mag-m01", "put FI-1")
    cast(s, "Fire", "s16")
    assert tokens(s)["FI-1"][1:] == (1, 6)


# --- ice's own


@pytest.mark.parametrize("spell", ["s19", "s20"])
def test_ice_shackles_hold_a_rivals_monster_for_its_next_turn(spell: str) -> None:
    s = scene(
        roads={"FI-5": "ice m11", "IB-3": "ice m12", "FI-2": "fire m01"},
        hand={"Fire": f"I1 {spell}", "Ice": "M2 s13"},
    )
    s.choose("Fire", f"cast mag-{spell}")
    assert s.offered("Fire") == ["target FI-5", "target IB-3"]
    s.choose("Fire", "target FI-5")
    s.end_turn()
    assert s.moves("Ice") == ["IB-3"]
    s.choose("Ice", "cast-with mag-s13")  # Surge: only the other one
    s.choose("Ice", "no")
    assert "FI-5" in s.roads()
    assert "IB-4" in s.roads()
    s.end_round()
    assert s.moves("Ice") == ["FI-5", "IB-4"]


@pytest.mark.parametrize("spell", ["s19", "s20"])
def test_a_shackled_monster_still_defends_itself(spell: str) -> None:
    s = scene(roads={"FI-5": "ice m27", "FI-4": "fire m11"}, hand={"Fire": f"I1 {spell}"})
    cast(s, "Fire", spell)
    s.choose("Fire", "move FI-4")
    assert s.roads() == {"FI-5": "ice m27"}


def test_shackles_last_through_the_turns_of_others() -> None:
    s = scene(roads={"BF-5": "bones m21"}, hand={"Fire": "I1 s19"})
    cast(s, "Fire", "s19")
    s.end_turn()
    s.end_turn()  # ice's turn does not free the bones mage's monster
    assert s.asked() == ["Bones"]
    assert s.moves("Bones") == []
    s.end_round()
    assert s.moves("Bones") == ["BF-5"]


def test_ice_mirror_swaps_an_own_and_a_rivals_monster_on_one_road() -> None:
    s = scene(
        roads={
            "FI-2": "fire m01 moved",
            "FI-8": "ice m19",
            "BF-5": "fire m02",
            "IB-5": "bones m21",
        },
        hand={"Fire": "I2 s22"},
    )
    s.choose("Fire", "move FI-2")
    cast(s, "Fire", "s22")  # only the monster on FI has a rival on its road
    assert s.roads() == {
        "FI-8": "fire m01",
        "FI-3": "ice m19",
        "BF-5": "fire m02",
        "IB-5": "bones m21",
    }
    assert s.moves("Fire") == ["BF-5"]  # it has moved already
    s.end_turn()
    s.choose("Ice", "move FI-3")
    assert "FI-2" in s.roads()  # directions stay


def test_ice_mirror_asks_for_both_where_there_is_a_choice() -> None:
    s = scene(
        roads={"FI-2": "fire m01", "FI-3": "fire m02", "FI-8": "ice m19", "FI-9": "ice m20"},
        hand={"Fire": "I2 s22"},
    )
    s.choose("Fire", "cast mag-s22")
    assert s.offered("Fire") == ["target FI-2", "target FI-3"]
    s.choose("Fire", "target FI-3")
    assert s.offered("Fire") == ["target FI-8", "target FI-9"]
    s.choose("Fire", "target FI-9")
    assert s.roads()["FI-9"] == "fire m02"
    assert s.roads()["FI-3"] == "ice m20"


# --- bones' own


def test_turncoat_wins_a_rivals_monster_over() -> None:
    s = scene(
        roads={"FI-3": "ice m19 shackled", "BF-5": "bones m21", "IB-5": "bones m22"},
        hand={"Fire": "B3 s27"},
    )
    s.choose("Fire", "cast-with mag-s27")
    assert s.offered("Fire") == ["target FI-3", "target BF-5"]  # not on the others' road
    s.choose("Fire", "target FI-3")
    assert s.fact("roads")["FI-3"] == "fire mag-m19 fresh"  # no longer shackled
    assert s.moves("Fire") == []  # from the next turn on
    s.end_turn()
    assert s.moves("Ice") == []
    s.end_turn()
    s.end_turn()
    assert s.moves("Fire") == ["FI-3"]
    s.choose("Fire", "move FI-3")
    assert s.roads()["FI-4"] == "fire m19"  # it walks the other way


@pytest.mark.parametrize("spell", ["s28", "s29"])
@pytest.mark.parametrize(
    ("name", "start", "end"),
    [
        ("Fire", "FI-4", "BF-6"),
        ("Fire", "BF-9", "FI-1"),
        ("Ice", "FI-9", "IB-1"),
        ("Bones", "BF-2", "IB-8"),
    ],
)
def test_back_path_leads_to_the_other_own_road_at_the_same_distance(
    spell: str, name: str, start: str, end: str
) -> None:
    s = scene(active=name, roads={start: f"{name.lower()} m01"}, hand={name: f"B1 {spell}"})
    cast(s, name, spell)
    assert s.roads() == {end: f"{name.lower()} m01"}
    assert s.moves(name) == [end]  # whether it has moved stays as it was


@pytest.mark.parametrize("spell", ["s28", "s29"])
@pytest.mark.parametrize("blocker", ["fire m02", "bones m21"])
def test_back_path_needs_an_empty_square(spell: str, blocker: str) -> None:
    board = {"FI-4": "fire m01", "BF-6": blocker, "IB-2": "ice m11"}
    s = scene(roads=board, hand={"Fire": f"B1 {spell}"})
    assert casts(s, "Fire") == []


def test_back_path_keeps_that_a_monster_has_moved() -> None:
    s = scene(roads={"FI-4": "fire m01"}, hand={"Fire": "B1 s28"})
    s.choose("Fire", "move FI-4")
    cast(s, "Fire", "s28")
    assert s.roads() == {"BF-5": "fire m01"}
    assert s.moves("Fire") == []


def test_bone_trade_kills_an_own_and_a_rivals_monster_on_one_road() -> None:
    s = scene(
        roads={"FI-2": "fire m01", "FI-8": "ice m19", "BF-9": "fire m02", "IB-5": "bones m21"},
        hand={"Fire": "B2 s30"},
    )
    cast(s, "Fire", "s30", "target FI-2")
    assert s.roads() == {"BF-9": "fire m02", "IB-5": "bones m21"}
    assert sorted(s.zone("dead")) == ["mag-m01", "mag-m19"]


@pytest.mark.parametrize(("spell", "hand"), [("s22", "I2"), ("s30", "B2")])
def test_a_pair_must_stand_on_one_road(spell: str, hand: str) -> None:
    board = {"FI-2": "fire m01", "BF-2": "bones m21"}
    s = scene(active="Ice", roads={**board, "IB-5": "ice m11"}, hand={"Ice": f"{hand} {spell}"})
    assert casts(s, "Ice") == []


# --- what harms oneself is asked for


@pytest.mark.rule("MAG-SPELL-13")
@pytest.mark.parametrize(("spell", "price"), [("s03", "M3"), ("s04", "M1 I1 B1"), ("s30", "B2")])
def test_an_own_monster_is_never_the_target_by_itself(spell: str, price: str) -> None:
    board = {"FI-4": "fire m01"} | ({"FI-8": "ice m19"} if spell == "s30" else {})
    s = scene(roads=board, hand={"Fire": f"{price} {spell}"})
    cast(s, "Fire", spell)
    if spell != "s30":
        assert s.what("Fire") == "target"
    assert s.offered("Fire") == ["target FI-4"]
    assert s.roads() == board
    s.choose("Fire", "target FI-4")
    assert s.roads() != board


@pytest.mark.rule("MAG-SPELL-13")
def test_a_sole_target_of_a_rival_is_taken_and_so_is_a_sole_help() -> None:
    s = scene(roads={"FI-8": "ice m19"}, hand={"Fire": "M3 s03"})
    cast(s, "Fire", "s03")
    assert s.roads() == {}
    s = scene(roads={"FI-4": "fire m01"}, hand={"Fire": "M2 s16"})
    cast(s, "Fire", "s16")
    assert s.may("Fire", "move FI-4")


@pytest.mark.rule("MAG-SPELL-13")
def test_a_mirror_that_sets_the_own_monster_back_is_asked_for() -> None:
    s = scene(roads={"FI-8": "fire m01", "FI-2": "ice m19"}, hand={"Fire": "I2 s22"})
    cast(s, "Fire", "s22")
    assert s.offered("Fire") == ["target FI-2"]


@pytest.mark.rule("MAG-SPELL-13")
def test_the_only_road_is_asked_for_where_the_summoned_monster_would_die() -> None:
    roads = {"FI-1": "ice m27", "BF-9": "fire m01"}
    s = scene(roads=roads, hand={"Fire": "I1 m11"})
    s.choose("Fire", "summon mag-m11")
    assert s.offered("Fire") == ["put FI-1"]
    assert s.roads() == roads
