"""Simulators: what they gather, who sits at their tables, who teaches, and what happens when a rule fails."""

import msgspec
import numpy as np
import pytest
from learn.toy import SMALL, Guess, GuessGame, GuessObserver, Knows, taught

from koldun.bots.learned.net import Net
from koldun.bots.mind import Mind
from koldun.content.registry import game_named
from koldun.kernel.decisions import Ask
from koldun.kernel.randomness import Rng
from koldun.learn.batch import UNTAUGHT, Batch, Taken, advised, judge, spans
from koldun.learn.settings import Settings
from koldun.learn.simulate import Simulator, Stats
from koldun.learn.weights import (
    fresh,
    with_trials,
)


def test_a_simulator_gathers_whole_matches() -> None:
    game = GuessGame()
    net = Net(fresh(game.observer().schema, 16), {})
    batch, stats = Simulator(game, SMALL).gather(net, net)
    assert len(batch) >= SMALL.rows
    assert stats.matches == stats.decisions / 2
    assert batch.counts.tolist() == [2] * len(batch)
    assert len(batch.tokens) == batch.token_counts.sum()
    assert set(batch.won.tolist()) <= {0.0, 0.5, 1.0}
    assert stats.past > 0
    assert not stats.faults
    # what a seat won less what was expected: one decision each
    assert np.allclose(np.exp(batch.logp), 0.5, atol=0.1)


def test_many_sizes_of_tables_give_about_as_many_decisions() -> None:
    game = game_named("krendel")
    observer = game.observer()
    assert observer is not None
    net = Net(fresh(observer.schema, 8), {})
    settings = Settings(players=[2, 6], tables=16, rows=900, past=0.0)
    simulator = Simulator(game, settings)
    counts = {2: 0, 6: 0}
    for _ in range(2):
        batch, _ = simulator.gather(net, net)
        for n in counts:
            counts[n] += int((batch.players == n).sum())
    assert min(counts.values()) > sum(counts.values()) / 4


class Forbidding(GuessObserver):
    """The game's hints say: never black."""

    def hints(self, state: Guess, part: Ask, i: int) -> list[float] | None:
        return [0.5, 0.0]


class ForbiddingGame(GuessGame):
    def observer(self) -> GuessObserver:
        return Forbidding()


def test_what_hints_forbid_is_never_chosen() -> None:
    game = ForbiddingGame()
    weights = fresh(game.observer().schema, 16)
    weights["hint"][0] = -3.0  # the network would rather have it
    net = Net(weights, {})
    batch, _ = Simulator(game, SMALL).gather(net, net)
    assert set(batch.pick.tolist()) == {0}
    assert np.allclose(batch.logp, 0.0)


def test_quiet_moments_are_kept_with_what_came_of_them() -> None:
    game = game_named("krendel")
    observer = game.observer()
    assert observer is not None
    net = Net(fresh(observer.schema, 8), {})
    settings = Settings(players=[2], tables=8, rows=600, past=0.0)
    batch, stats = Simulator(game, settings).gather(net, net)
    assert len(batch.quiet_won) > stats.matches  # several rounds each
    assert set(batch.quiet_won.tolist()) <= {0.0, 0.5, 1.0}
    assert 0.3 < batch.quiet_won.mean() < 0.7
    assert batch.quiet_numbers.shape == (len(batch.quiet_won), len(observer.schema.columns))
    assert len(batch.quiet_tokens) == batch.quiet_token_counts.sum()


def krendel_with(settings: Settings) -> tuple[Batch, Stats]:
    """What one process gathers with a fresh network."""
    game = game_named("krendel")
    observer = game.observer()
    assert observer is not None
    net = Net(fresh(observer.schema, 8), {})
    return Simulator(game, settings).gather(net, net)


