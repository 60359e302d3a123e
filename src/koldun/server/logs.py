"""Structured logs: one JSON object a line. What happened, where, how long; never cards or keys."""

import logging
import sys
import time
from typing import Any

import msgspec

logger = logging.getLogger("koldun")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


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
