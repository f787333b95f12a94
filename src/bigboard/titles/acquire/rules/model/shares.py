"""Buying shares: up to three a turn, of chains on the board (ACQ-BUY-1 … 7)."""

from typing import Final

from mypy_extensions import i64

from bigboard.titles.acquire.rules.model.chains import CHAIN_NAMES, CHAINS, share_price
from bigboard.titles.acquire.rules.model.table import AcquireTable

BUY_LIMIT: Final = 3


def holding(t: AcquireTable, seat: i64, chain: i64) -> i64:
    return t.shares[seat * CHAINS + chain]


def give_shares(t: AcquireTable, seat: i64, chain: i64, count: i64) -> None:
    """Move shares from the bank to the seat; a negative count goes the other way."""
    t.shares[seat * CHAINS + chain] += count
    t.bank[chain] -= count


def can_buy(t: AcquireTable, chain: i64) -> bool:
    """Return True if the player whose turn it is may buy a share of this chain now."""
    # ACQ-BUY-1: only chains on the board. ACQ-BUY-3: only while the bank has shares.
    # ACQ-BUY-4: in chart order. ACQ-BUY-2: only what can be paid.
    return (
        t.sizes[chain] > 0
        and t.bank[chain] > 0
        and chain >= t.buy_from
        and share_price(chain, t.sizes[chain]) <= t.money[t.turn]
    )


def buyable(t: AcquireTable) -> i64:
    """The chains of which a share may be bought now, one bit each."""
    chains: i64 = 0
    for chain in range(t.buy_from, i64(CHAINS)):
        if can_buy(t, chain):
            chains |= i64(1) << chain
    return chains


def can_buy_any(t: AcquireTable) -> bool:
    if t.bought == BUY_LIMIT:
        return False
    for chain in range(t.buy_from, i64(CHAINS)):
        if can_buy(t, chain):
            return True
    return False


def buy_share(t: AcquireTable, chain: i64) -> None:
    """From the bank, at the price of the chart (ACQ-BUY-6, ACQ-BUY-7)."""
    price = share_price(chain, t.sizes[chain])
    t.money[t.turn] -= price
    give_shares(t, t.turn, chain, 1)
    t.bought += 1
    t.buy_from = chain
    if t.events:
        t.tell("share_bought", t.turn, "ACQ-BUY-1", {"chain": CHAIN_NAMES[chain], "price": int(price)})
