"""Looking at pairs, turning them up, and laying cards on them."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.cards import COMPANY_NAMES, FORECAST_NAMES
from bigboard.titles.stockpile.rules.model.lookups import seat_at
from bigboard.titles.stockpile.rules.model.sizes import PAIRS
from bigboard.titles.stockpile.rules.model.table import COMPANY, FORECAST, LAID, SEEN_BY, StockpileTable
from bigboard.titles.stockpile.rules.numbers import LOOK_AT_PAIR


def owner_of_pair(t: StockpileTable, pair: i64) -> i64:
    """Return the seat whose pair it is, or -1 for a pair on or next to the board.

    The first pairs are the players' in turn order (two after each other for two players), then comes the open pair,
    then the face-down ones. In this order they are carried out (STK-MOV-1).
    """
    if pair >= t.seats * t.meeples:
        return -1
    return seat_at(t, pair if t.meeples == 1 else pair >> 1)


def owner_words(t: StockpileTable, pair: i64) -> int | None:
    owner = owner_of_pair(t, pair)
    return int(owner) if owner >= 0 else None


def is_hidden_from(t: StockpileTable, pair: i64, seat: i64) -> bool:
    return not (t.pairs[SEEN_BY + pair] >> seat) & 1


def is_covered(t: StockpileTable, pair: i64) -> bool:
    """Return True if there is a card on its forecast."""
    for k in range(t.laid):
        if t.pairs[LAID + 3 * k] == pair:
            return True
    return False


def hidden_pairs(t: StockpileTable, seat: i64) -> i64:
    """Return the number of pairs that the seat has not seen."""
    count: i64 = 0
    for pair in range(i64(PAIRS)):
        if is_hidden_from(t, pair, seat):
            count += 1
    return count


def fill_looks(t: StockpileTable, seat: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    for pair in range(i64(PAIRS)):
        if is_hidden_from(t, pair, seat):
            out[count] = LOOK_AT_PAIR + pair
            count += 1
    return count


def look_at_pair(t: StockpileTable, seat: i64, pair: i64, rule: str) -> None:
    """STK-HID-9: the others learn which pair it is, not its contents."""
    t.pairs[SEEN_BY + pair] |= i64(1) << seat
    if t.events:
        t.whisper("pair_looked_at", seat, rule, {"pair": int(pair), "owner": owner_words(t, pair)}, pair_words(t, pair))


def pair_words(t: StockpileTable, pair: i64) -> dict[str, object]:
    return {
        "company": COMPANY_NAMES[t.pairs[COMPANY + pair]],
        "forecast": FORECAST_NAMES[t.pairs[FORECAST + pair]],
    }
