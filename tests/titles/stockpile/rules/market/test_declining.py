"""Money that a player may decline, and orders that decide which owed fees are paid (STK-MOV-13, STK-INV-11)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    COMPANIES,
    LABS,
    STEEL,
    Json,
    asked,
    at_price,
    do,
    money,
    normal,
    offered,
    options_now,
    refused,
    table,
    told,
)

from bigboard import Rng, State

ANA, DANGOTE, DEBORAH, LI = "Agile Ana", "Daring Dangote", "Dividend Deborah", "Lucrative Li"
OPRAH, SANDERS = "Opulent Oprah", "Socialist Sanders"

# Who may want less money, and what else is on the table then: the cash of seat 0 is such that no owed fee can be paid.
BESIDE: dict[str, Json] = {
    "Sanders": {"investors": {"kept": [[], [SANDERS], []]}, "money": [2, 20, 20]},
    "Oprah": {"investors": {"kept": [[], [OPRAH], []]}, "money": [2, 20, 20]},
    "an owed fee": {"owes": [[3], [], []], "money": [2, 20, 20]},
}


def owes(state: State, seat: int) -> list[int]:
    fees: list[int] = state.position()["owes"][seat]
    return fees


def playing(card: str, own: Json, **fields: Any) -> State:
    """Seat 0 has just played this strategy card. It has a Boom, so its turn goes on."""
    own["normal"] = own["normal"] | {BOOM: 1}
    state = table(
        **{
            "stage": "action",
            "options": {"strategies": True, "investors": True},
            "strategies": {"hands": [[card], [], []]},
            "portfolios": [own, normal(), normal()],
        }
        | fields
    )
    do(state, "play", card=card)
    return state


def ending(kept: list[list[str]], own: Json | None = None, modules: Json | None = None, **fields: Any) -> State:
    """The end of the first round; seat 0 has this portfolio."""
    rest = [normal() for _ in kept[1:]]
    position = {"portfolios": [own or normal(), *rest], "investors": {"kept": kept}, "stage": "interest"}
    return table(len(kept), **{"options": {"investors": True} | (modules or {})} | position | fields)


# Shares that everyone knows of


@pytest.mark.clause("STK-MOV-13", "STK-STR-DIVERSIFICATION")
@pytest.mark.parametrize("beside", BESIDE)
@pytest.mark.parametrize(("shown", "cash"), [([], 2), ([BANK], 4), ([AUTO, BANK], 6), ([AUTO, BANK, LABS], 8)])
def test_diversification_asks_about_open_shares_where_less_money_can_be_of_use(
    beside: str, shown: list[str], cash: int
) -> None:
    state = playing("Diversification", normal(AUTO, split=[BANK, LABS]), **BESIDE[beside])
    assert asked(state) == (0, "show_companies")
    assert offered(state, "choose", "company") == [AUTO, BANK, LABS]
    for company in shown:
        do(state, "choose", company=company)
    if state.decision == "show_companies":
        do(state, "stop")
    assert state.decision == "act"
    fees = [] if beside != "an owed fee" else [] if shown else [3]
    paid = 3 if beside == "an owed fee" and shown else 0
    assert (money(state)[0], owes(state, 0)) == (cash - paid, fees)


@pytest.mark.clause("STK-MOV-13", "STK-STR-DIVERSIFICATION")
def test_elsewhere_diversification_is_paid_for_open_shares_unasked() -> None:
    state = playing("Diversification", normal(AUTO, split=[BANK, LABS]), money=[2, 20, 20])
    assert offered(state, "choose", "company") == [AUTO]
    do(state, "stop")
    assert money(state)[0] == 6


@pytest.mark.clause("STK-MOV-13", "STK-INV-ANA")
@pytest.mark.parametrize("rival", [OPRAH, SANDERS])
@pytest.mark.parametrize(("shown", "cash"), [([], 20), ([STEEL], 21), ([AUTO, STEEL], 22)])
def test_ana_may_decline_the_money_for_split_shares_beside_oprah_and_sanders(
    rival: str, shown: list[str], cash: int
) -> None:
    state = ending([[ANA], [rival], []], normal(split=[AUTO, STEEL]), money=[20, 20, 30])
    assert asked(state) == (0, "show_companies")
    for company in shown:
        do(state, "choose", company=company)
    if state.decision == "show_companies":
        do(state, "stop")
    if rival == OPRAH:
        do(state, "give_all", seat=2)
    assert money(state)[0] == cash


@pytest.mark.clause("STK-MOV-13", "STK-INV-ANA", "STK-DEM-14")
@pytest.mark.parametrize(("shown", "cash", "left"), [([], 1, [3]), ([AUTO], 2, [3]), ([AUTO, STEEL], 0, [])])
def test_ana_who_owes_a_fee_may_keep_it_unpaid(shown: list[str], cash: int, left: list[int]) -> None:
    state = ending([[ANA], [], []], normal(split=[AUTO, STEEL]), money=[1, 20, 20], owes=[[3], [], []])
    for company in shown:
        do(state, "choose", company=company)
    if state.decision == "show_companies":
        do(state, "stop")
    assert (money(state)[0], owes(state, 0)) == (cash, left)


@pytest.mark.clause("STK-MOV-13", "STK-STR-GOLDEN-PARACHUTE")
@pytest.mark.parametrize("beside", ["Sanders", "Oprah"])
@pytest.mark.parametrize(("splits", "cards"), [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)])
def test_golden_parachute_may_be_declined_for_each_share_normal_or_split(beside: str, splits: int, cards: int) -> None:
    own = normal(AUTO, split=[AUTO, AUTO])
    state = playing("Golden Parachute", own, spaces=at_price(American=1), **BESIDE[beside])
    assert asked(state) == (0, "show_split_shares")
    assert offered(state, "show", "cards") == [0, 1, 2]
    refusal = refused(state, "show", cards=3)
    assert (refusal.rule, refusal.reason) == ("STK-STR-GOLDEN-PARACHUTE", "too-few-shares")
    assert [choice["gain"] for choice in state.offers(0)["choices"]] == [0, 6, 12]
    do(state, "show", cards=splits)
    assert asked(state) == (0, "show_cheap")
    assert offered(state, "show", "cards") == [0, 1]
    events = do(state, "show", cards=cards)
    assert money(state)[0] == 2 + 3 * cards + 6 * splits
    assert len(told(events, "shares_shown")) == (splits + cards > 0)


@pytest.mark.clause("STK-MOV-13", "STK-STR-GOLDEN-PARACHUTE", "STK-DEM-14")
def test_who_owes_a_fee_may_decline_the_golden_parachute() -> None:
    state = playing("Golden Parachute", normal(split=[AUTO]), spaces=at_price(American=1), **BESIDE["an owed fee"])
    do(state, "show", cards=0)
    if state.decision == "show_cheap":
        do(state, "show", cards=0)
    assert (money(state)[0], owes(state, 0)) == (2, [3])


@pytest.mark.clause("STK-MOV-13", "STK-DEM-14")
@pytest.mark.parametrize(("cards", "cash", "left"), [(0, 2, [3]), (1, 1, [])])
def test_who_owes_a_fee_may_decline_a_dividend_for_split_shares(cards: int, cash: int, left: list[int]) -> None:
    portfolios = [normal(split=[AUTO]), normal(split=[AUTO]), normal()]
    state = playing("Special Dividend", normal(), portfolios=portfolios, owes=[[3], [], []], money=[2, 20, 20])
    do(state, "choose", company=AUTO)
    assert asked(state) == (0, "show_split_shares")
    do(state, "show", cards=cards)
    assert (money(state)[0], owes(state, 0)) == (cash, left)
    assert money(state)[1] == 22  # owes nothing, so it was not asked


@pytest.mark.clause("STK-MOV-13", "STK-HID-5")
@pytest.mark.parametrize("card", ["Diversification", "Golden Parachute"])
def test_a_sampled_world_gives_the_owner_of_the_card_a_share_to_show(card: str) -> None:
    """The card could be played, so one of the hidden cards is a share, though showing none is allowed."""
    state = playing(card, normal(BOOM, AUTO), spaces=dict.fromkeys(COMPANIES, 1))
    if state.decision == "choose_company":
        do(state, "choose", company=AUTO)
    rng = Rng(3)
    for _ in range(60):
        held = state.sample(1, rng).position()["portfolios"][0]["normal"]
        assert held.get(AUTO, 0) if card == "Golden Parachute" else set(held) & set(COMPANIES)


# The order of two investors


@pytest.mark.clause("STK-INV-11", "STK-DEM-14")
@pytest.mark.parametrize(("first", "cash", "left"), [(DANGOTE, 1, [3]), (LI, 0, [2])])
def test_the_owner_of_two_who_owes_fees_chooses_which_of_them_are_paid(first: str, cash: int, left: list[int]) -> None:
    """Dangote brings 2 and Li 1. With Dangote first the fee of 2 is paid; with Li first, the older one of 3."""
    state = ending(
        [[DANGOTE, LI], []], modules={"commerce": True, "bonds": True}, commerce_held=[{"Gold": 2}, {}],
        bonds=[1, 0], money=[0, 20], owes=[[3, 2], []], stage="round_ends",
    )  # fmt: skip
    assert asked(state) == (0, "choose_power")
    do(state, "use", investor=first)
    assert (money(state)[0], owes(state, 0)) == (cash, left)


@pytest.mark.clause("STK-INV-11")
@pytest.mark.parametrize("other", [ANA, DEBORAH])
def test_with_a_fee_owed_the_order_of_dangote_and_another_is_asked_for_without_one_it_is_not(other: str) -> None:
    modules: Json = {"modules": {"commerce": True}, "commerce_held": [{"Gold": 2}, {}], "money": [0, 20]}
    own = normal(split=[AUTO])
    owing = ending([[DANGOTE, other], []], own, owes=[[3], []], **modules)
    assert options_now(owing) == [
        {"type": "use", "investor": name, **mark(owing, name)} for name in sorted([other, DANGOTE])
    ]
    assert ending([[DANGOTE, other], []], own, **modules).decision != "choose_power"


def mark(state: State, investor: str) -> Json:
    described = [state.describe(action) for action in range(state.game.num_actions)]
    found = next(words for words in described if words.get("investor") == investor and words["type"] == "use")
    return {"mark": found["mark"]} if "mark" in found else {}


# Sanders


@pytest.mark.clause("STK-INV-17", "STK-DEM-14")
def test_sanders_who_is_the_poorest_receives_one_payment_and_pays_the_oldest_fee_from_it() -> None:
    state = ending([[SANDERS], [], []], money=[0, 30, 20], owes=[[2, 1], [], []])
    assert (money(state), owes(state, 0)) == ([0, 28, 20], [1])


@pytest.mark.clause("STK-INV-17", "STK-DEM-14")
def test_sanders_who_is_not_the_poorest_pays_fees_from_his_half_alone() -> None:
    state = ending([[SANDERS], [], []], money=[1, 30, 0], owes=[[3, 2], [], []])
    assert (money(state), owes(state, 0)) == ([0, 28, 1], [3])
