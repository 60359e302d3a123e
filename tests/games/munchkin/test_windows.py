"""Who is asked when, and about what (OPEN-WINDOW), and what an offer says (OPEN-HELP, OPEN-TRADE)."""

from typing import Any

import pytest
from games.munchkin.scene import Party, fight, scene

from koldun.games.munchkin.items.wearing import DRESSINGS
from koldun.games.munchkin.state import Dungeon
from koldun.kernel.randomness import seed_of
from koldun.view.look import overhear
from koldun.view.words import Speaker

BOB = {"play": ["grots", "war_drum"]}


def told(s: Party) -> str:
    """Everything that was said so far, in English."""
    speaker = Speaker(s.match.game, "en", s.names)
    return "\n".join(speaker.event(event) for event in overhear(s.match, s.seat("Cid")))


# --- points at which everybody is asked


def at_start() -> Party:
    return scene(Bob=dict(BOB))


def after_the_door() -> Party:
    return scene(phase="door", doors=["skaven"], Bob=dict(BOB)).until("after")


def in_combat() -> Party:
    return fight(Bob=dict(BOB))


def after_a_play() -> Party:
    return fight(Ann={"hand": ["angry_bees"]}, Bob=dict(BOB)).act(
        "Ann", "play angry_bees", "side munchkins"
    )


def at_a_claim() -> Party:
    return fight(Ann={"level": 9}, Bob=dict(BOB)).until("claim")


def at_a_concession() -> Party:
    return fight("deep_maw", Bob=dict(BOB)).until("concede")


def before_the_run() -> Party:
    return fight("deep_maw", Bob=dict(BOB)).until("run-window")


def after_the_reward() -> Party:
    return fight(Ann={"level": 5}, Bob=dict(BOB)).until("charity")


def after_looting_the_room() -> Party:
    return scene(phase="trouble", Bob=dict(BOB)).until("charity")


def after_looting_a_body() -> Party:
    s = fight("deep_maw", dice=[1], Ann={"level": 4}, Bob=dict(BOB))
    return s.until("body")


def after_charity() -> Party:
    hand = ["twin", "twin", "chaotic", "colossal", "gravebound", "half_painted"]
    s = scene(phase="charity", Ann={"level": 5, "hand": hand}, Bob=BOB | {"level": 2})
    s.passes().choose("Ann", "give-card twin")
    return s.choose("Ann", "give-to Cid") if s.what() == "charity-to" else s


POINTS = [
    at_start,
    after_the_door,
    in_combat,
    after_a_play,
    at_a_claim,
    at_a_concession,
    before_the_run,
    after_the_reward,
    after_looting_the_room,
    after_looting_a_body,
    after_charity,
]


@pytest.mark.rule("MUN-WHEN-01", "MUN-WHEN-04", "MUN-WHEN-05", "MUN-TRADE-04")
@pytest.mark.parametrize("point", POINTS, ids=lambda point: point.__name__)
def test_a_bystander_may_leave_an_army_trade_and_change_clothes_at_every_point(point: Any) -> None:
    s = point()
    for words in ("leave grots", "trade", "dress"):
        assert s.may("Bob", words), f"{s.what()}: {s.offered('Bob')}"


@pytest.mark.rule("MUN-WHEN-03", "MUN-CURSE-02")
def test_the_others_may_still_play_when_the_active_munchkin_is_dead() -> None:
    s = fight("deep_maw", dice=[1], Ann={"level": 4}, Bob={"level": 3, "hand": ["lose_a_level"]})
    s.until("body").act("Bob", "play lose_a_level", "curse Cid")
    assert s.what() == "body"  # and the window is open again
    assert s.active() == "Ann"
    s.passes()
    assert s.active() == "Bob"


def test_charity_is_answered_before_the_next_turn() -> None:
    s = after_charity()
    assert (s.what(), s.active()) == ("charity", "Ann")
    s.passes()
    assert s.active() == "Bob"


# --- passing


@pytest.mark.rule("MUN-WHEN-04")
def test_who_has_passed_is_called_to_deal_again_when_the_table_has_changed() -> None:
    s = scene(Ann={"hand": ["rusty_cleaver", "twin"]}, Bob={"play": ["war_drum"]})
    assert "Bob" in s.asked()
    s.act("Ann", "show-card", "show twin", "show-to Cid")
    assert "Bob" not in s.asked()  # Bob had passed, and nothing lies differently
    assert s.may("Bob", "trade"), "but may butt in"
    s.act("Ann", "lay rusty_cleaver")
    assert "Bob" in s.asked()


def test_who_was_only_slower_has_not_passed() -> None:
    s = scene(Ann={"hand": ["twin"]}, Bob=dict(BOB))
    s.choose("Bob", "trade")
    s.act("Ann", "show-card", "show-to Cid")
    assert s.may("Bob", "trade")


