"""The library of a game: its cards, its words and its rules, read once from the game's folder."""

import tomllib
from collections.abc import Callable
from difflib import get_close_matches
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, overload

import msgspec

from koldun.content.deeds import Deed
from koldun.content.ledger import Ledger, load_ledger
from koldun.content.text import LANGUAGES, Text, bound
from koldun.content.vocabulary import D, Vocabulary
from koldun.kernel.cards import Face
from koldun.kernel.errors import BadFile, RulesFault
from koldun.kernel.game import AnyGame


class Entry:
    """One `[[card]]` of a card file, read field by field; each mistake names its place."""

    def __init__(self, data: dict[str, Any], place: str) -> None:
        self._data = dict(data)
        self.id = self.line("id", place)
        self.place = f"{place}: {self.id}"
        self.kind = self.line("kind")
        self.copies = self.number("copies", 1, 99, default=1)
        self.icon = self.line("icon", default="")
        self.name = self.names("name")
        self.flavour = self.names("flavour", required=False)
        self.disaster = self.names("disaster", required=False)
        self.rules: list[str] = self._take("rules", list, [])

    def _take(self, key: str, kind: type | tuple[type, ...], default: Any, place: str = "") -> Any:
        at = f"{place or self.place}.{key}" if place or hasattr(self, "place") else key
        if key not in self._data:
            if default is None:
                raise BadFile(at, "is missing")
            return default
        value = self._data.pop(key)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            wanted = kind.__name__ if isinstance(kind, type) else "table"
            words = {"int": "a whole number", "str": "a text", "list": "a list", "dict": "a table"}
            raise BadFile(at, f"must be {words.get(wanted, wanted)}, not {value!r}")
        return value

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        value = int(self._take(key, int, default))
        if not least <= value <= most:
            raise BadFile(f"{self.place}.{key}", f"must be from {least} to {most}, not {value}")
        return value

    def line(self, key: str, place: str = "", default: str | None = None) -> str:
        return str(self._take(key, str, default, place))

    def word(self, key: str, words: tuple[str, ...], default: str | None = None) -> str:
        value = self.line(key, default=default)
        if value not in words:
            raise BadFile(
                f"{self.place}.{key}", f"must be one of {', '.join(words)}, not {value!r}"
            )
        return value

    def has(self, key: str) -> bool:
        """Is it written there and not read yet?"""
        return key in self._data

    def flag(self, key: str) -> bool:
        return bool(self._take(key, bool, False))

    def names(self, key: str, required: bool = True) -> dict[str, str]:
        """A name in every language; empty if it may be missing and is."""
        value = self._take(key, dict, None if required else {})
        if not required and not value:
            return {}
        for lang in LANGUAGES:
            if not isinstance(value.get(lang), str) or not value[lang]:
                raise BadFile(f"{self.place}.{key}.{lang}", "is missing")
        return {lang: bound(lang, value[lang]) for lang in LANGUAGES}

    def part(self, key: str) -> "Part":
        return Part(self._take(key, dict, None), f"{self.place}.{key}")

    def parts(self, key: str) -> "list[Part]":
        """A list of tables inside an entry; none if the key is missing."""
        tables = self._take(key, list, [])
        if not all(isinstance(table, dict) for table in tables):
            raise BadFile(f"{self.place}.{key}", "must be a list of tables")
        return [Part(table, f"{self.place}.{key} {n}") for n, table in enumerate(tables, 1)]

    def words(self, key: str, words: tuple[str, ...]) -> list[str]:
        """A list of words out of a vocabulary; empty if the key is missing."""
        given = self._take(key, list, [])
        for value in given:
            if value not in words:
                raise BadFile(
                    f"{self.place}.{key}", f"must be of {', '.join(words)}, not {value!r}"
                )
        return [str(value) for value in given]

    @overload
    def deeds(self, key: str, vocabulary: Vocabulary, required: bool = True) -> list[Deed]: ...

    @overload
    def deeds(
        self, key: str, vocabulary: Vocabulary, required: bool = True, *, of: type[D]
    ) -> list[D]: ...

    def deeds(
        self,
        key: str,
        vocabulary: Vocabulary,
        required: bool = True,
        *,
        of: type[Deed] = Deed,
    ) -> Any:
        """What a card does; `of` says which deeds can stand here."""
        data = self._take(key, (dict, list), None if required else [])
        found = vocabulary.read(data, f"{self.place}.{key}", of=of)
        if required and not found:
            raise BadFile(f"{self.place}.{key}", "says no verb")
        return found

    def finish(self) -> None:
        """Nothing may be left over: a misspelt key is a mistake, not a comment."""
        if self._data:
            raise BadFile(f"{self.place}.{sorted(self._data)[0]}", "is not known here")


class Part(Entry):
    """A table inside an entry."""

    def __init__(self, data: dict[str, Any], place: str) -> None:
        self._data = dict(data)
        self.place = place


class CardInfo(msgspec.Struct, frozen=True):
    """A card for people: what `koldun cards` lists and a page draws."""

    id: str
    name: dict[str, str]
    kind: str
    copies: int
    text: dict[str, str]
    rules: list[str]
    icon: str = ""
    facts: dict[str, Any] = {}
    flavour: dict[str, str] = {}  # a line for fun
    disaster: dict[str, str] = {}  # what is told when it strikes somebody


