"""What the cells do (Игровое поле)."""

from itertools import pairwise

import pytest
from games.three_mages.scene import AT, BOARD, CELL, no_monsters_but, no_spells_but, scene

LANDS = [
    ("R4-01", "M", "meteorites", "MAG-LAND-01"),
    ("R4-07", "I", "ice", "MAG-LAND-02"),
    ("R4-15", "B", "bones", "MAG-LAND-03"),
]


def beside(cell: str) -> str:
    """A cell from which one walks onto this one."""
    return BOARD.walks[cell][0].place


# --- lands


@pytest.mark.rule("MAG-LAND-01", "MAG-LAND-02", "MAG-LAND-03", "MAG-LAND-07")
@pytest.mark.parametrize("name", ["Fire", "Ice", "Bones"])
@pytest.mark.parametrize(("cell", "kind", "pile", "rule"), LANDS)
def test_a_land_gives_its_resource_to_any_mage(
    cell: str, kind: str, pile: str, rule: str, name: str
) -> None:
    s = scene(active=name, at={name: beside(cell)})
    s.choose(name, f"walk {cell}")
    assert s.held(name) == f"{kind}1"
    assert len(s.zone(pile)) == 15
    assert any(e.id == "gain" and e.rule == rule for e in s.match.events())


@pytest.mark.rule("MAG-LAND-04")
def test_a_used_up_pile_gives_from_its_discard() -> None:
    table = {"ice": [], "used-ice": ["mag-ice"] * 3}
    s = scene(at={"Fire": "R4-06"}, hand={"Bones": "I13"}, table=table)
    s.choose("Fire", "walk R4-07")
    assert s.held("Fire") == "I1"
    assert len(s.zone("used-ice")) == 2


@pytest.mark.rule("MAG-LAND-04")
def test_the_pile_is_used_before_its_discard() -> None:
    s = scene(at={"Fire": "R4-06"}, table={"used-ice": ["mag-ice"] * 3})
    s.choose("Fire", "walk R4-07")
    assert (len(s.zone("ice")), len(s.zone("used-ice"))) == (12, 3)


@pytest.mark.rule("MAG-LAND-05")
def test_nothing_is_got_when_all_is_in_hands() -> None:
    s = scene(at={"Fire": "R4-06"}, hand={"Bones": "I16"})
    s.choose("Fire", "walk R4-07")
    assert s.held("Fire") == ""
    assert s.held("Bones") == "I16"
    assert "none-left Fire ice" in s.heard()


@pytest.mark.rule("MAG-LAND-06")
def test_neutral_land_does_nothing() -> None:
    for cell in [cell for cell, kind in BOARD.kinds.items() if kind == "neutral"]:
        s = scene(at={"Fire": beside(cell)}, hand={"Fire": "M1 I1"})
        before = {zone.name(): list(zone.cards) for zone in s.match.state.zones()}
        s.choose("Fire", f"walk {cell}")
        assert s.asked() == ["Ice"]
        assert {zone.name(): list(zone.cards) for zone in s.match.state.zones()} == before


# --- portals


@pytest.mark.rule("MAG-PORTAL-01", "MAG-PORTAL-03", "MAG-PORTAL-04")
@pytest.mark.parametrize("portal", [(4, -4), (0, 4), (-4, 0)])
def test_a_magic_portal_leads_to_the_centre_at_once_and_no_farther(
    portal: tuple[int, int],
) -> None:
    s = scene(at={"Fire": beside(CELL[portal])})
    s.choose("Fire", f"walk {CELL[portal]}")
    assert AT[s.cell("Fire")] == (0, 0)
    assert s.asked() == ["Ice"]  # no question where to go on


@pytest.mark.rule("MAG-PORTAL-02", "MAG-PORTAL-03", "MAG-PORTAL-04")
@pytest.mark.parametrize("portal", [(4, -4), (0, 4), (-4, 0)])
def test_the_centre_leads_to_the_magic_portal_of_choice(portal: tuple[int, int]) -> None:
    s = scene(at={"Fire": "R1-00"})
    s.choose("Fire", "walk C0")
    offered = [words.split()[1] for words in s.offered("Fire")]
    assert sorted(AT[cell] for cell in offered) == [(-4, 0), (0, 4), (4, -4)]
    s.choose("Fire", f"portal {CELL[portal]}")
    assert AT[s.cell("Fire")] == portal
    assert s.asked() == ["Ice"]


@pytest.mark.rule("MAG-PORTAL-05")
def test_both_ends_of_a_jump_kill() -> None:
    s = scene(
        at={"Fire": "R4-03", "Ice": "R4-04", "Bones": "C0"}, hand={"Ice": "I1", "Bones": "B1"}
    )
    s.choose("Fire", "walk R4-04")
    assert (s.cell("Fire"), s.cell("Ice"), s.cell("Bones")) == ("C0", "castle_ice", "castle_bones")
    assert s.held("Fire") == "I1 B1"


