"""Elemental: every card first met there."""

import pytest
from games.wiz_war.scene import scene


@pytest.mark.rule("WIZ-CARDS-14", "WIZ-SCHOOL-06")
def test_fireball_deals_five_to_wizards_and_cracks_walls() -> None:
    s = scene(red={"hand": ["fireball"]})
    s.cast("Red", "fireball", "edge 2.7w")
    assert s.edge("2.7w") == "wall cracks-1"


def test_lightning_bolt_runs_and_bounces() -> None:
    s = scene(red={"hand": ["lightning_bolt", "energy_4"], "at": "2.4"}, blue={"at": "2.6"})
    s.cast("Red", "lightning_bolt", "direction 1", boost="boost energy_4")
    assert s.life("Blue") == 9, "twice through the last square"
    assert s.fact("Blue", "stun") == 1, "stunned once"
    assert s.life("Red") == 15
    s = scene(red={"hand": ["lightning_bolt"], "at": "0.2"}, blue={"at": "4.7"})
    s.cast("Red", "lightning_bolt", "direction 0")
    assert s.life("Blue") == 12, "through a portal"


@pytest.mark.rule("WIZ-CARDS-06", "WIZ-CARDS-07")
def test_waterbolt_pushes_straight_and_stops_at_walls() -> None:
    s = scene(red={"hand": ["waterbolt", "energy_6"]}, blue={"at": "2.4"})
    s.cast("Red", "waterbolt", "wizard Blue", boost="boost energy_6")
    s.choose("Red", "split 1")
    assert s.at("Blue") == "2.6", "two squares, the rest is lost"
    assert s.life("Blue") == 14
    s = scene(red={"hand": ["waterbolt", "energy_4"]}, blue={"at": "2.2"})
    s.cast("Red", "waterbolt", "wizard Blue", boost="boost energy_4")
    s.choose("Red", "split 3", "direction 2")
    assert s.at("Blue") == "3.2", "from the own square the caster chooses"
    assert s.life("Blue") == 12


def test_flood_ends_fire_and_bans_it() -> None:
    s = scene(red={"hand": ["flood", "fireball", "fire_cloak"]}, blue={"at": "2.4"})
    s.cast("Red", "flood", "board")
    assert not s.may("Red", "cast fireball")
    assert not s.may("Red", "equip fire_cloak")
    s = scene(red={"hand": ["wall_of_fire", "flood"], "items": ["fire_cloak", "dagger"]})
    s.cast("Red", "wall_of_fire", "edge 2.3w")
    s.cast("Red", "flood", "board")
    assert s.edge("2.3w") == "open"
    assert s.zone("items", "Red") == ["dagger"]


def test_flood_answers_a_fire_attack() -> None:
    s = scene(red={"hand": ["fireball"]}, blue={"at": "2.4", "hand": ["flood"]})
    s.cast("Red", "fireball", "wizard Blue")
    s.choose("Blue", "counter flood")
    assert s.life("Blue") == 15
    assert s.tokens("flood") == 1


@pytest.mark.rule("WIZ-CARDS-19", "WIZ-DEATH-08")
def test_wall_of_fire_burns_whoever_crosses() -> None:
    s = scene(red={"hand": ["wall_of_fire"]}, blue={"at": "2.3", "life": 4}, players=3)
    s.cast("Red", "wall_of_fire", "edge 2.3w")
    assert s.sees("2.2", "2.3")
    s.end("Red")
    s.choose("Blue", "step 2.2")
    assert s.fact("Blue", "alive") is False
    assert s.vp("Red") == 0


def test_fog_leaves_one_square_of_sight() -> None:
    s = scene(red={"hand": ["fog", "fireball", "zot"]}, blue={"at": "2.4"})
    s.cast("Red", "fog", "board")
    s.choose("Red", "cast fireball")
    assert s.edge("2.2w") == "door cracks-1 red", "only edges of the own square are seen"
    s = scene(red={"hand": ["fog", "fireball"], "at": "2.3"}, blue={"at": "2.4"})
    s.cast("Red", "fog", "board")
    s.cast("Red", "fireball", "wizard Blue")
    assert s.life("Blue") == 10


