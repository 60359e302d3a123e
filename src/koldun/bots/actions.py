"""What makes two options of different worlds the same action.

Handles mean nothing between worlds: under the same one lies another face. An action is therefore
named by what the deciding seat sees: the question, the verb, and cards by their faces, so that two
equal cards in a hand are one action. A card that lies open to all is named by its place too (two
equal monsters on a board are two targets), and a card the seat does not know only by its back and
zone: nobody's tree may branch on what its owner cannot see.
"""

from typing import Final, TypeAlias

from koldun.kernel.cards import ALL, Face
from koldun.kernel.decisions import Ask, Option
from koldun.kernel.state import State

Key: TypeAlias = tuple[str, str, str, int, str, int, int, str, int]
"""Question, verb, face and place of the card, of the other card, seat, place, number."""

_NO_PLACE: Final = -1
_HIDDEN: Final = "?"


def action_key(state: State[Face], what: str, option: Option, seat: int) -> Key:
    """The name of an option for the seat that is asked, or that looks on."""
    card, other = option.card, option.other
    if card < 0 and other < 0:
        return (
            what,
            option.verb,
            "",
            _NO_PLACE,
            "",
            _NO_PLACE,
            option.seat,
            option.place,
            option.number,
        )
    return (
        what,
        option.verb,
        _face(state, card, seat),
        _place(state, card),
        _face(state, other, seat),
        _place(state, other),
        option.seat,
        option.place,
        option.number,
    )


def action_keys(state: State[Face], ask: Ask, i: int, count: int) -> list[Key]:
    """The names of the first `count` options of the i-th seat asked."""
    parts = ask.parts
    what = ask.what if parts is None else parts[i].what
    seat = ask.seats[i]
    options = ask.options[i]
    return [action_key(state, what, options[n], seat) for n in range(count)]


def distinct(keys: list[Key], hints: list[float] | None) -> list[int]:
    """One option of each action, without what hints rule out: equal cards need not be tried twice."""
    top = 0.0 if hints is None else max(hints)
    seen: set[Key] = set()
    found: list[int] = []
    index = 0
    for key in keys:
        if key not in seen and (hints is None or hints[index] > 0.0 or top <= 0.0):
            seen.add(key)
            found.append(index)
        index += 1
    return found


def open_options(ask: Ask, i: int) -> int:
    """How many options there are to think about: standing answers would only mute a seat."""
    n = len(ask.options[i])
    return n - ask.standing if ask.standing and n > ask.standing else n


def _face(state: State[Face], card: int, seat: int) -> str:
    if card < 0:
        return ""
    cards = state.cards
    face = cards.faces[card]
    if (cards.seen[card] >> seat) & 1 == 1:
        return face.id
    for zone in state.zones():
        if card in zone.cards:
            return f"{_HIDDEN}{face.back} {zone.name()}"
    return _HIDDEN + face.back


def _place(state: State[Face], card: int) -> int:
    if card < 0 or state.cards.seen[card] != ALL:
        return _NO_PLACE
    return card
