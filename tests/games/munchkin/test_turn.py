"""When what may be played; the turn, door, trouble, loot, charity."""

import pytest
from games.munchkin.scene import fight, scene


@pytest.mark.rule("MUN-WHEN-01", "MUN-ARMY-08", "MUN-ARMY-12", "EX-ARMY-01", "MUN-COMBAT-11")
def test_an_army_may_be_left_at_any_moment() -> None:
    s = fight(
        "plague_piper",
        Ann={
            "level": 4,
            "play": ["skaven", "hammer_sword", "executioners_ruler", "war_drum", "crown_of_coral"],
        },
    )
    ours = s.totals()[0]
    assert s.totals()[1] == 11
    s.act("Ann", "leave skaven")
    assert s.totals() == (ours, 8)
    assert s.pile("door") == ["skaven"]
    other = fight(Bob={"play": ["skaven"], "hand": ["deserter", "idoneth"]})
    assert not other.may("Bob", "play idoneth")
    other.act("Bob", "leave skaven")
    assert other.play("Bob") == []
    assert not other.may("Bob", "play idoneth")  # not on Ann's turn
    helper = fight(
        "mannfred",
        Ann={"level": 2, "hand": ["press_gang"]},
        Bob={"play": ["skaven"], "hand": ["idoneth", "deserter"]},
    )
    helper.act("Ann", "play press_gang", "press Bob").act("Bob", "leave skaven")
    assert helper.may("Bob", "play deserter")
    assert not helper.may("Bob", "play idoneth")


@pytest.mark.rule("MUN-WHEN-02", "MUN-TREASURE-06", "MUN-TREASURE-07", "MUN-LEVEL-06")
def test_go_up_a_level_at_any_time_on_anybody() -> None:
    s = fight("mannfred", Ann={"level": 4}, Cid={"hand": ["go_up_a_level"]})
    assert s.totals() == (4, 10)
    s.act("Cid", "play go_up_a_level", "raise Ann")
    assert s.totals() == (5, 10)
    assert s.level("Ann") == 5
    assert s.pile("treasure") == ["go_up_a_level"]


@pytest.mark.rule("MUN-WHEN-03", "MUN-CURSE-02", "MUN-CURSE-12", "MUN-INTERFERE-06")
@pytest.mark.parametrize("phase", ["start", "after", "charity"])
def test_a_curse_at_any_time_on_anybody(phase: str) -> None:
    s = scene(
        phase=phase, Ann={"level": 4}, Bob={"level": 3, "hand": ["lose_a_level", "lose_a_level"]}
    )
    s.act("Bob", "play lose_a_level", "curse Ann")
    assert s.level("Ann") == 3
    s.act("Bob", "play lose_a_level", "curse Bob")
    assert s.level("Bob") == 2


@pytest.mark.rule("MUN-WHEN-04", "MUN-TRADE-03", "MUN-TRADE-04", "MUN-TRADE-05", "MUN-TRADE-08")
def test_two_players_out_of_combat_may_trade() -> None:
    s = fight(Bob={"play": ["war_drum"]}, Ann={"play": ["rusty_cleaver"]})
    assert not s.may("Ann", "trade")
    s.act("Bob", "trade")  # Cid is the only partner: Ann fights
    s.choose("Bob", "give war_drum", "done")
    s.choose("Cid", "yes")
    assert s.play("Cid") == ["war_drum"]
    assert s.worn("Cid") == []  # it arrives unworn
    calm = scene(active="Ann", Bob={"play": ["war_drum"]}, Cid={"play": ["rusty_cleaver"]})
    calm.act("Bob", "trade", "with Cid", "give war_drum", "want rusty_cleaver", "done")
    calm.choose("Cid", "yes")
    assert (calm.play("Bob"), calm.play("Cid")) == (["rusty_cleaver"], ["war_drum"])


