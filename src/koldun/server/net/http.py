"""The HTTP API, as docs/protocol.md lists it."""

import asyncio
import gzip
import hmac
from ipaddress import ip_address
from typing import Annotated, Any, TypeVar

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from koldun.content.ledger import Clause
from koldun.content.library import CardInfo, library_of
from koldun.content.registry import games
from koldun.content.text import LANGUAGES
from koldun.kernel.game import AnyGame
from koldun.lessons.lesson import Lesson, lesson_of
from koldun.server.net.backend import Backend
from koldun.server.net.game_infos import game_infos
from koldun.server.net.identity import Person, set_cookie
from koldun.server.net.lesson_scripts import persona_infos, script_of
from koldun.server.net.replays import file_of, must_be_over, replay_of, verify
from koldun.server.protocol import (
    ChapterInfo,
    GameInfo,
    Join,
    LessonScript,
    Link,
    Me,
    Named,
    NewLesson,
    NewTable,
    PersonaInfo,
    PlayNow,
    Rename,
    Replay,
    Start,
    TableInfo,
    TermInfo,
    Verified,
    Whose,
)
from koldun.server.refusals import Refusal
from koldun.server.tables.lobby import Guest, Which

T = TypeVar("T")

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
    home = str(request.scope["state"]["home"])
    return await backend_of(request).people.guest(person_of(request), home)


def _sparingly(request: Asked, action: str) -> None:
    """What costs more than a request is limited for persons and addresses."""
    state = request.scope["state"]
    if not backend_of(request).limits.allow(action, person_of(request).id, state["home"]):
        raise Refusal("too-fast", "slow down a little", 429)


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


@get("/api/games/{game:str}/chapters", sync_to_thread=False)
def game_chapters(game: GameId) -> list[ChapterInfo]:
    """The chapters of the rulebook, in order; none where a game has not divided its rules."""
    ledger = library_of(_game(game)).ledger
    return [
        ChapterInfo(Named(**one.title), Named(**one.about), [rule.id for rule in ledger.of(one)])
        for one in ledger.chapters
    ]


@get("/api/games/{game:str}/terms", sync_to_thread=False)
def game_terms(game: GameId) -> list[TermInfo]:
    """The words of the rulebook and what they mean."""
    return [
        TermInfo(
            Named(ru=one.ru, en=one.en), Named(ru=one.meaning_ru or one.meaning, en=one.meaning)
        )
        for one in library_of(_game(game)).ledger.terms
    ]


@get("/api/games/{game:str}/lesson", sync_to_thread=False)
def game_lesson(game: GameId) -> LessonScript:
    """The steps of the lesson of a game."""
    return script_of(_lesson(game))


