"""Mentalism: every card first met there."""

import pytest
from games.wiz_war.scene import scene


def test_absorb_spell_keeps_the_card() -> None:
    s = scene(
        red={"hand": ["powerthrust", "energy_4"]}, blue={"at": "2.4", "hand": ["absorb_spell"]}
    )
    s.cast("Red", "powerthrust", "wizard Blue", boost="boost energy_4")
    s.choose("Blue", "counter absorb_spell")
    assert s.life("Blue") == 15
    assert s.zone("hand", "Blue") == ["powerthrust"]
    assert set(s.zone("discard")) == {"energy_4", "absorb_spell"}


def test_absorb_spell_need_not_concern_one_but_needs_sight() -> None:
    s = scene(red={"hand": ["shatter"]}, blue={"at": "2.4", "hand": ["absorb_spell"]})
    s.cast("Red", "shatter")
    s.choose("Blue", "counter absorb_spell")
    assert s.zone("hand", "Blue") == ["shatter"]
    s = scene(red={"hand": ["shatter"]}, blue={"at": "0.0", "hand": ["absorb_spell"]})
    s.cast("Red", "shatter")
    assert s.tokens("shatter") == 1


@pytest.mark.rule("WIZ-SCHOOL-07")
def test_brain_burn_counts_what_is_kept() -> None:
    s = scene(
        red={"hand": ["brain_burn"]},
        blue={"at": "2.4", "hand": ["energy_4", "zot", "dispel"], "items": ["dagger"]},
    )
    s.cast("Red", "brain_burn", "wizard Blue")
    s.choose("Blue", "discard zot", "done")
    assert s.life("Blue") == 13
    assert s.zone("items", "Blue") == ["dagger"]
    s = scene(red={"hand": ["brain_burn"]}, blue={"at": "2.4", "hand": ["shatter"]}, active="Blue")
    s.cast("Blue", "shatter")
    s.end("Blue")
    s.cast("Red", "brain_burn", "wizard Blue")
    s.choose("Blue", "end shatter")
    assert s.life("Blue") == 15
    assert s.t.running == []


def test_mental_force_walks_the_target() -> None:
    s = scene(red={"hand": ["mental_force"]}, blue={"at": "2.4"})
    s.cast("Red", "mental_force", "wizard Blue")
    s.choose("Red", "step 2.3", "step 3.3", "step 3.4", "step 4.4")
    assert s.at("Blue") == "4.4"
    assert s.life("Blue") == 15
    assert s.what(s.names[0]) == "act"
    s = scene(red={"hand": ["mental_force"]}, blue={"at": "2.3"})
    s.cast("Red", "mental_force", "wizard Blue")
    s.choose("Red", "step 2.2")
    assert not s.may("Red", "step 2.1"), "the door is red's, the walker blue"
    s.choose("Red", "done")
    s = scene(red={"hand": ["mental_force", "thornbush"]}, blue={"at": "2.4", "life": 1}, players=3)
    s.cast("Red", "thornbush", "square 2.3")
    assert not s.may("Red", "cast mental_force"), "behind the bush blue is hidden"


def test_mental_force_into_a_hazard_is_indirect() -> None:
    s = scene(
        red={"hand": ["mental_force", "thornbush"], "at": "3.3"},
        blue={"at": "2.3", "life": 1},
        players=3,
    )
    s.cast("Red", "thornbush", "square 3.4")
    s.cast("Red", "mental_force", "wizard Blue")
    s.choose("Red", "step 3.3", "step 3.4")
    assert s.fact("Blue", "alive") is False
    assert s.vp("Red") == 0
    s = scene(
        red={"hand": ["mental_force", "thornbush"], "at": "3.3"}, blue={"at": "2.3"}, players=3
    )
    s.cast("Red", "thornbush", "square 3.4")
    s.cast("Red", "mental_force", "wizard Blue")
    s.choose("Red", "step 3.3", "step 3.4")
    assert s.what(s.names[0]) == "act", "a thornbush stops it"


@pytest.mark.rule("WIZ-ENERGY-01")
def test_powerthrust_is_energy_and_two() -> None:
    s = scene(red={"hand": ["powerthrust"]}, blue={"at": "2.4"})
    s.cast("Red", "powerthrust", "wizard Blue")
    assert s.life("Blue") == 12


