"""What goes over the wire, in both directions: the contract between server and page.

HTTP bodies and WebSocket messages are these structs as JSON. TypeScript types are generated from
them (tools/typescript.py). docs/protocol.md says when each is sent. Messages on a socket are told
apart by `type`.
"""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from koldun.view.views import Change, EventView, OptionView, View

PROTOCOL = 2


def _one_of(words: str) -> Meta:
    return Meta(pattern=rf"^({words})(?!\n)$")  # `$` alone would allow a line's end after it


Window = Annotated[float, Meta(ge=0, le=60)]
Absent = Annotated[str, _one_of(r"wait|bot:[1-9]\d{0,5}|days:[1-9]\d{0,2}")]
"""What happens when somebody is away: nothing, a bot after so many seconds, or after so many days."""


class Named(msgspec.Struct, frozen=True):
    """A text in every language."""

    ru: str
    en: str


# --- HTTP


class GameInfo(msgspec.Struct, frozen=True):
    """A box in the lobby."""

    id: str
    version: str
    title: Named
    tagline: Named
    about: Named
    players: tuple[int, int]
    minutes: int
    weight: int
    adult: bool
    capabilities: list[str]
    options: dict[str, Any]  # JSON Schema of the game's options
    levels: list[str]  # bots that can sit at its table
    lesson: bool = False  # can it be learnt at a prepared table?


class ChapterInfo(msgspec.Struct, frozen=True):
    """A chapter of a rulebook, and which rules stand in it."""

    title: Named
    about: Named
    rules: list[str]


class TermInfo(msgspec.Struct, frozen=True):
    """A word of the glossary and what it means."""

    term: Named
    meaning: Named


class PersonaInfo(msgspec.Struct, frozen=True):
    """Somebody a bot can be."""

    id: str
    name: Named
    icon: str
    temperament: str  # it plays by; empty for none
    hello: Named
    says: dict[str, Named]  # by moment (`won_fight`, `attacked`, ...)


class LessonStep(msgspec.Struct, frozen=True):
    """One sentence of a lesson (`lesson-N`, from 1). Without choices of the learner it waits for "next".

    `on`: the event after which it is shown, in words of a scenario. `point`: what it speaks of.
    `waits`: the places in the line of the choices it waits for; it is done when `until` have been made.
    """

    on: str
    point: list[str]
    waits: list[int]
    first: int  # choices made when it begins
    until: int
    rule: str


class LessonScript(msgspec.Struct, frozen=True):
    """A lesson as a page leads through it. `seats`: the names that `on` and `point` use."""

    game: str
    seats: list[str]
    steps: list[LessonStep]


class Me(msgspec.Struct, frozen=True):
    """Who the cookie says you are."""

    id: str
    name: str


class Link(msgspec.Struct, frozen=True):
    """The personal link: whoever opens it can become me. Sent only when I ask for it."""

    link: str


class Whose(msgspec.Struct, frozen=True):
    """Whose a personal link is, before a browser becomes that person."""

    name: str
    mine: bool  # this browser is that person already


class Rename(msgspec.Struct, frozen=True):
    name: str


class SeatInfo(msgspec.Struct, frozen=True):
    """One place at a table. A seat of a person may be played by a bot for a while."""

    seat: int
    kind: str  # "open", "human", "bot"
    name: str
    level: str = ""  # of the bot that plays it now
    mine: bool = False
    online: bool = False
    persona: str = ""  # who the bot is, one of `/api/personas`


class Clock(msgspec.Struct, frozen=True):
    """How long people may think. `late` says what happens to who does not."""

    kind: Annotated[str, _one_of("none|move|match")] = "none"
    seconds: int = 0
    late: Annotated[str, _one_of("bot|pass")] = "bot"
    window: Window = 6  # seconds a window for responses stays open, whoever could answer


