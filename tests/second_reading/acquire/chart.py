"""The seven chains and the reference chart, as printed."""

from __future__ import annotations

CHAINS = ["Worldwide", "Sackson", "Festival", "Imperial", "American", "Continental", "Tower"]
SHARES_OF_A_CHAIN = 25
SAFE = 11
GIANT = 41

# The smallest number of tiles in each line of the chart, by group of chains; None where the chart has a dash.
CHART: list[tuple[int | None, int | None, int | None, int]] = [
    (2, None, None, 200),
    (3, 2, None, 300),
    (4, 3, 2, 400),
    (5, 4, 3, 500),
    (6, 5, 4, 600),
    (11, 6, 5, 700),
    (21, 11, 6, 800),
    (31, 21, 11, 900),
    (41, 31, 21, 1000),
    (None, 41, 31, 1100),
    (None, None, 41, 1200),
]

GROUPS = {
    "Worldwide": 0,
    "Sackson": 0,
    "Festival": 1,
    "Imperial": 1,
    "American": 1,
    "Continental": 2,
    "Tower": 2,
}


def price(chain: str, size: int) -> int:
    """The price of one share: the last line of the chart that the chain is large enough for."""
    found = 0
    for line in CHART:
        tiles = line[GROUPS[chain]]
        if tiles is not None and size >= tiles:
            found = line[3]
    return found


def majority(chain: str, size: int) -> int:
    return 10 * price(chain, size)


def minority(chain: str, size: int) -> int:
    return 5 * price(chain, size)


def up_to_the_next_hundred(amount: int, players: int) -> int:
    """An equal part of the amount for each of some players, rounded up to the next $100."""
    part, left = divmod(amount, players)
    if left:
        part += 1
    return part if part % 100 == 0 else part - part % 100 + 100


def bonuses(chain: str, size: int, shares: list[int]) -> list[int]:
    """What each player receives as primary and secondary shareholder; `shares` by seat."""
    pay = [0] * len(shares)
    most = max(shares)
    if most == 0:
        return pay
    primary = [seat for seat, held in enumerate(shares) if held == most]
    if len(primary) > 1:
        both = majority(chain, size) + minority(chain, size)
        for seat in primary:
            pay[seat] = up_to_the_next_hundred(both, len(primary))
        return pay
    pay[primary[0]] = majority(chain, size)
    second_most = max((held for held in shares if held != most), default=0)
    if second_most == 0:
        pay[primary[0]] += minority(chain, size)
        return pay
    secondary = [seat for seat, held in enumerate(shares) if held == second_most]
    for seat in secondary:
        pay[seat] = up_to_the_next_hundred(minority(chain, size), len(secondary))
    return pay
