"""Those who watch a table, and what each of them has been sent."""

from typing import TYPE_CHECKING

import msgspec

from koldun.server.protocol import PROTOCOL, TableChanged, Timer, ToPage, Welcome
from koldun.server.tables.derived import SPECTATOR, Course
from koldun.server.tables.watchers import Watcher, encoded
from koldun.view.views import EventView

if TYPE_CHECKING:
    from koldun.server.tables.live import LiveTable

REACTIONS = ["well-played", "wow", "laugh", "oh-no", "hurry", "thanks"]


class _RawUpdate(msgspec.Struct, tag="update", tag_field="type"):
    """`Update` with a view that is encoded already."""

    view: msgspec.Raw
    first: int
    events: list[EventView]
    timer: Timer
    can_undo: bool


class _Sent(msgspec.Struct):
    """What all watchers with the same eyes have been sent last."""

    view: bytes
    heard: int
    undos: int
    can_undo: bool


class Audience:
    """Watchers at one table. Whoever sees the same is sent the same bytes."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._sent: dict[int, _Sent] = {}
        self.watchers: set[Watcher] = set()

    def forget(self) -> None:
        """What was sent says nothing about a course that was derived anew."""
        self._sent.clear()

    def online(self, person: str) -> bool:
        return any(w.person == person and w.here for w in self.watchers)

    def welcome(self, watcher: Watcher, heard: int) -> Welcome:
        live, eyes = self._live, watcher.eyes
        course = live.course
        welcome = Welcome(
            protocol=PROTOCOL,
            table=live.info(watcher.person),
            seat=watcher.seat,
            view=None,
            first=0,
            events=[],
            chat=list(live.chat),
            timer=Timer(),
            can_undo=False,
            reactions=REACTIONS,
        )
        if course is None:
            return welcome
        view, events = course.view(eyes), course.heard(eyes)
        can_undo = watcher.seat >= 0 and course.can_undo(watcher.seat)
        self._sent[eyes] = _Sent(encoded(view), len(events), course.undos, can_undo)
        first = heard if 0 <= heard <= len(events) and course.undos == 0 else 0
        return msgspec.structs.replace(
            welcome,
            view=view,
            first=first,
            events=events[first:],
            timer=live.timer(course),
            can_undo=can_undo,
        )

    def show(self, course: Course) -> None:
        """Send every watcher what is new for it; whoever sees nothing new hears nothing."""
        timer = self._live.timer(course)
        groups: dict[int, list[Watcher]] = {}
        for watcher in self.watchers:
            groups.setdefault(watcher.eyes, []).append(watcher)
        for eyes, group in groups.items():
            data = self._update(course, eyes, timer)
            if data is not None:
                for watcher in group:
                    watcher.send_bytes(data)

    def _update(self, course: Course, eyes: int, timer: Timer) -> bytes | None:
        view, events = encoded(course.view(eyes)), course.heard(eyes)
        can_undo = eyes != SPECTATOR and course.can_undo(eyes)
        now = _Sent(view, len(events), course.undos, can_undo)
        last = self._sent.get(eyes)
        if last == now:
            return None
        self._sent[eyes] = now
        first = last.heard if last is not None and last.undos == course.undos else 0
        return encoded(_RawUpdate(msgspec.Raw(view), first, events[first:], timer, can_undo))

    def tell_table(self, but: Watcher | None = None) -> None:
        """Seats, presence or status have changed."""
        told: dict[str, bytes] = {}
        for watcher in self.watchers:
            if watcher is not but:
                if watcher.person not in told:
                    told[watcher.person] = encoded(TableChanged(self._live.info(watcher.person)))
                watcher.send_bytes(told[watcher.person])

    def tell_all(self, message: ToPage) -> None:
        data = encoded(message)
        for watcher in self.watchers:
            watcher.send_bytes(data)
