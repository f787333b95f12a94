"""Bonuses for the holders of most and second most shares of a chain (ACQ-BON-1 … 4)."""

from typing import Final

from mypy_extensions import i64

from bigboard.titles.acquire.rules.model.chains import CHAIN_NAMES, MAJORITY, MINORITY, share_price
from bigboard.titles.acquire.rules.model.shares import holding
from bigboard.titles.acquire.rules.model.table import AcquireTable

BONUS_STEP: Final = 100


def rounded_up(amount: i64) -> i64:
    """Up to the next full hundred."""
    return (amount + BONUS_STEP - 1) // BONUS_STEP * BONUS_STEP


def work_out_bonuses(t: AcquireTable, chain: i64) -> None:
    """Write each seat's bonus for the chain, at its present size, into `t.scratch`."""
    most: i64 = 0
    second: i64 = 0
    with_most: i64 = 0
    with_second: i64 = 0
    for seat in range(t.seats):
        held = holding(t, seat, chain)
        if held > most:
            second = most
            with_second = with_most
            most = held
            with_most = 1
        elif held == most:
            with_most += 1
        elif held > second:
            second = held
            with_second = 1
        elif held == second:
            with_second += 1

    price = share_price(chain, t.sizes[chain])
    majority = price * MAJORITY
    minority = price * MINORITY
    if with_most > 1 or second == 0:
        # ACQ-BON-2: tied for most shares, they divide both bonuses. ACQ-BON-4: a single holder takes both.
        majority = rounded_up((majority + minority) // with_most)
        minority = 0
    else:
        # ACQ-BON-3: tied for second most, they divide the minority bonus.
        minority = rounded_up(minority // with_second)
    for seat in range(t.seats):
        held = holding(t, seat, chain)
        if held == 0:
            t.scratch[seat] = 0
        elif held == most:
            t.scratch[seat] = majority
        elif held == second:
            t.scratch[seat] = minority
        else:
            t.scratch[seat] = 0


def pay_bonuses(t: AcquireTable, chain: i64) -> None:
    """The bank pays the bonuses of a chain."""
    work_out_bonuses(t, chain)
    if t.events:
        for seat, place, rule, amount in bonus_rows(t, chain):
            t.money[seat] += amount
            if chain == t.acquired:
                t.asked = seat + 1 - t.seats
            t.tell("bonus", seat, rule, {"chain": CHAIN_NAMES[chain], "place": place, "amount": amount})
        return
    for seat in range(t.seats):
        t.money[seat] += t.scratch[seat]


def bonus_rows(t: AcquireTable, chain: i64) -> list[tuple[int, str, str, int]]:
    """The bonuses that were just worked out: seat, place, clause and amount."""
    held = [int(holding(t, seat, chain)) for seat in range(t.seats)]
    most = max(held)
    holders = sum(1 for count in held if count)
    rows: list[tuple[int, str, str, int]] = []
    for seat in range(int(t.seats)):
        amount = int(t.scratch[seat])
        if not amount:
            continue
        if holders == 1:
            place, rule = "both", "ACQ-BON-4"
        elif held[seat] == most:
            tied = held.count(most) > 1
            place, rule = ("majority_tied", "ACQ-BON-2") if tied else ("majority", "ACQ-BON-1")
        else:
            tied = held.count(held[seat]) > 1
            place, rule = ("minority_tied", "ACQ-BON-3") if tied else ("minority", "ACQ-BON-1")
        rows.append((seat, place, rule, amount))
    return rows
