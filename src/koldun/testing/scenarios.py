"""Scenarios: a table, choices and what must be true, in a TOML file a person can write.

They settle disputes about rules and are the tests of most of them. docs/scenarios.md has the
format with examples. Every mistake in a file is reported with its place, every failed
expectation with the step.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from koldun.content.library import library_of
from koldun.content.registry import game_named, table_for
from koldun.kernel.errors import BadFile, IllegalChoice, KoldunError
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.testing.scenes import TableScene
from koldun.testing.sitting import Sitting

_STEP_KEYS = (
    "asked",
    "choose",
    "events",
    "expect",
    "hidden",
    "no_events",
    "not_offered",
    "offered",
    "refused",
    "sees",
)
_SIGHT = ("sees", "hidden")
_FILE_KEYS = ("title", "game", "seats", "rules", "options", "seed", "dice", "table", "step")


class Failure(msgspec.Struct, frozen=True):
    """An expectation that did not hold."""

    place: str
    message: str


class Report(msgspec.Struct, frozen=True):
    file: str
    title: str
    rules: list[str]
    steps: int
    failures: list[Failure]

    def held(self) -> bool:
        return not self.failures


class Scenario:
    """A scenario file, read and checked."""

    def __init__(self, source: str, place: str) -> None:
        self.place = place
        self.lines = source.splitlines()
        try:
            data = tomllib.loads(source)
        except tomllib.TOMLDecodeError as error:
            raise BadFile(place, f"not TOML: {error}") from error
        for key in data:
            if key not in _FILE_KEYS:
                raise BadFile(
                    self.at(key), f"{key!r} is not known; there are {', '.join(_FILE_KEYS)}"
                )
        self.title = self._text(data, "title")
        self.game = game_named(self._text(data, "game"))
        self.names = self._names(data)
        self.rules = list(data.get("rules", []))
        for rule in self.rules:
            if not library_of(self.game).ledger.knows(rule):
                raise BadFile(self.at("rules"), f"there is no rule {rule!r} in {self.game.id}")
        self.options = data.get("options", {})
        self.seed = seed_of(str(data.get("seed", "scenario")))
        self.scene = TableScene(
            data.get("table", {}), self.names, data.get("dice"), f"{self.at('table')}"
        )
        self.steps: list[dict[str, Any]] = data.get("step", [])
        for number, step in enumerate(self.steps, 1):
            for key in step:
                if key not in _STEP_KEYS:
                    raise BadFile(
                        self.at(key, number),
                        f"{key!r} is not known in a step; there are {', '.join(_STEP_KEYS)}",
                    )

    @staticmethod
    def read(path: Path) -> "Scenario":
        try:
            return Scenario(path.read_text(encoding="utf-8"), str(path))
        except (OSError, UnicodeDecodeError) as error:
            raise KoldunError(f"{path}: cannot be read: {error}") from error

    def start(self) -> Sitting:
        setup = table_for(self.game, len(self.names), self.options, self.scene)
        return Sitting(Match.start(self.game, setup, self.seed), self.names)

    def run(self) -> Report:
        """Play it. Failed expectations are collected, mistakes of the file are raised."""
        sitting = self.start()
        failures: list[Failure] = []
        heard = 0
        for number, step in enumerate(self.steps, 1):
            failures += _Step(self, sitting, number, step, heard).run()
            heard = len(sitting.heard())
        return Report(self.place, self.title, self.rules, len(self.steps), failures)

    def at(self, key: str, step: int = 0) -> str:
        """`file:line (step 2, choose)`: where a key stands, as well as TOML lets one know."""
        start, end = 0, len(self.lines)
        if step:
            headers = [i for i, line in enumerate(self.lines) if line.strip() == "[[step]]"]
            start = headers[step - 1] if step <= len(headers) else 0
            end = headers[step] if step < len(headers) else end
        for part in key.split("."):
            pattern = re.compile(rf'(^|[\s\[{{,.])"?{re.escape(part)}"?\s*[\].=]')
            start = next((i for i in range(start, end) if pattern.search(self.lines[i])), start)
        where = f"step {step}, {key}" if step else key
        return f"{self.place}:{start + 1} ({where})"

    def _text(self, data: dict[str, Any], key: str) -> str:
        value = data.get(key)
        if not isinstance(value, str) or not value:
            raise BadFile(f"{self.place} ({key})", "is missing")
        return value

    def _names(self, data: dict[str, Any]) -> list[str]:
        names = data.get("seats")
        if not isinstance(names, list) or not all(isinstance(n, str) for n in names):
            raise BadFile(self.at("seats"), "seats must be a list of names")
        if len(set(names)) != len(names):
            raise BadFile(self.at("seats"), "two seats have the same name")
        return names


class _Step:
    """One `[[step]]`: first its choices, then what must be true."""

    def __init__(
        self, scenario: Scenario, sitting: Sitting, number: int, data: dict[str, Any], heard: int
    ) -> None:
        self.scenario = scenario
        self.sitting = sitting
        self.number = number
        self.data = data
        self.heard = heard
        self.failures: list[Failure] = []

    def run(self) -> list[Failure]:
        for name, words in self._pairs("refused"):
            if self.sitting.may(name, words):
                self._fail("refused", f"{name} may choose {words!r} but must not")
        for name, words in self._pairs("choose"):
            try:
                self.sitting.choose(name, words)
            except IllegalChoice as error:
                raise BadFile(self._at(f"choose.{name}"), str(error)) from error
        self._offers()
        self._sight()
        self._facts()
        self._events()
        return self.failures

    def _pairs(self, key: str) -> list[tuple[str, str]]:
        """All (seat, words) under a key such as `choose = { Sasha = "play kre-c10" }`."""
        table = self.data.get(key, {})
        if not isinstance(table, dict):
            raise BadFile(self._at(key), f"must be a table of seats, not {table!r}")
        pairs: list[tuple[str, str]] = []
        for name, said in table.items():
            if name not in self.scenario.names and not (key in _SIGHT and name == "spectator"):
                raise BadFile(self._at(f"{key}.{name}"), f"nobody is called {name!r}")
            for words in _list(said):
                if not isinstance(words, str) or not words.strip():
                    raise BadFile(self._at(f"{key}.{name}"), f"must be a text, not {words!r}")
                pairs.append((name, words))
        return pairs

    def _offers(self) -> None:
        for key, must in (("offered", True), ("not_offered", False)):
            for name, words in self._pairs(key):
                if self.sitting.may(name, words) != must:
                    not_ = "not " if must else ""
                    self._fail(key, f"{name} is {not_}offered {words!r}")
        if "asked" in self.data:
            asked = self.sitting.asked()
            if asked != self.data["asked"]:
                self._fail("asked", f"asked are {asked}, not {self.data['asked']}")

    def _sight(self) -> None:
        for key, must in (("sees", True), ("hidden", False)):
            for name, face in self._pairs(key):
                watcher = "" if name == "spectator" else name
                shown = self.sitting.sees(watcher)
                if not must:
                    shown |= self.sitting.told(watcher)
                if (face in shown) != must:
                    self._fail(key, f"{name} {'does not see' if must else 'sees'} {face}")

    def _facts(self) -> None:
        facts: Any = self.sitting.match.state.facts()
        for key, wanted in self.data.get("expect", {}).items():
            if key in self.scenario.names:
                own = facts["seats"][self.scenario.names.index(key)]
                for name, value in wanted.items():
                    self._compare(f"{key}.{name}", name, key, own, value)
            elif key in ("winners", "reason", "places", "out"):
                self._result(key, wanted)
            else:
                self._compare(key, key, "", facts, wanted)

    def _result(self, key: str, wanted: Any) -> None:
        result = self.sitting.match.result
        if result is None:
            self._fail(f"expect.{key}", "the match is not over")
            return
        found = getattr(result, key)
        if found != self.scenario.scene.seat(wanted):
            self._fail(f"expect.{key}", f"is {found}, not {wanted}")

    def _compare(self, path: str, name: str, owner: str, facts: Any, wanted: Any) -> None:
        found: Any
        if name in facts:
            found = facts[name]
        elif name == "over" and not owner:
            found = self.sitting.match.result is not None
        else:
            try:
                if name.endswith("_count"):
                    found = len(self.sitting.zone(name.removesuffix("_count"), owner))
                else:
                    found = self.sitting.zone(name, owner)
            except KoldunError as error:
                known = ", ".join(sorted(facts))
                raise BadFile(
                    self._at(f"expect.{path}"), f"no such fact or zone; facts are {known}"
                ) from error
        if found != self.scenario.scene.seat(wanted):
            self._fail(f"expect.{path}", f"is {found!r}, not {wanted!r}")

    def _events(self) -> None:
        said = [line.split() for line in self.sitting.heard()[self.heard :]]
        at = 0
        for line in _list(self.data.get("events", [])):
            while at < len(said) and not _matches(said[at], line):
                at += 1
            if at == len(said):
                heard = "; ".join(" ".join(words) for words in said) or "nothing"
                self._fail("events", f"{line!r} did not happen (in this order); heard: {heard}")
                break
            at += 1
        for line in _list(self.data.get("no_events", [])):
            if any(_matches(words, line) for words in said):
                self._fail("no_events", f"{line!r} happened")

    def _at(self, key: str) -> str:
        return self.scenario.at(key, self.number)

    def _fail(self, key: str, message: str) -> None:
        self.failures.append(Failure(self._at(key), message))


def _matches(said: list[str], line: str) -> bool:
    """An event is written by its first words; `*` stands for any one word."""
    wanted = line.split()
    return len(wanted) <= len(said) and all(
        want in ("*", found) for want, found in zip(wanted, said, strict=False)
    )


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
