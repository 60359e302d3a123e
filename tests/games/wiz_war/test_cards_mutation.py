"""Mutation: every card first met there."""

import pytest
from games.wiz_war.scene import scene


@pytest.mark.rule("WIZ-CARDS-01")
def test_featherweight_floats_instead_of_hurting() -> None:
    s = scene(red={"hand": ["powerthrust"]}, blue={"at": "2.4", "hand": ["featherweight"]})
    s.cast("Red", "powerthrust", "wizard Blue")
    s.choose("Blue", "counter featherweight")
    while s.what(s.names[1]) == "float":
        s.match.choose(1, 0)
    assert s.life("Blue") == 15
    assert s.at("Blue") != "2.4"
    s = scene(red={"at": "2.2"}, blue={"at": "2.2", "hand": ["featherweight"]})
    s.choose("Red", "punch Blue")
    s.choose("Blue", "counter featherweight")
    assert sorted(s.offered("Blue")) == ["step 1.2", "step 2.3", "step 3.2"], "its own choice"
    s.choose("Blue", "step 3.2")
    assert s.life("Blue") == 15
    assert s.at("Blue") == "3.2"


def test_featherweight_goes_straight_away_first() -> None:
    s = scene(red={"at": "2.3"}, blue={"at": "2.4", "hand": ["featherweight"]})
    s.choose("Red", "punch Blue")
    s.choose("Blue", "counter featherweight")
    assert s.at("Blue") == "2.5"
    assert s.tokens("featherweight") == 1


def test_disease_infects_whom_its_bearer_meets() -> None:
    s = scene(red={"hand": ["disease"]}, blue={"at": "2.3"})
    s.cast("Red", "disease")
    assert s.wizard("Red").attacks == 1
    s.choose("Red", "step 2.3")
    assert s.life("Blue") == 12
    s.choose("Red", "step 2.2", "step 2.3")
    assert s.life("Blue") == 12, "once a turn"


def test_heave_ho_throws_the_treasure() -> None:
    s = scene(
        red={"hand": ["heave_ho"], "carries": 2},
        blue={"at": "2.5", "hand": ["full_shield", "shield"]},
    )
    s.cast("Red", "heave_ho", "wizard Blue")
    assert s.life("Blue") == 12, "three squares; no counterspell answers it"
    assert s.t.layout.square_names[s.t.treasures[2].at] == "2.5"
    assert s.fact("Red", "treasure") == -1
    s = scene(red={"hand": ["heave_ho"], "carries": 2, "at": "2.4"})
    s.cast("Red", "heave_ho", "square 2.2")
    assert s.vp("Red") == 1, "onto the own home"


@pytest.mark.rule("WIZ-CARDS-11")
def test_gnome_form_is_slow_and_hard_to_hit() -> None:
    s = scene(red={"hand": ["gnome_form"]})
    s.cast("Red", "gnome_form")
    assert s.t.base_speed(0) == 2
    assert s.mp("Red") == 2
    s = scene(red={"hand": ["gnome_form"], "at": "2.3"}, blue={"at": "2.4"}, dice=[2, 3])
    s.cast("Red", "gnome_form")
    s.end("Red")
    s.choose("Blue", "punch Red")
    assert s.life("Red") == 15


def test_stretch_takes_puts_and_punches() -> None:
    s = scene(red={"hand": ["stretch"], "at": "2.3"}, treasures=["0.0", "4.4", "2.5", "3.8"])
    s.cast("Red", "stretch", "treasure 2", mode="take")
    assert s.fact("Red", "treasure") == 2
    assert s.fact("phase") != "move"
    s = scene(red={"hand": ["stretch"], "carries": 2, "at": "2.4"})
    s.cast("Red", "stretch", "square 2.2", mode="put")
    assert s.vp("Red") == 1
    s = scene(red={"hand": ["stretch"]}, blue={"at": "2.5"})
    s.cast("Red", "stretch", "wizard Blue", mode="punch")
    assert s.life("Blue") == 14
    assert s.wizard("Red").attacks == 1
    s = scene(red={"hand": ["stretch"], "items": ["dagger"], "at": "2.4"})
    s.choose("Red", "drop dagger", "step 2.3", "step 2.2")
    s.cast("Red", "stretch", "thing dagger", mode="take")
    assert s.zone("items", "Red") == ["dagger"]
    assert s.mp("Red") == 0, "at the usual price"


@pytest.mark.rule("WIZ-STUN-01")
def test_adrenaline_gives_two_attacks() -> None:
    s = scene(red={"hand": ["adrenaline"], "at": "2.3"}, blue={"at": "2.4"})
    s.cast("Red", "adrenaline", "self")
    s.choose("Red", "punch Blue", "punch Blue")
    assert s.life("Blue") == 13
    assert not s.may("Red", "punch Blue")
    s = scene(red={"hand": ["adrenaline"], "at": "2.3", "stun": 1}, blue={"at": "2.4"})
    s.cast("Red", "adrenaline", "self")
    s.choose("Red", "punch Blue", "step 2.2", "step 2.3")
    assert not s.may("Red", "punch Blue"), "one attack and movement"


