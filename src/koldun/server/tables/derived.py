"""A match as its log tells it, and what each watcher may be told of it.

Nothing here waits, writes or sends. A match is derived from the table's seed and the entries of
the log, and from nothing else; the same entries give the same match on every server.
"""

from collections.abc import Iterable

from koldun.content.registry import game_named, table_for
from koldun.kernel.cards import SPECTATOR
from koldun.kernel.decisions import PASS, Ask, Choice
from koldun.kernel.errors import IllegalChoice
from koldun.kernel.match import Before, Decision, Match
from koldun.kernel.state import WINDOW
from koldun.lessons.lesson import LEARNER, lesson_of
from koldun.server.storage.records import CHOICE, FINISHED, UNDO, Entry, Table
from koldun.view.look import Memory, hear, look
from koldun.view.views import EventView, View

ONE = "one"  # an undo of a choice alone: a secret answer, or the last of all
REST = "rest"  # an undo of a choice and of all that came after it; everybody else has agreed
AGAIN = "again"  # a lesson goes back: nobody is told
ALONE = "alone"  # the same with nobody to ask: the match does not count any more
TAKEN_BACK = "taken-back"  # the event that tells of it

_CALM = ("pass", "done", "no")
_UNDO_BITS = 20  # of a decision's number: more than any match has choices


