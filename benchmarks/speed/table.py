"""The tables of `docs/research/benchmarks.md` from a result that `bigboard bench --json` printed.

python -m benchmarks.speed.table benchmarks/results/FILE.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from benchmarks.speed.measures import BASE, MEASURES
from benchmarks.speed.report import BIGBOARD, OPENSPIEL, UNCOMPILED, between, figure, verdict

Row = dict[str, Any]

BEGIN = "<!-- results: written by benchmarks/speed/table.py -->"
END = "<!-- end of results -->"


def ratio_to(result: Row, measure: str, game: str, case: str, against: str) -> str:
    for row in result["ratios"]:
        if (row["measure"], row["game"], row["case"], row["against"]) == (measure, game, case, against):
            return f"× {figure(row['median'])} ({between(row)})"
    return ""


def own_table(result: Row) -> list[str]:
    """Every measure of every game, beside the same engine uncompiled."""
    lines = [
        "| game | measure | unit | median | middle half | times as fast as uncompiled |",
        "|---|---|---|--:|--:|--:|",
    ]
    for row in result["results"]:
        if row["contestant"] == BIGBOARD:
            measure, game, case = row["measure"], row["game"], row["case"]
            lines.append(
                f"| {game}, {case} | {MEASURES[measure].title} | {row['unit']} | **{figure(row['median'])}** "
                f"| {between(row)} | {ratio_to(result, measure, game, case, UNCOMPILED)} |"
            )
    return lines


def rivals_table(result: Row, game: str) -> list[str]:
    """Strangers, and how many times as fast the plain game is."""
    lines = [
        f"| measure | contestant | unit | median | middle half | {game} is so many times as fast |",
        "|---|---|---|--:|--:|--:|",
    ]
    for row in result["results"]:
        if row["contestant"] not in (BIGBOARD, UNCOMPILED):
            name = row["contestant"].replace(OPENSPIEL, "OpenSpiel ")
            ratio = ratio_to(result, row["measure"], game, BASE.name, row["contestant"])
            lines.append(
                f"| {MEASURES[row['measure']].title} | {name} | {row['unit']} | {figure(row['median'])} "
                f"| {between(row)} | **{ratio.replace(' (', '** (')} |"
            )
    return lines


def setting(result: Row) -> str:
    machine = result["machine"]
    return (
        f"Big Board {result['bigboard']}, {result['engine']}; Python {result['python']}, "
        f"{machine['system']} on {machine['processor']}, {machine['cores']} cores; "
        f"{result['rounds']} rounds, {result['seconds']:g} s for each contestant in each measure; "
        f"{result['date']}, load {result['load']}."
    )


def markdown(result: Row) -> str:
    lines = [setting(result), "", *own_table(result)]
    for game in dict.fromkeys(row["game"] for row in result["results"] if row["game"]):
        lines += ["", *rivals_table(result, game)]
    lines += ["", *(f"- {verdict(target)}" for target in result["targets"])]
    return "\n".join(lines)


def insert(page: str, tables: str) -> str:
    """The page with these tables between its two marks."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n{tables}\n{END}{after}"


def main(arguments: list[str]) -> None:
    if arguments == ["--help"]:
        print(__doc__)
        return
    if len(arguments) not in (1, 2) or not all(Path(name).is_file() for name in arguments):
        sys.exit("Name the file with the result, and the page if it is to be written: RESULT.json [PAGE.md]")
    tables = markdown(json.loads(Path(arguments[0]).read_text(encoding="utf-8")))
    if len(arguments) == 1:
        print(tables)
    else:
        page = Path(arguments[1])
        page.write_text(insert(page.read_text(encoding="utf-8"), tables), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
