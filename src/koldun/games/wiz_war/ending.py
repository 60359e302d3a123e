"""How a match ends: points, the last survivor, a draw, or the cap on rounds (Победа в игре)."""

from koldun.games.wiz_war.state import Labyrinth
from koldun.kernel.results import Result, places_by


def result(t: Labyrinth) -> Result | None:
    if not t.ended:
        return None
    keys: list[tuple[int, ...]] = []
    for seat in range(t.seats):
        w = t.wizards[seat]
        first = 1 if seat == t.winner else 0
        keys.append((first, 1 if w.alive else 0, t.vp(seat), max(0, w.life)))
    out = [w.seat for w in t.wizards if not w.alive]
    winners = [t.winner] if t.winner >= 0 else []
    scores = [t.vp(seat) for seat in range(t.seats)]
    return Result(places_by(keys), winners, t.ended, scores, out, t.ended == "cap")
