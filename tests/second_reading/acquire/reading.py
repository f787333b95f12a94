"""Acquire by the second reading, and what each seat may know of it."""

from __future__ import annotations

from typing import Any

from tests.second_reading.acquire.board import place_of
from tests.second_reading.acquire.chart import CHAINS, majority, minority
from tests.second_reading.acquire.playing import play, worth_now
from tests.second_reading.acquire.table import Table
from tests.second_reading.asking import Exactly, Nothing, Reading, View


class AcquireReading(Reading):
    def __init__(self, deal: dict[str, Any]) -> None:
        super().__init__()
        self.table = Table(deal)
        self.begin(play(self.table))

    def scores(self) -> list[int]:
        return self.table.money if self.question is None else worth_now(self.table)

    def view(self, seat: int) -> View:
        """Tiles in hand are hidden from others; money and shares are open unless the option hides them."""
        table = self.table
        view: View = {
            "players": table.players,
            "you": seat,
            "turn": table.turn,
            "turn_number": table.turn_number,
            "seat": self.question.seat if self.question else -1,
            "decision": self.question.decision if self.question else "game_over",
            "board": table.board.drawn(),
            "tile": table.tile,
            "bag": len(table.bag),
            "chains": [self.chain(chain) for chain in CHAINS],
            "seats": [self.seat(other, other == seat) for other in range(table.players)],
            "merger": self.merger(),
            "bought": table.bought,
            "end_declared": table.end_declared,
        }
        if seat != view["seat"]:
            view["legal"] = [] if seat >= 0 else Nothing()
        view["hand"] = Nothing()
        if seat >= 0:
            view["hand"] = [self.tile(tile) for tile in sorted(table.hands[seat], key=place_of)]
        return view

    def chain(self, chain: str) -> View:
        size = self.table.board.size(chain)
        return {
            "name": chain,
            "size": size,
            "price": self.table.price(chain),
            "majority": majority(chain, size),
            "minority": minority(chain, size),
            "safe": self.table.board.is_safe(chain),
            "bank": self.table.bank(chain),
        }

    def seat(self, seat: int, oneself: bool) -> View:
        table = self.table
        shown = table.open_holdings or oneself or self.question is None
        shares = Exactly({chain: held for chain, held in table.shares[seat].items() if held})
        return {
            "tiles": len(table.hands[seat]),
            "money": table.money[seat] if shown else None,
            "shares": shares if shown else None,
        }

    def merger(self) -> View | None:
        merger = self.table.merger
        if merger is None:
            return None
        return {"survivor": merger.survivor, "acquired": merger.acquired, "to_settle": merger.to_settle}

    def tile(self, tile: str) -> View:
        """While a tile is being resolved the board is neither here nor there, so no effect is told."""
        if self.table.tile is not None:
            return {"tile": tile}
        effect = self.table.board.effect(tile)
        if effect in ("grows", "merges", "dead"):
            return {"tile": tile, "effect": effect, "chains": self.table.board.chains_beside(tile)}
        return {"tile": tile, "effect": effect}
