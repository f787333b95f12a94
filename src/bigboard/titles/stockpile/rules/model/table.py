"""The table: all the data that the rules work on. Written by `make generate` from `declared_table.py`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.table_base import TableBase, nones, zeros
from bigboard.titles.stockpile.rules.cards.boards import Board
from bigboard.titles.stockpile.rules.cards.card_data import CardData
from bigboard.titles.stockpile.rules.cards.cards import (
    COMMERCE_KINDS,
    COMPANIES,
    HELD_KINDS,
    MARKET_KINDS,
    TRACK_SPACES,
)
from bigboard.titles.stockpile.rules.cards.data_files import printed_data
from bigboard.titles.stockpile.rules.model.sizes import MAX_PILES, MAX_PLAYERS, PILE_ROOM
from bigboard.titles.stockpile.rules.numbers import GAME_OVER, STAGE_ROUND_BEGINS

# Where the parts of `ledger` begin.
DEBTS: Final = 0  # owed fees, two bits each, the oldest lowest
BONDS: Final = 5
FEES_TAKEN: Final = 10  # this round
WAITING: Final = 15  # outbid meeples
ENDED: Final = 20  # spaces + 1 on which meeples ended this round, four bits each
LEDGER: Final = 25

# Where the parts of `bids` begin.
BIDDER: Final = 0  # the seat, or -1
SPACE: Final = 5
BIDS: Final = 10

# Where the parts of `hands` begin.
SUPPLY: Final = 0  # two market cards for each seat
COMMERCE: Final = 10  # two commerce cards for each seat
OPENING: Final = 20  # the opening cards, while a player decides about them
HANDS: Final = 25

# Where the parts of `pairs` begin.
COMPANY: Final = 0
FORECAST: Final = 6
SEEN_BY: Final = 12
LAID: Final = 18  # pair, card and seat of each card on a forecast
PAIR_WORDS: Final = 30

# Where the parts of `cards` begin.
IN_HAND: Final = 0  # strategy cards that a hand holds at least once, one bit each
IN_HAND_TWICE: Final = 5
DISCARDED: Final = 10
DISCARDED_TWICE: Final = 15
PLAYED: Final = 20
PLAYED_TWICE: Final = 21
CARD_SETS: Final = 22

# Where the parts of `traits` begin.
GAP: Final = 0  # the number of spaces that a bid must be above the seat's meeple
SALE_BONUS: Final = 5  # more money for every share that it sells
PLAYS: Final = 10  # strategy cards a round
BOTH_DOWN: Final = 15  # may place both cards face down
FINAL_PRICE: Final = 20  # one share of the final sale may bring this much
SPACES_BELOW: Final = 25  # it pays the price this many spaces below its meeple
TRAITS: Final = 30

# Where the parts of `memory` begin.
KNOWN: Final = 0  # `portfolio_knowledge.py` has the meaning of these
CAP: Final = 240
UNKNOWN: Final = 480
START: Final = 510
MEMORY: Final = 540


class StockpileTable(TableBase):
    """The table of one game. A copy shares the fields that never change, or are replaced when they do."""

    def __init__(self, source: "StockpileTable | None" = None) -> None:
        super().__init__(source)
        if source is None:
            self.card_data: CardData = printed_data()
            self.board: Board = self.card_data.boards[0]
            self.piles_in_play: i64 = 0
            # each player's
            self.meeples: i64 = 1
            self.rounds: i64 = 0
            self.advanced: bool = False
            self.with_bonds: bool = False
            self.with_commerce: bool = False
            self.with_dice: bool = False
            self.with_strategies: bool = False
            self.with_promo: bool = False
            self.with_investors: bool = False
            self.investor_set: i64 = 0
            self.fair: bool = False
            # of each investor, in this game
            self.starting_cash: list[int] = []
            self.investor_marks: list[str] = []
            self.with_auction: bool = False
            self.with_first_card: bool = False
            self.round: i64 = 0
            # the first player
            self.first: i64 = 0
            # the owner of the First Player Card
            self.next_first: i64 = -1
            self.stage: i64 = STAGE_ROUND_BEGINS
            self.question = GAME_OVER
            # seats that are done with the stage, counted from the first player
            self.at: i64 = 0
            # of the present seat
            self.step: i64 = 0
            # of market cards, in the two-player game
            self.batch: i64 = 0
            # strategy cards that the actor may still play
            self.plays_left: i64 = 0
            # the investor or strategy card that is acting
            self.power: i64 = -1
            self.power_seat: i64 = -1
            self.power_step: i64 = 0
            self.chosen_company: i64 = -1
            # the moved ones, one bit each
            self.chosen_companies: i64 = 0
            # the seat that gives or gets money
            self.chosen_seat: i64 = -1
            # the pile of the card that moves
            self.chosen_pile: i64 = -1
            self.chosen_place: i64 = -1
            # the company that was given up, and cannot be chosen again
            self.barred_company: i64 = -1
            # the first company that can still be chosen
            self.next_company: i64 = 0
            self.discarded_first: i64 = -1
            # of a face-down or commerce card
            self.first_pile: i64 = -1
            # 1 if the second card is the same
            self.equal_cards: i64 = 0
            # of the pair that is turned up
            self.forecast_steps: i64 = 0
            # the first company that can still be sold
            self.sell_from: i64 = 0
            # 1 after whole split cards of it were sold
            self.sell_step: i64 = 0
            self.move_company: i64 = -1
            self.move_left: i64 = 0
            self.move_from: i64 = 0
            self.move_dollars: i64 = 0
            self.dividend_company: i64 = -1
            # for each share
            self.dividend: i64 = 0
            self.dividend_at: i64 = 0
            # split cards that the present seat shows; -1 before its answer
            self.split_shown: i64 = -1
            # each round's six companies, then its six forecasts
            self.to_come: vec[i64] = vec[i64]()
            # each round's six forecasts as rolled
            self.dice: vec[i64] = vec[i64]()
            self.money: vec[i64] = zeros(MAX_PLAYERS)
            # normal portfolios, with action cards
            self.hold: vec[i64] = zeros(MAX_PLAYERS * HELD_KINDS)
            # split portfolios
            self.split: vec[i64] = zeros(MAX_PLAYERS * COMPANIES)
            # numbers of each seat
            self.ledger: vec[i64] = zeros(LEDGER)
            self.bonds_left: i64 = 0
            self.commerce_held: vec[i64] = zeros(MAX_PLAYERS * COMMERCE_KINDS)
            # the space of each company
            self.prices: vec[i64] = zeros(COMPANIES)
            self.piles: vec[i64] = zeros(MAX_PILES * PILE_ROOM)
            self.pile_sizes: vec[i64] = zeros(MAX_PILES)
            # numbers of each pile
            self.bids: vec[i64] = zeros(BIDS)
            # first bids
            self.placed: i64 = 0
            self.hands: vec[i64] = nones(HANDS)
            self.pairs: vec[i64] = zeros(PAIR_WORDS)
            self.cards: vec[i64] = zeros(CARD_SETS)
            # the number of cards on forecasts
            self.laid: i64 = 0
            # to choose from
            self.dealt: vec[i64] = nones(MAX_PLAYERS * 4)
            self.investors: vec[i64] = nones(MAX_PLAYERS * 2)
            # of the auction
            self.lots: vec[i64] = nones(MAX_PILES)
            # investors that have acted this round, one bit each
            self.used: i64 = 0
            # at which a seat's investors act, one bit each
            self.moments: vec[i64] = zeros(MAX_PLAYERS)
            # each seat's price of a space
            self.prices_of: vec[i64] = zeros(MAX_PLAYERS * TRACK_SPACES)
            self.traits: vec[i64] = zeros(TRAITS)
            # a seat may want less money than it can have
            self.may_refuse: bool = False
            # the deck, with the dealt cards
            self.strategies: vec[i64] = vec[i64]()
            self.strategies_drawn: i64 = 0
            # each seat's starting share
            self.starting: vec[i64] = vec[i64]()
            self.discard: vec[i64] = zeros(MARKET_KINDS)
            # in draw order
            self.market: vec[i64] = vec[i64]()
            self.drawn: i64 = 0
            self.commerce: vec[i64] = vec[i64]()
            self.commerce_drawn: i64 = 0
            self.memory: vec[i64] = zeros(MEMORY)
            # `portfolio_history.py` has the meaning of the entries
            self.portfolio_history: vec[i64] = vec[i64]()
        else:
            self.card_data = source.card_data
            self.board = source.board
            self.piles_in_play = source.piles_in_play
            self.meeples = source.meeples
            self.rounds = source.rounds
            self.advanced = source.advanced
            self.with_bonds = source.with_bonds
            self.with_commerce = source.with_commerce
            self.with_dice = source.with_dice
            self.with_strategies = source.with_strategies
            self.with_promo = source.with_promo
            self.with_investors = source.with_investors
            self.investor_set = source.investor_set
            self.fair = source.fair
            self.starting_cash = source.starting_cash
            self.investor_marks = source.investor_marks
            self.with_auction = source.with_auction
            self.with_first_card = source.with_first_card
            self.round = source.round
            self.first = source.first
            self.next_first = source.next_first
            self.stage = source.stage
            self.at = source.at
            self.step = source.step
            self.batch = source.batch
            self.plays_left = source.plays_left
            self.power = source.power
            self.power_seat = source.power_seat
            self.power_step = source.power_step
            self.chosen_company = source.chosen_company
            self.chosen_companies = source.chosen_companies
            self.chosen_seat = source.chosen_seat
            self.chosen_pile = source.chosen_pile
            self.chosen_place = source.chosen_place
            self.barred_company = source.barred_company
            self.next_company = source.next_company
            self.discarded_first = source.discarded_first
            self.first_pile = source.first_pile
            self.equal_cards = source.equal_cards
            self.forecast_steps = source.forecast_steps
            self.sell_from = source.sell_from
            self.sell_step = source.sell_step
            self.move_company = source.move_company
            self.move_left = source.move_left
            self.move_from = source.move_from
            self.move_dollars = source.move_dollars
            self.dividend_company = source.dividend_company
            self.dividend = source.dividend
            self.dividend_at = source.dividend_at
            self.split_shown = source.split_shown
            self.to_come = source.to_come
            self.dice = source.dice
            self.money = source.money[:]
            self.hold = source.hold[:]
            self.split = source.split[:]
            self.ledger = source.ledger[:]
            self.bonds_left = source.bonds_left
            self.commerce_held = source.commerce_held[:]
            self.prices = source.prices[:]
            self.piles = source.piles[:]
            self.pile_sizes = source.pile_sizes[:]
            self.bids = source.bids[:]
            self.placed = source.placed
            self.hands = source.hands[:]
            self.pairs = source.pairs[:]
            self.cards = source.cards[:]
            self.laid = source.laid
            self.dealt = source.dealt
            self.investors = source.investors
            self.lots = source.lots
            self.used = source.used
            self.moments = source.moments
            self.prices_of = source.prices_of
            self.traits = source.traits
            self.may_refuse = source.may_refuse
            self.strategies = source.strategies
            self.strategies_drawn = source.strategies_drawn
            self.starting = source.starting
            self.discard = source.discard[:]
            self.market = source.market
            self.drawn = source.drawn
            self.commerce = source.commerce
            self.commerce_drawn = source.commerce_drawn
            self.memory = source.memory[:]
            self.portfolio_history = source.portfolio_history[:]
