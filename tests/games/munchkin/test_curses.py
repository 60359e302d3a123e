"""Curses, mixing sets, night, and the cap."""

from pathlib import Path
from typing import Any

import pytest
from games.munchkin.scene import Party, fight, scene

from koldun.content.registry import game_named
from koldun.games.munchkin.library import LIBRARY, Options
from koldun.kernel.errors import BadFile
from koldun.kernel.game import Setup
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.testing.scenes import TableScene


@pytest.mark.rule("MUN-CURSE-04")
def test_a_curse_is_discarded_whether_it_worked_or_not() -> None:
    s = scene(Ann={"level": 3, "hand": ["curse_ward"]}, Bob={"hand": ["lose_a_level"]})
    s.act("Bob", "play lose_a_level", "curse Ann")
    assert s.what() == "ward"
    s.act("Ann", "play curse_ward")
    assert s.level("Ann") == 3
    assert s.pile("door") == ["lose_a_level"]
    assert s.pile("treasure") == ["curse_ward"]
    hit = scene(Ann={"level": 3}, Bob={"hand": ["lose_a_level"]})
    hit.act("Bob", "play lose_a_level", "curse Ann")
    assert (hit.level("Ann"), hit.pile("door")) == (2, ["lose_a_level"])


@pytest.mark.rule("MUN-CURSE-05", "MUN-CURSE-06", "EX-CURSE-03")
def test_next_combat_means_this_one_in_combat() -> None:
    s = fight("mannfred", Ann={"level": 9, "play": ["war_drum"]}, Bob={"hand": ["chicken_hearted"]})
    assert s.totals() == (11, 10)
    s.act("Bob", "play chicken_hearted", "curse Ann")
    assert s.totals() == (6, 10)
    s.quiet("charity")
    assert "chicken_hearted" in s.pile("door")
    calm = scene(doors=["brayhorn_brawler"], Ann={"level": 8}, Bob={"hand": ["chicken_hearted"]})
    calm.act("Bob", "play chicken_hearted", "curse Ann")
    assert calm.play("Ann") == ["chicken_hearted"]
    calm.quiet("combat")
    assert calm.totals() == (3, 4)
    by = fight(Ann={"level": 5}, Bob={"play": ["chicken_hearted"]}).quiet("charity")
    assert by.play("Bob") == ["chicken_hearted"]  # it was not Bob's combat


@pytest.mark.rule("MUN-CURSE-07")
def test_next_turn_means_this_one_on_the_own_turn() -> None:
    s = scene(phase="after", doors=["twin"], Bob={"hand": ["bad_omen"]})
    s.act("Bob", "play bad_omen", "curse Ann").quiet("charity")
    assert s.heard_of("no-loot Ann")
    assert s.hand("Ann") == []
    s.quiet("start")
    assert s.pile("door") == ["bad_omen"]
    other = scene(phase="charity", Bob={"play": ["bad_omen"]}).passes()
    assert other.active() == "Bob"
    assert other.play("Bob") == ["bad_omen"]


@pytest.mark.rule("MUN-CURSE-09", "EX-CURSE-01", "MUN-CURSE-14", "MUN-CURSE-15")
def test_a_curse_without_a_target_does_nothing() -> None:
    s = scene(
        Ann={"level": 3, "play": ["quilted_coat", "barnacle_plate"]},
        Bob={"hand": ["lose_worn_armour"]},
    )
    s.act("Ann", "dress", f"take-off {s.worn('Ann')[0]}", "done")
    s.act("Bob", "play lose_worn_armour", "curse Ann")
    assert s.play("Ann") == ["barnacle_plate", "quilted_coat"]
    assert s.level("Ann") == 3
    assert s.heard_of("no-effect Ann lose_worn_armour")
    assert s.pile("door") == ["lose_worn_armour"]
    bare = scene(Bob={"hand": ["lose_worn_armour"]})  # nobody has anything to lose
    bare.act("Bob", "play lose_worn_armour", "curse Ann")
    assert (bare.hand("Bob"), bare.pile("door")) == ([], ["lose_worn_armour"])


