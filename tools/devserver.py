"""A small stand-in for the server, to work on the page: everything in memory, one person.

python tools/devserver.py [port] [--bot LEVEL] [--delay SECONDS]
"""

import argparse
import asyncio
import hashlib
import secrets
import time
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, Response, WebSocket, get, post, websocket
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException, WebSocketDisconnect
from litestar.static_files import create_static_files_router

from koldun.bots.levels import LEVELS, bot_named
from koldun.bots.mind import Mind, luck
from koldun.kernel.cards import SPECTATOR
from koldun.kernel.match import Match
from koldun.kernel.registry import game_named, games, table_for
from koldun.kernel.table import look, overhear
from koldun.server import protocol as p

PAGE = Path(__file__).resolve().parent.parent / "src" / "koldun" / "server" / "page"
SETTINGS = argparse.Namespace(bot="random", delay=0.15)
NAMES = ["Оля", "Прохор", "Дима", "Настя", "Гоша", "Соня"]
ME = {"name": "Вы"}


def json(body: object) -> Response[bytes]:
    return Response(msgspec.json.encode(body), media_type=MediaType.JSON)


class Table:
    def __init__(self, new: p.NewTable) -> None:
        self.id = secrets.token_hex(4)
        self.new = new
        self.kinds = list(new.seats)
        self.match: Match | None = None
        self.status = "open"
        self.seed = secrets.token_bytes(16)
        self.sockets: dict[Any, int] = {}
        self.chat: list[p.Said] = []
        self.created = int(time.time())
        self.again: str = ""
        self.worker: asyncio.Task[None] | None = None

    def names(self) -> list[str]:
        return [ME["name"] if kind == "me" else NAMES[i] for i, kind in enumerate(self.kinds)]

    def mine(self) -> list[int]:
        return [i for i, kind in enumerate(self.kinds) if kind == "me"]

    def info(self) -> p.TableInfo:
        over = self.match is not None and self.match.result is not None
        seats = [
            p.SeatInfo(
                i,
                "human" if kind == "me" else "open" if kind == "open" else "bot",
                self.names()[i] if kind != "open" else "",
                kind.partition(":")[2],
                kind == "me",
                kind == "me",
            )
            for i, kind in enumerate(self.kinds)
        ]
        result = self.match.result if self.match else None
        my_turn = self.match is not None and any(
            self.match.decision(s) is not None for s in self.mine()
        )
        return p.TableInfo(
            self.id,
            self.new.game,
            "finished" if over else self.status,
            len(seats),
            seats,
            self.new.public,
            self.new.options,
            self.new.clock,
            self.new.absent,
            True,
            my_turn,
            self.created,
            self.created,
            hashlib.sha256(self.seed).hexdigest() if self.match else "",
            self.seed.hex() if over else "",
            list(result.winners) if result else [],
            self.again,
        )

    def start(self, fill: str) -> None:
        self.kinds = [f"bot:{fill or SETTINGS.bot}" if k == "open" else k for k in self.kinds]
        game = game_named(self.new.game)
        self.match = Match.start(game, table_for(game, len(self.kinds), self.new.options), self.seed)
        self.status = "running"

    def run(self) -> None:
        if self.worker is None or self.worker.done():
            self.worker = asyncio.create_task(self._bots())

    async def _bots(self) -> None:
        match = self.match
        assert match is not None
        while True:
            waiting = [d for d in match.pending() if self.kinds[d.seat] != "me"]
            if not waiting:
                return
            windowed = match.ask is not None and match.ask.windowed
            if not windowed:
                await asyncio.sleep(SETTINGS.delay)
            seat = waiting[0].seat
            level = self.kinds[seat].partition(":")[2]
            mind = Mind(match, seat)
            n = len(match.choices)
            bot = bot_named(level if level in LEVELS else SETTINGS.bot)
            index = await asyncio.to_thread(bot.choose, mind, luck(self.seed, seat, n))
            match.choose(seat, index)
            await self.tell()

    async def tell(self) -> None:
        for socket, seat in list(self.sockets.items()):
            assert self.match is not None
            events = overhear(self.match, seat, socket.heard)
            message = p.Update(
                look(self.match, seat),
                socket.heard,
                events,
                p.Timer(window=6.0 if self.match.ask and self.match.ask.windowed else -1.0),
                seat >= 0 and seat != SPECTATOR and self.match.can_undo(seat),
            )
            socket.heard += len(events)
            await socket.send(message)
        if self.match is not None and self.match.result is not None:
            for socket in list(self.sockets):
                await socket.send(p.TableChanged(self.info()))


