"""A mage that meets another one: death, revival and the card that is taken."""

from koldun.games.three_mages.state import Realm


def strike_down(t: Realm, seat: int, cell: str) -> None:
    """A rival mage on the cell dies and stands in its own castle again (MAG-WALK-06)."""
    for victim in range(t.seats):
        mage = t.mages[victim]
        if victim != seat and t.at[mage] == cell:
            t.at[mage] = t.board.castles[mage]
            t.say("kill", "MAG-WALK-06", seat=seat, other=victim, place=cell)
            take_card(t, seat, victim, "MAG-WALK-07")


def take_card(t: Realm, seat: int, victim: int, rule: str) -> None:
    """One card of the victim's hand, whatever it is, each as likely (MAG-WALK-08)."""
    hand = t.hands[victim]
    if not hand.cards:
        return
    card = hand.cards[t.rng.below(len(hand.cards))]
    t.cards.move(card, hand, t.hands[seat])
    t.say("take", rule, seat=seat, other=victim)
    both = (1 << seat) | (1 << victim)
    t.say("take-card", rule, seat=seat, other=victim, card=card, only=both)
