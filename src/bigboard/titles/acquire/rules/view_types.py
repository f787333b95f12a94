"""The types of Acquire's view, which `observe` returns. `make generate` makes TypeScript and documents of them."""

from typing import Any, Literal, NotRequired, TypedDict

from bigboard.titles.acquire.rules.offer_types import Offers

Tile = str
Chain = str
Decision = str
Options = dict[str, Any]
Legal = dict[str, Any]

Effect = Literal["nothing", "founds", "grows", "merges", "blocked", "dead"]
BonusPlace = Literal["majority", "minority", "majority_tied", "minority_tied", "both"]


class ChainView(TypedDict):
    """A chain, on the board or not."""

    name: Chain
    size: int  # its tiles; 0 when it is not on the board
    price: int  # of a share, by the chart
    majority: int  # the bonus for the most shares
    minority: int  # the bonus for the second most
    safe: bool  # cannot be acquired any more
    bank: int  # shares that no player owns


class SeatView(TypedDict):
    """A player."""

    tiles: int  # in the hand
    money: int | None  # None where holdings are closed
    shares: dict[Chain, int] | None  # only chains of which there is a share; None where holdings are closed


class MergerView(TypedDict):
    """The current merger."""

    survivor: Chain | None  # None until it is chosen
    acquired: Chain | None  # the chain whose shares are being disposed of
    to_settle: list[Chain]  # those to come


class HeldTile(TypedDict):
    """A tile of the seat's own hand, with its effect."""

    tile: Tile
    effect: Effect
    chains: NotRequired[list[Chain]]  # the chains that it touches, if any


class View(TypedDict):
    """All that a seat may know."""

    game: Literal["acquire"]
    players: int  # how many there are
    options: Options
    you: int  # the seat that looks; -1 for a spectator
    turn: int  # whose turn it is
    turn_number: int  # counted from 1
    seat: int  # the seat that decides; -1 when the game is over
    decision: Decision  # what is decided
    board: list[str]  # nine lines of twelve letters: . empty, o lone, x out of play, or a chain's first letter
    tile: Tile | None  # the tile just played, while it founds or merges
    bag: int  # tiles left to draw
    chains: list[ChainView]
    seats: list[SeatView]
    merger: MergerView | None
    bought: int  # shares bought this turn
    turns_without_tile: int  # in a row, over all players
    end_declared: bool
    hand: NotRequired[list[HeldTile]]  # not for spectators
    legal: NotRequired[list[Legal]]  # the answers of the seat that decides; not for spectators
    offers: NotRequired[Offers]  # in the view that a client is shown


class ChartRow(TypedDict):
    """A row of the price chart."""

    sizes: list[str]  # by group, as printed: 5, 6–10, 41+; empty where the group has no such row
    price: int  # of a share
    majority: int
    minority: int


class PrintedChart(TypedDict):
    """The chart that is printed next to the board. The server sends it with the game, as `reference`."""

    groups: list[list[Chain]]
    rows: list[ChartRow]