def test_what_others_have_passed_is_not_known_to_who_imagines() -> None:
    s = scene(Ann={"hand": ["twin"]}, Bob=dict(BOB), Cid={"play": ["rusty_cleaver"]})
    s.choose("Cid", "trade")
    s.act("Ann", "show-card", "show-to Cid")
    assert s.t.rights.resting == [False, True, False]
    world = s.match.imagine(2, seed_of("world"))
    assert isinstance(world.state, Dungeon)
    assert world.state.rights.resting == [False, False, False]


def test_passing_until_later_mutes_nobody_in_the_own_combat() -> None:
    s = fight("deep_maw", Ann={"level": 3, "play": ["grots"]}, Bob=dict(BOB))
    s.choose("Ann", "pass-until combat")
    s.act("Bob", "pass-until combat")
    s.until("concede")
    assert "Ann" in s.asked()
    assert "Bob" not in s.asked()
    assert s.may("Bob", "leave grots"), "butting in is not given up"


@pytest.mark.rule("MUN-WHEN-05")
def test_after_a_combat_clothes_may_be_changed_again() -> None:
    s = fight(Ann={"level": 5}, Bob=dict(BOB))
    s.t.rights.dressed[1] = DRESSINGS
    s.until("charity")
    assert s.may("Bob", "dress")


# --- offers


@pytest.mark.rule("MUN-HELP-06", "MUN-HELP-09")
def test_an_offer_of_help_may_name_any_number_of_things_and_says_them_all() -> None:
    s = fight(
        "mannfred",
        treasures=["dispel", "angry_bees", "frost_flask"],
        Ann={
            "level": 1,
            "play": ["war_drum", "rusty_cleaver", "crown_of_coral", "quilted_coat"],
            "hand": ["go_up_a_level", "dispel"],
        },
        Bob={"level": 3, "play": ["buckler_of_bluff", "chicken_hearted"]},
    )
    s.act("Ann", "seek", "haggle Bob", "share 1 main-first")
    for item in ("war_drum", "rusty_cleaver", "crown_of_coral", "quilted_coat"):
        s.choose("Ann", f"pay {item}")
    s.choose("Ann", "demand buckler_of_bluff", "promise go_up_a_level", "promise dispel", "always")
    s.choose("Ann", "done")
    offer = s.view("Cid").table.facts["offer"]
    assert offer["gives"] == ["war_drum", "rusty_cleaver", "crown_of_coral", "quilted_coat"]
    assert offer["takes"] == ["buckler_of_bluff"]
    assert (offer["share"], offer["order"], offer["always"], offer["cards"]) == (
        1,
        "main-first",
        True,
        2,
    )
    said = told(s)
    for words in ("1 treasure, fighter picks first", "War Drum", "Buckler of Bluff", "lost"):
        assert words in said
    assert "Dispel" not in said  # shown to Bob alone
    s.choose("Bob", "yes")
    assert s.level("Bob") == 4
    assert "chicken_hearted" not in s.play("Bob")
    assert "offer" not in s.view("Cid").table.facts
    s.until("split").choose("Ann", "take dispel", "take angry_bees").quiet("charity")
    assert s.play("Bob") == ["crown_of_coral", "quilted_coat", "rusty_cleaver", "war_drum"]
    assert s.play("Ann") == ["buckler_of_bluff"]


@pytest.mark.rule("MUN-HELP-02")
def test_a_counter_offer_does_not_use_up_the_bid() -> None:
    s = fight("crypt_bailiff", Ann={"level": 3}, Bob={"level": 3})
    s.act("Ann", "seek", "haggle Bob", "share 0", "done").choose(
        "Bob", "counter", "haggle", "share 2 random"
    )
    s.choose("Bob", "done").choose("Ann", "no")
    assert s.may("Bob", "bid")
    s.act("Bob", "bid", "haggle", "share 1 random", "done").choose("Ann", "no")
    assert not s.may("Bob", "bid")  # one for each change of the totals


@pytest.mark.rule("MUN-TRADE-01", "MUN-TRADE-02", "MUN-TRADE-05")
def test_a_trade_may_name_any_number_of_items_and_they_may_be_put_on_at_once() -> None:
    mine = ["war_drum", "rusty_cleaver", "crown_of_coral", "quilted_coat", "seven_yard_boots"]
    s = scene(Ann={"play": mine}, Bob={"play": ["buckler_of_bluff"]}, Cid={"level": 1})
    s.t.rights.dressed[1] = DRESSINGS
    s.act("Ann", "trade", "with Bob", *(f"give {item}" for item in mine))
    s.choose("Ann", "want buckler_of_bluff", "done")
    said = told(s)
    assert "Ann gives Bob: War Drum, Rusty Cleaver" in said
    assert "Bob gives Ann: Buckler of Bluff" in said
    s.choose("Bob", "yes")
    assert s.play("Bob") == sorted(mine)
    s.act("Bob", "dress", "wear war_drum", "done")
    assert s.worn("Bob") == ["war_drum"]
