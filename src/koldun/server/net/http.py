"""The HTTP API, as docs/protocol.md lists it."""

import asyncio
import hmac
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from koldun.content.ledger import Clause
from koldun.content.library import CardInfo, library_of
from koldun.content.registry import games
from koldun.content.text import LANGUAGES
from koldun.kernel.game import AnyGame
from koldun.server.net.backend import Backend
from koldun.server.net.game_infos import game_infos
from koldun.server.net.identity import Person, set_cookie
from koldun.server.net.replays import file_of, must_be_over, replay_of, verify
from koldun.server.protocol import (
    GameInfo,
    Join,
    Me,
    NewTable,
    PlayNow,
    Rename,
    Start,
    TableInfo,
    Verified,
)
from koldun.server.refusals import Refusal
from koldun.server.tables.lobby import Guest, Which

Asked = Request[Any, Any, Any]
GameId = Annotated[str, PathParameter(max_length=40)]
TableId = Annotated[str, PathParameter(max_length=40)]

_INFOS: list[GameInfo] = []


def backend_of(request: Asked) -> Backend:
    backend: Backend = request.app.state.backend
    return backend


def person_of(request: Asked) -> Person:
    person: Person = request.scope["state"]["person"]
    return person


async def _guest(request: Asked) -> Guest:
    return await backend_of(request).people.guest(person_of(request))


def _game(id: str) -> AnyGame:
    found = games().get(id)
    if found is None:
        raise Refusal("unknown", "there is no such game", 404)
    return found


# --- games


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """Which games there are."""
    if not _INFOS:
        _INFOS.extend(game_infos())
    return _INFOS


