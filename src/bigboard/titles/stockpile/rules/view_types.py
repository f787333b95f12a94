"""The types of Stockpile's view, which `observe` returns. `make generate` makes TypeScript and documents of them.

All money is in thousands. Piles, pairs, spaces and seats are counted from 0.
"""

from typing import Any, Literal, NotRequired, TypedDict

from bigboard.titles.stockpile.rules.offer_types import Face, Offers

Company = str
Forecast = str
Card = str
Investor = str
Strategy = str
Decision = str
Stage = str
Options = dict[str, Any]
Legal = dict[str, Any]

Mark = str  # where the numbers of a card come from: printed, or "house"


class CompanyView(TypedDict):
    """A company and its price track."""

    name: Company
    price: int
    space: int  # the place of the price on its track
    track: list[int]  # the price of every space
    dollars: list[int]  # the spaces with a $
    start: int  # the starting space, also after a bankruptcy
    split: int  # the space to which a split takes the price


class InvestorView(TypedDict):
    name: Investor
    rule: str
    numbers: dict[str, Any]  # every number of the card, by its name in the data file
    cash: int  # starting cash
    mark: Mark
    used: bool  # this round


class StrategyView(TypedDict):
    name: Strategy
    rule: str
    numbers: dict[str, Any]  # every number of the card, by its name in the data file
    cost: int
    mark: Mark


class PileCard(TypedDict):
    card: Card | None  # None for one that the viewer has not seen
    face: Face
    seen_by: NotRequired[list[int]]  # of a face-down card


class BidView(TypedDict):
    seat: int
    space: int
    price: int  # what it will cost that seat


class PileView(TypedDict):
    """A stockpile."""

    cards: list[PileCard]
    bid: BidView | None
    lowest_space: int | None  # that a bid may take; None when the track is locked
    investor: NotRequired[InvestorView]  # what is auctioned before the game


class LaidCard(TypedDict):
    """A card on a forecast."""

    seat: int
    cost: int
    card: Strategy


class PairView(TypedDict):
    owner: int | None
    company: Company | None  # None where the viewer has not seen it
    forecast: Forecast | None
    open: bool  # visible to everyone
    seen_by: list[int]
    laid: list[LaidCard]


class Portfolio(TypedDict):
    """The viewer's knowledge of a player's cards."""

    cards: int  # in the normal portfolio
    known: dict[Card, int]  # of them, at least this many
    unknown: int  # the others
    ruled_out: list[Card]  # what none of these can be
    split: dict[Company, int]
    worth: dict[Company, int]  # what the known and the split ones would bring in a sale now


class SeatView(TypedDict):
    """A player."""

    money: int
    worth: int  # money, and all cards that the viewer knows, at today's prices; majorities not counted before the end
    free_money: int  # what is not promised by a bid
    bid_prices: list[int]  # what each space of a track costs this seat
    outbid_by: int  # how many spaces higher a rival has to go
    fees: list[int]  # what each kind of trading fee costs this seat; less than 0 if it brings money
    sale_bonus: int  # more for every share sold
    portfolio: Portfolio
    owes: list[int]  # trading fees, the oldest first
    meeples_waiting: int  # that were outbid
    ended_on: list[int]  # the spaces on which the seat's meeples ended this round
    fees_taken: int  # this round
    bonds: NotRequired[int]
    commerce: NotRequired[dict[Card, int]]  # commodities and taxes
    strategies: NotRequired[int]  # cards in the hand
    plays: NotRequired[int]  # strategy cards that may be played in a round
    investors: NotRequired[list[InvestorView]]


class OwnView(TypedDict):
    """The cards and facts that only this seat sees."""

    hand: list[Card]  # market cards to place
    commerce: NotRequired[list[Card]]  # commerce cards to place
    strategies: NotRequired[list[StrategyView]]
    discarded: NotRequired[list[Strategy]]  # before the game
    investors: NotRequired[list[InvestorView]]  # to choose from, before the game
    opening: NotRequired[list[Card]]  # the opening cards of the stockpiles, while one is chosen to be face down


class PowerView(TypedDict):
    """The investor or strategy card that is acting."""

    name: str
    rule: str
    numbers: dict[str, Any]
    cost: int
    seat: int
    step: int  # how far it has got
    chosen: dict[str, Any]  # the owner's choices so far, which everyone sees


class PrintedValues(TypedDict):
    """The printed numbers that apply to all players."""

    fees: list[int]
    action_card_steps: int
    second_split: int
    majority: int
    tied_majority: int
    bond_price: NotRequired[int]
    bond_interest: NotRequired[int]
    bond_limit: NotRequired[int]
    commodity_sets: NotRequired[list[int]]  # for one kind, two kinds and so on
    taxes: NotRequired[list[int]]  # for one, two and so on


class DividendView(TypedDict):
    company: Company
    amount: int  # for each share


class PriceMoveView(TypedDict):
    """A price move that waits for a dividend to be paid."""

    company: Company
    left: int  # spaces to go


class View(TypedDict):
    """All that a seat may know."""

    game: Literal["stockpile"]
    players: int
    rules: int  # the version of the rules that the game is played by
    options: Options
    you: int  # the seat that looks; -1 for a spectator
    round: int  # counted from 1
    rounds: int  # of the whole game
    first: int  # the first player
    next_first: int | None  # the seat that was handed the first player card
    stage: Stage  # a finer step than the phase
    seat: int  # the seat that decides; -1 when the game is over
    decision: Decision  # what is decided
    power: PowerView | None
    values: PrintedValues
    corrected: dict[str, dict[str, Any]]  # numbers of cards that a data file has changed; clauses quote printed ones
    track: list[int]  # the printed price of every bidding space
    companies: list[CompanyView]
    piles: list[PileView]
    forecasts: list[Forecast] | None  # in play this round; None before it is known
    pairs: list[PairView]
    possible: dict[Company, list[Forecast]] | None  # the forecasts that the viewer cannot rule out
    market: int  # cards left in the market deck
    discard: dict[Card, int]
    seats: list[SeatView]
    places: list[int]  # of the seats, by the worth that the viewer knows of; equal worth, equal place
    dividend: DividendView | None
    move: PriceMoveView | None
    selling_from: Company | None  # the first company that may still be sold; None when none may
    bonds: NotRequired[int]  # left to buy
    commerce: NotRequired[int]  # cards left in the commerce deck
    commerce_gone: NotRequired[dict[Card, int]]  # commerce cards that have left the game
    played: NotRequired[list[Strategy]]
    plays_left: NotRequired[int]  # strategy cards that the seat in its Action turn may still play
    own: NotRequired[OwnView]  # not for spectators
    legal: NotRequired[list[Legal]]  # the answers of the seat that decides; not for spectators
    offers: NotRequired[Offers]  # in the view that a client is shown
