"""Whole matches over real sockets: every game, every seat count, the network failing all the time.

People lose their connection, send everything twice and come back; bots fill the other seats. At
the end every accepted choice must be in the log once, the shuffles must prove fair, and the file
must play again to the same end.
    python tools/soak_play.py [--games krendel wiz_war]
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable

import msgspec
from soak_crash import ENVIRONMENT, Server

from koldun.content.match_files import read_file, replay
from koldun.content.registry import games
from koldun.server.app.settings import settings_from
from koldun.server.net.client import Player
from koldun.server.protocol import Choose, Clock, NewTable, Start, TableInfo, Verified
from koldun.server.storage.store import Store
from koldun.view.views import Prompt


def picker(seed: object) -> Callable[[Prompt], str]:
    """Any option but the standing answers."""
    rng = random.Random(str(seed))
    return lambda prompt: rng.choice([o.key for o in prompt.options if not o.standing])


async def stormy(player: Player, rng: random.Random, log: list[tuple[int, int, str]]) -> None:
    """Plays on while the network fails and every message may be sent twice."""
    pick = picker(rng.random())
    while not player.over():
        prompt = player.prompt
        if prompt is None:
            await player.next(120.0)
            continue
        key = pick(prompt)
        await player.send(Choose(prompt.number, key))
        if rng.random() < 0.3:
            await player.send(Choose(prompt.number, key))
        if rng.random() < 0.15:
            await player.drop()
            await asyncio.sleep(rng.random() * 0.02)
            await player.come(player.table, fresh=rng.random() < 0.3)
            continue
        if await player.choose(key, prompt.number):
            log.append((player.seat, prompt.number, key))
        while not player.over() and player.prompt == prompt:
            await player.next(120.0)


class Played(msgspec.Struct):
    """One match that was played to its end."""

    game: str
    players: int
    people: int
    choices: int
    seconds: float
    problems: list[str]


async def match(server: Server, game: str, players: int) -> Played:
    started, rng = time.monotonic(), random.Random(f"{game} {players}")
    people = [Player(server.base) for _ in range(1 + players % 2)]
    for person in people:
        await person.me()
    seats = ["me", *["open"] * (len(people) - 1), *["bot:random"] * (players - len(people))]
    new = NewTable(game, seats, clock=Clock(window=0))
    table = (await people[0].post("/api/tables", TableInfo, new)).id
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", TableInfo)
    await people[0].post(f"/api/tables/{table}/start", TableInfo, Start())
    log: list[tuple[int, int, str]] = []
    for person in people:
        await person.come(table)
    await asyncio.gather(*[stormy(p, random.Random(rng.random()), log) for p in people])
    choices, problems = await check(server, table, people, log)
    for person in people:
        await person.go()
    spent = round(time.monotonic() - started, 1)
    return Played(game, players, len(people), choices, spent, problems)


async def check(
    server: Server, table: str, people: list[Player], log: list[tuple[int, int, str]]
) -> tuple[int, list[str]]:
    """How many choices the match had, and what is wrong with it."""
    store = Store(settings_from({}, database_url=server.database).database)
    try:
        entries = await store.log(table)
    finally:
        await store.engine.dispose()
    problems = []
    if [entry.number for entry in entries] != list(range(len(entries))):
        problems.append("the log has holes")
    made = [(entry.seat, entry.key) for entry in entries]
    for seat, number, key in log:
        if (seat, key) not in made:
            problems.append(f"seat {seat}, decision {number}: {key} was accepted and is not there")
    checked = await people[0].get(f"/api/tables/{table}/verify", Verified)
    if not checked.fair:
        problems.append(checked.problem)
    data = await people[0].get(f"/api/tables/{table}/file", bytes)
    if replay(read_file(data, "file"), "file").digest() != checked.digest:
        problems.append("the file plays to another end")
    for person in people:
        fresh = Player(person.base, person.cookie)
        await fresh.come(table)
        if fresh.events != person.events:
            problems.append(f"seat {person.seat} has heard something else than happened")
        await fresh.go()
    return len(entries), problems


async def soak(ids: list[str]) -> list[Played]:
    os.environ.update(ENVIRONMENT)
    done: list[Played] = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/play.db")
        await server.start()
        try:
            for id in ids:
                counts = range(games()[id].least, games()[id].most + 1)
                done += await asyncio.gather(*[match(server, id, players) for players in counts])
                for played in done[-len(counts) :]:
                    print(msgspec.json.encode(played).decode(), flush=True)
        finally:
            await server.stop()
    return done


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=[], help="default: all")
    args = parser.parse_args()
    done = asyncio.run(soak(args.games or list(games())))
    problems = sum(len(played.problems) for played in done)
    print(f"{len(done)} matches, {sum(p.choices for p in done)} choices, {problems} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