@get("/api/games/{game:str}/lesson/{lang:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def lesson_text(game: GameId, lang: FromPath[str]) -> Response[str]:
    """The sentences of the lesson as Fluent source."""
    if lang not in LANGUAGES:
        raise Refusal("unknown", "there is no such language", 404)
    return Response(_lesson(game).sources[lang], media_type="text/plain; charset=utf-8")


def _lesson(id: str) -> Lesson:
    found = lesson_of(_game(id))
    if found is None:
        raise Refusal("unknown", "this game has no lesson", 404)
    return found


@get("/api/personas", sync_to_thread=False)
def list_personas() -> list[PersonaInfo]:
    """Who bots can be."""
    return persona_infos()


# --- me


@get("/api/me")
async def who_am_i(request: Asked) -> Me:
    """Who the cookie says you are."""
    return backend_of(request).people.me(await _guest(request))


@post("/api/me", status_code=200)
async def rename(request: Asked, data: JSONBody[Rename]) -> Me:
    """Another name."""
    _sparingly(request, "name")
    return await backend_of(request).people.rename(person_of(request), data.name)


@get("/api/me/claim/{token:str}")
async def whose(request: Asked, token: FromPath[str]) -> Whose:
    """Whose link it is; nothing changes."""
    people, id = backend_of(request).people, _claimed(request, token)
    guest = await people.guest(Person(id))
    return Whose(guest.name, id == person_of(request).id)


@post("/api/me/claim/{token:str}", status_code=200)
async def claim(request: Asked, token: FromPath[str]) -> Response[Me]:
    """This device is now the person of the link."""
    _sparingly(request, "name")
    people, person = backend_of(request).people, Person(_claimed(request, token))
    return _known(request, person, people.me(await people.guest(person)))


def _claimed(request: Asked, token: str) -> str:
    id = backend_of(request).people.signer.claimed(token)
    if id is None:
        raise Refusal("forged", "that link is not ours", 403)
    return id


@get("/api/me/link")
async def my_link(request: Asked) -> Link:
    """The personal link."""
    return backend_of(request).people.link(person_of(request))


@post("/api/me/link", status_code=200)
async def new_link(request: Asked) -> Response[Link]:
    """A new personal link; the old ones and all other devices no longer work."""
    _sparingly(request, "name")
    person = person_of(request)
    return _known(request, person, await backend_of(request).people.take_back(person))


def _known(request: Asked, person: Person, answer: T) -> Response[T]:
    backend = backend_of(request)
    cookie = set_cookie(backend.people.signer.cookie(person.id), backend.policy.secure)
    return Response(answer, headers={"set-cookie": cookie})


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
    _sparingly(request, "table")
    guest = await _guest(request)
    return (await backend_of(request).lobby.create(guest, data)).info(guest.id)


@post("/api/play", status_code=200)
async def play_now(request: Asked, data: JSONBody[PlayNow]) -> TableInfo:
    """A table against bots, already running."""
    _sparingly(request, "table")
    guest = await _guest(request)
    return (await backend_of(request).lobby.play_now(guest, data)).info(guest.id)


@post("/api/lessons", status_code=200)
async def learn(request: Asked, data: JSONBody[NewLesson]) -> TableInfo:
    """The table of a lesson, at its beginning."""
    _sparingly(request, "table")
    guest = await _guest(request)
    return (await backend_of(request).lobby.learn(guest, data.game)).info(guest.id)


@get("/api/tables/{id:str}")
async def get_table(request: Asked, id: TableId) -> TableInfo:
    """One table."""
    return await backend_of(request).lobby.info(id, person_of(request).id)


@post("/api/tables/{id:str}/join", status_code=200)
async def join(request: Asked, id: TableId, data: JSONBody[Join]) -> TableInfo:
    """Sit down."""
    _sparingly(request, "seat")
    backend, guest = backend_of(request), await _guest(request)
    live = await backend.registry.get(id)
    await backend.lobby.join(live, guest, data.seat)
    return live.info(guest.id)


@post("/api/tables/{id:str}/leave", status_code=200)
async def leave(request: Asked, id: TableId) -> TableInfo:
    """Stand up, before the match begins."""
    _sparingly(request, "seat")
    backend, guest = backend_of(request), await _guest(request)
    live = await backend.registry.get(id)
    await backend.lobby.leave(live, guest)
    return live.info(guest.id)


@post("/api/tables/{id:str}/start", status_code=200)
async def start(request: Asked, id: TableId, data: JSONBody[Start]) -> TableInfo:
    """Begin the match."""
    _sparingly(request, "seat")
    backend, guest = backend_of(request), await _guest(request)
    live = await backend.registry.get(id)
    await backend.lobby.start(live, guest, data.fill)
    return live.info(guest.id)


@post("/api/tables/{id:str}/rematch", status_code=200)
async def rematch(request: Asked, id: TableId) -> TableInfo:
    """The next table with the same people and bots."""
    _sparingly(request, "table")
    backend, guest = backend_of(request), await _guest(request)
    live = await backend.registry.get(id)
    return (await backend.lobby.rematch(live, guest)).info(guest.id)


# --- afterwards


@get("/api/tables/{id:str}/replay")
async def replay(request: Asked, id: TableId) -> Response[bytes]:
    """Every step with all hands open."""
    _sparingly(request, "replay")
    backend = backend_of(request)
    live = await backend.registry.get(id)
    must_be_over(live.table)

    async def make() -> Replay:
        backend.metrics.count("replays")
        return await asyncio.to_thread(replay_of, live.need_match(), live.info(""))

    packed = await backend.replays.get(id, make)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(packed, media_type=MediaType.JSON, headers=headers)
    whole = await asyncio.to_thread(gzip.decompress, packed)
    return Response(whole, media_type=MediaType.JSON, headers={"vary": "accept-encoding"})


@get("/api/tables/{id:str}/file")
async def match_file(request: Asked, id: TableId) -> Response[bytes]:
    """The match as `koldun replay` and `koldun verify` read it."""
    _sparingly(request, "replay")
    backend = backend_of(request)
    live = await backend.registry.get(id)
    must_be_over(live.table)
    data = await backend.replays.apart(file_of, live.need_match(), live.table)
    name = f"{live.table.game}-{live.table.id[:6]}.koldun.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{id:str}/verify")
async def verify_table(request: Asked, id: TableId) -> Verified:
    """Play it again from the seed and compare."""
    _sparingly(request, "replay")
    backend = backend_of(request)
    table = await backend.store.table(id)
    if table is None:
        raise Refusal("unknown", "there is no such table", 404)
    must_be_over(table)
    return await backend.replays.apart(verify, table, await backend.store.log(id))


# --- operations


@get("/healthz", include_in_schema=False)
async def healthz(request: Asked) -> Response[str]:
    """Is it up, and is the database?"""
    backend = backend_of(request)
    well = backend.ready and await backend.store.alive()
    return Response("ok\n" if well else "not ready\n", status_code=200 if well else 503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Asked) -> Response[str]:
    """Prometheus text: for who has the token, or without one for this machine alone."""
    backend = backend_of(request)
    token = backend.policy.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and not hmac.compare_digest(token.encode(), given.encode()):
        raise Refusal("not-yours", "a token is needed", 401)
    if not token and not _from_here(request):
        raise Refusal("not-yours", "ask from the machine itself, or set KOLDUN_METRICS_TOKEN", 403)
    kind = "text/plain; version=0.0.4; charset=utf-8"
    return Response(backend.metrics.text(), media_type=kind)


def _from_here(request: Asked) -> bool:
    """Not through a proxy, which speaks for others."""
    client = request.scope.get("client")
    forwarded = {"forwarded", "x-forwarded-for", "x-real-ip", "via"} & set(request.headers)
    try:
        return not forwarded and client is not None and ip_address(client[0]).is_loopback
    except ValueError:
        return False


ROUTES = [
    list_games,
    game_text,
    game_cards,
    game_rules,
    game_chapters,
    game_terms,
    game_lesson,
    lesson_text,
    list_personas,
    who_am_i,
    rename,
    whose,
    claim,
    my_link,
    new_link,
    list_tables,
    create_table,
    play_now,
    learn,
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
