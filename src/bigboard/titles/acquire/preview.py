"""The board of Acquire on a preview picture."""

from __future__ import annotations

from typing import Final

from bigboard.games.contract import JsonDict
from bigboard.server.workers.canvas import CELL, GOLD, INK, MUTED, Canvas

# Color of the cell and of its letter; the client's are in web/src/style/tokens.css.
CHAINS: Final[dict[str, tuple[str, str]]] = {
    "W": ("#6b48a8", "#ffffff"),
    "S": ("#bb4715", "#ffffff"),
    "F": ("#12765a", "#ffffff"),
    "I": ("#edb21e", "#1d1a10"),
    "A": ("#2a70ba", "#ffffff"),
    "C": ("#80c6ea", "#10202a"),
    "T": ("#e395b8", "#2a121d"),
}
LONE, BLOCKED = "#8b968f", "#161d1a"
FAINT = "#4a5852"
GAP = 4  # pixels between cells


def draw(view: JsonDict, canvas: Canvas, box: tuple[int, int, int, int]) -> None:
    """Draw the board, and the tiles of a hand that the view has."""
    left, top, width, _ = box
    size = width / 12
    held = {tile["tile"] for tile in view.get("hand", ())}
    for down, row in enumerate(view["board"]):
        for across, cell in enumerate(row):
            x, y, side = left + across * size, top + down * size, size - GAP
            name = f"{across + 1}{'ABCDEFGHI'[down]}"
            if cell in CHAINS:
                color, ink = CHAINS[cell]
                canvas.box(x, y, side, side, color, 9)
                canvas.text(x + side / 2, y + side * 0.68, cell, 28, ink, 800, "center")
                continue
            canvas.box(x, y, side, side, LONE if cell == "o" else BLOCKED if cell == "x" else CELL, 9)
            if name in held:
                canvas.frame(x, y, side, side, GOLD, 9)
            color = GOLD if name in held else INK if cell == "o" else MUTED if cell == "x" else FAINT
            canvas.text(x + side / 2, y + side * 0.62, name, 17, color, 700, "center")
