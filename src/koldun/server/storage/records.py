"""What the store keeps, as plain structs."""

import time
from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec

from koldun.kernel.randomness import commitment
from koldun.server.protocol import Clock
from koldun.server.storage.names import alike

OPEN = "open"
RUNNING = "running"
FINISHED = "finished"

HUMAN = "human"
BOT = "bot"

CHOICE = "choice"
UNDO = "undo"


class Conflict(Exception):
    """Somebody else has written first: this number of the log, or to this table."""


class Generation(msgspec.Struct, frozen=True):
    """How often a person has taken links and devices back."""

    person: str
    generation: int = msgspec.field(name="age")  # as servers of 0.1 tell each other


class Seat(msgspec.Struct):
    """A place at a table. `level`: of the bot that plays it now; `stand_in`: why it plays a
    person's seat ("asked", "absent")."""

    seat: int
    kind: str = OPEN
    person: str = ""
    name: str = ""
    level: str = ""
    stand_in: str = ""
    persona: str = ""  # who the bot is

    def by_bot(self) -> bool:
        return bool(self.level)

    def let_play(self, level: str, stand_in: str) -> None:
        """A bot plays a person's seat; without a level the person plays again."""
        self.level, self.stand_in = level, stand_in


class Table(msgspec.Struct):
    """A table with its seats. The seed leaves the server only when the match is over."""

    id: str
    game: str
    version: str
    status: str
    players: int
    public: bool
    options: dict[str, Any]
    clock: Clock
    absent: str
    host: str
    created: int
    changed: int
    seats: list[Seat]
    seed: str = ""
    winners: list[int] = []
    digest: str = ""
    digest_version: int = 1  # of the kernel that made the digest
    rematch: str = ""
    casual: bool = False  # who plays against bots alone may take back what has shown something
    lesson: bool = False  # begins at the table of the game's lesson and follows its line
    revision: int = 0  # counts changes: two servers cannot both make the next one

    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.seed)) if self.seed else ""

    def touch(self) -> None:
        """It has changed now."""
        self.changed = int(time.time())

    def seats_of(self, person: str) -> list[int]:
        return [s.seat for s in self.seats if s.kind == HUMAN and s.person == person]

    def call(self, person: str, name: str) -> None:
        """Another name for a person who sits here."""
        for seat in self.seats_of(person):
            self.seats[seat].name = self.free_name(person, name)

    def free_name(self, person: str, name: str) -> str:
        """The name, or with a number where another here is called so."""
        taken = {alike(s.name) for s in self.seats if s.name and s.person != person}
        return next(n for n in _numbered(name) if alike(n) not in taken)

    def follow_with(self, table: str) -> None:
        """The next table; the first one named stays it."""
        self.rematch = self.rematch or table

    def left_to_bots(self) -> bool:
        """Does no person play here now? Then bots play while somebody watches."""
        return all(seat.by_bot() for seat in self.seats)

    def persons(self) -> set[str]:
        return {s.person for s in self.seats if s.kind == HUMAN}


def _numbered(name: str) -> Iterator[str]:
    yield name
    for number in count(2):
        yield f"{name[:28]} {number}"


def copy_of(table: Table) -> Table:
    """A table whose seats can be changed without touching the original."""
    seats = [msgspec.structs.replace(seat) for seat in table.seats]
    return msgspec.structs.replace(table, seats=seats)


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of a match's log: a choice, or the taking back of one.

    `choice` is the index of the option; of an undo it is the place of the choice taken back, and
    `key` says whether only that one goes or the rest after it too.
    """

    number: int
    kind: str
    seat: int
    choice: int
    key: str
    by: str
    at: float
    took: float = 0.0
