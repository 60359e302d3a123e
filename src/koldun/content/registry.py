"""Which games there are: whatever is installed under the entry-point group `koldun.games`."""

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import msgspec

from koldun.content.library import library_of
from koldun.kernel.errors import WrongTable
from koldun.kernel.game import AnyGame, Game, Scene, Setup

GROUP = "koldun.games"
_OURS = "koldun.games."


@cache
def _found() -> tuple[dict[str, AnyGame], dict[str, str]]:
    """Installed games by id, and why others cannot be played."""
    _looked_in[:] = sys.path
    sound: dict[str, AnyGame] = {}
    broken: dict[str, str] = {}
    for point in entry_points(group=GROUP):
        try:
            game = _loaded(point)
        except Exception as error:  # a stranger's code may fail in any way
            told = str(error) or type(error).__name__
            broken[point.name] = f"{point.value}: {told}"
            continue
        sound[game.id] = game
    return sound, broken


_looked_in: list[str] = []


def look_again() -> None:
    """In a process that was handed another path than it began with there may be other games."""
    if sys.path != _looked_in:
        _found.cache_clear()


def _loaded(point: EntryPoint) -> AnyGame:
    game = point.load()
    if not isinstance(game, Game):
        raise WrongTable(f"is no Game but {game!r}")
    if game.id != point.name:
        raise WrongTable(f"calls itself {game.id!r}, not {point.name!r}")
    if not point.value.startswith(_OURS):  # ours are tested and read when they are first needed
        library_of(game).check()
    return game


def games() -> dict[str, AnyGame]:
    """All installed games by id. Our own come in the order of the box, others after them."""
    return _found()[0]


def broken_games() -> dict[str, str]:
    """Installed games that cannot be played, by the name of their entry point, with the reason."""
    return _found()[1]


def game_named(id: str) -> AnyGame:
    sound, broken = _found()
    if id in broken:
        raise WrongTable(f"the game {id!r} cannot be played: {broken[id]}")
    if id not in sound:
        raise WrongTable(f"there is no game {id!r}; there are {', '.join(sound)}")
    return sound[id]


def table_for(
    game: AnyGame,
    players: int,
    options: dict[str, Any] | None = None,
    scene: Scene | None = None,
    packs: list[tuple[str, str]] | None = None,
) -> Setup:
    """A checked set-up: seat count, options and card packs (name, source) as the game allows."""
    if not game.least <= players <= game.most:
        raise WrongTable(f"{game.id} is for {game.least} to {game.most} players, not {players}")
    known = {field.name for field in msgspec.structs.fields(game.options)}
    for name in options or {}:
        if name not in known:
            listed = ", ".join(sorted(known)) or "none"
            raise WrongTable(f"{game.id} has no option {name!r}; there are: {listed}")
    try:
        chosen: object = msgspec.convert(options or {}, game.options, strict=False)
    except msgspec.ValidationError as error:
        raise WrongTable(f"{game.id}: {error}") from error
    extra = [
        face for name, source in packs or [] for face in library_of(game).pack(name, source).faces
    ]
    return Setup(players, chosen, scene, packs, extra)
