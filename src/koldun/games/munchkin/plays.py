"""What anybody may do in a window, and doing it (OPEN-WINDOW)."""

from typing import cast

from koldun.games.munchkin.armies import leave_army, may_ally, may_join
from koldun.games.munchkin.combat import (
    check_combat,
    enhance,
    excess,
    excess_options,
    join,
    may_enhance,
    may_tag_in,
    wail,
    wail_options,
)
from koldun.games.munchkin.curses import curse_from_hand
from koldun.games.munchkin.faces import Card, Enhancer, Item, Monster
from koldun.games.munchkin.help import bid, help_options, seek
from koldun.games.munchkin.items import dress, join_cheat, lay, may_sell, room_for, sell, settle
from koldun.games.munchkin.state import Dungeon
from koldun.games.munchkin.trade import may_show, partners, show, trade
from koldun.games.munchkin.verbs_plays import PlayDeed, SwapMonster, fighting
from koldun.kernel.decisions import Option, Play
from koldun.kernel.windows import window

DRESS = Option("dress")
TRADE = Option("trade")
SHOW = Option("show-card")
SELL = Option("sell-items")
DEALINGS = [DRESS, TRADE, SHOW]


# --- what may be done


def window_options(t: Dungeon, seat: int, moment: str) -> list[Option]:
    """All a seat may do now (OPEN-WINDOW). What is offered beside its cards depends on nothing
    hidden: doing it would tell."""
    if t.dead[seat]:
        return []
    options = card_plays(t, seat, [], False) + abilities(t, seat)
    if moment != "run":
        options += help_options(t, seat)
    if may_sell(t, seat):
        options.append(SELL)
    options += [Option("leave", card=c) for c in t.armies(seat)]  # MUN-WHEN-01
    if seat == t.active or not t.resting[seat]:
        options += dealings(t, seat)
    return options


def dealings(t: Dungeon, seat: int) -> list[Option]:
    """Trades, clothes, showing a card: open to whoever has not passed since the table changed,
    and to the active player as often as wanted (MUN-TURN-03). Fighters can only show.

    A seat that could only rearrange is not asked, unless the table is attentive.
    """
    options: list[Option] = []
    if partners(t, seat):
        options.append(TRADE)  # MUN-WHEN-04
    if may_show(t, seat):
        options.append(SHOW)  # MUN-HAND-05
    if t.in_combat(seat):
        return options
    if t.rules.attentive or seat == t.active or options or t.armies(seat):
        if not t.dressed[seat] and any(t.face(c).kind == "item" for c in t.items(seat)):
            options.append(DRESS)  # MUN-WHEN-05
    return options


def card_plays(t: Dungeon, seat: int, only: list[int], received: bool) -> list[Option]:
    """Plays of hand cards and carried one-shots; `only` limits them to cards just received."""
    options: list[Option] = []
    for card in t.hands[seat].cards:
        if not received or card in only:
            options += hand_plays(t, seat, card, received)
    if not received:
        for card in t.items(seat):
            if t.face(card).kind == "one-shot" and playable(t, seat, card, False):
                options.append(Option("play", card=card))
    return options


def hand_plays(t: Dungeon, seat: int, card: int, received: bool) -> list[Option]:
    face = t.face(card)
    kind = face.kind
    own = seat == t.active
    # outside combat: on the own turn, or when just received (MUN-WHEN-06, -08, -10)
    calm = (own and t.fight is None) or (received and not t.in_combat(seat))
    if kind == "curse":
        return [Option("play", card=card)]
    if kind == "army":
        return [Option("play", card=card)] if (own or calm) and may_join(t, seat, face.id) else []
    if kind == "alliance":
        return [Option("play", card=card)] if (own or calm) and may_ally(t, seat) else []
    if kind == "cheat":
        return cheat_options(t, seat, card, own) if calm else []
    if kind == "enhancer":
        return enhancer_options(t, seat, card)
    if kind == "monster":
        tags = cast("Monster", face).tags
        return [Option("join", card=card)] if tags and may_tag_in(t, tags) else []
    if kind == "wandering":
        if not fighting(t):
            return []
        return [Option("wander", card=card, other=m) for m in monsters_in_hand(t, seat)]
    options: list[Option] = []
    if calm and isinstance(face, Item):
        if room_for(t, seat, face):
            options.append(Option("lay", card=card))
        if kind == "item" and received and not (own and t.fight is None):
            options += [
                Option("cheat", card=c, other=card)
                for c in t.hands[seat].cards
                if t.face(c).kind == "cheat"
            ]
    if playable(t, seat, card, received):
        options.append(Option("play", card=card))
    if fighting(t):
        for deed in cast("Card", face).deeds:
            if isinstance(deed, SwapMonster):
                options += [
                    Option("swap-in", card=card, other=m) for m in monsters_in_hand(t, seat)
                ]
    return options


