"""A table drawn with letters on colors: as text, and as a picture of the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from bigboard.games.contract import JsonDict
from bigboard.games.manifest import load_part
from bigboard.games.registry import title

Color = tuple[int, int, int]

PAPER: Final = (250, 248, 240)
INK: Final = (30, 30, 30)
LETTER_WIDTH: Final = 7
LINE_HEIGHT: Final = 14


class Span(NamedTuple):
    """Some letters on a color."""

    text: str
    color: Color = PAPER


@dataclass
class Drawing:
    """Lines of spans."""

    lines: list[list[Span]] = field(default_factory=list)

    def add(self, *spans: str | Span) -> None:
        self.lines.append([Span(span) if isinstance(span, str) else span for span in spans])

    def text(self) -> str:
        return "\n".join("".join(span.text for span in line).rstrip() for line in self.lines)

    def picture(self) -> NDArray[np.uint8]:
        """Height × width × red, green and blue."""
        columns = max((sum(len(span.text) for span in line) for line in self.lines), default=1)
        size = ((columns + 2) * LETTER_WIDTH, (len(self.lines) + 1) * LINE_HEIGHT)
        image = Image.new("RGB", size, PAPER)
        pen = ImageDraw.Draw(image)
        font = ImageFont.load_default_imagefont()
        for row, line in enumerate(self.lines):
            x, y = LETTER_WIDTH, row * LINE_HEIGHT + LINE_HEIGHT // 2
            for span in line:
                width = len(span.text) * LETTER_WIDTH
                if span.color != PAPER:
                    pen.rectangle((x, y, x + width - 2, y + LINE_HEIGHT - 2), fill=span.color)
                dark = sum(span.color) < 360
                for place, letter in enumerate(span.text):
                    pen.text((x + place * LETTER_WIDTH, y + 1), letter, fill=PAPER if dark else INK, font=font)
                x += width
        return np.asarray(image, dtype=np.uint8).copy()


def draw_table(game: str, view: JsonDict) -> Drawing:
    """Return the table as a view shows it."""
    drawing = Drawing()
    part = title(game).drawing
    if part:
        load_part(part)(view, drawing)
    else:
        drawing.add(f"{title(game).label}  {question(view)}")
    return drawing


def question(view: JsonDict) -> str:
    """Return the question on the table, in a few words."""
    return "game over" if view["seat"] < 0 else f"p{view['seat']}: {view['decision']}"
