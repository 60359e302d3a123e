"""Losing what one carries: dropped, destroyed, left where a wizard fell (Подбор и потеря объектов)."""

from koldun.games.wiz_war.board.pieces import Thing
from koldun.games.wiz_war.magic.upkeep import discard, lay, speed_changed
from koldun.games.wiz_war.state import Labyrinth


def drop_item(t: Labyrinth, seat: int, card: int, square: int, rule: str) -> Thing:
    """An equipped item becomes an object on a square (WIZ-ITEM-08)."""
    before = t.base_speed(seat)
    t.cards.move(card, t.items[seat], t.board)
    thing = lay(t, card, square, -1)
    t.say("dropped", rule, seat=seat, card=card, place=t.layout.square_names[square])
    lost_item(t, seat, card, before)
    return thing


def lose_item(t: Labyrinth, seat: int, card: int) -> None:
    """Destroyed while carried."""
    before = t.base_speed(seat)
    discard(t, card)
    t.say("item-lost", "WIZ-TRAIT-07", seat=seat, card=card)
    lost_item(t, seat, card, before)


def lost_item(t: Labyrinth, seat: int, card: int, before: int) -> None:
    speed_changed(t, seat, before)
    owed = t.face(card).gives.get("hand_cards", 0)
    if owed > 0 and t.wizards[seat].alive:
        t.wizards[seat].brained = True
        t.debts[seat] += owed
    t.look_again()


def drop_treasure(t: Labyrinth, seat: int, square: int, rule: str) -> None:
    w = t.wizards[seat]
    if w.treasure < 0:
        return
    treasure = t.treasures[w.treasure]
    treasure.at = square
    treasure.carrier = -1
    t.say(
        "treasure-dropped",
        rule,
        seat=seat,
        other=treasure.owner,
        place=t.layout.square_names[square],
    )
    w.treasure = -1
