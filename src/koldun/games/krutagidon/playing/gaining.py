"""Gaining cards: they become a player's own (Получение карт)."""

from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import Brawl
from koldun.kernel.cards import ALL, Zone
from koldun.kernel.decisions import Play


def gain(
    t: Brawl,
    seat: int,
    card: int,
    source: Zone,
    rule: str,
    place: str = "discard",
    bought: bool = False,
) -> Play[None]:
    """A card becomes a player's own and everybody sees it (KRU-GAIN-01, KRU-GAIN-08).

    Of one that was bought only where it goes is worth saying, if it is no discard pile.
    """
    face = t.face(card)
    t.cards.show(card, ALL)
    turn = t.turn
    own = t.own_turn(seat)
    if place != "hand" and own and turn.on_top > 0:
        turn.on_top -= 1
        place = "top"
    if place == "discard" and source is t.market:
        for deed in t.lasting(seat):
            if deed.gained_on_top(face.cost):
                place = "top"
    if place == "hand":
        t.cards.move(card, source, t.hands[seat])
    elif place == "top":
        t.cards.move(card, source, t.decks[seat])
    else:
        t.cards.move(card, source, t.discards[seat])
    if not bought or place != "discard":
        t.say("gain", rule, seat=seat, card=card, word=place)
    if own:
        if face.type == "wizard":
            turn.wizards_gained += 1
        if face.cost > 0:
            for by, echo in t.echoes[:]:
                use = Use(seat, by, seat)
                use.number = face.cost
                yield from echo.play(t, use)


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
    if t.face(card).kind == "mayhem":
        t.cards.draw(t.main, t.mayhem)
        t.say("mayhem-lost", "KRU-GAIN-04", seat=seat, card=card)
        return -1
    yield from gain(t, seat, card, t.main, rule, place)
    return card
