"""Who watches is sent what is new to it, and nothing where nothing is."""

import json
import time
from collections.abc import Callable
from typing import Any, cast

from koldun.server.protocol import Timer
from koldun.server.tables.audience import Audience
from koldun.server.tables.derived import DerivedMatch
from koldun.server.tables.watchers import Watcher
from koldun.view.views import Table, View


class Told:
    """Stands for a match: what it shows, what was heard of it, and who could take a choice back."""

    def __init__(self) -> None:
        self.round = 1
        self.undos = 0
        self.may: set[int] = set()

    def view(self, watcher: int) -> View:
        table = Table("", self.round, 0, [])
        return View("nim", watcher, table, prompt=None, waiting=[], window=False, result=None)

    def heard(self, watcher: int) -> list[Any]:
        return []

    def can_undo(self, seat: int, shown: bool) -> bool:
        return seat in self.may


def seated(seat: int, audience: Audience) -> list[dict[str, Any]]:
    """Somebody on a seat, and all that is sent there."""
    sent: list[dict[str, Any]] = []

    def write(data: bytes) -> bool:
        sent.append(json.loads(data))
        return True

    watcher = Watcher(f"p{seat}", f"P{seat}", write)
    watcher.seat, watcher.here = seat, True
    audience.watchers.add(watcher)
    return sent


def shown_to(seat: int, audience: Audience, told: Told) -> Callable[[], list[dict[str, Any]]]:
    """Shows the table to all; what that seat hears of it."""
    heard = seated(seat, audience)

    def show() -> list[dict[str, Any]]:
        before = len(heard)
        audience.show(cast("DerivedMatch", told), Timer())
        return heard[before:]

    return show


def test_a_choice_nobody_sees_is_told_to_nobody() -> None:
    audience, told = Audience(), Told()
    show = shown_to(1, audience, told)

    told.may = {1}
    assert [one["can_undo"] for one in show()] == [True]
    assert show() == []
    told.may = set()  # somebody else has chosen a card, and may still take it back
    assert show() == [], "Bob would know that there is something to take back"
    told.round = 2
    assert [one["can_undo"] for one in show()] == [False], "with the next news he hears of it"
    told.may = {1}
    assert [one["can_undo"] for one in show()] == [True], "what one may do is told at once"


def test_a_table_at_rest_tells_nothing_where_nothing_changed_and_all_where_something_did() -> None:
    audience, told = Audience(), Told()
    show = shown_to(1, audience, told)

    def later() -> float:
        return time.monotonic() + 1

    first = show()
    assert first[0]["view"]["table"]["round"] == 1
    audience.rest(later())
    audience.rest(later())
    assert show() == [], "a choice nobody sees is told to nobody, also after a rest"
    told.round = 2
    (whole,) = show()
    assert whole["view"]["table"]["round"] == 2, "whether somebody chose unseen or not"
    assert whole["step"] == first[0]["step"] + 1
    audience.rest(time.monotonic() - 60)
    told.round = 3
    (small,) = show()
    assert small["change"]["table"] == {"round": 3}, "that was news a moment ago"
    audience.rest(later())
    told.may = {1}
    assert [one["can_undo"] for one in show()] == [True]
