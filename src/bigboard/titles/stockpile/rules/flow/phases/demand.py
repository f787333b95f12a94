"""Demand Phase: bids, payment, the cards of the stockpiles, trading fees (STK-DEM-1 … 16)."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules.cards.cards import (
    CARD_NAMES,
    COMMERCE_KINDS,
    FEE,
    FEES,
    FIRST_COMMERCE,
    FIRST_PLAYER_CARD,
    HELD_KINDS,
    MARKET_KINDS,
    TRACK_SPACES,
)
from bigboard.titles.stockpile.rules.flow.bidding import fill_bids, next_bidder
from bigboard.titles.stockpile.rules.market.money import owe_fee, pay, settle_debts
from bigboard.titles.stockpile.rules.model.lookups import seat_at
from bigboard.titles.stockpile.rules.model.portfolio_knowledge import gain_card
from bigboard.titles.stockpile.rules.model.power import FEE_TAKEN, IN_BIDDING
from bigboard.titles.stockpile.rules.model.sizes import ALL_SEATS, DONE, MAX_PILES, PILE_ROOM, SEEN, WAIT
from bigboard.titles.stockpile.rules.model.table import BIDDER, DEBTS, FEES_TAKEN, SPACE, StockpileTable
from bigboard.titles.stockpile.rules.numbers import ASK_BID, ASK_HAND_FIRST_CARD, HAND_FIRST_CARD
from bigboard.titles.stockpile.rules.powers.catalog import POWERS
from bigboard.titles.stockpile.rules.powers.strategies.meeples import note_ended
from bigboard.titles.stockpile.rules.powers.timing import fill_uses


def advance_bidding(t: StockpileTable) -> i64:
    return next_bidder(t, ASK_BID)


def fill_demand(t: StockpileTable, out: vec[i64]) -> i64:
    count = fill_bids(t, out)
    if t.with_investors:
        count = fill_uses(t, t.actor, IN_BIDDING, out, count)
    return count


def advance_paying_bids(t: StockpileTable) -> i64:
    """STK-DEM-10: all bids are paid, all stockpiles taken; the owner of the First Player Card hands it on."""
    if t.step == 0:
        t.step = 1
        for place in range(t.seats):
            pay_bids(t, seat_at(t, place))
        for place in range(t.seats):
            if take_piles(t, seat_at(t, place)):
                t.actor = seat_at(t, place)
                t.step = 2
    if t.step == 2:
        t.question = ASK_HAND_FIRST_CARD
        return WAIT
    return DONE


def pay_bids(t: StockpileTable, seat: i64) -> None:
    for pile in range(t.piles_in_play):
        if t.bids[BIDDER + pile] == seat:
            space = t.bids[SPACE + pile]
            amount = t.prices_of[seat * TRACK_SPACES + space]
            note_ended(t, seat, space)
            pay(t, seat, amount)
            if t.events:
                t.tell("pile_bought", seat, "STK-DEM-10", {"pile": int(pile), "amount": int(amount)})
    if t.ledger[DEBTS + seat]:
        settle_debts(t, seat)


def take_piles(t: StockpileTable, seat: i64) -> bool:
    """STK-DEM-16: shares and action cards go face down into the portfolio, commerce cards lie open. Fees wait, open.

    Says whether the First Player Card was among them.
    """
    found = False
    for pile in range(t.piles_in_play):
        if t.bids[BIDDER + pile] != seat:
            continue
        taken = cards_taken(t, pile) if t.events else None
        kept: i64 = 0
        first = pile * PILE_ROOM
        for k in range(first, first + t.pile_sizes[pile]):
            card = t.piles[k]
            kind = card % SEEN
            if kind < HELD_KINDS:
                gain_card(t, seat, kind, card // SEEN)
            elif kind < MARKET_KINDS:
                t.piles[first + kept] = kind + SEEN * ALL_SEATS
                kept += 1
            elif kind == FIRST_PLAYER_CARD:
                found = True
            else:
                t.commerce_held[seat * COMMERCE_KINDS + kind - FIRST_COMMERCE] += 1
        t.pile_sizes[pile] = kept
        if taken is not None:
            t.whisper("pile_taken", seat, "STK-DEM-16", taken[0], {"hidden": taken[1]})
    return found


def cards_taken(t: StockpileTable, pile: i64) -> tuple[JsonDict, list[str]]:
    """Return the facts for all about a pile's cards, and its face-down cards, known to those who have seen them."""
    cards = [t.piles[k] for k in range(pile * PILE_ROOM, pile * PILE_ROOM + t.pile_sizes[pile])]
    shown = [CARD_NAMES[card % SEEN] for card in cards if card // SEEN == ALL_SEATS]
    hidden = [CARD_NAMES[card % SEEN] for card in cards if card // SEEN != ALL_SEATS]
    data: JsonDict = {"pile": int(pile), "cards": shown, "face_down": len(hidden)}
    fees = [CARD_NAMES[card % SEEN] for card in cards if HELD_KINDS <= card % SEEN < MARKET_KINDS]
    if fees:
        data["fees"] = fees  # they are face up now, however they were placed
    return data, hidden


def fill_heirs(t: StockpileTable, out: vec[i64]) -> i64:
    for seat in range(t.seats):
        out[seat] = HAND_FIRST_CARD + seat
    return t.seats


def hand_first_card(t: StockpileTable, action: i64) -> None:
    """STK-FPC-3: that player begins the next round."""
    t.next_first = action - HAND_FIRST_CARD
    t.step = 1
    if t.events:
        t.tell("first_card_handed", t.actor, "STK-FPC-3", {"to": int(t.next_first)})


def settle_fees(t: StockpileTable) -> i64:
    """STK-DEM-12, -13: in turn order all players pay the fees they have taken, the highest that they can pay first."""
    for place in range(t.seats):
        seat = seat_at(t, place)
        for fee in range(i64(FEES - 1), -1, -1):
            for pile in range(t.piles_in_play):
                if t.bids[BIDDER + pile] == seat:
                    for k in range(pile * PILE_ROOM, pile * PILE_ROOM + t.pile_sizes[pile]):
                        if t.piles[k] % SEEN == FEE + fee:
                            take_fee(t, seat, fee)
    for pile in range(i64(MAX_PILES)):
        t.pile_sizes[pile] = 0
        t.bids[BIDDER + pile] = -1
        t.bids[SPACE + pile] = -1
    return DONE


def take_fee(t: StockpileTable, seat: i64, fee: i64) -> None:
    amount = t.card_data.fees[fee]
    t.ledger[FEES_TAKEN + seat] += 1
    t.discard[FEE + fee] += 1
    if t.with_investors and t.moments[seat] & FEE_TAKEN:
        for k in range(seat * 2, seat * 2 + 2):
            if t.investors[k] >= 0 and POWERS[t.investors[k]].fee_taken(t, seat, amount):
                return
    if amount <= t.money[seat]:
        pay(t, seat, amount)
        if t.events:
            t.tell("fee_paid", seat, "STK-DEM-12", {"card": CARD_NAMES[FEE + fee], "amount": int(amount)})
    else:
        t.discard[FEE + fee] -= 1
        owe_fee(t, seat, fee)
        if t.events:
            t.tell("fee_owed", seat, "STK-DEM-13", {"card": CARD_NAMES[FEE + fee], "amount": int(amount)})