class TableInfo(msgspec.Struct, frozen=True):
    """A table in a list or behind a link."""

    id: str
    game: str
    status: str  # "open", "running", "finished"
    players: int
    seats: list[SeatInfo]
    public: bool
    options: dict[str, Any]
    clock: Clock
    absent: str  # "wait", "bot:SECONDS", "days:N"
    host: bool  # did I set it up?
    my_turn: bool
    created: int  # seconds since 1970
    changed: int
    commitment: str = ""  # SHA-256 of the seed, from the start on
    seed: str = ""  # when the match is over
    winners: list[int] = []
    rematch: str = ""  # id of the next table
    casual: bool = False  # against bots alone, what has shown something may be taken back
    counts: bool = True  # False: that has been done, or it is a lesson
    lesson: bool = False  # at the table of the game's lesson, along its line


class NewTable(msgspec.Struct, frozen=True):
    """Seats from 0: "me", "open", "bot:LEVEL"; several "me" make a hot-seat table."""

    game: str
    seats: list[str]
    options: dict[str, Any] = {}
    public: bool = False
    clock: Clock = Clock()
    absent: Absent = "wait"
    casual: bool = False


class PlayNow(msgspec.Struct, frozen=True):
    """One click: me against bots."""

    game: str
    players: int = 0  # 0: as many as the game is best with
    level: str = ""
    casual: bool = True


class NewLesson(msgspec.Struct, frozen=True):
    """The lesson of a game, from its beginning."""

    game: str


class Start(msgspec.Struct, frozen=True):
    """Begin; open seats are filled with bots of this level, or must not be left."""

    fill: str = ""


class Join(msgspec.Struct, frozen=True):
    seat: int = -1  # -1: the first open one


class Problem(msgspec.Struct, frozen=True):
    """Every refusal: a code for programs, a sentence for people."""

    code: str
    message: str


class ReplayStep(msgspec.Struct, frozen=True):
    """One choice of a finished match with all hands open."""

    seat: int
    option: OptionView
    view: View
    events: list[EventView]


class Replay(msgspec.Struct, frozen=True):
    table: TableInfo
    first: View
    opening: list[EventView]
    steps: list[ReplayStep]
    chances: list[list[float]]  # by step: how each seat stood, for the graph


class Verified(msgspec.Struct, frozen=True):
    """Re-played and compared."""

    fair: bool
    commitment: str
    seed: str
    choices: int
    digest: str
    problem: str = ""


# --- socket, from the page


class Hello(msgspec.Struct, tag="hello", tag_field="type", frozen=True):
    """First message. `heard`: how many events this watcher has; -1 for a fresh page.
    `seat`: which of my seats, at a hot-seat table; -1 for mine."""

    protocol: int
    heard: int = -1
    seat: int = -1


class Choose(msgspec.Struct, tag="choose", tag_field="type", frozen=True, gc=False):
    """A choice for the decision with this number; sent twice it counts once."""

    number: int
    key: str
    seat: int = -1


class Set(msgspec.Struct, tag="set", tag_field="type", frozen=True):
    """What I want to be called for: `attend:everything`, `attend:matter`, `attend:me`, `mark:CARD`, `unmark:CARD`;
    or `call`: now if a window is open, else at the next."""

    key: str
    seat: int = -1


class Undo(msgspec.Struct, tag="undo", tag_field="type", frozen=True):
    """Take my last choice back, or ask the table to let me."""

    seat: int = -1


class Vote(msgspec.Struct, tag="vote", tag_field="type", frozen=True):
    """My answer when somebody asks to take a choice back."""

    yes: bool


class Say(msgspec.Struct, tag="say", tag_field="type", frozen=True):
    text: str


class React(msgspec.Struct, tag="react", tag_field="type", frozen=True):
    """A quick reaction; one of the words in `Welcome.reactions`."""

    word: str


class AskHint(msgspec.Struct, tag="hint", tag_field="type", frozen=True):
    """What would a bot do? Answered with `Hint`."""

    seat: int = -1


class HandOver(msgspec.Struct, tag="hand-over", tag_field="type", frozen=True):
    """Let a bot play my seat, or take it back (`level` empty)."""

    level: str = ""
    seat: int = -1


