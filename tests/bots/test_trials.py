"""Trials: one imagined world in which plausible options are tried, as a network is told of them."""

import numpy as np
import pytest

from koldun.bots.facing import Facing
from koldun.bots.learned.ahead import Thought
from koldun.bots.learned.net import Learned, Net, NetBot, plausible
from koldun.bots.learned.trials import COLUMNS, trials, untried
from koldun.bots.mind import Mind, luck
from koldun.bots.policies import wander
from koldun.content.registry import game_named, table_for
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.randomness import derive, seed_of
from koldun.learn.weights import fresh, with_trials

SEED = bytes(32)
LESS, GAIN, BEST, TRIED = range(len(COLUMNS))


def decisions(game: AnyGame, players: int, least: int = 2, most: int = 30) -> list[Mind]:
    """Decisions of a match played by chance, of at least so many options."""
    match = Match.start(game, table_for(game, players, game.unattended), seed_of("trials"))
    found: list[Mind] = []
    for at in wander(match, "trials"):
        if at.ask is not None and len(found) < most:
            mind = Mind(at.copy(checkpoints=True), at.pending()[0].seat)
            if mind.options() >= least:
                found.append(mind)
    return found


def columns(mind: Mind, options: list[int] | None = None) -> np.ndarray:
    wanted = list(range(mind.options())) if options is None else options
    return np.array(trials(Facing(mind, SEED), wanted)).reshape(-1, len(COLUMNS))


@pytest.mark.parametrize(("id", "players"), [("wiz_war", 2), ("munchkin", 3)])
def test_the_best_option_is_named_and_the_others_are_less(id: str, players: int) -> None:
    apart = 0
    for mind in decisions(game_named(id), players):
        found = columns(mind)
        assert found.shape == (mind.options(), len(COLUMNS))
        assert np.isfinite(found).all()
        if found[:, TRIED].any():
            assert (found[:, BEST] == (found[:, LESS] == 0.0)).all()
            assert found[:, LESS].max() == 0.0
            assert found[found[:, BEST] == 1.0, GAIN].min() >= found[:, GAIN].max()
            apart += bool(found[:, LESS].min() < 0.0)
    assert apart > 5


def test_what_is_not_tried_counts_as_the_worst() -> None:
    for mind in decisions(game_named("wiz_war"), 2, least=4):
        found = columns(mind, [0, 1])
        if not found[:, TRIED].any():
            continue
        left = found[found[:, TRIED] == 0.0]
        assert (left[:, LESS] == found[:, LESS].min()).all()
        assert not left[:, [GAIN, BEST]].any()


def test_one_option_is_no_trial() -> None:
    mind = decisions(game_named("wiz_war"), 2)[0]
    assert trials(Facing(mind, SEED), [1]) == untried(mind.options())


@pytest.mark.parametrize(("id", "players"), [("wiz_war", 2), ("munchkin", 3), ("krendel", 3)])
def test_trials_tell_nothing_that_is_hidden(id: str, players: int) -> None:
    """The match and every world the seat may imagine give the same columns."""
    game = game_named(id)
    match = Match.start(game, table_for(game, players, game.unattended), seed_of("hidden"))
    compared = 0
    for at in wander(match, "hidden"):
        if at.ask is None or compared == 20:
            break
        seat = at.pending()[0].seat
        mind = Mind(at, seat)
        if mind.options() > 1:
            world = at.imagine(seat, derive(SEED, f"other {compared}"), True)
            assert (columns(mind) == columns(Mind(world, seat))).all()
            compared += 1
    assert compared == 20


def learned(trusting: float) -> Learned:
    """A network that knows nothing but hints and what came of trials."""
    observer = game_named("wiz_war").observer()
    assert observer is not None
    weights = with_trials(fresh(observer.schema, 8))
    weights["tried"][0] = trusting
    return Learned(Net(weights, {}), observer)


def test_a_network_follows_its_trials() -> None:
    trusting, blind = learned(1000.0), learned(0.0)
    otherwise = 0
    for mind in decisions(game_named("wiz_war"), 2):
        rows, hidden = trusting.look(Facing(mind, SEED))
        likely = plausible(blind.net.chances(hidden, rows))
        pick = int(trusting.net.chances(hidden, rows).argmax())
        if len(likely) > 1:
            assert rows.tried is not None
            assert rows.tried[pick, BEST] == rows.tried[:, BEST].max()
            otherwise += pick != int(blind.net.chances(hidden, rows).argmax())
        else:
            assert rows.tried is None
    assert otherwise > 3


def test_bots_try_before_they_choose_and_only_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """The policy and the look ahead are led by trials at the decision itself; its worlds walk without."""
    mind = decisions(game_named("wiz_war"), 2, least=4)[3]
    trusting = learned(1000.0)
    asked = 0

    def counted(facing: Facing, options: list[int]) -> list[float]:
        nonlocal asked
        asked += 1
        return trials(facing, options)

    monkeypatch.setattr("koldun.bots.learned.net.trials", counted)
    rows, hidden = trusting.look(Facing(mind, SEED))
    assert rows.tried is not None
    NetBot(0.0, learned=trusting).choose(mind, luck(SEED, mind.seat, 0))
    assert asked == 2
    thought = Thought(mind, SEED, trusting)
    assert (thought.first == trusting.net.chances(hidden, rows)).all()
    thought.look(2)
    assert thought.best() in range(mind.options())
    assert asked == 3


def test_without_rows_for_them_nothing_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> list[float]:
        raise AssertionError("tried")

    monkeypatch.setattr("koldun.bots.learned.net.trials", never)
    observer = game_named("wiz_war").observer()
    assert observer is not None
    plain = Learned(Net(fresh(observer.schema, 8), {}), observer)
    mind = decisions(game_named("wiz_war"), 2)[0]
    rows, _ = plain.look(Facing(mind, SEED))
    assert rows.tried is None
    with pytest.raises(AssertionError, match="tried"):
        learned(1.0).look(Facing(mind, SEED))
