"""A reviewed game from one player's seat: the figures that the report of losses adds up, and the cards it makes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from bigboard.coach.judge.budgets import ENGINE
from bigboard.coach.judge.judgment import FLAGGED
from bigboard.coach.review.replayed_game import ReplayedGame
from bigboard.coach.training.card import Card, card_of
from bigboard.games.contract import JsonDict, State

Phase = Literal["early", "middle", "late"]
Standing = Literal["behind", "level", "ahead"]
PHASES: tuple[Phase, ...] = ("early", "middle", "late")
STANDINGS: tuple[Standing, ...] = ("behind", "level", "ahead")
NEAR = 0.1  # of the rivals' average worth: no more away from it is level
Sums = dict[str, list[float]]  # by "kind:buying", "phase:early" …: decisions that mattered, money and chance lost


@dataclass(frozen=True)
class JudgedDecision:
    """One decision of the player. A loss counts if the review flags it; the answers are told only then."""

    n: int
    group: str
    phase: Phase
    standing: Standing
    mattered: bool
    loss: float
    loss_win: float
    chosen: list[JsonDict] = field(default_factory=list)
    best: list[JsonDict] = field(default_factory=list)
    seq: int = 0  # of the entry in the table's log before which the decision was taken, where there is a table

    @property
    def keys(self) -> tuple[str, str, str]:
        return f"kind:{self.group}", f"phase:{self.phase}", f"money:{self.standing}"


@dataclass(frozen=True)
class JudgedGame:
    """All decisions of one player in one game, and the sums of the bots who played there."""

    id: str  # of the table, or the name of a file
    game: str
    seat: int
    finished: float
    engine: int
    won: float
    result: float
    measured: bool
    luck: float
    adjusted: float
    adjusted_error: float
    decisions: list[JudgedDecision]
    bots: dict[str, Sums]  # by the name of the bot

    def to_json(self) -> JsonDict:
        return asdict(self)

    @staticmethod
    def from_json(stored: Mapping[str, Any]) -> JudgedGame:
        decisions = [JudgedDecision(**one) for one in stored["decisions"]]
        return JudgedGame(**{**stored, "decisions": decisions})


def judged_game(
    replay: ReplayedGame, review: Mapping[str, Any], seat: int, bots: Sequence[str | None], name: str, finished: float
) -> JudgedGame:
    """Return one seat's part of a whole review (as JSON); `bots` names the bot of each seat."""
    row = next(one for one in review["seats"] if one["seat"] == seat)
    sums: dict[str, Sums] = {}
    own = []
    for one in review["decisions"]:
        found = decision_of(replay, one)
        if one["seat"] == seat:
            own.append(found)
        elif (bot := bots[one["seat"]]) is not None:
            add(sums.setdefault(bot, {}), found)
    figures = (row["won"], row["result"], review["measured"], row["luck"], row["adjusted"], row["adjusted_error"])
    return JudgedGame(name, review["game"], seat, finished, ENGINE, *figures, own, sums)


def decision_of(replay: ReplayedGame, one: Mapping[str, Any]) -> JudgedDecision:
    n = int(one["n"])
    flagged = one["verdict"] in FLAGGED
    return JudgedDecision(
        n,
        one["group"],
        PHASES[min(2, 3 * (n - 1) // len(replay.actions))],
        standing_of(replay.states[n - 1], one["seat"]),
        bool(one["mattered"]),
        one["loss"] if flagged else 0.0,
        max(0.0, one["loss_win"]) if flagged else 0.0,
        one["chosen"]["described"] if flagged else [],
        one["best"]["described"] if flagged else [],
    )


def standing_of(state: State, seat: int) -> Standing:
    """Return how the seat's worth compares with the average of its rivals."""
    scores = state.scores()
    others = (sum(scores) - scores[seat]) / max(1, len(scores) - 1)
    gap = scores[seat] - others
    return "level" if abs(gap) <= NEAR * max(1.0, others) else "ahead" if gap > 0 else "behind"


def add(sums: Sums, one: JudgedDecision) -> None:
    for key in ("all", *one.keys):
        total = sums.setdefault(key, [0.0, 0.0, 0.0])
        for place, value in enumerate((float(one.mattered), one.loss, one.loss_win)):
            total[place] += value


def cards_of(replay: ReplayedGame, review: Mapping[str, Any], seat: int) -> dict[int, Card]:
    """Return a card for each clear loss of a seat, by the number of its action; none if there is no deal."""
    if not replay.dealt:
        return {}
    return {one["n"]: card_of(replay, one) for one in review["decisions"] if one["seat"] == seat and one["clear"]}
