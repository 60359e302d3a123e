"""Who may come in, from where and how often."""

import msgspec


class Policy(msgspec.Struct, frozen=True, kw_only=True):
    """The part of the settings that requests and sockets are held to. 0: no limit."""

    secure: bool  # people come over https
    origins: set[str]  # whose pages may talk to us, besides our own
    rate: float  # requests a second from one address
    sockets: int  # open ones from one address
    message_rate: float  # messages a second on one socket
    metrics_token: str  # empty: /metrics answers this machine alone
