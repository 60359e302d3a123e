"""How long bots take: like people, and never so long that a table drags on."""

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

from koldun.kernel.decisions import Choice
from koldun.server.bots.at_table import paced
from koldun.server.protocol import Clock
from koldun.server.tables.audience import Audience
from koldun.server.tables.bot_seats import BotSeats
from koldun.server.tables.clocks import Clockwork
from koldun.server.tables.derived import DerivedMatch


def test_the_choices_of_a_long_turn_come_ever_faster() -> None:
    paces = [paced(1.0, row, told=True) for row in range(40)]
    assert paces[0] == 1.0
    assert all(one > two for one, two in pairwise(paces))
    assert sum(paces) < 4


def test_what_showed_nothing_takes_no_time() -> None:
    assert paced(1.0, 1, told=False) == 0


def test_a_bot_answers_within_the_time_a_window_takes_anyway() -> None:
    def pace(window: float) -> float:
        table = SimpleNamespace(clock=Clock(window=window), seats=[])
        log: Any = SimpleNamespace(table=table, derived=SimpleNamespace(in_window=lambda: True))
        clock = Clockwork(log, lambda _: 0.0)
        return BotSeats(log, clock, Audience(), 1.0).pace(0)

    assert pace(0.4) == 0.4
    assert pace(6) == 1.0


def test_choices_in_a_row_are_counted_back_to_somebody_elses() -> None:
    made: Any = SimpleNamespace(
        match=SimpleNamespace(choices=[Choice(0, 0), Choice(1, 0), Choice(1, 3)])
    )
    assert [DerivedMatch.in_a_row(made, seat) for seat in (0, 1)] == [0, 2]
