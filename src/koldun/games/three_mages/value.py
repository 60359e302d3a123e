"""How a match of three mages stands, and what mages usually do."""

from typing import Final

from koldun.games.three_mages.table import Monster, Realm
from koldun.kernel.decisions import Ask
from koldun.kernel.estimates import shares, weighed, weights_of

FEATURES: Final = (
    "beasts",
    "spells",
    "kinds",
    "stock",
    "cards",
    "march",
    "close",
    "close_now",
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
    """Monsters on the march and how near the first is to a keep; then what hands hold.

    Resources are taken and paid openly and everybody sees from which deck a card is drawn, so this
    much of a hand can be counted.
    """
    mage = t.mages[seat]
    if mage < 0:
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
    for m in t.squares:
        if m is not None and m.mage == mage:
            ready = seat == t.active and not m.moved and not m.fresh and not m.shackled
            distance = board.distance(square, mage)
            reach = (distance + (0.9 if ready else 0.0)) / length
            ahead = _way_ahead(t, square, m)
            worth = (0.5 + 0.05 * (m.health + m.power())) * (0.4 + 0.6 * ahead / length)
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


def hints(t: Realm, ask: Ask, i: int) -> list[float] | None:
    """Act before the walk, which ends the turn; at the bazaar sell seldom."""
    if ask.what == "turn":
        weights: list[float] = []
        for option in ask.options[i]:
            verb = option.verb
            if verb == "walk":
                weights.append(1.0)
            elif verb == "move":
                weights.append(5.0)
            elif verb == "cast" or verb == "cast-with":
                weights.append(2.0)
            else:
                weights.append(8.0)
        return weights
    if ask.what == "bazaar":
        return [
            4.0 if o.verb == "done" else 0.2 if o.verb == "sell" else 1.0 for o in ask.options[i]
        ]
    return None
