"""Who knows which card: the one mechanism that views, logs and bots stand on."""

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from koldun.kernel.cards import (
    ALL,
    HAND,
    NOBODY,
    OPEN,
    OWNER,
    PILE,
    SPECTATOR,
    Cards,
    Face,
    Names,
    Zone,
    ZoneKind,
)
from koldun.kernel.randomness import Rng
from koldun.kernel.walk import attributes

K_DECK = ZoneKind("deck", NOBODY, PILE)
K_HAND = ZoneKind("hand", OWNER, HAND)
K_OPEN = ZoneKind("table", OPEN, PILE)
K_OWN_DECK = ZoneKind("own", NOBODY, PILE, "own")
K_OWN_HAND = ZoneKind("own-hand", OWNER, HAND, "own")


def box(n: int, back: str = "b") -> Cards[Face]:
    return Cards.of([Face(f"f{i}", "kind", back, 1) for i in range(n)])


def test_a_drawn_card_is_known_to_its_owner_alone() -> None:
    cards, deck, hand = box(3), Zone(K_DECK, -1, [0, 1, 2]), Zone(K_HAND, 1)
    card = cards.draw(deck, hand)
    assert card == 2
    assert cards.known(card, 1)
    assert not cards.known(card, 0)
    assert not cards.known(card, SPECTATOR)
    assert not cards.known(0, 1)


def test_an_open_card_is_known_to_all_and_stays_so_in_a_hand() -> None:
    cards, table, hand = box(1), Zone(K_OPEN), Zone(K_HAND, 0)
    cards.move(0, start := Zone(K_DECK, -1, [0]), table)
    assert not start.cards
    assert cards.known(0, SPECTATOR)
    cards.move(0, table, hand)
    assert cards.known(0, 3), "everybody saw which card was picked up"


def test_nobody_can_follow_a_card_that_leaves_a_hand_unseen() -> None:
    """Seat 1 knows one of two cards in seat 0's hand; one goes away face down: which?"""
    cards, table, hand, deck = box(2), Zone(K_OPEN, -1, [0]), Zone(K_HAND, 0), Zone(K_DECK, -1, [1])
    cards.seen[0] = ALL
    cards.move(0, table, hand)
    cards.draw(deck, hand)
    assert cards.known(0, 1)
    cards.move(1, hand, deck)
    assert not cards.known(0, 1)
    assert not cards.known(1, 1)
    assert cards.known(0, 0)
    assert cards.known(1, 0), "the owner knows what went back"


def test_everybody_can_follow_the_top_card_of_a_pile() -> None:
    cards, deck, hand = box(2), Zone(K_DECK, -1, [0, 1]), Zone(K_HAND, 0)
    cards.show(1, 1 << 2)
    cards.draw(deck, hand)
    assert cards.known(1, 2), "who has peeked knows what was drawn"


def test_after_a_shuffle_nobody_knows_anything_and_ids_are_new() -> None:
    cards, deck = box(20), Zone(K_DECK, -1, list(range(20)))
    for card in deck.cards:
        cards.show(card)
    before, marks = [f.id for f in cards.faces], set(cards.serials)
    cards.shuffle(deck, Rng(bytes(32)))
    assert [f.id for f in cards.faces] != before
    assert sorted(f.id for f in cards.faces) == sorted(before)
    assert not any(cards.seen)
    assert not marks & set(cards.serials)


def test_who_lays_cards_in_a_secret_order_is_the_only_one_to_know_it() -> None:
    cards, deck = box(4), Zone(K_DECK, -1, [3, 0, 1, 2])
    for card in deck.cards:
        cards.show(card, 0b11)
    cards.arrange(deck, [2, 0, 1], 0)
    assert deck.cards == [3, 2, 0, 1]
    assert all(cards.known(card, 0) and not cards.known(card, 1) for card in (0, 1, 2))
    assert cards.known(3, 1)  # what lies below is as it was