@pytest.mark.rule("MUN-WHEN-05", "MUN-ITEM-06", "MUN-COMBAT-15")
def test_only_who_is_out_of_combat_changes_clothes() -> None:
    two = {"play": ["crown_of_coral", "dented_kettle_helm"]}
    s = fight(
        Ann=dict(two),
        Bob={"play": ["plumed_morion", "bucket_of_secrecy"]},
    )
    for verb in ("dress", "trade", "sell-items"):
        assert not s.may("Ann", verb)
    worn = s.worn("Bob")[0]
    other = next(c for c in s.play("Bob") if c != worn)
    s.act("Bob", "dress", f"take-off {worn}", f"wear {other}")
    assert s.worn("Bob") == [other]


@pytest.mark.rule("MUN-WHEN-06", "MUN-CHARITY-10", "MUN-ARMY-09", "MUN-CHARITY-02")
def test_what_is_just_received_may_be_played_at_once_only() -> None:
    six = ["skaven", "plumed_morion", "twin", "twin", "chaotic", "colossal", "gravebound"]
    s = scene(phase="charity", Ann={"level": 5, "hand": six}, Cid={"level": 4}, Bob={"level": 2})
    s.passes()
    s.choose("Ann", "give-card skaven", "give-card plumed_morion")
    assert s.what() == "received"
    s.act("Bob", "play skaven")
    assert s.play("Bob") == ["skaven"]
    s.act("Bob", "pass")
    assert s.hand("Bob") == ["plumed_morion"]
    again = scene(phase="charity", Bob={"hand": ["plumed_morion", "idoneth"]})
    assert not again.may("Bob", "lay plumed_morion")
    assert not again.may("Bob", "play idoneth")


@pytest.mark.rule("MUN-WHEN-07", "MUN-DEATH-20", "MUN-ARMY-13")
def test_in_combat_only_what_is_legal_there_is_played_on_receipt() -> None:
    s = fight(
        "cathedral_dragon",
        dice=[1, 6],
        Ann={"level": 5, "hand": ["press_gang", "deserter", "idoneth"], "play": ["war_drum"]},
        Bob={"level": 6},
    )
    s.act("Ann", "play press_gang", "press Bob").quiet("claim").passes()
    s.choose("Ann", "first").choose("Bob", "second").until("loot-body")
    s.choose("Bob", "take deserter")
    s.choose("Cid", "take war_drum") if s.what() == "loot-body" else None
    assert s.what() == "received"
    assert s.may("Bob", "play deserter")
    laid = fight(
        "cathedral_dragon",
        dice=[1, 6],
        Ann={"level": 5, "hand": ["press_gang", "idoneth"], "play": ["war_drum"]},
        Bob={"level": 6, "hand": ["leaky_satchel"]},
    )
    laid.act("Ann", "play press_gang", "press Bob").quiet("claim").passes()
    laid.choose("Ann", "first").choose("Bob", "second").until("loot-body")
    laid.choose("Bob", "take idoneth")
    assert laid.what() != "received" or not laid.offered("Bob")
    assert laid.hand("Bob") == ["idoneth", "leaky_satchel"]


@pytest.mark.rule("MUN-WHEN-08", "MUN-ARMY-03", "MUN-ALLIANCE-01")
def test_a_new_army_on_the_own_turn_also_in_combat() -> None:
    s = fight(
        Ann={"hand": ["stormcast", "alliance"], "play": ["hammer_sword"]},
        Bob={"hand": ["skaven", "deserter"]},
    )
    assert s.totals()[0] == 4
    assert not s.may("Bob", "play skaven")
    s.act("Ann", "play stormcast")
    assert s.totals()[0] == 5
    s.act("Ann", "play alliance")
    assert s.play("Ann") == ["alliance", "hammer_sword", "stormcast"]


@pytest.mark.rule("MUN-WHEN-09", "MUN-SELL-08", "MUN-TRADE-06")
def test_selling_on_the_own_turn_outside_combat() -> None:
    rich = {"play": ["war_drum", "hammer_sword"]}
    assert scene(Ann=dict(rich)).may("Ann", "sell-items")
    assert not scene(active="Bob", Ann=dict(rich)).may("Ann", "sell-items")
    assert not fight(Ann={"play": ["war_drum", "hammer_sword"], "hand": ["angry_bees"]}).may(
        "Ann", "sell-items"
    )


