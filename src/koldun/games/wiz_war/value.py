"""How a duel in the labyrinth stands, and what wizards usually do."""

from typing import Final

from koldun.games.wiz_war.ground import MOVE
from koldun.games.wiz_war.magic import ATTACK
from koldun.games.wiz_war.pieces import Wizard
from koldun.games.wiz_war.table import Labyrinth
from koldun.kernel.decisions import Ask, Option
from koldun.kernel.estimates import shares, weighed, weights_of

FEATURES: Final = (
    "points",
    "life",
    "wounded",
    "carries",
    "way_home",
    "way_out",
    "own",
    "cards",
    "items",
    "stun",
    "next",
)
_WEIGHTS: Final[list[float]] = weights_of("koldun.games.wiz_war", FEATURES)
_LOST: Final = -40.0
_FAR: Final = 30


def values(t: Labyrinth) -> list[float]:
    if t.ended:
        return [1.0 if t.winner == seat else 0.0 for seat in range(t.seats)]
    scores: list[float] = []
    for seat in range(t.seats):
        alive = t.wizards[seat].alive
        scores.append(weighed(_WEIGHTS, features(t, seat)) if alive else _LOST)
    return shares(scores)


def features(t: Labyrinth, seat: int) -> list[float]:
    """Points, life, a treasure on its way home, and how far it is there or to the next one."""
    w = t.wizards[seat]
    carries = w.treasure >= 0 and t.treasures[w.treasure].owner != seat
    home = way_home = way_out = 0.0
    if carries:
        home = 1.0
        way_home = min(_FAR, _steps(t, seat, t.home_of(seat))[w.at]) / 10.0
    else:
        way_out = _nearest(t, seat) / 10.0
    return [
        float(t.vp(seat)),
        w.life / 10.0,
        max(0, 6 - w.life) / 10.0,
        home,
        way_home,
        way_out,
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


def _sought(t: Labyrinth, seat: int) -> list[int]:
    """Squares where treasures of others lie that are not home yet."""
    home = t.home_of(seat)
    return [x.at for x in t.treasures if x.owner != seat and x.at >= 0 and x.at != home]


def _nearest(t: Labyrinth, seat: int) -> int:
    steps = _steps(t, seat, t.wizards[seat].at)
    nearest = _FAR
    for square in _sought(t, seat):
        nearest = min(nearest, steps[square])
    return nearest


# --- what wizards usually do


def hints(t: Labyrinth, ask: Ask, i: int) -> list[float] | None:
    """Walk to a treasure, take it home, put it down; strike on the way; think again seldom."""
    what = ask.what
    if what == "act":
        return _acting(t, ask.seats[i], ask.options[i])
    if what == "discard":
        return [8.0 if o.verb == "done" else _part_with(o.verb) for o in ask.options[i]]
    return [0.05 if o.verb == "back" else 1.0 for o in ask.options[i]]


def _part_with(verb: str) -> float:
    return 0.4 if verb == "discard" else 0.02


def _acting(t: Labyrinth, seat: int, options: list[Option]) -> list[float]:
    w = t.wizards[seat]
    carries = w.treasure >= 0 and t.treasures[w.treasure].owner != seat
    goal = _goal(t, seat, w, carries)
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
        elif verb in ("speed", "take", "gather"):
            weights.append(0.5)
        elif verb == "done" or verb == "keep":
            weights.append(0.15 if walks else 2.0)
        elif verb in ("hold", "let-go"):
            weights.append(
                0.004
            )  # seldom of use, and could be done for ever, like taking up what is at home
        else:
            weights.append(0.03)
    return weights


def _goal(t: Labyrinth, seat: int, w: Wizard, carries: bool) -> int:
    if carries:
        return t.home_of(seat)
    steps = _steps(t, seat, w.at)
    goal = -1
    nearest = _FAR
    for square in _sought(t, seat):
        if steps[square] < nearest:
            nearest = steps[square]
            goal = square
    return goal


def _stepping(t: Labyrinth, at: int, place: str, steps: list[int]) -> float:
    if not steps:
        return 1.0
    to = steps[t.layout.square_by[place]]
    now = steps[at]
    return 10.0 if to < now else 0.3 if to == now else 0.1


def _dropping(t: Labyrinth, seat: int, w: Wizard, carries: bool) -> float:
    if not carries:
        return 4.0
    return 80.0 if w.at == t.home_of(seat) else 0.01


def _casting(t: Labyrinth, option: Option) -> float:
    for mode in t.magic(option.card).modes:
        if mode.id == option.place:
            return 6.0 if mode.kind == ATTACK else 1.0
    return 1.0
