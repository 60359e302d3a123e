"""Rights that run out, as part of the state: what may be done only so often in a window or a turn."""


class Rights:
    """What each seat has used up; some of it comes back when cards move (see `rounds.renew`)."""

    def __init__(self, seats: int, old: "Rights | None" = None) -> None:
        # who has passed in this window since something in front of people last changed
        self.resting: list[bool] = [False] * seats if old is None else old.resting[:]
        # in this window
        self.dressed: list[bool] = [False] * seats if old is None else old.dressed[:]
        self.trades_here: list[int] = [0] * seats if old is None else old.trades_here[:]
        self.shown_here: list[bool] = [False] * seats if old is None else old.shown_here[:]
        self.sale_dropped: bool = False if old is None else old.sale_dropped
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
        self.sale_dropped = False
        for seat in range(len(self.resting)):
            self.resting[seat] = False
            self.dressed[seat] = False
            self.trades_here[seat] = 0
            self.shown_here[seat] = False

    def new_turn(self) -> None:
        self.offered = []
        for seat in range(len(self.resting)):
            self.trades[seat] = 0
            self.shown[seat] = 0
