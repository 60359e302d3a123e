"""What is offered and what lies on the table, in words."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, overload

from koldun.content.registry import game_named
from koldun.envs.steps import Steps
from koldun.kernel.cards import SPECTATOR
from koldun.kernel.match import Match
from koldun.view.look import look, offered
from koldun.view.words import Speaker


@cache
def _speaker(game: str, players: int, lang: str) -> Speaker:
    names = [f"player_{seat}" for seat in range(players)]
    return Speaker(game_named(game), lang, names)


def speaker_of(match: Match, lang: str = "en") -> Speaker:
    return _speaker(match.game.id, match.setup.players, lang)


def texts(steps: Steps) -> list[str]:
    """The options on the open page as sentences, and what the last slot does."""
    match, seat = steps.match, steps.seat
    speaker = speaker_of(match)
    said = [speaker.option(offered(match, option, seat)) for option in steps.options()]
    if steps.count > steps.slots:
        said += [""] * (steps.slots - 1 - len(said))
        said.append(f"page {steps.page + 1} of {steps.pages()}: turn it")
    return said


class OptionTexts(Sequence[str]):
    """The options of a decision as sentences, said when they are first read.

    Read later, when the match has gone on, they are read from the match as it was then.
    """

    __slots__ = ("_made", "_page", "_question", "_said", "_seat", "_steps")

    def __init__(self, steps: Steps) -> None:
        self._steps = steps
        self._made = len(steps.match.choices)
        self._question = steps.questions
        self._seat, self._page = steps.seat, steps.page
        self._said: list[str] | None = None

    def _texts(self) -> list[str]:
        if self._said is None:
            steps = self._steps
            made = len(steps.match.choices)
            if made != self._made or steps.questions != self._question:
                steps = steps.again(self._made, self._question)
            seat = steps.seat
            steps.select(self._seat)
            page = steps.page
            steps.turn_to_page(self._page)
            self._said = texts(steps)
            steps.turn_to_page(page)
            steps.select(seat)
        return self._said

    def __len__(self) -> int:
        return len(self._texts())

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> list[str]: ...
    def __getitem__(self, at: int | slice) -> str | list[str]:
        return self._texts()[at]

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self._texts())

    def __reduce__(self) -> tuple[Any, ...]:
        return list, (self._texts(),)


def table_text(match: Match) -> str:
    """What everybody sees: phase, zones with their open cards, counters of seats, the result."""
    view = look(match, SPECTATOR)
    speaker = speaker_of(match)
    lines = [f"{view.game}, {match.setup.players} players, {len(match.choices)} choices made"]
    if view.table.phase:
        lines.append(speaker.phase(view.table.phase))
    for zone in view.table.zones:
        shown = ", ".join(speaker.card(card) for card in zone.cards)
        lines.append(f"{zone.id} ({zone.count}): {shown}".rstrip(": "))
    for seat in view.table.seats:
        told = ", ".join(f"{speaker.counter(name)} {n}" for name, n in seat.counters.items())
        lines.append(f"{speaker.seat(seat.seat)}: {told}")
    if view.result is not None:
        lines.append(speaker.result(view.result))
    return "\n".join(lines)
