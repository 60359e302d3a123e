"""Thaumaturgy: every card first met there."""

import pytest
from games.wiz_war.scene import scene


@pytest.mark.rule("WIZ-COUNTER-07")
def test_anti_anti_cannot_be_cancelled() -> None:
    s = scene(
        red={"hand": ["fireball", "anti_anti"]},
        blue={"at": "2.4", "hand": ["full_shield", "absorb_spell"]},
    )
    s.cast("Red", "fireball", "wizard Blue")
    s.choose("Blue", "counter full_shield")
    s.choose("Red", "counter anti_anti")
    assert s.asked() == ["Blue"], "the fireball may still be absorbed, Anti-Anti may not"
    assert s.match.decision(1).about == s.t.resolving.cards[0]  # type: ignore[union-attr]
    s.choose("Blue", "pass")
    assert s.life("Blue") == 10
    s = scene(
        red={"items": ["large_rock"], "hand": ["anti_anti"]},
        blue={"at": "2.4", "hand": ["gnome_form"]},
        dice=[1],
    )
    s.choose("Red", "use large_rock", "wizard Blue")
    s.choose("Blue", "counter gnome_form")
    assert s.life("Blue") == 15
    assert s.zone("hand", "Red") == ["anti_anti"], "it helps spells only"


def test_backlash_returns_the_energy() -> None:
    s = scene(red={"hand": ["powerthrust", "energy_4"]}, blue={"at": "2.4", "hand": ["backlash"]})
    s.cast("Red", "powerthrust", "wizard Blue", boost="boost energy_4")
    s.choose("Blue", "counter backlash")
    assert (s.life("Red"), s.life("Blue")) == (11, 15)
    s = scene(
        red={"hand": ["fireball"], "life": 1}, blue={"at": "2.4", "hand": ["backlash"]}, players=3
    )
    s.cast("Red", "fireball", "wizard Blue")
    s.choose("Blue", "counter backlash")
    assert s.fact("Red", "alive") is False
    assert s.vp("Blue") == 0, "indirect"


def test_globe_of_pain_flies_six_steps_without_sight() -> None:
    s = scene(red={"hand": ["globe_of_pain", "energy_4"]}, blue={"at": "0.4"})
    assert not s.sees("2.2", "0.4")
    s.cast("Red", "globe_of_pain", "wizard Blue", boost="boost energy_4")
    assert s.life("Blue") == 11
    s = scene(red={"hand": ["globe_of_pain"]})
    assert not s.may("Red", "cast globe_of_pain"), "seven steps are too far"


def test_slow_death_hurts_by_drawn_cards() -> None:
    s = scene(red={"hand": ["slow_death", "energy_4"]}, blue={"at": "2.4"})
    s.cast("Red", "slow_death", "wizard Blue", boost="boost energy_4")
    s.end("Red")
    s.choose("Blue", "done", "draw 2")
    assert s.life("Blue") == 13
    s = scene(red={"hand": ["slow_death"]}, blue={"at": "2.4", "life": 1}, players=3)
    s.cast("Red", "slow_death", "wizard Blue")
    s.end("Red")
    s.choose("Blue", "done", "draw 1")
    assert s.vp("Red") == 1, "a Curse is direct"


def test_yoink_takes_an_item_of_choice() -> None:
    s = scene(
        red={"hand": ["yoink"]}, blue={"at": "2.4", "items": ["dagger", "speedstone"], "carries": 0}
    )
    s.cast("Red", "yoink", "wizard Blue")
    assert not s.may("Red", "treasure 0")
    s.choose("Red", "thing speedstone")
    assert s.zone("items", "Red") == ["speedstone"]
    assert s.mp("Red") == 4
    s = scene(red={"hand": ["yoink"]}, blue={"at": "2.4"})
    assert not s.may("Red", "cast yoink")


