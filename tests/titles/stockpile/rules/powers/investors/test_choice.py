"""Choosing investors before the game: who is dealt what, what is kept, and the cash that goes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.titles.stockpile.table_setting import (
    GAME,
    Json,
    asked,
    do,
    idle,
    money,
    offered,
    options_now,
    play_until,
    refused,
    rules_of,
    told,
    told_to,
)

from bigboard.titles.stockpile.rules.cards.cards import INVESTORS
from bigboard.titles.stockpile.rules.cards.data_files import printed_data

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bigboard import State

BASE_TEN = {
    "Billionaire Bill": 32, "Broker Bernie": 16, "Crazy Cramer": 18, "Discount Donald": 13, "Dividend Deborah": 20,
    "Golden Graham": 16, "Mayknow Martha": 22, "Maverick Mark": 25, "Secretive Stuart": 22, "Wise Warren": 20,
}  # fmt: skip
OTHERS = {
    "Agile Ana": 18, "Bailout Barack": 12, "Budget Barbara": 15, "Clever Chanda": 16, "Cunning Carlos": 15,
    "Daring Dangote": 15, "Forecast Phil": 22, "Illicit Ivan": 18, "Lazy Liliane": 12, "Lucrative Li": 22,
    "Moneymaker Mitt": 17, "Opulent Oprah": 36, "Royal Robins": 23, "Shorting Soros": 17, "Socialist Sanders": 20,
    "Tactical Talal": 25,
}  # fmt: skip
OF_TWO = {
    "Agile Ana": 12, "Bailout Barack": 16, "Billionaire Bill": 35, "Broker Bernie": 16, "Budget Barbara": 7,
    "Clever Chanda": 9, "Crazy Cramer": 12, "Cunning Carlos": 6, "Daring Dangote": 7, "Discount Donald": 4,
    "Dividend Deborah": 14, "Forecast Phil": 20, "Golden Graham": 6, "Illicit Ivan": 12, "Lazy Liliane": 23,
    "Lucrative Li": 20, "Maverick Mark": 22, "Mayknow Martha": 20, "Moneymaker Mitt": 10, "Opulent Oprah": 45,
    "Royal Robins": 22, "Secretive Stuart": 16, "Shorting Soros": 16, "Socialist Sanders": 16, "Tactical Talal": 18,
    "Wise Warren": 23,
}  # fmt: skip
MODULES = {"investors": True, "bonds": True, "commerce": True, "strategies": True}
NEEDS = {"Daring Dangote": "commerce", "Illicit Ivan": "strategies", "Lucrative Li": "bonds"}


def dealt(*first: str, players: int = 3, options: Json | None = None) -> State:
    """A game in which these investors are dealt first, two to each seat, four if there are two players."""
    deal = GAME.deal(players, 1, options or {"investors": True})
    deal["investors"] = [*first, *(name for name in deal["investors"] if name not in first)]
    deal["first"] = 0
    return GAME.start(deal)


def keep(state: State, *names: str) -> None:
    for name in names:
        do(state, "keep", investor=name)


def kept(state: State) -> list[list[str]]:
    names: list[list[str]] = state.position()["investors"]["kept"]
    return names


@pytest.mark.clause("STK-INV-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_keeps_one_of_two_investors(players: int) -> None:
    state = dealt("Wise Warren", "Agile Ana", players=players)
    assert asked(state) == (0, "keep_investor")
    assert offered(state, "keep", "investor") == ["Agile Ana", "Wise Warren"]
    keep(state, "Wise Warren")
    assert asked(state) == (1, "keep_investor")
    while state.decision == "keep_investor":
        assert len(options_now(state)) == 2
        idle(state)
    assert [len(names) for names in kept(state)] == [1] * players
    assert kept(state)[0] == ["Wise Warren"]


@pytest.mark.clause("STK-INV-1")
def test_an_investor_that_was_not_dealt_to_you_cannot_be_kept() -> None:
    state = dealt("Wise Warren", "Agile Ana", "Maverick Mark")
    refusal = refused(state, "keep", investor="Maverick Mark")
    assert (refusal.rule, refusal.reason) == ("STK-INV-1", "investor-not-dealt")
    assert refused(state, "pass").rule == "STK-INV-1"


@pytest.mark.clause("STK-INV-1", "STK-SET-10")
def test_choices_are_secret_until_all_have_chosen_and_rejected_investors_leave_unseen() -> None:
    state = dealt("Wise Warren", "Agile Ana", "Maverick Mark", "Crazy Cramer", "Golden Graham", "Royal Robins")
    events = state.apply(state.find({"type": "keep", "investor": "Wise Warren"}))
    assert "investor" not in told_to(events, "investor_chosen", 1)[0]
    assert state.observe(1)["seats"][0]["investors"] == []
    assert state.observe(0)["seats"][0]["investors"][0]["name"] == "Wise Warren"
    keep(state, "Maverick Mark")
    events = state.apply(state.find({"type": "keep", "investor": "Golden Graham"}))
    assert [shown["investor"] for shown in told(events, "investor")] == [
        "Wise Warren", "Maverick Mark", "Golden Graham",
    ]  # fmt: skip
    assert rules_of(events, "investor") == ["STK-INV-1"] * 3
    assert state.observe(1)["seats"][0]["investors"][0]["name"] == "Wise Warren"
    assert "Agile Ana" not in str(state.observe(1))


def cash_of(name: str, players: int) -> int:
    """The money with which a seat that kept this investor begins."""
    deal = GAME.deal(players, 1, MODULES)
    others = [other for other in deal["investors"] if other != name]
    deal["investors"] = [name, *others]
    deal["first"] = 0
    state = GAME.start(deal)
    keep(state, name)
    while state.decision in ("keep_investor", "discard_strategy"):
        idle(state)
    return money(state)[0]


@pytest.mark.clause("STK-INV-2", "STK-INV-3", "STK-INV-4", "STK-INV-BILL")
@pytest.mark.parametrize(("name", "cash"), [*BASE_TEN.items(), *OTHERS.items()])
def test_the_investors_starting_cash_replaces_the_usual_amount(name: str, cash: int) -> None:
    assert cash_of(name, 3) == cash


@pytest.mark.clause("STK-INV-2", "STK-INV-3")
@pytest.mark.parametrize("players", [4, 5])
def test_with_four_and_five_players_the_amounts_are_the_same(players: int) -> None:
    assert cash_of("Billionaire Bill", players) == 32


@pytest.mark.clause("STK-INV-BILL")
def test_of_the_base_ten_bill_has_most_by_far_and_with_two_players_only_oprah_has_more() -> None:
    assert max(BASE_TEN, key=lambda name: BASE_TEN[name]) == "Billionaire Bill"
    assert [name for name, cash in OF_TWO.items() if cash > OF_TWO["Billionaire Bill"]] == ["Opulent Oprah"]


@pytest.mark.clause("STK-INV-3", "STK-INV-4")
def test_house_values_carry_their_mark_with_three_to_five_players() -> None:
    state = dealt("Agile Ana", "Wise Warren")
    marks = {words["investor"]: words.get("mark") for words in options_now(state)}
    assert marks == {"Agile Ana": "house", "Wise Warren": None}
    assert {dealt["name"]: dealt["mark"] for dealt in state.observe(0)["own"]["investors"]} == {
        "Agile Ana": "house", "Wise Warren": "public",
    }  # fmt: skip
    two = dealt("Agile Ana", "Wise Warren", players=2)
    assert all("mark" not in words for words in options_now(two))


@pytest.mark.clause("STK-INV-5", "STK-SET-2")
@pytest.mark.parametrize(("name", "module"), NEEDS.items())
@pytest.mark.parametrize("players", [2, 5])
def test_an_investor_is_dealt_only_with_the_module_it_needs(name: str, module: str, players: int) -> None:
    with_it = GAME.deal(players, 1, MODULES)["investors"]
    without = GAME.deal(players, 1, MODULES | {module: False})["investors"]
    assert sorted(set(with_it) - set(without)) == [name]
    assert len(with_it) == INVESTORS
    assert len(GAME.deal(players, 1, {"investors": True})["investors"]) == INVESTORS - len(NEEDS)


@pytest.mark.clause("STK-INV-5")
def test_a_deal_that_contains_an_investor_without_its_module_is_refused() -> None:
    deal = GAME.deal(3, 1, {"investors": True})
    deal["investors"][0] = "Lucrative Li"
    with pytest.raises(ValueError, match="investors"):
        GAME.start(deal)


def kept_of_two(*names: str) -> State:
    """Two players; seat 0 is dealt these four investors."""
    state = dealt(*names, players=2, options=MODULES)
    assert asked(state) == (0, "keep_investor")
    return state


FOUR = ("Agile Ana", "Golden Graham", "Royal Robins", "Wise Warren")


@pytest.mark.clause("STK-INV-9")
def test_with_two_players_everyone_keeps_two_of_four() -> None:
    state = kept_of_two(*FOUR)
    keep(state, "Golden Graham", "Wise Warren")
    assert asked(state) == (1, "keep_investor")
    idle(state)
    idle(state)
    assert [len(names) for names in kept(state)] == [2, 2]
    assert kept(state)[0] == ["Golden Graham", "Wise Warren"]


@pytest.mark.clause("STK-INV-9")
def test_each_two_of_four_can_be_kept_in_one_order_only() -> None:
    state = kept_of_two(*FOUR)
    ways: list[Sequence[str]] = []
    for first in offered(state, "keep", "investor"):
        trial = state.clone()
        keep(trial, first)
        ways += [(first, second) for second in offered(trial, "keep", "investor")]
    assert len(ways) == len({frozenset(way) for way in ways}) == 6
    refusal = refused(state, "keep", investor="Wise Warren")
    assert (refusal.rule, refusal.reason) == ("STK-INV-9", "investor-not-dealt")


@pytest.mark.clause("STK-INV-10")
@pytest.mark.parametrize(("name", "cash"), OF_TWO.items())
def test_with_two_players_the_starting_cash_is_the_sum_of_both(name: str, cash: int) -> None:
    other = "Wise Warren" if name != "Wise Warren" else "Agile Ana"
    rest = [spare for spare in OF_TWO if spare not in (name, other)][:2]
    state = kept_of_two(name, other, *rest)
    keep(state, *sorted((name, other), key=list(OF_TWO).index))
    play_until(state, "buy_bonds")
    assert money(state)[0] == cash + OF_TWO[other]


@pytest.mark.clause("STK-SET-9", "STK-INV-2")
def test_cash_and_starting_shares_are_handed_out_after_the_choice() -> None:
    state = dealt("Wise Warren", "Agile Ana")
    assert money(state) == [0, 0, 0]
    assert all(portfolio["normal"] == {} for portfolio in state.position()["portfolios"])
    keep(state, "Wise Warren")
    idle(state)
    events = idle(state)
    assert told(events, "set_up")[0]["money"] == 20
    assert all(sum(portfolio["normal"].values()) == 1 for portfolio in state.position()["portfolios"])


@pytest.mark.clause("STK-INV-19")
def test_even_investors_begin_with_the_cash_that_self_play_calls_even() -> None:
    data = printed_data()
    even = dict(zip(data.investor_names, data.investor_fair_cash, strict=True))
    assert even != dict(zip(data.investor_names, data.investor_cash, strict=True))
    state = dealt("Lazy Liliane", "Agile Ana", options={"investors": True, "fair": True})
    assert [(entry["name"], entry["cash"], entry["mark"]) for entry in state.observe(0)["own"]["investors"]] == [
        (name, even[name], "house") for name in ("Lazy Liliane", "Agile Ana")
    ]
    while state.decision == "keep_investor":
        idle(state)
    kept = [seat["investors"][0]["name"] for seat in state.observe(0)["seats"]]
    assert money(state) == [even[name] for name in kept]
    assert GAME.position(state.position()).position() == state.position()


@pytest.mark.clause("STK-INV-19")
def test_two_players_begin_with_the_cash_of_their_cards_all_the_same() -> None:
    state = dealt("Lazy Liliane", "Agile Ana", players=2, options={"investors": True, "fair": True})
    shown = {entry["name"]: entry["cash"] for entry in state.observe(0)["own"]["investors"]}
    assert shown == {name: OF_TWO[name] for name in shown}


@pytest.mark.clause("STK-INV-19")
def test_even_cash_needs_investors() -> None:
    with pytest.raises(ValueError, match="Option 'fair' is about the cash of investors, so it needs option"):
        GAME.deal(3, 1, {"fair": True})
