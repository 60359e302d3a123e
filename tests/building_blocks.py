"""What several tests of the page use."""

import fcntl
import gzip
import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
REPORT = ROOT / "build" / "page.json"
OURS = ["krendel", "three_mages", "krutagidon", "wiz_war", "munchkin"]
WHOLE = bool(os.environ.get("KOLDUN_WHOLE"))  # `make soak-page`: everything, and not a sample
OUTSIDE = [
    ("lobby", "/", ".box"),
    ("about", "/about", ".prose"),
    *((f"{game}-rules", f"/rules/{game}", "[data-chapter]") for game in OURS),
]

# options and seats that make a match short enough to be clicked to its end
BRIEF: dict[str, tuple[dict[str, object], int]] = {
    "krendel": ({}, 3),
    "three_mages": ({"round_limit": 12}, 3),
    "krutagidon": ({}, 2),
    "wiz_war": ({"rounds": 4}, 2),
    "munchkin": ({"max_turns": 5}, 3),
}

# every frame in which the body has the focus while options are on the table, with what lost it
FALLEN = """() => {
  window.fallen = [];
  window.frames = 0;
  let lost = '';
  addEventListener('focusout', (event) => { lost = event.target.outerHTML.slice(0, 160); }, true);
  const look = () => {
    const bar = document.querySelector('[data-testid=prompt]');
    const at = document.activeElement;
    window.frames += 1;
    if (Number(bar?.dataset.options) > 0 && (!at || at === document.body)) window.fallen.push(lost);
    requestAnimationFrame(look);
  };
  look();
}"""


def axe(page: Any) -> None:
    """axe-core has nothing to say."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    said = [f"{v['id']}: {v['help']}: {[n['html'][:160] for n in v['nodes'][:3]]}" for v in found]
    assert not said, "\n".join(said)


@contextmanager
def alone(name: str) -> Iterator[None]:
    """While no other process of the tests is here."""
    REPORT.parent.mkdir(parents=True, exist_ok=True)
    with (REPORT.parent / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def report(name: str, figures: object) -> None:
    """A figure of the page, into build/page.json and onto the screen (`-s`)."""
    with alone("page"):
        known = json.loads(REPORT.read_text()) if REPORT.exists() else {}
        REPORT.write_text(json.dumps({**known, name: figures}, indent=1))
    print(name, json.dumps(figures))


def options(page: Any) -> list[str]:
    keys: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-option]')].map(n => n.dataset.option).sort()"
    )
    return keys


def cyrillic(text: str) -> bool:
    return re.search("[а-яА-Я]", text) is not None


def gzipped(response: Any) -> int:
    try:
        body: bytes = response.body()
    except Exception:
        return 0
    if response.url.endswith((".woff2", ".png")):
        return len(body)
    return len(gzip.compress(body))
