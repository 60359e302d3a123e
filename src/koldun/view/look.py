"""The only gate out of a match: tables, prompts and events as one watcher may see them.

Zones are shown through who has seen which card, so a game's view cannot leak.
"""

from functools import cache

from koldun.kernel.attention import LEVELS
from koldun.kernel.cards import ALL, NOBODY, PILE, SPECTATOR, Zone
from koldun.kernel.decisions import NO_NUMBER, Option
from koldun.kernel.errors import RulesFault
from koldun.kernel.match import Decision, Match
from koldun.kernel.state import Event, Shown
from koldun.view.views import (
    NOT_A_SEAT,
    CardView,
    EventView,
    OptionView,
    Prompt,
    ResultView,
    Table,
    View,
    ZoneView,
)

Known = dict[int, CardView]
"""Face-up cards by their serial number, kept by who looks often: a card that was looked at is not made anew."""


def look(match: Match, seat: int = SPECTATOR, known: Known | None = None) -> View:
    """The match through the eyes of a seat, or of a spectator."""
    return _look(match, seat, {} if known is None else known, Laid(match, seat, False))


def _look(match: Match, seat: int, known: Known, laid: "Laid") -> View:
    table = match.game.view(match.state, seat)
    if not isinstance(table, Table):
        raise RulesFault(f"{match.game.id}: its view must be a Table, not {table!r}")
    badges = match.game.badges(match.state)
    table.zones = [_zone(match, zone, laid, badges, known) for zone in match.state.zones()]
    ask = match.ask
    windowed = ask is not None and ask.windowed
    waiting: list[int] = []
    if ask is not None and not windowed:
        waiting = [s for i, s in enumerate(ask.seats) if not ask.answered(i)]
    decision = match.decision(seat) if seat != SPECTATOR else None
    aside = match.aside(seat) if seat != SPECTATOR else None
    result = match.result
    return View(
        game=match.game.id,
        seat=NOT_A_SEAT if seat == SPECTATOR else seat,
        table=table,
        prompt=None if decision is None else _prompt(match, decision, badges),
        waiting=waiting,
        window=windowed,
        result=None
        if result is None
        else ResultView(
            result.places, result.winners, result.reason, result.scores, result.out, result.capped
        ),
        aside=None if aside is None else _prompt(match, aside, badges),
        attention="" if seat == SPECTATOR else LEVELS[match.attention.levels[seat]],
        marked=[] if seat == SPECTATOR else _marked(match, seat),
    )


def _marked(match: Match, seat: int) -> list[str]:
    return [match.names.of(serial) for serial in match.attention.marks[seat]]


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
        return _look(match, SPECTATOR, {}, Laid(match, SPECTATOR, True))
    finally:
        cards.seen[:] = seen


def recount(match: Match, events: list[Event]) -> list[EventView]:
    """Events with every card face up, whoever could see it then: for replays only."""
    return [_told(e, [_face_up(match, card) for card in e.cards]) for e in events]


class Laid:
    """Cards that seats have answered with and that lie face down before them (`Ask.laid`).

    They change places in the view only: in the state they move when all answers are in. Everybody
    sees that somebody has laid a card, its owner alone which.
    """

    def __init__(self, match: Match, seat: int, open: bool) -> None:
        self.seat = seat
        self._open = open
        self._seen = match.state.cards.seen
        self._cards: dict[int, int] = {}  # by seat
        self._zones: list[Zone] = []
        ask = match.ask
        if ask is not None and ask.laid is not None:
            self._zones = ask.laid
            for i, owner in enumerate(ask.seats):
                if ask.answered(i) and ask.answers[i].card >= 0:
                    self._cards[owner] = ask.answers[i].card

    def lying(self, zone: Zone) -> list[int]:
        """The cards of a zone as they lie for this watcher."""
        if not self._cards:
            return zone.cards
        lying = zone.cards[:]
        for owner, card in self._cards.items():
            if zone is self._zones[owner]:
                lying.append(card)
            elif card in lying:
                self._take(lying, card, owner)
        return lying

    def _take(self, lying: list[int], card: int, owner: int) -> None:
        """One card fewer; for others one they do not know, whichever was taken."""
        if self._mine(owner):
            lying.remove(card)
            return
        for other in reversed(lying):
            if not self._seen[other] & (1 << self.seat):
                lying.remove(other)
                return

    def _mine(self, owner: int) -> bool:
        return self._open or owner == self.seat

    def shows(self, card: int, zone: Zone) -> bool:
        """May this watcher see the face of a card that lies in a zone?"""
        if not self._seen[card] & (1 << self.seat):
            return False
        for owner, laid in self._cards.items():
            if laid == card and zone is self._zones[owner]:
                return self._mine(owner)
        return True


