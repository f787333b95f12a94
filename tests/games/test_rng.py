"""Random numbers: the same for ever, fair, and taken from any usual source."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.rng import Rng, Shuffler, as_rng


class NumpyLike:
    """A numpy Generator as far as it matters: `integers` with a low and a high end."""

    def __init__(self, number: int) -> None:
        self.number = number

    def integers(self, low: int, high: int) -> int:
        assert low <= self.number < high
        return self.number


# Seeds must mean the same on every machine and in every version.
WORDS = {
    0: [3093418333, 3743489043, 131098922, 2847020740],
    1: [3551824746, 2114725154, 1170945420, 2627326045],
    -1: [589248109, 138537762, 2016156759, 715471371],
    2**64 - 1: [589248109, 138537762, 2016156759, 715471371],
    123456789012345678: [3521521467, 3720841194, 2998542462, 363409571],
}


@pytest.mark.parametrize("seed", WORDS)
def test_a_seed_gives_the_same_words_for_ever(seed: int) -> None:
    rng = Rng(seed)
    assert [int(rng.word()) for _ in range(4)] == WORDS[seed]


def test_the_default_seed_is_zero() -> None:
    assert Rng().word() == Rng(0).word()


def test_only_64_bits_of_a_seed_count() -> None:
    assert Rng(2**64 + 5).word() == Rng(5).word()


def test_the_seed_whose_state_would_be_zero_still_gives_random_words() -> None:
    rng = Rng(2**32 - 0x2545F491)
    assert (rng.a, rng.b) == (0, 1)
    assert len({int(rng.word()) for _ in range(20)}) > 15


def test_neighboring_seeds_give_unrelated_words() -> None:
    firsts = [int(Rng(seed).word()) for seed in range(2000)]
    assert len(set(firsts)) == 2000
    ones = [sum(word >> bit & 1 for word in firsts) for bit in range(32)]
    assert all(850 < count < 1150 for count in ones)


@pytest.mark.parametrize("n", [1, 2, 6, 7, 108])
def test_numbers_below_n_are_equally_likely(n: int) -> None:
    rng = Rng(42)
    counts = Counter(int(rng.below(n)) for _ in range(1000 * n))
    assert set(counts) == set(range(n))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi_square <= (n - 1) + 5 * (2 * n) ** 0.5


def test_words_fill_all_32_bits() -> None:
    rng = Rng(3)
    words = [int(rng.word()) for _ in range(4000)]
    assert min(words) >= 0
    assert max(words) < 2**32
    assert all(1800 < sum(word >> bit & 1 for word in words) < 2200 for bit in range(32))


def test_an_rng_seeds_another_as_the_standard_one_does() -> None:
    rng, twin = Rng(9), Rng(9)
    words = [int(twin.word()) for _ in range(2)]
    assert rng.getrandbits(64) == words[0] << 32 | words[1]
    assert rng.getrandbits(1) in (0, 1)
    assert rng.getrandbits(0) == 0
    assert Rng(9).getrandbits(40) == (words[0] << 32 | words[1]) & (2**40 - 1)


def test_an_rng_is_taken_as_it_is() -> None:
    rng = Rng(1)
    assert as_rng(rng) is rng


def test_a_whole_number_is_a_seed() -> None:
    assert as_rng(17).word() == Rng(17).word()


def test_a_standard_generator_gives_the_seed() -> None:
    assert as_rng(random.Random(5)).word() == Rng(random.Random(5).getrandbits(64)).word()


def test_a_numpy_generator_gives_the_seed() -> None:
    assert as_rng(NumpyLike(99)).word() == Rng(99).word()


@pytest.mark.parametrize("source", [None, "7", 1.5, object()])
def test_anything_else_is_refused(source: object) -> None:
    sentence = r"^rng must be an Rng, a whole number, a random\.Random or a numpy Generator, not "
    with pytest.raises(TypeError, match=sentence):
        as_rng(source)


def test_the_shuffler_draws_the_words_of_sha_512_in_order() -> None:
    shuffler = Shuffler("acquire:7")
    expected = b"".join(hashlib.sha512(f"acquire:7:{block}".encode()).digest() for block in range(3))
    words = [int.from_bytes(expected[k : k + 4], "big") for k in range(0, len(expected), 4)]
    assert [shuffler.word() for _ in words] == words


def test_the_shuffler_throws_away_words_that_would_favour_small_numbers() -> None:
    n = 3 * 2**30  # a quarter of all words is above the limit
    shuffler, twin = Shuffler("x"), Shuffler("x")
    words = [twin.word() for _ in range(200)]
    kept = [word for word in words if word < n]
    assert len(kept) < len(words)
    assert [shuffler.below(n) for _ in kept] == kept


def test_anyone_can_repeat_a_shuffle_with_a_hash_function() -> None:
    cards = list("ABCDEFGH")
    Shuffler("a seed").shuffle(cards)
    words = iter(
        int.from_bytes(hashlib.sha512(f"a seed:{block}".encode()).digest()[k : k + 4], "big")
        for block in range(9)
        for k in range(0, 64, 4)
    )
    repeated = list("ABCDEFGH")
    for last in range(7, 0, -1):
        limit = 2**32 - 2**32 % (last + 1)
        other = next(word for word in words if word < limit) % (last + 1)
        repeated[last], repeated[other] = repeated[other], repeated[last]
    assert cards == repeated


def test_all_orders_are_equally_likely() -> None:
    counts: Counter[str] = Counter()
    for seed in range(2400):
        cards = list("ABCD")
        Shuffler(str(seed)).shuffle(cards)
        counts["".join(cards)] += 1
    assert set(counts) == {"".join(order) for order in permutations("ABCD")}
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 23 + 5 * 46**0.5


def test_nothing_and_one_card_are_shuffled_too() -> None:
    nothing: list[int] = []
    Shuffler("s").shuffle(nothing)
    one = [1]
    Shuffler("s").shuffle(one)
    assert (nothing, one) == ([], [1])


@pytest.mark.parametrize("cards", [0, 1, 6, 108, 300])
def test_numbers_are_shuffled_as_cards_are(cards: int) -> None:
    for seed in range(20):
        one, two = Shuffler(f"seed {seed}"), Shuffler(f"seed {seed}")
        listed, numbers = list(range(cards)), vec[i64](range(cards))
        assert one.below(7) == two.below(7)  # in the midst of a block
        one.shuffle(listed)
        two.shuffle_numbers(numbers)
        assert [int(number) for number in numbers] == listed
        assert one.word() == two.word()
