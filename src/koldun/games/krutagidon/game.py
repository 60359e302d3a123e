"""Krutagidon as the kernel knows it."""

from typing import TYPE_CHECKING, cast

from koldun.games.krutagidon.buying import for_sale, price
from koldun.games.krutagidon.library import LIBRARY, Options
from koldun.games.krutagidon.scoring import result
from koldun.games.krutagidon.setup import set_table
from koldun.games.krutagidon.state import Brawl
from koldun.games.krutagidon.turn import unit
from koldun.games.krutagidon.value import hints, quiet, values
from koldun.games.krutagidon.view import view
from koldun.kernel.cards import Face
from koldun.kernel.decisions import Ask, Play
from koldun.kernel.game import ADULT, CHANCE, HIDDEN, SHARED, TOGETHER, WINDOWS, Game, Setup
from koldun.kernel.randomness import Rng
from koldun.kernel.results import Result
from koldun.kernel.state import State

if TYPE_CHECKING:
    from koldun.content.library import Library
    from koldun.view.views import Table

KINDS = (
    "glyph",
    "wand",
    "fizzle",
    "wild_magic",
    "limp_wand",
    "creature",
    "wizard",
    "spell",
    "treasure",
    "location",
    "legend",
    "familiar",
    "mayhem",
    "dead_wizard_token",
    "property",
    "mat",
)


class Krutagidon(Game):
    def __init__(self) -> None:
        super().__init__(
            "krutagidon",
            "1.1",
            2,
            5,
            Options,
            frozenset({HIDDEN, TOGETHER, WINDOWS, CHANCE, SHARED, ADULT}),
            75,
            3,
        )
        self._box: dict[str, list[Face]] = {}
        self.horizon = 1  # turns are long: to the start of the next

    def setup(self, setup: Setup, rng: Rng) -> State:
        if not self._box:
            in_box = {card.id for card in LIBRARY.cards if card.facts.get("in_box", True)}
            self._box = {  # at once: another thread may be asking
                kind: [
                    face
                    for face in LIBRARY.entries(kind)
                    if face.id in in_box
                    for _ in range(face.copies)
                ]
                for kind in KINDS
            }
        box = self._box
        if setup.extra:
            box = {
                kind: faces + [f for f in setup.extra if f.kind == kind]
                for kind, faces in box.items()
            }
        return set_table(setup.players, rng, box)

    def announce(self, state: State) -> None:
        t = cast("Brawl", state)
        t.say("first", "KRU-SETUP-23", seat=t.active)

    def turn(self, state: State) -> Play[None]:
        return unit(cast("Brawl", state))

    def result(self, state: State) -> Result | None:
        return result(cast("Brawl", state))

    def value(self, state: State, seat: int) -> float:
        return self.values(state)[seat]

    def values(self, state: State) -> list[float]:
        return values(cast("Brawl", state))

    def quiet(self, state: State) -> bool:
        return quiet(cast("Brawl", state))

    def hints(self, state: State, ask: Ask, i: int) -> list[float] | None:
        return hints(cast("Brawl", state), ask, i)

    def library(self) -> "Library":
        return LIBRARY

    def view(self, state: State, seat: int) -> "Table":
        return view(cast("Brawl", state))

    def marks(self, state: State) -> dict[int, dict[str, int]]:
        """What a card really costs the active player, where a token raises the price."""
        t = cast("Brawl", state)
        raised: dict[int, dict[str, int]] = {}
        if t.phase == "action":
            for card in for_sale(t, t.active):
                now = price(t, t.active, t.card(card))
                if now != t.card(card).cost:
                    raised[card] = {"price": now}
        return raised
