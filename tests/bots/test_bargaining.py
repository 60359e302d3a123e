"""Bots at the bargaining table of Munchkin: they ask, pay, take, refuse, and feed no winner."""

from typing import Any

import pytest
from games.munchkin.scene import Party, fight

from koldun.bots.budget import Budget
from koldun.bots.greedy import GreedyBot
from koldun.bots.mind import Bot, Mind, luck
from koldun.bots.search.thinker import SearchBot, explain

BOTS: dict[str, Bot] = {"greedy": GreedyBot(), "search": SearchBot(Budget(iterations=300))}
both = pytest.mark.parametrize("bot", sorted(BOTS))


def behind(**more: Any) -> Party:
    """Ann, level 3, fights a monster of level 4; Bob could turn the fight."""
    return fight("crypt_bailiff", **({"Ann": {"level": 3}, "Bob": {"level": 3}} | more))


def chosen(party: Party, name: str, bot: str) -> str:
    """What the bot chooses there, in words."""
    seat = party.seat(name)
    index = BOTS[bot].choose(Mind(party.match, seat), luck(bytes(32), seat, 0))
    return party.offered(name)[index]


def offer(party: Party, terms: str) -> Party:
    return party.act("Ann", "seek", "haggle Bob", terms, "done")


def test_who_is_behind_asks_for_help() -> None:
    """Where nobody else is behind: whoever is ahead anyway can do without."""
    assert chosen(behind(Cid={"level": 3}), "Ann", "search") == "seek"


def strong_bob(terms: str) -> Party:
    """Cid leads. Ann has nothing to lose, four treasures are to be won, and Bob can win them."""
    bob = {"level": 6, "play": ["walking_fortress", "armoured_snail"]}
    return offer(fight("brass_juggernaut", Ann={"level": 1}, Bob=bob, Cid={"level": 8}), terms)


@both
def test_a_generous_offer_of_one_far_behind_is_taken(bot: str) -> None:
    generous = strong_bob("share 99 helper-first")
    assert generous.strength("Ann") + generous.strength("Bob") > generous.totals()[1]
    assert chosen(generous, "Bob", bot) == "yes"
    assert chosen(strong_bob("share 0"), "Bob", bot) != "yes"


def test_the_better_the_offer_the_better_it_is_valued() -> None:
    worth = []
    for terms in ("share 0", "share 99 helper-first"):
        mind = Mind(strong_bob(terms).match, 1)
        worth.append(explain(mind, Budget(iterations=400))[0][1])
    assert worth[0] < worth[1]


@both
def test_no_help_for_whoever_would_win_the_match(bot: str) -> None:
    nine = offer(fight("mannfred", Ann={"level": 9}, Bob={"level": 9}), "share 1 helper-first")
    assert nine.totals()[0] == 9
    assert chosen(nine, "Bob", bot) == "no"


@both
def test_help_that_cannot_win_is_not_given(bot: str) -> None:
    hopeless = offer(fight("mannfred", Ann={"level": 1}, Bob={"level": 5}), "share 1 helper-first")
    assert chosen(hopeless, "Bob", bot) != "yes"


@both
def test_a_bid_that_saves_the_fight_is_taken(bot: str) -> None:
    s = behind()
    s.act("Bob", "bid", "share 1 main-first")
    assert s.what() == "bid"
    assert chosen(s, "Ann", bot) == "yes"


@both
def test_a_gift_is_not_made_for_nothing(bot: str) -> None:
    """Asked for an item of his in return for nothing, nobody gives it."""
    s = behind(Bob={"level": 3, "play": ["rusty_cleaver"]})
    s.act("Ann", "seek", "haggle Bob", "share 0", "demand rusty_cleaver", "done")
    assert chosen(s, "Bob", bot) != "yes"
