"""Who has won (MUN-WIN-01), and the cap for simulations (OPEN-END)."""

from koldun.games.munchkin.state import Dungeon
from koldun.kernel.results import Result, places_by


def result(t: Dungeon) -> Result | None:
    if t.winners:
        keys: list[tuple[int, ...]] = [
            (1, 0) if s in t.winners else (0, t.level[s]) for s in range(t.seats)
        ]
        reason = "shared" if len(t.winners) > 1 else "level"
        return Result(places_by(keys), t.winners[:], reason, t.level[:])
    if not t.capped:
        return None
    best = max(t.level)
    winners = [s for s in range(t.seats) if t.level[s] == best]
    places = places_by([(level,) for level in t.level])
    return Result(places, winners, "capped", t.level[:], capped=True)
