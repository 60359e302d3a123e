"""What everybody sees of the tournament besides the cards: nothing here is secret."""

from functools import lru_cache
from typing import TypedDict

from koldun.games.krendel.battle import active_spells, neighbours
from koldun.games.krendel.state import TRACK, Tournament
from koldun.view.views import SeatView, Table


class Facts(TypedDict):
    first: int
    neighbours: list[list[int]]  # by seat: whom it fights


def view(t: Tournament) -> Table:
    return Table(
        phase=t.phase,
        round=t.round,
        active=-1,
        seats=[_seat(t, seat) for seat in range(t.seats)],
        facts=Facts(
            first=t.first,
            neighbours=neighbours([active_spells(t, seat) for seat in range(t.seats)]),
        ),
    )


def _seat(t: Tournament, seat: int) -> SeatView:
    return _seat_view(seat, t.trophies[seat], t.wounds[seat], t.face(t.heroes[seat].top()).id)


@lru_cache(4096)
def _seat_view(seat: int, trophies: int, wounds: int, hero: str) -> SeatView:
    """The markers stop at the end of the track; what goes beyond is shown beside them."""
    return SeatView(
        seat,
        counters={
            "trophies": trophies,
            "wounds": wounds,
            "trophies-marker": min(trophies, TRACK),
            "trophies-beyond": max(0, trophies - TRACK),
            "wounds-marker": min(wounds, TRACK),
            "wounds-beyond": max(0, wounds - TRACK),
        },
        words={"hero": hero},
    )
