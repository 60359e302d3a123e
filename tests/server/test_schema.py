"""The HTTP schema, tried with what its own generator thinks up; and the database's schema."""

import asyncio
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import HealthCheck, Phase, given, settings
from litestar.testing import TestClient
from schemathesis.core import NotSet
from serving import play_to_the_end, quick, serving, together

from koldun.server.app import build_app
from koldun.server.protocol import PlayNow, TableInfo
from koldun.server.schema import metadata
from koldun.server.store import open_engine, upgrade


def test_nothing_the_schema_allows_or_forbids_is_a_fault(tmp_path: Path) -> None:
    with TestClient(build_app(quick(tmp_path, tables=5))) as client:
        schema = schemathesis.openapi.from_dict(client.get("/api/schema/openapi.json").json())
        for result in schema.get_all_operations():
            found: Any = result
            for mode in schemathesis.GenerationMode:
                try_operation(client, found.ok(), mode)


def try_operation(client: Any, operation: Any, mode: Any) -> None:
    @settings(
        max_examples=4,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def no_fault(case: Any) -> None:
        body = None if isinstance(case.body, NotSet) else case.body
        answer = client.request(
            case.method,
            case.formatted_path,
            params=case.query if isinstance(case.query, dict) else None,
            content=body if isinstance(body, bytes) else msgspec.json.encode(body),
            headers={"content-type": "application/json"},
        )
        assert answer.status_code < 500, f"{case.method} {case.formatted_path}: {answer.text}"
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "message"}

    try:
        no_fault()
    except schemathesis.core.errors.SchemathesisError:
        return  # nothing can be wrong about this operation
    except Exception as error:
        if "Unsatisfiable" not in type(error).__name__:
            raise


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    async def story() -> list[Any]:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path}/m.db")
        await upgrade(engine)
        await upgrade(engine)

        def differences(connection: sa.Connection) -> list[Any]:
            found: list[Any] = compare_metadata(MigrationContext.configure(connection), metadata)
            return found

        async with engine.connect() as connection:
            mode = (await connection.execute(sa.text("PRAGMA journal_mode"))).scalar()
            full = (await connection.execute(sa.text("PRAGMA synchronous"))).scalar()
            assert (mode, full) == ("wal", 2), "a choice survives a power cut"
            return await connection.run_sync(differences)

    assert asyncio.run(story()) == []


@pytest.mark.skipif(shutil.which("postgres") is None, reason="PostgreSQL is not installed")
def test_a_match_on_postgresql(tmp_path: Path) -> None:
    """The same over PostgreSQL, where it is installed."""
    folder, run = tmp_path / "pg", tmp_path / "run"
    run.mkdir()
    user = ["setpriv", "--reuid=65534", "--clear-groups"] if os.geteuid() == 0 else []
    for path in (tmp_path, run):
        path.chmod(0o777)
    for parent in tmp_path.parents[:2]:
        parent.chmod(0o755)
    made = subprocess.run(
        [*user, "initdb", "-D", str(folder), "-U", "koldun", "-A", "trust"], capture_output=True
    )
    if made.returncode:
        pytest.skip(f"initdb does not work here: {made.stderr.decode()[-200:]}")
    server = subprocess.Popen(
        [*user, "postgres", "-D", str(folder), "-k", str(run), "-h", "", "-F"],
        stderr=subprocess.DEVNULL,
    )
    try:
        url = f"postgresql://koldun@/postgres?host={run}"

        async def story() -> None:
            for _ in range(100):
                if (run / ".s.PGSQL.5432").exists():
                    break
                await asyncio.sleep(0.1)
            async with serving(quick(tmp_path, database_url=url)) as running:
                ann = await running.player("Ann")
                info = await ann.post("/api/play", TableInfo, PlayNow("krendel", 2, "random"))
                await ann.come(info.id)
                await play_to_the_end(ann, 1, 10)
                assert len(await running.house.store.log(info.id)) >= 10

        together(story())
    finally:
        server.terminate()
        server.wait()
