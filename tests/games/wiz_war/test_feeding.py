"""Effects that set each other off, and doors that stand open to some: what ends, and where."""

from typing import Any

import pytest
from games.wiz_war.scene import Duel, scene

from koldun.games.wiz_war.board.edges import FIRE

FEATHER = {"card": "featherweight", "owner": "Red", "target": "Red", "tokens": 3}


def bushes(**more: object) -> Duel:
    """Red under Featherweight on 2.4, a thornbush on 2.5 and a rosebush on 2.6."""
    spells = [
        FEATHER,
        {"card": "thornbush", "owner": "Blue", "target": "2.5"},
        {"card": "rosebush", "owner": "Blue", "target": "2.6"},
    ]
    red = {"at": "2.4", **more}
    return scene(red=red, blue={"at": "0.9"}, running_spells=spells)


@pytest.mark.rule("WIZ-MOVE-08")
def test_whoever_floats_between_bushes_comes_to_rest() -> None:
    s = bushes()
    s.choose("Red", "step 2.5")
    asked = 0
    while s.what("Red") == "float":
        to = [o for o in s.offered("Red") if o in ("step 2.5", "step 2.6")]
        s.choose("Red", (to or s.offered("Red"))[0])
        asked += 1
        assert asked <= 4, "one square for the thornbush, three for the rosebush"
    assert s.life("Red") == 15


@pytest.mark.rule("WIZ-MOVE-08")
def test_each_step_is_a_movement_of_its_own() -> None:
    spells = [{"card": "rosebush", "owner": "Blue", "target": "2.5"}]
    s = scene(red={"at": "2.4"}, blue={"at": "0.9"}, running_spells=spells)
    s.choose("Red", "step 2.5", "step 2.4", "step 2.5")
    assert s.life("Red") == 15 - 3 - 3


@pytest.mark.rule("WIZ-MOVE-08")
def test_flames_burn_once_in_a_movement() -> None:
    """All round a square: without an end to it each float would cross the next flames."""
    s = scene(red={"at": "2.3"}, blue={"at": "0.9"}, running_spells=[FEATHER])
    for edge in ("2.3w", "2.4w", "3.3n"):
        s.t.edges.mark(s.t.edge_named(edge)).made = FIRE
    s.t.look_again()
    s.choose("Red", "step 2.4")
    asked = 0
    while s.what("Red") == "float":
        s.choose("Red", s.offered("Red")[0])
        asked += 1
        assert asked <= 12, "four squares for each"
    assert s.life("Red") == 15
    assert s.at("Red") != "2.3"


SLIMY = """
[[card]]
id = "slimy"
kind = "neutral"
name = { ru = "Слизень", en = "Slug" }
copies = 3
sets = { cantrip_white = 3 }
duration = "temporary"
traits = ["Transformation"]
[[card.mode]]
kind = "neutral"
range = "caster"
targets = ["self"]
do = { form = "slime" }

[[card]]
id = "light"
kind = "counter"
name = { ru = "Лёгкость", en = "Lightness" }
copies = 3
sets = { cantrip_white = 3 }
duration = "temporary"
[[card.mode]]
kind = "counter"
range = "caster"
answers = ["you_are_attacked"]
do = { feather = true }
"""


@pytest.mark.rule("WIZ-MOVE-08")
def test_three_slimes_do_not_chase_each_other_for_ever() -> None:
    names = ("Red", "Blue", "Green")
    spells = [
        {"card": card, "owner": name, "target": name, "tokens": 3}
        for name in names
        for card in ("slimy", "light")
    ]
    s = scene(
        red={"at": "2.2"},
        blue={"at": "2.3"},
        green={"at": "2.4"},
        players=3,
        pack=SLIMY,
        running_spells=spells,
    )
    s.choose("Red", "step 2.3")
    asked = 0
    while s.what() == "float":
        mover = s.asked()[0]
        others = [s.at(name) for name in names if name != mover]
        to = [o for o in s.offered(mover) if o.split()[1] in others]
        s.choose(mover, (to or s.offered(mover))[0])
        asked += 1
        assert asked <= 6, "each slime hurts each wizard once"
    assert [s.life(name) for name in names] == [15, 15, 15]


