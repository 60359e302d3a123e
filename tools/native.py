"""Compile kernel, games and bots with mypyc, in place (`make native`) or for a wheel.

Nearly every module is a library of its own, so that a change in one leaves the rest alone: mypy keeps what
it has checked, objects and libraries are kept under a hash of what they are made from. What was
compiled is stamped with a hash of its source in `koldun/_native.json`: `koldun` uses compiled
modules only while they are true.

`--pack FILE` keeps the C of all modules, `--from FILE` compiles it: for a machine that has a C compiler and another Python, but
no mypyc, as one lent for training may be.
"""

import argparse
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

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
    "facing",
    "greedy",
    "horizon",
    "policies",
    "learned/trials",
    "search/race",
    "search/ref",
    "search/search",
    "search/thinker",
    "search/tree",
)
VIEW = ("changes", "look")
ENVS = ("lanes", "steps")
# what deals with files and texts stays interpreted
INTERPRETED = {"__init__.py", "library.py", "staging.py", "staged_spells.py"}
# mypyc forgets between runs which floats of a class may be unset, so who reads such a class is compiled
# with it: `refuse_forgotten` finds one that stands alone
TOGETHER: list[tuple[list[str], str | None]] = [
    ([f"koldun/bots/{name}.py" for name in BOTS], "koldun_bots"),
    ([f"koldun/envs/{name}.py" for name in ENVS], "koldun_envs"),
]
# Rules of games, most of the text, take 60 % of the time to compile with -O1 and up to 3 % more instructions to run.
HOT: Final = ("__native_koldun_", "/koldun/kernel/", "/koldun/view/", "/koldun/bench/")
# Symbols stay inside their library: calls need no table, and what nobody calls is dropped.
FLAGS: Final = (
    "-g0 -w -fPIC -fvisibility=hidden -fno-semantic-interposition -fno-plt"
    " -ffunction-sections -fdata-sections"
)


def files() -> list[str]:
    """Compiled files, relative to src."""
    found = [f"koldun/kernel/{name}.py" for name in KERNEL]
    found.append("koldun/content/deeds.py")
    found += [f"koldun/view/{name}.py" for name in VIEW]
    for file in sorted((PACKAGE / "games").rglob("*.py")):
        if file.name not in INTERPRETED:
            found.append(str(file.relative_to(SRC)))
    found += [f"koldun/bots/{name}.py" for name in BOTS]
    found += [f"koldun/envs/{name}.py" for name in ENVS]
    return [*found, "koldun/bench/mini.py"]


class Library(NamedTuple):
    """A library in C: what it is made from, and the headers it needs."""

    sources: list[str]
    headers: list[str]


class Translated:
    """The libraries of all modules in C, and the folders where they and mypyc's own code lie."""

    def __init__(self, libraries: dict[str, Library], own: Path, mypyc: Path) -> None:
        self.libraries = libraries
        self.own = own
        self.mypyc = mypyc

    def pack(self, path: Path) -> None:
        """All of it in one file; what libraries are made from is named by folder and place."""
        folders = (("own", self.own), ("mypyc", self.mypyc))
        told = {
            name: [[_placed(file, folders) for file in part] for part in library]
            for name, library in self.libraries.items()
        }
        list_file = BUILD / "libraries.json"
        list_file.write_text(json.dumps({"libraries": told, "sources": marks()}), encoding="utf-8")
        with tarfile.open(path, "w:xz", preset=3) as file:
            file.add(list_file, "libraries.json")
            for name, folder in folders:
                file.add(folder, name)

    @classmethod
    def unpacked(cls, path: Path) -> "Translated":
        """A pack of these very sources, laid out for the compiler."""
        folder = BUILD / "unpacked"
        shutil.rmtree(folder, ignore_errors=True)
        try:
            with tarfile.open(path) as file:
                file.extractall(folder, filter="data")
            told = json.loads((folder / "libraries.json").read_bytes())
        except (OSError, ValueError, tarfile.TarError) as error:
            sys.exit(f"{path}: holds no packed C: {error}")
        if told["sources"] != marks():
            sys.exit(f"{path}: packed from other sources; pack again")
        libraries = {
            name: Library(*[[str(folder / file) for file in part] for part in library])
            for name, library in told["libraries"].items()
        }
        return cls(libraries, folder / "own", folder / "mypyc")


