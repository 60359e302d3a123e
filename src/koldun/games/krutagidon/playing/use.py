"""For whom and because of whom a text is carried out."""


class Use:
    """One carrying out of a text."""

    __slots__ = ("card", "fresh", "number", "other", "seat", "sitting", "source")

    def __init__(self, seat: int, card: int, source: int) -> None:
        self.seat: int = seat  # "you"
        self.card: int = card
        self.source: int = source  # who earns the Prize and suffers redirection; -1: nobody
        self.other: int = -1  # the attacker in a Defence, the killer in a token
        self.number: int = 0  # the cost of what was gained, for an attack it sets off
        self.sitting: int = -1  # who sits this Mayhem out
        self.fresh: bool = False  # a token taken by dying, not by swapping
