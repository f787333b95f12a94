"""A leaderboard from files of `bigboard evaluate`: a table for each game, the best bot first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from bigboard.games import registry
from bigboard.lab.run.collector import collector_of

HEADS = ("bot", "against", "games", "win share [95%]", "luck-adjusted [95%]", "loss per decision", "illegal", "version")
NOTES = (
    "The best luck-adjusted win share is first. A table has one number of players and one set of options.",
    "Loss per decision: money lost compared with the heuristic's favorite; below 0 is better than the heuristic.",
)

Row = tuple[float, list[str]]  # what rows are sorted by, and the cells


def leaderboard_tables(results: Iterable[Mapping[str, Any]]) -> dict[str, list[list[str]]]:
    """Return the rows of each table by its title; ValueError if a result cannot be read."""
    tables: dict[str, list[Row]] = {}
    for result in results:
        try:
            for title, row in rows_of(result):
                tables.setdefault(title, []).append(row)
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"This is not a whole evaluation: {type(error).__name__} {error}.") from None
    return {title: [cells for _, cells in sorted(rows, key=lambda row: -row[0])] for title, rows in tables.items()}


def rows_of(result: Mapping[str, Any]) -> Iterable[tuple[str, Row]]:
    field = result["field"]
    options = [name if value is True else f"{name} {value}" for name, value in field["options"].items()]
    title = ", ".join([registry.title(field["game"]).label, f"{len(field['bots'])} players", *options])
    dollars = collector_of(field["game"]).MONEY.replace("{:,.0f}", "{:,.1f}")
    for row in result["result"]["bots"]:
        adjusted, loss = row.get("adjusted_wins"), row.get("loss_per_decision")
        others = sorted({other["bot"] for other in result["result"]["bots"]} - {row["bot"]})
        cells = [
            row["bot"],
            ", ".join(others),
            f"{row['games']:,}",
            share_cell(row["wins"]),
            share_cell(adjusted) if adjusted else "",
            "" if loss is None else dollars.format(loss).replace("$-", "−$"),
            f"{100 * row['illegal_rate']:.1f}%",
            result["bigboard"] + ("" if result["reproducible"] else ", not reproducible"),
        ]
        yield title, ((adjusted or row["wins"])["mean"], cells)


def share_cell(share: Mapping[str, float | None]) -> str:
    mean, low, high = (share[name] for name in ("mean", "low", "high"))
    if mean is None or low is None or high is None:
        return "" if mean is None else f"{100 * mean:.1f}%"
    return f"{100 * mean:.1f}% [{100 * max(0.0, low):.1f}–{100 * min(1.0, high):.1f}]"


def leaderboard_markdown(tables: Mapping[str, list[list[str]]]) -> str:
    """Return the tables as Markdown."""
    parts = []
    for title, rows in tables.items():
        lines = [f"**{title}**", "", "| " + " | ".join(HEADS) + " |", "|---|---|--:|---|---|--:|--:|---|"]
        cells = [[f"`{row[0]}`", ", ".join(f"`{name}`" for name in row[1].split(", ")), *row[2:]] for row in rows]
        parts.append("\n".join(lines + ["| " + " | ".join(row) + " |" for row in cells]))
    return "\n\n".join([*parts, " ".join(NOTES)])


def leaderboard_html(tables: Mapping[str, list[list[str]]]) -> str:
    """Return the tables as one page, without scripts."""
    parts = []
    for title, rows in tables.items():
        head = "".join(f"<th>{escape(name)}</th>" for name in HEADS)
        body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        parts.append(f"<h2>{escape(title)}</h2>\n<table><tr>{head}</tr>{body}</table>")
    tables_text = "\n".join(parts)
    notes = "".join(f"<p>{escape(note)}</p>" for note in NOTES)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Leaderboard</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem; }}
table {{ border-collapse: collapse; display: block; overflow-x: auto; }}
td, th {{ padding: .25rem .6rem; text-align: left; border-bottom: 1px solid #8886; white-space: nowrap; }}
</style>
</head>
<body>
<h1>Leaderboard</h1>
{tables_text}
{notes}
</body>
</html>
"""
