"""Ranks by score: equal scores have equal ranks."""

from __future__ import annotations

from collections.abc import Sequence


def rank(scores: Sequence[int], seat: int) -> int:
    """Return the rank of a seat, counted from 1.

    >>> from bigboard.games.ranking import rank
    >>> [rank([40, 70, 40, 10], seat) for seat in range(4)]
    [2, 1, 2, 4]
    """
    return 1 + sum(score > scores[seat] for score in scores)
