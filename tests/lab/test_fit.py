"""Fitting finds the weights that made the outcomes, and knows whether it did better."""

import pytest

from koldun.content.registry import games
from koldun.kernel.errors import WrongTable
from koldun.kernel.estimates import shares, weighed
from koldun.kernel.randomness import Rng
from koldun.lab.fit import Moment, collect, fit, loss, newton


def test_newton_finds_the_weights_that_made_the_outcomes() -> None:
    rng = Rng(bytes(32))
    truth = [1.0, -0.5, 0.0]
    moments = []
    for _ in range(2000):
        facts = [[rng.below(100) / 25 for _ in truth] for _ in range(3)]
        chances = shares([weighed(truth, f) for f in facts])
        luck = rng.below(10**6) / 10**6
        winner = next(s for s in range(3) if luck < sum(chances[: s + 1]) + 1e-9)
        moments.append(Moment(facts, [1.0 if s == winner else 0.0 for s in range(3)], 1.0))
    found = newton(moments, 3)
    assert found == pytest.approx(truth, abs=0.15)
    assert loss(moments, found) < loss(moments, [0.0, 0.0, 0.0])


def test_tables_of_different_sizes_are_fitted_together() -> None:
    """A seat that a table lacks changes nothing, and no matches give no opinion."""
    rng = Rng(bytes(32))
    moments = []
    for n in range(1200):
        facts = [[rng.below(100) / 25] for _ in range(2 + n % 3)]
        winner = facts.index(max(facts)) if rng.below(4) else rng.below(len(facts))
        won = [1.0 if seat == winner else 0.0 for seat in range(len(facts))]
        moments.append(Moment(facts, won, 1.0))
    [weight] = newton(moments, 1)
    by_size = [newton([m for m in moments if len(m.won) == size], 1)[0] for size in (2, 3, 4)]
    assert min(by_size) < weight < max(by_size)
    assert newton([], 2) == [0.0, 0.0]
    assert loss([], [0.0, 0.0]) == 0.0


def test_a_game_without_features_is_refused() -> None:
    with pytest.raises(WrongTable, match="nothing to fit"):
        fit(games()["duel"], [2], 1, "fit")


@pytest.mark.parametrize("id", sorted(games().keys() - {"duel", "nim"}))
def test_matches_of_every_game_give_moments(id: str) -> None:
    game = games()[id]
    moments = collect(game, game.least, 0, "moments", 0.1)
    assert sum(m.weight for m in moments) == pytest.approx(1.0)
    assert {len(facts) for m in moments for facts in m.facts} == {len(moments[0].facts[0])}


def test_a_fit_is_compared_on_matches_kept_apart() -> None:
    found = fit(games()["krendel"], [2], 60, "fit")
    assert found.loss < found.loss_blind
    assert set(found.weights) == {"trophies", "near_cup", "wounds", "near_out", "spell", "hand"}


def test_a_bot_may_play_the_matches_of_a_fit() -> None:
    game = games()["krendel"]
    by_hints = collect(game, 2, 0, "bot", 0.1)
    by_bot = collect(game, 2, 0, "bot", 0.1, "greedy")
    assert by_bot
    assert by_bot != by_hints
    assert by_bot == collect(game, 2, 0, "bot", 0.1, "greedy")