def test_greedy_sits_at_some_tables_and_nothing_is_learned_from_its_choices() -> None:
    settings = Settings(players=[2], tables=2, rows=60, past=0.0, greedy=1.0, opponent="greedy:1")
    batch, stats = krendel_with(settings)
    assert stats.greedy == stats.matches > 0
    assert len(batch) < 0.7 * stats.decisions
    assert not stats.faults


def test_all_seats_but_one_may_be_another_bots() -> None:
    settings = Settings(
        players=[4], tables=2, rows=30, past=0.0, rivals=1.0, opponent="greedy:1", longest=400
    )
    batch, stats = krendel_with(settings)
    assert stats.greedy == stats.matches > 0
    assert len(batch) < 0.5 * stats.decisions
    assert stats.greedy_fair == pytest.approx(0.75 * stats.matches)
    assert not stats.faults


def test_what_another_bot_chose_may_be_copied() -> None:
    """Every row of it is a lesson and is never rewarded; the seat's own rows are as they were."""
    settings = Settings(
        players=[2], tables=4, rows=120, past=0.0, rivals=0.5, opponent="greedy:1", copied=1.0
    )
    batch, stats = krendel_with(settings)
    copied = batch.copied
    assert 0.05 < copied.mean() < 0.6
    assert (batch.taught[copied] == batch.pick[copied]).all()
    assert (batch.taught[~copied] == UNTAUGHT).all()
    assert (batch.advantage[copied] == 0).all()
    assert (batch.advantage[~copied] != 0).any()
    assert (batch.pick < batch.counts).all()
    assert not stats.faults


def test_a_teacher_is_asked_now_and_then_and_does_not_play() -> None:
    net = Net(fresh(GuessGame().observer().schema, 16), {})
    batch, _ = taught(0.5).gather(net, net)
    asked = batch.taught != UNTAUGHT
    assert 0.4 < asked.mean() < 0.6
    assert 0.3 < (batch.pick == batch.taught)[asked].mean() < 0.7  # a fresh network guesses
    nobody, _ = Simulator(GuessGame(), SMALL).gather(net, net)
    assert set(nobody.taught.tolist()) == {UNTAUGHT}


def test_a_look_ahead_teaches_with_the_network_in_training() -> None:
    game = game_named("wiz_war")
    observer = game.observer()
    assert observer is not None
    net = Net(fresh(observer.schema, 8), {})
    settings = Settings(
        players=[2], tables=1, rows=1, past=0.0, taught=0.1, teacher="ahead:2", longest=40
    )
    batch, stats = Simulator(game, settings).gather(net, net)
    asked = batch.taught != UNTAUGHT
    assert asked.any()
    assert not stats.faults
    starts = np.cumsum(batch.counts) - batch.counts
    told = np.add.reduceat(batch.advice.astype(np.float32), starts)
    assert told == pytest.approx(asked.astype(float), abs=5e-3)


def test_a_teacher_is_asked_where_the_network_is_in_doubt() -> None:
    """A fresh network finds both guesses about as likely; one that has a liking is sure."""
    schema = GuessGame().observer().schema
    unsure, sure = fresh(schema, 16), fresh(schema, 16)
    sure["p2"] *= 1000
    asked = []
    for weights in (unsure, sure):
        settings = msgspec.structs.replace(SMALL, taught=1.0, doubt=0.9)
        simulator = Simulator(GuessGame(), settings)
        simulator.teacher = Knows()
        batch, _ = simulator.gather(Net(weights, {}), Net(weights, {}))
        asked.append(float((batch.taught != UNTAUGHT).mean()))
    assert asked[0] == 1.0
    assert asked[1] < 0.3


