"""Odd cases: where two rules meet."""

import pytest
from games.munchkin.scene import Party, fight, scene

# --- deals


def helped(main: list[str], helper: list[str], *terms: str) -> Party:
    """Ann wins with Bob's help on these terms."""
    s = fight(
        "mannfred",
        Ann={"level": 3, "play": [*main, "chicken_hearted"]},
        Bob={"level": 9, "play": helper},
    )
    s.act("Ann", "seek", "haggle Bob", "share 0", *terms, "done").choose("Bob", "yes")
    return s.quiet("charity")


@pytest.mark.rule("MUN-HELP-06", "MUN-BIG-09")
def test_a_deal_may_swap_two_big_items_or_two_steeds() -> None:
    s = helped(
        ["walking_fortress"],
        ["portable_shrine"],
        "pay walking_fortress",
        "demand portable_shrine",
    )
    assert (s.play("Ann"), s.play("Bob")) == (["portable_shrine"], ["walking_fortress"])
    s = helped(["tauralon"], ["borrowed_mule"], "pay tauralon", "demand borrowed_mule")
    assert (s.play("Ann"), s.play("Bob")) == (["borrowed_mule"], ["tauralon"])


@pytest.mark.rule("MUN-HELP-06", "MUN-BIG-09", "MUN-STEED-03")
def test_only_the_part_of_a_deal_that_does_not_fit_is_void() -> None:
    s = helped(
        ["walking_fortress", "tauralon", "war_drum"],
        ["portable_shrine", "borrowed_mule"],
        "pay walking_fortress",
        "pay tauralon",
        "pay war_drum",
        "demand portable_shrine",
    )
    assert s.play("Ann") == ["portable_shrine", "tauralon"]  # Bob has a steed already
    assert s.play("Bob") == ["borrowed_mule", "walking_fortress", "war_drum"]
    s = helped(
        ["walking_fortress"],
        ["portable_shrine", "armoured_snail"],
        "pay walking_fortress",
        "demand armoured_snail",
    )
    assert s.play("Ann") == ["armoured_snail", "walking_fortress"]
    assert s.play("Bob") == ["portable_shrine"]


# --- penalties that last


@pytest.mark.rule("MUN-RUN-08")
def test_each_penalty_of_a_combat_ends_with_the_combat_after_its_own() -> None:
    s = fight("feral_mushroom", dice=[1], Ann={"level": 1, "play": ["chicken_hearted"]})
    s.t.limp_combat[0] = -1  # from a combat before
    s.quiet("charity")
    assert s.t.limp_combat[0] == -1  # the old one is over, the new one stays
    twins = fight(
        "feral_mushroom", dice=[1, 1], Ann={"play": ["chicken_hearted"]}, Bob={"hand": ["twin"]}
    )
    twins.act("Bob", "play twin").quiet("charity")
    assert twins.t.limp_combat[0] == -2  # both are new


@pytest.mark.rule("MUN-RUN-08")
def test_each_penalty_of_a_turn_ends_with_the_turn_after_its_own() -> None:
    s = fight("plague_piper", dice=[1], Ann={"level": 5})
    s.t.limp_turn[0] = -1  # from her turn before
    s.quiet("charity")
    assert s.t.limp_turn[0] == -2
    s.until("charity").passes()
    assert s.active() == "Bob"
    assert s.t.limp_turn[0] == -1
    h = fight("plague_piper", dice=[1, 1], Ann={"level": 2}, Bob={"level": 3})
    h.act("Ann", "seek", "haggle Bob", "share 0", "done").choose("Bob", "yes")
    h.until("run-order").choose("Ann", "any").choose("Bob", "any").quiet("charity")
    assert h.t.limp_turn[:2] == [-1, -1]
    h.until("charity").passes()
    assert h.t.limp_turn[:2] == [-1, -1]  # his next turn is still to come
    h.until("charity").passes()
    assert h.active() == "Cid"
    assert h.t.limp_turn[:2] == [-1, 0]


# --- paying for abilities


