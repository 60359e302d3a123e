"""Krendel's Tournament as the kernel knows it."""

from typing import TYPE_CHECKING, cast

from koldun.games.krendel.battle import Battle
from koldun.games.krendel.ending import result
from koldun.games.krendel.library import LIBRARY, Options
from koldun.games.krendel.setup import set_table
from koldun.games.krendel.state import Tournament
from koldun.games.krendel.turn import round_
from koldun.games.krendel.value import values
from koldun.games.krendel.view import view
from koldun.kernel.cards import Face
from koldun.kernel.decisions import Play
from koldun.kernel.game import CHANCE, HIDDEN, NO_WINNER, SHARED, TOGETHER, Game, Setup
from koldun.kernel.randomness import Rng
from koldun.kernel.results import Result
from koldun.kernel.state import State

if TYPE_CHECKING:
    from koldun.content.library import Library
    from koldun.view.views import Table


class Krendel(Game):
    def __init__(self) -> None:
        super().__init__(
            "krendel",
            "1.0",
            2,
            6,
            Options,
            frozenset({HIDDEN, TOGETHER, CHANCE, SHARED, NO_WINNER}),
            20,
            2,
        )
        self._creatures: list[Face] = []
        self._rewards: list[Face] = []
        self._heroes: list[Face] = []

    def setup(self, setup: Setup, rng: Rng) -> State:
        if not self._creatures:
            self._rewards = LIBRARY.entries("reward")
            self._heroes = LIBRARY.entries("hero")
            self._creatures = LIBRARY.entries("creature")  # last: another thread may be asking
        creatures = self._creatures
        if setup.extra:
            creatures = creatures + [f for f in setup.extra if f.kind == "creature"]
        return set_table(setup.players, rng, creatures, self._rewards, self._heroes)

    def announce(self, state: State) -> None:
        t = cast("Tournament", state)
        for seat in range(t.seats):
            t.say("hero", "KRE-SETUP-05", seat=seat, card=t.heroes[seat].top())
        t.say("first", "KRE-SETUP-08", seat=t.first)

    def turn(self, state: State) -> Play[None]:
        return round_(cast("Tournament", state))

    def result(self, state: State) -> Result | None:
        return result(cast("Tournament", state))

    def value(self, state: State, seat: int) -> float:
        return self.values(state)[seat]

    def values(self, state: State) -> list[float]:
        return values(cast("Tournament", state))

    def library(self) -> "Library":
        return LIBRARY

    def view(self, state: State, seat: int) -> "Table":
        return view(cast("Tournament", state))

    def marks(self, state: State) -> dict[int, dict[str, int]]:
        """Effective attack and defence on the creatures that fight."""
        t = cast("Tournament", state)
        if not t.fields[0].cards:
            return {}
        battle = Battle(t)
        return {
            t.fields[seat].cards[0]: {
                "attack": battle.attack[seat],
                "defence": battle.defence[seat],
            }
            for seat in range(t.seats)
            if t.fields[seat].cards
        }
