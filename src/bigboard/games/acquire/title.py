"""The manifest of Acquire."""

from __future__ import annotations

from bigboard.games.title import Title

TITLE = Title(
    name="acquire",
    label="Acquire",
    rules="ACQ",
    game="bigboard.games.acquire.rules.game:ACQUIRE",
    declaration="bigboard.games.acquire.declaration:DECLARATION",
    clauses="bigboard.games.acquire",
    quotes="bigboard.games.acquire.quotes:QUOTES",
    notation="bigboard.games.acquire.notation",
    instinct="bigboard.games.acquire.instinct_prospect:AcquireProspect",
    search={"common": 1, "horizon": 8},
    insight="bigboard.games.acquire.insight:AcquireInsight",
    collector="bigboard.games.acquire.collector:AcquireCollector",
    prospects="bigboard.games.acquire.prospects:PROSPECTS",
    scribe="bigboard.games.acquire.scribe:AcquireScribe",
    terminal="bigboard.games.acquire.terminal",
    reference="bigboard.games.acquire.rules.chains:printed_chart",
)
