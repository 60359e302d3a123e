"""Whole matches over real sockets, at every game's seat counts, with everything going wrong."""

import asyncio
import random
from pathlib import Path

import pytest
from serving import (
    Running,
    game_ids,
    play_to_the_end,
    play_together,
    quick,
    serving,
    together,
)
from soak_play import stormy

from koldun.content.match_files import read_file, replay
from koldun.content.registry import games
from koldun.server.net.client import Player
from koldun.server.protocol import Replay, TableInfo, Verified


async def whole_match(server: Running, id: str, players: int, most: int) -> None:
    """People and bots play until the match is over, or as far as a test has time."""
    people = 1 + players % 2
    table, seated = await server.running_table(id, people, players - people)
    await play_together(seated, most)
    for player in seated:
        await player.go()
    found = await seated[0].get(f"/api/tables/{table}", TableInfo)
    if found.status == "running":
        assert max(len(p.accepted) for p in seated) >= most
        return
    checked = await seated[0].get(f"/api/tables/{table}/verify", Verified)
    assert checked.fair, checked.problem
    data = await seated[0].get(f"/api/tables/{table}/file", bytes)
    assert replay(read_file(data, "file"), "file").digest() == checked.digest


@pytest.mark.parametrize("id", game_ids())
def test_people_and_bots_play_at_every_seat_count(id: str, tmp_path: Path) -> None:
    """All tables at once. `make soak-play` plays the long games to their end."""

    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            counts = range(games()[id].least, games()[id].most + 1)
            await asyncio.gather(
                *[whole_match(server, id, n, 300 if n == counts[0] else 40) for n in counts]
            )
            assert server.inside.metrics.counted("errors", "bot") == 0

    together(story(), 900)  # many tables at once: a busy machine needs its time


@pytest.mark.parametrize("id", ["duel", "krendel"])
def test_disconnects_and_duplicates_change_nothing(id: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, seated = await server.running_table(id, 2)
            rng = random.Random(5)
            log: list[tuple[int, int, str]] = []
            await asyncio.gather(*[stormy(p, random.Random(rng.random()), log) for p in seated])
            entries = await server.inside.store.log(table)
            derived = (await server.inside.registry.get(table)).need_match()
            assert len(entries) == len(derived.match.choices)
            for seat, number, key in log:
                assert derived.given[seat, number] == key, "an accepted choice is there, once"
            watcher = await server.player()
            await watcher.come(table)
            assert watcher.view is not None
            assert watcher.view.result is not None
            for player in seated:
                fresh = Player(server.base, player.cookie)
                await fresh.come(table)
                assert fresh.events == player.events, "what was heard piecemeal is what happened"

    together(story())


def test_a_replay_has_every_step_with_open_hands(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, (ann,) = await server.running_table("krendel", 1, 1)
            with pytest.raises(Exception, match="not-over"):
                await ann.get(f"/api/tables/{table}/replay", Replay)
            with pytest.raises(Exception, match="not-over"):
                await ann.get(f"/api/tables/{table}/file", bytes)
            assert ann.info is not None
            assert ann.info.seed == ""
            await play_to_the_end(ann, 1)
            found = await ann.get(f"/api/tables/{table}/replay", Replay)
            assert len(found.steps) == len(found.chances)
            assert found.table.seed
            hands = [z for z in found.first.table.zones if z.layout == "hand"]
            assert all(card.face for zone in hands for card in zone.cards)
            assert found.steps[-1].view.result is not None

    together(story())


def test_a_draw_ends_the_graph_where_it_was(tmp_path: Path) -> None:
    """Nobody's chance falls to nothing with the last choice."""

    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            options = {"round_limit": 1}
            table, (ann,) = await server.running_table("three_mages", 1, 1, options=options)
            await play_to_the_end(ann, 1)
            found = await ann.get(f"/api/tables/{table}/replay", Replay)
            result = found.steps[-1].view.result
            assert result is not None
            assert result.winners == []
            assert found.chances[-1] == found.chances[-2]
            assert sum(found.chances[-1]) > 0.9

    together(story())
