"""Verbs that only answer something: a curse, a die, a death."""

from typing import Final

from koldun.content.deeds import Deed
from koldun.content.vocabulary import Vocabulary, number
from koldun.games.munchkin.state import Dungeon

RESPONSES: Final = Vocabulary("munchkin responses")


def responders(t: Dungeon, seat: int, kind: type) -> list[int]:
    """Cards with a response of this kind, from hand or, if they are items, from play."""
    found: list[int] = []
    for card in t.hands[seat].cards + t.items(seat):
        for deed in t.face(card).deeds:
            if isinstance(deed, kind):
                found.append(card)
    return found


class Ward(Deed):
    """A curse that hits you has no effect."""


RESPONSES.verb("ward", Ward)


class SetDie(Deed):
    """After any die roll: set the die."""


RESPONSES.verb("set_die", SetDie)


class SaveLife(Deed):
    """A munchkin that would die loses levels instead."""

    def __init__(self, levels: int) -> None:
        super().__init__()
        self.levels: int = levels


RESPONSES.verb("save_life", SaveLife, number("levels", 1, 9))
