"""Choices of several as one: buying up to three shares; keeping, trading and selling the shares of an acquired chain.

The engine asks for one share after the other in chart order, and for trades before sales. People pick in any order.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64

from bigboard.games.engine.table_base import zeros
from bigboard.titles.acquire.rules import numbers as ids
from bigboard.titles.acquire.rules.actions import WORDS
from bigboard.titles.acquire.rules.flow.mergers import trades_possible
from bigboard.titles.acquire.rules.model.chains import CHAIN_NAMES, CHAINS, share_price
from bigboard.titles.acquire.rules.model.shares import BUY_LIMIT, can_buy, holding
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.offer_types import BuyItem, Pick, SellItem, TradeItem
from bigboard.titles.acquire.rules.refusals import (
    bad_basket,
    bad_disposal,
    bad_purchase,
    bad_trade,
    not_understood,
    refusal,
    too_many_shares,
)
from bigboard.titles.acquire.rules.views.holdings import owned_with

HELD: Final = "held"  # the pool of shares of the acquired chain


def describe_pick(t: AcquireTable) -> Pick | None:
    """The choice of the seat that decides, if the engine asks for it in several questions."""
    if t.question == ids.ASK_BUY_SHARES:
        chains = [c for c in range(CHAINS) if can_buy(t, c)]
        room = BUY_LIMIT - int(t.bought)
        items = [buy_item(t, chain, room) for chain in chains]
        return {
            "least": 0,
            "most": room,
            "budget": int(t.money[t.turn]),
            "pools": {},
            "rules": {"most": "ACQ-BUY-1", "budget": "ACQ-BUY-2"},
            "items": [*items],
        }
    if t.question == ids.ASK_TRADE_SHARES or t.question == ids.ASK_SELL_SHARES:
        held = int(holding(t, t.actor, t.acquired))
        disposals: list[BuyItem | TradeItem | SellItem] = [sell_item(t)]
        if t.question == ids.ASK_TRADE_SHARES:
            disposals.insert(0, trade_item(t))
        return {
            "least": 0,
            "most": held,
            "budget": None,
            "pools": {HELD: held},
            "rules": {"most": "ACQ-MRG-5", HELD: "ACQ-MRG-5"},
            "items": disposals,
        }
    return None


def buy_item(t: AcquireTable, chain: i64, room: int) -> BuyItem:
    price = int(share_price(chain, t.sizes[chain]))
    most = min(room, int(t.bank[chain]), int(t.money[t.turn]) // price)
    return {
        "item": WORDS.describe(ids.BUY + int(chain)),
        "most": most,
        "cost": price,
        "gain": 0,
        "pool": None,
        "uses": 0,
        "rule": "ACQ-BUY-3",
        "chain": CHAIN_NAMES[chain],
        "shares": int(holding(t, t.turn, chain)),
        "bank": int(t.bank[chain]),
        "after": [owned_with(t, t.turn, chain, count) for count in range(1, most + 1)],
    }


def trade_item(t: AcquireTable) -> TradeItem:
    return {
        "item": WORDS.describe(ids.TRADE + 1),
        "most": int(trades_possible(t)),
        "cost": 0,
        "gain": 0,
        "pool": HELD,
        "uses": 2,
        "rule": "ACQ-MRG-6",
        "chain": CHAIN_NAMES[t.survivor],
        "received": 1,
        "shares": int(holding(t, t.actor, t.survivor)),
    }


def sell_item(t: AcquireTable) -> SellItem:
    held = int(holding(t, t.actor, t.acquired))
    return {
        "item": WORDS.describe(ids.SELL + 1),
        "most": held,
        "cost": 0,
        "gain": int(share_price(t.acquired, t.sizes[t.acquired])),
        "pool": HELD,
        "uses": 1,
        "rule": "ACQ-MRG-7",
        "chain": CHAIN_NAMES[t.acquired],
        "shares": held,
    }


def parse(pick: Mapping[str, Any]) -> int:
    try:
        return WORDS.parse(pick)
    except ValueError as error:
        raise not_understood(pick, error) from None


def purchases(t: AcquireTable, picks: Sequence[Mapping[str, Any]]) -> list[int]:
    """The purchases in chart order (ACQ-BUY-4), and the action that ends them where more could be bought."""
    wanted = zeros(CHAINS)
    count: i64 = 0
    cost: i64 = 0
    for pick in picks:
        action = parse(pick)
        if action == ids.STOP_BUYING:
            continue
        if not ids.BUY <= action < ids.STOP_BUYING:
            raise refusal(t, action)
        chain: i64 = action - ids.BUY
        wanted[chain] += 1
        count += 1
        cost += share_price(chain, t.sizes[chain])
        if not can_buy(t, chain) or wanted[chain] > t.bank[chain]:
            raise bad_purchase(t, chain, wanted[chain])
    if t.bought + count > BUY_LIMIT:
        raise too_many_shares(int(BUY_LIMIT - t.bought), int(count))
    if cost > t.money[t.turn]:
        raise bad_basket(t, cost)
    actions: list[int] = []
    trial = t.clone()
    assert isinstance(trial, AcquireTable)
    trial.events = False
    for c in range(CHAINS):
        for _ in range(int(wanted[c])):
            actions.append(ids.BUY + c)
            trial.take(ids.BUY + c)
    if trial.question == ids.ASK_BUY_SHARES and trial.turn_number == t.turn_number:
        actions.append(ids.STOP_BUYING)
    return actions


def disposals(t: AcquireTable, picks: Sequence[Mapping[str, Any]]) -> list[int]:
    """Return trades before sales (ACQ-MRG-5); all other shares are kept."""
    trades = 0
    sales = 0
    for pick in picks:
        action = parse(pick)
        if ids.TRADE <= action < ids.SELL:
            trades += action - ids.TRADE
        elif ids.SELL <= action < ids.DECLARE_END:
            sales += action - ids.SELL
        else:
            raise refusal(t, action)
    held = int(holding(t, t.actor, t.acquired))
    possible = int(trades_possible(t))
    if trades > possible:
        raise bad_trade(t, trades)
    if trades and t.question == ids.ASK_SELL_SHARES:
        raise refusal(t, ids.TRADE + trades)  # it was decided already
    if 2 * trades + sales > held:
        raise bad_disposal(t, trades, sales)
    actions = [ids.TRADE + trades] if t.question == ids.ASK_TRADE_SHARES else []
    return [*actions, ids.SELL + sales] if held > 2 * trades else actions
