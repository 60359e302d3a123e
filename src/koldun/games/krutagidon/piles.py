"""Decks, discards, drawing, revealing, discarding and destroying."""

from koldun.games.krutagidon.state import Brawl
from koldun.kernel.cards import ALL, Zone
from koldun.kernel.decisions import PASS, Option, Play, ask


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
        t.say("draw", rule, seat=seat, number=len(drawn))
        t.say("draw-own", rule, seat=seat, cards=drawn, only=1 << seat)
    return drawn


def reveal_top(t: Brawl, seat: int, rule: str) -> int:
    """Show the top card to everybody; it stays where it is. -1: there is none."""
    card = top(t, seat)
    if card >= 0:
        t.cards.show(card, ALL)
        t.say("reveal", rule, seat=seat, card=card)
    return card


def show_hand(t: Brawl, seat: int, rule: str) -> None:
    for card in t.hands[seat].cards:
        t.cards.show(card, ALL)
    t.say("show-hand", rule, seat=seat, cards=t.hands[seat].cards[:])


def discard(t: Brawl, seat: int, card: int, zone: Zone, rule: str) -> None:
    """To the discard pile of the seat, wherever it comes from (KRU-DISCARD-02)."""
    t.cards.move(card, zone, t.discards[seat])
    t.say("discard", rule, seat=seat, card=card)


def discard_random(t: Brawl, seat: int, rule: str) -> int:
    hand = t.hands[seat]
    if not hand.cards:
        return -1
    card = hand.cards[t.rng.below(len(hand.cards))]
    discard(t, seat, card, hand, rule)
    return card


def choose_discard(t: Brawl, seat: int, cards: list[int], rule: str) -> Play[int]:
    """The player chooses which card of the hand to discard (KRU-DISCARD-01, KRU-DISCARD-03)."""
    if not cards:
        return -1  # KRU-DISCARD-04
    pick = yield from ask(seat, "discard", [Option("discard", card=c) for c in cards], rule)
    discard(t, seat, pick.card, t.hands[seat], rule)
    return pick.card


def destroy(t: Brawl, seat: int, card: int, zone: Zone, rule: str) -> Play[None]:
    """A card of a player leaves the game, or goes where R'lyeh sends it (KRU-CARD-34)."""
    if t.rlyeh() == seat:
        t.cards.show(card, ALL)
        options = [Option("target", seat=s) for s in t.enemies(seat)]
        pick = yield from ask(seat, "rlyeh", options, "KRU-CARD-34", about=card)
        t.cards.move(card, zone, t.discards[pick.seat])
        t.say("rlyeh", "KRU-CARD-34", seat=seat, other=pick.seat, card=card)
        return
    id = t.face(card).id
    if id == "wild_magic":
        target = t.wild  # KRU-DESTROY-04
    elif id == "limp_wand":
        target = t.limp  # KRU-DESTROY-05
    else:
        target = t.destroyed  # KRU-DESTROY-02
    t.cards.move(card, zone, target)
    t.say("destroy", rule, seat=seat, card=card)


def distinct(t: Brawl, cards: list[int]) -> list[int]:
    """One of each title. Only for open piles: in a hand it would tell that cards are alike."""
    found: list[int] = []
    titles: list[str] = []
    for card in cards:
        title = t.face(card).id
        if title not in titles:
            titles.append(title)
            found.append(card)
    return found


def zone_of(t: Brawl, seat: int, card: int) -> Zone:
    """Which of a player's hand, discard pile, deck and play area holds a card."""
    for zone in (t.hands[seat], t.discards[seat], t.plays[seat], t.decks[seat]):
        if card in zone.cards:
            return zone
    return t.revealed[seat]


def choose_destroy(
    t: Brawl, seat: int, cards: list[int], may: bool, rule: str, what: str = "destroy"
) -> Play[int]:
    """One of the cards, or none where the text says "may" (KRU-DESTROY-07, KRU-RESOLVE-06)."""
    if not cards:
        return -1
    options = [Option("destroy", card=c) for c in cards]
    pick = yield from ask(seat, what, [PASS] + options if may else options, rule)
    if pick is PASS:
        return -1
    yield from destroy(t, seat, pick.card, zone_of(t, seat, pick.card), rule)
    return pick.card
