"""Playing a card, Wild Magic, and what a played card sets off."""

from koldun.games.krutagidon.life import settle
from koldun.games.krutagidon.parts import Lasting, Use
from koldun.games.krutagidon.state import Brawl
from koldun.kernel.cards import ALL
from koldun.kernel.decisions import Option, Play, ask


def play_from_hand(t: Brawl, seat: int, card: int) -> Play[None]:
    """Face up, its text at once (KRU-TURN-09, KRU-TURN-12)."""
    t.cards.move(card, t.hands[seat], t.plays[seat])
    t.say("play", "KRU-TURN-08", seat=seat, card=card)
    yield from resolve(t, seat, card)


def play_from_deck(t: Brawl, seat: int, owner: int, card: int) -> Play[None]:
    """The top card of an enemy's deck, as one's own play (KRU-WILD-04)."""
    deck = t.decks[owner]
    t.cards.show(card, ALL)
    t.say("play-enemy", "KRU-WILD-04", seat=seat, other=owner, card=card)
    if t.card(card).ongoing:
        t.cards.move(card, deck, t.plays[seat])  # KRU-WILD-07
        yield from resolve(t, seat, card)
        return
    t.cards.move(card, deck, t.borrowed[owner])
    yield from resolve(t, seat, card)


def resolve(t: Brawl, seat: int, card: int) -> Play[None]:
    """Power, sentences in order, then what it sets off (KRU-RESOLVE-03, KRU-RESOLVE-05)."""
    face = t.card(card)
    t.turn.played.append(face)
    fired = _fired(t, seat, card)
    if face.power:
        t.turn.add_power(face.power)
        t.say("power", "KRU-TURN-13", seat=seat, number=face.power)
    use = Use(seat, card, seat)
    for deed in face.do:
        yield from deed.play(t, use)
    yield from settle(t)
    for owner in range(t.seats):
        if card in t.borrowed[owner].cards:  # KRU-WILD-05: as soon as it is resolved
            t.cards.move(card, t.borrowed[owner], t.discards[owner])
    yield from set_off(t, seat, fired + _standing(t, seat, fired))


class Fired:
    """A sentence that has been set off, and the card or tile it stands on."""

    __slots__ = ("card", "deed")

    def __init__(self, card: int, deed: Lasting) -> None:
        self.card: int = card
        self.deed: Lasting = deed


def _fired(t: Brawl, seat: int, card: int) -> list[Fired]:
    found: list[Fired] = []
    face = t.card(card)
    for source in t.plays[seat].cards + t.tiles[seat].cards:
        if source != card:
            for deed in t.card(source).lasting:
                if deed.fires(t, seat, face):
                    found.append(Fired(source, deed))
    return found


def _standing(t: Brawl, seat: int, fired: list[Fired]) -> list[Fired]:
    """Tiles that came only with this card work at once (KRU-ABILITY-05)."""
    had = [f.deed for f in fired]
    found: list[Fired] = []
    for tile in t.tiles[seat].cards:
        if tile in t.loans:
            for deed in t.card(tile).lasting:
                if deed not in had and deed.verb in ("four_types", "two_different"):
                    if deed.fires(t, seat, t.turn.played[-1]):
                        found.append(Fired(tile, deed))
    return found


def set_off(t: Brawl, seat: int, fired: list[Fired]) -> Play[None]:
    """Several waiting effects of one player go in the order that player likes (KRU-RESOLVE-04)."""
    while fired:
        chosen = fired[0]
        if len(fired) > 1:
            options = [Option("order", card=fired[i].card, number=i + 1) for i in range(len(fired))]
            pick = yield from ask(seat, "order", options, "KRU-RESOLVE-04")
            chosen = fired[pick.number - 1]
        fired.remove(chosen)
        yield from chosen.deed.play(t, Use(seat, chosen.card, seat))
        yield from settle(t)
