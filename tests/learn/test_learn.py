"""Learning: a game of one decision is learned in seconds, and a run goes on where it stopped."""

import json
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from learn.toy import FACES, SMALL, Guess, GuessGame, GuessObserver, taught

from koldun.bots.learned.net import Learned, Net, Rows, load, save
from koldun.content.registry import game_named, table_for
from koldun.kernel.errors import BadFile, WrongTable
from koldun.kernel.match import Match
from koldun.kernel.observe import Schema, Sheet
from koldun.kernel.randomness import seed_of
from koldun.learn import checkpoint
from koldun.learn.batch import UNTAUGHT
from koldun.learn.measure import add_to_pedigree, against
from koldun.learn.settings import Settings, settings_for
from koldun.learn.simulate import Simulator, insight
from koldun.learn.weights import (
    CRITIC,
    criticised,
    fresh,
    grown,
    with_critic,
    with_pack_rows,
    with_trials,
    without_critic,
)


def right(net: Net) -> float:
    """The mean chance of the right word."""
    game = GuessGame()
    observer = game.observer()
    sheet = Sheet()
    words: list[int] = []
    for number in range(20):
        match = Match.start(game, table_for(game, 2), seed_of(str(number)), log=False)
        state, ask = match.state, match.ask
        assert ask is not None
        for seat in (0, 1):
            observer.observe(state, ask, seat, sheet)  # type: ignore[arg-type]
            words.append(["red", "black"].index(state.face(state.zones()[1 + seat].cards[0]).id))
    rows = Rows(sheet, observer.schema)
    chances = net.chances(net.hidden(rows), rows)
    return float(chances[rows.option_starts + np.array(words)].mean())


# --- without torch


def test_a_run_measures_its_policy_in_paired_deals() -> None:
    """Of a game that is not installed, and a network that lies in no file."""
    game = GuessGame()
    net = Net(fresh(game.observer().schema, 16), {})
    found = against(game, Learned(net, game.observer()), 2, 20, "random")
    assert (found.players, found.deals) == (2, 20)
    assert 0.0 <= found.low <= found.rate <= found.high <= 1.0
    assert found.ms > 0.0


def test_settings_as_written() -> None:
    found = settings_for("2,4", ["rate=0.5", "rows=7"])
    assert (found.players, found.rate, found.rows) == ([2, 4], 0.5, 7)
    for wrong in (["speed=3"], ["rate"], ["rate=fast"], ["players=2"]):
        with pytest.raises(WrongTable):
            settings_for("2", wrong)


def test_a_schema_that_grew_keeps_what_was_learned() -> None:
    old = GuessObserver().schema
    new = Schema(
        "guess",
        most=2,
        slots=["hand", "table"],
        faces=[*FACES, type(FACES[0])("blue", "card", "card", 1)],
        questions=["say", "ask"],
        verbs=["red", "black"],
        columns=["one", "two"],
        option_columns=["hint"],
        bag=1,
    )
    weights = fresh(old, 8)
    more = grown(weights, old.text(), new)
    assert more["tokens"].shape == (new.tokens, 8)
    red = 1 + new.row(FACES[0])
    assert np.array_equal(more["tokens"][red], weights["tokens"][1 + old.row(FACES[0])])
    assert not more["tokens"][1 + new.row_of["blue"]].any()
    assert not more["columns"][1].any()
    with pytest.raises(WrongTable, match="lost"):
        grown(more, new.text(), old)


def test_cards_of_packs_are_like_the_mean_of_their_kind() -> None:
    schema = GuessObserver().schema
    weights = with_pack_rows(fresh(schema, 8), schema)
    rows = weights["tokens"]
    any_card = 1 + schema.row(type(FACES[0])("new", "card", "card", 1))
    assert np.allclose(rows[any_card], rows[1:3].mean(axis=0))


# --- the critic


def test_a_fresh_critic_says_what_the_evaluation_says() -> None:
    """Whatever the network sees: it begins with the evaluation, which sees all hands."""
    weights = fresh(GuessObserver().schema, 16)
    hidden = np.random.default_rng(1).normal(size=(3, 16)).astype(np.float32)
    shares = [0.1, 0.5, 0.9]
    said = criticised(weights, hidden, np.array([insight(x) for x in shares], np.float32))
    assert said == pytest.approx(shares, abs=1e-5)


def test_a_critic_of_a_network_that_was_trained_without_one_also_asks_its_value() -> None:
    weights = without_critic(fresh(GuessObserver().schema, 16))
    weights["vb2"] = np.array([0.8], np.float32)
    weights["v2"][:] = 0.0
    begun = with_critic(weights, 0.5)
    nothing = np.zeros((1, 16), np.float32)
    logit = 0.5 * 0.8 + 0.5 * insight(0.25)
    said = criticised(begun, nothing, np.array([insight(0.25)], np.float32))
    assert said == pytest.approx([1 / (1 + np.exp(-logit))], abs=1e-5)
    assert with_critic(begun, 0.1) is begun


