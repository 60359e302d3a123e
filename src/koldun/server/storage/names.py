"""Names that look the same to a person."""

import unicodedata

BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing."""

_LOOKS = str.maketrans(
    {
        "а": "a", "в": "b", "е": "e", "ё": "e", "з": "3", "и": "u", "к": "k", "м": "m", "н": "h",
        "о": "o", "р": "p", "с": "c", "т": "t", "у": "y", "х": "x", "і": "i", "ј": "j", "ѕ": "s",
        "α": "a", "β": "b", "ε": "e", "ι": "i", "κ": "k", "ν": "v", "ο": "o", "ρ": "p", "τ": "t",
        "υ": "u", "χ": "x", "0": "o", "1": "l", "|": "l", "i": "l", "ı": "l",
    }
)  # fmt: skip
"""Letters of other alphabets, and digits, by the Latin letter they look like."""


def alike(name: str) -> str:
    """The same for names a person would take for each other."""
    spread = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(c for c in spread if (c.isalnum() or c == "|") and c not in BLANK)
    looks = letters.translate(_LOOKS)
    return looks.replace("rn", "m").replace("vv", "w")
