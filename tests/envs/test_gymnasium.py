"""Gymnasium: one seat learns, bots have the others."""

import warnings

import gymnasium
import numpy as np
import pytest
from envs.tables import TABLES, Table, brief, named
from gymnasium.utils.env_checker import check_env

import koldun.envs.gymnasium as face
from koldun.kernel.errors import IllegalChoice, WrongTable


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_check_env(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    id, players = table
    env = face.KoldunEnv(id, players, options=brief(id), render_mode="human")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*No render fps.*")
        check_env(env)
    assert "players" in capsys.readouterr().out


@pytest.mark.parametrize("flat", [False, True])
def test_games_are_made_by_name(flat: bool) -> None:
    env = gymnasium.make("koldun/krendel-v0", players=3, bots="random,greedy:1", flat=flat)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert len(info["options"]) == 5
    assert all(" " in text for text in info["options"])
    ended = False
    total = 0.0
    while not ended:
        seen, reward, ended, broken, info = env.step(0)
        assert env.observation_space.contains(seen)
        assert not broken
        assert ended or reward == 0.0
        total += float(reward)
    inner = env.unwrapped
    assert isinstance(inner, face.KoldunEnv)
    match = inner.steps.match
    assert match.result is not None
    assert total == match.result.shares()[0]


def test_the_same_seed_gives_the_same_match_with_thinking_bots() -> None:
    def digest(seed: int) -> str:
        env = face.KoldunEnv("krendel", 2, bots="greedy:1")
        env.reset(seed=seed)
        for _ in range(12):
            env.step(0)
        return env.steps.match.digest()

    assert digest(3) == digest(3)
    assert digest(3) != digest(4)


def test_the_seat_can_be_any() -> None:
    env = face.KoldunEnv("krendel", 4, seat=None)
    seats = set()
    for seed in range(20):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        assert env.steps.seat == info["seat"]
    assert seats == {0, 1, 2, 3}
    with pytest.raises(WrongTable):
        face.KoldunEnv("krendel", 2, seat=2)


def test_bots_sit_clockwise_from_the_left() -> None:
    class Counting:
        def __init__(self) -> None:
            self.seats: set[int] = set()

        def choose(self, mind: object, chance: object) -> int:
            self.seats.add(mind.seat)  # type: ignore[attr-defined]
            return 0

    env = face.KoldunEnv("krendel", 3, seat=1)
    left, right = Counting(), Counting()
    env._bots = [left, right]
    env.reset(seed=1)
    env.step(0)
    assert (left.seats, right.seats) == ({2}, {0})


def test_illegal_actions_can_be_refused() -> None:
    env = face.KoldunEnv("krendel", 2, illegal="raise")
    seen, _ = env.reset(seed=1)
    closed = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(IllegalChoice):
        env.step(closed)
    with pytest.raises(WrongTable):
        face.KoldunEnv("krendel", 2, illegal="maybe")
    with pytest.raises(WrongTable):
        face.KoldunEnv("krendel", 2).step(0)
