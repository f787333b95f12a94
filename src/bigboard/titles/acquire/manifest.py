"""The manifest of Acquire."""

from __future__ import annotations

from bigboard.games.manifest import Title

TITLE = Title(
    name="acquire",
    label="Acquire",
    rules="ACQ",
    game="bigboard.titles.acquire.rules.game:ACQUIRE",
    declaration="bigboard.titles.acquire.declaration:DECLARATION",
    package="bigboard.titles.acquire",
    quotes="bigboard.titles.acquire.clause_values:QUOTES",
    notation="bigboard.titles.acquire.notation",
    instinct="bigboard.titles.acquire.heuristic.value:AcquireProspect",
    search={"common": 1, "horizon": 8},
    insight="bigboard.titles.acquire.action_features:AcquireInsight",
    collector="bigboard.titles.acquire.stats:AcquireCollector",
    prospects="bigboard.titles.acquire.coach:PROSPECTS",
    scribe="bigboard.titles.acquire.transcript:AcquireScribe",
    terminal="bigboard.titles.acquire.terminal",
    reference="bigboard.titles.acquire.rules.model.chains:printed_chart",
)
