"""How a match of three mages stands."""

from typing import Final

from koldun.content.weights import weights_of
from koldun.games.three_mages.state import ANY, Beast, Monster, Realm
from koldun.kernel.estimates import shares, weighed

FEATURES: Final = (
    "beasts",
    "spells",
    "kinds",
    "stock",
    "cards",
    "march",
    "close",
    "close_now",
    "bag",
    "pay",
    "threat",
)
_WEIGHTS: Final[list[float]] = weights_of("koldun.games.three_mages", FEATURES)


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
        return [0.0] * len(FEATURES)
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
