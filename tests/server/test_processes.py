"""Processes that think: the first reads everything, the next are there at once, none outlives its server."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from koldun.server.bots.workers import Workers
from koldun.server.ops.metrics import Metrics

_SERVER = """
import asyncio, os, sys
from koldun.server.bots.workers import Workers
from koldun.server.ops.metrics import Metrics
async def main():
    pids = await Workers(2, 1.0, Metrics()).pids()
    print(*pids, *{int(open(f"/proc/{p}/stat").read().rsplit(") ", 1)[1].split()[1]) for p in pids}, flush=True)
    await asyncio.sleep(600)
if __name__ == "__main__":
    asyncio.run(main())
"""


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1][0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_no_process_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    file = tmp_path / "server.py"
    file.write_text(_SERVER, "utf-8")
    with subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 3, "two that think, and the one they come from"
        assert all(alive(pid) for pid in pids)
        server.send_signal(signal.SIGKILL)
        server.wait()
    patience = time.monotonic() + 20
    while any(alive(pid) for pid in pids) and time.monotonic() < patience:
        time.sleep(0.05)
    assert not [pid for pid in pids if alive(pid)]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere each process begins anew")
@pytest.mark.usefixtures("as_served")
def test_the_loop_goes_on_while_a_process_starts_and_the_next_is_cheap() -> None:
    async def story() -> None:
        workers = Workers(1, 5.0, Metrics())
        gaps: list[float] = []

        async def beat() -> None:
            while True:
                started = time.perf_counter()
                await asyncio.sleep(0.01)
                gaps.append(time.perf_counter() - started)

        beating = asyncio.create_task(beat())
        began = time.perf_counter()
        (pid,) = await workers.pids()
        first = time.perf_counter() - began
        beating.cancel()
        assert pid != os.getpid()
        assert max(gaps) < max(0.5, first / 2), "nobody waits while it reads"
        workers.close()
        again = Workers(1, 5.0, Metrics())
        await again.pids()
        spent = Path(f"/proc/{(await again.pids())[0]}/stat").read_text().rsplit(") ", 1)[1]
        again.close()
        ticks = int(spent.split()[11]) + int(spent.split()[12])
        assert ticks / os.sysconf("SC_CLK_TCK") < 1.0, "it has read nothing itself"

    asyncio.run(story())
