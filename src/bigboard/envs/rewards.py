"""Rewards of all seats at the end of a game. Before the end they are 0."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bigboard.games.engine.batch import MONEY, RANK, WIN

REWARDS: Final = {"win": WIN, "rank": RANK, "money": MONEY}


def reward_number(name: str) -> int:
    """The number of a reward by its name; ValueError lists the names there are."""
    if name not in REWARDS:
        raise ValueError(f"There is no reward {name!r}; the rewards are {', '.join(REWARDS)}.")
    return REWARDS[name]


def final_rewards(name: str, money: Sequence[int]) -> list[float]:
    """By seat, from the final money.

    * win: 1 for the winner, shared where several win, and 0 for the others.
    * rank: from 1 for the first to -1 for the last; who ties shares their places.
    * money: the own money divided by the average of the table, less 1.
    """
    reward_number(name)
    return [worth(name, money, own) for own in money]


def worth(name: str, money: Sequence[int], own: int) -> float:
    better = sum(amount > own for amount in money)
    equal = sum(amount == own for amount in money)
    if name == "win":
        return 0.0 if better else 1.0 / equal
    if name == "rank":
        return 1.0 - 2.0 * (better + (equal - 1) / 2) / (len(money) - 1)
    total = sum(money)
    return own * len(money) / total - 1.0 if total > 0 else 0.0
