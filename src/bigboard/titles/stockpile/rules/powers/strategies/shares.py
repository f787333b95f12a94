"""Strategy cards that deal with shares."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.cards.cards import COMPANIES
from bigboard.titles.stockpile.rules.market.shares import (
    barred_view,
    can_take,
    count_all_shares,
    count_shares,
    count_split_shares,
    fill_short_sales,
    fill_splits,
    fill_takes,
    give_up,
    sell_short,
    split_share,
    take_share,
)
from bigboard.titles.stockpile.rules.model.lookups import normal_cards, split_cards
from bigboard.titles.stockpile.rules.model.power import Power, ask
from bigboard.titles.stockpile.rules.model.sizes import DONE
from bigboard.titles.stockpile.rules.model.table import BONDS, StockpileTable


class TakesShare(Power):
    """A card that takes any stock card from the discard pile."""

    def is_playable(self, t: StockpileTable, seat: i64) -> bool:
        return can_take(t, -1)

    def advance(self, t: StockpileTable) -> i64:
        return ask(t, ids.ASK_TAKE_CARD) if t.power_step == 0 else DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        return fill_takes(t, -1, out)

    def answer(self, t: StockpileTable, action: i64) -> None:
        t.power_step = 1
        take_share(t, t.power_seat, action - ids.TAKE, self.rule)


class LeveragedBuyout(TakesShare):
    """Take any stock card from the discard pile."""


class ConvertibleBond(TakesShare):
    """Give back one of your bonds: take any stock card from the discard pile and show it."""

    def is_playable(self, t: StockpileTable, seat: i64) -> bool:
        return t.ledger[BONDS + seat] > 0 and can_take(t, -1)

    def advance(self, t: StockpileTable) -> i64:
        if t.power_step == 2:
            return DONE
        if t.power_step == 0:
            t.power_step = 1
            self.give_back(t)
        return ask(t, ids.ASK_TAKE_CARD)

    def answer(self, t: StockpileTable, action: i64) -> None:
        t.power_step = 2
        take_share(t, t.power_seat, action - ids.TAKE, self.rule)

    def give_back(self, t: StockpileTable) -> None:
        t.ledger[BONDS + t.power_seat] -= 1
        t.bonds_left += 1
        if t.events:
            t.tell("bond_returned", t.power_seat, self.rule, {})


class ExchangesShare(Power):
    """Discard a share: take any stock card from the discard pile, but not the one just given up."""

    def is_playable(self, t: StockpileTable, seat: i64) -> bool:
        for company in range(i64(COMPANIES)):
            if count_shares(t, seat, company) > 0 and can_take(t, company):
                return True
            if count_split_shares(t, seat, company) > 0 and can_take(t, -1):
                return True
        return False

    def advance(self, t: StockpileTable) -> i64:
        if t.power_step == 0:
            return ask(t, ids.ASK_GIVE_UP_SHARE)
        return ask(t, ids.ASK_TAKE_CARD) if t.power_step == 1 else DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        seat = t.power_seat
        if t.power_step == 1:
            return fill_takes(t, t.barred_company, out)
        count: i64 = 0
        for company in range(i64(COMPANIES)):
            if count_shares(t, seat, company) > 0 and can_take(t, company):
                out[count] = ids.GIVE_UP + company
                count += 1
        for company in range(i64(COMPANIES)):
            if count_split_shares(t, seat, company) > 0 and can_take(t, -1):
                out[count] = ids.UNSPLIT + company
                count += 1
        return count

    def answer(self, t: StockpileTable, action: i64) -> None:
        if t.power_step == 0:
            company = give_up(t, t.power_seat, action, self.rule)
            t.barred_company = -1 if action >= ids.UNSPLIT else company
            t.power_step = 1
        else:
            t.power_step = 2
            take_share(t, t.power_seat, action - ids.TAKE, self.rule)

    def public_choices(self, t: StockpileTable) -> JsonDict:
        return barred_view(t)


class FraudulentTransfer(ExchangesShare):
    """Discard a share: take any stock card from the discard pile."""


class VultureCapitalism(ExchangesShare):
    """Discard a share: take any stock card from the discard pile."""


class RogueTrading(Power):
    """Show one of your stock cards and move it into your Split Portfolio."""

    def is_playable(self, t: StockpileTable, seat: i64) -> bool:
        return count_all_shares(t, seat) > 0

    def advance(self, t: StockpileTable) -> i64:
        return ask(t, ids.ASK_SPLIT_SHARE) if t.power_step == 0 else DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        return fill_splits(t, t.power_seat, -1, out)

    def answer(self, t: StockpileTable, action: i64) -> None:
        t.power_step = 1
        split_share(t, t.power_seat, action - ids.SPLIT, self.rule)


class BearRaid(Power):
    """Sell up to three shares at $8K each."""

    def is_playable(self, t: StockpileTable, seat: i64) -> bool:
        return count_all_shares(t, seat) + split_cards(t, seat) > 0

    def advance(self, t: StockpileTable) -> i64:
        if t.power_step >= t.card_data.bear_raid_shares:
            return DONE
        # After a sale, the remaining normal cards are hidden, so the question comes while there are any.
        if normal_cards(t, t.power_seat) + split_cards(t, t.power_seat) == 0:
            return DONE
        return ask(t, ids.ASK_SELL_SHORT)

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        count = fill_short_sales(t, t.power_seat, t.next_company, out, 0)
        if t.power_step > 0:
            out[count] = ids.STOP
            count += 1
        return count

    def answer(self, t: StockpileTable, action: i64) -> None:
        if action == ids.STOP:
            t.power_step = t.card_data.bear_raid_shares
            return
        t.power_step += 1
        t.next_company = sell_short(t, t.power_seat, action, t.card_data.bear_raid_price, self.rule)
