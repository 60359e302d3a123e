"""The rule ledger of a game: every clause of its rulebook under an id."""

import tomllib
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from koldun.content.text import LANGUAGES
from koldun.kernel.errors import BadFile, KoldunError


class Clause(msgspec.Struct, frozen=True):
    """One rule. `basis` is printed, derived or a ruling of ours."""

    id: str
    rule: str
    ru: str = ""  # the same in Russian
    source: str = ""
    basis: str = "printed"
    test: str = ""
    note: str = ""
    note_ru: str = ""

    def said(self, lang: str) -> str:
        """The rule in a language; in English where it has not been translated."""
        return self.ru if lang == "ru" and self.ru else self.rule

    def noted(self, lang: str) -> str:
        return self.note_ru if lang == "ru" and self.note_ru else self.note


class Term(msgspec.Struct, frozen=True):
    """A word of the glossary; the same word is used in code, text and tests."""

    ru: str
    en: str
    meaning: str
    meaning_ru: str = ""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules that belong together: groups of ids (`BATTLE` of `KRE-BATTLE-07`), and what they are about."""

    title: dict[str, str]
    about: dict[str, str]
    groups: list[str]


class Ledger(msgspec.Struct, frozen=True):
    game: str
    clauses: dict[str, Clause]
    terms: list[Term]
    examples: dict[str, dict[str, Any]]
    chapters: list[Chapter] = []

    def of(self, chapter: Chapter) -> list[Clause]:
        """The rules of a chapter, group by group."""
        return [
            c for group in chapter.groups for c in self.clauses.values() if group_of(c) == group
        ]

    def clause(self, id: str) -> Clause:
        if id not in self.clauses:
            raise KoldunError(f"{self.game}: there is no rule {id!r}")
        return self.clauses[id]

    def knows(self, id: str) -> bool:
        return id in self.clauses or id in self.examples

    def search(self, words: str) -> list[Clause]:
        """Clauses that hold all the words, in id, rule, source or note, in either language."""
        wanted = words.casefold().split()
        return [
            c
            for c in self.clauses.values()
            if all(
                w in f"{c.id} {c.rule} {c.ru} {c.source} {c.note} {c.note_ru}".casefold()
                for w in wanted
            )
        ]


def group_of(clause: Clause) -> str:
    """The middle part of its id, which it shares with the rules about the same thing."""
    return clause.id.split("-")[1] if clause.id.count("-") > 1 else ""


def load_ledger(
    file: Traversable, russian: Traversable | None = None, chapters: Traversable | None = None
) -> Ledger:
    """The ledger in `file`, with its clauses and terms in Russian and its chapters, where there are such files."""
    ledger = _read(file)
    if russian is not None and russian.is_file():
        ledger = _translated(ledger, russian)
    return _divided(ledger, chapters) if chapters is not None and chapters.is_file() else ledger


def _read(file: Traversable) -> Ledger:
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        clauses = {}
        for number, entry in enumerate(data["clause"], 1):
            clause = msgspec.convert(entry, Clause)
            if clause.id in clauses:
                raise BadFile(file.name, f"clause {number}: {clause.id} is there twice")
            clauses[clause.id] = clause
        terms = [msgspec.convert(entry, Term) for entry in data.get("term", [])]
        examples = {entry["id"]: entry for entry in data.get("example", [])}
        return Ledger(data["game"]["id"], clauses, terms, examples)
    except tomllib.TOMLDecodeError as error:
        raise BadFile(file.name, f"not TOML: {error}") from error
    except (KeyError, msgspec.ValidationError) as error:
        raise BadFile(file.name, f"not a rule ledger: {error}") from error


class _Russian(msgspec.Struct, frozen=True):
    rules: dict[str, str]
    notes: dict[str, str] = {}
    terms: dict[str, str] = {}


def _translated(ledger: Ledger, file: Traversable) -> Ledger:
    try:
        texts = msgspec.toml.decode(file.read_bytes(), type=_Russian)
    except msgspec.MsgspecError as error:
        raise BadFile(file.name, f"not the texts of a ledger: {error}") from error
    for id in [*texts.rules, *texts.notes]:
        if id not in ledger.clauses:
            raise BadFile(file.name, f"{ledger.game}: there is no rule {id!r}")
    replace = msgspec.structs.replace
    clauses = {
        id: replace(c, ru=texts.rules.get(id, ""), note_ru=texts.notes.get(id, ""))
        for id, c in ledger.clauses.items()
    }
    terms = [replace(t, meaning_ru=texts.terms.get(t.en, "")) for t in ledger.terms]
    return replace(ledger, clauses=clauses, terms=terms)


class _Chapters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapter: list[Chapter]


def _divided(ledger: Ledger, file: Traversable) -> Ledger:
    """Every group of rules stands in one chapter."""
    try:
        found = msgspec.toml.decode(file.read_bytes(), type=_Chapters).chapter
    except msgspec.MsgspecError as error:
        raise BadFile(file.name, f"not the chapters of a ledger: {error}") from error
    known = {group_of(c) for c in ledger.clauses.values()}
    for number, chapter in enumerate(found, 1):
        for texts in (chapter.title, chapter.about):
            if missing := [lang for lang in LANGUAGES if not texts.get(lang)]:
                raise BadFile(f"{file.name}: chapter {number}", f"says nothing in {missing[0]}")
        for group in chapter.groups:
            if group not in known:
                raise BadFile(f"{file.name}: chapter {number}", f"there are no rules {group!r}")
    placed = [group for chapter in found for group in chapter.groups]
    for group in sorted(known):
        if placed.count(group) != 1:
            raise BadFile(
                file.name, f"{group!r} stands in {placed.count(group)} chapters and not in one"
            )
    return msgspec.structs.replace(ledger, chapters=found)
