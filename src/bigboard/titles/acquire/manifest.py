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
    heuristic="bigboard.titles.acquire.heuristic.value:AcquireHeuristic",
    heuristic_weights="bigboard.titles.acquire.heuristic.weights:NAMES",
    action_features="bigboard.titles.acquire.action_features:AcquireActionFeatures",
    collector="bigboard.titles.acquire.stats:AcquireCollector",
    coach_facts="bigboard.titles.acquire.coach:COACH_FACTS",
    editor="bigboard.titles.acquire.editor",
    transcript="bigboard.titles.acquire.transcript:AcquireTranscript",
    terminal="bigboard.titles.acquire.terminal",
    drawing="bigboard.titles.acquire.drawing:draw",
    reference="bigboard.titles.acquire.rules.model.chains:printed_chart",
    search={"common": 1, "horizon": 8},
    level_simulations={"medium": 60, "hard": 2000, "expert": 64_000},
    label_search=(64, 16),
    rating_temperature=70.0,
    secret_fields=("hand",),
    puzzles_from=0.35,
    puzzles_solved_by_greedy=0.5,
    text_omits=("turn_number", "turns_without_tile"),
    summary_parts=("title", "aim", "turn", "found", "grow", "buy", "merge", "safe", "end"),
    ladder=(
        ("greedy,random*3", 20_000, 0.98, ()),
        ("search:simulations=400,greedy*3", 320, 0.55, ()),
    ),
)