def test_mist_body_passes_doors_and_is_not_attacked() -> None:
    s = scene(
        red={"hand": ["mist_body", "zot", "shatter"], "at": "3.8"},
        blue={"at": "3.7", "hand": ["fireball"]},
    )
    s.cast("Red", "mist_body")
    assert s.may("Red", "step 3.9")
    assert not s.may("Red", "cast zot damage")
    assert not s.may("Red", "punch Blue")
    assert s.may("Red", "cast shatter")
    s.end("Red")
    assert s.sees("3.7", "3.8")
    s.choose("Blue", "cast fireball")
    assert not s.may("Blue", "wizard Red")


def test_stone_block_falls_at_eight_cracks() -> None:
    s = scene(red={"hand": ["stone_block", "shatter", "powerthrust", "energy_6"]})
    s.cast("Red", "stone_block", "square 2.3")
    assert not s.sees("2.2", "2.4")
    s.cast("Red", "shatter")
    s.cast("Red", "powerthrust", "thing stone_block", boost="boost energy_6")
    assert s.lying() == {}


def test_stone_spikes_are_thrown_as_attacks() -> None:
    s = scene(red={"hand": ["stone_spikes"]}, blue={"at": "2.4", "hand": ["full_shield"]})
    s.cast("Red", "stone_spikes")
    assert s.wizard("Red").attacks == 0
    s.choose("Red", "use stone_spikes spike", "wizard Blue")
    assert s.life("Blue") == 12
    assert s.wizard("Red").attacks == 1
    assert s.tokens("stone_spikes") == 1


def test_windrider_glides_straight() -> None:
    s = scene(red={"hand": ["windrider", "rosebush"]})
    s.cast("Red", "rosebush", "square 2.3")
    s.cast("Red", "windrider", "direction 1")
    s.choose("Red", "square 2.5")
    assert s.at("Red") == "2.5"
    assert s.mp("Red") == 3
    assert s.life("Red") == 15, "what lies on the way is ignored"
    s = scene(red={"hand": ["windrider", "rosebush"]})
    s.cast("Red", "rosebush", "square 2.3")
    s.cast("Red", "windrider", "direction 1")
    s.choose("Red", "square 2.3")
    assert s.life("Red") == 12, "where one stops it is not"


@pytest.mark.rule("WIZ-CARDS-17", "WIZ-RANDOM-01", "WIZ-RANDOM-03")
def test_windrider_loses_its_way_in_dust() -> None:
    # of the square 2.3 north is a wall; 1 on the die is east, 4 north
    for roll, ends in ((1, "2.5"), (4, "2.3")):
        s = scene(red={"hand": ["dust_cloud", "windrider"]}, dice=[roll])
        s.cast("Red", "dust_cloud", "square 2.3")
        s.choose("Red", "step 2.3")
        s.cast("Red", "windrider", "direction 3")
        if ends == "2.5":
            assert not s.may("Red", "square 2.2"), "the other way than it meant to go"
            s.choose("Red", "square 2.5")
        assert s.at("Red") == ends
        assert "windrider" in s.zone("discard")
        assert s.wizard("Red").moved


def test_fire_cloak_burns_back() -> None:
    s = scene(
        red={"items": ["fire_cloak"], "at": "2.3"}, blue={"at": "2.4", "items": ["bloodshard"]}
    )
    s.choose("Red", "punch Blue")
    assert s.life("Blue") == 13, "1 + 2 fire, less 1"
    s.end("Red")
    s.choose("Blue", "punch Red")
    assert s.life("Red") == 14
    assert s.life("Blue") == 12
    s = scene(red={"hand": ["waterbolt"], "at": "2.3"}, blue={"at": "2.4", "items": ["fire_cloak"]})
    s.cast("Red", "waterbolt", "wizard Blue")
    s.choose("Red", "split 1")
    assert s.zone("items", "Blue") == []
    assert s.life("Red") == 15
