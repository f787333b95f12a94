"""The prices of Stockpile on a preview picture."""

from __future__ import annotations

from typing import Final

from bigboard.games.contract import JsonDict
from bigboard.server.workers.canvas import CELL, GOLD, INK, MUTED, RAISED, Canvas

# Color of a company and of its letters, in the order of the price board; the client's are in cards/companies.ts.
COLORS: Final = (
    ("#bb4715", "#ffffff"),
    ("#12765a", "#ffffff"),
    ("#7a58b8", "#ffffff"),
    ("#edb21e", "#1d1a10"),
    ("#80c6ea", "#10202a"),
    ("#2a70ba", "#ffffff"),
)
GAP = 6  # pixels between spaces
MARK = 92  # pixels of a company's mark, to the left of its track


def draw(view: JsonDict, canvas: Canvas, box: tuple[int, int, int, int]) -> None:
    """Draw each company's price on its track, and a forecast that everyone sees."""
    left, top, width, height = box
    companies = view["companies"]
    row = height / len(companies)
    forecasts = {pair["company"]: pair["forecast"] for pair in view["pairs"] if pair["company"] and pair["forecast"]}
    for number, company in enumerate(companies):
        color, ink = COLORS[number % len(COLORS)]
        y, tall = top + number * row, row - 12
        canvas.box(left, y, width, tall, RAISED, 12)
        canvas.box(left, y, MARK, tall, color, 12)
        initials = "".join(word[0] for word in company["name"].split())
        canvas.text(left + MARK / 2, y + tall * 0.64, initials, 32, ink, 800, "center")
        track = company["track"]
        step = (width - MARK - 18) / len(track)
        for space, price in enumerate(track):
            x = left + MARK + 12 + space * step
            here = space == company["space"]
            side = step - GAP
            canvas.box(x, y + (tall - side) / 2, side, side, color if here else CELL, 9)
            shade = ink if here else MUTED
            canvas.text(x + side / 2, y + tall / 2 + 8, f"${price}" if here else str(price), 22, shade, 800, "center")
        if company["name"] in forecasts:
            canvas.box(left + MARK - 16, y - 4, 46, 28, INK, 8)
            canvas.text(left + MARK + 7, y + 17, str(forecasts[company["name"]]), 18, "#1d1a10", 800, "center")
    if view["seat"] >= 0:
        canvas.text(left + width, top + height + 26, f"{view['round']} / {view['rounds']}", 20, GOLD, 700, "right")
