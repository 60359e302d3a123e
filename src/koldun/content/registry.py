"""Which games there are: whatever is installed under the entry-point group `koldun.games`."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

import msgspec

from koldun.content.library import library_of
from koldun.kernel.errors import WrongTable
from koldun.kernel.game import AnyGame, Game, Scene, Setup

GROUP = "koldun.games"


@cache
def games() -> dict[str, AnyGame]:
    """All installed games by id. Our own come in the order of the box, others after them."""
    found: dict[str, AnyGame] = {}
    for point in entry_points(group=GROUP):
        game = point.load()
        if not isinstance(game, Game):
            raise WrongTable(f"{point.value}: is no AnyGame (entry point {point.name!r})")
        if game.id != point.name:
            raise WrongTable(f"{point.value}: calls itself {game.id!r}, not {point.name!r}")
        found[game.id] = game
    return found


def game_named(id: str) -> AnyGame:
    found = games()
    if id not in found:
        raise WrongTable(f"there is no game {id!r}; there are {', '.join(found)}")
    return found[id]


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
