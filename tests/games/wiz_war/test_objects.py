"""Objects, items, treasures, damage to things, throws, creations, hats."""

import pytest
from games.wiz_war.scene import scene

from koldun.games.wiz_war.board.edges import CRACKS
from koldun.games.wiz_war.board.sight import Look
from koldun.games.wiz_war.harm.damage import Blow, damage_object
from koldun.games.wiz_war.magic.acts import Act
from koldun.games.wiz_war.magic.upkeep import lay
from koldun.kernel.decisions import Option


@pytest.mark.rule("WIZ-OBJECT-03")
def test_heave_ho_throws_treasures_only() -> None:
    s = scene(red={"hand": ["heave_ho"], "items": ["dagger"]}, blue={"at": "2.4"})
    assert not s.may("Red", "cast heave_ho")
    s = scene(red={"hand": ["heave_ho"], "carries": 2}, blue={"at": "2.4"})
    assert s.may("Red", "cast heave_ho")


@pytest.mark.rule("WIZ-OBJECT-04", "WIZ-COMP-10")
def test_fixed_objects_are_not_picked_up() -> None:
    s = scene(red={"hand": ["rosebush"]})
    s.cast("Red", "rosebush", "square 2.3")
    s.choose("Red", "step 2.3")
    assert not any(o.startswith("take") for o in s.offered("Red"))
    board = s.view("Blue").table.board
    assert board is not None
    bush = next(x for x in board.tokens if x.face == "rosebush")
    assert bush.at == "2.3"
    assert "fixed" in bush.tags


@pytest.mark.rule("WIZ-ITEM-02", "WIZ-ITEM-08", "WIZ-GLOSS-10")
def test_a_dropped_item_lies_on_the_board() -> None:
    s = scene(red={"items": ["dagger", "mightstone"], "at": "3.1"})
    s.choose("Red", "drop dagger")
    assert s.mp("Red") == 3, "dropping is free"
    assert s.lying() == {"dagger": "3.1"}
    assert s.zone("board") == ["dagger"]
    assert s.t.counted(0) == 1
    s.choose("Red", "done", "drop mightstone")
    assert s.lying()["mightstone"] == "3.1"
    assert not s.t.has(0, "punch_die"), "only equipped items work"


@pytest.mark.rule("WIZ-ITEM-03", "WIZ-ITEM-04", "WIZ-ITEM-09", "WIZ-EX-30")
def test_picking_up_costs_a_point_each() -> None:
    items = ["dagger", "master_key", "large_rock", "bloodshard"]
    s = scene(red={"items": items, "at": "2.3"}, blue={"at": "2.3"})
    for item in items:
        s.choose("Red", f"drop {item}")
    s.end("Red")
    assert sum(o.startswith("take") for o in s.offered("Blue")) == 4
    s.choose("Blue", "take dagger", "take master_key")
    assert s.mp("Blue") == 1
    assert s.zone("items", "Blue") == ["master_key", "dagger"]
    s.choose("Blue", "take large_rock")
    assert not any(o.startswith("take") for o in s.offered("Blue")), "no points left"


@pytest.mark.rule("WIZ-ITEM-05")
def test_a_full_hand_picks_up_nothing() -> None:
    s = scene(red={"items": ["dagger"]}, blue={"hand": ["energy_4"] * 7, "at": "2.2"})
    s.choose("Red", "drop dagger")
    s.end("Red")
    assert not any(o.startswith("take") for o in s.offered("Blue"))
    s.choose("Blue", "discard energy_4")
    assert s.may("Blue", "take dagger"), "a hand card made room"
    s = scene(
        red={"items": ["dagger", "master_key"]},
        blue={"items": ["large_rock"] + ["boomstone"] * 3, "hand": ["energy_5"] * 3, "at": "2.2"},
    )
    s.choose("Red", "drop dagger")
    s.end("Red")
    assert not s.may("Blue", "take dagger")
    s.choose("Blue", "drop large_rock")
    assert s.may("Blue", "take dagger")


@pytest.mark.rule("WIZ-ITEM-07")
def test_nothing_is_taken_by_force_without_a_card() -> None:
    s = scene(red={"hand": ["yoink"]}, blue={"at": "2.2", "items": ["dagger"]})
    assert not any(o.startswith("take") for o in s.offered("Red"))
    s.cast("Red", "yoink", "wizard Blue")
    assert s.zone("items", "Red") == ["dagger"]
    assert s.zone("items", "Blue") == []


