"""Stockpile's table of fields: the starting value of each, and its codec in a position.

A new field is a new row here; `make generate` writes `rules/model/table.py` and `rules/positions/codec.py` from it.
Positions are read in the order of the rows.
"""

from __future__ import annotations

from bigboard.games.table_fields import (
    Choice,
    Counts,
    Custom,
    Derived,
    Field,
    Hands,
    Inherited,
    Numbers,
    Part,
    PerSeat,
    Step,
    Table,
    Whole,
    flag,
    number,
    shared_numbers,
    vector,
)
from bigboard.titles.stockpile.rules.cards.cards import HELD_KINDS
from bigboard.titles.stockpile.rules.model.sizes import MAX_LAID, MAX_PILES, MAX_PLAYERS, PAIRS, VIEWERS

RULES = "bigboard.titles.stockpile.rules"
OPTIONS = Derived("the options")
DECK = Derived("a position holds the undrawn cards of a deck only")
INVESTORS = Derived("the investors")
PAIR = Custom("pairs", when="t.stage >= STAGE_BEFORE_INFORMATION")
LAID = Custom("laid", when="t.with_strategies")
STRATEGIES = Custom("strategies", when="t.with_strategies")
KEPT = Custom("investors", when="t.with_investors")
KNOWLEDGE = Numbers("A number of the memory", "0", "80", length="MEMORY", otherwise="forget_all(t)")
KNOWN = VIEWERS * MAX_PLAYERS * HELD_KINDS

OPTION_FIELDS = (
    Field("card_data", "CardData", "printed_data()", OPTIONS),
    Field("board", "Board", "self.card_data.boards[0]", OPTIONS),
    number("piles_in_play", OPTIONS),
    number("meeples", OPTIONS, "each player's", start="1"),
    number("rounds", OPTIONS),
    flag("advanced", OPTIONS),
    flag("with_bonds", OPTIONS),
    flag("with_commerce", OPTIONS),
    flag("with_dice", OPTIONS),
    flag("with_strategies", OPTIONS),
    flag("with_promo", OPTIONS),
    flag("with_investors", OPTIONS),
    number("investor_set", OPTIONS),
    flag("fair", OPTIONS),
    Field("starting_cash", "list[int]", "[]", OPTIONS, "of each investor, in this game"),
    Field("investor_marks", "list[str]", "[]", OPTIONS),
    flag("with_auction", OPTIONS),
    flag("with_first_card", OPTIONS),
)

FLOW_FIELDS = (
    number("round", Whole("1", "t.rounds", usual="1", shift=1)),
    number("first", Whole("0", "t.seats - 1"), "the first player"),
    number("next_first", Whole("0", "t.seats - 1", none=True), "the owner of the First Player Card", start="-1"),
    number("stage", Choice("STAGE_INDEX", usual="round_begins"), start="STAGE_ROUND_BEGINS"),
    Inherited("question", Custom("decision"), start="GAME_OVER"),
    Inherited("actor", Whole("0", "t.seats - 1", usual="t.first", key="seat")),
    number(
        "at",
        Step("0", "6", usual="(t.actor - t.first + t.seats) % t.seats"),
        "seats that are done with the stage, counted from the first player",
    ),
    number("step", Step("0", "2"), "of the present seat"),
    number("batch", Step("0", "1"), "of market cards, in the two-player game"),
    number("plays_left", Step("0", "9"), "strategy cards that the actor may still play"),
    number(
        "power",
        Step("-1", "INVESTORS + STRATEGIES - 1", "t.card_data.power_index"),
        "the investor or strategy card that is acting",
        start="-1",
    ),
    number("power_seat", Step("-1", "4"), start="-1"),
    number("power_step", Step("0", "9")),
    # The answers that the acting power has got; none when no power is acting.
    number("chosen_company", Step("-1", "5"), start="-1"),
    number("chosen_companies", Step("0", "63"), "the moved ones, one bit each"),
    number("chosen_seat", Step("-1", "t.seats - 1"), "the seat that gives or gets money", start="-1"),
    number("chosen_pile", Step("-1", "t.piles_in_play - 1"), "the pile of the card that moves", start="-1"),
    number("chosen_place", Step("-1", "23"), start="-1"),
    number("barred_company", Step("-1", "5"), "the company that was given up, and cannot be chosen again", start="-1"),
    number("next_company", Step("0", "6"), "the first company that can still be chosen"),
    # The first of two cards of a seat, until both are placed or discarded.
    number("discarded_first", Step("-1", "STRATEGIES - 1", "t.card_data.strategy_index"), start="-1"),
    number("first_pile", Step("-1", "t.piles_in_play - 1"), "of a face-down or commerce card", start="-1"),
    number("equal_cards", Step("0", "1"), "1 if the second card is the same"),
    number("forecast_steps", Step("-22", "22"), "of the pair that is turned up"),
    number("sell_from", Step("0", "6"), "the first company that can still be sold"),
    number("sell_step", Step("0", "1"), "1 after whole split cards of it were sold"),
    number("move_company", Step("-1", "5"), start="-1"),
    number("move_left", Step("-22", "22")),
    number("move_from", Step("0", "1000")),
    number("move_dollars", Step("0", "200")),
    number("dividend_company", Step("-1", "5"), start="-1"),
    number("dividend", Step("0", "1000"), "for each share"),
    number("dividend_at", Step("0", "5")),
    number(
        "split_shown", Step("-1", "10"), "split cards that the present seat shows; -1 before its answer", start="-1"
    ),
)

