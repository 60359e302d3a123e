"""5. Discard and 6. refill."""

from koldun.games.krendel.state import HAND_SIZE, Tournament
from koldun.kernel.cards import ALL
from koldun.kernel.decisions import DONE, Option, Play, ask, parallel

_DISCARDS: dict[int, Option] = {}


def discard_and_refill(t: Tournament) -> Play[None]:
    yield from discard(t)
    refill(t)


def discard(t: Tournament) -> Play[None]:
    """Everybody may throw away any cards, in secret and at the same time (KRE-DISC-03)."""
    t.phase = "discard"
    thrown: list[list[int]] = [[] for _ in range(t.seats)]

    def choose(seat: int) -> Play[None]:
        mine = thrown[seat]
        while True:
            options = [DONE]
            options += [discard_option(c) for c in t.hands[seat].cards if c not in mine]
            pick = yield from ask(seat, "discard", options, "KRE-DISC-01")
            if pick is DONE:
                return
            mine.append(pick.card)

    yield from parallel(range(t.seats), choose)
    for seat in t.clockwise():
        for card in thrown[seat]:
            t.cards.move(card, t.hands[seat], t.discard)
        if thrown[seat]:
            t.say("discard", "KRE-DISC-02", seat=seat, number=len(thrown[seat]))


def discard_option(card: int) -> Option:
    option = _DISCARDS.get(card)
    if option is None:
        option = Option("discard", card=card)
        _DISCARDS[card] = option
    return option


def refill(t: Tournament) -> None:
    """From the first player clockwise, each up to five before the next (KRE-REFILL-05)."""
    t.phase = "refill"
    for seat in t.clockwise():
        hand = t.hands[seat]
        drawn: list[int] = []
        while len(hand.cards) < HAND_SIZE:
            if not t.deck.cards:
                rebuild_deck(t)
            drawn.append(t.cards.draw(t.deck, hand))
        if drawn:
            t.say("draw", "KRE-REFILL-01", seat=seat, number=len(drawn), only=ALL ^ (1 << seat))
            t.say("draw-own", "KRE-REFILL-01", seat=seat, cards=drawn, only=1 << seat)


def rebuild_deck(t: Tournament) -> None:
    """Played creatures below the two uppermost of each pile, and the discards (KRE-REFILL-02)."""
    for pile in t.piles:
        for card in pile.cards[:-2]:
            t.cards.move(card, pile, t.deck)
    t.cards.move_all(t.discard, t.deck)
    t.cards.shuffle(t.deck, t.rng)
    t.say("deck-shuffled", "KRE-REFILL-02", number=len(t.deck.cards))