class Wire:
    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.heard = 0

    async def send(self, message: object) -> None:
        await self.socket.send_data(msgspec.json.encode(message).decode())


TABLES: dict[str, Table] = {}


def table(id: str) -> Table:
    if id not in TABLES:
        raise NotFoundException("no such table")
    return TABLES[id]


@get("/api/games")
async def list_games() -> Response[bytes]:
    found = []
    for game in games().values():
        text = game.library().text
        said = {
            key: p.Named(text.say("ru", key), text.say("en", key))
            for key in ("title", "tagline", "about")
        }
        found.append(
            p.GameInfo(
                game.id,
                game.version,
                said["title"],
                said["tagline"],
                said["about"],
                (game.least, game.most),
                game.minutes,
                game.weight,
                "adult" in game.capabilities,
                sorted(game.capabilities),
                msgspec.json.schema(game.options),
                list(LEVELS),
            )
        )
    return json(found)


@get("/api/games/{game:str}/text/{lang:str}", media_type=MediaType.TEXT)
async def text(game: str, lang: str) -> str:
    return game_named(game).library().text.source(lang)


@get("/api/games/{game:str}/cards")
async def cards(game: str) -> Response[bytes]:
    return json(game_named(game).library().cards)


@get("/api/games/{game:str}/rules")
async def rules(game: str, q: str = "") -> Response[bytes]:
    return json(game_named(game).library().ledger.search(q))


@get("/api/me")
async def me() -> Response[bytes]:
    return json(p.Me("1", ME["name"], "/me/token"))


@post("/api/me")
async def rename(data: dict[str, Any]) -> Response[bytes]:
    ME["name"] = data["name"]
    return json(p.Me("1", ME["name"], "/me/token"))


@get("/api/tables")
async def tables(list: str = "mine") -> Response[bytes]:
    infos = [t.info() for t in TABLES.values()]
    if list == "finished":
        return json([i for i in infos if i.status == "finished"])
    if list == "open":
        return json([i for i in infos if i.status == "open" and i.public])
    return json([i for i in infos if i.status != "finished"])


def set_up(new: p.NewTable) -> Table:
    made = Table(new)
    TABLES[made.id] = made
    return made


@post("/api/tables")
async def create(data: dict[str, Any]) -> Response[bytes]:
    return json(set_up(msgspec.convert(data, p.NewTable)).info())


@post("/api/play")
async def play(data: dict[str, Any]) -> Response[bytes]:
    wanted = msgspec.convert(data, p.PlayNow)
    game = game_named(wanted.game)
    players = wanted.players or min(game.most, max(game.least, 4))
    level = wanted.level or SETTINGS.bot
    made = set_up(p.NewTable(wanted.game, ["me", *[f"bot:{level}"] * (players - 1)]))
    made.start("")
    return json(made.info())


@get("/api/tables/{id:str}")
async def show(id: str) -> Response[bytes]:
    return json(table(id).info())


@post("/api/tables/{id:str}/join")
async def join(id: str, data: dict[str, Any]) -> Response[bytes]:
    return json(table(id).info())


@post("/api/tables/{id:str}/leave")
async def leave(id: str) -> Response[bytes]:
    return json(table(id).info())


@post("/api/tables/{id:str}/start")
async def begin(id: str, data: dict[str, Any]) -> Response[bytes]:
    found = table(id)
    found.start(data.get("fill", ""))
    for socket in list(found.sockets):
        await socket.send(p.TableChanged(found.info()))
    await found.tell()
    found.run()
    return json(found.info())


@post("/api/tables/{id:str}/rematch")
async def rematch(id: str) -> Response[bytes]:
    old = table(id)
    made = set_up(old.new)
    made.start("")
    old.again = made.id
    return json(made.info())


@get("/api/tables/{id:str}/replay")
async def replay(id: str) -> Response[bytes]:
    match = table(id).match
    assert match is not None
    steps = []
    heard = 0
    again = Match.start(match.game, match.setup, match.seed)
    first, opening = look(again, 0), overhear(again, 0)
    heard = len(opening)
    chances = []
    for choice in match.choices:
        seat, index = choice >> 16, choice & 0xFFFF
        decision = again.decision(seat)
        assert decision is not None
        key = again.key(decision.options[index])
        again.choose(seat, index)
        events = overhear(again, 0, heard)
        heard += len(events)
        steps.append(p.ReplayStep(seat, key, look(again, 0), events))
        values = [again.game.value(again.state, s) for s in range(again.state.seats)]
        chances.append([v / (sum(values) or 1) for v in values])
    return json(p.Replay(table(id).info(), first, opening, steps, chances))


