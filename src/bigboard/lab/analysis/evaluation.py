"""The result of an evaluation: every bot's share of victories and money, with the luck of the games taken out.

A deal with all its rotations is one observation, so intervals count deals, not games. The luck of a game is the sum of
what each piece of chance changed (`coach/review/chance.py`). It is zero on average, so it serves as a control variate:
`adjust` subtracts as much of it as lowers the variation most.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from bigboard.lab.analysis.ratings import Z95, student, wilson
from bigboard.lab.analysis.standings import Standings
from bigboard.lab.run.pairings import Field

DIGITS = 6  # after the point, of the figures in a result
FEWEST = 20  # deals to fit the coefficient of luck to


class Estimate(NamedTuple):
    """A mean over deals and its 95 % interval, which is None where there is one deal only."""

    mean: float
    half: float | None
    deviation: float | None  # of a deal

    def to_json(self) -> dict[str, float | None]:
        low, high = (None, None) if self.half is None else (self.mean - self.half, self.mean + self.half)
        return {name: round_figure(value) for name, value in (("mean", self.mean), ("low", low), ("high", high))}


def round_figure(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of independent values, with Student's interval."""
    if len(values) < 2:
        return Estimate(fmean(values) if values else 0.0, None, None)
    deviation = stdev(values)
    if not deviation and values[0] in (0.0, 1.0):  # all won or all lost, which does not mean that the next one is, too
        share = wilson(values[0] * len(values), len(values))
        return Estimate(values[0], share.high - share.low, 0.0)
    return Estimate(fmean(values), student(len(values) - 1) * deviation / sqrt(len(values)), deviation)


def adjust(values: Sequence[float], controls: Sequence[float]) -> list[float]:
    """Subtract from every value its part of a control whose mean is zero.

    The coefficient for a value is fitted to all other values. So it does not depend on the value's own control, and
    the mean of the adjusted value is exactly that of the value itself.
    """
    number = len(values)
    if number < FEWEST:
        return list(values)
    sums = [sum(column) for column in zip(*(moments(*row) for row in zip(values, controls, strict=True)), strict=True)]
    adjusted = []
    for value, control in zip(values, controls, strict=True):
        total, luck, both, square = (whole - own for whole, own in zip(sums, moments(value, control), strict=True))
        variance = square - luck * luck / (number - 1)
        slope = (both - total * luck / (number - 1)) / variance if variance > 0 else 0.0
        adjusted.append(value - slope * control)
    return adjusted


def moments(value: float, control: float) -> tuple[float, float, float, float]:
    return value, control, value * control, control * control


