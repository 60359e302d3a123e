"""The house stays tidy: no cycles, no private names across modules, nothing too long."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from building_blocks import OURS

import koldun
from koldun.content.library import library_of
from koldun.content.registry import games

SRC = Path(koldun.__file__).parent.parent
MOST_LINES = 60  # of a function
MOST_RULES = 400  # lines of a module of rules


@cache
def modules() -> dict[str, ast.Module]:
    found = {}
    for path in sorted((SRC / "koldun").rglob("*.py")):
        name = ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")
        found[name] = ast.parse(path.read_text("utf-8"), str(path))
    return found


def imports(name: str) -> set[str]:
    """Modules of ours that a module imports, anywhere: in functions and for the type checker too."""
    known = modules()
    found: set[str] = set()
    for node in ast.walk(known[name]):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if inner in known else node.module)
    return {module for module in found if module in known and module != name}


def cycles() -> list[list[str]]:
    """Groups of modules that reach each other (Tarjan)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    groups: list[list[str]] = []

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        stack.append(name)
        for other in sorted(imports(name)):
            if other not in order:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], order[other])
        if low[name] == order[name]:
            group = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(group) > 1:
                groups.append(sorted(group))

    for name in modules():
        if name not in order:
            visit(name)
    return groups


def test_no_modules_import_each_other() -> None:
    assert cycles() == []


def foreign_private_names(name: str) -> Iterator[str]:
    """`other._thing` and `from other import _thing`, where other is no self or cls or own class."""
    tree = modules()[name]
    own = {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    defined = {
        target.attr
        for node in ast.walk(tree)
        for target in ast.walk(node)
        if isinstance(target, ast.Attribute) and isinstance(target.ctx, ast.Store)
    }
    defined |= {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("koldun"):
            for alias in node.names:
                if alias.name.startswith("_") and not alias.name.startswith("__"):
                    yield f"{name}:{node.lineno} imports {alias.name}"
        elif isinstance(node, ast.Attribute) and _private(node.attr):
            value = node.value
            if isinstance(value, ast.Name) and value.id in ("self", "cls", "super", *own):
                continue
            if node.attr not in defined:
                yield f"{name}:{node.lineno} uses {node.attr}"


def _private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def test_no_private_name_of_another_module_is_used() -> None:
    library = {"_SubParsersAction", "_replace", "_fields"}  # public in all but name
    found = [
        place
        for name in modules()
        for place in foreign_private_names(name)
        if place.rsplit(" ", 1)[1] not in library
    ]
    assert found == []


def test_no_function_is_too_long() -> None:
    found = [
        f"{name}:{node.lineno} {node.name} has {1 + (node.end_lineno or 0) - node.lineno} lines"
        for name, tree in modules().items()
        if ".migrations." not in name  # a step of the schema is one list of columns
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno >= MOST_LINES
    ]
    assert found == []


def test_no_module_of_rules_is_too_long() -> None:
    found = []
    for path in sorted((SRC / "koldun" / "games").rglob("*.py")):
        lines = len(path.read_text("utf-8").splitlines())
        if lines > MOST_RULES:
            found.append(f"{path.relative_to(SRC)} has {lines} lines")
    assert found == []


def test_no_constructor_of_rules_takes_more_than_six_positional_arguments() -> None:
    found = []
    for name, tree in modules().items():
        if not name.startswith(("koldun.games", "koldun.kernel")):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                required = len(node.args.args) - len(node.args.defaults) - 1
                if required > 6:
                    found.append(f"{name}:{node.lineno} takes {required}")
    assert found == []


def test_docs_architecture_names_every_file_of_the_shared_rooms() -> None:
    text = (SRC.parent / "docs" / "architecture.md").read_text("utf-8")
    missing = []
    for name in modules():
        parts = name.split(".")[1:]
        if len(parts) < 2 or parts[0] in ("games", "cli", "bench") or "versions" in parts:
            continue
        if parts[-1] in ("env", "__main__") or (SRC / "koldun" / "/".join(parts)).is_dir():
            continue
        short = "/".join(parts[1:] if parts[0] in ("kernel", "server") else parts)
        if f"`{short}`" not in text and f"`{short}." not in text:
            missing.append(short)
    assert missing == [], "docs/architecture.md does not name them"


@pytest.mark.parametrize("file", ["README.md", "README.ru.md"])
def test_the_readme_counts_players_and_rules(file: str) -> None:
    rows = [line.split("|") for line in (SRC.parent / file).read_text("utf-8").splitlines()]
    told = {
        row[1].split("`")[1]: (row[2].strip().replace("–", "-"), int(row[4]))
        for row in rows
        if len(row) == 6 and "`" in row[1]
    }
    assert told == {
        id: (f"{game.least}-{game.most}", len(library_of(game).ledger.clauses))
        for id, game in games().items()
        if id in OURS
    }


def test_many_matches_have_one_loop() -> None:
    """Whoever plays many matches stands on `lab/many`. Processes are started by its one way on this machine,
    by batches that share memory, by a bot that thinks in parallel and by the server's bots."""
    starters = {
        "koldun.lab.processes",
        "koldun.envs.many",
        "koldun.bots.search.parallel",
        "koldun.server.bots.workers",
    }
    tools = SRC.parent / "tools"
    known = modules() | {path.stem: ast.parse(path.read_text()) for path in tools.glob("*.py")}
    found = set()
    for name, module in known.items():
        for node in ast.walk(module):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [f"{node.module}.{alias.name}" for alias in node.names]
            if any(
                one.split(".")[0] == "multiprocessing" or one.endswith("ProcessPoolExecutor")
                for one in names
            ):
                found.add(name)
    assert found == starters
