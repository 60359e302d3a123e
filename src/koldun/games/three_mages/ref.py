"""What `ref` thinks of this game: hints, values and weights as they were in November 2026. Frozen."""

from typing import Final

from koldun.games.three_mages.monsters import DIES, outcome
from koldun.games.three_mages.state import ANY, KINDS, Beast, Monster, Realm
from koldun.kernel.decisions import YES, Ask, Option
from koldun.kernel.estimates import Judge, shares, weighed

_WEIGHTS: Final[list[float]] = [
    0.096,  # beasts
    0.024,  # spells
    0.024,  # kinds
    0.042,  # stock
    0.006,  # cards
    1.2,  # march
    2.0,  # close
    0.5,  # close_now
    0.15,  # bag
    0.8,  # pay
    -0.3,  # threat
]


def values(t: Realm) -> list[float]:
    if t.end:
        victor = t.victor
        if victor is None:
            return [1.0 / t.seats] * t.seats
        winner = t.seat_of(victor.mage)
        return [1.0 if seat == winner else 0.0 for seat in range(t.seats)]
    return shares([weighed(_WEIGHTS, features(t, seat)) for seat in range(t.seats)])


def features(t: Realm, seat: int) -> list[float]:
    """Monsters on the march and how near the first is to a keep; then what the hand holds and can pay."""
    mage = t.mages[seat]
    if not t.ready:
        return [0.0] * 11
    beasts = 0
    spells = 0
    for card in t.hands[seat].cards:
        kind = t.cards.faces[card].kind
        if kind == "monster":
            beasts += 1
        elif kind == "spell":
            spells += 1
    have = t.resources(seat)
    total = have[0] + have[1] + have[2]
    kinds = (1 if have[0] else 0) + (1 if have[1] else 0) + (1 if have[2] else 0)
    board = t.board
    length = board.length + 1
    march = 0.0
    close = 0.0
    square = 0
    standing = 0
    for m in t.squares:
        if m is not None and not m.marker:
            standing += 1
        if m is not None and m.mage == mage:
            ready = seat == t.active and not m.moved and not m.fresh and not m.shackled
            distance = board.distance(square, mage)
            reach = (distance + (0.9 if ready else 0.0)) / length
            ahead = _way_ahead(t, square, m)
            worth = _worth(m.health, m.power()) * (0.4 + 0.6 * ahead / length)
            march += worth * (0.35 + reach * reach)
            if ahead >= length:  # nothing in its way that it would not survive
                close = max(close, 1.0 / (length - distance))
        square += 1
    return [
        float(min(beasts, 3)),
        float(min(spells, 4)),
        float(kinds),
        float(min(total, 3 + 2 * beasts)),
        float(len(t.hands[seat].cards)),
        march,
        close,
        close if seat == t.active else 0.0,
        _bag(t, mage, beasts),
        max(_payable(t, seat, have), _coming(t, seat, standing)),
        1.0 if seat != t.active and _in_danger(t, seat) else 0.0,
    ]


def _way_ahead(t: Realm, square: int, m: Monster) -> int:
    """How far a monster would come if all others stood still."""
    board = t.board
    road = board.road_at(square)
    distance = board.distance(square, m.mage) + 1
    while distance <= board.length:
        other = t.squares[board.square(road, m.mage, distance)]
        if other is not None and other.mage != m.mage and m.health <= other.power():
            break
        distance += 1
    return distance


def _bag(t: Realm, mage: int, beasts: int) -> float:
    """How near the next bag of monsters is for a mage who has hardly any."""
    if beasts > 1 or not t.monsters.cards:
        return 0.0
    return 1.0 / t.board.bags[t.at[mage]]


def _payable(t: Realm, seat: int, have: list[int]) -> float:
    """The best monster in hand, the less for every resource that its price still lacks."""
    best = 0.0
    for card in t.hands[seat].cards:
        face = t.cards.faces[card]
        if not isinstance(face, Beast):
            continue
        missing = spare = 0
        for kind in range(3):
            over = have[kind] - face.price[kind]
            if over < 0:
                missing -= over
            else:
                spare += over
        missing += max(0, face.price[ANY] - spare)
        best = max(best, _worth(face.health, face.strength) / (1.0 + missing))
    return best


def _coming(t: Realm, seat: int, standing: int) -> float:
    """A monster that is paid for and still waits for its road."""
    if seat != t.active or standing == len(t.road.cards):
        return 0.0
    beast = t.beast(t.road.cards[-1])
    return _worth(beast.health, beast.strength)


def _worth(health: int, strength: int) -> float:
    """Of a monster, whatever it costs and wherever it is."""
    return 0.5 + 0.05 * (health + strength)


def _in_danger(t: Realm, seat: int) -> bool:
    """May a rival walk onto this mage's cell and strike it down?"""
    here = t.at[t.mages[seat]]
    for other in range(t.seats):
        if other != seat and t.mages[other] >= 0:
            for option in t.board.walks[t.at[t.mages[other]]]:
                if option.place == here:
                    return True
    return False


# --- hints

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


class Frozen(Judge):
    def values(self, state: Realm) -> list[float]:
        return values(state)

    def hints(self, state: Realm, ask: Ask, i: int) -> list[float] | None:
        return hints(state, ask, i)


JUDGE: Final = Frozen(10)