@pytest.mark.rule("MUN-WHEN-10", "MUN-COMBAT-16", "MUN-TREASURE-04", "MUN-ONESHOT-03")
def test_in_combat_no_items_are_laid_but_one_shots_are_used() -> None:
    hand = ["quilted_coat", "bottled_thunder", "cave_in_of_coins", "stolen_valour", "go_up_a_level"]
    s = fight(Ann={"hand": hand, "play": ["angry_bees"]}, Bob={"level": 3, "hand": ["frost_flask"]})
    for refused in (
        "lay quilted_coat",
        "play cave_in_of_coins",
        "play stolen_valour",
        "lay bottled_thunder",
    ):
        assert not s.may("Ann", refused)
    for legal in ("play bottled_thunder", "play angry_bees", "play go_up_a_level"):
        assert s.may("Ann", legal)
    assert s.may("Bob", "play frost_flask")


@pytest.mark.rule("MUN-TURN-01", "MUN-TURN-02", "MUN-TURN-06")
def test_turns_go_to_the_left_without_a_gap() -> None:
    s = scene(doors=["alliance"] * 3)
    turns = []
    for _ in range(4):
        turns.append(s.active())
        s.quiet("charity").quiet("start", "after", "combat")
    assert turns == ["Ann", "Bob", "Cid", "Ann"]
    assert s.t.round == 2
    gap = scene(
        phase="charity", Ann={"play": ["war_drum", "hammer_sword"]}, Bob={"hand": ["deserter"]}
    )
    gap.passes()
    assert gap.active() == "Bob"
    assert gap.t.phase == "start"
    assert not gap.may("Ann", "sell-items")


@pytest.mark.rule("MUN-TURN-03", "MUN-TURN-04", "MUN-DOOR-01")
def test_before_the_door_all_own_turn_actions_are_open() -> None:
    s = scene(
        doors=["paper_golem"],
        Ann={"hand": ["plumed_morion"], "play": ["war_drum", "hammer_sword", "rusty_cleaver"]},
    )
    s.act("Ann", "sell-items", "sell war_drum", "sell hammer_sword", "done")
    s.act("Ann", "lay plumed_morion")
    s.act("Ann", "trade", "with Cid", "give rusty_cleaver", "done", "done").choose("Cid", "yes")
    assert (s.level("Ann"), s.worn("Ann"), s.play("Cid")) == (
        2,
        ["plumed_morion"],
        ["rusty_cleaver"],
    )
    assert s.t.phase == "start"
    assert "paper_golem" not in s.sees("Bob")
    s.passes()
    assert "paper_golem" in s.sees("Bob")


@pytest.mark.rule("MUN-TURN-05", "MUN-TROUBLE-01", "MUN-LOOT-04")
def test_the_order_of_phases() -> None:
    def phases(door: str, **ann: object) -> list[str]:
        s = scene(doors=[door], Ann={"level": 5} | ann)
        seen: list[str] = []
        while s.active() == "Ann" and s.match.ask is not None:
            if not seen or seen[-1] != s.t.phase:
                seen.append(s.t.phase)
            s.passes()
        return seen

    assert phases("alliance") == ["start", "after", "charity"]  # trouble asks nobody here
    assert phases("paper_golem") == ["start", "combat", "claim", "charity"]
    fled = phases("world_tree_colossus")
    assert fled[:3] == ["start", "combat", "claim"]
    assert "trouble" not in fled
    assert fled[-1] == "charity"


@pytest.mark.rule("MUN-TURN-07")
def test_selling_between_the_phases() -> None:
    for phase in ("after", "charity"):
        assert scene(phase=phase, Ann={"hand": ["war_drum", "hammer_sword"]}).may(
            "Ann", "sell-items"
        )


@pytest.mark.rule("MUN-DOOR-02", "MUN-MONSTER-01", "MUN-COMBAT-24")
def test_a_monster_behind_the_door_must_be_fought() -> None:
    s = scene(
        doors=["world_tree_colossus"], Ann={"hand": ["war_drum", "angry_bees", "paper_golem"]}
    )
    s.passes()
    assert s.t.phase == "combat"
    assert s.totals() == (1, 20)
    assert s.t.combat().fighters() == [0]
    assert not s.may("Ann", "lay war_drum")
    assert not s.may("Ann", "trouble paper_golem")


