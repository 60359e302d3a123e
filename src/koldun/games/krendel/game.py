"""Krendel's Tournament as the kernel knows it."""

from koldun.content.library import Library
from koldun.games.krendel.battle import Battle
from koldun.games.krendel.ending import result
from koldun.games.krendel.library import LIBRARY, Options
from koldun.games.krendel.observe import KrendelObserver, schema_of
from koldun.games.krendel.setup import set_table
from koldun.games.krendel.staging import KrendelStaging
from koldun.games.krendel.state import Tournament
from koldun.games.krendel.turn import in_discard, round_
from koldun.games.krendel.value import values
from koldun.games.krendel.view import view
from koldun.kernel.cards import Face
from koldun.kernel.decisions import Play
from koldun.kernel.game import CHANCE, HIDDEN, NO_WINNER, SHARED, TOGETHER, Game, Setup
from koldun.kernel.randomness import Rng
from koldun.kernel.results import Result
from koldun.view.views import Table


class Krendel(Game[Tournament]):
    def __init__(self) -> None:
        super().__init__(
            "krendel",
            version="1.0",
            least=2,
            most=6,
            options=Options,
            capabilities=frozenset({HIDDEN, TOGETHER, CHANCE, SHARED, NO_WINNER}),
            minutes=20,
            weight=2,
        )
        self._creatures: list[Face] = []
        self._rewards: list[Face] = []
        self._heroes: list[Face] = []
        self._observer: KrendelObserver | None = None

    def setup(self, setup: Setup, rng: Rng) -> Tournament:
        if not self._creatures:
            self._rewards = LIBRARY.entries("reward")
            self._heroes = LIBRARY.entries("hero")
            self._creatures = LIBRARY.entries("creature")  # last: another thread may be asking
        creatures, rewards, heroes = self._creatures, self._rewards, self._heroes
        if setup.extra:
            creatures = creatures + [f for f in setup.extra if f.kind == "creature"]
            rewards = rewards + [f for f in setup.extra if f.kind == "reward"]
            heroes = heroes + [f for f in setup.extra if f.kind == "hero"]
        return set_table(setup.players, rng, creatures, rewards, heroes)

    def announce(self, state: Tournament) -> None:
        t = state
        for seat in range(t.seats):
            t.say("hero", "KRE-SETUP-05", seat=seat, card=t.heroes[seat].top())
        t.say("first", "KRE-SETUP-08", seat=t.first)

    def turn(self, state: Tournament) -> Play[None]:
        return round_(state)

    def result(self, state: Tournament) -> Result | None:
        return result(state)

    def goes_on(self, state: Tournament) -> bool:
        return in_discard(state)

    def value(self, state: Tournament, seat: int) -> float:
        return self.values(state)[seat]

    def values(self, state: Tournament) -> list[float]:
        return values(state)

    def observer(self) -> KrendelObserver:
        observer = self._observer
        if observer is None:
            observer = KrendelObserver(schema_of(list(LIBRARY.faces.values())))
            self._observer = observer
        return observer

    def library(self) -> Library:
        return LIBRARY

    def staging(self) -> KrendelStaging:
        return KrendelStaging()

    def view(self, state: Tournament, seat: int) -> Table:
        return view(state)

    def badges(self, state: Tournament) -> dict[int, dict[str, int]]:
        """Effective attack and defence on the creatures that fight."""
        t = state
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
