"""The shapes of Acquire's offers. `docs/reference/offers.md` has what every game's offers share."""

from typing import Literal, TypedDict

from bigboard.games.contract import JsonDict

Described = JsonDict  # an action in words
Forbidden = JsonDict  # an action in words, with `reason`, `rule` and `args`


class Bonus(TypedDict):
    """The payment to a seat for its shares of an acquired chain."""

    seat: int
    place: str  # majority, minority, majority_tied, minority_tied or both
    amount: int
    rule: str


class ChainBonuses(TypedDict):
    """The bonuses of a chain if it were acquired now."""

    chain: str
    bonuses: list[Bonus]  # as far as the seat knows them
    bonuses_known: bool  # whether these are all


class PriceStep(TypedDict):
    """The next row of the chart for a chain on the board."""

    chain: str
    size: int  # the tiles that it takes
    price: int  # of a share then


class AcquiredChain(ChainBonuses):
    """A chain that is acquired, or may be."""

    size: int
    price: int
    shares: int  # the seat's own


class SurvivingChain(TypedDict):
    """A chain that survives, or may."""

    chain: str
    size: int
    price: int
    price_after: int
    shares: int  # the seat's own


class Merger(TypedDict):
    """The fate of chains that a tile connects."""

    survivor: str | None  # None: the player of the tile chooses among the candidates
    candidates: list[SurvivingChain]
    acquired: list[AcquiredChain]  # largest first; without a survivor all that may be acquired
    size_after: int
    becomes_safe: bool
    may_end: bool  # whether the end may be declared then


class FoundableChain(TypedDict):
    """A chain that may be founded."""

    chain: str
    size: int
    price: int
    founder_share: bool
    shares: int  # the seat's own, before
    shares_after: int


class LoneTile(TypedDict):
    """A tile that touches nothing."""

    effect: Literal["nothing"]
    rule: str
    may_end: bool


class FoundingTile(TypedDict):
    effect: Literal["founds"]
    rule: str
    size: int
    chains: list[FoundableChain]
    may_end: bool


class GrowingTile(TypedDict):
    effect: Literal["grows"]
    rule: str
    chain: str
    size: int
    size_after: int
    price: int
    price_after: int
    becomes_safe: bool
    may_end: bool


class MergingTile(Merger):
    effect: Literal["merges"]
    rule: str


class UnplayableTile(TypedDict):
    effect: Literal["blocked", "dead"]
    rule: str
    chains: list[str]  # that it touches


TileEffect = LoneTile | FoundingTile | GrowingTile | MergingTile | UnplayableTile


class HandTile(TypedDict):
    """A tile of the seat's hand, with its effect if it were played now."""

    tile: str
    outcome: TileEffect


class PlayTileChoice(TypedDict):
    action: int
    type: Literal["play_tile"]
    tile: str
    cost: int
    gain: int
    outcome: TileEffect


class FoundChoice(FoundableChain):
    action: int
    type: Literal["found"]
    cost: int
    gain: int


class MergerChoice(TypedDict):
    action: int
    type: Literal["survive", "acquire"]
    chain: str
    cost: int
    gain: int
    outcome: Merger


class TradeChoice(TypedDict):
    action: int
    type: Literal["trade"]
    shares: int  # of the acquired chain that are given
    cost: int
    gain: int
    received: int  # shares of the survivor
    shares_after: int  # of the acquired chain
    survivor_shares_after: int


class SellChoice(TypedDict):
    action: int
    type: Literal["sell"]
    shares: int
    cost: int
    gain: int
    shares_after: int  # kept
    money_after: int


class DeclareEndChoice(TypedDict):
    action: int
    type: Literal["declare_end"]
    cost: int
    gain: int
    rule: str  # the end that may be declared
    scores: list[int | None]  # by seat, if the game were scored now; None where the seat cannot know


class PlainChoice(TypedDict):
    action: int
    type: Literal["play_on", "stop_buying"]
    cost: int
    gain: int


class Owned(TypedDict):
    """The effects of a purchase."""

    shares: int  # the seat's own
    leaders: list[int] | None  # the seats with most shares; None where the seat cannot know
    place: str | None  # of the own bonus, as in `Bonus`; None where there is none or the seat cannot know
    bonus: int | None  # the own bonus if the chain were acquired at its present size; None where the seat cannot know
    bonus_gain: int | None  # how much more that is than with the own shares before


class BuyChoice(TypedDict):
    action: int
    type: Literal["buy"]
    chain: str
    cost: int
    gain: int
    shares: int  # the seat's own, before
    after: Owned
    money_after: int


Choice = (
    PlayTileChoice | FoundChoice | MergerChoice | TradeChoice | SellChoice | DeclareEndChoice | BuyChoice | PlainChoice
)


class BuyItem(TypedDict):
    """One share of a chain."""

    item: Described
    most: int
    cost: int
    gain: int
    pool: str | None
    uses: int
    rule: str  # the clause behind `most`
    chain: str
    shares: int  # the seat's own, before
    bank: int
    after: list[Owned]  # with one share bought, two, three


class TradeItem(TypedDict):
    """Two shares of the acquired chain for one of the survivor."""

    item: Described
    most: int
    cost: int
    gain: int
    pool: str | None
    uses: int
    rule: str  # the clause behind `most`
    chain: str  # that is received
    received: int
    shares: int  # the seat's own of it, before


class SellItem(TypedDict):
    """One share of the acquired chain, to the bank."""

    item: Described
    most: int
    cost: int
    gain: int
    pool: str | None
    uses: int
    rule: str  # the clause behind `most`
    chain: str
    shares: int  # the seat's own of it, before


class Pick(TypedDict):
    least: int
    most: int
    budget: int | None
    pools: dict[str, int]
    rules: dict[str, str]  # the clause behind each limit: `most`, `budget`, and the pools by name
    items: list[BuyItem | TradeItem | SellItem]


class Offers(TypedDict):
    question: str
    phase: str
    rule: str
    seat: int
    choices: list[Choice]
    pick: Pick | None
    forbidden: list[Forbidden]
    hand: list[HandTile]  # at any time, for the seat's own hand
    bonuses: list[ChainBonuses]  # at any time, of the chains on the board
    next_prices: list[PriceStep]  # at any time, of the chains on the board whose price can still rise
    scores: list[int | None]  # at any time, by seat, if the game were scored now; None where the seat cannot know
