"""Stockpile's tensor, field by field, as `state.tensor` writes it.

Seats are counted clockwise from the viewer, whose own comes first; a spectator counts from seat 0. Cards have
numbers: market cards, commerce cards and the First Player Card as piles count them, from 1; investors and strategy
cards in the order of their data files, from 1. Money is in thousands.
"""

from __future__ import annotations

from bigboard.games.declaration import TensorField, TensorGroup
from bigboard.titles.stockpile.rules.cards.boards import BOARD_SPACES
from bigboard.titles.stockpile.rules.cards.cards import (
    COMMERCE_KINDS,
    COMPANIES,
    FIRST_PLAYER_CARD,
    FORECASTS,
    HELD_KINDS,
    INVESTORS,
    MARKET_KINDS,
    PILE_PLACES,
    STRATEGIES,
    TRACK_SPACES,
)

SEATS, PILES, PAIRS, LAID = 5, 5, 6, 4
KINDS = FIRST_PLAYER_CARD + 1
HAND = 2  # market or commerce cards in a hand
DEALT = 4  # investors to choose from

SEAT = (
    TensorField("taken", 1, "1 for a seat of this table"),
    TensorField("money", 1, "money up to 50", 50),
    TensorField("more_money", 1, "the next 100 of it", 100),
    TensorField("much_money", 2, "what is above that: twice up to 250", 250),
    TensorField("known", HELD_KINDS, "cards of each kind that the viewer knows of in the normal portfolio", 10),
    TensorField("unknown", 1, "other cards in it", 24),
    TensorField("ruled_out", HELD_KINDS, "1 for a kind that none of these can be"),
    TensorField("split", COMPANIES, "cards of each company in the split portfolio", 10),
    TensorField("bonds", 1, "bonds", 24),
    TensorField("commerce", COMMERCE_KINDS, "commerce cards of each kind", 7),
    TensorField("strategies", 1, "strategy cards in the hand", 16),
    TensorField("waiting", 1, "meeples that were outbid", 2),
    TensorField("ended_on", 2, "1 + the spaces on which meeples ended this round; 0 for none", 8),
    TensorField("fees_taken", 1, "trading fees taken this round", 12),
    TensorField("owes", 4, "owed fees, the oldest first, four to a number: 1, 4, 16 and 64 times the kind", 255),
    TensorField("investors", INVESTORS, "1 for each of its investors that the viewer knows"),
    TensorField("first_investor", 1, "the number of the first of them", INVESTORS),
)

PILE = (
    TensorField("kinds", KINDS, "cards of each kind that the viewer knows", 10),
    TensorField("unknown", 1, "cards that the viewer does not know", 10),
    TensorField("bidder", SEATS, "1 for the seat whose meeple is there"),
    TensorField("space", TRACK_SPACES, "1 for the space of that meeple"),
    TensorField("investor", 1, "the investor that is auctioned here", INVESTORS),
    TensorField("card", PILE_PLACES, "place by place the card's number; 0 for one the viewer does not know", KINDS),
    TensorField(
        "seen", PILE_PLACES, "place by place who has seen it: 1, 2, 4 … for each seat, 32 face up, 64 a card", 127
    ),
)

PAIR = (
    TensorField("company", COMPANIES, "1 for the company, if the viewer knows it"),
    TensorField("forecast", FORECASTS, "1 for the forecast, if the viewer knows it"),
    TensorField("owner", SEATS, "1 for the seat it belongs to"),
    TensorField("seen_by", SEATS, "1 for each seat that has seen it"),
    TensorField("open", 1, "1 if everyone sees it"),
)

LAID_CARD = (
    TensorField("pair", PAIRS, "1 for the pair below it"),
    TensorField("seat", SEATS, "1 for the seat that laid it"),
    TensorField("card", 1, "its number; 0 while the viewer does not know it", STRATEGIES),
    TensorField("cost", 1, "what it cost", 20),
)

