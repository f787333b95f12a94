"""Damaged messages, answers, positions, records, data files and logs: each is refused by a sentence, or good."""

from __future__ import annotations

import os
import random

import pytest
from tests.fuzz.targets import SHARES, Target

PIECES = 20  # of the million, so that several processes can share the work


def attempt(target: Target, seed: str) -> None:
    try:
        target(random.Random(seed))
    except Exception as error:
        raise AssertionError(f"{target.__name__} fails with the seed {seed!r}: {error!r}") from error


@pytest.mark.once
@pytest.mark.parametrize("target", SHARES, ids=lambda target: target.__name__)
def test_a_few_damaged_inputs_break_nothing(target: Target) -> None:
    for number in range(SHARES[target] // 2000):
        attempt(target, f"few {number}")


@pytest.mark.long
@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.parametrize("target", SHARES, ids=lambda target: target.__name__)
def test_a_million_damaged_inputs_break_nothing(target: Target, piece: int) -> None:
    """`BIGBOARD_FUZZ=run2 make test-long` tries a million others."""
    run = os.environ.get("BIGBOARD_FUZZ", "run1")
    for number in range(piece, SHARES[target], PIECES):
        attempt(target, f"{run} {number}")
