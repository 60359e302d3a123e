"""The game for two (Правила игры вдвоём): one mage is idle, its monsters stand guard."""

from collections import Counter
from functools import partial

import pytest
from games.three_mages.scene import ALL_SPELLS, BOARD, Castles, no_monsters_but, scene

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.games.three_mages.library import LIBRARY
from koldun.kernel.randomness import seed_of

PAIRS = [("Fire", "Bones", "ice"), ("Ice", "Bones", "fire"), ("Fire", "Ice", "bones")]
SCHEME = {1: 9, 2: 7, 3: 5, 5: 3, 7: 1}  # distance from the idle castle -> rank of the guard


def faction_of(id: str) -> str:
    return str(next(card.facts["faction"] for card in LIBRARY.cards if card.id == id))


two = partial(scene, "Fire", "Bones")


def guards(s: Castles) -> dict[str, str]:
    board = s.view().table.board
    assert board is not None
    return {t.at: t.face for t in board.tokens if "guard" in t.tags}


@pytest.mark.rule("MAG-TWO-01")
@pytest.mark.parametrize(
    ("name", "square", "castle"),
    [("Fire", "FI-9", "ice"), ("Fire", "BF-1", "bones"), ("Bones", "IB-1", "ice")],
)
def test_the_castle_of_any_mage_wins(name: str, square: str, castle: str) -> None:
    s = two(active=name)
    t = s.realm()
    at = BOARD.squares.index(square)
    t.squares[at] = t.new_monster(t.drop, t.mages[s.seat(name)], True)  # in place of a guard
    s.end_turn()
    s.end_turn()
    s.choose(name, f"move {square}")
    assert s.winner() == name
    assert s.fact("taken") == castle


@pytest.mark.rule("MAG-TWO-02")
def test_all_monsters_gone_is_a_draw() -> None:
    guards_of_ice = [f"m{n}" for n in range(11, 21)]
    s = two(
        roads={"BF-5": "fire m31", "BF-4": "bones m32"},
        table=no_monsters_but("m31", "m32", *guards_of_ice),
    )
    s.choose("Fire", "move BF-5")
    assert s.winner() == "draw"


@pytest.mark.rule("MAG-TWO-03", "MAG-TWO-09")
def test_two_choose_and_the_third_mage_is_idle() -> None:
    s = scene("Ann", "Bob", choosing=True, seed="two")
    s.choose("Ann", "mage fire")
    assert s.offered("Bob") == ["mage ice", "mage bones"]
    s.choose("Bob", "mage bones")
    assert s.view().table.facts["idle"] == ["ice"]
    assert "idle ice" in s.heard()
    first = s.asked()
    s.end_turn()
    second = s.asked()
    assert sorted(first + second) == ["Ann", "Bob"]


@pytest.mark.rule("MAG-TWO-04")
@pytest.mark.parametrize(("one", "other", "idle"), PAIRS)
def test_the_idle_mages_spells_are_out(one: str, other: str, idle: str) -> None:
    s = scene(one, other, active=one)
    assert len(s.zone("spells")) == 20
    assert idle not in {faction_of(id) for id in s.zone("spells")}
    assert {faction_of(id) for id in s.zone("removed")} == {idle}
    assert len(s.zone("removed")) == 10
    assert s.zone("spells") != scene(one, other, active=one, seed="other").zone("spells")


@pytest.mark.rule("MAG-TWO-05", "MAG-TWO-16")
@pytest.mark.parametrize(("one", "other", "idle"), PAIRS)
def test_guards_stand_at_the_same_distances_from_any_idle_castle(
    one: str, other: str, idle: str
) -> None:
    s = scene(one, other, active=one)
    mage = ("fire", "ice", "bones").index(idle)
    found = guards(s)
    assert len(found) == 10
    first = 10 * mage
    for square, id in found.items():
        at = BOARD.squares.index(square)
        assert BOARD.road_at(at) in BOARD.roads_of[mage]
        rank = SCHEME[BOARD.distance(at, mage)]
        assert int(id.removeprefix("mag-m")) - first in (rank, rank + 1)
    per_road = Counter(square[:2] for square in found)
    assert sorted(per_road.values()) == [5, 5]
    assert s.fact("roads").keys() == found.keys()


