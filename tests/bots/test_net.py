"""Learned bots: they play by what the seat knows, and only with a network that fits."""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from learn.toy import GuessGame
from support import NEW_CARD

from koldun.bots import levels
from koldun.bots.actions import Key
from koldun.bots.budget import Budget, Clock
from koldun.bots.learned.ahead import AheadBot, Thought
from koldun.bots.learned.follow import Follow
from koldun.bots.learned.net import (
    Learned,
    Net,
    NetBot,
    Rows,
    blinded,
    draw,
    learned_for,
    load,
    net_of,
    save,
)
from koldun.bots.levels import bot_named
from koldun.bots.mind import Mind, luck
from koldun.bots.policies import RandomChoice, play_randomly
from koldun.content.registry import game_named, table_for
from koldun.kernel.errors import BadFile, WrongTable
from koldun.kernel.match import Match
from koldun.kernel.observe import Sheet
from koldun.kernel.randomness import derive, seed_of

KRENDEL = game_named("krendel")


def match_of(players: int = 2, seed: str = "net") -> Match:
    return Match.start(KRENDEL, table_for(KRENDEL, players), seed_of(seed), log=False)


def rows_of(match: Match) -> Rows:
    learned = learned_for(KRENDEL)
    ask = match.ask
    assert ask is not None
    sheet = Sheet()
    for i in range(len(ask.seats)):
        learned.observer.observe(match.state, ask, i, sheet)
    return learned.rows(sheet)


def test_the_network_of_krendel_fits_and_says_where_it_comes_from() -> None:
    net = net_of(KRENDEL)
    assert net is not None
    about = net.about
    assert about["players"] == [2, 3, 4, 5, 6]
    assert about["rules"] == KRENDEL.version
    assert about["decisions"] > 1_000_000
    assert about["contests"]


def test_games_without_a_network_say_so() -> None:
    game = GuessGame()
    assert net_of(game) is None
    with pytest.raises(WrongTable, match="no network that fits"):
        learned_for(game)


def test_a_network_of_another_schema_is_refused(tmp_path: Path) -> None:
    net = net_of(KRENDEL)
    assert net is not None
    path = tmp_path / "net.npz"
    save(Net(net.weights, {**net.about, "schema": "another"}), path)
    assert net_of(KRENDEL, str(path)) is None
    path = tmp_path / "no.npz"
    path.write_bytes(b"no network")
    with pytest.raises(BadFile, match="holds no network"):
        load(path.read_bytes(), "no.npz")
    with pytest.raises(WrongTable, match="cannot be read"):
        net_of(KRENDEL, str(tmp_path / "none.npz"))


def test_chances_add_up_and_follow_their_options() -> None:
    """The order of options does not change the chance of any."""
    match = match_of(4)
    net = learned_for(KRENDEL).net
    rows = rows_of(match)
    chances = net.chances(net.hidden(rows), rows)
    sums = np.add.reduceat(chances, rows.option_starts)
    assert np.allclose(sums, 1.0, atol=1e-5)
    ask = match.ask
    assert ask is not None
    for options in ask.options:
        options.reverse()
    again = rows_of(match)
    turned = net.chances(net.hidden(again), again)
    for start, count in zip(rows.option_starts, rows.counts, strict=True):
        here = chances[start : start + count]
        assert np.allclose(here, turned[start : start + count][::-1], atol=1e-5)


def test_values_are_shares_of_the_win() -> None:
    net = learned_for(KRENDEL).net
    for players in (2, 6):
        rows = rows_of(match_of(players))
        values = net.values(net.hidden(rows))
        assert values.min() > 0.0
        assert values.sum() == pytest.approx(1.0, abs=0.4)


def test_draws_follow_the_chances() -> None:
    rows = rows_of(match_of())
    chances = np.zeros(rows.counts.sum(), np.float32)
    chances[rows.option_starts + 2] = 1.0
    for x in (0.0, 0.5, 0.999999):
        assert draw(chances, rows, np.full(len(rows.counts), x)).tolist() == [2, 2]


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["net", "net:0", "net:0.5", "ahead:4", "ahead:2+1", "ahead:cpu40ms"]
)
def test_learned_bots_play_on_alike(name: str) -> None:
    """The same luck, the same choice; another world behind the same knowledge, the same choice."""
    match = match_of(3)
    for step in range(12):
        if match.ask is None:
            break
        seat = match.pending()[0].seat
        bot = bot_named(name)
        pick = bot.choose(Mind(match, seat), luck(bytes(32), seat, step))
        assert 0 <= pick < len(match.pending()[0].options)
        if "ms" not in name:
            again = bot.choose(Mind(match, seat), luck(bytes(32), seat, step))
            assert again == pick
            world = match.imagine(seat, derive(bytes(32), f"other {step}"))
            assert bot.choose(Mind(world, seat), luck(bytes(32), seat, step)) == pick
        match.choose(seat, pick)