@given(st.integers(0, 2), st.binary(min_size=32, max_size=32))
def test_a_redeal_moves_only_what_a_seat_cannot_know_within_pool_and_back(
    seat: int, seed: bytes
) -> None:
    faces = [Face(f"a{i}", "k", "red", 1) for i in range(6)]
    faces += [Face(f"b{i}", "k", "blue", 1) for i in range(4)]
    faces += [Face(f"c{i}", "k", "red", 1) for i in range(6)]
    cards = Cards.of(faces)
    zones = [
        Zone(K_DECK, -1, [0, 1, 2, 6, 7]),
        Zone(K_HAND, 0, [3, 8]),
        Zone(K_HAND, 1, [4, 9]),
        Zone(K_OPEN, -1, [5]),
        Zone(K_OWN_DECK, 0, [10, 11]),
        Zone(K_OWN_HAND, 0, [12]),
        Zone(K_OWN_DECK, 1, [13, 14, 15]),
    ]
    for zone in zones:
        for card in zone.cards:
            cards.seen[card] = zone.viewers
    before = [f.id for f in cards.faces]
    cards.redeal(zones, seat, Rng(seed))
    after = [f.id for f in cards.faces]
    for card in range(16):
        if cards.known(card, seat):
            assert after[card] == before[card]
    common_red = [c for c in (0, 1, 2, 3, 4)]
    assert sorted(after[c] for c in common_red) == sorted(before[c] for c in common_red)
    assert sorted(after[c] for c in (6, 7, 8, 9)) == ["b0", "b1", "b2", "b3"]
    assert sorted(after[c] for c in (10, 11, 12)) == ["c0", "c1", "c2"]
    assert sorted(after[c] for c in (13, 14, 15)) == ["c3", "c4", "c5"]


def test_public_ids_are_unique_short_and_say_nothing_without_the_seed() -> None:
    names, others = Names(b"s" * 32), Names(b"t" * 32)
    made = [names.of(mark) for mark in range(5_000)]
    assert len(set(made)) == 5_000
    assert all(len(name) == 5 and name[0] == "k" for name in made)
    assert made[:50] != sorted(made[:50]), "ids must not tell the order"
    assert names.of(7) == made[7]
    assert sum(a == others.of(m) for m, a in enumerate(made)) < 5


def test_put_under_lays_a_card_at_the_bottom() -> None:
    cards, deck, hand = box(3), Zone(K_DECK, -1, [0, 1]), Zone(K_HAND, 0, [2])
    cards.put_under(2, hand, deck)
    assert deck.cards == [2, 0, 1]
    assert deck.top() == 1
    assert hand.top() == -1


def test_a_copy_of_a_zone_of_cards_and_of_chance_carries_every_field() -> None:
    zone = Zone(K_OWN_HAND, 2, [3, 1], viewers=5)
    cards = Cards([Face("f", "kind", "b", 1)], [6], [4], 9)
    rng = Rng(b"7" * 32, 21, (1, 2), [5, 6])
    things: list[Zone | Cards[Face] | Rng] = [zone, cards, rng]
    for thing in things:
        copy = thing.copy()
        for name, value in attributes(thing).items():
            assert getattr(copy, name) == value, name
    assert rng.copy().seed == rng.seed  # kept aside, so not walked
    assert zone.copy().own() is not zone.cards
    assert cards.copy().seen is not cards.seen
    assert rng.copy().forced is not rng.forced


def test_whatever_changes_a_zone_a_copy_stays_as_it_was() -> None:
    """Both have the same list until one of them changes."""
    changes: list[Callable[[Cards[Face], Zone, Zone], object]] = [
        lambda cards, deck, hand: cards.move(1, deck, hand),
        lambda cards, deck, hand: cards.put_under(1, deck, hand),
        lambda cards, deck, hand: cards.draw(deck, hand),
        lambda cards, deck, hand: cards.deal(deck, hand, 2),
        lambda cards, deck, hand: cards.move_all(deck, hand),
        lambda cards, deck, hand: cards.arrange(deck, [2, 1], 0),
        lambda cards, deck, hand: cards.shuffle(deck, Rng(bytes(32))),
        lambda cards, deck, hand: cards.redeal([deck, hand], 0, Rng(bytes(32))),
    ]
    for change in changes:
        cards, deck, hand = box(5), Zone(K_DECK, -1, [0, 1, 2]), Zone(K_HAND, 1, [3, 4])
        faces = cards.faces[:]
        copies = cards.copy(), deck.copy(), hand.copy()
        change(cards, deck, hand)
        assert (copies[1].cards, copies[2].cards) == ([0, 1, 2], [3, 4])
        assert copies[0].faces == faces
        assert copies[0].seen == [0] * 5
        moved = deck.cards[:], hand.cards[:], cards.faces[:]
        change(*copies)
        assert (copies[1].cards, copies[2].cards, copies[0].faces) == moved
        assert (deck.cards, hand.cards, cards.faces) == moved
