"""The fine print of cards: what each of them also says."""

import pytest
from games.wiz_war.scene import scene

from koldun.testing.sitting import Sitting


@pytest.mark.rule("WIZ-CANCEL-04")
def test_ward_that_does_no_harm_makes_nobody_drop_anything() -> None:
    s = scene(
        red={"at": "1.6", "items": ["bloodshard"], "hand": ["shield"]},
        blue={"hand": ["ward"]},
        dice=[1],
    )
    s.choose("Red", "take-treasure 2")
    s.choose("Blue", "counter ward")
    s.choose("Red", "counter shield")
    assert s.life("Red") == 15
    assert s.wizard("Red").treasure == 2
    assert s.t.rng.forced == [1], "nothing was rolled"


@pytest.mark.rule("WIZ-TREASURE-04")
def test_a_fake_ends_the_phase_of_many_arms_too() -> None:
    for answer, phase in (("pass", "move"), ("counter fools_gold", "discard")):
        s = scene(red={"at": "1.6", "hand": ["extra_arms"]}, blue={"hand": ["fools_gold"]})
        s.cast("Red", "extra_arms")
        s.choose("Red", "take-treasure 2")
        s.choose("Blue", answer)
        if answer != "pass":
            s.choose("Blue", "square 0.5")
        assert s.t.phase == phase


def test_a_dart_is_no_spell_to_absorb() -> None:
    s = scene(
        red={"hand": ["fire_darts"]}, blue={"at": "2.4", "hand": ["absorb_spell", "full_shield"]}
    )
    s.cast("Red", "fire_darts", "wizard Blue")
    assert s.may("Blue", "counter absorb_spell"), "the whole card is"
    assert not s.may("Blue", "counter full_shield")
    s.choose("Blue", "pass")
    assert s.may("Blue", "counter full_shield"), "a dart is stopped by itself"
    assert not s.may("Blue", "counter absorb_spell")


@pytest.mark.rule("WIZ-MAINTAIN-06", "WIZ-DAMAGE-10")
def test_below_a_created_door_the_created_wall_waits_with_its_cracks() -> None:
    s = scene(red={"hand": ["create_wall", "create_door", "powerthrust"]}, blue={"at": "0.9"})
    s.cast("Red", "create_wall", "edge 2.3w")
    s.cast("Red", "powerthrust", "edge 2.3w")
    assert s.edge("2.3w") == "wall created cracks-1"
    s.cast("Red", "create_door", "edge 2.3w")
    assert s.edge("2.3w") == "door created"
    s.choose("Red", "end create_door")
    assert s.edge("2.3w") == "wall created cracks-1"


@pytest.mark.rule("WIZ-CANCEL-04")
def test_a_thornbush_that_does_no_harm_stuns_nobody_but_holds() -> None:
    for items, stun in (([], 1), (["bloodshard"], 0)):
        s = scene(red={"hand": ["thornbush"], "items": items})
        s.cast("Red", "thornbush", "square 2.3")
        s.choose("Red", "step 2.3")
        assert s.wizard("Red").stun == stun
        assert s.t.phase == "discard"


def test_tacks_are_gathered_instead_of_everything_else() -> None:
    s = scene(red={"items": ["handful_of_tacks"]}, blue={"at": "0.9"})
    s.choose("Red", "use handful_of_tacks scatter", "square 2.3")
    s.end("Red").end("Blue")
    assert s.may("Red", "gather handful_of_tacks")
    s.choose("Red", "step 1.2")
    assert not s.may("Red", "gather handful_of_tacks"), "not after a step"
    s.end("Red").end("Blue")
    s.choose("Red", "step 2.2")
    s.end("Red").end("Blue")
    s.choose("Red", "gather handful_of_tacks")
    assert s.zone("items", "Red") == ["handful_of_tacks"]
    assert s.t.phase == "discard", "it took the whole phase"


@pytest.mark.rule("WIZ-STUN-03", "WIZ-CARDS-06")
def test_a_stunned_wizard_does_not_push_itself() -> None:
    for stun, place in ((0, "2.3"), (1, "2.2")):
        s = scene(red={"hand": ["waterbolt"]}, blue={"hand": [], "at": "0.9"}, active="Blue")
        s.t.wizards[0].stun = stun
        s.end("Blue")
        s.cast("Red", "waterbolt", "self")
        s.choose("Red", "split 0")
        if s.what("Red") == "direction":
            s.choose("Red", "direction 1")
        assert s.at("Red") == place


@pytest.mark.rule("WIZ-CARDS-07")
@pytest.mark.parametrize(
    ("split", "life", "place"), [(0, 15, "2.6"), (2, 13, "2.4"), (3, 12, "2.3")]
)
def test_waterbolt_pushes_with_what_is_not_damage(split: int, life: int, place: str) -> None:
    s = scene(red={"hand": ["waterbolt", "pick_lock"]}, blue={"at": "2.3"})
    s.cast("Red", "waterbolt", "wizard Blue", boost="boost pick_lock")
    s.choose("Red", f"split {split}")
    assert s.life("Blue") == life
    assert s.at("Blue") == place


