"""What a seat has known and done, and what it knows, as texts."""

import hashlib
from typing import Final

from koldun.kernel.observe import NOTHING, Schema, Sheet

_SIZE: Final = 16
_LAST: Final = 4


class Recall:
    """Every observation a seat has decided by and what it chose, folded into one hash; the last
    choices in words too."""

    __slots__ = ("chose", "known")

    def __init__(self) -> None:
        self.known: bytes = bytes(_SIZE)
        self.chose: list[str] = []

    def add(self, sheet: Sheet, chose: str) -> None:
        """A decision was made by this sheet."""
        whole = self.known + sheet.data() + chose.encode()
        self.known = hashlib.blake2b(whole, digest_size=_SIZE).digest()
        self.chose = [*self.chose[1 - _LAST :], chose]

    def text(self) -> str:
        return f"recalls {self.known.hex()}, last chose {', '.join(self.chose) or 'nothing'}"


def sheet_text(schema: Schema, sheet: Sheet) -> str:
    """A position by the names of its schema: tokens, and the columns that are not 0."""
    tokens = sorted(token_name(schema, token) for token in sheet.tokens if token != NOTHING)
    columns = [
        f"{name} {value:.4g}"
        for name, value in zip(schema.columns, sheet.numbers, strict=True)
        if value
    ]
    return f"{'; '.join(tokens)}\n{'; '.join(columns)}"


def token_name(schema: Schema, token: int) -> str:
    """What a token of a position means."""
    if token == NOTHING:
        return "nothing"
    if token < schema.asked:
        slot, row = divmod(token - 1, schema.rows)
        return f"{schema.slots[slot]}: {row_name(schema, row)}"
    if token < schema.caused:
        return f"asked {schema.questions[token - schema.asked]}"
    if token < schema.players:
        return f"caused by {token - schema.caused}"
    return f"{token - schema.players} play"


def row_name(schema: Schema, row: int) -> str:
    """A face, or a kind for faces that are not listed."""
    if row < len(schema.faces):
        return schema.faces[row]
    return f"any {schema.kinds[row - len(schema.faces)]}"
