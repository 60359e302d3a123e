"""Alchemy: every card first met there."""

import pytest
from games.wiz_war.scene import scene


def test_fools_gold_moves_the_treasure_and_ends_the_phase() -> None:
    s = scene(red={"at": "1.6"}, blue={"hand": ["fools_gold"]})
    s.choose("Red", "take-treasure")
    s.choose("Blue", "counter fools_gold")
    assert not s.may("Blue", "square 1.6")
    s.choose("Blue", "square 2.7")
    assert s.fact("Red", "treasure") == -1
    assert s.t.layout.square_names[s.t.treasures[2].at] == "2.7"
    assert s.fact("phase") != "move"
    s = scene(
        red={"at": "2.3"}, blue={"hand": ["fools_gold"]}, treasures=["0.0", "4.4", "2.3", "3.8"]
    )
    s.choose("Red", "take-treasure")
    assert s.fact("Red", "treasure") == 2, "it lay outside blue's sector"


def test_acid_bath_is_washed_off() -> None:
    s = scene(red={"hand": ["acid_bath"]}, blue={"at": "2.4", "hand": ["waterbolt"]})
    s.cast("Red", "acid_bath", "wizard Blue")
    s.end("Red")
    s.cast("Blue", "waterbolt", "self")
    s.choose("Blue", "split 1")
    assert s.t.running == []
    assert s.life("Blue") == 14, "the water is real"


def test_acid_bath_evaded_is_discarded() -> None:
    s = scene(red={"hand": ["acid_bath"]}, blue={"at": "2.4", "hand": ["invisible"]}, dice=[2])
    s.cast("Red", "acid_bath", "wizard Blue")
    s.choose("Blue", "counter invisible")
    assert s.zone("spells", "Red") == []
    assert "acid_bath" in s.zone("discard")


def test_stone_dead_counts_stones() -> None:
    s = scene(
        red={"hand": ["stone_dead", "energy_4"]},
        blue={"at": "2.4", "items": ["speedstone", "lifestone", "dagger"]},
    )
    s.cast("Red", "stone_dead", "wizard Blue", boost="boost energy_4")
    assert s.life("Blue") == 9


def test_add_sums_two_cards_and_powerstones_raise_each() -> None:
    s = scene(red={"hand": ["add", "energy_4", "pick_lock", "shatter"], "items": ["powerstone"]})
    s.cast("Red", "shatter", boost="add;boost energy_4;boost pick_lock")
    assert s.tokens("shatter") == 9
    assert {"add", "energy_4", "pick_lock"} == set(s.zone("discard"))


def test_add_for_speed_and_cancelled() -> None:
    s = scene(red={"hand": ["add", "energy_4", "energy_5"]})
    s.choose("Red", "speed-add add", "boost energy_4", "boost energy_5")
    assert s.mp("Red") == 12
    s = scene(
        red={"hand": ["add", "energy_4", "energy_5", "dagger"]},
        blue={"at": "2.4", "hand": ["negate_neutral"]},
    )
    s.choose("Red", "speed-add add", "boost energy_4", "boost energy_5")
    s.choose("Blue", "counter negate_neutral")
    assert s.mp("Red") == 3
    assert len(s.t.hands[0]) == 1


def test_homunculus_catches_sight_attacks() -> None:
    s = scene(
        blue={"hand": ["homunculus", "energy_6"], "at": "2.4"},
        red={"hand": ["fireball"]},
        active="Blue",
    )
    s.cast("Blue", "homunculus", boost="boost energy_6")
    s.end("Blue")
    s.cast("Red", "fireball", "wizard Blue")
    assert s.life("Blue") == 15
    assert s.tokens("homunculus") == 1
    s.end("Red").end("Blue")
    assert s.tokens("homunculus") == 1, "its life never ticks"
    s = scene(blue={"hand": ["homunculus"], "at": "2.3"}, red={"at": "2.2"}, active="Blue")
    s.cast("Blue", "homunculus")
    s.end("Blue")
    s.choose("Red", "punch Blue")
    assert s.life("Blue") == 14, "a punch is no sight attack"


def test_bloodshard_lowers_every_source() -> None:
    s = scene(red={"hand": ["fireball"], "at": "2.3"}, blue={"at": "2.4", "items": ["bloodshard"]})
    s.cast("Red", "fireball", "wizard Blue")
    assert s.life("Blue") == 11


