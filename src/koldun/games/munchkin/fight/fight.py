"""The combat that runs, as part of the state: foes, deal, and what was used."""

from typing import Final

from koldun.kernel.state import Plain

MUNCHKINS: Final = 0
FOES: Final = 1

ALL_SHARE: Final = 99


class Foe:
    """One monster of a combat, with its twin if it has one (MUN-ENHANCER-06)."""

    __slots__ = ("card", "enhancers", "minus", "twin")

    def __init__(self, card: int, enhancers: list[int], twin: int, minus: int) -> None:
        self.card: int = card
        self.enhancers: list[int] = enhancers  # without the Twin
        self.twin: int = twin  # the Twin card, or -1
        self.minus: int = minus  # wails on the monster

    def copy(self) -> "Foe":
        return Foe(self.card, self.enhancers[:], self.twin, self.minus)

    def count(self) -> int:
        return 1 if self.twin < 0 else 2


class Deal:
    """What a helper was promised (OPEN-HELP)."""

    __slots__ = ("always", "asks", "items", "order", "share")

    def __init__(
        self, share: int, order: str, items: list[int], always: bool, asks: list[int]
    ) -> None:
        self.share: int = share  # treasures, ALL_SHARE for all
        self.order: str = order
        self.items: list[int] = items  # of main, due after the combat
        self.always: bool = always  # due after a lost combat too
        self.asks: list[int] = asks  # of the helper, due to main

    def copy(self) -> "Deal":
        return Deal(self.share, self.order, self.items[:], self.always, self.asks[:])

    def plain(self) -> Plain:
        items: list[Plain] = [c for c in self.items]
        asks: list[Plain] = [c for c in self.asks]
        return [self.share, self.order, items, self.always, asks]

    def signature(self, seat: int) -> str:
        return f"{seat} {self.share} {self.order} {sorted(self.items)} {self.always} {sorted(self.asks)}"


class Offer:
    """A bargain on the table, to be answered: an offer of help, a counter-offer, a bid or a trade."""

    __slots__ = ("always", "cards", "gives", "order", "seat", "share", "takes", "to", "what")

    def __init__(self, what: str, seat: int, to: int, gives: list[int], takes: list[int]) -> None:
        self.what: str = what  # offer, counter, bid, trade
        self.seat: int = seat  # whose offer it is
        self.to: int = to  # who answers
        self.gives: list[int] = gives  # items from `seat` to `to`
        self.takes: list[int] = takes  # and back
        self.share: int = 0
        self.order: str = ""
        self.always: bool = False
        self.cards: list[int] = []  # hand cards that will be played on `to`

    def plain(self) -> Plain:
        gives: list[Plain] = [c for c in self.gives]
        takes: list[Plain] = [c for c in self.takes]
        cards: list[Plain] = [c for c in self.cards]
        terms: list[Plain] = [self.share, self.order, self.always]
        return [self.what, self.seat, self.to, gives, takes, cards, terms]


