"""Mini-Krendel: the small game that is written in every peer framework, on our kernel.

43 cards, four seats, a simultaneous choice a round; see docs/bench.md for its rules. It is not a
registered game: it exists to be timed and to be checked against the digest all peers print.
"""

from typing import Final, Protocol, final

from koldun.kernel.cards import HAND, NOBODY, OPEN, OWNER, PILE, Cards, Face, Zone, ZoneKind
from koldun.kernel.decisions import Option, Play, common
from koldun.kernel.game import Game, Setup
from koldun.kernel.randomness import Rng
from koldun.kernel.results import Result, places_by
from koldun.kernel.state import Plain, State, copied, each

N_PLAYERS: Final = 4
HAND_SIZE: Final = 5
N_CARDS: Final = 43
LIMIT: Final = 11
MAX_ROUNDS: Final = 100


class Creature(Face):
    def __init__(self, number: int) -> None:
        super().__init__(f"m{number:02}", "creature", "creature", 1)
        self.number: int = number
        self.attack: int = 1 + number * 7 % 6
        self.defence: int = 1 + number * 5 % 6
        self.self_attack: int = number % 3 - 1
        self.self_defence: int = number // 3 % 3 - 1


class Script(Protocol):
    """The scripted generator of the rule check: shuffles by sorted numbers."""

    def shuffle(self, numbers: list[int]) -> None: ...


DECK: Final = [Creature(n) for n in range(N_CARDS)]
PLAYS: Final = [Option("play", card=h) for h in range(N_CARDS)]
SEATS: Final = list(range(N_PLAYERS))
NEIGHBOURS: Final = [(p, (p - 1) % N_PLAYERS, (p + 1) % N_PLAYERS) for p in SEATS]

K_DECK: Final = ZoneKind("deck", NOBODY, PILE)
K_HAND: Final = ZoneKind("hand", OWNER, HAND)
K_PLAYED: Final = ZoneKind("played", OPEN, PILE)


class Options:
    """No options, but the check brings its own generator."""

    def __init__(self, script: Script | None = None) -> None:
        self.script = script


@final
class Mini(State[Creature]):
    def __init__(self, rng: Rng, cards: Cards[Creature], old: "Mini | None" = None) -> None:
        super().__init__(N_PLAYERS, rng, cards, old)
        self.deck: Zone = Zone(K_DECK) if old is None else old.deck.copy()
        self.hands: list[Zone] = each(K_HAND, N_PLAYERS) if old is None else copied(old.hands)
        self.played: list[Zone] = each(K_PLAYED, N_PLAYERS) if old is None else copied(old.played)
        self.trophies: list[int] = [0] * N_PLAYERS if old is None else old.trophies[:]
        self.wounds: list[int] = [0] * N_PLAYERS if old is None else old.wounds[:]
        self.rounds: int = 0 if old is None else old.rounds
        self.script: Script | None = None if old is None else old.script

    def copy(self) -> "Mini":
        return Mini(self.rng.copy(), self.cards.copy(), self)

    def zones(self) -> list[Zone]:
        return [self.deck, *self.hands, *self.played]

    def facts(self) -> dict[str, Plain]:
        trophies: list[Plain] = [n for n in self.trophies]
        wounds: list[Plain] = [n for n in self.wounds]
        return {"round": self.rounds, "trophies": trophies, "wounds": wounds}

    def shuffle(self) -> None:
        script = self.script
        if script is None:
            self.cards.shuffle(self.deck, self.rng)
        else:
            faces = self.cards.faces[:]
            numbers = [faces[c].number for c in self.deck.cards]
            script.shuffle(numbers)
            i = 0
            for c in self.deck.cards:
                faces[c] = DECK[numbers[i]]
                i += 1
            self.cards.faces = faces


class MiniKrendel(Game[Mini]):
    def __init__(self) -> None:
        super().__init__(
            "mini_krendel",
            version="1",
            least=4,
            most=4,
            options=Options,
            capabilities=frozenset(),
            minutes=5,
            weight=1,
        )

    def setup(self, setup: Setup, rng: Rng) -> Mini:
        t = Mini(rng, Cards.of(DECK))
        t.script = setup.options.script
        t.deck.cards = list(range(N_CARDS))
        t.shuffle()
        for hand in t.hands:
            t.cards.deal(t.deck, hand, HAND_SIZE)
        return t

    def turn(self, state: Mini) -> Play[None]:
        return round_(state)

    def result(self, state: Mini) -> Result | None:
        if state.rounds >= MAX_ROUNDS:
            return ranking(state)
        for n in state.trophies + state.wounds:
            if n >= LIMIT:
                return ranking(state)
        return None


def ranking(t: Mini) -> Result:
    out = [p for p in SEATS if t.wounds[p] >= LIMIT]
    keys: list[tuple[int, ...]] = [
        (0 if p in out else 1, t.trophies[p], -t.wounds[p]) for p in SEATS
    ]
    places = places_by(keys)
    winners = [p for p in SEATS if places[p] == 1 and p not in out]
    return Result(places, winners, "end", t.trophies[:], out)


def round_(t: Mini) -> Play[None]:
    def hand_of(seat: int) -> list[Option]:
        return [PLAYS[c] for c in t.hands[seat].cards]

    question = common(SEATS, "play", hand_of, "")
    yield question
    resolve(t, question.answers)
    refill(t)
    t.rounds += 1


def resolve(t: Mini, picks: list[Option]) -> None:
    attacks: list[int] = []
    defences: list[int] = []
    cards = t.cards
    faces = cards.faces
    for p in SEATS:
        card = picks[p].card
        creature = faces[card]
        pile = t.played[p]
        if pile.cards:
            below = faces[pile.cards[-1]]
            attacks.append(creature.attack + below.self_attack)
            defences.append(creature.defence + below.self_defence)
        else:
            attacks.append(creature.attack)
            defences.append(creature.defence)
        cards.move(card, t.hands[p], pile)
    trophies, wounds = t.trophies, t.wounds
    for p, left, right in NEIGHBOURS:
        attack = attacks[p]
        if defences[left] < attack:
            trophies[p] += 1
            wounds[left] += 1
        if defences[right] < attack:
            trophies[p] += 1
            wounds[right] += 1


def refill(t: Mini) -> None:
    deck = t.deck
    for hand in t.hands:
        while len(hand.cards) < HAND_SIZE:
            if not deck.cards:
                for pile in t.played:
                    deck.cards = deck.cards + pile.cards[:-2]
                    pile.cards = pile.cards[-2:]
                t.shuffle()
            t.cards.draw(deck, hand)
