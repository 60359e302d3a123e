"""What games tell those who think: values that share out the win, hints for every option."""

import time

import pytest

from koldun.bots.budget import Budget
from koldun.bots.horizon import outcome
from koldun.bots.levels import bot_named, warm_up
from koldun.bots.mind import Mind
from koldun.bots.policies import by_hints, drawn, wander
from koldun.bots.search.thinker import SearchBot
from koldun.content.registry import games
from koldun.content.weights import weights_of
from koldun.kernel.estimates import shares
from koldun.kernel.randomness import Rng
from koldun.testing.contract import begin


@pytest.mark.parametrize("id", sorted(games()))
def test_values_share_out_the_win_and_hints_cover_the_options(id: str) -> None:
    game = games()[id]
    for players in sorted({game.least, game.most}):
        match = begin(game, players, "values", log=False)
        for step, now in enumerate(wander(match, "values")):
            if now.ask is None or step > 150:
                break
            values = game.values(now.state)
            assert all(0.0 <= value <= 1.0 for value in values)
            if id not in ("duel", "nim"):  # the plug-ins have no opinion
                assert sum(values) == pytest.approx(1.0)
            assert [game.value(now.state, seat) for seat in range(players)] == values
            ask = now.ask
            for i in range(len(ask.seats)):
                part, place = (ask, i) if ask.parts is None else (ask.parts[i], 0)
                hints = game.hints(now.state, part, place)
                if hints is not None:
                    assert len(hints) == len(part.options[place])
                    assert min(hints) >= 0.0, part.what
                    assert max(hints) > 0.0 or len(hints) == 1, "something may always be done"


def test_a_match_that_is_over_is_valued_by_its_result() -> None:
    match = begin(games()["krendel"], 2, "over", log=False)
    for now in wander(match, "over"):
        match = now
    assert match.result is not None
    assert [seat for seat, value in enumerate(outcome(match)) if value] == match.result.winners


def test_weights_and_features_must_have_the_same_names() -> None:
    with pytest.raises(ValueError, match="fit again"):
        weights_of("koldun.games.krendel", ("trophies", "hats"))
    assert shares([0.0, 0.0]) == [0.5, 0.5]
    assert shares([900.0, -900.0]) == [1.0, 0.0]


def test_options_are_drawn_by_their_weight() -> None:
    rng = Rng(bytes(32))
    picks = [drawn([1.0, 0.0, 3.0, 50.0], 3, rng) for _ in range(4000)]
    assert set(picks) == {0, 2}
    assert 0.7 < picks.count(2) / 4000 < 0.8


@pytest.mark.usefixtures("as_served")
@pytest.mark.parametrize("id", sorted(games()))
def test_no_game_overruns_the_time_to_think(id: str) -> None:
    """At decisions of the middle of a match; the processor's time, so that others do not count."""
    bot = SearchBot(Budget(seconds=0.1))
    match = begin(games()[id], games()[id].most, "time", log=False)
    for step, now in enumerate(wander(match, "time")):
        if now.ask is None or step > 60:
            break
        if step % 20 == 10:
            mind = Mind(now, now.pending()[0].seat)
            used = []
            for n in range(2):
                started = time.process_time()
                bot.choose(mind, Rng(bytes([n] * 32)))
                used.append(time.process_time() - started)
            assert min(used) < 0.11, (step, used)


@pytest.mark.usefixtures("as_served")
@pytest.mark.parametrize("id", sorted(games()))
def test_no_archmage_overruns_its_time(id: str) -> None:
    """The same for whatever plays the level at the smallest table, played as hints would have it."""
    bot = bot_named("archmage:cpu100ms")
    warm_up([games()[id]])
    match = begin(games()[id], games()[id].least, "archmage", log=False)
    for step, now in enumerate(by_hints(match, "archmage")):
        if now.ask is None or step > 70:
            break
        if step % 10 == 5:
            mind = Mind(now, now.pending()[0].seat)
            used: list[float] = []
            while not used or (min(used) >= 0.11 and len(used) < 4):
                started = time.thread_time()
                bot.choose(mind, Rng(bytes([len(used)] * 32)))
                used.append(time.thread_time() - started)
            assert min(used) < 0.11, (step, used)
