"""Hits, and the attack they come from."""


class Hit:
    """What one player suffers from one sentence of an attack."""

    __slots__ = ("amount", "by", "killer", "sent", "victim")

    def __init__(self, victim: int, by: int, killer: int, amount: int, sent: bool) -> None:
        self.victim: int = victim
        self.by: int = by  # makes the attacker's choices
        self.killer: int = killer
        self.amount: int = amount
        self.sent: bool = sent  # redirected (KRU-REDIRECT-01)


class Attack:
    """An attack being carried out."""

    __slots__ = (
        "alone",
        "avoided",
        "card",
        "damaged",
        "factor",
        "kind",
        "mayhem",
        "number",
        "rule",
        "sitting",
        "source",
        "turned",
        "you",
    )

    def __init__(
        self, you: int, source: int, card: int, kind: str, mayhem: bool, rule: str
    ) -> None:
        self.you: int = you  # "you" of the text; -1 for a Group Attack
        self.source: int = source  # the attacker; -1: nobody
        self.card: int = card
        self.kind: str = kind  # of the card whose attack it is
        self.mayhem: bool = mayhem  # an attack of a Mayhem card itself (KRU-TOKEN-08)
        self.rule: str = rule
        self.factor: int = 1
        self.number: int = 0  # fixed when the card is played
        self.sitting: int = -1  # who sits this Mayhem out (KRU-MAYHEM-12)
        self.turned: bool = False  # Mayhem O turns it on its own player (KRU-MAYHEM-24)
        self.alone: bool = False  # a Group Attack on one player only (KRU-TOKEN-02)
        self.damaged: list[int] = []
        self.avoided: list[int] = []
