"""The table of the tournament: faces, zones and the state."""

from typing import Final, final

from koldun.games.krendel.verbs import Effects, Prize
from koldun.kernel.cards import HAND, NOBODY, OPEN, OWNER, PILE, ROW, Cards, Face, Zone, ZoneKind
from koldun.kernel.randomness import Rng
from koldun.kernel.state import Plain, State, copied, each

HAND_SIZE: Final = 5
LIMIT: Final = 11  # trophies or wounds that end the tournament
TRACK: Final = 12  # the last step of a hero's track

CONDITIONS: Final = (
    "highest_attack",
    "lowest_attack",
    "highest_defence",
    "lowest_defence",
    "unbeaten",
    "fewest_trophies",
    "most_wounds",
    "attack_equals_defence",
)


class Creature(Face):
    """Upright a creature with attack and defence, turned a spell (KRE-CARD-01)."""

    def __init__(
        self, id: str, copies: int, attack: int, defence: int, spell: Effects, spell_value: int
    ) -> None:
        super().__init__(id, "creature", "creature", copies)
        self.attack: int = attack
        self.defence: int = defence
        self.spell: Effects = spell
        self.spell_value: int = spell_value  # a hint for bots, in hundredths


class Reward(Face):
    """Upright a prize, turned a condition (KRE-REWC-01)."""

    def __init__(self, id: str, copies: int, condition: str, prize: Prize) -> None:
        super().__init__(id, "reward", "reward", copies)
        self.condition: str = condition
        self.prize: Prize = prize


class Hero(Face):
    """A name, a picture and a colour; no power (KRE-HERO-05)."""

    def __init__(self, id: str, copies: int, colour: str) -> None:
        super().__init__(id, "hero", "hero", copies)
        self.colour: str = colour


DECK: Final = ZoneKind("deck", NOBODY, PILE)
DISCARD: Final = ZoneKind("discard", NOBODY, PILE)
HAND_OF: Final = ZoneKind("hand", OWNER, HAND)
FIELD: Final = ZoneKind("field", OPEN, ROW)  # the creature that fights this round
SPELL_PILE: Final = ZoneKind("pile", OPEN, PILE)  # turned creatures, oldest at the bottom
REWARD_DECK: Final = ZoneKind("rewards", NOBODY, PILE)
PRIZE: Final = ZoneKind("prize", OPEN, ROW)
CONDITION: Final = ZoneKind("condition", OPEN, PILE)
HERO: Final = ZoneKind("hero", OPEN, ROW)
HERO_BOX: Final = ZoneKind("heroes", NOBODY, PILE)


@final
class Tournament(State[Face]):
    """All that changes in a tournament."""

    def __init__(
        self, seats: int, rng: Rng, cards: Cards[Face], old: "Tournament | None" = None
    ) -> None:
        super().__init__(seats, rng, cards, old)
        self.deck: Zone = Zone(DECK) if old is None else old.deck.copy()
        self.discard: Zone = Zone(DISCARD) if old is None else old.discard.copy()
        self.rewards: Zone = Zone(REWARD_DECK) if old is None else old.rewards.copy()
        self.prize: Zone = Zone(PRIZE) if old is None else old.prize.copy()
        self.condition: Zone = Zone(CONDITION) if old is None else old.condition.copy()
        self.hero_box: Zone = Zone(HERO_BOX) if old is None else old.hero_box.copy()
        self.heroes: list[Zone] = each(HERO, seats) if old is None else copied(old.heroes)
        self.hands: list[Zone] = each(HAND_OF, seats) if old is None else copied(old.hands)
        self.fields: list[Zone] = each(FIELD, seats) if old is None else copied(old.fields)
        self.piles: list[Zone] = each(SPELL_PILE, seats) if old is None else copied(old.piles)
        self.trophies: list[int] = [0] * seats if old is None else old.trophies[:]
        self.wounds: list[int] = [0] * seats if old is None else old.wounds[:]
        self.first: int = 0 if old is None else old.first
        self.round: int = 1 if old is None else old.round
        self.phase: str = "choice" if old is None else old.phase

    def copy(self) -> "Tournament":
        return Tournament(self.seats, self.rng.copy(), self.cards.copy(), self)

    def zones(self) -> list[Zone]:
        return [
            self.deck,
            self.discard,
            self.rewards,
            self.prize,
            self.condition,
            self.hero_box,
            *self.heroes,
            *self.hands,
            *self.fields,
            *self.piles,
        ]

    def facts(self) -> dict[str, Plain]:
        seats: list[Plain] = [
            {"trophies": self.trophies[seat], "wounds": self.wounds[seat]}
            for seat in range(self.seats)
        ]
        return {"round": self.round, "first": self.first, "phase": self.phase, "seats": seats}

    def put(self, name: str, seat: int, value: Plain) -> bool:
        if not isinstance(value, int) or value < 0:
            return False
        if seat >= 0 and name == "trophies":
            self.trophies[seat] = value
        elif seat >= 0 and name == "wounds":
            self.wounds[seat] = value
        elif seat < 0 and name == "round" and value > 0:
            self.round = value
        elif seat < 0 and name == "first" and value < self.seats:
            self.first = value
        else:
            return False
        return True

    def creature(self, card: int) -> Creature:
        face = self.cards.faces[card]
        assert isinstance(face, Creature)
        return face

    def reward(self, card: int) -> Reward:
        face = self.cards.faces[card]
        assert isinstance(face, Reward)
        return face

    def clockwise(self) -> list[int]:
        """All seats from the first player on (KRE-BATTLE-04)."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def gain_trophies(self, seat: int, number: int) -> None:
        """May be negative; a counter never falls below 0 and is not capped (KRE-HERO-04)."""
        self.trophies[seat] = max(0, self.trophies[seat] + number)

    def gain_wounds(self, seat: int, number: int) -> None:
        self.wounds[seat] = max(0, self.wounds[seat] + number)
