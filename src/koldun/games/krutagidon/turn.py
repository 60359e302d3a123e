"""A turn in short units: Market and start, one action at a time, the end (Ход игры)."""

from typing import Final

from koldun.games.krutagidon.ending import end_reason
from koldun.games.krutagidon.fighting.death import settle
from koldun.games.krutagidon.fighting.group_attack import turn_up_legend
from koldun.games.krutagidon.playing.buying import buy, purchases
from koldun.games.krutagidon.playing.discarding import choose_discard
from koldun.games.krutagidon.playing.market import refill
from koldun.games.krutagidon.playing.piles import draw
from koldun.games.krutagidon.playing.play import play_from_hand
from koldun.games.krutagidon.playing.setting_off import controlled, set_off, timed
from koldun.games.krutagidon.playing.standing import END, START, USED
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.setup import choose_sides
from koldun.games.krutagidon.state import HAND_SIZE, Brawl, Turn
from koldun.kernel.decisions import Option, Play, ask

END_TURN: Final = Option("end")


def unit(t: Brawl) -> Play[None]:
    if t.phase == "choice":
        return choose_sides(t)
    if t.phase == "market":
        return open_turn(t)
    if t.phase == "action":
        return action(t)
    return end_turn(t)


def open_turn(t: Brawl) -> Play[None]:
    """Refill the Market, then start-of-turn effects (KRU-TURN-02, KRU-TURN-06)."""
    t.say("turn", "KRU-TURN-01", seat=t.active, number=t.number)
    yield from refill(t)
    yield from set_off(t, t.active, timed(t, START))
    t.phase = "action"


def action(t: Brawl) -> Play[None]:
    """Play a card, buy a card, use the tile, or end the turn (KRU-TURN-08, KRU-TURN-11)."""
    seat = t.active
    options = [Option("play", card=c) for c in t.hands[seat].cards]
    options += purchases(t, seat)
    for source in controlled(t, seat):
        for deed in t.face(source).lasting:
            if deed.moment == USED and source not in t.turn.bled and deed.usable(t, seat):
                options.append(Option("use", card=source))
    options.append(END_TURN)
    pick = yield from ask(seat, "act", options, "KRU-TURN-02", number=t.turn.power())
    if pick is END_TURN:
        t.phase = "end"
    elif pick.verb == "buy":
        yield from buy(t, seat, pick.card)
    elif pick.verb == "use":
        t.turn.bled.append(pick.card)
        for deed in t.face(pick.card).lasting:
            if deed.moment == USED:
                yield from deed.play(t, Use(seat, pick.card, seat))
    else:
        yield from play_from_hand(t, seat, pick.card)
    yield from settle(t)


def end_turn(t: Brawl) -> Play[None]:
    """End steps 2 to 7 (KRU-ENDTURN-01)."""
    seat = t.active
    t.say("end-turn", "KRU-ENDTURN-01", seat=seat)
    t.cards.move_all(t.hands[seat], t.discards[seat])  # 2
    yield from set_off(t, seat, timed(t, END))  # 3
    for card in t.plays[seat].cards[:]:  # 4
        if not t.face(card).ongoing:
            t.cards.move(card, t.plays[seat], t.discards[seat])
    t.turn = Turn()
    t.echoes = []
    yield from new_hand(t, seat)  # 5
    t.over = end_reason(t)
    if t.over:  # KRU-GAMEEND-08
        return
    yield from turn_up_legend(t)  # 6
    t.over = end_reason(t)  # KRU-GAMEEND-09
    t.active = t.left(seat)  # 7
    t.number += 1
    t.phase = "market"


def new_hand(t: Brawl, seat: int) -> Play[None]:
    """Five cards; with the Grand Prize six, of which one is discarded (KRU-PRIZE-03, -10)."""
    if t.prize != seat:
        draw(t, seat, HAND_SIZE, "KRU-ENDTURN-06")
        return
    drawn = draw(t, seat, HAND_SIZE + 1, "KRU-PRIZE-03")
    yield from choose_discard(t, seat, drawn, "KRU-PRIZE-10", word="prize")
