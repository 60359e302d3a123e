"""Summoning and moving monsters (Призыв монстра, Движение монстров)."""

import pytest
from games.three_mages.scene import BOARD, scene

from koldun.games.three_mages.library import LIBRARY
from koldun.games.three_mages.state import Beast

MONSTERS = [face for face in LIBRARY.entries("monster") if isinstance(face, Beast)]


def summons(offered: list[str]) -> list[str]:
    return [words for words in offered if words.startswith("summon")]


# --- price


@pytest.mark.rule("MAG-SUMMON-01")
def test_card_and_full_price_are_needed() -> None:
    assert summons(scene(hand={"Fire": "M2 m05"}).offered("Fire")) == []
    assert summons(scene(hand={"Fire": "M1 B1 I1 m05"}).offered("Fire")) == []
    assert summons(scene(hand={"Fire": "M2 B1"}).offered("Fire")) == []
    assert summons(scene(hand={"Fire": "M4 I2 B1 m27"}).offered("Fire")) == []  # one bones short
    assert summons(scene(hand={"Fire": "M4 B4 I1 m15"}).offered("Fire")) == []  # one ice short
    s = scene(hand={"Fire": "M2 B1 m05"})
    s.choose("Fire", "summon-with mag-m05 mag-bones", "put FI-1")
    assert s.held("Fire") == ""
    assert s.roads() == {"FI-1": "fire m05"}


@pytest.mark.rule("MAG-MOVE-06")
def test_an_own_monster_on_the_last_square_blocks_the_one_behind() -> None:
    last = BOARD.length
    s = scene(roads={f"FI-{last}": "fire m01", f"FI-{last - 1}": "fire m03"})
    assert s.moves("Fire") == [f"FI-{last}"]


@pytest.mark.rule("MAG-SUMMON-02")
@pytest.mark.parametrize("kind", ["M1", "I1", "B1"])
def test_any_is_paid_with_any_kind(kind: str) -> None:
    s = scene(hand={"Fire": f"{kind} m31"})
    s.choose("Fire", "summon-with mag-m31", "put FI-1")
    assert s.held("Fire") == ""


@pytest.mark.rule("MAG-SUMMON-02")
def test_the_payer_chooses_and_the_most_plentiful_kind_stands_first() -> None:
    s = scene(hand={"Fire": "M1 I3 B1 m31"})
    assert summons(s.offered("Fire")) == [
        "summon-with mag-m31 mag-ice",
        "summon-with mag-m31 mag-meteorite",
        "summon-with mag-m31 mag-bones",
    ]
    s.choose("Fire", "summon-with mag-m31 mag-bones")
    assert s.held("Fire") == "M1 I3"


@pytest.mark.rule("MAG-SUMMON-05")
def test_what_was_paid_lies_in_its_discard() -> None:
    s = scene(hand={"Fire": "I2 m13"})
    s.choose("Fire", "summon-with mag-m13")
    assert s.zone("used-ice") == ["mag-ice"] * 2
    assert s.zone("used-meteorites") == s.zone("used-bones") == []


@pytest.mark.parametrize("face", MONSTERS, ids=lambda face: face.id)
@pytest.mark.rule("MAG-SUMMON-01", "MAG-SUMMON-05", "MAG-SUMMON-10")
def test_each_monster_costs_its_price_and_has_its_values(face: Beast) -> None:
    """With exactly its price it is summoned by a mage of any colour; with one card less it is not."""
    short = face.id.removeprefix("mag-")
    m, i, b, any_ = face.price
    exact = f"M{m} I{i} B{b + any_} {short}"
    s = scene(active="Bones", hand={"Bones": exact})
    s.choose("Bones", summons(s.offered("Bones"))[0], "put BF-1")
    assert s.held("Bones") == ""
    board = s.view().table.board
    assert board is not None
    (token,) = [token for token in board.tokens if token.kind == "monster"]
    assert (token.face, token.at, token.owner) == (face.id, "BF-1", 2)
    assert token.counters == {"health": face.health, "strength": face.strength}
    for kind, number in (("M", m), ("I", i), ("B", b + any_)):
        if number:
            less = exact.replace(f"{kind}{number}", f"{kind}{number - 1}")
            assert summons(scene(active="Bones", hand={"Bones": less}).offered("Bones")) == []


