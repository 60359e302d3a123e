"""Nobody can count the answers others gave to windows."""

from koldun.kernel.cards import SPECTATOR
from koldun.kernel.decisions import PASS, Ask, Option, Play
from koldun.kernel.game import Game, Setup
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, seed_of
from koldun.kernel.registry import game_named
from koldun.kernel.results import Result
from koldun.kernel.state import State
from koldun.kernel.table import Table, look
from koldun.kernel.windows import window


class Quiet(State):
    """Seat 1 may hold something to respond with."""

    holds: bool = False
    rounds: int = 0

    def copy(self) -> "Quiet":
        new = Quiet(self.seats, self.rng.copy(), self.cards.copy(), self.standing)
        new.holds, new.rounds = self.holds, self.rounds
        return new

    def zones(self) -> list[object]:  # type: ignore[override]
        return []

    def facts(self) -> dict[str, object]:  # type: ignore[override]
        return {"rounds": self.rounds}


class QuietGame(Game):
    def __init__(self, holds: bool) -> None:
        super().__init__("quiet", "1", 2, 2, type(None), frozenset(), 1, 1)
        self.holds = holds

    def setup(self, setup: Setup, rng: Rng) -> State:
        cards = game_named("krendel").setup(Setup(2, None), rng).cards
        state = Quiet(2, rng, cards)
        state.holds = self.holds
        return state

    def turn(self, state: State) -> Play[None]:
        assert isinstance(state, Quiet)

        def responses(seat: int) -> list[Option]:
            return [Option("defend")] if state.holds else []

        yield from window(state, [1], "defend", responses, "X")
        yield Ask("act", "X", [0], [[PASS, Option("again")]])
        state.rounds += 1

    def result(self, state: State) -> Result | None:
        return None

    def view(self, state: State, seat: int) -> Table:
        return Table(phase="", round=0, active=0, seats=[])


def counts(holds: bool) -> list[int]:
    match = Match.start(QuietGame(holds), Setup(2, None), seed_of("quiet"))
    seen: list[int] = []
    for _ in range(3):
        if match.decision(1) is not None:
            match.choose(1, 0)
        seen.append(look(match, 0).choices)
        assert look(match, 0).choices == look(match, SPECTATOR).choices
        assert look(match.copy(), 0).choices == look(match, 0).choices
        match.choose(0, 0)
    return seen


def test_answers_to_windows_are_not_counted() -> None:
    assert counts(holds=True) == counts(holds=False) == [0, 1, 2]


def test_own_answers_are_counted() -> None:
    match = Match.start(QuietGame(True), Setup(2, None), seed_of("quiet"))
    match.choose(1, 0)
    assert look(match, 1).choices == 1
    match.undo(1)
    assert look(match, 1).choices == 0
