"""The base of every game's state, and what it says aloud.

A state holds all that a copy must carry and nothing else: no history, no clock, no definitions.
What happens is told through `say`; the log listens only where somebody wants it.
"""

from collections.abc import Callable
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar, final

from mypy_extensions import mypyc_attr

from koldun.kernel.cards import ALL, Cards, F, Face, Zone, ZoneKind
from koldun.kernel.decisions import NO_NUMBER, Offered, Option
from koldun.kernel.randomness import Rng

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"
"""What a state is dumped as: the same everywhere, ready for JSON, a digest or a scenario."""


@final
@mypyc_attr(acyclic=True)
class Shown:
    """A card in an event, as it was when it happened: later shuffles do not change the past."""

    __slots__ = ("face", "seen", "serial")

    def __init__(self, face: Face, serial: int, seen: int) -> None:
        self.face: Face = face
        self.serial: int = serial
        self.seen: int = seen


@final
@mypyc_attr(acyclic=True)
class Event:
    """Something a person at the table would notice. Events never drive rules."""

    __slots__ = ("at", "cards", "id", "mask", "number", "other", "place", "rule", "seat", "word")

    def __init__(
        self,
        id: str,
        rule: str,
        *,
        seat: int,
        other: int,
        number: int,
        place: str,
        word: str,
        cards: list[Shown],
        mask: int,
        at: int,
    ) -> None:
        self.id: str = id
        self.rule: str = rule
        self.seat: int = seat
        self.other: int = other
        self.number: int = number
        self.place: str = place
        self.word: str = word
        self.cards: list[Shown] = cards
        self.mask: int = mask
        self.at: int = at  # how many choices had been made

    def visible(self, seat: int) -> bool:
        return (self.mask >> seat) & 1 == 1


_NO_CARDS: Final[list[Shown]] = []  # of an event; never changed


@final
class Log:
    """The events of a match, in order."""

    __slots__ = ("at", "events")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.at: int = 0


WINDOW: Final = "window"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[F]):
    """All that changes during a match. A game derives its own, generic in its faces.

    Each field stands on one line, with how it begins and how it is copied:

        def __init__(self, seats: int, rng: Rng, cards: Cards[Card], old: "Brawl | None" = None) -> None:
            super().__init__(seats, rng, cards, old)
            self.deck: Zone = Zone(DECK) if old is None else old.deck.copy()
            self.hands: list[Zone] = each(HAND, seats) if old is None else copied(old.hands)
            self.life: list[int] = [20] * seats if old is None else old.life[:]

        def copy(self) -> "Brawl":
            return Brawl(self.seats, self.rng.copy(), self.cards.copy(), self)
    """

    aside: ClassVar[tuple[str, ...]] = ("log", "offered")  # a copy has none

    def __init__(
        self, seats: int, rng: Rng, cards: Cards[F], old: "State[F] | None" = None
    ) -> None:
        self.seats: int = seats
        self.rng: Rng = rng
        self.cards: Cards[F] = cards
        # standing answers to windows: "2 fight"
        self.standing: list[str] = [] if old is None else old.standing[:]
        self.log: Log | None = None
        self.offered: Offered | None = None  # kept where the match may be copied

    # --- what every game writes

    def copy(self) -> "State[F]":
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """Every zone there is, in a fixed order; each card lies in exactly one of them."""
        raise NotImplementedError

    def facts(self) -> dict[str, Plain]:
        """Everything but the cards: counters, positions, whose turn, in plain values."""
        raise NotImplementedError

    def put(self, name: str, seat: int, value: Plain) -> bool:
        """Set one fact for a scenario (seat -1: of the table). False: there is no such fact."""
        return False

    def redealt(self, seat: int, rng: Rng) -> None:
        """Re-deal what is hidden from a seat and is no card. Most games have nothing of the kind."""

    # --- what every game has

    def face(self, card: int) -> F:
        return self.cards.faces[card]

    def say(
        self,
        id: str,
        rule: str,
        seat: int = -1,
        other: int = -1,
        card: int = -1,
        number: int = NO_NUMBER,
        place: str = "",
        word: str = "",
        cards: list[int] | None = None,
        only: int = ALL,
    ) -> None:
        """Tell the table. Who may see the event is `only`; who sees the faces is who has seen them."""
        log = self.log
        if log is None:
            return
        box = self.cards
        shown = _NO_CARDS
        if card >= 0:
            shown = [Shown(box.faces[card], box.serials[card], box.seen[card])]
        if cards:
            shown = shown + [Shown(box.faces[c], box.serials[c], box.seen[c]) for c in cards]
        event = Event(
            id,
            rule,
            seat=seat,
            other=other,
            number=number,
            place=place,
            word=word,
            cards=shown,
            mask=only,
            at=log.at,
        )
        log.events.append(event)

    def clear_standing(self, scope: str) -> None:
        """A fight, a turn is over: standing answers for it lapse."""
        kept = [a for a in self.standing if a.split(" ", 1)[1] != scope]
        self.standing = kept


S = TypeVar("S", bound="State[Face]")


def offered(t: S, seat: int, source: Callable[[S, int], list[Option]]) -> list[Option]:
    """The options of a seat, worked out once for a match and its copies: for the long lists.

    `source` reads them from the state alone, and nobody changes the list afterwards.
    """
    kept = t.offered
    if kept is None:
        return source(t, seat)
    options = kept.known_options()
    if options is None:
        options = source(t, seat)
    kept.options.append(options)
    return options


def each(kind: ZoneKind, seats: int) -> list[Zone]:
    """An empty zone of a kind for every seat."""
    return [Zone(kind, seat) for seat in range(seats)]


def copied(zones: list[Zone]) -> list[Zone]:
    return [zone.copy() for zone in zones]


def dump(state: State[Face]) -> dict[str, Plain]:
    """Cards and facts in plain values: what digests of version 1 are made of."""
    faces = state.cards.faces
    zones: dict[str, Plain] = {}
    for zone in state.zones():
        zones[zone.name()] = [faces[c].id for c in zone.cards]
    seen: list[Plain] = [s for s in state.cards.seen]
    serials: list[Plain] = [n for n in state.cards.serials]
    standing: list[Plain] = [a for a in state.standing]
    return {
        "facts": state.facts(),
        "zones": zones,
        "seen": seen,
        "marks": serials,
        "standing": standing,
        "rng": state.rng.place,
    }
