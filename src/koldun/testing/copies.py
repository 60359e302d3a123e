"""Copies proven complete: a walk over all a state holds finds what a copy forgot or shares.

Two ways look for it. One compares state and copy whenever a unit of play begins. The other changes
one field after the other and asks whether a copy carries the change, so that a field is found even
when random play never gives it a value of its own.
"""

from collections.abc import Iterator
from typing import Any, Final

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.content.registry import table_for
from koldun.kernel.cards import Zone
from koldun.kernel.definitions import Definition
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.kernel.state import Plain
from koldun.kernel.walk import attributes, plain, replaced_of, transient_of
from koldun.testing.watched import AnyState, Watched

_DECISIONS: Final = 150
_CHANGED_AT: Final = (0, 3, 12)  # units of play whose beginning has its fields changed one by one


def copies_completely(game: AnyGame) -> None:
    """At the beginning of every unit of play a copy is equal, shares nothing and forgets nothing."""
    for players in range(game.least, game.most + 1):
        units = 0
        kept: list[tuple[AnyState, Plain]] = []

        def begins(
            state: AnyState,
            thorough: bool = players == game.least,
            kept: list[tuple[AnyState, Plain]] = kept,
        ) -> None:
            nonlocal units
            for copy, then in kept:
                odd = differences(then, plain(copy))
                assert not odd, f"{type(state).__name__}: a copy later changed in {', '.join(odd)}"
            check_copy(state)
            copy = state.copy()
            kept[:] = [(copy, plain(copy))]
            if thorough and units in _CHANGED_AT:
                check_every_field(state)
            units += 1

        setup = table_for(game, players, game.brief)
        seed = seed_of(f"{game.id} copies")
        match = Match.start(Watched(game, begins), setup, seed, False, checkpoints=False)
        play_randomly(match, RandomChoice(seed_of("copies")), _DECISIONS)


def check_copy(state: AnyState) -> None:
    """A copy is equal to the state and shares nothing with it that can change."""
    copy = state.copy()
    name = type(state).__name__
    odd = differences(plain(state), plain(copy))
    assert not odd, f"{name}: a copy differs in {', '.join(odd)}"
    held = list(changeable(state))
    own = {id(thing): path for path, thing in held}
    for path, thing in changeable(copy):
        assert id(thing) not in own, f"{name}: a copy shares {path} with {own[id(thing)]}"
    listed = {id(zone) for zone in state.zones()}
    for path, thing in held:
        if isinstance(thing, Zone):
            assert id(thing) in listed, f"{name}: {path} is not among zones()"


def check_every_field(state: AnyState) -> None:
    """Change each field in turn; a copy must carry the change, and the digest must see it."""
    for path, owner, field in _fields(state):
        before = getattr(owner, field)
        unchanged = plain(state)
        for changed in _others(before):
            try:
                setattr(owner, field, changed)
            except (TypeError, AttributeError):
                continue  # a compiled class takes no such value here
            try:
                assert plain(state) != unchanged, f"the digest does not see {path}"
                carried = _carries(state)
            finally:
                setattr(owner, field, before)
            name = type(state).__name__
            assert carried, f"{name}: a copy forgets {path}"
            break


def _carries(state: AnyState) -> bool:
    try:
        return plain(state.copy()) == plain(state)
    except Exception:
        return True  # copying met the strange value, so it does read the field


def differences(old: Plain, new: Plain, path: str = "") -> list[str]:
    """Paths where two plain values differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        found: list[str] = []
        for key in sorted({*old, *new}):
            here = f"{path}.{key}" if path else key
            if key not in old or key not in new:
                found.append(here)
            else:
                found += differences(old[key], new[key], here)
        return found
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [
            found
            for i, (a, b) in enumerate(zip(old, new, strict=True))
            for found in differences(a, b, f"{path}.{i}")
        ]
    return [] if old == new and type(old) is type(new) else [path]


# --- walking


def changeable(thing: Any) -> Iterator[tuple[str, Any]]:
    """Everything a state holds that can change, itself included, with the path to it."""
    return _changeable(thing, "", set())


def _changeable(thing: Any, path: str, met: set[int]) -> Iterator[tuple[str, Any]]:
    if thing is None or isinstance(thing, bool | int | str | float | bytes | Definition):
        return
    if isinstance(thing, tuple | frozenset):
        for i, part in enumerate(thing):
            yield from _changeable(part, f"{path}.{i}", met)
        return
    if id(thing) in met:
        return
    met.add(id(thing))
    yield path or type(thing).__name__, thing
    for name, part in _parts(thing):
        yield from _changeable(part, f"{path}.{name}" if path else name, met)


def _parts(thing: Any) -> list[tuple[str, Any]]:
    if isinstance(thing, list | set):
        return [(str(i), part) for i, part in enumerate(thing)]
    if isinstance(thing, dict):
        return [(str(key), part) for key, part in thing.items()]
    shared = replaced_of(type(thing))
    if isinstance(thing, Zone) and thing.lent:
        shared |= {"cards"}  # until one of those who have the list changes it
    return [(name, part) for name, part in attributes(thing).items() if name not in shared]


def _fields(state: AnyState) -> Iterator[tuple[str, Any, str]]:
    """Every field of the state and of the objects it holds: path, owner and name."""
    for path, thing in list(changeable(state)):
        if isinstance(thing, list | dict | set):
            continue
        passing = transient_of(type(thing))
        for name in ["cards"] if isinstance(thing, Zone) else attributes(thing):
            if name not in passing:
                yield (f"{path}.{name}" if thing is not state else name), thing, name


def _others(value: Any) -> Iterator[Any]:
    """Values a field does not have now, the likeliest to be taken first."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        yield value + "?"
    elif isinstance(value, list):
        yield value[:-1] if value else [0]
        yield [""]
    elif isinstance(value, dict):
        yield dict(list(value.items())[:-1]) if value else {0: 0}
        yield {"": 0}
    elif isinstance(value, set):
        yield value | {-7}
    elif value is None:
        yield from (0, "", [])