@pytest.mark.rule("WIZ-ITEM-11")
def test_items_may_lie_on_a_home() -> None:
    s = scene(red={"items": ["dagger"], "at": "2.7"}, blue={"at": "2.7"})
    s.choose("Red", "drop dagger")
    assert s.lying() == {"dagger": "2.7"}


@pytest.mark.rule("WIZ-TREASURE-01", "WIZ-TREASURE-04", "WIZ-EX-12", "WIZ-TREASURE-03")
def test_a_treasure_ends_the_phase() -> None:
    s = scene(red={"at": "1.6", "hand": ["energy_4"]})
    s.choose("Red", "take-treasure")
    assert s.fact("phase") == "discard"
    assert s.fact("Red", "treasure") == 2
    assert s.mp("Red") == 3, "no point is paid"
    board = s.view("Blue").table.board
    assert board is not None
    token = next(x for x in board.tokens if x.id == "treasure2")
    assert token.at == "1.6"
    assert "carried" in token.tags


@pytest.mark.rule("WIZ-TREASURE-02")
def test_a_treasure_takes_no_room() -> None:
    s = scene(red={"at": "1.6", "hand": ["energy_4"] * 7})
    s.choose("Red", "take-treasure")
    assert s.t.counted(0) == 7


@pytest.mark.rule("WIZ-TREASURE-05")
def test_own_treasures_can_be_taken_back() -> None:
    s = scene(red={"at": "2.7"}, treasures=["2.7", "4.4", "1.6", "3.8"])
    assert s.vp("Blue") == 1
    s.choose("Red", "take-treasure")
    assert s.vp("Blue") == 0


@pytest.mark.rule("WIZ-TREASURE-06")
def test_one_treasure_at_a_time() -> None:
    s = scene(red={"at": "1.6", "carries": 3})
    assert not s.may("Red", "take-treasure")


@pytest.mark.rule("WIZ-TREASURE-07", "WIZ-TREASURE-08")
def test_dropping_a_treasure_is_free() -> None:
    s = scene(red={"carries": 2})
    s.choose("Red", "step 1.2", "step 2.2", "step 1.2", "drop-treasure")
    assert s.mp("Red") == 0
    assert s.vp("Red") == 0
    s = scene(red={"carries": 2})
    s.choose("Red", "drop-treasure")
    assert s.vp("Red") == 1
    assert s.fact("phase") == "move", "the phase goes on"


@pytest.mark.rule("WIZ-DAMAGE-01", "WIZ-DAMAGE-05")
def test_only_what_has_a_crack_limit_is_attacked() -> None:
    s = scene(red={"hand": ["fireball", "rosebush", "dust_cloud"], "items": ["dagger"]})
    s.cast("Red", "rosebush", "square 2.3")
    s.cast("Red", "dust_cloud", "square 1.2")
    s.choose("Red", "step 3.2", "drop dagger", "step 2.2", "cast fireball")
    offered = s.offered("Red")
    assert "thing rosebush 2.3" in offered
    assert not any("dagger" in o or "dust_cloud" in o or "treasure" in o for o in offered)


def hit_wall(damage: int, cracks: int = 0, place: str = "2.3n") -> str:
    s = scene(red={"at": "2.3"}, cracks={place: cracks})
    act = Act(0, "attack", -1, None, Look(0, s.t.wizards[0].at))
    damage_object(s.t, act, Option("edge", place=place), Blow(damage))
    return s.edge(place)


@pytest.mark.rule("WIZ-DAMAGE-02", "WIZ-EX-13", "WIZ-EX-14", "WIZ-CARDS-15")
@pytest.mark.parametrize(("damage", "cracks"), [(3, 1), (5, 1), (6, 2), (7, 2), (9, 3)])
def test_one_crack_for_three_points(damage: int, cracks: int) -> None:
    assert hit_wall(damage) == f"wall cracks-{cracks}"


