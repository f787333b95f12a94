"""A canvas for preview pictures: rectangles and text in the client's font, drawn twice as large and then reduced."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 1200, 630  # pixels
SCALE = 2  # Pillow's rectangles have hard edges; reducing softens them
COLORS = 256  # of the PNG, which then has a third of the bytes
FONTS = ("latin", "cyrillic", "greek")

PAPER: Final = "#0f1513"
RAISED: Final = "#1e2723"
CELL: Final = "#26302b"
INK: Final = "#f4f2ec"
MUTED: Final = "#9daba4"
ACCENT: Final = "#56c79d"
GOLD: Final = "#f0b350"
SEATS: Final = ("#7db4f2", "#ff9b8d", "#6cd39f", "#cf9ff0", "#f0b350", "#b7c4cc")


def script_of(letter: str) -> str:
    """Return the font file that has this letter; "" for letters that the client's font does not have."""
    code = ord(letter)
    if 0x370 <= code <= 0x3FF:
        return "greek"
    if 0x400 <= code <= 0x45F or 0x490 <= code <= 0x491:
        return "cyrillic"
    return "latin" if 0x20 <= code <= 0xFF or 0x2010 <= code <= 0x2026 or code in (0x152, 0x153, 0x20AC) else ""


@cache
def load_font(static: Path, script: str, size: int, weight: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Return the client's font; Pillow's own where the client is not built."""
    found = sorted(static.glob(f"assets/manrope-{script}-*.woff2"))
    if not found:
        return ImageFont.load_default(size)
    font = ImageFont.truetype(found[0], size)
    font.set_variation_by_axes([weight])
    return font


class Canvas:
    """A picture being drawn. All measures are in pixels of the finished picture."""

    def __init__(self, static: Path) -> None:
        self.static = static
        self.image = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE), PAPER)
        self.pen = ImageDraw.Draw(self.image)

    def box(self, x: float, y: float, width: float, height: float, color: str, radius: float = 8) -> None:
        corners = [x * SCALE, y * SCALE, (x + width) * SCALE, (y + height) * SCALE]
        self.pen.rounded_rectangle(corners, radius * SCALE, fill=color)

    def frame(self, x: float, y: float, width: float, height: float, color: str, radius: float = 8) -> None:
        corners = [x * SCALE, y * SCALE, (x + width) * SCALE, (y + height) * SCALE]
        self.pen.rounded_rectangle(corners, radius * SCALE, outline=color, width=3 * SCALE)

    def runs(self, text: str, size: float, weight: int) -> Iterator[tuple[str, ImageFont.FreeTypeFont, float]]:
        """Yield the parts of a text that have one font, with their widths."""
        for script, letters in groupby(text, script_of):
            if script:
                part = "".join(letters)
                font = load_font(self.static, script, round(size * SCALE), weight)
                assert isinstance(font, ImageFont.FreeTypeFont)
                yield part, font, font.getlength(part) / SCALE

    def measure(self, text: str, size: float, weight: int = 600) -> float:
        return sum(width for _, _, width in self.runs(text, size, weight))

    def shorten(self, text: str, size: float, weight: int, room: float) -> str:
        if self.measure(text, size, weight) <= room:
            return text
        while text and self.measure(f"{text}…", size, weight) > room:
            text = text[:-1]
        return f"{text.rstrip()}…"

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        color: str = INK,
        weight: int = 600,
        align: str = "left",
        room: float = WIDTH,
    ) -> None:
        """Write one line whose letters stand on `y`, shortened to `room`."""
        text = self.shorten(text, size, weight, room)
        if align != "left":
            x -= self.measure(text, size, weight) / (1 if align == "right" else 2)
        for part, font, width in self.runs(text, size, weight):
            self.pen.text((x * SCALE, y * SCALE), part, font=font, fill=color, anchor="ls")
            x += width

    def lines(
        self, x: float, y: float, text: str, size: float, room: float, most: int, color: str = INK, weight: int = 800
    ) -> float:
        """Write a text in at most so many lines; return where the next line would stand."""
        words, rows = text.split(), [""]
        for word in words:
            longer = f"{rows[-1]} {word}".strip()
            if self.measure(longer, size, weight) <= room or not rows[-1]:
                rows[-1] = longer
            else:
                rows.append(word)
        if len(rows) > most:
            rows[most - 1 :] = [" ".join(rows[most - 1 :])]
        for row in rows:
            self.text(x, y, row, size, color, weight, room=room)
            y += size * 1.2
        return y

    def png(self) -> bytes:
        small = self.image.reduce(SCALE).quantize(COLORS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        file = io.BytesIO()
        small.save(file, "PNG", optimize=True)
        return file.getvalue()
