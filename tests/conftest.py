"""Rule coverage: an id counts only if a test marked with it ran and passed."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from koldun.kernel.registry import games

# the same examples in every run, so that a red run is the change's fault; explore on purpose
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("explore", deadline=None)
settings.load_profile("explore" if os.environ.get("KOLDUN_EXPLORE") else "steady")

_outcomes: dict[str, set[str]] = {}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rules-file", default="", help="write the rule coverage of this run to a file"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = {id for game in games().values() for id in game.library().ledger.clauses}
    known |= {id for game in games().values() for id in game.library().ledger.examples}
    for item in items:
        ids = [id for marker in item.iter_markers("rule") for id in marker.args]
        for id in ids:
            if id not in known:
                raise pytest.UsageError(f"{item.nodeid}: there is no rule {id!r}")
        item.user_properties.append(("rules", ids))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when != "call":
        return
    rules = next((value for key, value in report.user_properties if key == "rules"), [])
    for id in rules if isinstance(rules, list) else []:
        _outcomes.setdefault(str(id), set()).add(report.outcome)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Per game how many clauses there are and which have no passing test, where asked for:
    a run of a few tests must not overwrite what the whole run found."""
    file = session.config.getoption("rules_file")
    if hasattr(session.config, "workerinput") or not file:
        return
    passed = {id for id, outcomes in _outcomes.items() if outcomes == {"passed"}}
    report: dict[str, Any] = {}
    for game in games().values():
        if not type(game).__module__.startswith("koldun."):
            continue  # a plug-in of the tests
        clauses = list(game.library().ledger.clauses)
        untested = [id for id in clauses if id not in passed]
        report[game.id] = {
            "clauses": len(clauses),
            "tested": len(clauses) - len(untested),
            "untested": untested,
        }
    if passed:
        path = Path(str(session.config.rootpath)) / file
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
