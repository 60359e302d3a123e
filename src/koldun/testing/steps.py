"""One `[[step]]` of a scenario: first its choices, then what must be true."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec

from koldun.kernel.cards import HAND
from koldun.kernel.errors import IllegalChoice, KoldunError
from koldun.testing.sitting import Sitting
from koldun.testing.staging import staging_of
from koldun.testing.words import Words

STEP_KEYS: Final = (
    "asked",
    "choose",
    "events",
    "expect",
    "hidden",
    "no_events",
    "not_offered",
    "offered",
    "offered_only",
    "question",
    "refused",
    "sees",
)
OTHERS: Final = "others"
SPECTATOR: Final = "spectator"
RESULTS: Final = ("over", "winners", "reason", "places", "out", "scores")
_SIGHT: Final = ("sees", "hidden")
_COUNT, _HAS, _LACKS = "_count", "_has", "_lacks"

At = Callable[..., str]


class Failure(msgspec.Struct, frozen=True):
    """An expectation that did not hold, or a mistake of the file, and where it stands."""

    place: str
    message: str


class Step:
    """Plays a step at a sitting and collects what does not hold and what is wrong with it."""

    def __init__(
        self,
        at: At,
        sitting: Sitting,
        words: Words,
        number: int,
        data: dict[str, Any],
        heard: int,
    ) -> None:
        self.at = at
        self.sitting = sitting
        self.words = words
        self.number = number
        self.data = data
        self.heard = heard
        self.failures: list[Failure] = []
        self.mistakes: list[Failure] = []

    def run(self) -> bool:
        """False: a choice could not be made, so that nothing after it means anything."""
        for name, words in self._pairs("refused"):
            if self._sound(self.words.option(words), "refused", name):
                if self.sitting.may(name, words):
                    self._fail(f"{name} may choose {words!r} but must not", "refused", name)
        if not self._choose():
            return False
        self._offers()
        self._questions()
        self._sight()
        self._expect()
        self._events()
        return True

    # --- choosing

    def _choose(self) -> bool:
        pairs = self._pairs("choose")
        named = {name for name, _ in pairs}
        for name, words in pairs:
            try:
                if name == OTHERS:
                    self._others(words, named)
                else:
                    self.sitting.choose(name, words)
            except IllegalChoice as error:
                self._mistake(str(error), "choose", name)
                return False
            except Exception as error:  # what a laid die or shuffle cannot do, or a fault of rules
                self._mistake(f"the rules stop at {words!r}: {here(error)}", "choose", name)
                return False
        return True

    def _others(self, words: str, named: set[str]) -> None:
        """Everybody asked the open question who is not named chooses the same."""
        match = self.sitting.match
        group = match.group_start()
        waiting = [name for name in self.sitting.asked() if name not in named]
        if not waiting:
            raise IllegalChoice("nobody else is asked")
        while waiting and match.ask is not None and match.group_start() == group:
            self.sitting.choose(waiting[0], words)
            waiting = [name for name in self.sitting.asked() if name not in named]

    # --- what is asked and offered

    def _offers(self) -> None:
        for key, must in (("offered", True), ("not_offered", False)):
            for name, words in self._pairs(key):
                if self._sound(self.words.option(words), key, name):
                    if self.sitting.may(name, words) != must:
                        not_ = "not " if must else ""
                        self._fail(f"{name} is {not_}offered {words!r}", key, name)
        key = "offered_only"
        listed: dict[str, list[str]] = {}
        for name, words in self._pairs(key):
            if self._sound(self.words.option(words), key, name):
                listed.setdefault(name, []).append(words)
        for name, all_words in listed.items():
            self._only(key, name, all_words)

    def _only(self, key: str, name: str, listed: list[str]) -> None:
        """Each of these fits an option, and each option is fitted. Standing answers do not count."""
        decision = self.sitting.match.decision(self.sitting.seat(name))
        number = 0 if decision is None else len(decision.options) - decision.standing
        left = set(range(number))
        for words in listed:
            found = self.sitting.find(name, words)
            if not found:
                self._fail(f"{name} is not offered {words!r}", key, name)
            left -= set(found)
        if left:
            offered = self.sitting.offered(name)
            more = ", ".join(offered[i] for i in sorted(left))
            self._fail(f"{name} is offered {more} too", key, name)

    def _questions(self) -> None:
        if "asked" in self.data:
            wanted = self.data["asked"]
            if not isinstance(wanted, list) or not all(n in self.sitting.names for n in wanted):
                self._mistake(f"must be a list of seats' names, not {wanted!r}", "asked")
            elif self.sitting.asked() != sorted(wanted, key=self.sitting.seat):
                self._fail(f"asked are {self.sitting.asked()}, not {wanted}", "asked")
        said = self.data.get("question", {})
        for name, what in self._pairs("question") if isinstance(said, dict) else [("", said)]:
            keys = ["question", name] if name else ["question"]
            if self._sound(self.words.question(what), *keys):
                found = self.sitting.what(name)
                if found != what:
                    self._fail(f"{found or 'nothing'} is asked, not {what}", *keys)

    # --- what is seen and heard

    def _sight(self) -> None:
        for key, must in (("sees", True), ("hidden", False)):
            for name, face in self._pairs(key):
                if not self._sound(self.words.card(face), key, name):
                    continue
                watcher = "" if name == SPECTATOR else name
                shown = self.sitting.sees(watcher)
                if not must:
                    shown |= self.sitting.told(watcher)
                if (face in shown) != must:
                    self._fail(f"{name} {'does not see' if must else 'sees'} {face}", key, name)

    def _events(self) -> None:
        said = [self.sitting.spoken(line) for line in self.sitting.heard()[self.heard :]]
        at = 0
        for line in self._lines("events"):
            start = at
            while at < len(said) and not self._matches(said[at], line):
                at += 1
            if at == len(said):
                heard = "; ".join(" ".join(words) for words in said[start:]) or "nothing"
                self._fail(f"{line!r} did not happen (in this order); heard: {heard}", "events")
                break
            at += 1
        for line in self._lines("no_events"):
            if any(self._matches(words, line) for words in said):
                self._fail(f"{line!r} happened", "no_events")

    def _lines(self, key: str) -> list[str]:
        lines: list[str] = []
        for line in _list(self.data.get(key, [])):
            if not isinstance(line, str) or not line.strip():
                self._mistake(f"must be a text, not {line!r}", key)
            elif self._sound(self.words.event(line), key):
                lines.append(line)
        return lines

    def _matches(self, said: list[str], line: str) -> bool:
        """An event is written by its first words; `*` stands for any one word."""
        wanted = self.sitting.spoken(line)
        return len(wanted) <= len(said) and all(
            want in ("*", found) for want, found in zip(wanted, said, strict=False)
        )

    # --- facts and zones

    def _expect(self) -> None:
        expected = self.data.get("expect", {})
        if not isinstance(expected, dict):
            self._mistake(f"must be a table, not {expected!r}", "expect")
            return
        facts = self.sitting.facts()
        for key, wanted in expected.items():
            if key in self.sitting.names:
                if not isinstance(wanted, dict):
                    self._mistake(f"must be a table, not {wanted!r}", "expect", key)
                    continue
                own = facts["seats"][self.sitting.seat(key)]
                for name, value in wanted.items():
                    self._compare(("expect", key, name), name, key, own, value)
            elif key in RESULTS:
                self._result(key, wanted)
            else:
                self._compare(("expect", key), key, "", facts, wanted)

    def _result(self, key: str, wanted: Any) -> None:
        keys = ("expect", key)
        result = self.sitting.match.result
        if key == "over":
            if not isinstance(wanted, bool):
                self._mistake(f"must be true or false, not {wanted!r}", *keys)
            elif (result is not None) != wanted:
                self._fail(f"the match is {'not ' if wanted else ''}over", *keys)
            return
        if key == "reason" and not self._sound(self.words.reason(wanted), *keys):
            return
        wanted = self._seats(wanted)
        if key == "scores" and isinstance(wanted, dict):
            unknown = [name for name in wanted if name not in self.sitting.names]
            if unknown:
                self._mistake(f"nobody is called {unknown[0]!r}", *keys)
                return
        if key in ("winners", "out") and not _numbers(wanted):
            self._mistake(f"must be a list of seats' names, not {wanted!r}", *keys)
        elif key == "places" and not _numbers(wanted):
            self._mistake(f"must be a list of numbers, not {wanted!r}", *keys)
        elif result is None:
            self._fail("the match is not over", *keys)
        else:
            found: Any = getattr(result, key)
            if key == "scores" and isinstance(wanted, dict):
                found = {name: found[self.sitting.seat(name)] for name in wanted}
            if found != wanted:
                self._fail(f"is {self._named(found, key)}, not {self._named(wanted, key)}", *keys)

    def _compare(
        self, keys: tuple[str, ...], name: str, owner: str, facts: Any, value: Any
    ) -> None:
        if name in facts and name != "seats":
            self._fact(keys, name, facts[name], value)
            return
        for suffix in ("", _COUNT, _HAS, _LACKS):
            if name.endswith(suffix):
                try:
                    found = self.sitting.zone(name.removesuffix(suffix), owner)
                except KoldunError:
                    continue
                self._zone(keys, name.removesuffix(suffix), suffix, found, value)
                return
        known = ", ".join(sorted(fact for fact in facts if fact != "seats"))
        zones = sorted(
            {z.kind.name for z in self.sitting.match.state.zones() if (z.owner >= 0) == bool(owner)}
        )
        self._mistake(
            f"{name!r} is no such fact or zone; facts are {known}; zones {', '.join(zones)}", *keys
        )

    def _fact(self, keys: tuple[str, ...], name: str, found: Any, value: Any) -> None:
        if name == "phase" and not self._sound(self.words.phase(value), *keys):
            return
        wanted = self._seats(value)
        if found is None and wanted is False:  # TOML has no word for nothing
            return
        if isinstance(found, dict) and isinstance(wanted, dict) and name in _parts(self.sitting):
            for key, inner in wanted.items():
                if key not in found:
                    self._mistake(f"{key!r} is not known; there are {', '.join(found)}", *keys, key)
                else:
                    self._fact((*keys, key), key, found[key], inner)
            return
        if found is not None and _kind(found) != _kind(wanted):
            told = f"must be {_kind(found)}, not {value!r}"
            self._mistake(told if _kind(found) != "a number" else f"{told}; or a seat", *keys)
        elif found != wanted:
            shown = self._named(found, "") if wanted != value else repr(found)
            self._fail(f"is {shown}, not {value!r}", *keys)

    def _zone(
        self, keys: tuple[str, ...], name: str, suffix: str, found: list[str], wanted: Any
    ) -> None:
        if suffix == _COUNT:
            if not isinstance(wanted, int) or isinstance(wanted, bool):
                self._mistake(f"must be a number, not {wanted!r}", *keys)
            elif len(found) != wanted:
                self._fail(f"is {len(found)}, not {wanted}", *keys)
            return
        if not isinstance(wanted, list):
            self._mistake(f"must be a list of card ids, not {wanted!r}", *keys)
            return
        for id in wanted:
            if not self._sound(self.words.card(id), *keys):
                return
        if suffix == _HAS:
            missing = sorted((Counter(wanted) - Counter(found)).elements())
            if missing:
                self._fail(f"is {found!r}, without {', '.join(missing)}", *keys)
        elif suffix == _LACKS:
            there = [id for id in wanted if id in found]
            if there:
                self._fail(f"is {found!r}, with {', '.join(there)}", *keys)
        elif (sorted(found) != sorted(wanted)) if self._loose(name) else found != wanted:
            self._fail(f"is {found!r}, not {wanted!r}", *keys)

    def _loose(self, name: str) -> bool:
        """Cards in a hand have no order."""
        zones = self.sitting.match.state.zones()
        return any(z.kind.name == name and z.kind.layout == HAND for z in zones)

    # --- reading and telling

    def _pairs(self, key: str) -> list[tuple[str, str]]:
        """All (seat, words) under a key such as `choose = { Sasha = "play kre-c10" }`."""
        table = self.data.get(key, {})
        if not isinstance(table, dict):
            self._mistake(f"must be a table of seats, not {table!r}", key)
            return []
        pairs: list[tuple[str, str]] = []
        for name, said in table.items():
            known = name in self.sitting.names
            if key in _SIGHT:
                known = known or name == SPECTATOR
            if key == "choose":
                known = known or name == OTHERS
            if not known:
                self._mistake(f"nobody is called {name!r}", key, name)
                continue
            for words in _list(said):
                if not isinstance(words, str) or not words.strip():
                    self._mistake(f"must be a text, not {words!r}", key, name)
                else:
                    pairs.append((name, words))
        return pairs

    def _seats(self, value: Any) -> Any:
        """Seats by their numbers, as facts have them."""
        if isinstance(value, str) and value in self.sitting.names:
            return self.sitting.seat(value)
        if isinstance(value, list):
            return [self._seats(v) for v in value]
        if isinstance(value, dict):
            return {key: self._seats(v) for key, v in value.items()}
        return value

    def _named(self, value: Any, key: str) -> str:
        """Numbers that are seats by their names again."""
        if key in ("places", "scores", "reason"):
            return repr(value)
        if isinstance(value, list):
            return f"[{', '.join(self._named(v, key) for v in value)}]"
        if isinstance(value, int) and 0 <= value < len(self.sitting.names):
            return repr(self.sitting.names[value])
        return repr(value)

    def _sound(self, told: str, *keys: str) -> bool:
        if told:
            self._mistake(told, *keys)
        return not told

    def _mistake(self, message: str, *keys: str) -> None:
        self.mistakes.append(Failure(self.at(*keys, step=self.number), message))

    def _fail(self, message: str, *keys: str) -> None:
        self.failures.append(Failure(self.at(*keys, step=self.number), message))


def here(error: Exception) -> str:
    """An error in one line."""
    told = " ".join(str(error).split())
    return told if isinstance(error, ValueError) and told else f"{type(error).__name__}: {told}"


def _parts(sitting: Sitting) -> tuple[str, ...]:
    return staging_of(sitting.match.state).in_parts


def _numbers(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(v, int) for v in value)


def _kind(value: Any) -> str:
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int):
        return "a number"
    if isinstance(value, str):
        return "a text"
    return "a list" if isinstance(value, list) else "a table"


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
