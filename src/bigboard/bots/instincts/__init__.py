"""Rules of thumb for each game: what an experienced player would give for an action, in dollars."""

from __future__ import annotations

from functools import cache

from bigboard.bots.instincts.instinct import Instinct


@cache
def instinct_of(game: str) -> Instinct:
    """The instinct for a game; one without an opinion where there is none."""
    if game == "acquire":
        from bigboard.bots.instincts.acquire import AcquireInstinct

        return AcquireInstinct()
    if game == "stockpile":
        from bigboard.bots.instincts.stockpile_beliefs import StockpileBeliefs

        return StockpileBeliefs()
    return Instinct()
