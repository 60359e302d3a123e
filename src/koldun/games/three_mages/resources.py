"""Magic resources (Магические ресурсы): prices, paying, gaining."""

from typing import Final

from koldun.games.three_mages.state import ANY, KINDS, Realm, Resource

NOTHING: Final = -1


def ways_to_pay(have: list[int], price: list[int]) -> list[int]:
    """The kinds that can pay for the "any" icon, the most plentiful first (MAG-SUMMON-02).

    `[NOTHING]` when the price has no such icon, `[]` when it cannot be paid.
    """
    left = [have[kind] - price[kind] for kind in range(3)]
    if left[0] < 0 or left[1] < 0 or left[2] < 0:
        return []
    if price[ANY] == 0:
        return [NOTHING]
    ways: list[int] = []
    most = max(left)
    while most > 0:
        for kind in range(3):
            if left[kind] == most:
                ways.append(kind)
        most -= 1
    return ways


def pay(t: Realm, seat: int, card: int, any_card: int, rule: str) -> None:
    """The price of a card that lies open: it goes to the discards of its kinds (MAG-SUMMON-05, MAG-SPELL-04)."""
    price = t.priced(card).price
    paid: list[int] = []
    if any_card >= 0:
        paid.append(put_down(t, seat, any_card))
    for kind in range(3):
        for _ in range(price[kind]):
            paid.append(put_down(t, seat, t.resource_card(seat, kind)))
    if paid:
        t.say("pay", rule, seat=seat, card=card, cards=paid)


def put_down(t: Realm, seat: int, card: int) -> int:
    """A resource goes to its discard. Nobody can tell which of several equal ones it was, so
    whoever knew of one of its kind in this hand knows it no more."""
    hand = t.hands[seat]
    kind = t.kind_of(card)
    t.cards.move(card, hand, t.used[kind])
    t.cards.rename(card)
    for other in hand.cards:
        face = t.cards.faces[other]
        if isinstance(face, Resource):
            t.cards.rename(other)
            if face.resource == kind:
                t.cards.seen[other] = hand.viewers
    return card


def gain(t: Realm, seat: int, kind: int, rule: str) -> None:
    """One resource from its pile, else from its discard, else nothing (MAG-LAND-04, MAG-LAND-05)."""
    if t.piles[kind].cards:
        t.cards.draw(t.piles[kind], t.hands[seat])
    elif t.used[kind].cards:
        t.cards.draw(t.used[kind], t.hands[seat])
    else:
        t.say("none-left", "MAG-LAND-05", seat=seat, word=KINDS[kind])
        return
    t.say("gain", rule, seat=seat, word=KINDS[kind])
