"""Levels for people: learned where there is a network, the search elsewhere, and cheap at the bottom."""

import builtins
import time
from typing import Any

import pytest

from koldun.bots.learned.ahead import AheadBot
from koldun.bots.learned.net import NetBot, net_of
from koldun.bots.levels import LEARNED_LEVELS, LevelBot, bot_named, levels_of, warm_up
from koldun.bots.mind import Mind, luck
from koldun.bots.search.thinker import SearchBot
from koldun.content.registry import game_named, games, table_for
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of


def mind_of(id: str, players: int = 0) -> Mind:
    game = game_named(id)
    setup = table_for(game, players or game.least)
    match = Match.start(game, setup, seed_of("levels"), log=False)
    return Mind(match, match.pending()[0].seat)


def level(name: str) -> LevelBot:
    bot = bot_named(name)
    assert isinstance(bot, LevelBot)
    return bot


def test_with_a_network_levels_are_learned() -> None:
    mind = mind_of("krendel")
    apprentice, mage = level("apprentice").at(mind), level("mage").at(mind)
    assert isinstance(apprentice, NetBot)
    assert isinstance(mage, NetBot)
    assert apprentice.warmth > mage.warmth
    archmage = level("archmage").at(mind)
    assert isinstance(archmage, AheadBot)
    assert archmage.budget is not None
    assert archmage.budget.seconds == 1.0
    assert level("archmage").at(mind) is not archmage
    own = level("archmage:cpu200ms").at(mind)
    assert isinstance(own, AheadBot)
    assert own.budget is not None
    assert own.budget.seconds == pytest.approx(0.2)
    few = level("archmage:24").at(mind)
    assert isinstance(few, AheadBot)
    assert (few.budget, few.worlds) == (None, 4)


def test_without_a_network_levels_search(monkeypatch: pytest.MonkeyPatch) -> None:
    for id, game in games().items():
        if net_of(game) is None:
            assert levels_of(game, game.least) is None
            for name in LEARNED_LEVELS:
                assert isinstance(level(name).at(mind_of(id)), SearchBot)
    monkeypatch.setattr("koldun.bots.learned.net.net_of", lambda game: None)
    assert isinstance(level("mage").at(mind_of("krendel")), SearchBot)


def test_a_network_for_other_tables_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    net = net_of(game_named("krendel"))
    assert net is not None
    monkeypatch.setitem(net.about, "players", [2])
    assert isinstance(level("mage").at(mind_of("krendel", 3)), SearchBot)
    assert isinstance(level("mage").at(mind_of("krendel", 2)), NetBot)


def test_a_network_may_say_what_its_levels_are(monkeypatch: pytest.MonkeyPatch) -> None:
    net = net_of(game_named("krendel"))
    assert net is not None
    monkeypatch.setitem(net.about, "levels", {"mage": "ahead:4"})
    mage = level("mage").at(mind_of("krendel"))
    assert isinstance(mage, AheadBot)
    assert mage.worlds == 4
    monkeypatch.setitem(net.about, "levels", {"archmage": "ahead:1s+1", "mage": "plain"})
    assert isinstance(level("mage").at(mind_of("krendel")), SearchBot)
    for name, seconds in (("archmage", 1.0), ("archmage:cpu200ms", 0.2)):
        archmage = level(name).at(mind_of("krendel"))
        assert isinstance(archmage, AheadBot)
        assert archmage.further == 1
        assert archmage.budget is not None
        assert archmage.budget.seconds == pytest.approx(seconds)


def test_a_network_may_say_what_its_levels_are_at_tables_of_a_size(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    net = net_of(game_named("krendel"))
    assert net is not None
    monkeypatch.setitem(net.about, "levels", {"archmage": "plain"})
    monkeypatch.setitem(net.about, "levels of", {"2": {"archmage": "ahead:4"}})
    assert isinstance(level("archmage").at(mind_of("krendel", 2)), AheadBot)
    assert isinstance(level("archmage").at(mind_of("krendel", 3)), SearchBot)


def test_without_numpy_levels_search(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.endswith(("learned.ahead", "learned.net")):
            raise ImportError("No module named 'numpy'")
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", without)
    assert isinstance(level("apprentice").at(mind_of("krendel")), SearchBot)


@pytest.mark.usefixtures("as_served")
def test_an_apprentice_with_a_network_costs_next_to_nothing() -> None:
    """A few milliseconds of interpreted Python, half a millisecond compiled; the search took 60 iterations."""
    warm_up(games().values())
    apprentice = bot_named("apprentice")
    mind = mind_of("krendel", 6)
    apprentice.choose(mind, luck(bytes(32), 0, 0))
    started = time.thread_time()
    for n in range(20):
        apprentice.choose(mind, luck(bytes(32), 0, n))
    assert (time.thread_time() - started) / 20 < 0.01