@pytest.mark.rule("MUN-DOOR-03", "MUN-DOOR-04", "MUN-CURSE-01", "MUN-CURSE-05")
def test_a_curse_behind_the_door_hits_at_once() -> None:
    s = scene(doors=["lose_worn_armour"], Ann={"play": ["quilted_coat"]}).passes()
    assert s.play("Ann") == []
    assert s.pile("door") == ["lose_worn_armour"]
    lasting = scene(doors=["lead_boots"]).passes()
    assert lasting.play("Ann") == ["lead_boots"]
    assert lasting.pile("door") == []
    level = scene(doors=["lose_a_level"], Ann={"level": 4}).passes()
    assert level.level("Ann") == 3


@pytest.mark.rule("MUN-DOOR-05", "MUN-DOOR-06", "MUN-DOOR-07")
def test_other_doors_are_played_or_kept() -> None:
    s = scene(doors=["skaven"]).passes()
    assert s.what() == "door-card"
    s.act("Ann", "play skaven")
    assert s.play("Ann") == ["skaven"]
    kept = scene(doors=["commander_model"]).passes()
    assert kept.hand("Ann") == ["commander_model"]
    assert kept.heard_of("keep Ann commander_model", "Bob")
    assert "commander_model" in kept.sees("Bob")
    assert scene(doors=["wandering_monster"], Ann={"hand": ["paper_golem"]}).passes().hand(
        "Ann"
    ) == [
        "paper_golem",
        "wandering_monster",
    ]


@pytest.mark.rule("MUN-DOOR-08")
def test_without_doors_phase_two_follows() -> None:
    s = scene(table={"doors_only": [], "rest": "body"}, Ann={"hand": ["paper_golem"]}).passes()
    assert s.heard_of("no-door Ann")
    assert s.t.phase == "after"
    s.until("trouble")
    s.act("Ann", "trouble paper_golem")
    assert s.t.phase == "combat"


@pytest.mark.rule("MUN-TROUBLE-02", "MUN-TROUBLE-03", "MUN-TROUBLE-05", "MUN-MONSTER-03")
def test_trouble_or_loot() -> None:
    s = scene(phase="trouble", doors=["twin"], Ann={"hand": ["paper_golem", "chaotic"]})
    assert s.offered("Ann") == ["pass", "trouble paper_golem"]
    s.act("Ann", "trouble paper_golem")
    assert s.t.combat().main == 0
    assert s.zone("monsters") == ["paper_golem"]
    s.quiet("charity")
    assert "twin" not in s.hand("Ann")  # no looting afterwards
    lone = scene(phase="trouble", doors=["twin"], Ann={"hand": ["chaotic"]})
    assert lone.t.phase == "charity"  # nothing to ask: the room is looted
    assert lone.hand("Ann") == ["chaotic", "twin"]


@pytest.mark.rule("MUN-LOOT-01", "MUN-LOOT-02", "MUN-LOOT-03", "MUN-MONSTER-02")
@pytest.mark.parametrize("door", ["lose_a_level", "paper_golem"])
def test_the_looted_door_is_secret_and_idle(door: str) -> None:
    s = scene(phase="trouble", doors=[door], Ann={"level": 3})
    assert s.hand("Ann") == [door]
    assert s.level("Ann") == 3
    assert s.t.fight is None
    assert door not in s.sees("Bob")
    assert s.heard_of("loot Ann ?", "Bob")


