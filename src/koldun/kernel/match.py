"""A match is its seed and its choices.

State is never stored: `Match` derives it by running the rules. It keeps a copy of the state as it
was when the current turn began, so that a copy of the match is that copy with the turn's choices
made again. Saving, undo, replay and search all stand on this.
"""

import hashlib
import json
from typing import Final, final

from mypy_extensions import mypyc_attr

from koldun.kernel.attention import (
    CALL,
    EVERYTHING,
    LEVELS,
    MARK,
    ME,
    MOST_CARDS,
    SETTINGS,
    STAND,
    UNMARK,
    Attention,
    usual,
)
from koldun.kernel.cards import Face, Names
from koldun.kernel.decisions import (
    CHOICES,
    MOST_OPTIONS,
    MOST_SEATS,
    NO_NUMBER,
    PASS,
    UNANSWERED,
    Ask,
    Choice,
    Offered,
    Option,
    Play,
    Responses,
)
from koldun.kernel.errors import IllegalChoice, RulesFault
from koldun.kernel.game import AnyGame, Setup
from koldun.kernel.randomness import Rng, derive
from koldun.kernel.results import Result
from koldun.kernel.state import WINDOW, Event, Log, Plain, State, dump
from koldun.kernel.walk import plain

DIGEST: Final = 2
"""The version of digests made today; files of older ones are verified by theirs."""

_MOST_IDLE_TURNS: Final = 10_000
_FEW: Final = 100


@final
@mypyc_attr(acyclic=True)
class Decision:
    """What one seat has to decide now."""

    __slots__ = (
        "about",
        "against",
        "aimed",
        "amount",
        "by",
        "free",
        "options",
        "rule",
        "seat",
        "standing",
        "what",
        "windowed",
        "word",
    )

    def __init__(self, ask: Ask, i: int) -> None:
        parts = ask.parts
        part = ask if parts is None else parts[i]
        self.seat: int = ask.seats[i]
        self.what: str = part.what
        self.rule: str = part.rule
        self.options: list[Option] = ask.options[i]
        self.about: int = part.about
        self.by: int = part.by
        self.amount: int = part.number
        self.aimed: list[int] = part.aimed or []
        self.windowed: bool = ask.windowed
        self.word: str = part.word
        self.against: int = part.against
        responses = ask.responses
        # options, before the standing ones, that nobody is called for
        self.free: int = 0 if responses is None else len(responses[i].free) + len(responses[i].idle)
        # options at the end that are standing answers; bots leave them alone
        self.standing: int = ask.standing if len(self.options) > 1 else 0


@final
class Before:
    """How a match stood before a choice: shows whether the choice told anybody anything."""

    __slots__ = ("events", "place", "seen", "windowed")

    def __init__(self, match: "Match") -> None:
        ask = match.ask
        self.windowed: bool = ask is not None and ask.windowed
        self.place: int = match.state.rng.place
        self.seen: list[int] = match.state.cards.seen[:]
        self.events: int = len(match.events())


