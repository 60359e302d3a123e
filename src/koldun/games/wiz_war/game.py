"""Wiz-War as the kernel knows it."""

from typing import TYPE_CHECKING, cast

from koldun.games.wiz_war.ending import result
from koldun.games.wiz_war.ground import Variant
from koldun.games.wiz_war.library import LIBRARY, Options
from koldun.games.wiz_war.magic import Magic
from koldun.games.wiz_war.setup import set_table
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.turn import unit
from koldun.games.wiz_war.value import hints, quiet, values
from koldun.games.wiz_war.view import view
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
from koldun.kernel.state import State

if TYPE_CHECKING:
    from koldun.content.library import Library
    from koldun.view.views import Table

FIRST_GAME = ["alchemy", "elemental", "mentalism"]  # WIZ-SETUP-11


class WizWar(Game):
    def __init__(self) -> None:
        super().__init__(
            "wiz_war",
            "1.1",
            2,
            4,
            Options,
            frozenset({HIDDEN, WINDOWS, CHANCE, ELIMINATION, NO_WINNER, BOARD}),
            60,
            4,
        )
        self.brief = {"rounds": 25}
        self._faces: list[Magic] = []
        self.horizon = 1  # turns are long: to the start of the next

    def setup(self, setup: Setup, rng: Rng) -> State:
        if not self._faces:
            self._faces = [cast("Magic", face) for face in LIBRARY.faces.values()]
        options = cast("Options", setup.options)
        variant = Variant(
            options.uncluttered_mind,
            options.deadly_treasures,
            options.vp_to_win,
            options.heavy_items,
            options.permanent_creations,
            options.treasure_hunters,
            options.rounds,
        )
        return set_table(
            setup.players,
            rng,
            self._faces,
            setup.extra,
            variant,
            options.side,
            options.plain_wrap_4,
            options.spellbook,
            FIRST_GAME if options.first_game else list(options.schools),
            list(options.black_schools),
            options.first,
        )

    def announce(self, state: State) -> None:
        t = cast("Labyrinth", state)
        for seat in range(t.seats):
            place = t.layout.square_names[t.wizards[seat].at]
            t.say("begins", "WIZ-SETUP-07", seat=seat, place=place)
        t.say("first", "WIZ-SETUP-15", seat=t.first)

    def turn(self, state: State) -> Play[None]:
        return unit(cast("Labyrinth", state))

    def result(self, state: State) -> Result | None:
        return result(cast("Labyrinth", state))

    def value(self, state: State, seat: int) -> float:
        return self.values(state)[seat]

    def values(self, state: State) -> list[float]:
        return values(cast("Labyrinth", state))

    def quiet(self, state: State) -> bool:
        return quiet(cast("Labyrinth", state))

    def hints(self, state: State, ask: Ask, i: int) -> list[float] | None:
        return hints(cast("Labyrinth", state), ask, i)

    def library(self) -> "Library":
        return LIBRARY

    def view(self, state: State, seat: int) -> "Table":
        return view(cast("Labyrinth", state), seat)

    def marks(self, state: State) -> dict[int, dict[str, int]]:
        """Energy tokens on running spells."""
        t = cast("Labyrinth", state)
        return {s.card: {"tokens": s.tokens} for s in t.running if s.tokens > 0}
