"""A review as one page that needs nothing else: the chart, where results came from, the costliest decisions."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from bigboard.cli.commands.review_report import Report
from bigboard.cli.language import language, percent, say
from bigboard.coach.review.summary import SeatReview
from bigboard.games.contract import JsonDict

COLORS = ("#1f6fb2", "#c2410c", "#15803d", "#7c3aed", "#b45309", "#0f766e")
WIDTH, HEIGHT, LEFT, RIGHT, BOTTOM = 900, 320, 70, 24, 30

STYLE = """
:root { color-scheme: light dark; --ink: #1c1917; --paper: #fafaf9; --line: #d6d3d1; --soft: #78716c; --card: #fff }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f5f5f4; --paper: #1c1917; --line: #44403c; --soft: #a8a29e; --card: #292524 }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto;
  max-width: 60rem; padding: 2rem 1rem }
h1 { font-size: 1.6rem; margin: 0 0 1rem } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
svg { width: 100%; height: auto; background: var(--card); border: 1px solid var(--line); border-radius: .5rem }
svg text { fill: var(--soft); font-size: 12px } svg .grid { stroke: var(--line) }
.scroll { overflow-x: auto } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { padding: .35rem .7rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap }
th:first-child, td:first-child { text-align: left } thead th { color: var(--soft); font-weight: 500 }
tr.sum td { font-weight: 600 } .key { display: inline-block; width: .8em; height: .8em; border-radius: 50% }
article { background: var(--card); border: 1px solid var(--line); border-left-width: .35rem; border-radius: .5rem;
  padding: .7rem 1rem; margin: .6rem 0 } article.blunder { border-left-color: #dc2626 }
article.inaccurate { border-left-color: #d97706 } article p { margin: .2rem 0 } article ul { margin: .3rem 0 0 1.2rem;
  padding: 0; color: var(--soft) } .soft { color: var(--soft); font-size: .9rem }
"""


def page(report: Report, seat: int | None) -> str:
    found = report.review
    seats = [one for one in found.seats if seat is None or one.seat == seat - 1]
    parts = [f"<h1>{escape(report.headline)}</h1>", legend(report)]
    if found.timeline:
        parts += [f"<h2>{escape(say('coach-over-time'))}</h2>", chart(report)]
    parts += [results(report), *(f'<p class="soft">{escape(note)}</p>' for note in report.notes())]
    for one in seats:
        parts.append(seat_part(report, one))
    return (
        f'<!doctype html>\n<html lang="{language()}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(report.headline)}</title>\n<style>{STYLE}</style>\n" + "\n".join(parts) + "\n</html>\n"
    )


def color(seat: int) -> str:
    return COLORS[seat % len(COLORS)]


def legend(report: Report) -> str:
    names = [
        f'<span class="key" style="background:{color(seat)}"></span> {escape(name)}'
        for seat, name in enumerate(report.review.names)
    ]
    return f"<p>{' &nbsp; '.join(names)}</p>"


def chart(report: Report) -> str:
    """Draw the expected money of all seats over the moves."""
    points = report.review.timeline
    highest: float = max(max(point["money"]) for point in points)
    lowest: float = min(0.0, *(min(point["money"]) for point in points))
    last: int = max(1, points[-1]["n"])

    def across(n: int) -> float:
        return LEFT + n / last * (WIDTH - LEFT - RIGHT)

    def y_of(money: float) -> float:
        return 10 + (highest - money) / max(1.0, highest - lowest) * (HEIGHT - BOTTOM - 10)

    drawn = []
    for step in range(5):
        money = lowest + (highest - lowest) * step / 4
        y = y_of(money)
        drawn.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        drawn.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{escape(report.money(money))}</text>')
    for step in range(6):
        n = round(last * step / 5)
        drawn.append(f'<text x="{across(n):.1f}" y="{HEIGHT - 8}" text-anchor="middle">{n}</text>')
    for seat, name in enumerate(report.review.names):
        path = " ".join(f"{across(point['n']):.1f},{y_of(point['money'][seat]):.1f}" for point in points)
        drawn.append(
            f'<polyline points="{path}" fill="none" stroke="{color(seat)}" stroke-width="2">'
            f"<title>{escape(name)}</title></polyline>"
        )
    drawn += marks(report, across, y_of)
    title = escape(say("coach-over-time"))
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">{"".join(drawn)}</svg>'


def marks(report: Report, across: Callable[[int], float], up: Callable[[float], float]) -> list[str]:
    """A dot for every decision that is shown below."""
    found = report.review
    drawn = []
    for seat in found.seats:
        for place in seat.costliest:
            decision = found.decisions[place]
            before = [point for point in found.timeline if point["n"] <= decision["n"]]
            money = before[-1]["money"][seat.seat] if before else 0.0
            label = f"{say('coach-move', n=decision['n'])}: {report.choice(decision)}"
            drawn.append(
                f'<circle cx="{across(decision["n"]):.1f}" cy="{up(money):.1f}" r="4" fill="{color(seat.seat)}">'
                f"<title>{escape(label)}</title></circle>"
            )
    return drawn


def results(report: Report) -> str:
    """A row a figure, a column a player."""
    found = report.review
    columns = [report.figures(seat) for seat in found.seats]
    head = "".join(f"<th>{escape(name)}</th>" for name in found.names)
    rows = []
    for row, (heading, _) in enumerate(columns[0]):
        cells = "".join(f"<td>{escape(column[row][1])}</td>" for column in columns)
        kind = ' class="sum"' if row == 0 else ""
        rows.append(f"<tr{kind}><td>{escape(heading)}</td>{cells}</tr>")
    body = f"<tbody>{''.join(rows)}</tbody>"
    return f'<div class="scroll"><table><thead><tr><th></th>{head}</tr></thead>{body}</table></div>'


def seat_part(report: Report, seat: SeatReview) -> str:
    name = report.review.names[seat.seat]
    if not seat.costliest:
        return f"<h2>{escape(name)}</h2><p>{escape(say('coach-no-errors', player=name))}.</p>"
    parts = [f"<h2>{escape(say('coach-costliest', player=name))}</h2>", kinds(report, seat)]
    parts += [decision_part(report, report.review.decisions[place]) for place in seat.costliest]
    return "".join(parts)


def kinds(report: Report, seat: SeatReview) -> str:
    head = "".join(
        f"<th>{escape(say(key))}</th>"
        for key in ("coach-kind", "coach-decisions", "coach-blunders", "coach-given-away")
    )
    rows = "".join(
        f"<tr><td>{escape(say('coach-group-' + group['group']))}</td><td>{group['decisions']}</td>"
        f"<td>{group['blunders']}</td>"
        f"<td>{escape(report.money(group['loss']))} · {escape(percent(max(0.0, group['loss_win'])))}</td></tr>"
        for group in seat.groups
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def decision_part(report: Report, decision: JsonDict) -> str:
    reasons = "".join(f"<li>{escape(reason)}.</li>" for reason in report.reasons(decision))
    return (
        f'<article class="{decision["verdict"]}"><p class="soft">{escape(say("coach-move", n=decision["n"]))} · '
        f"{escape(say('coach-verdict-' + decision['verdict']))}</p>"
        f"<p><strong>{escape(report.choice(decision))}</strong> {escape(report.cost(decision))}.</p>"
        f"<ul>{reasons}</ul></article>"
    )