@pytest.mark.rule("MUN-ARMY-06", "MUN-BIG-05", "MUN-BIG-07", "MUN-ITEM-13")
def test_cheat_may_pay_and_what_it_allowed_is_put_right_at_once() -> None:
    s = fight(
        Ann={"level": 5, "play": ["hedonites", "walking_fortress", "siege_mallet", "cheat"]},
        Bob={"level": 2, "play": ["portable_shrine"]},
        Cid={"level": 4},
    )
    assert s.totals() == (13, 2)
    s.act("Ann", "excess cheat")
    assert s.what() == "shed"
    assert set(s.offered("Ann")) == {"shed siege_mallet", "shed walking_fortress"}  # no sale
    s.choose("Ann", "shed walking_fortress")
    assert s.play("Cid") == ["walking_fortress"]  # Bob is lower and has no room
    assert s.totals() == (11, 2)
    assert s.pile("door")[0] == "cheat"


@pytest.mark.rule("MUN-ARMY-06", "MUN-ARMY-04", "MUN-ALLIANCE-09")
def test_what_pays_for_ebb_tide_is_gone_before_the_roll() -> None:
    s = fight(
        "deep_maw",
        dice=[3],
        Ann={"level": 4, "play": ["idoneth", "grots", "alliance", "cave_hopper"]},
    )
    s.until("ebb").choose("Ann", "ebb alliance")
    assert s.what() == "leave"
    s.choose("Ann", "leave grots")  # and with the grots the steed of grots
    assert s.heard_of("lapse Ann cave_hopper")
    assert s.heard_of("run-total Ann 5")  # 3, +1 of the army, +1 of the card, nothing of the steed
    assert not s.t.dead[0]


@pytest.mark.rule("MUN-ARMY-06", "MUN-ARMY-04")
def test_what_pays_for_a_second_roll_is_gone_before_it() -> None:
    s = fight(
        "deep_maw",
        dice=[2, 4],
        Ann={"level": 4, "play": ["skaven", "tidewalkers", "cheat"]},
    )
    s.until("roll").act("Ann", "scurry cheat")
    assert s.heard_of("lapse Ann tidewalkers")
    assert s.heard_of("run-total Ann 4")
    assert s.t.dead[0]


# --- rights of a window


@pytest.mark.rule("MUN-TURN-03", "MUN-WHEN-05")
def test_clothes_may_be_changed_back_while_the_window_is_open() -> None:
    s = scene(
        Ann={"play": ["dented_kettle_helm", "ghal_maraz"], "hand": ["crown_of_coral", "stormcast"]}
    )
    s.act("Ann", "dress", "done")
    s.act("Ann", "lay crown_of_coral")
    s.act("Ann", "dress", "take-off dented_kettle_helm", "wear crown_of_coral")
    s.act("Ann", "play stormcast")
    s.act("Ann", "dress", "wear ghal_maraz", "done")
    assert s.worn("Ann") == ["crown_of_coral", "ghal_maraz"]
    s.act("Ann", "dress", "take-off crown_of_coral", "wear dented_kettle_helm", "done")
    assert s.worn("Ann") == ["dented_kettle_helm", "ghal_maraz"]
    s.act("Ann", "dress", "take-off dented_kettle_helm", "wear crown_of_coral", "done")
    assert s.worn("Ann") == ["crown_of_coral", "ghal_maraz"]


@pytest.mark.rule("MUN-WHEN-05")
def test_a_bystander_may_correct_his_clothes_too_until_he_passes() -> None:
    s = fight(Ann={"level": 5, "hand": ["twin"]}, Bob={"play": ["grots", "crown_of_coral"]})
    s.act("Bob", "dress", "take-off crown_of_coral")
    assert s.worn("Bob") == []
    s.act("Bob", "dress", "wear crown_of_coral")
    assert s.worn("Bob") == ["crown_of_coral"]
    assert s.may("Bob", "dress")


def test_nobody_dresses_or_drops_a_sale_without_end() -> None:
    s = scene(
        Ann={"play": ["crown_of_coral"], "hand": ["war_drum", "hammer_sword", "thunder_cuirass"]}
    )
    for words in (("dress", "done"), ("sell-items", "no")):
        times = 0
        while s.may("Ann", words[0]):
            s.act("Ann", *words)
            times += 1
        assert times == 9
    s.act("Ann", "lay war_drum")  # what lies differently gives both back
    assert s.may("Ann", "dress")
    assert s.may("Ann", "sell-items")


@pytest.mark.rule("MUN-TURN-03", "MUN-SELL-01")
def test_a_sale_that_was_dropped_may_be_begun_again() -> None:
    s = scene(Ann={"hand": ["war_drum", "hammer_sword", "walking_fortress"]})
    s.act("Ann", "sell-items", "sell war_drum", "no")
    assert s.level("Ann") == 1
    s.act("Ann", "sell-items", "sell hammer_sword", "sell walking_fortress", "done")
    assert (s.level("Ann"), s.hand("Ann")) == (2, ["war_drum"])


