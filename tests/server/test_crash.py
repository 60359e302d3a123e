"""kill -9 at random moments: every acknowledged choice is there, none twice."""

from pathlib import Path

from serving import play_to_the_end, quick, serving, together
from soak_crash import Server, storm

from koldun.server.net.client import Player
from koldun.server.protocol import Update


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/crash.db")
    tally = together(storm(2, "suite", [server], parties=3))
    assert tally.problems == []
    assert tally.kills == 2
    assert tally.accepted > 10


def test_a_restart_brings_every_table_back_to_the_very_decision(tmp_path: Path) -> None:
    async def story() -> None:
        settings = quick(tmp_path)
        async with serving(settings) as server:
            table, seated = await server.running_table("krendel", 2)
            for player in seated:
                await play_to_the_end(player, 3, 1)
            await seated[0].until(lambda m: isinstance(m, Update) and seated[0].prompt is not None)
            live = await server.inside.registry.get(table)
            assert live.derived is not None
            digest = live.derived.match.digest()
            cookie = seated[0].cookie
        async with serving(settings) as server:
            live = server.inside.registry.live[table]
            assert live.derived is not None
            assert live.derived.match.digest() == digest
            back = Player(server.base, cookie)
            back.events = seated[0].events
            await back.come(table)
            assert back.seat == 0
            assert back.view == seated[0].view
            assert [m for m in back.messages if getattr(m, "events", [])] == [], "all was heard"

    together(story())


def test_a_table_nobody_watches_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, (ann, bob) = await server.running_table("krendel", 2)
            await play_to_the_end(ann, 3, 1)
            assert server.inside.registry.evict(0) == 0, "somebody watches"
            await ann.go()
            await bob.go()
            while server.inside.registry.live[table].watchers:
                await ann.me()
            assert server.inside.registry.evict(0) == 1
            assert table not in server.inside.registry.live
            await ann.come(table)
            assert ann.view is not None

    together(story())


def test_a_stop_tells_sockets_to_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            _, (ann, _bob) = await server.running_table("krendel", 2)
            server.server.should_exit = True
            bye = await ann.until(lambda m: type(m).__name__ == "Bye")
            assert getattr(bye, "again", 0) > 0

    together(story())
