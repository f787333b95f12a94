"""The seven hotel chains and the price chart (ACQ-SET-2, ACQ-PRC-1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.name_index import NameIndex
from bigboard.titles.acquire.rules.view_types import ChartRow, PrintedChart

CHAINS: Final = 7
ALL_CHAINS: Final = 127  # one bit a chain
SHARES_PER_CHAIN: Final = 25
SAFE_SIZE: Final = 11
END_SIZE: Final = 41
MAJORITY: Final = 10  # bonuses, in prices of a share
MINORITY: Final = 5

CHAIN_NAMES: Final = ["Worldwide", "Sackson", "Festival", "Imperial", "American", "Continental", "Tower"]
CHAIN_LETTERS: Final = "WSFIACT"
CHAIN_INDEX: Final = NameIndex("chain", CHAIN_NAMES, f"the chains are {', '.join(CHAIN_NAMES)}", CHAIN_LETTERS)

# The smallest size of each row of the chart, as printed:
#       Worldwide  Festival  Continental   price of
#       Sackson    Imperial  Tower         a share
#                  American
CHART: Final = [
    (2, 0, 0, 200),
    (3, 2, 0, 300),
    (4, 3, 2, 400),
    (5, 4, 3, 500),
    (6, 5, 4, 600),
    (11, 6, 5, 700),
    (21, 11, 6, 800),
    (31, 21, 11, 900),
    (41, 31, 21, 1000),
    (0, 41, 31, 1100),
    (0, 0, 41, 1200),
]
CHART_COLUMN: Final = [0, 0, 1, 1, 1, 2, 2]  # by chain
SIZES: Final = 109  # a chain has 0 to 108 tiles


def _prices() -> list[int]:
    table: list[int] = []
    for chain in range(CHAINS):
        for size in range(SIZES):
            price = 0
            for row in CHART:
                if 0 < row[CHART_COLUMN[chain]] <= size:
                    price = row[3]
            table.append(price)
    return table


PRICES: Final = vec[i64](_prices())


def share_price(chain: i64, size: i64) -> i64:
    """Return the price of one share of a chain of that size, to buy and to sell."""
    return PRICES[chain * SIZES + size]


def printed_chart() -> PrintedChart:
    """The chart for people: groups of chains, and for each row the sizes of each group, the price and the bonuses."""
    groups: list[list[str]] = [[], [], []]
    for chain in range(CHAINS):
        groups[CHART_COLUMN[chain]].append(CHAIN_NAMES[chain])
    rows: list[ChartRow] = []
    for place in range(len(CHART)):
        row = CHART[place]
        below = CHART[place + 1] if place + 1 < len(CHART) else (0, 0, 0, 0)
        sizes = [size_range(row[0], below[0]), size_range(row[1], below[1]), size_range(row[2], below[2])]
        price = row[3]
        rows.append({"sizes": sizes, "price": price, "majority": price * MAJORITY, "minority": price * MINORITY})
    return {"groups": groups, "rows": rows}


def size_range(low: int, next_low: int) -> str:
    """As printed: 5, 6–10, 41+; nothing where the group has no such row."""
    if not low:
        return ""
    if not next_low:
        return f"{low}+"
    return str(low) if next_low == low + 1 else f"{low}–{next_low - 1}"


def first_chain(chains: i64) -> i64:
    """The first chain in chart order of a non-empty set of chains."""
    chain: i64 = 0
    while not (chains >> chain) & 1:
        chain += 1
    return chain


def several(chains: i64) -> bool:
    """Return True if the set holds two chains or more."""
    return chains & (chains - 1) != 0
