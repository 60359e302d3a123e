"""The end of the tournament and who takes the cup."""

from koldun.games.krendel.state import LIMIT, Tournament
from koldun.kernel.results import Result, places_by


def is_over(t: Tournament) -> bool:
    """Read once, on the tracks after the award (KRE-END-04)."""
    return max(t.trophies) >= LIMIT or max(t.wounds) >= LIMIT


def result(t: Tournament) -> Result | None:
    """Out with 11 wounds; then most trophies, then fewest wounds, then the cup is cut in pieces."""
    if not is_over(t):
        return None
    return judge(t.trophies, t.wounds)


def judge(trophies: list[int], wounds: list[int]) -> Result:
    everyone = range(len(trophies))
    out = [s for s in everyone if wounds[s] >= LIMIT]
    keys: list[tuple[int, ...]] = [
        (0 if s in out else 1, trophies[s], -wounds[s]) for s in everyone
    ]
    places = places_by(keys)
    winners = [s for s in everyone if places[s] == 1 and s not in out]
    if not winners:
        reason = "nobody"  # KRE-WIN-06
    elif len(winners) > 1:
        reason = "shared"  # KRE-WIN-05
    else:
        reason = "cup"
    return Result(places, winners, reason, trophies[:], out)
