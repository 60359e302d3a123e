"""Asking for help."""

from typing import Any

import msgspec
import pytest
from games.munchkin.scene import KEPT, Party, fight, scene

from koldun.games.munchkin.items.trade import TRADES_HERE
from koldun.games.munchkin.items.wearing import DRESSINGS

ORDERS = ["helper-first", "main-first", "alternate-helper", "alternate-main", "random"]


def losing(**more: Any) -> Party:
    seats = {"Ann": {"level": 3}, "Bob": {"level": 3}} | more
    return fight("crypt_bailiff", **seats)


@pytest.mark.rule("MUN-HELP-01", "MUN-HELP-02")
def test_anyone_may_refuse_and_another_is_asked() -> None:
    s = losing()
    s.act("Ann", "seek", "haggle Bob", "share 0", "done").choose("Bob", "no")
    s.act("Ann", "seek", "haggle Bob", "share 0")
    assert not s.may("Ann", "done")  # the same offer is not repeated
    s.choose("Ann", "no")
    s.act("Ann", "seek", "haggle Cid", "share 1 random", "done").choose("Cid", "yes")
    assert s.t.combat().helper == 2
    many = losing()
    for _ in range(3):
        many.act("Ann", "seek", "haggle Bob", f"share {1 + _ % 2} {ORDERS[_]}", "done").choose(
            "Bob", "no"
        )
    many.act("Ann", "seek")
    assert not many.may("Ann", "haggle Bob")  # only Cid is left: three offers to Bob were made
    many.choose("Ann", "offer Cid 0").choose("Cid", "no")
    many.act("Cid", f"play {KEPT}", "curse Ann")
    assert many.totals() == (3, 4)
    assert not fight(Ann={"level": 5, "hand": ["twin"]}).may("Ann", "seek")  # main leads
    more = losing(Cid={"hand": ["frost_flask"]})
    for n in range(3):
        more.act("Ann", "seek", "haggle Bob", f"share 1 {ORDERS[n]}", "done").choose("Bob", "no")
    more.act("Cid", "play frost_flask", "side monsters")
    more.act("Ann", "seek", "haggle Bob")  # the totals have changed: one offer more
    assert more.what() == "share"


@pytest.mark.rule("MUN-HELP-03", "MUN-HELP-05")
def test_one_helper_and_others_may_play_cards() -> None:
    s = losing(Cid={"hand": ["bottled_thunder"]})
    s.act("Ann", "seek", "haggle Bob", "share 0", "done").choose("Bob", "yes")
    s.act("Cid", "play bottled_thunder", "side monsters")
    assert not s.may("Ann", "seek")
    assert not s.may("Cid", "bid")
    assert s.t.combat().fighters() == [0, 1]


@pytest.mark.rule("MUN-HELP-06")
def test_an_item_lost_meanwhile_is_void() -> None:
    s = losing(
        Ann={"level": 3, "play": ["rusty_cleaver"]},
        Bob={"level": 3, "hand": ["lose_one_small_item"]},
    )
    s.act("Ann", "seek", "haggle Bob", "share 0", "pay rusty_cleaver", "done").choose("Bob", "yes")
    s.act("Bob", "play lose_one_small_item", "curse Ann").quiet("charity")
    assert s.play("Bob") == []
    big = losing(
        Ann={"level": 1, "play": ["walking_fortress", "chicken_hearted"]},
        Bob={"level": 3, "play": ["portable_shrine"]},
    )
    big.act("Ann", "seek", "haggle Bob", "share 0", "pay walking_fortress", "done").choose(
        "Bob", "yes"
    )
    assert big.totals()[0] == 6
    big.quiet("charity")
    assert big.play("Ann") == ["walking_fortress"]  # Bob has no room for a second Big item


@pytest.mark.rule("MUN-HELP-08")
@pytest.mark.parametrize("order", ORDERS)
def test_the_share_and_its_order(order: str) -> None:
    s = fight(
        "mannfred",
        treasures=["dispel", "angry_bees", "frost_flask"],
        Ann={"level": 6},
        Bob={"level": 6},
    )
    s.act("Ann", "seek", "haggle Bob")
    assert s.may("Ann", f"share 2 {order}")
    assert not s.may("Ann", "share 1 ") or "share 1" not in s.offered("Ann")
    s.choose("Ann", f"share 1 {order}", "done")
    asked = s.open_to("Bob")
    assert asked is not None
    assert asked.word == order  # who picks first is part of the question
    s.choose("Bob", "yes")
    while s.what() in ("combat", "claim"):
        s.passes()
    first = {
        "helper-first": "Bob",
        "main-first": "Ann",
        "alternate-helper": "Bob",
        "alternate-main": "Ann",
    }
    if order != "random":
        assert s.asked() == [first[order]]
    while s.what() == "split":
        name = s.asked()[0]
        s.choose(name, s.offered(name)[0])
    s.quiet("charity")
    assert len(s.hand("Bob")) == 1
    assert len(s.hand("Ann")) == 2


