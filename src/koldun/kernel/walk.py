"""A walk over everything a state holds: what digests are made of and copies are proven by.

The walk reads every attribute of an object, interpreted or compiled, so no field can be forgotten.
Three class attributes may name exceptions, each with the reason beside it:

    aside: ClassVar[tuple[str, ...]] = ("log",)        # no part of the position: listeners, caches
    transient: ClassVar[tuple[str, ...]] = ("rites",)  # empty whenever a unit of play ends
    replaced: ClassVar[tuple[str, ...]] = ("serials",) # a list that is replaced, never changed: shared

Fields kept aside are left out. Transient ones are walked like any other; a copy need not carry them.
"""

from functools import cache
from typing import Any

from koldun.kernel.cards import Face
from koldun.kernel.definitions import Definition
from koldun.kernel.state import Plain

_AS_THEY_ARE = {int, str, bool}


@cache
def fields_of(kind: type) -> tuple[str, ...]:
    """The attributes that objects of a class declare, in a fixed order; without those kept aside."""
    names: dict[str, None] = {}
    for base in kind.__mro__:
        own = vars(base)
        compiled: tuple[str, ...] = own.get("__mypyc_attrs__", ())
        slots = own.get("__slots__", ())
        for name in (*compiled, *((slots,) if isinstance(slots, str) else slots)):
            if name not in ("__dict__", "__weakref__"):
                names[name] = None
    left_out = _named(kind, "aside")
    return tuple(sorted(name for name in names if name not in left_out))


@cache
def _named(kind: type, word: str) -> frozenset[str]:
    """The fields a class and its bases list under `aside`, `transient` or `replaced`."""
    return frozenset(name for base in kind.__mro__ for name in vars(base).get(word, ()))


def transient_of(kind: type) -> frozenset[str]:
    return _named(kind, "transient")


def replaced_of(kind: type) -> frozenset[str]:
    return _named(kind, "replaced")


def attributes(thing: object) -> dict[str, Any]:
    """Every attribute of an object by name, without those kept aside."""
    kind: Any = type(thing)
    found: dict[str, Any] = {}
    for name in fields_of(kind):
        try:
            found[name] = getattr(thing, name)
        except AttributeError:
            continue  # declared and not set yet
    loose = getattr(thing, "__dict__", None)
    if loose:
        left_out = _named(kind, "aside")
        for name in sorted(loose):
            if name not in left_out:
                found[name] = loose[name]
    return found


def plain(thing: Any) -> Plain:
    """A thing and all it holds in plain values, the same interpreted and compiled.

    Where an object is met again its number by first meeting stands: a copy must keep that too.
    """
    return _plain(thing, {})


def _plain(thing: Any, met: dict[int, int]) -> Plain:
    kind = type(thing)
    if kind is int or kind is str or kind is bool or thing is None:
        return thing  # type: ignore[no-any-return]
    if isinstance(thing, Definition):
        return name_of(thing)
    if kind is tuple:
        return [_plain(part, met) for part in thing]
    if kind is bytes:
        return bytes(thing).hex()
    if kind is float:
        return repr(thing)
    again = met.get(id(thing))
    if again is not None:
        return {"again": again}
    met[id(thing)] = len(met)
    if kind is list:
        return _plain_list(thing, met)
    if kind is dict:
        pairs: list[Plain] = [[_plain(k, met), _plain(v, met)] for k, v in thing.items()]
        return {"pairs": sorted(pairs, key=repr)}
    if kind is set or kind is frozenset:
        return {"set": sorted([_plain(part, met) for part in thing], key=repr)}
    return {name: _plain(value, met) for name, value in attributes(thing).items()}


def _plain_list(things: list[Any], met: dict[int, int]) -> list[Plain]:
    kinds = set(map(type, things))
    if kinds <= _AS_THEY_ARE:
        return things[:]
    if all(issubclass(kind, Face) for kind in kinds):
        return [face.id for face in things]
    return [_plain(part, met) for part in things]


def name_of(thing: Definition) -> Plain:
    """A definition by its name, or by what it is made of where it has none."""
    for word in ("id", "name"):
        name = getattr(thing, word, None)
        if type(name) is str:
            return name
    made_of = {key: _plain(value, {}) for key, value in attributes(thing).items()}
    return {type(thing).__name__: made_of}
