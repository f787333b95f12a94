"""Positions: everything on the table as JSON, written and read. People write them too, for puzzles and tests.

Only `players` must be there. What is left out is as at the start: no tiles, $6000, no shares, the bag holding all
the other tiles in the order of the board, and seat 0 to play a tile. `declared_table.py` has the fields, and `parts.py`
those that take more than a table row to describe.
"""

from collections.abc import Mapping
from typing import Any

from bigboard.games.contract import JsonDict
from bigboard.games.engine.origin import Origin
from bigboard.games.validation import check_header
from bigboard.titles.acquire.rules.deal import (
    RULES_VERSION,
    checked_options,
    options_of,
    players_of,
    seat_players,
)
from bigboard.titles.acquire.rules.flow.turn import begin_turn
from bigboard.titles.acquire.rules.hidden.hand_inference import recall_redrawn
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.numbers import ASK_PLAY_TILE
from bigboard.titles.acquire.rules.positions.checks import check_board, check_decision, check_memory
from bigboard.titles.acquire.rules.positions.codec import FIELDS, read_fields, write_fields


def write_position(t: AcquireTable) -> JsonDict:
    if not t.keeps_notes:
        recall_redrawn(t)
    position: JsonDict = {"game": "acquire", "rules": int(t.rules), "players": int(t.seats), "options": options_of(t)}
    write_fields(t, position)
    return position


def read_position(t: AcquireTable, position: Mapping[str, Any]) -> None:
    """Lay the table as the position says; ValueError names what cannot be."""
    t.rules = check_header(position, "position", "acquire", FIELDS, RULES_VERSION)
    seat_players(t, players_of(position["players"]), checked_options(position.get("options")))
    read_fields(t, position)
    t.asked = (t.actor - t.turn + t.seats) % t.seats
    check_board(t)
    check_decision(t)
    check_memory(t)
    written = write_position(t)
    if t.question == ASK_PLAY_TILE:
        begin_turn(t)
    t.origin = Origin("position", written, t.new_events)
