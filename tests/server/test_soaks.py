"""Short forms of the long tools: `make fuzz`, `make soak-hour` (the others are where they belong)."""

import json
import subprocess
import sys
from pathlib import Path

from fuzz import run
from serving import together
from soak_hour import soak

ROOT = Path(__file__).parents[2]


def test_strange_inputs_are_taken_or_refused() -> None:
    tried = run(400)
    assert set(tried) == {"messages", "match files", "packs", "scenarios"}
    assert sum(tried.values()) >= 300


def test_people_come_and_go_and_leave_no_file_open(tmp_path: Path) -> None:
    report = together(soak(0.1, "suite", tmp_path, people=3))
    assert report.problems == []
    assert report.finished > 0


def test_every_part_has_a_licence(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "sbom.py"), "--out", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    parts = json.loads((tmp_path / "sbom.json").read_text())["components"]
    names = {part["name"] for part in parts}
    assert {"litestar", "msgspec", "svelte", "Alegreya"} <= names
