"""Investors of the end of the round: Ana, Dangote, Deborah, Li, then Oprah, then Sanders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    COMPANIES,
    ELECTRIC,
    LABS,
    STEEL,
    Json,
    asked,
    do,
    idle,
    money,
    normal,
    offered,
    options_now,
    pairs,
    refused,
    rules_of,
    table,
    told,
)

if TYPE_CHECKING:
    from bigboard import State

ANA, DANGOTE, DEBORAH, LI = "Agile Ana", "Daring Dangote", "Dividend Deborah", "Lucrative Li"
OPRAH, SANDERS = "Opulent Oprah", "Socialist Sanders"


def ending(
    *investors: str | list[str], own: Json | None = None, seats: int = 3, modules: Json | None = None, **fields: Any
) -> State:
    """The end of the first round; the first seats have these investors, and seat 0 this portfolio.

    The next question after those of the round's end is where seat 1 places its first market card.
    """
    kept = [[names] if isinstance(names, str) else names for names in investors]
    kept += [[] for _ in range(seats - len(kept))]
    portfolios = [own or normal(), *(normal() for _ in range(seats - 1))]
    options = {"investors": True} | (modules or {})
    position = {"stage": "interest", "options": options, "investors": {"kept": kept}, "portfolios": portfolios}
    return table(seats, **position | fields)


# Agile Ana


@pytest.mark.clause("STK-INV-ANA")
def test_ana_receives_one_for_each_company_she_shows() -> None:
    state = ending(ANA, own=normal(AUTO, AUTO, BANK, LABS))
    assert asked(state) == (0, "show_companies")
    assert offered(state, "choose", "company") == [AUTO, BANK, LABS]
    events = do(state, "choose", company=AUTO)
    events += do(state, "choose", company=LABS)
    assert [shown["company"] for shown in told(events, "company_shown")] == [AUTO, LABS]
    assert rules_of(events, "company_shown") == ["STK-INV-ANA"] * 2
    assert money(state)[0] == 22


@pytest.mark.clause("STK-INV-ANA", "STK-HID-7")
def test_everyone_knows_what_ana_showed_and_nothing_of_what_she_did_not() -> None:
    state = ending(ANA, own=normal(AUTO, AUTO, BANK))
    do(state, "choose", company=AUTO)
    do(state, "stop")
    portfolio = state.observe(1)["seats"][0]["portfolio"]
    assert (portfolio["known"], portfolio["unknown"]) == ({AUTO: 1}, 2)


@pytest.mark.clause("STK-INV-ANA")
def test_ana_may_show_nothing() -> None:
    state = ending(ANA, own=normal(AUTO))
    do(state, "stop")
    assert money(state)[0] == 20


@pytest.mark.clause("STK-INV-ANA")
def test_a_company_of_split_shares_is_paid_once_without_being_asked() -> None:
    state = ending(ANA, own=normal(split=[AUTO, AUTO, BANK]))
    assert money(state)[0] == 22
    assert state.decision == "place_card"


@pytest.mark.clause("STK-INV-ANA")
def test_ana_cannot_show_what_she_does_not_have_or_twice_or_in_another_order() -> None:
    state = ending(ANA, own=normal(AUTO, BANK, LABS))
    assert refused(state, "choose", company=STEEL).rule == "STK-INV-ANA"
    do(state, "choose", company=BANK)
    assert offered(state, "choose", "company") == [LABS]
    for company in (AUTO, BANK):
        assert refused(state, "choose", company=company).reason == "not-possible"


@pytest.mark.clause("STK-INV-ANA")
def test_ana_without_a_card_is_not_asked_and_receives_nothing() -> None:
    state = ending(ANA)
    assert (state.decision, money(state)[0]) == ("place_card", 20)


# Daring Dangote and Lucrative Li


@pytest.mark.clause("STK-INV-DANGOTE")
def test_dangote_receives_one_for_each_commodity_duplicates_included_taxes_not() -> None:
    held = [{"Gold": 2, "Corn": 1, "Tax": 3}, {"Oil": 2}, {}]
    state = ending(DANGOTE, modules={"commerce": True}, commerce_held=held)
    assert money(state) == [23, 20, 20]


@pytest.mark.clause("STK-INV-DANGOTE")
def test_dangote_with_taxes_alone_receives_nothing() -> None:
    assert money(ending(DANGOTE, modules={"commerce": True}, commerce_held=[{"Tax": 2}, {}, {}])) == [20, 20, 20]


@pytest.mark.clause("STK-INV-DANGOTE", "STK-STR-SYSTEMIC-SHOCK")
def test_dangote_is_not_paid_for_a_commodity_that_he_discarded() -> None:
    state = ending(
        DANGOTE,
        stage="action",
        modules={"commerce": True, "strategies": True},
        commerce_held=[{"Gold": 1, "Corn": 1}, {}, {}],
        strategies={"hands": [["Systemic Shock"], [], []]},
    )
    do(state, "play", card="Systemic Shock")
    do(state, "discard_commodity", card="Gold")
    events = [event for company in (AUTO, BANK, LABS) for event in do(state, "raise", company=company)]
    paid = [event.data for event in events if event.rule == "STK-INV-DANGOTE"]
    assert paid == [{"amount": 1}]


@pytest.mark.clause("STK-INV-LI", "STK-BND-4")
@pytest.mark.parametrize(("bonds", "more"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (7, 4)])
def test_li_receives_one_more_for_every_two_bonds_rounded_up(bonds: int, more: int) -> None:
    """Among them the example of the rulebook: three bonds bring $2K beside their interest."""
    state = ending(LI, modules={"bonds": True}, bonds=[bonds, 3, 0], money=[0, 0, 0])
    assert money(state) == [bonds + more, 3, 0]


# Dividend Deborah


@pytest.mark.clause("STK-INV-DEBORAH")
def test_deborah_lets_any_company_pay_one_per_share_to_all_its_holders() -> None:
    held = [normal(), normal(LABS, LABS), normal(split=[LABS])]
    state = ending(DEBORAH, portfolios=held)
    assert asked(state) == (0, "choose_company")
    events = do(state, "choose", company=LABS)
    assert rules_of(events, "dividend") == ["STK-INV-DEBORAH"]
    assert asked(state) == (1, "show_shares")
    do(state, "show", cards=2)
    assert money(state) == [20, 22, 22]


@pytest.mark.clause("STK-INV-DEBORAH", "STK-MOV-5")
def test_deborahs_dividend_is_paid_for_shown_shares_only() -> None:
    state = ending(DEBORAH, own=normal(LABS, LABS, LABS))
    do(state, "choose", company=LABS)
    do(state, "show", cards=1)
    assert money(state)[0] == 21
    assert state.observe(1)["seats"][0]["portfolio"]["known"] == {LABS: 1}


@pytest.mark.clause("STK-INV-DEBORAH", "STK-INV-8")
def test_deborah_may_choose_a_company_no_one_holds_or_none() -> None:
    state = ending(DEBORAH)
    assert len(options_now(state)) == 7
    trial = state.clone()
    do(trial, "pass")
    do(state, "choose", company=STEEL)
    assert money(trial) == money(state) == [20, 20, 20]


# Opulent Oprah


@pytest.mark.clause("STK-INV-OPRAH")
def test_oprah_gives_two_to_one_player() -> None:
    state = ending(OPRAH)
    assert asked(state) == (0, "give_money")
    events = do(state, "give_all", seat=2)
    assert told(events, "given") == [{"seat": 0, "to": 2, "amount": 2}]
    assert money(state) == [18, 20, 22]


@pytest.mark.clause("STK-INV-OPRAH")
def test_oprah_may_give_one_each_to_two_players() -> None:
    state = ending(OPRAH, seats=4)
    do(state, "give_one", seat=1)
    do(state, "give_one", seat=3)
    assert money(state) == [18, 21, 20, 21]


@pytest.mark.clause("STK-INV-OPRAH")
@pytest.mark.parametrize("own", [0, 1, 2, 3])
def test_each_way_to_give_is_offered_in_one_order_only(own: int) -> None:
    kept: list[list[str]] = [[], [], [], []]
    kept[own] = [OPRAH]
    state = ending(*kept, seats=4)
    others = [seat for seat in range(4) if seat != own]
    ways = set()
    for first in offered(state, "give_one", "seat"):
        trial = state.clone()
        given = told(do(trial, "give_one", seat=first), "given")
        if len(given) == 2:  # only one player was left for the second half
            ways.add((first, given[1]["to"]))
            continue
        for second in offered(trial, "give_one", "seat"):
            assert first < second
            ways.add((first, second))
    assert ways == {(a, b) for a in others for b in others if a < b}
    assert offered(state, "give_all", "seat") == others


@pytest.mark.clause("STK-INV-OPRAH")
def test_oprah_must_give_and_neither_to_herself_nor_twice_to_one() -> None:
    state = ending(OPRAH, seats=4)
    assert (refused(state, "pass").rule, refused(state, "pass").reason) == ("STK-INV-OPRAH", "must-answer")
    assert refused(state, "give_all", seat=0).rule == "STK-INV-OPRAH"
    do(state, "give_one", seat=1)
    assert refused(state, "give_one", seat=1).rule == "STK-INV-OPRAH"


@pytest.mark.clause("STK-INV-OPRAH")
def test_oprah_with_one_thousand_gives_it_to_one_player() -> None:
    state = ending(OPRAH, money=[1, 20, 20])
    assert {words["type"] for words in options_now(state)} == {"give_all"}
    do(state, "give_all", seat=1)
    assert money(state) == [0, 21, 20]


@pytest.mark.clause("STK-INV-OPRAH")
def test_oprah_with_nothing_gives_nothing_and_is_not_asked() -> None:
    state = ending(OPRAH, money=[0, 20, 20])
    assert (state.decision, money(state)) == ("place_card", [0, 20, 20])


@pytest.mark.clause("STK-INV-OPRAH")
@pytest.mark.parametrize(("cash", "given"), [(20, 2), (1, 1), (0, 0)])
def test_with_two_players_the_opponent_gets_it_without_a_question(cash: int, given: int) -> None:
    state = ending(OPRAH, seats=2, money=[cash, 30])
    assert (state.decision, money(state)) == ("place_card", [cash - given, 30 + given])


@pytest.mark.clause("STK-INV-OPRAH", "STK-ADV-6")
def test_on_the_advanced_board_oprah_gives_from_what_steel_has_paid_on_the_way() -> None:
    state = ending(
        OPRAH,
        stage="movement",
        modules={"board": "advanced"},
        own=normal(split=[STEEL]),
        spaces=dict.fromkeys(COMPANIES, 1) | {STEEL: 0},
        pairs=pairs(*["+1"] * 6),
        money=[0, 0, 0],
    )
    do(state, "show", cards=1)  # of the split card
    while state.decision == "show_shares":
        idle(state)
    do(state, "give_all", seat=2)
    assert money(state) == [0, 0, 2]


@pytest.mark.clause("STK-INV-OPRAH", "STK-RND-6")
def test_oprah_gives_after_the_bond_interest() -> None:
    state = ending(OPRAH, modules={"bonds": True}, bonds=[2, 0, 0], money=[0, 0, 0])
    do(state, "give_all", seat=1)
    assert money(state) == [0, 2, 0]


@pytest.mark.clause("STK-INV-OPRAH", "STK-DEM-14")
def test_what_oprah_gives_pays_an_owed_fee_at_once() -> None:
    state = ending(OPRAH, money=[20, 1, 20], owes=[[], [3], []])
    assert told(do(state, "give_all", seat=1), "fee_paid")[0]["seat"] == 1
    assert money(state) == [18, 0, 20]


# Socialist Sanders


@pytest.mark.clause("STK-INV-SANDERS")
def test_sanders_takes_two_from_the_richest_keeps_one_and_gives_one_to_the_poorest() -> None:
    assert money(ending(SANDERS, seats=4, money=[10, 30, 5, 20])) == [11, 28, 6, 20]


@pytest.mark.clause("STK-INV-SANDERS")
def test_everyone_is_told_what_sanders_took_and_how_much_of_it_was_given_on() -> None:
    state = ending(SANDERS, seats=4, money=[10, 30, 5, 30])
    events = do(state, "take_from", seat=3)
    assert told(events, "levelled") == [{"seat": 0, "from": 3, "to": 2, "amount": 2, "given": 1}]


@pytest.mark.clause("STK-INV-SANDERS")
def test_sanders_may_be_the_poorest_himself_and_then_keeps_both() -> None:
    assert money(ending(SANDERS, money=[1, 30, 5])) == [3, 28, 5]


@pytest.mark.clause("STK-INV-SANDERS")
def test_sanders_never_takes_from_himself_even_if_he_is_the_richest() -> None:
    assert money(ending(SANDERS, money=[50, 30, 5])) == [51, 28, 6]


@pytest.mark.clause("STK-INV-SANDERS")
def test_sanders_chooses_among_equally_rich_players() -> None:
    state = ending(SANDERS, seats=4, money=[10, 30, 5, 30])
    assert asked(state) == (0, "take_money")
    assert offered(state, "take_from", "seat") == [1, 3]
    assert refused(state, "take_from", seat=2).rule == "STK-INV-SANDERS"
    do(state, "take_from", seat=3)
    assert money(state) == [11, 30, 6, 28]


@pytest.mark.clause("STK-INV-SANDERS", "STK-INV-17")
def test_sanders_chooses_among_equally_poor_players_himself_included() -> None:
    state = ending(SANDERS, seats=4, money=[5, 30, 5, 10])
    assert asked(state) == (0, "give_money")
    assert offered(state, "give_one", "seat") == [0, 2]
    do(state, "give_one", seat=2)
    assert money(state) == [6, 28, 6, 10]


@pytest.mark.clause("STK-INV-SANDERS")
def test_the_poorest_is_not_the_one_the_money_was_taken_from() -> None:
    state = ending(SANDERS, money=[9, 7, 7])
    do(state, "take_from", seat=1)
    assert money(state) == [10, 5, 8]


@pytest.mark.clause("STK-INV-SANDERS")
@pytest.mark.parametrize(("cash", "after"), [([5, 1, 0], [6, 0, 0]), ([5, 2, 1], [6, 0, 2])])
def test_if_there_is_less_to_take_the_first_thousand_is_his(cash: list[int], after: list[int]) -> None:
    assert money(ending(SANDERS, money=cash)) == after


@pytest.mark.clause("STK-INV-SANDERS")
def test_where_no_one_else_has_money_sanders_gets_none() -> None:
    state = ending(SANDERS, money=[5, 0, 0])
    while state.decision != "place_card":
        idle(state)
    assert money(state) == [5, 0, 0]


@pytest.mark.clause("STK-INV-SANDERS")
@pytest.mark.parametrize(("cash", "after"), [([5, 30], [7, 28]), ([50, 30], [52, 28]), ([5, 1], [6, 0])])
def test_with_two_players_sanders_keeps_both(cash: list[int], after: list[int]) -> None:
    assert money(ending(SANDERS, seats=2, money=cash)) == after


@pytest.mark.clause("STK-INV-SANDERS")
def test_only_cash_counts_for_sanders() -> None:
    held = [normal(), normal(*[AUTO] * 8), normal()]
    assert money(ending(SANDERS, portfolios=held, money=[10, 5, 6])) == [11, 6, 4]


# All of them


@pytest.mark.clause("STK-RND-6", "STK-INV-6")
def test_interest_comes_first_then_ana_and_deborah_in_turn_order_then_oprah_then_sanders() -> None:
    held = [normal(), normal(AUTO), normal(), normal(), normal()]
    kept = [[SANDERS], [ANA], [OPRAH], [DEBORAH], [LI]]
    state = ending(
        *kept, seats=5, modules={"bonds": True}, bonds=[0, 0, 0, 0, 2], portfolios=held, money=[20, 19, 20, 20, 0]
    )
    assert money(state)[4] == 2
    order = []
    while state.decision != "buy_bonds":
        order.append(asked(state)[0])
        idle(state)
    assert list(dict.fromkeys(order)) == [1, 3, 2, 0]


@pytest.mark.clause("STK-INV-11", "STK-INV-ANA", "STK-INV-DEBORAH")
@pytest.mark.parametrize("first", [ANA, DEBORAH])
def test_with_two_players_the_owner_of_ana_and_deborah_chooses_which_comes_first(first: str) -> None:
    state = ending([ANA, DEBORAH], seats=2, own=normal(ELECTRIC))
    assert asked(state) == (0, "choose_power")
    do(state, "use", investor=first)
    assert state.decision == {ANA: "show_companies", DEBORAH: "choose_company"}[first]
