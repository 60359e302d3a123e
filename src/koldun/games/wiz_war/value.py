"""How a duel in the labyrinth stands."""

from typing import Final

from koldun.content.weights import weights_of
from koldun.games.wiz_war.state import MOVE, Labyrinth
from koldun.kernel.estimates import shares, weighed

FEATURES: Final = (
    "points",
    "life",
    "wounded",
    "carries",
    "turns",
    "soon",
    "own",
    "cards",
    "items",
    "stun",
    "next",
)
_WEIGHTS: Final[list[float]] = weights_of("koldun.games.wiz_war", FEATURES)
_LOST: Final = -40.0
_FAR: Final = 30
_CARRIED: Final = 40  # for the steps of a trip to a treasure another carries
_SOON: Final = 2.0  # turns
_DRAWN: Final = 1.0  # steps a turn from energy that is yet to be drawn


def values(t: Labyrinth) -> list[float]:
    if t.ended:
        return [1.0 if t.winner == seat else 0.0 for seat in range(t.seats)]
    scores: list[float] = []
    for seat in range(t.seats):
        alive = t.wizards[seat].alive
        scores.append(weighed(_WEIGHTS, features(t, seat)) if alive else _LOST)
    return shares(scores)


def features(t: Labyrinth, seat: int) -> list[float]:
    """Points, life, a treasure on its way home, and how many turns the wizard still needs for the win."""
    w = t.wizards[seat]
    carried = carries(t, seat)
    turns = _turns(t, seat)
    return [
        float(t.vp(seat)),
        w.life / 10.0,
        max(0, 6 - w.life) / 10.0,
        1.0 if carried else 0.0,
        turns / 10.0,
        _SOON / (_SOON + turns),  # the last turns of a race count most
        1.0 if w.treasure >= 0 and not carried else 0.0,  # it only keeps the hands full
        t.counted(seat) / 10.0,
        float(len(t.items[seat].cards)),
        float(w.stun),
        1.0 if seat == t.active else 0.0,
    ]


def quiet(t: Labyrinth) -> bool:
    """At the start of a move: nobody stands half-way."""
    return t.phase == MOVE and not t.wizards[t.active].acted


def steps_from(t: Labyrinth, seat: int, start: int) -> list[int]:
    """Steps from a square, through the doors of the own sector too."""
    return t.maze_of(seat).steps_from(start)


def carries(t: Labyrinth, seat: int) -> bool:
    """Is a treasure of another in the wizard's hands?"""
    treasure = t.wizards[seat].treasure
    return treasure >= 0 and t.treasures[treasure].owner != seat


def _left(t: Labyrinth, seat: int) -> int:
    """Steps until the points for the win are brought home: this trip, then the shortest ones."""
    w = t.wizards[seat]
    home = t.home_of(seat)
    from_home = steps_from(t, seat, home)
    needed = t.variant.vp_to_win - t.vp(seat)
    goal = -1
    left = 0
    if carries(t, seat):
        left = min(_FAR, from_home[w.at])
        needed -= 1
    elif needed > 0:
        goal, left = trip(t, seat)
        needed -= 1
    trips: list[int] = []
    n = 0
    for x in t.treasures:
        if x.owner != seat and x.at != home and n != w.treasure:
            if x.at >= 0 and x.at == goal:
                goal = -1  # once: two may lie on one square
            else:
                trips.append(2 * min(_FAR, from_home[x.at]) if x.at >= 0 else _CARRIED)
        n += 1
    trips.sort()
    for k in range(needed):
        left += trips[k] if k < len(trips) else _CARRIED
    return left


def _turns(t: Labyrinth, seat: int) -> float:
    """Turns until the win if nothing comes between: the best energy in hand is spent first, one card a turn."""
    left = float(_left(t, seat))
    energies = sorted([t.face(card).energy for card in t.hands[seat].cards])
    base = float(t.base_speed(seat))
    turns = 0.0
    while left > 0.0:
        pace = max(1.0, base + max(_DRAWN, float(energies.pop() if energies else 0)))
        if left <= pace:
            return turns + left / pace
        left -= pace
        turns += 1.0
    return turns


def trip(t: Labyrinth, seat: int) -> tuple[int, int]:
    """The treasure that is fetched soonest: where it lies, or -1, and the steps there and home."""
    maze = t.maze_of(seat)
    there = maze.steps_from(t.wizards[seat].at)
    home = t.home_of(seat)
    from_home = maze.steps_from(home)
    goal = -1
    least = _CARRIED
    for x in t.treasures:
        if x.owner != seat and x.at >= 0 and x.at != home:
            way = min(_FAR, there[x.at]) + min(_FAR, from_home[x.at])
            if goal < 0 or way < least:
                goal, least = x.at, way
    return goal, least
