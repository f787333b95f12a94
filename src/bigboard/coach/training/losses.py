"""A player's losses in many games by kind of decision, phase and money, and whether they change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import sqrt
from typing import Literal

from bigboard.coach.training.judged_game import PHASES, STANDINGS, JudgedDecision, JudgedGame

Dimension = Literal["all", "kind", "phase", "money"]
Grade = Literal["faultless", "strong", "solid", "uneven", "costly"]
GRADES: tuple[tuple[float, Grade], ...] = ((0.0, "faultless"), (0.1, "strong"), (0.25, "solid"), (0.5, "uneven"))
LEAST_GAMES = 6  # for a trend: three in each half
NORMAL = 1.96  # standard errors of a 95% interval, with many games


@dataclass(frozen=True)
class Trend:
    """Chance lost per decision that mattered: the later half of the games minus the earlier half, with 95% limits."""

    change: float
    low: float
    high: float


@dataclass(frozen=True)
class BotLoss:
    """The average loss of a bot in the same games, per decision that mattered."""

    bot: str
    mattered: int
    loss: float
    loss_win: float


@dataclass(frozen=True)
class Line:
    """Losses of one kind: `loss` (money) and `loss_win` (chance to win) per decision that mattered."""

    dimension: Dimension
    name: str
    decisions: int
    mattered: int
    mistakes: int
    loss: float
    loss_win: float
    share: float  # of all chance that was lost
    trend: Trend | None
    bots: list[BotLoss]
    worst: list[tuple[JudgedGame, JudgedDecision]]  # the costliest first


@dataclass(frozen=True)
class Losses:
    """The report about one title: the sum, then the lines of each dimension; kinds with the greatest share first."""

    game: str
    games: list[JudgedGame]  # the latest first
    total: Line
    lines: list[Line]

    @property
    def kinds(self) -> list[Line]:
        return [line for line in self.lines if line.dimension == "kind"]


def report(games: Sequence[JudgedGame]) -> list[Losses]:
    """Return a report for each title that was played, the most played first."""
    by_title = sorted(games, key=lambda one: one.game)
    found = [losses(list(own)) for _, own in groupby(by_title, key=lambda one: one.game)]
    return sorted(found, key=lambda one: -len(one.games))


def losses(games: Sequence[JudgedGame]) -> Losses:
    """Return the report about games of one title."""
    ordered = sorted(games, key=lambda one: (one.finished, one.id))
    lost = sum(one.loss_win for game in ordered for one in game.decisions)
    kinds = sorted({one.group for game in ordered for one in game.decisions})
    names: list[tuple[Dimension, str]] = [("kind", kind) for kind in kinds]
    names += [("phase", phase) for phase in PHASES]
    names += [("money", standing) for standing in STANDINGS]
    lines = [line_of(ordered, dimension, name, lost) for dimension, name in names]
    lines = [line for line in lines if line.decisions]
    lines.sort(key=lambda line: (line.dimension != "kind", -line.share if line.dimension == "kind" else 0))
    return Losses(ordered[0].game, ordered[::-1], line_of(ordered, "all", "", lost), lines)


def line_of(games: Sequence[JudgedGame], dimension: Dimension, name: str, lost: float) -> Line:
    key = f"{dimension}:{name}" if name else "all"
    own = [(game, one) for game in games for one in game.decisions if key == "all" or key in one.keys]
    mattered = sum(one.mattered for _, one in own)
    costly = sorted((pair for pair in own if pair[1].chosen), key=lambda pair: (-pair[1].loss_win, -pair[1].loss))
    chance = sum(one.loss_win for _, one in own)
    return Line(
        dimension,
        name,
        len(own),
        mattered,
        len(costly),
        sum(one.loss for _, one in own) / max(1, mattered),
        chance / max(1, mattered),
        chance / lost if lost else 0.0,
        trend_of([(chance_lost(game, key), count_mattered(game, key)) for game in games]),
        bots_of(games, key),
        costly,
    )


def members(game: JudgedGame, key: str) -> Iterator[JudgedDecision]:
    return (one for one in game.decisions if key == "all" or key in one.keys)


def chance_lost(game: JudgedGame, key: str) -> float:
    return sum(one.loss_win for one in members(game, key))


def count_mattered(game: JudgedGame, key: str) -> int:
    return sum(one.mattered for one in members(game, key))


def trend_of(games: Sequence[tuple[float, int]]) -> Trend | None:
    """Return the change from the earlier to the later half; None with too few games.

    `games` are losses and decisions that mattered, in the order of time. Games vary independently, decisions of one
    game do not, so the interval is made from games.
    """
    counted = [game for game in games if game[1]]
    if len(counted) < LEAST_GAMES:
        return None
    middle = len(counted) // 2
    (before, error_before), (after, error_after) = ratio(counted[:middle]), ratio(counted[middle:])
    freedom = len(counted) - 2
    width = (NORMAL + 2.4 / freedom + 3 / freedom**2) * sqrt(error_before**2 + error_after**2)
    change = after - before
    return Trend(change, change - width, change + width)


def ratio(games: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """Return the loss per decision and its standard error, by the residuals of the games."""
    count = sum(mattered for _, mattered in games)
    mean = sum(lost for lost, _ in games) / count
    squares = sum((lost - mean * mattered) ** 2 for lost, mattered in games)
    return mean, sqrt(squares * len(games) / (len(games) - 1)) / count


def bots_of(games: Sequence[JudgedGame], key: str) -> list[BotLoss]:
    """Return the bots' own losses in these games, the bot with most decisions first."""
    sums: dict[str, list[float]] = {}
    for game in games:
        for bot, found in game.bots.items():
            total = sums.setdefault(bot, [0.0, 0.0, 0.0])
            for place, value in enumerate(found.get(key, ())):
                total[place] += value
    counted = sorted(sums.items(), key=lambda item: -item[1][0])
    return [BotLoss(bot, int(n), loss / n, chance / n) for bot, (n, loss, chance) in counted if n]


def grade_of(game: JudgedGame) -> Grade:
    """Return the grade of a game, by the chance to win that was given away in all."""
    lost = sum(one.loss_win for one in game.decisions)
    return next((grade for most, grade in GRADES if lost <= most), "costly")
