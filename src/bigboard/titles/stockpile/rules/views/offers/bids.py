"""Bids for stockpiles and, before the game, for investors, with the seat's own price and gain."""

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules.cards.cards import TRACK_SPACES
from bigboard.titles.stockpile.rules.flow.bidding import free_money, limit_of_lot
from bigboard.titles.stockpile.rules.model.table import BIDDER, GAP, SPACE, StockpileTable
from bigboard.titles.stockpile.rules.numbers import ASK_BID_INVESTOR
from bigboard.titles.stockpile.rules.offer_types import BidFacts
from bigboard.titles.stockpile.rules.views.card_view import investor_view
from bigboard.titles.stockpile.rules.views.offers.rehearsal import Rehearsal


def bid_facts(t: StockpileTable, seat: int, words: JsonDict, action: int) -> BidFacts:
    pile: int = words["pile"]
    space: int = words["space"]
    rival = int(t.bids[BIDDER + pile])
    printed = int(t.card_data.track[space])
    auction = t.question == ASK_BID_INVESTOR
    price = printed if auction else int(t.prices_of[seat * TRACK_SPACES + space])
    gap = 1 if auction else int(t.traits[GAP + seat])
    rehearsal = Rehearsal(t, seat)
    rehearsal.answer(action)
    return {
        "cost": max(0, price),
        "gain": max(0, -price),
        "price": printed,
        "investor": investor_view(t, int(t.lots[pile]))["name"] if auction else None,
        "free_after": cash_to_begin(t, seat, pile, price) if auction else int(free_money(rehearsal.table, seat)),
        "bonus": rehearsal.gain,
        "outbids": rival if rival >= 0 else None,
        "outbid_by": gap,
        "locks": space + gap >= TRACK_SPACES,
    }


def cash_to_begin(t: StockpileTable, seat: int, pile: int, price: int) -> int:
    """STK-AUC-5: starting cash less the bid, of this investor and of the one that the seat may be winning already."""
    cash = int(limit_of_lot(t, pile)) - price
    for other in range(int(t.piles_in_play)):
        if other != pile and t.bids[BIDDER + other] == seat:
            cash += int(limit_of_lot(t, other)) - int(t.card_data.track[t.bids[SPACE + other]])
    return cash


def all_spaces(t: StockpileTable) -> list[JsonDict]:
    """Every space of every track in play, as described actions."""
    spaces: list[JsonDict] = []
    for pile in range(int(t.piles_in_play)):
        spaces += [{"type": "bid", "pile": pile, "space": space} for space in range(TRACK_SPACES)]
    return spaces
