"""Where each key of a TOML file stands: `tomllib` reads values, this finds their lines."""

import re
from typing import Final

Path = tuple[str | int, ...]

_KEY: Final = re.compile(r"""\s*("(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z0-9_-]+)\s*([.=\]])""")
_STRINGS: Final = ('"""', "'''", '"', "'")


class Places:
    """The lines of keys by path: `("table", "Ann", "hand")`, `("step", 1, "choose")`."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._at = 0
        self._found: dict[Path, int] = {}
        self._counts: dict[Path, int] = {}
        self._read()

    def line(self, path: Path) -> int:
        """The line of a key, or of the nearest one above it in the tree; 1 where there is none."""
        while path and path not in self._found:
            path = path[:-1]
        return self._found.get(path, 1)

    # --- reading: the source is known to be TOML, so nothing is checked

    def _read(self) -> None:
        header: Path = ()
        while self._skip():
            if self._source.startswith("[[", self._at):
                self._at += 2
                name = self._keys("]")
                number = self._counts.get(name, 0)
                self._counts[name] = number + 1
                header = (*name, number)
                self._note(header)
                self._at += 1  # the second bracket
            elif self._source[self._at] == "[":
                self._at += 1
                header = self._inside(self._keys("]"))
                self._note(header)
            else:
                self._pair(header)

    def _inside(self, name: Path) -> Path:
        """A table inside the last entry of an array of tables has its number."""
        for i in range(len(name), 0, -1):
            if name[:i] in self._counts:
                return (*name[:i], self._counts[name[:i]] - 1, *name[i:])
        return name

    def _pair(self, above: Path) -> None:
        start = self._at
        path = (*above, *self._keys("="))
        for i in range(len(above) + 1, len(path) + 1):
            self._note(path[:i], start)
        self._value(path)

    def _keys(self, end: str) -> Path:
        """Dotted keys up to `=` or a bracket, which is passed."""
        names: list[str] = []
        while match := _KEY.match(self._source, self._at):
            names.append(match[1].strip("\"'"))
            self._at = match.end()
            if match[2] == end:
                break
        return tuple(names)

    def _value(self, path: Path) -> None:
        self._skip()
        source = self._source
        opening = source[self._at]
        quotes = next((q for q in _STRINGS if source.startswith(q, self._at)), "")
        if quotes:
            self._string(quotes)
        elif opening in "[{":
            self._at += 1
            number = 0
            while self._skip() and source[self._at] not in "]}":
                if opening == "[":
                    self._note((*path, number))
                    self._value((*path, number))
                    number += 1
                else:
                    self._pair(path)
                if self._skip() and source[self._at] == ",":
                    self._at += 1
            self._at += 1
        else:
            while self._at < len(source) and source[self._at] not in ",]}#\n":
                self._at += 1

    def _string(self, quotes: str) -> None:
        self._at += len(quotes)
        while not self._source.startswith(quotes, self._at):
            self._at += 2 if self._source[self._at] == "\\" and quotes[0] == '"' else 1
        self._at += len(quotes)

    def _skip(self) -> bool:
        """Over blanks and comments; False at the end."""
        source = self._source
        while self._at < len(source):
            if source[self._at] == "#":
                end = source.find("\n", self._at)
                self._at = len(source) if end < 0 else end
            elif source[self._at].isspace():
                self._at += 1
            else:
                return True
        return False

    def _note(self, path: Path, at: int = -1) -> None:
        self._found.setdefault(path, self._source.count("\n", 0, self._at if at < 0 else at) + 1)
