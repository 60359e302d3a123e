"""Nothing tells who was asked: not what is sent, not its order, not when."""

import asyncio
import time
from pathlib import Path

import pytest
from serving import Running, game_ids, quick, serving, together
from soak_leaks import Walking, soak
from soak_play import picker

from koldun.server.bots.queue import Claim
from koldun.server.bots.thinking import Job
from koldun.server.net.client import Player, Refusing, shows_window
from koldun.server.protocol import Clock, TableInfo, Update
from koldun.server.tables.derived import DerivedMatch
from koldun.server.tables.live import LiveTable
from koldun.view.views import View

WINDOW = 0.8  # a machine that stands still for less than half of it tells nothing


@pytest.mark.parametrize("id", game_ids())
def test_bytes_and_order_do_not_depend_on_what_cannot_be_known(id: str) -> None:
    tally = soak(25, ids=[id])
    assert tally.problems == []
    assert tally.comparisons >= 25


def test_a_server_that_tells_who_was_asked_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    view = DerivedMatch.view

    def telling(self: DerivedMatch, watcher: int) -> View:
        shown = view(self, watcher)
        shown.waiting = self.asked()
        return shown

    monkeypatch.setattr(DerivedMatch, "view", telling)
    assert soak(3000, 60, ids=["munchkin"]).problems != []


def test_who_must_choose_only_with_other_cards_is_left_alone() -> None:
    """In this match a player has one worthless card to give away, and in another world two."""
    walking = Walking("krutagidon", "leaks", 0, 0.0)
    tally = walking.play(841, walking.begin(841))
    assert tally.problems == []
    assert tally.later > 0


@pytest.mark.usefixtures("as_served")
@pytest.mark.parametrize("id", ["krutagidon", "munchkin"])
def test_a_window_lasts_as_long_whether_a_bot_was_asked_or_not(
    id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person alone with bots. Those that are asked would like to think for ten times as long."""

    async def story() -> None:
        async with serving(quick(tmp_path, play_window=WINDOW)) as server:
            monkeypatch.setattr(server.inside.workers, "choose", ponder)
            monkeypatch.setattr(server.inside.workers, "rehearse", nothing)
            ann = await server.player("Ann")
            info = await server.table(ann, id, ["me", *["bot:archmage"] * 2], Clock(window=0))
            await ann.post(f"/api/tables/{info.id}/start", TableInfo)
            await ann.come(info.id)
            spans = await windows(server, ann, 4)
            while len(spans) < 16 and not ann.over() and all(asked for _, asked in spans):
                spans += await windows(server, ann, 2)
            classes = {round(span / WINDOW) for span, _ in spans}
            assert classes <= {1, 2}, spans
            assert {asked for _, asked in spans} >= {False}

    together(story(), 120)


async def ponder(job: Job, claim: Claim) -> int | None:
    if claim.until:
        await asyncio.sleep(WINDOW * 10)
    return 0


async def nothing(job: Job, claim: Claim) -> None:
    return None


async def windows(server: Running, player: Player, most: int) -> list[tuple[float, bool]]:
    """How long windows lasted in which the player had nothing to say, and whether a bot had."""
    live: LiveTable = server.inside.registry.live[player.table]
    pick, spans = picker("windows"), list[tuple[float, bool]]()
    opened, asked = 0.0, False
    until = time.monotonic() + 30 * WINDOW
    while len(spans) < most and time.monotonic() < until and not player.over():
        if player.prompt is not None:
            opened = 0.0
            prompt = player.prompt
            await player.send_text(
                f'{{"type":"choose","number":{prompt.number},"key":"{pick(prompt)}"}}'
            )
            while player.prompt == prompt:
                await player.next()
        else:
            await player.next()
        message = player.messages[-1]
        if isinstance(message, Update) and message.events:
            if opened:
                spans.append((time.monotonic() - opened, asked))
            opened = 0.0
            if shows_window(message) and player.prompt is None:
                opened, asked = time.monotonic(), bool(live.need_match().asked())
    return spans


def test_metrics_are_for_this_machine_and_count_when_a_window_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            clock = Clock(window=2)
            table, (ann, bob) = await server.running_table("duel", 2, clock=clock)
            live = server.inside.registry.live[table]
            pick = picker("metrics")
            counted = server.inside.metrics.counted
            async with asyncio.timeout(60):
                while True:
                    player = next((p for p in (ann, bob) if p.prompt is not None), None)
                    if player is None:
                        await asyncio.wait(
                            [asyncio.create_task(p.next()) for p in (ann, bob)],
                            return_when=asyncio.FIRST_COMPLETED,
                        )
                        continue
                    assert player.prompt is not None
                    windowed, before = player.prompt.window, counted("choices", "person")
                    await player.choose(pick(player.prompt))
                    if windowed:
                        break
                    player.view = None
                    await player.next()
            assert live.need_match().in_window()
            assert counted("choices", "person") == before, "not while the window is open"
            async with asyncio.timeout(10):
                while counted("choices", "person") == before:
                    await asyncio.sleep(0.05)
            text = await ann.call("GET", "/metrics", bytes)
            assert b"koldun_choices_total" in text
            for header in ("x-forwarded-for", "x-real-ip", "forwarded", "via"):
                with pytest.raises(Refusing, match="403 not-yours"):
                    await ann.call("GET", "/metrics", bytes, **{header: "9.9.9.9"})

    together(story())
