"""Strategy cards in hands, discarded and played: sets that count to two, as two words of bits."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.cards import STRATEGIES
from bigboard.titles.stockpile.rules.model.table import IN_HAND, IN_HAND_TWICE, StockpileTable


def bits(word: i64) -> i64:
    """Return the number of set bits."""
    count: i64 = 0
    while word:
        word &= word - 1
        count += 1
    return count


def put_card(cards: vec[i64], once: i64, twice: i64, strategy: i64) -> None:
    """Add a strategy card to a set that counts to two."""
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
    """Return the number of strategy cards that the seat holds."""
    return bits(t.cards[IN_HAND + seat]) + bits(t.cards[IN_HAND_TWICE + seat])


def cards_in(once: i64, twice: i64) -> list[int]:
    """Return a set of strategy cards as a list."""
    return [card for card in range(STRATEGIES) for word in (once, twice) if (word >> card) & 1]
