"""Wiz-War as the kernel knows it."""

from typing import cast

from koldun.content.library import Library
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
from koldun.view.views import Table

FIRST_GAME = ["alchemy", "elemental", "mentalism"]  # WIZ-SETUP-11


class WizWar(Game[Labyrinth]):
    def __init__(self) -> None:
        super().__init__(
            "wiz_war",
            version="1.1",
            least=2,
            most=4,
            options=Options,
            capabilities=frozenset({HIDDEN, WINDOWS, CHANCE, ELIMINATION, NO_WINNER, BOARD}),
            minutes=60,
            weight=4,
        )
        self.brief = {"rounds": 25}
        self._faces: list[Magic] = []
        self.horizon = 1  # turns are long: to the start of the next

    def setup(self, setup: Setup, rng: Rng) -> Labyrinth:
        if not self._faces:
            self._faces = [cast("Magic", face) for face in LIBRARY.faces.values()]
        options = setup.options
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

    def announce(self, state: Labyrinth) -> None:
        t = state
        for seat in range(t.seats):
            place = t.layout.square_names[t.wizards[seat].at]
            t.say("begins", "WIZ-SETUP-07", seat=seat, place=place)
        t.say("first", "WIZ-SETUP-15", seat=t.first)

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

    def library(self) -> Library:
        return LIBRARY

    def view(self, state: Labyrinth, seat: int) -> Table:
        return view(state, seat)

    def badges(self, state: Labyrinth) -> dict[int, dict[str, int]]:
        """Energy tokens on running spells."""
        t = state
        return {s.card: {"tokens": s.tokens} for s in t.running if s.tokens > 0}
