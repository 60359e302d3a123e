"""What `ref` thinks of this game: hints, values and weights as they were in November 2026. Frozen."""

from typing import Final

from koldun.games.wiz_war.board.pieces import Wizard
from koldun.games.wiz_war.magic.cards import ATTACK, ENERGY
from koldun.games.wiz_war.state import MOVE, Labyrinth
from koldun.kernel.decisions import Ask, Option
from koldun.kernel.estimates import Judge, shares, weighed

_WEIGHTS: Final[list[float]] = [
    1.8,  # points
    0.6,  # life
    -0.3,  # wounded
    1.0,  # carries
    -0.75,  # turns
    4.2,  # soon
    -2.2,  # own
    0.5,  # cards
    0.1,  # items
    -0.1,  # stun
    0.43,  # next
]
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
    walls = t.edges.walls
    for edge, slot in t.plan.door_slot.items():
        if t.slots[slot] == seat and edge not in t.edges.marks:
            walls &= ~(1 << edge)
    return t.layout.steps_from(start, walls)


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
    there = steps_from(t, seat, t.wizards[seat].at)
    home = t.home_of(seat)
    from_home = steps_from(t, seat, home)
    goal = -1
    least = _CARRIED
    for x in t.treasures:
        if x.owner != seat and x.at >= 0 and x.at != home:
            way = min(_FAR, there[x.at]) + min(_FAR, from_home[x.at])
            if goal < 0 or way < least:
                goal, least = x.at, way
    return goal, least


# --- hints

_IDLE: Final = 0.004  # seldom of use, and could be done for ever
_LIKED: Final[dict[str, float]] = {
    "punch": 4.0,
    "punch-all": 4.0,
    "equip": 4.0,
    "use": 1.5,
    "take": 0.7,
    "gather": 0.7,
    "hold": _IDLE,
    "let-go": _IDLE,
}


def hints(t: Labyrinth, ask: Ask, i: int) -> list[float] | None:
    """Run to a treasure, take it home, put it down; strike on the way; never take back a cast."""
    what = ask.what
    if what == "act":
        return _acting(t, ask.seats[i], ask.options[i])
    if what == "discard":
        return [8.0 if o.verb == "done" else _part_with(o.verb) for o in ask.options[i]]
    return [_plain(what, o.verb) for o in ask.options[i]]


def _plain(what: str, verb: str) -> float:
    """A boost beside the targets of a spell changes nothing."""
    if verb == "back":
        return 0.0
    return _IDLE if what == "target" and verb in ("boost", "add") else 1.0


def _part_with(verb: str) -> float:
    return 0.4 if verb == "discard" else 0.02


def _acting(t: Labyrinth, seat: int, options: list[Option]) -> list[float]:
    w = t.wizards[seat]
    loaded = carries(t, seat)
    goal = t.home_of(seat) if loaded else trip(t, seat)[0]
    steps = steps_from(t, seat, goal) if goal >= 0 else []
    walks = any(option.verb == "step" for option in options)
    weights: list[float] = []
    for option in options:
        verb = option.verb
        if verb == "step":
            weights.append(_stepping(t, w.at, option.place, steps))
        elif verb == "take-treasure":
            foreign = option.seat != seat and w.at != t.home_of(seat)
            weights.append(60.0 if foreign else _IDLE)
        elif verb == "drop-treasure":
            weights.append(_dropping(t, seat, w, loaded))
        elif verb == "cast":
            weights.append(_casting(t, option))
        elif verb == "speed":
            weights.append(_hurrying(t, option, w.mp < (steps[w.at] if steps else 0)))
        elif verb == "done" or verb == "keep":
            weights.append(0.15 if walks else 2.0)
        else:
            weights.append(_LIKED.get(verb, 0.03))
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
    face = t.face(option.card)
    return (2.0 if face.kind == ENERGY else 1.0) * face.energy


def _dropping(t: Labyrinth, seat: int, w: Wizard, carries: bool) -> float:
    if not carries:
        return 4.0
    return 80.0 if w.at == t.home_of(seat) else 0.01


def _casting(t: Labyrinth, option: Option) -> float:
    for mode in t.face(option.card).modes:
        if mode.id == option.place:
            return 6.0 if mode.kind == ATTACK else 1.0
    return 1.0


class Frozen(Judge):
    def values(self, state: Labyrinth) -> list[float]:
        return values(state)

    def quiet(self, state: Labyrinth) -> bool:
        return quiet(state)

    def hints(self, state: Labyrinth, ask: Ask, i: int) -> list[float] | None:
        return hints(state, ask, i)


JUDGE: Final = Frozen(1)
