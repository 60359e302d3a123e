"""Levels, armies, Alliance, treasures."""

from typing import Any

import pytest
from games.munchkin.scene import fight, scene

from koldun.games.munchkin.character.levels import gain_levels
from koldun.games.munchkin.faces import ARMIES
from koldun.games.munchkin.library import LIBRARY

GROT_FOES = [("icefall_yhetee", 8, 12), ("branchwraith", 6, 2)]


@pytest.mark.rule("MUN-LEVEL-02")
def test_three_ways_up() -> None:
    kill = fight(Ann={"level": 3}).quiet("charity")
    card = scene(Ann={"level": 3, "hand": ["go_up_a_level"]}).act(
        "Ann", "play go_up_a_level", "raise Ann"
    )
    sale = scene(Ann={"level": 3, "play": ["war_drum", "hammer_sword"]})
    sale.act("Ann", "sell-items", "sell war_drum", "sell hammer_sword", "done")
    assert [x.level("Ann") for x in (kill, card, sale)] == [4, 4, 4]


@pytest.mark.rule("MUN-LEVEL-03", "MUN-RUN-08")
def test_two_ways_down() -> None:
    s = fight(
        "squeaking_imp",
        dice=[1],
        Ann={"level": 5, "play": ["chicken_hearted"]},
        Bob={"hand": ["lose_a_level"]},
    )
    s.act("Bob", "play lose_a_level", "curse Ann")
    assert s.level("Ann") == 4
    s.quiet("charity")
    assert s.level("Ann") == 3


@pytest.mark.rule("MUN-ARMY-01")
def test_there_are_six_armies_of_three_copies() -> None:
    armies = {f.id: f.copies for f in LIBRARY.faces.values() if f.kind == "army"}
    assert armies == dict.fromkeys(ARMIES, 3)
    assert len(ARMIES) == 6


@pytest.mark.rule("MUN-ARMY-04", "EX-GHALMARAZ-01", "MUN-ITEM-15", "MUN-ITEM-16", "MUN-COMBAT-01")
def test_ghal_maraz_and_the_army_it_needs() -> None:
    ann = {"level": 4, "play": ["stormcast", "ghal_maraz"]}
    s = fight("mannfred", Ann=ann)
    assert s.totals()[0] == 10
    s.act("Ann", "leave stormcast")
    assert s.totals()[0] == 4
    assert s.play("Ann") == ["ghal_maraz"]
    assert s.worn("Ann") == []
    skaven = scene(Ann={"level": 4, "play": ["skaven", "ghal_maraz"]})
    assert skaven.strength("Ann") == 4
    cheat = scene(Ann={"level": 4, "play": ["skaven", "ghal_maraz"], "hand": ["cheat"]})
    cheat.act("Ann", "cheat cheat ghal_maraz")
    assert cheat.strength("Ann") == 9


@pytest.mark.rule("MUN-ARMY-05")
def test_abilities_only_when_they_say() -> None:
    s = fight("mannfred", Ann={}, Bob={"play": ["hedonites"], "hand": ["deserter", "twin"]})
    assert not s.may("Bob", "excess twin")  # a bystander
    main = fight("mannfred", Ann={"play": ["hedonites"], "hand": ["deserter"]})
    assert main.may("Ann", "excess deserter")
    assert not scene(Ann={"play": ["hedonites"], "hand": ["deserter"]}).may(
        "Ann", "excess deserter"
    )


@pytest.mark.rule("MUN-ARMY-06", "MUN-ARMY-07", "MUN-ALLIANCE-05", "MUN-CURSE-11")
def test_excess_is_paid_from_hand_or_play_but_not_with_curses() -> None:
    play = [
        "hedonites",
        "alliance",
        "rusty_cleaver",
        "buckler_of_bluff",
        "tower_shield",
        "lead_boots",
    ]
    s = fight("deep_maw", Ann={"level": 4, "play": play, "hand": ["twin", "chaotic"]})
    for refused in ("lead_boots", "hedonites"):
        assert not s.may("Ann", f"excess {refused}")
    before = s.totals()[0]
    unworn = next(
        c
        for c in s.play("Ann")
        if c not in s.worn("Ann")
        and "e" in c
        and c in ("rusty_cleaver", "buckler_of_bluff", "tower_shield")
    )
    s.act("Ann", "excess twin")
    s.act("Ann", f"excess {unworn}")
    assert s.totals()[0] == before + 4
    assert s.pile("door") == ["twin"]
    assert s.pile("treasure") == [unworn]
    assert not s.may("Ann", "excess chaotic")  # two cards at most
    skaven = fight("paper_golem", dice=[1], Ann={"play": ["skaven", "bad_omen"], "hand": ["twin"]})
    skaven.until("roll")
    assert skaven.may("Ann", "scurry twin")
    assert not skaven.may("Ann", "scurry bad_omen")


