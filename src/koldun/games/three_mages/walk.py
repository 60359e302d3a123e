"""Walking the mage (Передвижение мага)."""

from koldun.games.three_mages.cells import act_of_cell
from koldun.games.three_mages.kills import strike_down
from koldun.games.three_mages.state import Realm
from koldun.kernel.decisions import Play


def walk(t: Realm, seat: int, cell: str) -> Play[None]:
    """Kill who stands there, take a card, then the action of the cell (MAG-WALK-09)."""
    t.phase = "walk"
    t.at[t.mages[seat]] = cell
    t.say("walk", "MAG-TURN-08", seat=seat, place=cell, word=t.board.kinds[cell])
    strike_down(t, seat, cell)
    yield from act_of_cell(t, seat, cell)
