"""The rule ledger of a game: every clause of its rulebook under an id."""

import tomllib
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

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


class Ledger(msgspec.Struct, frozen=True):
    game: str
    clauses: dict[str, Clause]
    terms: list[Term]
    examples: dict[str, dict[str, Any]]

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


def load_ledger(file: Traversable, russian: Traversable | None = None) -> Ledger:
    """The ledger in `file`; `russian` holds its clauses and terms in Russian, where there is one."""
    ledger = _read(file)
    return ledger if russian is None or not russian.is_file() else _translated(ledger, russian)


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
