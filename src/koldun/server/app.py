"""The application: routes, answers to mistakes, start and stop."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from koldun.kernel.errors import KoldunError
from koldun.server.guard import Guard
from koldun.server.house import House
from koldun.server.http import ROUTES
from koldun.server.logs import trouble
from koldun.server.page import anything, front
from koldun.server.protocol import Problem
from koldun.server.refusals import Refusal
from koldun.server.settings import Settings
from koldun.server.socket import table_socket
from koldun.version import VERSION

MOST_BODY = 32 * 1024

Asked = Request[Any, Any, Any]

_CODES = {400: "malformed", 404: "unknown", 405: "method", 413: "too-long", 415: "malformed"}


def _problem(status: int, code: str, message: str) -> Response[Problem]:
    return Response(Problem(code, message), status_code=status, media_type=MediaType.JSON)


def _refuse(request: Asked, status: int, code: str, message: str) -> Response[Problem]:
    request.app.state.house.hall.metrics.count("refused", code)
    return _problem(status, code, message)


def _refused(request: Asked, error: Refusal) -> Response[Problem]:
    return _refuse(request, error.status, error.code, error.message)


def _wrong(request: Asked, error: KoldunError) -> Response[Problem]:
    return _refuse(request, 400, "wrong-table", str(error))


def _http_error(request: Asked, error: HTTPException) -> Response[Problem]:
    status = error.status_code
    return _refuse(request, status, _CODES.get(status, "refused"), _sentence(error))


def _sentence(error: HTTPException) -> str:
    """What was wrong, with the fields where they are known."""
    extra = error.extra
    if isinstance(extra, list):
        found = [
            f"{e.get('key', '')}: {e.get('message', '')}" for e in extra if isinstance(e, dict)
        ]
        if found:
            return "; ".join(found)[:300]
    return str(error.detail)[:300]


def _fault(request: Asked, _: Exception) -> Response[Problem]:
    request.app.state.house.hall.metrics.count("errors", "http")
    trouble("a request failed", path=request.scope["path"].split("/")[:3])
    return _problem(500, "fault", "something went wrong on our side")


def build_app(settings: Settings, channels: ChannelsPlugin | None = None) -> Litestar:
    """The server as an ASGI application. No debug mode, no documentation from elsewhere."""
    house = House(settings, channels)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[*ROUTES, table_socket, front, anything],
        plugins=[house.channels],
        lifespan=[running],
        state=State({"house": house}),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        request_max_body_size=MOST_BODY,
        exception_handlers={
            Refusal: _refused,
            KoldunError: _wrong,
            HTTPException: _http_error,
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            title="Koldun",
            version=VERSION,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = Guard(app.asgi_handler, house.door)
    return app


def house_in(app: Litestar) -> House:
    house: House = app.state.house
    return house