@final
class Match:
    """One game being played. Give it choices; read state, decisions, events and the result."""

    __slots__ = (
        "_base",
        "_base_at",
        "_base_attention",
        "_base_turn",
        "_before",
        "_before_at",
        "_checkpoints",
        "_gone_on",
        "_group_at",
        "_made",
        "_play",
        "_redeals",
        "_sealed",
        "ask",
        "attention",
        "game",
        "log",
        "names",
        "patient",
        "result",
        "seed",
        "setup",
        "state",
        "turns",
    )

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        seed: bytes,
        state: State[Face],
        log: Log | None,
        checkpoints: bool,
        names: Names | None = None,
        attention: Attention | None = None,
    ) -> None:
        self.game: AnyGame = game
        self.setup: Setup = setup
        self.seed: bytes = seed
        self.state: State[Face] = state
        self.log: Log | None = log
        self.names: Names = Names(seed) if names is None else names
        # all choices but the first few, which are those of the match that this is a copy of
        self._made: list[Choice] = []
        self._before: list[Choice] = self._made
        self._before_at: int = 0  # so many of them
        self.turns: int = 0
        self.ask: Ask | None = None
        self.result: Result | None = None
        self.patient: bool = False  # stands at every window until `go_on`
        self.attention: Attention = (
            usual(state.seats, setup.attention) if attention is None else attention
        )
        self._gone_on: int = 0  # windows closed by `go_on` since the last choice
        # the state as the turn began, how many choices and turns that was after; None: not kept
        self._base: State[Face] | None = None
        self._base_at: int = 0
        self._base_turn: int = 0
        self._base_attention: Attention = self.attention
        self._redeals: list[tuple[int, int, bytes]] = []  # since the base: at, seat, seed
        self._checkpoints: bool = checkpoints
        self._group_at: int = 0
        self._sealed: bool = False
        state.log = log
        self._play: Play[None] = game.turn(state)

    @staticmethod
    def start(
        game: AnyGame,
        setup: Setup,
        seed: bytes,
        log: bool = True,
        checkpoints: bool = True,
        patient: bool = False,
    ) -> "Match":
        """Set the table and run to the first decision.

        Without a log no events are kept. Without checkpoints the turn's start is not kept either:
        right for a match that is only played through, since a copy then starts from the deal.
        A patient match stands at every window, answered or not, until `go_on`: a live table
        keeps it open for the same time whoever could respond.
        """
        listener = Log() if log else None
        state = _fresh(game, setup, seed)
        match = Match(game, setup, seed, state, listener, checkpoints)
        if checkpoints:
            match._keep()
        match.patient = patient
        match._begin()
        return match

    def _begin(self) -> None:
        self.game.announce(self.state)
        self._run()

    # --- deciding

    @property
    def choices(self) -> list[Choice]:
        """All that were made, from the first on."""
        if self._before_at == 0:
            return self._made
        return self._before[: self._before_at] + self._made

    def made(self) -> int:
        """How many choices there are."""
        return self._before_at + len(self._made)

    def choose(self, seat: int, index: int) -> None:
        """Make the choice `index` for a seat. What is not offered is refused, nothing changes.

        A seat that was not called in the open window butts in: it is called first.
        """
        ask = self.ask
        if ask is None:
            raise IllegalChoice("the match is over")
        if index >= SETTINGS:
            self._set(seat, index)
            return
        seats = ask.seats
        if seat >= 0 and seat < len(seats) and seats[seat] == seat:
            i = seat  # everybody is asked, in order
        else:
            i = ask.index(seat)
            if i < 0:
                raise IllegalChoice(f"seat {seat} has nothing to decide now")
        answers = ask.answers
        options = ask.options[i]
        if answers[i] is not UNANSWERED:
            self._butt_in(ask, i, index)
        elif index < 0 or index >= len(options):
            raise _not_offered(seat, options, index)
        answers[i] = options[index]
        if seat < MOST_SEATS and index < MOST_OPTIONS:
            self._made.append(CHOICES[seat][index])
        else:
            self._made.append(Choice(seat, index))
        self._gone_on = 0
        waiting = ask.waiting - 1
        ask.waiting = waiting
        if ask.each:
            ask.last = i
        elif waiting > 0 or (self.patient and ask.windowed):
            return
        try:
            self._run()
        except Exception:
            # a defect of the rules must not cost the match: back to before this choice
            if not self._redeals:
                self._rewind(self.choices[:-1])
            raise

    def _butt_in(self, ask: Ask, i: int, index: int) -> None:
        """Call a seat that has not been called for the open window; what it chooses is checked first."""
        seat = ask.seats[i]
        options = ask.options[i]
        if ask.passed is None or not ask.passed[i]:
            raise IllegalChoice(f"seat {seat} has chosen already")
        if not 0 <= index < len(options):
            raise _not_offered(seat, options, index)
        if options[index] is PASS:
            raise IllegalChoice(f"seat {seat} has passed already")
        self.call(seat)

    def held(self) -> bool:
        """Does a patient match stand at a window that everybody has answered?"""
        ask = self.ask
        return ask is not None and ask.waiting == 0

    def go_on(self) -> None:
        """Close the window a patient match is held at, and run to the next question or window."""
        if not self.held():
            raise IllegalChoice("somebody has still to answer")
        self._gone_on += 1
        self._run()

    def follow(self, choices: list[Choice]) -> None:
        """Make the choices of a match as they were made, those at held windows too."""
        if not self.patient and not any(STAND <= c.index < MARK for c in choices):
            checkpoints = self._checkpoints
            # the last unit's start is kept, and few are longer than this
            far = len(choices) - _FEW
            self._checkpoints = checkpoints and far <= 0
            at = 0
            try:
                for choice in choices:
                    if at == far:
                        self._checkpoints = checkpoints
                    self.choose(choice.seat, choice.index)
                    at += 1
            finally:
                self._checkpoints = checkpoints
            return
        patient = self.patient
        self.patient = True
        for choice in choices:
            self.come_to(choice)
            self.choose(choice.seat, choice.index)
        if not patient:
            self.stop_waiting()

    def tell_again(self, choices: list[Choice], n: int) -> None:
        """Make the n-th choice of a patient match, and close what was closed before the next."""
        self.come_to(choices[n])
        self.choose(choices[n].seat, choices[n].index)
        if n + 1 < len(choices):
            self.come_to(choices[n + 1])
        else:
            self._pass_held()

    def come_to(self, choice: Choice) -> None:
        """Close the windows of a patient match that were closed before this choice was made."""
        while self.closes_before(choice):
            self.go_on()

    def closes_before(self, choice: Choice) -> bool:
        """Was the window a patient match is held at closed before this choice was made?"""
        if not self.held():
            return False
        stand = choice.index - STAND
        if 0 <= stand < MARK - STAND:
            return self._gone_on < stand
        return not self._stands()

    def butting_in(self, seat: int) -> list[Choice]:
        """What is set before a seat that was not called can choose in the open window."""
        return [*self._standing_here(seat), Choice(seat, CALL)]

    def setting(self, seat: int, key: str) -> list[Choice]:
        """A setting by its key: `attend:me`, `mark:k3f7a`, `unmark:k3f7a`, `call`."""
        verb, _, rest = key.partition(":")
        index = -1
        if verb == "call":
            index = CALL
        elif verb == "attend" and rest in LEVELS:
            index = SETTINGS + LEVELS.index(rest)
        elif verb in ("mark", "unmark"):
            cards = self.state.cards
            for card in range(min(len(cards.seen), MOST_CARDS)):
                if cards.known(card, seat) and self.card_id(card) == rest:
                    index = (MARK if verb == "mark" else UNMARK) + card
        if index < 0:
            raise IllegalChoice(f"there is no setting {key!r}")
        return [*self._standing_here(seat), Choice(seat, index)]

    def _standing_here(self, seat: int) -> list[Choice]:
        """Where the same choices are made again, they must come to stand here too."""
        if not self.held() or self._stands():
            return []
        return [Choice(seat, STAND + min(self._gone_on, MARK - STAND - 1))]

    def stop_waiting(self) -> None:
        """No longer stand at windows."""
        self.patient = False
        self._pass_held()

    # --- attention

    def attend(self, seat: int, level: int) -> None:
        """From now on call a seat for everything, for what could matter, or for what is about it."""
        if not 0 <= level < len(LEVELS):
            raise IllegalChoice(f"attention is 0 to {len(LEVELS) - 1}, not {level}")
        self._set(seat, SETTINGS + level)

    def call(self, seat: int) -> None:
        """Call a seat in the open window, or in the next where it could do something."""
        self._set(seat, CALL)

    def mark(self, seat: int, card: int, on: bool = True) -> None:
        """Call a seat whenever it could play this card."""
        cards = self.state.cards
        if not 0 <= card < min(len(cards.seen), MOST_CARDS) or not cards.known(card, seat):
            raise IllegalChoice(f"seat {seat} does not see that card")
        self._set(seat, (MARK if on else UNMARK) + card)

    def aside(self, seat: int) -> Decision | None:
        """What a seat that was not called may do in the open window."""
        ask = self.ask
        if ask is None or ask.passed is None:
            return None
        i = ask.index(seat)
        return Decision(ask, i) if i >= 0 and ask.passed[i] else None

    def asides(self) -> list[Decision]:
        """What all who were not called may do. Who they are is a secret of the server."""
        ask = self.ask
        if ask is None or ask.passed is None:
            return []
        return [Decision(ask, i) for i in range(len(ask.seats)) if ask.passed[i]]

    def _set(self, seat: int, index: int) -> None:
        ask = self.ask
        if ask is None:
            raise IllegalChoice("the match is over")
        if not 0 <= seat < self.state.seats:
            raise IllegalChoice(f"there is no seat {seat}")
        if not STAND <= index < MARK:
            self._made += self._standing_here(seat)
        attention = self.attention.copy()
        if not attention.note(seat, index, self.state.cards.serials):
            raise IllegalChoice(f"there is no setting {index}")
        self.attention = attention
        self._made.append(Choice(seat, index))
        self._gone_on = 0
        passed = ask.passed
        if index == CALL and passed is not None:
            i = ask.index(seat)
            if i >= 0 and passed[i]:
                passed[i] = False
                ask.answers[i] = UNANSWERED
                ask.waiting += 1
                ask.hail(seat)
                self._heard(seat)

    def _stands(self) -> bool:
        """Was the last choice one that says where the match stands?"""
        if self._gone_on > 0 or self.made() == 0:
            return False
        last = self._made[-1] if self._made else self._before[self._before_at - 1]
        return STAND <= last.index < MARK

    def choose_key(self, seat: int, key: str) -> None:
        """Make a choice by its key, as clients name it."""
        self.choose(seat, self.index_of(seat, key))

    def index_of(self, seat: int, key: str) -> int:
        decision = self.decision(seat) or self.aside(seat)
        if decision is None:
            raise IllegalChoice(
                "the match is over"
                if self.ask is None
                else f"seat {seat} has nothing to decide now"
            )
        i = 0
        for option in decision.options:
            if self.key(option) == key:
                return i
            i += 1
        raise IllegalChoice(f"seat {seat} is not offered {key!r}")

    def decision(self, seat: int) -> Decision | None:
        """What this seat has to decide now, if anything."""
        ask = self.ask
        if ask is None:
            return None
        i = ask.index(seat)
        if i < 0 or ask.answered(i):
            return None
        return Decision(ask, i)

    def pending(self) -> list[Decision]:
        """All decisions that are open now. Who is asked in a window is a secret of the server."""
        ask = self.ask
        if ask is None:
            return []
        return [Decision(ask, i) for i in range(len(ask.seats)) if not ask.answered(i)]

    def number(self, seat: int) -> int:
        """How many decisions a seat has made: names its open decision, so that a late answer shows."""
        n = 0
        for choice in self.choices:
            if choice.seat == seat and choice.index < SETTINGS:
                n += 1
        return n

    def decided(self) -> int:
        """How many decisions have been made by all."""
        n = 0
        for choice in self.choices:
            if choice.index < SETTINGS:
                n += 1
        return n

    def group_start(self) -> int:
        """How many choices had been made when the open question was put."""
        return self.made() if self.ask is None else self._group_at

    def key(self, option: Option) -> str:
        """The stable short name of an option: `play:k3f7a`, `target:s2`, `pass`."""
        parts = [option.verb]
        serials = self.state.cards.serials
        if option.card >= 0:
            parts.append(self.names.of(serials[option.card]))
        if option.other >= 0:
            parts.append(self.names.of(serials[option.other]))
        if option.seat >= 0:
            parts.append(f"s{option.seat}")
        if option.place:
            parts.append(f"@{option.place}")
        if option.number != NO_NUMBER:
            parts.append(str(option.number))
        return ":".join(parts)

    def name_of(self, choice: Choice) -> str:
        """The key of a choice that could be made now; settings have one too."""
        index = choice.index
        if index < SETTINGS:
            decision = self.decision(choice.seat) or self.aside(choice.seat)
            if decision is None:
                raise IllegalChoice(f"seat {choice.seat} has nothing to decide now")
            if not 0 <= index < len(decision.options):
                raise IllegalChoice(f"seat {choice.seat} has no option {index}")
            return self.key(decision.options[index])
        if index >= MARK:
            unmark = index >= UNMARK
            card = index - (UNMARK if unmark else MARK)
            if card >= len(self.state.cards.serials):
                raise IllegalChoice(f"there is no card {card}")
            return f"{'unmark' if unmark else 'mark'}:{self.card_id(card)}"
        if index >= STAND:
            return f"stand:{index - STAND}"
        if index == CALL:
            return "call"
        if index < SETTINGS + len(LEVELS):
            return f"attend:{LEVELS[index - SETTINGS]}"
        raise IllegalChoice(f"there is no setting {index}")

    def card_id(self, card: int) -> str:
        return self.names.of(self.state.cards.serials[card])

    # --- running

    def _run(self) -> None:
        """On to the next question that somebody must answer, or to the end."""
        idle = 0
        game = self.game
        log = self.log
        if log is not None:
            log.at = self.made()
        while True:
            ask: Ask | None = None
            for question in self._play:
                ask = question
                break  # a loop is the cheapest way to ask a generator for one more
            if ask is None:
                self.ask = None
                state = self.state
                result = game.result(state)
                if result is not None:
                    self.result = result
                    return
                if not game.goes_on(state):
                    self.turns += 1
                idle += 1
                if idle > _MOST_IDLE_TURNS:
                    raise RulesFault(f"{game.id}: {idle} turns went by without a decision")
                if self._checkpoints:
                    self._keep()
                else:
                    state.offered = None
                self._play = game.turn(state)
                continue
            if self._open(ask) or (self.patient and ask.windowed):
                if ask.opening:
                    self._group_at = self._before_at + len(self._made)
                self.ask = ask
                return

    def _keep(self) -> None:
        """A unit of play begins: copies are made from here."""
        state = self.state
        self._base = state.copy()
        self._base_at = self.made()
        self._base_turn = self.turns
        self._base_attention = self.attention
        if self._redeals:
            self._redeals = []
        state.offered = Offered()

    def _open(self, ask: Ask) -> bool:
        """Answer for seats that have no choice or are not called. True when somebody is left."""
        responses = ask.responses
        if responses is not None:
            self._call(ask, responses)
            return ask.waiting > 0
        i = 0
        for options in ask.options:
            if len(options) < 2:
                if not options:
                    seat = ask.seats[i]
                    raise RulesFault(f"{self.game.id}: {ask.what} gives seat {seat} no option")
                if ask.answers[i] is UNANSWERED and not ask.harms(i):
                    ask.answer(i, options[0])
                    if ask.each:
                        return False
            i += 1
        return ask.waiting > 0

    def _call(self, ask: Ask, responses: list[Responses]) -> None:
        """Who is not called in a window passes, and may still butt in."""
        i = 0
        for seat in ask.seats:
            options = ask.options[i]
            if ask.answers[i] is UNANSWERED:
                if len(options) == 1:
                    ask.answer(i, PASS)
                elif self._calls(ask, seat, options, responses[i]):
                    self._heard(seat)
                else:
                    passed = ask.passed
                    if passed is None:
                        passed = [False] * len(ask.seats)
                        ask.passed = passed
                    passed[i] = True
                    ask.answer(i, PASS)
            i += 1

    def _heard(self, seat: int) -> None:
        """A seat that wanted to be called has been."""
        if self.attention.hailing[seat]:
            self.attention = self.attention.copy()
            self.attention.hailing[seat] = False

    def _calls(self, ask: Ask, seat: int, options: list[Option], offered: Responses) -> bool:
        attention = self.attention
        level = attention.levels[seat]
        if attention.hailing[seat]:
            ask.hail(seat)
        if ask.hailed is not None and seat in ask.hailed:
            return True
        marks = attention.marks[seat]
        if marks:
            serials = self.state.cards.serials
            for option in options:
                if option.card >= 0 and serials[option.card] in marks:
                    return True
        if offered.muted:
            return False
        if level == EVERYTHING:
            return len(offered.worth) > 0 or len(offered.free) > 0
        if level == ME:
            aimed = ask.aimed
            mine = len(ask.seats) == 1 or (aimed is not None and seat in aimed)
            return mine and len(offered.worth) > 0
        return len(offered.worth) > 0

    def settle(self) -> None:
        """After options were read again: answer for who has no choice, and go on if nobody is left."""
        ask = self.ask
        if ask is not None and not self._open(ask) and not (self.patient and ask.windowed):
            self._run()

    # --- copies

    def copy(self, checkpoints: bool = False) -> "Match":
        """An independent match at the same decision, without a log."""
        return self._rerun(self.made(), -1, checkpoints)

    def imagine(self, seat: int, seed: bytes, checkpoints: bool = False) -> "Match":
        """A copy as `seat` may imagine it: all it cannot know re-dealt, all chance to come new.

        Secret answers that others have given to the open question are forgotten. This is the
        only way to a copy for bots, hints and search.
        """
        if self.decision(seat) is None:
            raise IllegalChoice(f"seat {seat} has nothing to decide, so nothing to imagine")
        new = self._rerun(self._group_at, seat, checkpoints)
        new._redeal(seat, seed)
        return new

    def truth(self, seat: int) -> "Match":
        """A copy with every card where it is; only secret answers of others are forgotten.

        For measuring what hidden cards are worth, never for somebody who plays.
        """
        return self._rerun(self._group_at, seat, False)

    def seal(self) -> None:
        """Forget all that an imagined world still holds of the truth: for what is given to a bot.

        The seed of the match, its public ids and the turn's start go; the world plays on, but
        cannot be copied, imagined again or taken back.
        """
        if not self._redeals:
            raise IllegalChoice("only an imagined world can be sealed")
        blank = bytes(len(self.seed))
        self.seed = blank
        self.names = Names(blank)
        self._base = self.state
        self._base_at = self.made()
        self.state.offered = None
        self._sealed = True

    def _rerun(self, upto: int, only: int, checkpoints: bool) -> "Match":
        """Copy the turn's start, make the choices before `upto` again, and after it those of `only`."""
        if self._sealed:
            raise IllegalChoice("a sealed world cannot be copied")
        start = self._base_at
        base = self._base
        if base is None:
            base = _fresh(self.game, self.setup, self.seed)
            self._base = base
        state = base.copy()
        attention = self._base_attention
        new = Match(
            self.game, self.setup, self.seed, state, None, checkpoints, self.names, attention
        )
        again = Offered(self.state.offered)
        state.offered = again
        new._before = self._before_to(start)
        new._before_at = start
        new.turns = self._base_turn
        new._base = base
        new._base_at = start
        new._base_turn = self._base_turn
        made = self._made[start - self._before_at :]
        # choices at windows that nobody was called for are made again where they were made
        new.patient = any(STAND <= choice.index < MARK for choice in made)
        new._run()
        redeals = self._redeals
        at = start
        for choice in made:
            if redeals:
                new._repeat_redeals(redeals, at)
            if at == upto:
                again.before = None  # another way from here on
            if at < upto or choice.seat == only:
                if new.patient:
                    new.come_to(choice)
                new.choose(choice.seat, choice.index)
            at += 1
        if redeals:
            new._repeat_redeals(redeals, at)
        if new.patient:
            new.stop_waiting()
        again.before = None
        return new

    def _before_to(self, start: int) -> list[Choice]:
        """A list that begins with the choices before `start`, for copies to share: choices are only ever added to it."""
        if self._before_at == 0:
            return self._made
        if self._before_at < start:
            known = start - self._before_at
            self._before = self._before[: self._before_at] + self._made[:known]
            self._made = self._made[known:]
            self._before_at = start
        return self._before

    def _repeat_redeals(self, redeals: list[tuple[int, int, bytes]], at: int) -> None:
        for place, seat, seed in redeals:
            if place == at:
                self._redeal(seat, seed)

    def _redeal(self, seat: int, seed: bytes) -> None:
        state = self.state
        self._redeals = [*self._redeals, (self.made(), seat, seed)]
        rng = Rng(derive(seed, "deal"))
        state.cards.redeal(state.zones(), seat, rng)
        state.redealt(seat, rng)
        state.rng = Rng(derive(seed, "chance"))
        self.attention = self.attention.copy()
        self.attention.only(seat)
        ask = self.ask
        if ask is not None and len(ask.seats) > 1:
            ask.refresh(seat)
            if not ask.each:
                self._open(ask)

    # --- going back

    def can_undo(self, seat: int, before: Before | None = None) -> bool:
        """May a seat take its last choice back? Not when it showed somebody something new.

        At a live table (a patient match) the answer must not show what a window was about to
        reveal, so nothing that opened a window or answered one can be taken back. `before` is
        how the match stood before the last choice; without it that is derived from the seed.
        """
        ask = self.ask
        secret = self.patient  # who could answer a window
        if secret and (ask is None or ask.windowed):
            return False
        at = self.last_of(seat)
        if at < 0:
            return False
        if at >= self._group_at and ask is not None:
            return True  # a secret answer that nobody has seen yet
        if at != self._last():
            return False
        if before is None:
            before = Before(self._past(at))
        if before.place != self.state.rng.place:
            return False
        if secret and (before.windowed or self._window_since(before.events)):
            return False
        old, new = before.seen, self.state.cards.seen
        return old == new or all(
            new[card] & ~old[card] == 0 or (old[card] >> seat) & 1 == 1 for card in range(len(old))
        )

    def _window_since(self, events: int) -> bool:
        return any(event.id == WINDOW for event in self.events()[events:])

    def _past(self, number: int) -> "Match":
        """As it stood before the choice `number` was made, with windows held as they are here."""
        past = Match.start(self.game, self.setup, self.seed, self.patient, patient=self.patient)
        past.follow(self.choices[:number])
        past._pass_held()
        return past

    def _pass_held(self) -> None:
        """Close the windows that everybody has answered."""
        while self.held():
            self._run()

    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat."""
        at = self.last_of(seat)
        if at < 0:
            raise IllegalChoice(f"seat {seat} has nothing to take back")
        if at < self._group_at and at != self._last():
            raise IllegalChoice("somebody else has decided since")
        self._rewind(self.choices[:at] + self.choices[at + 1 :])

    def last_of(self, seat: int) -> int:
        """The place of a seat's last choice, or -1. Settings are none."""
        choices = self.choices
        for at in range(len(choices) - 1, -1, -1):
            if choices[at].seat == seat and choices[at].index < SETTINGS:
                return at
        return -1

    def _last(self) -> int:
        """The place of the last choice of all, or -1."""
        choices = self.choices
        at = len(choices) - 1
        while at >= 0 and choices[at].index >= SETTINGS:
            at -= 1
        return at

    def _rewind(self, choices: list[Choice]) -> None:
        if self._sealed:
            raise IllegalChoice("a sealed world cannot be taken back")
        self.log = None if self.log is None else Log()
        self.state = _fresh(self.game, self.setup, self.seed)
        self.state.log = self.log
        self._made = []
        self._before = self._made
        self._before_at = 0
        self.turns = 0
        self.ask = None
        self.result = None
        self._group_at = 0
        self.attention = usual(self.state.seats, self.setup.attention)
        self._base = None
        self._base_at = 0
        self._base_turn = 0
        self._base_attention = self.attention
        self._redeals = []
        if self._checkpoints:
            self._keep()
        self._gone_on = 0
        self._play = self.game.turn(self.state)
        self._begin()
        self.follow(choices)

    def at(self, number: int, log: bool = False, patient: bool = False) -> "Match":
        """The match as it was after `number` choices, derived anew from the seed."""
        past = Match.start(self.game, self.setup, self.seed, log, patient=patient)
        past.follow(self.choices[:number])
        return past

    # --- reading

    def events(self) -> list[Event]:
        log = self.log
        return [] if log is None else log.events

    def digest(self, version: int = DIGEST) -> str:
        """A fingerprint of state, open question and answers: equal everywhere for equal matches.

        Version 2 sees every field of the state, version 1 what `State.facts` tells of it.
        """
        whole: dict[str, Plain] = {
            "game": self.game.id,
            "state": dump(self.state) if version == 1 else plain(self.state),
            "ask": self._question(),
            "result": self._ending(),
        }
        text = json.dumps(whole, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def _question(self) -> Plain:
        ask = self.ask
        if ask is None:
            return None
        return [
            ask.what,
            [s for s in ask.seats],
            [[self.key(o) for o in options] for options in ask.options],
            [self.key(a) for a in ask.answers],
        ]

    def _ending(self) -> Plain:
        result = self.result
        if result is None:
            return None
        return [[p for p in result.places], [w for w in result.winners], result.reason]


def _not_offered(seat: int, options: list[Option], index: int) -> IllegalChoice:
    return IllegalChoice(f"seat {seat} has options 0 to {len(options) - 1}, not {index}")


def _fresh(game: AnyGame, setup: Setup, seed: bytes) -> State[Face]:
    """The table as it stands before the first turn, with a scene's changes made."""
    state: State[Face] = game.setup(setup, Rng(seed))
    scene = setup.scene
    if scene is not None:
        scene.arrange(state)
    return state
