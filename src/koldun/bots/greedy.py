"""One decision ahead: try each option in a few worlds that might be true, and look where it leads."""

from typing import Final

from koldun.bots.actions import distinct
from koldun.bots.facing import Facing
from koldun.bots.horizon import outcome, play_turns, turns_ahead
from koldun.bots.mind import Mind
from koldun.bots.policies import handicap
from koldun.kernel.decisions import DONE, NO, PASS
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, derive

WORLDS: Final = 10
FURTHEST: Final = 40


class GreedyBot:
    """Chooses the option after which the turn, played on without thought, ends best on average.

    Options are compared in the same worlds; after half of them the worse half is left alone.
    A turn that is nearly over tells nothing, so then the next is looked at too. What hints call
    pointless is done only for a gain. Where nothing tells options apart and none lets it be, chance
    decides: the first of a list is no better than the last.
    """

    def __init__(self, worlds: int = WORLDS) -> None:
        self.worlds: int = worlds

    def choose(self, mind: Mind, chance: Rng) -> int:
        if mind.options() == 1:
            return 0
        seed = derive(chance.seed, f"greedy {chance.word()}")
        facing = Facing(mind, seed)
        hints = facing.hints()
        left = distinct(facing.keys(), hints)
        turns = turns_ahead(mind, seed)
        totals: dict[int, float] = dict.fromkeys(left, 0.0)
        for number in range(self.worlds):
            if len(left) == 1:
                break
            if number * 2 == self.worlds and not _alike(left, totals):
                left = _better_half(left, totals)
            luck = derive(seed, f"world {number}")
            for index in left:
                value = attempt(mind.imagine(luck), mind.seat, index, turns, Rng(luck))
                totals[index] += value - handicap(hints, index)
        options = facing.ask.options[facing.i]
        idle = any(options[index] in (PASS, DONE, NO) for index in left)
        if _alike(left, totals) and not idle:
            return left[Rng(derive(seed, "alike")).below(len(left))]
        return _better_half(left, totals)[0]


def _alike(indices: list[int], totals: dict[int, float]) -> bool:
    return all(totals[index] == totals[indices[0]] for index in indices)


def _better_half(indices: list[int], totals: dict[int, float]) -> list[int]:
    ordered = sorted(indices, key=lambda index: -totals[index])
    return ordered[: (len(ordered) + 1) // 2]


def attempt(world: Match, seat: int, index: int, turns: int, rng: Rng) -> float:
    """How the seat stands when the turn is over, or the match."""
    turn = world.turns
    world.choose(seat, index)
    play_turns(world, turn, turns, FURTHEST, rng)
    return outcome(world)[seat]
