"""Games as the lobby shows them."""

import msgspec

from koldun.content.library import library_of
from koldun.content.registry import games
from koldun.content.text import LANGUAGES
from koldun.kernel.game import AnyGame
from koldun.lessons.lesson import lesson_of
from koldun.server.bots.levels import levels
from koldun.server.protocol import GameInfo, Named


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
        lesson=lesson_of(game) is not None,
    )
