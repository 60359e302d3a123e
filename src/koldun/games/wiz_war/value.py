"""How a duel in the labyrinth stands, and what wizards usually do."""

from typing import Final

from koldun.content.weights import weights_of
from koldun.games.wiz_war.ground import MOVE
from koldun.games.wiz_war.magic import ATTACK, ENERGY
from koldun.games.wiz_war.pieces import Wizard
from koldun.games.wiz_war.state import Labyrinth
from koldun.kernel.decisions import Ask, Option
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
    carries = _carries(t, seat)
    turns = _turns(t, seat)
    return [
        float(t.vp(seat)),
        w.life / 10.0,
        max(0, 6 - w.life) / 10.0,
        1.0 if carries else 0.0,
        turns / 10.0,
        _SOON / (_SOON + turns),  # the last turns of a race count most
        1.0 if w.treasure >= 0 and not carries else 0.0,  # it only keeps the hands full
        t.counted(seat) / 10.0,
        float(len(t.items[seat].cards)),
        float(w.stun),
        1.0 if seat == t.active else 0.0,
    ]


def quiet(t: Labyrinth) -> bool:
    """At the start of a move: nobody stands half-way."""
    return t.phase == MOVE and not t.wizards[t.active].acted


def _steps(t: Labyrinth, seat: int, start: int) -> list[int]:
    """Steps from a square, through the doors of the own sector too."""
    walls = t.walls
    for edge, slot in t.plan.door_slot.items():
        if t.slots[slot] == seat and edge not in t.marks:
            walls &= ~(1 << edge)
    return t.layout.steps_from(start, walls)


def _carries(t: Labyrinth, seat: int) -> bool:
    """Is a treasure of another in the wizard's hands?"""
    treasure = t.wizards[seat].treasure
    return treasure >= 0 and t.treasures[treasure].owner != seat


def _left(t: Labyrinth, seat: int) -> int:
    """Steps until the points for the win are brought home: this trip, then the shortest ones."""
    w = t.wizards[seat]
    home = t.home_of(seat)
    from_home = _steps(t, seat, home)
    needed = t.variant.vp_to_win - t.vp(seat)
    goal = -1
    left = 0
    if _carries(t, seat):
        left = min(_FAR, from_home[w.at])
        needed -= 1
    elif needed > 0:
        goal, left = _trip(t, seat)
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
    energies = sorted([t.magic(card).energy for card in t.hands[seat].cards])
    base = float(t.base_speed(seat))
    turns = 0.0
    while left > 0.0:
        pace = max(1.0, base + max(_DRAWN, float(energies.pop() if energies else 0)))
        if left <= pace:
            return turns + left / pace
        left -= pace
        turns += 1.0
    return turns


def _trip(t: Labyrinth, seat: int) -> tuple[int, int]:
    """The treasure that is fetched soonest: where it lies, or -1, and the steps there and home."""
    steps = _steps(t, seat, t.wizards[seat].at)
    home = t.home_of(seat)
    from_home = _steps(t, seat, home)
    goal = -1
    least = _CARRIED
    for x in t.treasures:
        if x.owner != seat and x.at >= 0 and x.at != home:
            way = min(_FAR, steps[x.at]) + min(_FAR, from_home[x.at])
            if goal < 0 or way < least:
                goal, least = x.at, way
    return goal, least


# --- what wizards usually do


def hints(t: Labyrinth, ask: Ask, i: int) -> list[float] | None:
    """Run to a treasure, take it home, put it down; strike on the way; never take back a cast."""
    what = ask.what
    if what == "act":
        return _acting(t, ask.seats[i], ask.options[i])
    if what == "discard":
        return [8.0 if o.verb == "done" else _part_with(o.verb) for o in ask.options[i]]
    return [0.0 if o.verb == "back" else 1.0 for o in ask.options[i]]


def _part_with(verb: str) -> float:
    return 0.4 if verb == "discard" else 0.02


def _acting(t: Labyrinth, seat: int, options: list[Option]) -> list[float]:
    w = t.wizards[seat]
    carries = _carries(t, seat)
    goal = t.home_of(seat) if carries else _trip(t, seat)[0]
    steps = _steps(t, seat, goal) if goal >= 0 else []
    walks = any(option.verb == "step" for option in options)
    weights: list[float] = []
    for option in options:
        verb = option.verb
        if verb == "step":
            weights.append(_stepping(t, w.at, option.place, steps))
        elif verb == "take-treasure":
            foreign = option.seat != seat and w.at != t.home_of(seat)
            weights.append(60.0 if foreign else 0.004)
        elif verb == "drop-treasure":
            weights.append(_dropping(t, seat, w, carries))
        elif verb == "cast":
            weights.append(_casting(t, option))
        elif verb in ("punch", "punch-all", "equip"):
            weights.append(4.0)
        elif verb == "use":
            weights.append(1.5)
        elif verb == "speed":
            weights.append(_hurrying(t, option, w.mp < (steps[w.at] if steps else 0)))
        elif verb in ("take", "gather"):
            weights.append(0.7)
        elif verb == "done" or verb == "keep":
            weights.append(0.15 if walks else 2.0)
        elif verb in ("hold", "let-go"):
            weights.append(
                0.004
            )  # seldom of use, and could be done for ever, like taking up what is at home
        else:
            weights.append(0.03)
    return weights


def _stepping(t: Labyrinth, at: int, place: str, steps: list[int]) -> float:
    if not steps:
        return 1.0
    to = steps[t.layout.square_by[place]]
    now = steps[at]
    return 10.0 if to < now else 0.3 if to == now else 0.1


def _hurrying(t: Labyrinth, option: Option, far: bool) -> float:
    """Energy is for a way that is too long; a card that is nothing else first."""
    if not far:
        return 0.7
    face = t.magic(option.card)
    return (2.0 if face.kind == ENERGY else 1.0) * face.energy


def _dropping(t: Labyrinth, seat: int, w: Wizard, carries: bool) -> float:
    if not carries:
        return 4.0
    return 80.0 if w.at == t.home_of(seat) else 0.01


def _casting(t: Labyrinth, option: Option) -> float:
    for mode in t.magic(option.card).modes:
        if mode.id == option.place:
            return 6.0 if mode.kind == ATTACK else 1.0
    return 1.0
