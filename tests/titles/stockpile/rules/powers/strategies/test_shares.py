"""Strategy cards that deal with shares: taking, exchanging, splitting, raiding."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    FEE_3,
    LABS,
    STEEL,
    Json,
    asked,
    at_price,
    discard,
    do,
    money,
    normal,
    offered,
    options_now,
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

EXCHANGES = ["Fraudulent Transfer", "Vulture Capitalism"]


def holding(card: str, own: Json | None = None, modules: Json | None = None, **fields: Any) -> State:
    """The Action Phase begins; seat 0 has this strategy card and, beside these cards, a Boom, so the turn goes on."""
    own = own or normal()
    own["normal"] = own["normal"] | {BOOM: 1}
    position = {
        "stage": "action",
        "options": {"strategies": True, "promo": True} | (modules or {}),
        "strategies": {"hands": [[card], [], []]},
        "portfolios": [own, normal(), normal()],
    }
    return table(3, **position | fields)


def played(card: str, *args: Any, **fields: Any) -> tuple[State, list[Event]]:
    state = holding(card, *args, **fields)
    return state, do(state, "play", card=card)


def owned(state: State) -> dict[str, int]:
    """The shares in the normal portfolio of seat 0."""
    return {card: count for card, count in shares(state, 0).items() if card != BOOM}


# Taking from the discard pile


@pytest.mark.clause("STK-STR-CONVERTIBLE-BOND", "STK-BND-7")
def test_convertible_bond_gives_a_bond_back_for_any_discarded_share() -> None:
    fields: Json = {"modules": {"bonds": True}, "bonds": [2, 0, 0], "discard": {AUTO: 1, LABS: 2, FEE_3: 1, BOOM: 1}}
    state, events = played("Convertible Bond", **fields)
    assert asked(state) == (0, "take_card")
    assert types_of(events) == ["strategy_played", "bond_returned"]  # paid before the effect happens
    assert rules_of(events, "bond_returned") == ["STK-STR-CONVERTIBLE-BOND"]
    assert offered(state, "take", "company") == [AUTO, LABS]
    assert types_of(do(state, "take", company=LABS)) == ["share_taken"]
    assert (owned(state), discard(state)[LABS]) == ({LABS: 1}, 1)
    position = state.position()
    assert (position["bonds"], position["bonds_left"]) == ([1, 0, 0], 39)


@pytest.mark.clause("STK-STR-CONVERTIBLE-BOND")
def test_a_bond_is_needed_and_so_is_a_discarded_share() -> None:
    without_share = holding("Convertible Bond", modules={"bonds": True}, bonds=[1, 0, 0], discard={BOOM: 1})
    without_bond = holding("Convertible Bond", modules={"bonds": True}, discard={AUTO: 1})
    for state in (without_share, without_bond):
        assert refused(state, "play", card="Convertible Bond").rule == "STK-STR-8"


@pytest.mark.clause("STK-STR-LEVERAGED-BUYOUT")
def test_leveraged_buyout_costs_six_and_takes_any_discarded_share() -> None:
    state, _ = played("Leveraged Buyout", discard={AUTO: 1, LABS: 1})
    assert money(state)[0] == 14
    do(state, "take", company=AUTO)
    assert (owned(state), discard(state)) == ({AUTO: 1}, {LABS: 1})


@pytest.mark.clause("STK-STR-11", "STK-STR-LEVERAGED-BUYOUT")
def test_a_single_company_in_the_discard_pile_is_taken_without_a_question() -> None:
    state, events = played("Leveraged Buyout", discard={AUTO: 3})
    assert told(events, "share_taken") == [{"seat": 0, "company": AUTO}]
    assert owned(state) == {AUTO: 1}


@pytest.mark.clause("STK-STR-11", "STK-HID-7")
def test_a_taken_share_is_shown_and_goes_to_the_normal_portfolio() -> None:
    state, _ = played("Leveraged Buyout", normal(split=[AUTO]), discard={AUTO: 1, LABS: 1})
    do(state, "take", company=AUTO)
    assert (owned(state), split(state, 0)) == ({AUTO: 1}, {AUTO: 1})
    assert state.observe(2)["seats"][0]["portfolio"]["known"] == {AUTO: 1}


@pytest.mark.clause("STK-STR-11")
def test_only_shares_that_lie_in_the_discard_pile_can_be_taken() -> None:
    state, _ = played("Leveraged Buyout", discard={AUTO: 1, LABS: 1, BOOM: 2, FEE_3: 1})
    refusal = refused(state, "take", company=BANK)
    assert (refusal.rule, refusal.reason) == ("STK-STR-11", "not-in-discard")
    assert refused(state, "pass").reason == "must-answer"


# Exchanging a share


@pytest.mark.clause("STK-STR-FRAUDULENT-TRANSFER", "STK-STR-VULTURE-CAPITALISM", "STK-STR-10")
@pytest.mark.parametrize("card", EXCHANGES)
def test_a_share_is_given_up_for_any_discarded_one_and_both_are_shown(card: str) -> None:
    state, _ = played(card, normal(AUTO, BANK), discard={LABS: 1, STEEL: 1})
    events = do(state, "give_up", company=AUTO)
    assert told(events, "share_given_up") == [{"seat": 0, "company": AUTO, "what": "normal"}]
    assert asked(state) == (0, "take_card")
    events = do(state, "take", company=STEEL)
    assert told(events, "share_taken") == [{"seat": 0, "company": STEEL}]
    assert (owned(state), discard(state)) == ({BANK: 1, STEEL: 1}, {AUTO: 1, LABS: 1})
    assert state.observe(1)["seats"][0]["portfolio"]["known"] == {STEEL: 1}
    assert rules_of(events, "share_taken") == [f"STK-STR-{card.upper().replace(' ', '-')}"]


@pytest.mark.clause("STK-STR-10", "STK-STR-11", "STK-STR-FRAUDULENT-TRANSFER", "STK-STR-VULTURE-CAPITALISM")
@pytest.mark.parametrize("card", EXCHANGES)
def test_the_share_just_given_up_cannot_be_taken_nor_another_of_its_company(card: str) -> None:
    state, _ = played(card, normal(AUTO, BANK), discard={AUTO: 1, LABS: 1, STEEL: 1})
    do(state, "give_up", company=AUTO)
    assert offered(state, "take", "company") == [LABS, STEEL]
    assert refused(state, "take", company=AUTO).reason == "not-possible"


@pytest.mark.clause("STK-STR-10", "STK-STR-FRAUDULENT-TRANSFER", "STK-STR-VULTURE-CAPITALISM")
@pytest.mark.parametrize("card", EXCHANGES)
def test_a_split_share_may_be_lowered_instead_and_then_its_own_company_may_be_taken(card: str) -> None:
    state, _ = played(card, normal(split=[AUTO]), discard={AUTO: 1, LABS: 1})
    assert options_now(state) == [{"type": "unsplit", "company": AUTO}]
    do(state, "unsplit", company=AUTO)
    do(state, "take", company=AUTO)
    assert (owned(state), split(state, 0), discard(state)) == ({AUTO: 2}, {}, {LABS: 1})


@pytest.mark.clause("STK-STR-8", "STK-STR-FRAUDULENT-TRANSFER", "STK-STR-VULTURE-CAPITALISM")
@pytest.mark.parametrize("card", EXCHANGES)
def test_a_share_is_not_exchanged_for_an_equal_one(card: str) -> None:
    state = holding(card, normal(AUTO), discard={AUTO: 2})
    assert refused(state, "play", card=card).rule == "STK-STR-8"
    state, _ = played(card, normal(AUTO, BANK), discard={AUTO: 2})
    assert options_now(state) == [{"type": "give_up", "company": BANK}]


@pytest.mark.clause("STK-STR-11", "STK-STR-FRAUDULENT-TRANSFER", "STK-STR-VULTURE-CAPITALISM")
@pytest.mark.parametrize("card", EXCHANGES)
def test_without_a_discarded_share_nothing_can_be_exchanged(card: str) -> None:
    state = holding(card, normal(AUTO, split=[BANK]), discard={FEE_3: 1})
    assert refused(state, "play", card=card).rule == "STK-STR-8"


@pytest.mark.clause("STK-STR-10")
@pytest.mark.parametrize("card", [*EXCHANGES, "Buyback"])
def test_what_one_does_not_have_cannot_be_given_up(card: str) -> None:
    state, _ = played(card, normal(AUTO, split=[BANK]), discard={LABS: 1})
    assert refused(state, "give_up", company=BANK).reason == "not-possible"
    assert refused(state, "unsplit", company=AUTO).reason == "not-possible"
    assert refused(state, "give_up", company=STEEL).rule.startswith("STK-STR-")


# Rogue Trading


@pytest.mark.clause("STK-STR-ROGUE-TRADING")
def test_rogue_trading_costs_four_and_moves_a_shown_share_to_the_split_portfolio() -> None:
    state, _ = played("Rogue Trading", normal(AUTO, AUTO, LABS))
    assert money(state)[0] == 16
    assert offered(state, "split", "company") == [AUTO, LABS]
    events = do(state, "split", company=AUTO)
    assert told(events, "share_split") == [{"seat": 0, "company": AUTO}]
    assert (owned(state), split(state, 0)) == ({AUTO: 1, LABS: 1}, {AUTO: 1})


@pytest.mark.clause("STK-STR-ROGUE-TRADING", "STK-MOV-10")
def test_a_share_split_by_rogue_trading_brings_ten_when_its_company_splits() -> None:
    state, _ = played("Rogue Trading", normal(AUTO), spaces=at_price(American=9))
    do(state, "split", company=AUTO)
    do(state, "boom", company=AUTO)
    assert money(state)[0] >= 16 + 10


@pytest.mark.clause("STK-STR-ROGUE-TRADING")
def test_only_a_normal_share_can_be_split_and_one_must_be() -> None:
    state, _ = played("Rogue Trading", normal(AUTO, split=[BANK]))
    assert refused(state, "split", company=BANK).rule == "STK-STR-ROGUE-TRADING"
    assert refused(state, "pass").rule == "STK-STR-ROGUE-TRADING"
    only_split = holding("Rogue Trading", normal(split=[BANK]))
    assert refused(only_split, "play", card="Rogue Trading").rule == "STK-STR-8"


# Bear Raid


@pytest.mark.clause("STK-STR-BEAR-RAID")
def test_bear_raid_sells_up_to_three_shares_at_eight_each_whatever_their_prices() -> None:
    state, _ = played("Bear Raid", normal(AUTO, LABS, LABS, STEEL), spaces=at_price(American=1, Leading=10))
    do(state, "sell_short", company=AUTO)
    do(state, "sell_short", company=LABS)
    events = do(state, "sell_short", company=LABS)
    assert rules_of(events, "sold") == ["STK-STR-BEAR-RAID"]
    assert (money(state)[0], owned(state), asked(state)) == (20 + 24, {STEEL: 1}, (0, "act"))
    assert discard(state) == {AUTO: 1, LABS: 2}


@pytest.mark.clause("STK-STR-BEAR-RAID")
def test_fewer_than_three_may_be_sold_but_at_least_one() -> None:
    state, _ = played("Bear Raid", normal(AUTO, LABS))
    assert refused(state, "stop").rule == "STK-STR-BEAR-RAID"
    do(state, "sell_short", company=AUTO)
    do(state, "stop")
    assert (money(state)[0], owned(state)) == (28, {LABS: 1})


@pytest.mark.clause("STK-STR-BEAR-RAID", "STK-SEL-6")
def test_half_a_split_share_counts_as_one_share_and_a_whole_one_as_two() -> None:
    state, _ = played("Bear Raid", normal(split=[AUTO, AUTO]))
    do(state, "sell_short_half", company=AUTO)
    assert (owned(state), split(state, 0)) == ({AUTO: 1}, {AUTO: 1})
    do(state, "sell_short", company=AUTO)
    do(state, "sell_short_half", company=AUTO)
    assert (money(state)[0], owned(state), split(state, 0)) == (44, {AUTO: 1}, {})
    assert asked(state) == (0, "act")


@pytest.mark.clause("STK-STR-BEAR-RAID")
def test_companies_are_raided_in_ascending_order() -> None:
    state, _ = played("Bear Raid", normal(AUTO, LABS, LABS))
    do(state, "sell_short", company=LABS)
    assert offered(state, "sell_short", "company") == [LABS]
    assert refused(state, "sell_short", company=AUTO).rule == "STK-STR-BEAR-RAID"


@pytest.mark.clause("STK-STR-BEAR-RAID")
def test_a_raid_is_over_when_no_card_is_left() -> None:
    state = holding("Bear Raid", portfolios=[normal(AUTO), normal(BANK), normal()])
    do(state, "play", card="Bear Raid")
    do(state, "sell_short", company=AUTO)
    assert (asked(state), money(state)[0]) == ((1, "sell"), 28)