def test_a_blinded_network_plays_otherwise() -> None:
    net = learned_for(KRENDEL).net
    blind = blinded(net)
    rows = rows_of(match_of(4))
    apart = net.chances(net.hidden(rows), rows) - blind.chances(blind.hidden(rows), rows)
    assert np.abs(apart).max() > 0.05


def positions(players: int) -> list[Match]:
    found = []
    for number in range(6):
        match = match_of(players, f"at {number}")
        play_randomly(match, RandomChoice(seed_of(f"on {number}")), most=players * number)
        if match.ask is not None:
            found.append(match)
    return found


@pytest.mark.usefixtures("as_served")
@pytest.mark.parametrize("players", [2, 4])
def test_the_look_ahead_keeps_to_its_time(players: int) -> None:
    """At most a tenth over, wherever it stands; what it does not use, it did not need."""
    budget = Budget(seconds=0.1, processor=True)
    bot = AheadBot(budget=budget)
    learned_for(KRENDEL)
    for n, match in enumerate(positions(players)):
        seat = match.pending()[0].seat
        spent: list[float] = []
        while not spent or (
            min(spent) >= 0.11 and len(spent) < 5
        ):  # a busy neighbour costs time, too
            started = time.thread_time()
            bot.choose(Mind(match, seat), luck(bytes(32), seat, n))
            spent.append(time.thread_time() - started)
        assert min(spent) < 0.11


def test_more_time_is_more_worlds() -> None:
    begun = {0.02: 0, 0.1: 0}
    for match in positions(2)[:5]:
        mind = Mind(match, match.pending()[0].seat)
        for seconds in begun:
            thought = Thought(mind, bytes(32), learned_for(KRENDEL))
            thought.look_until(Clock(Budget(seconds=seconds, processor=True)))
            begun[seconds] += thought.begun
    assert begun[0.1] > 1.5 * begun[0.02]


def test_a_network_may_look_further_when_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """At tables of a size, from so many seconds on, unless the bot's name says how far."""
    learned = learned_for(KRENDEL)
    monkeypatch.setitem(learned.net.about, "further", {"2": [[0.05, 1], [0.3, 2]]})
    looked: list[int] = []

    def look(self: Thought, *_: Any) -> None:
        looked.append(self._turns)

    monkeypatch.setattr(Thought, "look_until", look)
    monkeypatch.setattr(Thought, "look", look)

    def turns(name: str, players: int = 2) -> int:
        bot = bot_named(name)
        assert isinstance(bot, AheadBot)
        bot.choose(Mind(match_of(players), 0), luck(bytes(32), 0, 0))
        return looked[-1] - plain

    plain = 0
    plain = turns("ahead:cpu100ms+0")
    names = ("cpu20ms", "cpu100ms", "cpu300ms", "1s", "16")
    assert [turns(f"ahead:{name}") for name in names] == [0, 1, 2, 2, 0]
    assert [turns(f"ahead:{name}") for name in ("1s+0", "cpu100ms+1", "16+3")] == [0, 1, 3]
    assert turns("ahead:1s", 4) == turns("ahead:1s+0", 4)
    monkeypatch.delitem(learned.net.about, "further")
    assert turns("ahead:1s") == 0


