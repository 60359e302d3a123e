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

from koldun.kernel.cards import SPECTATOR
from koldun.kernel.decisions import NO_NUMBER, Option
from koldun.kernel.errors import BadFile, KoldunError
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.kernel.registry import game_named, table_for
from koldun.kernel.scenes import TableScene
from koldun.kernel.table import CardView, EventView, look, overhear

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
            if not self.game.library().ledger.knows(rule):
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

    def start(self) -> Match:
        setup = table_for(self.game, len(self.names), self.options, self.scene)
        return Match.start(self.game, setup, self.seed)

    def run(self) -> Report:
        """Play it. Failed expectations are collected, mistakes of the file are raised."""
        match = self.start()
        failures: list[Failure] = []
        heard = 0
        for number, step in enumerate(self.steps, 1):
            failures += _Step(self, match, number, step, heard).run()
            heard = len(match.events())
        return Report(self.place, self.title, self.rules, len(self.steps), failures)

    def at(self, key: str, step: int = 0) -> str:
        """`file:line (step 2, choose)`: where a key stands, as well as TOML lets one know."""
        start = 0
        if step:
            headers = [i for i, line in enumerate(self.lines) if line.strip() == "[[step]]"]
            start = headers[step - 1] if step <= len(headers) else 0
        word = re.escape(key.split(".")[-1])
        for number in range(start, len(self.lines)):
            if re.match(rf'\s*(\[+[\w. "]*)?"?{word}"?\s*[\].=]', self.lines[number]):
                start = number
                break
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
        self, scenario: Scenario, match: Match, number: int, data: dict[str, Any], heard: int
    ) -> None:
        self.scenario = scenario
        self.match = match
        self.number = number
        self.data = data
        self.heard = heard
        self.failures: list[Failure] = []

    def run(self) -> list[Failure]:
        for name, said in self.data.get("refused", {}).items():
            seat = self._seat(name, "refused")
            for words in _list(said):
                if self._find(seat, words, "refused"):
                    self._fail("refused", f"{name} may choose {words!r} but must not")
        for name, said in self.data.get("choose", {}).items():
            for words in _list(said):
                self._choose(name, words)
        self._offers()
        self._sight()
        self._facts()
        self._events()
        return self.failures

    def _choose(self, name: str, words: str) -> None:
        seat = self._seat(name, "choose")
        found = self._find(seat, words, f"choose.{name}")
        if not found:
            raise BadFile(
                self._at(f"choose.{name}"),
                f"{name} is not offered {words!r}; offered: {self._offered(seat)}",
            )
        self.match.choose(seat, found[0])

    def _find(self, seat: int, words: str, key: str) -> list[int]:
        """Indexes of options that a person means by `play kre-c10 Petya`."""
        if not isinstance(words, str) or not words.strip():
            raise BadFile(
                self._at(key), f"a choice is a text such as 'play kre-c10', not {words!r}"
            )
        decision = self.match.decision(seat)
        if decision is None:
            return []
        wanted = words.split()
        return [
            i
            for i, option in enumerate(decision.options)
            if option.verb == wanted[0] and set(wanted[1:]) <= self._refs(option)
        ]

    def _refs(self, option: Option) -> set[str]:
        refs: set[str] = set()
        for card in (option.card, option.other):
            if card >= 0:
                refs |= {self.match.state.face(card).id, self.match.card_id(card)}
        if option.seat >= 0:
            refs.add(self.scenario.names[option.seat])
        if option.place:
            refs.add(option.place)
        if option.number != NO_NUMBER:
            refs.add(str(option.number))
        return refs

    def _offered(self, seat: int) -> str:
        decision = self.match.decision(seat)
        if decision is None:
            return "nothing, it has nothing to decide"
        return ", ".join(" ".join([o.verb, *sorted(self._refs(o))]) for o in decision.options)

    def _offers(self) -> None:
        for key, must in (("offered", True), ("not_offered", False)):
            for name, said in self.data.get(key, {}).items():
                seat = self._seat(name, key)
                for words in _list(said):
                    if bool(self._find(seat, words, f"{key}.{name}")) != must:
                        not_ = "not " if must else ""
                        self._fail(key, f"{name} is {not_}offered {words!r}")
        if "asked" in self.data:
            asked = sorted(d.seat for d in self.match.pending())
            wanted = sorted(self._seat(n, "asked") for n in self.data["asked"])
            if asked != wanted:
                names = [self.scenario.names[s] for s in asked]
                self._fail("asked", f"asked are {names}, not {self.data['asked']}")

    def _sight(self) -> None:
        for key, must in (("sees", True), ("hidden", False)):
            for name, faces in self.data.get(key, {}).items():
                seat = SPECTATOR if name == "spectator" else self._seat(name, key)
                view = look(self.match, seat)
                shown = {card.face for zone in view.table.zones for card in zone.cards}
                told = [event.cards for event in overhear(self.match, seat)]
                if not must:
                    shown |= {card.face for cards in told for card in cards}
                for face in _list(faces):
                    if (face in shown) != must:
                        self._fail(key, f"{name} {'does not see' if must else 'sees'} {face}")

    def _facts(self) -> None:
        facts = self.match.state.facts()
        zones = {zone.name(): zone for zone in self.match.state.zones()}
        for key, wanted in self.data.get("expect", {}).items():
            if key in self.scenario.names:
                seat = self.scenario.names.index(key)
                seats = facts["seats"]
                assert isinstance(seats, list)
                own = seats[seat]
                assert isinstance(own, dict)
                for name, value in wanted.items():
                    self._compare(f"{key}.{name}", name, f"/{seat}", own, zones, value)
            elif key in ("winners", "reason", "places", "out"):
                self._result(key, wanted)
            else:
                self._compare(key, key, "", facts, zones, wanted)

    def _result(self, key: str, wanted: Any) -> None:
        result = self.match.result
        if result is None:
            self._fail(f"expect.{key}", "the match is not over")
            return
        found = getattr(result, key)
        if found != self.scenario.scene.seat(wanted):
            self._fail(f"expect.{key}", f"is {found}, not {wanted}")

    def _compare(
        self, path: str, name: str, owner: str, facts: Any, zones: dict[str, Any], wanted: Any
    ) -> None:
        found: Any
        count = name.removesuffix("_count") + owner
        if name in facts:
            found = facts[name]
        elif name + owner in zones:
            cards = zones[name + owner].cards
            found = [self.match.state.face(c).id for c in reversed(cards)]
        elif count in zones:
            found = len(zones[count].cards)
        elif name == "over":
            found = self.match.result is not None
        else:
            known = ", ".join(sorted(facts))
            raise BadFile(self._at(f"expect.{path}"), f"no such fact or zone; facts are {known}")
        if found != self.scenario.scene.seat(wanted):
            self._fail(f"expect.{path}", f"is {found!r}, not {wanted!r}")

    def _events(self) -> None:
        said = [
            self._words(event)
            for event in overhear(self.match, SPECTATOR, 0)[self._heard_by_all() :]
        ]
        at = 0
        for line in _list(self.data.get("events", [])):
            wanted = line.split()
            while at < len(said) and not (
                said[at][0] == wanted[0] and set(wanted) <= set(said[at])
            ):
                at += 1
            if at == len(said):
                heard = "; ".join(" ".join(words) for words in said) or "nothing"
                self._fail("events", f"{line!r} did not happen (in this order); heard: {heard}")
                break
            at += 1
        for line in _list(self.data.get("no_events", [])):
            wanted = line.split()
            if any(w[0] == wanted[0] and set(wanted) <= set(w) for w in said):
                self._fail("no_events", f"{line!r} happened")

    def _heard_by_all(self) -> int:
        return sum(1 for e in self.match.events()[: self.heard] if e.visible(SPECTATOR))

    def _words(self, event: EventView) -> list[str]:
        names = self.scenario.names
        words = [event.id]
        for seat in (event.seat, event.other):
            if seat >= 0:
                words.append(names[seat])
        if event.number is not None:
            words.append(str(event.number))
        words += [w for w in (event.place, event.word) if w]
        return words + [_named(card) for card in event.cards]

    def _seat(self, name: str, key: str) -> int:
        if name not in self.scenario.names:
            raise BadFile(self._at(f"{key}.{name}"), f"nobody is called {name!r}")
        return self.scenario.names.index(name)

    def _at(self, key: str) -> str:
        return self.scenario.at(key, self.number)

    def _fail(self, key: str, message: str) -> None:
        self.failures.append(Failure(self._at(key), message))


def _named(card: CardView) -> str:
    return card.face or "?"


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