@pytest.mark.rule("MAG-PORTAL-05")
def test_from_the_centre_too() -> None:
    s = scene(
        at={"Fire": "R1-00", "Ice": "C0", "Bones": "R4-12"}, hand={"Ice": "I1", "Bones": "B1"}
    )
    s.choose("Fire", "walk C0")
    assert s.cell("Ice") == "castle_ice"
    assert s.cell("Bones") == "R4-12"
    s.choose("Fire", "portal R4-12")
    assert s.cell("Bones") == "castle_bones"
    assert s.held("Fire") == "I1 B1"


@pytest.mark.rule("MAG-PORTAL-06")
@pytest.mark.parametrize("cell", ["C0", "R4-04"])
def test_who_begins_on_a_portal_must_walk_off(cell: str) -> None:
    s = scene(at={"Fire": cell})
    assert set(s.walks("Fire")) == {option.place for option in BOARD.walks[cell]}
    assert len(s.walks("Fire")) == (6 if cell == "C0" else 3)
    assert all(words.startswith("walk ") for words in s.offered("Fire"))


# --- bag and book


@pytest.mark.rule("MAG-BAG-01")
def test_a_bag_gives_the_top_monster_to_its_owner_alone() -> None:
    s = scene(at={"Fire": "R3-00"}, table={"monsters": ["mag-m09"]})
    s.choose("Fire", "walk R2-00")
    assert s.held("Fire") == "m09"
    assert len(s.zone("monsters")) == 34
    assert "mag-m09" in s.sees("Fire")
    assert "drawn Fire mag-m09" in s.heard("Fire")
    for name in ("Ice", "Bones", ""):
        assert "mag-m09" not in s.sees(name)
        assert not any("drawn" in line for line in s.heard(name))
        assert "monster Fire" in s.heard(name)


@pytest.mark.rule("MAG-BAG-02")
def test_an_empty_bag_gives_nothing_though_monsters_lie_dead() -> None:
    s = scene(at={"Fire": "R3-00"}, hand={"Ice": "m11"}, table=no_monsters_but("m11"))
    s.choose("Fire", "walk R2-00")
    assert s.held("Fire") == ""
    assert len(s.zone("dead")) == 34
    assert "no-monsters Fire" in s.heard()


@pytest.mark.rule("MAG-BOOK-01")
def test_a_book_gives_the_top_spell() -> None:
    s = scene(at={"Fire": "R3-00"}, table={"spells": ["mag-s30"]})
    s.choose("Fire", "walk R3-01")
    assert s.held("Fire") == "s30"
    assert len(s.zone("spells")) == 29
    assert "mag-s30" not in s.sees("Ice")
    assert "drawn Fire mag-s30" in s.heard("Fire")
    assert not any("drawn" in line for line in s.heard("Ice"))


@pytest.mark.rule("MAG-BOOK-02")
def test_an_empty_book_gives_nothing_though_spells_lie_used() -> None:
    s = scene(at={"Fire": "R3-00"}, table=no_spells_but())
    s.choose("Fire", "walk R3-01")
    assert s.held("Fire") == ""
    assert len(s.zone("spent")) == 30
    assert "no-spells Fire" in s.heard()


# --- bazaar


@pytest.mark.rule("MAG-BAZAAR-01")
def test_two_of_a_kind_are_exchanged_for_one_of_any_kind() -> None:
    s = scene(at={"Fire": "R2-01"}, hand={"Fire": "M2"})
    s.choose("Fire", "walk R2-02")
    assert [w for w in s.offered("Fire") if w.startswith("swap")] == [
        "swap mag-meteorite meteorite",
        "swap mag-meteorite ice",
        "swap mag-meteorite bones",
    ]
    s.choose("Fire", "swap mag-meteorite ice")
    assert s.held("Fire") == "I1"
    assert len(s.zone("used-meteorites")) == 2


@pytest.mark.rule("MAG-BAZAAR-01")
def test_two_of_different_kinds_are_not() -> None:
    s = scene(at={"Fire": "R2-01"}, hand={"Fire": "M1 B1"})
    s.choose("Fire", "walk R2-02")
    assert not s.may("Fire", "swap")


@pytest.mark.rule("MAG-BAZAAR-02")
def test_a_monster_is_sold_for_an_own_resource() -> None:
    s = scene(active="Ice", at={"Ice": "R2-03"}, hand={"Ice": "m01"})
    s.choose("Ice", "walk R2-02", "sell mag-m01")
    assert s.held("Ice") == "I1"
    assert s.zone("dead") == ["mag-m01"]


@pytest.mark.rule("MAG-BAZAAR-03")
def test_a_spell_is_sold_for_an_own_resource() -> None:
    s = scene(active="Bones", at={"Bones": "R2-01"}, hand={"Bones": "s01"})
    s.choose("Bones", "walk R2-02", "sell mag-s01")
    assert s.held("Bones") == "B1"
    assert s.zone("spent") == ["mag-s01"]