def test_the_values_follow_the_plan_of_the_deck() -> None:
    """Fire trades upwards, ice outlives, bones are even; the price is the tier."""
    values: dict[int, list[tuple[int, int, int]]] = {-1: [], 0: [], 1: [], 2: []}
    for face in MONSTERS:
        values[face.faction].append((sum(face.price), face.health, face.strength))
    tiers = [tier for tier in range(1, 6) for _ in range(2)]
    assert values[0] == [(k, k, k + 2) for k in tiers]
    assert values[1] == [(k, k + 2, k) for k in tiers]
    assert values[2] == [(k, k + 1, k + 1) for k in tiers]
    assert values[-1] == [(1, 1, 1)] * 5


# --- place


@pytest.mark.rule("MAG-SUMMON-04")
@pytest.mark.parametrize(
    ("name", "firsts"),
    [("Fire", ["FI-1", "BF-9"]), ("Ice", ["IB-1", "FI-9"]), ("Bones", ["BF-1", "IB-9"])],
)
def test_the_first_square_of_one_of_the_own_roads(name: str, firsts: list[str]) -> None:
    s = scene(active=name, hand={name: "M1 m01"})
    s.choose(name, "summon mag-m01")
    assert s.offered(name) == [f"put {first}" for first in firsts]
    s.choose(name, f"put {firsts[1]}")
    assert s.roads() == {firsts[1]: f"{name.lower()} m01"}


@pytest.mark.rule("MAG-SUMMON-06")
def test_no_square_holds_two_own_monsters() -> None:
    s = scene(roads={"FI-1": "fire m01 moved", "BF-9": "fire m02"}, hand={"Fire": "M3 m03"})
    assert summons(s.offered("Fire")) == []
    s = scene(roads={"FI-1": "fire m01"}, hand={"Fire": "M3 m03"})
    s.choose("Fire", "summon-with mag-m03")
    assert s.roads() == {"FI-1": "fire m01", "BF-9": "fire m03"}


@pytest.mark.rule("MAG-SUMMON-07")
def test_the_square_is_free_again_when_the_monster_has_left() -> None:
    s = scene(roads={"FI-1": "fire m01", "BF-9": "fire m02"}, hand={"Fire": "M3 m03"})
    s.choose("Fire", "move FI-1")
    s.choose("Fire", "summon-with mag-m03")
    assert s.roads() == {"FI-1": "fire m03", "FI-2": "fire m01", "BF-9": "fire m02"}


@pytest.mark.rule("MAG-SUMMON-08")
def test_a_rival_on_the_first_square_is_fought_at_once() -> None:
    s = scene(roads={"FI-1": "ice m11"}, hand={"Fire": "M1 B3 m27"})
    s.choose("Fire", "summon-with mag-m27", "put FI-1")
    assert s.roads() == {"FI-1": "fire m27"}
    assert s.zone("dead") == ["mag-m11"]


@pytest.mark.rule("MAG-SUMMON-09")
def test_a_summoned_monster_moves_from_the_next_own_turn_on() -> None:
    s = scene(hand={"Fire": "M1 m01"})
    s.choose("Fire", "summon mag-m01", "put FI-1")
    assert s.moves("Fire") == []
    s.end_round()
    assert s.moves("Fire") == ["FI-1"]


@pytest.mark.rule("MAG-SUMMON-10")
def test_a_card_of_another_colour_is_summoned_and_led_by_the_summoner() -> None:
    s = scene(hand={"Fire": "I1 m11"})
    s.choose("Fire", "summon mag-m11", "put FI-1")
    s.end_round()
    s.choose("Fire", "move FI-1")
    assert s.roads() == {"FI-2": "fire m11"}


@pytest.mark.rule("MAG-SUMMON-11")
def test_if_both_survive_the_summoned_one_jumps_to_the_second_square() -> None:
    s = scene(roads={"FI-1": "ice m23"}, hand={"Fire": "I2 m13"})
    s.choose("Fire", "summon-with mag-m13", "put FI-1")
    assert s.roads() == {"FI-1": "ice m23", "FI-2": "fire m13"}


@pytest.mark.rule("MAG-SUMMON-12")
def test_a_summoned_monster_that_dies_at_once_is_lost_with_its_price() -> None:
    s = scene(roads={"FI-1": "ice m27"}, hand={"Fire": "I1 m11"})
    s.choose("Fire", "summon mag-m11", "put FI-1")
    assert s.roads() == {"FI-1": "ice m27"}
    assert s.zone("dead") == ["mag-m11"]
    assert s.zone("used-ice") == ["mag-ice"]


