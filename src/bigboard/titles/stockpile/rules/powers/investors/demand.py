"""Investors of the Demand Phase."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.cards import TRACK_SPACES
from bigboard.titles.stockpile.rules.market.money import bid_costs, pay, receive
from bigboard.titles.stockpile.rules.model.pair_visibility import fill_looks, hidden_pairs, look_at_pair
from bigboard.titles.stockpile.rules.model.power import (
    AT_AFTER_BIDDING,
    AT_DEMAND_BEGINS,
    FEE_TAKEN,
    IN_BIDDING,
    MEEPLE_OUTBID,
    MEEPLE_PLACED,
    Power,
    ask,
)
from bigboard.titles.stockpile.rules.model.sizes import DONE
from bigboard.titles.stockpile.rules.model.table import GAP, SPACES_BELOW, StockpileTable
from bigboard.titles.stockpile.rules.numbers import ASK_LOOK_AT_PAIR, LOOK_AT_PAIR, PASS, STAGE_AFTER_BIDDING


class BrokerBernie(Power):
    """You receive the value of trading fees instead of paying it."""

    def __init__(self) -> None:
        super().__init__(FEE_TAKEN)

    def fee_cost(self, amount: i64) -> i64:
        return -amount

    def fee_taken(self, t: StockpileTable, seat: i64, amount: i64) -> bool:
        receive(t, seat, amount, "fee_received", self.rule)
        return True


class BudgetBarbara(Power):
    """You pay the values of your own track, and receive money on its first two spaces."""

    def on_assigned(self, t: StockpileTable, seat: i64) -> None:
        for space in range(i64(TRACK_SPACES)):
            t.prices_of[seat * TRACK_SPACES + space] = t.card_data.barbara_track[space]


class CunningCarlos(Power):
    """A player who outbids you must do so by at least two spaces."""

    def on_assigned(self, t: StockpileTable, seat: i64) -> None:
        t.traits[GAP + seat] = t.card_data.carlos_spaces


class DiscountDonald(Power):
    """You pay the value one space below your meeple."""

    def on_assigned(self, t: StockpileTable, seat: i64) -> None:
        t.traits[SPACES_BELOW + seat] = t.card_data.donald_spaces


class LazyLiliane(Power):
    """You receive $5K when the Demand Phase begins, and pay $1K whenever you are outbid."""

    def __init__(self) -> None:
        super().__init__(AT_DEMAND_BEGINS | MEEPLE_OUTBID)
        self.automatic = True

    def advance(self, t: StockpileTable) -> i64:
        receive(t, t.power_seat, t.card_data.liliane_amount, "received", self.rule)
        return DONE

    def meeple_outbid(self, t: StockpileTable, seat: i64) -> None:
        # The cost of the other bid is set aside.
        fine = t.money[seat] - bid_costs(t, seat)
        if fine > t.card_data.liliane_fine:
            fine = t.card_data.liliane_fine
        if fine <= 0:
            return
        pay(t, seat, fine)
        if t.events:
            t.tell("fined", seat, self.rule, {"amount": int(fine)})


class MayknowMartha(Power):
    """Once in each Demand Phase you may look at one hidden pair."""

    def __init__(self) -> None:
        super().__init__(IN_BIDDING | AT_AFTER_BIDDING)

    def applies(self, t: StockpileTable, seat: i64) -> bool:
        return hidden_pairs(t, seat) > 0

    def is_playable(self, t: StockpileTable, seat: i64) -> bool:
        return hidden_pairs(t, seat) > 0

    def advance(self, t: StockpileTable) -> i64:
        return ask(t, ASK_LOOK_AT_PAIR) if t.power_step == 0 else DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        count = fill_looks(t, t.power_seat, out)
        if t.stage == STAGE_AFTER_BIDDING:
            out[count] = PASS
            count += 1
        return count

    def answer(self, t: StockpileTable, action: i64) -> None:
        t.power_step = 1
        if action != PASS:
            look_at_pair(t, t.power_seat, action - LOOK_AT_PAIR, self.rule)


class MoneymakerMitt(Power):
    """You receive $1K whenever you place a meeple."""

    def __init__(self) -> None:
        super().__init__(MEEPLE_PLACED)

    def meeple_placed(self, t: StockpileTable, seat: i64) -> None:
        receive(t, seat, t.card_data.mitt_amount, "received", self.rule)
