"""Actions with names that mean the same in every decision, for games where all can be listed.

A name is the verb and what it refers to: `play kre-c07`, `walk R1-03`, `rival +1` (the next seat on
the left). Cards of one face are one action.
"""

from collections.abc import Callable
from typing import Final

from koldun.content.library import library_of
from koldun.envs.steps import Steps
from koldun.games.three_mages.library import read_board
from koldun.games.three_mages.state import KINDS, MAGES
from koldun.kernel.decisions import NO_NUMBER, Option
from koldun.kernel.errors import RulesFault, WrongTable
from koldun.kernel.game import AnyGame

"""Slots for `Steps` where actions have names: there is nothing to turn."""


class Names:
    """All actions of a game by name; an action is a place in `names`."""

    def __init__(self, game: AnyGame) -> None:
        listed = _LISTS.get(game.id)
        if listed is None:
            known = ", ".join(_LISTS)
            raise WrongTable(f"{game.id} has no named actions; {known} have them")
        self.game: str = game.id
        self.names: list[str] = listed(game)
        self._slot_of: dict[str, int] = {name: n for n, name in enumerate(self.names)}
        if len(self._slot_of) != len(self.names):
            raise RulesFault(f"{game.id}: two actions share a name")

    def slots(self, steps: Steps) -> dict[int, int]:
        """Actions that may be taken now, each with the option it stands for."""
        found: dict[int, int] = {}
        for index, option in enumerate(steps.options()):
            name = name_of(steps, option)
            slot = self._slot_of.get(name)
            if slot is None:
                raise RulesFault(f"{self.game}: no action is called {name!r}")
            found.setdefault(slot, index)
        return found


def name_of(steps: Steps, option: Option) -> str:
    """What an option is called by the seat that steps."""
    state = steps.match.state
    words = [option.verb]
    for card in (option.card, option.other):
        if card >= 0:
            known = state.cards.known(card, steps.seat)
            words.append(state.cards.faces[card].id if known else "?")
    if option.seat >= 0:
        words.append(f"+{(option.seat - steps.seat) % state.seats}")
    if option.place:
        words.append(option.place)
    if option.number != NO_NUMBER:
        words.append(str(option.number))
    return " ".join(words)


def _krendel(game: AnyGame) -> list[str]:
    creatures = [face.id for face in library_of(game).faces.values() if face.kind == "creature"]
    names = [f"{verb} {face}" for verb in ("play", "discard") for face in creatures]
    return [*names, "done"]


def _three_mages(game: AnyGame) -> list[str]:
    board = read_board()
    faces = library_of(game).faces.values()
    monsters = [face.id for face in faces if face.kind == "monster"]
    spells = [face.id for face in faces if face.kind == "spell"]
    resources = [face.id for face in faces if face.kind == "resource"]
    names = ["done", "yes", "no", "browse", "rival +1", "rival +2"]
    names += [f"mage {mage}" for mage in MAGES]
    names += [f"kind {kind}" for kind in KINDS]
    names += [f"walk {cell}" for cell in board.kinds]
    names += [f"portal {cell}" for cell in board.portals]
    names += [f"road {road.id}" for road in board.roads]
    names += [f"{verb} {at}" for verb in ("put", "move", "target") for at in board.squares]
    names += [f"swap {face} {kind}" for face in resources for kind in KINDS]
    names += [f"sell {face}" for face in monsters + spells]
    for verb, cards in (("summon", monsters), ("cast", spells)):
        names += [f"{verb} {face}" for face in cards]
        names += [f"{verb}-with {face} {paid}" for face in cards for paid in resources]
    return names


_LISTS: Final[dict[str, Callable[[AnyGame], list[str]]]] = {
    "krendel": _krendel,
    "three_mages": _three_mages,
}
