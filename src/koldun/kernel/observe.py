"""What a seat knows and what it is offered, as tokens and numbers: the door for nets and research.

A position is a bag of whole numbers (tokens: a face in a slot, a word) and a short row of numbers;
each option is a small bag and a row too. What they mean is listed in a `Schema`, and its hash goes
wherever they go. Only what the seat knows is read, so that the match and every world the seat may
imagine give the same sheet. Contract checks (`koldun.testing.observing`) hold observers to that.
"""

import hashlib
import json
import math
from array import array
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from koldun.kernel.cards import OPEN, PILE, Face, ZoneKind
from koldun.kernel.decisions import NO_NUMBER, Ask, Option
from koldun.kernel.definitions import Definition
from koldun.kernel.state import State

FORMAT: Final = 1
"""Raised whenever the same schema would be written in another way."""

NOTHING: Final = 0
"""The token that means nothing: it fills bags up."""

LEAST_NUMBER: Final = -1
MOST_NUMBER: Final = 15
_NUMBERS: Final = MOST_NUMBER - LEAST_NUMBER + 1
_MOST_TOKENS: Final = 32767
_LEAST_HINT: Final = 1e-3  # of the best: logarithms stay finite

NEVER: Final = -8.0
"""The hint column of an option whose hint is 0. Networks leave it alone: to take back what was begun, for
one, costs nothing and would be learned as good as anything, for ever."""


class Schema(Definition):
    """Names of everything an observer writes, in order: slots, faces, words and columns.

    A face that is not listed (a card of a pack) has the row of its kind. Where there are many
    questions and verbs, `apart` names the verbs whose cards have rows of their own; all others
    share theirs, and questions and verbs have a row each instead of one for each pair.
    """

    def __init__(
        self,
        game: str,
        *,
        most: int,
        slots: list[str],
        faces: list[Face],
        questions: list[str],
        verbs: list[str],
        columns: list[str],
        option_columns: list[str],
        places: list[str] | None = None,
        apart: list[str] | None = None,
        bag: int = 6,
    ) -> None:
        self.game: str = game
        self.most: int = most  # seats
        self.slots: list[str] = slots
        kind_of: dict[str, str] = {face.id: face.kind for face in faces}
        self.faces: list[str] = sorted(kind_of)
        self.face_kinds: list[str] = [kind_of[id] for id in self.faces]
        self.kinds: list[str] = sorted(set(self.face_kinds))
        self.questions: list[str] = questions
        self.verbs: list[str] = verbs
        self.columns: list[str] = columns
        self.option_columns: list[str] = option_columns  # the first is always the hint
        self.places: list[str] = [] if places is None else places
        self.apart: list[str] | None = apart
        self.bag: int = bag  # tokens of an option

        self.rows: int = len(self.faces) + len(self.kinds)
        self.row_of: dict[str, int] = _numbered(self.faces)
        self.row_of_kind: dict[str, int] = {}
        for n, kind in enumerate(self.kinds):
            self.row_of_kind[kind] = len(self.faces) + n
        self.question_of: dict[str, int] = _numbered(questions)
        self.verb_of: dict[str, int] = _numbered(verbs)
        self.place_of: dict[str, int] = _numbered(self.places)

        # tokens of a position: faces in slots, then the question, who caused it, how many play
        self.asked: int = 1 + len(slots) * self.rows
        self.caused: int = self.asked + len(questions)
        self.players: int = self.caused + most
        self.tokens: int = self.players + most + 1
        # the stretch of rows in which the card of each verb is found
        self.stretches: int = len(verbs) if apart is None else len(apart) + 1
        self.stretch_of: list[int] = list(range(len(verbs)))
        if apart is not None:
            self.stretch_of = [_place(apart, verb) for verb in verbs]
        # tokens of an option: question and verb, verb and face, other face, seat, place, number
        pairs = len(questions) * len(verbs) if apart is None else len(questions) + len(verbs)
        self.faced: int = 1 + pairs
        self.other: int = self.faced + self.stretches * self.rows
        self.seat: int = self.other + self.rows
        self.place: int = self.seat + most
        self.number: int = self.place + len(self.places)
        self.option_tokens: int = self.number + _NUMBERS
        if max(self.tokens, self.option_tokens) > _MOST_TOKENS:
            raise ValueError(f"{game}: {self.tokens} tokens are more than {_MOST_TOKENS}")
        self.hash: str = hashlib.blake2b(self.text().encode(), digest_size=8).hexdigest()

    def text(self) -> str:
        """The whole schema as JSON: what the hash is made of and a checkpoint keeps."""
        whole: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "most": self.most,
            "slots": self.slots,
            "faces": self.faces,
            "face_kinds": self.face_kinds,
            "questions": self.questions,
            "verbs": self.verbs,
            "columns": self.columns,
            "option_columns": self.option_columns,
            "places": self.places,
            "bag": self.bag,
        }
        if self.apart is not None:
            whole["apart"] = self.apart
        return json.dumps(whole, ensure_ascii=False, sort_keys=True)

    def row(self, face: Face) -> int:
        """Where a face stands in every slot."""
        row = self.row_of.get(face.id, -1)
        return row if row >= 0 else self.row_of_kind.get(face.kind, 0)


