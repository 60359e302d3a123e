"""Tables and games as other people may know them."""

from collections.abc import Callable

import msgspec

from koldun.content.library import library_of
from koldun.content.registry import games
from koldun.content.text import LANGUAGES
from koldun.kernel.game import AnyGame
from koldun.server.bots.thinking import levels
from koldun.server.protocol import GameInfo, Named, SeatInfo, TableInfo
from koldun.server.storage.records import FINISHED, RUNNING, Table
from koldun.server.tables.derived import Course


def info_of(
    table: Table, person: str, online: Callable[[str], bool], course: Course | None
) -> TableInfo:
    """A table for one person. The seed is in it only when the match is over."""
    mine = table.seats_of(person)
    asked = course.asked() if course is not None and table.status == RUNNING else []
    over = table.status == FINISHED
    return TableInfo(
        id=table.id,
        game=table.game,
        status=table.status,
        players=table.players,
        seats=[
            SeatInfo(
                seat=s.seat,
                kind=s.kind,
                name=s.name,
                level=s.level,
                mine=s.seat in mine,
                online=s.kind == "human" and online(s.person),
            )
            for s in table.seats
        ],
        public=table.public,
        options=table.options,
        clock=table.clock,
        absent=table.absent,
        host=table.host == person,
        my_turn=any(seat in asked for seat in mine),
        created=table.created,
        changed=table.changed,
        commitment=table.commitment(),
        seed=table.seed if over else "",
        winners=table.winners,
        rematch=table.rematch,
    )


def game_infos() -> list[GameInfo]:
    return [_game_info(game) for game in games().values()]


def _game_info(game: AnyGame) -> GameInfo:
    text = library_of(game).text
    schema = msgspec.json.schema(game.options)
    options = schema.get("$defs", {}).get(game.options.__name__, schema)

    def named(id: str) -> Named:
        return Named(**{lang: text.say(lang, id) for lang in LANGUAGES})

    return GameInfo(
        id=game.id,
        version=game.version,
        title=named("title"),
        tagline=named("tagline"),
        about=named("about"),
        players=(game.least, game.most),
        minutes=game.minutes,
        weight=game.weight,
        adult="adult" in game.capabilities,
        capabilities=sorted(game.capabilities),
        options=options,
        levels=levels(),
    )
