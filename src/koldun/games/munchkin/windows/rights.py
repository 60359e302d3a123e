"""Rights that run out, as part of the state: what may be done only so often in a window or a turn."""

from typing import final


@final
class Rights:
    """What each seat has used up; some of it comes back when cards move (see `rounds.renew`)."""

    def __init__(self, seats: int, old: "Rights | None" = None) -> None:
        # who has passed in this window since something in front of people last changed
        self.resting: list[bool] = [False] * seats if old is None else old.resting[:]
        # how often in this window
        self.dressed: list[int] = [0] * seats if old is None else old.dressed[:]
        self.trades_here: list[int] = [0] * seats if old is None else old.trades_here[:]
        self.shown_here: list[bool] = [False] * seats if old is None else old.shown_here[:]
        self.sales_dropped: int = 0 if old is None else old.sales_dropped
        # in this turn
        self.trades: list[int] = [0] * seats if old is None else old.trades[:]
        self.shown: list[int] = [0] * seats if old is None else old.shown[:]
        self.offered: list[str] = [] if old is None else old.offered[:]  # trades: none twice

    def copy(self) -> "Rights":
        return Rights(len(self.resting), self)

    def wake(self) -> None:
        """Everybody is asked again."""
        self.resting = [False] * len(self.resting)

    def new_window(self) -> None:
        self.sales_dropped = 0
        for seat in range(len(self.resting)):
            self.resting[seat] = False
            self.back_to_goods(seat)
            self.shown_here[seat] = False

    def back_to_goods(self, seat: int) -> None:
        """Clothes and trades of this window are open to a seat again."""
        self.dressed[seat] = 0
        self.trades_here[seat] = 0

    def new_turn(self) -> None:
        self.offered = []
        for seat in range(len(self.resting)):
            self.trades[seat] = 0
            self.shown[seat] = 0
