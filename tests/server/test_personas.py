"""Bots at a table are somebody: named, different from each other, the same again after the match."""

from pathlib import Path

from serving import play_to_the_end, quick, serving, together

from koldun.bots.people.personas import personas
from koldun.server.protocol import Start, TableInfo


def test_bots_are_somebody_and_stay_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(quick(tmp_path)) as server:
            player = await server.player("Ann")
            seats = ["me", "bot:random", "open"]
            table = await server.table(player, "duel", seats, options={"life": 1})
            started = await player.post(f"/api/tables/{table.id}/start", TableInfo, Start("random"))
            who = [seat.persona for seat in started.seats]
            assert who[0] == ""
            assert len({*who}) == 3
            for seat in started.seats[1:]:
                assert seat.name == personas()[seat.persona].name.en
            assert who[1] == table.seats[1].persona  # it was so while the table gathered
            await player.come(table.id)
            await play_to_the_end(player, "personas")
            again = await player.post(f"/api/tables/{table.id}/rematch", TableInfo)
            assert [seat.persona for seat in again.seats] == who

    together(work())


def test_a_bot_plays_with_its_temperament_but_in_windows(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(quick(tmp_path)) as server:
            player = await server.player("Ann")
            table = await server.table(player, "krendel", ["me", "bot:mage", "bot:greedy"])
            await player.post(f"/api/tables/{table.id}/start", TableInfo, Start())
            live = await server.inside.registry.get(table.id)
            seats, derived = live.bot_seats, live.need_match()
            live.table.seats[1].persona = "hatch_the_goblin"
            live.table.seats[2].persona = "hatch_the_goblin"
            assert seats.job(derived, 1, "mage").level == "mage~greedy"
            assert seats.job(derived, 1, "mage", windowed=True).level == "mage"
            assert seats.job(derived, 2, "greedy").level == "greedy"

    together(work())
