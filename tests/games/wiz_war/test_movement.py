"""Movement, speed, wraps, portals, doors, random directions."""

import pytest
from games.wiz_war.scene import scene

from koldun.kernel.errors import IllegalChoice


@pytest.mark.rule("WIZ-MOVE-01", "WIZ-MOVE-02", "WIZ-GLOSS-01")
def test_a_wizard_has_three_points_and_a_step_costs_one() -> None:
    s = scene()
    assert s.mp("Red") == 3
    s.choose("Red", "step 1.2")
    assert s.at("Red") == "1.2"
    assert s.mp("Red") == 2
    s.end("Red").end("Blue")
    assert s.mp("Red") == 3, "what was not spent is lost, not saved"


@pytest.mark.rule("WIZ-MOVE-03", "WIZ-MOVE-04")
def test_no_diagonals_and_no_walls() -> None:
    s = scene()
    assert sorted(o for o in s.offered("Red") if o.startswith("step")) == [
        "step 1.2",
        "step 2.1",
        "step 2.3",
        "step 3.2",
    ]
    s = scene(red={"at": "1.2"})
    assert [o for o in s.offered("Red") if o.startswith("step")] == ["step 1.3", "step 2.2"]


@pytest.mark.rule("WIZ-MOVE-04", "WIZ-CARDS-18")
def test_a_stone_block_is_not_entered() -> None:
    s = scene(red={"hand": ["stone_block"]})
    s.cast("Red", "stone_block", "square 2.3")
    assert not s.may("Red", "step 2.3")


@pytest.mark.rule("WIZ-MOVE-05")
def test_wizards_share_a_square() -> None:
    s = scene(blue={"at": "2.3"})
    s.choose("Red", "step 2.3")
    assert s.at("Red") == s.at("Blue") == "2.3"
    s.choose("Red", "step 2.4")
    assert s.at("Red") == "2.4"


@pytest.mark.rule("WIZ-MOVE-06", "WIZ-PHASE-02", "WIZ-PHASE-01", "WIZ-EX-02", "WIZ-MOVE-07")
def test_steps_spells_and_an_attack_in_any_order() -> None:
    s = scene(red={"hand": ["meditate"]}, blue={"at": "2.4"}, deck=["energy_4"] * 3)
    s.choose("Red", "step 1.2")
    s.cast("Red", "meditate")
    s.choose("Red", "step 2.2", "step 2.3", "punch Blue")
    assert s.mp("Red") == 0
    assert s.life("Blue") == 14
    assert not [o for o in s.offered("Red") if o.startswith("step")], "no points, no step"


@pytest.mark.rule("WIZ-BOOST-01", "WIZ-BOOST-02", "WIZ-BOOST-03", "WIZ-BOOST-04", "WIZ-EX-01")
def test_one_speed_boost_a_turn_at_any_moment() -> None:
    s = scene(red={"hand": ["extra_arms", "energy_4"]})
    s.choose("Red", "step 1.2", "step 2.2", "step 1.2")
    assert s.mp("Red") == 0
    s.choose("Red", "speed extra_arms")
    assert s.mp("Red") == 3
    assert s.zone("discard")[0] == "extra_arms"
    assert s.t.running == [], "the effect of a card used for energy is not used"
    assert not s.may("Red", "speed energy_4")
    s.end("Red").end("Blue")
    assert s.may("Red", "speed energy_4")


@pytest.mark.rule("WIZ-SPEED-01")
def test_a_faster_form_adds_the_difference() -> None:
    s = scene(red={"hand": ["werewolf_form"]})
    s.choose("Red", "step 1.2")
    s.cast("Red", "werewolf_form")
    assert s.mp("Red") == 3


@pytest.mark.rule("WIZ-SPEED-02", "WIZ-SPEED-03", "WIZ-EX-03", "WIZ-CARDS-10")
def test_a_golem_slows_down_below_zero() -> None:
    s = scene(red={"hand": ["golem_form", "energy_4"]})
    s.choose("Red", "step 1.2", "step 2.2", "step 1.2")
    s.cast("Red", "golem_form")
    assert s.mp("Red") == -1
    assert not s.may("Red", "step 2.2")
    s.choose("Red", "speed energy_4")
    assert s.mp("Red") == 3
    assert s.may("Red", "step 2.2")
    s = scene(red={"hand": ["golem_form"]})
    s.choose("Red", "step 1.2", "step 2.2")
    s.cast("Red", "golem_form")
    assert s.mp("Red") == 0
    assert not s.may("Red", "step 1.2")


@pytest.mark.rule("WIZ-SPEED-03")
def test_a_boost_that_only_reaches_zero_does_not_help() -> None:
    s = scene(red={"hand": ["golem_form", "energy_4", "speedstone"]}, dice=[1])
    s.choose("Red", "step 1.2", "step 2.2", "step 1.2")
    s.cast("Red", "golem_form")
    assert s.mp("Red") == -1
    s.choose("Red", "equip speedstone")
    assert s.mp("Red") == 0
    assert not s.may("Red", "step 2.2")


@pytest.mark.rule("WIZ-WRAP-01", "WIZ-WRAP-02", "WIZ-EX-05")
def test_wrapping_round_costs_one_step() -> None:
    s = scene(red={"at": "2.0"}, players=4)
    s.choose("Red", "step 2.9")
    assert s.at("Red") == "2.9"
    assert s.mp("Red") == 2


