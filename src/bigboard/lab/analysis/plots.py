"""Plots as SVG text, without a library. Colors come from the classes, so that they follow light and dark."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import floor, log10
from typing import NamedTuple

from bigboard.lab.analysis.ratings import Share

WIDTH = 480
LETTER = 6.4  # the width of a letter of a name, about
PLOT_LEFT = 54  # room for the numbers of an axis
HEIGHT = 240
ROW = 26
MAX_COLUMNS = 64

Words = Callable[[float], str]  # a number in words


class BarRow(NamedTuple):
    """A bar: its name, its share, and the label after it."""

    label: str
    share: Share
    note: str


def ticks(low: float, high: float, wanted: int = 5, smallest: float = 0.0) -> list[float]:
    """Round numbers between two values, at least `smallest` apart."""
    span = (high - low) or 1.0
    rough = max(span / wanted, smallest)
    size = 10.0 ** floor(log10(rough))
    step = next(size * factor for factor in (1, 2, 2.5, 5, 10) if size * factor >= rough * 0.999)
    first = -(-low // step)
    found = []
    while first * step <= high + span * 1e-9:
        found.append(first * step + 0.0)  # no minus before a zero
        first += 1
    return found


def number(value: float) -> str:
    """A number as an axis shows it."""
    if abs(value) >= 1000:
        return f"{value / 1000:g}k"
    return f"{value:g}"


def percent(share: float) -> str:
    return f"{100 * share:g} %"


def svg(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def text(x: float, y: float, words: str, kind: str = "axis", anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def share_bars(title: str, rows: Sequence[BarRow], chance: float) -> str:
    """Draw win shares with their intervals, from the line of chance to either side."""
    high = max([chance, *(row.share.high for row in rows)])
    low = min([chance, *(row.share.low for row in rows)])
    low, high = max(0.0, low - 0.06 * (high - low)), min(1.0, high + 0.06 * (high - low))
    left = 14 + LETTER * max(len(row.label) for row in rows)
    right = WIDTH - 112
    height = ROW * len(rows) + 30

    def x(value: float) -> float:
        return left + (right - left) * (value - low) / ((high - low) or 1)

    parts = []
    for value in ticks(100 * low, 100 * high, 4):
        place = x(value / 100)
        parts += [line(place, 4, place, height - 26, "grid"), text(place, height - 10, f"{value:g} %")]
    for number_, row in enumerate(rows):
        middle = number_ * ROW + ROW / 2 + 4
        near, far = sorted((x(chance), x(row.share.share)))
        kind = "bar best" if row.share.share >= chance else "bar worse"
        parts += [
            text(left - 8, middle + 4, row.label, "label", "end"),
            f'<rect x="{near:.1f}" y="{middle - 8:.1f}" width="{far - near:.1f}" height="16" rx="2" class="{kind}"/>',
            line(x(row.share.low), middle, x(row.share.high), middle, "whisker"),
            text(WIDTH - 106, middle + 4, f"{100 * row.share.share:.1f} %", "value", "start"),
            text(WIDTH - 2, middle + 4, row.note, "note", "end"),
        ]
    parts.append(line(x(chance), 2, x(chance), height - 26, "chance"))
    return svg(WIDTH, height, title, parts)


class Axes:
    """A frame with both axes; `x` and `y` turn values into places."""

    def __init__(self, xs: tuple[float, float], ys: tuple[float, float], x_name: str, words: Words) -> None:
        self.xs = xs
        self.ys = ys
        self.bottom = HEIGHT - 40
        self.parts: list[str] = []
        for value in ticks(*ys, 5, 0.01):
            self.parts.append(line(PLOT_LEFT, self.y(value), WIDTH - 8, self.y(value), "grid"))
            self.parts.append(text(PLOT_LEFT - 6, self.y(value) + 4, words(value), "axis", "end"))
        for value in ticks(*xs, 6, 1.0):
            self.parts.append(text(self.x(value), self.bottom + 16, number(value)))
        self.parts.append(text((PLOT_LEFT + WIDTH) / 2, HEIGHT - 6, x_name, "note"))

    def x(self, value: float) -> float:
        low, high = self.xs
        return PLOT_LEFT + (WIDTH - 8 - PLOT_LEFT) * (value - low) / ((high - low) or 1)

    def y(self, value: float) -> float:
        low, high = self.ys
        return self.bottom - (self.bottom - 10) * (value - low) / ((high - low) or 1)

    def path(self, points: Sequence[tuple[float, float]], kind: str) -> None:
        steps = " ".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in points)
        self.parts.append(f'<polyline points="{steps}" class="{kind}"/>')

    def band(self, lower: Sequence[tuple[float, float]], upper: Sequence[tuple[float, float]]) -> None:
        around = [*upper, *reversed(lower)]
        steps = " ".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in around)
        self.parts.append(f'<polygon points="{steps}" class="band"/>')


def money_lines(title: str, x_name: str, rounds: Sequence[tuple[int, ...]], dollars: Words) -> str:
    """Rows of round, 10 %, median, 90 %, median of the later winners."""
    top = max(row[3] for row in rounds)
    axes = Axes((rounds[0][0], rounds[-1][0]), (0, top * 1.05), x_name, dollars)
    axes.band([(row[0], row[1]) for row in rounds], [(row[0], row[3]) for row in rounds])
    axes.path([(row[0], row[2]) for row in rounds], "line")
    axes.path([(row[0], row[4]) for row in rounds], "line best")
    return svg(WIDTH, HEIGHT, title, axes.parts)


def columns(title: str, x_name: str, counts: Mapping[int, int], best: Mapping[int, int] | None = None) -> str:
    """A histogram; `best` is a part of it that stands out, the winners."""
    low, high = middle_range(counts)
    step = max(1, -(-(high - low + 1) // MAX_COLUMNS))  # values to a column
    total = max(1, sum(counts.values()))
    heights = gather(counts, low, high, step)
    front = gather(best, low, high, step) if best is not None else {}
    peak = max(heights.values(), default=1) / total
    axes = Axes((low, high + step), (0, peak * 1.08), x_name, percent)
    width = (axes.x(low + step) - axes.x(low)) * 0.86
    for amounts, kind in ((heights, "bar"), (front, "bar best")):
        for value, count in sorted(amounts.items()):
            top = axes.y(count / total)
            axes.parts.append(
                f'<rect x="{axes.x(value):.1f}" y="{top:.1f}" width="{width:.1f}" '
                f'height="{axes.bottom - top:.1f}" class="{kind}"/>'
            )
    return svg(WIDTH, HEIGHT, title, axes.parts)


def share_line(title: str, x_name: str, rows: Sequence[tuple[float, Share]], chance: float) -> str:
    """The share of victories over a number, with its interval as a band."""
    top = max([chance, *(share.high for _, share in rows)]) * 1.04
    axes = Axes((rows[0][0], rows[-1][0]), (0, min(1.0, top)), x_name, percent)
    axes.parts.append(line(PLOT_LEFT, axes.y(chance), WIDTH - 8, axes.y(chance), "chance"))
    axes.band([(x, share.low) for x, share in rows], [(x, share.high) for x, share in rows])
    axes.path([(x, share.share) for x, share in rows], "line best")
    return svg(WIDTH, HEIGHT, title, axes.parts)


def middle_range(counts: Mapping[int, int]) -> tuple[int, int]:
    """Return the range without the rarest half percent at either end."""
    rare = sum(counts.values()) * 0.005
    values = sorted(counts)
    low = high = 0
    while low < len(values) - 1 and sum(counts[value] for value in values[: low + 1]) < rare:
        low += 1
    while high < len(values) - low - 1 and sum(counts[value] for value in values[len(values) - high - 1 :]) < rare:
        high += 1
    return (values[low], values[len(values) - high - 1]) if values else (0, 1)


def gather(counts: Mapping[int, int], low: int, high: int, step: int) -> dict[int, int]:
    found: dict[int, int] = {}
    for value, count in counts.items():
        if low <= value <= high:
            slot = low + (value - low) // step * step
            found[slot] = found.get(slot, 0) + count
    return found
