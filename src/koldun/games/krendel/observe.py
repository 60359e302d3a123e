"""What a player of the tournament knows, as tokens and numbers (`kernel.observe`)."""

from typing import Final

from koldun.games.krendel.battle import active_spells, neighbours
from koldun.games.krendel.state import HAND_SIZE, Creature, Tournament
from koldun.games.krendel.verbs import NO_CAP, Effects
from koldun.kernel.cards import Face
from koldun.kernel.decisions import Ask, Option
from koldun.kernel.observe import Observer, Schema, Sheet, around

MOST: Final = 6

# slots: where a known card can lie when somebody is asked
PRIZE: Final = 0
CONDITION: Final = 1
PAST_CONDITION: Final = 2  # turned before: not to come until the rewards are shuffled
HAND: Final = 3
THROWN: Final = 4  # out of the hand, while the others still choose
DISCARDED: Final = 5  # by this seat; nobody else's discards are known
BURIED: Final = 6  # below the two uppermost of any pile: back into the deck when it is rebuilt
SPELL: Final = 7  # the uppermost of a pile, by seat
PREVIOUS: Final = SPELL + MOST  # the one below it, by seat
SLOTS: Final = (
    ["prize", "condition", "past condition", "hand", "thrown", "discarded", "buried"]
    + [f"spell {place}" for place in range(MOST)]
    + [f"previous {place}" for place in range(MOST)]
)

TABLE_COLUMNS: Final = ["round", "deck", "rewards", "kept", "first"]
SEAT_COLUMNS: Final = [
    "trophies",
    "trophies squared",
    "wounds",
    "wounds squared",
    "attack",
    "defence",
    "swap",
    "neighbour",
    "neighbours",
    "ties win",
    "ties lose",
    "ignores wounds",
    "hits harder",
    "cap",
    "double first",
    "thorns",
    "heals",
    "if unbeaten",
    "if no win",
    "hurts itself",
    "loses trophy",
    "always rewarded",
    "never rewarded",
]
COLUMNS: Final = TABLE_COLUMNS + [
    f"{name} {place}" for place in range(MOST) for name in SEAT_COLUMNS
]
OPTION_COLUMNS: Final = ["hint", "attack", "defence", "spell"]

# who sits at each place of a table of so many seats, as steps to the left; -1: nobody
_PLACES: Final[list[list[int]]] = []
for _seats in range(MOST + 1):
    _row = [-1] * MOST
    for _apart in range(_seats):
        _row[around(_apart, _seats, MOST)] = _apart
    _PLACES.append(_row)
_NOBODY: Final = [0.0] * len(SEAT_COLUMNS)
_NO_VALUES: Final = [0.0] * 3


def schema_of(faces: list[Face]) -> Schema:
    return Schema(
        "krendel",
        most=MOST,
        slots=SLOTS,
        faces=[face for face in faces if face.kind != "hero"],  # heroes have no power
        questions=["creature", "discard"],
        verbs=["play", "discard", "done"],
        columns=COLUMNS,
        option_columns=OPTION_COLUMNS,
        bag=2,
    )


class Outlook:
    """What the spells on the table will do in the coming battle."""

    __slots__ = ("attack", "defence", "effects", "neighbours")

    def __init__(self, t: Tournament) -> None:
        seats = t.seats
        effects = [active_spells(t, seat) for seat in range(seats)]
        near = neighbours(effects)
        self.effects: list[Effects] = effects
        self.neighbours: list[list[int]] = near
        self.attack: list[int] = []  # what is added to the creature of each seat
        self.defence: list[int] = []
        for seat in range(seats):
            own = effects[seat]
            attack, defence = own.self_attack, own.self_defence
            for other in near[seat]:
                theirs = effects[other]
                attack += theirs.neighbours_attack
                defence += theirs.neighbours_defence
                if (other + 1) % seats == seat:
                    attack += theirs.left_attack
                    defence += theirs.left_defence
                if (other - 1) % seats == seat:
                    attack += theirs.right_attack
                    defence += theirs.right_defence
            self.attack.append(attack)
            self.defence.append(defence)


