"""Bots: honest, repeatable, and the greedy one better than chance."""

import pytest

from koldun.bots.greedy import GreedyBot
from koldun.bots.levels import bot_named, bots_for
from koldun.bots.mind import Mind, luck
from koldun.kernel.errors import IllegalChoice, WrongTable
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.kernel.registry import games
from koldun.lab.contract import begin, walk
from koldun.lab.simulate import job_for, simulate


@pytest.mark.parametrize("id", sorted(games()))
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_bot_chooses_the_same_whatever_it_cannot_know(id: str, level: str) -> None:
    bot = GreedyBot(worlds=3) if level == "greedy" else bot_named(level)
    match = begin(games()[id], games()[id].most, "honest", log=False)
    for step, now in enumerate(walk(match, "honest")):
        if now.ask is None or step > 36:
            break
        if step % 6:
            continue
        seat = now.pending()[0].seat
        chance = luck(bytes(32), seat, step)
        real = bot.choose(Mind(now, seat), chance.copy())
        other = now.imagine(seat, seed_of("another world"))
        assert bot.choose(Mind(other, seat), chance.copy()) == real


def test_the_real_match_cannot_be_reached_from_a_mind() -> None:
    match = begin(games()["krendel"], 3, "mind")
    mind = Mind(match, 0)
    assert not any(isinstance(value, Match) for value in vars(mind).values())
    world = mind.imagine(bytes(32))
    assert world.state.rng.seed != match.seed
    with pytest.raises(IllegalChoice):
        Mind(match, 7)


def test_greedy_beats_random() -> None:
    """Two seats, seats swapped: 70 % or more of 40 matches is beyond chance (p < 0.01)."""
    wins = 0
    for bots, seat in (("greedy,random", 0), ("random,greedy", 1)):
        wins += simulate(job_for("krendel", 2, 20, bots, seed="strength")).wins[seat]
    assert wins >= 28, f"greedy won {wins} of 40"


def test_bots_are_seated_around_the_table() -> None:
    assert bots_for("greedy,random", 5) == ["greedy", "random", "greedy", "random", "greedy"]
    with pytest.raises(WrongTable, match="no bot"):
        bots_for("greedy,", 3)
