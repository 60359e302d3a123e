"""One decision ahead: try each option in a few worlds that might be true, and look where it leads."""

from koldun.bots.basic import RandomChoice, play_out
from koldun.bots.mind import Mind
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, derive

WORLDS = 10
FURTHEST = 40


class GreedyBot:
    """Chooses the option after which the turn, played on at random, ends best on average."""

    def __init__(self, worlds: int = WORLDS) -> None:
        self.worlds = worlds

    def choose(self, mind: Mind, chance: Rng) -> int:
        options = mind.options()
        if options == 1:
            return 0
        seed = chance.word().to_bytes(4, "little").ljust(32, b"\0")
        totals = [0.0] * options
        for world in range(self.worlds):
            luck = derive(seed, f"world {world}")
            for index in range(options):
                totals[index] += _outcome(mind.imagine(luck), mind.seat, index, luck)
        best = max(totals)
        return next(i for i, total in enumerate(totals) if total == best)


def _outcome(world: Match, seat: int, index: int, luck: bytes) -> float:
    """How the seat stands when the turn is over, or the match."""
    turn = world.turns
    world.choose(seat, index)
    chance = RandomChoice(luck)
    for _ in range(FURTHEST):
        if world.result is not None or world.turns != turn:
            break
        play_out(world, chance, 1)
    result = world.result
    if result is None:
        return world.game.value(world.state, seat)
    return 1.0 / len(result.winners) if seat in result.winners else 0.0