def test_boomstone_is_thrown_or_blows_up() -> None:
    s = scene(red={"items": ["boomstone"]}, blue={"at": "2.4"})
    s.choose("Red", "use boomstone", "wizard Blue")
    assert s.life("Blue") == 11
    assert s.zone("discard") == ["boomstone"]
    s = scene(
        red={"hand": ["fireball"]},
        blue={"at": "2.4", "items": ["boomstone", "boomstone"]},
        players=3,
    )
    s.cast("Red", "fireball", "wizard Blue")
    assert s.life("Blue") == 15 - 5 - 8
    s = scene(
        red={"hand": ["fireball"]}, blue={"at": "2.4", "items": ["boomstone"], "life": 6}, players=3
    )
    s.cast("Red", "fireball", "wizard Blue")
    assert s.fact("Blue", "alive") is False
    assert s.vp("Red") == 0, "the blast is indirect"


def test_brainstone_gives_cards_once() -> None:
    s = scene(red={"hand": ["brainstone"]})
    s.choose("Red", "equip brainstone")
    assert len(s.t.hands[0]) == 2
    s.choose("Red", "drop brainstone")
    s.match.choose(0, 0)
    assert len(s.t.hands[0]) == 0, "losing it costs two cards"
    s.choose("Red", "take brainstone")
    assert len(s.t.hands[0]) == 0, "not a second time"
    assert s.t.hand_most(0) == 9


def test_lifestone_heals_each_turn() -> None:
    s = scene(red={"items": ["lifestone"], "life": 10})
    assert s.life("Red") == 11
    s.end("Red").end("Blue")
    assert s.life("Red") == 12


@pytest.mark.rule("WIZ-GLOSS-10")
def test_mightstone_adds_a_die_to_the_punch() -> None:
    s = scene(red={"items": ["mightstone"], "at": "2.3"}, blue={"at": "2.3"}, dice=[3])
    s.choose("Red", "punch Blue")
    assert s.life("Blue") == 11


def test_null_powder_cancels_or_ends() -> None:
    s = scene(red={"hand": ["fireball"]}, blue={"at": "2.4", "items": ["null_powder"]})
    s.cast("Red", "fireball", "wizard Blue")
    s.choose("Blue", "counter null_powder")
    assert s.life("Blue") == 15
    assert "null_powder" in s.zone("discard")
    s = scene(
        red={"items": ["null_powder"], "at": "2.3"},
        blue={"hand": ["shatter"], "at": "2.4"},
        active="Blue",
    )
    s.cast("Blue", "shatter")
    s.end("Blue")
    s.choose("Red", "use null_powder end")
    assert s.t.running == []
    assert {"null_powder", "shatter"} <= set(s.zone("discard"))
    s = scene(red={"hand": ["globe_of_pain"]}, blue={"at": "2.4", "items": ["null_powder"]})
    s.cast("Red", "globe_of_pain", "wizard Blue")
    assert s.life("Blue") == 14, "no help against what needs no sight"


def test_powerstones_raise_boosts() -> None:
    s = scene(
        red={"hand": ["energy_4", "energy_5", "shatter"], "items": ["powerstone", "powerstone"]}
    )
    s.choose("Red", "speed energy_4")
    assert s.mp("Red") == 9
    s.cast("Red", "shatter", boost="boost energy_5")
    assert s.tokens("shatter") == 7


@pytest.mark.rule("WIZ-GLOSS-01")
def test_speedstone_raises_base_speed() -> None:
    s = scene(red={"hand": ["speedstone", "speedstone"]})
    s.choose("Red", "equip speedstone")
    assert s.mp("Red") == 4
    s.choose("Red", "equip speedstone", "drop speedstone")
    assert s.mp("Red") == 4
    s.end("Red").end("Blue")
    assert s.mp("Red") == 4


def test_spellstone_draws_three() -> None:
    s = scene(red={"items": ["spellstone"]})
    s.choose("Red", "keep")
    assert s.offered("Red") == ["draw 3", "draw 2", "draw 1", "draw 0"]


def test_universal_solvent_dissolves_walls_doors_and_creations() -> None:
    s = scene(
        red={
            "items": ["universal_solvent", "universal_solvent"],
            "hand": ["stone_block"],
            "at": "2.3",
        }
    )
    s.choose("Red", "use universal_solvent", "edge 2.3n")
    assert s.edge("2.3n") == "open destroyed"
    s.cast("Red", "stone_block", "square 2.4")
    s.choose("Red", "use universal_solvent", "thing stone_block")
    assert s.lying() == {}
    assert "stone_block" in s.zone("discard")
    assert s.wizard("Red").attacks == 0


def test_visionstone_looks_through_one_wall() -> None:
    s = scene(red={"hand": ["fireball"], "items": ["visionstone"], "at": "2.3"}, blue={"at": "1.3"})
    assert not s.sees("2.3", "1.3")
    s.choose("Red", "cast fireball", "vision", "edge 2.3n", "wizard Blue")
    assert s.life("Blue") == 10
