"""What came of each option in one imagined world, as columns for a network.

A network with rows for trials (`tried` among its weights) is told, beside what an option is, how the turn would end
if it were taken and played on without thought. Only options that it finds plausible before are tried, and none where
there is but one. Where nothing was tried all columns are 0.
"""

from typing import Final

from koldun.bots.actions import Key
from koldun.bots.facing import Facing
from koldun.bots.greedy import attempt
from koldun.bots.horizon import turns_ahead
from koldun.bots.policies import handicap
from koldun.kernel.randomness import Rng

COLUMNS: Final = ("less", "gain", "best", "tried")
"""How much less of the win than the best option brings, how much more than there is now, whether it is the best,
and 1: it was tried."""

# columns are about as large as those of an observation
_LESS: Final = 20.0  # what a loss of the whole win counts
_LEAST: Final = -3.0  # and the worst that is told
_GAIN: Final = 10.0  # the same for a gain
_MOST: Final = 3.0


def trials(facing: Facing, plausible: list[int]) -> list[float]:
    """The columns of all options, one option after the other, after these were tried with the same luck.

    Equal cards are tried once. What is not tried counts as the worst that was.
    """
    mind, seed, world = facing.mind, facing.seed, facing.world
    hints = facing.hints()
    keys = facing.keys()
    now = world.game.values(world.state)[mind.seat]
    turns = turns_ahead(mind, seed)
    found: dict[Key, float] = {}
    best = -1.0
    worst = 2.0
    for index in plausible:
        key = keys[index]
        if key not in found:
            value = attempt(mind.imagine(seed), mind.seat, index, turns, Rng(seed))
            value -= handicap(hints, index)
            found[key] = value
            best = max(best, value)
            worst = min(worst, value)
    if len(found) < 2:
        return untried(facing.count)
    columns: list[float] = []
    for key in keys:
        known = key in found
        value = found[key] if known else worst
        columns.append(max(_LEAST, (value - best) * _LESS))
        columns.append(min(_MOST, max(-_MOST, (value - now) * _GAIN)) if known else 0.0)
        columns.append(1.0 if known and value == best else 0.0)
        columns.append(1.0 if known else 0.0)
    return columns


def untried(count: int) -> list[float]:
    """The columns of so many options of which none was tried."""
    return [0.0] * (count * len(COLUMNS))
