"""A simulation as one HTML file: no script, nothing loaded from elsewhere, light and dark."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Any

import bigboard
from bigboard.games import registry
from bigboard.lab.analysis.findings import Answer, answers
from bigboard.lab.analysis.plots import BarRow, columns, money_lines, share_bars, share_line
from bigboard.lab.analysis.ratings import WHOLE, wilson
from bigboard.lab.analysis.tally import Bin, Tally

FEW = 200  # seats: a share of fewer is too unsure for a curve
CURVES = 6  # the facts that best separate winners from others
POINTS = 24  # of a curve

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #23262b; --soft: #6b7078; --rule: #e3e0d8; --card: #fff;
  --bar: #9db8d2; --best: #1f6f5c; --accent: #b3541e; }
@media (prefers-color-scheme: dark) { :root { --paper: #14171b; --ink: #e8e6e1; --soft: #9aa0a8; --rule: #2d3238;
  --card: #1b1f24; --bar: #4a6a8a; --best: #5cc2a5; --accent: #e59a5f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1400px; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font: 700 2rem/1.2 Georgia, serif; margin: 0 0 .3rem; }
h2 { font: 600 1.1rem/1.3 Georgia, serif; margin: 0 0 .6rem; }
p { margin: 0 0 1rem; color: var(--soft); max-width: 75ch; }
.facts { display: flex; flex-wrap: wrap; gap: .4rem 2.2rem; padding: 0; margin: 0 0 1.6rem; list-style: none; }
.facts b { display: block; font: 700 1.5rem/1.2 Georgia, serif; }
.facts span { color: var(--soft); font-size: .85rem; }
.cards { columns: 3 400px; column-gap: 1rem; }
figure { break-inside: avoid; margin: 0 0 1rem; padding: 1rem 1.1rem;
  background: var(--card); border: 1px solid var(--rule); border-radius: 8px; }
figcaption { color: var(--soft); font-size: .85rem; margin-top: .4rem; }
svg { width: 100%; height: auto; display: block; font: 12px system-ui, sans-serif; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
td, th { padding: .22rem .4rem; text-align: right; border-bottom: 1px solid var(--rule);
  font-variant-numeric: tabular-nums; }
td:first-child, th:first-child { text-align: left; }
th { color: var(--soft); font-weight: 500; }
.answers { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 640px), 1fr)); gap: 0 1rem; }
.answers figure { overflow-x: auto; }
.answers td + td, .answers th + th { white-space: nowrap; }
.axis, .note { fill: var(--soft); } .label, .value { fill: var(--ink); } .value { font-weight: 600; }
.grid { stroke: var(--rule); } .chance { stroke: var(--accent); stroke-dasharray: 4 3; stroke-width: 1.5; }
.bar { fill: var(--bar); } .best { fill: var(--best); } .worse { fill: var(--accent); opacity: .75; }
.whisker { stroke: var(--ink); stroke-width: 1.5; }
.line { fill: none; stroke: var(--bar); stroke-width: 2.5; } .line.best { fill: none; stroke: var(--best); }
.band { fill: var(--bar); opacity: .3; }
footer { margin-top: 2rem; color: var(--soft); font-size: .85rem; }
code { font-size: .85em; overflow-wrap: anywhere; }
"""


def write_report(path: Path, tally: Tally, before: Tally | None = None) -> None:
    path.write_text(report(tally, before), encoding="utf-8")


