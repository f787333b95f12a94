"""Play by HTTP, without a WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from bigboard.schemas.base import WHOLE, Described, Incoming, Outgoing, View
from bigboard.schemas.tables import Result


class SeatView(Outgoing):
    """`texts` has the legal actions of the seat in the game's notation, by number."""

    seat: int
    seq: int
    status: Literal["open", "running", "finished", "closed"]
    view: View
    texts: dict[str, str]
    result: Result | None


class NewAction(Incoming):
    """Exactly one of `action`, `picks` and `text`. The same `id` counts once, however often it is sent."""

    seat: Annotated[int, Field(ge=0, le=99), WHOLE]
    seq: Annotated[int, Field(ge=0), WHOLE]
    id: Annotated[str, Field(min_length=1, max_length=64)] | None = None
    action: Annotated[int, Field(ge=0), WHOLE] | Described | None = None
    picks: Annotated[list[Described], Field(max_length=40)] | None = None
    text: Annotated[str, Field(max_length=200)] | None = None

    @model_validator(mode="after")
    def one_answer(self) -> NewAction:
        if sum(part is not None for part in (self.action, self.picks, self.text)) != 1:
            raise ValueError("Send either `action`, `picks` or `text`.")
        return self


class ActionTaken(Outgoing):
    seq: int