MARKET_FIELDS = (
    shared_numbers("to_come", Custom("rounds"), "each round's six companies, then its six forecasts"),
    shared_numbers("dice", Custom("rounds"), "each round's six forecasts as rolled"),
    vector(
        "money",
        "zeros(MAX_PLAYERS)",
        PerSeat("money", "The money of seat {seat}", "-MOST_MONEY", "MOST_MONEY", usual="t.card_data.cash[t.seats]"),
    ),
    vector("hold", "zeros(MAX_PLAYERS * HELD_KINDS)", Custom("portfolios"), "normal portfolios, with action cards"),
    vector("split", "zeros(MAX_PLAYERS * COMPANIES)", Custom("portfolios"), "split portfolios"),
    vector(
        "ledger",
        "zeros(LEDGER)",
        (
            Part("DEBTS", MAX_PLAYERS, Custom("owes"), "owed fees, two bits each, the oldest lowest"),
            Part(
                "BONDS",
                MAX_PLAYERS,
                PerSeat("bonds", "The bonds of seat {seat}", "0", "t.card_data.bonds", when="t.with_bonds"),
            ),
            Part(
                "FEES_TAKEN",
                MAX_PLAYERS,
                PerSeat("fees_taken", "The fees that seat {seat} has taken", "0", "12"),
                "this round",
            ),
            Part(
                "WAITING",
                MAX_PLAYERS,
                PerSeat("waiting", "The outbid meeples of seat {seat}", "0", "t.meeples"),
                "outbid meeples",
            ),
            Part(
                "ENDED", MAX_PLAYERS, Custom("ended_on"), "spaces + 1 on which meeples ended this round, four bits each"
            ),
        ),
        "numbers of each seat",
    ),
    number("bonds_left", Custom("bonds_left", when="t.with_bonds")),
    vector(
        "commerce_held",
        "zeros(MAX_PLAYERS * COMMERCE_KINDS)",
        Counts(
            "commerce_held", "The commerce cards of seat {seat}", "COMMERCE_INDEX", seats=True, when="t.with_commerce"
        ),
    ),
    vector("prices", "zeros(COMPANIES)", Custom("spaces"), "the space of each company"),
    vector("piles", "zeros(MAX_PILES * PILE_ROOM)", Custom("piles")),
    vector("pile_sizes", "zeros(MAX_PILES)", Custom("piles")),
    vector(
        "bids",
        "zeros(BIDS)",
        (
            Part("BIDDER", MAX_PILES, Custom("bids"), "the seat, or -1"),
            Part("SPACE", MAX_PILES, Custom("bids")),
        ),
        "numbers of each pile",
    ),
    number("placed", Whole("0", "t.seats * t.meeples", usual="placed_meeples(t)"), "first bids"),
    vector(
        "hands",
        "nones(HANDS)",
        (
            Part("SUPPLY", 2 * MAX_PLAYERS, Hands("hands", "MARKET_INDEX", 2), "two market cards for each seat"),
            Part(
                "COMMERCE",
                2 * MAX_PLAYERS,
                Hands("commerce_hands", "COMMERCE_INDEX", 2, when="t.with_commerce"),
                "two commerce cards for each seat",
            ),
            Part(
                "OPENING",
                MAX_PILES,
                Custom("opening", when="t.with_investors"),
                "the opening cards, while a player decides about them",
            ),
        ),
    ),
    vector(
        "pairs",
        "zeros(PAIR_WORDS)",
        (
            Part("COMPANY", PAIRS, PAIR),
            Part("FORECAST", PAIRS, PAIR),
            Part("SEEN_BY", PAIRS, PAIR),
            Part("LAID", 3 * MAX_LAID, LAID, "pair, card and seat of each card on a forecast"),
        ),
    ),
    vector(
        "cards",
        "zeros(CARD_SETS)",
        (
            Part("IN_HAND", MAX_PLAYERS, STRATEGIES, "strategy cards that a hand holds at least once, one bit each"),
            Part("IN_HAND_TWICE", MAX_PLAYERS, STRATEGIES),
            Part("DISCARDED", MAX_PLAYERS, STRATEGIES),
            Part("DISCARDED_TWICE", MAX_PLAYERS, STRATEGIES),
            Part("PLAYED", 1, STRATEGIES),
            Part("PLAYED_TWICE", 1, STRATEGIES),
        ),
    ),
    number("laid", LAID, "the number of cards on forecasts"),
)

