"""Before the first round: investors chosen or auctioned, strategy cards discarded, the rest handed out (STK-SET-9)."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.cards.cards import COMPANY_NAMES, STRATEGIES
from bigboard.titles.stockpile.rules.flow.bidding import begin_bidding, next_bidder
from bigboard.titles.stockpile.rules.model.lookups import seat_at
from bigboard.titles.stockpile.rules.model.portfolio_knowledge import deal_starting_share
from bigboard.titles.stockpile.rules.model.power import HANDED_OUT
from bigboard.titles.stockpile.rules.model.sizes import DONE, MAX_PILES, MAX_PLAYERS, WAIT
from bigboard.titles.stockpile.rules.model.strategy_hands import put_card, take_card
from bigboard.titles.stockpile.rules.model.table import (
    BIDDER,
    DISCARDED,
    DISCARDED_TWICE,
    IN_HAND,
    IN_HAND_TWICE,
    SPACE,
    StockpileTable,
)
from bigboard.titles.stockpile.rules.powers.catalog import POWERS
from bigboard.titles.stockpile.rules.powers.timing import seat_investors


def dealt_each(t: StockpileTable) -> i64:
    """STK-INV-1, STK-INV-9: two investors to choose from; four in the two-player game."""
    return 2 * t.meeples


def advance_choosing(t: StockpileTable) -> i64:
    """Let all players keep one investor, two in the two-player game, in secret (STK-SET-10)."""
    if t.at < t.seats:
        t.actor = seat_at(t, t.at)
        t.question = ids.ASK_OFFER_INVESTOR if t.with_auction else ids.ASK_KEEP_INVESTOR
        return WAIT
    t.dealt = vec[i64]([-1] * (MAX_PLAYERS * 4))  # the others leave the game unseen
    if t.with_auction:
        put_up(t)
    else:
        show_investors(t, "STK-INV-1")
    return DONE


def fill_choices(t: StockpileTable, out: vec[i64]) -> i64:
    """The investors dealt to the actor. A second one comes after the first, as their order does not matter."""
    count: i64 = 0
    kept: i64 = t.investors[t.actor * 2] if t.step == 1 else i64(-1)
    highest: i64 = -1
    first = t.actor * 4
    for k in range(first, first + dealt_each(t)):
        if t.dealt[k] > highest:
            highest = t.dealt[k]
    for k in range(first, first + dealt_each(t)):
        investor = t.dealt[k]
        if investor > kept and (t.step == 1 or t.meeples == 1 or investor != highest):
            out[count] = ids.KEEP + investor
            count += 1
    return count


def keep_investor(t: StockpileTable, action: i64) -> None:
    t.investors = t.investors[:]
    t.investors[t.actor * 2 + t.step] = action - ids.KEEP
    if t.events:
        rule = "STK-AUC-2" if t.with_auction else "STK-INV-1"
        t.whisper("investor_chosen", t.actor, rule, {}, {"investor": t.card_data.investor_names[action - ids.KEEP]})
    t.step += 1
    if t.step == t.meeples:
        t.step = 0
        t.at += 1


def show_investors(t: StockpileTable, rule: str) -> None:
    """All choices are turned up together. Who has won an investor in the auction has its starting cash too (STK-AUC-5).

    Where there is no auction, it is handed out last (STK-SET-9).
    """
    for seat in range(t.seats):
        for k in range(seat * 2, seat * 2 + t.meeples):
            if t.with_auction:
                t.money[seat] += t.starting_cash[t.investors[k]]
            if t.events:
                data = {
                    "investor": t.card_data.investor_names[t.investors[k]],
                    "mark": t.investor_marks[t.investors[k]],
                    "cash": int(t.starting_cash[t.investors[k]]),
                }
                t.tell("investor", seat, rule, data)
    seat_investors(t)


def put_up(t: StockpileTable) -> None:
    """STK-AUC-2: the chosen investors are turned up, one on each stockpile, in turn order of those who chose them."""
    t.lots = vec[i64]([-1] * MAX_PILES)
    for place in range(t.seats):
        seat = seat_at(t, place)
        for k in range(t.meeples):
            pile = place * t.meeples + k
            t.lots[pile] = t.investors[seat * 2 + k]
            if t.events:
                data = {"pile": int(pile), "investor": t.card_data.investor_names[t.lots[pile]]}
                t.tell("investor_offered", seat, "STK-AUC-2", data)
    t.investors = vec[i64]([-1] * (MAX_PLAYERS * 2))
    begin_bidding(t)


def advance_auction(t: StockpileTable) -> i64:
    """STK-AUC-5: starting cash less the bid."""
    if next_bidder(t, ids.ASK_BID_INVESTOR) == WAIT:
        return WAIT
    t.investors = t.investors[:]
    for pile in range(t.piles_in_play):
        seat = t.bids[BIDDER + pile]
        k: i64 = seat * 2 if t.investors[seat * 2] < 0 else seat * 2 + 1
        t.investors[k] = t.lots[pile]
        t.money[seat] -= t.card_data.track[t.bids[SPACE + pile]]
    show_investors(t, "STK-AUC-5")
    begin_bidding(t)
    return DONE


def advance_discarding(t: StockpileTable) -> i64:
    """STK-STR-2: all players discard two strategy cards, unseen."""
    if t.at == t.seats:
        return DONE
    t.actor = seat_at(t, t.at)
    t.question = ids.ASK_DISCARD_STRATEGY
    return WAIT


def fill_discards(t: StockpileTable, out: vec[i64]) -> i64:
    """The second card comes after the first or is the same: their order does not matter."""
    once = t.cards[IN_HAND + t.actor]
    twice = t.cards[IN_HAND_TWICE + t.actor]
    count: i64 = 0
    first: i64 = t.discarded_first if t.step == 1 else i64(0)
    for card in range(first, i64(STRATEGIES)):
        if (once >> card) & 1 and (t.step == 1 or (once >> card) > 1 or (twice >> card) & 1):
            out[count] = ids.DISCARD_STRATEGY + card
            count += 1
    return count


def discard_strategy(t: StockpileTable, action: i64) -> None:
    card = action - ids.DISCARD_STRATEGY
    take_card(t.cards, IN_HAND + t.actor, IN_HAND_TWICE + t.actor, card)
    put_card(t.cards, DISCARDED + t.actor, DISCARDED_TWICE + t.actor, card)
    if t.events:
        t.whisper("strategy_discarded", t.actor, "STK-STR-2", {}, {"card": t.card_data.strategy_names[card]})
    t.discarded_first = card
    t.step += 1
    if t.step == 2:
        t.discarded_first = -1
        t.step = 0
        t.at += 1


def hand_out(t: StockpileTable) -> None:
    """Starting cash and starting shares, in turn order; an investor may bring something more."""
    for place in range(t.seats):
        seat = seat_at(t, place)
        if t.moments[seat] & HANDED_OUT:
            for k in range(seat * 2, seat * 2 + t.meeples):
                POWERS[t.investors[k]].handed_out(t, seat)
        if not t.with_investors:
            t.money[seat] = t.card_data.cash[t.seats]
        elif not t.with_auction:
            for k in range(seat * 2, seat * 2 + t.meeples):
                t.money[seat] += t.starting_cash[t.investors[k]]
        deal_starting_share(t, seat, t.starting[seat])
        if t.events:
            data = {"money": int(t.money[seat])}
            t.whisper("set_up", seat, "STK-SET-9", data, {"share": COMPANY_NAMES[t.starting[seat]]})
