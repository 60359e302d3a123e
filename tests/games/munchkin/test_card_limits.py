"""What cards and abilities do not do."""

import pytest
from games.munchkin.scene import fight, scene


@pytest.mark.rule("MUN-HELP-03", "MUN-HELP-16")
def test_nobody_is_pressed_while_there_is_a_helper() -> None:
    s = fight(
        "mannfred",
        Ann={"level": 2, "hand": ["press_gang", "royal_summons"]},
        Bob={"level": 2},
        Cid={"level": 2},
    )
    s.act("Ann", "play press_gang", "press Bob")
    assert s.may("Cid", "play field_audit")
    assert not s.may("Ann", "play royal_summons")
    assert not fight("mannfred", Bob={"hand": ["press_gang", "deserter"]}).may(
        "Bob", "play press_gang"
    )


def test_a_rune_doubles_only_worn_items_with_a_bonus_of_fighters() -> None:
    s = fight(
        "mannfred",
        Ann={"play": ["sensible_sandals", "crown_of_coral", "dented_kettle_helm", "war_drum"]},
        Bob={"play": ["hammer_sword"], "hand": ["overcharge_rune"]},
    )
    s.act("Bob", "play overcharge_rune")
    worn = [c for c in s.worn("Ann") if c != "sensible_sandals"]
    assert sorted(s.offered("Bob")) == [f"double {card} Ann" for card in worn]
    none = fight(Ann={"play": ["sensible_sandals"]}, Bob={"hand": ["overcharge_rune", "deserter"]})
    assert not none.may("Bob", "play overcharge_rune")


@pytest.mark.parametrize(("side", "total"), [("munchkins", 4), ("monsters", 3)])
def test_flash_powder_helps_the_munchkins_run(side: str, total: int) -> None:
    s = fight("mannfred", dice=[3], Bob={"hand": ["flash_powder"]})
    s.act("Bob", "play flash_powder", f"side {side}").quiet("charity")
    assert s.heard_of(f"run-total Ann {total}")


@pytest.mark.rule("MUN-ARMY-05", "MUN-ARMY-06")
def test_skaven_scurry_only_after_a_failure_and_not_for_themselves() -> None:
    for die, hand, asked in ((6, ["twin"], False), (2, [], False), (2, ["twin"], True)):
        s = fight("crypt_bailiff", dice=[die], Ann={"play": ["skaven"], "hand": hand})
        seen = set()
        while s.t.phase != "charity":
            seen.add(s.what())
            s.passes()
        assert ("roll" in seen) is asked


def test_indulgence_needs_treasure_to_draw() -> None:
    s = fight("mannfred", Ann={"play": ["hedonites"], "hand": ["banishing_scroll"]})
    s.act("Ann", "play banishing_scroll")
    assert s.t.phase == "charity"
    assert s.hand("Ann") == []
    assert s.pile("treasure") == ["banishing_scroll"]
    assert s.heard_of("treasure Ann 0")


def test_idoneth_ambush_is_for_who_started_the_combat() -> None:
    s = scene(
        phase="trouble",
        Ann={"level": 2, "hand": ["mannfred", "press_gang"]},
        Bob={"level": 3, "play": ["idoneth"]},
    )
    s.act("Ann", "trouble mannfred").act("Ann", "play press_gang", "press Bob")
    assert s.totals()[0] == 5


def test_in_the_fast_game_skaven_scavenge_treasures() -> None:
    s = scene(
        phase="trouble",
        options={"fast": True},
        table={"door-discard": ["chaotic"], "treasure-discard": ["dispel"]},
        Ann={"play": ["skaven"]},
    )
    assert s.offered("Ann") == ["draw", "scavenge dispel"]


@pytest.mark.rule("MUN-ONESHOT-03")
def test_responses_work_from_play_too() -> None:
    s = scene(Ann={"level": 3, "play": ["curse_ward"]}, Bob={"hand": ["lose_a_level"]})
    s.act("Bob", "play lose_a_level", "curse Ann").act("Ann", "play curse_ward")
    assert s.level("Ann") == 3
    die = fight("rust_monk", dice=[1], Ann={"play": ["loaded_die"]}).until("roll")
    die.act("Ann", "set-die loaded_die 5").quiet("charity")
    assert die.heard_of("escape Ann")


@pytest.mark.rule("MUN-RUN-17")
def test_glue_comes_after_the_die_too() -> None:
    s = fight("rust_monk", dice=[6], Bob={"hand": ["glue_pot"]}).until("roll")
    s.act("Bob", "play glue_pot").quiet("charity")
    assert s.heard_of("run-total Ann 3")


@pytest.mark.rule("MUN-CURSE-04")
def test_a_ward_is_for_oneself() -> None:
    s = scene(Ann={"level": 3}, Bob={"hand": ["lose_a_level"]}, Cid={"hand": ["curse_ward"]})
    s.act("Bob", "play lose_a_level", "curse Ann")
    assert s.what() == "start"
    assert (s.level("Ann"), "curse_ward" in s.hand("Cid")) == (2, True)


@pytest.mark.rule("MUN-RUN-14", "MUN-DEATH-10")
def test_a_loaded_die_decides_who_runs_first() -> None:
    s = fight(
        "mannfred",
        dice=[2, 5, 6, 6],
        Ann={"level": 3, "hand": ["press_gang", "loaded_die"]},
        Bob={"level": 4},
    )
    s.act("Ann", "play press_gang", "press Bob").until("run-order")
    s.choose("Ann", "first").choose("Bob", "first").act("Ann", "play loaded_die", "face 6")
    s.quiet("charity")
    who = [line.split()[1] for line in s.heard() if line.startswith("escape")]
    assert who == ["Ann", "Bob"]