def test_invisible_evades_on_two_to_four() -> None:
    for roll, life in ((1, 10), (2, 15), (3, 15), (4, 15)):
        s = scene(
            red={"hand": ["fireball"]}, blue={"at": "2.4", "hand": ["invisible"]}, dice=[roll]
        )
        s.cast("Red", "fireball", "wizard Blue")
        s.choose("Blue", "counter invisible")
        assert s.life("Blue") == life


@pytest.mark.rule("WIZ-TARGET-04", "WIZ-WIN-01")
def test_gravity_drops_everything() -> None:
    s = scene(
        red={"hand": ["gravity"], "items": ["dagger"], "at": "2.3"},
        blue={"at": "2.4", "items": ["speedstone"], "carries": 0},
    )
    s.cast("Red", "gravity", "board")
    assert s.lying() == {"dagger": "2.3", "speedstone": "2.4"}
    assert s.t.treasures[0].at == s.t.layout.square_by["2.4"]
    assert not any(o.startswith("take") for o in s.offered("Red"))
    s.end("Red").end("Blue")
    assert s.may("Red", "take dagger"), "over after a turn"


def test_pass_through_wall_steps_behind_it() -> None:
    s = scene(red={"hand": ["pass_through_wall"], "at": "2.3"})
    s.cast("Red", "pass_through_wall", "edge 2.3n")
    assert s.at("Red") == "1.3"
    assert s.mp("Red") == 2
    assert s.edge("2.3n") == "wall"


@pytest.mark.rule("WIZ-TARGET-03")
def test_seal_door_shuts_out_its_owner() -> None:
    s = scene(red={"hand": ["seal_door"]})
    s.choose("Red", "hold 2.2w")
    s.cast("Red", "seal_door", "edge 2.2w")
    assert not s.may("Red", "step 2.1")
    assert not s.may("Red", "hold 2.2w")
    assert s.edge("2.2w") == "door sealed red"
    s.choose("Red", "end seal_door")
    assert s.edge("2.2w") == "door red", "it was shut by the seal and stays shut"


def test_master_key_opens_any_door() -> None:
    s = scene(red={"items": ["master_key"], "at": "3.8"}, blue={"at": "3.9"})
    assert s.may("Red", "punch Blue"), "one sees through it too"
    assert s.may("Red", "hold 3.9w")
    s.choose("Red", "step 3.9", "step 3.8")
    assert s.mp("Red") == 1


@pytest.mark.rule("WIZ-ATTACK-05")
def test_dagger_stabs_or_flies() -> None:
    s = scene(red={"items": ["dagger", "mightstone"], "at": "2.3"}, blue={"at": "2.4"})
    s.choose("Red", "use dagger stab", "wizard Blue")
    assert s.life("Blue") == 13, "a stab is no punch"
    assert "dagger" in s.zone("items", "Red")
    s = scene(red={"items": ["dagger"]}, blue={"at": "2.5"})
    s.choose("Red", "use dagger throw", "wizard Blue")
    assert s.life("Blue") == 13
    assert s.lying() == {"dagger": "2.5"}


def test_wizardblade_spends_a_card() -> None:
    s = scene(
        red={"items": ["wizardblade", "powerstone"], "hand": ["energy_4"], "at": "2.3"},
        blue={"at": "2.4"},
    )
    s.choose("Red", "use wizardblade blow", "boost energy_4", "wizard Blue")
    assert s.life("Blue") == 11, "no Powerstone"
    assert "wizardblade" in s.zone("items", "Red")
    s = scene(red={"items": ["wizardblade"], "hand": ["energy_4"], "at": "2.3"})
    s.choose("Red", "use wizardblade blow", "boost energy_4", "edge 2.3n")
    assert s.edge("2.3n") == "wall cracks-4"
    s = scene(
        red={"items": ["wizardblade"], "hand": ["add", "energy_4", "energy_5"], "at": "2.3"},
        blue={"at": "2.4"},
    )
    s.choose(
        "Red", "use wizardblade blow", "add add", "boost energy_4", "boost energy_5", "wizard Blue"
    )
    assert s.life("Blue") == 6
