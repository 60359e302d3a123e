"""Conjuring: every card first met there."""

import pytest
from games.wiz_war.scene import Duel, scene

from koldun.games.wiz_war.magic.upkeep import crack_edge


def test_shield_answers_hazards_too() -> None:
    s = scene(red={"hand": ["rosebush", "shield"]})
    s.cast("Red", "rosebush", "square 2.3")
    s.choose("Red", "step 2.3", "counter shield")
    assert s.life("Red") == 14


@pytest.mark.rule("WIZ-CARDS-02", "WIZ-CARDS-04", "WIZ-EX-28")
def test_wall_of_earth_stops_a_fireball() -> None:
    s = scene(red={"hand": ["fireball"]}, blue={"at": "2.4", "hand": ["wall_of_earth"]})
    s.cast("Red", "fireball", "wizard Blue")
    s.choose("Blue", "counter wall_of_earth", "edge 2.4w")
    assert s.life("Blue") == 15
    assert s.edge("2.4w") == "open", "it is gone with the attack"
    assert {"fireball", "wall_of_earth"} <= set(s.zone("discard"))
    assert s.wizard("Red").attacks == 1


@pytest.mark.rule("WIZ-CARDS-02")
def test_wall_of_earth_cannot_be_damaged() -> None:
    s = scene()
    edge = s.t.layout.edge_by["2.3w"]
    s.t.edges.earth = edge
    s.t.look_again()
    crack_edge(s.t, edge, 9)
    assert s.edge("2.3w") == "earth"
    assert not s.sees("2.2", "2.3")


@pytest.mark.rule("WIZ-CARDS-03", "WIZ-EX-28")
def test_wall_of_earth_cancels_slow_death() -> None:
    s = scene(red={"hand": ["slow_death"]}, blue={"at": "2.4", "hand": ["wall_of_earth"]})
    s.cast("Red", "slow_death", "wizard Blue")
    s.choose("Blue", "counter wall_of_earth", "edge 2.3w")
    assert s.t.running == []
    assert "slow_death" in s.zone("discard")
    assert s.wizard("Red").attacks == 1


@pytest.mark.rule("WIZ-CARDS-05", "WIZ-EX-28")
def test_wall_of_earth_turns_a_bolt_back() -> None:
    s = scene(
        red={"hand": ["lightning_bolt", "energy_5"], "at": "2.2"},
        blue={"at": "2.4", "hand": ["wall_of_earth"]},
    )
    s.cast("Red", "lightning_bolt", "direction 1", boost="boost energy_5")
    s.choose("Blue", "counter wall_of_earth", "edge 2.5w")
    bolts = [h.split()[2] for h in s.heard() if h.startswith("bolt")]
    assert bolts == ["2.3", "2.4", "2.4", "2.3", "2.2"]
    assert s.life("Blue") == 9
    assert s.life("Red") == 12, "it comes back to its caster"


def test_wall_of_earth_makes_a_thrown_rock_fall() -> None:
    s = scene(red={"items": ["large_rock"]}, blue={"at": "2.4", "hand": ["wall_of_earth"]})
    s.choose("Red", "use large_rock", "wizard Blue")
    s.choose("Blue", "counter wall_of_earth", "edge 2.4w")
    assert s.life("Blue") == 15
    assert s.lying() == {"large_rock": "2.3"}


def test_wall_of_earth_is_no_answer_to_a_punch() -> None:
    s = scene(red={"at": "2.3"}, blue={"at": "2.4", "hand": ["wall_of_earth"]})
    s.choose("Red", "punch Blue")
    assert s.life("Blue") == 14


def test_a_question_says_what_is_to_be_answered() -> None:
    s = scene(red={"at": "1.6"}, blue={"hand": ["ward"]})
    s.choose("Red", "take-treasure")
    assert _word(s, "Blue") == "pickup"
    s = scene(red={"at": "2.3"}, blue={"at": "2.4", "hand": ["shield"]})
    s.choose("Red", "punch Blue")
    assert _word(s, "Blue") == "damage"


def _word(s: Duel, name: str) -> str:
    asked = s.open_to(name)
    assert asked is not None
    return asked.word


def test_ward_hurts_the_thief() -> None:
    for roll, carried in ((1, -1), (2, -1), (3, 2), (4, 2)):
        s = scene(red={"at": "1.6"}, blue={"hand": ["ward"]}, dice=[roll])
        s.choose("Red", "take-treasure")
        s.choose("Blue", "counter ward")
        assert s.life("Red") == 12
        assert s.fact("Red", "treasure") == carried
        assert s.fact("phase") != "move"
    s = scene(red={"at": "1.6", "hand": ["shield", "energy_4"]}, blue={"hand": ["ward"]})
    s.choose("Red", "take-treasure")
    s.choose("Blue", "counter ward")
    s.choose("Red", "counter shield energy_4")
    assert s.life("Red") == 15
    assert s.fact("Red", "treasure") == 2, "no damage, no roll"


