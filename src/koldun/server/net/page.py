"""The page: built files, and `index.html` for every address the page routes by itself."""

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER = Path(__file__).parents[1] / "page"
_ROUTES = ("t", "r", "me", "rules", "about", "learn", "settings")
_FOR_EVER = "public, max-age=31536000, immutable"

_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Koldun</title>
<h1>Koldun</h1>
<p>The server runs, but the page is not built. Build it with <code>make page</code>,
or play in the terminal: <code>koldun play krendel</code>.</p>
<p>Сервер работает, но страница не собрана. Соберите её командой <code>make page</code>
или играйте в терминале: <code>koldun play krendel</code>.</p>
</html>
"""


def index() -> Response[bytes]:
    file = FOLDER / "index.html"
    body = file.read_bytes() if file.is_file() else _NOT_BUILT.encode()
    return Response(body, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def _built(name: str) -> Path | None:
    try:
        file = (FOLDER / name).resolve()
        found = file.is_relative_to(FOLDER.resolve()) and file.is_file()
    except (OSError, ValueError):  # no file can be called that
        return None
    return file if found else None


@get("/", include_in_schema=False, sync_to_thread=False)
def front() -> Response[bytes]:
    return index()


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def anything(path: FromPath[str]) -> Response[bytes]:
    """A built file, or the page itself where it has an address of its own."""
    name = path.strip("/")
    first = name.split("/", 1)[0]
    if first in _ROUTES:
        return index()
    file = _built(name)
    if file is None:
        raise NotFoundException("there is no such page")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    cache = _FOR_EVER if first == "assets" else "public, max-age=300"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})
