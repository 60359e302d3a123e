"""A table as other people may know it."""

from collections.abc import Callable

from koldun.server.protocol import SeatInfo, TableInfo
from koldun.server.storage.records import FINISHED, RUNNING, Table
from koldun.server.tables.derived import DerivedMatch


def info_of(
    table: Table,
    person: str,
    online: Callable[[str], bool],
    derived: DerivedMatch | None,
    counts: bool = True,
) -> TableInfo:
    """A table for one person. The seed is in it only when the match is over. `counts` says what
    the match would, where there is none."""
    mine = table.seats_of(person)
    asked = derived.asked() if derived is not None and table.status == RUNNING else []
    over = table.status == FINISHED
    return TableInfo(
        id=table.id,
        game=table.game,
        status=table.status,
        players=table.players,
        seats=[
            SeatInfo(
                seat=s.seat,
                kind=s.kind,
                name=s.name,
                level=s.level,
                mine=s.seat in mine,
                online=s.kind == "human" and online(s.person),
                persona=s.persona,
            )
            for s in table.seats
        ],
        public=table.public,
        options=table.options,
        clock=table.clock,
        absent=table.absent,
        host=table.host == person,
        my_turn=any(seat in asked for seat in mine),
        created=table.created,
        changed=table.changed,
        commitment=table.commitment(),
        seed=table.seed if over else "",
        winners=table.winners,
        rematch=table.rematch,
        casual=table.casual,
        counts=not table.lesson and (counts if derived is None else derived.counts),
        lesson=table.lesson,
    )
