"""Creatures, with a fixture creature: no card of the set makes one."""

from typing import Any

import pytest
from games.wiz_war.scene import Duel, scene

from koldun.games.wiz_war.board.rotating import exchange
from koldun.games.wiz_war.board.sight import Look
from koldun.games.wiz_war.magic.upkeep import sees_spell


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
    s.choose("Red", "cast fireball")
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
    s.choose("Red", "cast fireball")
    assert not s.may("Red", "creature 0.0"), "out of sight"
    s = scene(red={"hand": ["fireball"]}, blue={"at": "2.4"}, creatures=["2.3"])
    s.choose("Red", "cast fireball")
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
    s.choose("Red", "cast rosebush")
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


def place(s: Duel, i: int = 0) -> str:
    return s.t.layout.square_names[s.t.creatures[i].at]


@pytest.mark.rule("WIZ-ATTACK-01")
def test_swap_trades_places_with_a_creature() -> None:
    s = beast(["swap"])
    s.cast("Red", "swap", "creature 2.4")
    assert (s.at("Red"), place(s)) == ("2.4", "2.2")
    assert not s.may("Red", "step 2.3"), "its movement is over"
    s = scene(red={"hand": ["swap", "big_man_form"]}, blue={"at": "0.9"}, creatures=["2.4"] * 2)
    s.cast("Red", "big_man_form")
    assert not s.may("Red", "cast swap"), "a giant does not fit where another creature stays"


@pytest.mark.rule("WIZ-MOVE-04", "WIZ-CARDS-19")
def test_mental_force_walks_a_creature_into_fire_and_thorns() -> None:
    s = beast(["wall_of_fire", "mental_force"])
    s.cast("Red", "wall_of_fire", "edge 2.5w")
    s.cast("Red", "mental_force", "creature 2.4")
    assert s.what("Red") == "force"
    s.choose("Red", "step 2.5")
    assert s.t.creatures[0].life == 1, "whoever crosses burns for 4"
    s.choose("Red", "step 2.6", "done")
    assert place(s) == "2.6"
    s = beast(["thornbush", "mental_force"], at="2.3")
    s.cast("Red", "thornbush", "square 2.4")
    s.cast("Red", "mental_force", "creature 2.3")
    s.choose("Red", "step 2.4")
    assert s.what("Red") == "act", "a thornbush stops it"
    assert (s.t.creatures[0].life, s.t.creatures[0].stun) == (4, 1)


def test_mental_force_opens_no_doors_for_a_creature() -> None:
    s = beast(["mental_force"], at="2.2", red={"at": "2.3"})
    s.cast("Red", "mental_force", "creature 2.2")
    assert s.may("Red", "step 3.2")
    assert not s.may("Red", "step 2.1"), "the door is Red's, not the creature's"


@pytest.mark.rule("WIZ-CARDS-17", "WIZ-RANDOM-03")
def test_a_creature_is_lost_in_dust() -> None:
    s = beast(["dust_cloud", "waterbolt", "energy_5"], at="2.3", dice=[2])
    s.cast("Red", "dust_cloud", "square 2.4")
    s.cast("Red", "waterbolt", "creature 2.3", boost="boost energy_5")
    s.choose("Red", "split 0")
    assert place(s) == "2.4", "into the dust; out of it south, where a wall is"


@pytest.mark.rule("WIZ-CARDS-16", "WIZ-TIME-01", "WIZ-TRAIT-04")
def test_an_acid_bath_eats_a_creature_until_water_comes() -> None:
    s = beast(["acid_bath", "energy_4"])
    s.cast("Red", "acid_bath", "creature 2.4", boost="boost energy_4")
    assert (s.t.creatures[0].life, s.tokens("acid_bath")) == (5, 4)
    s.end("Red").end("Blue")
    assert (s.t.creatures[0].life, s.tokens("acid_bath")) == (3, 3)
    s.end("Red").end("Blue")
    s.end("Red").end("Blue")
    assert s.t.creatures == []
    assert s.tokens("acid_bath") == 0, "it ended with the creature"
    for water, target in (("waterbolt", "creature 2.4"), ("flood", "board")):
        s = beast(["acid_bath", "energy_4", water], red={"items": []})
        s.cast("Red", "acid_bath", "creature 2.4", boost="boost energy_4")
        s.end("Red").end("Blue")
        s.cast("Red", water, target)
        if water == "waterbolt":
            s.choose("Red", "split 0")
        assert s.tokens("acid_bath") == 0


