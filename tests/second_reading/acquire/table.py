"""Everything that lies on the table in a game of Acquire."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.second_reading.acquire.board import LONE, Board, place_of
from tests.second_reading.acquire.chart import CHAINS, SHARES_OF_A_CHAIN, price


@dataclass
class Merger:
    """A merger under way. The sizes are those before the merger, without the tile that was played."""

    tile: str
    sizes: dict[str, int]
    survivor: str | None = None
    acquired: str | None = None
    to_settle: list[str] = field(default_factory=list)
    bonus_paid: list[str] = field(default_factory=list)


class Table:
    def __init__(self, deal: dict[str, Any]) -> None:
        self.players: int = deal["players"]
        self.dead_tiles: str = deal["options"]["dead_tiles"]
        self.open_holdings: bool = deal["options"]["open_holdings"]
        self.bag: list[str] = list(deal["bag"])
        self.board = Board()
        self.money = [6000] * self.players
        self.shares: list[dict[str, int]] = [dict.fromkeys(CHAINS, 0) for _ in range(self.players)]
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.turn = 0
        self.turn_number = 1
        self.turns_without_tile = 0
        self.tile: str | None = None  # being played
        self.merger: Merger | None = None
        self.bought = 0
        self.end_declared = False
        self.set_up()

    def set_up(self) -> None:
        """One start tile each, laid on the board, then six tiles each. Nearest to row A, then to column 1, begins."""
        start_tiles = [self.bag.pop(0) for _ in range(self.players)]
        for tile in start_tiles:
            self.board.on[tile] = LONE
        for hand in self.hands:
            hand.extend(self.bag.pop(0) for _ in range(6))
        self.turn = min(range(self.players), key=lambda seat: place_of(start_tiles[seat]))

    def bank(self, chain: str) -> int:
        return SHARES_OF_A_CHAIN - sum(held[chain] for held in self.shares)

    def price(self, chain: str) -> int:
        return price(chain, self.board.size(chain))

    def clockwise_from_the_turn(self) -> list[int]:
        return [(self.turn + step) % self.players for step in range(self.players)]

    def may_be_ended(self) -> bool:
        """A chain of 41 or more, or at least one chain and all of them safe."""
        chains = self.board.chains()
        giant = any(self.board.size(chain) >= 41 for chain in chains)
        return giant or (bool(chains) and all(self.board.is_safe(chain) for chain in chains))
