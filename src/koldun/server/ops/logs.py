"""Structured logs: one JSON object a line. What happened, where, how long; never cards or keys."""

import logging
import sys
import time
import traceback
from pathlib import Path
from typing import Any

import msgspec

_PLACES = 12

logger = logging.getLogger("koldun")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[1] is not None:
            line.update(_what_failed(record.exc_info[1]))
        return msgspec.json.encode(line).decode()


def _what_failed(error: BaseException) -> dict[str, Any]:
    """The kind of an error and where it happened; never its words, which may name what is hidden."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in frames]
    return {"error": type(error).__name__, "places": places[-_PLACES:]}


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("koldun", "uvicorn", "litestar"):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.propagate = False
        log.setLevel(level.upper() if name == "koldun" else "WARNING")


def tell(what: str, **facts: object) -> None:
    logger.info(what, extra={"facts": facts})


def trouble(what: str, **facts: object) -> None:
    """Something went wrong on our side; called where it was caught."""
    logger.error(what, extra={"facts": facts}, exc_info=True)