CURSES: list[tuple[str, dict[str, Any], list[str], dict[str, Any]]] = [
    ("lose_worn_armour", {"play": ["quilted_coat"]}, [], {"play": []}),
    ("lose_worn_headgear", {"play": ["crown_of_coral", "war_drum"]}, [], {"play": ["war_drum"]}),
    ("lose_worn_footgear", {"play": ["iron_clogs"]}, [], {"play": []}),
    ("lose_a_level", {}, [], {"level": 3}),
    (
        "lose_one_small_item",
        {"play": ["rusty_cleaver", "walking_fortress"]},
        [],
        {"play": ["walking_fortress"]},
    ),
    (
        "lose_one_big_item",
        {"play": ["rusty_cleaver", "walking_fortress"]},
        [],
        {"play": ["rusty_cleaver"]},
    ),
    ("stable_fire", {"play": ["tauralon"]}, [], {"play": [], "level": 4}),
    ("stable_fire", {}, [], {"level": 3}),
    ("deserter", {"play": ["skaven"]}, [], {"play": [], "level": 4}),
    ("deserter", {}, [], {"level": 3}),
    ("leaky_satchel", {"hand": ["twin", "chaotic"]}, [], {"hand": []}),
    ("field_audit", {"play": ["war_drum", "rusty_cleaver"]}, [], {"play": ["rusty_cleaver"]}),
    ("cracked_mirror", {}, [], {"play": ["cracked_mirror"]}),
    ("chicken_hearted", {}, [], {"play": ["chicken_hearted"]}),
    ("bad_omen", {}, [], {"play": ["bad_omen"]}),
    ("lead_boots", {}, [], {"play": ["lead_boots"]}),
]


@pytest.mark.rule("MUN-CURSE-10")
@pytest.mark.parametrize(
    ("curse", "ann", "answers", "then"), CURSES, ids=[f"{c[0]}-{i}" for i, c in enumerate(CURSES)]
)
def test_every_curse(
    curse: str, ann: dict[str, Any], answers: list[str], then: dict[str, Any]
) -> None:
    s = scene(Ann={"level": 4} | ann, Bob={"hand": [curse]}, keeper=False)
    s.act("Bob", f"play {curse}", "curse Ann")
    if "play" in then:
        assert s.play("Ann") == then["play"]
    if "level" in then:
        assert s.level("Ann") == then["level"]
    if "hand" in then:
        assert s.hand("Ann") == then["hand"]


def test_cracked_mirror_and_lead_boots() -> None:
    s = fight("mannfred", Ann={"level": 4, "play": ["war_drum", "cracked_mirror", "squire"]})
    assert s.totals()[0] == 5
    assert scene(Ann={"level": 4, "play": ["war_drum", "cracked_mirror"]}).strength("Ann") == 6
    boots = fight(
        "mannfred", Ann={"level": 8, "play": ["war_drum", "rusty_cleaver", "lead_boots"]}
    ).quiet("charity")
    assert boots.play("Ann") == ["rusty_cleaver", "war_drum"]  # a level 10 monster was killed
    small = fight("paper_golem", Ann={"level": 5, "play": ["lead_boots"]}).quiet("charity")
    assert small.play("Ann") == ["lead_boots"]


def test_stolen_valour_and_cave_in() -> None:
    s = scene(Ann={"level": 3, "hand": ["stolen_valour"]}, Bob={"level": 4})
    s.act("Ann", "play stolen_valour")  # Bob is the only one above level 1
    assert (s.level("Ann"), s.level("Bob")) == (4, 3)
    cave = scene(Ann={"hand": ["cave_in_of_coins"]}).act("Ann", "play cave_in_of_coins")
    assert len(cave.hand("Ann")) == 3
    assert cave.heard_of("draw Ann 3 ? ? ?", "Bob")


# --- mixing and options


@pytest.mark.rule("MUN-MIX-02")
def test_an_unknown_kind_of_card_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "more.toml"
    file.write_text(
        '[[card]]\nid = "xx"\nkind = "robot"\nname = { ru = "Р", en = "R" }\n', encoding="utf-8"
    )
    with pytest.raises(BadFile, match="no kind 'robot'"):
        LIBRARY.pack(file.name, file.read_text(encoding="utf-8"))


VEHICLE = (
    '[[card]]\nid = "xx_bike"\nkind = "item"\nname = { ru = "Байк", en = "Bike" }\n'
    'slot = "vehicle"\nbonus = 2\nprice = 300\nbig = true\n'
)