# --- showing


@pytest.mark.rule("MUN-HAND-05")
def test_fighters_too_may_show_cards() -> None:
    s = fight(Ann={"level": 1, "hand": ["twin", "chaotic"]}, Bob={"hand": ["colossal"]})
    s.act("Ann", "show-card", "show twin", "show-to Bob")
    assert "twin" in s.sees("Bob")
    assert "twin" not in s.sees("Cid")
    assert not s.may("Ann", "show-card")  # once in a window


@pytest.mark.rule("MUN-HAND-05", "MUN-COMBAT-19")
def test_a_claim_stands_while_bystanders_show_and_trade() -> None:
    s = fight(
        Ann={"level": 5, "play": ["skaven"]},
        Bob={"play": ["rusty_cleaver"], "hand": ["twin"]},
        Cid={"level": 3},
    )
    s.until("claim")
    s.act("Bob", "show-card", "show-to Cid")
    assert s.what() == "claim"
    s.act("Bob", "trade", "give rusty_cleaver", "done").choose("Cid", "yes")
    assert s.what() == "claim"
    s.act("Cid", "dress", "wear rusty_cleaver")
    assert (s.what(), s.count("void"), s.count("claim")) == ("claim", 0, 1)
    s.act("Ann", "leave skaven")
    assert (s.what(), s.count("void")) == ("combat", 1)


# --- just received


@pytest.mark.rule("MUN-ARMY-09", "MUN-ARMY-08", "MUN-WHEN-06")
def test_an_army_may_be_left_for_the_one_just_received() -> None:
    hand = ["idoneth", "twin", "chaotic", "colossal", "gravebound", "half_painted"]
    s = scene(
        phase="charity", Ann={"level": 5, "hand": hand}, Bob={"play": ["skaven"]}, Cid={"level": 4}
    )
    s.passes().choose("Ann", "give-card idoneth")
    assert s.what() == "received"
    assert not s.may("Bob", "play idoneth")
    s.choose("Bob", "leave skaven", "play idoneth")
    assert s.play("Bob") == ["idoneth"]
    same = scene(
        phase="charity", Ann={"level": 5, "hand": hand}, Bob={"play": ["idoneth"]}, Cid={"level": 4}
    )
    same.passes().choose("Ann", "give-card idoneth")
    assert same.what() == "charity"  # nothing to change


@pytest.mark.rule("MUN-WHEN-06", "MUN-ITEM-13")
def test_cheat_just_received_may_be_joined_to_a_carried_item() -> None:
    hand = ["cheat", "twin", "chaotic", "colossal", "gravebound", "half_painted"]
    s = scene(
        phase="charity",
        Ann={"level": 5, "hand": hand},
        Bob={"play": ["ghal_maraz"], "hand": ["hammer_sword"]},
        Cid={"level": 4},
    )
    s.passes().choose("Ann", "give-card cheat")
    assert s.offered("Bob") == ["pass", "cheat cheat ghal_maraz"]  # the sword is not just received
    s.choose("Bob", "cheat cheat ghal_maraz")
    assert s.worn("Bob") == ["ghal_maraz"]


@pytest.mark.rule("MUN-DEATH-15", "MUN-WHEN-06")
def test_the_reforged_may_play_their_new_cards_when_they_come() -> None:
    s = fight(
        "deep_maw",
        doors=["twin", "chaotic", "colossal", "lose_worn_armour"],
        treasures=["crown_of_coral", "war_drum", "battle_plan", "rusty_cleaver"],
        dice=[1],
        Ann={"level": 4, "play": ["stormcast"]},
    )
    s.until("received")
    assert s.active() == "Bob"
    s.choose("Ann", "lay crown_of_coral")
    assert s.worn("Ann") == ["crown_of_coral"]
    s.choose("Ann", "pass")
    assert (s.what(), s.active()) == ("start", "Bob")
    assert not s.may("Ann", "lay war_drum")


# --- Big items