def test_bolts_and_storms_pass_through_mist() -> None:
    for spell, target in (("lightning_bolt", "direction 1"), ("psychic_storm", "square 2.4")):
        s = scene(
            red={"hand": [spell, "energy_4"]},
            blue={"at": "2.4", "hand": ["mist_body", "energy_6"]},
            green={"at": "2.4"},
            players=3,
            active="Blue",
        )
        s.cast("Blue", "mist_body", boost="boost energy_6")
        s.end("Blue").end("Green")
        s.cast("Red", spell, target, boost="boost energy_4")
        assert s.life("Blue") == 15
        assert s.life("Green") < 15


@pytest.mark.rule("WIZ-STUN-02")
def test_who_has_glided_has_moved() -> None:
    s = scene(red={"hand": ["windrider"]}, blue={"at": "2.4"}, active="Blue")
    s.t.wizards[0].stun = 1
    s.end("Blue")
    s.cast("Red", "windrider", "direction 1")
    s.choose("Red", "square 2.3")
    assert not s.may("Red", "punch Blue"), "stunned: it moves or attacks"


@pytest.mark.rule("WIZ-GLOSS-05")
def test_brain_burn_counts_maintained_spells() -> None:
    for forget, life in (([], 12), (["end shatter"], 13), (["end shatter", "discard zot"], 14)):
        s = scene(
            red={"hand": ["brain_burn"]},
            blue={"at": "2.4", "hand": ["shatter", "zot", "fog"], "items": ["dagger"]},
            active="Blue",
        )
        s.cast("Blue", "shatter", boost="")
        s.end("Blue")
        s.cast("Red", "brain_burn", "wizard Blue")
        s.choose("Blue", *forget, "done")
        assert s.life("Blue") == life


@pytest.mark.rule("WIZ-CARDS-01")
def test_a_feather_does_not_turn_back_while_another_way_is_open() -> None:
    s = scene(red={"hand": ["fireball"]}, blue={"at": "2.3", "hand": ["featherweight"]})
    s.cast("Red", "fireball", "wizard Blue")
    s.choose("Blue", "counter featherweight")
    assert s.at("Blue") == "2.4", "the first square is straight away from Red"
    assert s.offered("Blue") == ["step 1.4", "step 2.5"]
    s.choose("Blue", "step 1.4")
    assert s.at("Blue") == "0.3", "the only way on"
    assert s.offered("Blue") == ["step 1.3", "step 0.2"], "not back to 0.4"


@pytest.mark.rule("WIZ-ATTACK-01")
def test_two_adrenalines_do_not_add_up() -> None:
    s = scene(red={"at": "2.3", "hand": ["adrenaline", "adrenaline"]}, blue={"at": "2.4"})
    s.cast("Red", "adrenaline")
    s.cast("Red", "adrenaline")
    s.choose("Red", "punch Blue", "punch Blue")
    assert not s.may("Red", "punch Blue")


@pytest.mark.rule("WIZ-FORM-02")
def test_a_giant_stops_where_somebody_cannot_be_pushed_on() -> None:
    s = scene(red={"at": "1.0", "hand": ["big_man_form"]}, blue={"at": "0.0"})
    assert s.may("Red", "step 0.0")
    s.cast("Red", "big_man_form")
    assert not s.may("Red", "step 0.0")
    assert s.may("Red", "step 1.1")


@pytest.mark.rule("WIZ-TRAIT-03")
def test_slow_death_hurts_only_its_target() -> None:
    s = scene(red={"hand": ["slow_death", "energy_4"]}, blue={"at": "2.4"})
    s.cast("Red", "slow_death", "wizard Blue", boost="boost energy_4")
    s.choose("Red", "keep", "draw 2")
    assert s.life("Red") == 15
    s.choose("Blue", "done", "draw 2")
    assert s.life("Blue") == 13


@pytest.mark.rule("WIZ-TARGET-04")
def test_under_gravity_nothing_is_picked_up() -> None:
    s = scene(red={"hand": ["gravity", "stretch"], "items": ["dagger"], "at": "1.6"})
    assert s.may("Red", "take-treasure 2")
    s.cast("Red", "gravity", "board")
    assert s.lying() == {"dagger": "1.6"}
    assert not s.may("Red", "take dagger")
    assert not s.may("Red", "take-treasure 2")
    assert not s.may("Red", "cast stretch take")
    s.choose("Red", "end gravity")
    assert s.may("Red", "take dagger")
    assert s.may("Red", "take-treasure 2")


@pytest.mark.rule("WIZ-DEATH-08")
def test_pain_link_returns_attacks_and_no_curses() -> None:
    s = scene(red={"hand": ["acid_bath"]}, blue={"at": "2.4", "hand": ["pain_link", "energy_4"]})
    s.cast("Red", "acid_bath", "wizard Blue")
    s.choose("Blue", "counter pain_link energy_4")
    s.end("Red").end("Blue")
    assert s.life("Blue") == 13
    assert s.life("Red") == 15, "a curse that ticks is no attack"


@pytest.mark.rule("WIZ-HIDDEN-01")
def test_only_the_thief_sees_the_hand() -> None:
    s = scene(
        red={"hand": ["thought_steal"]}, blue={"at": "2.4", "hand": ["fog", "zot"]}, players=3
    )
    s.cast("Red", "thought_steal", "wizard Blue")
    assert {"fog", "zot"} <= Sitting.sees(s, "Red")
    assert not {"fog", "zot"} & Sitting.sees(s, "Green")
    s.choose("Red", "steal fog", "done")
    assert not {"fog", "zot"} & (Sitting.sees(s, "Green") | s.told("Green"))