class KrendelObserver(Observer[Tournament]):
    """A round begins with the question for a creature, so a quiet position is written as that."""

    def observe(self, state: Tournament, ask: Ask, i: int, sheet: Sheet) -> None:
        parts = ask.parts
        part = ask if parts is None else parts[i]
        seat = ask.seats[i]
        options = ask.options[i]
        fights = part.what == "creature"
        outlook = Outlook(state)
        self._words(state, fights, sheet)
        self._cards(state, seat, options, fights, sheet)
        self._numbers(state, seat, 0 if fights else len(options) - 1, outlook, sheet)
        swap = outlook.effects[seat].swap_values
        attack, defence = outlook.attack[seat], outlook.defence[seat]
        for option in options:
            self.offer(state, seat, part.what, option, sheet.option_tokens)
            numbers = sheet.option_numbers
            numbers.append(0.0)
            if option.card < 0:
                numbers += _NO_VALUES
                continue
            face = state.cards.faces[option.card]
            assert isinstance(face, Creature)
            first, second = face.attack, face.defence
            if fights:
                if swap:
                    first, second = second, first
                first, second = max(0, first + attack), max(0, second + defence)
            numbers.append(first / 5.0)
            numbers.append(second / 5.0)
            numbers.append(face.spell_value / 100.0)
        sheet.close(len(options))

    def position(self, state: Tournament, seat: int, sheet: Sheet) -> None:
        self._words(state, True, sheet)
        self._cards(state, seat, [], True, sheet)
        self._numbers(state, seat, 0, Outlook(state), sheet)
        sheet.close(0)

    def _words(self, t: Tournament, fights: bool, sheet: Sheet) -> None:
        schema = self.schema
        sheet.tokens.append(schema.players + t.seats)
        sheet.tokens.append(schema.asked if fights else schema.asked + 1)

    def _cards(
        self, t: Tournament, seat: int, options: list[Option], fights: bool, sheet: Sheet
    ) -> None:
        schema = self.schema
        tokens = sheet.tokens
        rows = schema.rows
        row_of = schema.row_of
        faces, seen = t.cards.faces, t.cards.seen
        tokens.append(1 + PRIZE * rows + schema.row(faces[t.prize.top()]))
        past = t.condition.cards
        tokens.append(1 + CONDITION * rows + schema.row(faces[past[-1]]))
        for card in past[:-1]:
            tokens.append(1 + PAST_CONDITION * rows + schema.row(faces[card]))
        left = [option.card for option in options]
        for card in t.hands[seat].cards:
            slot = HAND if fights or card in left else THROWN
            tokens.append(1 + slot * rows + schema.row(faces[card]))
        for card in t.discard.cards:
            if (seen[card] >> seat) & 1 == 1:
                tokens.append(1 + DISCARDED * rows + schema.row(faces[card]))
        buried = 1 + BURIED * rows
        places = _PLACES[t.seats]
        for place in range(MOST):
            apart = places[place]
            if apart < 0:
                continue
            pile = t.piles[(seat + apart) % t.seats].cards
            if pile:
                tokens.append(1 + (SPELL + place) * rows + schema.row(faces[pile[-1]]))
            if len(pile) > 1:
                tokens.append(1 + (PREVIOUS + place) * rows + schema.row(faces[pile[-2]]))
                for card in pile[:-2]:
                    row = row_of.get(faces[card].id, -1)
                    tokens.append(buried + (row if row >= 0 else schema.row(faces[card])))

    def _numbers(self, t: Tournament, seat: int, kept: int, outlook: Outlook, sheet: Sheet) -> None:
        numbers = sheet.numbers
        seats = t.seats
        numbers += [
            t.round / 20.0,
            len(t.deck.cards) / 50.0,
            len(t.rewards.cards) / 8.0,
            kept / HAND_SIZE,
            ((t.first - seat) % seats) / seats,
        ]
        mine = outlook.neighbours[seat]
        for apart in _PLACES[seats]:
            if apart < 0:
                numbers += _NOBODY
                continue
            other = (seat + apart) % seats
            e = outlook.effects[other]
            won, hurt = t.trophies[other], t.wounds[other]
            numbers += [
                won / 10.0,
                won * won / 100.0,
                hurt / 10.0,
                hurt * hurt / 100.0,
                outlook.attack[other] / 5.0,
                outlook.defence[other] / 5.0,
                1.0 if e.swap_values else 0.0,
                1.0 if other in mine else 0.0,
                len(outlook.neighbours[other]) / 2.0,
                1.0 if e.ties_win else 0.0,
                1.0 if e.ties_lose else 0.0,
                e.ignore_wounds / 2.0,
                (e.wounds_per_hit - 1) / 2.0,
                1.0 / (1.0 + e.trophy_cap) if e.trophy_cap != NO_CAP else 0.0,
                1.0 if e.double_first_trophy else 0.0,
                e.thorns / 2.0,
                e.heal_if_won / 2.0,
                e.trophy_if_unbeaten / 2.0,
                e.trophy_if_no_win / 2.0,
                e.wound_self / 2.0,
                e.lose_trophy / 2.0,
                1.0 if e.auto_reward else 0.0,
                1.0 if e.no_reward else 0.0,
            ]
