"""Tables set and read by names: spells, things, walls, treasures, a turn under way."""

from typing import Any

import pytest
from games.wiz_war.scene import NAMES, SECTORS, scene

from koldun.kernel.errors import BadFile
from koldun.testing.sitting import Sitting


def table(**given: Any) -> Sitting:
    whole = {"sectors": SECTORS[2], "active": "Red", "turns": 1, **given}
    return Sitting.at("wiz_war", NAMES[:2], whole, None, {"spellbook": "giant"})


SPELLS: list[dict[str, Any]] = [
    {"card": "strength", "owner": "Red", "target": "Red", "tokens": 2},
    {"card": "acid_bath", "owner": "Red", "target": "Blue", "tokens": 3},
    {"card": "fog", "owner": "Blue", "tokens": 2},
    {"card": "rosebush", "owner": "Blue", "target": "2.4", "tokens": 1},
    {"card": "create_wall", "owner": "Red", "target": "2.3w", "tokens": 1, "cracks": 3},
    {"card": "create_door", "owner": "Red", "target": "2.4w", "tokens": 1},
    {"card": "seal_door", "owner": "Blue", "target": "2.2w", "tokens": 1},
    {"card": "glue", "owner": "Blue", "target": "dagger 3.2", "tokens": 4},
    {"card": "booby_trap", "owner": "Red", "target": ["0.2", "0.3 live", "0.4"], "tokens": 1},
]


def numbered(told: Any) -> Any:
    return [
        {key: NAMES.index(v) if v in NAMES else v for key, v in spell.items()} for spell in told
    ]


def test_running_spells_are_told_as_they_were_set() -> None:
    s = table(running_spells=SPELLS, lying={"3.2": ["dagger"]})
    told = [dict(spell) for spell in s.facts()["running_spells"]]
    for spell in told:
        if isinstance(spell.get("target"), list):
            spell["target"] = sorted(spell["target"])
    assert told == numbered(SPELLS)
    lying = s.facts()["lying"]
    assert lying["3.2"] == ["dagger"]
    assert lying["2.4"] == ["rosebush"]
    assert lying["0.3"] == ["booby_trap"]
    assert s.zone("spells", "Red")[-2:] == ["acid_bath", "strength"], "from the top"


def test_what_is_set_works() -> None:
    spells = [{"card": "strength", "owner": "Red", "target": "Red", "tokens": 2}]
    s = scene(red={"at": "2.4"}, blue={"at": "2.4"}, running_spells=spells)
    s.choose("Red", "punch Blue")
    assert s.life("Blue") == 13
    spells = [{"card": "create_wall", "owner": "Blue", "target": "2.4w", "cracks": 4}]
    s = scene(red={"hand": ["fireball"]}, running_spells=spells)
    s.cast("Red", "fireball", "edge 2.4w")
    assert s.edge("2.4w") == "open", "the fifth crack"


def test_a_turn_under_way() -> None:
    s = scene(
        red={"mp": 1, "attacks": 1, "boosted": True, "hand": ["energy_4", "zot"]},
        blue={"at": "2.3"},
        phase="move",
        turns=2,
    )
    assert not s.may("Red", "cast zot")
    assert not s.may("Red", "speed energy_4")
    s.choose("Red", "step 2.3")
    assert s.mp("Red") == 0


def test_points_follow_from_trophies_and_treasures() -> None:
    s = scene(red={"kills": ["Green"], "points": 1}, green={"alive": False}, players=3)
    assert s.vp("Red") == 1
    t = table(Red={"points": 1}, treasures=["0.0", "4.4", "2.2", "3.8"])
    assert t.facts()["seats"][0]["points"] == 1
    t = table(treasures=["0.0", "Blue", "Red", "3.8"])
    assert [own["carries"] for own in t.facts()["seats"]] == [2, 1]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"Red": {"mp": 2}}, 'mp is set anew as the turn begins; say phase = "move" too'),
        ({"Red": {"points": 1}}, "points cannot be 1: kills and treasures at home make 0"),
        ({"Red": {"spells": ["fog"]}}, "'fog' lies in spells/0 and is not in running_spells"),
        ({"board": ["dagger"]}, "'dagger' lies in board and is not in lying"),
        ({"Red": {"colour": "blue"}}, "every seat has one of the colours"),
        ({"lying": {"2.2": ["dagger thrown"]}}, "'dagger thrown' must be a card"),
        ({"lying": {"77.1": ["dagger"]}}, "there is no square '77.1'"),
        ({"lying": 3}, "lying must be a table of squares"),
        ({"treasures": ["0.0"]}, "a list of 4 squares or carriers"),
        ({"treasures": ["Red", "Red", "1.1", "1.2"]}, "can carry one treasure only"),
        ({"held": {"2.2w": "Blue"}}, "seat 1 does not stand beside 2.2w"),
        ({"Red": {"moved": 1}, "phase": "move"}, "moved cannot be 1: it is true or false"),
        ({"Red": {"attacks": 3}, "phase": "move"}, "attacks cannot be 3; it is 0 to 2"),
        ({"phase": "lunch"}, "phase cannot be 'lunch'"),
    ],
)
def test_an_impossible_table_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadFile) as refused:
        table(**given)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("spell", "said"),
    [
        ({"card": "fireball", "owner": "Red"}, "'fireball' is no spell that runs"),
        ({"card": "fog", "owner": 7}, "there is no seat 7"),
        ({"card": "fog"}, "must be a table with card, owner"),
        ({"card": "fog", "owner": "Red", "turns": 3}, "'turns' is not known of a spell"),
        ({"card": "strength", "owner": "Red", "target": "2.2"}, "name a seat"),
        ({"card": "create_wall", "owner": "Red", "target": "2.3n"}, "cannot be on '2.3n'"),
        ({"card": "seal_door", "owner": "Red", "target": "2.3n"}, "cannot be on '2.3n'"),
        ({"card": "glue", "owner": "Red", "target": "dagger 2.2"}, "no 'dagger' lies on '2.2'"),
        ({"card": "glue", "owner": "Red", "target": "treasure 2.2"}, "no treasure lies on '2.2'"),
        ({"card": "booby_trap", "owner": "Red", "target": ["0.2"]}, "must be live"),
        ({"card": "moonshine", "owner": "Red"}, "there is no card 'moonshine'"),
    ],
)
def test_a_spell_that_cannot_run_so_is_refused(spell: dict[str, Any], said: str) -> None:
    with pytest.raises(BadFile) as refused:
        table(running_spells=[spell])
    assert said in str(refused.value)


def test_two_forms_at_once_are_refused() -> None:
    forms = [
        {"card": card, "owner": "Red", "target": "Red"} for card in ("golem_form", "gnome_form")
    ]
    with pytest.raises(BadFile, match="one form only"):
        table(running_spells=forms)


def test_who_lists_the_cards_too_lists_the_same() -> None:
    fog = [{"card": "fog", "owner": "Red", "tokens": 2}]
    assert table(running_spells=fog, Red={"spells": ["fog"]}).zone("spells", "Red") == ["fog"]
    with pytest.raises(BadFile, match="gravity is not what running_spells brings: fog"):
        table(running_spells=fog, Red={"spells": ["gravity"]})
