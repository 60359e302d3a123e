"""Coverage of rules and cards. A rule counts only if a test marked with it ran and passed, a card
only if a passing test of its game names it: in its code, its parameters or its scenario."""

import gc
import inspect
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from koldun.bots.threads import one_thread
from koldun.content.library import library_of
from koldun.content.registry import games
from koldun.server.app.serve import collect_little_by_little

one_thread()  # before any test reads numpy

# the same examples in every run, so that a red run is the change's fault; explore on purpose
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("explore", deadline=None)
settings.load_profile("explore" if os.environ.get("KOLDUN_EXPLORE") else "steady")

_outcomes: dict[str, set[str]] = {}
_LARGE = {"krutagidon", "munchkin", "wiz_war"}
_GENERAL = {"bots", "kernel", "lab", "learn", "testing"}
_WORD = re.compile(r"[a-z][a-z0-9_-]+")


@pytest.fixture
def as_served() -> Iterator[None]:
    """Rubbish is looked for as the server does it: what stands before is left alone. Otherwise a clock
    runs while all that the tests have loaded is looked through."""
    usual = gc.get_threshold()
    collect_little_by_little()
    yield
    gc.set_threshold(*usual)
    gc.unfreeze()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rules-file", default="", help="write the rule coverage of this run to a file"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = {id for game in games().values() for id in library_of(game).ledger.clauses}
    known |= {id for game in games().values() for id in library_of(game).ledger.examples}
    for item in items:
        if _plays_a_large_game(item):
            item.add_marker(pytest.mark.slow)
        ids = [id for marker in item.iter_markers("rule") for id in marker.args]
        for id in ids:
            if id not in known:
                raise pytest.UsageError(f"{item.nodeid}: there is no rule {id!r}")
        cards = [f"{game} {card}" for game in _game_of(item) for card in _cards_in(item, game)]
        item.user_properties.append(("covers", ids + cards))


def _plays_a_large_game(item: pytest.Item) -> bool:
    """What is tried with every game takes long with these."""
    callspec = getattr(item, "callspec", None)
    if callspec is None or not _GENERAL & set(item.path.parts):
        return False
    given = {getattr(value, "id", value) for value in callspec.params.values() if _named(value)}
    return bool(_LARGE & given)


def _named(value: object) -> bool:
    return isinstance(getattr(value, "id", value), str)


def _game_of(item: pytest.Item) -> list[str]:
    """The game a test lies in the folder of, if any."""
    folders = item.path.parts
    return [folders[folders.index("games") + 1]] if "games" in folders else []


def _cards_in(item: pytest.Item, game: str) -> list[str]:
    if not isinstance(item, pytest.Function) or game not in games():
        return []
    params = item.callspec.params.values() if hasattr(item, "callspec") else []
    texts = [inspect.getsource(item.function)]
    texts += [p.read_text("utf-8") if isinstance(p, Path) else repr(p) for p in params]
    named = set(_WORD.findall(" ".join(texts)))
    return [card.id for card in library_of(games()[game]).cards if card.id in named]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when != "call":
        return
    covers = next((value for key, value in report.user_properties if key == "covers"), [])
    for id in covers if isinstance(covers, list) else []:
        _outcomes.setdefault(str(id), set()).add(report.outcome)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Per game how many clauses and cards there are and which have no passing test, if asked for:
    a run of a few tests must not overwrite what the whole run found."""
    file = session.config.getoption("rules_file")
    if hasattr(session.config, "workerinput") or not file:
        return
    passed = {id for id, outcomes in _outcomes.items() if outcomes == {"passed"}}
    named = {id for id, outcomes in _outcomes.items() if "passed" in outcomes}
    report: dict[str, Any] = {}
    for game in games().values():
        if not type(game).__module__.startswith("koldun."):
            continue  # a plug-in of the tests
        clauses = list(library_of(game).ledger.clauses)
        untested = [id for id in clauses if id not in passed]
        report[game.id] = {
            "clauses": len(clauses),
            "tested": len(clauses) - len(untested),
            "untested": untested,
            "cards": len(library_of(game).cards),
            "unnamed": [c.id for c in library_of(game).cards if f"{game.id} {c.id}" not in named],
        }
    if passed:
        path = Path(str(session.config.rootpath)) / file
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
