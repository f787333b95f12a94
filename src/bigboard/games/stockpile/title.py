"""The manifest of Stockpile."""

from __future__ import annotations

from bigboard.games.title import Title

TITLE = Title(
    name="stockpile",
    label="Stockpile",
    rules="STK",
    game="bigboard.games.stockpile.rules.game:STOCKPILE",
    declaration="bigboard.games.stockpile.declaration:DECLARATION",
    clauses="bigboard.games.stockpile",
    quotes="bigboard.games.stockpile.quotes:QUOTES",
    corrections="bigboard.games.stockpile.rules.data_files:corrected_values",
    notation="bigboard.games.stockpile.notation.actions",
    instinct="bigboard.games.stockpile.instinct.prospect:StockpileProspect",
    search={"horizon": 2},
    insight="bigboard.games.stockpile.insight:StockpileInsight",
    collector="bigboard.games.stockpile.collector:StockpileCollector",
    prospects="bigboard.games.stockpile.prospects:PROSPECTS",
    scribe="bigboard.games.stockpile.scribe.scribe:StockpileScribe",
    terminal="bigboard.games.stockpile.terminal",
)
