"""The only gate out of a match: tables, prompts and events as one watcher may see them.

Zones are shown through who has seen which card, so a game's view cannot leak.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from koldun.kernel.attention import LEVELS
from koldun.kernel.cards import ALL, NOBODY, PILE, SPECTATOR, Face, Zone
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


@final
@mypyc_attr(acyclic=True)
class Glance:
    """How the zones looked to one watcher, and what that was made from."""

    def __init__(self) -> None:
        self.views: list[ZoneView] = []
        self.lying: list[list[int]] = []  # the cards of each zone
        self.seen: list[int] = []
        self.serials: list[int] = []
        self.faces: list[Face] = []
        self.badges: dict[int, dict[str, int]] = {}
        self.prompted: Prompted | None = None


@final
@mypyc_attr(acyclic=True)
class Prompted:
    """The options of a prompt, and what their views were made from besides the cards."""

    def __init__(
        self,
        options: list[Option],
        free: int,
        standing: int,
        sums: list[str],
        views: list[OptionView],
    ) -> None:
        self.options: list[Option] = options
        self.free: int = free
        self.standing: int = standing
        self.sums: list[str] = sums
        self.views: list[OptionView] = views


@final
class Memory:
    """What was looked at before, kept by who looks at one match often: what has not changed is the same
    object again."""

    def __init__(self) -> None:
        self.cards: dict[int, CardView] = {}  # face up, by serial number
        self.glances: dict[int, Glance] = {}  # by eyes

    def forget(self) -> None:
        self.cards = {}
        self.glances = {}


def look(
    match: Match, seat: int = SPECTATOR, memory: Memory | None = None, number: int = -1
) -> View:
    """The match through the eyes of a seat, or of a spectator. `number`: of the seat's open decision, where
    it is another than the match says."""
    if memory is None:
        memory = Memory()
    return _look(match, seat, memory, Laid(match, seat, False), number)


def _look(match: Match, seat: int, memory: Memory, laid: "Laid", number: int = -1) -> View:
    state = match.state
    table: object = match.game.view(state, seat)
    if not isinstance(table, Table):
        raise RulesFault(f"{match.game.id}: its view must be a Table, not {table!r}")
    badges = match.game.badges(state)
    table.zones = _zones(match, seat, laid, badges, memory)
    ask = match.ask
    windowed = ask is not None and ask.windowed
    waiting: list[int] = []
    if ask is not None and not windowed:
        waiting = [s for i, s in enumerate(ask.seats) if not ask.answered(i)]
    prompt: Prompt | None = None
    aside: Prompt | None = None
    attention = ""
    marked: list[str] = []
    if seat != SPECTATOR:
        decision = match.decision(seat)
        if decision is not None:
            prompt = _prompt(match, decision, badges, memory, number)
        decision = match.aside(seat)
        if decision is not None:
            aside = _prompt(match, decision, badges, memory, number)
        attention = LEVELS[match.attention.levels[seat]]
        marked = [match.names.of(serial) for serial in match.attention.marks[seat]]
    result = match.result
    return View(
        match.game.id,
        NOT_A_SEAT if seat == SPECTATOR else seat,
        table,
        prompt,
        waiting,
        windowed,
        None
        if result is None
        else ResultView(
            result.places, result.winners, result.reason, result.scores, result.out, result.capped
        ),
        aside,
        attention,
        marked,
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
        return _look(match, SPECTATOR, Memory(), Laid(match, SPECTATOR, True))
    finally:
        cards.seen[:] = seen


def recount(match: Match, events: list[Event]) -> list[EventView]:
    """Events with every card face up, whoever could see it then: for replays only."""
    return [_told(e, [_face_up(match, card) for card in e.cards]) for e in events]


@final
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

    def here(self, zone: Zone) -> bool:
        """Is this one of the places where cards are laid now?"""
        return bool(self._cards) and any(zone is one for one in self._zones)

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


def _zones(
    match: Match, seat: int, laid: Laid, badges: dict[int, dict[str, int]], memory: Memory
) -> list[ZoneView]:
    """All zones; those that look as they did are the views made then."""
    cards, zones = match.state.cards, match.state.zones()
    old = memory.glances.get(seat)
    new = Glance()
    new.serials, new.badges = cards.serials, badges
    new.seen, new.faces = cards.seen[:], cards.faces
    steady = (
        old is not None
        and len(old.views) == len(zones)
        and old.serials is new.serials
        and old.faces is new.faces
        and old.badges == badges
    )
    same = steady and old is not None and old.seen == new.seen
    if same and old is not None:
        new.prompted = old.prompted
    for i, zone in enumerate(zones):
        lying = laid.lying(zone)
        if laid.here(zone):
            new.views.append(_zone(match, zone, lying, laid, badges, memory.cards))
            new.lying.append(_UNSETTLED)
            continue
        zone.lent = zone.lent or lying is zone.cards  # kept here, so it must not change
        if steady and old is not None and _as_it_was(old, i, lying, new.seen, seat, same):
            new.views.append(old.views[i])
        else:
            new.views.append(_zone(match, zone, lying, laid, badges, memory.cards))
        new.lying.append(lying)
    memory.glances[seat] = new
    return new.views


_UNSETTLED: Final = [
    -1
]  # cards that were laid face down: what is shown hangs on more than who has seen them


def _as_it_was(
    old: Glance, zone: int, lying: list[int], seen: list[int], seat: int, same: bool
) -> bool:
    """The same cards, and of each it is known or not as it was. `same`: of all cards it is."""
    before = old.lying[zone]
    if before is not lying and before != lying:
        return False
    if same:
        return True
    then, bit = old.seen, 1 << seat
    return not any((then[card] ^ seen[card]) & bit for card in lying)


def _zone(
    match: Match,
    zone: Zone,
    lying: list[int],
    laid: Laid,
    badges: dict[int, dict[str, int]],
    known: dict[int, CardView],
) -> ZoneView:
    faces, kind = match.state.cards.faces, zone.kind
    veiled = kind.veiled
    back = faces[lying[-1]].back if lying and not veiled else ""
    shown = lying[-1:] if kind.top_only else lying
    views: list[CardView] = []
    hidden: list[int] = []
    for card in shown:
        if laid.shows(card, zone):
            views.append(_face(match, card, badges, known))
        else:
            hidden.append(card)
    if hidden and not (kind.layout == PILE and kind.sight == NOBODY):
        for card in hidden:
            views.append(_FACE_DOWN if veiled else _back(faces[card].back))
    return ZoneView(zone.name(), kind.name, zone.owner, kind.layout, len(lying), back, views)


def _card(
    match: Match,
    card: int,
    seat: int,
    badges: dict[int, dict[str, int]],
    known: dict[int, CardView],
) -> CardView:
    cards = match.state.cards
    if not cards.known(card, seat):
        return _back(cards.faces[card].back)
    return _face(match, card, badges, known)


def _face(
    match: Match, card: int, badges: dict[int, dict[str, int]], known: dict[int, CardView]
) -> CardView:
    """A card that is known, made once as long as it has its number and nothing else lies on it."""
    cards = match.state.cards
    serial, face = cards.serials[card], cards.faces[card]
    lies = badges.get(card, _NO_BADGES)
    view = known.get(serial)
    if view is None or view.face != face.id or view.badges != lies:
        view = CardView(match.names.of(serial), face.id, face.back, lies)
        known[serial] = view
    return view


_NO_BADGES: Final[dict[str, int]] = {}


def _back(back: str) -> CardView:
    view = _BACKS.get(back)
    if view is None:
        view = CardView(back=back)
        _BACKS[back] = view
    return view


_BACKS: Final[dict[str, CardView]] = {}
_FACE_DOWN: Final = CardView()


def _prompt(
    match: Match,
    decision: Decision,
    badges: dict[int, dict[str, int]],
    memory: Memory,
    number: int,
) -> Prompt:
    seat, known = decision.seat, memory.cards
    return Prompt(
        match.number(seat) if number < 0 else number,
        decision.what,
        decision.rule,
        _options(match, decision, badges, memory),
        None if decision.about < 0 else _card(match, decision.about, seat, badges, known),
        decision.by,
        None if decision.amount == NO_NUMBER else decision.amount,
        decision.windowed,
        decision.aimed,
        decision.word,
        None if decision.against == NO_NUMBER else decision.against,
        match.game.every(decision.what),
        match.game.ways(match.state, decision.what, seat),
    )


def _options(
    match: Match, decision: Decision, badges: dict[int, dict[str, int]], memory: Memory
) -> list[OptionView]:
    """All that a seat may choose; the views of the time before where nothing is otherwise."""
    seat, options, free = decision.seat, decision.options, decision.free
    standing = decision.standing
    first_standing = len(options) - standing
    first_free = first_standing - free
    if seat in decision.aimed:  # whom it is about cannot pass for longer
        options = options[:first_standing]
        standing = 0
    sums = match.game.sums(match.state, decision.what, seat, decision.options)
    glance = memory.glances[seat]
    last = glance.prompted
    if (
        last is not None
        and last.options == options
        and last.free == free
        and last.standing == standing
        and last.sums == sums
    ):
        return last.views
    views = [
        _option(
            match,
            option,
            seat,
            badges,
            memory.cards,
            i >= first_standing,
            first_free <= i,
            sums[i] if sums else "",
        )
        for i, option in enumerate(options)
    ]
    glance.prompted = Prompted(options[:], free, standing, sums, views)
    return views


def offered(match: Match, option: Option, seat: int) -> OptionView:
    """One option as the seat it is offered to sees it."""
    return _option(match, option, seat, _NO_MARKS, {}, False, False)


_NO_MARKS: Final[dict[int, dict[str, int]]] = {}


def _option(
    match: Match,
    option: Option,
    seat: int,
    badges: dict[int, dict[str, int]],
    known: dict[int, CardView],
    standing: bool,
    free: bool,
    sum: str = "",
) -> OptionView:
    return OptionView(
        match.key(option),
        option.verb,
        None if option.card < 0 else _card(match, option.card, seat, badges, known),
        None if option.other < 0 else _card(match, option.other, seat, badges, known),
        option.seat,
        option.place,
        None if option.number == NO_NUMBER else option.number,
        standing,
        free and not standing,
        sum,
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
