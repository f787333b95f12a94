"""The manifest of Stockpile."""

from __future__ import annotations

from bigboard.games.manifest import Title

TITLE = Title(
    name="stockpile",
    label="Stockpile",
    rules="STK",
    game="bigboard.titles.stockpile.rules.game:STOCKPILE",
    declaration="bigboard.titles.stockpile.declaration:DECLARATION",
    package="bigboard.titles.stockpile",
    quotes="bigboard.titles.stockpile.clause_values:QUOTES",
    corrections="bigboard.titles.stockpile.rules.cards.data_files:corrected_values",
    notation="bigboard.titles.stockpile.notation.actions",
    instinct="bigboard.titles.stockpile.heuristic.value:StockpileProspect",
    search={"horizon": 2},
    insight="bigboard.titles.stockpile.action_features:StockpileInsight",
    collector="bigboard.titles.stockpile.stats:StockpileCollector",
    prospects="bigboard.titles.stockpile.coach:PROSPECTS",
    scribe="bigboard.titles.stockpile.transcript.transcript:StockpileScribe",
    terminal="bigboard.titles.stockpile.terminal",
)
