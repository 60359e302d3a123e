"""The words of a scenario: which verbs, events, questions, phases, cards and places there are."""

import re
from typing import Any, Final

from koldun.content.library import library_of
from koldun.testing.sitting import Sitting
from koldun.view.look import look

_SELECTOR: Final = re.compile(r"^\s*\*?\[([\w-]+)\]", re.MULTILINE)
_NUMBER: Final = re.compile(r"[+-]?\d+")


class Words:
    """What may be said at one table. Each method tells what is wrong, or nothing."""

    def __init__(self, sitting: Sitting) -> None:
        text = library_of(sitting.match.game).text
        ids = text.ids("en")
        self.sitting = sitting
        self._ids = {
            start: {id.removeprefix(start) for id in ids if id.startswith(start)}
            for start in ("event-", "option-", "ask-", "phase-", "end-")
        }
        self.faces = {face.id for face in sitting.match.state.cards.faces}
        self._said = set(_SELECTOR.findall(text.source("en")))
        self._said |= {id.partition("-")[2] for id in ids}
        board = look(sitting.match).table.board
        if board is not None:
            self._said |= {cell.id for cell in board.cells} | {edge.id for edge in board.edges}
            self._said |= {token.id for token in board.tokens}
        for zone in sitting.match.state.zones():
            self._said |= {zone.kind.name, zone.name()}

    def verbs(self) -> list[str]:
        return sorted(self._ids["option-"])

    def events(self) -> list[str]:
        return sorted(self._ids["event-"])

    def questions(self) -> list[str]:
        return sorted(self._ids["ask-"])

    def option(self, words: str) -> str:
        return self._spoken(words, "option-", "nothing can be chosen by", False)

    def event(self, words: str) -> str:
        return self._spoken(words, "event-", "there is no event", True)

    def question(self, what: Any) -> str:
        return self._one_of(what, "ask-", "question")

    def phase(self, phase: Any) -> str:
        return self._one_of(phase, "phase-", "phase") if self._ids["phase-"] else ""

    def reason(self, reason: Any) -> str:
        return self._one_of(reason, "end-", "reason to end")

    def card(self, id: Any) -> str:
        return "" if id in self.faces else f"there is no card {id!r} in the box"

    def _one_of(self, word: Any, start: str, what: str) -> str:
        if word in self._ids[start]:
            return ""
        return f"there is no {what} {word!r}; there are {', '.join(sorted(self._ids[start]))}"

    def _spoken(self, words: str, start: str, told: str, star: bool) -> str:
        first, *more = self.sitting.spoken(words)
        if first not in self._ids[start] and not (star and first == "*"):
            return f"{told} {first!r}; there are {', '.join(sorted(self._ids[start]))}"
        for word in more:
            if not (star and word in ("*", "?")) and not self._known(word):
                return f"{word!r} is no seat, card, place, number or word of this game"
        return ""

    def _known(self, word: str) -> bool:
        names = self.sitting.names
        return (
            word in self.faces
            or word in names
            or word in self._said
            or _NUMBER.fullmatch(word) is not None
            or word in {f"s{seat}" for seat in range(len(names))}
            or self._public(word)
        )

    def _public(self, word: str) -> bool:
        """A public id of a card, `k3f7a`, or the exact form of a place or a number."""
        if word[:1] in "@n":
            return word[1:] in self._said or _NUMBER.fullmatch(word[1:]) is not None
        match = self.sitting.match
        return any(match.card_id(card) == word for card in range(len(match.state.cards.faces)))