BAT = (
    '[[card]]\nid = "xx_bat"\nkind = "monster"\nname = { ru = "Мышь", en = "Bat" }\n'
    'level = 3\ntreasure = 1\ntags = ["undead"]\n'
)


def mixed(tmp_path: Path, table: dict[str, Any], **more: Any) -> Party:
    """A table whose box holds a vehicle and a monster of another set."""
    file = tmp_path / "more.toml"
    file.write_text(VEHICLE + BAT, encoding="utf-8")
    pack = LIBRARY.pack(file.name, file.read_text(encoding="utf-8"))
    assert pack.cards[0].text["en"].startswith("Vehicle.")
    game = game_named("munchkin")
    names = ["Ann", "Bob", "Cid"]
    empty = {name: {"hand": [], "play": []} | table.get(name, {}) for name in names}
    laid = TableScene({"first": "Ann", "phase": "start"} | more | empty, names)
    setup = Setup(3, Options(), laid, extra=pack.faces)
    return Party(Match.start(game, setup, seed_of("mixed")), names)


@pytest.mark.rule("MUN-MIX-03", "MUN-MIX-01")
def test_what_is_said_of_steeds_holds_for_vehicles(tmp_path: Path) -> None:
    s = mixed(
        tmp_path, {"Ann": {"play": ["xx_bike"], "level": 3}, "Bob": {"hand": ["stable_fire"]}}
    )
    s.act("Bob", "play stable_fire", "curse Ann")
    assert s.play("Ann") == []
    assert s.level("Ann") == 3


@pytest.mark.rule("MUN-MIX-05", "MUN-MIX-01")
def test_tags_mean_the_same_in_every_set(tmp_path: Path) -> None:
    table = {"Bob": {"hand": ["xx_bat", "deserter"]}}
    s = mixed(tmp_path, table, doors=["mannfred"]).quiet("combat")
    before = s.totals()[1]
    s.act("Bob", "join xx_bat")
    assert s.totals()[1] == before + 3
    assert not mixed(tmp_path, table, doors=["deep_maw"]).quiet("combat").may("Bob", "join xx_bat")


@pytest.mark.rule("MUN-MIX-04")
def test_one_steed_or_one_vehicle(tmp_path: Path) -> None:
    s = mixed(tmp_path, {"Ann": {"play": ["tauralon", "siege_mallet"], "hand": ["xx_bike"]}})
    assert not s.may("Ann", "lay xx_bike")
    free = mixed(tmp_path, {"Ann": {"play": ["siege_mallet"], "hand": ["xx_bike"]}})
    assert free.may("Ann", "lay xx_bike")


@pytest.mark.rule("MUN-MIX-06")
def test_there_is_no_bonus_from_outside() -> None:
    known = {
        "fast",
        "shared_victory",
        "night",
        "hour",
        "binding_bribes",
        "max_turns",
        "first",
        "figures",
    }
    assert set(Options.__struct_fields__) == known


@pytest.mark.parametrize(
    ("options", "round_", "night"),
    [
        ({"night": "rounds"}, 1, False),
        ({"night": "rounds"}, 2, True),
        ({"night": "always"}, 1, True),
        ({"night": "never"}, 2, False),
        ({"night": "clock", "hour": 22}, 1, True),
        ({"night": "clock", "hour": 5}, 1, True),
        ({"night": "clock", "hour": 12}, 2, False),
    ],
)
def test_when_it_is_night(options: dict[str, Any], round_: int, night: bool) -> None:
    s = scene(options=options, table={"round": round_})
    assert s.t.night() is night


def test_the_cap_ends_a_match() -> None:
    s = scene(
        phase="charity",
        options={"max_turns": 3},
        table={"turn": 3},
        Ann={"level": 4},
        Bob={"level": 4},
    )
    s.passes()
    result = s.match.result
    assert result is not None
    assert result.capped
    assert result.winners == [0, 1]


def test_value_prefers_the_higher_level() -> None:
    s = scene(Ann={"level": 7}, Bob={"level": 3})
    game = game_named("munchkin")
    values = [game.value(s.t, seat) for seat in range(3)]
    assert values[0] > values[1] > values[2]
    assert abs(sum(values) - 1) < 1e-9