def _placed(source: str, folders: Iterable[tuple[str, Path]]) -> str:
    path = Path(source).resolve()
    for name, folder in folders:
        if path.is_relative_to(folder.resolve()):
            return f"{name}/{path.relative_to(folder.resolve())}"
    raise ValueError(f"{source} lies outside of what is packed")


class Compiler:
    """The C compiler of this Python, and what it has made before."""

    def __init__(self, jobs: int, code: Translated) -> None:
        found = sysconfig.get_config_vars()
        paths = (sysconfig.get_path("include"), str(code.own), str(code.mypyc))
        self.jobs = jobs
        self.c_flags = [*shlex.split(found["CFLAGS"]), *FLAGS.split()]
        self.c_flags += [f"-I{path}" for path in paths]
        self.compile = [*shlex.split(found["CC"]), *self.c_flags]
        strip = [] if sys.platform == "darwin" else ["-Wl,--gc-sections"]
        self.link = [*shlex.split(found["LDSHARED"]), *strip]
        self.suffix: str = found["EXT_SUFFIX"]
        version = subprocess.run(
            [self.compile[0], "--version"], capture_output=True, text=True, check=True
        ).stdout
        self.gcc = "Free Software Foundation" in version
        self.mark = hashlib.blake2b(f"{version} {self.compile} {self.link}".encode()).digest()
        self.objects = BUILD / "objects"
        self.objects.mkdir(parents=True, exist_ok=True)
        self.used: set[Path] = set()
        self._hashes: dict[str, bytes] = {}

    def each(self, work: Callable[[Any], Path], parts: Iterable[Any]) -> list[Path]:
        with ThreadPoolExecutor(self.jobs) as pool:
            return list(pool.map(work, parts))

    def header(self, level: str) -> list[str]:
        """Python's and mypyc's headers, read once for all files; gcc alone takes them so."""
        if not self.gcc:
            return [level]
        header = BUILD / "head" / self.mark.hex()[:16] / f"head{level}.h"
        made = header.with_suffix(".h.gch")
        if not made.exists():
            header.parent.mkdir(parents=True, exist_ok=True)
            header.write_text("#include <Python.h>\n#include <CPy.h>\n")
            self._run([*self.compile, level, "-x", "c-header", str(header), "-o", str(made)])
        return [level, "-include", str(header)]

    def object(self, source: str, needs: list[str], extra: list[str]) -> Path:
        """A C file compiled, unless the same text with the same headers was compiled before."""
        mark = hashlib.blake2b(self.mark, digest_size=16)
        mark.update(extra[0].encode())
        for file in [source, *needs]:
            mark.update(self._hash(file))
        made = self.objects / f"{Path(source).stem.removeprefix('__native_')}-{mark.hexdigest()}.o"
        if not made.exists():
            half = made.with_suffix(".half")
            self._run([*self.compile, *extra, "-c", source, "-o", str(half)])
            half.rename(made)
        self.used.add(made)
        return made

    def library(self, name: str, objects: list[Path]) -> Path:
        """The library of a module in src, unless it lies there already."""
        made = SRC / (name.replace(".", os.sep) + self.suffix)
        mark = hashlib.blake2b(f"{[o.name for o in objects]}".encode(), digest_size=16).hexdigest()
        note = self.objects / f"{name}.linked"
        self.used.add(note)
        if not made.exists() or not note.exists() or note.read_text() != mark:
            note.unlink(missing_ok=True)
            half = self.objects / f"{name}.half"
            self._run([*self.link, *map(str, objects), "-o", str(half)])
            made.unlink(missing_ok=True)  # a running process keeps what it has loaded
            half.rename(made)
            note.write_text(mark)
        return made

    def forget(self) -> None:
        """Drop what nothing is made of any more."""
        for file in self.objects.iterdir():
            if file not in self.used:
                file.unlink()

    def _hash(self, file: str) -> bytes:
        found = self._hashes.get(file)
        if found is None:
            found = hashlib.blake2b(Path(file).read_bytes(), digest_size=16).digest()
            self._hashes[file] = found
        return found

    def _run(self, command: list[str]) -> None:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{shlex.join(command)}\n{done.stdout}{done.stderr}")


