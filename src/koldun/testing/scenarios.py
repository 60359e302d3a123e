"""Scenarios: a table, choices and what must be true, in a TOML file a person can write.

They settle disputes about rules and are the tests of most of them. docs/scenarios.md has the
format with examples. Every mistake in a file is reported with its place, every failed
expectation with the step.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

from koldun.content.library import library_of
from koldun.content.registry import game_named, table_for
from koldun.kernel.attention import EVERYTHING, LEVELS
from koldun.kernel.errors import BadFile, KoldunError
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.randomness import SEED_BYTES, seed_of
from koldun.testing.places import Places
from koldun.testing.scenes import TableScene
from koldun.testing.sitting import Sitting
from koldun.testing.steps import OTHERS, RESULTS, SPECTATOR, STEP_KEYS, Failure, Step, here
from koldun.testing.words import Words

FILE_KEYS: Final = (
    "title",
    "game",
    "seats",
    "rules",
    "options",
    "attention",
    "seed",
    "dice",
    "shuffles",
    "table",
    "step",
)
_RESERVED: Final = (OTHERS, SPECTATOR, *RESULTS)


class Report(msgspec.Struct, frozen=True):
    """What came of a file: expectations that did not hold, and mistakes of the file itself."""

    file: str
    title: str
    rules: list[str]
    steps: int
    failures: list[Failure]
    mistakes: list[Failure] = []

    def held(self) -> bool:
        return not self.failures and not self.mistakes


class Scenario:
    """A scenario file, read and checked."""

    def __init__(self, source: str, place: str) -> None:
        self.place = place
        try:
            data = tomllib.loads(source)
        except tomllib.TOMLDecodeError as error:
            raise BadFile(place, f"not TOML: {error}") from error
        self._places = Places(source)
        for key in data:
            if key not in FILE_KEYS:
                raise BadFile(
                    self.at(key), f"{key!r} is not known; there are {', '.join(FILE_KEYS)}"
                )
        self.title = self._text(data, "title")
        self.game: AnyGame = self._game(data)
        self.names = self._names(data)
        self.rules: list[str] = self._value(data, "rules", list, [])
        for rule in self.rules:
            if not isinstance(rule, str) or not library_of(self.game).ledger.knows(rule):
                raise BadFile(self.at("rules"), f"there is no rule {rule!r} in {self.game.id}")
        self.options: dict[str, Any] = self._value(data, "options", dict, {})
        self.attention = self._attention(data)
        self.seed = _seed(str(data.get("seed", "scenario")))
        self.scene = _FileScene(self, data)
        self.steps: list[dict[str, Any]] = self._steps(data)

    @staticmethod
    def read(path: Path) -> "Scenario":
        try:
            return Scenario(path.read_text(encoding="utf-8"), str(path))
        except (OSError, UnicodeDecodeError) as error:
            raise KoldunError(f"{path}: cannot be read: {error}") from error

    def start(self) -> Sitting:
        """Sit down at the table as it is set. Every mistake of the table is a `BadFile`."""
        try:
            setup = table_for(self.game, len(self.names), self.options, self.scene)
        except KoldunError as error:
            about = "options" if self.options else "seats"
            raise BadFile(self.at(about), str(error)) from error
        setup.attention = self.attention
        try:
            return Sitting(Match.start(self.game, setup, self.seed), self.names)
        except BadFile:
            raise
        except Exception as error:  # whatever rules say of a table they were never meant for
            raise BadFile(
                self.at("table"), f"the rules stop at this table: {here(error)}"
            ) from error

    def run(self) -> Report:
        """Play it. Failed expectations and mistakes of the file are collected."""
        failures: list[Failure] = []
        mistakes: list[Failure] = []
        try:
            sitting = self.start()
        except BadFile as error:
            mistakes.append(Failure(error.place, error.problem))
            return Report(self.place, self.title, self.rules, 0, failures, mistakes)
        words = Words(sitting)
        heard = 0
        for number, data in enumerate(self.steps, 1):
            step = Step(self.at, sitting, words, number, data, heard)
            going = step.run()
            failures += step.failures
            mistakes += step.mistakes
            if not going:
                break
            heard = len(sitting.heard())
        return Report(self.place, self.title, self.rules, len(self.steps), failures, mistakes)

    def at(self, *keys: str, step: int = 0) -> str:
        """`file:line (step 2, choose.Bob)`: where a key stands."""
        path: tuple[str | int, ...] = ("step", step - 1, *keys) if step else keys
        label = ".".join(keys)
        return f"{self.place}:{self._places.line(path)} ({f'step {step}, ' if step else ''}{label})"

    def _attention(self, data: dict[str, Any]) -> int:
        """What seats are called for: a scenario is about what the rules allow, so for everything."""
        level = data.get("attention", LEVELS[EVERYTHING])
        if level not in LEVELS:
            raise BadFile(self.at("attention"), f"must be one of {', '.join(LEVELS)}")
        return LEVELS.index(level)

    def _text(self, data: dict[str, Any], key: str) -> str:
        value = data.get(key)
        if not isinstance(value, str) or not value:
            raise BadFile(self.at(key), "is missing" if value is None else "must be a text")
        return value

    def _value(self, data: dict[str, Any], key: str, kind: type, default: Any) -> Any:
        value = data.get(key, default)
        if not isinstance(value, kind):
            told = "a list" if kind is list else "a table"
            raise BadFile(self.at(key), f"must be {told}, not {value!r}")
        return value

    def _game(self, data: dict[str, Any]) -> AnyGame:
        try:
            return game_named(self._text(data, "game"))
        except BadFile:
            raise
        except KoldunError as error:
            raise BadFile(self.at("game"), str(error)) from error

    def _names(self, data: dict[str, Any]) -> list[str]:
        names = data.get("seats")
        if not isinstance(names, list) or not all(isinstance(n, str) and n.strip() for n in names):
            raise BadFile(self.at("seats"), "seats must be a list of names")
        if len({" ".join(name.split()) for name in names}) != len(names):
            raise BadFile(self.at("seats"), "two seats have the same name")
        for name in names:
            if name in _RESERVED or name == "rest":
                raise BadFile(self.at("seats"), f"nobody can be called {name!r}")
        return names

    def _steps(self, data: dict[str, Any]) -> list[dict[str, Any]]:
        steps: list[Any] = self._value(data, "step", list, [])
        for number, step in enumerate(steps, 1):
            if not isinstance(step, dict):
                raise BadFile(self.at("step"), f"write [[step]], not {step!r}")
            for key in step:
                if key not in STEP_KEYS:
                    raise BadFile(
                        self.at(key, step=number),
                        f"{key!r} is not known in a step; there are {', '.join(STEP_KEYS)}",
                    )
        return steps


class _FileScene(TableScene):
    """The table of a file, whose mistakes have the line of their key."""

    def __init__(self, scenario: Scenario, data: dict[str, Any]) -> None:
        self.scenario = scenario
        table = data.get("table", {})
        if not isinstance(table, dict):
            raise BadFile(scenario.at("table"), f"must be a table, not {table!r}")
        dice = data.get("dice")
        if dice is not None and not _all(dice, int):
            raise BadFile(scenario.at("dice"), f"must be a list of numbers, not {dice!r}")
        shuffles = data.get("shuffles")
        if shuffles is not None:
            if not _all(shuffles, list) or not all(_all(ids, str) for ids in shuffles):
                raise BadFile(scenario.at("shuffles"), "must be a list of lists of card ids")
            known = library_of(scenario.game).faces
            for id in [id for ids in shuffles for id in ids]:
                if id not in known:
                    raise BadFile(scenario.at("shuffles"), f"there is no card {id!r} in the box")
        super().__init__(table, scenario.names, dice, shuffles=shuffles)

    def at(self, path: str) -> str:
        for name in self.names:
            if path.startswith(f"{name}."):
                return self.scenario.at("table", name, path.removeprefix(f"{name}."))
        return self.scenario.at("table", path) if path else self.scenario.at("table")


def _all(value: Any, kind: type) -> bool:
    return isinstance(value, list) and all(
        isinstance(v, kind) and not isinstance(v, bool) for v in value
    )


def _seed(text: str) -> bytes:
    """Any text; 64 hexadecimal digits are the seed of a saved match itself."""
    try:
        raw = bytes.fromhex(text)
    except ValueError:
        return seed_of(text)
    return raw if len(raw) == SEED_BYTES else seed_of(text)