@pytest.mark.rule("MAG-TWO-06")
@pytest.mark.parametrize(("one", "other", "idle"), PAIRS)
def test_the_other_monsters_are_shuffled(one: str, other: str, idle: str) -> None:
    s = scene(one, other, active=one)
    deck = Counter(faction_of(id) for id in s.zone("monsters"))
    assert deck == {one.lower(): 10, other.lower(): 10, "none": 5}
    assert s.zone("monsters") != scene(one, other, active=one, seed="other").zone("monsters")
    assert not set(s.zone("monsters")) & s.sees(one)


@pytest.mark.rule("MAG-TWO-07")
def test_all_three_piles_are_laid_out() -> None:
    s = two()
    assert [len(s.zone(pile)) for pile in ("meteorites", "ice", "bones")] == [16, 16, 16]


@pytest.mark.rule("MAG-TWO-08")
def test_no_token_stands_on_the_idle_castle() -> None:
    board = two().view().table.board
    assert board is not None
    mages = {t.id: t.at for t in board.tokens if t.kind == "mage"}
    assert mages == {"mage-fire": "castle_fire", "mage-bones": "castle_bones"}


@pytest.mark.rule("MAG-TWO-09", "MAG-TWO-12")
def test_the_two_alternate_and_the_idle_mage_has_no_turn() -> None:
    for first in ("Fire", "Bones"):
        s = two(active=first)
        order = []
        for _ in range(5):
            order += s.asked()
            s.end_turn()
        other = "Bones" if first == "Fire" else "Fire"
        assert order == [first, other, first, other, first]
    firsts = {scene("A", "B", choosing=True, seed=str(i)).fact("first") for i in range(20)}
    assert firsts == {0, 1}


@pytest.mark.rule("MAG-TWO-10")
def test_the_rules_for_three_hold_for_two() -> None:
    """A walk, a kill, a summon, fights with all outcomes, a spell and an exchange."""
    s = two(
        at={"Fire": "R2-01", "Bones": "R2-02"},
        hand={"Fire": "M4 m02 s01", "Bones": "B1"},
        roads={"FI-2": "fire m21", "BF-4": "fire m03", "BF-3": "bones m24"},
    )
    s.choose("Fire", "summon mag-m02", "put BF-9")
    assert s.roads()["BF-9"] == "fire m02"
    s.choose("Fire", "move FI-2")  # 2/2 jumps over the guard of 3/1
    assert s.roads()["FI-4"] == "fire m21"
    assert s.roads()["FI-3"].startswith("ice ")
    s.choose("Fire", "move BF-4")  # 2/4 and 3/3 kill each other
    assert {"BF-3", "BF-4"}.isdisjoint(s.roads())
    s.choose("Fire", "cast mag-s01", "kind bones")
    s.choose("Fire", "walk R2-02")
    assert s.fact("Bones", "at") == "castle_bones"
    assert s.held("Fire") == "M2 B2"
    s.choose("Fire", "swap mag-bones ice", "done")
    assert s.held("Fire") == "M2 I1"
    assert s.asked() == ["Bones"]
    assert set(s.walks("Bones")) == {"R4-16", "R4-17", "R3-12", "R4-15"}


@pytest.mark.rule("MAG-TWO-11")
def test_both_roads_are_open() -> None:
    s = two(hand={"Fire": "M1 m01"})
    s.choose("Fire", "summon mag-m01")
    assert s.offered("Fire") == ["put FI-1", "put BF-9"]
    assert [BOARD.goal(road, 0) for road in BOARD.roads_of[0]] == [1, 2]  # ice idle, bones


@pytest.mark.rule("MAG-TWO-13", "MAG-TWO-12")
def test_guards_never_move() -> None:
    s = two()
    laid = guards(s)
    for number in range(6):
        match = s.match.copy()
        play_randomly(match, RandomChoice(seed_of(f"guards {number}")), 250)
        now = guards(Castles(match, s.names))
        assert now.items() <= laid.items()


