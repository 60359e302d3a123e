"""The stream: the same everywhere, uniform, copied in a moment."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koldun.kernel.randomness import Rng, commitment, derive, seed_of

SEED = bytes(range(32))


def test_the_stream_is_blake2b_in_counter_mode() -> None:
    block = hashlib.blake2b(bytes(8), key=SEED, person=b"koldun stream").digest()
    words = [int.from_bytes(block[i : i + 4], "little") for i in range(0, 64, 4)]
    rng = Rng(SEED)
    assert [rng.word() for _ in range(16)] == words
    second = hashlib.blake2b((1).to_bytes(8, "little"), key=SEED, person=b"koldun stream").digest()
    assert rng.word() == int.from_bytes(second[:4], "little")


def test_the_first_numbers_never_change() -> None:
    """A golden value: if it moves, every saved match in the world is lost."""
    rng = Rng(seed_of("golden"))
    assert [rng.below(100) for _ in range(8)] == [74, 26, 84, 82, 86, 62, 42, 27]


@given(st.integers(1, 60), st.binary(min_size=32, max_size=32), st.integers(0, 40))
def test_a_shuffle_is_fisher_yates_over_below(n: int, seed: bytes, start: int) -> None:
    fast, slow = Rng(seed), Rng(seed)
    for _ in range(start):
        fast.word()
        slow.word()
    shuffled = list(range(n))
    fast.shuffle(shuffled)
    expected = list(range(n))
    for i in range(n - 1, 0, -1):
        j = slow.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert shuffled == expected
    assert fast.place == slow.place
    assert fast.word() == slow.word()


@given(st.integers(0, 50))
def test_a_copy_goes_on_alike_and_apart(start: int) -> None:
    rng = Rng(SEED)
    for _ in range(start):
        rng.word()
    copy = rng.copy()
    ahead = [copy.word() for _ in range(20)]
    assert [rng.word() for _ in range(20)] == ahead


def test_a_stream_can_be_taken_up_at_any_place() -> None:
    rng = Rng(SEED)
    words = [rng.word() for _ in range(40)]
    assert [Rng(SEED, place).word() for place in range(40)] == words


def test_below_is_uniform() -> None:
    rng = Rng(SEED)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    # chi-square with 5 degrees of freedom: 20.5 is exceeded once in a thousand streams
    assert sum((c - 10_000) ** 2 / 10_000 for c in counts.values()) < 20.5


def test_every_order_of_three_cards_comes_up_equally() -> None:
    rng = Rng(SEED)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 6
    assert sum((c - 2_000) ** 2 / 2_000 for c in counts.values()) < 20.5


def test_nothing_can_be_chosen_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing to choose from"):
        Rng(SEED).below(0)


def test_dice_can_be_laid_ready_and_must_fit() -> None:
    rng = Rng(SEED, forced=[6, 1])
    assert [rng.roll(6), rng.roll(6)] == [6, 1]
    assert 1 <= rng.roll(6) <= 6
    with pytest.raises(ValueError, match="cannot show 7"):
        Rng(SEED, forced=[7]).roll(6)


def test_a_seed_is_committed_to_by_its_sha256() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert derive(SEED, "a") != derive(SEED, "b")
    assert seed_of("1") != seed_of("2")