def test_a_share_of_nothing_or_all_is_a_finite_insight() -> None:
    assert insight(0.0) == pytest.approx(-insight(1.0))
    assert -10 < insight(0.0) < insight(0.5) == 0.0


class Biased(GuessGame):
    """The first seat is thought to win nearly always."""

    def values(self, state: Guess) -> list[float]:
        return [0.9, 0.1]


def test_decisions_are_judged_by_the_critic() -> None:
    net = Net(fresh(GuessObserver().schema, 16), {})
    settings = msgspec.structs.replace(SMALL, past=0.0)
    batch, _ = Simulator(Biased(), settings).gather(net, net)
    expected = 1 / (1 + np.exp(-batch.insight))
    assert sorted({round(float(x), 3) for x in expected}) == [0.1, 0.9]
    assert np.allclose(batch.advantage, batch.won - expected, atol=1e-5)


# --- with torch


def test_one_decision_is_learned_in_seconds(torch: Any) -> None:
    from koldun.learn.ppo import Learner

    torch.manual_seed(1)
    game = GuessGame()
    learner = Learner(fresh(game.observer().schema, 16), SMALL, "cpu")
    simulator = Simulator(game, SMALL)
    net = past = Net(learner.weights(), {})
    assert right(net) == pytest.approx(0.5, abs=0.05)
    for _ in range(30):
        batch, _stats = simulator.gather(net, past)
        seen = learner.update(batch, 1e-2, 0.01)
        net = Net(learner.weights(), {})
    assert right(net) > 0.95
    assert seen["entropy"] < 0.5


def test_what_a_teacher_chooses_is_learned_without_any_reward(torch: Any) -> None:
    from koldun.learn.ppo import Learner

    torch.manual_seed(1)
    simulator = taught(0.5)
    learner = Learner(fresh(GuessGame().observer().schema, 16), SMALL, "cpu")
    net = Net(learner.weights(), {})
    first = last = 0.0
    for n in range(15):
        batch, _stats = simulator.gather(net, net)
        batch.advantage[:] = np.resize([1.0, -1.0], len(batch))  # nothing of what was won
        last = learner.update(batch, 1e-2, 0.0)["unlike"]
        first = first if n else last
        net = Net(learner.weights(), {})
    assert right(net) > 0.9
    assert last < 0.3 < 0.6 < first


def test_advice_is_followed_as_far_as_it_goes(torch: Any) -> None:
    """Three to one is advised: that is how likely the options become, and no likelier."""
    from koldun.learn.ppo import Learner, Loaded, Opinion

    torch.manual_seed(1)
    simulator = taught(1.0)
    settings = msgspec.structs.replace(SMALL, furthest=1e9)
    learner = Learner(fresh(GuessGame().observer().schema, 16), settings, "cpu")
    net = Net(learner.weights(), {})
    for _ in range(15):
        batch, _stats = simulator.gather(net, net)
        batch.advantage[:] = np.resize([1.0, -1.0], len(batch))  # nothing of what was won
        batch.advice[:] = np.resize([0.75, 0.25], len(batch.advice))
        learner.update(batch, 1e-2, 0.0, 5.0)
        net = Net(learner.weights(), {})
    data = Loaded(batch, "cpu")
    seen = Opinion(learner.tensors(), data, data.rows(np.arange(len(batch))))
    assert seen.logp.exp()[::2].mean().item() == pytest.approx(0.75, abs=0.08)


def test_lessons_are_the_rows_that_were_taught() -> None:
    net = Net(fresh(GuessGame().observer().schema, 16), {})
    batch, _ = taught(0.5).gather(net, net)
    asked = batch.taught != UNTAUGHT
    lessons = batch.lessons()
    assert 0 < len(lessons) < len(batch)
    assert (lessons.taught == batch.taught[asked]).all()
    assert (lessons.numbers == batch.numbers[asked]).all()
    starts = np.cumsum(batch.token_counts) - batch.token_counts
    expected = [
        batch.tokens[starts[n] : starts[n] + batch.token_counts[n]] for n in np.flatnonzero(asked)
    ]
    assert (lessons.tokens == np.concatenate(expected)).all()
    starts = np.cumsum(batch.counts) - batch.counts
    offered = [
        batch.option_tokens[starts[n] : starts[n] + batch.counts[n]] for n in np.flatnonzero(asked)
    ]
    assert (lessons.option_tokens == np.concatenate(offered)).all()
    assert not len(lessons.quiet_won)


