"""PettingZoo's own suites, and what they do not look at."""

import warnings
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from envs.tables import TABLES, WHOLE, Table, brief, named
from gymnasium.spaces import Discrete
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test import test_save_obs as save_obs_test

from koldun.envs import pettingzoo as faces
from koldun.kernel.errors import IllegalChoice

CYCLES = 1000 if WHOLE else 60


@pytest.fixture(params=TABLES, ids=named)
def table(request: pytest.FixtureRequest) -> Table:
    found: Table = request.param
    return found


@pytest.fixture(autouse=True)
def dicts_are_meant() -> Iterator[None]:
    """PettingZoo would rather have plain arrays, and says so at every step."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        yield


def test_api(table: Table) -> None:
    api_test(faces.env(*table), num_cycles=CYCLES)
    api_test(faces.env(*table, auto_pass=True, slots=3, flat=True), num_cycles=CYCLES // 3)


def test_api_to_the_end() -> None:
    """Long enough for a whole match: agents leave as PettingZoo wants it."""
    env = faces.env("krendel", 3, shaping=0.3)
    api_test(env, num_cycles=500)
    api_test(faces.env("three_mages", 3, max_cycles=40), num_cycles=500)


def test_seeds(table: Table) -> None:
    seed_test(partial(faces.env, *table), num_cycles=CYCLES)


def test_max_cycles(table: Table) -> None:
    """PettingZoo counts cycles in which everybody steps once, and knows no masks."""
    both = SimpleNamespace(
        env=partial(faces.cyclic_env, *table, illegal="wrap"),
        parallel_env=partial(faces.parallel_env, *table, illegal="wrap"),
    )
    max_cycles_test(both)


def test_parallel_api(table: Table) -> None:
    parallel_api_test(faces.parallel_env(*table), num_cycles=CYCLES)


def test_parallel_seeds(table: Table) -> None:
    parallel_seed_test(partial(faces.parallel_env, *table, illegal="wrap"))


def test_rendering(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(faces.env, *table))
    assert "players" in capsys.readouterr().out


def test_saving_observations(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    save_obs_test(faces.env(*table))


# --- beyond the suites


def rows(table: Table, seed: int, most: int = 400, **how: Any) -> list[Any]:
    """Everything a match gives, step by step."""
    env = faces.env(*table, options=brief(table[0]), **how)
    env.reset(seed=seed)
    told: list[Any] = []
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter(most):
        seen, reward, ended, broken, info = env.last()
        told.append((agent, seen, reward, ended, broken, list(info.get("options", []))))
        if ended or broken:
            env.step(None)
            continue
        assert seen is not None
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return told


def test_the_same_seed_gives_the_same_steps(table: Table) -> None:
    """PettingZoo's parallel test stops after one step; its other one reads no options."""
    assert data_equivalence(rows(table, 3, 150), rows(table, 3, 150))
    assert not data_equivalence(rows(table, 3, 60), rows(table, 4, 60))


def test_a_whole_parallel_match_has_the_same_steps_twice() -> None:
    def played(seed: int) -> list[Any]:
        env = faces.parallel_env("krendel", 4)
        seen, infos = env.reset(seed=seed)
        told: list[Any] = [seen, infos]
        while env.agents:
            actions = {
                agent: int(np.flatnonzero(seen[agent]["action_mask"])[-1]) for agent in env.agents
            }
            seen, gained, *rest = env.step(actions)
            told += [seen, gained, *rest]
        assert sum(gained.values()) in (pytest.approx(1.0), 0.0)
        return told

    assert data_equivalence(played(1), played(1))


def test_the_win_is_shared_out_at_the_end_and_nowhere_else() -> None:
    env = faces.env("krendel", 3)
    for seed in range(6):
        env.reset(seed=seed)
        total = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, ended, _, _ = env.last()
            total[agent] += reward
            assert ended or reward == 0.0
            env.step(None if ended else int(np.flatnonzero(seen["action_mask"])[0]))
        result = env.steps.match.result
        assert result is not None
        assert list(total.values()) == result.shares()


def test_who_decides_at_once_steps_at_once_and_the_others_wait() -> None:
    env = faces.parallel_env("krutagidon", 3)
    seen, infos = env.reset(seed=2)
    waited = 0
    for _ in range(80):
        asked = {f"player_{seat}" for seat in env.steps.asked()}
        for agent in env.agents:
            mask = seen[agent]["action_mask"]
            if agent not in asked:
                waited += 1
                assert mask.tolist() == [1] + [0] * 63
                assert infos[agent] == {}
            else:
                assert mask.sum() == len(infos[agent]["options"])
        first = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[-1]) for agent in env.agents}
        seen, _, _, _, infos = env.step(first)
    assert waited


def test_a_parallel_match_is_the_match_stepped_seat_by_seat() -> None:
    parallel = faces.parallel_env("krendel", 3)
    seen, _ = parallel.reset(seed=8)
    while parallel.agents:
        last = {agent: int(np.flatnonzero(s["action_mask"])[-1]) for agent, s in seen.items()}
        seen, *_ = parallel.step(last)
    env = faces.env("krendel", 3)
    env.reset(seed=8)
    for agent in env.agent_iter():
        one, _, ended, _, _ = env.last()
        env.step(None if ended else int(np.flatnonzero(one["action_mask"])[-1]))
        assert agent
    assert env.steps.match.digest() == parallel.steps.match.digest()


def test_an_action_that_is_not_offered_changes_nothing() -> None:
    env = faces.env("krendel", 2)
    env.reset(seed=1)
    before = env.steps.match.digest()
    for wrong in (5, 63, -1):
        with pytest.raises(IllegalChoice):
            env.step(wrong)
    assert env.steps.match.digest() == before
    assert env.agent_selection == "player_0"
    parallel = faces.parallel_env("krendel", 2)
    parallel.reset(seed=1)
    with pytest.raises(IllegalChoice):
        parallel.step({"player_0": 0, "player_1": 7})
    assert parallel.steps.match.choices == []
    with pytest.raises(ValueError, match="player_1"):
        parallel.step({"player_0": 0})


def test_games_are_made_by_name() -> None:
    env = pettingzoo.make("aec", "koldun/krendel-v0", players=3, max_cycles=9)
    assert (len(env.possible_agents), env.max_cycles) == (3, 9)
    assert len(pettingzoo.make("parallel", "koldun/wiz_war-v0").possible_agents) == 2


def test_named_actions_fill_the_whole_space() -> None:
    env = faces.env("three_mages", 3, actions="named", max_cycles=30)
    space = env.action_space("player_0")
    assert isinstance(space, Discrete)
    assert space.n == len(env.action_names) > 400
    api_test(env, num_cycles=100)
    seed_test(partial(faces.env, "krendel", 2, actions="named"), num_cycles=60)