@pytest.mark.rule(
    "MUN-CHARITY-01", "MUN-HAND-03", "MUN-CHARITY-03", "MUN-CHARITY-07", "MUN-CHARITY-09"
)
def test_charity_goes_face_down_to_the_lowest() -> None:
    hand = ["mannfred", "twin", "twin", "chaotic", "colossal", "gravebound"]
    s = scene(phase="charity", Ann={"level": 5, "hand": hand}, Bob={"level": 3}, Cid={"level": 7})
    s.passes()
    assert len(s.offered("Ann")) == 6
    s.choose("Ann", "give-card mannfred")
    assert s.hand("Bob") == ["mannfred"]
    assert len(s.zone("hand", "Ann")) == 5
    assert s.what() == "charity"  # no more is given
    assert "mannfred" in s.sees("Bob")
    assert "mannfred" not in s.sees("Cid")
    assert s.heard_of("charity Ann Bob ?", "Cid")
    few = scene(phase="charity", Ann={"level": 5, "hand": hand[:5]})
    few.passes()
    assert few.active() == "Bob"


@pytest.mark.rule("MUN-CHARITY-04", "MUN-CHARITY-05", "EX-CHARITY-01")
def test_charity_is_split_evenly() -> None:
    hand = [
        "mannfred",
        "twin",
        "twin",
        "chaotic",
        "colossal",
        "gravebound",
        "paper_golem",
        "bone_picket",
    ]
    s = scene(
        players=4,
        phase="charity",
        Ann={"level": 5, "hand": hand},
        Bob={"level": 2},
        Cid={"level": 2},
        Dan={"level": 7},
    )
    s.passes()
    s.choose("Ann", "give-card mannfred", "give-to Cid", "give-card bone_picket", "give-to Cid")
    s.choose("Ann", "give-card paper_golem")  # Bob alone has room left
    assert s.hand("Cid") == ["bone_picket", "mannfred"]
    assert s.hand("Bob") == ["paper_golem"]


@pytest.mark.rule("MUN-CHARITY-04", "MUN-CHARITY-05")
def test_four_cards_for_three_leave_nobody_without() -> None:
    hand = ["mannfred", "twin", "chaotic", "colossal", "gravebound", "paper_golem", "deep_maw"]
    s = scene(
        players=5,
        phase="charity",
        Ann={"level": 5, "hand": [*hand, "bone_picket", "half_painted"]},
        Bob={"level": 2},
        Cid={"level": 2},
        Dan={"level": 2},
        Eve={"level": 7},
    )
    s.passes()
    s.choose("Ann", "give-card mannfred", "give-to Cid", "give-card twin", "give-to Cid")
    s.choose("Ann", "give-card chaotic", "give-to Bob", "give-card colossal")  # then Dan, not Bob
    assert [len(s.hand(name)) for name in ("Bob", "Cid", "Dan", "Eve")] == [1, 2, 1, 0]


@pytest.mark.rule("MUN-CHARITY-06", "EX-CHARITY-01")
def test_the_lowest_discards() -> None:
    hand = ["mannfred", "twin", "twin", "chaotic", "colossal", "gravebound", "dispel"]
    s = scene(phase="charity", Ann={"level": 2, "hand": hand}, Bob={"level": 2}, Cid={"level": 6})
    s.passes()
    s.choose("Ann", "discard mannfred", "discard dispel")
    assert s.pile("door") == ["mannfred"]
    assert s.pile("treasure") == ["dispel"]
    assert s.hand("Bob") == []


@pytest.mark.rule("MUN-CHARITY-08", "MUN-DEATH-13", "MUN-DEATH-14", "MUN-DEATH-19")
def test_the_dead_get_nothing_and_are_left_alone() -> None:
    hand = ["mannfred", "twin", "twin", "chaotic", "colossal", "gravebound"]
    s = scene(
        phase="charity",
        Ann={"level": 5, "hand": hand},
        Bob={"level": 1, "dead": True, "hand": ["deserter"]},
        Cid={"level": 3, "hand": ["go_up_a_level", "lose_a_level"]},
    )
    assert "Bob" not in s.asked()
    s.act("Cid", "play go_up_a_level")
    assert s.offered("Cid") == ["raise Cid", "raise Ann"]
    s.choose("Cid", "raise Cid").act("Cid", "play lose_a_level")
    assert s.offered("Cid") == ["curse Cid", "curse Ann"]
    s.choose("Cid", "curse Cid").passes()
    s.choose("Ann", "give-card mannfred")
    assert s.hand("Cid") == ["mannfred"]


