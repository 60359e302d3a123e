"""OpenSpiel's own checks and algorithms on our games, and the same match behind two faces."""

import hashlib
import os
import re
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from envs.tables import OURS, TABLES, WHOLE, Table, named
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.observation import make_observation
from shimmy import OpenSpielCompatibilityV0

from koldun.content.registry import games
from koldun.envs import openspiel as face
from koldun.envs import pettingzoo as petting
from koldun.kernel.errors import IllegalChoice

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
LONGEST = 3000 if WHOLE else 60


def brief(id: str) -> str:
    return ";".join(f"{name}:{value}" for name, value in games()[id].brief.items())


def load(id: str, players: int, **more: object) -> face.KoldunGame:
    how = {"players": players, "options": brief(id), **more}
    game: face.KoldunGame = pyspiel.load_game(f"koldun_{id}", how)
    return game


def dealt(game: face.KoldunGame, steps: int = 0, seed: int = 1) -> face.KoldunState:
    """A state some random actions after the deal."""
    state = game.new_initial_state()
    state.apply_action(0)
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_random_simulations(table: Table) -> None:
    game = load(*table, slots=5, longest=LONGEST)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, mask_test=True)


def test_a_whole_match_is_simulated() -> None:
    pyspiel.random_sim_test(load("krendel", 3, named=True), 1, False, False, mask_test=True)
    game = load("krendel", 2, seed=3)
    state = dealt(game)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    assert sum(state.returns()) == 1.0
    assert state.rewards() == state.returns()


def test_all_five_are_registered() -> None:
    assert {f"koldun_{id}" for id in OURS} <= set(pyspiel.registered_names())


def test_a_match_that_is_broken_off_has_no_winner() -> None:
    state = dealt(load("munchkin", 3, longest=7), steps=7)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0, 0.0]


def test_clones_go_their_own_way() -> None:
    state = dealt(load("three_mages", 2, seed=1, slots=4), steps=30)
    before, heard = str(state), state.information_state_string(0)
    twin = state.clone()
    assert str(twin) == before
    for _ in range(10):
        twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert state.information_state_string(0) == heard


@pytest.mark.parametrize("id", ["krendel", "krutagidon"])
def test_a_state_survives_being_written_down(id: str) -> None:
    game = load(id, 2, seed=1, slots=3)
    state = dealt(game, steps=25)
    back = game.deserialize_state(state.serialize())
    assert str(back) == str(state)
    assert back.history() == state.history()
    for _ in range(10):
        assert back.legal_actions() == state.legal_actions()
        for seat in range(2):
            assert back.information_state_string(seat) == state.information_state_string(seat)
        state.apply_action(state.legal_actions()[-1])
        back.apply_action(back.legal_actions()[-1])


def test_each_deal_is_another_and_a_seed_says_which() -> None:
    one, two = load("krendel", 2, seed=4), load("krendel", 2, seed=4)
    deals = [str(dealt(one)) for _ in range(3)]
    assert deals == [str(dealt(two)) for _ in range(3)]
    assert len(set(deals)) == 3


# --- what a seat knows


@pytest.mark.parametrize(("id", "players"), [("krendel", 3), ("three_mages", 2), ("krutagidon", 2)])
def test_a_resampled_state_is_in_the_same_information_state(id: str, players: int) -> None:
    state = dealt(load(id, players, seed=2), steps=10)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = set()
    for _ in range(12):
        seat = state.current_player()
        heard = state.information_state_string(seat)
        for _ in range(3):
            world = state.resample_from_infostate(seat, sampler)
            assert world.current_player() == seat
            assert world.information_state_string(seat) == heard
            assert world.legal_actions() == state.legal_actions()
            others = [other for other in range(players) if other != seat]
            worlds |= {world.information_state_string(other) for other in others}
            twin = world.clone()
            twin.apply_action(twin.legal_actions()[0])
        state.apply_action(state.legal_actions()[-1])
    assert len(worlds) > 12, "what others know was not dealt anew"