@pytest.mark.rule("MUN-ARMY-10", "MUN-ARMY-11", "MUN-ALLIANCE-02", "MUN-ALLIANCE-07")
def test_how_many_armies() -> None:
    one = scene(Ann={"play": ["skaven"], "hand": ["idoneth", "skaven"]})
    assert not one.may("Ann", "play idoneth")
    two = scene(
        Ann={"play": ["skaven", "alliance"], "hand": ["idoneth", "skaven", "grots", "alliance"]}
    )
    assert not two.may("Ann", "play skaven")
    assert not two.may("Ann", "play alliance")
    two.act("Ann", "play idoneth")
    assert not two.may("Ann", "play grots")
    assert not scene(Ann={"hand": ["alliance"]}).may("Ann", "play alliance")
    off_turn = scene(Bob={"play": ["skaven"], "hand": ["alliance", "deserter"]})
    assert not off_turn.may("Bob", "play alliance")


@pytest.mark.rule("MUN-ALLIANCE-03", "MUN-ALLIANCE-04", "MUN-ALLIANCE-06", "MUN-ALLIANCE-08")
def test_alliance_spares_one_army_its_drawbacks() -> None:
    allied: dict[str, Any] = {"level": 3, "play": ["grots", "alliance"], "hand": ["idoneth"]}
    assert fight("branchwraith", Ann=dict(allied)).totals()[1] == 2
    s = fight("icefall_yhetee", Ann=dict(allied))
    assert s.totals()[1] == 8
    s.act("Ann", "play idoneth")
    assert s.totals()[1] == 12
    s.act("Ann", "leave idoneth")
    assert s.totals()[1] == 8
    shield = scene(Ann={"play": ["grots", "tower_shield"]})
    assert shield.worn("Ann") == []
    assert scene(Ann={"play": ["grots", "alliance", "tower_shield"]}).worn("Ann") == [
        "tower_shield"
    ]


@pytest.mark.rule("MUN-ALLIANCE-09")
def test_losing_alliance_or_the_last_army() -> None:
    s = fight("mannfred", Ann={"play": ["hedonites", "skaven", "alliance"]})
    s.act("Ann", "excess alliance")
    assert s.what() == "leave"
    s.choose("Ann", "leave skaven")
    assert s.play("Ann") == ["hedonites"]
    idle = scene(Ann={"play": ["skaven", "alliance"], "hand": ["grots"]})
    idle.act("Ann", "leave skaven")
    assert idle.play("Ann") == ["alliance"]
    idle.act("Ann", "play grots")
    assert fight("icefall_yhetee", Ann={"play": ["grots", "alliance"]}).totals()[1] == 8


@pytest.mark.rule("MUN-ALLIANCE-10", "MUN-COMBAT-12", "MUN-HELP-12")
@pytest.mark.parametrize(("foe", "printed", "against"), GROT_FOES)
def test_a_plain_grot_still_triggers_the_trait_once(foe: str, printed: int, against: int) -> None:
    hand = ["press_gang"]
    s = fight(
        foe, Ann={"level": 2, "play": ["grots", "alliance"], "hand": hand}, Bob={"play": ["grots"]}
    )
    s.act("Ann", "play press_gang", "press Bob")
    assert s.totals()[1] == against
    both = fight(foe, Ann={"level": 2, "play": ["grots"], "hand": hand}, Bob={"play": ["grots"]})
    both.act("Ann", "play press_gang", "press Bob")
    assert both.totals()[1] == against


