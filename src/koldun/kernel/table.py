"""What leaves a match: tables, prompts and events as one watcher may see them.

This is the only gate. Zones are shown through who has seen which card, so a game's view cannot
leak; everything here is plain data (msgspec structs) for a page, a terminal or a bot.
"""

from typing import Any

import msgspec

from koldun.kernel.cards import ALL, NOBODY, PILE, SPECTATOR, Zone
from koldun.kernel.decisions import NO_NUMBER, Option
from koldun.kernel.match import Decision, Match
from koldun.kernel.state import Event, Shown

NOT_A_SEAT = -1


class CardView(msgspec.Struct, omit_defaults=True, frozen=True):
    """A card: face up (`id` and `face`), or face down (only its back)."""

    id: str = ""
    face: str = ""
    back: str = ""
    marks: dict[str, int] = {}


class ZoneView(msgspec.Struct, frozen=True):
    """A place for cards. Face-down cards of others are only counted; known ones come first."""

    id: str
    name: str
    owner: int
    layout: str
    count: int
    back: str
    cards: list[CardView]


class SeatView(msgspec.Struct, frozen=True):
    """What lies open of one player: counters (life, trophies) and words (hero, colour)."""

    seat: int
    counters: dict[str, int] = {}
    words: dict[str, str] = {}
    out: bool = False


class Cell(msgspec.Struct, omit_defaults=True, frozen=True):
    """A place of the board with real geometry: a client draws it without knowing rules."""

    id: str
    x: float
    y: float
    shape: str = "square"
    kind: str = ""
    near: list[str] = []
    tags: list[str] = []


class Edge(msgspec.Struct, omit_defaults=True, frozen=True):
    """A line between two corners: a wall, a door, an opening."""

    id: str
    x1: float
    y1: float
    x2: float
    y2: float
    kind: str = ""
    tags: list[str] = []


class Token(msgspec.Struct, omit_defaults=True, frozen=True):
    """A thing that stands on a cell or an edge."""

    id: str
    kind: str
    at: str
    owner: int = NOT_A_SEAT
    face: str = ""
    counters: dict[str, int] = {}
    tags: list[str] = []


class Board(msgspec.Struct, frozen=True):
    width: float
    height: float
    cells: list[Cell] = []
    edges: list[Edge] = []
    tokens: list[Token] = []


class Table(msgspec.Struct):
    """The table as one watcher sees it. The kernel lays the zones in; a game adds the rest."""

    phase: str
    round: int
    active: int
    seats: list[SeatView]
    facts: dict[str, Any] = {}
    board: Board | None = None
    zones: list[ZoneView] = []


class OptionView(msgspec.Struct, omit_defaults=True, frozen=True):
    """One choice: its key, and what on the table it refers to, so that it can be lit up."""

    key: str
    verb: str
    card: CardView | None = None
    other: CardView | None = None
    seat: int = NOT_A_SEAT
    place: str = ""
    number: int | None = None
    standing: bool = False


class Prompt(msgspec.Struct, omit_defaults=True, frozen=True):
    """What the watcher has to decide. `number` is sent back with the choice."""

    number: int
    what: str
    rule: str
    options: list[OptionView]
    about: CardView | None = None
    by: int = NOT_A_SEAT
    amount: int | None = None
    window: bool = False


class ResultView(msgspec.Struct, frozen=True):
    places: list[int]
    winners: list[int]
    reason: str
    scores: list[int]
    out: list[int]
    capped: bool


class EventView(msgspec.Struct, omit_defaults=True, frozen=True):
    """One thing that happened, as this watcher noticed it."""

    id: str
    rule: str
    seat: int = NOT_A_SEAT
    other: int = NOT_A_SEAT
    number: int | None = None
    place: str = ""
    word: str = ""
    cards: list[CardView] = []


class View(msgspec.Struct):
    """All that one watcher may know of a match now."""

    game: str
    seat: int
    table: Table
    prompt: Prompt | None
    waiting: list[int]
    window: bool
    result: ResultView | None


