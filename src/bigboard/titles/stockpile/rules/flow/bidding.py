"""The auction: the order of bidding, legal bids and their effects (STK-DEM-2 … 9, STK-TWO-6 … 9).

The Demand Phase and the investor auction use it alike.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.cards import TRACK_SPACES
from bigboard.titles.stockpile.rules.market.money import bid_costs, settle_debts
from bigboard.titles.stockpile.rules.model.lookups import seat_at
from bigboard.titles.stockpile.rules.model.power import MEEPLE_OUTBID, MEEPLE_PLACED
from bigboard.titles.stockpile.rules.model.sizes import DONE, MAX_PILES, MAX_PLAYERS, WAIT
from bigboard.titles.stockpile.rules.model.table import BIDDER, DEBTS, GAP, SPACE, WAITING, StockpileTable
from bigboard.titles.stockpile.rules.numbers import BID, STAGE_AUCTION
from bigboard.titles.stockpile.rules.powers.catalog import POWERS


def begin_bidding(t: StockpileTable) -> None:
    for pile in range(i64(MAX_PILES)):
        t.bids[BIDDER + pile] = -1
        t.bids[SPACE + pile] = -1
    for seat in range(i64(MAX_PLAYERS)):
        t.ledger[WAITING + seat] = 0
    t.placed = 0


def next_bidder(t: StockpileTable, question: i64) -> i64:
    """STK-DEM-8: all players place their meeples, then clockwise the outbid players."""
    if t.placed < t.seats * t.meeples:
        t.actor = seat_at(t, t.placed if t.placed < t.seats else t.placed - t.seats)
        t.question = question
        return WAIT
    seat = t.at  # the last bidder
    for _seat in range(t.seats):
        seat = seat + 1 if seat + 1 < t.seats else i64(0)
        if t.ledger[WAITING + seat] > 0:
            t.actor = seat
            t.question = question
            return WAIT
    return DONE


def free_money(t: StockpileTable, seat: i64) -> i64:
    """STK-DEM-5, STK-TWO-8: the money that the seat can still bid."""
    return t.money[seat] - bid_costs(t, seat)


def lowest_space(t: StockpileTable, pile: i64) -> i64:
    """STK-DEM-4: a bid must be higher than the standing one, by as much as its owner demands."""
    bidder = t.bids[BIDDER + pile]
    if bidder < 0:
        return 0
    if t.stage == STAGE_AUCTION:
        return t.bids[SPACE + pile] + 1  # STK-AUC-3: no investor's ability is in force yet
    return t.bids[SPACE + pile] + t.traits[GAP + bidder]


def limit_of_lot(t: StockpileTable, pile: i64) -> i64:
    """STK-AUC-4: a bid for an investor is at most its starting cash."""
    return t.starting_cash[t.lots[pile]]


def fill_bids(t: StockpileTable, out: vec[i64]) -> i64:
    seat = t.actor
    count: i64 = 0
    auction = t.stage == STAGE_AUCTION
    limit: i64 = 0 if auction else free_money(t, seat)
    for pile in range(t.piles_in_play):
        if t.bids[BIDDER + pile] == seat:
            continue  # STK-TWO-7
        if auction:
            limit = limit_of_lot(t, pile)
        for space in range(lowest_space(t, pile), i64(TRACK_SPACES)):
            price = t.card_data.track[space] if auction else t.prices_of[seat * TRACK_SPACES + space]
            if price > limit:
                break
            out[count] = BID + pile * TRACK_SPACES + space
            count += 1
    return count


def place_bid(t: StockpileTable, action: i64) -> None:
    """Place the meeple; a meeple that stood there returns to its owner (STK-DEM-7)."""
    seat = t.actor
    pile = (action - BID) // TRACK_SPACES
    space = (action - BID) % TRACK_SPACES
    outbid = t.bids[BIDDER + pile]
    t.bids[BIDDER + pile] = seat
    t.bids[SPACE + pile] = space
    if t.placed < t.seats * t.meeples:
        t.placed += 1
    else:
        t.ledger[WAITING + seat] -= 1
    t.at = seat
    if t.events:
        rule = "STK-AUC-3" if t.stage == STAGE_AUCTION else "STK-DEM-2"
        t.tell("bid", seat, rule, {"pile": int(pile), "space": int(space), "amount": int(t.card_data.track[space])})
    if outbid >= 0:
        t.ledger[WAITING + outbid] += 1
        if t.events:
            t.tell("beaten", outbid, "STK-DEM-7", {"pile": int(pile)})
        if t.ledger[DEBTS + outbid]:
            settle_debts(t, outbid)  # STK-DEM-15: the money set aside for the bid is free again
    if t.with_investors and t.stage != STAGE_AUCTION:
        if t.moments[seat] & MEEPLE_PLACED:
            for k in range(seat * 2, seat * 2 + 2):
                if t.investors[k] >= 0:
                    POWERS[t.investors[k]].meeple_placed(t, seat)
        if outbid >= 0 and t.moments[outbid] & MEEPLE_OUTBID:
            for k in range(outbid * 2, outbid * 2 + 2):
                if t.investors[k] >= 0:
                    POWERS[t.investors[k]].meeple_outbid(t, outbid)