def _zone(
    match: Match, zone: Zone, laid: Laid, badges: dict[int, dict[str, int]], known: Known
) -> ZoneView:
    faces, kind, lying = match.state.cards.faces, zone.kind, laid.lying(zone)
    veiled = kind.veiled
    back = faces[lying[-1]].back if lying and not veiled else ""
    shown = lying[-1:] if kind.top_only else lying
    views = [_face(match, card, badges, known) for card in shown if laid.shows(card, zone)]
    if len(views) < len(shown) and not (kind.layout == PILE and kind.sight == NOBODY):
        views += [
            _FACE_DOWN if veiled else _back(faces[card].back)
            for card in shown
            if not laid.shows(card, zone)
        ]
    return ZoneView(zone.name(), kind.name, zone.owner, kind.layout, len(lying), back, views)


def _card(match: Match, card: int, seat: int, badges: dict[int, dict[str, int]]) -> CardView:
    cards = match.state.cards
    if not cards.known(card, seat):
        return _back(cards.faces[card].back)
    return _face(match, card, badges, {})


def _face(match: Match, card: int, badges: dict[int, dict[str, int]], known: Known) -> CardView:
    """A card that is known, made once as long as it has its number and nothing lies on it."""
    cards = match.state.cards
    serial, face = cards.serials[card], cards.faces[card]
    view = known.get(serial)
    if card in badges or view is None or view.face != face.id:
        view = CardView(match.names.of(serial), face.id, face.back, badges.get(card, {}))
        if not view.badges:
            known[serial] = view
    return view


@cache
def _back(back: str) -> CardView:
    return CardView(back=back)


_FACE_DOWN = CardView()


def _prompt(match: Match, decision: Decision, badges: dict[int, dict[str, int]]) -> Prompt:
    seat = decision.seat
    first_standing = len(decision.options) - decision.standing
    first_free = first_standing - decision.free
    return Prompt(
        number=match.number(seat),
        what=decision.what,
        rule=decision.rule,
        options=[
            _option(match, option, seat, badges, i >= first_standing, first_free <= i)
            for i, option in enumerate(decision.options)
            if i < first_standing or seat not in decision.aimed
        ],
        about=None if decision.about < 0 else _card(match, decision.about, seat, badges),
        by=decision.by,
        amount=None if decision.amount == NO_NUMBER else decision.amount,
        window=decision.windowed,
        aimed=decision.aimed,
        word=decision.word,
        against=None if decision.against == NO_NUMBER else decision.against,
        every=match.game.every(decision.what),
        ways=match.game.ways(match.state, decision.what, seat),
    )


def offered(match: Match, option: Option, seat: int) -> OptionView:
    """One option as the seat it is offered to sees it."""
    return _option(match, option, seat, {}, False, False)


def _option(
    match: Match,
    option: Option,
    seat: int,
    badges: dict[int, dict[str, int]],
    standing: bool,
    free: bool,
) -> OptionView:
    return OptionView(
        match.key(option),
        option.verb,
        None if option.card < 0 else _card(match, option.card, seat, badges),
        None if option.other < 0 else _card(match, option.other, seat, badges),
        option.seat,
        option.place,
        None if option.number == NO_NUMBER else option.number,
        standing,
        free and not standing,
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
    return CardView(match.names.of(card.serial), card.face.id, card.face.back)
