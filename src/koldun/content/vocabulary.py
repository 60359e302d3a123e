"""Vocabularies: the verbs a game's cards may use, their parameters, and how they are said.

    VERBS = Vocabulary("krendel")
    VERBS.verb("thorns", Thorns, number("wounds", 1, 5))

A card says `do = { thorns = 1 }` or, with several parameters, `do = { self = { attack = -2 } }`.
The text of a verb is the message `verb-thorns` of the game, in both languages. A parameter may be
a number, a word of a list, or deeds again (`then = { ... }`), whose text is made first.

Not every deed can stand everywhere. A parameter, like a field of a card, says by a class which deeds
it takes (`deeds("then", of=Blow)`); another is refused with its file, card and key before it is played.
"""

from collections.abc import Callable
from typing import Any, TypeVar, overload

from koldun.content.deeds import Deed
from koldun.content.text import Argument, Text, signed
from koldun.kernel.errors import BadFile, RulesFault

_MISSING = object()

D = TypeVar("D", bound=Deed)


class Parameter:
    """One typed parameter of a verb."""

    def __init__(self, name: str, what: str, default: object) -> None:
        self.name = name
        self.what = what
        self.default = default
        self.least = 0
        self.most = 0
        self.words: tuple[str, ...] = ()
        self.of: type[Deed] = Deed  # which deeds it takes

    def read(self, value: object, place: str, vocabulary: "Vocabulary") -> object:
        if self.what == "deeds":
            return vocabulary.read(value, place, of=self.of)
        if self.what == "word":
            if not isinstance(value, str) or value not in self.words:
                raise BadFile(place, f"must be one of {', '.join(self.words)}, not {value!r}")
            return value
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadFile(place, f"must be a whole number, not {value!r}")
        if not self.least <= value <= self.most:
            raise BadFile(place, f"must be from {self.least} to {self.most}, not {value}")
        return value


def number(name: str, least: int, most: int, default: int | None = None) -> Parameter:
    parameter = Parameter(name, "number", _MISSING if default is None else default)
    parameter.least, parameter.most = least, most
    return parameter


def word(name: str, *words: str, default: str | None = None) -> Parameter:
    parameter = Parameter(name, "word", _MISSING if default is None else default)
    parameter.words = words
    return parameter


def deeds(name: str, required: bool = True, of: type[Deed] = Deed) -> Parameter:
    """Deeds of one kind: of a class that the game's verbs are derived from."""
    parameter = Parameter(name, "deeds", _MISSING if required else ())
    parameter.of = of
    return parameter


class Verb:
    def __init__(
        self, name: str, make: Callable[..., Deed], parameters: tuple[Parameter, ...]
    ) -> None:
        self.name = name
        self.make = make
        self.parameters = parameters


class Vocabulary:
    """All verbs of a game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.verbs: dict[str, Verb] = {}
        self._apart: list[tuple[str, ...]] = []

    def verb(self, name: str, make: Callable[..., Deed], *parameters: Parameter) -> None:
        if name in self.verbs:
            raise RulesFault(f"{self.game}: the verb {name} is there twice")
        self.verbs[name] = Verb(name, make, parameters)

    def apart(self, *names: str) -> None:
        """Verbs that contradict each other: no card says two of them at once."""
        for name in names:
            if name not in self.verbs:
                raise RulesFault(f"{self.game}: there is no verb {name} to keep apart")
        self._apart.append(names)

    @overload
    def read(self, data: object, place: str) -> list[Deed]: ...

    @overload
    def read(self, data: object, place: str, *, of: type[D]) -> list[D]: ...

    def read(self, data: object, place: str, *, of: type[Deed] = Deed) -> Any:
        """Deeds from a table (`{ draw = 2, heal = 1 }`) or, where a verb repeats, a list of tables."""
        tables = data if isinstance(data, list) else [data]
        read: list[Deed] = []
        for table in tables:
            if not isinstance(table, dict):
                raise BadFile(place, f"must be a table of verbs, not {table!r}")
            for name, value in table.items():
                deed = self._deed(name, value, f"{place}.{name}")
                if not isinstance(deed, of):
                    raise BadFile(f"{place}.{name}", self._misplaced(name, of))
                read.append(deed)
        self._hold_apart([deed.verb for deed in read], place)
        return read

    def _misplaced(self, name: str, of: type[Deed]) -> str:
        fitting = sorted(v.name for v in self.verbs.values() if _makes(v, of))
        listed = f"; these do: {', '.join(fitting)}" if fitting else ""
        return f"{name!r} cannot stand here{listed}"

    def _hold_apart(self, said: list[str], place: str) -> None:
        for names in self._apart:
            found = [name for name in names if name in said]
            if len(found) > 1:
                both = " and ".join(repr(name) for name in found[:2])
                raise BadFile(f"{place}.{found[1]}", f"{both} contradict each other")

    def _deed(self, name: str, value: object, place: str) -> Deed:
        verb = self.verbs.get(name)
        if verb is None:
            raise BadFile(place, f"no verb {name!r}; there are {', '.join(sorted(self.verbs))}")
        given = _as_table(verb, value, place)
        args: dict[str, object] = {}
        for parameter in verb.parameters:
            if parameter.name in given:
                args[parameter.name] = parameter.read(
                    given.pop(parameter.name), f"{place}.{parameter.name}", self
                )
            elif parameter.default is _MISSING:
                raise BadFile(place, f"needs {parameter.name!r}")
            else:
                args[parameter.name] = [] if parameter.what == "deeds" else parameter.default
        if given:
            raise BadFile(place, f"has no parameter {sorted(given)[0]!r}")
        try:
            deed = verb.make(*args.values())
        except ValueError as error:
            raise BadFile(place, str(error)) from error
        deed.verb = name
        deed.args = args
        return deed

    def text(self, deeds: list[Deed], text: Text, lang: str) -> str:
        """What the deeds do, in words: one sentence after the other."""
        return " ".join(self.sentence(deed, text, lang) for deed in deeds)

    def sentence(self, deed: Deed, text: Text, lang: str) -> str:
        args: dict[str, Argument] = {}
        for name, value in deed.args.items():
            if isinstance(value, list | tuple):
                args[name] = self.text(list(value), text, lang)
            elif isinstance(value, int):
                args[name] = value
                args[f"{name}-signed"] = signed(value)
            else:
                args[name] = str(value)
        return text.say(lang, f"verb-{deed.verb.replace('_', '-')}", args)


def _makes(verb: Verb, kind: type[Deed]) -> bool:
    """Does a verb make deeds of a kind? Known where it is made by its class."""
    return isinstance(verb.make, type) and issubclass(verb.make, kind)


def _as_table(verb: Verb, value: object, place: str) -> dict[str, Any]:
    """`draw = 2` means its first parameter, `cut_all = true` that it has none to give."""
    if isinstance(value, dict) and not (
        verb.parameters
        and verb.parameters[0].what == "deeds"
        and verb.parameters[0].name not in value
    ):
        return dict(value)
    if value is True:
        return {}
    if not verb.parameters:
        raise BadFile(place, f"takes no parameter: write {verb.name} = true, not {value!r}")
    return {verb.parameters[0].name: value}
