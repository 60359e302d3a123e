"""What a brawler knows, as tokens and numbers (`kernel.observe`).

Whose cards are whose is open; only what lies in which enemy's hand, and in what order, is not. So
the cards of an enemy's hand, deck and discard pile are told together.
"""

from typing import Final

from koldun.games.krutagidon.hints import hints
from koldun.games.krutagidon.playing.buying import price
from koldun.games.krutagidon.state import MOST_LIFE, Brawl
from koldun.kernel.cards import Face
from koldun.kernel.decisions import NO_NUMBER, Ask, Option
from koldun.kernel.observe import Observer, Schema, Sheet, around

MOST: Final = 5

SLOTS: Final = [
    "hand",
    "deck",
    "discard",
    "before",  # what lies before the own seat: in play, tokens, tiles, the Familiar
    "for sale",
    "stock of left",  # hand, deck and discard pile, without starters
    "before left",
    "stock of others",
    "before others",
    "shown",  # offered, revealed or being resolved
    "about",
]
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
BEFORE: Final = 3
FOR_SALE: Final = 4
STOCK: Final = 5  # of the left enemy; two further on: of all others
SHOWN: Final = 9
ABOUT: Final = 10

TABLE_COLUMNS: Final = [
    "number",
    "own turn",
    "power",
    "doubled",
    "played",
    "on top",
    "turn",
    "legends left",
    "market left",
    "tokens left",
    "limp wands left",
    "wild magic left",
    "held cost",
    "held power",
    "held defences",
]
SEAT_COLUMNS: Final = [
    "here",
    "active",
    "life",
    "prize",
    "tokens",
    "points",
    "points late",
    "size",
    "cost",
    "power",
    "legends",
    "defences",
    "limp wands",
    "hand",
    "deck",
    "in play",
]
COLUMNS: Final = TABLE_COLUMNS + [
    f"{name} {place}" for place in range(MOST) for name in SEAT_COLUMNS
]
_SEAT: Final = len(SEAT_COLUMNS)
OPTION_COLUMNS: Final = [
    "hint",
    "cost",
    "points",
    "power",
    "attack",
    "defence",
    "ongoing",
    "left over",
    "life",
    "tokens",
    "prize",
    "hand",
    "size",
]
_BLANK: Final = [0.0] * (len(OPTION_COLUMNS) - 1)

# nothing of these matters to the play: who plays which board, and what a Familiar stands on
_SILENT: Final = ("mat", "standee")
_STARTERS: Final = ("glyph", "wand", "fizzle", "limp_wand")

QUESTIONS: Final = [
    "tile",
    "familiar",
    "board",
    "act",
    "target",
    "defend",
    "discard",
    "destroy",
    "rlyeh",
    "keep",
    "take",
    "top",
    "top-two",
    "top-discard",
    "on-top",
    "order",
    "wild",
    "attack",
    "doom",
    "give",
    "give-back",
    "dump",
    "pass-left",
    "expose",
    "shed",
    "put-back",
    "swap-take",
    "swap-give",
    "token-back",
    "limps",
    "sit-out",
    "mayhem",
    "new-hand",
    "blood",
    "weakest",
    "strongest",
    "gamble",
    "best",
    "worth",
    "medicine",
    "pot",
]
VERBS: Final = [
    "keep",
    "board",
    "play",
    "buy",
    "use",
    "end",
    "target",
    "defend",
    "discard",
    "destroy",
    "destroy-both",
    "nothing",
    "take",
    "back",
    "hand",
    "put",
    "order",
    "power",
    "play-top",
    "give",
    "pass",
    "done",
    "yes",
    "no",
]


def schema_of(faces: list[Face]) -> Schema:
    return Schema(
        "krutagidon",
        most=MOST,
        slots=SLOTS,
        faces=[face for face in faces if face.kind not in _SILENT],
        questions=QUESTIONS,
        verbs=VERBS,
        columns=COLUMNS,
        option_columns=OPTION_COLUMNS,
        apart=["play", "buy"],
        bag=5,
    )