@pytest.mark.rule("MUN-FAST-01", "MUN-FAST-02", "MUN-FAST-06")
@pytest.mark.parametrize("door", ["skaven", "lose_a_level"])
def test_the_fast_game_listens_at_the_door(door: str) -> None:
    s = scene(phase="begin", doors=[door], options={"fast": True}, Ann={"level": 3})
    assert s.hand("Ann") == [door]
    assert s.t.phase == "start"
    assert s.level("Ann") == 3
    assert door not in s.sees("Bob")
    assert s.may("Ann", f"play {door}")


@pytest.mark.rule("MUN-FAST-03")
def test_the_fast_game_loots_treasures() -> None:
    s = scene(phase="trouble", doors=["twin"], treasures=["dispel"], options={"fast": True})
    assert s.hand("Ann") == ["dispel"]
    assert "dispel" not in s.sees("Bob")


@pytest.mark.rule("MUN-FAST-04", "MUN-FAST-05")
def test_shared_victory_is_an_option() -> None:
    for shared in (False, True):
        s = fight(
            "brayhorn_brawler",
            options={"shared_victory": shared},
            Ann={"level": 9, "play": ["chicken_hearted"]},
            Bob={"level": 3},
        )
        s.act("Ann", "seek", "haggle Bob", "share 0", "done").choose("Bob", "yes")
        s.quiet("never")
        result = s.match.result
        assert result is not None
        assert result.winners == ([0, 1] if shared else [0])
    plain = scene()
    assert not plain.t.rules.fast
    assert not plain.t.rules.shared
    assert scene(options={"fast": True}).t.rules.shared is False


def test_a_window_does_not_tell_who_could_act() -> None:
    s = fight(Ann={"level": 5}, Bob={"hand": ["angry_bees"]})
    assert set(s.asked()) == {"Bob", "Cid"}
    for name in ("Ann", "Bob", ""):
        view = s.view(name)
        assert view.window
        assert view.waiting == []


def test_passing_until_the_combat_is_over() -> None:
    s = fight(Ann={"level": 5}, Bob={"hand": ["angry_bees"]})
    s.act("Bob", "pass-until combat")
    assert s.t.phase == "claim"
    assert s.asked() == ["Cid"]
    s.passes()
    s.quiet("start", "door", "begin")
    assert s.t.standing == []


def test_the_first_in_turn_order_acts_and_the_others_are_asked_again() -> None:
    s = scene(Bob={"hand": ["lose_a_level"]}, Ann={"level": 3}, Cid={"hand": ["lose_a_level"]})
    match = s.match
    s.choose("Cid", "play lose_a_level")
    s.choose("Bob", "play lose_a_level")
    if match.decision(0) is not None and s.what() == "start":
        s.choose("Ann", "pass")
    assert s.asked() == ["Bob"]
    s.choose("Bob", "curse Ann")
    assert s.level("Ann") == 2
    assert s.may("Cid", "play lose_a_level")  # the void answer cost nothing


@pytest.mark.rule("MUN-WHEN-06")
def test_cheat_may_come_with_an_item_just_received() -> None:
    six = ["walking_fortress", "twin", "twin", "chaotic", "colossal", "gravebound"]
    bob = {"level": 2, "hand": ["cheat"], "play": ["siege_mallet"]}
    s = scene(phase="charity", Ann={"level": 5, "hand": six}, Bob=bob, Cid={"level": 4})
    s.passes().choose("Ann", "give-card walking_fortress")
    assert not s.may("Bob", "lay walking_fortress")
    s.act("Bob", "cheat cheat walking_fortress")
    assert s.worn("Bob") == ["siege_mallet", "walking_fortress"]


@pytest.mark.rule("MUN-TURN-07")
def test_laying_and_dressing_during_charity() -> None:
    s = scene(phase="charity", Ann={"hand": ["crown_of_coral"], "play": ["dented_kettle_helm"]})
    s.act("Ann", "lay crown_of_coral")
    s.act("Ann", "dress", "take-off dented_kettle_helm", "wear crown_of_coral")
    assert s.worn("Ann") == ["crown_of_coral"]
