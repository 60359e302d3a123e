"""A lesson of a game: the folder `lesson` beside its rules, read and checked.

`scenario.toml` sets the table and proves the whole line of play, `steps.toml` cuts that line into
steps, `ru.ftl` and `en.ftl` have the sentences. docs/lessons.md says what each key means.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from koldun.bots.people.personas import Persona, persona_named
from koldun.content.library import library_of
from koldun.content.registry import games
from koldun.content.text import LANGUAGES, Text
from koldun.kernel.decisions import Choice
from koldun.kernel.errors import BadFile
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.testing.scenarios import Scenario
from koldun.testing.sitting import Sitting

LEARNER: Final = 0
"""The seat of who learns; all others follow the script."""

FOLDER: Final = "lesson"
ORDER: Final = "order"
CARD: Final = "card"
POINTERS: Final = (
    "card",
    "seat",
    "zone",
    "pile",
    "hand",
    "square",
    "token",
    "counter",
    "button",
    "totals",
)


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence, what it points at, and the choices that belong to it.

    `on`: the event, in words of a scenario, after which it is shown. `line`: choices in order, as `You: play
    wand`; those of the learner are waited for, the rest is the script's. `auto`: choices made for the
    learner. `free`: my choices in any order ("order"), or any card will do ("card").
    """

    point: list[str]
    on: str = ""
    line: list[str] = []
    auto: list[str] = []
    free: str = ""
    rule: str = ""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    personas: dict[str, str]
    step: list[Step]


class Move(msgspec.Struct, frozen=True):
    """One choice of the line."""

    seat: int
    words: str
    step: int
    scripted: bool  # nobody is waited for
    free: str


class Lesson:
    """A lesson, and where a match stands in its line."""

    def __init__(self, game: AnyGame, folder: Traversable) -> None:
        self.game = game
        self._place = f"{game.id}/{FOLDER}"
        self.scenario = Scenario(_read(folder, "scenario.toml"), f"{self._place}/scenario.toml")
        self.names: Sequence[str] = self.scenario.names
        found = self._steps(_read(folder, "steps.toml"))
        self.steps = found.step
        self.text = Text([folder])
        self.sources = {lang: _read(folder, f"{lang}.ftl") for lang in LANGUAGES}
        self.personas: list[Persona | None] = [self._persona(found, name) for name in self.names]
        self.moves = [move for n in range(len(self.steps)) for move in self._moves(n)]

    def _steps(self, source: str) -> _File:
        place = f"{self._place}/steps.toml"
        try:
            return msgspec.convert(tomllib.loads(source), _File)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise BadFile(place, str(error)) from error

    def _persona(self, found: _File, name: str) -> Persona | None:
        if name == self.names[LEARNER]:
            return None
        persona = persona_named(found.personas.get(name, ""))
        if persona is None:
            raise BadFile(f"{self._place}/steps.toml: personas.{name}", "there is no such persona")
        return persona

    def _moves(self, number: int) -> list[Move]:
        step = self.steps[number]
        place = f"{self._place}/steps.toml: step {number + 1}"
        if step.free not in ("", ORDER, CARD):
            raise BadFile(f"{place}.free", f"must be {ORDER!r} or {CARD!r}, not {step.free!r}")
        for point in step.point:
            if point.partition(":")[0] not in POINTERS:
                raise BadFile(f"{place}.point", f"must begin with one of {', '.join(POINTERS)}")
        found: list[Move] = []
        for choice in step.line:
            name, colon, words = choice.partition(": ")
            if not colon or name not in self.names:
                raise BadFile(f"{place}.line", f"{choice!r} is not SEAT: WORDS")
            seat = self.names.index(name)
            scripted = seat != LEARNER or words in step.auto
            found.append(Move(seat, words, number, scripted, step.free))
        return found

    # --- a match of it

    def start(self) -> Match:
        """The table as it is set, at the first decision."""
        return self.scenario.start().match

    def made(self, match: Match) -> int:
        """How many choices of the line have been made."""
        return sum(1 for choice in match.choices if not choice.setting())

    def awaited(self, match: Match) -> list[int]:
        """Which options of the learner go on; none while it is the script's turn."""
        at = self.made(match)
        if at >= len(self.moves) or self.moves[at].scripted:
            return []
        sitting = Sitting(match, list(self.names))
        name, here = self.names[LEARNER], self.moves[at]
        if here.free == CARD:
            return sitting.find(name, here.words.split()[0])
        found: list[int] = []
        for move in self._together(at):
            found += [index for index in sitting.find(name, move.words)[:1] if index not in found]
            if here.free == ORDER:
                found += [i for i in sitting.find(name, move.words) if i not in found]
        return found

    def _together(self, at: int) -> list[Move]:
        """The next choice, or all of its step where their order is free."""
        here = self.moves[at]
        if here.free != ORDER:
            return [here]
        return [m for m in self.moves if m.step == here.step and not m.scripted]

    def due(self, match: Match) -> Choice | None:
        """What the script does now. None: it waits for the learner, or the line is over."""
        at = self.made(match)
        if match.result is not None or at >= len(self.moves) or not self.moves[at].scripted:
            return None
        move = self.moves[at]
        found = Sitting(match, list(self.names)).find(self.names[move.seat], move.words)
        return Choice(move.seat, found[0]) if found else None

    def first(self, step: int) -> int:
        """How many choices have been made when a step begins."""
        return sum(1 for move in self.moves if move.step < step)

    def until(self, step: int) -> int:
        """How many have been made when the last choice of the learner in a step has."""
        mine = [n for n, m in enumerate(self.moves) if m.step == step and not m.scripted]
        return mine[-1] + 1 if mine else self.first(step)

    def waits(self, step: int) -> list[int]:
        """The places in the line of the choices that are waited for in a step."""
        return [n for n, m in enumerate(self.moves) if m.step == step and not m.scripted]


def _read(folder: Traversable, name: str) -> str:
    return (folder / name).read_text(encoding="utf-8")


@cache
def lesson_of(game: AnyGame) -> Lesson | None:
    """The lesson of a game; None where it has none."""
    folder = library_of(game).folder / FOLDER
    return Lesson(game, folder) if (folder / "steps.toml").is_file() else None


def lessons() -> list[Lesson]:
    """All there are, in the order of the games."""
    return [found for game in games().values() if (found := lesson_of(game)) is not None]
