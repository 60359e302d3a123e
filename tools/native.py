"""Compile kernel, games and bots with mypyc, in place (`make native`) or for a wheel.

One group for the kernel and one for each game, so that a change in a game leaves the rest alone;
C files that did not change are not compiled again. What was compiled is stamped with a hash of
its source in `koldun/_native.json`: `koldun` uses compiled modules only while they are true.
"""

import argparse
import hashlib
import json
import os
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
PACKAGE = SRC / "koldun"
STAMP = PACKAGE / "_native.json"
BUILD = ROOT / "build" / "native"

# the rest of the kernel is never hot
KERNEL = (
    "attention",
    "cards",
    "decisions",
    "definitions",
    "estimates",
    "game",
    "match",
    "observe",
    "randomness",
    "results",
    "state",
    "walk",
    "windows",
)
BOTS = (
    "actions",
    "budget",
    "greedy",
    "horizon",
    "policies",
    "race",
    "ref",
    "search",
    "thinker",
    "tree",
)
VIEW = ("changes", "look")
ENVS = ("lanes", "steps")
# what deals with files, texts and views stays interpreted
INTERPRETED = {"__init__.py", "library.py", "staging.py", "staged_spells.py", "view.py"}


def groups() -> dict[str, list[str]]:
    """Compiled files by group, relative to src."""
    found = {"koldun_kernel": [f"koldun/kernel/{name}.py" for name in KERNEL]}
    found["koldun_kernel"].append("koldun/content/deeds.py")
    found["koldun_view"] = [f"koldun/view/{name}.py" for name in VIEW]
    for folder in sorted((PACKAGE / "games").iterdir()):
        files = [f for f in sorted(folder.rglob("*.py")) if f.name not in INTERPRETED]
        if files:
            found[f"koldun_{folder.name}"] = [str(f.relative_to(SRC)) for f in files]
    found["koldun_bots"] = [f"koldun/bots/{name}.py" for name in BOTS]
    found["koldun_envs"] = [f"koldun/envs/{name}.py" for name in ENVS]
    found["koldun_bench"] = ["koldun/bench/mini.py"]
    return found


def compile_all(jobs: int, quiet: bool = True) -> list[Path]:
    """Build the extensions into src and return their paths."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    here = Path.cwd()
    os.chdir(SRC)
    try:
        parts = groups()
        BUILD.mkdir(parents=True, exist_ok=True)
        extensions = mypycify(
            [file for files in parts.values() for file in files],
            opt_level="2",
            debug_level="0",
            separate=[(files, name) for name, files in parts.items()],
            target_dir=str(BUILD / "c"),
            verbose=not quiet,
        )
        distribution = Distribution({"name": "koldun-native", "ext_modules": extensions})
        command = build_ext(distribution)
        command.build_temp = str(BUILD / "temp")
        command.build_lib = str(BUILD / "lib")
        command.parallel = jobs
        command.ensure_finalized()
        command.run()
        built: list[Path] = []
        for output in map(Path, command.get_outputs()):
            target = SRC / output.relative_to(BUILD / "lib")
            if not target.exists() or target.read_bytes() != output.read_bytes():
                target.write_bytes(output.read_bytes())
            built.append(target)
        return built
    finally:
        os.chdir(here)


def stamp() -> None:
    """Say which sources the compiled modules were made from."""
    hashes = {
        file: hashlib.blake2b((SRC / file).read_bytes(), digest_size=16).hexdigest()
        for files in groups().values()
        for file in files
    }
    STAMP.write_text(json.dumps(hashes, indent=1) + "\n", encoding="utf-8")


def clean() -> None:
    STAMP.unlink(missing_ok=True)
    for extension in [*SRC.glob("*.so"), *PACKAGE.rglob("*.so")]:
        extension.unlink()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--clean", action="store_true", help="remove compiled modules")
    parser.add_argument("--verbose", action="store_true")
    args = parser.parse_args()
    clean()
    if args.clean:
        return 0
    started = time.monotonic()
    print("compiling; this takes a minute or so the first time", file=sys.stderr)
    built = compile_all(args.jobs, not args.verbose)
    stamp()
    print(f"{len(built)} modules compiled in {time.monotonic() - started:.0f} s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
