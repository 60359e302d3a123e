"""Who somebody is: a name without an account, in a signed cookie the page cannot read.

The cookie says an id and proves that this server gave it. The personal link proves the same with
another label, so neither can be used as the other. Nothing is stored before somebody sits down, or
takes back what was signed.
"""

import hashlib
import hmac
import re
import secrets

import msgspec

from koldun.server.storage.names import BLANK

COOKIE = "koldun"
_SAFE_COOKIE = f"__Host-{COOKIE}"  # over https: no other host, not even a neighbour, can give it
_COOKIE_LABEL = "cookie"
_LINK_LABEL = "link"
_ID = re.compile(r"[0-9a-f]{24}")
NAME_LENGTH = 32


class Person(msgspec.Struct, frozen=True):
    """Who sends a request. `fresh`: nobody has seen them before."""

    id: str
    fresh: bool = False
    cookie_due: bool = False  # the cookie is still to be given

    def guest_name(self) -> str:
        return f"Guest {int(self.id[:6], 16) % 9000 + 1000}"


class Signer:
    """Signs ids under the secret of the server. A person who takes links and devices back starts
    a new generation; what was signed in an older one proves nothing any more."""

    def __init__(self, secret: str, generations: dict[str, int] | None = None) -> None:
        self._key = hashlib.sha256(secret.encode()).digest()
        self._generations: dict[str, int] = {} if generations is None else generations

    def generation(self, id: str) -> int:
        return self._generations.get(id, 0)

    def advance(self, id: str, generation: int) -> None:
        """Never back: news of an older generation may come late."""
        self._generations[id] = max(generation, self.generation(id))

    def _seal(self, label: str, id: str) -> str:
        generation = self.generation(id)
        text = f"{label}:{id}:{generation}" if generation else f"{label}:{id}"
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()[:40]

    def _sign(self, label: str, id: str) -> str:
        return f"{id}.{self._seal(label, id)}"

    def _read(self, label: str, token: str) -> str | None:
        id, _, seal = token.partition(".")
        if not _ID.fullmatch(id) or not seal.isascii():
            return None
        expected = self._seal(label, id)
        return id if hmac.compare_digest(seal, expected) else None

    def cookie(self, id: str) -> str:
        return self._sign(_COOKIE_LABEL, id)

    def who(self, cookie: str) -> str | None:
        """The id a cookie proves, or None when it is forged or taken back."""
        return self._read(_COOKIE_LABEL, cookie)

    def link(self, id: str) -> str:
        return f"/me/{self._sign(_LINK_LABEL, id)}"

    def claimed(self, token: str) -> str | None:
        return self._read(_LINK_LABEL, token)


def newcomer() -> Person:
    return Person(secrets.token_hex(12), fresh=True, cookie_due=True)


def our_cookies(header: str, secure: bool) -> tuple[list[str], list[str]]:
    """Values of our cookies in a header: those nobody else can have given, and the others.

    Whatever else stands in it, well-formed or not, is passed over.
    """
    found: dict[str, list[str]] = {COOKIE: [], _SAFE_COOKIE: []}
    for part in header.split(";"):
        name, _, value = part.partition("=")
        values = found.get(name.strip())
        if values is not None:
            values.append(value.strip().strip('"'))
    return (found[_SAFE_COOKIE], found[COOKIE]) if secure else ([], found[COOKIE])


def clean_name(name: str) -> str:
    """A name as it may be shown: one line, printable, not endless."""
    shown = "".join(c for c in name if c.isprintable() and c not in BLANK).strip()
    return " ".join(shown.split())[:NAME_LENGTH]


def set_cookie(value: str, secure: bool, max_age: int = 400 * 24 * 3600) -> str:
    """The header that gives (or with max_age 0 takes) the cookie."""
    name = _SAFE_COOKIE if secure else COOKIE
    parts = [f"{name}={value}", "Path=/", f"Max-Age={max_age}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)
