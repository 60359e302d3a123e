"""A third party's game: a duel with strikes and parries, parries of parries, and a die.

It is small, but it uses what the hard games need: hidden hands, a response window that nests
without limit, standing passes, dice, elimination, and a face-down bid at the same time.
"""

from typing import Any

import msgspec

from koldun.content.library import Built, Entry, Library
from koldun.kernel.cards import HAND, NOBODY, OPEN, OWNER, PILE, Cards, Face, Zone, ZoneKind
from koldun.kernel.decisions import PASS, Option, Play, ask, parallel, together
from koldun.kernel.game import (
    CHANCE,
    ELIMINATION,
    HIDDEN,
    NO_WINNER,
    TOGETHER,
    WINDOWS,
    Game,
    Setup,
)
from koldun.kernel.randomness import Rng
from koldun.kernel.results import Result, places_by
from koldun.kernel.state import Plain, State, copied, each
from koldun.kernel.windows import window
from koldun.view.views import SeatView, Table

DECK = ZoneKind("deck", NOBODY, PILE)
HAND_OF = ZoneKind("hand", OWNER, HAND)
DISCARD = ZoneKind("discard", OPEN, PILE)
STACK = ZoneKind("stack", OPEN, PILE)


class Options(msgspec.Struct, frozen=True):
    """How much life everybody starts with."""

    life: int = 3


class Duel(State[Face]):
    def __init__(self, seats: int, rng: Rng, cards: Cards[Face], old: "Duel | None" = None) -> None:
        super().__init__(seats, rng, cards, old)
        self.deck: Zone = Zone(DECK) if old is None else old.deck.copy()
        self.discard: Zone = Zone(DISCARD) if old is None else old.discard.copy()
        self.stack: Zone = Zone(STACK) if old is None else old.stack.copy()
        self.hands: list[Zone] = each(HAND_OF, seats) if old is None else copied(old.hands)
        self.life: list[int] = [0] * seats if old is None else old.life[:]
        self.active: int = 0 if old is None else old.active
        self.turns: int = 0 if old is None else old.turns

    def copy(self) -> "Duel":
        return Duel(self.seats, self.rng.copy(), self.cards.copy(), self)

    def zones(self) -> list[Zone]:
        return [self.deck, self.discard, self.stack, *self.hands]

    def facts(self) -> dict[str, Plain]:
        seats: list[Plain] = [{"life": life} for life in self.life]
        return {"seats": seats, "active": self.active, "turns": self.turns}

    def put(self, name: str, seat: int, value: Plain) -> bool:
        if name == "life" and seat >= 0 and isinstance(value, int):
            self.life[seat] = value
            return True
        return False

    def hand(self, seat: int) -> Zone:
        return self.hands[seat]

    def holding(self, seat: int, kind: str) -> list[int]:
        return [card for card in self.hand(seat).cards if self.face(card).kind == kind]

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.life[seat] > 0]


def turn(t: Duel) -> Play[None]:
    t.turns += 1
    yield from bid_for_first_blood(t)
    seat = t.active
    strikes = [Option("strike", card=card) for card in t.holding(seat, "strike")]
    # whether somebody could strike must not show: it is a window for one
    reply = yield from window(t, [seat], "strike", lambda _: strikes, "DUE-STRIKE-01")
    if reply is not None:
        rivals = [Option("target", seat=other) for other in t.living() if other != seat]
        target = yield from ask(seat, "target", rivals, "DUE-STRIKE-02")
        yield from strike(t, seat, target.seat, reply.option.card)
    t.clear_standing("turn")
    draw(t, seat)
    alive = t.living()
    t.active = next(
        (s for s in [(seat + i) % t.seats for i in range(1, t.seats + 1)] if s in alive), seat
    )


