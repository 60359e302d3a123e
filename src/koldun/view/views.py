"""What a watcher is shown, as plain data: msgspec structs for a page, a terminal or a bot.

None of them leads back to itself, so the collector of cycles need not look at them (`gc=False`): on a server they
are most of what lives for a while.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

NOT_A_SEAT = -1


class CardView(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """A card: face up (`id` and `face`), or face down (only its back)."""

    id: str = ""
    face: str = ""
    back: str = ""
    badges: dict[str, int] = msgspec.field(default_factory=dict, name="marks")


class ZoneView(msgspec.Struct, frozen=True, gc=False):
    """A place for cards. Face-down cards of others are only counted; known ones come first."""

    id: str
    name: str
    owner: int
    layout: str
    count: int
    back: str
    cards: list[CardView]


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """What lies open of one player: counters (life, trophies) and words (hero, colour)."""

    seat: int
    counters: dict[str, int] = {}
    words: dict[str, str] = {}
    out: bool = False


class Cell(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """A place of the board with real geometry: a client draws it without knowing rules."""

    id: str
    x: float
    y: float
    shape: str = "square"
    kind: str = ""
    near: list[str] = []
    tags: list[str] = []


class Edge(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """A line between two corners: a wall, a door, an opening."""

    id: str
    x1: float
    y1: float
    x2: float
    y2: float
    kind: str = ""
    tags: list[str] = []


class Token(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """A thing that stands on a cell or an edge."""

    id: str
    kind: str
    at: str
    owner: int = NOT_A_SEAT
    face: str = ""
    counters: dict[str, int] = {}
    tags: list[str] = []


class Board(msgspec.Struct, frozen=True, gc=False):
    width: float
    height: float
    cells: list[Cell] = []
    edges: list[Edge] = []
    tokens: list[Token] = []


class Table(msgspec.Struct, gc=False):
    """The table as one watcher sees it. The kernel lays the zones in; a game adds the rest."""

    phase: str
    round: int
    active: int
    seats: list[SeatView]
    facts: Mapping[str, Any] = {}  # a TypedDict `Facts` in the game's view.py, or plain
    board: Board | None = None
    zones: list[ZoneView] = []


class OptionView(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """One choice: its key, and what on the table it refers to, so that it can be lit up."""

    key: str
    verb: str
    card: CardView | None = None
    other: CardView | None = None
    seat: int = NOT_A_SEAT
    place: str = ""
    number: int | None = None
    standing: bool = False
    free: bool = False  # nobody is called for it: it may be started at will
    sum: str = ""  # what it would come to, in figures: "14 : 12"


class Prompt(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """What the watcher has to decide. `number` is sent back with the choice."""

    number: int
    what: str
    rule: str
    options: list[OptionView]
    about: CardView | None = None
    by: int = NOT_A_SEAT
    amount: int | None = None
    window: bool = False
    aimed: list[int] = []  # the seats that what may be answered concerns
    word: str = ""  # what kind of moment it is: "winning", "tied"
    against: int | None = None  # what `amount` stands against: the other side of a fight
    every: str = ""  # a verb worth doing with all it is offered for, one after the other
    ways: dict[str, str] = {}  # places beyond the next step, each with the one before it on the way


class ResultView(msgspec.Struct, frozen=True, gc=False):
    places: list[int]
    winners: list[int]
    reason: str
    scores: list[int]
    out: list[int]
    capped: bool


class EventView(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """One thing that happened, as this watcher noticed it."""

    id: str
    rule: str
    seat: int = NOT_A_SEAT
    other: int = NOT_A_SEAT
    number: int | None = None
    place: str = ""
    word: str = ""
    cards: list[CardView] = []


class View(msgspec.Struct, gc=False):
    """All that one watcher may know of a match now."""

    game: str
    seat: int
    table: Table
    prompt: Prompt | None
    waiting: list[int]
    window: bool
    result: ResultView | None
    aside: Prompt | None = None  # what may be started though the watcher was not called
    attention: str = ""  # what the watcher is called for
    marked: list[str] = []  # cards the watcher wants to be called for


# --- what changes from one view to the next (changes.py)


class TableChange(msgspec.Struct, frozen=True, gc=False):
    """What has changed on the table; what is not named is as it was.

    Of seats, cells, edges, tokens and zones only those that changed are named. Where some have come, gone or
    changed places, `token_order` and `zone_order` say which there are now. `gone` are facts that are no longer
    there. `board` is a whole board, where its extent or its cells are others than before.
    """

    phase: str | UnsetType = UNSET
    round: int | UnsetType = UNSET
    active: int | UnsetType = UNSET
    seats: list[SeatView] | UnsetType = UNSET
    facts: dict[str, Any] | UnsetType = UNSET
    gone: list[str] | UnsetType = UNSET
    board: Board | UnsetType | None = UNSET
    cells: list[Cell] | UnsetType = UNSET
    edges: list[Edge] | UnsetType = UNSET
    tokens: list[Token] | UnsetType = UNSET
    token_order: list[str] | UnsetType = UNSET
    zones: list[ZoneView] | UnsetType = UNSET
    zone_order: list[str] | UnsetType = UNSET


class Change(msgspec.Struct, frozen=True, gc=False):
    """What has changed for one watcher; what is not named is as it was."""

    table: TableChange | UnsetType = UNSET
    prompt: Prompt | UnsetType | None = UNSET
    waiting: list[int] | UnsetType = UNSET
    window: bool | UnsetType = UNSET
    result: ResultView | UnsetType | None = UNSET
    aside: Prompt | UnsetType | None = UNSET
    attention: str | UnsetType = UNSET
    marked: list[str] | UnsetType = UNSET
