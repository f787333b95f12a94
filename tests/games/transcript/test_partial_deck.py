"""Cards of which only some are known come to lie in one order, whichever process arranges them."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from bigboard.games.transcript.partial_deck import Pool

ARRANGE = """
from bigboard.games.transcript.partial_deck import Pool
pool = Pool([f"card {number}" for number in range(40)])
for place in range(20):
    pool.exclude(place, [f"card {number}" for number in range(20) if number % 3])
assert pool.settle()
print(pool.cards)
"""


@pytest.mark.once
def test_the_order_does_not_depend_on_the_process() -> None:
    """A transcript that is resumed replays its notes, often in another process, and has to arrive at the same deal."""
    orders = {
        subprocess.run(
            [sys.executable, "-c", ARRANGE],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(orders) == 1


def test_cards_that_cannot_lie_anywhere_move_nothing() -> None:
    pool = Pool(["a", "b", "c"])
    for place in range(3):
        pool.exclude(place, ["c"])
    assert not pool.settle()
    assert pool.cards == ["a", "b", "c"]
