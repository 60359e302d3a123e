"""The table of the tournament: faces, zones and the state."""

from typing import Final

from koldun.games.krendel.verbs import Effects, Prize
from koldun.kernel.cards import HAND, NOBODY, OPEN, OWNER, PILE, ROW, Cards, Face, Zone, ZoneKind
from koldun.kernel.randomness import Rng
from koldun.kernel.state import Plain, State

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
SPELLS: Final = ZoneKind("pile", OPEN, PILE)  # turned creatures, oldest at the bottom
REWARD_DECK: Final = ZoneKind("rewards", NOBODY, PILE)
PRIZE: Final = ZoneKind("prize", OPEN, ROW)
CONDITION: Final = ZoneKind("condition", OPEN, PILE)
HERO: Final = ZoneKind("hero", OPEN, ROW)
HERO_BOX: Final = ZoneKind("heroes", NOBODY, PILE)


class Tournament(State[Face]):
    """All that changes in a tournament."""

    def __init__(
        self,
        seats: int,
        rng: Rng,
        cards: Cards[Face],
        standing: list[str] | None,
        deck: Zone,
        discard: Zone,
        rewards: Zone,
        prize: Zone,
        condition: Zone,
        hero_box: Zone,
        heroes: list[Zone],
        hands: list[Zone],
        fields: list[Zone],
        piles: list[Zone],
        trophies: list[int],
        wounds: list[int],
        first: int,
        round: int,
        phase: str,
    ) -> None:
        super().__init__(seats, rng, cards)
        if standing is not None:
            self.standing = standing[:]
        self.deck: Zone = deck
        self.discard: Zone = discard
        self.rewards: Zone = rewards
        self.prize: Zone = prize
        self.condition: Zone = condition
        self.hero_box: Zone = hero_box
        self.heroes: list[Zone] = heroes
        self.hands: list[Zone] = hands
        self.fields: list[Zone] = fields
        self.piles: list[Zone] = piles
        self.trophies: list[int] = trophies
        self.wounds: list[int] = wounds
        self.first: int = first
        self.round: int = round
        self.phase: str = phase

    def copy(self) -> "Tournament":
        return Tournament(
            self.seats,
            self.rng.copy(),
            self.cards.copy(),
            self.standing,
            self.deck.copy(),
            self.discard.copy(),
            self.rewards.copy(),
            self.prize.copy(),
            self.condition.copy(),
            self.hero_box.copy(),
            [z.copy() for z in self.heroes],
            [z.copy() for z in self.hands],
            [z.copy() for z in self.fields],
            [z.copy() for z in self.piles],
            self.trophies[:],
            self.wounds[:],
            self.first,
            self.round,
            self.phase,
        )

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

    def clockwise(self) -> list[int]:
        """All seats from the first player on (KRE-BATTLE-04)."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def gain_trophies(self, seat: int, number: int) -> None:
        """May be negative; a counter never falls below 0 and is not capped (KRE-HERO-04)."""
        self.trophies[seat] = max(0, self.trophies[seat] + number)

    def gain_wounds(self, seat: int, number: int) -> None:
        self.wounds[seat] = max(0, self.wounds[seat] + number)
