"""Wilson's interval of a win share, and OpenSkill's rating of a bot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

Z95 = 1.959964  # standard deviations to either side that hold 95 %
WHOLE = 60  # a victory in sixtieths: shared by up to six, every part is a whole number


class Share(NamedTuple):
    """A share of victories and the interval that holds the true one with 95 %."""

    share: float
    low: float
    high: float

    def text(self) -> str:
        return f"{100 * self.share:.1f} % [{100 * self.low:.1f}–{100 * self.high:.1f}]"

    def short(self) -> str:
        return f"{100 * self.share:.0f} % [{100 * self.low:.0f}–{100 * self.high:.0f}]"


def wilson(wins: float, games: int) -> Share:
    """Wilson's score interval. A victory shared by k counts 1/k."""
    if not games:
        return Share(0.0, 0.0, 1.0)
    share = wins / games
    spread = Z95 * Z95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return Share(share, max(0.0, middle - half), min(1.0, middle + half))


def student(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's distribution, by the expansion of Cornish and Fisher."""
    z = Z95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def points(winners: Sequence[int], players: int) -> list[int]:
    """Each seat's part of the victory, in sixtieths."""
    parts = [0] * players
    for seat in winners:
        parts[seat] = WHOLE // len(winners)
    return parts


class Rating(NamedTuple):
    """OpenSkill: strength and how unsure it is. A newcomer has 25 and 8.33."""

    mu: float
    sigma: float


def rate(players: int, games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Rating] | None:
    """Return ratings (Plackett and Luce) of the players after games of (players by seat, money by seat), in this order.

    More money is a better place, equal money the same. None where OpenSkill is not installed.
    """
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        return None
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(players)]
    for seating, money in games:
        teams = model.rate([[ratings[one]] for one in seating], scores=[float(amount) for amount in money])
        for one, team in zip(seating, teams, strict=True):
            ratings[one] = team[0]
    return [Rating(rating.mu, rating.sigma) for rating in ratings]
