"""Three Mages as the kernel knows it."""

import math
from typing import TYPE_CHECKING, cast

from koldun.games.three_mages.board import Board
from koldun.games.three_mages.ending import result
from koldun.games.three_mages.library import LIBRARY, Options, read_board
from koldun.games.three_mages.setup import announce, set_table
from koldun.games.three_mages.table import MAGES, Monster, Realm
from koldun.games.three_mages.turn import turn
from koldun.games.three_mages.view import view
from koldun.kernel.cards import Face
from koldun.kernel.decisions import Play
from koldun.kernel.errors import WrongTable
from koldun.kernel.game import BOARD, CHANCE, HIDDEN, NO_WINNER, Game, Setup
from koldun.kernel.randomness import Rng
from koldun.kernel.results import Result
from koldun.kernel.state import State

if TYPE_CHECKING:
    from koldun.kernel.library import Library
    from koldun.kernel.table import Table


class ThreeMages(Game):
    def __init__(self) -> None:
        super().__init__(
            "three_mages",
            "1.0",
            2,
            3,
            Options,
            frozenset({HIDDEN, CHANCE, NO_WINNER, BOARD}),
            30,
            2,
        )
        self._board: Board | None = None
        self._monsters: list[Face] = []
        self._spells: list[Face] = []
        self._resources: list[Face] = []

    def setup(self, setup: Setup, rng: Rng) -> State:
        board = self._board
        if board is None:
            board = self._board = read_board()
            self._monsters = _copies(LIBRARY.entries("monster"))
            self._spells = _copies(LIBRARY.entries("spell"))
            self._resources = _copies(LIBRARY.entries("resource"))
        options = cast("Options", setup.options)
        extra = setup.extra
        return set_table(
            setup.players,
            rng,
            board,
            self._monsters + [f for f in extra if f.kind == "monster"],
            self._spells + [f for f in extra if f.kind == "spell"],
            self._resources,
            options.round_limit,
            _mages(options.mages, setup.players),
        )

    def announce(self, state: State) -> None:
        t = cast("Realm", state)
        if t.ready:
            for seat in range(t.seats):
                t.say("mage", "MAG-SETUP-02", seat=seat, word=MAGES[t.mages[seat]])
            announce(t)

    def turn(self, state: State) -> Play[None]:
        return turn(cast("Realm", state))

    def result(self, state: State) -> Result | None:
        return result(cast("Realm", state))

    def value(self, state: State, seat: int) -> float:
        """Monsters count the more the farther and the stronger they are; then what hands hold."""
        t = cast("Realm", state)
        if t.end:
            victor = t.victor
            if victor is None:
                return 1.0 / t.seats
            return 1.0 if t.seat_of(victor.mage) == seat else 0.0
        weights = [math.exp(3.0 * prospect(t, s)) for s in range(t.seats)]
        return weights[seat] / sum(weights)

    def library(self) -> "Library":
        return LIBRARY

    def view(self, state: State, seat: int) -> "Table":
        return view(cast("Realm", state))

    def marks(self, state: State) -> dict[int, dict[str, int]]:
        """Health and effective strength on the monsters that stand on roads."""
        t = cast("Realm", state)
        marks: dict[int, dict[str, int]] = {}
        for m in t.squares:
            if m is not None and not m.marker:
                marks[t.card_of(m)] = {"health": m.health, "strength": m.power()}
        return marks


def prospect(t: Realm, seat: int) -> float:
    """What a seat has to hope for. Resources are taken and paid openly and everybody sees from
    which deck a card is drawn, so this much of a hand can be counted; which cards it holds cannot.
    """
    mage = t.mages[seat]
    if mage < 0:
        return 0.0
    beasts = 0
    spells = 0
    for card in t.hands[seat].cards:
        kind = t.cards.faces[card].kind
        if kind == "monster":
            beasts += 1
        elif kind == "spell":
            spells += 1
    have = t.resources(seat)
    total = have[0] + have[1] + have[2]
    kinds = (1 if have[0] else 0) + (1 if have[1] else 0) + (1 if have[2] else 0)
    hope = 0.08 * min(beasts, 3) + 0.02 * min(spells, 4) + 0.02 * kinds
    hope += 0.035 * min(total, 3 + 2 * beasts) + 0.005 * len(t.hands[seat].cards)
    board = t.board
    square = 0
    for m in t.squares:
        if m is not None and m.mage == mage:
            ready = seat == t.active and not m.moved and not m.fresh and not m.shackled
            reach = board.distance(square, mage) + (0.9 if ready else 0.0)
            worth = 0.5 + 0.05 * (m.health + m.power())
            worth *= 0.4 + 0.6 * _way_ahead(t, square, m) / (board.length + 1)
            hope += worth * (0.35 + (reach / (board.length + 1)) ** 2)
        square += 1
    return hope


def _way_ahead(t: Realm, square: int, m: Monster) -> int:
    """How far a monster would come if all others stood still."""
    board = t.board
    road = board.road_at(square)
    distance = board.distance(square, m.mage) + 1
    while distance <= board.length:
        other = t.squares[board.square(road, m.mage, distance)]
        if other is not None and other.mage != m.mage and m.health <= other.power():
            break
        distance += 1
    return distance


def _copies(faces: list[Face]) -> list[Face]:
    return [face for face in faces for _ in range(face.copies)]


def _mages(listed: str, players: int) -> list[int]:
    """The mages chosen before the match, by seat; none: they are chosen at the table."""
    if not listed:
        return []
    names = [name.strip() for name in listed.split(",")]
    if len(names) != players:
        raise WrongTable(f"three_mages: {players} players choose {players} mages, not {len(names)}")
    chosen: list[int] = []
    for name in names:
        if name not in MAGES:
            raise WrongTable(f"three_mages: no mage {name!r}; there are {', '.join(MAGES)}")
        mage = MAGES.index(name)
        if mage in chosen:
            raise WrongTable(f"three_mages: the {name} mage is chosen twice (MAG-SETUP-02)")
        chosen.append(mage)
    return chosen
