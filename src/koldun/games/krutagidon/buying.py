"""Buying and gaining cards (Покупка карт)."""

from koldun.games.krutagidon.parts import Card, Use
from koldun.games.krutagidon.state import Brawl
from koldun.kernel.cards import ALL, Zone
from koldun.kernel.decisions import Option, Play

CHEAP_ON_TOP = "property_cheap_on_top"
FAMILIAR_COST = 6
_PRICIER = {
    "legend": "dwt_price_legend_wild",
    "wild_magic": "dwt_price_legend_wild",
    "creature": "dwt_price_creature_treasure",
    "treasure": "dwt_price_creature_treasure",
    "wizard": "dwt_price_wizard_spell",
    "spell": "dwt_price_wizard_spell",
}


def price(t: Brawl, seat: int, face: Card) -> int:
    """What this player pays; the cost itself stays as printed (KRU-TOKEN-11)."""
    token = _PRICIER.get(face.kind)
    if token is not None and t.has_token(seat, token):
        return face.cost + 1
    return face.cost


def for_sale(t: Brawl, seat: int) -> list[int]:
    """Market, Wild Magic, the face-up Legend, the own Familiar (KRU-BUY-02)."""
    offered = t.market.cards[:]
    if t.wild.cards:
        offered.append(t.wild.top())
    return offered + t.legend.cards + t.familiars[seat].cards


def purchases(t: Brawl, seat: int) -> list[Option]:
    power = t.turn.power()
    return [Option("buy", card=c) for c in for_sale(t, seat) if price(t, seat, t.card(c)) <= power]


def buy(t: Brawl, seat: int, card: int) -> Play[None]:
    face = t.card(card)
    cost = price(t, seat, face)
    t.turn.spent += cost
    t.say("buy", "KRU-BUY-01", seat=seat, card=card, number=cost)
    if face.kind == "legend":
        beaten(t)
        yield from gain(t, seat, card, t.legend, "KRU-LEGEND-02")
    elif face.kind == "familiar":
        yield from gain(t, seat, card, t.familiars[seat], "KRU-FAMILIAR-03")
    elif face.kind == "wild_magic":
        yield from gain(t, seat, card, t.wild, "KRU-WILD-01")
    else:
        yield from gain(t, seat, card, t.market, "KRU-TURN-15")


def beaten(t: Brawl) -> None:
    """A Legend is beaten: borrowed tiles go back; maybe it was the last (KRU-ABILITY-05)."""
    for tile in t.loans:
        for seat in range(t.seats):
            if tile in t.tiles[seat].cards:
                t.cards.move(tile, t.tiles[seat], t.tile_box)
                t.say("tile-back", "KRU-ABILITY-05", seat=seat, card=tile)
    t.loans = []
    if not t.legends.cards and "legends" not in t.out:
        t.out.append("legends")  # KRU-GAMEEND-01


def gain(
    t: Brawl, seat: int, card: int, source: Zone, rule: str, place: str = "discard"
) -> Play[None]:
    """A card becomes a player's own and everybody sees it (KRU-GAIN-01, KRU-GAIN-08)."""
    face = t.card(card)
    t.cards.show(card, ALL)
    turn = t.turn
    own = t.own_turn(seat)
    if place != "hand" and own and turn.on_top > 0:
        turn.on_top -= 1
        place = "top"
    if place == "discard" and source is t.market and face.cost <= 4 and _cheap(t, seat):
        place = "top"
    if place == "hand":
        t.cards.move(card, source, t.hands[seat])
    elif place == "top":
        t.cards.move(card, source, t.decks[seat])
    else:
        t.cards.move(card, source, t.discards[seat])
    t.say("gain", rule, seat=seat, card=card, word=place)
    if own:
        if face.type == "wizard":
            turn.wizards_gained += 1
        if face.cost > 0:
            for echo in t.echoes[:]:
                yield from echo.play(t, Use(seat, card, seat, -1, face.cost))


def _cheap(t: Brawl, seat: int) -> bool:
    return any(t.face(tile).id == CHEAP_ON_TOP for tile in t.tiles[seat].cards)


def gain_limp(t: Brawl, seat: int, number: int, rule: str, place: str = "discard") -> Play[None]:
    """Limp Wands, as many as are left (KRU-LIMP-03)."""
    for _ in range(number):
        if not t.limp.cards:
            t.say("no-limp", "KRU-LIMP-03", seat=seat)
            return
        yield from gain(t, seat, t.limp.top(), t.limp, rule, place)


def gain_main(t: Brawl, seat: int, rule: str, place: str) -> Play[int]:
    """The top card of the main deck; a Mayhem is destroyed without effect (KRU-GAIN-04).

    Returns the card gained, -1 for a Mayhem or an empty deck.
    """
    if not t.main.cards:
        return -1
    card = t.main.top()
    if t.card(card).kind == "mayhem":
        t.cards.draw(t.main, t.mayhem)
        t.say("mayhem-lost", "KRU-GAIN-04", seat=seat, card=card)
        return -1
    yield from gain(t, seat, card, t.main, rule, place)
    return card
