"""Words: one set of Fluent files for terminal, page and generated card text, Russian and English."""

from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from koldun.kernel.errors import BadFile, KoldunError

LANGUAGES: Final = ("ru", "en")

Argument = str | int


class Text:
    """The messages of one game, with those every game shares under them."""

    def __init__(self, folders: Iterable[Traversable]) -> None:
        self._bundles: dict[str, FluentBundle] = {}
        self._ids: dict[str, set[str]] = {}
        self._sources: dict[str, str] = {}
        places = list(folders)
        for lang in LANGUAGES:
            bundle = FluentBundle([lang], use_isolating=False)
            ids: set[str] = set()
            parts = []
            for folder in places:
                file = folder / f"{lang}.ftl"
                source = bound(lang, file.read_text(encoding="utf-8"))
                ids |= _ids_of(source, str(file.name))
                parts.append(source)
                bundle.add_resource(FluentResource(source), allow_overrides=True)
            self._bundles[lang] = bundle
            self._ids[lang] = ids
            self._sources[lang] = "\n".join(parts)

    def has(self, lang: str, id: str) -> bool:
        return id in self._ids[lang]

    def ids(self, lang: str) -> set[str]:
        return set(self._ids[lang])

    def source(self, lang: str) -> str:
        """The Fluent source, for a page that formats by itself."""
        return self._sources[lang]

    def say(self, lang: str, id: str, args: Mapping[str, Argument] | None = None) -> str:
        """One message in one language. A missing message or argument is a defect and says so."""
        if lang not in self._bundles:
            raise KoldunError(f"no language {lang!r}: there are {' and '.join(LANGUAGES)}")
        bundle = self._bundles[lang]
        if id not in self._ids[lang]:
            raise KoldunError(f"no message {id!r} in {lang}.ftl")
        pattern = bundle.get_message(id).value
        if pattern is None:
            raise KoldunError(f"message {id!r} in {lang}.ftl has no text")
        said, errors = bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise KoldunError(f"message {id!r} in {lang}.ftl: {errors[0]}")
        return str(said)


def bound(lang: str, text: str) -> str:
    """A Russian dash stays on the line of the word before it."""
    return text.replace(" \N{EM DASH} ", "\N{NO-BREAK SPACE}\N{EM DASH} ") if lang == "ru" else text


def signed(number: int) -> str:
    """+2, −1 with a real minus."""
    return f"+{number}" if number >= 0 else f"\N{MINUS SIGN}{-number}"


def _ids_of(source: str, name: str) -> set[str]:
    ids: set[str] = set()
    for entry in FluentParser(with_spans=True).parse(source).body:
        if isinstance(entry, ast.Junk):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise BadFile(f"{name}:{line}", f"not Fluent: {entry.annotations[0].message}")
        if isinstance(entry, ast.Message):
            if entry.id.name in ids:
                raise BadFile(name, f"message {entry.id.name!r} is there twice")
            ids.add(entry.id.name)
    return ids
