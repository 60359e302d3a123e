"""What wizards usually do: weights for bots that try things out."""

from typing import Final

from koldun.games.wiz_war.board.pieces import Wizard
from koldun.games.wiz_war.magic.acts import is_fed
from koldun.games.wiz_war.magic.cards import ATTACK, COUNTER, ENERGY
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.value import carries, steps_from, trip
from koldun.kernel.decisions import Ask, Option

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
    return [_plain(t, what, o) for o in ask.options[i]]


def _plain(t: Labyrinth, what: str, option: Option) -> float:
    """A boost beside the targets of a spell, or one of a Full Shield, changes nothing."""
    if option.verb == "back":
        return 0.0
    if what == "target":
        return _IDLE if option.verb in ("boost", "add") else 1.0
    if what == "answer" and option.other >= 0:
        face = t.face(option.card)
        if not any(is_fed(face, m) for m in face.modes if m.kind == COUNTER):
            return _IDLE
    return 1.0


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
