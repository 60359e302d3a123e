"""The table of the three mages: faces, zones, monsters on roads and the state."""

from typing import Final, TypeAlias, final

from koldun.games.three_mages.board import Board
from koldun.kernel.cards import (
    HAND,
    NOBODY,
    OPEN,
    OWNER,
    PILE,
    SPREAD,
    Cards,
    Face,
    Zone,
    ZoneKind,
)
from koldun.kernel.decisions import NO_NUMBER
from koldun.kernel.randomness import Rng
from koldun.kernel.state import Plain, State, copied, each

MAGES: Final = ("fire", "ice", "bones")  # clockwise; the third may be idle
KINDS: Final = ("meteorite", "ice", "bones")  # the own resource of each mage, in the same order
ANY: Final = 3  # the place of "any resource" in a price


class Priced(Face):
    """A monster or a spell: of one mage's faction, or of none, and for a price by kind."""

    def __init__(self, id: str, kind: str, copies: int, faction: int, price: list[int]) -> None:
        super().__init__(id, kind, kind, copies)
        self.faction: int = faction
        self.price: list[int] = price


class Beast(Priced):
    """A monster card: health, strength and price (MAG-SUMMON-01)."""

    def __init__(
        self, id: str, copies: int, faction: int, price: list[int], health: int, strength: int
    ) -> None:
        super().__init__(id, "monster", copies, faction, price)
        self.health: int = health
        self.strength: int = strength


class Resource(Face):
    def __init__(self, id: str, copies: int, resource: int) -> None:
        super().__init__(id, "resource", "resource", copies)
        self.resource: int = resource


@final
class Monster:
    """A monster on a road square. It looks like `face`; a Drop made by a spell is a mere marker."""

    def __init__(
        self, serial: int, face: Beast, mage: int, marker: bool, old: "Monster | None" = None
    ) -> None:
        self.serial: int = serial
        self.face: Beast = face
        self.mage: int = mage  # its controller
        self.marker: bool = marker
        self.health: int = face.health if old is None else old.health
        self.strength: int = face.strength if old is None else old.strength
        # to strength, until the end of the turn
        self.bonus: int = 0 if old is None else old.bonus
        self.moved: bool = False if old is None else old.moved
        # summoned or won over since its controller's turn began
        self.fresh: bool = False if old is None else old.fresh
        self.shackled: bool = False if old is None else old.shackled

    def copy(self) -> "Monster":
        return Monster(self.serial, self.face, self.mage, self.marker, self)

    def power(self) -> int:
        return self.strength + self.bonus


Squares: TypeAlias = "list[Monster | None]"
"""Who stands on each road square."""


def no_monsters(squares: int) -> Squares:
    return [None] * squares


def copied_monster(m: Monster | None) -> Monster | None:
    return None if m is None else m.copy()


def copied_monsters(squares: Squares) -> Squares:
    return [copied_monster(m) for m in squares]


MONSTERS: Final = ZoneKind("monsters", NOBODY, PILE)
SPELLS: Final = ZoneKind("spells", NOBODY, PILE)
DEAD: Final = ZoneKind("dead", OPEN, PILE)
SPENT: Final = ZoneKind("spent", OPEN, PILE)
REMOVED: Final = ZoneKind("removed", OPEN, PILE)
ROAD: Final = ZoneKind("road", OPEN, SPREAD)
HAND_OF: Final = ZoneKind("hand", OWNER, HAND, veiled=True)  # MAG-WALK-14
PILES: Final = tuple(ZoneKind(name, OPEN, PILE) for name in ("meteorites", "ice", "bones"))
USED: Final = tuple(
    ZoneKind(name, OPEN, PILE) for name in ("used-meteorites", "used-ice", "used-bones")
)