def test_advice_makes_likelier_what_turned_out_better() -> None:
    chances = np.array([0.5, 0.3, 0.2], np.float32)
    assert advised(chances, [0.4, 0.4, 0.4], 0.04) == pytest.approx([0.5, 0.3, 0.2])
    better = advised(chances, [0.4, 0.44, 0.36], 0.04)
    assert sum(better) == pytest.approx(1.0)
    assert better[1] / better[0] == pytest.approx(0.6 * np.e)
    assert better[2] / better[0] == pytest.approx(0.4 / np.e)
    assert advised(chances, [0.4, 0.44, 0.36], 0.001)[1] == pytest.approx(1.0)
    never = np.array([1.0, 0.0], np.float32)  # the better one has no chance at all
    assert advised(never, [0.0, 1.0], 0.0001) == pytest.approx([0.0, 1.0])


def test_decisions_are_made_after_trials_where_settings_say_so() -> None:
    game = game_named("wiz_war")
    observer = game.observer()
    assert observer is not None
    net = Net(with_trials(fresh(observer.schema, 8)), {})
    settings = Settings(players=[2], tables=2, rows=100, past=0.0, longest=60, trials=0.5)
    batch, stats = Simulator(game, settings).gather(net, net)
    starts = np.cumsum(batch.counts) - batch.counts
    several = batch.counts > 2
    tried = np.maximum.reduceat(batch.tried[:, -1], starts)[several]
    assert 0.2 < tried.mean() < 0.7
    assert not stats.faults
    none, _ = Simulator(game, msgspec.structs.replace(settings, trials=0.0)).gather(net, net)
    assert not none.tried.any()


def test_a_match_in_which_a_rule_fails_is_kept_and_thrown_away() -> None:
    game = GuessGame(broken=True)
    net = Net(fresh(game.observer().schema, 16), {})
    batch, stats = Simulator(game, Settings(players=[2], tables=8, rows=64)).gather(net, net)
    assert len(stats.faults) > 10
    fault = stats.faults[0]
    assert "black was said" in fault.error
    assert fault.choices
    assert bytes.fromhex(fault.seed)
    assert len(batch) >= 64
    assert set(batch.pick.tolist()) == {0}  # only what came to an end is learned from


class Stumbles:
    """A bot in whose imagined worlds a rule fails, where it holds a red card."""

    def choose(self, mind: Mind, chance: Rng) -> int:
        state = mind.imagine(chance.seed).state
        assert isinstance(state, Guess)
        if state.held(mind.seat).id == "red":
            raise RuntimeError("a world broke")
        return 1


@pytest.mark.parametrize("who", ["teacher", "rival"])
def test_a_rule_that_fails_in_an_imagined_world_ends_that_match_alone(who: str) -> None:
    game = GuessGame()
    net = Net(fresh(game.observer().schema, 16), {})
    settings = Settings(
        players=[2],
        tables=8,
        rows=64,
        past=0.0,
        taught=1.0 if who == "teacher" else 0.0,
        rivals=1.0 if who == "rival" else 0.0,
    )
    simulator = Simulator(game, settings)
    simulator.teacher = simulator.opponent = Stumbles()
    batch, stats = simulator.gather(net, net)
    assert len(batch) >= 64
    assert len(stats.faults) > 10
    assert all("a world broke" in fault.error for fault in stats.faults)


def test_a_rule_that_fails_in_a_trial_ends_that_match_alone() -> None:
    game = GuessGame(broken=True)
    net = Net(with_trials(fresh(game.observer().schema, 16)), {})
    settings = Settings(players=[2], tables=8, rows=64, past=0.0, trials=0.3)
    batch, stats = Simulator(game, settings).gather(net, net)
    assert len(batch) >= 64
    assert any("trials" in fault.error for fault in stats.faults)


def test_what_a_decision_was_worth() -> None:
    line = [Taken(0, 0, 0, 0.0, 0.5), Taken(1, 0, 0, 0.0, 0.8)]
    judge(line, 1.0, 2, 0.5)
    assert line[1].advantage == pytest.approx(0.2)
    assert line[0].advantage == pytest.approx(0.3 + 0.5 * 0.2)
    assert spans(np.array([5, 0]), np.array([2, 3])).tolist() == [5, 6, 0, 1, 2]
