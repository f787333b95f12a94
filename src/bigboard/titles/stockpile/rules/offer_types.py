"""The shapes of Stockpile's offers. `docs/reference/offers.md` has what the offers of every game share.

All money is in thousands. "Own" means: of the seat that the offers are for. A choice is a described action with its
number and its facts; an item of a pick has the same facts, for one piece.
"""

from typing import Literal, NotRequired, TypedDict

from bigboard.games.contract import JsonDict

Described = JsonDict  # an action in words
Forbidden = JsonDict  # an action in words, with `reason`, `rule` and `args`

Face = Literal["up", "down"]


class PriceMove(TypedDict):
    """A price move, with its consequences for this seat."""

    company: str  # whose price it is
    price: int  # now
    to: int  # the price it comes to
    space: int  # the space it comes to, counted from 0
    splits: int  # how often it splits on the way
    split_bonus: int  # received for own cards that had been split before
    cards_split: int  # own normal cards that become split cards
    bankrupt: bool  # whether it falls off the track
    cards_lost: int  # own cards that are lost then
    value_lost: int  # what a sale of these would bring now
    dividend: int  # paid on the way for each share, by the $ of the advanced board
    dividend_gain: int  # what this seat receives of it if it shows all its shares


# The facts of each kind of answer.


class Money(TypedDict):
    """The facts of every answer."""

    cost: int  # what this seat pays
    gain: int  # what it receives before it is asked again; of dividends on the way, with all its shares shown


class BidFacts(Money):
    """The facts of a bid. It moves money when bidding ends, and only if it is not outbid."""

    price: int  # printed on the space
    investor: str | None  # what is auctioned before the game; None for a stockpile
    free_after: int  # money that is still free to bid; before the game, starting cash
    bonus: int  # received at once for placing the meeple
    outbids: int | None  # the seat whose meeple is sent back
    outbid_by: int  # how many spaces higher a rival has to go
    locks: bool  # whether no one can bid higher


class PileFacts(Money):
    lying: list[str | None]  # the cards of the stockpile in order; None for one that this seat has not seen
    unseen: int  # how many of them this seat has not seen


class PlaceFacts(PileFacts):
    face: Face  # the face of the card when placed
    then: str | None  # the card that is placed after this one


class CommerceFacts(PileFacts):
    worth: int  # what one more such card would add to the own final count; less than 0 for a tax
    then: str | None  # the card that is placed after this one


class MovedCardFacts(PileFacts):
    card: str | None  # the card that moves; None for one that this seat has not seen
    face: Face  # its face


class HeirFacts(Money):
    your_turn: int  # this seat's place in the turn order of the next round, counted from 1


class Holding(Money):
    share: int  # what one share brings in an ordinary sale, the investor's bonus included
    normal: int  # own normal cards before
    split: int  # own split cards before


class MoveFacts(Holding):
    moves: list[PriceMove]  # one after the other


class CompanyFacts(MoveFacts):
    """A company chosen for a card; the consequences depend on the card."""

    dividend: int  # paid for each share to all holders
    up_to: int  # the most that it brings this seat, by whatever it answers next
    as_dearer: PriceMove | None  # of two companies to choose, if this one has the higher price
    as_cheaper: PriceMove | None  # of two companies to choose, if this one has the lower price


class ShowFacts(Money):
    company: str  # whose shares are shown
    amount: int  # paid for each share
    split: int  # own split cards that are paid, twice each; where it is asked for how many, all of them
    revealed: int  # own cards that the others learn of


class BondFacts(Money):
    interest: int  # more at the end of every round, by these bonds
    rounds: int  # how often it will be paid
    repaid: int  # at the end of the game
    total: int  # all that these bonds bring until then


class PairFacts(Money):
    owner: int | None  # the seat whose pair it is
    company: str | None  # None where this seat has not seen it
    forecast: str | None  # None where this seat has not seen it


class LaidFacts(PairFacts):
    """A card on a forecast. Cards that others have laid there are not reckoned with."""

    steps: int | None  # how far the price will then move; None where this seat has not seen the pair
    dividend: int | None  # paid for each share before that; None where this seat has not seen the pair


class ForecastFacts(Money):
    steps: int  # how far it moves a price
    dividend: int  # what it pays for each share
    cards: int  # how many of these cards there are this round


class ActionCardFacts(Money):
    held: int  # own cards of this kind


class CommodityFacts(Money):
    held: int  # own cards of this kind
    worth_left: int  # what the own commodities are worth at the end without it
    worth_lost: int  # how much less that is


class InvestorFacts(Money):
    cash: int  # starting cash of this investor
    rule: str  # its clause


class HandFacts(Money):
    held: int  # own cards of this kind
    price: int  # what it costs to play
    rule: str  # its clause


class PlayFacts(Money):
    rule: str  # the card's clause
    needs: str | None  # its condition, by the names in `offers/conditions.py`
    gives_up: str | None  # its cost in addition to money: action-card, commodity, bond or share
    up_to: int  # the most that it brings this seat, by whatever it answers next


class UseFacts(Money):
    rule: str  # the investor's clause
    up_to: int  # the most that it brings this seat, by whatever it answers next


class GiftFacts(Money):
    money: int  # what that player has
    amount: int  # what that player receives or loses


# What the described actions are about.


class OfPile(TypedDict):
    action: int  # its number
    pile: int  # counted from 0


class OfCompany(TypedDict):
    action: int  # its number
    company: str  # its name


class OfCard(TypedDict):
    action: int  # its number
    card: str  # its name
    mark: NotRequired[str]  # "house" where a value of the card is a house value