def small_print(card: CardInfo, lang: str) -> str:
    """What a card prints besides its text (`line` of its facts), where its game has such a line."""
    line = card.facts.get("line")
    return str(line.get(lang, "")) if isinstance(line, dict) else ""


class Built:
    """What a game makes of an entry: the face it plays with and the texts it shows."""

    def __init__(
        self,
        face: Face,
        text: Callable[[str], str],
        facts: dict[str, Any] | None = None,
    ) -> None:
        self.face = face
        self.text = text
        self.facts = facts or {}


Builder = Callable[[Entry, "Library"], Built]


class Library:
    """Cards, text and ledger of one game, each read when it is first asked for."""

    def __init__(self, package: str, build: Builder | None = None) -> None:
        """`build` makes a face of a card entry; a game without cards has none."""
        self._folder = files(package)
        self._build = build

    @property
    def folder(self) -> Traversable:
        """The game's own folder."""
        return self._folder

    def check(self) -> None:
        """Read everything now; whatever is missing or wrong is raised with its file."""
        for read in (lambda: self.text, lambda: self.ledger, lambda: self.cards):
            try:
                read()
            except FileNotFoundError as error:
                missing = Path(error.filename or "").name
                raise BadFile(missing, "the file is missing") from error

    @cached_property
    def text(self) -> Text:
        return Text([files("koldun.content") / "text", self._folder / "text"])

    @cached_property
    def ledger(self) -> Ledger:
        texts = self._folder / "text"
        return load_ledger(
            self._folder / "rules.toml", texts / "rules.ru.toml", texts / "chapters.toml"
        )

    @cached_property
    def _made(self) -> dict[str, tuple[Entry, Built]]:
        made: dict[str, tuple[Entry, Built]] = {}
        if self._build is None:
            return made
        folder = self._folder / "cards"
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            if file.name.endswith(".toml"):
                self._read(file.name, file.read_text(encoding="utf-8"), made)
        return made

    @property
    def faces(self) -> dict[str, Face]:
        """All faces by id, in the order of the files."""
        return {id: built.face for id, (_, built) in self._made.items()}

    def entries(self, kind: str) -> list[Face]:
        return [built.face for entry, built in self._made.values() if entry.kind == kind]

    @cached_property
    def cards(self) -> list[CardInfo]:
        return [self._info(entry, built) for entry, built in self._made.values()]

    def pack(self, name: str, source: str) -> "Pack":
        """A card pack of somebody else: the same format, checked the same way."""
        made = dict(self._made)
        known = set(made)
        self._read(name, source, made)
        new = [pair for id, pair in made.items() if id not in known]
        for entry, _ in new:
            self._check_icon(entry)
        faces = [built.face for _, built in new for _ in range(built.face.copies)]
        return Pack(faces, [self._info(entry, built) for entry, built in new])

    @cached_property
    def icons(self) -> frozenset[str]:
        """The icons a page can draw on cards: it is built with those of the game's own."""
        return frozenset(entry.icon for entry, _ in self._made.values() if entry.icon)

    def _check_icon(self, entry: Entry) -> None:
        if entry.icon and entry.icon not in self.icons:
            near = get_close_matches(entry.icon, sorted(self.icons), 3, 0.4)
            hint = f"; near it: {', '.join(near)}" if near else ""
            raise BadFile(
                f"{entry.place}.icon", f"no card of the game has the icon {entry.icon!r}{hint}"
            )

    def _info(self, entry: Entry, built: Built) -> CardInfo:
        return CardInfo(
            id=entry.id,
            name=entry.name,
            kind=entry.kind,
            copies=entry.copies,
            text={lang: built.text(lang) for lang in LANGUAGES},
            rules=entry.rules,
            icon=entry.icon,
            facts=built.facts,
            flavour=entry.flavour,
            disaster=entry.disaster,
        )

    def _read(self, file: str, source: str, made: dict[str, tuple[Entry, Built]]) -> None:
        for number, data in enumerate(_cards_of(file, source), 1):
            entry = Entry(data, f"{file}: card {number}")
            entry.place = f"{file}: {entry.id}"
            if entry.id in made:
                raise BadFile(entry.place, "this id is taken")
            for rule in entry.rules:
                if not self.ledger.knows(rule):
                    raise BadFile(f"{entry.place}.rules", f"there is no rule {rule!r}")
            if self._build is None:
                raise BadFile(entry.place, "this game has no cards")
            built = self._build(entry, self)
            entry.finish()
            made[entry.id] = (entry, built)


class Pack:
    def __init__(self, faces: list[Face], cards: list[CardInfo]) -> None:
        self.faces = faces
        self.cards = cards


def _cards_of(file: str, source: str) -> list[dict[str, Any]]:
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise BadFile(file, f"not TOML: {error}") from error
    cards = data.pop("card", None)
    if not isinstance(cards, list) or not all(isinstance(c, dict) for c in cards):
        raise BadFile(file, "a card file holds [[card]] entries")
    if data:
        raise BadFile(f"{file}: {sorted(data)[0]}", "is not known here; only [[card]] is")
    return cards


def library_of(game: AnyGame) -> Library:
    """The library of a game, as what it is."""
    found = game.library()
    if not isinstance(found, Library):
        raise RulesFault(f"{game.id}: its library must be a Library, not {found!r}")
    return found
