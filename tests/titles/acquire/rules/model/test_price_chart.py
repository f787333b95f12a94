"""The price chart, as the rulebook prints it."""

from __future__ import annotations

import pytest
from tests.titles.acquire.table_setting import CHAINS, TILES, table

from bigboard.titles.acquire.rules.model.chains import CHAIN_INDEX, printed_chart, share_price

# Lowest size of each row: Worldwide and Sackson; Festival, Imperial and American; Continental and Tower.
PRINTED = """
    2       -       -        200
    3       2       -        300
    4       3       2        400
    5       4       3        500
    6-10    5       4        600
    11-20   6-10    5        700
    21-30   11-20   6-10     800
    31-40   21-30   11-20    900
    41-108  31-40   21-30   1000
    -       41-108  31-40   1100
    -       -       41-108  1200
"""
COLUMN = {
    "Worldwide": 0,
    "Sackson": 0,
    "Festival": 1,
    "Imperial": 1,
    "American": 1,
    "Continental": 2,
    "Tower": 2,
}


def printed_prices(chain: str) -> dict[int, int]:
    prices = {}
    for line in PRINTED.split("\n"):
        if line.strip():
            *sizes, price = line.split()
            low, _, high = sizes[COLUMN[chain]].partition("-")
            if low:
                prices.update(dict.fromkeys(range(int(low), int(high or low) + 1), int(price)))
    return prices


@pytest.mark.clause("ACQ-PRC-1")
@pytest.mark.parametrize("chain", CHAINS)
def test_every_size_of_every_chain_has_the_price_of_the_chart(chain: str) -> None:
    printed = printed_prices(chain)
    assert sorted(printed) == list(range(2, 109))
    assert {size: share_price(CHAIN_INDEX.number(chain), size) for size in printed} == printed
    assert share_price(CHAIN_INDEX.number(chain), 0) == 0


@pytest.mark.clause("ACQ-PRC-1")
@pytest.mark.parametrize(
    ("chain", "size", "price"),
    [
        ("Continental", 6, 800),
        ("Worldwide", 3, 300),
        ("Imperial", 3, 400),  # the rulebook's example says 300, its chart 400
        ("American", 10, 700),
        ("Tower", 2, 400),
        ("Sackson", 2, 200),
    ],
)
def test_the_examples_of_the_rulebook(chain: str, size: int, price: int) -> None:
    snake = [*TILES[:12], *reversed(TILES[12:24])]
    state = table(chains={chain: snake[:size]}, hands=[["12I"], [], []])
    shown = next(view for view in state.observe(0)["chains"] if view["name"] == chain)
    assert (shown["size"], shown["price"]) == (size, price)


@pytest.mark.parametrize("name", ["tower", "T", "t", " Tower ", "TOWER"])
def test_a_chain_is_known_by_name_or_letter_in_either_case(name: str) -> None:
    assert CHAIN_INDEX.number(name) == 6


@pytest.mark.parametrize("name", ["Hilton", "", None, 6, ["Tower"]])
def test_an_unknown_chain_is_answered_with_the_list_of_chains(name: object) -> None:
    with pytest.raises(ValueError, match=r"^There is no chain .*: the chains are Worldwide, Sackson, .*Tower\.$"):
        CHAIN_INDEX.number(name)


@pytest.mark.clause("ACQ-PRC-1", "ACQ-BON-1")
def test_clients_are_given_the_chart_as_printed() -> None:
    chart = printed_chart()
    assert chart["groups"] == [[name for name in CHAINS if COLUMN[name] == column] for column in range(3)]
    lines = [line.split() for line in PRINTED.split("\n") if line.strip()]
    for row, (*sizes, price) in zip(chart["rows"], lines, strict=True):
        assert [size.replace("+", "-108").replace("–", "-") or "-" for size in row["sizes"]] == sizes
        assert (row["price"], row["majority"], row["minority"]) == (int(price), 10 * int(price), 5 * int(price))
