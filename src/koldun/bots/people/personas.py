"""Characters of bots at a table: a name, a face, and the temperament they play with."""

import tomllib
from collections.abc import Collection
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from koldun.bots.levels import LEARNED_LEVELS
from koldun.bots.people.characters import TEMPERAMENTS
from koldun.kernel.errors import BadFile
from koldun.kernel.randomness import Rng, derive

FILE: Final = "personas.toml"


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in every language."""

    ru: str
    en: str


class Says(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What it says when something happens."""

    won_fight: Said
    attacked: Said
    lost_much: Said
    near_win: Said
    thinking: Said
    match_end: Said


class Persona(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there. `temperament`: what `LEVEL~TEMPERAMENT` plays by; empty for none."""

    id: str
    name: Said
    icon: str
    temperament: str
    hello: Said
    says: Says


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    persona: list[Persona]


@cache
def personas() -> dict[str, Persona]:
    """All of them by id, in the order of the file."""
    source = (files("koldun.bots.people") / FILE).read_text(encoding="utf-8")
    try:
        found = msgspec.convert(tomllib.loads(source), _File).persona
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadFile(FILE, str(error)) from error
    for one in found:
        if one.temperament not in ("", *TEMPERAMENTS):
            raise BadFile(f"{FILE}: {one.id}.temperament", f"is not one of {TEMPERAMENTS}")
    return {one.id: one for one in found}


def with_temperament(level: str, temperament: str) -> str:
    """The level with a temperament, where it is one for people: `mage~cautious`."""
    return f"{level}~{temperament}" if temperament and level in LEARNED_LEVELS else level


def persona_named(id: str) -> Persona | None:
    return personas().get(id)


def pick_personas(count: int, seed: bytes, taken: Collection[str] = ()) -> list[Persona]:
    """So many different ones, by chance; none of those taken while others are left."""
    chance = Rng(derive(seed, "personas"))
    free = [one for id, one in personas().items() if id not in taken]
    found: list[Persona] = []
    while len(found) < count:
        free = free or [one for one in personas().values() if one not in found]
        found.append(free.pop(chance.below(len(free))))
    return found
