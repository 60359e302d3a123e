"""A player's piles: drawing, revealing, and finding a card."""

from koldun.games.krutagidon.state import Brawl
from koldun.kernel.cards import ALL, Zone


def top(t: Brawl, seat: int) -> int:
    """The top card of a deck; an empty deck is made anew from the discard pile (KRU-SHUFFLE-01)."""
    deck = t.decks[seat]
    if not deck.cards:
        if not t.discards[seat].cards:
            return -1
        t.cards.move_all(t.discards[seat], deck)
        t.cards.shuffle(deck, t.rng)
        t.say("shuffle", "KRU-SHUFFLE-01", seat=seat)
    return deck.cards[-1]


def draw(t: Brawl, seat: int, number: int, rule: str) -> list[int]:
    """As many as there are (KRU-SHUFFLE-04)."""
    drawn: list[int] = []
    for _ in range(number):
        if top(t, seat) < 0:
            break
        drawn.append(t.cards.draw(t.decks[seat], t.hands[seat]))
    if drawn:
        t.say("draw", rule, seat=seat, number=len(drawn), only=ALL ^ (1 << seat))
        t.say("draw-own", rule, seat=seat, cards=drawn, only=1 << seat)
    return drawn


def reveal_top(t: Brawl, seat: int, rule: str) -> int:
    """Show the top card to everybody; it stays where it is. -1: there is none."""
    card = top(t, seat)
    if card >= 0:
        t.cards.show(card, ALL)
        t.say("reveal", rule, seat=seat, card=card)
    return card


def turn_over(t: Brawl, seat: int, number: int) -> list[int]:
    """Cards of the deck, one by one to where all see them; as many as there are."""
    shown = t.revealed[seat]
    for _ in range(number):
        if top(t, seat) < 0:
            break
        t.cards.draw(t.decks[seat], shown)
    return shown.cards[:]


def show_hand(t: Brawl, seat: int, rule: str) -> None:
    for card in t.hands[seat].cards:
        t.cards.show(card, ALL)
    t.say("show-hand", rule, seat=seat, cards=t.hands[seat].cards[:])


def hand_total(t: Brawl, seat: int) -> int:
    """The sum of costs in hand."""
    return sum([t.face(c).cost for c in t.hands[seat].cards])


def random_card(t: Brawl, zone: Zone) -> int:
    """Any card of a zone that is not empty."""
    return zone.cards[t.rng.below(len(zone.cards))]


def zone_of(t: Brawl, seat: int, card: int) -> Zone:
    """Which of a player's hand, discard pile, deck and play area holds a card."""
    for zone in (t.hands[seat], t.discards[seat], t.plays[seat], t.decks[seat]):
        if card in zone.cards:
            return zone
    return t.revealed[seat]
