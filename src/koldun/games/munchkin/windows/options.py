"""What a seat may do in a window (OPEN-WINDOW)."""

from typing import Final

from koldun.games.munchkin.fight.abilities import excess_options, wail_options
from koldun.games.munchkin.fight.help import help_options
from koldun.games.munchkin.items.selling import may_sell
from koldun.games.munchkin.items.trade import may_trade
from koldun.games.munchkin.items.wearing import may_dress
from koldun.games.munchkin.state import Dungeon
from koldun.games.munchkin.windows.hand import HandPlays, playable
from koldun.games.munchkin.windows.showing import may_show
from koldun.kernel.decisions import Option

DRESS: Final = Option("dress")
TRADE: Final = Option("trade")
SHOW: Final = Option("show-card")
SELL: Final = Option("sell-items")
DEALINGS: Final = [DRESS, TRADE, SHOW]


def window_options(t: Dungeon, seat: int, moment: str) -> list[Option]:
    """All a seat may do now. What is offered beside its cards depends on nothing hidden: doing
    it would tell."""
    if t.dead[seat]:
        return []
    options = card_plays(t, seat)
    options += excess_options(t, seat)
    options += wail_options(t, seat)
    if moment != "run":
        options += help_options(t, seat)
    if may_sell(t, seat):
        options.append(SELL)
    options += [Option("leave", card=c) for c in t.armies(seat)]  # MUN-WHEN-01
    if seat == t.active or not t.rights.resting[seat]:
        options += dealings(t, seat)
    return options


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
    """Trades, clothes, showing a card: open to whoever has not passed since the table changed,
    and to the active player as often as wanted (MUN-TURN-03). Fighters can only show.

    A seat that could only rearrange is not asked, unless the table is attentive.
    """
    options: list[Option] = []
    if may_trade(t, seat):
        options.append(TRADE)  # MUN-WHEN-04
    if may_show(t, seat):
        options.append(SHOW)  # MUN-HAND-05
    if t.in_combat(seat):
        return options
    if t.rules.attentive or seat == t.active or options or t.armies(seat):
        if may_dress(t, seat):
            options.append(DRESS)  # MUN-WHEN-05
    return options
