"""Boards in the terminal show what the view holds, and fit into 80 columns."""

import itertools
import re
from collections.abc import Iterator

import pytest

from koldun.bots.policies import wander
from koldun.cli.boards import WIDE, Drawing
from koldun.cli.offers import Offers
from koldun.content.registry import game_named, table_for
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.view.look import look
from koldun.view.views import Board, CardView, Cell, Edge, OptionView, Token, View
from koldun.view.words import Speaker

NAMES = ["Ann", "Bob", "Cid", "Dan"]


def views(id: str, players: int, steps: int = 240, every: int = 12) -> Iterator[View]:
    game = game_named(id)
    match = Match.start(game, table_for(game, players), seed_of("boards"))
    for past in itertools.islice(wander(match, "boards"), 0, steps, every):
        if past.ask is not None:
            yield look(past, past.pending()[0].seat)


def drawn(view: View, lang: str = "en") -> tuple[Drawing, list[str]]:
    assert view.table.board is not None
    assert view.prompt is not None
    speaker = Speaker(game_named(view.game), lang, NAMES)
    drawing = Drawing(view.table.board, view.prompt.options, speaker)
    return drawing, drawing.text().plain.split("\n")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("id", "players"), [("wiz_war", 4), ("wiz_war", 2), ("three_mages", 3)])
def test_a_board_fits_into_80_columns_and_names_every_sign(
    id: str, players: int, lang: str
) -> None:
    for view in views(id, players, every=40):
        drawing, lines = drawn(view, lang)
        assert max(len(line) for line in lines) < 80
        assert "_" not in drawing.legend().plain
        signs = set(drawing.signs)
        for word in re.findall(r"[^\W\d_]+", " ".join(lines)):
            assert word in signs, word


@pytest.mark.parametrize(("lang", "title"), [("en", "level"), ("ru", "уровень")])
def test_a_path_has_everybody_under_the_square_they_stand_on(lang: str, title: str) -> None:
    for view in views("munchkin", 4):
        drawing, lines = drawn(view, lang)
        board = view.table.board
        assert board is not None
        assert lines[0].split() == [title, *map(str, range(1, 11))]
        sign = next(iter(drawing.signs))
        for token in board.tokens:
            level = token.at.removeprefix("level-")
            column = re.search(rf"\b{level}\b", lines[0])
            assert column is not None
            under = [line[column.start() : column.start() + 4].strip() for line in lines[1:]]
            assert f"{sign}{token.owner + 1}" in under


def test_every_wall_and_door_is_drawn_and_nothing_else_bars_the_way() -> None:
    for view in views("wiz_war", 4):
        _, lines = drawn(view)
        board = view.table.board
        assert board is not None
        left = lines[1].index("+")
        for edge in board.edges:
            x, y = left + round(edge.x1) * WIDE, 1 + round(edge.y1) * 2
            if edge.y1 == edge.y2:
                line = lines[y][x + 1 : x + WIDE]
            else:
                line = lines[y + 1][x : x + 1]
                if line.isdigit():
                    continue  # the number of an option stands in its place
            there = re.sub(r"[(\d)]", "", line.ljust(1)).strip()
            assert bool(there) == (edge.kind not in ("open", "")), (edge, line)


@pytest.mark.parametrize(("id", "players"), [("wiz_war", 4), ("three_mages", 3)])
def test_what_may_be_chosen_on_the_board_carries_its_number(id: str, players: int) -> None:
    lit = 0
    for view in views(id, players, every=5):
        drawing, lines = drawn(view)
        assert view.prompt is not None
        shown = re.findall(r"\((\d+)\)", "\n".join(lines))
        assert view.table.board is not None
        board = {cell.id for cell in view.table.board.cells}
        on_cells = {str(n) for place, n in drawing.numbers.items() if place in board}
        assert on_cells <= set(shown) <= {str(n) for n in drawing.numbers.values()}
        assert len(shown) == len(set(shown))
        board |= {edge.id for edge in view.table.board.edges}
        places = [option.place for option in view.prompt.options if option.place in board]
        assert set(drawing.numbers) == {place for place in places if places.count(place) == 1}
        lit += len(shown)
    assert lit > 20


def test_tokens_stand_on_their_squares() -> None:
    cells = [Cell(f"{y}.{x}", x, y, "square", "floor") for y in range(2) for x in range(3)]
    edges = [Edge("w", 1, 0, 1, 1, "wall"), Edge("n", 0, 0, 1, 0, "outer")]
    tokens = [
        Token("a", "rook", "0.1", 0),
        Token("b", "rook", "1.2", 1),
        Token("c", "queen", "1.2"),
    ]
    speaker = Speaker(game_named("wiz_war"), "en", NAMES)
    options = [OptionView("go", "step", place="1.0"), OptionView("hit", "punch", place="w")]
    drawing = Drawing(Board(3, 2, cells, edges, tokens), options, speaker)
    assert drawing.text().plain.split("\n") == [
        "     0      1      2",
        "  +══════+",
        "0    ·  (2) R1     ·",
        "         +",
        "1   ·(1)    ·     R2Q",
    ]
    assert drawing.legend().plain == "R rook  Q queen  ─│ wall  ═║ outer wall"


def test_options_of_a_kind_stand_together_and_a_text_is_read_once() -> None:
    speaker = Speaker(game_named("wiz_war"), "en", NAMES)
    fire = CardView("k1", "fireball")
    options = [
        OptionView("s1", "step", place="0.1"),
        OptionView("c1", "cast", fire),
        OptionView("s2", "step", place="0.2"),
        OptionView("s3", "step", place="0.3"),
        OptionView("c2", "cast", CardView("k2", "fireball")),
    ]
    offers = Offers(speaker)
    lines = [line.plain for line in offers.lines(options)]
    text = speaker.card_text("fireball")
    assert re.match(r"  1 .*0\.1  3 .*0\.2  4 .*0\.3", lines[0])
    assert [line.strip()[:2].strip() for line in lines[1:] if text not in line] == ["2", "5"]
    assert sum(text in line for line in lines) == 1
    assert not any(text in line.plain for line in offers.lines(options))
    assert sum(text in line.plain for line in offers.again(options)) == 1
