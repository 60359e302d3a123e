"""Playing a card: from hand, or the top card of an enemy's deck."""

from koldun.games.krutagidon.fighting.death import settle
from koldun.games.krutagidon.playing.setting_off import catching_up, fired_by, set_off
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import Brawl
from koldun.kernel.cards import ALL
from koldun.kernel.decisions import Play


def play_from_hand(t: Brawl, seat: int, card: int) -> Play[None]:
    """Face up, its Power and then its text at once (KRU-TURN-09, KRU-TURN-12)."""
    t.cards.move(card, t.hands[seat], t.plays[seat])
    t.turn.add_power(t.face(card).power)
    t.say("play", "KRU-TURN-08", seat=seat, card=card, number=t.turn.power())
    yield from resolve(t, seat, card)


def play_from_deck(t: Brawl, seat: int, owner: int, card: int) -> Play[None]:
    """The top card of an enemy's deck, as one's own play (KRU-WILD-04)."""
    deck = t.decks[owner]
    t.cards.show(card, ALL)
    t.turn.add_power(t.face(card).power)
    t.say("play-enemy", "KRU-WILD-04", seat=seat, other=owner, card=card, number=t.turn.power())
    if t.face(card).ongoing:
        t.cards.move(card, deck, t.plays[seat])  # KRU-WILD-07
        yield from resolve(t, seat, card)
        return
    t.cards.move(card, deck, t.borrowed[owner])
    yield from resolve(t, seat, card)


def resolve(t: Brawl, seat: int, card: int) -> Play[None]:
    """Sentences in order, then what it sets off (KRU-RESOLVE-03, KRU-RESOLVE-05)."""
    face = t.face(card)
    t.turn.played.append(face)
    fired = fired_by(t, seat, card)
    use = Use(seat, card, seat)
    for deed in face.do:
        yield from deed.play(t, use)
    yield from settle(t)
    for owner in range(t.seats):
        if card in t.borrowed[owner].cards:  # KRU-WILD-05: as soon as it is resolved
            t.cards.move(card, t.borrowed[owner], t.discards[owner])
    yield from set_off(t, seat, fired + catching_up(t, seat, fired))
