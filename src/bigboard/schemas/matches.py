"""Quick matches: the game a person wants to play with other people."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bigboard.schemas.base import WHOLE, Incoming

WAIT_S = (15, 900)  # that a person may wait for others before bots take the free seats


class MatchRequest(Incoming):
    """A request for a table with people; without `players` a table of any size will do."""

    game: Annotated[str, Field(max_length=40)]
    players: Annotated[int, Field(ge=0, le=99), WHOLE] | None = None
    pace: Literal["quick", "steady", "relaxed"] = "steady"
    wait_s: Annotated[int, Field(ge=WAIT_S[0], le=WAIT_S[1]), WHOLE] = 60