def test_fire_darts_each_at_its_own_target() -> None:
    s = scene(
        red={"hand": ["fire_darts", "energy_4", "rosebush"]},
        blue={"at": "2.4"},
        green={"at": "1.2"},
        players=3,
    )
    s.cast("Red", "rosebush", "square 3.2")
    s.cast("Red", "fire_darts", "wizard Blue", boost="boost energy_4")
    s.choose("Red", "wizard Green", "thing rosebush", "wizard Blue")
    assert s.life("Blue") == 13
    assert s.life("Green") == 14
    assert s.lying() == {}, "a dart burns a bush"


def test_ka_bong_hurts_and_stuns() -> None:
    s = scene(red={"hand": ["ka_bong"], "at": "2.3"}, blue={"at": "2.4"})
    s.cast("Red", "ka_bong", "wizard Blue")
    assert s.life("Blue") == 11
    assert s.fact("Blue", "stun") == 1


def test_swap_trades_squares_and_ends_movement() -> None:
    s = scene(red={"hand": ["swap"]}, blue={"at": "2.4"})
    s.cast("Red", "swap", "wizard Blue")
    assert (s.at("Red"), s.at("Blue")) == ("2.4", "2.2")
    assert not any(o.startswith("step") for o in s.offered("Red"))
    s = scene(red={"hand": ["swap"], "stun": 1}, blue={"at": "2.4"})
    assert not s.may("Red", "cast swap")


def trapped() -> Duel:
    s = scene(red={"hand": ["booby_trap"]}, blue={"at": "2.4"})
    s.choose("Red", "cast booby_trap", "in-sector 0", "square 2.3")
    s.choose("Red", "in-sector 0", "square 3.3", "in-sector 0", "square 1.2", "square 3.2")
    return s


@pytest.mark.rule("WIZ-HIDDEN-01")
def test_booby_trap_only_the_caster_knows() -> None:
    s = trapped()
    assert sorted(s.t.layout.square_names[x.at] for x in s.t.things) == ["1.2", "2.3", "3.2", "3.3"]

    def live(name: str) -> list[str]:
        board = s.view(name).table.board
        assert board is not None
        return [x.at for x in board.tokens if "live" in x.tags]

    assert live("Red") == ["2.3"]
    assert live("Blue") == []
    laid = [h for h in s.heard("Blue") if h.startswith("trap-laid")]
    assert [h.split()[-1] for h in laid] == ["1.2", "2.3", "3.2", "3.3"], "told in board order"
    assert not any("2.3" in h for h in s.heard("Blue") if h.startswith("cast"))
    s.choose("Red", "step 2.3")
    assert s.life("Red") == 15, "the caster's own steps trigger nothing"


def test_booby_trap_bursts_under_enemies() -> None:
    s = trapped()
    s.end("Red")
    s.choose("Blue", "step 2.3")
    assert s.life("Blue") == 11
    assert s.t.things == []
    assert s.t.running == []


def test_a_blank_trap_marker_is_only_removed() -> None:
    s = trapped()
    for x in s.t.things:
        x.live = s.t.layout.square_names[x.at] == "3.3"
    s.end("Red")
    s.choose("Blue", "step 2.3")
    assert s.life("Blue") == 15
    assert len(s.t.things) == 3
    s.choose("Blue", "step 3.3")
    assert s.life("Blue") == 11
    assert s.t.things == []


def test_create_door_is_ones_own() -> None:
    s = scene(red={"hand": ["create_door"], "at": "2.3"}, blue={"at": "2.3"})
    s.cast("Red", "create_door", "edge 2.3n")
    assert s.edge("2.3n") == "door created"
    assert s.may("Red", "step 1.3")
    assert s.may("Red", "hold 2.3n")
    s.end("Red")
    assert not s.may("Blue", "step 1.3")
    s.end("Blue")
    s.choose("Red", "end create_door")
    assert s.edge("2.3n") == "wall", "the wall is there again"


def test_create_door_destroyed_leaves_an_opening() -> None:
    s = scene(red={"hand": ["create_door", "create_wall"], "at": "2.3"})
    s.cast("Red", "create_wall", "edge 2.4w")
    s.cast("Red", "create_door", "edge 2.4w")
    assert s.edge("2.4w") == "door created"
    crack_edge(s.t, s.t.layout.edge_by["2.4w"], 3)
    assert s.edge("2.4w") == "open"
    assert s.t.running == []