class KrutagidonObserver(Observer[Brawl]):
    def __init__(self, schema: Schema) -> None:
        super().__init__(schema)
        # by row: does everybody begin with it?
        kinds = schema.face_kinds + schema.kinds
        self._starter: list[bool] = [kind in _STARTERS for kind in kinds]

    def hints(self, state: Brawl, part: Ask, i: int) -> list[float] | None:
        return hints(state, part, i)

    def question(self, state: Brawl, seat: int, part: Ask, sheet: Sheet) -> None:
        super().question(state, seat, part, sheet)
        self.about(state, seat, part, ABOUT, sheet)

    # --- cards

    def cards(self, state: Brawl, seat: int, options: list[Option], sheet: Sheet) -> None:
        t = state
        self._known(t, HAND, t.hands[seat].cards, sheet)
        self._bag(t, DECK, t.decks[seat].cards, sheet)
        self._bag(t, DISCARD, t.discards[seat].cards, sheet)
        self._before(t, BEFORE, seat, sheet)
        self._known(t, FOR_SALE, t.market.cards, sheet)
        self._known(t, FOR_SALE, t.legend.cards, sheet)
        self._known(t, SHOWN, t.resolving.cards, sheet)
        self._known(t, SHOWN, t.pot.cards, sheet)
        self._known(t, SHOWN, t.offers[seat].cards, sheet)
        for apart in range(t.seats):
            other = (seat + apart) % t.seats
            self._known(t, SHOWN, t.revealed[other].cards, sheet)
            self._known(t, SHOWN, t.borrowed[other].cards, sheet)
            if apart > 0:
                slot = STOCK if apart == 1 else STOCK + 2
                self._stock(t, slot, other, sheet)
                self._before(t, slot + 1, other, sheet)

    def _before(self, t: Brawl, slot: int, seat: int, sheet: Sheet) -> None:
        self._known(t, slot, t.plays[seat].cards, sheet)
        self._known(t, slot, t.tokens[seat].cards, sheet)
        self._known(t, slot, t.tiles[seat].cards, sheet)
        self._known(t, slot, t.familiars[seat].cards, sheet)

    def _known(self, t: Brawl, slot: int, cards: list[int], sheet: Sheet) -> None:
        if not cards:
            return
        schema = self.schema
        first = 1 + slot * schema.rows
        faces = t.cards.faces
        tokens = sheet.tokens
        for card in cards:
            face = faces[card]
            if face.kind != "standee":
                tokens.append(first + schema.row(face))

    def _bag(self, t: Brawl, slot: int, cards: list[int], sheet: Sheet) -> None:
        """Cards whose order is nobody's business."""
        schema = self.schema
        first = 1 + slot * schema.rows
        faces = t.cards.faces
        found: list[int] = []
        for card in cards:
            found.append(first + schema.row(faces[card]))
        found.sort()
        sheet.tokens += found

    def _stock(self, t: Brawl, slot: int, seat: int, sheet: Sheet) -> None:
        """What an enemy has bought and holds, wherever it lies."""
        schema = self.schema
        first = 1 + slot * schema.rows
        faces, starter = t.cards.faces, self._starter
        found: list[int] = []
        for zone in (t.hands[seat], t.decks[seat], t.discards[seat]):
            for card in zone.cards:
                row = schema.row(faces[card])
                if not starter[row]:
                    found.append(first + row)
        found.sort()
        sheet.tokens += found

    # --- numbers

    def numbers(
        self, state: Brawl, seat: int, part: Ask | None, options: list[Option], sheet: Sheet
    ) -> None:
        t = state
        number = 0
        if part is not None and part.number != NO_NUMBER:
            number = part.number
        turn = t.turn
        cost = power = defences = 0
        for card in t.hands[seat].cards:
            face = t.cards.faces[card]
            cost += face.cost
            power += face.power
            if face.defence_from == "hand":
                defences += 1
        legends = len(t.legends.cards) + len(t.legend.cards)
        sheet.numbers += [
            min(number, 40) / 10.0,
            1.0 if t.active == seat else 0.0,
            min(turn.power(), 40) / 10.0,
            1.0 if turn.factor > 1 else 0.0,
            len(turn.played) / 10.0,
            turn.on_top / 2.0,
            t.number / 50.0,
            legends / 10.0,
            len(t.main.cards) / 100.0,
            len(t.graves.cards) / 20.0,
            len(t.limp.cards) / 16.0,
            len(t.wild.cards) / 16.0,
            cost / 10.0,
            power / 10.0,
            defences / 2.0,
        ]
        late = 1.0 - min(1.0, legends / (11.0 - t.seats))  # KRU-SETUP-13
        row = [0.0] * (_SEAT * MOST)
        for apart in range(t.seats):
            other = (seat + apart) % t.seats
            self._seat(t, other, around(apart, t.seats, MOST) * _SEAT, late, row)
        sheet.numbers += row

    def _seat(self, t: Brawl, seat: int, at: int, late: float, row: list[float]) -> None:
        """All that a player owns is known, wherever it lies."""
        faces = t.cards.faces
        held = t.tokens[seat].cards
        tokens = len(held)
        size = cost = power = points = eggs = legends = defences = limp = 0
        for card in t.owned(seat):
            face = faces[card]
            size += 1
            cost += face.cost
            power += face.power
            if face.type == "legend":
                legends += 1
            if face.defence_from:
                defences += 1
            if face.kind == "limp_wand":
                limp += 1
            star = face.star
            if not star:
                points += face.vp
            elif star == "eggs":
                eggs += 1
            elif star == "bone":
                points += tokens
            else:
                points += face.vp
        if eggs == 2:
            points += 10
        for card in held:
            points += faces[card].vp
        some = max(1, size)
        row[at] = 1.0
        row[at + 1] = 1.0 if t.active == seat else 0.0
        row[at + 2] = t.life[seat] / MOST_LIFE
        row[at + 3] = 1.0 if t.prize == seat else 0.0
        row[at + 4] = tokens / 5.0
        row[at + 5] = points / 20.0
        row[at + 6] = late * points / 20.0
        row[at + 7] = size / 20.0
        row[at + 8] = cost / some / 4.0
        row[at + 9] = power / some / 2.0
        row[at + 10] = legends / 3.0
        row[at + 11] = defences / 3.0
        row[at + 12] = limp / 5.0
        row[at + 13] = len(t.hands[seat].cards) / 5.0
        row[at + 14] = len(t.decks[seat].cards) / 10.0
        row[at + 15] = len(t.plays[seat].cards) / 5.0

    def option_numbers(
        self, state: Brawl, seat: int, part: Ask, option: Option, sheet: Sheet
    ) -> None:
        t = state
        card, target = option.card, option.seat
        numbers = sheet.option_numbers
        if card < 0 and target < 0:
            numbers += _BLANK
            return
        if card >= 0 and (t.cards.seen[card] >> seat) & 1 == 1:
            face = t.cards.faces[card]
            left = t.turn.power() - price(t, seat, face) if option.verb == "buy" else 0
            numbers.append(face.cost / 5.0)
            numbers.append(face.worth() / 5.0)
            numbers.append(face.power / 3.0)
            numbers.append(1.0 if face.attack else 0.0)
            numbers.append(1.0 if face.defence_from else 0.0)
            numbers.append(1.0 if face.ongoing else 0.0)
            numbers.append(left / 5.0)
        else:
            numbers += [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        if target >= 0:
            numbers.append(t.life[target] / MOST_LIFE)
            numbers.append(len(t.tokens[target].cards) / 5.0)
            numbers.append(1.0 if t.prize == target else 0.0)
            numbers.append(len(t.hands[target].cards) / 5.0)
            numbers.append(len(t.owned(target)) / 20.0)
        else:
            numbers += [0.0, 0.0, 0.0, 0.0, 0.0]