@pytest.mark.rule("MUN-BIG-05")
def test_another_cheat_puts_it_right_on_the_own_turn() -> None:
    s = scene(
        phase="charity",
        Ann={"hand": ["cheat"], "play": ["walking_fortress", "siege_mallet"]},
    )
    assert s.what() == "shed"
    s.choose("Ann", "cheat cheat siege_mallet")
    assert s.play("Ann") == ["cheat", "siege_mallet", "walking_fortress"]
    assert s.what() == "charity"


# --- monsters


@pytest.mark.rule("MUN-ARMY-05")
def test_a_wail_leaves_with_the_monster_it_was_for() -> None:
    s = fight(
        "mannfred",
        Ann={"level": 3},
        Bob={"play": ["nighthaunt"], "hand": ["war_drum", "wrong_lair", "paper_golem"]},
    )
    s.act("Bob", "wail war_drum", "wail-on mannfred")
    assert s.totals() == (3, 8)
    s.act("Bob", "swap-in wrong_lair paper_golem")
    assert s.totals() == (3, 2)


@pytest.mark.rule("MUN-CURSE-02", "MUN-WHEN-02", "MUN-RUN-11")
def test_curses_and_levels_may_come_between_two_rolls() -> None:
    s = fight(
        "deep_maw",
        dice=[5, 4],
        Ann={"level": 4, "play": ["seven_yard_boots"]},
        Bob={"hand": ["wandering_monster", "cellar_troll", "lose_worn_footgear"]},
    )
    s.act("Bob", "wander wandering_monster cellar_troll")
    s.until("flee").choose("Ann", "flee cellar_troll")
    assert s.what() == "run-window"
    s.act("Bob", "play lose_worn_footgear", "curse Ann")
    s.quiet("charity")
    assert s.heard_of("run-total Ann 4")  # without the boots
    assert s.t.dead[0]


@pytest.mark.rule("MUN-DEATH-09", "MUN-DEATH-13", "MUN-DEATH-20", "MUN-RUN-13", "MUN-RUN-15")
def test_main_loots_the_helper_and_then_dies_and_is_looted_by_the_living() -> None:
    s = fight(
        "deep_maw",
        dice=[1, 1],
        Ann={"level": 4, "hand": ["twin"], "play": ["war_drum"]},
        Bob={"level": 5, "play": ["rusty_cleaver"]},
        Cid={"level": 2},
    )
    s.act("Ann", "seek", "haggle Bob", "share 0", "done").choose("Bob", "yes")
    s.until("run-order").choose("Ann", "second").choose("Bob", "first").until("loot-body")
    assert s.heard_of("take Ann rusty_cleaver")  # she is higher than Cid and takes the only card
    assert s.heard_of("die Ann")
    assert s.asked() == ["Cid"]  # and not Bob, who is dead
    assert set(s.offered("Cid")) == {"take war_drum", "take twin", "take rusty_cleaver"}
    s.choose("Cid", "take war_drum")
    assert (s.hand("Ann"), s.hand("Bob"), s.hand("Cid")) == ([], [], ["war_drum"])


# --- cards that meet a rule


@pytest.mark.rule("MUN-STEED-02")
def test_a_big_steed_is_not_carried() -> None:
    assert scene(Ann={"play": ["saints_relic", "tauralon"]}).strength("Ann") == 1 + 1 + 3
    assert scene(Ann={"play": ["saints_relic", "siege_mallet"]}).strength("Ann") == 1 + 4


@pytest.mark.rule("MUN-CARDS-07", "MUN-ARMY-05")
def test_indulgence_throws_nothing_away_that_has_not_come() -> None:
    s = fight(
        table={"treasures_only": ["dispel"], "rest": "body"},
        Ann={"level": 5, "play": ["hedonites"]},
    )
    s.quiet("charity")
    assert s.hand("Ann") == ["dispel"]


@pytest.mark.rule("MUN-ITEM-13", "MUN-ARMY-04")
def test_without_cheat_the_item_it_was_joined_to_lapses() -> None:
    ann = ["hedonites", "dented_kettle_helm", "crown_of_coral"]
    s = scene(doors=["paper_golem"], Ann={"level": 5, "play": ann, "hand": ["cheat"]})
    first = s.worn("Ann")[0]
    s.act("Ann", f"cheat cheat {first}")
    other = next(c for c in ann[1:] if c != first)
    s.act("Ann", "dress", f"wear {other}", "done").quiet("combat")
    assert s.worn("Ann") == ["crown_of_coral", "dented_kettle_helm"]
    s.act("Ann", "excess cheat")
    assert s.worn("Ann") == [other]
