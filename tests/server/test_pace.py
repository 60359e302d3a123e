"""How long bots take: like people, and never so long that a table drags on."""

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

from koldun.kernel.decisions import Choice
from koldun.server.bots.at_table import BotsHere
from koldun.server.protocol import Clock
from koldun.server.tables.derived import Course


def pace(*, window: bool = False, row: int = 0, told: bool = True, open_for: float = 6) -> float:
    live: Any = SimpleNamespace(
        hall=SimpleNamespace(settings=SimpleNamespace(bot_pace=1.0)),
        table=SimpleNamespace(clock=Clock(window=open_for)),
    )
    course: Any = SimpleNamespace(
        in_window=lambda: window, in_a_row=lambda seat: row, told=lambda: told
    )
    return BotsHere(live)._pace(course, 0)


def test_the_choices_of_a_long_turn_come_ever_faster() -> None:
    paces = [pace(row=row) for row in range(40)]
    assert paces[0] == 1.0
    assert all(one > two for one, two in pairwise(paces))
    assert sum(paces) < 4


def test_what_showed_nothing_takes_no_time() -> None:
    assert pace(row=1, told=False) == 0


def test_a_bot_answers_within_the_time_a_window_takes_anyway() -> None:
    assert pace(window=True, open_for=0.4) == 0.4
    assert pace(window=True, open_for=6) == 1.0


def test_choices_in_a_row_are_counted_back_to_somebody_elses() -> None:
    made: Any = SimpleNamespace(
        match=SimpleNamespace(choices=[Choice(0, 0), Choice(1, 0), Choice(1, 3)])
    )
    assert [Course.in_a_row(made, seat) for seat in (0, 1)] == [0, 2]