class LessonBack(msgspec.Struct, tag="lesson-back", tag_field="type", frozen=True):
    """Back to where this step of the lesson begins, from 0; the first one starts it again."""

    step: Annotated[int, Meta(ge=0, le=1000)] = 0


class Ping(msgspec.Struct, tag="ping", tag_field="type", frozen=True):
    pass


FromPage = Hello | Choose | Set | Undo | Vote | Say | React | AskHint | HandOver | LessonBack | Ping


# --- socket, to the page


class Timer(msgspec.Struct, frozen=True, gc=False):
    """Seconds left: of the open window, of the move, of each seat's match."""

    window: float = -1.0
    move: float = -1.0
    seats: list[float] = []


class Welcome(msgspec.Struct, tag="welcome", tag_field="type", frozen=True):
    """Answer to `Hello`: everything this watcher may know. Events are numbered from `first`; `step` is the
    number of the view."""

    protocol: int
    table: TableInfo
    seat: int  # -1: a spectator
    view: View | None  # None before the match starts
    step: int
    first: int
    events: list[EventView]
    chat: list["Said"]
    timer: Timer
    can_undo: bool
    reactions: list[str]


class Accepted(msgspec.Struct, tag="accepted", tag_field="type", frozen=True, gc=False):
    """The choice is on disk. Comes inside the update it led to; alone where it led to none, so for a
    repeated message."""

    number: int
    seat: int


class Update(msgspec.Struct, tag="update", tag_field="type", frozen=True, gc=False):
    """Something happened: the view with the number `step`, whole or as the change from the one before, and
    the events since, numbered from `first` without a gap. `accepted`: your choice that led to it is on disk."""

    step: int
    first: int
    events: list[EventView]
    timer: Timer
    can_undo: bool
    view: View | UnsetType = UNSET
    change: Change | UnsetType = UNSET
    accepted: Accepted | UnsetType = UNSET


class TableChanged(msgspec.Struct, tag="table", tag_field="type", frozen=True):
    """Somebody sat down, left, came online; the match started or ended."""

    table: TableInfo


class Refused(msgspec.Struct, tag="refused", tag_field="type", frozen=True):
    """It did not count. Codes: late, not-offered, not-yours, not-started, over, too-fast, too-long,
    malformed, protocol, no-undo, not-casual, lesson, unknown."""

    code: str
    message: str
    number: int = -1


class Said(msgspec.Struct, tag="said", tag_field="type", frozen=True):
    """A line of chat; seat -1: a spectator."""

    seat: int
    name: str
    text: str
    at: int


class Reacted(msgspec.Struct, tag="reacted", tag_field="type", frozen=True):
    seat: int
    word: str


class UndoAsked(msgspec.Struct, tag="undo-asked", tag_field="type", frozen=True):
    """Somebody would like to take a choice back; answer with `Vote`."""

    seat: int
    done: bool = False
    granted: bool = False


class HintOption(msgspec.Struct, frozen=True):
    key: str
    chance: float  # estimated chance to win
    visits: int = 0


class HintReason(msgspec.Struct, frozen=True):
    """Why the best option is better: `feature-NAME` of the game, more or less of it, said by `reason-own` or
    `reason-rivals`."""

    whose: str
    feature: str
    way: str


class Hint(msgspec.Struct, tag="hint", tag_field="type", frozen=True):
    seat: int
    number: int
    options: list[HintOption]
    reasons: list[HintReason] = []  # of the best, the weightiest first


class LessonAt(msgspec.Struct, tag="lesson", tag_field="type", frozen=True):
    """How far the line of a lesson is, and which options of this decision of mine go on."""

    made: int
    number: int
    keys: list[str]


class Bye(msgspec.Struct, tag="bye", tag_field="type", frozen=True):
    """The server stops or this connection is too slow: come back in so many seconds."""

    reason: str
    again: float = 1.0


class Pong(msgspec.Struct, tag="pong", tag_field="type", frozen=True):
    pass


ToPage = (
    Welcome
    | Update
    | TableChanged
    | Accepted
    | Refused
    | Said
    | Reacted
    | UndoAsked
    | Hint
    | LessonAt
    | Bye
    | Pong
)
