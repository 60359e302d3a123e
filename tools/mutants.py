"""Break a game's rules one small place at a time, and list what no test of the game notices.

python tools/mutants.py krendel                  40 places picked by chance; goes on where it was stopped
python tools/mutants.py krendel --sample 200 --seed other

Needs `koldun[mutants]` (mutmut). Works on a copy of the tracked files in build/mutants/GAME, so the tree may
change meanwhile; a copy is made again with --fresh.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NO_RULES = ("game", "library", "hints", "value", "view", "observe", "columns", "ref", "staging")
VERDICTS = {0: "survived", 1: "killed", 3: "killed", 33: "no test", 34: "skipped", 36: "timeout"}
CONFIG = """[mutmut]
source_paths=src
only_mutate=src/koldun/games/{game}/*
do_not_mutate={but}
also_copy=
  src
  docs
  README.md
pytest_add_cli_args=-q
  -pno:cacheprovider
  -pnode_ids
pytest_add_cli_args_test_selection=tests/games/{game}
timeout_constant=20
"""
NODE_IDS = """# mutmut 3.8 asks for a name that pytest 9 has no more
from _pytest.nodes import Node

if not hasattr(Node, "_nodeid"):
    Node._nodeid = property(lambda node: node.nodeid)
"""


def copied(game: str, fresh: bool) -> Path:
    there = ROOT / "build" / "mutants" / game
    if fresh:
        shutil.rmtree(there, ignore_errors=True)
    if not there.exists():
        listed = subprocess.run(
            ["git", "ls-files", "-z", "src", "tests", "docs", "README.md", "pyproject.toml"],
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for name in filter(None, listed.split("\0")):
            (there / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, there / name)
        rooms = f"src/koldun/games/{game}"
        but = "".join(f"\n  {rooms}/{name}*" for name in NO_RULES)
        (there / "setup.cfg").write_text(CONFIG.format(game=game, but=but))
        (there.parent / "plugin").mkdir(exist_ok=True)
        (there.parent / "plugin" / "node_ids.py").write_text(NODE_IDS)
    return there


def mutmut(there: Path, *words: str) -> str:
    env = {**os.environ, "KOLDUN_PURE": "1", "PYTHONPATH": str(there.parent / "plugin")}
    done = subprocess.run(
        [sys.executable, "-m", "mutmut", *words], cwd=there, env=env, capture_output=True, text=True
    )
    if done.returncode != 0:
        sys.exit(f"mutmut {words[0]} failed:\n{(done.stdout + done.stderr)[-3000:]}")
    return done.stdout


def generate(there: Path) -> None:
    """All mutants, and which tests pass through which function: a run that names none of them."""
    try:
        mutmut(there, "run", "none*")
    except SystemExit as error:
        if not verdicts(there) or "Filter" not in str(error):
            raise


def verdicts(there: Path) -> dict[str, int | None]:
    found: dict[str, int | None] = {}
    for meta in sorted((there / "mutants").rglob("*.meta")):
        found.update(json.loads(meta.read_text())["exit_code_by_key"])
    return found


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("game")
    words.add_argument("--sample", type=int, default=40)
    words.add_argument("--seed", default="koldun")
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words.add_argument("--fresh", action="store_true", help="begin again with the files of today")
    args = words.parse_args()
    if not (ROOT / "src/koldun/games" / args.game).is_dir():
        words.error(f"no such game: {args.game}")
    there = copied(args.game, args.fresh)
    if not verdicts(there):
        generate(there)
    names = sorted(verdicts(there))
    random.Random(args.seed).shuffle(names)
    chosen = names[: args.sample]
    while left := [name for name in chosen if verdicts(there)[name] is None][: 4 * args.jobs]:
        mutmut(there, "run", "--max-children", str(args.jobs), *left)
        tried = sum(verdicts(there)[name] is not None for name in chosen)
        print(f"{args.game}: {tried} of {len(chosen)} tried", file=sys.stderr, flush=True)
    report(there, args.game, chosen, len(names))


def report(there: Path, game: str, chosen: list[str], of: int) -> None:
    codes = verdicts(there)
    tally = Counter(VERDICTS.get(codes[name] or 0, "killed") for name in chosen)
    told = ", ".join(f"{n} {verdict}" for verdict, n in tally.most_common())
    print(f"{game}: {len(chosen)} of {of} places: {told}")
    for name in chosen:
        if VERDICTS.get(codes[name] or 0) in ("survived", "no test"):
            print(f"\n{name}\n{mutmut(there, 'show', name)}")


if __name__ == "__main__":
    main()
