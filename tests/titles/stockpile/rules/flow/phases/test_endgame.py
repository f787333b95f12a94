"""The end of the game: majorities, final sale, bonds, commerce cards, owed fees, winners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    COMPANIES,
    COMPUTERS,
    ELECTRIC,
    GAME,
    LABS,
    STEEL,
    asked,
    at_price,
    do,
    money,
    normal,
    pairs,
    refused,
    rules_of,
    table,
    told,
    types_of,
)

import bigboard

if TYPE_CHECKING:
    from bigboard import Event, State

LAST: dict[int, int] = {2: 6, 3: 7, 4: 6, 5: 5}


def ending(*portfolios: Any, players: int = 3, **fields: Any) -> tuple[State, list[Event]]:
    """The last round ends and everyone is counted, prices at $5K or as said. The seats start with no money."""
    held = [*portfolios, {}, {}, {}, {}, {}][:players]
    fields.setdefault("money", [0] * players)
    final = dict.fromkeys(COMPANIES, 4) | fields.pop("final", {})
    # All prices rise by one in the last movement.
    spaces = {company: space - 1 for company, space in final.items()}
    state = table(
        players,
        stage="selling",
        round=LAST[players],
        portfolios=held,
        spaces=spaces,
        pairs=pairs(*["+1"] * 6),
        **fields,
    )
    events: list[Event] = []
    while state.seat >= 0:
        events += do(state, "stop")
    return state, events


def counted_money(*portfolios: Any, players: int = 3, **fields: Any) -> list[int]:
    """What everyone would have if the game were counted now."""
    held = [*portfolios, {}, {}, {}, {}, {}][:players]
    fields.setdefault("money", [0] * players)
    return table(players, stage="demand", portfolios=held, **fields).scores()


@pytest.mark.clause("STK-END-1")
def test_most_shares_of_a_company_bring_10k() -> None:
    state, events = ending(normal(AUTO, AUTO, BANK), normal(AUTO, BANK, BANK))
    assert told(events, "majority") == [
        {"seat": 0, "amount": 10, "company": AUTO},
        {"seat": 1, "amount": 10, "company": BANK},
    ]
    assert rules_of(events, "majority") == ["STK-END-1"] * 2
    assert money(state) == [10 + 15, 10 + 15, 0]


@pytest.mark.clause("STK-END-1")
def test_a_split_share_counts_as_two() -> None:
    assert counted_money(normal(AUTO, split=[AUTO]), normal(AUTO, AUTO)) == [10 + 15, 10, 0]
    assert counted_money(normal(split=[AUTO]), normal(AUTO, AUTO)) == [5 + 10, 5 + 10, 0]


@pytest.mark.clause("STK-END-1")
def test_all_shares_are_revealed_at_the_end() -> None:
    state, events = ending(normal(AUTO, split=[BANK]), normal(STEEL))
    assert told(events, "game_over") == [
        {"seat": -1, "portfolios": [{AUTO: 1, BANK: 2}, {STEEL: 1}, {}]}
    ]  # fmt: skip
    seen = state.observe(2)["seats"]
    assert seen[0]["portfolio"]["known"] == {AUTO: 1}
    assert seen[1]["portfolio"]["known"] == {STEEL: 1}


@pytest.mark.clause("STK-END-2")
def test_a_tied_majority_brings_5k_each() -> None:
    _, events = ending(normal(AUTO, AUTO), normal(AUTO, AUTO), normal(AUTO))
    assert told(events, "majority") == [
        {"seat": 0, "amount": 5, "company": AUTO},
        {"seat": 1, "amount": 5, "company": AUTO},
    ]
    assert rules_of(events, "majority") == ["STK-END-2"] * 2


@pytest.mark.clause("STK-END-2")
def test_three_or_more_tied_receive_5k_each() -> None:
    assert counted_money(*[normal(AUTO)] * 5, players=5) == [10] * 5


@pytest.mark.clause("STK-END-3")
def test_a_company_no_one_holds_pays_no_bonus() -> None:
    state, events = ending(normal(AUTO))
    assert told(events, "majority") == [{"seat": 0, "amount": 10, "company": AUTO}]
    assert money(state) == [15, 0, 0]
    assert counted_money() == [0, 0, 0]


@pytest.mark.clause("STK-END-4")
def test_all_shares_are_sold_at_the_final_prices_split_ones_for_twice() -> None:
    state, events = ending(
        normal(AUTO, AUTO, split=[AUTO, BANK]), final=at_price(American=7, Bottomline=3), money=[1, 0, 0]
    )
    assert told(events, "final_sale") == [
        {"seat": 0, "amount": 7 * 4, "company": AUTO},
        {"seat": 0, "amount": 3 * 2, "company": BANK},
    ]
    assert rules_of(events, "final_sale") == ["STK-END-4"] * 2
    assert money(state) == [1 + 20 + 28 + 6, 0, 0]


@pytest.mark.clause("STK-END-4")
def test_the_final_sale_is_at_the_prices_after_the_last_movement() -> None:
    state = table(
        stage="selling", round=7, portfolios=[normal(AUTO), {}, {}], money=[0, 0, 0],
        pairs=[{"company": c, "forecast": "+2"} for c in COMPANIES],
    )  # fmt: skip
    do(state, "stop")
    assert money(state) == [10 + 7, 0, 0]


@pytest.mark.clause("STK-END-5")
def test_the_count_goes_majority_sale_bonds_commodities_taxes() -> None:
    state, events = ending(
        normal(AUTO), options={"bonds": True, "commerce": True}, bonds=[2, 0, 0],
        commerce_held=[{"Gold": 1, "Tax": 1}, {}, {}],
    )  # fmt: skip
    kinds = [kind for kind in types_of(events) if kind != "interest"]
    assert kinds[-7:] == ["game_over", "majority", "final_sale", "bonds_repaid", "commodities", "taxes", "result"]
    assert money(state)[0] == 2 + 10 + 5 + 12 + 3 - 2  # interest comes before


@pytest.mark.clause("STK-END-5", "STK-END-6")
def test_taxes_come_after_owed_fees_have_been_paid() -> None:
    # A share pays the fee of $3K; the taxes then take all that is left.
    state, _ = ending(
        normal(AUTO), options={"commerce": True}, owes=[[3], [], []], commerce_held=[{"Tax": 4}, {}, {}]
    )  # fmt: skip
    assert money(state)[0] == 10 + 5 - 3 - 20


@pytest.mark.clause("STK-END-6")
def test_fees_still_owed_are_paid_from_the_final_count() -> None:
    state, _ = ending(normal(AUTO), owes=[[3, 2], [1], []])
    assert money(state) == [10 + 5 - 3 - 2, 0, 0]


@pytest.mark.clause("STK-END-6")
def test_fees_that_the_final_count_cannot_pay_are_dropped() -> None:
    state, _ = ending({}, {}, normal(AUTO), owes=[[3, 3], [1], []], money=[2, 0, 0])
    assert money(state) == [2, 0, 15]
    assert state.scores() == [2, 0, 15]


@pytest.mark.clause("STK-END-6")
def test_a_fee_that_takes_all_the_money_of_the_final_count_is_paid() -> None:
    # The other player has the majority, so the share of $3K is all that comes.
    assert counted_money(normal(AUTO), normal(AUTO, AUTO), owes=[[3], [], []], spaces={AUTO: 2}) == [0, 10 + 6, 0]


@pytest.mark.clause("STK-END-6")
def test_of_owed_fees_those_that_can_be_paid_are_paid() -> None:
    # A share of $1K in a tied company brings $5K + $1K. The $5K pay the fees of 3 and 1, and the first 3 is kept.
    assert counted_money(normal(AUTO), normal(AUTO), owes=[[3, 3, 1], [], []], spaces={AUTO: 0}) == [
        5 - 3 - 1 + 1,
        6,
        0,
    ]
    assert counted_money(normal(AUTO), normal(AUTO), owes=[[1, 3, 3], [], []], spaces={AUTO: 2}) == [
        5 - 1 - 3 + 3 - 3,
        8,
        0,
    ]


@pytest.mark.clause("STK-END-7")
def test_the_most_money_wins() -> None:
    state, events = ending(normal(AUTO), {}, {}, money=[0, 20, 14])
    assert state.winners() == [1]
    assert told(events, "result") == [{"seat": -1, "money": [15, 20, 14], "winners": [1]}]
    assert rules_of(events, "result") == ["STK-END-7"]


@pytest.mark.clause("STK-END-7")
def test_equal_money_is_a_shared_victory() -> None:
    state, events = ending(normal(AUTO), {}, {}, money=[5, 20, 14])
    assert state.winners() == [0, 1]
    assert state.scores() == [20, 20, 14]
    assert told(events, "result")[0]["winners"] == [0, 1]


@pytest.mark.clause("STK-END-7")
def test_no_one_has_won_before_the_end() -> None:
    assert table().winners() == []


@pytest.mark.clause("STK-END-8")
def test_taxes_may_bring_the_final_money_below_zero() -> None:
    state, events = ending(
        {}, normal(AUTO), normal(BANK), options={"commerce": True}, commerce_held=[{"Tax": 7}, {}, {}], money=[6, 0, 0]
    )
    assert money(state) == [-50, 15, 15]
    assert told(events, "taxes") == [{"seat": 0, "amount": -56}]
    assert state.winners() == [1, 2]
    assert GAME.position(state.position()).scores() == [-50, 15, 15]


@pytest.mark.clause("STK-END-9")
def test_after_the_end_no_decision_is_made() -> None:
    state, _ = ending(normal(AUTO))
    assert asked(state) == (-1, "game_over")
    assert state.legal_actions() == []
    for seat in range(-1, 3):
        assert state.observe(seat)["seat"] == -1
        assert state.observe(seat)["stage"] == "game_over"
        assert not state.observe(seat).get("legal")
    refusal = refused(state, "bid", pile=0, space=0)
    assert (refusal.rule, refusal.reason, refusal.args) == ("STK-END-9", "game-over", {})
    assert refusal.message == "The game is over."
    with pytest.raises(bigboard.IllegalAction) as found:
        state.apply(-5)
    assert found.value.rule == "STK-END-9"


def test_the_scores_before_the_end_are_what_a_count_would_bring_now() -> None:
    assert counted_money(
        normal(AUTO, COMPUTERS), normal(COMPUTERS, ELECTRIC, split=[LABS]), money=[3, 4, 5]
    ) == [3 + 10 + 5 + 5 + 5, 4 + 5 + 5 + 10 + 5 + 10 + 10, 5]  # fmt: skip


def test_the_cards_of_a_finished_game_stay_on_the_table() -> None:
    state, _ = ending(normal(AUTO, split=[BANK]))
    assert state.position()["portfolios"][0] == {"normal": {AUTO: 1}, "split": {BANK: 1}}
    assert state.scores() == money(state)
