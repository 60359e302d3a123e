"""What can be set from outside: by `koldun serve` options or by environment `KOLDUN_*`."""

import os
from collections.abc import Mapping
from typing import Any

import msgspec

from koldun.kernel.errors import KoldunError
from koldun.server.protocol import Window

PREFIX = "KOLDUN_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every field is an environment variable: `workers` is KOLDUN_WORKERS. docs/operating.md
    says what each is for."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = "sqlite:///koldun.db"
    redis_url: str = ""
    peer_url: str = ""  # how other servers reach this one; empty: by host and port
    workers: int = 1  # processes in which bots think
    secret: str = ""  # signs cookies and links; empty: made once and kept in the database
    public_url: str = ""  # how people reach it: https://... makes cookies secure
    origins: str = ""  # other origins whose pages may talk to it, separated by commas
    bot_pace: float = 0.6  # seconds a bot takes at least, so that people can follow
    bot_budget: float = 10.0  # seconds a bot may think before it plays at random
    play_window: Window = 0.4  # seconds of a window at a table of one person and bots
    rate: float = 30.0  # requests a second from one address; 0: no limit
    message_rate: float = 20.0  # messages a second on one socket; 0: no limit
    connections: int = 2000  # plain ones open at a time; 0: no limit
    request_seconds: float = 10.0  # for a whole request to come in
    sockets: int = 64  # open sockets from one address; 0: no limit
    tables: int = 50  # tables one person may have open or running; 0: no limit
    warm: bool = True  # after the start, make what the first match of each game needs
    evict: float = 300.0  # seconds after which a table nobody watches leaves memory
    forget_days: int = 30  # unfinished tables untouched for so long are deleted; 0: never
    metrics_token: str = ""  # /metrics asks for it as a bearer token
    log_level: str = "info"

    @property
    def database(self) -> str:
        """The URL with the asynchronous driver it needs."""
        url = self.database_url
        for short, driver in (
            ("sqlite://", "sqlite+aiosqlite://"),
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
        ):
            if url.startswith(short):
                return driver + url.removeprefix(short)
        if "://" not in url:
            return f"sqlite+aiosqlite:///{url}"
        return url

    @property
    def peer(self) -> str:
        host = "127.0.0.1" if self.host in ("", "0.0.0.0", "::") else self.host
        named = f"[{host}]" if ":" in host else host
        return (self.peer_url or f"http://{named}:{self.port}").rstrip("/")

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")

    def allowed_origins(self) -> set[str]:
        listed = {o.strip().rstrip("/") for o in self.origins.split(",")}
        return (listed | {self.public_url.rstrip("/")}) - {""}


def settings_from(env: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """Defaults, then the environment, then what the command line said."""
    found = os.environ if env is None else env
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = found.get(PREFIX + field.name.upper())
        if text is not None:
            values[field.name] = text
    values.update({name: value for name, value in given.items() if value is not None})
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise KoldunError(f"settings: {error}") from error
