"""Positions: everything on the table as JSON, written and read. People write them too, for puzzles and tests.

Only `players` must be there. What is left out is as at the start of the game: the usual money, no cards, the decks
holding all other cards in a fixed order. A position with a `decision` is read as it stands. One without it begins
with its `stage` ("round_begins" if that is left out too): the stage is entered, and the first question follows from
the rules. `declared_table.py` has the fields, and `parts.py` those that take more than a table row to describe.
"""

from collections.abc import Mapping
from typing import Any

from bigboard.games.contract import JsonDict
from bigboard.games.engine.origin import Origin
from bigboard.games.validation import check_header
from bigboard.titles.stockpile.rules.flow.round import next_stage, proceed
from bigboard.titles.stockpile.rules.model.portfolio_history import recall_portfolio_history
from bigboard.titles.stockpile.rules.model.power import end_power
from bigboard.titles.stockpile.rules.model.table import StockpileTable
from bigboard.titles.stockpile.rules.numbers import GAME_OVER
from bigboard.titles.stockpile.rules.positions.checks import check_cards, check_deck, check_entry, check_question
from bigboard.titles.stockpile.rules.positions.codec import FIELDS, read_fields, write_fields
from bigboard.titles.stockpile.rules.setup.options import (
    RULES_VERSION,
    card_data_of,
    checked_options,
    options_of,
    players_of,
    seat_players,
)


def write_position(t: StockpileTable) -> JsonDict:
    if not t.keeps_notes:
        recall_portfolio_history(t)
    position: JsonDict = {
        "game": "stockpile",
        "rules": int(t.rules),
        "players": int(t.seats),
        "options": options_of(t),
    }
    write_fields(t, position)
    return position


def read_position(t: StockpileTable, position: Mapping[str, Any]) -> None:
    """Lay the table as the position says; ValueError names what cannot be."""
    t.rules = check_header(position, "position", "stockpile", FIELDS, RULES_VERSION)
    players = players_of(position["players"])
    options = checked_options(position.get("options"))
    seat_players(t, players, options, card_data_of(options))
    read_fields(t, position)
    if t.power < 0:
        end_power(t)  # no card is acting, so there are no answers to it
    elif not 0 <= t.power_seat < t.seats:
        raise ValueError("The flow's 'power_seat' is the seat whose card is acting.")
    check_cards(t)
    check_deck(t, "decision" not in position)
    if "decision" in position:
        check_question(t)
    else:
        enter_stage(t)
    t.origin = Origin("position", write_position(t), [])


def enter_stage(t: StockpileTable) -> None:
    """Enter the stage and continue to its first question."""
    check_entry(t)
    events = t.events
    t.events = False
    t.stage -= 1
    next_stage(t)
    if t.question != GAME_OVER:
        proceed(t)
    t.events = events
