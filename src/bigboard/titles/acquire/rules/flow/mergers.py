"""Mergers: who survives, in which order the others are acquired, and what becomes of their shares.

Each function answers whether the merger is complete. If not, the table waits for a decision.
"""

from mypy_extensions import i64

from bigboard.titles.acquire.rules import numbers as ids
from bigboard.titles.acquire.rules.flow.bonuses import pay_bonuses
from bigboard.titles.acquire.rules.model.board import absorb, extend_chain
from bigboard.titles.acquire.rules.model.chains import CHAIN_NAMES, CHAINS, first_chain, several, share_price
from bigboard.titles.acquire.rules.model.shares import give_shares, holding
from bigboard.titles.acquire.rules.model.table import AcquireTable


def largest(t: AcquireTable, chains: i64) -> i64:
    """The largest of these chains, as a set: more than one when they are equal."""
    size: i64 = 0
    found: i64 = 0
    for chain in range(i64(CHAINS)):
        if (chains >> chain) & 1:
            if t.sizes[chain] > size:
                size = t.sizes[chain]
                found = i64(1) << chain
            elif t.sizes[chain] == size:
                found |= i64(1) << chain
    return found


def begin_merger(t: AcquireTable, tile: i64, chains: i64) -> bool:
    """A tile connects chains: the largest acquires the others. The tile itself does not count (ACQ-MRG-1)."""
    t.tile = tile
    t.to_settle = chains
    if t.events:
        sizes = {CHAIN_NAMES[c]: int(t.sizes[c]) for c in range(CHAINS) if (chains >> c) & 1}
        t.tell("merger", t.turn, "ACQ-MRG-1", {"sizes": sizes})
    candidates = largest(t, chains)
    if several(candidates):
        # ACQ-MRG-2: equal largest chains, the merging player chooses the survivor.
        t.question = ids.ASK_CHOOSE_SURVIVOR
        return False
    return name_survivor(t, first_chain(candidates))


def name_survivor(t: AcquireTable, chain: i64) -> bool:
    t.survivor = chain
    t.to_settle &= ~(i64(1) << chain)
    if t.events:
        rule = "ACQ-MRG-2" if t.question == ids.ASK_CHOOSE_SURVIVOR else "ACQ-MRG-1"
        t.tell("survivor", t.turn, rule, {"chain": CHAIN_NAMES[chain]})
    return settle_next(t)


def settle_next(t: AcquireTable) -> bool:
    """ACQ-MRG-3: several chains are acquired from the largest down, each completely."""
    if t.to_settle == 0:
        tile = t.tile
        survivor = t.survivor
        extend_chain(t, tile, survivor)
        t.tile = -1
        t.survivor = -1
        if t.events:
            t.tell(
                "merger_complete",
                t.turn,
                "ACQ-MRG-9",
                {"chain": CHAIN_NAMES[survivor], "size": int(t.sizes[survivor])},
            )
        return True
    candidates = largest(t, t.to_settle)
    if several(candidates):
        # ACQ-MRG-4: equal acquired chains, the merging player chooses the order.
        t.question = ids.ASK_CHOOSE_ACQUIRED
        return False
    return acquire(t, first_chain(candidates))


def acquire(t: AcquireTable, chain: i64) -> bool:
    """Pay the bonuses, then ask all players about their shares, clockwise from the merging player (ACQ-MRG-5)."""
    t.acquired = chain
    t.asked = -t.seats
    t.to_settle &= ~(i64(1) << chain)
    if t.events:
        data = {"chain": CHAIN_NAMES[chain], "by": CHAIN_NAMES[t.survivor], "size": int(t.sizes[chain])}
        t.tell("chain_acquired", t.turn, "ACQ-MRG-3", data)
    pay_bonuses(t, chain)
    t.asked = 0  # the actor is the merging player again, so the round is complete
    return ask_holders(t)


def trades_possible(t: AcquireTable) -> i64:
    """ACQ-MRG-6: two acquired shares for one of the survivor, while the bank has any."""
    pairs = holding(t, t.actor, t.acquired) // 2
    left = t.bank[t.survivor]
    return pairs if pairs < left else left


def ask_holders(t: AcquireTable) -> bool:
    """The next holder of acquired shares decides; when all have, the chain leaves the board."""
    while t.asked < t.seats:
        if holding(t, t.actor, t.acquired) > 0:
            t.question = ids.ASK_TRADE_SHARES if trades_possible(t) > 0 else ids.ASK_SELL_SHARES
            return False
        next_holder(t)
    chain = t.acquired
    absorb(t, chain, t.survivor)
    t.acquired = -1
    if t.events:
        data = {
            "chain": CHAIN_NAMES[chain],
            "into": CHAIN_NAMES[t.survivor],
            "size": int(t.sizes[t.survivor]),
        }
        t.tell("chain_absorbed", t.turn, "ACQ-MRG-9", data)
    return settle_next(t)


def next_holder(t: AcquireTable) -> None:
    t.asked += 1
    t.actor += 1
    if t.actor == t.seats:
        t.actor = 0


def trade_shares(t: AcquireTable, trades: i64) -> bool:
    """The actor trades two for one, that many times, then decides how many of the rest to sell."""
    if trades > 0:
        give_shares(t, t.actor, t.acquired, -2 * trades)
        give_shares(t, t.actor, t.survivor, trades)
        if t.events:
            data = {
                "chain": CHAIN_NAMES[t.acquired],
                "given": int(2 * trades),
                "into": CHAIN_NAMES[t.survivor],
                "received": int(trades),
            }
            t.tell("shares_traded", t.actor, "ACQ-MRG-6", data)
    if holding(t, t.actor, t.acquired) > 0:
        t.question = ids.ASK_SELL_SHARES
        return False
    next_holder(t)
    return ask_holders(t)


def sell_shares(t: AcquireTable, count: i64) -> bool:
    """ACQ-MRG-7: sold at the price of the acquired chain before the merger. ACQ-MRG-8: the rest is kept."""
    chain = t.acquired
    if count > 0:
        amount = count * share_price(chain, t.sizes[chain])
        give_shares(t, t.actor, chain, -count)
        t.money[t.actor] += amount
        if t.events:
            data = {"chain": CHAIN_NAMES[chain], "shares": int(count), "amount": int(amount)}
            t.tell("shares_sold", t.actor, "ACQ-MRG-7", data)
    if t.events:
        kept = int(holding(t, t.actor, chain))
        if kept:
            t.tell("shares_kept", t.actor, "ACQ-MRG-8", {"chain": CHAIN_NAMES[chain], "shares": kept})
    next_holder(t)
    return ask_holders(t)
