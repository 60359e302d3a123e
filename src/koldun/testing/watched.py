"""A game that tells whoever watches when a unit of play begins; otherwise it is the game it wraps."""

from collections.abc import Callable

from koldun.kernel.cards import Face
from koldun.kernel.decisions import Play
from koldun.kernel.game import AnyGame, Game, Setup
from koldun.kernel.randomness import Rng
from koldun.kernel.results import Result
from koldun.kernel.state import State

AnyState = State[Face]


class Watched(Game[AnyState]):
    """`begins` is given the state before each unit of play."""

    def __init__(self, game: AnyGame, begins: Callable[[AnyState], None]) -> None:
        super().__init__(
            game.id,
            version=game.version,
            least=game.least,
            most=game.most,
            options=game.options,
            capabilities=game.capabilities,
            minutes=game.minutes,
            weight=game.weight,
        )
        self._game = game
        self._begins = begins

    def setup(self, setup: Setup, rng: Rng) -> AnyState:
        state: AnyState = self._game.setup(setup, rng)
        return state

    def announce(self, state: AnyState) -> None:
        self._game.announce(state)

    def turn(self, state: AnyState) -> Play[None]:
        self._begins(state)
        return self._game.turn(state)

    def result(self, state: AnyState) -> Result | None:
        return self._game.result(state)

    def goes_on(self, state: AnyState) -> bool:
        return self._game.goes_on(state)
