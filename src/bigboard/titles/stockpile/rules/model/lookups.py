"""Short questions about the table that many rules ask."""

from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.boards import BOARD_SPACES
from bigboard.titles.stockpile.rules.cards.cards import COMPANIES, HELD_KINDS
from bigboard.titles.stockpile.rules.model.sizes import PILE_ROOM, SEEN
from bigboard.titles.stockpile.rules.model.table import StockpileTable


def seat_at(t: StockpileTable, place: i64) -> i64:
    """Return the seat at this place of the turn order (STK-RND-1)."""
    seat = t.first + place
    return seat - t.seats if seat >= t.seats else seat


def price_of(t: StockpileTable, company: i64) -> i64:
    """Return the present value of a share of the company."""
    return t.board.prices[company * BOARD_SPACES + t.prices[company]]


def normal_cards(t: StockpileTable, seat: i64) -> i64:
    """Return the number of cards in the seat's normal portfolio."""
    count: i64 = 0
    for k in range(seat * HELD_KINDS, seat * HELD_KINDS + HELD_KINDS):
        count += t.hold[k]
    return count


def split_cards(t: StockpileTable, seat: i64) -> i64:
    count: i64 = 0
    for k in range(seat * COMPANIES, seat * COMPANIES + COMPANIES):
        count += t.split[k]
    return count


def add_to_pile(t: StockpileTable, pile: i64, kind: i64, seen: i64) -> None:
    t.piles[pile * PILE_ROOM + t.pile_sizes[pile]] = kind + SEEN * seen
    t.pile_sizes[pile] += 1