@pytest.mark.rule("MUN-HELP-09", "EX-LEVELUP-01")
def test_a_level_as_the_price() -> None:
    s = losing(Ann={"level": 1, "hand": ["go_up_a_level"]}, Bob={"level": 5})
    s.act("Ann", "seek", "haggle Bob", "share 0", "promise go_up_a_level", "done")
    assert "go_up_a_level" in s.sees("Bob")
    assert "go_up_a_level" not in s.sees("Cid")
    s.choose("Bob", "yes")
    assert s.level("Bob") == 6
    assert s.totals()[0] == 1 + 6
    high = losing(Ann={"level": 1, "hand": ["go_up_a_level"]}, Bob={"level": 9})
    high.act("Ann", "seek", "haggle Bob", "share 0")
    assert not high.may("Ann", "promise go_up_a_level")


@pytest.mark.rule("MUN-HELP-01")
def test_counter_offers_and_bids() -> None:
    s = losing(Ann={"level": 3, "play": ["rusty_cleaver"]}, Cid={"level": 8})
    assert s.totals() == (4, 4)
    s.act("Ann", "seek", "haggle Bob", "share 0", "done").choose(
        "Bob", "counter", "haggle", "share 2 helper-first", "pay rusty_cleaver", "done"
    )
    s.choose("Ann", "yes")
    deal = s.t.combat().deal
    assert deal is not None
    assert deal.share == 2
    assert s.t.combat().helper == 1
    b = losing(Cid={"level": 8})
    b.act("Cid", "bid", "haggle", "share 1 random", "done").choose("Ann", "no")
    assert not b.may("Cid", "bid")  # one bid per change of the totals


@pytest.mark.rule("MUN-HELP-13")
def test_the_instruction_of_a_killed_monster_is_for_main() -> None:
    rich = ["war_drum", "hammer_sword"]
    s = fight("tithe_collector", Ann={"level": 5, "hand": rich}).quiet("charity")
    assert s.heard_of("no-sale Ann")
    assert not s.may("Ann", "sell-items")
    s.quiet("begin", "start")
    assert (
        fight("paper_golem", Ann={"level": 5, "hand": rich})
        .quiet("charity")
        .may("Ann", "sell-items")
    )


@pytest.mark.rule("MUN-HELP-16", "MUN-HELP-22")
def test_a_forced_helper_gets_nothing() -> None:
    s = fight(
        "mannfred",
        treasures=["dispel", "angry_bees", "frost_flask"],
        Ann={"level": 5, "hand": ["press_gang"]},
        Bob={"level": 8},
    )
    s.act("Ann", "play press_gang", "press Bob")
    assert s.totals()[0] == 13
    s.quiet("charity")
    assert s.hand("Ann") == ["angry_bees", "dispel", "frost_flask"]
    assert s.hand("Bob") == []
    assert s.heard_of("treasure Ann 3 dispel", "Cid")  # in the open


def test_royal_summons_takes_no_higher_helper_and_pays_one_treasure() -> None:
    s = fight(
        "mannfred",
        treasures=["dispel", "angry_bees", "frost_flask"],
        Ann={"level": 6, "hand": ["royal_summons"]},
        Bob={"level": 6},
        Cid={"level": 7},
    )
    s.act("Ann", "play royal_summons")  # Bob is the only one not above
    assert s.t.combat().helper == 1
    while s.what() in ("combat", "claim"):
        s.passes()
    s.choose("Ann", "take angry_bees").quiet("charity")
    assert s.hand("Bob") == ["angry_bees"]


@pytest.mark.rule("MUN-HELP-18", "MUN-HELP-20", "EX-FORCED-01")
def test_a_forced_helper_leaves_when_the_win_is_at_stake() -> None:
    s = fight(
        "brayhorn_brawler",
        Ann={"level": 8, "hand": ["press_gang"]},
        Bob={"level": 3},
        Cid={"hand": ["wandering_monster", "crypt_bailiff"]},
    )
    s.act("Ann", "play press_gang", "press Bob")
    assert s.totals() == (11, 4)
    s.act("Cid", "wander wandering_monster crypt_bailiff")
    assert s.totals() == (8, 8)
    assert s.heard_of("excused Bob")
    s.act("Ann", "seek", "haggle Cid", "share 0", "done").choose("Cid", "yes")
    assert s.t.combat().helper == 2


