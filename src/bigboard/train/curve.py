"""The learning curve as a picture: one SVG file that any browser shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final

from bigboard.lab.analysis.plots import HEIGHT, WIDTH, share_line
from bigboard.lab.analysis.ratings import Share, wilson

POINTS: Final = 40
LINE: Final = 18  # the height of a line above the plot
HEADING: Final = 2 * LINE + 4
STYLE: Final = """<style>
text { font: 12px system-ui, sans-serif; fill: #6b7078 } .grid { stroke: #e3e0d8 }
.chance { stroke: #b3541e; stroke-dasharray: 4 3; stroke-width: 1.5 }
.line { fill: none; stroke: #1f6f5c; stroke-width: 2.5 } .band { fill: #9db8d2; opacity: .4 }
.heading { font-weight: 600; fill: #3a3d42 }
svg { background: #fbfaf7 }
</style>"""


def points(curve: Sequence[Mapping[str, float]], rival: str) -> list[tuple[float, Share]]:
    """Win shares of some iterations at a time, over the minutes of processor time."""
    lines = [line for line in curve if f"wins_{rival}" in line]
    together = max(1, -(-len(lines) // POINTS))
    found = []
    for at in range(0, len(lines), together):
        part = lines[at : at + together]
        games = sum(line[f"games_{rival}"] for line in part)
        wins = sum(line[f"wins_{rival}"] * line[f"games_{rival}"] for line in part)
        found.append((part[-1]["processor"], wilson(wins, int(games))))
    return found


def write_curve(curve: Sequence[Mapping[str, float]], rival: str, title: str, players: int, path: Path) -> bool:
    """Draw the curve once it has two points; return whether it was drawn."""
    rows = points(curve, rival)
    if len(rows) < 2:
        return False
    picture = share_line(title, "minutes of processor time", rows, 1 / players)
    start = picture.index(">") + 1
    head = picture[:start].replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    head = head.replace('viewBox="0 0', f'viewBox="0 -{HEADING}', 1).replace(f'{HEIGHT}"', f'{HEIGHT + HEADING}"', 1)
    last = rows[-1][1]
    lines = {"heading": title, "note": f"{last.text()} at the end; dashed: an equal share, {100 / players:.0f} %"}
    shown = "".join(
        f'<text x="{WIDTH / 2}" y="{LINE * k - HEADING}" class="{kind}" text-anchor="middle">{escape(line)}</text>'
        for k, (kind, line) in enumerate(lines.items(), 1)
    )
    path.write_text(f"{head}{STYLE}{shown}{picture[start:]}\n", encoding="utf-8")
    return True
