"""Called, or free to butt in, over a real socket: settings reach the match, and nobody else hears of them."""

from pathlib import Path

from serving import Running, quick, serving, together

from koldun.content.match_files import read_file, replay, to_file
from koldun.server.net.client import Player
from koldun.server.protocol import Clock, Refused, Set, ToPage, Update


async def told(player: Player, key: str) -> None:
    await player.send(Set(key))
    await player.until(lambda message: isinstance(message, Update | Refused))


async def drain(player: Player) -> list[ToPage]:
    """All that has been sent by now."""
    heard: list[ToPage] = []
    while True:
        try:
            heard.append(await player.next(0.15))
        except TimeoutError:
            return heard


async def table(server: Running, window: float = 0.0) -> tuple[str, list[Player]]:
    return await server.running_table("munchkin", 3, 0, Clock(window=window))


def test_what_a_player_sets_is_kept_and_told_to_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            id, (ann, bob, cid) = await table(server)
            for player in (ann, bob, cid):
                await drain(player)
            await told(ann, "attend:me")
            assert ann.view is not None
            assert ann.view.attention == "me"
            for other in (bob, cid):
                assert other.view is not None
                assert other.view.attention == "matter"
                assert await drain(other) == [], "nobody hears"
            await told(ann, "attend:sometimes")
            await told(ann, "mark:nothing")
            assert [r.code for r in ann.refused] == ["not-offered", "not-offered"]
            live = await server.inside.registry.get(id)
            match = live.need_match().match
            assert match.attention.levels == [2, 1, 1]
            again = replay(read_file(to_file(match), "file"), "file")
            assert again.attention.levels == match.attention.levels

    together(story())


def test_who_is_not_called_butts_in_while_a_window_is_held(tmp_path: Path) -> None:
    """The window stands though everybody has answered; the log leads to the same place again."""

    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            id, players = await table(server, window=1.0)
            for _ in range(120):
                for player in players:
                    view = player.view
                    aside = None if view is None else view.aside
                    prompt = None if view is None else view.prompt
                    if aside is not None:
                        free = next(o for o in aside.options if o.free)
                        assert await player.choose(free.key, aside.number), player.refused
                        live = await server.inside.registry.get(id)
                        match = live.need_match().match
                        again = match.at(len(match.choices), patient=True)
                        assert again.digest() == match.digest()
                        assert any(choice.setting() for choice in match.choices)
                        return
                    if prompt is not None:
                        await player.choose(prompt.options[0].key, prompt.number)
                for player in players:
                    await drain(player)
            raise AssertionError("nobody was ever free to butt in")

    together(story())
