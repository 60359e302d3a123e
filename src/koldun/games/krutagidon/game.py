"""Krutagidon as the kernel knows it."""

import math
from typing import TYPE_CHECKING, cast

from koldun.games.krutagidon.library import LIBRARY, Options
from koldun.games.krutagidon.scoring import result, score
from koldun.games.krutagidon.setup import set_table
from koldun.games.krutagidon.table import Brawl, Card
from koldun.games.krutagidon.turn import unit
from koldun.games.krutagidon.view import view
from koldun.kernel.cards import Face
from koldun.kernel.decisions import Play
from koldun.kernel.game import ADULT, CHANCE, HIDDEN, SHARED, TOGETHER, WINDOWS, Game, Setup
from koldun.kernel.randomness import Rng
from koldun.kernel.results import Result
from koldun.kernel.state import State

if TYPE_CHECKING:
    from koldun.kernel.library import Library
    from koldun.kernel.table import Table

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
            "1.0",
            2,
            5,
            Options,
            frozenset({HIDDEN, TOGETHER, WINDOWS, CHANCE, SHARED, ADULT}),
            75,
            3,
        )
        self._box: dict[str, list[Face]] = {}

    def setup(self, setup: Setup, rng: Rng) -> State:
        if not self._box:
            in_box = {card.id for card in LIBRARY.cards if card.facts.get("in_box", True)}
            for kind in KINDS:
                self._box[kind] = [
                    face
                    for face in LIBRARY.entries(kind)
                    if face.id in in_box
                    for _ in range(face.copies)
                ]
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
        """Points in the deck first, then its quality, life, and the Prize."""
        t = cast("Brawl", state)
        weights: list[float] = []
        for s in range(t.seats):
            worth = float(score(t, s)) + 0.05 * t.life[s]
            if t.prize == s:
                worth += 1.0
            worth += 0.4 * _quality(t, s)
            weights.append(math.exp(worth / 8.0))
        return weights[seat] / sum(weights)

    def library(self) -> "Library":
        return LIBRARY

    def view(self, state: State, seat: int) -> "Table":
        return view(cast("Brawl", state))


def _quality(t: Brawl, seat: int) -> float:
    """The mean cost of a player's cards says how good the hands to come are."""
    n = 0
    total = 0
    for zone in (t.plays[seat], t.hands[seat], t.discards[seat], t.decks[seat]):
        for card in zone.cards:
            face: Card = t.card(card)
            n += 1
            total += face.cost
    return 0.0 if n == 0 else 5.0 * total / n