class OfInvestor(TypedDict):
    action: int  # its number
    investor: str  # the name
    mark: NotRequired[str]  # "house" where a value of the card is a house value


class OfSeat(TypedDict):
    action: int  # its number
    seat: int  # the other player, or oneself


class OfPair(TypedDict):
    action: int  # its number
    pair: int  # counted from 0


# The choices.


class BidChoice(OfPile, BidFacts):
    type: Literal["bid"]
    space: int  # of the bidding track, counted from 0


class PlaceChoice(OfPile, OfCard, PlaceFacts):
    type: Literal["place_up", "place_down"]


class PlaceCommerceChoice(OfPile, OfCard, CommerceFacts):
    type: Literal["place_commerce"]


class PileChoice(OfPile, PileFacts):
    type: Literal["place_first_card", "look_at_pile"]


class MoveCardChoice(OfPile, MovedCardFacts):
    type: Literal["move_card"]
    place: int  # of the card in the stockpile, counted from 0


class MoveToChoice(OfPile, MovedCardFacts):
    type: Literal["move_to"]


class HeirChoice(OfSeat, HeirFacts):
    type: Literal["hand_first_card"]


class MoveChoice(OfCompany, MoveFacts):
    type: Literal["boom", "bust", "raise", "lower", "take", "give_up", "unsplit", "split"]


class ChooseChoice(OfCompany, CompanyFacts):
    type: Literal["choose"]


class SellChoice(OfCompany, Holding):
    type: Literal["sell", "sell_split", "sell_half"]
    cards: int  # how many are sold


class CompanyChoice(OfCompany, Holding):
    type: Literal["sell_short", "sell_short_half", "pick_company"]


class ShowChoice(ShowFacts):
    action: int  # its number
    type: Literal["show"]
    cards: int  # how many normal cards are shown


class BondChoice(BondFacts):
    action: int  # its number
    type: Literal["buy_bonds"]
    bonds: int  # how many are bought


class PairChoice(OfPair, PairFacts):
    type: Literal["look_at_pair", "reveal_pair"]


class LayChoice(OfPair, LaidFacts):
    type: Literal["lay"]


class ForecastChoice(ForecastFacts):
    action: int  # its number
    type: Literal["pick_forecast"]
    forecast: str  # as it is printed


class DiscardActionChoice(OfCard, ActionCardFacts):
    type: Literal["discard_action"]


class DiscardCommodityChoice(OfCard, CommodityFacts):
    type: Literal["discard_commodity"]


class KeepChoice(OfInvestor, InvestorFacts):
    type: Literal["keep"]


class DiscardStrategyChoice(OfCard, HandFacts):
    type: Literal["discard_strategy"]


class PlayChoice(OfCard, PlayFacts):
    type: Literal["play"]


class UseChoice(OfInvestor, UseFacts):
    type: Literal["use"]


class GiftChoice(OfSeat, GiftFacts):
    type: Literal["give_one", "give_all", "take_from"]


class PlainChoice(Money):
    action: int  # its number
    type: Literal["pass", "stop", "end_turn"]


Choice = (
    BidChoice | PlaceChoice | PlaceCommerceChoice | PileChoice | MoveCardChoice | MoveToChoice | HeirChoice
    | MoveChoice | ChooseChoice | SellChoice | CompanyChoice | ShowChoice | BondChoice | PairChoice | LayChoice
    | ForecastChoice | DiscardActionChoice | DiscardCommodityChoice | KeepChoice | DiscardStrategyChoice | PlayChoice
    | UseChoice | GiftChoice | PlainChoice
)  # fmt: skip


# Choices of several. The pick answers choices of the types of its items; all others are offered in addition.


class Piece(TypedDict):
    item: Described  # the described action for one piece
    most: int  # how often it may be picked
    pool: str | None  # the supply that it shares with other items
    uses: int  # how much of that supply one takes


class HoldingItem(Piece, Holding):
    """A share sold."""


class CompanyItem(Piece, CompanyFacts):
    """A company shown, or one of two companies."""


class HandItem(Piece, HandFacts):
    """A strategy card discarded."""


class InvestorItem(Piece, InvestorFacts):
    """An investor kept."""


class GiftItem(Piece, GiftFacts):
    """Half of the money given away."""


class PlaceItem(Piece, PlaceFacts):
    """A market card placed face down."""


class CommerceItem(Piece, CommerceFacts):
    """A commerce card placed."""


class Pick(TypedDict):
    least: int  # how many items are picked in all
    most: int  # at most
    budget: int | None  # what they may cost together; None where money does not limit them
    pools: dict[str, int]  # how much there is of each shared supply
    items: list[HoldingItem | CompanyItem | HandItem | InvestorItem | GiftItem | PlaceItem | CommerceItem]


class PileWorth(TypedDict):
    """The worth of the cards of a stockpile that this seat has seen, to this seat."""

    fees: int  # what the trading fees would cost; less than 0 if they bring money
    commerce: int  # what commodities and taxes would add to the own final count
    worth: int  # shares at their sale price now, and `commerce`, less `fees`
    expected: int  # the same after the forecasts that this seat has seen, with dividends and splits
    unseen: int  # cards that this seat has not seen


class Offers(TypedDict):
    question: str  # what is decided
    phase: str  # of the rulebook
    rule: str  # the clause behind the question
    seat: int  # who decides; -1 when the game is over
    choices: list[Choice]  # in the order of the legal actions
    pick: Pick | None  # the whole choice, where several small questions follow each other
    forbidden: list[Forbidden]
    commerce: dict[str, int]  # at any time: what one more of each commerce card would add to the own final count
    piles: list[PileWorth]  # at any time, for a seat
