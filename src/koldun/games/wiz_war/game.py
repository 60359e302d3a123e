"""Wiz-War as the kernel knows it."""

from koldun.content.library import Library
from koldun.games.wiz_war.columns import schema_of
from koldun.games.wiz_war.ending import result
from koldun.games.wiz_war.hints import hints
from koldun.games.wiz_war.library import LIBRARY, Options
from koldun.games.wiz_war.magic.cards import Magic
from koldun.games.wiz_war.moving.ways import ways
from koldun.games.wiz_war.observe import WizWarObserver
from koldun.games.wiz_war.setup import set_table
from koldun.games.wiz_war.staging import WizWarStaging
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.turn import unit
from koldun.games.wiz_war.value import quiet, values
from koldun.games.wiz_war.view import view
from koldun.kernel.cards import Face
from koldun.kernel.decisions import Ask, Play
from koldun.kernel.game import (
    BOARD,
    CHANCE,
    ELIMINATION,
    HIDDEN,
    NO_WINNER,
    WINDOWS,
    Game,
    Setup,
)
from koldun.kernel.randomness import Rng
from koldun.kernel.results import Result
from koldun.view.views import Table


def magic_cards(faces: list[Face]) -> list[Magic]:
    """All cards of this game are magic cards, those of packs too."""
    found: list[Magic] = []
    for face in faces:
        assert isinstance(face, Magic)
        found.append(face)
    return found


class WizWar(Game[Labyrinth]):
    def __init__(self) -> None:
        super().__init__(
            "wiz_war",
            version="1.3",
            least=2,
            most=4,
            options=Options,
            capabilities=frozenset({HIDDEN, WINDOWS, CHANCE, ELIMINATION, NO_WINNER, BOARD}),
            minutes=60,
            weight=4,
            brief={"rounds": 25},
            horizon=1,  # turns are long: to the start of the next
        )
        self._faces: list[Magic] = []
        self._observer: WizWarObserver | None = None

    def setup(self, setup: Setup, rng: Rng) -> Labyrinth:
        if not self._faces:
            self._faces = magic_cards(list(LIBRARY.faces.values()))
        return set_table(setup.players, rng, self._faces, magic_cards(setup.extra), setup.options)

    def announce(self, state: Labyrinth) -> None:
        for w in state.wizards:
            place = state.layout.square_names[w.at]
            state.say("begins", "WIZ-SETUP-07", seat=w.seat, place=place)
        state.say("first", "WIZ-SETUP-15", seat=state.first)

    def turn(self, state: Labyrinth) -> Play[None]:
        return unit(state)

    def result(self, state: Labyrinth) -> Result | None:
        return result(state)

    def value(self, state: Labyrinth, seat: int) -> float:
        return self.values(state)[seat]

    def values(self, state: Labyrinth) -> list[float]:
        return values(state)

    def quiet(self, state: Labyrinth) -> bool:
        return quiet(state)

    def hints(self, state: Labyrinth, ask: Ask, i: int) -> list[float] | None:
        return hints(state, ask, i)

    def observer(self) -> WizWarObserver:
        observer = self._observer
        if observer is None:
            observer = WizWarObserver(schema_of(list(LIBRARY.faces.values())))
            self._observer = observer
        return observer

    def library(self) -> Library:
        return LIBRARY

    def staging(self) -> WizWarStaging:
        return WizWarStaging()

    def ways(self, state: Labyrinth, what: str, seat: int) -> dict[str, str]:
        return ways(state, seat) if what == "act" else {}

    def view(self, state: Labyrinth, seat: int) -> Table:
        return view(state, seat)

    def badges(self, state: Labyrinth) -> dict[int, dict[str, int]]:
        """Energy tokens on running spells."""
        return {s.card: {"tokens": s.tokens} for s in state.running if s.tokens > 0}
