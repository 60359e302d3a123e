"""Looking again and again with a memory shows the same as looking anew."""

import pytest

from koldun.content.registry import games
from koldun.kernel.cards import SPECTATOR
from koldun.kernel.randomness import Rng, seed_of
from koldun.testing.contract import begin
from koldun.view.look import Memory, look


@pytest.mark.parametrize("id", sorted(games()))
def test_a_memory_changes_nothing_of_what_is_seen(id: str) -> None:
    game = games()[id]
    match = begin(game, game.least, "looking")
    memory = Memory()
    rng = Rng(seed_of("looking"))
    for _ in range(120):
        for seat in (*range(game.least), SPECTATOR):
            assert look(match, seat, memory) == look(match, seat)
        if match.ask is None:
            break
        decision = match.pending()[0]
        match.choose(decision.seat, rng.below(len(decision.options)))
    assert memory.cards or not match.state.cards.faces, "cards have been seen"
