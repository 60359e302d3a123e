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
    source: str = ""
    basis: str = "printed"
    test: str = ""
    note: str = ""


class Term(msgspec.Struct, frozen=True):
    """A word of the glossary; the same word is used in code, text and tests."""

    ru: str
    en: str
    meaning: str


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
        """Clauses that hold all the words, in id, rule, source or note."""
        wanted = words.casefold().split()
        return [
            c
            for c in self.clauses.values()
            if all(w in f"{c.id} {c.rule} {c.source} {c.note}".casefold() for w in wanted)
        ]


def load_ledger(file: Traversable) -> Ledger:
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
