"""The analysis board: positions, moves tried on them, judged answers, and the editor."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from bigboard.schemas.base import WHOLE, Described, Incoming, OptionValue, Outgoing, View
from bigboard.schemas.learning.coach import CoachOption
from bigboard.schemas.messages import Entry
from bigboard.schemas.tables import Result, SeatInfo
from bigboard.schemas.text_rules import TABLE_NAME_LIMIT

MOST_MOVES = 200
PositionText = Annotated[str, Field(min_length=1, max_length=12_000)]
Language = Annotated[str, Field(pattern="^[a-z]{2}$")]  # for the reason of an impossible position
MoveText = Annotated[str, Field(min_length=1, max_length=120)]


class AnalyzedMoment(Incoming):
    """A position, as a line or packed, and the moves of a line in notation. `at` of them are played."""

    position: PositionText
    moves: Annotated[list[MoveText], Field(max_length=MOST_MOVES)] = Field(default_factory=list)
    at: Annotated[int, Field(ge=0, le=MOST_MOVES), WHOLE] | None = None  # all of them
    language: Language = "en"


class NewMoves(AnalyzedMoment):
    """Actions to play after them, one after the other, or the pieces of a choice of several in any order."""

    actions: Annotated[list[Described | int], Field(max_length=20)] | None = None
    picks: Annotated[list[Described], Field(max_length=100)] | None = None


class PlayOn(AnalyzedMoment):
    """A private table that begins at this moment. You play the seat that decides."""

    name: Annotated[str, Field(min_length=1, max_length=4 * TABLE_NAME_LIMIT)]


class AnalysisMove(Outgoing):
    seat: int
    text: str
    described: Described


class AnalysisShown(Outgoing):
    """A moment as the deciding seat sees it; after the end, as a spectator does."""

    position: str  # the first position of the line, for links
    line: str  # the moment in notation
    game: str
    players: int
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    moves: list[AnalysisMove]
    at: int
    seat: int
    view: View
    entries: list[Entry]
    result: Result | None


class PositionLink(Outgoing):
    """A position in one word, for the address of the analysis board."""

    position: str


class LikelyMove(Outgoing):
    seat: int
    described: Described
    share: float


class HiddenShare(Outgoing):
    """An item that is hidden in a place of that kind, at least `copies` times, in this part of the samples."""

    kind: str
    subject: int | str
    item: str
    copies: int
    share: float


class AnalysisStep(Outgoing):
    """The judged answers after one step of the analysis; a later step has more simulations."""

    step: int
    steps: int
    seat: int
    decision: str
    simulations: int
    seconds: float
    options: list[CoachOption]
    continuation: list[LikelyMove]
    hidden: list[HiddenShare] | None  # in the second step


EditValue = str | int | list[str]


class Edit(Incoming):
    id: Annotated[str, Field(max_length=60)]
    value: Annotated[str, Field(max_length=60)] | Annotated[int, WHOLE] | Annotated[list[str], Field(max_length=40)]


class EditRequest(Incoming):
    """A draft to change, or a moment to begin with, or a new game with so many players."""

    draft: dict[str, Any] | None = None
    moment: AnalyzedMoment | None = None
    game: Annotated[str, Field(max_length=40)] | None = None
    players: Annotated[int, Field(ge=2, le=9), WHOLE] = 3
    edit: Edit | None = None
    language: Language = "en"


class EditorControl(Outgoing):
    """A part of a position that can be changed.

    `group` is the place: `table`, `prices`, `forecasts`, `piles`, or a seat. `label` names a thing of the game, or a
    message. A board's value is its rows of letters, and `choices` are the letters that a cell can have.
    """

    id: str
    group: str
    label: str
    kind: Literal["number", "choice", "cards", "board"]
    value: EditValue
    low: int = 0
    high: int = 0
    step: int = 1
    choices: list[str] = Field(default_factory=list)
    faces: list[str] = Field(default_factory=list)  # of a card that is added: `up`, or the seats that have seen it


class EditorState(Outgoing):
    """A draft with its controls. Where it is no possible position, `problem` says why, and `position` is empty."""

    game: str
    draft: dict[str, Any]
    controls: list[EditorControl]
    position: str
    problem: str
