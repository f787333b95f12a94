"""A table from what is stored of it, and what is said of one that cannot be read."""

from __future__ import annotations

from typing import Any

from bigboard.games import registry
from bigboard.server.errors import Refused
from bigboard.server.room.game_log import GameLog
from bigboard.server.room.ports import Stored
from bigboard.server.room.record import TableRecord


class OtherRules(ValueError):
    """The game was begun under rules that this server does not have."""

    def __init__(self, theirs: object, ours: int | None) -> None:
        super().__init__(f"begun under rules {theirs}, these are rules {ours}")
        self.theirs = theirs
        self.ours = ours


def read(stored: Stored) -> tuple[TableRecord, GameLog, list[dict[str, Any]]]:
    """A table from what is stored of it. Any error says that it cannot be."""
    record = TableRecord.from_json(stored[0])
    try:
        return record, GameLog.load(record.game, stored[1]), stored[2]
    except Exception as error:
        deal = stored[1][0].get("deal", {}) if stored[1] else {}
        known = registry.game(record.game).rules_version if record.game in registry.names() else None
        if deal.get("rules") not in (None, known):
            raise OtherRules(deal.get("rules"), known) from error
        raise


def set_aside(error: Exception) -> Refused:
    """What is said of a table that cannot be read; nothing of it is changed."""
    if isinstance(error, OtherRules):
        sentence = f"This game was begun under rules {error.theirs}, and this server plays rules {error.ours}."
        return Refused("set_aside", f"{sentence} It is kept as it is.", reason="rules")
    return Refused("set_aside", "The saved data of this table cannot be read. It is kept as it is.", reason="damaged")
