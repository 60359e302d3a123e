"""A change and the view before it give the view after it: here, and in the page's twin of the same code."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import build_page
import msgspec
import pytest

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.content.registry import games, table_for
from koldun.kernel.cards import SPECTATOR
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.view.changes import NOTHING, apply, change
from koldun.view.look import Memory, look
from koldun.view.views import Board, Cell, Change, SeatView, Table, Token, View, ZoneView

CHANGES = build_page.WEB / "src" / "lib" / "changes.ts"
PAIRS = """
import { readFileSync } from "node:fs";
import { changed } from "%s";
let count = 0;
for (const [old, change, now] of JSON.parse(readFileSync(0, "utf8"))) {
  const sorted = (x) => x && typeof x === "object" && !Array.isArray(x)
    ? Object.fromEntries(Object.keys(x).sort().map((k) => [k, sorted(x[k])]))
    : Array.isArray(x) ? x.map(sorted) : x;
  const text = (x) => JSON.stringify(sorted(x));
  const before = text(old);
  if (text(changed(old, change)) !== text(now)) throw new Error("another view: pair " + count);
  if (text(old) !== before) throw new Error("the old view was changed: pair " + count);
  count += 1;
}
console.log(count);
"""


def plain(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


def views(game: AnyGame, players: int, eyes: int, most: int) -> Iterator[View]:
    """One view after each choice of a random match, as a server looks."""
    match = Match.start(game, table_for(game, players, {}), seed_of("changes"), log=False)
    policy, memory = RandomChoice(seed_of(f"changes {eyes}")), Memory()
    yield look(match, eyes, memory)
    while match.result is None and most > 0:
        play_randomly(match, policy, 1)
        most -= 1
        yield look(match, eyes, memory)


def pairs(id: str, most: int) -> Iterator[tuple[View, Change, View]]:
    """Views that follow each other, and what lies between them as it goes over the wire."""
    game = games()[id]
    for eyes in (0, game.most - 1, SPECTATOR):
        old: View | None = None
        for new in views(game, game.most, eyes, most):
            if old is not None:
                sent = msgspec.json.encode(change(old, new))
                yield old, msgspec.json.decode(sent, type=Change), new
            old = new


@pytest.mark.parametrize("id", sorted(games()))
def test_a_change_and_the_old_view_give_the_new_one(id: str) -> None:
    smaller = total = 0
    for old, found, new in pairs(id, 120):
        before = plain(old)
        assert plain(apply(old, found)) == plain(new)
        assert plain(old) == before
        smaller += len(msgspec.json.encode(found))
        total += len(msgspec.json.encode(new))
    assert smaller < total / 2


def applied_by_the_page(told: Any) -> int:
    """How many changes the page's own code applies as they should be; it stops at the first that is not."""
    script = PAIRS % Path(CHANGES).as_uri()
    done = subprocess.run(
        [build_page.node(), "--input-type=module", "--eval", script],
        input=msgspec.json.encode(told),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()[-500:]
    return int(done.stdout)


@pytest.mark.parametrize("id", sorted(games()))
def test_the_page_applies_changes_as_we_do(id: str) -> None:
    told = [plain(pair) for pair in pairs(id, 25)]
    assert applied_by_the_page(told) == len(told) > 10


# --- what random matches may not meet


def table(**more: Any) -> View:
    given: dict[str, Any] = {
        "phase": "p",
        "round": 1,
        "active": 0,
        "seats": [SeatView(0, {"life": 3}), SeatView(1)],
        "facts": {"a": 1},
    }
    return View("g", 0, Table(**{**given, **more}), None, [], False, None)


def zone(id: str, count: int = 0) -> ZoneView:
    return ZoneView(id, id, -1, "row", count, "", [])


HERE, THERE = Cell("a", 0, 0), Cell("b", 1, 0)
BOARD = Board(2, 1, [HERE, THERE], [], [Token("x", "t", "a"), Token("y", "t", "b")])
MOMENTS = {
    "nothing": (table(), table()),
    "a fact that goes": (table(facts={"a": 1, "b": None}), table(facts={"a": 1})),
    "a fact that becomes nothing": (table(facts={"a": 1}), table(facts={"a": None})),
    "a board that comes": (table(), table(board=BOARD)),
    "a board that goes": (table(board=BOARD), table()),
    "another board": (table(board=BOARD), table(board=Board(1, 1, [HERE], [], []))),
    "a cell": (table(board=BOARD), table(board=Board(2, 1, [HERE, Cell("b", 1, 0, kind="k")]))),
    "no tokens": (table(board=BOARD), table(board=Board(2, 1, [HERE, THERE]))),
    "tokens that change places": (
        table(board=BOARD),
        table(board=Board(2, 1, [HERE, THERE], [], list(reversed(BOARD.tokens)))),
    ),
    "zones that come, go and change places": (
        table(zones=[zone("a"), zone("b"), zone("c")]),
        table(zones=[zone("c", 2), zone("d"), zone("a")]),
    ),
    "one zone of two": (
        table(zones=[zone("a"), zone("b")]),
        table(zones=[zone("a"), zone("b", 1)]),
    ),
}


@pytest.mark.parametrize("what", MOMENTS)
def test_every_kind_of_change_arrives(what: str) -> None:
    old, new = MOMENTS[what]
    found = change(old, new)
    assert (found is NOTHING) == (what == "nothing")
    assert plain(apply(old, found)) == plain(new)
    assert applied_by_the_page(plain([(old, found, new)])) == 1


def test_only_what_changed_is_named() -> None:
    old, new = MOMENTS["one zone of two"]
    assert plain(change(old, new)) == {"table": {"zones": [plain(zone("b", 1))]}}
