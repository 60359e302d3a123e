"""Boards in the terminal, drawn from the view's geometry: nothing here knows a game.

A square is drawn with its edges, a hexagon as a box of its own. Where one may choose stands the
number of the option in brackets. Everything can be read without colour.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Final

from rich.text import Text

from koldun.view.views import Board, Cell, Edge, OptionView, Token
from koldun.view.words import Speaker

WIDE: Final = 7  # characters from one square to the next
HEXAGON_WIDE: Final = (
    6  # from one column of hexagons to the next; in a row every other column stands
)
_SQUARE_HIGH: Final = 2
_PATH_WIDE: Final = 5  # from one square of a path to the next
_GROUND: Final = "·"
_HALF_HEXAGON: Final = 0.75**0.5  # as high as half a hexagon of size 1 is
_EDGES: Final = {
    "outer": ("═", "║"),
    "wall": ("─", "│"),
    "door": ("▒", "▒"),
    "gate": ("≈", "≈"),
    "fire": ("^", "^"),
    "earth": ("%", "%"),
}
"""By kind of edge: how it is drawn across and down."""
_OPEN: Final = ("open", "")


class Drawing:
    """A board as lines of text, and what its short signs mean."""

    def __init__(self, board: Board, options: Sequence[OptionView], speaker: Speaker) -> None:
        self.speaker = speaker
        places = {cell.id for cell in board.cells} | {edge.id for edge in board.edges}
        self.numbers = _numbers(options, places)
        self.signs: dict[str, str] = {}  # what a short sign means, in order of appearance
        self._kinds: dict[str, str] = {}
        self._ground = Counter(cell.kind for cell in board.cells).most_common(1)[0][0]
        square = all(cell.shape == "square" for cell in board.cells)
        self.room = WIDE - 1 if square else 2 * HEXAGON_WIDE - 2
        self.standing: dict[str, list[str]] = {}
        for token in board.tokens:
            self.standing.setdefault(token.at, []).append(self._token(token))
        self.canvas = _Canvas()
        if square and not board.edges and len({cell.y for cell in board.cells}) == 1:
            self._path(board.cells)
        elif square:
            self._squares(board)
        else:
            self._hexagons(board.cells)

    def text(self) -> Text:
        drawn = Text("\n".join(self.canvas.lines()), no_wrap=True)
        drawn.highlight_regex(r"\(\d+\)", "bold yellow")
        return drawn

    def legend(self) -> Text:
        return Text("  ".join(f"{sign} {meaning}" for sign, meaning in self.signs.items()), "dim")

    # --- shapes

    def _squares(self, board: Board) -> None:
        rows, columns = _axes(board.cells, self.speaker)
        left = 1 + max((len(label) for label in rows.values()), default=0)
        for y, label in rows.items():
            self.canvas.write(0, 2 + round(y * _SQUARE_HIGH), label)
        for x, label in columns.items():
            self.canvas.write(left + round(x * WIDE) + WIDE // 2, 0, label)
        for edge in board.edges:
            self._edge(edge, left)
        for cell in board.cells:
            at = left + 1 + round(cell.x * WIDE)
            inside = self._inside(cell).center(WIDE - 1)
            self.canvas.write(at, 2 + round(cell.y * _SQUARE_HIGH), inside)
        for edge in board.edges:
            if edge.id in self.numbers:
                self._edge_number(edge, left)

    def _path(self, cells: Sequence[Cell]) -> None:
        """Squares in one row, and under each whoever stands there."""
        names = [self.speaker.place(cell.id) for cell in cells]
        common = _beginning(names)
        title = self.speaker.on_board(cells[0].kind)
        self.canvas.write(0, 0, title)
        left = len(title) + 2
        for i, (cell, name) in enumerate(zip(cells, names, strict=True)):
            number = [f"({self.numbers[cell.id]})"] if cell.id in self.numbers else []
            there = self.standing.get(cell.id, []) + number or [self._kind(cell)]
            for y, text in enumerate([name.removeprefix(common), *there]):
                self.canvas.write(left + i * _PATH_WIDE, y, text)

    def _edge(self, edge: Edge, left: int) -> None:
        x, y = left + round(edge.x1 * WIDE), 1 + round(edge.y1 * _SQUARE_HIGH)
        if edge.kind in _OPEN:
            return
        across, down = _EDGES.get(edge.kind, (edge.kind[0], edge.kind[0]))
        self.signs[across if across == down else across + down] = self.speaker.on_board(edge.kind)
        if edge.y1 == edge.y2:
            self.canvas.write(x, y, "+" + across * (WIDE - 1) + "+")
        else:
            for i, sign in enumerate(("+", down, "+")):
                self.canvas.write(x, y + i, sign)

    def _edge_number(self, edge: Edge, left: int) -> None:
        """On the line itself; down a narrow line only where no square needs the room."""
        x, y = left + round(edge.x1 * WIDE), 1 + round(edge.y1 * _SQUARE_HIGH)
        number = f"({self.numbers[edge.id]})"
        if edge.y1 == edge.y2:
            self.canvas.write(x + (WIDE + 1 - len(number)) // 2, y, number)
            return
        begin = x - len(number) // 2
        if not any(self.canvas.at(begin + i, y + 1) for i in range(len(number)) if begin + i != x):
            self.canvas.write(begin, y + 1, number)

    def _hexagons(self, cells: Iterable[Cell]) -> None:
        for cell in cells:
            x, y = round(cell.x / 1.5 * HEXAGON_WIDE), round(cell.y / _HALF_HEXAGON)
            inside = self._inside(cell)
            self.canvas.write(x + (HEXAGON_WIDE - len(inside)) // 2, y, inside)

    def _inside(self, cell: Cell) -> str:
        """What stands there and the number by which it is chosen; else what kind of place it is."""
        there = "".join(self.standing.get(cell.id, []))
        number = f"({self.numbers[cell.id]})" if cell.id in self.numbers else ""
        room = self.room - len(number)
        if len(there) > room:
            there = there[: room - 1] + "…"
        return (there or self._kind(cell)) + number

    # --- signs

    def _token(self, token: Token) -> str:
        """Its letter and the number of its seat, W1 for the wizard of seat 1; with room, its counters."""
        sign = self._short(f"token {token.kind}", self.speaker.on_board(token.kind), 1)
        seat = str(token.owner + 1) if token.owner >= 0 else ""
        counters = "/".join(str(n) for n in token.counters.values())
        return sign + seat + (f":{counters}" if counters and self.room >= WIDE else "")

    def _kind(self, cell: Cell) -> str:
        if cell.kind == self._ground:
            return _GROUND
        return self._short(f"cell {cell.kind}", self.speaker.on_board(cell.kind), 2)

    def _short(self, what: str, name: str, length: int) -> str:
        if what in self._kinds:
            return self._kinds[what]
        letters = [c for c in name if c.isalnum()]
        taken = set(self._kinds.values())
        for last in range(length - 1, max(len(letters), length)):
            sign = "".join(letters[: length - 1] + letters[last : last + 1])
            shown = sign.upper() if what.startswith("token") else sign.lower()
            if shown not in taken:
                break
        self._kinds[what] = shown
        self.signs[shown] = name
        return shown


def _numbers(options: Sequence[OptionView], places: set[str]) -> dict[str, int]:
    """By place of the board: the option that means it, where exactly one does."""
    found: dict[str, int] = {}
    twice: set[str] = set()
    for number, option in enumerate(options, 1):
        if option.place in places:
            twice |= {option.place} & found.keys()
            found[option.place] = number
    return {place: number for place, number in found.items() if place not in twice}


def _axes(cells: Sequence[Cell], speaker: Speaker) -> tuple[dict[float, str], dict[float, str]]:
    """What the names of a row have in common, and those of a column."""
    names = {(cell.x, cell.y): speaker.place(cell.id) for cell in cells}
    rows = {y: [name for (_, b), name in names.items() if b == y] for y in {c.y for c in cells}}
    columns = {x: [name for (a, _), name in names.items() if a == x] for x in {c.x for c in cells}}
    return (
        {y: _common(row) for y, row in sorted(rows.items())},
        {x: _common(column) for x, column in sorted(columns.items())},
    )


def _common(names: list[str]) -> str:
    begin = _beginning(names)
    end = _beginning([name[::-1] for name in names])[::-1]
    return max((part.strip(".- ") for part in (begin, end)), key=len)


def _beginning(names: list[str]) -> str:
    same = takewhile(lambda letters: len(set(letters)) == 1, zip(*names, strict=False))
    return "".join(letters[0] for letters in same)


class _Canvas:
    """Characters at places; what is written later lies on top."""

    def __init__(self) -> None:
        self.rows: dict[int, dict[int, str]] = {}

    def write(self, x: int, y: int, text: str) -> None:
        row = self.rows.setdefault(y, {})
        for i, character in enumerate(text):
            row[x + i] = character

    def at(self, x: int, y: int) -> str:
        return self.rows.get(y, {}).get(x, "").strip()

    def lines(self) -> list[str]:
        if not self.rows:
            return []
        lines = []
        for y in range(min(self.rows), max(self.rows) + 1):
            row = self.rows.get(y, {})
            width = max(row, default=-1) + 1
            lines.append("".join(row.get(x, " ") for x in range(width)).rstrip())
        return lines
