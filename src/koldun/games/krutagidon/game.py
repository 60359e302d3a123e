"""Krutagidon as the kernel knows it."""

from koldun.content.library import Library
from koldun.games.krutagidon.ending import result
from koldun.games.krutagidon.hints import hints
from koldun.games.krutagidon.library import LIBRARY, Options, box, cards_among
from koldun.games.krutagidon.observe import KrutagidonObserver, schema_of
from koldun.games.krutagidon.playing.buying import for_sale, price
from koldun.games.krutagidon.setup import set_table
from koldun.games.krutagidon.staging import KrutagidonStaging
from koldun.games.krutagidon.state import Brawl, Card
from koldun.games.krutagidon.turn import unit
from koldun.games.krutagidon.value import quiet, values
from koldun.games.krutagidon.view import view
from koldun.kernel.decisions import Ask, Play
from koldun.kernel.game import ADULT, CHANCE, HIDDEN, SHARED, TOGETHER, WINDOWS, Game, Setup
from koldun.kernel.randomness import Rng
from koldun.kernel.results import Result
from koldun.view.views import Table


class Krutagidon(Game[Brawl]):
    def __init__(self) -> None:
        super().__init__(
            "krutagidon",
            version="1.3",
            least=2,
            most=5,
            options=Options,
            capabilities=frozenset({HIDDEN, TOGETHER, WINDOWS, CHANCE, SHARED, ADULT}),
            minutes=75,
            weight=3,
            horizon=1,  # turns are long: to the start of the next
        )
        self._box: list[Card] = []
        self._observer: KrutagidonObserver | None = None

    def setup(self, setup: Setup, rng: Rng) -> Brawl:
        if not self._box:
            self._box = box()  # at once: another thread may be asking
        return set_table(setup.players, rng, self._box + cards_among(setup.extra))

    def announce(self, state: Brawl) -> None:
        state.say("first", "KRU-SETUP-23", seat=state.active)

    def turn(self, state: Brawl) -> Play[None]:
        return unit(state)

    def result(self, state: Brawl) -> Result | None:
        return result(state)

    def value(self, state: Brawl, seat: int) -> float:
        return self.values(state)[seat]

    def values(self, state: Brawl) -> list[float]:
        return values(state)

    def quiet(self, state: Brawl) -> bool:
        return quiet(state)

    def hints(self, state: Brawl, ask: Ask, i: int) -> list[float] | None:
        return hints(state, ask, i)

    def observer(self) -> KrutagidonObserver:
        observer = self._observer
        if observer is None:
            observer = KrutagidonObserver(schema_of(list(LIBRARY.faces.values())))
            self._observer = observer
        return observer

    def library(self) -> Library:
        return LIBRARY

    def staging(self) -> KrutagidonStaging:
        return KrutagidonStaging()

    def every(self, what: str) -> str:
        return "play" if what == "act" else ""

    def view(self, state: Brawl, seat: int) -> Table:
        return view(state)

    def badges(self, state: Brawl) -> dict[int, dict[str, int]]:
        """What a card really costs the active player, where a token raises the price."""
        t = state
        raised: dict[int, dict[str, int]] = {}
        if t.phase == "action":
            for card in for_sale(t, t.active):
                now = price(t, t.active, t.face(card))
                if now != t.face(card).cost:
                    raised[card] = {"price": now}
        return raised
