"""Munchkin Age of Sigmar as the kernel knows it."""

from koldun.content.library import Library
from koldun.games.munchkin.ending import result
from koldun.games.munchkin.faces import DOOR
from koldun.games.munchkin.hints import hints
from koldun.games.munchkin.library import LIBRARY, Options
from koldun.games.munchkin.setup import set_table
from koldun.games.munchkin.state import Dungeon, Rules
from koldun.games.munchkin.turn import step
from koldun.games.munchkin.value import quiet, values
from koldun.games.munchkin.view import marks, view
from koldun.kernel.cards import Face
from koldun.kernel.decisions import Ask, Play
from koldun.kernel.game import BOARD, CHANCE, HIDDEN, SHARED, TOGETHER, WINDOWS, Game, Setup
from koldun.kernel.randomness import Rng
from koldun.kernel.results import Result
from koldun.view.views import Table


class Munchkin(Game[Dungeon]):
    def __init__(self) -> None:
        super().__init__(
            "munchkin",
            version="1.1",
            least=3,
            most=6,
            options=Options,
            capabilities=frozenset({HIDDEN, TOGETHER, WINDOWS, CHANCE, SHARED, BOARD}),
            minutes=90,
            weight=3,
        )
        self.brief = {"max_turns": 12}
        self.horizon = 1  # turns are long: to the start of the next
        self._doors: list[Face] = []
        self._treasures: list[Face] = []

    def setup(self, setup: Setup, rng: Rng) -> Dungeon:
        if not self._doors:
            doors: list[Face] = []
            treasures: list[Face] = []
            for face in LIBRARY.faces.values():
                pile = doors if face.back == DOOR else treasures
                pile += [face] * face.copies
            self._treasures = treasures
            self._doors = doors  # last: another thread may be asking
        o = setup.options
        rules = Rules(
            o.fast,
            o.shared_victory,
            o.night,
            o.hour,
            o.binding_bribes,
            o.attentive,
            o.max_turns,
            o.figures,
        )
        more_doors = [f for f in setup.extra if f.back == DOOR]
        more_treasures = [f for f in setup.extra if f.back != DOOR]
        return set_table(
            setup.players,
            rng,
            rules,
            self._doors + more_doors,
            self._treasures + more_treasures,
            o.first - 1,
        )

    def announce(self, state: Dungeon) -> None:
        t = state
        t.say("first", "MUN-SETUP-10", seat=t.first)

    def turn(self, state: Dungeon) -> Play[None]:
        return step(state)

    def result(self, state: Dungeon) -> Result | None:
        return result(state)

    def value(self, state: Dungeon, seat: int) -> float:
        return self.values(state)[seat]

    def values(self, state: Dungeon) -> list[float]:
        return values(state)

    def quiet(self, state: Dungeon) -> bool:
        return quiet(state)

    def hints(self, state: Dungeon, ask: Ask, i: int) -> list[float] | None:
        return hints(state, ask, i)

    def library(self) -> Library:
        return LIBRARY

    def view(self, state: Dungeon, seat: int) -> Table:
        return view(state)

    def badges(self, state: Dungeon) -> dict[int, dict[str, int]]:
        return marks(state)
