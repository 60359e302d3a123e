"""Bots: honest, repeatable, and the greedy one better than chance."""

import pytest

from koldun.bots.budget import Budget
from koldun.bots.greedy import GreedyBot
from koldun.bots.levels import LEVELS, LevelBot, bot_named, bots_for, budget_of
from koldun.bots.mind import Bot, Mind, luck
from koldun.bots.policies import wander
from koldun.bots.search.thinker import SearchBot, explain
from koldun.content.registry import game_named, games, table_for
from koldun.kernel.errors import IllegalChoice, WrongTable
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.lab.simulate import job_for, simulate
from koldun.testing.contract import begin

FEW = Budget(iterations=24)
HONEST: dict[str, Bot] = {
    "random": bot_named("random"),
    "greedy": GreedyBot(worlds=4),
    "search": SearchBot(FEW),
    "apprentice": bot_named("apprentice:24"),
}


@pytest.mark.parametrize("id", sorted(games()))
@pytest.mark.parametrize("level", sorted(HONEST))
def test_a_bot_chooses_the_same_whatever_it_cannot_know(id: str, level: str) -> None:
    bot = HONEST[level]
    game = games()[id]
    for players in sorted({game.least, game.most}):
        match = begin(game, players, "honest", log=False)
        for step, now in enumerate(wander(match, "honest")):
            if now.ask is None or step > 60:
                break
            if step % 10:
                continue
            seat = now.pending()[-1].seat
            chance = luck(bytes(32), seat, step)
            real = bot.choose(Mind(now, seat), chance.copy())
            other = now.imagine(seat, seed_of("another world"))
            assert bot.choose(Mind(other, seat), chance.copy()) == real


@pytest.mark.parametrize("id", sorted(games()))
def test_estimates_are_the_same_whatever_a_seat_cannot_know(id: str) -> None:
    match = begin(games()[id], games()[id].most, "estimates", log=False)
    for step, now in enumerate(wander(match, "estimates")):
        if now.ask is None or step > 60:
            break
        if step % 10:
            continue
        for decision in now.pending()[:2]:
            seat = decision.seat
            real = explain(Mind(now, seat), FEW)
            other = now.imagine(seat, seed_of(f"another world {step}"))
            assert explain(Mind(other, seat), FEW) == real


def test_the_real_match_cannot_be_reached_from_a_mind() -> None:
    match = begin(games()["krendel"], 3, "mind")
    mind = Mind(match, 0)
    assert not any(isinstance(value, Match) for value in vars(mind).values())
    world = mind.imagine(bytes(32))
    assert world.state.rng.seed != match.seed
    assert world.seed != match.seed
    with pytest.raises(IllegalChoice, match="sealed"):
        world.copy()
    with pytest.raises(IllegalChoice):
        Mind(match, 7)


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    """Two seats, seats swapped: three of four."""
    wins = 0
    for bots, seat in (("greedy,random", 0), ("random,greedy", 1)):
        wins += simulate(job_for("krendel", 2, 8, bots, seed="strength")).wins[seat]
    assert wins >= 12, f"greedy won {wins} of 16"


def test_bots_are_seated_around_the_table() -> None:
    assert bots_for("greedy,random", 5) == ["greedy", "random", "greedy", "random", "greedy"]
    with pytest.raises(WrongTable, match="no bot"):
        bots_for("greedy,", 3)


def test_greedy_may_be_named_with_its_worlds() -> None:
    bot = bot_named("greedy:3")
    assert isinstance(bot, GreedyBot)
    assert bot.worlds == 3
    for wrong in ("greedy:", "greedy:0", "greedy:10ms", "random:3"):
        with pytest.raises(WrongTable, match=wrong):
            bot_named(wrong)


def test_a_bot_may_be_named_with_its_budget() -> None:
    bot = bot_named("search:400ms")
    assert isinstance(bot, SearchBot)
    assert bot.budget.seconds == pytest.approx(0.4)
    assert budget_of("2s").seconds == 2.0
    assert not budget_of("2s").processor
    assert budget_of("cpu250ms").processor
    assert budget_of("cpu250ms").seconds == pytest.approx(0.25)
    assert budget_of("500").iterations == 500
    given = bot_named("mage", Budget(iterations=7))
    assert isinstance(given, LevelBot)
    assert isinstance(given.plain, SearchBot)
    assert given.plain.budget.iterations == 7
    for wrong in ("search:", "search:0", "search:-1", "search:fast", "wizard"):
        with pytest.raises(WrongTable):
            bot_named(wrong)
    for name in LEVELS:
        assert bot_named(name) is not None


def test_where_nothing_tells_options_apart_greedy_lets_chance_decide() -> None:
    """Mages are alike to it before the first turn: no seat gets the same one every time."""
    game = game_named("three_mages")
    taken = set()
    for number in range(12):
        match = Match.start(game, table_for(game, 2), bytes([number] * 32), log=False)
        decision = match.decision(0)
        assert decision is not None
        index = HONEST["greedy"].choose(Mind(match, 0), luck(match.seed, 0, 0))
        taken.add(decision.options[index].place)
    assert taken == {"fire", "ice", "bones"}