@pytest.mark.usefixtures("torch")
def test_lessons_of_earlier_batches_are_learned_again() -> None:
    """Without any new lesson the network goes on to learn from those it was given."""
    from koldun.learn.ppo import Learner

    net = Net(fresh(GuessGame().observer().schema, 16), {})
    settings = msgspec.structs.replace(SMALL, lessons=3)
    learner = Learner(fresh(GuessGame().observer().schema, 16), settings, "cpu")
    batch, _ = taught(1.0).gather(net, net)
    batch.advantage[:] = np.resize([1.0, -1.0], len(batch))
    learner.update(batch, 1e-2, 0.0)
    batch.taught[:] = UNTAUGHT
    for _ in range(30):
        learner.update(batch, 1e-2, 0.0, 2.0)
    assert right(Net(learner.weights(), {})) > 0.9


@pytest.mark.usefixtures("torch")
def test_a_copied_row_teaches_its_choice_and_no_reward() -> None:
    from koldun.learn.ppo import Learner

    simulator = taught(1.0)
    learner = Learner(fresh(GuessGame().observer().schema, 16), SMALL, "cpu")
    net = Net(learner.weights(), {})
    for n in range(15):
        batch, _stats = simulator.gather(net, net)
        batch.copied[:] = True
        batch.advantage[:] = np.where(batch.pick == batch.taught, -1.0, 1.0)  # told to do the other
        seen = learner.update(batch, 1e-2, 0.0, 1.0 if n else 0.0)
        if not n:
            assert seen["gain"] == 0.0
        net = Net(learner.weights(), {})
    assert right(net) > 0.9


@pytest.mark.usefixtures("torch")
def test_a_run_leaves_a_network_a_log_and_a_page(tmp_path: Path) -> None:
    from koldun.learn.run import learn

    rows: list[dict[str, object]] = []
    progress = learn(GuessGame(), SMALL, 0.5, tmp_path, tell=rows.append)
    net = load((tmp_path / "net.npz").read_bytes(), "net")
    assert net.about["schema"] == GuessObserver().schema.hash
    assert net.about["decisions"] == progress.decisions > 0
    assert "<svg" in (tmp_path / "run.html").read_text("utf-8")
    written = [
        json.loads(line) for line in (tmp_path / "log.jsonl").read_text("utf-8").splitlines()
    ]
    assert written == rows


@pytest.mark.usefixtures("torch")
def test_faults_of_a_run_are_kept(tmp_path: Path) -> None:
    from koldun.learn.run import learn

    progress = learn(GuessGame(broken=True), SMALL, 0.1, tmp_path)
    files = sorted(tmp_path.glob("fault-*.json"))
    assert progress.faults >= len(files) > 0
    assert "black was said" in json.loads(files[0].read_text("utf-8"))["error"]


@pytest.mark.usefixtures("torch")
def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    from koldun.learn.run import learn

    first = learn(GuessGame(), SMALL, 0.5, tmp_path)
    schema = GuessObserver().schema
    point = checkpoint.load(tmp_path, schema)
    assert point is not None
    assert point.progress == first
    assert point.memory
    again = learn(GuessGame(), SMALL, 0.5, tmp_path)
    assert again.decisions > first.decisions
    assert again.updates > first.updates
    assert again.parts == 2
    assert again.rate == SMALL.rate / 2


@pytest.mark.usefixtures("torch")
def test_a_memory_is_taken_up_where_the_weights_are() -> None:
    """On a GPU the optimiser refuses a step that it is told from elsewhere."""
    from koldun.learn.ppo import Learner

    weights = {"w": np.ones((2, 3), np.float32)}
    learner = Learner(weights, SMALL, "meta")
    learner.remember(
        {"step": np.ones(1, np.float32), "mean w": weights["w"], "square w": weights["w"]}
    )
    memory = learner._optimiser.state[learner.tensors()["w"]]
    assert {name: kept.device.type for name, kept in memory.items()} == dict.fromkeys(
        ("step", "exp_avg", "exp_avg_sq"), "meta"
    )


@pytest.mark.usefixtures("torch")
def test_a_run_can_begin_from_a_network(tmp_path: Path) -> None:
    from koldun.learn.run import learn

    first = learn(GuessGame(), SMALL, 0.2, tmp_path / "one")
    net = tmp_path / "one" / "net.npz"
    second = learn(GuessGame(), SMALL, 0.2, tmp_path / "two", start=net)
    assert second.decisions > first.decisions
    assert second.parts == 2
    save(Net(load(net.read_bytes(), "net").weights, {"schema": "another"}), net)
    with pytest.raises(WrongTable, match="have changed"):
        learn(GuessGame(), SMALL, 0.2, tmp_path / "three", start=net)


