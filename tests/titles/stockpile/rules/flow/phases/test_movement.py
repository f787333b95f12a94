"""Movement Phase: pairs, dividends, splits, bankruptcies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    COMPANIES,
    COMPUTERS,
    ELECTRIC,
    LABS,
    STEEL,
    asked,
    at_price,
    discard,
    do,
    down,
    finish_round,
    money,
    normal,
    offered,
    pairs,
    price,
    prices,
    refused,
    rules_of,
    shares,
    split,
    table,
    told,
    types_of,
)

if TYPE_CHECKING:
    from bigboard import Event, State


def moving(*portfolios: Any, forecast: str = "+1", company: str = ELECTRIC, players: int = 3, **fields: Any) -> State:
    """Before the last sale of the round. `company` has this forecast in the first pair; +1 for the others."""
    held = [*portfolios, {}, {}, {}, {}, {}][:players]
    if not any(held):
        held[0] = normal(LABS)
    order = [company, *(name for name in COMPANIES if name != company)]
    fields.setdefault("pairs", pairs(forecast, *["+1"] * 5, companies=order))
    fields.setdefault("money", [0] * players)
    return table(players, stage="selling", portfolios=held, **fields)


def move(state: State) -> list[Event]:
    """Everyone keeps everything, and the pairs are carried out until someone is asked something."""
    events: list[Event] = []
    while state.decision == "sell":
        events += do(state, "stop")
    return events


def moved(events: list[Event]) -> dict[str, tuple[int, int]]:
    return {event["company"]: (event["from"], event["to"]) for event in told(events, "price_moved")}


@pytest.mark.clause("STK-MOV-1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_pairs_are_carried_out_by_players_then_the_open_one_then_the_face_down_ones(first: int) -> None:
    events = move(moving(first=first))
    owners = [(first + k) % 3 for k in range(3)]
    assert [(event["seat"], event["pair"]) for event in told(events, "pair_revealed")] == [
        *zip(owners, (0, 1, 2), strict=True), (-1, 3), (-1, 4), (-1, 5),
    ]  # fmt: skip
    assert rules_of(events, "pair_revealed") == ["STK-MOV-1"] * 6


@pytest.mark.clause("STK-MOV-1")
def test_with_five_players_the_open_pair_comes_last() -> None:
    events = move(moving(players=5, first=3))
    assert [event["seat"] for event in told(events, "pair_revealed")] == [3, 4, 0, 1, 2, -1]


@pytest.mark.clause("STK-MOV-2")
@pytest.mark.parametrize(
    ("forecast", "to"), [("+4", 9), ("+3", 8), ("+2", 7), ("+1", 6), ("-1", 4), ("-2", 3), ("-3", 2), ("-4", 1)]
)
def test_a_number_moves_the_price_that_many_spaces(forecast: str, to: int) -> None:
    state = moving(forecast=forecast)
    events = move(state)
    assert moved(events)[ELECTRIC] == (5, to)
    assert price(state, ELECTRIC) == to
    assert rules_of(events, "price_moved") == ["STK-MOV-2"] * 6


@pytest.mark.clause("STK-MOV-2")
def test_all_six_companies_are_affected_every_round() -> None:
    state = moving(pairs=pairs("+4", "+2", "+1", "-2", "-3", "$$"))
    events = move(state)
    assert list(moved(events)) == COMPANIES[:5]
    assert told(events, "dividend") == [{"seat": -1, "company": STEEL, "amount": 2}]


@pytest.mark.clause("STK-MOV-2")
def test_each_pair_is_carried_out_fully_before_the_next() -> None:
    state = moving(
        normal(split=[AUTO]), normal(AUTO, BANK), pairs=pairs("+4", "-3", "$$", "+1", "+1", "+1"),
        spaces=at_price(American=9, Bottomline=2),
    )  # fmt: skip
    events = move(state)
    wanted = ("pair_revealed", "split", "second_split", "shares_split", "bankruptcy", "shares_lost", "price_moved")
    assert [kind for kind in types_of(events) if kind in wanted][:8] == [
        "pair_revealed", "split", "second_split", "shares_split", "price_moved",
        "pair_revealed", "bankruptcy", "shares_lost",
    ]  # fmt: skip


@pytest.mark.clause("STK-MOV-3")
@pytest.mark.parametrize(("forecast", "amount"), [("$", 1), ("$$", 2), ("$$$", 3)])
def test_a_dividend_leaves_the_price_and_pays_1k_per_dollar_sign_and_share(forecast: str, amount: int) -> None:
    state = moving(normal(ELECTRIC, ELECTRIC, AUTO), normal(ELECTRIC), forecast=forecast)
    events = move(state)
    assert told(events, "dividend") == [{"seat": -1, "company": ELECTRIC, "amount": amount}]
    assert rules_of(events, "dividend") == ["STK-MOV-3"]
    assert state.observe(0)["dividend"] == {"company": ELECTRIC, "amount": amount}
    do(state, "show", cards=2)
    events = do(state, "show", cards=1)
    assert told(events, "dividend_paid") == [{"seat": 1, "company": ELECTRIC, "cards": 1, "split": 0, "amount": amount}]
    assert money(state) == [2 * amount, amount, 0]
    assert price(state, ELECTRIC) == 5
    assert state.observe(0)["dividend"] is None


@pytest.mark.clause("STK-MOV-3")
def test_a_split_share_receives_twice_the_dividend() -> None:
    state = moving(normal(ELECTRIC, split=[ELECTRIC, ELECTRIC]), forecast="$$")
    move(state)
    do(state, "show", cards=1)
    assert money(state)[0] == 2 * (1 + 2 * 2)


@pytest.mark.clause("STK-MOV-3")
def test_split_shares_are_open_and_paid_without_a_question() -> None:
    state = moving(normal(split=[ELECTRIC]), normal(AUTO, split=[ELECTRIC]), forecast="$$")
    move(state)
    assert asked(state) == (1, "show_shares")  # seat 0 has nothing it could hide
    assert money(state) == [4, 0, 0]
    do(state, "show", cards=0)
    assert money(state) == [4, 4, 0]


@pytest.mark.clause("STK-MOV-3", "STK-INF-3")
def test_an_open_dividend_pays_like_any_other() -> None:
    state = moving(normal(ELECTRIC), pairs=pairs("+1", "+1", "+1", "$$", "+1", "+1"))
    move(state)
    do(state, "show", cards=1)
    assert money(state)[0] == 2


@pytest.mark.clause("STK-MOV-4")
@pytest.mark.parametrize("cards", [0, 1, 2, 3])
def test_only_shown_shares_are_paid(cards: int) -> None:
    state = moving(normal(*[ELECTRIC] * 3, AUTO), forecast="$$")
    move(state)
    assert offered(state, "show", "cards") == [0, 1, 2, 3]
    do(state, "show", cards=cards)
    assert money(state)[0] == 2 * cards
    assert state.observe(1)["seats"][0]["portfolio"]["known"] == ({ELECTRIC: cards} if cards else {})
    assert shares(state, 0) == {ELECTRIC: 3, AUTO: 1}  # they stay where they are


@pytest.mark.clause("STK-MOV-4")
def test_what_is_not_there_cannot_be_shown() -> None:
    state = moving(normal(ELECTRIC, AUTO), forecast="$$")
    move(state)
    refusal = refused(state, "show", cards=2)
    assert (refusal.rule, refusal.reason) == ("STK-MOV-4", "too-few-shares")
    assert refusal.args == {"company": ELECTRIC, "wanted": 2}
    assert refusal.message == f"You do not have 2 normal shares of {ELECTRIC} to show."


@pytest.mark.clause("STK-MOV-4", "STK-HID-7")
def test_shares_that_everyone_knows_count_as_shown() -> None:
    state = table(stage="demand", piles=[[ELECTRIC, down(ELECTRIC, 2)], [], []], money=[10, 10, 10],
                  pairs=pairs("$$", *["+1"] * 5, companies=[ELECTRIC, AUTO, BANK, COMPUTERS, LABS, STEEL]))  # fmt: skip
    for pile in range(3):
        do(state, "bid", pile=pile, space=0)
    do(state, "stop")
    assert asked(state) == (0, "show_shares")
    assert offered(state, "show", "cards") == [1, 2]
    refusal = refused(state, "show", cards=0)
    assert (refusal.rule, refusal.reason) == ("STK-HID-7", "known-shares")
    assert refusal.args == {"company": ELECTRIC, "wanted": 0, "known": 1}
    assert refusal.message == f"All players know of 1 of your shares of {ELECTRIC}; these count as shown."


@pytest.mark.clause("STK-MOV-5")
def test_at_a_dividend_the_players_decide_in_turn_order() -> None:
    state = moving(normal(ELECTRIC), normal(AUTO), normal(ELECTRIC), first=2, forecast="$$")
    move(state)
    order = []
    while state.decision == "show_shares":
        order.append(state.seat)
        state.apply(state.legal_actions()[-1])
    assert order == [2, 0, 1]
    assert money(state) == [2, 0, 2]


@pytest.mark.clause("STK-MOV-5")
def test_later_players_have_seen_what_earlier_ones_showed() -> None:
    state = moving(normal(ELECTRIC), normal(ELECTRIC), forecast="$$")
    move(state)
    do(state, "show", cards=1)
    assert state.observe(1)["seats"][0]["portfolio"]["known"] == {ELECTRIC: 1}


@pytest.mark.clause("STK-MOV-5")
def test_a_dividend_declared_by_an_investor_or_a_card_or_the_board_asks_the_same_question() -> None:
    deborah = moving(
        normal(AUTO, AUTO), normal(AUTO), options={"investors": True},
        investors={"kept": [["Dividend Deborah"], ["Billionaire Bill"], ["Crazy Cramer"]]},
    )  # fmt: skip
    move(deborah)
    do(deborah, "choose", company=AUTO)
    card = table(
        stage="action", portfolios=[normal(AUTO, AUTO), normal(AUTO), {}], money=[0, 0, 0],
        options={"strategies": True}, strategies={"hands": [["Special Dividend"], [], []]},
    )  # fmt: skip
    do(card, "play", card="Special Dividend")
    do(card, "choose", company=AUTO)
    board = moving(
        normal(STEEL, STEEL), normal(STEEL), forecast="+1", company=STEEL, options={"board": "advanced"},
        spaces={STEEL: 0},
    )  # fmt: skip
    move(board)
    for state in (deborah, card, board):
        assert asked(state) == (0, "show_shares")
        assert offered(state, "show", "cards") == [0, 1, 2]
        do(state, "show", cards=1)
        assert asked(state) == (1, "show_shares")
        do(state, "show", cards=1)
        assert money(state) == [1, 1, 0]


@pytest.mark.clause("STK-MOV-6")
def test_landing_exactly_on_the_split_space_sets_the_price_to_6() -> None:
    state = moving(spaces=at_price(Epic=7), forecast="+4")
    events = move(state)
    assert told(events, "split") == [{"seat": -1, "company": ELECTRIC}]
    assert rules_of(events, "split") == ["STK-MOV-6"]
    assert price(state, ELECTRIC) == 6


@pytest.mark.clause("STK-MOV-6")
def test_ten_is_not_the_split_space() -> None:
    state = moving(spaces=at_price(Epic=6), forecast="+4")
    assert told(move(state), "split") == []
    assert price(state, ELECTRIC) == 10


@pytest.mark.clause("STK-MOV-7")
def test_printed_example_epic_electric_at_9_with_plus_4_ends_on_8() -> None:
    state = moving(spaces=at_price(Epic=9), forecast="+4")
    assert moved(move(state))[ELECTRIC] == (9, 8)
    assert price(state, ELECTRIC) == 8


@pytest.mark.clause("STK-MOV-7")
@pytest.mark.parametrize(("start", "to"), [(10, 9), (9, 8), (8, 7), (7, 6)])
def test_the_rest_of_the_move_goes_on_from_6(start: int, to: int) -> None:
    state = moving(spaces=at_price(Epic=start), forecast="+4")
    move(state)
    assert price(state, ELECTRIC) == to


@pytest.mark.clause("STK-MOV-8")
def test_when_a_company_splits_all_normal_shares_of_it_are_shown_and_moved() -> None:
    state = moving(
        normal(ELECTRIC, ELECTRIC, AUTO), normal(ELECTRIC), normal(AUTO), spaces=at_price(Epic=10), forecast="+1"
    )
    events = move(state)
    assert told(events, "shares_split") == [
        {"seat": 0, "company": ELECTRIC, "cards": 2},
        {"seat": 1, "company": ELECTRIC, "cards": 1},
    ]
    assert rules_of(events, "shares_split") == ["STK-MOV-8"] * 2
    assert [split(state, seat) for seat in range(3)] == [{ELECTRIC: 2}, {ELECTRIC: 1}, {}]
    assert [shares(state, seat) for seat in range(3)] == [{AUTO: 1}, {}, {AUTO: 1}]
    assert money(state) == [0, 0, 0]  # a first split pays nothing


@pytest.mark.clause("STK-MOV-9")
def test_shares_acquired_after_a_split_are_normal() -> None:
    state = moving(normal(ELECTRIC), spaces=at_price(Epic=10), forecast="+1", money=[5, 5, 5])
    move(state)
    while state.decision == "place_card":
        state.apply(state.legal_actions()[0])
    bought = state.position()["piles"][0]
    for pile in range(3):
        do(state, "bid", pile=pile, space=0)
    gained = sum(card["card"] in COMPANIES for card in bought)
    assert gained > 0
    seat = 1  # the first player of the second round bought pile 0
    assert sum(count for card, count in shares(state, seat).items() if card in COMPANIES) == gained
    assert split(state, seat) == {}
    assert split(state, 0) == {ELECTRIC: 1}


@pytest.mark.clause("STK-MOV-10")
def test_a_second_split_pays_10k_per_split_card_and_then_the_normal_ones_join() -> None:
    state = moving(
        normal(ELECTRIC, ELECTRIC, split=[ELECTRIC, ELECTRIC, ELECTRIC]), normal(ELECTRIC), normal(split=[ELECTRIC]),
        spaces=at_price(Epic=10), forecast="+1",
    )  # fmt: skip
    events = move(state)
    assert told(events, "second_split") == [
        {"seat": 0, "company": ELECTRIC, "amount": 30},
        {"seat": 2, "company": ELECTRIC, "amount": 10},
    ]
    assert rules_of(events, "second_split") == ["STK-MOV-10"] * 2
    assert money(state) == [30, 0, 10]
    assert [split(state, seat) for seat in range(3)] == [{ELECTRIC: 5}, {ELECTRIC: 1}, {ELECTRIC: 1}]
    assert all(ELECTRIC not in shares(state, seat) for seat in range(3))


@pytest.mark.clause("STK-MOV-10", "STK-SEL-6")
def test_a_half_sold_card_is_normal_when_the_company_splits_again() -> None:
    state = moving(normal(split=[ELECTRIC, ELECTRIC]), spaces=at_price(Epic=10), forecast="+1")
    do(state, "sell_half", company=ELECTRIC, cards=1)
    move(state)
    assert money(state)[0] == 10 + 10  # half a share at $10K, and $10K for the one card that was still split
    assert split(state, 0) == {ELECTRIC: 2}


@pytest.mark.clause("STK-MOV-10")
def test_other_companies_are_not_touched_by_a_split() -> None:
    state = moving(normal(AUTO, split=[BANK]), spaces=at_price(Epic=10), forecast="+1")
    move(state)
    assert (shares(state, 0), split(state, 0), money(state)[0]) == ({AUTO: 1}, {BANK: 1}, 0)


@pytest.mark.clause("STK-MOV-11", "STK-MOV-10")
def test_two_splits_in_one_move_are_carried_out_one_after_the_other() -> None:
    # Computers on their last space (of five): +4 splits to the 3rd, two up to the 5th, and splits again.
    state = moving(
        normal(COMPUTERS, COMPUTERS), normal(split=[COMPUTERS]), forecast="+4", company=COMPUTERS,
        options={"board": "advanced"}, spaces={COMPUTERS: 4},
    )  # fmt: skip
    events = move(state)
    assert len(told(events, "split")) == 2
    assert told(events, "second_split") == [
        {"seat": 1, "company": COMPUTERS, "amount": 10},
        {"seat": 0, "company": COMPUTERS, "amount": 20},
        {"seat": 1, "company": COMPUTERS, "amount": 10},
    ]
    assert price(state, COMPUTERS) == 5
    assert money(state)[:2] == [20, 20]


@pytest.mark.clause("STK-MOV-12")
def test_below_the_first_space_a_company_is_bankrupt_and_all_shares_are_lost() -> None:
    state = moving(
        normal(ELECTRIC, AUTO), normal(ELECTRIC, ELECTRIC, split=[ELECTRIC, BANK]), spaces=at_price(Epic=2),
        forecast="-2",
    )  # fmt: skip
    events = move(state)
    assert told(events, "bankruptcy") == [{"seat": -1, "company": ELECTRIC}]
    assert told(events, "shares_lost") == [
        {"seat": 0, "company": ELECTRIC, "cards": 1},
        {"seat": 1, "company": ELECTRIC, "cards": 3},
    ]
    assert rules_of(events, "bankruptcy") == ["STK-MOV-12"]
    assert [shares(state, seat) for seat in range(2)] == [{AUTO: 1}, {}]
    assert split(state, 1) == {BANK: 1}
    assert discard(state) == {ELECTRIC: 4}
    assert price(state, ELECTRIC) == 5


@pytest.mark.clause("STK-MOV-12")
@pytest.mark.parametrize(("start", "forecast"), [(1, "-4"), (1, "-1"), (2, "-4"), (3, "-3"), (1, "-2")])
def test_the_rest_of_the_move_is_lost_in_a_bankruptcy(start: int, forecast: str) -> None:
    state = moving(spaces=at_price(Epic=start), forecast=forecast)
    move(state)
    assert price(state, ELECTRIC) == 5


@pytest.mark.clause("STK-MOV-12")
def test_the_first_space_itself_is_no_bankruptcy() -> None:
    state = moving(normal(ELECTRIC), spaces=at_price(Epic=4), forecast="-3")
    move(state)
    assert price(state, ELECTRIC) == 1
    assert shares(state, 0) == {ELECTRIC: 1}


@pytest.mark.clause("STK-MOV-12", "STK-HID-8")
def test_shares_bought_after_a_bankruptcy_count_again() -> None:
    state = moving(normal(ELECTRIC), spaces=at_price(Epic=1), forecast="-1")
    move(state)
    assert discard(state) == {ELECTRIC: 1}
    finish_round(state)
    assert all(1 <= amount <= 10 for amount in prices(state).values())