@pytest.mark.rule("MAG-SUMMON-13")
def test_the_road_between_the_others_is_closed() -> None:
    for name in ("Fire", "Ice", "Bones"):
        s = scene(active=name, hand={name: "M1 m01"})
        s.choose(name, "summon mag-m01")
        strange = {"Fire": "IB", "Ice": "BF", "Bones": "FI"}[name]
        assert not any(strange in words for words in s.offered(name))


# --- moving


@pytest.mark.rule("MAG-MOVE-01")
def test_only_its_summoner_moves_a_monster() -> None:
    s = scene(roads={"FI-5": "ice m11", "FI-3": "fire m01", "IB-4": "bones m21"})
    assert s.moves("Fire") == ["FI-3"]
    s.end_turn()
    assert s.moves("Ice") == ["FI-5"]


@pytest.mark.rule("MAG-MOVE-02")
@pytest.mark.parametrize(
    ("name", "start", "end"),
    [("Fire", "FI-4", "FI-5"), ("Ice", "FI-5", "FI-4"), ("Bones", "IB-7", "IB-6")],
)
def test_a_move_is_one_square_away_from_the_own_castle(name: str, start: str, end: str) -> None:
    s = scene(active=name, roads={start: f"{name.lower()} m01"})
    s.choose(name, f"move {start}")
    assert s.roads() == {end: f"{name.lower()} m01"}


@pytest.mark.rule("MAG-MOVE-04")
def test_all_own_monsters_move_one_square_each() -> None:
    s = scene(
        roads={
            "FI-2": "fire m01",
            "FI-4": "fire m02",
            "FI-6": "fire m03",
            "FI-8": "fire m04",
        }
    )
    s.choose("Fire", "move FI-2", "move FI-4", "move FI-6", "move FI-8")
    assert sorted(s.roads()) == ["FI-3", "FI-5", "FI-7", "FI-9"]
    assert s.moves("Fire") == []


@pytest.mark.rule("MAG-MOVE-05")
def test_a_monster_may_stay_and_goes_only_forward_on_its_road() -> None:
    s = scene(roads={"FI-3": "fire m01"})
    assert s.moves("Fire") == ["FI-3"]  # one way to go
    copy = scene(roads={"FI-3": "fire m01"})
    copy.choose("Fire", "move FI-3")
    assert copy.roads() == {"FI-4": "fire m01"}
    s.end_turn()
    assert s.roads() == {"FI-3": "fire m01"}


@pytest.mark.rule("MAG-MOVE-06")
def test_a_monster_does_not_step_on_one_of_its_own_side() -> None:
    s = scene(roads={"FI-3": "fire m01", "FI-4": "fire m02"})
    assert s.moves("Fire") == ["FI-4"]
    s.choose("Fire", "move FI-4", "move FI-3")
    assert s.roads() == {"FI-4": "fire m01", "FI-5": "fire m02"}


@pytest.mark.rule("MAG-MOVE-07", "MAG-GOAL-01")
@pytest.mark.parametrize(
    ("name", "square", "castle"),
    [
        ("Fire", "FI-9", "ice"),
        ("Fire", "BF-1", "bones"),
        ("Ice", "FI-1", "fire"),
        ("Ice", "IB-9", "bones"),
        ("Bones", "IB-1", "ice"),
        ("Bones", "BF-9", "fire"),
    ],
)
def test_from_the_last_square_a_move_enters_the_castle_at_the_far_end(
    name: str, square: str, castle: str
) -> None:
    s = scene(active=name, roads={square: f"{name.lower()} m01"})
    s.choose(name, f"move {square}")
    assert s.winner() == name
    assert s.fact("taken") == castle


@pytest.mark.rule("MAG-GOAL-05")
def test_no_monster_walks_towards_its_own_castle() -> None:
    """Pushed along all the way, every monster ends on the castle of another mage."""
    for square in BOARD.squares:
        for name in ("Fire", "Ice", "Bones"):
            mage = ("Fire", "Ice", "Bones").index(name)
            road = BOARD.road_at(BOARD.squares.index(square))
            if road not in BOARD.roads_of[mage]:
                continue
            before = BOARD.distance(BOARD.squares.index(square), mage)
            s = scene(active=name, roads={square: f"{name.lower()} m01"})
            s.choose(name, f"move {square}")
            if s.match.result is not None:
                assert before == 9
                assert s.fact("taken") != name.lower()
            else:
                (end,) = s.roads()
                assert BOARD.distance(BOARD.squares.index(end), mage) == before + 1
