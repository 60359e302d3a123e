"""Hidden means never sent: what actually goes over the wire, compared between two worlds.

Two tables on a real server differ only in cards a watcher cannot know. The same choices are made
at both; everything the watcher's socket receives must be the same, byte by byte.
"""

import asyncio
import re
import secrets
import time
from pathlib import Path

import pytest
from serving import Running, game_ids, quick, serving, together

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.content.registry import games
from koldun.kernel.cards import SPECTATOR
from koldun.kernel.decisions import PASS, Choice
from koldun.kernel.errors import IllegalChoice
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, seed_of
from koldun.server.net.client import Player
from koldun.server.protocol import PROTOCOL, Clock, Hello
from koldun.server.storage.records import CHOICE, HUMAN, RUNNING, Entry, Seat, Table
from koldun.server.tables.derived import DerivedMatch
from koldun.server.tables.live import LiveTable
from koldun.testing.contract import begin, hidden_throughout, permute, windows_opened


async def lay(server: Running, match: Match, start: int, me: str, seat: int) -> LiveTable:
    """A running table that stands after the first choices of a match."""
    past = Match.start(match.game, match.setup, match.seed, log=False)
    entries = []
    for number, choice in enumerate(match.choices[:start]):
        who, index = choice.seat, choice.index
        decision = past.decision(who)
        assert decision is not None
        entries.append(Entry(number, CHOICE, who, index, past.key(decision.options[index]), "x", 0))
        past.choose(who, index)
    players = match.setup.players
    seats = [Seat(s, HUMAN, me if s == seat else f"other {s}", f"P{s}") for s in range(players)]
    table = Table(
        id=secrets.token_urlsafe(12),
        game=match.game.id,
        version=match.game.version,
        status=RUNNING,
        players=players,
        public=False,
        options={},
        clock=Clock(window=0),
        absent="wait",
        host="nobody",
        created=0,
        changed=0,
        seats=seats,
        seed=match.seed.hex(),
    )
    await server.inside.store.add_table(table)
    for entry in entries:
        await server.inside.store.append(table.id, entry)
    return server.inside.registry.admit(table, DerivedMatch(table, entries), [])


async def settle(live: LiveTable) -> Match:
    """Until no answered window is held any more."""
    for _ in range(500):
        async with live.turning():
            match = live.need_match().match
        if not match.held():
            return match
        await asyncio.sleep(0.002)
    raise AssertionError("a window did not close")


async def make(live: LiveTable, who: int, index: int) -> None:
    async with live.turning():
        await live.record(Choice(who, index), "test")


async def received(player: Player) -> list[str]:
    """All that has come in, without what names the table or the time."""
    await player.send_text('{"type":"ping"}')
    await player.until(lambda m: type(m).__name__ == "Pong")
    assert player.raw is not None
    cleaned = []
    for text in player.raw:
        text = re.sub(r'"timer":\{[^}]*\}|"changed":\d+', "", text)
        cleaned.append(re.sub(r'"id":"[\w-]{16}"', "", text, count=1))
    return cleaned


async def compare(server: Running, match: Match, start: int, eyes: int, rng: Rng) -> int:
    """Returns how many choices were compared."""
    while match.at(start).group_start() != start:
        start -= 1
    choices = match.choices[start : start + 12]
    hidden = hidden_throughout(match, start, len(choices), eyes)
    watchers, lives = [], []
    for twin in (False, True):
        player = await server.player()
        me = (await player.me()).id
        live = await lay(server, match, start, me, eyes)
        if twin:
            assert live.derived is not None
            while live.derived.match.held():
                live.derived.match.go_on()
            permute(live.derived.match, hidden, eyes, rng)
        await settle(live)
        player.raw = []
        await player.come(live.table.id)
        watchers.append(player)
        lives.append(live)
    compared = await parallel_play(lives[0], lives[1], choices)
    real, twin_said = [await received(watcher) for watcher in watchers]
    shorter = min(len(real), len(twin_said)) - 1
    assert shorter > 0
    assert real[:shorter] == twin_said[:shorter]
    for watcher in watchers:
        await watcher.go()
    return compared


async def parallel_play(real: LiveTable, twin: LiveTable, choices: list[Choice]) -> int:
    """The same choices at both tables, as in the contract suite's secret windows."""
    compared = 0
    for number, choice in enumerate(choices):
        who, index = choice.seat, choice.index
        a, b = await settle(real), await settle(twin)
        if number % 4 == 3:  # nothing happens for a while
            real.rest(time.monotonic())
            twin.rest(time.monotonic())
        while b.ask is not None and b.ask.windowed:
            in_window = a.ask is not None and a.ask.windowed
            if in_window and windows_opened(b) >= windows_opened(a):
                break
            await make(twin, b.pending()[0].seat, 0)
            b = await settle(twin)
        decision = a.decision(who)
        assert decision is not None
        assert a.ask is not None
        windowed, option = a.ask.windowed, decision.options[index]
        key, ahead = a.key(option), a.ask.windowed and windows_opened(b) > windows_opened(a)
        await make(real, who, index)
        if ahead or (windowed and option is PASS and b.decision(who) is None):
            continue
        try:
            other = b.index_of(who, key)
        except IllegalChoice:
            return compared
        await make(twin, who, other)
        compared += 1
    await settle(real)
    await settle(twin)
    return compared


@pytest.mark.parametrize("id", game_ids())
def test_what_is_sent_does_not_depend_on_what_a_watcher_cannot_know(
    id: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            game = games()[id]
            match = begin(game, max(game.least, 3), "wire")
            play_randomly(match, RandomChoice(seed_of("wire")), 150)
            rng = Rng(seed_of("wire windows"))
            compared = 0
            for number in range(4):
                start = rng.below(max(1, len(match.choices) - 12))
                eyes = SPECTATOR if number == 0 else number % match.setup.players
                compared += await compare(server, match, start, eyes, rng)
            assert compared > 4

    together(story())


def test_the_seed_and_other_hands_are_in_no_message(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, (ann, bob) = await server.running_table("krendel", 2)
            live = server.inside.registry.live[table]
            assert live.derived is not None
            ann.raw = []
            await ann.send(Hello(PROTOCOL))
            await ann.until(lambda m: type(m).__name__ == "Welcome")
            text = "".join(ann.raw)
            assert live.table.seed not in text
            assert bob.view is not None
            mine = [
                c.id
                for z in bob.view.table.zones
                if z.layout == "hand" and z.owner == 1
                for c in z.cards
            ]
            assert mine
            assert not any(f'"{id}"' in text for id in mine)

    together(story())


@pytest.mark.rule("KRE-CHOICE-02")
def test_a_laid_card_is_in_view_after_a_reload_and_only_its_owner_is_told_which(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            _, (ann, bob) = await server.running_table("krendel", 2)
            assert ann.view is not None
            assert ann.view.prompt is not None
            chosen = ann.view.prompt.options[0].card
            assert chosen is not None
            await ann.choose(ann.view.prompt.options[0].key)
            for player in (ann, bob):
                player.raw = []
                await player.send(Hello(PROTOCOL))
                await player.until(lambda m: type(m).__name__ == "Welcome")
            assert ann.view is not None
            assert bob.view is not None
            own, seen = (
                next(z for z in view.table.zones if z.id == "field/0")
                for view in (ann.view, bob.view)
            )
            assert [card.face for card in own.cards] == [chosen.face]
            assert [card.face for card in seen.cards] == [""]
            assert bob.raw is not None
            assert f'"{chosen.id}"' not in "".join(bob.raw)

    together(story())
