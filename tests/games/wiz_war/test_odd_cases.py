"""Cases in which two rules meet: what one card does to another, and when."""

import pytest
from games.wiz_war.scene import scene


@pytest.mark.rule("WIZ-THROW-02", "WIZ-DOOR-05")
def test_a_throw_through_the_own_door_lands_behind_it() -> None:
    s = scene(red={"items": ["large_rock"]}, blue={"at": "2.1"})
    s.choose("Red", "use large_rock throw", "wizard Blue")
    assert s.lying() == {"large_rock": "2.1"}
    s = scene(red={"hand": ["heave_ho"], "carries": 2}, blue={"at": "2.0"})
    s.cast("Red", "heave_ho", "wizard Blue")
    assert s.life("Blue") == 13, "two squares flown"
    assert s.t.layout.square_names[s.t.treasures[2].at] == "2.0"


@pytest.mark.rule("WIZ-THROW-02", "WIZ-CANCEL-06")
def test_a_rock_lies_where_the_target_stood_before_it_teleported() -> None:
    s = scene(red={"items": ["large_rock"]}, blue={"at": "2.4", "hand": ["teleport"]})
    s.choose("Red", "use large_rock throw", "wizard Blue")
    s.choose("Blue", "counter teleport", "square 0.4")
    assert s.life("Blue") == 15
    assert s.lying() == {"large_rock": "2.4"}


@pytest.mark.rule("WIZ-TRAIT-06")
def test_a_global_spell_is_absorbed_out_of_sight() -> None:
    s = scene(red={"hand": ["fog", "meditate"]}, blue={"at": "0.9", "hand": ["absorb_spell"]})
    s.cast("Red", "fog", "board")
    s.choose("Blue", "counter absorb_spell")
    assert s.zone("hand", "Blue") == ["fog"]
    s = scene(red={"hand": ["meditate"]}, blue={"at": "0.9", "hand": ["absorb_spell"]})
    s.cast("Red", "meditate")
    assert s.asked() == ["Red"], "any other caster must be seen"


@pytest.mark.rule("WIZ-TRAIT-06", "WIZ-TARGET-08")
def test_a_global_spell_is_negated_out_of_sight() -> None:
    for card, target, asked in (("fog", "board", ["Blue"]), ("meditate", "self", ["Red"])):
        s = scene(red={"hand": [card]}, blue={"at": "0.9", "hand": ["negate_neutral"]})
        s.cast("Red", card, target)
        assert s.asked() == asked


@pytest.mark.rule("WIZ-DEATH-06", "WIZ-HAND-02")
def test_who_kills_on_anothers_turn_sheds_before_the_next_turn() -> None:
    s = scene(
        red={"hand": ["slow_death", "energy_5", *["energy_4"] * 5]},
        blue={"at": "2.4", "life": 1, "hand": ["zot", "fog", "add", "dispel"]},
        green={},
        players=3,
    )
    s.cast("Red", "slow_death", "wizard Blue", boost="boost energy_5")
    s.end("Red")
    s.choose("Blue", "keep", "draw 1")
    assert s.vp("Red") == 1
    assert s.asked() == ["Red"]
    assert s.what("Red") == "shed"
    assert s.t.active == s.seat("Blue"), "the turn is not over before"
    while s.what("Red") == "shed":
        s.choose("Red", s.offered("Red")[0])
    assert s.t.counted(0) == 7


@pytest.mark.rule("WIZ-VARIANT-06")
def test_what_the_robbed_drop_may_rob_the_next() -> None:
    homes = {"Red": "2.2", "Blue": "2.7", "Green": "7.2"}
    s = scene(
        red={"at": "2.3", "hand": ["meditate"]},
        blue={"at": homes["Green"], "carries": 0},
        green={"at": "9.0"},
        players=3,
        options={"deadly_treasures": True, "vp_to_win": 4},
    )
    for treasure, name in ((1, "Blue"), (2, "Red"), (3, "Green")):
        s.t.treasures[treasure].at = s.t.layout.square_by[homes[name]]
    s.cast("Red", "meditate")
    assert not s.wizard("Blue").alive
    assert not s.wizard("Red").alive, "its second treasure fell on Green's home"
    assert (s.t.ended, s.t.winner) == ("survivor", s.seat("Green"))


