"""What a simulation notes of a game, one file a game. `collector_of("acquire")` is the class."""

from __future__ import annotations

from bigboard.lab.collectors.collector import Collector

__all__ = ["Collector", "collector_of"]


def collector_of(game: str) -> type[Collector]:
    """The collector for a game; one that notes only what every game has where there is none of its own."""
    if game == "acquire":
        from bigboard.lab.collectors.acquire import AcquireCollector

        return AcquireCollector
    if game == "stockpile":
        from bigboard.lab.collectors.stockpile import StockpileCollector

        return StockpileCollector
    return Collector
