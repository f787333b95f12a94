"""Everything that lies on the table in a game of Stockpile."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.second_reading.stockpile.components import (
    ADVANCED_TRACKS,
    BONDS,
    COMPANIES,
    PILES,
    ROUNDS,
    STANDARD_TRACK,
    Track,
)
from tests.second_reading.stockpile.knowledge import Knowledge

EVERYONE = -1  # what a spectator sees, everyone knows


@dataclass
class PileCard:
    name: str
    face_up: bool
    seen_by: set[int] = field(default_factory=set)  # the seats that know a face-down card

    def known_to(self, seat: int) -> bool:
        return self.face_up or seat in self.seen_by


@dataclass
class Pile:
    cards: list[PileCard] = field(default_factory=list)
    bidder: int | None = None
    investor: str | None = None  # in the investor auction
    space: int = 0


@dataclass(frozen=True)
class LaidCard:
    """A strategy card on top of a forecast."""

    name: str
    seat: int
    cost: int


@dataclass
class Pair:
    owner: int | None  # None on or beside the board
    company: str
    forecast: str
    open: bool
    seen_by: set[int]
    laid: list[LaidCard] = field(default_factory=list)
    carried_out: bool = False


@dataclass
class Player:
    seat: int
    money: int = 0
    normal: Counter[str] = field(default_factory=Counter)  # shares, and Booms and Busts of this round
    split: Counter[str] = field(default_factory=Counter)
    owes: list[str] = field(default_factory=list)  # fee cards, in the order in which they are to be paid
    fees_taken: int = 0  # this round
    ended_on: list[int] = field(default_factory=list)  # spaces of this round's winning bids
    beaten: int = 0  # meeples that wait to be placed again
    hand: list[str] = field(default_factory=list)  # market cards to place
    opening: list[str] = field(default_factory=list)  # Robins
    commerce: list[str] = field(default_factory=list)  # commerce cards to place
    bonds: int = 0
    goods: Counter[str] = field(default_factory=Counter)  # commodities and taxes
    dealt_investors: list[str] = field(default_factory=list)
    chosen_investors: list[str] = field(default_factory=list)  # before all have chosen
    investors: list[str] = field(default_factory=list)
    has_looked: bool = False  # Martha, this round
    strategies: list[str] = field(default_factory=list)
    discarded: list[str] = field(default_factory=list)  # strategy cards out of the game


class Table:
    def __init__(self, deal: dict[str, Any]) -> None:
        self.options: dict[str, Any] = deal["options"]
        self.deal = deal
        self.number_of_players: int = deal["players"]
        self.rounds = ROUNDS[self.number_of_players]
        self.round = 1
        self.first: int = deal["first"]
        self.next_first: int | None = None
        self.players = [Player(seat) for seat in range(self.number_of_players)]
        self.market: list[str] = list(deal["market"])
        self.commerce: list[str] = list(deal.get("commerce", []))
        self.goods_gone: Counter[str] = Counter()
        self.bonds = BONDS
        self.discard: Counter[str] = Counter()
        self.piles = [Pile() for _ in range(PILES[self.number_of_players])]
        self.pairs: list[Pair] = []
        self.forecasts: list[str] = []
        advanced = self.options["board"] == "advanced"
        self.tracks: dict[str, Track] = {
            company: ADVANCED_TRACKS[company] if advanced else STANDARD_TRACK for company in COMPANIES
        }
        self.space = {company: self.tracks[company].start for company in COMPANIES}
        self.strategy_deck: list[str] = []
        self.played: list[str] = []  # strategy cards, for all to see
        self.plays_left = 0  # of the player whose Action turn it is
        self.dividend: dict[str, Any] | None = None  # being paid
        self.bidding = False  # money of standing bids is set aside
        seats = range(self.number_of_players)
        self.knowledge = {(who, owner): Knowledge() for who in (EVERYONE, *seats) for owner in seats}

    def playing_with(self, module: str) -> bool:
        return bool(self.options[module])

    def in_turn_order(self) -> list[Player]:
        """The first player, then clockwise."""
        order = range(self.first, self.first + self.number_of_players)
        return [self.players[seat % self.number_of_players] for seat in order]

    def price(self, company: str) -> int:
        return self.tracks[company].prices[self.space[company]]

    def publicly(self, player: Player) -> Knowledge:
        """What everyone knows of this player's portfolio."""
        return self.knowledge[EVERYONE, player.seat]

    def eyes_on(self, player: Player) -> list[tuple[int, Knowledge]]:
        return [(who, known) for (who, owner), known in self.knowledge.items() if owner == player.seat]

    def draw(self) -> str:
        return self.market.pop(0)

    # How cards come and go. Everything that leaves a portfolio leaves it openly.

    def take_normal(self, player: Player, card: str, seen_by: set[int]) -> None:
        """A card goes face down into the normal portfolio; those who have seen it know that it is there."""
        player.normal[card] += 1
        for who, known in self.eyes_on(player):
            known.arrives(card, who in seen_by or who == player.seat)

    def give_away_normal(self, player: Player, card: str) -> None:
        """A card leaves the normal portfolio openly; where it goes is for the caller to say."""
        player.normal[card] -= 1
        for _, known in self.eyes_on(player):
            known.leaves(card)

    def discard_normal(self, player: Player, card: str) -> None:
        self.give_away_normal(player, card)
        self.discard[card] += 1

    def discard_split(self, player: Player, company: str) -> None:
        player.split[company] -= 1
        self.discard[company] += 1

    def normal_becomes_split(self, player: Player, company: str) -> None:
        self.give_away_normal(player, company)
        player.split[company] += 1

    def split_becomes_normal(self, player: Player, company: str) -> None:
        player.split[company] -= 1
        self.take_normal(player, company, {who for who, _ in self.eyes_on(player)})

    def show(self, player: Player, company: str, cards: int) -> None:
        for _, known in self.eyes_on(player):
            known.shown(company, cards)

    def everyone_sees_that_there_is_none(self, player: Player, company: str) -> None:
        for _, known in self.eyes_on(player):
            known.has_no(company)
