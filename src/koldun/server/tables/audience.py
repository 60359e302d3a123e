"""Those who watch a table, and what each of them has been sent."""

import time
from collections.abc import Callable, Iterable
from hashlib import blake2b

import msgspec
from msgspec import UNSET, UnsetType

from koldun.kernel.cards import SPECTATOR
from koldun.server.protocol import (
    PROTOCOL,
    Said,
    TableChanged,
    TableInfo,
    Timer,
    ToPage,
    Update,
    Welcome,
)
from koldun.server.tables.derived import DerivedMatch
from koldun.server.tables.watchers import Watcher, encoded
from koldun.view.changes import NOTHING, change
from koldun.view.views import Change, View

REACTIONS = ["well-played", "wow", "laugh", "oh-no", "hurry", "thanks"]


class _Sent(msgspec.Struct, gc=False):
    """What all watchers with the same eyes have been sent last; views are numbered by `step`. While nothing happens
    only the mark of the view is kept."""

    step: int
    view: View | None
    heard: int
    undos: int
    can_undo: bool
    at: float  # when that was
    mark: bytes = b""


_in_order = msgspec.json.Encoder(order="deterministic")


def _mark(view: View) -> bytes:
    """The same for equal views, and for no others."""
    return blake2b(_in_order.encode(view), digest_size=20).digest()


class Audience:
    """Watchers at one table. Whoever sees the same is sent the same bytes."""

    def __init__(self) -> None:
        self._sent: dict[int, _Sent] = {}
        self._steps: dict[int, int] = {}  # the last number of each eyes: none comes again
        self.several = True  # do several people play here?
        self.watchers: set[Watcher] = set()

    def forget(self) -> None:
        """What was sent says nothing about a match that was derived anew."""
        self._sent.clear()

    def rest(self, before: float) -> None:
        """Views that were sent before then need not be kept: whoever has one gets a whole view with the next news.
        That hangs on nothing but what was sent to these eyes, so choices that nobody sees do not show in it."""
        for sent in self._sent.values():
            if sent.view is not None and sent.at <= before:
                sent.mark, sent.view = _mark(sent.view), None

    def online(self, person: str) -> bool:
        return any(w.person == person and w.here for w in self.watchers)

    def home(self, person: str) -> str:
        """Where somebody who is here comes from."""
        return next((w.home for w in self.watchers if w.person == person), "")

    def persons(self) -> set[str]:
        """Who is here."""
        return {watcher.person for watcher in self.watchers if watcher.here}

    def sit(self, seats_of: Callable[[str], list[int]], persons: set[str]) -> None:
        """Seats have changed: everybody sees through the eyes of a seat of their own."""
        self.several = len(persons) > 1
        for watcher in self.watchers:
            mine = seats_of(watcher.person)
            if watcher.seat not in mine:
                watcher.seat = mine[0] if mine else -1

    # --- sending

    def welcome(self, watcher: Watcher, info: TableInfo, chat: Iterable[Said]) -> None:
        """Before the match."""
        watcher.send(_welcome(watcher, info, chat))

    def welcome_to(
        self,
        derived: DerivedMatch,
        watcher: Watcher,
        info: TableInfo,
        chat: Iterable[Said],
        heard: int,
        timer: Timer,
    ) -> None:
        """Everything this watcher may know of the match; events from those it has heard on."""
        eyes = watcher.eyes
        others = [w for w in self.watchers if w is not watcher and w.eyes == eyes]
        self._show(derived, timer, eyes, others)
        sent, events = self._sent[eyes], derived.heard(eyes)
        if sent.view is None:
            sent.view, sent.at = derived.view(eyes), time.monotonic()
        first = heard if 0 <= heard <= len(events) and derived.undos == 0 else 0
        welcome = msgspec.structs.replace(
            _welcome(watcher, info, chat),
            view=sent.view,
            step=sent.step,
            first=first,
            events=events[first:],
            timer=timer,
            can_undo=sent.can_undo,
        )
        watcher.send(welcome)
        watcher.shown = (eyes, sent.step)

    def show(self, derived: DerivedMatch, timer: Timer) -> None:
        """Send every watcher what is new for it; whoever sees nothing new hears nothing."""
        groups: dict[int, list[Watcher]] = {}
        for watcher in self.watchers:
            groups.setdefault(watcher.eyes, []).append(watcher)
        for eyes, group in groups.items():
            self._show(derived, timer, eyes, group)

    def _show(
        self, derived: DerivedMatch, timer: Timer, eyes: int, watchers: list[Watcher]
    ) -> None:
        """Bytes are made once for all who see the same. Who has the view before is sent the change, others
        a whole view."""
        last, view, events = self._sent.get(eyes), derived.view(eyes), derived.heard(eyes)
        can_undo = self._can_undo(derived, eyes)
        found: Change | UnsetType = UNSET
        first = 0
        if last is not None:
            if last.view is not None:
                found = change(last.view, view)
            nothing = found is NOTHING if last.view is not None else last.mark == _mark(view)
            # that nothing can be taken back any more is told with the next news: alone it would show that
            # somebody has chosen something nobody sees yet
            same = (last.heard, last.undos) == (len(events), derived.undos)
            if nothing and same and (last.can_undo or not can_undo):
                return
            first = last.heard if last.undos == derived.undos else 0
        step = self._steps[eyes] = self._steps.get(eyes, 0) + 1
        self._sent[eyes] = _Sent(step, view, len(events), derived.undos, can_undo, time.monotonic())
        small = whole = b""
        fresh = events[first:]
        for watcher in watchers:
            if found is not UNSET and watcher.shown == (eyes, step - 1):
                if not small:
                    small = encoded(Update(step, first, fresh, timer, can_undo, change=found))
                watcher.send_update(small)
            else:
                if not whole:
                    whole = encoded(Update(step, first, fresh, timer, can_undo, view=view))
                watcher.send_update(whole)
            watcher.shown = (eyes, step)

    def _can_undo(self, derived: DerivedMatch, eyes: int) -> bool:
        return eyes != SPECTATOR and derived.can_undo(eyes, self.several)

    def tell_table(self, info: Callable[[str], TableInfo], but: Watcher | None = None) -> None:
        """Seats, presence or status have changed; everybody has a table of their own."""
        told: dict[str, bytes] = {}
        for watcher in self.watchers:
            if watcher is not but:
                if watcher.person not in told:
                    told[watcher.person] = encoded(TableChanged(info(watcher.person)))
                watcher.send_bytes(told[watcher.person])

    def tell_seat(self, seat: int, message: ToPage) -> None:
        """Only who sits there."""
        data = encoded(message)
        for watcher in self.watchers:
            if watcher.seat == seat:
                watcher.send_bytes(data)

    def tell_all(self, message: ToPage) -> None:
        data = encoded(message)
        for watcher in self.watchers:
            watcher.send_bytes(data)


def _welcome(watcher: Watcher, info: TableInfo, chat: Iterable[Said]) -> Welcome:
    return Welcome(
        protocol=PROTOCOL,
        table=info,
        seat=watcher.seat,
        view=None,
        step=0,
        first=0,
        events=[],
        chat=list(chat),
        timer=Timer(),
        can_undo=False,
        reactions=REACTIONS,
    )