@pytest.mark.rule("WIZ-DOOR-02", "WIZ-DOOR-06")
def test_a_picked_lock_is_for_one_passage() -> None:
    s = scene(red={"at": "3.8", "hand": ["pick_lock"]}, blue={"at": "0.5"})
    s.cast("Red", "pick_lock", "edge 3.9w")
    s.choose("Red", "hold 3.9w", "step 3.9", "let-go 3.9w")
    assert not s.may("Red", "step 3.8")
    assert not s.may("Red", "hold 3.9w")
    s = scene(red={"at": "3.6", "hand": ["windrider", "pick_lock"]}, blue={"at": "0.5"})
    s.choose("Red", "step 3.7", "step 3.8")
    s.cast("Red", "pick_lock", "edge 3.9w")
    s.cast("Red", "windrider", "direction 1")
    assert s.at("Red") == "3.9"
    assert not s.may("Red", "step 3.8"), "gliding through counts"


def test_a_cloak_burns_only_who_strikes_from_near() -> None:
    s = scene(red={"hand": ["psychic_storm"]}, blue={"at": "2.6", "items": ["fire_cloak"]})
    s.cast("Red", "psychic_storm", "square 2.5")
    assert s.life("Blue") == 14
    assert s.life("Red") == 15, "the storm was beside Blue, its caster was not"
    s = scene(
        red={"hand": ["psychic_storm"], "at": "2.5"}, blue={"at": "2.6", "items": ["fire_cloak"]}
    )
    s.cast("Red", "psychic_storm", "square 2.6")
    assert s.life("Red") == 15 - 1 - 2


@pytest.mark.rule("WIZ-TRAIT-07")
def test_pain_link_returns_the_fire_of_a_punch_as_fire() -> None:
    s = scene(
        red={"at": "2.3", "items": ["fire_cloak", "speedstone"]},
        blue={"at": "2.4", "hand": ["pain_link"]},
    )
    s.choose("Red", "punch Blue")
    s.choose("Blue", "counter pain_link")
    assert s.life("Blue") == 12
    assert s.life("Red") == 12
    assert s.zone("items", "Red") == ["fire_cloak"], "fire destroys Magic Stones"


@pytest.mark.rule("WIZ-ITEM-07")
def test_nothing_is_torn_from_a_wizard_that_left_the_square() -> None:
    s = scene(
        red={"hand": ["strength"]},
        blue={"at": "2.2", "items": ["dagger"], "hand": ["teleport"]},
        dice=[4],
    )
    s.cast("Red", "strength")
    s.choose("Red", "use strength tear")
    if s.may("Red", "wizard Blue"):
        s.choose("Red", "wizard Blue")
    if s.may("Red", "thing dagger"):
        s.choose("Red", "thing dagger")
    s.choose("Blue", "counter teleport", "square 2.3")
    assert s.zone("items", "Blue") == ["dagger"]


@pytest.mark.rule("WIZ-ITEM-07")
def test_nothing_is_torn_away_that_the_answer_washed_away() -> None:
    s = scene(
        red={"hand": ["strength"]},
        blue={"at": "2.2", "items": ["fire_cloak", "dagger"], "hand": ["flood"]},
        dice=[4],
    )
    s.cast("Red", "strength")
    s.choose("Red", "use strength tear", "thing fire_cloak")
    s.choose("Blue", "counter flood")
    assert s.zone("items", "Red") == []
    assert s.zone("items", "Blue") == ["dagger"], "the cloak is put out, and nothing else is torn"


@pytest.mark.rule("WIZ-TREASURE-06")
def test_no_treasure_is_torn_away_after_a_mad_dash() -> None:
    s = scene(red={"hand": ["strength", "mad_dash"]}, blue={"at": "2.2", "carries": 0})
    s.cast("Red", "strength")
    assert s.may("Red", "use strength tear")
    s.cast("Red", "mad_dash")
    assert not s.may("Red", "use strength tear")


@pytest.mark.rule("WIZ-TRAIT-04")
def test_a_flood_in_answer_to_a_dart_ends_them_all() -> None:
    s = scene(red={"hand": ["fire_darts", "energy_4"]}, blue={"at": "2.4", "hand": ["flood"]})
    s.cast("Red", "fire_darts", "wizard Blue", boost="boost energy_4")
    s.choose("Red", *["wizard Blue"] * 3)
    s.choose("Blue", "pass")
    s.choose("Blue", "counter flood")
    assert s.life("Blue") == 15


def test_disease_strikes_again_on_another_turn() -> None:
    s = scene(red={"hand": ["disease", "energy_4"]}, blue={"at": "2.3", "hand": ["mental_force"]})
    s.cast("Red", "disease", boost="boost energy_4")
    s.choose("Red", "step 2.3", "step 2.2", "step 2.3")
    assert s.life("Blue") == 12, "once in Red's turn"
    s.end("Red")
    s.cast("Blue", "mental_force", "wizard Red")
    s.choose("Blue", "step 2.2", "step 2.3")
    assert s.life("Blue") == 9, "and once in Blue's"


