"""Rites: what a death leaves to be done."""


class Rite:
    """What waits until the text that caused it is finished for its target (KRU-DEATH-14)."""

    __slots__ = ("card", "killer", "seat", "what")

    def __init__(self, what: str, seat: int, card: int, killer: int) -> None:
        self.what: str = what  # token, leave
        self.seat: int = seat
        self.card: int = card
        self.killer: int = killer
