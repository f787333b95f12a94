"""Forecast dice: six dice decide which forecasts are in play each round."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    COMPANIES,
    GAME,
    do,
    finish_round,
    money,
    normal,
    pairs,
    prices,
    table,
    told,
    types_of,
)

DICE = {"dice": True}
UP = ["+2", "+2", "+3", "+3", "+4", "+4"]
MIDDLE = ["+1", "+1", "$", "$$", "$$", "$$$"]
DOWN = ["-1", "-2", "-2", "-3", "-3", "-4"]
FACES = [UP, UP, MIDDLE, MIDDLE, DOWN, DOWN]
CARDS = ["+4", "+3", "+2", "+1", "$", "$$", "$$$", "-1", "-2", "-3", "-4"]


@pytest.mark.clause("STK-DIC-1")
def test_six_dice_are_rolled_each_round_and_lie_open() -> None:
    deal = GAME.deal(3, 1, DICE)
    state = GAME.start(deal)
    for number in range(2):
        rolled = deal["rounds"][number]["dice"]
        assert len(rolled) == 6
        for seat in range(-1, 3):
            assert sorted(state.observe(seat)["forecasts"]) == sorted(rolled)
        if number == 0:
            assert told(state.opening, "dice") == [{"seat": deal["first"], "dice": rolled}]
        finish_round(state)


@pytest.mark.clause("STK-DIC-1", "STK-RND-4")
def test_the_first_player_rolls_after_the_buying_of_bonds() -> None:
    state = table(first=2, options={"dice": True, "bonds": True})
    do(state, "buy_bonds", bonds=0)
    do(state, "buy_bonds", bonds=0)
    events = do(state, "buy_bonds", bonds=1)
    assert types_of(events)[:2] == ["bonds_bought", "dice"]
    assert [event.seat for event in events if event.type == "dice"] == [2]


@pytest.mark.clause("STK-DIC-2")
def test_the_forecasts_of_the_round_are_those_of_the_dice() -> None:
    for seed in range(20):
        for entry in GAME.deal(4, seed, DICE)["rounds"]:
            assert sorted(forecast for _, forecast in entry["pairs"]) == sorted(entry["dice"])
            assert sorted(company for company, _ in entry["pairs"]) == COMPANIES


@pytest.mark.clause("STK-DIC-2")
def test_the_order_of_the_dice_does_not_tell_which_company_gets_which_forecast() -> None:
    where: Counter[int] = Counter()
    for seed in range(200):
        entry = GAME.deal(3, seed, DICE)["rounds"][0]
        first = entry["dice"][0]
        where.update(k for k, (_, forecast) in enumerate(entry["pairs"]) if forecast == first)
    assert set(where) == set(range(6))
    assert max(where.values()) < 2 * min(where.values())


@pytest.mark.clause("STK-DIC-2")
@pytest.mark.parametrize(("forecast", "amount"), [("$", 1), ("$$", 2), ("$$$", 3)])
def test_dollar_forecasts_pay_one_two_and_three_thousand(forecast: str, amount: int) -> None:
    state = table(
        stage="selling", options=DICE, portfolios=[normal(AUTO), {}, {}], money=[0, 0, 0],
        pairs=pairs(forecast, "+2", "+3", "-1", "-4", "+1"),
    )  # fmt: skip
    do(state, "stop")
    do(state, "show", cards=1)
    assert money(state)[0] == amount
    assert prices(state) == dict(zip(COMPANIES, [5, 7, 8, 4, 1, 6], strict=True))


@pytest.mark.clause("STK-DIC-2")
def test_without_dice_only_base_forecasts_are_dealt() -> None:
    assert "dice" not in GAME.deal(3, 1)["rounds"][0]
    assert told(GAME.start(GAME.deal(3, 1)).opening, "dice") == []


@pytest.mark.clause("STK-DIC-3")
def test_the_faces_of_the_dice() -> None:
    rolls = [entry["dice"] for seed in range(150) for entry in GAME.deal(3, seed, DICE)["rounds"]]
    for die in range(6):
        shown = Counter(roll[die] for roll in rolls)
        assert set(shown) == set(FACES[die])
        for face, count in shown.items():
            expected = len(rolls) * FACES[die].count(face) / 6
            assert abs(count - expected) < 5 * expected**0.5


@pytest.mark.clause("STK-DIC-4")
def test_two_copies_of_each_card_always_suffice() -> None:
    assert sorted({face for faces in FACES for face in faces}) == sorted(CARDS)
    assert 2 * len(CARDS) == 22
    for seed in range(100):
        for entry in GAME.deal(3, seed, DICE)["rounds"]:
            assert max(Counter(entry["dice"]).values()) <= 2


@pytest.mark.clause("STK-DIC-4")
def test_used_cards_are_put_back_for_the_next_round() -> None:
    rolls = [[entry["dice"] for entry in GAME.deal(3, seed, DICE)["rounds"]] for seed in range(60)]
    twice = [one.count("+4") == 2 and "+4" in two for game in rolls for one, two in pairwise(game)]
    assert any(twice)  # both +4 in one round, and one again in the next
