"""A database that version 0.1.0 has written: its matches load, prove fair and play on, unless they pass
through a rule that has changed.

`data/saved-0.1.0.db` holds three finished tables (Krendel with an undo, Krutagidon with a bot,
a short Wiz-War) and two that run: Krutagidon, two people and a bot, and Wiz-War, two people.
"""

import shutil
from pathlib import Path

import pytest
import sqlalchemy as sa
from serving import Running, play_together, quick, serving, together
from websockets.exceptions import InvalidStatus

from koldun.content.match_files import read_file, replay
from koldun.server.net.client import Player, Refusing
from koldun.server.protocol import Said, TableInfo, Verified, Welcome
from koldun.server.storage.records import Table
from koldun.server.storage.store import Store
from koldun.server.tables import registry
from koldun.server.tables.derived import DerivedMatch
from koldun.server.tables.log import derive

SAVED = Path(__file__).parent / "data" / "saved-0.1.0.db"

FINISHED = {  # digest and choices of the match, as the old server had them
    "ZcFZjH1QFVVY5IGT": ("6389d99f152658e805c6a269292fdcca", 91),
}
KRUTAGIDON = "ZMHkiMdMeuYb0Hf6"
RUNNING = {  # digest, length of the log, whose turn, number of that decision
    KRUTAGIDON: ("24c86ede561013c3427c26d1fa6b5982", 84, 1, 22),
}
OTHER_RULES = {  # they pass through what Krutagidon 1.2 and Wiz-War 1.2 do otherwise
    "BaK5yKjvN96NJdcq": "krutagidon",
    "ypIsi_TyRCjMcNJu": "wiz_war",
    "j6hc5_IPNN33-OkB": "wiz_war",
}
NOT_OVER = "j6hc5_IPNN33-OkB"  # of these


def database(folder: Path) -> None:
    """A copy as the server of a test finds it."""
    shutil.copy(SAVED, folder / "test.db")


async def people_of(server: Running, table: str) -> list[Player]:
    """The persons who sat there, with the cookies they have had since then."""
    live = await server.inside.registry.get(table)
    persons = [seat.person for seat in live.table.seats if seat.kind == "human"]
    return [
        Player(server.base, f"koldun={server.inside.people.signer.cookie(id)}") for id in persons
    ]


def test_finished_matches_of_the_last_version_prove_fair(tmp_path: Path) -> None:
    async def story() -> None:
        database(tmp_path)
        async with serving(quick(tmp_path)) as server:
            for table, (digest, choices) in FINISHED.items():
                stranger = Player(server.base)
                found = await stranger.get(f"/api/tables/{table}/verify", Verified)
                assert found.fair, found.problem
                assert (found.digest, found.choices) == (digest, choices)
                data = await stranger.get(f"/api/tables/{table}/file", bytes)
                again = replay(read_file(data, "file"), "file")
                assert len(again.choices) == choices
            mine = (await people_of(server, "ZcFZjH1QFVVY5IGT"))[0]
            listed = await mine.get("/api/tables?list=finished", list[TableInfo])
            assert [table.id for table in listed] == ["ZcFZjH1QFVVY5IGT"]

    together(story())


def test_running_matches_of_the_last_version_play_on(tmp_path: Path) -> None:
    async def story() -> None:
        database(tmp_path)
        settings = quick(tmp_path)
        async with serving(settings) as server:
            for table, (digest, length, asked, number) in RUNNING.items():
                live = await server.inside.registry.get(table)
                assert live.derived is not None
                assert live.derived.match.digest(1) == digest
                people = await people_of(server, table)
                for player in people:
                    await player.come(table)
                prompt = people[asked].prompt
                assert prompt is not None
                assert prompt.number == number
                assert people[asked].events, "all that had happened is told"
                await play_together(people, 8)
                log = await server.inside.store.log(table)
                assert [entry.number for entry in log] == list(range(len(log)))
                assert len(log) > length + 8
                welcome = people[0].messages[0]
                assert isinstance(welcome, Welcome)
                assert [type(line) for line in welcome.chat] == [Said] * (table == KRUTAGIDON)
        async with serving(settings) as server:
            for table in RUNNING:
                live = await server.inside.registry.get(table)
                assert live.derived is not None
                assert live.derived.length == len(await server.inside.store.log(table))

    together(story())


def test_a_match_that_meets_a_rule_changed_since_is_refused_and_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    derived: list[str] = []

    async def noted(store: Store, table: Table) -> DerivedMatch | None:
        if table.id == NOT_OVER:
            derived.append(table.id)
        return await derive(store, table)

    monkeypatch.setattr(registry, "derive", noted)

    async def story() -> None:
        database(tmp_path)
        async with serving(quick(tmp_path)) as server:
            stranger = Player(server.base)
            for table in OTHER_RULES.keys() - {NOT_OVER}:
                with pytest.raises(Refusing, match=r"410 other-rules: played under rules 1\.1"):
                    await stranger.get(f"/api/tables/{table}/verify", Verified)
            with pytest.raises(Refusing, match="409 not-over"):
                await stranger.get(f"/api/tables/{NOT_OVER}/verify", Verified)
            with pytest.raises(InvalidStatus):
                await stranger.come(NOT_OVER)
            for _ in range(2):  # remembered, and said to whoever does not sit there too
                with pytest.raises(
                    Refusing, match=r"410 other-rules: played under rules 1\.1 .* has"
                ):
                    await stranger.get(f"/api/tables/{NOT_OVER}", TableInfo)
            assert len(derived) == 1, "a table whose rules are gone is derived once"
            await server.running_table("krendel", 2)

    together(story())


def test_the_saved_database_is_the_old_one() -> None:
    """Nobody has opened it in place: it stands at the schema of its time, in one file."""
    engine = sa.create_engine(f"sqlite:///file:{SAVED}?mode=ro&immutable=1&uri=true")
    with engine.connect() as connection:
        version = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    engine.dispose()
    assert version == "0002"
    assert not SAVED.with_name(SAVED.name + "-wal").exists()