def _place(names: list[str], name: str) -> int:
    """Where a name is listed; after all of them: nowhere."""
    return names.index(name) if name in names else len(names)


def _numbered(names: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for n, name in enumerate(names):
        found[name] = n
    return found


class Sheet:
    """Observations one after the other, in flat lists; `*_ends` say where each one ends."""

    __slots__ = (
        "numbers",
        "option_ends",
        "option_numbers",
        "option_tokens",
        "options",
        "token_ends",
        "tokens",
    )

    def __init__(self) -> None:
        self.tokens: list[int] = []
        self.token_ends: list[int] = []
        self.numbers: list[float] = []
        self.option_tokens: list[int] = []  # `Schema.bag` for each option
        self.option_numbers: list[float] = []
        self.options: int = 0
        self.option_ends: list[int] = []

    def close(self, options: int) -> None:
        """An observation is complete; so many options were written for it."""
        self.token_ends.append(len(self.tokens))
        self.options += options
        self.option_ends.append(self.options)

    def rows(self) -> int:
        return len(self.token_ends)

    def clear(self) -> None:
        self.tokens.clear()
        self.token_ends.clear()
        self.numbers.clear()
        self.option_tokens.clear()
        self.option_numbers.clear()
        self.options = 0
        self.option_ends.clear()

    def data(self) -> bytes:
        """All of it as bytes, numbers in single precision: equal for equal sheets."""
        return (
            array("i", self.token_ends).tobytes()
            + array("i", self.option_ends).tobytes()
            + array("h", self.tokens).tobytes()
            + array("f", self.numbers).tobytes()
            + array("h", self.option_tokens).tobytes()
            + array("f", self.option_numbers).tobytes()
        )


S = TypeVar("S", bound=State[Face])


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[S]):
    """Writes what a seat knows. Derive from this beside the game's rules and write `cards`,
    `numbers` and `option_numbers`, or all of `observe`."""

    def __init__(self, schema: Schema) -> None:
        self.schema: Schema = schema

    # --- the door

    def observe(self, state: S, ask: Ask, i: int, sheet: Sheet) -> None:
        """The decision of the i-th seat asked: where it stands and what it is offered."""
        seat = ask.seats[i]
        parts = ask.parts
        part = ask if parts is None else parts[i]
        options = ask.options[i]
        count = offered(ask, i)
        self.question(state, seat, part, sheet)
        self.cards(state, seat, options, sheet)
        self.numbers(state, seat, part, options, sheet)
        hints = self.hints(state, part, i if parts is None else 0)
        self.offers(state, seat, part, options[:count], hints, sheet)
        sheet.close(count)

    def position(self, state: S, seat: int, sheet: Sheet) -> None:
        """Where a seat stands at a quiet moment, asked or not: nothing is offered."""
        sheet.tokens.append(self.schema.players + state.seats)
        self.cards(state, seat, [], sheet)
        self.numbers(state, seat, None, [], sheet)
        sheet.close(0)

    # --- what games write

    def cards(self, state: S, seat: int, options: list[Option], sheet: Sheet) -> None:
        """A token for each card the seat knows."""
        raise NotImplementedError

    def numbers(
        self, state: S, seat: int, part: Ask | None, options: list[Option], sheet: Sheet
    ) -> None:
        """The columns of a position; no question at a quiet moment."""
        raise NotImplementedError

    def option_numbers(self, state: S, seat: int, part: Ask, option: Option, sheet: Sheet) -> None:
        """The columns of an option, without the hint."""

    def hints(self, state: S, part: Ask, i: int) -> list[float] | None:
        """The game's hints, where they read nothing the seat does not know."""
        return None

    # --- what all games share

    def question(self, state: S, seat: int, part: Ask, sheet: Sheet) -> None:
        """How many play, what is asked and who caused it."""
        schema = self.schema
        tokens = sheet.tokens
        tokens.append(schema.players + state.seats)
        asked = schema.question_of.get(part.what, -1)
        if asked >= 0:
            tokens.append(schema.asked + asked)
        if part.by >= 0:
            tokens.append(schema.caused + around(part.by - seat, state.seats, schema.most))

    def about(self, state: S, seat: int, part: Ask, slot: int, sheet: Sheet) -> None:
        """The card a question is about, where the seat knows it."""
        card = part.about
        if card >= 0 and (state.cards.seen[card] >> seat) & 1 == 1:
            schema = self.schema
            row = schema.row(state.cards.faces[card])
            sheet.tokens.append(1 + slot * schema.rows + row)

    def offers(
        self,
        state: S,
        seat: int,
        part: Ask,
        options: list[Option],
        hints: list[float] | None,
        sheet: Sheet,
    ) -> None:
        best = best_hint(hints, len(options))
        n = 0
        for option in options:
            self.offer(state, seat, part.what, option, sheet.option_tokens)
            sheet.option_numbers.append(hint_column(hints, n, best))
            self.option_numbers(state, seat, part, option, sheet)
            n += 1

    def offer(self, state: S, seat: int, what: str, option: Option, bag: list[int]) -> None:
        """The tokens of an option, filled up with `NOTHING`."""
        schema = self.schema
        full = len(bag) + schema.bag
        verb = schema.verb_of.get(option.verb, -1)
        asked = schema.question_of.get(what, -1)
        if schema.apart is not None:
            if asked >= 0:
                bag.append(1 + asked)
            if verb >= 0:
                bag.append(1 + len(schema.questions) + verb)
        elif verb >= 0 and asked >= 0:
            bag.append(1 + asked * len(schema.verbs) + verb)
        cards = state.cards
        card = option.card
        if card >= 0 and verb >= 0 and (cards.seen[card] >> seat) & 1 == 1:
            row = schema.row(cards.faces[card])
            bag.append(schema.faced + schema.stretch_of[verb] * schema.rows + row)
        card = option.other
        if card >= 0 and (cards.seen[card] >> seat) & 1 == 1:
            bag.append(schema.other + schema.row(cards.faces[card]))
        if option.seat >= 0:
            bag.append(schema.seat + around(option.seat - seat, state.seats, schema.most))
        if option.place:
            place = schema.place_of.get(option.place, -1)
            if place >= 0:
                bag.append(schema.place + place)
        if option.number != NO_NUMBER:
            number = min(max(option.number, LEAST_NUMBER), MOST_NUMBER)
            bag.append(schema.number + number - LEAST_NUMBER)
        if len(bag) > full:
            del bag[full:]
        while len(bag) < full:
            bag.append(NOTHING)


