"""Nim: heaps of sticks, and who takes the last one wins. A whole game with public names only."""

import msgspec

from koldun.author import (
    Cards,
    Face,
    Game,
    Library,
    Option,
    Plain,
    Play,
    Result,
    Rng,
    SeatView,
    Setup,
    State,
    Table,
    Zone,
    ask,
)


class Options(msgspec.Struct, frozen=True):
    heaps: tuple[int, ...] = (3, 4, 5)
    most: int = 3  # sticks in one take


class Sticks(State[Face]):
    def __init__(
        self, seats: int, rng: Rng, cards: Cards[Face], old: "Sticks | None" = None
    ) -> None:
        super().__init__(seats, rng, cards, old)
        self.heaps: list[int] = [] if old is None else old.heaps[:]
        self.most: int = 0 if old is None else old.most
        self.active: int = 0 if old is None else old.active
        self.turns: int = 0 if old is None else old.turns

    def copy(self) -> "Sticks":
        return Sticks(self.seats, self.rng.copy(), self.cards.copy(), self)

    def zones(self) -> list[Zone]:
        return []

    def facts(self) -> dict[str, Plain]:
        return {"heaps": [*self.heaps], "active": self.active, "turns": self.turns}


class Nim(Game[Sticks]):
    def setup(self, setup: Setup, rng: Rng) -> Sticks:
        t = Sticks(setup.players, rng, Cards.of([]))
        t.heaps, t.most = list(setup.options.heaps), setup.options.most
        return t

    def turn(self, state: Sticks) -> Play[None]:
        t = state
        takes = [
            Option("take", place=str(heap + 1), number=number)
            for heap, left in enumerate(t.heaps)
            for number in range(1, min(left, t.most) + 1)
        ]
        take = yield from ask(t.active, "take", takes, "NIM-TAKE-01")
        t.heaps[int(take.place) - 1] -= take.number
        t.say("takes", "NIM-TAKE-01", seat=t.active, number=take.number, place=take.place)
        t.active = (t.active + 1) % t.seats
        t.turns += 1

    def result(self, state: Sticks) -> Result | None:
        if any(state.heaps):
            return None
        winner = (state.active - 1) % state.seats  # who took the last stick (NIM-END-01)
        places = [1 if seat == winner else 2 for seat in range(state.seats)]
        return Result(places, [winner], "last", [int(place == 1) for place in places])

    def library(self) -> Library:
        return LIBRARY

    def view(self, state: Sticks, seat: int) -> Table:
        seats = [SeatView(seat) for seat in range(state.seats)]
        return Table("take", state.turns, state.active, seats, {"heaps": state.heaps[:]})


LIBRARY = Library("nim")
game = Nim(
    "nim",
    version="1.0",
    least=2,
    most=5,
    options=Options,
    capabilities=frozenset(),
    minutes=2,
    weight=1,
)