@pytest.mark.rule("WIZ-MAINTAIN-05")
def test_a_spell_on_a_creature_is_dispelled_where_it_is_seen() -> None:
    s = beast(["adrenaline"], at="2.3")
    s.cast("Red", "adrenaline", "creature 2.3")
    assert s.tokens("adrenaline") == 1
    token = next(x for x in s.view().table.board.tokens if x.kind == "creature")  # type: ignore[union-attr]
    assert token.tags == ["adrenaline"]
    s.t.wizards[0].at = s.t.layout.square_by["0.0"]
    for at, seen in (("2.4", True), ("0.9", False)):
        s.t.wizards[1].at = s.t.layout.square_by[at]
        assert sees_spell(s.t, Look(1, s.t.wizards[1].at), s.t.running[0]) == seen


@pytest.mark.rule("WIZ-RANGE-05")
def test_a_globe_of_pain_finds_a_creature_round_corners() -> None:
    s = beast(["globe_of_pain"], at="1.3")
    s.cast("Red", "globe_of_pain", "creature 1.3")
    assert s.t.creatures[0].life == 4
    s = beast(["globe_of_pain"], at="3.6")
    s.choose("Red", "cast globe_of_pain")
    assert s.life("Blue") == 14
    assert s.t.creatures[0].life == 5, "more than six steps"


def test_disease_and_slime_hurt_creatures_in_the_square() -> None:
    s = beast(["disease"], at="2.3")
    s.cast("Red", "disease")
    s.choose("Red", "step 2.3", "step 2.2", "step 2.3")
    assert s.t.creatures[0].life == 2, "once a turn"
    s = beast(["slime_form"], at="2.3")
    s.cast("Red", "slime_form")
    s.choose("Red", "step 2.3", "step 2.2", "step 2.3")
    assert s.t.creatures[0].life == 3, "each time"


@pytest.mark.rule("WIZ-TRAIT-11", "WIZ-FORM-03")
def test_the_own_creature_takes_one_form_at_a_time() -> None:
    s = beast(["golem_form", "gnome_form", "powerthrust"], dice=[3])
    s.cast("Red", "golem_form", "creature 2.4")
    assert s.wizard("Red").mp == 3, "Red itself is no golem"
    s.cast("Red", "powerthrust", "creature 2.4")
    assert s.t.creatures[0].life == 4, "a golem takes 2 less"
    s.cast("Red", "gnome_form", "creature 2.4")
    assert s.tokens("golem_form") == 0
    assert s.tokens("gnome_form") == 1
    s = scene(red={}, blue={"at": "2.5", "hand": ["golem_form"]}, creatures=["2.4"])
    s.end("Red")
    s.choose("Blue", "cast golem_form")
    assert s.tokens("golem_form") == 1
    assert s.t.running[0].seat == 1, "the creature is Red's"


@pytest.mark.rule("WIZ-CANCEL-07", "WIZ-CANCEL-08")
def test_a_gnome_creature_rolls_when_it_is_attacked() -> None:
    for dice, life in (([2], 5), ([3], 2)):
        s = beast(["gnome_form", "powerthrust"], dice=dice)
        s.cast("Red", "gnome_form", "creature 2.4")
        s.cast("Red", "powerthrust", "creature 2.4")
        assert s.t.creatures[0].life == life
    for spell, mode in (("swap", ""), ("mental_force", ""), ("acid_bath", ""), ("zot", "stun")):
        s = beast(["gnome_form", spell], dice=[1])
        s.cast("Red", "gnome_form", "creature 2.4")
        s.cast("Red", spell, "creature 2.4", mode=mode)
        assert (s.what("Red"), place(s), s.at("Red")) == ("act", "2.4", "2.2")
        assert (s.t.creatures[0].stun, s.tokens(spell)) == (0, 0)
    s = beast(["gnome_form", "psychic_storm"], dice=[1])
    s.cast("Red", "gnome_form", "creature 2.4")
    s.cast("Red", "psychic_storm", "square 2.4")
    assert s.t.creatures[0].life == 4, "nobody evades a storm"


