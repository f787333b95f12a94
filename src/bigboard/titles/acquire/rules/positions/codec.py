"""The codec of positions. Written by `make generate` from `declared_table.py`."""

from collections.abc import Mapping
from typing import Any, Final

from bigboard.games.contract import JsonDict
from bigboard.games.engine.position_fields import (
    choice_or_none,
    read_flag,
    whole,
)
from bigboard.titles.acquire.rules.model.chains import CHAIN_INDEX
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.positions.parts import (
    read_decision,
    read_memory,
    read_money,
    read_shares,
    read_tiles,
    read_to_settle,
    write_decision,
    write_memory,
    write_money,
    write_shares,
    write_tiles,
    write_to_settle,
)

FIELDS: Final = [
    "game",
    "rules",
    "players",
    "options",
    "chains",
    "lone",
    "gone",
    "hands",
    "bag",
    "tile",
    "money",
    "shares",
    "turn_number",
    "memory",
    "decision",
    "turn",
    "seat",
    "bought",
    "turns_without_tile",
    "survivor",
    "acquired",
    "to_settle",
    "buy_from",
    "end_declared",
]


def write_fields(t: AcquireTable, position: JsonDict) -> None:
    write_tiles(t, position)
    position["money"] = write_money(t)
    position["shares"] = write_shares(t)
    position["turn_number"] = int(t.turn_number)
    position["memory"] = write_memory(t)
    position["decision"] = write_decision(t)
    position["turn"] = int(t.turn)
    position["seat"] = int(t.actor)
    position["bought"] = int(t.bought)
    position["turns_without_tile"] = int(t.turns_without_tile)
    position["survivor"] = CHAIN_INDEX.names[t.survivor] if t.survivor >= 0 else None
    position["acquired"] = CHAIN_INDEX.names[t.acquired] if t.acquired >= 0 else None
    position["to_settle"] = write_to_settle(t)
    position["buy_from"] = CHAIN_INDEX.names[t.buy_from]
    position["end_declared"] = t.end_declared


def read_fields(t: AcquireTable, position: Mapping[str, Any]) -> None:
    read_tiles(t, position)
    read_money(t, position)
    read_shares(t, position)
    t.turn_number = whole(position, "turn_number", 1, 1, 1 << 30)
    read_memory(t, position)
    read_decision(t, position)
    t.turn = whole(position, "turn", 0, 0, t.seats - 1)
    t.actor = whole(position, "seat", t.turn, 0, t.seats - 1)
    t.bought = whole(position, "bought", 0, 0, 3)
    t.turns_without_tile = whole(position, "turns_without_tile", 0, 0, t.seats)
    t.survivor = choice_or_none(position, "survivor", CHAIN_INDEX)
    t.acquired = choice_or_none(position, "acquired", CHAIN_INDEX)
    read_to_settle(t, position)
    t.buy_from = CHAIN_INDEX.number(position.get("buy_from", "Worldwide"))
    t.end_declared = read_flag(position, "end_declared")
