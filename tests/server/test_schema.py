"""The HTTP schema, tried with what its own generator thinks up; and the database's schema."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import schemathesis
import sqlalchemy as sa
from hypothesis import HealthCheck, Phase, given, settings
from litestar.testing import TestClient
from schemathesis.core import NotSet
from serving import differences, quick

from koldun.server.app.application import build_app
from koldun.server.storage.store import open_engine, upgrade


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
        try:
            await upgrade(engine)
            await upgrade(engine)

            async with engine.connect() as connection:
                mode = (await connection.execute(sa.text("PRAGMA journal_mode"))).scalar()
                full = (await connection.execute(sa.text("PRAGMA synchronous"))).scalar()
                assert (mode, full) == ("wal", 2), "a choice survives a power cut"
                return await connection.run_sync(differences)
        finally:
            await engine.dispose()  # its thread must not outlive the loop

    assert asyncio.run(story()) == []
