"""A view of Stockpile as letters on colors, for environments."""

from __future__ import annotations

from typing import Final

from bigboard.envs.rendering import Drawing, Span, question
from bigboard.games.contract import JsonDict

PRICE: Final = (230, 194, 41)
TRACK: Final = (228, 226, 214)
PILE: Final = (56, 182, 196)
DECIDING: Final = (46, 139, 69)
WAITING: Final = (168, 168, 168)


def draw(view: JsonDict, drawing: Drawing) -> None:
    drawing.add(f"Stockpile  round {view['round']} of {view['rounds']}  {view['stage']}  {question(view)}")
    drawing.add("")
    for company in view["companies"]:
        track = [
            Span(f"{price:>3}", PRICE if space == company["space"] else TRACK)
            for space, price in enumerate(company["track"])
        ]
        drawing.add(f"{company['name']:<22}", *track)
    drawing.add("")
    for number, pile in enumerate(view["piles"]):
        bid = pile["bid"]
        standing = f"p{bid['seat']} bids {bid['price']}" if bid else "no bid"
        cards = ", ".join(card["card"] or "face down" for card in pile["cards"])
        drawing.add(Span(f" {number} ", PILE), f" {standing:<12} {cards}")
    drawing.add("")
    for number, seat in enumerate(view["seats"]):
        known = ", ".join(f"{count} {card}" for card, count in seat["portfolio"]["known"].items())
        split = ", ".join(f"{count} split {card}" for card, count in seat["portfolio"]["split"].items())
        cards = "; ".join(part for part in (known, f"{seat['portfolio']['unknown']} unknown", split) if part)
        color = DECIDING if number == view["seat"] else WAITING
        drawing.add(Span(f" p{number} ", color), f" {seat['money']:>4}  {cards}")
