"""Investors of the Action and Selling Phases."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.cards.cards import COMPANIES
from bigboard.titles.stockpile.rules.market.money import pay
from bigboard.titles.stockpile.rules.market.prices import begin_move
from bigboard.titles.stockpile.rules.market.shares import (
    barred_view,
    count_all_shares,
    count_shares,
    count_split_shares,
    fill_short_sales,
    fill_splits,
    give_up,
    sell_short,
    split_share,
    take_share,
)
from bigboard.titles.stockpile.rules.model.lookups import price_of
from bigboard.titles.stockpile.rules.model.portfolio_knowledge import could_have, count_known, unknown_cards
from bigboard.titles.stockpile.rules.model.power import (
    AT_AFTER_SELLING,
    AT_BEFORE_MOVEMENT,
    HANDED_OUT,
    IN_ACTION,
    IN_SELLING,
    Power,
    ask,
)
from bigboard.titles.stockpile.rules.model.sizes import DONE, PUBLIC
from bigboard.titles.stockpile.rules.model.strategy_hands import put_card
from bigboard.titles.stockpile.rules.model.table import (
    FINAL_PRICE,
    IN_HAND,
    IN_HAND_TWICE,
    PLAYS,
    SALE_BONUS,
    StockpileTable,
)


class CrazyCramer(Power):
    """In your Action turn you may move one company's price by 1, up or down."""

    def __init__(self) -> None:
        super().__init__(IN_ACTION)

    def advance(self, t: StockpileTable) -> i64:
        return ask(t, ids.ASK_MOVE_PRICE) if t.power_step == 0 else DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        for company in range(i64(COMPANIES)):
            out[company] = ids.RAISE + company
            out[COMPANIES + company] = ids.LOWER + company
        return 2 * COMPANIES

    def answer(self, t: StockpileTable, action: i64) -> None:
        t.power_step = 1
        steps = t.card_data.cramer_steps
        if action >= ids.LOWER:
            begin_move(t, action - ids.LOWER, -steps)
        else:
            begin_move(t, action - ids.RAISE, steps)


def may_unsplit(t: StockpileTable, seat: i64, company: i64) -> bool:
    """Undoing a split share helps only if a share of another company can be split for it."""
    return count_split_shares(t, seat, company) > 0 and count_all_shares(t, seat) > count_shares(t, seat, company)


def might_exchange(t: StockpileTable, seat: i64) -> bool:
    """Return True if the seat could have two normal shares, or a split one and a normal one of another company.

    Decided by public knowledge: a seat that visibly has nothing is not asked.
    """
    shares = unknown_cards(t, seat)
    for company in range(i64(COMPANIES)):
        shares += count_known(t, PUBLIC, seat, company)
    if shares > 1:
        return True
    for split in range(i64(COMPANIES)):
        if count_split_shares(t, seat, split) > 0:
            for company in range(i64(COMPANIES)):
                if company != split and could_have(t, seat, company):
                    return True
    return False


class CleverChanda(Power):
    """In your Action turn you may discard a share, or undo a split share, to split another share."""

    def __init__(self) -> None:
        super().__init__(IN_ACTION)

    def applies(self, t: StockpileTable, seat: i64) -> bool:
        return might_exchange(t, seat)

    def is_playable(self, t: StockpileTable, seat: i64) -> bool:
        if count_all_shares(t, seat) > 1:
            return True
        for company in range(i64(COMPANIES)):
            if may_unsplit(t, seat, company):
                return True
        return False

    def advance(self, t: StockpileTable) -> i64:
        if t.power_step == 0:
            return ask(t, ids.ASK_GIVE_UP_SHARE)
        return ask(t, ids.ASK_SPLIT_SHARE) if t.power_step == 1 else DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        seat = t.power_seat
        if t.power_step == 1:
            return fill_splits(t, seat, t.barred_company, out)
        count: i64 = 0
        if count_all_shares(t, seat) > 1:
            for company in range(i64(COMPANIES)):
                if count_shares(t, seat, company) > 0:
                    out[count] = ids.GIVE_UP + company
                    count += 1
        for company in range(i64(COMPANIES)):
            if may_unsplit(t, seat, company):
                out[count] = ids.UNSPLIT + company
                count += 1
        return count

    def answer(self, t: StockpileTable, action: i64) -> None:
        if t.power_step == 0:
            t.power_step = 1
            company = give_up(t, t.power_seat, action, self.rule)
            t.barred_company = company if action >= ids.UNSPLIT else -1
        else:
            t.power_step = 2
            split_share(t, t.power_seat, action - ids.SPLIT, self.rule)

    def public_choices(self, t: StockpileTable) -> JsonDict:
        return barred_view(t)


