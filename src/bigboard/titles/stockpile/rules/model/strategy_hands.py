"""Strategy cards in hands, discarded and played: sets that count to two, as two words of bits."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.cards import STRATEGIES
from bigboard.titles.stockpile.rules.model.table import StockpileTable

# Where the sets of strategy cards stand in `cards`.
IN_HAND: Final = 0
IN_HAND_TWICE: Final = 5
DISCARDED: Final = 10
DISCARDED_TWICE: Final = 15
PLAYED: Final = 20
PLAYED_TWICE: Final = 21


def bits(word: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while word:
        word &= word - 1
        count += 1
    return count


def put_card(cards: vec[i64], once: i64, twice: i64, strategy: i64) -> None:
    """Adds a strategy card to a set that counts to two."""
    bit = i64(1) << strategy
    if cards[once] & bit:
        cards[twice] |= bit
    else:
        cards[once] |= bit


def take_card(cards: vec[i64], once: i64, twice: i64, strategy: i64) -> None:
    bit = i64(1) << strategy
    if cards[twice] & bit:
        cards[twice] &= ~bit
    else:
        cards[once] &= ~bit


def hand_size(t: StockpileTable, seat: i64) -> i64:
    """How many strategy cards the seat holds."""
    return bits(t.cards[IN_HAND + seat]) + bits(t.cards[IN_HAND_TWICE + seat])


def cards_in(once: i64, twice: i64) -> list[int]:
    """A set of strategy cards as a list."""
    return [card for card in range(STRATEGIES) for word in (once, twice) if (word >> card) & 1]
