"""The end of the game and the final money (ACQ-END-1 … 8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.table_base import richest, zeros
from bigboard.titles.acquire.rules.flow.bonuses import pay_bonuses, work_out_bonuses
from bigboard.titles.acquire.rules.model.chains import CHAIN_NAMES, CHAINS, END_SIZE, share_price
from bigboard.titles.acquire.rules.model.shares import give_shares, holding
from bigboard.titles.acquire.rules.model.sizes import MAX_PLAYERS
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.numbers import GAME_OVER

REASONS: Final = {
    "ACQ-END-1": "giant_chain",
    "ACQ-END-2": "all_safe",
    "ACQ-END-4": "hands_empty",
    "ACQ-END-5": "deadlock",
}


def has_giant(t: AcquireTable) -> bool:
    """ACQ-END-1: a chain of 41 tiles or more."""
    for chain in range(i64(CHAINS)):
        if t.sizes[chain] >= END_SIZE:
            return True
    return False


def all_safe(t: AcquireTable) -> bool:
    """ACQ-END-2: at least one chain, and every chain on the board safe."""
    return t.on_board != 0 and t.on_board == t.safe


def can_declare_end(t: AcquireTable) -> bool:
    return all_safe(t) or has_giant(t)


def declared_rule(t: AcquireTable) -> str:
    """The clause by which the end may be declared."""
    return "ACQ-END-1" if has_giant(t) else "ACQ-END-2"


def hands_empty(t: AcquireTable) -> bool:
    """ACQ-END-4."""
    for seat in range(t.seats):
        if t.hand_sizes[seat] > 0:
            return False
    return True


def end_rule(t: AcquireTable) -> str:
    """The clause by which the game ends, or has ended."""
    if t.end_declared:
        return declared_rule(t)
    return "ACQ-END-4" if hands_empty(t) else "ACQ-END-5"


def smallest_first(t: AcquireTable) -> list[int]:
    """The chains on the board in the order of the final sale; equal ones in chart order."""
    return sorted((c for c in range(CHAINS) if t.sizes[c] > 0), key=lambda c: t.sizes[c])


def finish(t: AcquireTable) -> None:
    """The final payout: bonuses of all chains on the board, then all their shares are sold."""
    t.question = GAME_OVER
    if t.events:
        rule = end_rule(t)
        t.tell("game_over", -1, rule, {"reason": REASONS[rule]})
        # ACQ-END-6, ACQ-END-7: the order matters to the eye only.
        for chain in smallest_first(t):
            pay_bonuses(t, chain)
        for chain in smallest_first(t):
            sell_all(t, chain)
        tell_result(t)
    else:
        for c in range(i64(CHAINS)):
            if t.sizes[c] > 0:
                pay_bonuses(t, c)
                sell_all(t, c)


def sell_all(t: AcquireTable, chain: i64) -> None:
    price = share_price(chain, t.sizes[chain])
    for seat in range(t.seats):
        shares = holding(t, seat, chain)
        if shares > 0:
            amount = shares * price
            give_shares(t, seat, chain, -shares)
            t.money[seat] += amount
            if t.events:
                data = {"chain": CHAIN_NAMES[chain], "shares": int(shares), "amount": int(amount)}
                t.tell("final_sale", seat, "ACQ-END-7", data)


def tell_result(t: AcquireTable) -> None:
    money = [int(t.money[seat]) for seat in range(t.seats)]
    t.tell("result", -1, "ACQ-END-8", {"money": money, "winners": richest(money)})


def fill_worth(t: AcquireTable, totals: vec[i64]) -> None:
    """Return each seat's money if the game were scored now.

    In a merger, bonuses of the acquired chain that have been paid are not paid again.
    """
    for seat in range(t.seats):
        totals[seat] = t.money[seat]
    if t.question == GAME_OVER:
        return
    for chain in range(i64(CHAINS)):
        if t.sizes[chain] > 0:
            price = share_price(chain, t.sizes[chain])
            for seat in range(t.seats):
                totals[seat] += holding(t, seat, chain) * price
            first: i64 = 0 if chain != t.acquired else t.seats + t.asked
            if first < t.seats:
                work_out_bonuses(t, chain)
                for seat in range(first, t.seats):
                    totals[seat] += t.scratch[seat]


def worth(t: AcquireTable) -> list[int]:
    totals = zeros(MAX_PLAYERS)
    fill_worth(t, totals)
    return [int(totals[seat]) for seat in range(t.seats)]