@pytest.mark.rule("MUN-HELP-18", "MUN-WHEN-04", "MUN-WHEN-05")
def test_an_excused_helper_gets_clothes_and_trade_back_at_once() -> None:
    s = fight(
        "brayhorn_brawler",
        Ann={"level": 8, "hand": ["press_gang"]},
        Bob={"level": 3, "play": ["skaven", "crown_of_coral"]},
        Cid={"play": ["rusty_cleaver"], "hand": ["go_up_a_level"]},
    )
    s.t.rights.dressed[1] = DRESSINGS
    s.t.rights.trades_here[1] = TRADES_HERE
    s.act("Ann", "play press_gang", "press Bob")
    assert not s.may("Bob", "dress")
    s.act("Cid", "play go_up_a_level", "raise Ann")  # nothing lies differently, but Bob is out
    assert s.heard_of("excused Bob")
    for words in ("dress", "trade"):
        assert s.may("Bob", words), s.offered("Bob")
    s.act("Bob", "dress", "take-off crown_of_coral")
    assert s.worn("Bob") == []
    s.act("Bob", "trade", "give crown_of_coral", "done").choose("Cid", "yes")
    assert s.play("Cid") == ["crown_of_coral", "rusty_cleaver"]


@pytest.mark.rule("MUN-HELP-19", "EX-FORCED-01", "MUN-HELP-21")
def test_a_volunteer_stays_and_is_bound_by_combat() -> None:
    s = fight(
        "brayhorn_brawler",
        Ann={"level": 8, "play": ["chicken_hearted"]},
        Bob={"level": 3, "play": ["skaven", "war_drum", "crown_of_coral"]},
        Cid={"hand": ["wandering_monster", "crypt_bailiff"]},
    )
    s.act("Ann", "seek", "haggle Bob", "share 0", "done").choose("Bob", "yes")
    s.act("Cid", "wander wandering_monster crypt_bailiff")
    assert s.t.combat().helper == 1
    assert s.offered("Bob")[:2] == ["pass", "leave skaven"]
    assert not s.may("Bob", "dress")
    assert not s.may("Bob", "trade")


@pytest.mark.rule("MUN-HELP-23")
@pytest.mark.parametrize("always", [False, True])
def test_what_is_due_after_a_lost_combat(always: bool) -> None:
    s = fight("world_tree_colossus", Ann={"level": 3, "play": ["rusty_cleaver"]}, Bob={"level": 3})
    s.act("Ann", "seek", "haggle Bob", "share 1 random", "pay rusty_cleaver")
    if always:
        s.choose("Ann", "always")
    s.choose("Ann", "done").choose("Bob", "yes")
    s.until("run-order").choose("Ann", "any").choose("Bob", "any").quiet("charity")
    assert s.play("Bob") == (["rusty_cleaver"] if always else [])
    assert s.hand("Bob") == []


@pytest.mark.rule("MUN-REWARD-10")
@pytest.mark.parametrize(("order", "bob"), [("helper-first", 1), ("main-first", 1)])
def test_a_share_of_fewer_treasures_than_agreed(order: str, bob: int) -> None:
    s = fight(
        "crypt_bailiff",
        table={"treasures_only": ["dispel"], "rest": "body"},
        Ann={"level": 3},
        Bob={"level": 3},
    )
    s.act("Ann", "seek", "haggle Bob", f"share 2 {order}", "done").choose("Bob", "yes")
    s.quiet("charity")
    assert (len(s.hand("Ann")), len(s.hand("Bob"))) == (1 - bob, bob)


@pytest.mark.rule("MUN-HELP-01")
def test_a_proposal_may_be_dropped_before_it_is_made() -> None:
    """At its share, and while its terms are named; a trade, before anybody is named."""
    s = fight("crypt_bailiff", Ann={"level": 3, "play": ["rusty_cleaver"]}, Bob={"level": 3})
    s.act("Ann", "seek", "haggle Bob", "no")
    s.act("Ann", "seek", "haggle Bob", "share 1 random", "pay rusty_cleaver", "no")
    assert not s.heard_of("calls")
    assert s.t.combat().helper < 0
    calm = scene(Ann={"play": ["rusty_cleaver"]})
    calm.act("Ann", "trade", "no")
    assert calm.what() == "start"


@pytest.mark.rule("MUN-HELP-08")
def test_nobody_sees_whom_an_offer_is_being_made_up_for() -> None:
    def seen(helper: str) -> bytes:
        s = losing(Cid={"level": 8})
        s.act("Ann", "seek", f"haggle {helper}", "share 1 helper-first")
        return b"".join(msgspec.json.encode(s.view(name)) for name in ("Bob", "Cid"))

    assert seen("Bob") == seen("Cid")