@pytest.mark.rule("WIZ-CARDS-05", "WIZ-DOOR-05")
def test_a_bolt_turns_back_from_a_door_shut_to_its_caster() -> None:
    hand = ["lightning_bolt", "energy_4"]
    blue = {"at": "2.0"}
    s = scene(red={"hand": hand, "at": "2.3"}, blue=blue)
    s.cast("Red", "lightning_bolt", "direction 3", boost="boost energy_4")
    assert s.life("Blue") == 15, "from farther away the own door is shut"
    s = scene(red={"hand": hand}, blue=blue, active="Blue")
    s.end("Blue")
    s.cast("Red", "lightning_bolt", "direction 3", boost="boost energy_4")
    assert s.life("Blue") == 12
    for items, life in ((["master_key"], 12), ([], 15)):
        s = scene(red={"at": "2.4"}, blue={"at": "2.1", "hand": hand, "items": items})
        s.t.wizards[0].at = s.t.layout.square_by["2.3"]
        s.end("Red")
        s.cast("Blue", "lightning_bolt", "direction 1", boost="boost energy_4")
        assert s.life("Red") == life, f"with {items}"


@pytest.mark.rule("WIZ-DOOR-05")
def test_a_master_key_opens_sight_beside_the_door_and_no_farther() -> None:
    for at, seen in (("2.1", True), ("2.0", False)):
        s = scene(red={"at": "2.2"}, blue={"at": at, "hand": ["zot"], "items": ["master_key"]})
        s.end("Red")
        assert s.may("Blue", "cast zot stun") == seen
    sealed = [{"card": "seal_door", "owner": "Red", "target": "2.2w"}]
    blue = {"at": "2.1", "hand": ["zot"], "items": ["master_key"]}
    s = scene(blue=blue, running_spells=sealed)
    s.end("Red")
    assert not s.may("Blue", "cast zot stun"), "sealed"


@pytest.mark.rule("WIZ-DOOR-05")
def test_an_own_door_is_open_to_sight_from_its_two_squares() -> None:
    for at, blue, seen in (
        ("2.2", "2.0", True),
        ("2.1", "2.3", True),
        ("2.3", "2.0", False),
        ("2.0", "2.3", False),
    ):
        s = scene(red={"at": at, "hand": ["zot"]}, blue={"at": blue})
        assert s.may("Red", "cast zot stun") == seen, f"{at} to {blue}"


# --- boosts that change nothing


@pytest.mark.rule("WIZ-ENERGY-03")
@pytest.mark.parametrize("card", ["fireball", "swap", "create_wall", "dispel"])
def test_energy_that_changes_nothing_is_not_asked_for(card: str) -> None:
    fog = [{"card": "fog", "owner": "Blue", "tokens": 2}] if card == "dispel" else []
    s = scene(red={"hand": [card, "energy_4"]}, blue={"at": "2.3"}, running_spells=fog)
    s.choose("Red", f"cast {card}")
    sole = card in ("swap", "dispel")
    assert s.what("Red") == ("act" if sole else "target")
    assert (s.zone("hand", "Red") == ["energy_4"]) is sole


@pytest.mark.rule("WIZ-CARD-09", "WIZ-ENERGY-03")
def test_nobody_is_asked_where_there_is_no_choice() -> None:
    s = scene(red={"hand": ["shatter"]})
    s.choose("Red", "cast shatter")
    assert s.tokens("shatter") == 1, "neither for a boost nor for the only target"
    s = scene(red={"hand": ["slow_death"]}, blue={"at": "2.4", "hand": ["full_shield"]})
    s.choose("Red", "cast slow_death")
    assert s.what("Blue") == "answer"
    assert s.match.decided() == 1


BACKFIRES: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "mad_dash": ({"carries": 2}, {}, "self"),
    "gravity": ({"items": ["dagger"]}, {}, "board"),
    "flood": ({"items": ["fire_cloak"]}, {}, "board"),
    "share_life": ({"life": 9}, {"life": 3}, "wizard Blue"),
    "dispel": ({}, {}, "spell fog"),
}


@pytest.mark.rule("WIZ-CARD-09")
@pytest.mark.parametrize("card", BACKFIRES)
def test_a_sole_target_that_harms_its_caster_is_asked_for(card: str) -> None:
    red, blue, target = BACKFIRES[card]
    fog = [{"card": "fog", "owner": "Red", "tokens": 2}] if card == "dispel" else []
    s = scene(red={"hand": [card], **red}, blue={"at": "2.3", **blue}, running_spells=fog)
    s.choose("Red", f"cast {card}")
    if s.what("Red") == "boost":
        s.choose("Red", "go")
    assert s.what("Red") == "target"
    assert [o.split()[0] for o in s.offered("Red")] == ["back", target.split()[0]]
    s.choose("Red", "back")
    assert s.zone("hand", "Red") == [card]


@pytest.mark.rule("WIZ-CARD-09")
def test_without_harm_the_same_cards_ask_nothing() -> None:
    for card in ("mad_dash", "gravity", "flood", "share_life"):
        s = scene(red={"hand": [card]}, blue={"at": "2.3"})
        s.choose("Red", f"cast {card}")
        assert s.zone("hand", "Red") == [], card