POWER = (
    TensorField("power", INVESTORS + STRATEGIES, "1 for the investor or strategy card that is acting"),
    TensorField("power_cost", 1, "what it cost", 20),
    TensorField("power_seat", SEATS, "1 for its owner"),
    TensorField("power_step", 1, "how far it has got", 16),
    TensorField("chosen_companies", COMPANIES, "1 for each company that its owner has chosen"),
    TensorField("barred_company", COMPANIES, "1 for the company that was given up and cannot be taken again"),
    TensorField("chosen_seat", SEATS, "1 for the seat that its owner has chosen"),
    TensorField("chosen_card", 2, "1 + the stockpile and 1 + the place of the card that its owner has chosen", 24),
)


def tensor(
    questions: int, stages: int, modules: int, sets: int, num_actions: int
) -> tuple[TensorField | TensorGroup, ...]:
    return (
        TensorField("question", questions + 1, "1 for what is decided; the last is the end of the game"),
        TensorField("stage", stages, "1 for the stage; none at the end of the game"),
        TensorField("you", SEATS, "1 for the viewer's seat as the table counts it; all 0 for a spectator"),
        TensorField("actor", SEATS, "1 for the seat that decides"),
        TensorField("first", SEATS, "1 for the first player"),
        TensorField("next_first", SEATS, "1 for the seat that was handed the First Player Card"),
        TensorField("rules", 1, "the version of the rules", 8),
        TensorField("options", 1 + modules, "1 for the advanced board and for each module that is on"),
        TensorField("investor_set", sets, "1 for the set of investors"),
        TensorField("round", 1, "rounds played", 8),
        TensorField("spaces", COMPANIES * BOARD_SPACES, "of each company: 1 for the space of its price"),
        TensorField("prices", COMPANIES, "price of each company", 20),
        TensorField("market", 1, "cards left in the market deck", 80),
        TensorField("discard", MARKET_KINDS, "cards of each kind in the discard pile", 10),
        TensorGroup("seats", SEATS, "of each seat", SEAT),
        TensorGroup("piles", PILES, "of each stockpile", PILE),
        TensorGroup("pairs", PAIRS, "of each pair, in the order in which they are carried out", PAIR),
        TensorField("forecasts", FORECASTS, "how often each forecast is in play this round", 6),
        TensorGroup("laid", LAID, "of each card on a forecast, pair by pair", LAID_CARD),
        TensorField("used", INVESTORS, "1 for each investor of a seat that has acted this round"),
        *POWER,
        TensorField("dividend_company", COMPANIES, "1 for the company that pays a dividend"),
        TensorField("dividend", 1, "what it pays for each share", 12),
        TensorField("move_company", COMPANIES, "1 for the company whose price move waits for a dividend"),
        TensorField("move_up", 1, "spaces that it still goes up", 12),
        TensorField("move_down", 1, "spaces that it still goes down", 12),
        TensorField("sell_from", COMPANIES, "1 for the first company that may still be sold"),
        TensorField("bonds_left", 1, "bonds left to buy", 40),
        TensorField("commerce_left", 1, "cards left in the commerce deck", 25),
        TensorField("commerce_gone", COMMERCE_KINDS, "commerce cards of each kind that have left the game", 7),
        TensorField("played", 2 * STRATEGIES, "1 for a strategy card that was played, then 1 for one played twice"),
        TensorField("plays_left", 1, "strategy cards that may still be played in this Action turn", 4),
        TensorField("own_market", MARKET_KINDS, "the viewer's market cards of each kind", 2),
        TensorField("own_market_order", HAND, "their numbers, in the order of the hand", KINDS),
        TensorField("own_commerce", COMMERCE_KINDS, "the viewer's commerce cards of each kind", 2),
        TensorField("own_commerce_order", HAND, "their numbers, in the order of the hand", KINDS),
        TensorField("own_opening", PILES, "the numbers of the opening cards that the viewer decides about", KINDS),
        TensorField("own_strategies", 2 * STRATEGIES, "1 for a strategy card in the hand, then 1 for one held twice"),
        TensorField("own_discarded", 2 * STRATEGIES, "1 for a strategy card that the viewer has discarded, likewise"),
        TensorField("own_dealt", INVESTORS, "1 for an investor that the viewer may choose"),
        TensorField("own_dealt_order", DEALT, "their numbers, as they were dealt", INVESTORS),
        TensorField("legal", num_actions, "1 for an action that the viewer may take now"),
    )
