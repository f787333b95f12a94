"""The numbers that Acquire's clauses quote, and the price chart as the printed page shows it."""

from __future__ import annotations

from bigboard.games.acquire.rules.bonuses import BONUS_STEP
from bigboard.games.acquire.rules.chains import (
    CHAIN_NAMES,
    CHART,
    CHART_COLUMN,
    END_SIZE,
    MAJORITY,
    MINORITY,
    SAFE_SIZE,
    SHARES_PER_CHAIN,
)
from bigboard.games.acquire.rules.deal import MIN_PLAYERS
from bigboard.games.acquire.rules.shares import BUY_LIMIT
from bigboard.games.acquire.rules.table import HAND, MAX_PLAYERS, START_MONEY
from bigboard.games.acquire.rules.tiles import CELLS, COLUMNS, ROWS
from bigboard.games.title import Quotes, Value

COLUMN_NAMES = ("cheap", "middle", "dear")


def chart_groups() -> list[list[str]]:
    """The chains of each column of the chart."""
    return [
        [name for name, column in zip(CHAIN_NAMES, CHART_COLUMN, strict=True) if column == k]
        for k in range(len(COLUMN_NAMES))
    ]


def size_range(low: int, next_low: int) -> str:
    """6–10, from the smallest size of a row of the chart and that of the next; 0 is an empty cell."""
    if not low:
        return "–"
    if not next_low:
        return f"{low}+"
    return str(low) if next_low == low + 1 else f"{low}–{next_low - 1}"


def chart_rows() -> list[dict[str, Value]]:
    """Row by row: the sizes in each column, the price of a share and the bonuses."""
    rows: list[dict[str, Value]] = []
    for row, below in zip(CHART, [*CHART[1:], (0, 0, 0, 0)], strict=True):
        sizes = [size_range(row[k], below[k]) for k in range(len(COLUMN_NAMES))]
        price = row[3]
        rows.append(
            {
                **dict(zip(COLUMN_NAMES, sizes, strict=True)),
                "price": price,
                "majority": price * MAJORITY,
                "minority": price * MINORITY,
            }
        )
    return rows


QUOTES: Quotes = {
    "columns": COLUMNS,
    "rows": ROWS,
    "cells": CELLS,
    "min_players": MIN_PLAYERS,
    "max_players": MAX_PLAYERS,
    "start_money": START_MONEY,
    "hand": HAND,
    "shares_per_chain": SHARES_PER_CHAIN,
    "buy_limit": BUY_LIMIT,
    "safe_size": SAFE_SIZE,
    "end_size": END_SIZE,
    "majority_times": MAJORITY,
    "minority_times": MINORITY,
    "bonus_step": BONUS_STEP,
    "chart": chart_rows(),
    **{f"{name}_chains": ", ".join(chains) for name, chains in zip(COLUMN_NAMES, chart_groups(), strict=True)},
}
