"""Kuhn and Leduc poker as tiny games: known equilibria, so that learning can be checked.

Who wins chips wins that share of the match: 0.5 and what was won, over twice the most there is.
"""

from itertools import permutations

import msgspec

from koldun.content.registry import table_for
from koldun.kernel.cards import HAND, NOBODY, OPEN, OWNER, PILE, Cards, Face, Zone, ZoneKind
from koldun.kernel.decisions import Ask, Option, Play, ask
from koldun.kernel.game import CHANCE, HIDDEN, Game, Setup
from koldun.kernel.match import Match
from koldun.kernel.observe import Observer, Schema, Sheet
from koldun.kernel.randomness import Rng
from koldun.kernel.results import Result, places_by
from koldun.kernel.state import Plain, State, copied, each

DECK = ZoneKind("deck", NOBODY, PILE)
HAND_OF = ZoneKind("hand", OWNER, HAND)
BOARD = ZoneKind("board", OPEN, PILE)
FACES = [Face(id, "card", "card", 1) for id in ("a-jack", "b-queen", "c-king")]
FOLD, CALL, RAISE = Option("fold"), Option("call"), Option("raise")
VERBS = ["fold", "call", "raise"]
MOST_CALLS = 4  # in a round: call, raise, raise, call


class Options(msgspec.Struct, frozen=True):
    """`deal`: the cards of both hands and the board, for who wants to see them all."""

    deal: tuple[int, ...] = ()


class Chips(Result):
    """Shares by chips."""

    def __init__(self, won: int, most: int) -> None:
        scores = [won, -won]
        places = places_by([(s,) for s in scores])
        super().__init__(places, [s for s in (0, 1) if places[s] == 1], "", scores)
        self._shares = [0.5 + score / (2 * most) for score in scores]

    def shares(self) -> list[float]:
        return self._shares


class Hand(State[Face]):
    def __init__(self, seats: int, rng: Rng, cards: Cards[Face], old: "Hand | None" = None) -> None:
        super().__init__(seats, rng, cards, old)
        self.deck: Zone = Zone(DECK) if old is None else old.deck.copy()
        self.hands: list[Zone] = each(HAND_OF, seats) if old is None else copied(old.hands)
        self.board: Zone = Zone(BOARD) if old is None else old.board.copy()
        self.paid: list[int] = [1, 1] if old is None else old.paid[:]
        self.said: list[str] = [""] if old is None else old.said[:]  # in each round
        self.folded: int = -1 if old is None else old.folded
        self.over: bool = False if old is None else old.over

    def copy(self) -> "Hand":
        return Hand(self.seats, self.rng.copy(), self.cards.copy(), self)

    def zones(self) -> list[Zone]:
        return [self.deck, *self.hands, self.board]

    def facts(self) -> dict[str, Plain]:
        return {"paid": [*self.paid], "said": [*self.said]}

    def rank(self, zone: Zone) -> int:
        return FACES.index(self.face(zone.cards[0]))


class PokerObserver(Observer[Hand]):
    """The own card, the board, and all that was said, in its order."""

    def __init__(self, id: str, rounds: int) -> None:
        self.rounds = rounds
        said = [
            f"{verb} {n} in {r}" for r in range(rounds) for n in range(MOST_CALLS) for verb in VERBS
        ]
        super().__init__(
            Schema(
                id,
                most=2,
                slots=["hand", "board"],
                faces=FACES,
                questions=["bet"],
                verbs=VERBS,
                columns=[*said, "pair", "second"],
                option_columns=["hint"],
                bag=1,
            )
        )

    def cards(self, state: Hand, seat: int, options: list[Option], sheet: Sheet) -> None:
        schema = self.schema
        sheet.tokens.append(1 + schema.row(state.face(state.hands[seat].cards[0])))
        if state.board.cards:
            row = schema.row(state.face(state.board.cards[0]))
            sheet.tokens.append(1 + schema.rows + row)

    def numbers(
        self, state: Hand, seat: int, part: Ask | None, options: list[Option], sheet: Sheet
    ) -> None:
        row = [0.0] * (self.rounds * MOST_CALLS * 3)
        for r, said in enumerate(state.said):
            for n, letter in enumerate(said):
                row[(r * MOST_CALLS + n) * 3 + "fcr".index(letter)] = 1.0
        pair = bool(state.board.cards) and state.rank(state.board) == state.rank(state.hands[seat])
        sheet.numbers += [*row, float(pair), float(seat)]


class Poker(Game[Hand]):
    """Two players, an ante of one. `bets` is what a raise costs in each round."""

    def __init__(self, id: str, suits: int, bets: list[int], raises: int) -> None:
        super().__init__(
            id,
            version="1",
            least=2,
            most=2,
            options=Options,
            capabilities=frozenset({HIDDEN, CHANCE}),
            minutes=1,
            weight=1,
        )
        self.faces = [face for face in FACES for _ in range(suits)]
        self.bets = bets
        self.raises = raises
        self.most_chips = 1 + raises * sum(bets)
        self._observer = PokerObserver(id, len(bets))

    def setup(self, setup: Setup, rng: Rng) -> Hand:
        t = Hand(2, rng, Cards.of(self.faces))
        deal = list(setup.options.deal)
        t.deck.cards = [n for n in range(len(self.faces)) if n not in deal] + deal[::-1]
        if not deal:
            t.cards.shuffle(t.deck, rng)
        for hand in t.hands:
            t.cards.draw(t.deck, hand)
        return t

    def turn(self, state: Hand) -> Play[None]:
        """A round of bets; then the board, or the end."""
        t = state
        at = len(t.said) - 1
        seat, owed, raised = 0, 0, 0
        while True:
            options = ([FOLD] if owed else []) + [CALL]
            options += [RAISE] if raised < self.raises else []
            said = yield from ask(seat, "bet", options, "")
            t.said[at] += said.verb[0]
            if said is FOLD:
                t.folded = seat
                break
            t.paid[seat] += owed
            if said is RAISE:
                owed = self.bets[at]
                t.paid[seat] += owed
                raised += 1
            elif owed or len(t.said[at]) > 1:
                break
            seat = 1 - seat
        if t.folded >= 0 or at + 1 == len(self.bets):
            t.over = True
        else:
            t.cards.draw(t.deck, t.board)
            t.said.append("")

    def result(self, state: Hand) -> Result | None:
        t = state
        if not t.over:
            return None
        if t.folded >= 0:
            won = t.paid[0] if t.folded == 1 else -t.paid[0]
            if t.folded == 1:
                won = t.paid[1]
        else:
            strength = [t.rank(hand) for hand in t.hands]
            if t.board.cards:
                strength = [s + 10 * (s == t.rank(t.board)) for s in strength]
            won = t.paid[0] * ((strength[0] > strength[1]) - (strength[0] < strength[1]))
        return Chips(won, self.most_chips)

    def observer(self) -> PokerObserver:
        return self._observer

    def deals(self) -> list[tuple[float, Match]]:
        """Every deal with its chance; suits do not count."""
        known: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
        for deal in permutations(range(len(self.faces)), 1 + len(self.bets)):
            ranks = tuple(FACES.index(self.faces[card]) for card in deal)
            known.setdefault(ranks, []).append(deal)
        whole = sum(map(len, known.values()))
        return [
            (
                len(like) / whole,
                Match.start(self, table_for(self, 2, {"deal": like[0]}), bytes(32), log=False),
            )
            for like in known.values()
        ]


KUHN = Poker("kuhn", 1, [1], 1)
LEDUC = Poker("leduc", 2, [2, 4], 2)