def bid_for_first_blood(t: Duel) -> Play[None]:
    """Every sixth turn all living name a number in secret, then may change their mind once."""
    if t.turns % 6:
        return
    numbers = [Option("bid", number=n) for n in (1, 2, 3)]
    seats = t.living()
    bids = yield from together(seats, "bid", lambda seat: numbers, "DUE-BID-01")
    final = [bid.number for bid in bids]

    def second_thoughts(seat: int) -> Play[None]:
        again = yield from ask(seat, "rebid", [PASS, *numbers], "DUE-BID-01")
        if again is not PASS:
            final[seats.index(seat)] = again.number

    yield from parallel(seats, second_thoughts)
    die = t.rng.roll(3)
    t.say("rolled", "DUE-BID-01", number=die)
    for seat, bid in zip(seats, final, strict=True):
        if bid == die and t.life[seat] < 5:
            t.life[seat] += 1


def strike(t: Duel, seat: int, target: int, card: int) -> Play[None]:
    play_card(t, seat, card)
    stopped = yield from parried(t, seat, target, card)
    if not stopped:
        t.life[target] -= 1
        t.say("hit", "DUE-STRIKE-02", seat=seat, other=target, number=t.life[target])
    t.cards.move_all(t.stack, t.discard)


def parried(t: Duel, by: int, seat: int, card: int) -> Play[bool]:
    """A parry stops a card unless it is parried itself, and so on without limit."""

    def parries(who: int) -> list[Option]:
        return [Option("parry", card=c) for c in t.holding(who, "parry")]

    while True:
        reply = yield from window(
            t, [seat], "parry", parries, "DUE-PARRY-01", "turn", direct=[seat], about=card, by=by
        )
        if reply is None:
            return False
        play_card(t, seat, reply.option.card)
        undone = yield from parried(t, seat, by, reply.option.card)
        if not undone:
            return True


def play_card(t: Duel, seat: int, card: int) -> None:
    t.cards.move(card, t.hand(seat), t.stack)
    t.say("plays", "DUE-STRIKE-01", seat=seat, card=card)


def draw(t: Duel, seat: int) -> None:
    if t.deck.cards and len(t.hand(seat).cards) < 5:
        t.cards.draw(t.deck, t.hand(seat))
        t.say("draws", "DUE-STRIKE-01", seat=seat)


class DuelGame(Game[Duel]):
    def __init__(self) -> None:
        super().__init__(
            "duel",
            version="1.0",
            least=2,
            most=4,
            options=Options,
            capabilities=frozenset({HIDDEN, WINDOWS, CHANCE, ELIMINATION, NO_WINNER, TOGETHER}),
            minutes=5,
            weight=1,
        )

    def setup(self, setup: Setup, rng: Rng) -> Duel:
        faces = [f for f in LIBRARY.faces.values() for _ in range(f.copies)]
        t = Duel(setup.players, rng, Cards.of(faces))
        t.life = [setup.options.life] * setup.players
        t.deck.cards = list(range(len(faces)))
        t.cards.shuffle(t.deck, rng)
        for hand in t.hands:
            t.cards.deal(t.deck, hand, 4)
        return t

    def turn(self, state: Duel) -> Play[None]:
        return turn(state)

    def result(self, state: Duel) -> Result | None:
        t = state
        alive = t.living()
        if len(alive) > 1 and t.turns < 60:
            return None
        keys: list[tuple[int, ...]] = [(life,) for life in t.life]
        winners = alive if len(alive) == 1 else []
        places = places_by(keys) if winners else [1] * t.seats
        out = [seat for seat in range(t.seats) if t.life[seat] <= 0]
        return Result(places, winners, "won" if winners else "drawn", t.life[:], out)

    def library(self) -> Library:
        return LIBRARY

    def view(self, state: Duel, seat: int) -> Table:
        t = state
        seats = [SeatView(s, {"life": t.life[s]}, out=t.life[s] <= 0) for s in range(t.seats)]
        return Table("fight", t.turns, t.active, seats)


def build(entry: Entry, library: Library) -> Built:
    face = Face(entry.id, entry.kind, "duel", entry.copies)
    return Built(face, lambda lang: library.text.say(lang, f"{entry.kind}-text"))


LIBRARY = Library("duel_game", build)
game: Any = DuelGame()
