"""Items in play that change owner."""

from koldun.games.munchkin.items.limits import room_for
from koldun.games.munchkin.state import Dungeon
from koldun.kernel.decisions import Option, Play, ask


def hand_over(t: Dungeon, giver: int, taker: int, card: int, rule: str) -> None:
    """An item in play changes owner and arrives unworn (MUN-TRADE-05)."""
    t.move(card, t.play[taker])
    if t.face(card).kind == "item":
        t.sideways.append(card)
    t.say("hand-over", rule, seat=giver, other=taker, card=card)


def pass_down(t: Dungeon, seat: int, card: int, rule: str) -> Play[None]:
    """To the lowest opponent with room; ties by the owner; else discarded (MUN-BIG-07, -08)."""
    room = [s for s in t.others(seat) if room_for(t, s, t.item(card))]
    if not room:
        t.say("lost", "MUN-BIG-08", seat=seat, card=card)
        t.discard(card)
        return
    low = min(t.level[s] for s in room)
    options = [Option("to", seat=s) for s in room if t.level[s] == low]
    pick = yield from ask(seat, "pass-down", options, rule, about=card)
    hand_over(t, seat, pick.seat, card, rule)