class Fight:
    """The combat that runs: always the active player's (MUN-COMBAT-24)."""

    __slots__ = (
        "ambush",
        "bids",
        "changes",
        "deal",
        "excess",
        "foes",
        "forced",
        "glue",
        "groggy",
        "helper",
        "main",
        "offers",
        "order",
        "promised",
        "ran",
        "royal",
        "runes",
        "runner",
        "said",
        "scurried",
        "shots",
        "sips",
        "smoke",
        "stage",
        "sworn",
        "todo",
        "totals",
        "wails",
        "weak",
    )

    def __init__(self, seats: int, main: int, ambush: bool) -> None:
        self.main: int = main
        self.helper: int = -1
        self.forced: bool = False
        self.royal: int = 0  # treasures a forced helper is owed, of main's choice
        self.ambush: bool = ambush  # started by looking for trouble
        self.foes: list[Foe] = []
        self.shots: list[tuple[int, int]] = []  # used one-shots and the side they are for
        self.sips: list[int] = [0] * seats  # strength drunk, and what it costs when running
        self.groggy: list[int] = [0] * seats
        self.excess: list[int] = [0] * seats
        self.weak: list[int] = [0] * seats  # wails on a fighter
        self.wails: list[int] = [0] * seats  # how often a seat has wailed
        self.runes: list[int] = []  # items with a doubled bonus
        self.glue: list[int] = [0] * seats
        self.smoke: list[bool] = [False] * seats
        self.promised: int = 0  # treasures of monsters bribed away
        self.deal: Deal | None = None
        self.offers: list[int] = [0] * seats
        self.bids: list[int] = [-1] * seats  # at which change of totals a seat last bid
        self.changes: int = 0
        self.totals: tuple[int, int] = (0, 0)
        self.said: list[str] = []  # offers made, so that none is repeated
        self.sworn: list[int] = []  # bribed not to help
        self.stage: str = "fight"  # fight, claim, run
        self.order: list[int] = []  # runners still to come
        self.runner: int = -1
        self.todo: list[int] = []  # indexes of foes the runner has still to escape
        self.scurried: bool = False
        self.ran: list[int] = []

    def copy(self) -> "Fight":
        new = Fight(len(self.sips), self.main, self.ambush)
        new.helper = self.helper
        new.forced = self.forced
        new.royal = self.royal
        new.foes = [foe.copy() for foe in self.foes]
        new.shots = self.shots[:]
        new.sips = self.sips[:]
        new.groggy = self.groggy[:]
        new.excess = self.excess[:]
        new.weak = self.weak[:]
        new.wails = self.wails[:]
        new.runes = self.runes[:]
        new.glue = self.glue[:]
        new.smoke = self.smoke[:]
        new.promised = self.promised
        deal = self.deal
        new.deal = None if deal is None else deal.copy()
        new.offers = self.offers[:]
        new.bids = self.bids[:]
        new.changes = self.changes
        new.totals = self.totals
        new.said = self.said[:]
        new.sworn = self.sworn[:]
        new.stage = self.stage
        new.order = self.order[:]
        new.runner = self.runner
        new.todo = self.todo[:]
        new.scurried = self.scurried
        new.ran = self.ran[:]
        return new

    def fighters(self) -> list[int]:
        return [self.main] if self.helper < 0 else [self.main, self.helper]

    def has(self, seat: int) -> bool:
        return seat == self.main or seat == self.helper

    def plain(self) -> Plain:
        foes: list[Plain] = []
        for foe in self.foes:
            enhancers: list[Plain] = [c for c in foe.enhancers]
            foes.append([foe.card, enhancers, foe.twin, foe.minus])
        shots: list[Plain] = [f"{card} {side}" for card, side in self.shots]
        deal = self.deal
        per_seat: list[Plain] = [
            [
                self.sips[s],
                self.groggy[s],
                self.excess[s],
                self.weak[s],
                self.wails[s],
                self.glue[s],
                self.smoke[s],
                self.offers[s],
                self.bids[s],
            ]
            for s in range(len(self.sips))
        ]
        rest: list[Plain] = [*self.runes, -1, *self.order, -1, *self.todo, -1, *self.ran]
        said: list[Plain] = [s for s in self.said]
        sworn: list[Plain] = [s for s in self.sworn]
        return {
            "main": self.main,
            "helper": self.helper,
            "forced": self.forced,
            "royal": self.royal,
            "ambush": self.ambush,
            "foes": foes,
            "shots": shots,
            "seats": per_seat,
            "promised": self.promised,
            "deal": None if deal is None else deal.plain(),
            "changes": self.changes,
            "totals": [self.totals[0], self.totals[1]],
            "said": said,
            "sworn": sworn,
            "stage": self.stage,
            "runner": self.runner,
            "scurried": self.scurried,
            "rest": rest,
        }