class Evaluation:
    """The games of an evaluation as they come in."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.standings = Standings(field)
        self.names = self.standings.names
        self.lines: dict[tuple[int, int], dict[str, Any]] = {}
        self.illegal: dict[str, int] = dict.fromkeys(self.names, 0)

    def take(self, line: dict[str, Any]) -> None:
        """Count the game of one line of the journal."""
        self.lines[line["deal"], line["rotation"]] = line
        self.standings.take(line)
        for seat, number in enumerate(line.get("illegal") or []):
            self.illegal[self.name_in(line, seat)] += number

    def name_in(self, line: Mapping[str, Any], seat: int) -> str:
        return self.field.bots[self.field.seating(line["rotation"])[seat]]

    @property
    def is_measured(self) -> bool:
        """True if the luck of every game is known."""
        return bool(self.lines) and all("luck" in line for line in self.lines.values())

    def by_deal(self, name: str) -> dict[str, list[float]]:
        """Return a bot's figures, one for each deal: means over the rotations and over the seats of its copies."""
        found: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
        for (deal, _), line in sorted(self.lines.items()):
            seats = [seat for seat in range(self.field.players) if self.name_in(line, seat) == name]
            for figure, values in figures_of(line).items():
                found[figure][deal].append(fmean(values[seat] for seat in seats))
        means = {figure: [fmean(values) for values in deals.values()] for figure, deals in found.items()}
        if self.is_measured:
            for figure in ("wins", "advantage"):
                means[f"adjusted_{figure}"] = adjust(means[figure], means[f"luck_{figure}"])
        return dict(means)

    def to_json(self) -> dict[str, Any]:
        """Return every figure that follows from the games; the same games give the same figures."""
        deals = {name: self.by_deal(name) for name in self.names}
        rows = []
        for name in self.names:
            account = self.standings.sum_of(self.standings.places_of(name))
            figures = {figure: estimate(values).to_json() for figure, values in deals[name].items() if values}
            rows.append(
                {
                    "bot": name,
                    "games": account.games,
                    "money": round(account.money / account.games, 1) if account.games else 0.0,
                    "decisions": account.decisions,
                    "failures": account.failures,
                    "illegal": self.illegal[name],
                    "illegal_rate": round_figure(self.illegal[name] / account.decisions) if account.decisions else 0.0,
                    **figures,
                }
            )
            if self.is_measured:
                rows[-1] |= self.losses(name)
        return {
            "games": self.standings.games,
            "deals": len({deal for deal, _ in self.lines}),
            "chance": round(1 / self.field.players, DIGITS),
            "bots": rows,
            "comparisons": [self.compare(first, other, deals) for first, other in combinations(self.names, 2)],
            "variance_factor": round_figure(self.variance_factor(deals)),
            "duplicate_factor": round_figure(self.duplicate_factor(deals)),
        }

    def losses(self, name: str) -> dict[str, Any]:
        """Return the money that a decision of this bot loses on average, compared with the heuristic's favorite."""
        lost = {"loss": 0.0, "judged": 0.0}
        for line in self.lines.values():
            for seat in range(self.field.players):
                if self.name_in(line, seat) == name:
                    for part in lost:
                        lost[part] += line["luck"][part][seat]
        judged = round(lost["judged"])
        return {"loss_per_decision": round(lost["loss"] / judged, 2) if judged else None, "judged": judged}

    def compare(self, first: str, other: str, deals: Mapping[str, Mapping[str, Sequence[float]]]) -> dict[str, Any]:
        """Return the difference of two bots' victories, paired by deal, and the games needed to tell them apart."""
        found: dict[str, Any] = {"bots": [first, other]}
        differences = {
            figure: estimate([mine - theirs for mine, theirs in zip(values, deals[other][figure], strict=True)])
            for figure, values in deals[first].items()
            if not figure.startswith("luck")
        }
        for figure, difference in differences.items():
            # The best guess of the true difference, so that the numbers of games differ by their precision alone.
            true = differences.get(f"adjusted_{figure}", difference).mean
            found[figure] = {**difference.to_json(), "games_needed": self.games_needed(difference.deviation, true)}
        return found

    def games_needed(self, deviation: float | None, true: float) -> int | None:
        """Return the number of games after which the interval would leave 0 out; None if the bots are equal."""
        if deviation is None or not true:
            return None
        rotations = len({rotation for _, rotation in self.lines})
        deals = max(2, round((Z95 * deviation / true) ** 2))
        while student(deals - 1) * deviation > abs(true) * sqrt(deals):
            deals += 1
        return deals * rotations

    def variance_factor(self, deals: Mapping[str, Mapping[str, Sequence[float]]]) -> float | None:
        """Return how many times as many games win shares alone need for the same precision, over all bots."""
        if not self.is_measured or len(self.names) < 2:
            return None
        raw, adjusted = (
            fmean((estimate(deals[name][figure]).deviation or 0.0) ** 2 for name in self.names)
            for figure in ("wins", "adjusted_wins")
        )
        return raw / adjusted if adjusted else None

    def duplicate_factor(self, deals: Mapping[str, Mapping[str, Sequence[float]]]) -> float | None:
        """Return how many times as many games with a new deal each would need, by win shares alone."""
        games: dict[str, list[float]] = {name: [] for name in self.names}
        for line in self.lines.values():
            wins = figures_of(line)["wins"]
            for name in self.names:
                games[name].append(fmean(wins[seat] for seat in range(len(wins)) if self.name_in(line, seat) == name))
        rotations = len({rotation for _, rotation in self.lines})
        single = fmean((estimate(values).deviation or 0.0) ** 2 for values in games.values()) / max(rotations, 1)
        paired = fmean((estimate(deals[name].get("wins", [])).deviation or 0.0) ** 2 for name in self.names)
        return single / paired if paired else None


def figures_of(line: Mapping[str, Any]) -> dict[str, list[float]]:
    """Return the figures of a game, by seat. The advantage is the money above the mean of the table."""
    money, winners = line["money"], line["winners"]
    seats = range(len(money))
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    advantage = [amount - fmean(money) for amount in money]
    if "luck" not in line:
        return {"wins": wins, "advantage": advantage}
    luck = line["luck"]
    return {
        "wins": wins,
        "advantage": advantage,
        "luck_wins": luck["wins"],
        "luck_advantage": [amount - fmean(luck["money"]) for amount in luck["money"]],
    }
