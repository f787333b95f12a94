"""The value of an unfinished game for each seat, by numbers fitted to games that were played to the end.

A game says what counts (`features`, so many numbers a seat) and how far it has come (`phase`). The money that a seat
will have is a level of its phase, and for each feature a slope times the seat's lead over the average. The
seat that is expected to have most does not always win: the further the end, the less often (`doubts`).
`python -m benchmarks.fit_value` fits them.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.bots.heuristic.heuristic import UTILITY

SEATS: Final = 6


class Appraisal:
    """The fitted numbers of one game, and room to work with them."""

    def __init__(self, features: int, levels: list[float], slopes: list[list[float]], doubts: list[float]) -> None:
        self.count: i64 = features
        self.levels: vec[float] = vec[float](levels)  # by phase
        self.slopes: vec[float] = vec[float]([slope for phase in slopes for slope in phase])
        self.doubts: vec[float] = vec[float](doubts)  # by phase: dollars, or what the scores count in
        self.features: vec[i64] = vec[i64]([0] * (SEATS * features))  # by seat: the caller writes them
        self.means: vec[float] = vec[float]([0.0] * features)
        self.expected: vec[float] = vec[float]([0.0] * SEATS)
        self.chances: vec[float] = vec[float]([0.0] * SEATS)

    def expect(self, seats: i64, phase: i64, money: vec[i64], utilities: vec[i64]) -> None:
        """Write the expected money and utility of each seat, by the features that have been written."""
        count = self.count
        for k in range(count):
            total: i64 = 0
            for seat in range(seats):
                total += self.features[seat * count + k]
            self.means[k] = float(int(total)) / float(int(seats))
        best = -1.0e9
        second = -1.0e9
        for seat in range(seats):
            expected = self.levels[phase]
            for k in range(count):
                lead = float(int(self.features[seat * count + k])) - self.means[k]
                expected += self.slopes[phase * count + k] * lead
            self.expected[seat] = expected
            money[seat] = i64(int(expected))
            if expected > best:
                second = best
                best = expected
            elif expected > second:
                second = expected
        total_chance = 0.0
        for seat in range(seats):
            self.chances[seat] = exp((self.expected[seat] - best) / self.doubts[phase])
            total_chance += self.chances[seat]
        for seat in range(seats):
            mine = self.expected[seat]
            margin = (mine - (second if mine == best else best)) / (best if best > 1.0 else 1.0) / 2.0
            margin = min(0.25, max(-0.25, margin))
            utilities[seat] = i64(int((0.25 + margin + self.chances[seat] / total_chance / 2.0) * UTILITY))
