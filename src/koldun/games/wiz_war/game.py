"""Wiz-War as the kernel knows it."""

from typing import TYPE_CHECKING, Final, cast

from koldun.games.wiz_war.ending import result
from koldun.games.wiz_war.ground import MOVE, Variant
from koldun.games.wiz_war.library import LIBRARY, Options
from koldun.games.wiz_war.magic import Magic
from koldun.games.wiz_war.setup import set_table
from koldun.games.wiz_war.table import Labyrinth
from koldun.games.wiz_war.turn import unit
from koldun.games.wiz_war.view import view
from koldun.kernel.decisions import Play
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
    from koldun.kernel.library import Library
    from koldun.kernel.table import Table

# what bots count, beside 1 for 8 points of life and 4 for a victory point
CARD: Final = 0.03
STEP: Final = 0.15
FAR: Final = 20

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
        """Points first, then life, a treasure on its way home, and how far it has to go."""
        t = cast("Labyrinth", state)
        if t.ended:
            return 1.0 if t.winner == seat else 0.0
        weights = [self._weight(t, s) for s in range(t.seats)]
        total = sum(weights)
        return weights[seat] / total if total > 0 else 0.0

    def _weight(self, t: Labyrinth, seat: int) -> float:
        w = t.wizards[seat]
        if not w.alive:
            return 0.0
        weight = 1.0 + w.life / 8.0 + 4.0 * t.vp(seat) + CARD * t.counted(seat) - 0.2 * w.stun
        # movement points left are steps made: who ends a turn early has thrown them away
        left = w.mp if seat == t.active and t.phase == MOVE else 0
        home = t.home_of(seat)
        if w.treasure >= 0 and t.treasures[w.treasure].owner != seat:
            far = t.layout.steps_from(home, t.walls)[w.at]
            return weight + 3.0 + STEP * (FAR - min(FAR, max(0, far - left)))
        if w.treasure >= 0:
            weight -= 0.5  # the own treasure only keeps the hands full
        steps = t.layout.steps_from(w.at, t.walls)
        far = FAR
        for x in t.treasures:
            if x.owner != seat and x.at >= 0 and x.at != home:
                far = min(far, steps[x.at])
        return weight + STEP * (FAR - max(0, far - left))

    def library(self) -> "Library":
        return LIBRARY

    def view(self, state: State, seat: int) -> "Table":
        return view(cast("Labyrinth", state), seat)

    def marks(self, state: State) -> dict[int, dict[str, int]]:
        """Energy tokens on running spells."""
        t = cast("Labyrinth", state)
        return {s.card: {"tokens": s.tokens} for s in t.running if s.tokens > 0}
