"""A turn: the optional phase, then the mandatory one (Ход игры)."""

from koldun.games.three_mages.board import option_at
from koldun.games.three_mages.ending import draw_at_limit
from koldun.games.three_mages.monsters import may_move, move, roads_for, summon
from koldun.games.three_mages.resources import NOTHING, ways_to_pay
from koldun.games.three_mages.setup import choose_mages
from koldun.games.three_mages.spells import Spell, cast_spell, castable
from koldun.games.three_mages.state import Beast, Realm
from koldun.games.three_mages.walking import walk
from koldun.kernel.decisions import Option, Play, ask


def turn(t: Realm) -> Play[None]:
    if not t.ready:
        yield from choose_mages(t)
        return
    seat = t.active
    begin(t, seat)
    while not t.end:
        t.phase = "turn"
        # Walks are offered beside the optional actions, so that one who can do nothing else
        # is asked all the same and nobody learns of it. The walk ends the turn (MAG-TURN-09).
        pick = yield from ask(seat, "turn", options_of(t, seat), "MAG-TURN-03")
        if pick.verb == "walk":
            yield from walk(t, seat, pick.place)
            break
        yield from act(t, seat, pick)
    finish(t, seat)


def begin(t: Realm, seat: int) -> None:
    t.say("turn", "MAG-TURN-01", seat=seat, number=t.round())
    mage = t.mages[seat]
    for m in t.squares:
        if m is not None and m.mage == mage:
            m.moved = False
            m.fresh = False  # MAG-SUMMON-09


def options_of(t: Realm, seat: int) -> list[Option]:
    """All a player may do: walk, move monsters, summon, cast, in any order (MAG-TURN-03)."""
    mage = t.mages[seat]
    options = t.board.walks[t.at[mage]][:]
    square = 0
    for m in t.squares:
        if m is not None and m.mage == mage and may_move(t, square, m):  # MAG-MOVE-01
            options.append(option_at("move", t.board.squares[square]))
        square += 1
    have = t.resources(seat)
    if have[0] == 0 and have[1] == 0 and have[2] == 0:
        return options  # nothing is for free
    for card in t.hands[seat].cards:
        face = t.cards.faces[card]
        if isinstance(face, Beast):
            ways = ways_to_pay(have, face.price)
            if ways and roads_for(t, mage, face.health, face.strength):
                _offer(t, seat, options, "summon", card, ways)
        elif isinstance(face, Spell):
            ways = ways_to_pay(have, face.price)
            if ways and castable(t, seat, face):
                _offer(t, seat, options, "cast", card, ways)
    return options


def _offer(
    t: Realm, seat: int, options: list[Option], verb: str, card: int, ways: list[int]
) -> None:
    """One option for each kind that can pay for "any". To be asked for it afterwards would
    tell the others how many kinds one holds."""
    for kind in ways:
        if kind == NOTHING:
            options.append(Option(verb, card=card))
        else:
            options.append(Option(verb + "-with", card=card, other=t.resource_card(seat, kind)))


def act(t: Realm, seat: int, pick: Option) -> Play[None]:
    if pick.verb == "move":
        move(t, t.board.squares.index(pick.place))
        return
    if t.priced(pick.card).kind == "monster":
        yield from summon(t, seat, pick.card, pick.other)
    else:
        yield from cast_spell(t, seat, pick.card, pick.other)


def finish(t: Realm, seat: int) -> None:
    mage = t.mages[seat]
    for m in t.squares:
        if m is not None:
            m.bonus = 0
            if m.mage == mage:
                m.shackled = False
    if t.end:
        return
    t.turns += 1
    t.active = next_seat(t, seat)
    t.phase = "turn"
    draw_at_limit(t)


def next_seat(t: Realm, seat: int) -> int:
    """Clockwise by castles: fire, ice, bones; an idle mage has no turn (MAG-TURN-01, MAG-TWO-12)."""
    mage = t.mages[seat]
    while True:
        mage = (mage + 1) % 3
        following = t.seat_of(mage)
        if following >= 0:
            return following
