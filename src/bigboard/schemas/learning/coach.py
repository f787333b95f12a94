"""Advice and reviews of the coach. `docs/learn/coach.md` explains the figures."""

from __future__ import annotations

from typing import Literal

from bigboard.schemas.base import Described, Outgoing

VerdictName = Literal["best", "fine", "inaccurate", "blunder"]


class CoachOption(Outgoing):
    """An answer and what it leads to: expected final money, chance to win, and how far it is below the best."""

    actions: list[int]
    described: list[Described]
    money: float
    win: float
    loss: float
    error: float
    loss_money: float
    loss_win: float
    error_win: float
    simulations: int


class CoachReason(Outgoing):
    """An event, and the number of samples in which it happens: after the choice, and after the better one."""

    kind: str
    seat: int | None
    args: dict[str, str | int]
    chosen: int
    best: int
    of: int


class CoachVerdict(Outgoing):
    name: VerdictName
    loss: float
    error: float
    loss_money: float
    loss_win: float
    chosen: CoachOption
    best: CoachOption


class ReviewedDecision(Outgoing):
    """`n` is the number of the action in the record, from 1; `seq` its entry in the table's log.

    `mattered`: some answer loses something. `clear`: the loss is beyond the doubt of its standard error.
    """

    n: int
    seq: int
    seat: int
    decision: str
    group: str
    verdict: VerdictName
    mattered: bool
    clear: bool
    loss: float
    error: float
    loss_money: float
    loss_win: float
    chosen: CoachOption
    best: CoachOption
    reasons: list[CoachReason]


class ReviewedGroup(Outgoing):
    group: str
    decisions: int
    loss: float
    loss_win: float
    blunders: int


class ReviewedSeat(Outgoing):
    """result = expectation + luck + own + others. `costliest` are places in the list of decisions."""

    seat: int
    result: int
    won: float
    expectation: float
    luck: float
    luck_error: float
    own: float
    others: float
    adjusted: float
    adjusted_error: float
    decisions: int
    average_loss: float
    blunders: int
    inaccuracies: int
    groups: list[ReviewedGroup]
    costliest: list[int]


class ReviewPoint(Outgoing):
    """Each seat's expectation after action `n`, and the luck so far; `chance`: something was drawn there."""

    n: int
    seq: int
    money: list[float]
    win: list[float]
    luck: list[float]
    chance: bool


class Review(Outgoing):
    game: str
    engine: int  # the version of the judge
    players: int
    finished: bool
    names: list[str]
    measured: bool  # whether luck could be measured
    simulations: int
    seats: list[ReviewedSeat]
    decisions: list[ReviewedDecision]
    timeline: list[ReviewPoint]


class ReviewStatus(Outgoing):
    status: Literal["none", "waiting", "running", "done", "failed"]
    done: int
    of: int
    review: Review | None
