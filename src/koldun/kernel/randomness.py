"""The one source of chance: a counter-mode BLAKE2b stream of the match's 256-bit seed.

A stream is three fields (seed, place, block), so a copy costs nothing; it is the same on every
machine and cannot be predicted from what it produced. `commitment` is published when a match
starts and the seed when it ends, so anybody can check that no shuffle was touched.
"""

import hashlib
import struct
from typing import ClassVar, Final, TypeVar, final

from mypy_extensions import mypyc_attr

T = TypeVar("T")

SEED_BYTES: Final = 32
_WORDS: Final = 16  # 32-bit words in one BLAKE2b block
_SPAN: Final = 4294967296
_SAFE: Final = _SPAN - 65536  # below this no number up to 65536 divides unevenly
_STREAM: Final = b"koldun stream"
_UNPACK: Final = struct.Struct("<16I").unpack
_HASH: Final = hashlib.blake2b


def seed_of(text: str) -> bytes:
    """A full seed from anything a person may type: `--seed 7`, `--seed tuesday`."""
    return hashlib.blake2b(text.encode(), digest_size=SEED_BYTES, person=b"koldun seed").digest()


def derive(seed: bytes, label: str) -> bytes:
    """Another seed, unrelated to anyone who does not hold the first."""
    return hashlib.blake2b(
        label.encode(), key=seed, digest_size=SEED_BYTES, person=b"koldun derive"
    ).digest()


def commitment(seed: bytes) -> str:
    """What is published before the first card is dealt: SHA-256 of the seed, in hex."""
    return hashlib.sha256(seed).hexdigest()


def _block_of(seed: bytes, number: int) -> tuple[int, ...]:
    data = number.to_bytes(8, "little")
    return _UNPACK(_HASH(data, key=seed, person=_STREAM).digest())


@final
@mypyc_attr(acyclic=True)
class Rng:
    """Uniform whole numbers, shuffles and dice out of one seed."""

    __slots__ = ("_block", "forced", "laid", "place", "seed")

    # made from the seed, or laid ready by a scenario; never in a digest
    aside: ClassVar[tuple[str, ...]] = ("_block", "laid", "seed")

    def __init__(
        self,
        seed: bytes,
        place: int = 0,
        block: tuple[int, ...] = (),
        forced: list[int] | None = None,
    ) -> None:
        self.seed: bytes = seed
        self.place: int = place  # how many 32-bit words have been used
        self._block: tuple[int, ...] = block
        self.forced: list[int] | None = forced  # dice a scenario has laid ready
        # what lies on top after each of the next shuffles of cards, from the top; also a scenario's
        self.laid: list[list[str]] | None = None

    def copy(self) -> "Rng":
        forced = self.forced
        new = Rng(self.seed, self.place, self._block, None if forced is None else forced[:])
        if self.laid is not None:
            new.laid = self.laid[:]
        return new

    def word(self) -> int:
        """The next 32 bits."""
        at = self.place % _WORDS
        if at == 0 or not self._block:
            self._block = _block_of(self.seed, self.place // _WORDS)
        self.place += 1
        return self._block[at]

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each exactly as likely as the others."""
        if n <= 0:
            raise ValueError(f"below({n}): there is nothing to choose from")
        limit = _SPAN - _SPAN % n
        while True:
            word = self.word()
            if word < limit:
                return word % n

    def roll(self, sides: int) -> int:
        """One die, 1 to `sides`. A scenario may have laid the result ready."""
        forced = self.forced
        if forced:
            result = forced.pop(0)
            if not 1 <= result <= sides:
                raise ValueError(f"a die with {sides} sides cannot show {result}")
            return result
        return self.below(sides) + 1

    def shuffle(self, items: list[T]) -> None:
        """Fisher-Yates, in place: `below` written out, because decks are large."""
        n = len(items)
        while n > 1:
            at = self.place % _WORDS
            if at == 0 or not self._block:
                self._block = _block_of(self.seed, self.place // _WORDS)
            words = self._block[at : at + n - 1]
            self.place += len(words)
            for word in words:
                if word >= _SAFE and word >= _SPAN - _SPAN % n:
                    continue  # one of the last few numbers, which do not divide evenly
                j = word % n
                n -= 1
                items[n], items[j] = items[j], items[n]

    def pick(self, items: list[T]) -> T:
        return items[self.below(len(items))]