def test_big_man_fills_his_square_and_pushes() -> None:
    s = scene(red={"hand": ["big_man_form"]}, blue={"at": "2.3"}, players=3)
    s.cast("Red", "big_man_form")
    s.choose("Red", "step 2.3")
    assert (s.at("Red"), s.at("Blue")) == ("2.3", "2.4")
    assert not s.sees("2.2", "2.4")
    s.end("Red")
    assert not s.may("Blue", "step 2.3")
    s = scene(red={"hand": ["big_man_form"], "at": "2.3"}, blue={"at": "2.4"})
    s.cast("Red", "big_man_form")
    s.choose("Red", "punch Blue")
    assert s.life("Blue") == 12


def test_big_man_makes_room_when_he_grows() -> None:
    s = scene(red={"hand": ["big_man_form"]}, blue={"at": "2.2"})
    s.cast("Red", "big_man_form")
    assert s.asked() == ["Blue"]
    s.choose("Blue", "step 3.2")
    assert s.at("Blue") == "3.2"


def test_extra_arms_hold_more_and_hit_all() -> None:
    s = scene(
        red={"hand": ["extra_arms"], "items": ["dagger", "master_key"], "at": "2.3"},
        blue={"at": "2.4"},
        green={"at": "2.2"},
        players=3,
        treasures=["0.0", "4.4", "2.3", "3.6", "6.1", "8.3"],
    )
    s.cast("Red", "extra_arms")
    assert s.t.counted(0) == 1
    s.choose("Red", "punch-all")
    assert (s.life("Blue"), s.life("Green")) == (14, 14)
    s.choose(
        "Red", "drop dagger", "drop master_key", "take dagger", "thing master_key", "treasure 2"
    )
    assert s.mp("Red") == 2
    assert s.fact("phase") == "move"
    assert s.fact("Red", "treasure") == 2


@pytest.mark.rule("WIZ-CARDS-10", "WIZ-GOLD-01")
def test_golem_is_slow_hard_and_casts_only_counters() -> None:
    s = scene(
        red={"hand": ["golem_form", "shatter", "zot"], "at": "2.3"},
        blue={"at": "2.4", "hand": ["fireball"]},
    )
    s.cast("Red", "golem_form")
    assert s.mp("Red") == 2
    assert not s.may("Red", "cast shatter")
    assert not s.may("Red", "cast zot damage")
    s.choose("Red", "punch Blue")
    assert s.life("Blue") == 13
    s.end("Red")
    s.cast("Blue", "fireball", "wizard Red")
    assert s.life("Red") == 12


def test_mad_dash_doubles_what_is_left() -> None:
    s = scene(red={"hand": ["mad_dash"], "carries": 2, "at": "2.3"})
    s.choose("Red", "step 2.4")
    s.cast("Red", "mad_dash")
    assert s.mp("Red") == 4
    assert s.t.layout.square_names[s.t.treasures[2].at] == "2.4"
    assert not s.may("Red", "take-treasure")


def test_slime_oozes_under_doors() -> None:
    s = scene(red={"hand": ["slime_form", "zot"], "carries": 2, "at": "3.8"}, blue={"at": "3.9"})
    s.cast("Red", "slime_form")
    assert not s.may("Red", "cast zot damage")
    s.choose("Red", "step 3.9")
    assert s.life("Blue") == 14
    assert s.t.layout.square_names[s.t.treasures[2].at] == "3.8", "left before the door"
    assert not s.may("Red", "punch Blue")


def test_strength_doubles_and_tears() -> None:
    s = scene(red={"hand": ["strength"], "at": "2.3"}, blue={"at": "2.4"})
    s.cast("Red", "strength")
    s.choose("Red", "punch Blue")
    assert s.life("Blue") == 13
    for roll, taken in ((1, []), (2, ["dagger"])):
        s = scene(
            red={"hand": ["strength"], "at": "2.4"},
            blue={"at": "2.4", "items": ["dagger"]},
            dice=[roll],
        )
        s.cast("Red", "strength")
        s.choose("Red", "use strength tear")
        assert s.zone("items", "Red") == taken
        assert s.wizard("Red").attacks == 1


@pytest.mark.rule("WIZ-LIFE-01")
def test_wallivore_eats_a_wall() -> None:
    s = scene(red={"hand": ["wallivore"], "at": "2.3", "life": 10})
    s.choose("Red", "cast wallivore")
    assert s.what("Red") == "act", "there is one wall beside it"
    assert s.life("Red") == 12
    assert s.edge("2.3n") == "open destroyed"


def test_werewolf_is_fast_and_bites() -> None:
    s = scene(red={"hand": ["werewolf_form", "shatter"], "at": "2.3"}, blue={"at": "2.4"}, dice=[4])
    s.cast("Red", "werewolf_form")
    assert s.mp("Red") == 4
    assert not s.may("Red", "cast shatter")
    s.choose("Red", "punch Blue")
    assert s.life("Blue") == 11
