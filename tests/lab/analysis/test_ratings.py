"""Shares of victories as people read them."""

from __future__ import annotations

from bigboard.lab.analysis.ratings import wilson


def test_an_interval_never_leaves_the_shares_that_are_possible() -> None:
    assert wilson(2, 2).short() == "100 % [34–100]", "not 100 ± 33 %"
    assert wilson(0, 10).short() == "0 % [0–28]"
    assert wilson(3, 10).text() == "30.0 % [10.8–60.3]"
