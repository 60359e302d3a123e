"""Games of third parties stand behind the same faces, seen through the general observer."""

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from koldun.bots.learned.general import observer_of
from koldun.content.registry import games
from koldun.envs import batch, pettingzoo
from koldun.envs import gymnasium as gym_face
from koldun.envs import openspiel as spiel_face
from koldun.kernel.observe import ZoneObserver

PREFIX = spiel_face.PREFIX
PLUGINS = ("duel", "nim")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("id", PLUGINS)
def test_every_face_takes_a_plug_in(id: str) -> None:
    assert isinstance(observer_of(games()[id]), ZoneObserver)
    api_test(pettingzoo.env(id), num_cycles=60)
    api_test(pettingzoo.env(id, flat=True, slots=2), num_cycles=60)
    seed_test(lambda: pettingzoo.env(id), num_cycles=30)
    parallel_api_test(pettingzoo.parallel_env(id), num_cycles=60)
    check_env(gym_face.KoldunEnv(id), skip_render_check=True)
    assert f"koldun/{id}-v0" in gymnasium.registry
    game = pyspiel.load_game(PREFIX + id)
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False, mask_test=True)
    with batch(id, 5, seed=1) as made:
        for _ in range(60):
            made.step(made.action_mask.argmax(1))
