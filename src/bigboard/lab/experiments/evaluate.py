"""`bigboard evaluate`: which bot is better, with the luck taken out, as one file that others can verify."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

import bigboard
from bigboard.games import registry
from bigboard.games.coach_facts import coach_facts_of
from bigboard.games.contract import IllegalAction
from bigboard.lab.analysis.evaluation import Evaluation
from bigboard.lab.experiments.arena import not_again, titled_table
from bigboard.lab.run.collector import collector_of
from bigboard.lab.run.durations import middle_of, time_text
from bigboard.lab.run.long_run import Ending, Plan, run_plan
from bigboard.lab.run.match import Deals
from bigboard.lab.run.measured_match import measure_fixture, replay_fixture
from bigboard.lab.run.pairings import Field, Fixture, checked_field, reasons_against

FORMAT = 1
KIND = "evaluation"
REDRAWS = 40  # of the open chance after each piece of it
MEASURED_AGAIN = 4  # games, by `bigboard verify`


def evaluate(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int | None = None,
    seed: int | str = 1,
    options: Mapping[str, Any] | None = None,
    limit: float | None = None,
    jobs: int | None = None,
    out: Path | None = None,
    resume: bool = False,
    strict: bool = False,
    on: str = "",
    redraws: int = REDRAWS,
) -> tuple[Evaluation, Ending]:
    """Play at least that many games; ValueError explains a bad request. With 0 redraws no luck is measured."""
    if games < 1:
        raise ValueError(f"An evaluation plays at least one game, not {games}.")
    if len(set(bots)) < 2:
        raise ValueError("An evaluation compares at least two different bots, such as: medium easy.")
    number = len(bots) if players is None else players
    if number < len(bots):
        raise ValueError(f"{len(bots)} bots need {len(bots)} seats or more, not {number}.")
    seated = [bots[seat % len(bots)] for seat in range(number)]
    field = checked_field(game, seated, seed, options or {}, limit)
    if coach_facts_of(registry.title(game)).redrawn is None:
        redraws = 0
    found = Evaluation(field)
    plan = Plan("evaluate", field, games, jobs, out, resume, strict, on, redraws)
    return found, run_plan(plan, found.take)


def result_file(found: Evaluation, redraws: int) -> dict[str, Any]:
    """Return the evaluation as one JSON value: the field, every game, and the figures that follow from them."""
    kept = ("deal", "rotation", "money", "winners", "decisions", "failures", "illegal", "actions", "play")
    reasons = reasons_against(found.field)
    return {
        "format": FORMAT,
        "kind": KIND,
        "bigboard": bigboard.__version__,
        "rules": bigboard.game(found.field.game).rules_version,
        "field": found.field.to_json(),
        "redraws": redraws if found.is_measured else 0,
        "reproducible": not reasons,
        "not_reproducible": reasons,
        "result": found.to_json(),
        "games": [{name: line[name] for name in kept if name in line} for _, line in sorted(found.lines.items())],
    }


def is_evaluation(value: Any) -> bool:
    return isinstance(value, dict) and value.get("kind") == KIND


def verify_evaluation(stored: Mapping[str, Any], measure: int = MEASURED_AGAIN) -> Iterator[str]:
    """Replay every game, measure the luck of some again, and compare all figures; ValueError names what differs.

    Yield a sentence for each part that is right.
    """
    try:
        if stored["format"] != FORMAT:
            raise ValueError(f"This evaluation has format {stored['format']!r}; this version reads format {FORMAT}.")
        field = Field.from_json(stored["field"])
        deals = Deals(field)
        if stored["rules"] != deals.game.rules_version:
            raise ValueError(f"It was played by version {stored['rules']} of the rules, which this program lacks.")
        games = list(stored["games"])
        found = Evaluation(field)
        for line in games:
            replay_line(deals, line)
            found.take({**line, "times": [{}] * field.players})
        yield f"{len(games):,} games replayed: every action was legal, every result is right."
        chosen = [line for line in games if "play" in line][:: max(1, len(games) // max(measure, 1))][:measure]
        for line in chosen:
            again = measure_fixture(deals, Fixture(line["deal"], line["rotation"]), line["actions"], stored["redraws"])
            if again != line["play"]:
                raise ValueError(f"The luck of {name_of(line)} does not match a new measurement.")
        if chosen:
            yield f"The luck of {len(chosen)} games measured again: it is the same."
        if found.to_json() != stored["result"]:
            raise ValueError("The figures do not follow from the games.")
    except (KeyError, TypeError, IndexError) as error:
        raise ValueError(f"This is not a complete evaluation: {type(error).__name__} {error}.") from None
    yield "All figures follow from the games."
    for reason in stored.get("not_reproducible", []):
        yield f"The bots' choices cannot be checked: {reason}"


def replay_line(deals: Deals, line: Mapping[str, Any]) -> None:
    try:
        end = replay_fixture(deals, Fixture(line["deal"], line["rotation"]), line["actions"])
    except IllegalAction as error:
        raise ValueError(f"An action of {name_of(line)} is not legal: {error}") from None
    if end.scores() != line["money"] or end.winners() != line["winners"] or not end.is_over:
        raise ValueError(f"{name_of(line)[:1].upper()}{name_of(line)[1:]} ends differently.")


def name_of(line: Mapping[str, Any]) -> str:
    return f"deal {line['deal']}, rotation {line['rotation']}"


def read_result(file: Path) -> Any:
    """Return the JSON value of a file; ValueError if there is none."""
    try:
        return json.loads(file.read_text(encoding="utf-8-sig"))
    except (ValueError, RecursionError):
        raise ValueError(f"{file} is not JSON.") from None


def show(found: Evaluation, ending: Ending, console: Console) -> None:
    """Print the table, the comparisons, and the number of games behind them."""
    result = found.to_json()
    field = found.field
    label = registry.title(field.game).label
    table = titled_table(f"{label}, {field.players} players: {result['games']:,} games, seed {field.seed}")
    dollars = collector_of(field.game).dollars
    columns = ["win share [95 %]", *["luck-adjusted [95 %]"][: int(found.is_measured)], "money", "illegal", "time/game"]
    for name in columns:
        table.add_column(name, justify="right", no_wrap=True)
    order = "adjusted_wins" if found.is_measured else "wins"
    for row in sorted(result["bots"], key=lambda row: -row[order]["mean"] if order in row else 0.0):
        places = found.standings.places_of(row["bot"])
        seconds = seconds_a_game(found, places)
        table.add_row(
            row["bot"],
            share_text(row.get("wins")),
            *[share_text(row.get("adjusted_wins"))][: int(found.is_measured)],
            dollars(row["money"]),
            f"{100 * row['illegal_rate']:.1f} %",
            time_text(seconds),
        )
    console.print(table)
    for line in notes(found, result, ending):
        console.print(Text(line, style="dim"))


def seconds_a_game(found: Evaluation, places: Sequence[int]) -> float | None:
    account = found.standings.sum_of(places)
    total = sum(middle_of(slot) * count for slot, count in account.times.items())
    return total / account.games if account.games else None


def share_text(share: Mapping[str, float | None] | None) -> str:
    if share is None or share["mean"] is None:
        return "–"
    if share["low"] is None or share["high"] is None:
        return f"{100 * share['mean']:.1f} %"
    low, high = max(0.0, share["low"]), min(1.0, share["high"])
    return f"{100 * share['mean']:.1f} % [{100 * low:.1f}–{100 * high:.1f}]"


def notes(found: Evaluation, result: Mapping[str, Any], ending: Ending) -> list[str]:
    lines = [comparison_text(one) for one in result["comparisons"]]
    factor = result["variance_factor"]
    games = result["games"]
    if factor is not None:
        saved = round(games * (factor - 1))
        lines.append(
            f"With the luck taken out, {games:,} games are as precise as {round(games * factor):,} by win shares: "
            + (f"{saved:,} games saved (factor {factor:.1f})." if saved > 0 else "no games saved.")
        )
    elif not found.is_measured:
        lines.append("Luck was not measured, so win shares are all there is.")
    lines.append(f"Every deal was played from every seat; chance is {100 * result['chance']:.1f} %.")
    failures = sum(row["failures"] for row in result["bots"])
    lines.append(f"Decisions that a bot lost to greedy (crash, illegal, too slow): {failures:,}.")
    return [*lines, *not_again(reasons_against(found.field)), *ending.summary()]


def comparison_text(one: Mapping[str, Any]) -> str:
    """Say which of two bots is better, by how much, and how many games that needs."""
    first, other = one["bots"]
    best = one.get("adjusted_wins") or one["wins"]
    if best["low"] is None:
        return f"{first} and {other}: one deal is too few to compare them."
    if best["low"] <= 0 <= best["high"]:
        verdict = f"{first} and {other} cannot be told apart yet"
    else:
        better, worse = (first, other) if best["mean"] > 0 else (other, first)
        verdict = f"{better} is better than {worse}"
    points = f"{100 * best['mean']:+.1f} points [{100 * best['low']:+.1f} to {100 * best['high']:+.1f}]"
    text = f"{verdict}: {first} wins {points} compared with {other}."
    needed = best["games_needed"]
    if needed is None:
        return text
    text += f" About {needed:,} games tell them apart"
    alone = one["wins"]["games_needed"]
    if best is one["wins"]:
        return f"{text}."
    return f"{text}; win shares alone need about {alone:,}." if alone else f"{text}; win shares alone do not."
