"""Munchkin Age of Sigmar as the kernel knows it."""

from koldun.content.library import Library
from koldun.games.munchkin.ending import result
from koldun.games.munchkin.faces import DOOR, TREASURE, Card
from koldun.games.munchkin.hints import eager, hints
from koldun.games.munchkin.library import LIBRARY, Options
from koldun.games.munchkin.observe import MunchkinObserver, schema_of
from koldun.games.munchkin.setup import set_table
from koldun.games.munchkin.staging import MunchkinStaging
from koldun.games.munchkin.state import Dungeon, Rules
from koldun.games.munchkin.turn import step
from koldun.games.munchkin.value import quiet, values
from koldun.games.munchkin.view import badges, sums, view
from koldun.kernel.cards import Face
from koldun.kernel.decisions import Ask, Option, Play
from koldun.kernel.game import BOARD, CHANCE, HIDDEN, SHARED, TOGETHER, WINDOWS, Game, Setup
from koldun.kernel.randomness import Rng
from koldun.kernel.results import Result
from koldun.view.views import Table


class Munchkin(Game[Dungeon]):
    def __init__(self) -> None:
        super().__init__(
            "munchkin",
            version="1.3",
            least=3,
            most=6,
            options=Options,
            capabilities=frozenset({HIDDEN, TOGETHER, WINDOWS, CHANCE, SHARED, BOARD}),
            minutes=90,
            weight=3,
            brief={"max_turns": 12},
            horizon=1,  # turns are long: to the start of the next
        )
        self._doors: list[Card] = []
        self._treasures: list[Card] = []
        self._observer: MunchkinObserver | None = None

    def setup(self, setup: Setup, rng: Rng) -> Dungeon:
        if not self._doors:
            box = [face for face in LIBRARY.faces.values() for _ in range(face.copies)]
            self._treasures = cards_of(box, TREASURE)
            self._doors = cards_of(box, DOOR)  # last: another thread may be asking
        options: Options = setup.options
        doors = self._doors + cards_of(setup.extra, DOOR)
        treasures = self._treasures + cards_of(setup.extra, TREASURE)
        return set_table(setup.players, rng, Rules(options), doors, treasures, options.first - 1)

    def announce(self, state: Dungeon) -> None:
        state.say("first", "MUN-SETUP-10", seat=state.first)

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

    def observer(self) -> MunchkinObserver:
        observer = self._observer
        if observer is None:
            observer = MunchkinObserver(schema_of(list(LIBRARY.faces.values())))
            self._observer = observer
        return observer

    def eager(self, state: Dungeon, ask: Ask, i: int) -> bool:
        return eager(state, ask, i)

    def library(self) -> Library:
        return LIBRARY

    def staging(self) -> MunchkinStaging:
        return MunchkinStaging()

    def view(self, state: Dungeon, seat: int) -> Table:
        return view(state)

    def sums(self, state: Dungeon, what: str, seat: int, options: list[Option]) -> list[str]:
        return sums(state, what, seat, options)

    def badges(self, state: Dungeon) -> dict[int, dict[str, int]]:
        return badges(state)


def cards_of(faces: list[Face], back: str) -> list[Card]:
    return [face for face in faces if isinstance(face, Card) and face.back == back]