def test_psychic_storm_strikes_through_walls() -> None:
    s = scene(
        red={"hand": ["psychic_storm", "energy_4"]},
        blue={"at": "1.3"},
        green={"at": "3.3"},
        players=3,
    )
    s.cast("Red", "psychic_storm", "square 2.3", boost="boost energy_4")
    assert [s.life(n) for n in ("Red", "Blue", "Green")] == [11, 11, 11]
    s = scene(red={"hand": ["psychic_storm"], "at": "2.0"}, blue={"at": "2.9"}, players=4)
    s.cast("Red", "psychic_storm", "square 2.0")
    assert s.life("Blue") == 15, "never across a wrap"


def test_share_life_halves() -> None:
    s = scene(red={"hand": ["share_life"], "life": 4}, blue={"at": "2.4", "life": 15})
    s.cast("Red", "share_life", "wizard Blue")
    assert (s.life("Red"), s.life("Blue")) == (10, 9)


@pytest.mark.rule("WIZ-GLOSS-05", "WIZ-SCHOOL-07")
def test_thought_steal_takes_two_cards_unseen_by_others() -> None:
    s = scene(
        red={"hand": ["thought_steal"]},
        blue={"at": "2.4", "hand": ["energy_4", "zot", "shatter"]},
        players=3,
        active="Blue",
    )
    s.cast("Blue", "shatter")
    s.end("Blue").end("Green")
    s.cast("Red", "thought_steal", "wizard Blue")
    assert not s.may("Red", "steal shatter"), "maintained spells are safe"
    s.choose("Red", "steal zot", "steal energy_4")
    assert sorted(s.zone("hand", "Red")) == ["energy_4", "zot"]
    assert not {"zot", "energy_4"} & {h.split()[-1] for h in s.heard("Green")}


def test_pain_link_returns_the_pain() -> None:
    s = scene(red={"hand": ["fireball"]}, blue={"at": "2.4", "hand": ["pain_link"]})
    s.cast("Red", "fireball", "wizard Blue")
    s.choose("Blue", "counter pain_link")
    assert (s.life("Red"), s.life("Blue")) == (10, 10)
    s = scene(red={"hand": ["rosebush", "pain_link"]}, blue={"at": "2.4"})
    s.cast("Red", "pain_link")
    s.cast("Red", "rosebush", "square 2.3")
    s.choose("Red", "step 2.3")
    assert s.life("Blue") == 15, "a hazard is no attack"


def test_teleport_moves_and_evades() -> None:
    s = scene(red={"hand": ["teleport"]})
    s.cast("Red", "teleport")
    s.choose("Red", "square 0.0")
    assert s.at("Red") == "0.0"
    assert not any(o.startswith("step") for o in s.offered("Red"))
    s = scene(red={"hand": ["fireball"]}, blue={"at": "2.4", "hand": ["teleport"]})
    s.cast("Red", "fireball", "wizard Blue")
    s.choose("Blue", "counter teleport", "square 1.4")
    assert s.life("Blue") == 15
    s = scene(red={"hand": ["fireball"]}, blue={"at": "2.4", "hand": ["teleport"]})
    s.cast("Red", "fireball", "wizard Blue")
    s.choose("Blue", "counter teleport", "square 2.3")
    assert s.life("Blue") == 10, "still in sight"
    assert not s.may("Blue", "square 2.9")


def test_astral_projection_casts_from_elsewhere() -> None:
    s = scene(red={"hand": ["fireball", "astral_projection"], "at": "0.0"}, blue={"at": "0.3"})
    s.choose("Red", "cast fireball", "modify astral_projection", "square 0.1")
    s.choose("Red", "wizard Blue")
    assert s.life("Blue") == 10
    assert s.at("Red") == "0.0"
    assert set(s.zone("discard")) == {"fireball", "astral_projection"}


@pytest.mark.rule("WIZ-TARGET-07")
def test_meditate_draws_three() -> None:
    s = scene(red={"hand": ["meditate"]})
    s.cast("Red", "meditate")
    assert len(s.t.hands[0]) == 3
    assert s.fact("phase") == "move"


def test_shatter_cracks_point_by_point() -> None:
    s = scene(red={"hand": ["shatter", "zot", "energy_4"], "at": "2.3"})
    s.cast("Red", "shatter")
    s.cast("Red", "zot", "edge 2.3n", mode="damage", boost="boost energy_4")
    assert s.edge("2.3n") == "wall cracks-4"