def best_hint(hints: list[float] | None, count: int) -> float:
    """The largest of the first hints, and never 0."""
    best = 1e-9
    if hints is not None:
        for n in range(count):
            best = max(best, hints[n])
    return best


def hint_column(hints: list[float] | None, n: int, best: float) -> float:
    """The first column of an option: how likely a casual player takes it, beside the likeliest."""
    if hints is None:
        return 0.0
    hint = hints[n]
    if hint <= 0.0:
        return NEVER
    return 0.0 if hint == best else math.log(max(hint / best, _LEAST_HINT))


def around(apart: int, seats: int, most: int) -> int:
    """The place of another seat, the same at tables of any size: 0 is oneself, 1, 2 ... sit on the
    left, and `most - 1`, `most - 2` ... on the right."""
    apart %= seats
    return apart if 2 * apart <= seats else most - seats + apart


def offered(ask: Ask, i: int) -> int:
    """How many options there are to think about: standing answers are left to people."""
    n = len(ask.options[i])
    return n - ask.standing if ask.standing and n > ask.standing else n


class ZoneObserver(Observer[State[Face]]):
    """The general one, for games that write none of their own: known cards by zone, sizes of zones.

    It sees no counters and no map. What it cannot name it leaves out.
    """

    def __init__(
        self,
        game: str,
        most: int,
        kinds: list[ZoneKind],
        owned: set[str],
        faces: list[Face],
        *,
        questions: list[str],
        verbs: list[str],
    ) -> None:
        slots: list[str] = []
        columns: list[str] = []
        self._slot_of: dict[str, int] = {}
        self._column_of: dict[str, int] = {}
        for kind in kinds:
            self._slot_of[kind.name] = len(slots)
            self._column_of[kind.name] = len(columns)
            for place in range(most if kind.name in owned else 1):
                name = f"{kind.name} {place}" if kind.name in owned else kind.name
                for depth in range(3 if _deep(kind) else 1):
                    slots.append(f"{name} at {depth}" if _deep(kind) else name)
                columns.append(f"size of {name}")
        super().__init__(
            Schema(
                game,
                most=most,
                slots=slots,
                faces=faces,
                questions=questions,
                verbs=verbs,
                columns=columns,
                option_columns=["hint"],
            )
        )

    def cards(self, state: State[Face], seat: int, options: list[Option], sheet: Sheet) -> None:
        schema = self.schema
        cards = state.cards
        for zone in state.zones():
            slot = self._slot_of.get(zone.kind.name, -1)
            if slot < 0:
                continue
            deep = _deep(zone.kind)
            if zone.owner >= 0:
                place = around(zone.owner - seat, state.seats, schema.most)
                slot += place * 3 if deep else place
            below = len(zone.cards)
            for card in zone.cards:
                below -= 1
                if (cards.seen[card] >> seat) & 1 == 1:
                    depth = min(below, 2) if deep else 0
                    row = schema.row(cards.faces[card])
                    sheet.tokens.append(1 + (slot + depth) * schema.rows + row)

    def numbers(
        self,
        state: State[Face],
        seat: int,
        part: Ask | None,
        options: list[Option],
        sheet: Sheet,
    ) -> None:
        sizes = [0.0] * len(self.schema.columns)
        for zone in state.zones():
            column = self._column_of.get(zone.kind.name, -1)
            if column >= 0:
                if zone.owner >= 0:
                    column += around(zone.owner - seat, state.seats, self.schema.most)
                sizes[column] = len(zone.cards) / 10.0
        sheet.numbers += sizes


def _deep(kind: ZoneKind) -> bool:
    """In an open pile the top, the second and the deeper cards are told apart."""
    return kind.layout == PILE and kind.sight == OPEN
