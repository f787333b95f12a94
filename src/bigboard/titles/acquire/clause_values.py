"""The numbers that Acquire's clauses quote, and the price chart as the printed page shows it."""

from __future__ import annotations

from bigboard.games.manifest import Quotes, Value
from bigboard.titles.acquire.rules.deal import MIN_PLAYERS
from bigboard.titles.acquire.rules.flow.bonuses import BONUS_STEP
from bigboard.titles.acquire.rules.model.chains import (
    END_SIZE,
    MAJORITY,
    MINORITY,
    SAFE_SIZE,
    SHARES_PER_CHAIN,
    printed_chart,
)
from bigboard.titles.acquire.rules.model.shares import BUY_LIMIT
from bigboard.titles.acquire.rules.model.sizes import HAND, MAX_PLAYERS, START_MONEY
from bigboard.titles.acquire.rules.model.tiles import CELLS, COLUMNS, ROWS

COLUMN_NAMES = ("cheap", "middle", "dear")


PRINTED = printed_chart()


def chart_rows() -> list[dict[str, Value]]:
    """Row by row: the sizes in each column, the price of a share and the bonuses."""
    return [
        {
            **{column: size or "–" for column, size in zip(COLUMN_NAMES, row["sizes"], strict=True)},
            **{name: row[name] for name in ("price", "majority", "minority")},
        }
        for row in PRINTED["rows"]
    ]


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
    **{f"{name}_chains": ", ".join(chains) for name, chains in zip(COLUMN_NAMES, PRINTED["groups"], strict=True)},
}
