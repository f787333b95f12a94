"""Everything that lies on the table: the data that the rules work on, and nothing else."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.table_base import TableBase, nones, zeros
from bigboard.titles.stockpile.rules.cards.boards import BOARD_SPACES, Board
from bigboard.titles.stockpile.rules.cards.card_data import CardData
from bigboard.titles.stockpile.rules.cards.cards import (
    COMMERCE_KINDS,
    COMPANIES,
    HELD_KINDS,
    MARKET_KINDS,
    TRACK_SPACES,
)
from bigboard.titles.stockpile.rules.cards.data_files import printed_data
from bigboard.titles.stockpile.rules.numbers import GAME_OVER, STAGE_ROUND_BEGINS

MAX_PLAYERS: Final = 5
MAX_PILES: Final = 5
PILE_ROOM: Final = 24  # more cards than a stockpile can ever hold
PAIRS: Final = 6
MAX_LAID: Final = 4  # Falsified Earnings and Circuit Breaker, two copies each
PUBLIC: Final = 5  # what everybody knows, as if it were a sixth player's knowledge
VIEWERS: Final = 6
EVERYBODY: Final = 63  # the seats that have seen a card, one bit each, and the bit of PUBLIC

# A card in a stockpile is its kind and, above it, the seats that have seen it.
SEEN_BITS: Final = 5
SEEN: Final = 32

# Where things stand in `ledger`, one number for each seat.
BONDS: Final = 0
DEBTS: Final = 5  # owed fees, two bits each, the oldest lowest
FEES_TAKEN: Final = 10  # this round
WAITING: Final = 15  # meeples that were outbid
ENDED: Final = 20  # spaces + 1 on which meeples ended this round, four bits each
LEDGER: Final = 25

# Where things stand in `bids`, one number for each pile.
BIDDER: Final = 0  # the seat, or -1
SPACE: Final = 5

# Where things stand in `hands`.
SUPPLY: Final = 0  # two market cards for each seat
COMMERCE: Final = 10  # two commerce cards for each seat
OPENING: Final = 20  # the opening cards, while a player decides about them
HANDS: Final = 25

# Where things stand in `pairs`.
COMPANY: Final = 0
FORECAST: Final = 6
SEEN_BY: Final = 12
LAID: Final = 18  # pair, card and seat of each card laid on a forecast
PAIR_WORDS: Final = 30

# Where things stand in `memory`: `memory.py` says what they mean.
KNOWN: Final = 0
CAP: Final = VIEWERS * MAX_PLAYERS * HELD_KINDS
UNKNOWN: Final = 2 * CAP
START: Final = 2 * CAP + VIEWERS * MAX_PLAYERS
MEMORY: Final = 2 * CAP + 2 * VIEWERS * MAX_PLAYERS

# Where things stand in `traits`, one number for each seat: what an investor changes for good.
GAP: Final = 0  # how many spaces above the seat's meeple a bid must be
SALE_BONUS: Final = 5  # more money for every share it sells
PLAYS: Final = 10  # strategy cards a round
BOTH_DOWN: Final = 15  # may place both cards face down
FINAL_PRICE: Final = 20  # one share of the final sale may bring this much
SPACES_BELOW: Final = 25  # pays what stands so many spaces below its meeple
TRAITS: Final = 30

# What a stage, a move, a dividend or a power answers when it is asked to go on.
WAIT: Final = 0  # a question has been asked
AGAIN: Final = 1  # something happened: look again what comes next
DONE: Final = 2


class StockpileTable(TableBase):
    """The table of one game. A copy shares only what never changes, or is replaced when it does."""

    def __init__(self, source: "StockpileTable | None" = None) -> None:
        super().__init__(source)
        if source is None:
            # The version of the rules, the options, and what follows from them.
            self.card_data: CardData = printed_data()
            self.board: Board = self.card_data.boards[0]
            self.piles_in_play: i64 = 0
            self.meeples: i64 = 1  # each player's
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
            self.starting_cash: list[int] = []  # of each investor, in this game
            self.investor_marks: list[str] = []
            self.with_auction: bool = False
            self.with_first_card: bool = False

            # What chance has decided: replaced in a sampled world, never changed.
            self.market: vec[i64] = vec[i64]()  # in draw order
            self.starting: vec[i64] = vec[i64]()  # each seat's starting share
            self.to_come: vec[i64] = vec[i64]()  # each round's six companies, then its six forecasts
            self.dice: vec[i64] = vec[i64]()  # each round's six forecasts as rolled
            self.commerce: vec[i64] = vec[i64]()
            self.strategies: vec[i64] = vec[i64]()  # the deck after the hands were dealt
            self.drawn: i64 = 0
            self.commerce_drawn: i64 = 0
            self.strategies_drawn: i64 = 0

            # Investors: replaced when they change.
            self.dealt: vec[i64] = nones(MAX_PLAYERS * 4)  # to choose from
            self.investors: vec[i64] = nones(MAX_PLAYERS * 2)
            self.lots: vec[i64] = nones(MAX_PILES)  # what is auctioned
            self.moments: vec[i64] = zeros(MAX_PLAYERS)  # at which moments a seat's investors act, one bit each
            self.prices_of: vec[i64] = zeros(MAX_PLAYERS * TRACK_SPACES)  # what each seat pays for a space
            self.traits: vec[i64] = zeros(TRAITS)
            self.may_refuse: bool = False  # whether somebody may want less money than they can have

            self.money: vec[i64] = zeros(MAX_PLAYERS)
            self.hold: vec[i64] = zeros(MAX_PLAYERS * HELD_KINDS)  # normal portfolios, action cards among them
            self.split: vec[i64] = zeros(MAX_PLAYERS * COMPANIES)  # split portfolios
            self.commerce_held: vec[i64] = zeros(MAX_PLAYERS * COMMERCE_KINDS)
            self.ledger: vec[i64] = zeros(LEDGER)
            self.prices: vec[i64] = zeros(COMPANIES)  # the space of each company
            self.discard: vec[i64] = zeros(MARKET_KINDS)
            self.piles: vec[i64] = zeros(MAX_PILES * PILE_ROOM)
            self.pile_sizes: vec[i64] = zeros(MAX_PILES)
            self.bids: vec[i64] = zeros(2 * MAX_PILES)
            self.hands: vec[i64] = nones(HANDS)
            self.pairs: vec[i64] = zeros(PAIR_WORDS)
            self.memory: vec[i64] = zeros(MEMORY)
            self.course: vec[i64] = vec[i64]()  # of the portfolios: `course.py` says what its entries mean
            # Strategy hands as sets of cards: those held at least once, then those held twice; then the discards,
            # and the cards that have been played, likewise.
            self.cards: vec[i64] = zeros(4 * MAX_PLAYERS + 2)
            self.bonds_left: i64 = 0
            self.laid: i64 = 0  # how many cards lie on forecasts

            # Where we are.
            self.round: i64 = 0
            self.first: i64 = 0
            self.next_first: i64 = -1  # who was handed the First Player Card
            self.stage: i64 = STAGE_ROUND_BEGINS
            self.question = GAME_OVER
            self.at: i64 = 0  # how many seats have had their say, counted from the first player
            self.step: i64 = 0  # how far the present seat has got
            self.batch: i64 = 0  # of market cards, in the two-player game
            self.placed: i64 = 0  # first bids made
            self.used: i64 = 0  # investors that have acted this round, one bit each
            self.plays_left: i64 = 0  # strategy cards the actor may still play
            self.power: i64 = -1  # the investor or strategy card that is acting
            self.power_seat: i64 = -1
            self.power_step: i64 = 0
            # What it was told so far; nothing when none acts.
            self.chosen_company: i64 = -1  # the company it is about
            self.chosen_companies: i64 = 0  # those it has moved, one bit each
            self.chosen_seat: i64 = -1  # who gives or has been given money
            self.chosen_pile: i64 = -1  # where the card lies that it moves
            self.chosen_place: i64 = -1
            self.barred_company: i64 = -1  # the company that was given up and may not be named again
            self.next_company: i64 = 0  # the first company that may still be named
            # What a seat did with the first of two cards, until it has done with both.
            self.discarded_first: i64 = -1  # the strategy card
            self.first_pile: i64 = -1  # of a card placed face down, or of a commerce card
            self.equal_cards: i64 = 0  # 1 when the second card is the same
            self.forecast_steps: i64 = 0  # how far the pair moves its company that has been turned up
            self.sell_from: i64 = 0  # the first company that may still be sold
            self.sell_step: i64 = 0  # 1 when whole split cards of it have been
            self.move_company: i64 = -1
            self.move_left: i64 = 0
            self.move_from: i64 = 0
            self.move_dollars: i64 = 0
            self.dividend_company: i64 = -1
            self.dividend: i64 = 0  # for each share
            self.dividend_at: i64 = 0
            self.split_shown: i64 = (
                -1
            )  # the split cards for which the present seat wants to be paid, once it has said so
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
            self.market = source.market
            self.starting = source.starting
            self.to_come = source.to_come
            self.dice = source.dice
            self.commerce = source.commerce
            self.strategies = source.strategies
            self.drawn = source.drawn
            self.commerce_drawn = source.commerce_drawn
            self.strategies_drawn = source.strategies_drawn
            self.dealt = source.dealt
            self.investors = source.investors
            self.lots = source.lots
            self.moments = source.moments
            self.prices_of = source.prices_of
            self.traits = source.traits
            self.may_refuse = source.may_refuse
            self.money = source.money[:]
            self.hold = source.hold[:]
            self.split = source.split[:]
            self.commerce_held = source.commerce_held[:]
            self.ledger = source.ledger[:]
            self.prices = source.prices[:]
            self.discard = source.discard[:]
            self.piles = source.piles[:]
            self.pile_sizes = source.pile_sizes[:]
            self.bids = source.bids[:]
            self.hands = source.hands[:]
            self.pairs = source.pairs[:]
            self.memory = source.memory[:]
            self.course = source.course[:]
            self.cards = source.cards[:]
            self.bonds_left = source.bonds_left
            self.laid = source.laid
            self.round = source.round
            self.first = source.first
            self.next_first = source.next_first
            self.stage = source.stage
            self.at = source.at
            self.step = source.step
            self.batch = source.batch
            self.placed = source.placed
            self.used = source.used
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


def seat_at(t: StockpileTable, place: i64) -> i64:
    """The seat that comes at this place of the turn order (STK-RND-1)."""
    seat = t.first + place
    return seat - t.seats if seat >= t.seats else seat


def price_of(t: StockpileTable, company: i64) -> i64:
    """What a share of the company is worth now."""
    return t.board.prices[company * BOARD_SPACES + t.prices[company]]


def normal_cards(t: StockpileTable, seat: i64) -> i64:
    """How many cards lie in the seat's normal portfolio."""
    count: i64 = 0
    for k in range(seat * HELD_KINDS, seat * HELD_KINDS + HELD_KINDS):
        count += t.hold[k]
    return count


def split_cards(t: StockpileTable, seat: i64) -> i64:
    count: i64 = 0
    for k in range(seat * COMPANIES, seat * COMPANIES + COMPANIES):
        count += t.split[k]
    return count


def add_to_pile(t: StockpileTable, pile: i64, kind: i64, seen: i64) -> None:
    t.piles[pile * PILE_ROOM + t.pile_sizes[pile]] = kind + SEEN * seen
    t.pile_sizes[pile] += 1