def test_a_network_may_leave_out_what_it_finds_unlikely(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three options are always tried, the others where the policy gives them so much."""
    learned = learned_for(KRENDEL)
    wide = 0
    for match in positions(2):
        mind = Mind(match, match.pending()[0].seat)
        monkeypatch.setitem(learned.net.about, "likely", 0.0)
        every = Thought(mind, bytes(32), learned)
        monkeypatch.setitem(learned.net.about, "likely", 0.05)
        some = Thought(mind, bytes(32), learned)
        wanted = [n for k, n in enumerate(every.left) if k < 3 or every.first[n] >= 0.05]
        assert some.left == wanted
        assert set(some.values) == set(wanted)
        wide += len(every.left) - len(wanted)
    assert wide > 0


def test_the_network_is_there_before_the_clock_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[float] = []

    def slow(game: Any, path: str = "") -> Learned:
        until = time.thread_time() + 0.1
        while time.thread_time() < until:
            pass
        return learned_for(game, path)

    def look(self: Thought, clock: Clock) -> None:
        seen.append(clock.used())

    monkeypatch.setattr("koldun.bots.learned.ahead.learned_for", slow)
    monkeypatch.setattr(Thought, "look_until", look)
    AheadBot(budget=Budget(seconds=0.1, processor=True)).choose(
        Mind(match_of(), 0), luck(bytes(32), 0, 0)
    )
    assert seen[0] < 0.9


_WHEN_NUMPY_IS_READ = """
import os, sys

class Watch:
    def find_spec(self, name, path=None, target=None):
        if name == "numpy":
            print(os.environ.get("OPENBLAS_NUM_THREADS"))

sys.meta_path.insert(0, Watch())
import {module}
import koldun.bots.learned.net
"""


@pytest.mark.parametrize(
    "module", ["koldun.bots.learned.ahead", "koldun.learn.measure", "koldun.learn.run"]
)
def test_numpy_is_read_for_one_thread(module: str) -> None:
    """Several threads make a look ahead slower, with sixteen cores five times: it would play its contests with less."""
    threads = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
    clean = {name: value for name, value in os.environ.items() if name not in threads}
    code = _WHEN_NUMPY_IS_READ.format(module=module)
    told = subprocess.run(
        [sys.executable, "-c", code], env=clean, capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["1"]


def test_own_later_choices_follow_what_did_well() -> None:
    """Two actions the policy likes alike: the better one is taken ever more often."""
    keys: list[Key] = [("q", verb, "", -1, "", -1, -1, "", 0) for verb in ("good", "bad")]
    node = Follow()
    taken = [0, 0]
    for n in range(200):
        step = node.take(keys, [0.5, 0.5], n % 2)
        taken[step.pick] += 1
        step.learn(0.6 if step.pick == 0 else 0.4)
    assert taken[0] > 3 * taken[1] > 0
    assert step.onward() is step.onward()


def test_all_options_are_tried_in_the_same_worlds() -> None:
    thought = Thought(Mind(match_of(), 0), bytes(32), learned_for(KRENDEL))
    thought.look(8)
    tried = sorted(len(values) for values in thought.values.values())
    assert tried[-1] == 8
    assert tried[0] == 4  # the worse half was left alone


@pytest.mark.parametrize("name", ["net:hot", "net:-1", "ahead:soon", "ahead:0", "ahead:4+x"])
def test_names_that_say_nothing(name: str) -> None:
    with pytest.raises(WrongTable):
        bot_named(name)


def test_names_with_budgets_and_files() -> None:
    bot = bot_named("net:0.3:some/net.npz")
    assert isinstance(bot, NetBot)
    assert (bot.warmth, bot.path) == (0.3, "some/net.npz")
    bot = bot_named("ahead:cpu20ms+1:some/net.npz")
    assert isinstance(bot, AheadBot)
    assert bot.budget is not None
    assert (bot.budget.seconds, bot.further, bot.path) == (0.02, 1, "some/net.npz")
    bot = bot_named("ahead", Budget(iterations=6))
    assert isinstance(bot, AheadBot)
    assert (bot.worlds, bot.budget) == (6, None)


def test_without_numpy_the_other_bots_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    import builtins

    real = builtins.__import__

    def without(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.endswith(("learned.ahead", "learned.net")):
            raise ImportError("No module named 'numpy'")
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", without)
    assert levels.bot_named("greedy") is not None
    with pytest.raises(WrongTable, match="needs numpy"):
        levels.bot_named("net")


def test_cards_of_a_pack_are_played() -> None:
    """A card no training has seen has a row, and the policy and the look ahead take it in stride."""
    setup = table_for(KRENDEL, 2, packs=[("pack.toml", NEW_CARD)])
    seen = 0
    for number in range(20):
        match = Match.start(KRENDEL, setup, seed_of(f"pack {number}"), log=False)
        faces = match.state.cards.faces
        for decision in match.pending():
            if any(faces[option.card].id == "new-1" for option in decision.options):
                seen += 1
                for name in ("net", "ahead:2"):
                    mind = Mind(match, decision.seat)
                    assert 0 <= bot_named(name).choose(mind, luck(bytes(32), 0, 0)) < 5
    assert seen > 0
