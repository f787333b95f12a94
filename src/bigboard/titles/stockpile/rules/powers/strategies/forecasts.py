"""Strategy cards that look at forecasts or are laid on them."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.rules.market.money import receive
from bigboard.titles.stockpile.rules.model.pair_visibility import fill_looks, hidden_pairs, look_at_pair, owner_words
from bigboard.titles.stockpile.rules.model.power import Power, ask
from bigboard.titles.stockpile.rules.model.sizes import DONE, PAIRS
from bigboard.titles.stockpile.rules.model.table import LAID, StockpileTable
from bigboard.titles.stockpile.rules.numbers import ASK_LAY_CARD, ASK_LOOK_AT_PAIR, LAY, LOOK_AT_PAIR


class CorporateEspionage(Power):
    """Look at two hidden pairs."""

    def is_playable(self, t: StockpileTable, seat: i64) -> bool:
        return hidden_pairs(t, seat) > 0

    def advance(self, t: StockpileTable) -> i64:
        more = t.power_step < t.card_data.corporate_espionage_pairs and hidden_pairs(t, t.power_seat) > 0
        return ask(t, ASK_LOOK_AT_PAIR) if more else DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        return fill_looks(t, t.power_seat, out)

    def answer(self, t: StockpileTable, action: i64) -> None:
        t.power_step += 1
        look_at_pair(t, t.power_seat, action - LOOK_AT_PAIR, self.rule)


class InsiderTrading(Power):
    """Look at one hidden pair and receive $3K."""

    def advance(self, t: StockpileTable) -> i64:
        if t.power_step < t.card_data.insider_trading_pairs and hidden_pairs(t, t.power_seat) > 0:
            return ask(t, ASK_LOOK_AT_PAIR)
        receive(t, t.power_seat, t.card_data.insider_trading_amount, "received", self.rule)
        return DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        return fill_looks(t, t.power_seat, out)

    def answer(self, t: StockpileTable, action: i64) -> None:
        t.power_step += 1
        look_at_pair(t, t.power_seat, action - LOOK_AT_PAIR, self.rule)


class LaidCard(Power):
    """A card that is laid openly on a forecast, which is not shown before the Movement Phase (STK-STR-14)."""

    def __init__(self) -> None:
        super().__init__()
        self.laid = True

    def advance(self, t: StockpileTable) -> i64:
        return ask(t, ASK_LAY_CARD) if t.power_step == 0 else DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        for pair in range(i64(PAIRS)):
            out[pair] = LAY + pair
        return PAIRS

    def answer(self, t: StockpileTable, action: i64) -> None:
        t.power_step = 1
        at = LAID + 3 * t.laid
        t.pairs[at] = action - LAY
        t.pairs[at + 1] = t.power
        t.pairs[at + 2] = t.power_seat
        t.laid += 1
        if t.events:
            pair = int(action - LAY)
            t.tell("card_laid", t.power_seat, "STK-STR-14", {"pair": pair, "owner": owner_words(t, pair)})


class FalsifiedEarnings(LaidCard):
    """A rise becomes 3 less, a fall 3 more, and a dividend is paid before the price falls 3."""

    def falsifies(self, t: StockpileTable) -> i64:
        return t.card_data.falsified_earnings_steps


class CircuitBreaker(LaidCard):
    """The forecast has no effect this round."""

    def cancels(self) -> bool:
        return True
