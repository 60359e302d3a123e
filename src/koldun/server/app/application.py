"""The application: routes, answers to mistakes, start and stop."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, MediaType, Response
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from koldun.kernel.errors import KoldunError
from koldun.server.app.server import Server
from koldun.server.app.settings import Settings
from koldun.server.net.admission import Admission
from koldun.server.net.http import ROUTES, Asked, backend_of
from koldun.server.net.page import anything, front
from koldun.server.ops.logs import trouble
from koldun.server.protocol import Problem
from koldun.server.refusals import Refusal
from koldun.version import VERSION

MOST_BODY = 32 * 1024

_CODES = {400: "malformed", 404: "unknown", 405: "method", 413: "too-long", 415: "malformed"}


def _problem(status: int, code: str, message: str) -> Response[Problem]:
    return Response(Problem(code, message), status_code=status, media_type=MediaType.JSON)


def _refuse(request: Asked, status: int, code: str, message: str) -> Response[Problem]:
    backend_of(request).metrics.count("refused", code)
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


def _malformed(request: Asked, _: Exception) -> Response[Problem]:
    return _refuse(request, 400, "malformed", "that is no message")


def _fault(request: Asked, _: Exception) -> Response[Problem]:
    backend_of(request).metrics.count("errors", "http")
    trouble("a request failed", path=request.scope["path"].split("/")[:3])
    return _problem(500, "fault", "something went wrong on our side")


def build_app(settings: Settings, channels: ChannelsPlugin | None = None) -> Litestar:
    """The server as an ASGI application. No debug mode, no documentation from elsewhere."""
    server = Server(settings, channels)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    app = Litestar(
        route_handlers=[*ROUTES, front, anything],
        plugins=[server.channels],
        lifespan=[running],
        state=State({"server": server, "backend": server.backend}),
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, exclude=[r"/replay$"]
        ),
        request_max_body_size=MOST_BODY,
        exception_handlers={
            Refusal: _refused,
            KoldunError: _wrong,
            HTTPException: _http_error,
            RecursionError: _malformed,
            UnicodeError: _malformed,
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
    app.asgi_handler = Admission(app.asgi_handler, server.backend)
    return app


def server_in(app: Litestar) -> Server:
    server: Server = app.state.server
    return server
