"""The small game of the comparison keeps its rules, and speed does not fall unseen."""

import statistics
from collections.abc import Callable

import pytest

from koldun.bench.check import AGREED, digest
from koldun.bench.peers import (
    measure,
    middle_of_a_match,
    middle_of_a_plain_game,
    plain_game,
    random_game,
)
from koldun.bench.table import AIMS, Rates, lay_out, rows_of
from koldun.bench.timing import rate_of, rate_of_games
from koldun.bench.views import TABLES, cost
from koldun.bots.policies import RandomChoice, play_randomly
from koldun.compiled import COMPILED
from koldun.content.registry import games, table_for
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of

# Half of what docs/bench.md says, as multiples of plain Python: a loaded machine does not come so low.
LEAST_DECISIONS = 0.8 if COMPILED else 0.26
LEAST_COPIES = 0.3 if COMPILED else 0.07
LEAST_OF_KRENDEL = 0.35 if COMPILED else 0.08
LEAST_COPIES_OF_MUNCHKIN = 0.02 if COMPILED else 0.002
LEAST_VIEWS_OF_KRENDEL = 0.02 if COMPILED else 0.005


def test_mini_krendel_agrees_with_all_peers() -> None:
    assert digest() == AGREED


def test_mini_krendel_agrees_when_every_choice_is_made_on_a_copy() -> None:
    assert digest(copying=True) == AGREED


def test_the_measurement_has_the_form_the_comparison_expects() -> None:
    measured = measure(0.05)
    assert {"name", "games_per_s", "decisions_per_s", "copies_per_s", "check"} <= set(measured)
    assert measured["check"] == AGREED
    assert 20 < plain_game()() < 200


def times(ours: Callable[[], float], theirs: Callable[[], float]) -> float:
    """The median of five ratios, measured in turns."""
    return statistics.median(ours() / theirs() for _ in range(5))


def plain_decisions() -> float:
    return rate_of_games(plain_game(), 0.05)[1]


def plain_copies() -> float:
    return rate_of(middle_of_a_plain_game().copy, 0.05)


def test_decisions_are_as_fast_as_they_were() -> None:
    play = random_game()
    assert times(lambda: rate_of_games(play, 0.05)[1], plain_decisions) > LEAST_DECISIONS


def test_copies_are_as_fast_as_they_were() -> None:
    match = middle_of_a_match()
    assert times(lambda: rate_of(match.copy, 0.05), plain_copies) > LEAST_COPIES


def test_a_real_game_is_as_fast_as_it_was() -> None:
    game = games()["krendel"]
    setup = table_for(game, game.most)

    def play() -> int:
        match = Match.start(game, setup, seed_of("pace"), log=False, checkpoints=False)
        return play_randomly(match, RandomChoice(seed_of("pace")))

    assert times(lambda: rate_of_games(play, 0.1)[1], plain_decisions) > LEAST_OF_KRENDEL


def test_a_copy_does_not_work_out_again_what_its_original_was_offered() -> None:
    game = games()["munchkin"]
    match = Match.start(game, table_for(game, game.most), seed_of("pace"), log=False)
    play_randomly(match, RandomChoice(seed_of("pace")), 300)
    assert times(lambda: rate_of(match.copy, 0.1), plain_copies) > LEAST_COPIES_OF_MUNCHKIN


def test_views_are_as_fast_as_they_were() -> None:
    def views() -> float:
        found = cost("krendel", 2, 100)
        return 1e6 / (found.look + found.sent)

    assert times(views, plain_decisions) > LEAST_VIEWS_OF_KRENDEL


@pytest.fixture
def rates() -> Rates:
    return {
        "plain Python|decisions": 500_000.0,
        "mini-Krendel compiled|decisions": 1_000_000.0,
        "plain Python|copies": 800_000.0,
        "munchkin, 6 players|copies": 40_000.0,
        "munchkin, 6 players|replays": 12.34,
    }


def test_the_table_sets_rates_beside_plain_python_of_the_same_run(rates: Rates) -> None:
    rows = {(row.name, row.kind): row for row in rows_of(rates)}
    assert rows["mini-Krendel compiled", "decisions"].ratio == 2.0
    assert rows["munchkin, 6 players", "copies"].ratio == 0.05
    assert rows["munchkin, 6 players", "replays"].ratio is None
    assert rows["munchkin, 6 players", "copies"].aim == "60,000"


def test_the_table_is_one(rates: Rates) -> None:
    text = lay_out(rows_of(rates)).splitlines()
    assert all(line.startswith("|") and line.count("|") == 5 for line in text)
    assert "| mini-Krendel compiled | 1,000,000 | 2.00 | x2.5 |" in text
    assert "| munchkin, 6 players | 12.3 |  | 6.8 |" in text


def test_every_aim_is_of_something_measured() -> None:
    tables = {f"{game.id}, {game.most} players" for game in games().values()}
    shown = {f"{game}, {players} players" for game, players in TABLES.items()}
    for key in AIMS:
        name, _, kind = key.partition("|")
        if kind in ("answers", "p99", "memory"):
            assert name in ("choices of krendel", "all tables busy"), "what tools/load.py measures"
        elif kind == "views":
            assert name in shown
        else:
            assert kind in ("decisions", "copies", "replays")
            assert name in tables or name.startswith("mini-Krendel ")
