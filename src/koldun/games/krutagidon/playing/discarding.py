"""Discarding cards."""

from koldun.games.krutagidon.playing.piles import random_card
from koldun.games.krutagidon.state import Brawl
from koldun.kernel.cards import Zone
from koldun.kernel.decisions import Option, Play, ask


def discard(t: Brawl, seat: int, card: int, zone: Zone, rule: str) -> None:
    """To the discard pile of the seat, wherever it comes from (KRU-DISCARD-02)."""
    t.cards.move(card, zone, t.discards[seat])
    t.say("discard", rule, seat=seat, card=card)


def discard_hand(t: Brawl, seat: int, rule: str) -> None:
    cards = t.hands[seat].cards[:]
    t.cards.move_all(t.hands[seat], t.discards[seat])
    t.say("discard-hand", rule, seat=seat, cards=cards)


def discard_random(t: Brawl, seat: int, rule: str) -> int:
    """-1: the hand is empty."""
    hand = t.hands[seat]
    if not hand.cards:
        return -1
    card = random_card(t, hand)
    discard(t, seat, card, hand, rule)
    return card


def choose_discard(
    t: Brawl,
    seat: int,
    cards: list[int],
    rule: str,
    about: int = -1,
    by: int = -1,
    word: str = "",
) -> Play[int]:
    """The player chooses which card of the hand to discard (KRU-DISCARD-01, KRU-DISCARD-03)."""
    if not cards:
        return -1  # KRU-DISCARD-04
    options = [Option("discard", card=c) for c in cards]
    pick = yield from ask(seat, "discard", options, rule, about=about, by=by, word=word)
    discard(t, seat, pick.card, t.hands[seat], rule)
    return pick.card
