"""How far a bot looks ahead, and playing on that far without thought."""

from typing import Final

from koldun.bots.actions import open_options
from koldun.bots.mind import Mind
from koldun.bots.policies import casual
from koldun.kernel.decisions import UNANSWERED
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng

NEAR: Final = 4


def turns_ahead(mind: Mind, seed: bytes) -> int:
    """One turn, or two where this one is nearly over.

    The same for all options: whoever may look less far ahead by dawdling sees less harm and would dawdle.
    """
    world = mind.imagine(seed)
    return 1 if play_turns(world, world.turns, 1, NEAR, Rng(seed)) >= NEAR else 2


def play_turns(world: Match, turn: int, turns: int, most: int, rng: Rng) -> int:
    """On without thought to the first quiet end of so many turns; how many decisions it took."""
    ended = made = 0
    while made < most:
        ask = world.ask
        if ask is None:
            break
        if world.turns != turn:
            turn = world.turns
            if world.game.quiet(world.state):
                ended += 1
                if ended >= turns:
                    break
        for i in range(len(ask.seats)):
            if ask.answers[i] is UNANSWERED:
                pick = casual(world, ask, i, open_options(ask, i), rng)
                world.choose(ask.seats[i], pick)
                made += 1
                if ask.each:
                    break
    return made


def outcome(world: Match) -> list[float]:
    """What each seat has of a world where an iteration ends: its share of the win, or its chance."""
    result = world.result
    return world.game.values(world.state) if result is None else result.shares()