@pytest.mark.rule("EX-GROT-01", "EX-GROT-02", "MUN-HELP-10")
@pytest.mark.parametrize(("foe", "printed", "against"), GROT_FOES)
def test_the_trait_comes_with_a_grot_helper(foe: str, printed: int, against: int) -> None:
    s = fight(foe, Ann={"level": 2, "hand": ["press_gang", "grots"]}, Bob={"play": ["grots"]})
    assert s.totals()[1] == printed
    s.act("Ann", "play press_gang", "press Bob")
    assert s.totals()[1] == against
    s.act("Ann", "play grots")
    assert s.totals()[1] == against


# --- abilities


def test_hedonites_indulge_after_a_win() -> None:
    s = fight(treasures=["dispel", "war_drum"], Ann={"level": 5, "play": ["hedonites"]})
    s.until("waste")
    assert s.offered("Ann") == ["waste dispel", "waste war_drum"]
    s.choose("Ann", "waste dispel")
    assert s.hand("Ann") == ["war_drum"]
    assert s.pile("treasure") == ["dispel"]


def test_idoneth_ambush_and_ebb_tide() -> None:
    s = scene(phase="trouble", Ann={"level": 2, "play": ["idoneth"], "hand": ["crypt_bailiff"]})
    s.act("Ann", "trouble crypt_bailiff")
    assert s.totals()[0] == 4
    assert fight("crypt_bailiff", Ann={"level": 2, "play": ["idoneth"]}).totals()[0] == 2
    ran = fight("crypt_bailiff", dice=[3], Ann={"level": 2, "play": ["idoneth"], "hand": ["twin"]})
    ran.until("ebb").act("Ann", "ebb twin")
    assert ran.heard_of("run-total Ann 5")
    assert ran.heard_of("escape Ann")
    plain = fight("crypt_bailiff", dice=[4], Ann={"level": 2, "play": ["idoneth"]})
    plain.quiet("charity")
    assert plain.heard_of("run-total Ann 5")


def test_grots_are_a_mob_or_too_small() -> None:
    s = scene(
        players=4,
        Ann={"level": 6, "play": ["grots"]},
        Bob={"play": ["grots"]},
        Cid={"play": ["grots"]},
    )
    assert s.strength("Ann") == 12
    alone = fight("crypt_bailiff", dice=[4], Ann={"play": ["grots"]}).quiet("charity")
    assert alone.heard_of("run-total Ann 5")
    more = fight("deep_maw", dice=[4], Ann={"level": 4, "play": ["grots"]}, Bob={"play": ["grots"]})
    more.quiet("begin", "start")
    assert more.heard_of("run-total Ann 4")


@pytest.mark.rule("MUN-COMBAT-13", "MUN-HELP-11")
def test_nighthaunt_wail_twice_per_combat_from_hand() -> None:
    s = fight(
        "mannfred",
        Ann={"level": 3},
        Bob={"play": ["nighthaunt", "war_drum"], "hand": ["twin", "skaven", "idoneth"]},
    )
    assert not s.may("Bob", "wail war_drum")
    s.act("Bob", "wail twin", "wail-at Ann")
    assert s.totals() == (1, 10)
    s.act("Bob", "wail skaven", "wail-on mannfred")
    assert s.totals() == (1, 8)
    assert not s.may("Bob", "wail idoneth")
    ghost = fight("crypt_bailiff", dice=[4], Ann={"play": ["nighthaunt"]}).quiet("charity")
    assert ghost.heard_of("run-total Ann 5")
    other = fight("rust_monk", dice=[4], Ann={"play": ["nighthaunt"]}).quiet("charity")
    assert other.heard_of("run-total Ann 4")


def test_skaven_scavenge_and_scurry() -> None:
    s = scene(
        phase="trouble",
        doors=["twin"],
        table={"door-discard": ["chaotic"]},
        Ann={"play": ["skaven"]},
    )
    assert s.offered("Ann") == ["draw", "scavenge chaotic"]
    s.choose("Ann", "scavenge chaotic")
    assert s.hand("Ann") == ["chaotic"]
    assert s.heard_of("scavenge Ann chaotic", "Bob")
    ran = fight("crypt_bailiff", dice=[2, 5], Ann={"play": ["skaven"], "hand": ["twin", "idoneth"]})
    ran.until("roll").act("Ann", "scurry twin")
    assert ran.heard_of("escape Ann crypt_bailiff")
    twice = fight(
        "crypt_bailiff", dice=[2, 2], Ann={"play": ["skaven"], "hand": ["twin", "idoneth"]}
    )
    twice.until("roll").act("Ann", "scurry twin")
    assert not twice.may("Ann", "scurry idoneth")  # once per monster
    assert twice.heard_of("caught Ann crypt_bailiff")