def monsters_in_hand(t: Dungeon, seat: int) -> list[int]:
    return [c for c in t.hands[seat].cards if t.face(c).kind == "monster"]


def cheat_options(t: Dungeon, seat: int, cheat: int, own: bool) -> list[Option]:
    """On an item carried or, on the own turn, together with one from hand."""
    items = [c for c in t.items(seat) if t.face(c).kind == "item" and c not in t.cheats]
    if own:
        items += [c for c in t.hands[seat].cards if t.face(c).kind == "item"]
    return [Option("cheat", card=cheat, other=c) for c in items]


def enhancer_options(t: Dungeon, seat: int, card: int) -> list[Option]:
    """On a monster there, or paired with a monster from hand (MUN-TAG-04)."""
    if not may_enhance(t, card):
        return []
    options = [Option("play", card=card)]
    tag = cast("Enhancer", t.face(card)).tag
    if tag and may_tag_in(t, [tag]):
        options += [Option("pair", card=card, other=m) for m in monsters_in_hand(t, seat)]
    return options


def playable(t: Dungeon, seat: int, card: int, received: bool) -> bool:
    for deed in cast("Card", t.face(card)).deeds:
        if isinstance(deed, PlayDeed):
            return deed.can(t, seat, received)
    return False


def abilities(t: Dungeon, seat: int) -> list[Option]:
    return excess_options(t, seat) + wail_options(t, seat)


# --- doing it


def perform(t: Dungeon, seat: int, option: Option) -> Play[None]:
    verb, card = option.verb, option.card
    if verb == "play":
        yield from play_card(t, seat, card)
    elif verb == "lay":
        lay(t, seat, card, "MUN-ITEM-03")
    elif verb == "leave":
        leave_army(t, seat, card, "MUN-ARMY-08")
    elif verb == "join":
        join(t, seat, card, -1, "MUN-TAG-02")
    elif verb == "pair":
        join(t, seat, option.other, card, "MUN-TAG-04")
    elif verb == "wander":
        t.move(card, t.used)
        t.say("play", "MUN-MONSTER-04", seat=seat, card=card)
        join(t, seat, option.other, -1, "MUN-MONSTER-04")
    elif verb == "swap-in":
        yield from swap_in(t, seat, card, option.other)
    elif verb == "cheat":
        join_cheat(t, seat, card, option.other)
    elif verb == "excess":
        excess(t, seat, card)
    elif verb == "wail":
        yield from wail(t, seat, card)
    elif verb == "seek":
        yield from seek(t)
    elif verb == "bid":
        yield from bid(t, seat, "bid")
    elif option is SELL:
        yield from sell(t, seat)
    elif option is DRESS:
        yield from dress(t, seat)
    elif option is TRADE:
        yield from trade(t, seat)
    else:
        yield from show(t, seat)
    yield from settle(t)
    check_combat(t)


def swap_in(t: Dungeon, seat: int, card: int, monster: int) -> Play[None]:
    t.say("play", "MUN-PRECEDENCE-01", seat=seat, card=card)
    for deed in cast("Card", t.face(card)).deeds:
        if isinstance(deed, SwapMonster):
            yield from deed.swap(t, seat, card, monster)


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
        t.say("play", "MUN-TREASURE-04", seat=seat, card=card)
        for deed in cast("Card", t.face(card)).deeds:
            if isinstance(deed, PlayDeed):
                yield from deed.play(t, seat, card)
        if card in t.revealed.cards:
            t.discard(card)


# --- cards just received


def receive_all(t: Dungeon) -> Play[None]:
    """Receivers are served in turn order; one pass and the right is gone (OPEN-RECEIVE)."""
    while t.gifts:
        gifts = t.gifts
        t.gifts = []
        for seat in t.around(t.active):
            cards = [card for s, card in gifts if s == seat]
            # the active player's own window follows anyway, unless others are served before it
            alone = t.fight is None and all(s == t.active for s, _ in gifts)
            if cards and not alone and not t.winners:
                yield from receive(t, seat, cards)


def makes_room(t: Dungeon, seat: int, cards: list[int]) -> list[Option]:
    """An army may be left for the one just received (MUN-ARMY-08, -09)."""
    if t.in_combat(seat):
        return []
    mine = t.army_keys(seat)
    new = [t.face(c) for c in t.hands[seat].cards if c in cards and t.face(c).kind == "army"]
    if not any(face.id not in mine and not may_join(t, seat, face.id) for face in new):
        return []
    return [Option("leave", card=c) for c in t.armies(seat)]


def receive(t: Dungeon, seat: int, cards: list[int]) -> Play[None]:
    def plays(s: int) -> list[Option]:
        return card_plays(t, s, cards, True) + makes_room(t, s, cards)

    while not t.winners:
        reply = yield from window(t, [seat], "received", plays, "MUN-WHEN-06")
        if reply is None:
            return
        yield from perform(t, seat, reply.option)