def test_dust_cloud_hides_everything() -> None:
    s = scene(red={"hand": ["dust_cloud", "fireball"], "at": "2.2"}, blue={"at": "2.4"})
    s.cast("Red", "dust_cloud", "square 2.3")
    assert not s.sees("2.2", "2.4")
    s.end("Red")
    s.choose("Blue", "step 2.3")
    s.end("Blue")
    s.choose("Red", "step 2.3")
    assert not s.may("Red", "punch Blue"), "inside nobody sees the other"


def test_glue_holds_things_fast() -> None:
    s = scene(red={"hand": ["glue"], "items": ["dagger"], "at": "1.6"})
    s.cast("Red", "glue", "treasure 2")
    assert not s.may("Red", "take-treasure")
    s.end("Red").end("Blue")
    assert s.may("Red", "take-treasure"), "it lasts one turn"
    s = scene(red={"hand": ["glue"], "items": ["dagger"]})
    s.choose("Red", "drop dagger")
    s.cast("Red", "glue", "thing dagger")
    assert not s.may("Red", "take dagger")


@pytest.mark.rule("WIZ-TARGET-05", "WIZ-OBJECT-01", "WIZ-CREATE-02")
def test_glue_sticks_to_creations_and_goes_with_them() -> None:
    s = scene(red={"hand": ["glue", "rosebush", "fireball"]}, blue={"at": "2.7"})
    s.cast("Red", "rosebush", "square 2.3")
    s.cast("Red", "glue", "thing rosebush")
    assert [x.thing for x in s.t.running if x.thing >= 0] == [s.t.things[0].id]
    s.cast("Red", "fireball", "thing rosebush")
    assert s.t.running == [], "what it held is gone, and so is the glue"
    assert {"glue", "rosebush"} <= set(s.zone("discard"))


def test_rosebush_pricks_and_burns() -> None:
    s = scene(red={"hand": ["rosebush", "fireball"]}, blue={"at": "2.4"})
    s.cast("Red", "rosebush", "square 2.3")
    s.end("Red")
    s.choose("Blue", "step 2.3")
    assert s.life("Blue") == 12
    assert s.fact("phase") == "move"
    s.end("Blue")
    s.cast("Red", "fireball", "thing rosebush")
    assert s.lying() == {}
    assert {"rosebush", "fireball"} <= set(s.zone("discard"))


def test_thornbush_stuns_and_ends_the_phase() -> None:
    s = scene(red={"hand": ["thornbush"]}, blue={"at": "2.4", "hand": ["energy_4"]})
    s.cast("Red", "thornbush", "square 2.3")
    s.end("Red")
    s.choose("Blue", "step 2.3")
    assert s.life("Blue") == 14
    assert s.fact("Blue", "stun") == 1
    assert s.fact("phase") == "discard"


def test_handful_of_tacks_are_scattered_and_gathered() -> None:
    s = scene(red={"items": ["handful_of_tacks"]}, blue={"at": "2.4"})
    s.choose("Red", "use handful_of_tacks", "square 2.3")
    assert s.zone("items", "Red") == []
    s.choose("Red", "step 2.3")
    assert s.life("Red") == 12
    s.end("Red")
    assert s.may("Blue", "gather handful_of_tacks"), "next to the square"
    s.choose("Blue", "gather handful_of_tacks")
    assert s.zone("items", "Blue") == ["handful_of_tacks"]
    assert s.fact("phase") == "discard"
    s = scene(red={"items": ["handful_of_tacks"]}, blue={"at": "2.2"})
    s.choose("Red", "drop handful_of_tacks")
    s.end("Red")
    s.choose("Blue", "take handful_of_tacks")
    assert s.life("Blue") == 15, "packed they are harmless"


@pytest.mark.rule("WIZ-TRAIT-04")
def test_water_on_a_wizard_washes_away_the_tacks_it_stands_in() -> None:
    s = scene(red={"items": ["handful_of_tacks"], "hand": ["waterbolt"]}, blue={"at": "2.4"})
    s.choose("Red", "use handful_of_tacks", "square 2.3")
    s.t.wizards[1].at = s.t.layout.square_by["2.3"]
    s.cast("Red", "waterbolt", "wizard Blue")
    s.choose("Red", "split 1")
    assert s.lying() == {}
    assert "handful_of_tacks" in s.zone("discard")
    s = scene(
        red={"items": ["handful_of_tacks"], "hand": ["waterbolt"]},
        blue={"at": "2.4", "hand": ["full_shield"]},
    )
    s.choose("Red", "use handful_of_tacks", "square 2.3")
    s.t.wizards[1].at = s.t.layout.square_by["2.3"]
    s.cast("Red", "waterbolt", "wizard Blue")
    s.choose("Red", "split 1")
    s.choose("Blue", "counter full_shield")
    assert s.lying() == {"handful_of_tacks": "2.3"}, "no water came"
