"""Movement Phase: the pairs are turned up and carried out, one after the other (STK-MOV-1 … 4)."""

from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.cards import FORECAST_DIVIDEND, FORECAST_STEPS
from bigboard.titles.stockpile.rules.market.prices import begin_dividend, begin_move
from bigboard.titles.stockpile.rules.model.pair_visibility import owner_of_pair, pair_words
from bigboard.titles.stockpile.rules.model.sizes import AGAIN, ALL_SEATS, DONE, PAIRS
from bigboard.titles.stockpile.rules.model.table import COMPANY, FORECAST, LAID, SEEN_BY, StockpileTable
from bigboard.titles.stockpile.rules.powers.catalog import POWERS


def advance_moving_pairs(t: StockpileTable) -> i64:
    """`at` is the pair, `step` how far it has been carried out: a dividend first, then the move."""
    if t.at == PAIRS:
        return DONE
    if t.step == 0:
        t.step = 1
        turn_up_pair(t, t.at)
        return AGAIN
    company = t.pairs[COMPANY + t.at]
    steps = t.forecast_steps
    t.forecast_steps = 0
    t.step = 0
    t.at += 1
    if steps != 0:
        begin_move(t, company, steps)
    return AGAIN


def turn_up_pair(t: StockpileTable, pair: i64) -> None:
    """Reveal the pair, apply the cards on it, pay its dividend, and compute its move."""
    t.pairs[SEEN_BY + pair] = ALL_SEATS
    if t.events:
        t.tell("pair_revealed", owner_of_pair(t, pair), "STK-MOV-1", {"pair": int(pair)} | pair_words(t, pair))
    forecast = t.pairs[FORECAST + pair]
    steps: i64 = FORECAST_STEPS[forecast]
    dividend: i64 = FORECAST_DIVIDEND[forecast]
    falsified: i64 = 0
    cancelled = False
    for k in range(t.laid):
        if t.pairs[LAID + 3 * k] == pair:
            card = t.pairs[LAID + 3 * k + 1]
            falsified += POWERS[card].falsifies(t)
            cancelled = cancelled or POWERS[card].cancels()
    # A rise or a dividend is weakened downwards, a fall upwards, by the printed sign.
    steps = steps + falsified if steps < 0 else steps - falsified
    t.forecast_steps = 0 if cancelled else steps
    if dividend > 0 and not cancelled:
        begin_dividend(t, t.pairs[COMPANY + pair], dividend, "STK-MOV-3")