@pytest.mark.rule("MAG-BAZAAR-04")
def test_any_number_of_exchanges_is_made() -> None:
    s = scene(at={"Fire": "R2-01"}, hand={"Fire": "M4 s01 s02"})
    s.choose("Fire", "walk R2-02")
    s.choose("Fire", "swap mag-meteorite ice", "swap mag-meteorite ice")
    s.choose("Fire", "sell mag-s01", "sell mag-s02")
    assert s.held("Fire") == "M2 I2"
    s.choose("Fire", "done")
    assert s.asked() == ["Ice"]


@pytest.mark.rule("MAG-BAZAAR-04")
def test_or_none() -> None:
    s = scene(at={"Fire": "R2-01"}, hand={"Fire": "M4 s01 s02"})
    s.choose("Fire", "walk R2-02", "done")
    assert s.held("Fire") == "M4 s01 s02"
    assert s.asked() == ["Ice"]


@pytest.mark.rule("MAG-BAZAAR-05")
def test_own_means_the_mage_played_not_the_card_sold() -> None:
    s = scene(at={"Fire": "R2-01"}, hand={"Fire": "m21 s25"})
    s.choose("Fire", "walk R2-02", "sell mag-m21", "sell mag-s25")
    assert s.held("Fire") == "M2"
    s = scene(active="Ice", at={"Ice": "R2-01"}, hand={"Ice": "m21 s17"})
    s.choose("Ice", "walk R2-02", "sell mag-m21", "sell mag-s17")
    assert s.held("Ice") == "I2"


@pytest.mark.rule("MAG-BAZAAR-06")
def test_what_is_given_away_lies_in_its_discard_for_good() -> None:
    s = scene(at={"Fire": "R2-01"}, hand={"Fire": "M2 m01 s01"})
    s.choose("Fire", "walk R2-02", "swap mag-meteorite bones", "sell mag-m01", "sell mag-s01")
    assert s.zone("used-meteorites") == ["mag-meteorite"] * 2
    assert (s.zone("dead"), s.zone("spent")) == (["mag-m01"], ["mag-s01"])
    assert len(s.zone("monsters")) == 34


@pytest.mark.rule("MAG-BAZAAR-06")
def test_selling_the_last_monster_is_a_draw() -> None:
    s = scene(at={"Fire": "R2-01"}, hand={"Fire": "M2 m01"}, table=no_monsters_but("m01"))
    s.choose("Fire", "walk R2-02", "sell mag-m01")
    assert s.winner() == "draw"


@pytest.mark.rule("MAG-BAZAAR-07")
def test_only_what_is_there_can_be_got() -> None:
    s = scene(at={"Fire": "R2-01"}, hand={"Fire": "M2", "Bones": "I16"})
    s.choose("Fire", "walk R2-02")
    assert not s.may("Fire", "swap ice")
    assert s.may("Fire", "swap bones")


@pytest.mark.rule("MAG-BAZAAR-07")
def test_what_was_just_put_down_can_be_got_back() -> None:
    s = scene(at={"Fire": "R2-01"}, hand={"Fire": "M16"})
    s.choose("Fire", "walk R2-02", "swap mag-meteorite meteorite")
    assert s.held("Fire") == "M15"


@pytest.mark.rule("MAG-BAZAAR-07")
def test_nothing_is_sold_when_the_own_resource_is_out() -> None:
    s = scene(at={"Fire": "R2-01"}, hand={"Fire": "m01 s01", "Bones": "M16"})
    s.choose("Fire", "walk R2-02")
    assert not s.may("Fire", "sell")


def test_who_holds_nothing_to_exchange_is_asked_all_the_same() -> None:
    """Else the others would learn that the hand holds no pair and no card."""
    s = scene(at={"Fire": "R2-01"}, hand={"Fire": "M1 B1"})
    s.choose("Fire", "walk R2-02")
    assert s.offered("Fire") == ["done", "browse"]
    s.choose("Fire", "browse")
    assert s.asked() == ["Ice"]


def test_an_empty_hand_everybody_can_see_so_nothing_is_asked() -> None:
    s = scene(at={"Fire": "R2-01"})
    s.end_turn()
    s = scene(at={"Fire": "R2-01"})
    s.choose("Fire", "walk R2-02")
    assert s.asked() == ["Ice"]


# --- roads


@pytest.mark.rule("MAG-ROAD-01")
def test_a_road_joins_each_pair_of_castles() -> None:
    spots = {spot.id: spot for spot in BOARD.spots}
    for road, start, end in (
        ("FI", "fire", "ice"),
        ("IB", "ice", "bones"),
        ("BF", "bones", "fire"),
    ):
        line = [f"castle_{start}", *(f"{road}-{n}" for n in range(1, 10)), f"castle_{end}"]
        for here, there in pairwise(line):
            assert there in spots[here].near
            step = (spots[there].q - spots[here].q, spots[there].r - spots[here].r)
            assert step in [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    assert len(BOARD.roads) == 3


@pytest.mark.rule("MAG-ROAD-02")
def test_field_cells_touch_no_road_square() -> None:
    for spot in BOARD.spots:
        if spot.id in BOARD.kinds:
            assert not set(spot.near) & set(BOARD.squares)
