"""What each seat wants to be called for; set by players, kept by the match.

Settings stand among the choices of a match: an index from `SETTINGS` on is no option. So a match is
still its seed and its choices.
"""

from typing import Final, final

EVERYTHING: Final = 0
MATTER: Final = 1
ME: Final = 2
LEVELS: Final = ("everything", "matter", "me")

SETTINGS: Final = 0x8000
"""Indexes of choices from here on are settings: a level, a call, a place to stand, a mark."""

CALL: Final = 0x8010
STAND: Final = 0x8100  # and how many windows went by since the last choice
MARK: Final = 0xA000  # and the handle of a card
UNMARK: Final = 0xD000
MOST_CARDS: Final = UNMARK - MARK


@final
class Attention:
    """The settings of all seats. Matches and their copies share one; who changes it makes an own."""

    __slots__ = ("hailing", "levels", "marks", "usual")

    def __init__(self, seats: int, usual: int, old: "Attention | None" = None) -> None:
        self.usual: int = usual
        self.levels: list[int] = [usual] * seats if old is None else old.levels[:]
        # serial numbers of cards, by seat
        self.marks: list[list[int]] = (
            [[] for _ in range(seats)] if old is None else [m[:] for m in old.marks]
        )
        # who wants to be called at the next window
        self.hailing: list[bool] = [False] * seats if old is None else old.hailing[:]

    def copy(self) -> "Attention":
        return Attention(len(self.levels), self.usual, self)

    def only(self, seat: int) -> None:
        """What others have set is their secret: an imagined world takes it for the usual."""
        for s in range(len(self.levels)):
            if s != seat:
                self.levels[s] = self.usual
                self.marks[s] = []
                self.hailing[s] = False

    def note(self, seat: int, index: int, serials: list[int]) -> bool:
        """Make a setting true, or undo a mark; False: there is no such setting."""
        if index >= MARK:
            unmark = index >= UNMARK
            card = index - (UNMARK if unmark else MARK)
            if card >= len(serials):
                return False
            kept = [mark for mark in self.marks[seat] if mark != serials[card]]
            self.marks[seat] = kept if unmark else [*kept, serials[card]]
        elif SETTINGS <= index < SETTINGS + len(LEVELS):
            self.levels[seat] = index - SETTINGS
        elif index == CALL:
            self.hailing[seat] = True
        else:
            return index >= STAND
        return True


_USUAL: Final[dict[tuple[int, int], Attention]] = {}


def usual(seats: int, level: int) -> Attention:
    """The settings a match begins with."""
    found = _USUAL.get((seats, level))
    if found is None:
        found = Attention(seats, level)
        _USUAL[(seats, level)] = found
    return found
