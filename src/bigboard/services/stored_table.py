"""A table from its stored rows, and the refusal of one that cannot be read."""

from __future__ import annotations

from bigboard.games import registry
from bigboard.games.contract import JsonDict
from bigboard.room.game_log import GameLog
from bigboard.room.ports import Stored
from bigboard.room.record import TableRecord
from bigboard.schemas.errors import Refused


class OtherRules(ValueError):
    """The game was begun under rules that this server does not have."""

    def __init__(self, theirs: object, ours: int | None) -> None:
        super().__init__(f"begun under rules {theirs}, these are rules {ours}")
        self.theirs = theirs
        self.ours = ours


def read(stored: Stored) -> tuple[TableRecord, GameLog]:
    """Return the table that is stored. Any exception says that it cannot be read."""
    assert stored.document is not None
    return read_log(stored.document, stored.entries)


def read_log(document: JsonDict, entries: list[JsonDict]) -> tuple[TableRecord, GameLog]:
    record = TableRecord.from_json(document)
    try:
        return record, GameLog.load(record.game, entries)
    except Exception as error:
        deal = entries[0].get("deal", {}) if entries else {}
        known = registry.game(record.game).rules_version if record.game in registry.names() else None
        if deal.get("rules") not in (None, known):
            raise OtherRules(deal.get("rules"), known) from error
        raise


def quarantine(error: Exception) -> Refused:
    """Return the refusal of a table that cannot be read; its data stays unchanged."""
    if isinstance(error, OtherRules):
        sentence = f"This game was begun under rules {error.theirs}, and this server plays rules {error.ours}."
        return Refused("quarantined", f"{sentence} It is kept as it is.", reason="rules")
    return Refused(
        "quarantined", "The saved data of this table cannot be read. It is kept unchanged.", reason="damaged"
    )