def look(match: Match, seat: int = SPECTATOR) -> View:
    """The match through the eyes of a seat, or of a spectator."""
    table = match.game.view(match.state, seat)
    marks = match.game.marks(match.state)
    table.zones = [_zone(match, zone, seat, marks) for zone in match.state.zones()]
    ask = match.ask
    windowed = ask is not None and ask.windowed
    waiting: list[int] = []
    if ask is not None and not windowed:
        waiting = [s for i, s in enumerate(ask.seats) if not ask.answered(i)]
    decision = match.decision(seat) if seat != SPECTATOR else None
    result = match.result
    return View(
        game=match.game.id,
        seat=NOT_A_SEAT if seat == SPECTATOR else seat,
        table=table,
        prompt=None if decision is None else _prompt(match, decision, marks),
        waiting=waiting,
        window=windowed,
        result=None
        if result is None
        else ResultView(
            result.places, result.winners, result.reason, result.scores, result.out, result.capped
        ),
    )


def overhear(match: Match, seat: int = SPECTATOR, start: int = 0) -> list[EventView]:
    """The events of a match, from the `start`-th this watcher may see."""
    seen = [e for e in match.events() if e.visible(seat)]
    return [_event(match, e, seat) for e in seen[start:]]


def hear(match: Match, events: list[Event], seat: int = SPECTATOR) -> list[EventView]:
    """Some events of the match, as far as this watcher may notice them."""
    return [_event(match, e, seat) for e in events if e.visible(seat)]


def lay_open(match: Match) -> View:
    """A match that is over, or a step of it, with every card face up: for replays only."""
    cards = match.state.cards
    seen = cards.seen[:]
    cards.seen[:] = [ALL] * len(seen)
    try:
        return look(match)
    finally:
        cards.seen[:] = seen


def recount(match: Match, events: list[Event]) -> list[EventView]:
    """Events with every card face up, whoever could see it then: for replays only."""
    return [_told(e, [_face_up(match, card) for card in e.cards]) for e in events]


def _zone(match: Match, zone: Zone, seat: int, marks: dict[int, dict[str, int]]) -> ZoneView:
    cards = match.state.cards
    top = zone.top()
    back = cards.faces[top].back if top >= 0 else ""
    shown = zone.cards[-1:] if zone.kind.top_only else zone.cards
    known = [c for c in shown if cards.known(c, seat)]
    views = [_card(match, c, seat, marks) for c in known]
    if len(known) < len(shown) and not (zone.kind.layout == PILE and zone.kind.sight == NOBODY):
        views += [CardView(back=cards.faces[c].back) for c in shown if not cards.known(c, seat)]
    return ZoneView(
        zone.name(), zone.kind.name, zone.owner, zone.kind.layout, len(zone.cards), back, views
    )


def _card(match: Match, card: int, seat: int, marks: dict[int, dict[str, int]]) -> CardView:
    cards = match.state.cards
    face = cards.faces[card]
    if not cards.known(card, seat):
        return CardView(back=face.back)
    return CardView(match.card_id(card), face.id, face.back, marks.get(card, {}))


def _prompt(match: Match, decision: Decision, marks: dict[int, dict[str, int]]) -> Prompt:
    seat = decision.seat
    first_standing = len(decision.options) - decision.standing
    return Prompt(
        number=match.number(seat),
        what=decision.what,
        rule=decision.rule,
        options=[
            _option(match, option, seat, marks, i >= first_standing)
            for i, option in enumerate(decision.options)
        ],
        about=None if decision.about < 0 else _card(match, decision.about, seat, marks),
        by=decision.by,
        amount=None if decision.amount == NO_NUMBER else decision.amount,
        window=decision.windowed,
    )


def _option(
    match: Match, option: Option, seat: int, marks: dict[int, dict[str, int]], standing: bool
) -> OptionView:
    return OptionView(
        key=match.key(option),
        verb=option.verb,
        card=None if option.card < 0 else _card(match, option.card, seat, marks),
        other=None if option.other < 0 else _card(match, option.other, seat, marks),
        seat=option.seat,
        place=option.place,
        number=None if option.number == NO_NUMBER else option.number,
        standing=standing,
    )


def _event(match: Match, event: Event, seat: int) -> EventView:
    return _told(event, [_shown(match, card, seat) for card in event.cards])


def _told(event: Event, cards: list[CardView]) -> EventView:
    return EventView(
        id=event.id,
        rule=event.rule,
        seat=event.seat,
        other=event.other,
        number=None if event.number == NO_NUMBER else event.number,
        place=event.place,
        word=event.word,
        cards=cards,
    )


def _shown(match: Match, card: Shown, seat: int) -> CardView:
    if card.seen != ALL and (card.seen >> seat) & 1 == 0:
        return CardView(back=card.face.back)
    return _face_up(match, card)


def _face_up(match: Match, card: Shown) -> CardView:
    return CardView(match.names.of(card.mark), card.face.id, card.face.back)
