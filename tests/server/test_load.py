"""The server's share of a bare echo and what a table takes do not get worse unseen: ratios, with a wide margin."""

from pathlib import Path

from load import Share, beside_echo, steady
from serving import together
from soak_crash import Server

from koldun.compiled import COMPILED

# about a third of what docs/bench.md says
LEAST_SHARE = 0.03 if COMPILED else 0.008
MOST_KIB = 150.0


def test_a_choice_and_a_table_cost_no_more_than_they_did(tmp_path: Path) -> None:
    async def story() -> tuple[Share, dict[str, object]]:
        server = Server(f"sqlite:///{tmp_path}/load.db")
        await server.start()
        try:
            held = await steady(server, "krendel", 40, 40, 0.4, 0.8)
            return await beside_echo(server, "krendel", 8, 1.5, pile=8), held
        finally:
            await server.stop()

    share, held = together(story())
    assert share.choices / share.messages > LEAST_SHARE, share.found
    assert 0.0 < float(str(held["kib_per_table"])) < MOST_KIB
    assert int(str(held["choices"])) > 30
