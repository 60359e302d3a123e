"""Batches: the same matches on any number of processes, nothing cut, nothing lost."""

import gc

import numpy as np
import pytest
from envs.tables import SAMPLE, TABLES, WHOLE, Table, brief, named

from koldun.content.registry import games, table_for
from koldun.envs import batch
from koldun.envs.many import Batch
from koldun.envs.sheets import Array, Sheets
from koldun.envs.steps import Steps
from koldun.kernel.errors import IllegalChoice, KoldunError, WrongTable
from koldun.kernel.randomness import derive, seed_of


def first_or_last(made: Batch, step: int) -> Array:
    """The first legal slot, or at every third step the last."""
    mask = made.action_mask
    if step % 3:
        first: Array = mask.argmax(1)
        return first
    last: Array = mask.shape[1] - 1 - mask[:, ::-1].argmax(1)
    return last


def test_processes_change_nothing() -> None:
    told = []
    for processes in (0, 2):
        with batch("krendel", 7, processes, players=3, seed=5, slots=4) as made:
            rows = []
            for step in range(120):
                made.step(first_or_last(made, step))
                rows.append({name: array.copy() for name, array in made.arrays.items()})
            told.append(rows)
    for other in told[1:]:
        for one, two in zip(told[0], other, strict=True):
            assert one.keys() == two.keys()
            for name, array in one.items():
                assert (array == two[name]).all(), name


@pytest.mark.parametrize("table", SAMPLE, ids=named)
def test_rows_are_what_the_other_faces_show(table: Table) -> None:
    """Lane by lane the same matches, stepped by hand."""
    id, players = table
    game = games()[id]
    setup = table_for(game, players, brief(id))
    made = batch(id, 3, players=players, options=brief(id), seed=9, slots=5, longest=70)
    sheets = Sheets(game, setup, 5)
    begun = [1, 1, 1]
    steps = [start(game.id, players, lane, 1) for lane in range(3)]
    for step in range(90):
        for lane in range(3):
            assert made.seat[lane] == steps[lane].seat
            seen = sheets.write(steps[lane], steps[lane].seat)
            assert (made.tokens[lane] == seen["observation"]["tokens"]).all()
            assert (made.numbers[lane] == seen["observation"]["numbers"]).all()
            assert (made.option_tokens[lane] == seen["option_tokens"]).all()
            assert (made.option_features[lane] == seen["option_features"]).all()
            assert (made.action_mask[lane] == seen["action_mask"]).all()
        actions = first_or_last(made, step)
        made.step(actions)
        for lane in range(3):
            steps[lane].step(int(actions[lane]))
            if made.done[lane]:
                begun[lane] += 1
                steps[lane] = start(game.id, players, lane, begun[lane])
    assert max(begun) > 1


def start(id: str, players: int, lane: int, number: int) -> Steps:
    game = games()[id]
    seed = derive(seed_of("9"), f"lane {lane} match {number}")
    setup = table_for(game, players, brief(id))
    return Steps.start(game, setup, seed, slots=5, auto_pass=True)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_there_is_room_for_every_position(table: Table) -> None:
    id, players = table
    rng = np.random.default_rng(1)
    most = 0
    with batch(id, 4, players=players, options=brief(id), seed=3) as made:
        for _ in range(20_000 if WHOLE else 200):
            most = max(most, int((made.tokens != 0).sum(1).max()))
            made.step((rng.random(made.action_mask.shape) * made.action_mask).argmax(1))
        assert 0 < most < made.tokens.shape[1] - 32, "the next pack of cards could be too much"


def test_what_was_won_is_there_when_a_match_is_done() -> None:
    rng = np.random.default_rng(1)
    ended = 0
    with batch("krendel", 16, players=3, seed=2, slots=8) as made:
        for _ in range(400):
            made.step((rng.random(made.action_mask.shape) * made.action_mask).argmax(1))
            sums = made.reward.sum(1)
            assert (sums[~made.done] == 0).all()
            assert np.isclose(sums[made.done], 1).all()
            assert not made.truncated.any()
            ended += int(made.done.sum())
    assert ended > 16


def test_shaped_rewards_come_early_and_add_up() -> None:
    with batch("krendel", 2, players=3, seed=9, slots=5, shaping=0.5) as made:
        early = 0
        steps = [start("krendel", 3, lane, 1) for lane in range(2)]
        values = [one.match.game.values(one.match.state) for one in steps]
        total = np.zeros((2, 3))
        over = [False, False]
        while not all(over):
            actions = made.action_mask.argmax(1)
            made.step(actions)
            for lane in range(2):
                if not over[lane]:
                    total[lane] += made.reward[lane]
                    steps[lane].step(int(actions[lane]))
                    over[lane] = bool(made.done[lane])
                    early += not over[lane] and bool(made.reward[lane].any())
        assert early
        for lane in range(2):
            result = steps[lane].match.result
            assert result is not None
            wanted = np.array(result.shares()) - 0.5 * np.array(values[lane])
            assert np.allclose(total[lane], wanted, atol=1e-5)


def test_a_match_can_be_broken_off() -> None:
    with batch("krendel", 4, players=2, seed=2, longest=10, observations=False) as made:
        for step in range(1, 41):
            made.step(np.zeros(4, np.int64))
            assert made.done.all() == made.truncated.all() == (step % 10 == 0)
            assert (made.reward == 0).all()
        assert made.tokens.size == 0


def test_what_is_not_offered_is_refused_before_anything_moves() -> None:
    for processes in (0, 1):
        with batch("krendel", 3, processes, players=2, seed=2, slots=8) as made:
            before = {name: array.copy() for name, array in made.arrays.items()}
            for wrong in ([0, 0, 7], [0, -1, 0], [8, 0, 0], [0, 0], [[0, 0, 0]], [0.5, 0, 0]):
                with pytest.raises(IllegalChoice):
                    made.step(np.array(wrong))
            for name, array in made.arrays.items():
                assert (array == before[name]).all(), name
            made.send([0, 0, 0])
            with pytest.raises(IllegalChoice, match="under way"):
                made.send([0, 0, 0])
            made.receive()
            with pytest.raises(IllegalChoice, match="no step"):
                made.receive()


def test_what_goes_wrong_in_a_process_is_told() -> None:
    with pytest.raises(KoldunError, match="tokens="):
        batch("krendel", 2, 1, players=2, tokens=4)
    made = batch("krendel", 2, 1, players=2)
    made._processes[0].terminate()
    made._processes[0].join()
    with pytest.raises(KoldunError, match="has died"):
        made.step([0, 0])
    with pytest.raises(KoldunError, match="closed"):
        made.step([0, 0])
    with pytest.raises(WrongTable):
        batch("krendel", 0)
    with pytest.raises(WrongTable):
        batch("krendel", 1, players=9)


@pytest.mark.parametrize("table", SAMPLE, ids=named)
def test_matches_leave_nothing_to_the_collector_of_cycles(table: Table) -> None:
    """Batches step without it: what is left behind would stay for ever."""
    id, players = table
    rng = np.random.default_rng(1)
    made = batch(id, 4, players=players, options=brief(id), seed=3, longest=60)
    gc.collect()
    gc.disable()
    try:
        for _ in range(150):
            made.step((rng.random(made.action_mask.shape) * made.action_mask).argmax(1))
            assert not gc.isenabled()
        assert gc.collect() == 0
    finally:
        gc.enable()
    made.step(made.action_mask.argmax(1))
    assert gc.isenabled()