@pytest.mark.rule("EX-HERO-01", "MUN-STEED-02")
def test_stormcast_hammers_and_the_sample_munchkin() -> None:
    s = scene(Ann={"level": 8, "play": ["stormcast", "hammer_sword", "tauralon"]})
    assert s.strength("Ann") == 15
    assert scene(Ann={"play": ["stormcast", "siege_mallet"]}).strength("Ann") == 6


def test_stormcast_are_reforged_at_once() -> None:
    for army, cards in (("stormcast", 8), ("skaven", 0)):
        s = scene(
            phase="charity",
            Ann={},
            Cid={"dead": True, "owed": True, "play": [army]},
            Bob={"hand": ["deserter"]},
        )
        s.passes()
        assert s.active() == "Bob"
        assert len(s.hand("Cid")) == cards


# --- treasures


@pytest.mark.rule("MUN-TREASURE-01", "MUN-TREASURE-05")
def test_some_treasures_stay_and_some_go() -> None:
    s = scene(Ann={"hand": ["squire", "saints_relic", "cave_in_of_coins"]})
    s.act("Ann", "play squire").act("Ann", "play saints_relic").act("Ann", "play cave_in_of_coins")
    assert s.play("Ann") == ["saints_relic", "squire"]
    assert s.pile("treasure") == ["cave_in_of_coins"]
    assert s.strength("Ann") == 3


@pytest.mark.rule("MUN-TREASURE-02", "MUN-REWARD-08")
def test_treasure_may_be_played_when_received() -> None:
    s = fight(treasures=["quilted_coat"], Ann={"level": 5}).quiet("charity")
    s.act("Ann", "lay quilted_coat")
    assert s.worn("Ann") == ["quilted_coat"]
    helped = fight(
        "crypt_bailiff",
        treasures=["quilted_coat", "dispel"],
        Ann={"level": 3},
        Bob={"level": 3},
    )
    helped.act("Ann", "seek", "haggle Bob", "share 1 helper-first", "done").choose("Bob", "yes")
    helped.until("split").choose("Bob", "take quilted_coat")
    assert helped.what() == "received"
    helped.act("Ann", "pass")
    helped.act("Bob", "lay quilted_coat")
    assert helped.worn("Bob") == ["quilted_coat"]


@pytest.mark.rule("MUN-TREASURE-03", "MUN-TRADE-01", "MUN-SELL-10")
def test_cards_without_a_price_are_no_items() -> None:
    ann = {"play": ["squire", "skaven", "war_drum", "hammer_sword"], "hand": ["go_up_a_level"]}
    s = scene(Ann=ann).act("Ann", "sell-items")
    assert s.offered("Ann") == ["no", "sell hammer_sword", "sell war_drum"]
    traded = scene(Ann=dict(ann)).act("Ann", "trade", "with Cid")
    assert traded.offered("Ann") == ["done", "give hammer_sword", "give war_drum"]
    small = scene(Ann={"play": ["squire"]}, Bob={"hand": ["lose_one_small_item"]})
    small.act("Bob", "play lose_one_small_item", "curse Ann")
    assert small.play("Ann") == ["squire"]


@pytest.mark.rule("MUN-TREASURE-08", "MUN-PRECEDENCE-02", "MUN-PRECEDENCE-08")
def test_nobody_is_raised_to_ten() -> None:
    s = scene(Ann={"level": 9, "hand": ["go_up_a_level"]}, Bob={"level": 9}, Cid={"level": 8})
    s.act("Ann", "play go_up_a_level")
    assert s.level("Cid") == 9  # the only target left
    gain_levels(s.t, 2, 3, "MUN-TREASURE-08")
    assert s.level("Cid") == 9
    full = scene(Ann={"level": 9, "hand": ["go_up_a_level"]}, Bob={"level": 9}, Cid={"level": 9})
    assert not full.may("Ann", "play go_up_a_level")
