"""A view of Acquire as letters on colors, for environments."""

from __future__ import annotations

from typing import Any, Final

from bigboard.envs.rendering import Color, Drawing, Span, question
from bigboard.games.contract import JsonDict

CELL_COLORS: Final[dict[str, Color]] = {
    "W": (125, 79, 181),
    "S": (200, 50, 43),
    "F": (46, 139, 69),
    "I": (208, 69, 143),
    "A": (47, 98, 201),
    "C": (56, 182, 196),
    "T": (230, 194, 41),
    "o": (168, 168, 168),
    "x": (90, 90, 90),
    ".": (228, 226, 214),
}


def draw(view: JsonDict, drawing: Drawing) -> None:
    drawing.add(f"Acquire  turn {view['turn_number']}  {question(view)}  {view['bag']} tiles in the bag")
    drawing.add("   ", *(f"{column:^3}" for column in range(1, 13)))
    for letter, row in zip("ABCDEFGHI", view["board"], strict=True):
        drawing.add(f" {letter} ", *(Span(f" {cell} ", CELL_COLORS[cell]) for cell in row))
    drawing.add("")
    seats = view["seats"]
    drawing.add(f"{'chain':<12}{'size':>5}{'price':>6}{'bank':>5}", *(f"{'p' + str(k):>7}" for k in range(len(seats))))
    for chain in view["chains"]:
        name = chain["name"]
        held = [hide(seat["shares"] and seat["shares"].get(name, 0), seat["shares"]) for seat in seats]
        drawing.add(
            Span(f"{name:<12}", CELL_COLORS[name[0]]),
            f"{chain['size']:>4}{'*' if chain['safe'] else ' '}{chain['price']:>6}{chain['bank']:>5}",
            *(f"{text:>7}" for text in held),
        )
    drawing.add(f"{'money':<28}", *(f"{hide(seat['money'], seat['money']):>7}" for seat in seats))


def hide(value: Any, known: Any) -> str:
    return "?" if known is None else str(value or 0)
