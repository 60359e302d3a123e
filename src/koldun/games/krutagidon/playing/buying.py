"""Buying cards (Покупка карт)."""

from koldun.games.krutagidon.playing.gaining import gain
from koldun.games.krutagidon.state import Brawl, Card, Lasting
from koldun.kernel.decisions import Option, Play


def buy(t: Brawl, seat: int, card: int) -> Play[None]:
    face = t.face(card)
    cost = price(t, seat, face)
    t.turn.spent += cost
    t.say("buy", "KRU-BUY-01", seat=seat, card=card, number=cost)
    if face.kind == "legend":
        legend_beaten(t)
        yield from gain(t, seat, card, t.legend, "KRU-LEGEND-02", bought=True)
    elif face.kind == "familiar":
        yield from gain(t, seat, card, t.familiars[seat], "KRU-FAMILIAR-03", bought=True)
    elif face.kind == "wild_magic":
        yield from gain(t, seat, card, t.wild, "KRU-WILD-01", bought=True)
    else:
        yield from gain(t, seat, card, t.market, "KRU-TURN-15", bought=True)


def purchases(t: Brawl, seat: int) -> list[Option]:
    power = t.turn.power()
    lasting = t.lasting(seat)
    return [Option("buy", card=c) for c in for_sale(t, seat) if _price(lasting, t.face(c)) <= power]


def for_sale(t: Brawl, seat: int) -> list[int]:
    """Market, Wild Magic, the face-up Legend, the own Familiar (KRU-BUY-02)."""
    offered = t.market.cards[:]
    if t.wild.cards:
        offered.append(t.wild.top())
    return offered + t.legend.cards + t.familiars[seat].cards


def price(t: Brawl, seat: int, face: Card) -> int:
    """What this player pays; the cost itself stays as printed (KRU-TOKEN-11)."""
    return _price(t.lasting(seat), face)


def _price(lasting: list[Lasting], face: Card) -> int:
    cost = face.cost
    for deed in lasting:
        cost += deed.surcharge(face.kind)
    return cost


def legend_beaten(t: Brawl) -> None:
    """A Legend is beaten: borrowed tiles go back; maybe it was the last (KRU-ABILITY-05)."""
    for tile in t.loans:
        for seat in range(t.seats):
            if tile in t.tiles[seat].cards:
                t.cards.move(tile, t.tiles[seat], t.tile_box)
                t.say("tile-back", "KRU-ABILITY-05", seat=seat, card=tile)
    t.loans = []
    if not t.legends.cards and "legends" not in t.out:
        t.out.append("legends")  # KRU-GAMEEND-01
