"""What mages usually do: how a thought plays on where it does not think."""

from typing import Final

from koldun.games.three_mages.monsters import DIES, outcome
from koldun.games.three_mages.state import KINDS, Realm
from koldun.kernel.decisions import YES, Ask, Option

_LANDS: Final = ("fire_land", "ice_land", "graveyard")  # by what they give


def hints(t: Realm, ask: Ask, i: int) -> list[float] | None:
    """Act before the walk, which ends the turn; walk to what is lacking; hit whoever comes nearest."""
    what = ask.what
    options = ask.options[i]
    seat = ask.seats[i]
    if what == "turn":
        have = t.resources(seat)
        weights: list[float] = []
        for option in options:
            verb = option.verb
            if verb == "walk":
                weights.append(0.4 * _cell(t, seat, option.place, have))
            elif verb == "move":
                weights.append(_step(t, option.place))
            elif verb == "cast" or verb == "cast-with":
                weights.append(2.0)
            else:
                weights.append(8.0)
        return weights
    if what == "bazaar":
        return [4.0 if o.verb == "done" else 0.2 if o.verb == "sell" else 1.0 for o in options]
    if what == "road":
        mage = t.mages[seat]
        board = t.board
        return [
            1.0 if t.idle(board.goal(board.road_at(board.squares.index(o.place)), mage)) else 3.0
            for o in options
        ]
    if what == "kind":
        have = t.resources(seat)
        return [1.0 if have[KINDS.index(o.place)] else 3.0 for o in options]
    if what == "target":
        return [_mark(t, seat, o) for o in options]
    if what == "dash-on":
        return [3.0 if o is YES else 1.0 for o in options]
    return None


def _cell(t: Realm, seat: int, place: str, have: list[int]) -> float:
    """What a cell promises: first what the hand lacks, and a rival to strike down."""
    kind = t.board.kinds[place]
    if kind in _LANDS:
        worth = 1.0 if have[_LANDS.index(kind)] else 2.0
    elif kind == "monster_bag":
        worth = 2.0
    elif kind == "spell_book":
        worth = 1.0
    else:
        worth = 0.4
    for other in range(t.seats):
        if other != seat and t.at[t.mages[other]] == place:
            worth += 2.0
    return worth


def _step(t: Realm, place: str) -> float:
    """A step into the keep before all, into death seldom."""
    board = t.board
    square = board.squares.index(place)
    m = t.squares[square]
    assert m is not None
    ahead = board.distance(square, m.mage) + 1
    end = outcome(t, m.mage, board.road_at(square), ahead, m.health, m.power())
    return 60.0 if end > board.length else 1.0 if end == DIES else 6.0


def _mark(t: Realm, seat: int, option: Option) -> float:
    """Whom to hit: the rival who has come furthest; whom to help: likewise."""
    if option.verb != "target":
        return 1.0
    board = t.board
    square = board.squares.index(option.place)
    m = t.squares[square]
    assert m is not None
    far = board.distance(square, m.mage) / board.length
    return 0.2 + 2.0 * far * far if m.mage != t.mages[seat] else 0.1 + 0.2 * far
