"""Mini-Krendel as a plain Python class: the yardstick that our own rate is divided by.

It uses no kernel, hides nothing, logs nothing and cannot be replayed: it is what a rules engine
costs nothing in. The same class stands in the comparison with peer frameworks.
"""

from collections.abc import Sequence
from typing import Protocol

from koldun.bench.mini import DECK, HAND_SIZE, LIMIT, MAX_ROUNDS, N_CARDS, N_PLAYERS

ATTACK = tuple(face.attack for face in DECK)
DEFENCE = tuple(face.defence for face in DECK)
SELF_ATTACK = tuple(face.self_attack for face in DECK)
SELF_DEFENCE = tuple(face.self_defence for face in DECK)


class Shuffler(Protocol):
    def shuffle(self, x: list[int]) -> None: ...


class Plain:
    __slots__ = (
        "deck",
        "hands",
        "over",
        "pending",
        "played",
        "player",
        "rng",
        "rounds",
        "trophies",
        "wounds",
    )

    def __init__(self, rng: Shuffler) -> None:
        self.rng = rng
        self.deck = list(range(N_CARDS))
        rng.shuffle(self.deck)
        self.hands = [[self.deck.pop() for _ in range(HAND_SIZE)] for _ in range(N_PLAYERS)]
        self.played: list[list[int]] = [[] for _ in range(N_PLAYERS)]
        self.trophies = [0] * N_PLAYERS
        self.wounds = [0] * N_PLAYERS
        self.pending: list[int] = []
        self.player = 0
        self.rounds = 0
        self.over = False

    def copy(self) -> "Plain":
        new = Plain.__new__(Plain)
        new.rng = self.rng
        new.deck = self.deck[:]
        new.hands = [h[:] for h in self.hands]
        new.played = [p[:] for p in self.played]
        new.trophies = self.trophies[:]
        new.wounds = self.wounds[:]
        new.pending = self.pending[:]
        new.player = self.player
        new.rounds = self.rounds
        new.over = self.over
        return new

    def legal_actions(self) -> list[int]:
        return [] if self.over else self.hands[self.player][:]

    def apply(self, card: int) -> None:
        self.hands[self.player].remove(card)
        self.pending.append(card)
        self.player += 1
        if self.player == N_PLAYERS:
            self._resolve()

    def _resolve(self) -> None:
        attacks, defences = [], []
        for card, pile in zip(self.pending, self.played, strict=True):
            attack, defence = ATTACK[card], DEFENCE[card]
            if pile:
                attack += SELF_ATTACK[pile[-1]]
                defence += SELF_DEFENCE[pile[-1]]
            attacks.append(attack)
            defences.append(defence)
            pile.append(card)
        for p, attack in enumerate(attacks):
            for q in ((p - 1) % N_PLAYERS, (p + 1) % N_PLAYERS):
                if defences[q] < attack:
                    self.trophies[p] += 1
                    self.wounds[q] += 1
        for hand in self.hands:
            while len(hand) < HAND_SIZE:
                if not self.deck:
                    self._reshuffle()
                hand.append(self.deck.pop())
        self.pending.clear()
        self.player = 0
        self.rounds += 1
        self.over = (
            max(self.trophies) >= LIMIT or max(self.wounds) >= LIMIT or self.rounds >= MAX_ROUNDS
        )

    def _reshuffle(self) -> None:
        for pile in self.played:
            self.deck += pile[:-2]
            del pile[:-2]
        self.rng.shuffle(self.deck)

    def winners(self) -> list[int]:
        return winners_of(self.trophies, self.wounds)


def winners_of(trophies: Sequence[int], wounds: Sequence[int]) -> list[int]:
    """Most trophies, then fewest wounds, among players who are not out."""
    alive = [p for p in range(N_PLAYERS) if wounds[p] < LIMIT]
    if not alive:
        return []
    best = max((trophies[p], -wounds[p]) for p in alive)
    return [p for p in alive if (trophies[p], -wounds[p]) == best]