@get("/api/tables/{id:str}/verify")
async def verify(id: str) -> Response[bytes]:
    match = table(id).match
    assert match is not None
    info = table(id).info()
    return json(p.Verified(True, info.commitment, info.seed, len(match.choices), match.digest()))


@websocket("/ws/tables/{id:str}")
async def talk(socket: WebSocket[Any, Any, Any], id: str) -> None:
    await socket.accept()
    found = table(id)
    wire = Wire(socket)
    decode = msgspec.json.Decoder(p.FromPage).decode
    seat = -1
    try:
        while True:
            message = decode(await socket.receive_text())
            match = found.match
            if isinstance(message, p.Hello):
                mine = found.mine()
                seat = message.seat if message.seat in mine else mine[0] if mine else SPECTATOR
                events = overhear(match, seat) if match else []
                wire.heard = len(events)
                first = max(0, message.heard)
                await wire.send(
                    p.Welcome(
                        p.PROTOCOL,
                        found.info(),
                        seat if seat != SPECTATOR else -1,
                        look(match, seat) if match else None,
                        first,
                        events[first:],
                        found.chat,
                        p.Timer(),
                        match is not None and seat != SPECTATOR and match.can_undo(seat),
                        ["bravo", "ouch", "hurry", "thanks", "oops"],
                    )
                )
                found.sockets[wire] = seat
                if match:
                    found.run()
            elif isinstance(message, p.Choose) and match:
                who = message.seat if message.seat >= 0 else seat
                if message.number != match.number(who) or match.decision(who) is None:
                    await wire.send(p.Refused("late", "too late", message.number))
                    continue
                match.choose_key(who, message.key)
                await wire.send(p.Accepted(message.number, who))
                await found.tell()
                found.run()
            elif isinstance(message, p.Undo) and match:
                who = message.seat if message.seat >= 0 else seat
                if match.can_undo(who):
                    match.undo(who)
                    for other, s in found.sockets.items():
                        other.heard = min(other.heard, len(overhear(match, s)))
                    await found.tell()
                else:
                    await wire.send(p.Refused("no-undo", "no"))
            elif isinstance(message, p.Say):
                said = p.Said(seat, ME["name"], message.text, int(time.time()))
                found.chat.append(said)
                for other in found.sockets:
                    await other.send(said)
            elif isinstance(message, p.React):
                for other in found.sockets:
                    await other.send(p.Reacted(seat, message.word))
            elif isinstance(message, p.AskHint) and match:
                decision = match.decision(seat)
                if decision is not None:
                    n = len(decision.options)
                    options = [
                        p.HintOption(match.key(o), 0.2 + 0.5 * i / n)
                        for i, o in enumerate(decision.options)
                    ]
                    await wire.send(p.Hint(seat, match.number(seat), options))
            elif isinstance(message, p.HandOver):
                found.kinds[seat] = f"bot:{message.level}" if message.level else "me"
                await wire.send(p.TableChanged(found.info()))
                found.run()
            elif isinstance(message, p.Ping):
                await wire.send(p.Pong())
    except WebSocketDisconnect:
        pass
    finally:
        found.sockets.pop(wire, None)


@get(["/", "/t/{id:str}", "/r/{id:str}", "/about", "/rules/{id:str}", "/me/{id:str}", "/new/{id:str}"])
async def index(id: str = "") -> Response[str]:
    return Response((PAGE / "index.html").read_text(), media_type=MediaType.HTML)


def app() -> Litestar:
    handlers: list[Any] = [list_games, text, cards, rules, me, rename, tables, create, play, show]
    handlers += [join, leave, begin, rematch, replay, verify, talk, index]
    files = create_static_files_router("/", [PAGE])
    return Litestar([*handlers, files], openapi_config=None)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int, nargs="?", default=8765)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--delay", type=float, default=0.15)
    parser.parse_args(namespace=SETTINGS)
    uvicorn.run(app(), port=SETTINGS.port, log_level="warning", ws="websockets-sansio")


if __name__ == "__main__":
    main()
