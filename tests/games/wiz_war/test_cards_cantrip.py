"""Cantrip: every card of the white and black sets."""

import pytest
from games.wiz_war.scene import scene

from koldun.games.wiz_war.magic.upkeep import crack_edge


def test_full_shield_answers_neutral_spells_and_counters_too() -> None:
    s = scene(red={"hand": ["adrenaline"]}, blue={"at": "2.4", "hand": ["full_shield"]})
    s.cast("Red", "adrenaline", "wizard Blue")
    s.choose("Blue", "counter full_shield")
    assert s.t.running == []
    s = scene(red={"hand": ["psychic_storm"]}, blue={"at": "2.4", "hand": ["full_shield"]})
    s.cast("Red", "psychic_storm", "square 2.4")
    assert s.life("Blue") == 14, "a spell that names a square targets nobody"
    s = scene(red={"hand": ["fire_darts", "energy_4"]}, blue={"at": "2.4", "hand": ["full_shield"]})
    s.cast("Red", "fire_darts", "wizard Blue", boost="boost energy_4")
    s.choose("Red", *["wizard Blue"] * 3)
    s.choose("Blue", "counter full_shield")
    assert s.life("Blue") == 12, "one dart is stopped, three hit"


def test_negate_neutral_needs_sight_of_caster_or_target() -> None:
    s = scene(red={"hand": ["create_wall"]}, blue={"at": "2.4", "hand": ["negate_neutral"]})
    s.cast("Red", "create_wall", "edge 2.3w")
    s.choose("Blue", "counter negate_neutral")
    assert s.edge("2.3w") == "open"
    s = scene(red={"hand": ["create_wall"]}, blue={"at": "0.0", "hand": ["negate_neutral"]})
    s.cast("Red", "create_wall", "edge 2.3w")
    assert s.asked() == ["Red"]
    s = scene(red={"hand": ["fog"]}, blue={"at": "0.0", "hand": ["negate_neutral"]})
    s.cast("Red", "fog", "board")
    s.choose("Blue", "counter negate_neutral")
    assert s.t.running == [], "Globals are always in sight"


def test_drop_object_makes_the_caster_choose() -> None:
    s = scene(red={"hand": ["drop_object"]}, blue={"at": "2.4", "items": ["dagger"], "carries": 0})
    s.cast("Red", "drop_object", "wizard Blue")
    assert s.offered("Red") == ["thing dagger", "treasure 0"]
    s.choose("Red", "treasure 0")
    assert s.t.treasures[0].at == s.t.layout.square_by["2.4"]
    assert s.zone("items", "Blue") == ["dagger"]
    assert s.life("Blue") == 15
    s = scene(red={"hand": ["drop_object"]}, blue={"at": "2.4"})
    assert not s.may("Red", "cast drop_object"), "blue carries nothing"


def test_zot_hurts_or_stuns() -> None:
    s = scene(red={"hand": ["zot", "energy_4"]}, blue={"at": "2.4"})
    s.cast("Red", "zot", "wizard Blue", mode="damage", boost="boost energy_4")
    assert s.life("Blue") == 11
    s = scene(red={"hand": ["zot"]}, blue={"at": "2.4"})
    s.cast("Red", "zot", "wizard Blue", mode="stun")
    assert s.life("Blue") == 15
    assert s.fact("Blue", "stun") == 2
    s = scene(red={"hand": ["zot"]})
    s.choose("Red", "cast zot damage")
    assert s.may("Red", "edge 2.7w")
    s.choose("Red", "back")
    assert not s.may("Red", "cast zot stun"), "objects are not stunned"


def test_around_the_corner_cancelled_leaves_no_target() -> None:
    s = scene(
        red={"hand": ["fireball", "around_the_corner"], "at": "0.0"},
        blue={"at": "0.1", "hand": ["energy_4"]},
        green={"at": "0.0", "hand": ["negate_neutral"]},
        players=3,
    )
    s.cast("Red", "fireball", "wizard Blue", modify="modify around_the_corner")
    s.choose("Green", "counter negate_neutral 1")
    assert s.life("Blue") == 15
    assert s.wizard("Red").attacks == 1
    assert {"fireball", "around_the_corner", "negate_neutral"} <= set(s.zone("discard"))


