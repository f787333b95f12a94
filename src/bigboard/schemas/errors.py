"""Refusals: a fixed code for machines and translations, an English sentence for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bigboard.games.contract import IllegalAction

STATUS = {
    "bad_message": 422,
    "bad_origin": 400,
    "too_big": 413,
    "too_fast": 429,
    "foreign_origin": 403,
    "no_identity": 401,
    "bad_name": 422,
    "bad_chat": 422,
    "bad_link": 404,
    "bad_record": 422,
    "bad_note": 422,
    "bad_position": 422,
    "bad_collection": 422,
    "running_game": 409,
    "not_tried": 403,
    "no_transcript": 404,
    "no_device": 404,
    "bad_passkey": 422,
    "no_passkey": 404,
    "too_many_passkeys": 409,
    "bad_reminder": 422,
    "silenced": 403,
    "muted": 403,
    "blocked": 403,
    "apart": 403,
    "no_person": 404,
    "no_line": 404,
    "no_page": 404,
    "bad_method": 405,
    "no_table": 404,
    "no_game": 404,
    "no_seat": 404,
    "no_bot": 404,
    "bad_players": 422,
    "bad_option": 422,
    "not_host": 403,
    "not_yours": 403,
    "kicked": 403,
    "seat_taken": 409,
    "seats_empty": 409,
    "started": 409,
    "not_running": 409,
    "not_finished": 409,
    "spectators_off": 403,
    "in_contest": 403,
    "no_day": 404,
    "no_puzzle": 404,
    "no_card": 404,
    "bad_card": 409,
    "not_invited": 403,
    "quarantined": 409,
    "too_many": 429,
    "too_slow": 408,
    "wrong_protocol": 400,
    "no_hello": 400,
    "not_your_turn": 409,
    "late": 409,
    "illegal": 409,
    "lesson": 409,
    "no_lesson": 404,
    "no_undo": 409,
    "no_hint": 409,
    "unavailable": 503,
    "broken": 500,
}


class Refused(Exception):
    """A refused request, and the reason. Nothing has changed."""

    def __init__(
        self, code: str, message: str, rule: str | None = None, reason: str | None = None, **facts: Any
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule
        self.reason = reason
        self.facts = facts

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def fields(self) -> dict[str, Any]:
        """Return the fields that HTTP errors and WebSocket errors share."""
        return {
            "code": self.code,
            "message": self.message,
            "rule": self.rule,
            "reason": self.reason,
            "args": self.facts,
        }


def illegal(error: IllegalAction) -> Refused:
    """Return a refusal by the rules, with the clause."""
    refused = Refused("illegal", str(error), error.rule, error.reason)
    refused.facts = dict(error.args)
    return refused


def no_table(table_id: str) -> Refused:
    return Refused("no_table", "This table does not exist. It may have been closed.", table=table_id[:40])


def unavailable() -> Refused:
    return Refused("unavailable", "The server cannot save anything right now. Nothing was lost; please try again.")


def bad_message(problems: Sequence[Any]) -> Refused:
    """Return the first problem that pydantic found, in a sentence that names the field."""
    first = problems[0] if problems else {}
    where = ".".join(str(part) for part in first.get("loc", ()))[:100]
    what = str(first.get("msg", "not understood"))[:200]
    return Refused(
        "bad_message", f"The message was not understood: {where + ': ' if where else ''}{what}.", where=where
    )