@pytest.mark.rule("WIZ-FORM-02", "WIZ-LOS-04", "WIZ-THROW-03")
def test_a_giant_creature_fills_its_square() -> None:
    s = scene(
        red={"hand": ["big_man_form", "mental_force"], "items": ["large_rock"]},
        blue={"at": "2.5"},
        creatures=["2.4"],
    )
    s.cast("Red", "big_man_form", "creature 2.4")
    assert not s.sees("2.2", "2.6")
    s.choose("Red", "step 2.3")
    assert not s.may("Red", "step 2.4")
    s.cast("Red", "mental_force", "creature 2.4")
    s.choose("Red", "step 2.5", "done")
    assert (place(s), s.at("Blue")) == ("2.5", "2.6"), "it pushes Blue ahead"
    s = scene(
        red={"hand": ["big_man_form"], "items": ["large_rock"]},
        blue={"at": "0.9"},
        creatures=["2.4"],
    )
    s.cast("Red", "big_man_form", "creature 2.4")
    s.choose("Red", "use large_rock throw", "creature 2.4")
    assert s.lying() == {"large_rock": "2.3"}
    s = scene(red={"hand": ["big_man_form"]}, blue={"at": "2.4"}, creatures=["2.4", "2.4"])
    s.cast("Red", "big_man_form", "creature 2.4")
    s.choose("Blue", "step 2.5")
    s.choose("Red", "step 2.3")
    assert (s.at("Blue"), place(s, 0), place(s, 1)) == ("2.5", "2.4", "2.3"), "the others leave"


@pytest.mark.rule("WIZ-FORM-02")
def test_a_giant_wizard_pushes_creatures() -> None:
    s = beast(["big_man_form"], at="2.3")
    s.cast("Red", "big_man_form")
    s.choose("Red", "step 2.3")
    assert (s.at("Red"), place(s)) == ("2.3", "2.4")
    s = beast(["big_man_form"], at="0.0", red={"at": "1.0"})
    s.cast("Red", "big_man_form")
    assert not s.may("Red", "step 0.0"), "a dead end: it cannot be pushed on"


@pytest.mark.rule("WIZ-FORM-01", "WIZ-DEATH-08")
def test_a_slime_creature_flows_through_doors_and_hurts_who_is_there() -> None:
    s = scene(
        red={"hand": ["slime_form", "strength", "mental_force"]},
        blue={"at": "2.1", "hand": ["shield"]},
        creatures=["2.2"],
    )
    s.cast("Red", "slime_form", "creature 2.2")
    s.cast("Red", "strength", "creature 2.2")
    s.cast("Red", "mental_force", "creature 2.2")
    s.choose("Red", "step 2.1")
    s.choose("Blue", "pass")
    assert s.life("Blue") == 13, "1 physical, doubled by Strength"


@pytest.mark.rule("WIZ-MAPCHANGE-01")
def test_a_creature_turns_with_its_sector() -> None:
    s = beast(["rotate_sector"], at="0.0")
    s.cast("Red", "rotate_sector", "sector 0")
    s.choose("Red", "turn 1")
    assert place(s) == "0.4"
    exchange(s.t, 0, 1)
    assert place(s) == "0.9"


def test_the_own_trap_spares_the_own_creature() -> None:
    for owner, life in ((0, 5), (1, 1)):
        s = beast(["booby_trap", "waterbolt"], at="2.4")
        s.t.creatures[0].owner = owner
        s.cast("Red", "booby_trap", "in-sector 1", "square 2.5")
        for square in ("0.5", "0.6", "0.7"):
            if s.may("Red", "in-sector 1"):
                s.choose("Red", "in-sector 1")
            s.choose("Red", f"square {square}")
        s.cast("Red", "waterbolt", "creature 2.4")
        s.choose("Red", "split 0")
        assert place(s) == "2.5"
        assert s.t.creatures[0].life == life
