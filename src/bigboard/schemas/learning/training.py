"""My mistakes, and where I lose."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bigboard.schemas.base import Described, Incoming, OptionValue, Outgoing, View
from bigboard.schemas.learning.coach import CoachOption, CoachReason, VerdictName
from bigboard.schemas.learning.puzzles import PuzzleAttempt
from bigboard.schemas.messages import Entry
from bigboard.schemas.tables import SeatInfo

# My mistakes


class TrainingSettings(Incoming):
    """`reviews`: games are reviewed by themselves. `portion`: the cards of a day."""

    reviews: bool = True
    portion: Annotated[int, Field(ge=1, le=200)] = 10


class DeckOfGame(Outgoing):
    game: str
    cards: int
    due: int


class Deck(Outgoing):
    """Your cards: how many are due, how many you have answered today, and when the next one is due.

    `waiting` is the number of your games that are still to be reviewed. `limit` is the server's limit of automatic
    reviews per day; 0 if there are none.
    """

    cards: int
    due: int
    answered: int
    next_due: float | None
    learned: int  # answered right at the longest interval
    games: list[DeckOfGame]
    waiting: int
    limit: int
    reviews: bool
    portion: int


class CardShown(Outgoing):
    """A position as the deciding seat saw it, without the game that it is from. Send `answers` back with the answer."""

    id: str
    game: str
    answers: int
    players: int
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    seat: int
    view: View
    entries: list[Entry]
    unreadable: int  # due cards that cannot be asked under these rules; they stay in the deck


class CardAttempt(PuzzleAttempt):
    answers: Annotated[int, Field(ge=0)]  # of the card as it was shown


class CardSource(Outgoing):
    """The moment of the game that the card is from: the table, the entry before the decision, and the action."""

    table: str
    seq: int
    n: int


class CardResult(Outgoing):
    """The verdict. `counted` is false if the card was not due, or was answered on another device (`elsewhere`)."""

    right: bool
    counted: bool
    elsewhere: bool
    verdict: VerdictName
    yours: CoachOption
    best: CoachOption
    reasons: list[CoachReason]  # why the best is better than yours, or than your choice in the game
    days: int  # until it is asked again
    source: CardSource | None  # None: the game has been deleted
    answered: int  # today
    left: int  # due cards


# Where I lose


class LossTrend(Outgoing):
    """The chance lost per decision that mattered: later games minus earlier ones, with a 95% interval."""

    change: float
    low: float
    high: float


class BotLoss(Outgoing):
    bot: str
    mattered: int
    loss: float
    loss_win: float


class CostlyDecision(Outgoing):
    """A flagged decision: `seq` is the entry before it."""

    table: str
    seq: int
    n: int
    group: str
    loss: float
    loss_win: float
    chosen: list[Described]
    best: list[Described]


class LossLine(Outgoing):
    """Losses of one kind; `loss` and `loss_win` are per decision that mattered."""

    dimension: Literal["all", "kind", "phase", "money"]
    name: str
    decisions: int
    mattered: int
    mistakes: int
    loss: float
    loss_win: float
    share: float
    trend: LossTrend | None
    bots: list[BotLoss]
    worst: list[CostlyDecision]


class GradedGame(Outgoing):
    """A game with its grade in a word, and its result without luck if that was measured."""

    table: str
    finished: float
    grade: Literal["faultless", "strong", "solid", "uneven", "costly"]
    lost: float  # chance to win, in all
    result: float
    adjusted: float | None
    adjusted_error: float


class LossReport(Outgoing):
    game: str
    games: int
    total: LossLine
    lines: list[LossLine]
    graded: list[GradedGame]  # the latest first


class LossReports(Outgoing):
    """A report for each game that you have played and that was reviewed; `waiting` games are still to be reviewed."""

    reports: list[LossReport]
    waiting: int