@get("/api/games/{game:str}/text/{lang:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def game_text(game: GameId, lang: FromPath[str]) -> Response[str]:
    """All messages of a game as Fluent source."""
    if lang not in LANGUAGES:
        raise Refusal("unknown", "there is no such language", 404)
    text = library_of(_game(game)).text.source(lang)
    cache = {"cache-control": "public, max-age=300"}
    return Response(text, media_type="text/plain; charset=utf-8", headers=cache)


@get("/api/games/{game:str}/cards", sync_to_thread=False)
def game_cards(game: GameId) -> list[CardInfo]:
    """Every card of a game with its generated text."""
    return library_of(_game(game)).cards


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def game_rules(
    game: GameId, q: Annotated[str, QueryParameter(max_length=200)] = ""
) -> list[Clause]:
    """Clauses of the rule ledger that hold all the words."""
    return library_of(_game(game)).ledger.search(q)


# --- me


@get("/api/me")
async def who_am_i(request: Asked) -> Me:
    """Who the cookie says you are."""
    return backend_of(request).people.me(await _guest(request))


@post("/api/me", status_code=200)
async def rename(request: Asked, data: JSONBody[Rename]) -> Me:
    """Another name."""
    return await backend_of(request).people.rename(person_of(request), data.name)


@post("/api/me/claim/{token:str}", status_code=200)
async def claim(request: Asked, token: FromPath[str]) -> Response[Me]:
    """This device is now the person of the link."""
    backend = backend_of(request)
    people = backend.people
    id = people.signer.claimed(token)
    if id is None:
        raise Refusal("forged", "that link is not ours", 403)
    return _known(backend, people.me(await people.guest(Person(id))))


@post("/api/me/link", status_code=200)
async def new_link(request: Asked) -> Response[Me]:
    """A new personal link; the old ones and all other devices no longer work."""
    backend = backend_of(request)
    return _known(backend, await backend.people.take_back(person_of(request)))


def _known(backend: Backend, me: Me) -> Response[Me]:
    cookie = set_cookie(backend.people.signer.cookie(me.id), backend.policy.secure)
    return Response(me, headers={"set-cookie": cookie})


# --- tables


@get("/api/tables")
async def list_tables(
    request: Asked,
    which: Annotated[Which, QueryParameter(name="list")] = "open",
) -> list[TableInfo]:
    """Public tables with open seats, or mine."""
    return await backend_of(request).lobby.listed(which, person_of(request).id)


@post("/api/tables", status_code=200)
async def create_table(request: Asked, data: JSONBody[NewTable]) -> TableInfo:
    """A new table."""
    guest = await _guest(request)
    return (await backend_of(request).lobby.create(guest, data)).info(guest.id)


@post("/api/play", status_code=200)
async def play_now(request: Asked, data: JSONBody[PlayNow]) -> TableInfo:
    """A table against bots, already running."""
    guest = await _guest(request)
    return (await backend_of(request).lobby.play_now(guest, data)).info(guest.id)


@get("/api/tables/{id:str}")
async def get_table(request: Asked, id: TableId) -> TableInfo:
    """One table."""
    return (await backend_of(request).registry.get(id)).info(person_of(request).id)


@post("/api/tables/{id:str}/join", status_code=200)
async def join(request: Asked, id: TableId, data: JSONBody[Join]) -> TableInfo:
    """Sit down."""
    backend, guest = backend_of(request), await _guest(request)
    live = await backend.registry.get(id)
    await backend.lobby.join(live, guest, data.seat)
    return live.info(guest.id)


@post("/api/tables/{id:str}/leave", status_code=200)
async def leave(request: Asked, id: TableId) -> TableInfo:
    """Stand up, before the match begins."""
    backend, guest = backend_of(request), await _guest(request)
    live = await backend.registry.get(id)
    await backend.lobby.leave(live, guest)
    return live.info(guest.id)


@post("/api/tables/{id:str}/start", status_code=200)
async def start(request: Asked, id: TableId, data: JSONBody[Start]) -> TableInfo:
    """Begin the match."""
    backend, guest = backend_of(request), await _guest(request)
    live = await backend.registry.get(id)
    await backend.lobby.start(live, guest, data.fill)
    return live.info(guest.id)


@post("/api/tables/{id:str}/rematch", status_code=200)
async def rematch(request: Asked, id: TableId) -> TableInfo:
    """The next table with the same people and bots."""
    backend, guest = backend_of(request), await _guest(request)
    live = await backend.registry.get(id)
    return (await backend.lobby.rematch(live, guest)).info(guest.id)


# --- afterwards


@get("/api/tables/{id:str}/replay")
async def replay(request: Asked, id: TableId) -> Response[bytes]:
    """Every step with all hands open."""
    backend = backend_of(request)
    live = await backend.registry.get(id)
    must_be_over(live.table)
    data = backend.replays.get(id)
    if data is None:
        whole = await asyncio.to_thread(replay_of, live.need_match(), live.info(""))
        data = backend.replays.put(id, whole)
        backend.metrics.count("replays")
    return Response(data, media_type=MediaType.JSON)


@get("/api/tables/{id:str}/file")
async def match_file(request: Asked, id: TableId) -> Response[bytes]:
    """The match as `koldun replay` and `koldun verify` read it."""
    live = await backend_of(request).registry.get(id)
    must_be_over(live.table)
    data = await asyncio.to_thread(file_of, live.need_match(), live.table)
    name = f"{live.table.game}-{live.table.id[:6]}.koldun.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{id:str}/verify")
async def verify_table(request: Asked, id: TableId) -> Verified:
    """Play it again from the seed and compare."""
    backend = backend_of(request)
    live = await backend.registry.get(id)
    must_be_over(live.table)
    entries = await backend.store.log(id)
    return await asyncio.to_thread(verify, live.table, entries)


# --- operations


@get("/healthz", include_in_schema=False)
async def healthz(request: Asked) -> Response[str]:
    """Is it up, and is the database?"""
    backend = backend_of(request)
    well = backend.ready and await backend.store.alive()
    return Response("ok\n" if well else "not ready\n", status_code=200 if well else 503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Asked) -> Response[str]:
    """Prometheus text."""
    backend = backend_of(request)
    token = backend.policy.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and not hmac.compare_digest(token.encode(), given.encode()):
        raise Refusal("not-yours", "a token is needed", 401)
    kind = "text/plain; version=0.0.4; charset=utf-8"
    return Response(backend.metrics.text(), media_type=kind)


ROUTES = [
    list_games,
    game_text,
    game_cards,
    game_rules,
    who_am_i,
    rename,
    claim,
    new_link,
    list_tables,
    create_table,
    play_now,
    get_table,
    join,
    leave,
    start,
    rematch,
    replay,
    match_file,
    verify_table,
    healthz,
    metrics,
]
