"""Box and set-up (Состав игры, Подготовка к игре)."""

from collections import Counter

import pytest
from games.three_mages.scene import ALL_MONSTERS, ALL_SPELLS, AT, BOARD, CELL, Castles, scene

from koldun.games.three_mages.library import LIBRARY
from koldun.kernel.errors import WrongTable
from koldun.testing.sitting import Sitting

NAMES = ["Ann", "Bob", "Cid"]


def started(players: int = 3, seed: str = "setup") -> Castles:
    """A table at which nobody has chosen a mage yet."""
    return scene(*NAMES[:players], choosing=True, seed=seed)


@pytest.mark.rule("MAG-COMP-01")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    s = scene()
    faces = Counter(face.kind for face in s.match.state.cards.faces)
    assert faces == {"monster": 35, "spell": 30, "resource": 48}
    board = s.view().table.board
    assert board is not None
    assert [token.id for token in board.tokens] == ["mage-fire", "mage-ice", "mage-bones"]


@pytest.mark.rule("MAG-COMP-02")
def test_there_are_sixteen_of_each_resource_and_none_in_a_hand() -> None:
    s = scene()
    assert s.zone("meteorites") == ["mag-meteorite"] * 16
    assert s.zone("ice") == ["mag-ice"] * 16
    assert s.zone("bones") == ["mag-bones"] * 16
    assert all(s.held(name) == "" for name in s.names)


@pytest.mark.rule("MAG-SETUP-01")
def test_the_first_player_is_drawn_by_the_seed() -> None:
    firsts = [started(seed=str(i)).fact("first") for i in range(60)]
    assert set(firsts) == {0, 1, 2}
    assert firsts == [started(seed=str(i)).fact("first") for i in range(60)]
    s = started(seed="7")
    s.choose("Ann", "mage ice").choose("Bob", "mage fire")
    assert s.asked() == [NAMES[s.fact("first")]]


@pytest.mark.rule("MAG-SETUP-02")
def test_no_mage_is_chosen_twice_at_the_table() -> None:
    s = started()
    assert s.offered("Ann") == ["mage fire", "mage ice", "mage bones"]
    s.choose("Ann", "mage ice")
    assert s.offered("Bob") == ["mage fire", "mage bones"]
    s.choose("Bob", "mage bones")
    assert [s.fact(name, "mage") for name in NAMES] == ["ice", "bones", "fire"]


@pytest.mark.rule("MAG-SETUP-02")
@pytest.mark.parametrize("mages", ["ice,ice,fire", "ice,fire", "ice,fire,mud"])
def test_a_wrong_choice_before_the_match_is_refused(mages: str) -> None:
    with pytest.raises(WrongTable):
        Sitting.at("three_mages", NAMES, options={"mages": mages})


@pytest.mark.rule("MAG-SETUP-03")
def test_each_mage_starts_on_its_own_castle() -> None:
    s = started()
    s.choose("Ann", "mage bones").choose("Bob", "mage fire")
    assert [s.fact(name, "at") for name in NAMES] == ["castle_bones", "castle_fire", "castle_ice"]


@pytest.mark.rule("MAG-SETUP-04", "MAG-SETUP-05")
@pytest.mark.parametrize(
    ("deck", "all_cards"), [("spells", ALL_SPELLS), ("monsters", ALL_MONSTERS)]
)
def test_both_decks_are_shuffled_by_the_seed_and_hidden(deck: str, all_cards: list[str]) -> None:
    first, second = scene(seed="1").zone(deck), scene(seed="2").zone(deck)
    assert sorted(first) == sorted(second) == sorted(all_cards)
    assert first != second
    assert first == scene(seed="1").zone(deck)
    s = scene(seed="1")
    for name in ["", *s.names]:
        assert not set(all_cards) & s.sees(name)
        (zone,) = [z for z in s.view(name).table.zones if z.id == deck]
        assert (zone.count, zone.cards) == (len(all_cards), [])


@pytest.mark.rule("MAG-SETUP-06")
def test_everybody_sees_the_three_piles_face_up() -> None:
    s = scene()
    for name in ["", *s.names]:
        zones = {zone.id: zone for zone in s.view(name).table.zones}
        for pile, face in (
            ("meteorites", "mag-meteorite"),
            ("ice", "mag-ice"),
            ("bones", "mag-bones"),
        ):
            assert zones[pile].count == 16
            assert {card.face for card in zones[pile].cards} == {face}


@pytest.mark.rule("MAG-SETUP-07")
def test_nobody_starts_with_cards_or_monsters() -> None:
    s = started()
    s.choose("Ann", "mage fire").choose("Bob", "mage ice")
    assert all(s.zone("hand", name) == [] for name in NAMES)
    assert s.fact("roads") == {}
    assert s.zone("road") == []


def test_the_board_is_what_the_ledger_counts() -> None:
    assert Counter(BOARD.kinds.values()) == {
        "neutral": 12,
        "fire_land": 9,
        "ice_land": 9,
        "graveyard": 9,
        "monster_bag": 9,
        "spell_book": 6,
        "bazaar": 3,
        "magic_portal": 3,
        "central_portal": 1,
    }
    assert BOARD.length == 9


def test_the_board_looks_the_same_from_every_castle() -> None:
    """Turned by a third, each cell lies on one of the same kind, lands changed in order."""
    turned = {
        "fire_land": "ice_land",
        "ice_land": "graveyard",
        "graveyard": "fire_land",
    }
    kinds = {(spot.q, spot.r): spot.kind for spot in BOARD.spots}
    for (q, r), kind in kinds.items():
        assert kinds[(-q - r, q)] == turned.get(kind, kind)


def test_walks_are_offered_in_the_same_order_from_every_castle() -> None:
    def turn(cell: str) -> str:
        q, r = AT[cell]
        return CELL[(-q - r, q)]

    for cell, options in BOARD.walks.items():
        if cell != BOARD.centre:
            turned = [option.place for option in BOARD.walks[turn(cell)]]
            assert turned == [turn(option.place) for option in options]


def test_cells_are_near_exactly_those_that_share_an_edge() -> None:
    cells = {spot.id: spot for spot in BOARD.spots if spot.id in BOARD.kinds}
    for cell in cells.values():
        near = {
            other.id
            for other in cells.values()
            if (other.q - cell.q, other.r - cell.r)
            in [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
        }
        assert set(cell.near) == near
        assert len(cell.near) == len(near)


def test_the_ledger_and_the_faces_agree_on_factions() -> None:
    for kind, own, free in (("monster", 10, 5), ("spell", 10, 0)):
        factions = Counter(card.facts["faction"] for card in LIBRARY.cards if card.kind == kind)
        assert [factions[mage] for mage in ("fire", "ice", "bones")] == [own] * 3
        assert factions["none"] == free
