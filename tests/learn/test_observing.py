"""Every observer keeps the contract: what games write, and the general one."""

from collections.abc import Callable
from typing import Any

import pytest

from koldun.bots.learned.general import general_observer
from koldun.content.registry import games
from koldun.games.krendel.state import Tournament
from koldun.kernel.decisions import Ask
from koldun.kernel.game import AnyGame
from koldun.kernel.observe import Observer, Sheet, around
from koldun.testing.observing import (
    CHECKS,
    hears_no_secret_answers,
    sees_only_what_is_known,
)

pytestmark = pytest.mark.contract

OBSERVED = [game for game in games().values() if game.observer() is not None]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", OBSERVED, ids=lambda game: game.id)
def test_observers_of_games(game: AnyGame, check: Callable[[AnyGame, Observer[Any]], None]) -> None:
    observer = game.observer()
    assert observer is not None
    check(game, observer)


@pytest.mark.parametrize("id", ["duel", "krendel"])
def test_the_general_observer(id: str) -> None:
    game = games()[id]
    observer = general_observer(game)
    for check in CHECKS:
        check(game, observer)


def test_krendel_is_observed() -> None:
    assert "krendel" in {game.id for game in OBSERVED}


@pytest.mark.parametrize(
    ("seats", "places"),
    [(2, [0, 1]), (3, [0, 1, 5]), (4, [0, 1, 2, 5]), (5, [0, 1, 2, 4, 5]), (6, [0, 1, 2, 3, 4, 5])],
)
def test_neighbours_have_the_same_place_at_any_table(seats: int, places: list[int]) -> None:
    assert [around(apart, seats, 6) for apart in range(seats)] == places
    assert around(-1, seats, 6) == places[-1]


def test_a_schema_has_one_hash() -> None:
    game = games()["krendel"]
    one, two = general_observer(game).schema, general_observer(game).schema
    assert one.hash == two.hash
    observer = game.observer()
    assert observer is not None
    assert observer.schema.hash != one.hash


class Cheat(Observer[Tournament]):
    """Writes what another observer writes, and more."""

    def __init__(self, honest: Observer[Tournament]) -> None:
        super().__init__(honest.schema)
        self.honest = honest

    def observe(self, state: Tournament, ask: Ask, i: int, sheet: Sheet) -> None:
        self.add(state, ask, i, sheet)
        self.honest.observe(state, ask, i, sheet)

    def position(self, state: Tournament, seat: int, sheet: Sheet) -> None:
        self.honest.position(state, seat, sheet)

    def add(self, state: Tournament, ask: Ask, i: int, sheet: Sheet) -> None:
        raise NotImplementedError


class Peeping(Cheat):
    """Looks into the hand of the seat on its left."""

    def add(self, state: Tournament, ask: Ask, i: int, sheet: Sheet) -> None:
        card = state.hands[(ask.seats[i] + 1) % state.seats].cards[0]
        sheet.tokens.append(1 + self.schema.row(state.face(card)))


class Overhearing(Cheat):
    """Counts who has answered."""

    def add(self, state: Tournament, ask: Ask, i: int, sheet: Sheet) -> None:
        sheet.tokens += [1] * (1 + sum(map(ask.answered, range(len(ask.seats)))))


@pytest.mark.parametrize(
    ("cheat", "check"),
    [(Peeping, sees_only_what_is_known), (Overhearing, hears_no_secret_answers)],
)
def test_cheats_are_caught(
    cheat: type[Cheat], check: Callable[[AnyGame, Observer[Any]], None]
) -> None:
    game = games()["krendel"]
    observer = game.observer()
    assert observer is not None
    with pytest.raises(AssertionError, match=r"sees too much|hears secret answers"):
        check(game, cheat(observer))