@pytest.mark.rule("WIZ-CARD-09")
def test_a_storm_or_a_falling_wall_that_would_hit_its_caster_is_asked_for() -> None:
    s = scene(red={"hand": ["destroy_wall", "fog"], "at": "2.3"}, blue={"at": "2.6"})
    s.cast("Red", "fog", "board")
    s.choose("Red", "cast destroy_wall")
    assert s.offered("Red") == ["back", "edge 2.3n"]
    s.choose("Red", "edge 2.3n")
    assert s.life("Red") == 13


@pytest.mark.rule("WIZ-ATTACK-04", "WIZ-ENERGY-03")
def test_a_further_card_is_never_spent_without_asking() -> None:
    s = scene(red={"hand": ["slow_death", "around_the_corner"], "at": "2.2"}, blue={"at": "1.1"})
    s.choose("Red", "cast slow_death")
    assert s.offered("Red") == ["back", "modify around_the_corner bend"]
    s = scene(red={"items": ["wizardblade"], "hand": ["energy_4"], "at": "2.3"})
    s.choose("Red", "use wizardblade blow")
    assert s.offered("Red") == ["back", "boost energy_4"]


@pytest.mark.rule("WIZ-PHASE-01", "WIZ-DRAW-01")
def test_keeping_all_cards_is_offered_where_something_could_go() -> None:
    s = scene()
    assert not s.may("Red", "keep")
    s.choose("Red", "done")
    assert s.what("Red") == "draw"
    assert scene(red={"hand": ["absorb_spell"]}).may("Red", "keep")
    assert scene(red={"items": ["dagger"]}).may("Red", "keep")


@pytest.mark.rule("WIZ-ENERGY-03", "WIZ-ENERGY-05")
def test_it_may_be_laid_all_the_same() -> None:
    hand = ["fireball", "add", "energy_4", "energy_5"]
    s = scene(red={"hand": hand}, blue={"at": "2.3"})
    s.choose("Red", "cast fireball", "boost energy_4")
    assert s.may("Red", "wizard Blue")
    assert not s.may("Red", "boost energy_5"), "one card a spell"
    s.choose("Red", "wizard Blue")
    assert s.life("Blue") == 10, "and no more"
    assert set(s.zone("discard")) == {"fireball", "energy_4"}
    s = scene(red={"hand": hand}, blue={"at": "2.3"})
    s.choose("Red", "cast fireball", "add", "boost energy_4", "boost energy_5", "wizard Blue")
    assert set(s.zone("discard")) == set(hand)


@pytest.mark.rule("WIZ-ENERGY-01", "WIZ-ENERGY-06")
@pytest.mark.parametrize(
    "card", ["zot damage", "powerthrust", "fog", "homunculus", "mental_force", "strength"]
)
def test_energy_that_counts_is_asked_for(card: str) -> None:
    s = scene(red={"hand": [card.split()[0], "energy_4"]}, blue={"at": "2.3"})
    s.choose("Red", f"cast {card}")
    assert s.what("Red") == "boost"


@pytest.mark.rule("WIZ-COUNTER-08")
def test_a_full_shield_asks_for_nothing_and_may_be_boosted() -> None:
    blue = {"at": "2.3", "hand": ["full_shield", "energy_4"]}
    s = scene(red={"hand": ["fireball"]}, blue=blue)
    s.cast("Red", "fireball", "wizard Blue")
    s.choose("Blue", "counter full_shield")
    assert s.asked() == ["Red"], "no question after it"
    assert s.zone("hand", "Blue") == ["energy_4"]


@pytest.mark.rule("WIZ-COUNTER-08")
def test_boosts_that_change_nothing_come_last() -> None:
    hand = ["full_shield", "featherweight", "energy_4"]
    s = scene(
        red={"hand": ["fireball"]},
        blue={"at": "2.3", "hand": hand, "items": ["null_powder"]},
    )
    s.cast("Red", "fireball", "wizard Blue")
    offered = [o for o in s.offered("Blue") if o.startswith("counter")]
    assert offered[-1] == "counter full_shield energy_4 0"
    assert "counter featherweight energy_4 0" in offered[:-1]
    decision = s.match.decision(s.seat("Blue"))
    ask = s.match.ask
    assert decision is not None
    assert ask is not None
    weights = s.match.game.hints(s.t, ask, ask.index(s.seat("Blue")))
    assert weights is not None
    by_words = dict(zip(s.offered("Blue"), weights, strict=True))
    assert by_words[offered[-1]] < by_words["counter featherweight energy_4 0"]
