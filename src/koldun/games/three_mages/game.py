"""Three Mages as the kernel knows it."""

from itertools import permutations

from koldun.content.library import Library
from koldun.games.three_mages.board import Board
from koldun.games.three_mages.columns import schema_of
from koldun.games.three_mages.ending import result
from koldun.games.three_mages.hints import hints
from koldun.games.three_mages.library import LIBRARY, Options, read_board
from koldun.games.three_mages.observe import ThreeMagesObserver
from koldun.games.three_mages.setup import announce, lay_out, set_table
from koldun.games.three_mages.staging import ThreeMagesStaging
from koldun.games.three_mages.state import MAGES, Realm
from koldun.games.three_mages.turn import turn
from koldun.games.three_mages.value import values
from koldun.games.three_mages.view import view
from koldun.kernel.cards import Face
from koldun.kernel.decisions import Ask, Play
from koldun.kernel.errors import WrongTable
from koldun.kernel.game import BOARD, CHANCE, HIDDEN, NO_WINNER, Game, Setup
from koldun.kernel.randomness import Rng
from koldun.kernel.results import Result
from koldun.view.views import Table


class ThreeMages(Game[Realm]):
    def __init__(self) -> None:
        super().__init__(
            "three_mages",
            version="1.1",
            least=2,
            most=3,
            options=Options,
            capabilities=frozenset({HIDDEN, CHANCE, NO_WINNER, BOARD}),
            minutes=30,
            weight=2,
            unattended={"round_limit": 100},
        )
        self._board: Board | None = None
        self._monsters: list[Face] = []
        self._spells: list[Face] = []
        self._resources: list[Face] = []
        self._observer: ThreeMagesObserver | None = None

    def setup(self, setup: Setup, rng: Rng) -> Realm:
        board = self._board
        if board is None:
            self._monsters = _copies(LIBRARY.entries("monster"))
            self._spells = _copies(LIBRARY.entries("spell"))
            self._resources = _copies(LIBRARY.entries("resource"))
            board = self._board = read_board()  # last: another thread may be asking
        options: Options = setup.options
        extra = setup.extra
        mages = _mages(options.mages, setup.players)
        t = set_table(
            setup.players,
            rng,
            board,
            self._monsters + [f for f in extra if f.kind == "monster"],
            self._spells + [f for f in extra if f.kind == "spell"],
            self._resources + [f for f in extra if f.kind == "resource"],
        )
        t.limit = options.round_limit
        if mages:
            t.mages = mages
            lay_out(t)
        return t

    def announce(self, state: Realm) -> None:
        t = state
        if t.ready:
            for seat in range(t.seats):
                t.say("mage", "MAG-SETUP-02", seat=seat, word=MAGES[t.mages[seat]])
            announce(t)

    def turn(self, state: Realm) -> Play[None]:
        return turn(state)

    def result(self, state: Realm) -> Result | None:
        return result(state)

    def line_ups(self, players: int) -> list[dict[str, object]]:
        """Every mage in every seat, and for two every mage idle."""
        return [{"mages": ",".join(mages)} for mages in permutations(MAGES, players)]

    def roles(self, state: Realm) -> list[str]:
        return [MAGES[mage] for mage in state.mages if mage >= 0]

    def value(self, state: Realm, seat: int) -> float:
        return self.values(state)[seat]

    def values(self, state: Realm) -> list[float]:
        return values(state)

    def hints(self, state: Realm, ask: Ask, i: int) -> list[float] | None:
        return hints(state, ask, i)

    def observer(self) -> ThreeMagesObserver:
        observer = self._observer
        if observer is None:
            observer = ThreeMagesObserver(schema_of(list(LIBRARY.faces.values())))
            self._observer = observer
        return observer

    def library(self) -> Library:
        return LIBRARY

    def staging(self) -> ThreeMagesStaging:
        return ThreeMagesStaging()

    def view(self, state: Realm, seat: int) -> Table:
        return view(state)

    def badges(self, state: Realm) -> dict[int, dict[str, int]]:
        """Health and effective strength on the monsters that stand on roads."""
        t = state
        badges: dict[int, dict[str, int]] = {}
        for m in t.squares:
            if m is not None and not m.marker:
                badges[t.card_of(m)] = {"health": m.health, "strength": m.power()}
        return badges


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
