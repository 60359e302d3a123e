"""A veiled hand: others see how many cards it holds, and nothing else."""

from koldun.kernel.cards import ALL, HAND, OPEN, OWNER, PILE, Cards, Face, Zone, ZoneKind

PILE_OF = ZoneKind("pile", OPEN, PILE)
VEILED = ZoneKind("hand", OWNER, HAND, veiled=True)


def table_of_three() -> tuple[Cards[Face], Zone, list[Zone]]:
    cards = Cards.of([Face("ice", "resource", "resource", 3)] * 3)
    pile = Zone(PILE_OF, -1, [0, 1, 2])
    cards.seen = [ALL, ALL, ALL]
    return cards, pile, [Zone(VEILED, seat) for seat in range(3)]


def test_an_open_card_that_enters_a_veiled_hand_is_known_to_its_owner_only() -> None:
    cards, pile, hands = table_of_three()
    before = cards.serials[:]
    drawn = cards.draw(pile, hands[1])
    cards.move(0, pile, hands[1])
    for card in (drawn, 0):
        assert [cards.known(card, seat) for seat in range(3)] == [False, True, False]
        assert cards.serials[card] not in before, "an old id would tell which card it is"


def test_all_cards_at_once_are_veiled_too() -> None:
    cards, pile, hands = table_of_three()
    cards.move_all(pile, hands[2])
    assert all(cards.known(card, 2) and not cards.known(card, 0) for card in range(3))


def test_between_two_veiled_hands_both_owners_know_the_card() -> None:
    cards, pile, hands = table_of_three()
    card = cards.draw(pile, hands[1])
    cards.move(card, hands[1], hands[2])
    assert [cards.known(card, seat) for seat in range(3)] == [False, True, True]


def test_a_renamed_card_is_the_same_card_under_another_id() -> None:
    cards, pile, _ = table_of_three()
    before = cards.serials[:]
    cards.rename(1)
    assert cards.serials[1] not in before
    assert (cards.serials[0], cards.serials[2]) == (before[0], before[2])
    assert (cards.faces[1].id, cards.seen[1], pile.cards) == ("ice", ALL, [0, 1, 2])