@pytest.mark.rule("WIZ-DAMAGE-03", "WIZ-COMP-12", "WIZ-DAMAGE-10")
def test_less_than_three_is_lost() -> None:
    s = scene(red={"at": "2.3"}, cracks={"2.3n": 2})
    act = Act(0, "attack", -1, None, Look(0, s.t.wizards[0].at))
    for _ in range(2):
        damage_object(s.t, act, Option("edge", place="2.3n"), Blow(2))
    assert s.edge("2.3n") == "wall cracks-2"
    for _ in range(5):
        s.end("Red").end("Blue")
    assert s.edge("2.3n") == "wall cracks-2", "cracks stay"
    damage_object(s.t, act, Option("edge", place="2.3n"), Blow(3))
    assert s.edge("2.3n") == "wall cracks-3", "and add up"


@pytest.mark.rule("WIZ-DAMAGE-04", "WIZ-DAMAGE-09", "WIZ-EX-30", "WIZ-DAMAGE-07")
def test_walls_fall_at_five_cracks_and_doors_at_three() -> None:
    assert CRACKS[1:3] == (5, 3)
    assert hit_wall(3, 3) == "wall cracks-4"
    assert hit_wall(5, 4) == "open destroyed"
    assert hit_wall(3, 1, "2.2w") == "door cracks-2 red"
    assert hit_wall(3, 2, "2.2w") == "open destroyed"


@pytest.mark.rule("WIZ-BOARD-07", "WIZ-EX-16")
def test_a_double_wall_is_one_wall() -> None:
    assert hit_wall(15, 0, "1.5w") == "open destroyed"
    s = scene(
        red={"at": "1.4", "hand": ["destroy_wall"]}, blue={"at": "2.4", "hand": ["create_wall"]}
    )
    s.cast("Red", "destroy_wall", "edge 1.5w")
    assert s.edge("1.5w") == "open destroyed"
    assert s.may("Red", "step 1.5")
    s.end("Red")
    s.cast("Blue", "create_wall", "edge 2.4w")
    assert s.edge("2.4w") == "wall created"


@pytest.mark.rule("WIZ-DAMAGE-08")
def test_columns_go_with_the_last_wall() -> None:
    s = scene(red={"at": "2.3"}, broken=["2.3n", "1.4w", "2.4n"])
    assert s.sees("1.3", "2.4"), "nothing touches the corner any more"
    s = scene(red={"at": "2.3"}, broken=["2.3n"])
    assert not s.sees("1.3", "2.4"), "a wall still ends there"


@pytest.mark.rule("WIZ-THROW-01")
def test_only_what_says_so_is_thrown() -> None:
    s = scene(red={"items": ["master_key", "large_rock"]}, blue={"at": "2.4"})
    assert not s.may("Red", "use master_key")
    assert s.may("Red", "use large_rock throw")


@pytest.mark.rule("WIZ-THROW-02", "WIZ-DEATH-05")
def test_a_thrown_item_lies_at_its_target() -> None:
    s = scene(red={"items": ["large_rock"]}, blue={"at": "2.4"})
    s.choose("Red", "use large_rock", "wizard Blue")
    assert s.life("Blue") == 13
    assert s.lying() == {"large_rock": "2.4"}
    assert s.zone("board") == ["large_rock"]
    s = scene(red={"items": ["large_rock"]}, blue={"at": "2.4", "life": 2}, players=3)
    s.choose("Red", "use large_rock", "wizard Blue")
    assert s.vp("Red") == 1


@pytest.mark.rule("WIZ-THROW-03", "WIZ-CARDS-18", "WIZ-EX-15", "WIZ-THROW-04")
def test_a_thrown_item_stops_before_a_barrier() -> None:
    s = scene(red={"items": ["large_rock"], "hand": ["stone_block"]})
    s.cast("Red", "stone_block", "square 2.4")
    s.choose("Red", "use large_rock", "thing stone_block")
    assert s.lying()["large_rock"] == "2.3"
    s = scene(red={"items": ["large_rock"], "at": "2.2"})
    s.choose("Red", "use large_rock", "edge 2.7w")
    assert s.lying()["large_rock"] == "2.6"
    s = scene(red={"items": ["large_rock"], "hand": ["stone_block"], "at": "2.4"}, broken=["2.7w"])
    s.cast("Red", "stone_block", "square 2.8")
    s.choose("Red", "use large_rock", "thing stone_block")
    assert s.lying()["large_rock"] == "2.7", (
        "through a destroyed wall, onto the square before the block"
    )