@final
class Realm(State[Face]):
    """All that changes in a match of three mages."""

    def __init__(
        self, seats: int, rng: Rng, cards: Cards[Face], board: Board, old: "Realm | None" = None
    ) -> None:
        super().__init__(seats, rng, cards, old)
        self.board: Board = board
        self.drop: Beast = drop_among(cards) if old is None else old.drop
        self.limit: int = 0 if old is None else old.limit  # rounds, 0 for none
        self.monsters: Zone = Zone(MONSTERS) if old is None else old.monsters.copy()
        self.spells: Zone = Zone(SPELLS) if old is None else old.spells.copy()
        self.dead: Zone = Zone(DEAD) if old is None else old.dead.copy()
        self.spent: Zone = Zone(SPENT) if old is None else old.spent.copy()
        self.removed: Zone = Zone(REMOVED) if old is None else old.removed.copy()
        self.road: Zone = Zone(ROAD) if old is None else old.road.copy()
        # by kind of resource
        self.piles: list[Zone] = [Zone(k) for k in PILES] if old is None else copied(old.piles)
        self.used: list[Zone] = [Zone(k) for k in USED] if old is None else copied(old.used)
        self.hands: list[Zone] = each(HAND_OF, seats) if old is None else copied(old.hands)
        # the mage of each seat, -1 while not chosen
        self.mages: list[int] = [-1] * seats if old is None else old.mages[:]
        # where each mage stands; "" for one that is not played
        self.at: list[str] = [""] * 3 if old is None else old.at[:]
        self.squares: Squares = (
            no_monsters(len(board.squares)) if old is None else copied_monsters(old.squares)
        )
        # the monster that stands on a castle, and whose castle that is
        self.victor: Monster | None = copied_monster(None if old is None else old.victor)
        self.taken: int = -1 if old is None else old.taken
        # mages are chosen and the table is laid out
        self.ready: bool = False if old is None else old.ready
        self.first: int = 0 if old is None else old.first  # seats
        self.active: int = 0 if old is None else old.active
        self.turns: int = 0 if old is None else old.turns
        self.serial: int = 1 if old is None else old.serial  # of the next monster
        self.phase: str = "mages" if old is None else old.phase
        self.end: str = "" if old is None else old.end  # why it is over, as a message id

    def copy(self) -> "Realm":
        return Realm(self.seats, self.rng.copy(), self.cards.copy(), self.board, self)

    def zones(self) -> list[Zone]:
        return [
            self.monsters,
            self.spells,
            self.dead,
            self.spent,
            self.removed,
            self.road,
            *self.piles,
            *self.used,
            *self.hands,
        ]

    def facts(self) -> dict[str, Plain]:
        seats: list[Plain] = []
        for seat in range(self.seats):
            mage = self.mages[seat]
            seats.append(
                {
                    "mage": MAGES[mage] if mage >= 0 else "",
                    "at": self.at[mage] if mage >= 0 else "",
                }
            )
        roads: dict[str, Plain] = {}
        i = 0
        for m in self.squares:
            if m is not None:
                roads[self.board.squares[i]] = _words(m)
            i += 1
        victor = self.victor
        return {
            "seats": seats,
            "roads": roads,
            "victor": "" if victor is None else _words(victor),
            "taken": MAGES[self.taken] if self.taken >= 0 else "",
            "ready": self.ready,
            "first": self.first,
            "active": self.active,
            "turns": self.turns,
            "round": self.round(),
            "serial": self.serial,
            "phase": self.phase,
            "end": self.end,
        }

    def put(self, name: str, seat: int, value: Plain) -> bool:
        """`roads = { "FI-4" = "fire mag-m03" }`, `at`, `active`, `first`, `turns`."""
        if seat >= 0:
            mage = self.mages[seat]
            if name != "at" or mage < 0 or not isinstance(value, str):
                return False
            if value not in self.board.kinds and value != self.board.castles[mage]:
                raise ValueError(f"this mage cannot stand on {value!r}")
            self.at[mage] = value
            return True
        if name == "roads" and isinstance(value, dict):
            for square, words in value.items():
                if not isinstance(words, str) or square not in self.board.squares:
                    raise ValueError(f"{square}: no such square, or not `mage card [state]`")
                self._place(square, words.split())
            return True
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            return False
        if name in ("active", "first") and value < self.seats:
            self.active = value
            if name == "first":
                self.first = value
        elif name == "turns":
            self.turns = value
        else:
            return False
        return True

    def _place(self, square: str, words: list[str]) -> None:
        """A scene lays a monster: `fire mag-m03`, `ice drop`, and words for its state."""
        if len(words) < 2 or words[0] not in MAGES:
            raise ValueError(f"{square}: write `mage card`, not {' '.join(words)!r}")
        mage = MAGES.index(words[0])
        marker = words[1] == "drop"
        face = self.drop
        if not marker:
            source = self.monsters
            found = [c for c in source.cards if self.face(c).id == words[1]]
            if not found:
                raise ValueError(f"{square}: {words[1]} is not in the monster deck")
            face = self.beast(found[0])
            self.cards.move(found[0], source, self.road)
        m = self.new_monster(face, mage, marker)
        for word in words[2:]:
            if word == "fresh":
                m.fresh = True
            elif word == "moved":
                m.moved = True
            elif word == "shackled":
                m.shackled = True
            else:
                raise ValueError(f"{square}: {word!r} is not known; fresh, moved or shackled")
        self.squares[self.board.squares.index(square)] = m

    # --- reading

    def beast(self, card: int) -> Beast:
        face = self.cards.faces[card]
        assert isinstance(face, Beast)
        return face

    def priced(self, card: int) -> Priced:
        face = self.cards.faces[card]
        assert isinstance(face, Priced)
        return face

    def round(self) -> int:
        return self.turns // self.seats + 1

    def seat_of(self, mage: int) -> int:
        """Who plays a mage, or -1: it is idle."""
        i = 0
        for m in self.mages:
            if m == mage:
                return i
            i += 1
        return -1

    def idle(self, mage: int) -> bool:
        return self.at[mage] == ""

    def resources(self, seat: int) -> list[int]:
        """How many of each kind a hand holds."""
        have = [0, 0, 0]
        faces = self.cards.faces
        for card in self.hands[seat].cards:
            face = faces[card]
            if isinstance(face, Resource):
                have[face.resource] += 1
        return have

    def resource_card(self, seat: int, kind: int) -> int:
        """A card of a kind in a hand, or -1."""
        faces = self.cards.faces
        for card in self.hands[seat].cards:
            face = faces[card]
            if isinstance(face, Resource) and face.resource == kind:
                return card
        return -1

    def kind_of(self, card: int) -> int:
        """Which resource a card is."""
        face = self.cards.faces[card]
        assert isinstance(face, Resource)
        return face.resource

    def available(self, kind: int) -> bool:
        return len(self.piles[kind].cards) > 0 or len(self.used[kind].cards) > 0

    def card_of(self, m: Monster) -> int:
        """The card a monster is, or -1 for a marker. Equal faces are one as good as the other."""
        if not m.marker:
            for card in self.road.cards:
                if self.cards.faces[card] is m.face:
                    return card
        return -1

    # --- changing

    def new_monster(self, face: Beast, mage: int, marker: bool = False) -> Monster:
        m = Monster(self.serial, face, mage, marker)
        self.serial += 1
        return m

    def tell(
        self,
        id: str,
        rule: str,
        m: Monster,
        place: str,
        number: int = NO_NUMBER,
        other: Monster | None = None,
        against: int = -1,
    ) -> None:
        """Something happened to a monster, with another one or without (`against` whose seat). A marker has no
        card; the word says what the first is."""
        if self.log is None:
            return
        second = -1 if other is None else self.card_of(other)
        self.say(
            id,
            rule,
            seat=self.seat_of(m.mage),
            other=against if other is None else self.seat_of(other.mage),
            card=self.card_of(m),
            cards=[second] if second >= 0 else None,
            place=place,
            number=number,
            word="drop" if m.marker else MAGES[m.mage],
        )


def drop_among(cards: Cards[Face]) -> Beast:
    """What a Drop looks like: the monster that belongs to no mage (MAG-OPEN-06)."""
    for face in cards.faces:
        if isinstance(face, Beast) and face.faction < 0:
            return face
    raise ValueError("there is no Drop among the monsters")


def _words(m: Monster) -> str:
    words = [MAGES[m.mage], "drop" if m.marker else m.face.id]
    if m.fresh:
        words.append("fresh")
    if m.moved:
        words.append("moved")
    if m.shackled:
        words.append("shackled")
    if m.bonus:
        words.append(f"+{m.bonus}")
    return " ".join(words)
