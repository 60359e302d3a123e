"""Doing what was chosen in a window."""

from koldun.games.munchkin.character.armies import leave_army
from koldun.games.munchkin.character.curses import curse_from_hand
from koldun.games.munchkin.fight.abilities import excess, wail
from koldun.games.munchkin.fight.combat import check_combat, enhance, join
from koldun.games.munchkin.fight.help import bid, seek
from koldun.games.munchkin.items.selling import sell
from koldun.games.munchkin.items.settling import settle
from koldun.games.munchkin.items.trade import trade
from koldun.games.munchkin.items.wearing import dress, join_cheat, lay
from koldun.games.munchkin.state import Dungeon
from koldun.games.munchkin.verbs.combat import SwapMonster
from koldun.games.munchkin.verbs.plays import PlayDeed, play_deeds
from koldun.games.munchkin.windows.options import DRESS, SELL, TRADE
from koldun.games.munchkin.windows.showing import show
from koldun.kernel.decisions import Option, Play


def perform(t: Dungeon, seat: int, option: Option) -> Play[None]:
    verb, card = option.verb, option.card
    if verb == "play":
        yield from play_card(t, seat, card)
    elif verb == "lay":
        lay(t, seat, card, "MUN-ITEM-03")
    elif verb == "leave":
        leave_army(t, seat, card, "MUN-ARMY-08")
    elif verb == "cheat":
        join_cheat(t, seat, card, option.other)
    elif verb in ("join", "pair", "wander", "swap-in"):
        yield from bring_monster(t, seat, option)
    elif verb == "excess":
        excess(t, seat, card)
    elif verb == "wail":
        yield from wail(t, seat, card)
    else:
        yield from dealing(t, seat, option)
    yield from settle(t)
    check_combat(t)


def play_card(t: Dungeon, seat: int, card: int) -> Play[None]:
    kind = t.face(card).kind
    if kind == "curse":
        yield from curse_from_hand(t, seat, card)
    elif kind == "enhancer":
        yield from enhance(t, seat, card)
    elif kind == "army":
        t.move(card, t.play[seat])
        t.laid_army = True
        t.say("army", "MUN-ARMY-03", seat=seat, card=card)
    elif kind == "alliance":
        t.move(card, t.play[seat])
        t.say("alliance", "MUN-ALLIANCE-01", seat=seat, card=card)
    else:
        t.move(card, t.revealed)
        if not any(isinstance(deed, PlayDeed) and deed.tells for deed in t.face(card).deeds):
            t.say("play", "MUN-TREASURE-04", seat=seat, card=card)
        yield from play_deeds(t, seat, card)
        if card in t.revealed.cards:
            t.discard(card)


def bring_monster(t: Dungeon, seat: int, option: Option) -> Play[None]:
    """A monster from hand enters the combat, by its tag or by the card played with it."""
    verb, card = option.verb, option.card
    if verb == "join":
        join(t, seat, card, -1, "MUN-TAG-02")
    elif verb == "pair":
        join(t, seat, option.other, card, "MUN-TAG-04")
    elif verb == "wander":
        t.move(card, t.used)
        t.say("play", "MUN-MONSTER-04", seat=seat, card=card)
        join(t, seat, option.other, -1, "MUN-MONSTER-04")
    else:
        t.move(card, t.revealed)
        t.say("play", "MUN-PRECEDENCE-01", seat=seat, card=card)
        for deed in t.face(card).deeds:
            if isinstance(deed, SwapMonster):
                yield from deed.swap(t, seat, card, option.other)
            elif isinstance(deed, PlayDeed) and deed.can(t, seat, False):
                yield from deed.play(t, seat, card)


def dealing(t: Dungeon, seat: int, option: Option) -> Play[None]:
    """Asking for help or offering it, selling, dressing, trading, showing."""
    if option.verb == "seek":
        yield from seek(t)
    elif option.verb == "bid":
        yield from bid(t, seat, "bid")
    elif option is SELL:
        yield from sell(t, seat)
    elif option is DRESS:
        yield from dress(t, seat)
    elif option is TRADE:
        yield from trade(t, seat)
    else:
        yield from show(t, seat)