@pytest.mark.rule("MAG-TWO-13")
def test_nobody_is_offered_to_move_a_guard() -> None:
    s = two()
    assert s.moves("Fire") == []
    s.end_round()
    assert s.moves("Fire") == []


@pytest.mark.rule("MAG-TWO-14")
@pytest.mark.parametrize(
    "spell", [id.removeprefix("mag-") for id in ALL_SPELLS if faction_of(id) != "ice"]
)
def test_no_spell_takes_a_guard_for_its_target(spell: str) -> None:
    """Of the spells left in the game, with monsters of both players beside the guards."""
    board = {"FI-2": "fire m01", "IB-8": "bones m21", "BF-5": "fire m02", "BF-4": "bones m22"}
    s = two(roads=board, hand={"Fire": f"M6 I6 B6 {spell}", "Bones": "M1"})
    laid = guards(s)
    cast = [words for words in s.offered("Fire") if f"mag-{spell}" in words.split()]
    assert cast, "there are other targets"
    s.choose("Fire", cast[0])
    targets = {words.split()[1] for words in s.offered("Fire") if words.startswith("target")}
    assert not targets & set(laid)
    assert guards(s) == laid


@pytest.mark.rule("MAG-TWO-14")
@pytest.mark.parametrize("spell", ["s02", "s03", "s04", "s27", "s30"])
def test_with_only_guards_on_the_roads_there_is_no_target(spell: str) -> None:
    s = two(hand={"Fire": f"M6 I6 B6 {spell}"})
    assert not any(words.startswith("cast") for words in s.offered("Fire"))


@pytest.mark.rule("MAG-TWO-14")
@pytest.mark.parametrize("spell", ["s06", "s19", "s22"])
def test_nor_for_the_ice_mages_spells_when_fire_is_idle(spell: str) -> None:
    s = scene("Ice", "Bones", active="Ice", roads={"FI-9": "ice m11"}, hand={"Ice": f"I6 {spell}"})
    assert not any(words.startswith("cast") for words in s.offered("Ice"))


@pytest.mark.rule("MAG-TWO-14")
def test_meteor_rain_leaves_guards_unhurt() -> None:
    """Bones are idle: their Skullets have health 2, and so has the Firebrand beside them."""
    s = scene("Fire", "Ice", roads={"BF-9": "fire m03"}, hand={"Fire": "M2 s15"})
    laid = guards(s)
    assert laid["BF-7"] == "mag-m21"
    s.choose("Fire", "cast-with mag-s15", "road BF")
    assert guards(s) == laid
    assert s.zone("dead") == ["mag-m03"]


@pytest.mark.rule("MAG-TWO-14")
def test_headwind_leaves_guards_where_they_stand() -> None:
    s = scene("Fire", "Ice", hand={"Fire": "I2 s21"})
    laid = guards(s)
    s.choose("Fire", "cast-with mag-s21", "road BF")
    assert guards(s) == laid


@pytest.mark.rule("MAG-TWO-15")
def test_a_guard_is_fought_like_any_other_monster() -> None:
    s = two(roads={"FI-2": "fire m27"})
    assert guards(s)["FI-3"] == "mag-m12"  # 3/1
    s.choose("Fire", "move FI-2")  # 5/5
    assert s.roads()["FI-3"] == "fire m27"
    assert s.zone("dead") == ["mag-m12"]


@pytest.mark.rule("MAG-TWO-15")
def test_a_guard_is_jumped_over_if_both_live() -> None:
    s = two(roads={"FI-2": "fire m21"})
    s.choose("Fire", "move FI-2")  # 2/2 against 3/1
    assert s.roads()["FI-3"] == "ice m12"
    assert s.roads()["FI-4"] == "fire m21"


@pytest.mark.rule("MAG-TWO-15")
def test_a_guard_can_kill() -> None:
    s = two(roads={"FI-4": "fire m21"})
    s.choose("Fire", "move FI-4")  # 2/2 against 4/2
    assert "fire m21" not in s.roads().values()
    assert guards(s)["FI-5"] == "mag-m14"