def refuse_forgotten() -> None:
    """No class that mypyc remembers wrongly may stand alone."""
    for header in (BUILD / "c" / "koldun").rglob("__native_*.h"):
        if "uint32_t bitmap;" in header.read_text(encoding="utf-8"):
            sys.exit(
                f"{header}: a float that may be unset; set it first in __init__, or see TOGETHER"
            )


def translate(quiet: bool = True) -> Translated:
    """Modules in C, by mypyc."""
    from mypyc.build import include_dir, mypycify

    here = Path.cwd()
    os.chdir(SRC)
    try:
        BUILD.mkdir(parents=True, exist_ok=True)
        extensions = mypycify(
            ["--cache-dir", str(BUILD / "mypy"), *files()],
            separate=TOGETHER,
            include_runtime_files=False,
            target_dir=str(BUILD / "c"),
            verbose=not quiet,
        )
        refuse_forgotten()
    finally:
        os.chdir(here)
    libraries = {
        e.name: Library([*map(str, e.sources)], [*map(str, e.depends)]) for e in extensions
    }
    return Translated(libraries, BUILD / "c", Path(include_dir()))


def compile_all(jobs: int, code: Translated | None = None) -> list[Path]:
    """Build the libraries into src and return their paths."""
    code = translate() if code is None else code
    compiler = Compiler(jobs, code)
    hot, cold = compiler.header("-O2"), compiler.header("-O1")
    # what is in every library is mypyc's own
    listed = Counter(source for library in code.libraries.values() for source in library.sources)
    runtime = {source for source, times in listed.items() if times > 1}
    headers = sorted(str(h) for h in code.mypyc.glob("*.h"))

    def make(part: tuple[str, list[str], list[str]]) -> Path:
        return compiler.object(*part)

    common = compiler.each(make, [(c, headers, ["-O2"]) for c in sorted(runtime)])
    own = [
        (source, [*library.headers, *headers], hot if any(h in source for h in HOT) else cold)
        for library in code.libraries.values()
        for source in library.sources
        if source not in runtime
    ]
    own.sort(key=lambda part: -Path(part[0]).stat().st_size)
    made = dict(zip([part[0] for part in own], compiler.each(make, own), strict=True))

    def link(name: str) -> Path:
        sources = code.libraries[name].sources
        objects = [made[s] for s in sources if s in made]
        if len(objects) < len(sources):
            objects += common
        return compiler.library(name, objects)

    built = compiler.each(link, code.libraries)
    compiler.forget()
    return built


def marks() -> dict[str, str]:
    """A hash of each source, to be read before it is compiled."""
    return {
        file: hashlib.blake2b((SRC / file).read_bytes(), digest_size=16).hexdigest()
        for file in files()
    }


def stamp(hashes: dict[str, str]) -> None:
    """Say which sources the compiled modules were made from."""
    STAMP.write_text(json.dumps(hashes, indent=1) + "\n", encoding="utf-8")


def clean(kept: Iterable[Path] = ()) -> None:
    """Remove compiled modules, all but these."""
    for extension in {*SRC.glob("*.so"), *PACKAGE.rglob("*.so")} - set(kept):
        extension.unlink()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--clean", action="store_true", help="remove compiled modules")
    parser.add_argument("--verbose", action="store_true", help="let mypyc say what it does")
    parser.add_argument("--pack", type=Path, metavar="FILE", help="keep the C instead of compiling")
    parser.add_argument("--from", type=Path, metavar="FILE", dest="packed", help="compile a pack")
    args = parser.parse_args()
    if args.pack is not None:
        translate(not args.verbose).pack(args.pack)
        return 0
    # a pack that is refused leaves what was compiled as it is
    code = None if args.packed is None else Translated.unpacked(args.packed)
    STAMP.unlink(missing_ok=True)
    if args.clean:
        clean()
        return 0
    started = time.monotonic()
    print("compiling; this takes a minute or two the first time", file=sys.stderr)
    sources = marks()
    built = compile_all(args.jobs, code or translate(not args.verbose))
    clean(built)
    stamp(sources)
    print(f"{len(built)} modules compiled in {time.monotonic() - started:.0f} s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
