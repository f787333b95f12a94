"""Random numbers that are the same on every machine, compiled or not.

Two generators for two purposes:

* `Rng` is small and fast (xoroshiro64 with a multiplying scrambler). Playouts, samples and simulations use it.
* `Shuffler` draws from SHA-512 of the seed and a counter. Deals use it, so a shuffle can be checked with
  a hash function alone, and no player can infer the rest of a deal from the part they have seen.
"""

from importlib import import_module
from typing import Any, Final

from librt.strings import read_i32_be
from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
SCRAMBLE: Final = 0x5E3779BB  # below 2**31, so that the product fits into 63 bits
SEED_STEP: Final = 0x2545F491
SEED_MIX: Final = 0x45D9F3B


def sha_512() -> Any:
    """Return Python's own SHA-512, as `random` uses it: a third of OpenSSL's time for short texts."""
    for name in ("_sha512", "_sha2"):
        try:
            return import_module(name).sha512
        except (ImportError, AttributeError):
            continue
    return import_module("hashlib").sha512


SHA_512: Final = sha_512()
BLOCKS: Final = [b":%d" % block for block in range(64)]
# `fair_limit` for the numbers that games ask for.
FAIR: Final = vec[i64]([WORD + 1 - (WORD + 1) % n if n else 0 for n in range(257)])


def _mix(x: int) -> int:
    """Spread the bits of a 32-bit word over all of it."""
    x = ((x >> 16) ^ x) * SEED_MIX & WORD
    x = ((x >> 16) ^ x) * SEED_MIX & WORD
    return (x >> 16) ^ x


class Rng:
    """A fast generator. Equal seeds give equal numbers on every machine."""

    def __init__(self, seed: int = 0) -> None:
        seed &= 0xFFFFFFFFFFFFFFFF
        low = _mix((seed & WORD) + SEED_STEP & WORD)
        high = _mix((seed >> 32) + low & WORD)
        self.a: i64 = low
        self.b: i64 = high if low or high else 1

    def word(self) -> i64:
        """Return the next 32 random bits."""
        a = self.a
        b = self.b
        product = a * i64(SCRAMBLE)
        b ^= a
        self.a = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & WORD
        self.b = ((b << 13) | (b >> 19)) & WORD
        return (product ^ (product >> 29)) & WORD

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, each equally likely (to within one part in 2**24 for n up to 256)."""
        return (self.word() * n) >> 32

    def shuffle_numbers(self, cards: vec[i64]) -> None:
        """Shuffle the cards in place: Fisher and Yates, from the last card down."""
        for k in range(i64(len(cards)) - 1, 0, -1):
            j = self.below(k + 1)
            card = cards[k]
            cards[k] = cards[j]
            cards[j] = card

    def getrandbits(self, bits: int) -> int:
        """Return random bits as `random.Random` does, so that an `Rng` can seed another."""
        value = 0
        for _ in range((bits + 31) // 32):
            value = (value << 32) | int(self.word())
        return value & ((1 << bits) - 1)


def as_rng(source: Any) -> Rng:
    """Return an `Rng` from an `Rng` (itself), a whole number, a `random.Random` or a numpy `Generator`."""
    if isinstance(source, Rng):
        return source
    if isinstance(source, int):
        return Rng(source)
    if hasattr(source, "getrandbits"):
        return Rng(source.getrandbits(64))
    if hasattr(source, "integers"):
        return Rng(int(source.integers(0, 1 << 63)))
    raise TypeError(f"rng must be an Rng, a whole number, a random.Random or a numpy Generator, not {source!r}")


def fair_limit(n: i64) -> i64:
    """Return the lowest word that would favor small numbers among n equally likely ones."""
    return FAIR[n] if 0 < n <= 256 else i64(WORD + 1) - i64(WORD + 1) % n


class Shuffler:
    """Draw for a deal: 32-bit words of SHA-512("seed:0"), SHA-512("seed:1"), … in order, big-endian."""

    def __init__(self, seed: str) -> None:
        self.seed = seed.encode()
        self.block = 0
        self.digest = b""
        self.used: i64 = 0  # bytes of the digest

    def next_block(self) -> None:
        counter = BLOCKS[self.block] if self.block < len(BLOCKS) else b":%d" % self.block
        self.digest = SHA_512(self.seed + counter).digest()
        self.block += 1
        self.used = 0

    def word(self) -> i64:
        if self.used == len(self.digest):
            self.next_block()
        word = i64(read_i32_be(self.digest, self.used)) & WORD
        self.used += 4
        return word

    def below(self, n: i64) -> i64:
        """Return a number below n, exactly uniform: words that would favor small numbers are skipped."""
        limit = fair_limit(n)
        while True:
            word = self.word()
            if word < limit:
                return word % n

    def shuffle(self, cards: list[Any]) -> None:
        """Shuffle by Fisher and Yates, from the last card down."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def shuffle_numbers(self, cards: vec[i64]) -> None:
        """Shuffle numbers; a deal spends most of its time here."""
        digest = self.digest
        used = self.used
        i = i64(len(cards)) - 1
        while i > 0:
            if used == len(digest):
                self.next_block()
                digest = self.digest
                used = 0
            word = i64(read_i32_be(digest, used)) & WORD
            used += 4
            if word < fair_limit(i + 1):
                j = word % (i + 1)
                card = cards[i]
                cards[i] = cards[j]
                cards[j] = card
                i -= 1
        self.used = used
