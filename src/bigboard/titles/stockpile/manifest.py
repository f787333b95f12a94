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
    heuristic="bigboard.titles.stockpile.heuristic.value:StockpileHeuristic",
    heuristic_weights="bigboard.titles.stockpile.heuristic.weights:NAMES",
    action_features="bigboard.titles.stockpile.action_features:StockpileActionFeatures",
    collector="bigboard.titles.stockpile.stats:StockpileCollector",
    coach_facts="bigboard.titles.stockpile.coach:COACH_FACTS",
    transcript="bigboard.titles.stockpile.transcript.transcript:StockpileTranscript",
    terminal="bigboard.titles.stockpile.terminal",
    drawing="bigboard.titles.stockpile.drawing:draw",
    money_unit=1000,
    search={"horizon": 2},
    level_simulations={"medium": 50, "hard": 800, "expert": 13_600},
    level_nets=("hard",),
    label_search=(80, 1),
    rating_temperature=400.0,
    secret_fields=("pairs.company", "pairs.forecast", "piles.kinds", "own_market"),
    summary_parts=("title", "aim", "pair", "supply", "demand", "action", "sell", "move", "end"),
    ladder=(
        ("greedy,random*3", 20_000, 0.85, ()),
        ("search:simulations=200,greedy*3", 320, 0.45, ()),
        ("search:simulations=400,greedy*3", 320, 0.45, ()),
        ("greedy,random*3", 20_000, 0.85, ("all",)),
        ("search:simulations=200,greedy*3", 320, 0.45, ("all",)),
    ),
)
