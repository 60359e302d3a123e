"""Running it: uvicorn around the application, told to stop gracefully."""

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from koldun.content.registry import games, table_for
from koldun.kernel.errors import KoldunError
from koldun.kernel.match import Match
from koldun.server.app.application import build_app, server_in
from koldun.server.app.settings import Settings
from koldun.server.net.connections import Connections, protocol_for, room_for
from koldun.server.net.line import Line
from koldun.server.net.socket import MOST_BYTES
from koldun.server.ops import logs
from koldun.server.storage.store import open_engine, upgrade

_GOOD_BYE = 0.2  # seconds for sockets to hear it


class GracefulServer(uvicorn.Server):
    """Sockets are told to come back before uvicorn closes them."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if server_in(self.config.app).say_good_bye():  # type: ignore[arg-type]
            await asyncio.sleep(_GOOD_BYE)
        await super().shutdown(sockets)


def server_for(settings: Settings) -> GracefulServer:
    app = build_app(settings)
    connections = Connections(room_for(settings.connections))
    gauges = server_in(app).metrics.gauges
    gauges["connections"] = lambda: connections.open
    gauges["connections_turned_away"] = lambda: connections.turned_away + connections.too_slow
    config = uvicorn.Config(
        app,
        ws=Line,
        http=protocol_for(connections, settings.request_seconds),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MOST_BYTES * 4,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
    )
    return GracefulServer(config)


def listening(settings: Settings) -> socket.socket:
    """The port, taken before anything else, so that a taken one is said in one line."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    sock = socket.socket(family)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((settings.host, settings.port))
    except OSError as error:
        sock.close()
        place = f"{settings.host}:{settings.port}"
        raise KoldunError(f"{place}: cannot be listened on: {error.strerror}") from error
    return sock


def run(settings: Settings, browser: bool = False) -> None:
    """Serve until told to stop. What a person can get wrong is said before anything starts."""
    logs.set_up(settings.log_level)
    sock = listening(settings)
    try:
        asyncio.run(upgrade_database(settings))
    except (SQLAlchemyError, OSError, ImportError) as error:
        sock.close()
        line = str(error).splitlines()[0]
        raise KoldunError(f"the database cannot be used: {line}") from error
    host, port = sock.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    address = settings.public_url or f"http://{shown}:{port}"
    print(f"Koldun: {address}", flush=True)
    if browser and _has_browser():
        threading.Timer(1.5, webbrowser.open, [address]).start()
    collect_little_by_little()
    if settings.warm:
        threading.Thread(target=warm, name="warm", daemon=True).start()
    server_for(settings).run([sock])


def warm() -> None:
    """Set a table of each game and size, beside what people do: cards, texts and Wiz-War's lines of
    sight are made once for a process, and the first person should not wait for them."""
    for game in games().values():
        for players in range(game.least, game.most + 1):
            Match.start(game, table_for(game, players, {}), bytes(32), log=False)


def collect_little_by_little() -> None:
    """Matches are many small objects that live long. Looking through many of them at once for rubbish would
    hold everybody up: young ones are looked at a few at a time, all of them seldom (`Registry.evict`)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 3, 1_000)


def _has_browser() -> bool:
    """A desktop where a browser can open; never over ssh or in a container."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


async def upgrade_database(settings: Settings) -> None:
    engine = open_engine(settings.database)
    try:
        await upgrade(engine)
    finally:
        await engine.dispose()