def test_who_is_not_asked_imagines_nothing() -> None:
    state = dealt(load("krendel", 2, seed=2))
    with pytest.raises(IllegalChoice):
        state.resample_from_infostate(1, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    world = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    with pytest.raises(IllegalChoice):
        world.serialize()


def test_information_states_recall_and_observations_do_not() -> None:
    """Two ways to the same table: told apart by what the seat did, not by what it sees."""
    game = load("krendel", 2, seed=2)
    one, two = dealt(game), load("krendel", 2, seed=2).new_initial_state()
    two.apply_action(0)
    assert one.information_state_string(0) == two.information_state_string(0)
    one.apply_action(0)
    two.apply_action(1)
    assert one.information_state_string(0) != two.information_state_string(0)
    # what seat 0 has played in secret is nothing seat 1 knows
    assert one.information_state_string(1) == two.information_state_string(1)
    assert one.observation_tensor(1) == two.observation_tensor(1)


def test_observers() -> None:
    game = load("krendel", 2, seed=2, slots=8)
    state = dealt(game, steps=5)
    seen = make_observation(game)
    seen.set_from(state, state.current_player())
    assert seen.tensor.shape == tuple(game.observation_tensor_shape())
    assert seen.dict["tokens"].sum() > 5
    assert seen.dict["option_features"].shape == (8, 5)
    assert np.isfinite(seen.tensor).all()
    half = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    assert make_observation(game, half) is None, "a seat's own cards are not public"


# --- OpenSpiel's algorithms


def test_ismcts_plays_krendel() -> None:
    game = load("krendel", 2, seed=1)
    rolls = mcts.RandomRolloutEvaluator(1, np.random.RandomState(0))
    bot = ismcts.ISMCTSBot(game, rolls, 1.4, 8, random_state=np.random.RandomState(1))
    state = dealt(game, steps=60)
    for _ in range(4):
        policy = bot.get_policy(state)
        assert sorted(action for action, _ in policy) == state.legal_actions()
        assert sum(chance for _, chance in policy) == pytest.approx(1.0)
        state.apply_action(bot.step(state))


def test_mccfr_learns_on_krendel() -> None:
    solver = OutcomeSamplingSolver(load("krendel", 2))
    for _ in range(2):
        solver.iteration()
    state = dealt(load("krendel", 2, seed=1))
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1.0)


# --- the same match behind two faces


@pytest.mark.parametrize("table", [("krendel", 3), ("three_mages", 2)], ids=named)
def test_shimmy_steps_the_match_that_pettingzoo_steps(table: Table) -> None:
    id, players = table
    there = OpenSpielCompatibilityV0(
        game_name=f"koldun_{id}", config={"players": players, "seed": 6, "slots": 8}
    )
    here = petting.env(id, players, slots=8, auto_pass=True)
    there.reset(seed=1)
    here.reset(seed=6)
    for step in range(150):
        assert there.agent_selection == here.agent_selection
        if here.terminations[here.agent_selection]:
            assert there.terminations == here.terminations
            assert there.rewards == here.rewards
            break
        mask = here.last()[0]["action_mask"]
        assert (there.infos[there.agent_selection]["action_mask"] == mask).all()
        slots = np.flatnonzero(mask)
        action = int(slots[step % len(slots)])
        here.step(action)
        there.step(action)
    assert there.game_state.held.steps.match.digest() == here.steps.match.digest()


# --- playthroughs


@pytest.mark.parametrize("id", OURS)
def test_playthrough(id: str) -> None:
    """As OpenSpiel writes it, tensors as hashes. `KOLDUN_GOLDEN=write` writes it anew."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])
    spoken = generate_playthrough.playthrough(
        f"koldun_{id}(seed=1,slots=8,longest=24)", None, seed=1
    )
    text = with_hashes(spoken)
    path = PLAYTHROUGHS / f"koldun_{id}.txt"
    if os.environ.get("KOLDUN_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text("utf-8")


def with_hashes(text: str) -> str:
    """Each tensor, a table of many lines, as one line."""
    lines: list[str] = []
    table: list[str] = []
    for line in [*text.splitlines(), ""]:
        starts = re.match(r"ObservationTensor\(\d+\)\.\w+(:| =) ", line)
        if table and not (line.startswith("   ") and not starts):
            name = table[0].partition(":")[0].partition(" =")[0]
            whole = "\n".join(table).encode()
            lines.append(f"{name}: {hashlib.blake2b(whole, digest_size=6).hexdigest()}")
            table = []
        if starts or table:
            table.append(line)
        else:
            lines.append(line)
    return "\n".join(lines).rstrip() + "\n"
