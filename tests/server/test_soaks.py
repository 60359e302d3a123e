"""Short forms of the long tools: `make fuzz`, `make soak-hour` (the others are where they belong)."""

import asyncio
import gc
import json
import subprocess
import sys
import weakref
from pathlib import Path

from fuzz import run
from serving import play_together, quick, serving, together
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


def test_nothing_keeps_a_table_that_was_put_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, players = await server.running_table("krendel", 2)
            await play_together(players)
            await players[0].call("GET", f"/api/tables/{table}/replay", bytes)
            for player in players:
                await player.go()
            seen = weakref.ref(server.inside.registry.live[table])
            async with asyncio.timeout(20):
                while server.inside.registry.live:
                    server.inside.registry.evict(0.0)
                    await asyncio.sleep(0.05)
            gc.collect()
            assert seen() is None

    together(story())


def test_every_part_has_a_licence(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "sbom.py"), "--out", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    parts = json.loads((tmp_path / "sbom.json").read_text())["components"]
    names = {part["name"] for part in parts}
    assert {"litestar", "msgspec", "svelte", "Alegreya"} <= names