@pytest.mark.rule("WIZ-CREATE-01", "WIZ-CREATE-02", "WIZ-MAINTAIN-06")
def test_a_creation_is_there_while_its_spell_runs() -> None:
    s = scene(red={"hand": ["thornbush", "wall_of_fire"]})
    s.cast("Red", "thornbush", "square 2.3")
    s.cast("Red", "wall_of_fire", "edge 2.2n")
    assert s.lying() == {"thornbush": "2.3"}
    assert s.edge("2.2n") == "fire created"
    s.end("Red").end("Blue")
    assert s.edge("2.2n") == "open", "temporary"
    s.choose("Red", "end thornbush")
    assert s.lying() == {}


@pytest.mark.rule("WIZ-CREATE-06", "WIZ-EX-17")
def test_no_wall_on_a_wall() -> None:
    s = scene(red={"hand": ["wall_of_fire", "create_wall"], "at": "2.3"})
    for card in ("wall_of_fire", "create_wall"):
        s.ready("Red", card)
        assert not s.may("Red", "edge 2.3n")
        assert not s.may("Red", "edge 2.2w"), "nor on a door"
        s.choose("Red", "back")


@pytest.mark.rule("WIZ-CREATE-07")
def test_a_wall_may_stand_on_a_destroyed_one() -> None:
    s = scene(red={"hand": ["create_wall", "destroy_wall"], "at": "2.3"}, broken=["2.3n"])
    s.cast("Red", "create_wall", "edge 2.3n")
    assert s.edge("2.3n") == "wall destroyed created"
    s.cast("Red", "destroy_wall", "edge 2.3n")
    assert s.edge("2.3n") == "open destroyed"
    assert "create_wall" in s.zone("discard")


@pytest.mark.rule("WIZ-HAT-02", "WIZ-HAT-04")
def test_walls_wear_hats_and_ones_own_second_needs_none() -> None:
    s = scene(red={"hand": ["rosebush", "rosebush", "create_wall"]}, blue={"hand": ["create_wall"]})
    s.cast("Red", "rosebush", "square 2.3")
    s.cast("Red", "rosebush", "square 1.2")
    s.cast("Red", "create_wall", "edge 3.2n")
    assert s.view().table.facts["markers"] == [], "all of them Red's"
    s.end("Red")
    s.cast("Blue", "create_wall", "edge 2.8w")
    assert s.view().table.facts["markers"] == [{"at": "2.8w", "hat": 1}], "walls are objects too"


@pytest.mark.rule("WIZ-HAT-02", "WIZ-HAT-03", "WIZ-HAT-04", "WIZ-EX-18")
def test_hats_on_duplicates() -> None:
    s = scene(
        blue={"hand": ["rosebush"], "at": "2.3"},
        green={"hand": ["rosebush"], "at": "2.4"},
        players=3,
        sectors="red0 blue0 green0",
    )
    s.end("Red")
    s.cast("Blue", "rosebush", "square 2.5")
    assert s.view().table.facts["markers"] == []
    s.end("Blue")
    s.cast("Green", "rosebush", "square 1.4")
    assert s.view().table.facts["markers"] == [{"at": "1.4", "hat": 2}]
    s.end("Green").end("Red")
    s.choose("Blue", "end rosebush")
    assert s.view().table.facts["markers"] == [], "alone it needs no hat"
    lay(s.t, s.t.things[0].card, s.t.layout.square_by["2.5"], 1)
    assert s.view().table.facts["markers"] == [{"at": "2.5", "hat": 1}]
    lay(s.t, s.t.things[0].card, s.t.layout.square_by["3.3"], 2)
    assert len(s.view().table.facts["markers"]) == 1, "the owner of the first needs no hat"


@pytest.mark.rule("WIZ-GOLD-01")
def test_a_card_beats_the_rules() -> None:
    s = scene(red={"hand": ["golem_form"], "at": "1.6"})
    s.cast("Red", "golem_form")
    s.choose("Red", "take-treasure")
    assert s.mp("Red") == 1
    assert s.fact("phase") == "move"
