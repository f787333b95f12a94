"""The returns of a seat at the end of a game, and the advantages of its decisions."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bigboard.bots.nets.features import Floats
from bigboard.bots.search.mcts import MAX_SEATS


def utilities_of(money: NDArray[np.int64]) -> Floats:
    """Half for winning, half for the money in comparison with the best rival: what the search judges by."""
    best = money.max()
    found = np.zeros(len(money), np.float32)
    for seat, mine in enumerate(money):
        rival = np.delete(money, seat).max()
        margin = float(np.clip(0.5 * (mine - rival) / (best + 1), -0.25, 0.25))
        won = 0.0 if mine < best else 0.25 if rival == best else 0.5
        found[seat] = won + 0.25 + margin
    return found


def wins_of(money: NDArray[np.int64]) -> Floats:
    """Each seat's share of the victory."""
    best = (money == money.max()).astype(np.float32)
    shares: Floats = best / best.sum()
    return shares


def shares_of(money: NDArray[np.int64]) -> Floats:
    """Each seat's share of all the money there is."""
    shares: Floats = np.maximum(money, 0).astype(np.float32)
    return shares / max(1.0, float(shares.sum()))


def advantages(values: Floats, reward: float, lam: float) -> Floats:
    """Generalised advantages of a seat's decisions in one game; only the end is worth something."""
    found = np.empty(len(values), np.float32)
    later = 0.0
    following = reward
    for k in range(len(values) - 1, -1, -1):
        later = following - float(values[k]) + lam * later
        found[k] = later
        following = float(values[k])
    return found


def from_seat(numbers: Floats, seat: int) -> Floats:
    """Numbers of all seats, counted from one of them; 0 for seats that the table does not have."""
    found = np.zeros(MAX_SEATS, np.float32)
    found[: len(numbers)] = np.roll(numbers, -seat)
    return found
