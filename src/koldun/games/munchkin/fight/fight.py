"""The combat that runs, as part of the state: foes, deal, and what was used."""

from typing import Final, final

from koldun.games.munchkin.fight.deal import Deal
from koldun.kernel.state import Plain

MUNCHKINS: Final = 0
FOES: Final = 1


@final
class Fight:
    """The combat that runs: always the active player's (MUN-COMBAT-24)."""

    def __init__(self, seats: int, main: int, ambush: bool, old: "Fight | None" = None) -> None:
        self.main: int = main
        self.ambush: bool = ambush  # started by looking for trouble
        self.helper: int = -1 if old is None else old.helper
        self.forced: bool = False if old is None else old.forced
        # treasures a forced helper is owed, of main's choice
        self.royal: int = 0 if old is None else old.royal
        self.foes: list[Foe] = [] if old is None else [foe.copy() for foe in old.foes]
        # used one-shots and the side they are for
        self.shots: list[tuple[int, int]] = [] if old is None else old.shots[:]
        # strength drunk, and what it costs when running
        self.sips: list[int] = [0] * seats if old is None else old.sips[:]
        self.groggy: list[int] = [0] * seats if old is None else old.groggy[:]
        self.excess: list[int] = [0] * seats if old is None else old.excess[:]
        # wails on a fighter, and how often a seat has wailed
        self.weak: list[int] = [0] * seats if old is None else old.weak[:]
        self.wails: list[int] = [0] * seats if old is None else old.wails[:]
        self.runes: list[int] = [] if old is None else old.runes[:]  # items with a doubled bonus
        self.glue: list[int] = [0] * seats if old is None else old.glue[:]
        self.smoke: list[bool] = [False] * seats if old is None else old.smoke[:]
        self.promised: int = 0 if old is None else old.promised  # treasures of monsters bribed away
        deal = None if old is None else old.deal
        self.deal: Deal | None = None if deal is None else deal.copy()
        self.dropped: int = 0 if old is None else old.dropped  # times main asked nobody after all
        self.offers: list[int] = [0] * seats if old is None else old.offers[:]
        # at which change of totals a seat last bid
        self.bids: list[int] = [-1] * seats if old is None else old.bids[:]
        self.changes: int = 0 if old is None else old.changes
        self.totals: tuple[int, int] = (0, 0) if old is None else old.totals
        self.said: list[str] = [] if old is None else old.said[:]  # offers made: none is repeated
        self.sworn: list[int] = [] if old is None else old.sworn[:]  # bribed not to help
        self.stage: str = "fight" if old is None else old.stage  # fight, claim, won, run
        self.order: list[int] = [] if old is None else old.order[:]  # runners still to come
        self.runner: int = -1 if old is None else old.runner
        # indexes of foes the runner has still to escape
        self.todo: list[int] = [] if old is None else old.todo[:]
        self.chaser: int = -1 if old is None else old.chaser  # the monster run from last
        self.scurried: bool = False if old is None else old.scurried
        self.ran: list[int] = [] if old is None else old.ran[:]

    def copy(self) -> "Fight":
        return Fight(len(self.sips), self.main, self.ambush, self)

    def fighters(self) -> list[int]:
        return [self.main] if self.helper < 0 else [self.main, self.helper]

    def has(self, seat: int) -> bool:
        return seat == self.main or seat == self.helper

    def plain(self) -> Plain:
        deal = self.deal
        foes: list[Plain] = [foe.plain() for foe in self.foes]
        shots: list[Plain] = [f"{card} {side}" for card, side in self.shots]
        seats: list[Plain] = [self._of_seat(seat) for seat in range(len(self.sips))]
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
            "seats": seats,
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

    def _of_seat(self, seat: int) -> Plain:
        return [
            self.sips[seat],
            self.groggy[seat],
            self.excess[seat],
            self.weak[seat],
            self.wails[seat],
            self.glue[seat],
            self.smoke[seat],
            self.offers[seat],
            self.bids[seat],
        ]


@final
class Foe:
    """One monster of a combat, with its twin if it has one (MUN-ENHANCER-06)."""

    def __init__(self, card: int, old: "Foe | None" = None) -> None:
        self.card: int = card
        self.enhancers: list[int] = [] if old is None else old.enhancers[:]  # without the Twin
        self.twin: int = -1 if old is None else old.twin  # the Twin card, or -1
        self.minus: int = 0 if old is None else old.minus  # wails on the monster

    def copy(self) -> "Foe":
        return Foe(self.card, self)

    def count(self) -> int:
        return 1 if self.twin < 0 else 2

    def plain(self) -> Plain:
        enhancers: list[Plain] = [c for c in self.enhancers]
        return [self.card, enhancers, self.twin, self.minus]
