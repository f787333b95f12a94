"""A table drawn with letters on colours: as text, and as a picture of the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from bigboard.games.contract import JsonDict

Colour = tuple[int, int, int]

PAPER: Final = (250, 248, 240)
INK: Final = (30, 30, 30)
LETTER_WIDTH: Final = 7
LINE_HEIGHT: Final = 14
CELL_COLOURS: Final[dict[str, Colour]] = {
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


class Span(NamedTuple):
    """Some letters on a colour."""

    text: str
    colour: Colour = PAPER


@dataclass
class Sketch:
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
                if span.colour != PAPER:
                    pen.rectangle((x, y, x + width - 2, y + LINE_HEIGHT - 2), fill=span.colour)
                dark = sum(span.colour) < 360
                for place, letter in enumerate(span.text):
                    pen.text((x + place * LETTER_WIDTH, y + 1), letter, fill=PAPER if dark else INK, font=font)
                x += width
        return np.asarray(image, dtype=np.uint8).copy()


def sketch(game: str, view: JsonDict) -> Sketch:
    """The table as a view shows it."""
    drawn = Sketch()
    drawers = {"acquire": draw_acquire, "stockpile": draw_stockpile}
    drawers[game](view, drawn)
    return drawn


def draw_acquire(view: JsonDict, drawn: Sketch) -> None:
    drawn.add(f"Acquire  turn {view['turn_number']}  {question(view)}  {view['bag']} tiles in the bag")
    drawn.add("   ", *(f"{column:^3}" for column in range(1, 13)))
    for letter, row in zip("ABCDEFGHI", view["board"], strict=True):
        drawn.add(f" {letter} ", *(Span(f" {cell} ", CELL_COLOURS[cell]) for cell in row))
    drawn.add("")
    seats = view["seats"]
    drawn.add(f"{'chain':<12}{'size':>5}{'price':>6}{'bank':>5}", *(f"{'p' + str(k):>7}" for k in range(len(seats))))
    for chain in view["chains"]:
        name = chain["name"]
        held = [hidden(seat["shares"] and seat["shares"].get(name, 0), seat["shares"]) for seat in seats]
        drawn.add(
            Span(f"{name:<12}", CELL_COLOURS[name[0]]),
            f"{chain['size']:>4}{'*' if chain['safe'] else ' '}{chain['price']:>6}{chain['bank']:>5}",
            *(f"{text:>7}" for text in held),
        )
    drawn.add(f"{'money':<28}", *(f"{hidden(seat['money'], seat['money']):>7}" for seat in seats))


def hidden(value: Any, known: Any) -> str:
    return "?" if known is None else str(value or 0)


def draw_stockpile(view: JsonDict, drawn: Sketch) -> None:
    drawn.add(f"Stockpile  round {view['round']} of {view['rounds']}  {view['stage']}  {question(view)}")
    drawn.add("")
    for company in view["companies"]:
        track = [
            Span(f"{price:>3}", CELL_COLOURS["T"] if space == company["space"] else CELL_COLOURS["."])
            for space, price in enumerate(company["track"])
        ]
        drawn.add(f"{company['name']:<22}", *track)
    drawn.add("")
    for number, pile in enumerate(view["piles"]):
        bid = pile["bid"]
        standing = f"p{bid['seat']} bids {bid['price']}" if bid else "no bid"
        cards = ", ".join(card["card"] or "face down" for card in pile["cards"])
        drawn.add(Span(f" {number} ", CELL_COLOURS["C"]), f" {standing:<12} {cards}")
    drawn.add("")
    for number, seat in enumerate(view["seats"]):
        known = ", ".join(f"{count} {card}" for card, count in seat["portfolio"]["known"].items())
        split = ", ".join(f"{count} split {card}" for card, count in seat["portfolio"]["split"].items())
        cards = "; ".join(part for part in (known, f"{seat['portfolio']['unknown']} unknown", split) if part)
        colour = CELL_COLOURS["F"] if number == view["seat"] else CELL_COLOURS["o"]
        drawn.add(Span(f" p{number} ", colour), f" {seat['money']:>4}  {cards}")


def question(view: JsonDict) -> str:
    return "game over" if view["seat"] < 0 else f"p{view['seat']}: {view['decision']}"