def test_create_wall_blocks_and_falls_at_five_cracks() -> None:
    s = scene(red={"hand": ["create_wall"]}, blue={"at": "2.4"})
    s.cast("Red", "create_wall", "edge 2.3w")
    assert not s.may("Red", "step 2.3")
    assert not s.sees("2.2", "2.4")
    edge = s.t.layout.edge_by["2.3w"]
    crack_edge(s.t, edge, 4)
    assert s.edge("2.3w") == "wall created cracks-4"
    crack_edge(s.t, edge, 1)
    assert s.edge("2.3w") == "open"
    assert s.zone("discard") == ["create_wall"]


def test_destroy_wall_hurts_both_sides_and_is_no_attack() -> None:
    s = scene(
        red={"hand": ["destroy_wall"], "at": "2.3"}, blue={"at": "1.3", "hand": ["shield"]}, turns=0
    )
    s.cast("Red", "destroy_wall", "edge 2.3n")
    s.choose("Blue", "counter shield")
    assert s.life("Blue") == 15
    assert s.life("Red") == 13
    assert s.wizard("Red").attacks == 0


def test_dispel_needs_sight_and_takes_what_hangs_on_it() -> None:
    s = scene(red={"hand": ["create_door", "seal_door"]}, blue={"at": "2.4", "hand": ["dispel"]})
    s.cast("Red", "create_door", "edge 2.3w")
    s.cast("Red", "seal_door", "edge 2.3w")
    s.end("Red")
    s.cast("Blue", "dispel", "spell create_door")
    assert s.t.running == [], "the seal goes with its door"
    assert s.edge("2.3w") == "open"
    s = scene(red={"hand": ["shatter"], "at": "0.0"}, blue={"at": "2.4", "hand": ["dispel"]})
    s.cast("Red", "shatter")
    s.end("Red")
    assert not s.may("Blue", "cast dispel")


def test_dispel_removes_one_trap_marker() -> None:
    s = scene(red={"hand": ["booby_trap"]}, blue={"at": "2.4", "hand": ["dispel"]})
    s.choose("Red", "cast booby_trap", "in-sector 0", "square 2.3")
    s.choose("Red", "in-sector 0", "square 3.3", "in-sector 0", "square 1.2", "square 3.2")
    s.end("Red")
    s.cast("Blue", "dispel", "spell booby_trap")
    s.choose("Blue", "thing booby_trap 2.3")
    assert len(s.t.things) == 3
    assert len(s.t.running) == 1


def test_pick_lock_lets_one_see_step_or_hold() -> None:
    s = scene(red={"hand": ["pick_lock", "fireball"], "at": "3.8"}, blue={"at": "3.9"})
    assert not s.may("Red", "step 3.9")
    s.cast("Red", "pick_lock", "edge 3.9w")
    s.cast("Red", "fireball", "wizard Blue")
    assert s.life("Blue") == 10
    assert s.may("Red", "hold 3.9w")
    s.end("Red").end("Blue")
    assert not s.may("Red", "step 3.9"), "locked again after the turn"


def test_pick_lock_does_not_open_a_seal() -> None:
    s = scene(red={"hand": ["pick_lock", "seal_door"], "at": "3.8"})
    s.cast("Red", "seal_door", "edge 3.9w")
    assert not s.may("Red", "cast pick_lock")


def test_rotate_sector_turns_everything() -> None:
    s = scene(red={"hand": ["rotate_sector"]}, blue={"at": "0.6"})
    s.cast("Red", "rotate_sector", "sector 1")
    s.choose("Red", "turn 3")
    assert s.at("Blue") == "3.5", "(0,1) a quarter back is (3,0)"
    assert s.t.plan.rotations == [0, 3]
    assert s.zone("discard") == ["rotate_sector"]


def test_large_rock_is_thrown_and_lies_there() -> None:
    s = scene(red={"items": ["large_rock"]}, blue={"at": "2.4", "hand": ["gnome_form"]}, dice=[1])
    s.choose("Red", "use large_rock", "wizard Blue")
    s.choose("Blue", "counter gnome_form")
    assert s.life("Blue") == 15
    assert s.lying() == {"large_rock": "2.4"}, "it lands evaded or not"
    assert s.zone("items", "Red") == []


@pytest.mark.parametrize(("card", "value"), [("energy_4", 4), ("energy_5", 5), ("energy_6", 6)])
def test_energy_cards(card: str, value: int) -> None:
    s = scene(red={"hand": [card]})
    s.choose("Red", f"speed {card}")
    assert s.mp("Red") == 3 + value
    s = scene(red={"hand": [card, "shatter"]})
    s.cast("Red", "shatter", boost=f"boost {card}")
    assert s.tokens("shatter") == value
