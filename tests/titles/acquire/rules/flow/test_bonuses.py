"""Bonuses for most and second most shares: every tie, rounded up to the next hundred."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.titles.acquire.table_setting import Json, cross, lay, money, row, rules_of, table, told

if TYPE_CHECKING:
    from bigboard import Event


def bonuses(*held: int) -> tuple[list[int], list[Event]]:
    """What everyone is paid when Sackson of three tiles ($300, bonuses of $3000 and $1500) is acquired."""
    players = len(held)
    state = table(
        players=players,
        chains=cross(Tower=4, Sackson=3),
        hands=[["5E"], ["12I"], *[[]] * (players - 2)],
        shares=[{"Sackson": count} if count else {} for count in held],
        money=[0] * players,
    )
    events = lay(state, "5E")
    return money(state), [event for event in events if event.type == "bonus"]


def paid(events: list[Event]) -> list[tuple[int, str, int, str]]:
    return [(event.seat, event.data["place"], event.data["amount"], event.rule) for event in events]


@pytest.mark.clause("ACQ-BON-1")
def test_most_shares_earn_ten_times_the_price_second_most_five_times() -> None:
    amounts, events = bonuses(2, 5, 1)
    assert amounts == [1500, 3000, 0]
    assert paid(events) == [(0, "minority", 1500, "ACQ-BON-1"), (1, "majority", 3000, "ACQ-BON-1")]


@pytest.mark.clause("ACQ-BON-1")
@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ((1, 2, 3), [0, 1500, 3000]),
        ((3, 2, 1), [3000, 1500, 0]),
        ((2, 1, 3), [1500, 0, 3000]),
        ((1, 3, 2), [0, 3000, 1500]),
        ((0, 3, 2), [0, 3000, 1500]),
        ((2, 0, 3), [1500, 0, 3000]),
        ((6, 5, 4, 3, 2, 1), [3000, 1500, 0, 0, 0, 0]),
        ((1, 2, 3, 4, 5, 6), [0, 0, 0, 0, 1500, 3000]),
    ],
)
def test_the_order_of_the_seats_makes_no_difference(held: tuple[int, ...], expected: list[int]) -> None:
    assert bonuses(*held)[0] == expected


@pytest.mark.clause("ACQ-BON-1")
def test_the_size_before_the_merger_counts() -> None:
    # Worldwide of ten costs 600; with the merging tile it would be eleven and cost 700.
    state = table(
        chains={"Worldwide": row("A", 1, 10), "Tower": row("C", 1, 12)},
        hands=[["1B"], ["12I"], []],
        shares=[{"Worldwide": 2}, {"Worldwide": 1}, {}],
        money=[0, 0, 0],
    )
    lay(state, "1B")
    assert money(state) == [6000, 3000, 0]


@pytest.mark.clause("ACQ-BON-2")
@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ((4, 4, 0), [2300, 2300, 0]),  # 4500 / 2 = 2250
        ((0, 4, 4), [0, 2300, 2300]),
        ((4, 4, 3), [2300, 2300, 0]),
        ((3, 4, 4), [0, 2300, 2300]),
        ((4, 3, 4), [2300, 0, 2300]),
        ((1, 4, 2, 4), [0, 2300, 0, 2300]),
        ((2, 2, 2), [1500, 1500, 1500]),  # 4500 / 3
        ((2, 2, 2, 1), [1500, 1500, 1500, 0]),
        ((2, 2, 2, 2), [1200, 1200, 1200, 1200]),  # 4500 / 4 = 1125
        ((1, 1, 1, 1, 1), [900] * 5),  # 4500 / 5
        ((1, 1, 1, 1, 1, 1), [800] * 6),  # 4500 / 6 = 750
        ((3, 3, 1, 1), [2300, 2300, 0, 0]),
    ],
)
def test_players_tied_for_most_divide_both_bonuses(held: tuple[int, ...], expected: list[int]) -> None:
    amounts, events = bonuses(*held)
    assert amounts == expected
    assert {(place, rule) for _, place, _, rule in paid(events)} == {("majority_tied", "ACQ-BON-2")}
    assert [event.seat for event in events] == [seat for seat, amount in enumerate(expected) if amount]


@pytest.mark.clause("ACQ-BON-3")
@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ((5, 2, 2), [3000, 800, 800]),  # 1500 / 2 = 750
        ((2, 5, 2), [800, 3000, 800]),
        ((2, 2, 5), [800, 800, 3000]),
        ((2, 2, 5, 1), [800, 800, 3000, 0]),
        ((1, 2, 5, 2), [0, 800, 3000, 800]),
        ((2, 2, 2, 5), [500, 500, 500, 3000]),  # 1500 / 3
        ((5, 2, 2, 2), [3000, 500, 500, 500]),
        ((5, 2, 2, 2, 2), [3000, 400, 400, 400, 400]),  # 1500 / 4 = 375
        ((1, 1, 1, 1, 1, 2), [300] * 5 + [3000]),
        ((0, 5, 2, 2), [0, 3000, 800, 800]),
    ],
)
def test_players_tied_for_second_most_divide_the_minority_bonus(held: tuple[int, ...], expected: list[int]) -> None:
    amounts, events = bonuses(*held)
    assert amounts == expected
    assert paid(events) == [
        (seat, "majority", 3000, "ACQ-BON-1") if amount == 3000 else (seat, "minority_tied", amount, "ACQ-BON-3")
        for seat, amount in enumerate(expected)
        if amount
    ]


@pytest.mark.clause("ACQ-BON-4")
@pytest.mark.parametrize("held", [(1, 0, 0), (0, 7, 0), (0, 0, 25)])
def test_a_single_holder_takes_both_bonuses(held: tuple[int, ...]) -> None:
    amounts, events = bonuses(*held)
    holder = held.index(max(held))
    assert paid(events) == [(holder, "both", 4500, "ACQ-BON-4")]
    assert sum(amounts) == 4500


@pytest.mark.clause("ACQ-BON-1")
def test_without_holders_nothing_is_paid() -> None:
    assert bonuses(0, 0, 0) == ([0, 0, 0], [])


@pytest.mark.clause("ACQ-BON-1")
def test_shares_of_the_survivor_earn_no_bonus() -> None:
    state = table(
        chains=cross(Tower=4, Sackson=3),
        hands=[["5E"], ["12I"], []],
        shares=[{"Tower": 9}, {"Sackson": 1}, {}],
        money=[0, 0, 0],
    )
    events = lay(state, "5E")
    assert told(events, "bonus") == [{"seat": 1, "chain": "Sackson", "place": "both", "amount": 4500}]
    assert rules_of(events, "bonus") == ["ACQ-BON-4"]


@pytest.mark.clause("ACQ-BON-1", "ACQ-PRC-1")
@pytest.mark.parametrize(
    ("chain", "size", "majority", "minority"),
    [("Worldwide", 2, 2000, 1000), ("Imperial", 3, 4000, 2000), ("Continental", 6, 8000, 4000)],
)
def test_the_view_shows_the_bonuses_of_the_chart(chain: str, size: int, majority: int, minority: int) -> None:
    state = table(chains=cross(**{chain: size}), hands=[["12I"], [], []])
    shown: list[Json] = state.observe(-1)["chains"]
    assert [(view["majority"], view["minority"]) for view in shown if view["name"] == chain] == [(majority, minority)]