# Replaced when they change.
INVESTOR_FIELDS = (
    shared_numbers("dealt", KEPT, "to choose from", start="nones(MAX_PLAYERS * 4)"),
    shared_numbers("investors", KEPT, start="nones(MAX_PLAYERS * 2)"),
    shared_numbers("lots", KEPT, "of the auction", start="nones(MAX_PILES)"),
    number("used", KEPT, "investors that have acted this round, one bit each"),
    shared_numbers("moments", INVESTORS, "at which a seat's investors act, one bit each", start="zeros(MAX_PLAYERS)"),
    shared_numbers("prices_of", INVESTORS, "each seat's price of a space", start="zeros(MAX_PLAYERS * TRACK_SPACES)"),
    Field(
        "traits",
        "vec[i64]",
        "zeros(TRAITS)",
        (
            Part("GAP", MAX_PLAYERS, INVESTORS, "the number of spaces that a bid must be above the seat's meeple"),
            Part("SALE_BONUS", MAX_PLAYERS, INVESTORS, "more money for every share that it sells"),
            Part("PLAYS", MAX_PLAYERS, INVESTORS, "strategy cards a round"),
            Part("BOTH_DOWN", MAX_PLAYERS, INVESTORS, "may place both cards face down"),
            Part("FINAL_PRICE", MAX_PLAYERS, INVESTORS, "one share of the final sale may bring this much"),
            Part("SPACES_BELOW", MAX_PLAYERS, INVESTORS, "it pays the price this many spaces below its meeple"),
        ),
    ),
    flag("may_refuse", INVESTORS, "a seat may want less money than it can have"),
)

# Drawn by the deal: replaced in a sampled state, never changed.
DECK_FIELDS = (
    shared_numbers("strategies", STRATEGIES, "the deck, with the dealt cards"),
    number("strategies_drawn", STRATEGIES),
    shared_numbers("starting", Custom("starting_shares"), "each seat's starting share"),
    vector("discard", "zeros(MARKET_KINDS)", Counts("discard", "The discard pile", "MARKET_INDEX")),
    shared_numbers("market", Custom("market"), "in draw order"),
    number("drawn", DECK),
    shared_numbers("commerce", Custom("commerce", when="t.with_commerce")),
    number("commerce_drawn", DECK),
    vector("memory", "zeros(MEMORY)", (
        Part("KNOWN", KNOWN, KNOWLEDGE, "`portfolio_knowledge.py` has the meaning of these"),
        Part("CAP", KNOWN, KNOWLEDGE),
        Part("UNKNOWN", VIEWERS * MAX_PLAYERS, KNOWLEDGE),
        Part("START", VIEWERS * MAX_PLAYERS, KNOWLEDGE),
    )),
    vector(
        "portfolio_history", "vec[i64]()", Custom("course"), "`portfolio_history.py` has the meaning of the entries"
    ),
)  # fmt: skip

TABLE = Table(
    "stockpile",
    "StockpileTable",
    (*OPTION_FIELDS, *FLOW_FIELDS, *MARKET_FIELDS, *INVESTOR_FIELDS, *DECK_FIELDS),
    imports=(
        "from bigboard.games.engine.table_base import TableBase, nones, zeros",
        f"from {RULES}.cards.boards import Board",
        f"from {RULES}.cards.card_data import CardData",
        f"from {RULES}.cards.cards import COMMERCE_KINDS, COMPANIES, HELD_KINDS, MARKET_KINDS, TRACK_SPACES",
        f"from {RULES}.cards.data_files import printed_data",
        f"from {RULES}.model.sizes import MAX_PILES, MAX_PLAYERS, PILE_ROOM",
        f"from {RULES}.numbers import GAME_OVER, STAGE_ROUND_BEGINS",
    ),
    codec_imports=(
        f"from {RULES}.cards.cards import COMMERCE_INDEX, INVESTORS, MARKET_INDEX, STRATEGIES",
        f"from {RULES}.model.sizes import MOST_MONEY",
        f"from {RULES}.model.table import BONDS, COMMERCE, FEES_TAKEN, MEMORY, SUPPLY, WAITING, StockpileTable",
        f"from {RULES}.numbers import STAGE_BEFORE_INFORMATION",
        f"from {RULES}.positions.card_parts import forget_all",
        f"from {RULES}.positions.parts import STAGE_INDEX, placed_meeples",
    ),
)