@pytest.mark.rule("WIZ-PORTAL-01", "WIZ-PORTAL-03", "WIZ-PORTAL-04", "WIZ-EX-04", "WIZ-EX-05")
def test_portals_lead_to_their_twin_and_back() -> None:
    s = scene(red={"at": "0.2"})
    s.choose("Red", "step 4.7")
    assert s.mp("Red") == 2
    s.choose("Red", "step 0.2")
    assert s.at("Red") == "0.2"
    assert s.mp("Red") == 1


@pytest.mark.rule("WIZ-PORTAL-05", "WIZ-TARGET-06", "WIZ-MAPCHANGE-01")
def test_portals_stay_when_a_sector_turns() -> None:
    s = scene(red={"hand": ["rotate_sector"], "at": "0.2"})
    s.choose("Red", "cast rotate_sector")
    assert [o for o in s.offered("Red") if o != "back"] == ["sector 0", "sector 1"]
    s.choose("Red", "sector 0", "turn 1")
    assert s.at("Red") == "2.4", "(0,2) of the sector went to (2,4)"
    s.choose("Red", "step 2.5", "step 2.4")
    gates = {(g.square, g.far_square, g.colour) for g in s.t.layout.gates}
    assert (2, 47, "purple") in gates
    s = scene(red={"hand": ["rotate_sector"], "at": "2.0"})
    s.cast("Red", "rotate_sector", "sector 0")
    s.choose("Red", "turn 1")
    assert s.at("Red") == "0.2", "the opening in the west is now the one in the north"
    s.choose("Red", "step 4.7")
    assert s.mp("Red") == 2, "through the portal that was there before"


@pytest.mark.rule("WIZ-DOOR-01", "WIZ-DOOR-04", "WIZ-DOOR-03")
def test_own_doors_are_open_to_their_owner_only() -> None:
    s = scene(red={"at": "2.1"}, blue={"at": "2.1"})
    s.choose("Red", "step 2.2")
    assert s.mp("Red") == 2, "only the step is paid"
    s.end("Red")
    assert not s.may("Blue", "step 2.2")


@pytest.mark.rule("WIZ-DOOR-02", "WIZ-DOOR-06")
def test_a_door_shuts_behind_whoever_passed() -> None:
    s = scene(blue={"at": "2.1", "hand": ["pick_lock"]}, green={"at": "2.1"}, players=3)
    s.end("Red")
    s.cast("Blue", "pick_lock", "edge 2.2w")
    s.choose("Blue", "step 2.2")
    assert not s.may("Blue", "step 2.1"), "once"
    s.end("Blue")
    assert not s.may("Green", "step 2.2")


@pytest.mark.rule("WIZ-DOOR-06", "WIZ-DOOR-07", "WIZ-LOS-07")
def test_a_held_door_is_open_to_all_until_the_holder_leaves() -> None:
    s = scene(blue={"at": "2.1", "hand": ["zot"]}, red={"at": "2.2"}, active="Blue")
    assert not s.may("Blue", "cast zot stun"), "the door is closed to Blue"
    s.end("Blue")
    assert not s.sees("2.1", "2.2")
    s.choose("Red", "hold 2.2w")
    assert s.sees("2.1", "2.2")
    s.end("Red")
    assert s.may("Blue", "step 2.2")
    assert s.may("Blue", "cast zot stun"), "and open to it now"
    s.end("Blue")
    s.choose("Red", "step 2.3")
    assert not s.sees("2.1", "2.2"), "closed as soon as the holder is not beside it"
    s.end("Red")
    assert not s.may("Blue", "step 2.2")


@pytest.mark.rule("WIZ-DOOR-05")
def test_one_may_cast_through_an_own_door_beside_one() -> None:
    s = scene(red={"hand": ["fireball"]}, blue={"at": "2.0"})
    s.cast("Red", "fireball", "wizard Blue")
    assert s.life("Blue") == 10
    s = scene(red={"hand": ["fireball"], "at": "2.3"}, blue={"at": "2.0"})
    s.choose("Red", "cast fireball")
    assert not s.may("Red", "wizard Blue")


@pytest.mark.rule(
    "WIZ-RANDOM-01", "WIZ-RANDOM-02", "WIZ-RANDOM-03", "WIZ-CARDS-17", "WIZ-EX-25", "WIZ-COMP-09"
)
def test_leaving_dust_goes_where_the_die_says() -> None:
    for roll, place in ((1, "2.4"), (2, "3.3"), (3, "2.2"), (4, "2.3")):
        s = scene(red={"hand": ["dust_cloud"]}, dice=[roll])
        s.cast("Red", "dust_cloud", "square 2.3")
        s.choose("Red", "step 2.3", "leave-dust")
        assert s.at("Red") == place
        assert s.mp("Red") == 1, "the point is spent, blocked or not"


@pytest.mark.rule("WIZ-TURN-01", "WIZ-MOVE-01")
def test_only_the_active_player_moves() -> None:
    s = scene()
    assert s.asked() == ["Red"]
    with pytest.raises(IllegalChoice):
        s.choose("Blue", "step 2.6")