@pytest.mark.usefixtures("torch")
@pytest.mark.parametrize(("told", "trials"), [(-1.0, 0.8), (0.3, 0.3), (0.0, 0.0)])
def test_a_network_that_looks_at_trials_learns_with_them(
    told: float, trials: float, tmp_path: Path
) -> None:
    from koldun.learn.run import Run

    game = GuessGame()
    schema = game.observer().schema
    start = tmp_path / "net.npz"
    save(Net(with_trials(fresh(schema, 16)), {"schema": schema.hash}), start)
    settings = msgspec.structs.replace(SMALL, trials=told)
    run = Run(game, settings, tmp_path / "run", 0, start=start)
    run.end()
    assert run.settings.trials == trials
    assert run.net().tries == (trials > 0)  # its bots make trials where it has learned with them


@pytest.mark.usefixtures("torch")
def test_numpy_and_torch_agree() -> None:
    from koldun.learn.ppo import Learner, Loaded, Opinion

    game = game_named("krendel")
    observer = game.observer()
    assert observer is not None
    weights = fresh(observer.schema, 16)
    weights["p2"] *= 50  # options apart
    settings = Settings(players=[2, 3], tables=8, rows=200, past=0.0)
    batch, _ = Simulator(game, settings).gather(Net(weights, {}), Net(weights, {}))
    learner = Learner(weights, settings, "cpu")
    data = Loaded(batch, "cpu")
    seen = Opinion(learner.tensors(), data, data.rows(np.arange(len(batch))))
    assert np.allclose(seen.picked.detach().numpy(), batch.logp, atol=2e-2)


@pytest.mark.usefixtures("torch")
def test_numpy_and_torch_agree_on_trials() -> None:
    from koldun.learn.ppo import Learner, Loaded, Opinion

    game = game_named("wiz_war")
    observer = game.observer()
    assert observer is not None
    weights = with_trials(fresh(observer.schema, 16))
    weights["option_tried"] += np.float32(0.3)
    net = Net(weights, {})
    settings = Settings(players=[2], tables=2, rows=100, past=0.0, longest=60, trials=0.8)
    batch, _ = Simulator(game, settings).gather(net, net)
    assert batch.tried.any()
    learner = Learner(weights, settings, "cpu")
    data = Loaded(batch, "cpu")
    everything = data.rows(np.arange(len(batch)))
    seen = Opinion(learner.tensors(), data, everything)
    assert np.allclose(seen.picked.detach().numpy(), batch.logp, atol=2e-2)
    batch.tried[:] = 0.0
    data = Loaded(batch, "cpu")
    blind = Opinion(learner.tensors(), data, everything)
    assert not np.allclose(blind.picked.detach().numpy(), batch.logp, atol=0.2)


def test_numpy_and_torch_have_the_same_critic(torch: Any) -> None:
    from koldun.learn.ppo import criticism

    rng = np.random.default_rng(3)
    weights = {
        name: array + rng.normal(size=array.shape).astype(np.float32)
        for name, array in fresh(GuessObserver().schema, 16).items()
    }
    hidden = rng.normal(size=(5, 16)).astype(np.float32)
    logits = rng.normal(size=5).astype(np.float32)
    tensors = {name: torch.tensor(array) for name, array in weights.items()}
    theirs = criticism(tensors, torch.tensor(hidden), torch.tensor(logits)).sigmoid().numpy()
    assert np.allclose(criticised(weights, hidden, logits), theirs, atol=1e-5)


@pytest.mark.usefixtures("torch")
def test_a_network_is_shipped_without_its_critic(tmp_path: Path) -> None:
    from koldun.learn.run import learn

    learn(GuessGame(), SMALL, 0.2, tmp_path)
    shipped = load((tmp_path / "net.npz").read_bytes(), "net")
    assert not [name for name in shipped.weights if name.startswith(CRITIC)]
    point = checkpoint.load(tmp_path, GuessObserver().schema)
    assert point is not None
    assert CRITIC + "insight" in point.weights


# --- files


def test_a_damaged_checkpoint_says_so(tmp_path: Path) -> None:
    schema = GuessObserver().schema
    assert checkpoint.load(tmp_path, schema) is None
    (tmp_path / checkpoint.CHECKPOINT).write_bytes(b"nothing")
    with pytest.raises(BadFile, match="holds no checkpoint"):
        checkpoint.load(tmp_path, schema)


def test_a_network_says_what_it_has_won(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    save(Net(fresh(GuessObserver().schema, 8), {"schema": "x"}), path)
    add_to_pedigree(path, {"bots": "net,greedy", "rate": 0.6})
    assert load(path.read_bytes(), "net").about["contests"] == [{"bots": "net,greedy", "rate": 0.6}]
