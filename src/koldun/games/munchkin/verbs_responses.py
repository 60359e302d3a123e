"""Verbs that only answer something: a curse, a die, a death."""

from koldun.content.deeds import Deed


class Ward(Deed):
    """A curse that hits you has no effect."""


class SetDie(Deed):
    """After any die roll: set the die."""


class SaveLife(Deed):
    """A munchkin that would die loses levels instead."""

    def __init__(self, levels: int) -> None:
        super().__init__()
        self.levels: int = levels