class IllicitIvan(Power):
    """You draw further strategy cards and may play up to two a round."""

    def __init__(self) -> None:
        super().__init__(HANDED_OUT)

    def on_assigned(self, t: StockpileTable, seat: i64) -> None:
        t.traits[PLAYS + seat] = t.card_data.ivan_plays

    def handed_out(self, t: StockpileTable, seat: i64) -> None:
        """One card for each round but the last; all are kept."""
        names: list[str] = []
        for _ in range(t.rounds - 1):
            card = t.strategies[t.strategies_drawn]
            t.strategies_drawn += 1
            put_card(t.cards, IN_HAND + seat, IN_HAND_TWICE + seat, card)
            if t.events:
                names.append(t.card_data.strategy_names[card])
        if t.events:
            t.whisper("strategies_drawn", seat, self.rule, {"cards": len(names)}, {"hand": names})


class GoldenGraham(Power):
    """You receive $1K more for every share that you sell."""

    def on_assigned(self, t: StockpileTable, seat: i64) -> None:
        t.traits[SALE_BONUS + seat] = t.card_data.graham_amount


class ShortingSoros(Power):
    """Once in each Selling Phase, and once at the final sale, you may sell one share for $8K."""

    def __init__(self) -> None:
        super().__init__(IN_SELLING)

    def on_assigned(self, t: StockpileTable, seat: i64) -> None:
        t.traits[FINAL_PRICE + seat] = t.card_data.soros_price

    def advance(self, t: StockpileTable) -> i64:
        return ask(t, ids.ASK_SELL_SHORT) if t.power_step == 0 else DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        return fill_short_sales(t, t.power_seat, 0, out, 0)

    def answer(self, t: StockpileTable, action: i64) -> None:
        t.power_step = 1
        sell_short(t, t.power_seat, action, t.card_data.soros_price, self.rule)


class TacticalTalal(Power):
    """At the end of the Selling Phase you may sell again."""

    def __init__(self) -> None:
        super().__init__(AT_AFTER_SELLING)


class BailoutBarack(Power):
    """After the Selling Phase you may buy one stock card from the discard pile for its price less $2K."""

    def __init__(self) -> None:
        super().__init__(AT_BEFORE_MOVEMENT)

    def cost(self, t: StockpileTable, company: i64) -> i64:
        cost = price_of(t, company) - t.card_data.barack_discount
        return cost if cost > 0 else 0

    def can_buy(self, t: StockpileTable, seat: i64, company: i64) -> bool:
        return t.discard[company] > 0 and self.cost(t, company) <= t.money[seat]

    def applies(self, t: StockpileTable, seat: i64) -> bool:
        for company in range(i64(COMPANIES)):
            if self.can_buy(t, seat, company):
                return True
        return False

    def advance(self, t: StockpileTable) -> i64:
        return ask(t, ids.ASK_TAKE_CARD) if t.power_step == 0 else DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        count: i64 = 0
        for company in range(i64(COMPANIES)):
            if self.can_buy(t, t.power_seat, company):
                out[count] = ids.TAKE + company
                count += 1
        out[count] = ids.PASS
        return count + 1

    def answer(self, t: StockpileTable, action: i64) -> None:
        t.power_step = 1
        if action == ids.PASS:
            return
        cost = self.cost(t, action - ids.TAKE)
        pay(t, t.power_seat, cost)
        if t.events:
            t.tell("paid", t.power_seat, self.rule, {"amount": int(cost)})
        take_share(t, t.power_seat, action - ids.TAKE, self.rule)
