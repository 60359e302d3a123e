"""What a seat may do in a window (OPEN-WINDOW)."""

from typing import Final

from koldun.games.munchkin.fight.abilities import excess_options, wail_options
from koldun.games.munchkin.fight.help import help_options
from koldun.games.munchkin.items.selling import may_sell
from koldun.games.munchkin.items.trade import may_trade
from koldun.games.munchkin.items.wearing import may_dress
from koldun.games.munchkin.state import Dungeon
from koldun.games.munchkin.windows.calling import own_moment, worth_calling
from koldun.games.munchkin.windows.hand import HandPlays, playable
from koldun.games.munchkin.windows.showing import may_show
from koldun.kernel.decisions import Option, Responses

DRESS: Final = Option("dress")
TRADE: Final = Option("trade")
SHOW: Final = Option("show-card")
SELL: Final = Option("sell-items")
DEALINGS: Final = [DRESS, TRADE, SHOW]


def responses(t: Dungeon, seat: int, moment: str) -> Responses:
    """All a seat may do now, and what of it the seat is called for. What is offered beside its
    cards depends on nothing hidden: doing it would tell."""
    if t.dead[seat]:
        return Responses([])
    plays = card_plays(t, seat) + excess_options(t, seat) + wail_options(t, seat)
    rest: list[Option] = []
    if moment != "run":
        rest += help_options(t, seat)
    if may_sell(t, seat):
        rest.append(SELL)
    rest += [Option("leave", card=c) for c in t.armies(seat)]  # MUN-WHEN-01
    deals = dealings(t, seat)
    if own_moment(t, seat, moment):
        return Responses(plays + rest + deals)
    if t.rights.resting[seat] and seat != t.active:
        return Responses([], plays + rest, deals)
    worth = worth_calling(t, seat, moment, plays)
    return Responses(worth, [o for o in plays if o not in worth] + rest + deals)


def card_plays(t: Dungeon, seat: int) -> list[Option]:
    """Plays of hand cards and carried one-shots."""
    options: list[Option] = []
    plays = HandPlays(t, seat, False)
    for card in t.hands[seat].cards:
        options += plays.of(card)
    for card in t.items(seat):
        if t.face(card).kind == "one-shot" and playable(t, seat, card, False):
            options.append(Option("play", card=card))
    return options


def dealings(t: Dungeon, seat: int) -> list[Option]:
    """Trades, clothes, showing a card (MUN-TURN-03). Fighters can only show."""
    options: list[Option] = []
    if may_trade(t, seat):
        options.append(TRADE)  # MUN-WHEN-04
    if may_show(t, seat):
        options.append(SHOW)  # MUN-HAND-05
    if not t.in_combat(seat) and may_dress(t, seat):
        options.append(DRESS)  # MUN-WHEN-05
    return options