def report(tally: Tally, before: Tally | None = None) -> str:
    """Return the whole page; with the simulation before a change, both side by side."""
    field = tally.field
    tables = "\n".join(table(answer) for answer in answers(tally, before))
    title = f"{registry.title(field.game).label}: {tally.games:,} games"
    figures = "\n".join(figures_of(tally)) if tally.games else "<p>No game was finished.</p>"
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
<p>{escape(introduction(tally))}</p>
{f"<p>{escape(comparison(before))}</p>" if before else ""}
<ul class="facts">{"".join(headlines(tally))}</ul>
<div class="cards">
{figures}
</div>
<div class="answers">
{tables}
</div>
<footer>Made by Big Board {bigboard.__version__}: <code>{escape(command(tally))}</code></footer>
</main>
</body>
</html>
"""


def introduction(tally: Tally) -> str:
    field = tally.field
    names = sorted(set(field.bots))
    who = f"{field.players} × {names[0]}" if len(names) == 1 else ", ".join(field.bots)
    options = "".join(f", {option_text(name, value)}" for name, value in field.options.items())
    return (
        f"Played by bots ({who}{options}), every deal once. Chance gives each seat {100 / field.players:.1f} % of the "
        "victories: the dashed line. A victory shared by k counts 1/k. Thin lines and bands hold 95 %."
    )


def comparison(before: Tally) -> str:
    options = "".join(f", {option_text(name, value)}" for name, value in before.field.options.items())
    return (
        f"Beside it the simulation before: {before.games:,} games, seed {before.field.seed}{options}. "
        "A star marks a change that chance alone would bring once in twenty rows or less."
    )


def option_text(name: str, value: object) -> str:
    """An option in words: a module that is in play by its name alone."""
    return name.replace("_", " ") if value is True else f"{name.replace('_', ' ')} {value}"


def command(tally: Tally) -> str:
    field = tally.field
    bots = field.bots[0] if len(set(field.bots)) == 1 else ",".join(field.bots)
    parts = [f"bigboard simulate {field.game} --bots {bots} --players {field.players} --games {tally.games}"]
    parts += [f"--option {name}={str(value).lower()}" for name, value in field.options.items()]
    return " ".join([*parts, f"--seed {field.seed}"])


def headlines(tally: Tally) -> Iterator[str]:
    winners, all_seats = tally.money[1], tally.money[0]
    yield f"<li><b>{tally.collector.dollars(tally.money_quantile(winners, 0.5))}</b><span>median of winners</span></li>"
    yield f"<li><b>{tally.collector.dollars(tally.money_quantile(all_seats, 0.5))}</b><span>median of all</span></li>"
    for name, title in tally.collector.GAME.items():
        counter = tally.lengths[name]
        mean = sum(value * count for value, count in counter.items()) / max(1, tally.games)
        yield f"<li><b>{mean:,.1f}</b><span>{escape(title.lower())}</span></li>"
    yield f"<li><b>{100 * tally.shared / max(1, tally.games):.1f} %</b><span>shared victories</span></li>"


def figure(title: str, body: str, caption: str = "") -> str:
    below = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f"<figure><h2>{escape(title)}</h2>{body}{below}</figure>"


def table(answer: Answer) -> str:
    heads = "".join(f"<th>{escape(head)}</th>" for head in answer.heads())
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in answer.cells())
    return figure(answer.question, f"<table><tr>{heads}</tr>{rows}</table>", answer.note)


def figures_of(tally: Tally) -> Iterator[str]:
    chance = 1 / tally.field.players
    if len(tally.bots) > 1:
        yield bars(tally, "Win share by bot", tally.bots)
    for name, title in tally.collector.CARDS.items():
        if tally.cards[name]:
            yield bars(tally, f"Win share: {title.lower()}", tally.cards[name])
    yield bars(tally, "Win share by seat", {f"seat {seat + 1}": one for seat, one in tally.seats.items()})
    if len(tally.worth) > 1:
        rounds = [tuple(tally.round_quantiles(*one).values()) for one in tally.rounds()]
        plot = money_lines("Worth by round", tally.collector.ROUND, rounds, tally.collector.dollars)
        caption = "Green: the median of later winners. Blue: the median of all, and where 80 % of them lie."
        yield figure(f"What a seat would be worth after each {tally.collector.ROUND}", plot, caption)
    yield money_figure(tally)
    yield from curves(tally, chance)
    if tally.counts:
        yield figure("What winners do otherwise", differences(tally), "Means; the last column in standard deviations.")
    for name in ("rounds", "turns", "decisions"):
        if len(tally.lengths.get(name, ())) > 1:
            title = f"Length of games: {tally.collector.GAME[name].lower()}"
            yield figure(title, columns(title, tally.collector.GAME[name].lower(), tally.lengths[name]))
            break
    for name, title in tally.collector.WORDS.items():
        yield words(title, tally.words[name], tally.games)
    yield words("Decisions", tally.kinds, tally.kinds.total())


def bars(tally: Tally, title: str, bins: Mapping[Any, Bin]) -> str:
    ordered = sorted(bins.items(), key=lambda item: -item[1].share.share)
    rows = [BarRow(str(label), one.share, tally.collector.dollars(one.mean)) for label, one in ordered]
    plot = share_bars(title, rows, 1 / tally.field.players)
    return figure(title, plot, "The last column is the mean money at the end.")


def money_figure(tally: Tally) -> str:
    unit = 1000 if tally.step >= 100 else 1  # games with large amounts count dollars, the others thousands
    all_seats, winners = (scale(part, tally.step, unit) for part in tally.money)
    plot = columns("Money at the end", "thousand dollars", all_seats, winners)
    return figure("Money at the end", plot, "All seats, and in green the winners among them.")


def scale(slots: Mapping[int, int], step: int, unit: int) -> dict[int, int]:
    """The slots of a distribution of money in dollars or thousands."""
    found: dict[int, int] = {}
    for slot, count in slots.items():
        amount = slot * step // unit
        found[amount] = found.get(amount, 0) + count
    return found


def curves(tally: Tally, chance: float) -> Iterator[str]:
    """The share of victories over the numbers that matter most."""
    for name, *_ in [row for row in tally.differences() if len(tally.counts[row[0]]) > 3][:CURVES]:
        rows = smooth(tally.counts[name])
        if len(rows) > 2:
            title = tally.collector.SEATS[name]
            plot = share_line(f"Win share by {title.lower()}", title.lower(), rows, chance)
            yield figure(f"Win share by {title.lower()}", plot)


def smooth(bins: Mapping[Any, Bin]) -> list[tuple[float, Any]]:
    """Merge neighboring values, so that each point has enough seats."""
    total = sum(one.seats for one in bins.values())
    enough = max(FEW, total // POINTS if len(bins) > POINTS else 0)
    rows = []
    seats = won = weighted = 0
    for value in sorted(bins):
        seats += bins[value].seats
        won += bins[value].points
        weighted += value * bins[value].seats
        if seats >= enough:
            rows.append((weighted / seats, wilson(won / WHOLE, seats)))
            seats = won = weighted = 0
    return rows


def differences(tally: Tally) -> str:
    rows = "".join(
        f"<tr><td>{escape(tally.collector.SEATS[name])}</td><td>{winner:,.2f}</td><td>{other:,.2f}</td><td>{effect:+.2f}</td></tr>"
        for name, winner, other, effect in tally.differences()
    )
    return f"<table><tr><th></th><th>winners</th><th>others</th><th>difference</th></tr>{rows}</table>"


def words(title: str, counts: Mapping[str, int], total: int) -> str:
    rows = ""
    for word, count in sorted(counts.items(), key=lambda item: -item[1]):
        share = f"{100 * count / max(1, total):.1f} %"
        rows += f"<tr><td>{escape(word.replace('_', ' '))}</td><td>{count:,}</td><td>{share}</td></tr>"
    return figure(title, f"<table><tr><th></th><th>times</th><th>share</th></tr>{rows}</table>")
