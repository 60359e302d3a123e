"""The printed faces and the arrangements, as drawings (see rules.toml for the legend)."""

from typing import Final

from koldun.games.wiz_war.board.layout import LETTERS, Layout, Link
from koldun.games.wiz_war.board.plan import FACES

FACES["blue_a"] = (
    "+---+---+   +---+---+",
    "|                   |",
    "+   +---+---+   +   +",
    "|   | T         |   |",
    "+   +   +   +---+   +",
    "        | H     |    ",
    "+   +---+---+   +   +",
    "|   |         T D   |",
    "+   +   +---+---+   +",
    "|                   |",
    "+---+---+   +---+---+",
)
FACES["red_a"] = (
    "+---+---+   +---+---+",
    "| T |               |",
    "+   +   +---+   +   +",
    "|       |       |   |",
    "+---+   +   +---+   +",
    "        D H          ",
    "+   +---+   +   +---+",
    "|   |       |       |",
    "+   +   +---+   +   +",
    "|               | T |",
    "+---+---+   +---+---+",
)
FACES["yellow_a"] = (
    "+---+---+   +---+---+",
    "|                   |",
    "+   +---+   +---+   +",
    "|       |   | T |   |",
    "+---+   +   +   +   +",
    "        | H     D    ",
    "+   +   +---+---+   +",
    "|   | T             |",
    "+   +---+---+---+   +",
    "|                   |",
    "+---+---+   +---+---+",
)
FACES["green_a"] = (
    "+---+---+   +---+---+",
    "|                   |",
    "+   +---+---+---+   +",
    "|     T |           |",
    "+---+   +   +   +=D=+",
    "        | H |   |    ",
    "+   +---+   +   +   +",
    "|   |       | T |   |",
    "+   +   +   +---+   +",
    "|       |           |",
    "+---+---+   +---+---+",
)
FACES["blue_b"] = (
    "+---+---+   +---+---+",
    "|           D       |",
    "+   +---+   +   +---+",
    "|   |   |   | T     |",
    "+   +   +   +---+   +",
    "    |   | H     |    ",
    "+---+   +---+   +   +",
    "|     T         |   |",
    "+   +---+---+---+   +",
    "|                   |",
    "+---+---+   +---+---+",
)
FACES["red_b"] = (
    "+---+---+   +---+---+",
    "|                   |",
    "+   +---+---+---+   +",
    "|   | T |           |",
    "+   +   +   +---+---+",
    "        | H |        ",
    "+---+=D=+   +   +=D=+",
    "|             T |   |",
    "+   +---+---+---+   +",
    "|                   |",
    "+---+---+   +---+---+",
)
FACES["yellow_b"] = (
    "+---+---+   +---+---+",
    "|                   |",
    "+   +---+---+---+   +",
    "|     T |           |",
    "+---+   +   +   +---+",
    "        | H |        ",
    "+---+---+   +   +---+",
    "|           | T |   |",
    "+   +---+---+   +   +",
    "|           D       |",
    "+---+---+   +---+---+",
)
FACES["green_b"] = (
    "+---+---+   +---+---+",
    "|                   |",
    "+   +---+---+---+   +",
    "|     T         |   |",
    "+---+---+---+   +   +",
    "          H     |    ",
    "+---+---+---+=D=+   +",
    "|             T |   |",
    "+   +---+---+   +   +",
    "|           |       |",
    "+---+---+   +---+---+",
)


def _links(text: str) -> list[Link]:
    """`0E-1W inner` and so on, one link a line."""
    links: list[Link] = []
    for line in text.strip().splitlines():
        ends, kind, colour = (line + " -").split()[:3]
        a, b = ends.split("-")
        links.append(
            Link(
                int(a[0]),
                LETTERS.index(a[1]),
                int(b[0]),
                LETTERS.index(b[1]),
                kind,
                "" if colour == "-" else colour,
            )
        )
    return links


LAYOUTS: Final[dict[str, Layout]] = {}

LAYOUTS["layout_2"] = Layout(
    "layout_2",
    [(0, 0), (0, 1)],
    _links(
        """
0E-1W inner
0W-1E wrap
0N-1S portal purple
1N-0S portal cyan
"""
    ),
)
LAYOUTS["layout_3"] = Layout(
    "layout_3",
    [(0, 0), (0, 1), (1, 0)],
    _links(
        """
0E-1W inner
0S-2N inner
0W-1E wrap
0N-2S wrap
1S-2E portal purple
1N-2W portal cyan
"""
    ),
)
LAYOUTS["layout_4"] = Layout(
    "layout_4",
    [(0, 0), (0, 1), (1, 0), (1, 1)],
    _links(
        """
0E-1W inner
2E-3W inner
0S-2N inner
1S-3N inner
0W-1E wrap
2W-3E wrap
0N-3S portal purple
1N-2S portal cyan
"""
    ),
)
LAYOUTS["layout_4_plain"] = Layout(
    "layout_4_plain",
    [(0, 0), (0, 1), (1, 0), (1, 1)],
    _links(
        """
0E-1W inner
2E-3W inner
0S-2N inner
1S-3N inner
0W-1E wrap
2W-3E wrap
0N-2S wrap
1N-3S wrap
"""
    ),
)
