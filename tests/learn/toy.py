"""A game of one decision: everybody holds a red or a black card and says which. Who is right wins."""

import msgspec

from koldun.bots.mind import Mind
from koldun.kernel.cards import HAND, NOBODY, OWNER, PILE, Cards, Face, Zone, ZoneKind
from koldun.kernel.decisions import Ask, Option, Play, together
from koldun.kernel.game import CHANCE, HIDDEN, NO_WINNER, SHARED, TOGETHER, Game, Setup
from koldun.kernel.observe import Observer, Schema, Sheet
from koldun.kernel.randomness import Rng
from koldun.kernel.results import Result
from koldun.kernel.state import Plain, State, copied, each
from koldun.learn.settings import Settings
from koldun.learn.simulate import Simulator

DECK = ZoneKind("deck", NOBODY, PILE)
HAND_OF = ZoneKind("hand", OWNER, HAND)
FACES = [Face("red", "card", "card", 1), Face("black", "card", "card", 1)]


class Options(msgspec.Struct, frozen=True):
    """None."""


class Guess(State[Face]):
    def __init__(
        self, seats: int, rng: Rng, cards: Cards[Face], old: "Guess | None" = None
    ) -> None:
        super().__init__(seats, rng, cards, old)
        self.deck: Zone = Zone(DECK) if old is None else old.deck.copy()
        self.hands: list[Zone] = each(HAND_OF, seats) if old is None else copied(old.hands)
        self.said: list[str] = [] if old is None else old.said[:]

    def copy(self) -> "Guess":
        return Guess(self.seats, self.rng.copy(), self.cards.copy(), self)

    def zones(self) -> list[Zone]:
        return [self.deck, *self.hands]

    def facts(self) -> dict[str, Plain]:
        return {"said": [word for word in self.said]}

    def held(self, seat: int) -> Face:
        return self.face(self.hands[seat].cards[0])


class GuessObserver(Observer[Guess]):
    def __init__(self) -> None:
        super().__init__(
            Schema(
                "guess",
                most=2,
                slots=["hand"],
                faces=FACES,
                questions=["say"],
                verbs=["red", "black"],
                columns=["one"],
                option_columns=["hint"],
                bag=1,
            )
        )

    def cards(self, state: Guess, seat: int, options: list[Option], sheet: Sheet) -> None:
        sheet.tokens.append(1 + self.schema.row(state.held(seat)))

    def numbers(
        self, state: Guess, seat: int, part: Ask | None, options: list[Option], sheet: Sheet
    ) -> None:
        sheet.numbers.append(1.0)


class GuessGame(Game[Guess]):
    """`broken` makes the rules fail whenever somebody says black."""

    def __init__(self, broken: bool = False) -> None:
        super().__init__(
            "guess",
            version="1",
            least=2,
            most=2,
            options=Options,
            capabilities=frozenset({HIDDEN, TOGETHER, CHANCE, SHARED, NO_WINNER}),
            minutes=1,
            weight=1,
        )
        self.broken = broken
        self._observer = GuessObserver()

    def setup(self, setup: Setup, rng: Rng) -> Guess:
        t = Guess(setup.players, rng, Cards.of(FACES * 4))
        t.deck.cards = list(range(8))
        t.cards.shuffle(t.deck, rng)
        for hand in t.hands:
            t.cards.draw(t.deck, hand)
        return t

    def turn(self, state: Guess) -> Play[None]:
        def words(seat: int) -> list[Option]:
            return [Option("red"), Option("black")]

        answers = yield from together([0, 1], "say", words, "")
        if self.broken and any(answer.verb == "black" for answer in answers):
            raise RuntimeError("black was said")
        state.said = [answer.verb for answer in answers]

    def result(self, state: Guess) -> Result | None:
        if not state.said:
            return None
        right = [s for s in range(state.seats) if state.held(s).id == state.said[s]]
        places = [1 if seat in right or not right else 1 + len(right) for seat in (0, 1)]
        return Result(places, right, "said", [0, 0])

    def observer(self) -> GuessObserver:
        return self._observer


SMALL = Settings(
    players=[2],
    width=16,
    tables=32,
    rows=512,
    minibatch=256,
    rate=1e-2,
    last_rate=1e-3,
    warm_up=0.0,
    pool_every=3,
)


class Knows:
    """A teacher that has seen the card."""

    def choose(self, mind: Mind, chance: Rng) -> int:
        state = mind.imagine(chance.seed).state
        assert isinstance(state, Guess)
        return ["red", "black"].index(state.held(mind.seat).id)


def taught(part: float) -> Simulator:
    """A simulator whose rewards say nothing: only a teacher can tell what is right."""
    simulator = Simulator(GuessGame(), msgspec.structs.replace(SMALL, taught=part))
    simulator.teacher = Knows()
    return simulator
