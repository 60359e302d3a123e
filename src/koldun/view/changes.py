"""What is otherwise in one view than in the one before it, and the new view from both.

Watchers are sent changes, not whole views. A change is made from two views of the same eyes and from nothing
else, so it tells no more than they do. `web/src/lib/changes.ts` applies the same changes in the page.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from koldun.view.views import Board, Change, SeatView, Table, TableChange, View

NOTHING = Change()
_NOTHING_HERE = TableChange()

T = TypeVar("T")
Found = dict[str, Any]


# --- finding


def change(old: View, new: View) -> Change:
    """What makes the new view of the old one; both through the same eyes at the same table."""
    found: Found = {}
    _note(found, "prompt", old.prompt, new.prompt)
    _note(found, "waiting", old.waiting, new.waiting)
    _note(found, "window", old.window, new.window)
    _note(found, "result", old.result, new.result)
    _note(found, "aside", old.aside, new.aside)
    _note(found, "attention", old.attention, new.attention)
    _note(found, "marked", old.marked, new.marked)
    table = _table_change(old.table, new.table)
    if table is not _NOTHING_HERE:
        found["table"] = table
    return Change(**found) if found else NOTHING


def _note(found: Found, name: str, old: object, new: object) -> None:
    if old is not new and old != new:
        found[name] = new


def _table_change(old: Table, new: Table) -> TableChange:
    found: Found = {}
    _note(found, "phase", old.phase, new.phase)
    _note(found, "round", old.round, new.round)
    _note(found, "active", old.active, new.active)
    if old.seats != new.seats:
        found["seats"] = _others(old.seats, new.seats)
    _note_facts(found, old.facts, new.facts)
    if old.board != new.board:
        _note_board(found, old.board, new.board)
    _note_list(found, "zones", "zone_order", old.zones, new.zones)
    return TableChange(**found) if found else _NOTHING_HERE


def _note_facts(found: Found, old: Mapping[str, Any], new: Mapping[str, Any]) -> None:
    if old == new:
        return
    fresh = {name: fact for name, fact in new.items() if name not in old or old[name] != fact}
    if fresh:
        found["facts"] = fresh
    gone = [name for name in old if name not in new]
    if gone:
        found["gone"] = gone


def _note_board(found: Found, old: Board | None, new: Board | None) -> None:
    if old is None or new is None or not _same_frame(old, new):
        found["board"] = new
        return
    _note_list(found, "cells", "", old.cells, new.cells)
    _note_list(found, "edges", "", old.edges, new.edges)
    _note_list(found, "tokens", "token_order", old.tokens, new.tokens)


def _same_frame(old: Board, new: Board) -> bool:
    """Whether the places are the same; where they are not, the whole board is sent."""
    same = (old.width, old.height) == (new.width, new.height)
    return same and _same_ids(old.cells, new.cells) and _same_ids(old.edges, new.edges)


def _same_ids(old: list[Any], new: list[Any]) -> bool:
    if old is new:
        return True
    if len(old) != len(new):
        return False
    for i in range(len(new)):
        was, now = old[i], new[i]
        if was is not now and was.id != now.id:
            return False
    return True


def _others(old: list[Any], new: list[Any]) -> list[Any]:
    """Of two lists of the same things, those of the second that are otherwise."""
    found: list[Any] = []
    for i in range(len(new)):
        was, now = old[i], new[i]
        if was is not now and was != now:
            found.append(now)
    return found


def _note_list(found: Found, name: str, order: str, old: list[Any], new: list[Any]) -> None:
    """Items that are new or otherwise; and which there are, where those are not the same as before."""
    if old is new:
        return
    if _same_ids(old, new):
        changed = _others(old, new)
    else:
        known = {was.id: was for was in old}
        changed = [now for now in new if known.get(now.id) != now]
        found[order] = [now.id for now in new]
    if changed:
        found[name] = changed


# --- applying


def apply(view: View, change: Change) -> View:
    """The view after a change; the old one stays as it is, and what did not change is shared."""
    new = msgspec.structs.replace(view)
    for name in ("prompt", "waiting", "window", "result", "aside", "attention", "marked"):
        _take(new, name, getattr(change, name))
    if not isinstance(change.table, UnsetType):
        new.table = _apply_table(view.table, change.table)
    return new


def _take(target: View | Table, name: str, value: object) -> None:
    if value is not UNSET:
        setattr(target, name, value)


def _apply_table(table: Table, change: TableChange) -> Table:
    new = msgspec.structs.replace(table)
    for name in ("phase", "round", "active", "board"):
        _take(new, name, getattr(change, name))
    new.seats = _merged(table.seats, change.seats, UNSET, _number)
    gone = [] if isinstance(change.gone, UnsetType) else change.gone
    facts = {} if isinstance(change.facts, UnsetType) else change.facts
    new.facts = {**{n: fact for n, fact in table.facts.items() if n not in gone}, **facts}
    if new.board is not None and change.board is UNSET:
        new.board = _apply_board(new.board, change)
    new.zones = _merged(table.zones, change.zones, change.zone_order, _name)
    return new


def _apply_board(board: Board, change: TableChange) -> Board:
    return Board(
        board.width,
        board.height,
        _merged(board.cells, change.cells, UNSET, _name),
        _merged(board.edges, change.edges, UNSET, _name),
        _merged(board.tokens, change.tokens, change.token_order, _name),
    )


def _number(seat: SeatView) -> int:
    return seat.seat


def _name(item: Any) -> str:
    id: str = item.id
    return id


def _merged(
    old: list[T],
    changed: list[T] | UnsetType,
    order: list[str] | UnsetType,
    key: Callable[[T], Any],
) -> list[T]:
    if isinstance(changed, UnsetType):
        if isinstance(order, UnsetType):
            return old
        changed = []
    items = {key(item): item for item in old}
    items.update((key(item), item) for item in changed)
    return [items[id] for id in (map(key, old) if isinstance(order, UnsetType) else order)]
