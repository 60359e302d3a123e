"""Creatures, with a fixture creature: no card of the set makes one."""

from typing import Any

import pytest
from wiz_scenes import Duel, scene


def beast(hand: list[str], at: str = "2.4", **table: Any) -> Duel:
    """Red on its home, a creature of its own with 5 life in sight of it, Blue far away."""
    items = table.pop("items", [])
    dice = table.pop("dice", None)
    red = {"hand": hand, "items": items, **table.pop("red", {})}
    return scene(red=red, blue={"at": "0.9"}, dice=dice, creatures=[at], **table)


@pytest.mark.rule("WIZ-TARGET-02")
def test_there_are_none_when_the_game_starts() -> None:
    s = scene(red={"hand": ["fireball"]}, blue={"at": "0.9"})
    assert s.t.creatures == []
    s.choose("Red", "cast fireball", "go")
    assert not any(o.startswith("creature") for o in s.offered("Red"))


@pytest.mark.rule("WIZ-TARGET-02", "WIZ-LOS-04")
def test_a_creature_is_a_target_hurt_and_killed() -> None:
    s = beast(["powerthrust"])
    s.cast("Red", "powerthrust", "creature 2.4")
    assert s.t.creatures[0].life == 2, "3 of 5"
    tokens = [x for x in s.view().table.board.tokens if x.kind == "creature"]  # type: ignore[union-attr]
    assert [(x.at, x.counters["life"]) for x in tokens] == [("2.4", 2)]
    s = beast(["fireball"])
    s.cast("Red", "fireball", "creature 2.4")
    assert s.t.creatures == []
    assert s.vp("Red") == 0
    s = beast(["fireball"], at="0.0")
    s.choose("Red", "cast fireball", "go")
    assert not s.may("Red", "creature 0.0"), "out of sight"
    s = scene(red={"hand": ["fireball"]}, blue={"at": "2.4"}, creatures=["2.3"])
    s.choose("Red", "cast fireball", "go")
    assert s.may("Red", "wizard Blue"), "sight passes through it"


@pytest.mark.rule("WIZ-COMP-15", "WIZ-STUN-05")
def test_a_creature_is_stunned_for_its_owners_turns() -> None:
    s = beast(["zot"])
    s.cast("Red", "zot", "creature 2.4", mode="stun")
    assert s.t.creatures[0].stun == 2
    assert s.t.creatures[0].life == 5
    s.end("Red").end("Blue")
    assert s.t.creatures[0].stun == 1, "a token went in its owner's Time phase"
    s = beast(["ka_bong"], at="2.3")
    s.cast("Red", "ka_bong", "creature 2.3")
    assert (s.t.creatures[0].life, s.t.creatures[0].stun) == (1, 1)


@pytest.mark.rule("WIZ-TARGET-09", "WIZ-CREATE-04")
def test_its_square_is_not_empty() -> None:
    s = beast(["stone_block", "rosebush"])
    s.choose("Red", "cast rosebush", "go")
    assert s.may("Red", "square 2.3")
    assert not s.may("Red", "square 2.4")


def test_fists_darts_storms_and_bolts_reach_creatures() -> None:
    s = beast([], at="2.3")
    s.choose("Red", "punch-object 2.3")
    assert s.t.creatures[0].life == 4
    s = beast(["extra_arms"], at="2.3")
    s.cast("Red", "extra_arms")
    s.choose("Red", "punch-all")
    assert s.t.creatures[0].life == 4
    s = beast(["fire_darts"])
    s.cast("Red", "fire_darts", "creature 2.4")
    assert s.t.creatures[0].life == 4
    s = beast(["psychic_storm", "energy_4"])
    s.cast("Red", "psychic_storm", "square 2.3", boost="boost energy_4")
    assert s.t.creatures[0].life == 1
    s = beast(["lightning_bolt", "energy_4"])
    s.cast("Red", "lightning_bolt", "direction 1", boost="boost energy_4")
    assert (s.t.creatures[0].life, s.t.creatures[0].stun) == (2, 1)
    s = beast([], items=["dagger"])
    s.choose("Red", "use dagger throw", "creature 2.4")
    assert s.t.creatures[0].life == 3


@pytest.mark.rule("WIZ-CARDS-06", "WIZ-CARDS-07")
def test_a_creature_is_pushed_into_what_waits_there() -> None:
    s = beast(["waterbolt", "energy_4"])
    s.cast("Red", "waterbolt", "creature 2.4", boost="boost energy_4")
    s.choose("Red", "split 1")
    assert s.t.layout.square_names[s.t.creatures[0].at] == "2.6", "a wall stops it"
    assert s.t.creatures[0].life == 4
    s = beast(["rosebush", "waterbolt"], at="2.3", red={"at": "2.2"})
    s.t.creatures[0].at = s.t.layout.square_by["2.4"]
    s.cast("Red", "rosebush", "square 2.3")
    s.t.creatures[0].at, s.t.things[0].at = s.t.things[0].at, s.t.creatures[0].at
    s.t.look_again()
    s.cast("Red", "waterbolt", "creature 2.3")
    s.choose("Red", "split 0")
    assert s.t.creatures[0].life == 2
    s = beast(["destroy_wall"], at="1.3")
    s.cast("Red", "destroy_wall", "edge 2.3n")
    assert s.t.creatures[0].life == 3, "it stood beside the wall"