@pytest.mark.rule("WIZ-ENERGY-05", "WIZ-FORM-02")
def test_add_is_a_spell_a_golem_cannot_cast() -> None:
    hand = ["golem_form", "add", "energy_4", "energy_5"]
    s = scene(red={"hand": hand, "items": ["wizardblade"], "at": "2.3"}, blue={"at": "2.4"})
    assert s.may("Red", "speed-add add")
    s.cast("Red", "golem_form")
    assert not s.may("Red", "speed-add add")
    assert s.may("Red", "speed energy_4")
    s.choose("Red", "use wizardblade blow")
    assert s.may("Red", "boost energy_4")
    assert not s.may("Red", "add add")


@pytest.mark.rule("WIZ-FORM-02")
def test_a_globe_of_pain_reaches_a_giant_but_does_not_pass_it() -> None:
    s = scene(
        red={"hand": ["globe_of_pain"]},
        blue={"at": "2.4", "hand": ["big_man_form"]},
        green={"at": "2.5"},
        players=3,
    )
    s.end("Red")
    s.cast("Blue", "big_man_form")
    s.end("Blue").end("Green")
    s.choose("Red", "cast globe_of_pain")
    assert s.life("Blue") == 14
    assert s.life("Green") == 15


@pytest.mark.rule("WIZ-LOS-05")
def test_tacks_behind_a_wall_are_not_next_to_anybody() -> None:
    s = scene(red={"at": "2.3", "items": ["handful_of_tacks"]}, blue={"at": "1.3"})
    s.choose("Red", "use handful_of_tacks scatter", "square 2.4")
    s.t.things[0].at = s.t.layout.square_by["2.3"]
    s.t.wizards[0].at = s.t.layout.square_by["2.2"]
    s.end("Red")
    assert not s.may("Blue", "gather handful_of_tacks"), "a wall stands between"
    s.end("Blue")
    assert s.may("Red", "gather handful_of_tacks")


@pytest.mark.rule("WIZ-CARDS-08")
def test_modifiers_are_offered_where_they_can_help() -> None:
    hand = ["lightning_bolt", "heave_ho", "gnome_form", "around_the_corner", "astral_projection"]
    s = scene(red={"hand": hand, "items": ["visionstone"], "carries": 2}, blue={"at": "2.4"})
    s.choose("Red", "cast lightning_bolt")
    assert not s.may("Red", "modify around_the_corner"), "it has a direction only"
    assert not s.may("Red", "vision")
    assert s.may("Red", "modify astral_projection")
    s.choose("Red", "back", "cast heave_ho")
    assert s.what("Red") == "target", "a treasure flies straight, from its bearer"
    s.choose("Red", "back", "cast gnome_form")
    assert s.what("Red") == "act", "it changes its caster only"
    assert s.tokens("gnome_form") == 1


@pytest.mark.rule("WIZ-CANCEL-01")
def test_darts_that_need_no_corner_fly_when_it_is_cancelled() -> None:
    s = scene(
        red={"hand": ["fire_darts", "energy_4", "around_the_corner"], "at": "2.2"},
        blue={"at": "1.2", "hand": ["negate_neutral"]},
        green={"at": "1.1"},
        players=3,
    )
    s.choose("Red", "cast fire_darts", "modify around_the_corner", "boost energy_4")
    assert s.may("Red", "wizard Green")
    s.choose("Red", "wizard Green", *["wizard Blue"] * 3)
    s.choose("Blue", "counter negate_neutral")
    assert s.life("Blue") == 12
    assert s.life("Green") == 15


def test_backlash_knows_that_add_was_cancelled() -> None:
    s = scene(
        red={"hand": ["powerthrust", "add", "energy_4", "energy_5"]},
        blue={"at": "2.4", "hand": ["backlash", "negate_neutral"]},
    )
    s.choose("Red", "cast powerthrust", "add add", "boost energy_4", "boost energy_5")
    s.choose("Red", "wizard Blue")
    s.choose("Blue", "counter negate_neutral", "counter backlash")
    assert s.life("Red") == 14


@pytest.mark.rule("WIZ-ITEM-05")
def test_a_stretch_makes_room_for_what_it_takes() -> None:
    s = scene(
        red={"hand": ["stretch", *["energy_4"] * 6], "at": "2.3"},
        blue={"at": "2.4", "items": ["large_rock"]},
        active="Blue",
    )
    s.choose("Blue", "drop large_rock")
    s.end("Blue")
    s.cast("Red", "stretch", "thing large_rock 2.4", mode="take")
    assert s.zone("items", "Red") == ["large_rock"]
    assert s.t.counted(0) == 7