class DerivedMatch:
    """A match that stands at every window until it is closed."""

    def __init__(self, table: Table, entries: list[Entry] | None = None) -> None:
        self.game = game_named(table.game)
        self.lesson = lesson_of(self.game) if table.lesson else None
        self.setup = table_for(self.game, table.players, table.options)
        self.seed = bytes.fromhex(table.seed)
        self.match = self._fresh()
        self.length = 0  # entries in the log
        self.undos = 0
        self.counts = True  # nobody has looked ahead and taken it back alone
        self.made = [0] * table.players  # choices by seat, of those that still count
        self.withdrawn = [0] * table.players  # questions that went without an answer of the seat
        self.opened = [float(table.changed)] * table.players  # when the open question was put
        self.spent = [0.0] * table.players  # seconds a seat has thought
        self.last_at = float(table.changed)
        self.given: dict[tuple[int, int], str] = {}  # keys by seat and number of the decision
        self._before: Before | None = None  # the last choice
        self._windows = (0, 0)  # how many were announced, in how many events
        self._memory = Memory()
        self._heard: dict[int, list[EventView]] = {}
        self._heard_to: dict[int, int] = {}
        self._notes: list[tuple[int, EventView]] = []  # after how many choices something was told
        self._follow(entries or [])
        if table.status == FINISHED:
            self.close_windows(self.last_at)

    def _fresh(self) -> Match:
        if self.lesson is not None:
            return self.lesson.start()
        return Match.start(self.game, self.setup, self.seed, patient=True)

    # --- following the log

    def _follow(self, entries: list[Entry]) -> None:
        """A whole log. What was taken back is not played: only the choices that stand at the last
        undo, and those since."""
        undos = [at for at, entry in enumerate(entries) if entry.kind == UNDO]
        last = undos[-1] if undos else -1
        kept: list[Choice] = []
        for entry in entries[: last + 1]:
            self._next(entry)
            if entry.kind == UNDO:
                kept = self._without(kept, entry)
            else:
                kept.append(Choice(entry.seat, entry.choice))
                self.spent[entry.seat] += entry.took
        if undos:
            self._play_again(kept)
            self._put(self._questions(), self.last_at)
        for entry in entries[last + 1 :]:
            self.apply(entry)

    def _is_next(self, entry: Entry) -> None:
        if entry.number != self.length:
            raise IllegalChoice(f"entry {entry.number} where {self.length} is next")

    def _next(self, entry: Entry) -> None:
        self._is_next(entry)
        self.length += 1
        self.last_at = entry.at

    def apply(self, entry: Entry) -> None:
        """Make one entry of the log true. What it says must have been possible."""
        if entry.kind == UNDO:
            self._next(entry)
            self._play_again(self._without(self.match.choices, entry))
            self._put(self._questions(), entry.at)
        else:
            self._is_next(entry)
            number, choice = self.number(entry.seat), Choice(entry.seat, entry.choice)
            self._make(choice, entry.at)
            if not choice.setting():
                self.given[entry.seat, number] = entry.key
            self.spent[entry.seat] += entry.took
            self._next(entry)

    def _make(self, choice: Choice, at: float) -> None:
        self._come_to(choice)
        before = self._questions()
        self._choose(choice)
        if not choice.setting():
            self.made[choice.seat] += 1
        self._note_questions(before, choice.seat, at)

    def _note_questions(self, before: dict[int, Ask], chooser: int, at: float) -> None:
        """Whose question is new since this choice, and whose went though another chose."""
        now = self._questions()
        for seat, question in before.items():
            if seat != chooser and now.get(seat) is not question:
                self.withdrawn[seat] += 1
        fresh = [s for s, question in now.items() if before.get(s) is not question]
        self._put([chooser, *fresh], at)

    def _put(self, seats: Iterable[int], at: float) -> None:
        for seat in seats:
            self.opened[seat] = at

    def _questions(self) -> dict[int, Ask]:
        """The open question of each seat, to be compared by identity."""
        ask = self.match.ask
        if ask is None:
            return {}
        parts = ask.parts
        return {
            seat: ask if parts is None else parts[i]
            for i, seat in enumerate(ask.seats)
            if not ask.answered(i)
        }

    def _choose(self, choice: Choice) -> None:
        if not choice.setting():  # a setting shows nothing, and hides nothing that was shown
            self._before = Before(self.match)
        self.match.choose(choice.seat, choice.index)

    def _come_to(self, choice: Choice) -> None:
        """The time of windows that were closed before this choice is over."""
        while self.match.closes_before(choice):
            self.go_on(self.last_at)

    def close_windows(self, at: float) -> None:
        """The time of windows that everybody has answered is over."""
        while self.match.held():
            self.go_on(at)

    def go_on(self, at: float) -> None:
        """Close one window, and put what is asked next."""
        self.match.go_on()
        self._put(self._questions(), at)

    def _without(self, choices: list[Choice], undo: Entry) -> list[Choice]:
        """The choices that still count after an undo; what showed something is told."""
        at, how = undo.choice, undo.key
        after = choices[at + 1 :]
        kept = choices[:at] + (after if how == ONE else [c for c in after if c.lasting()])
        self.undos += 1
        self._notes = [(min(place, len(kept)), note) for place, note in self._notes]
        if how not in (ONE, AGAIN):
            gone = len(choices) - len(kept)
            note = EventView(TAKEN_BACK, "", seat=undo.seat, number=gone)
            self._notes.append((len(kept), note))
        if how == ALONE:
            self.counts = False
        return kept

    def _play_again(self, kept: list[Choice]) -> None:
        self.match = self._fresh()
        self._memory.forget()
        self.made = [0] * len(self.made)
        self.withdrawn = [0] * len(self.withdrawn)
        self._before = None
        self._heard.clear()
        self._heard_to.clear()
        self._windows = (0, 0)
        for choice in kept:
            self._make(choice, self.last_at)

    def entry(self, choice: Choice, key: str, by: str, at: float, took: float) -> Entry:
        """The next line of the log, for a choice that is open now and has this key."""
        return Entry(self.length, CHOICE, choice.seat, choice.index, key, by, at, took)

    # --- deciding

    def number(self, seat: int) -> int:
        """Names the open decision of a seat. It never comes again: not after an undo, and not when
        the decision went because somebody else decided."""
        return (self.undos << _UNDO_BITS) + self.made[seat] + self.withdrawn[seat]

    def decision(self, seat: int) -> Decision | None:
        return self.match.decision(seat)

    def keyed(self, seat: int, key: str) -> Choice:
        """The open choice with this key, as a person names it."""
        return Choice(seat, self.match.index_of(seat, key))

    def butting_in(self, seat: int) -> list[Choice]:
        """What must be set before a seat's choice, where it was not called; else nothing."""
        if self.match.decision(seat) is not None or self.match.aside(seat) is None:
            return []
        return self.match.butting_in(seat)

    def eager(self, seats: list[int]) -> list[int]:
        """Which of these, not called in the open window, would start something by themselves."""
        match, ask = self.match, self.match.ask
        if ask is None or ask.passed is None:
            return []
        return [
            seat
            for i, seat in enumerate(ask.seats)
            if ask.passed[i] and seat in seats and self.game.eager(match.state, ask, i)
        ]

    def key_of(self, choice: Choice) -> str:
        """The key of an open choice, or of a setting."""
        return self.match.name_of(choice)

    def calm(self, seat: int) -> Choice | None:
        """To do nothing, for who is late: passing, where one may."""
        decision = self.match.decision(seat)
        if decision is not None:
            for index, option in enumerate(decision.options):
                if option is PASS or option.verb in _CALM:
                    return Choice(seat, index)
        return None

    def asked(self) -> list[int]:
        """Seats that have something to decide. In a window this is a secret of the server."""
        ask = self.match.ask
        if ask is None:
            return []
        return [seat for i, seat in enumerate(ask.seats) if not ask.answered(i)]

    def in_window(self) -> bool:
        ask = self.match.ask
        return ask is not None and ask.windowed

    def windows(self) -> int:
        """Which window is open: how many have been announced."""
        events, (count, counted) = self.match.events(), self._windows
        if counted < len(events):
            count += sum(1 for event in events[counted:] if event.id == WINDOW)
            self._windows = (count, len(events))
        return count

    def told(self) -> bool:
        """Has anything happened since the last choice that somebody could notice?"""
        return self._before is None or len(self.match.events()) > self._before.events

    def in_a_row(self, seat: int) -> int:
        """How many of the last choices were this seat's."""
        count = 0
        for choice in reversed(self.match.choices):
            if choice.setting():
                continue
            if choice.seat != seat:
                break
            count += 1
        return count

    def over(self) -> bool:
        return self.match.result is not None

    # --- taking back

    def can_undo(self, seat: int, shown: bool) -> bool:
        """At once, without asking the table. Where other people play (`shown`) nobody may have
        seen anything new, not even what the chooser knew; bots forget what they were shown."""
        if not self.match.can_undo(seat, self._before):
            return False
        secret = self.match.last_of(seat) >= self.match.group_start()
        if not shown or secret or self._before is None:
            return True
        return self._before.seen == self.match.state.cards.seen

    def undo(self, seat: int, how: str, by: str, at: float) -> Entry:
        return Entry(self.length, UNDO, seat, self.match.last_of(seat), how, by, at)

    # --- a lesson

    def awaited(self) -> list[int]:
        """Which options of the learner go on along the line of the lesson."""
        return [] if self.lesson is None else self.lesson.awaited(self.match)

    def scripted(self) -> Choice | None:
        """What the script of a lesson does now."""
        return None if self.lesson is None else self.lesson.due(self.match)

    def begin_again(self, step: int, by: str, at: float) -> Entry | None:
        """Back to the beginning of a step; None where nothing has been made since."""
        if self.lesson is None or self.lesson.first(step) >= self.lesson.made(self.match):
            return None
        return Entry(self.length, UNDO, LEARNER, self.lesson.first(step), AGAIN, by, at)

    # --- telling

    def view(self, watcher: int) -> View:
        """`watcher`: a seat, or SPECTATOR."""
        number = self.number(watcher) if watcher != SPECTATOR else -1
        return look(self.match, watcher, self._memory, number)

    def rest(self) -> None:
        """Forget what can be made again."""
        self._memory.forget()
        self._heard.clear()
        self._heard_to.clear()

    def heard(self, watcher: int) -> list[EventView]:
        """All this watcher has noticed, in order; only ever grows, except by an undo."""
        events = self.match.events()
        known, start = self._heard.get(watcher), self._heard_to.get(watcher, 0)
        if known is None:
            known = self._heard[watcher] = []
            for place, note in self._notes:
                end = start
                while end < len(events) and events[end].at <= place:
                    end += 1
                known += [*hear(self.match, events[start:end], watcher), note]
                start = end
        if start < len(events):
            known += hear(self.match, events[start:], watcher)
        self._heard_to[watcher] = len(events)
        return known
