"""Investors of the Information and Supply Phases: Phil, Robins, Stuart."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.rules.hidden.sampling_checks import OPEN, assert_likely, rest, sampled
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BASE_FORECASTS,
    BOOM,
    BUST,
    COMPANIES,
    ELECTRIC,
    FEE_3,
    LABS,
    STEEL,
    Json,
    asked,
    do,
    offered,
    options_now,
    play_until,
    refused,
    rules_of,
    table,
    told_to,
    types_now,
)

if TYPE_CHECKING:
    from bigboard import State

PHIL, ROBINS, STUART = "Forecast Phil", "Royal Robins", "Secretive Stuart"


def with_investors(*kept: str | list[str], players: int = 3, modules: Json | None = None, **fields: Any) -> State:
    """A table whose first seats have these investors, the others none."""
    hands = [[names] if isinstance(names, str) else names for names in kept]
    hands += [[] for _ in range(players - len(hands))]
    return table(players, options={"investors": True} | (modules or {}), investors={"kept": hands}, **fields)


def pair(state: State, number: int) -> tuple[str, str]:
    entry = state.position()["pairs"][number]
    return entry["company"], entry["forecast"]


# Forecast Phil


@pytest.mark.clause("STK-INV-PHIL")
def test_phil_is_asked_before_the_pairs_are_dealt_and_may_pick_any_company_or_forecast() -> None:
    state = with_investors([], PHIL, stage="before_information")
    assert asked(state) == (1, "pick_card")
    assert offered(state, "pick_company", "company") == COMPANIES
    assert sorted(offered(state, "pick_forecast", "forecast")) == sorted(BASE_FORECASTS)
    assert all(entry["company"] is None for entry in state.observe(1)["pairs"])


@pytest.mark.clause("STK-INV-PHIL")
def test_a_picked_forecast_becomes_half_of_phils_pair_and_changes_places_with_the_one_meant_for_him() -> None:
    state = with_investors([], PHIL, stage="before_information")
    do(state, "pick_forecast", forecast="-3")
    assert [pair(state, number) for number in range(6)] == [
        (AUTO, "+4"), (BANK, "-3"), ("Cosmic Computers", "+1"), (ELECTRIC, "$$"), (LABS, "-2"), (STEEL, "+2"),
    ]  # fmt: skip


@pytest.mark.clause("STK-INV-PHIL")
@pytest.mark.parametrize("forecast", BASE_FORECASTS)
def test_phil_gets_whichever_forecast_he_picks_and_keeps_his_company(forecast: str) -> None:
    state = with_investors([], PHIL, stage="before_information")
    do(state, "pick_forecast", forecast=forecast)
    assert pair(state, 1) == (BANK, forecast)


@pytest.mark.clause("STK-INV-PHIL")
def test_a_picked_company_becomes_half_of_phils_pair_and_the_forecast_stays_as_dealt() -> None:
    state = with_investors([], PHIL, stage="before_information")
    do(state, "pick_company", company=STEEL)
    assert pair(state, 1) == (STEEL, "+2")
    assert pair(state, 5) == (BANK, "-3")
    assert state.observe(1)["pairs"][1]["company"] == STEEL


@pytest.mark.clause("STK-INV-PHIL")
def test_picking_the_card_that_was_meant_for_him_changes_nothing() -> None:
    state = with_investors([], PHIL, stage="before_information")
    do(state, "pick_forecast", forecast="+2")
    assert [pair(state, number)[1] for number in range(6)] == BASE_FORECASTS


@pytest.mark.clause("STK-INV-PHIL")
def test_phils_pair_is_the_one_of_his_place_in_the_turn_order() -> None:
    state = with_investors(PHIL, stage="before_information", first=1)
    do(state, "pick_company", company=STEEL)
    assert pair(state, 2) == (STEEL, "+1")
    assert state.observe(0)["pairs"][2]["company"] == STEEL


@pytest.mark.clause("STK-INV-PHIL", "STK-HID-9")
def test_everyone_learns_which_kind_phil_picked_and_only_he_which_card() -> None:
    state = with_investors([], PHIL, stage="before_information")
    events = do(state, "pick_forecast", forecast="-3")
    assert told_to(events, "card_picked", 1)[0]["card"] == "-3"
    for other in (-1, 0, 2):
        seen = told_to(events, "card_picked", other)[0]
        assert (seen["kind"], "card" in seen) == ("forecast", False)
        assert state.observe(other)["pairs"][1]["forecast"] is None


@pytest.mark.clause("STK-INV-PHIL", "STK-DIC-1")
def test_with_dice_phil_picks_among_the_forecasts_that_were_rolled() -> None:
    state = with_investors(PHIL, stage="before_information", modules={"dice": True})
    rolled = state.observe(0)["forecasts"]
    assert offered(state, "pick_company", "company") == COMPANIES
    assert set(offered(state, "pick_forecast", "forecast")) == set(rolled)
    missing = next(forecast for forecast in ("+4", "$$$", "-4") if forecast not in rolled)
    refusal = refused(state, "pick_forecast", forecast=missing)
    assert (refusal.rule, refusal.reason) == ("STK-INV-PHIL", "not-possible")


@pytest.mark.clause("STK-INV-PHIL")
def test_phil_must_pick() -> None:
    state = with_investors(PHIL, stage="before_information")
    refusal = refused(state, "pass")
    assert (refusal.rule, refusal.reason) == ("STK-INV-PHIL", "must-answer")


@pytest.mark.clause("STK-INV-PHIL", "STK-TWO-2")
def test_with_two_players_phil_picks_for_the_first_of_his_two_pairs_only() -> None:
    state = with_investors([], [PHIL], players=2, stage="before_information")
    do(state, "pick_company", company=AUTO)
    assert pair(state, 2) == (AUTO, "+1")
    assert pair(state, 3) == (ELECTRIC, "$$")
    assert pair(state, 0) == ("Cosmic Computers", "+4")
    assert asked(state) == (0, "place_card")


# Royal Robins


@pytest.mark.clause("STK-INV-ROBINS")
def test_robins_draws_one_card_per_stockpile_and_lays_one_face_down() -> None:
    state = with_investors([], ROBINS, stage="before_supply", draws=[AUTO, BOOM, FEE_3])
    assert asked(state) == (1, "hide_card")
    assert {(words["card"], words["pile"]) for words in options_now(state)} == {(AUTO, 0), (BOOM, 1), (FEE_3, 2)}
    do(state, "place_down", card=BOOM, pile=1)
    piles = state.position()["piles"]
    assert piles == [[{"card": AUTO}], [{"card": BOOM, "seen_by": [1]}], [{"card": FEE_3}]]
    assert asked(state) == (0, "place_card")


@pytest.mark.clause("STK-INV-ROBINS", "STK-HID-4")
def test_only_robins_sees_the_opening_cards_and_knows_the_one_that_lies_face_down() -> None:
    state = with_investors([], ROBINS, stage="before_supply", draws=[AUTO, BOOM, FEE_3])
    assert state.observe(1)["own"]["opening"] == [AUTO, BOOM, FEE_3]
    assert "opening" not in state.observe(0)["own"]
    events = do(state, "place_down", card=FEE_3, pile=2)
    assert "card" not in told_to(events, "card_placed", 0)[0]
    assert state.observe(1)["piles"][2]["cards"][0]["card"] == FEE_3
    assert state.observe(0)["piles"][2]["cards"][0] == {"card": None, "face": "down", "seen_by": [1]}


@pytest.mark.clause("STK-INV-ROBINS")
def test_robins_must_lay_one_of_them_face_down_and_only_one() -> None:
    state = with_investors(ROBINS, stage="before_supply", draws=[AUTO, BOOM, FEE_3])
    assert refused(state, "pass").rule == "STK-INV-ROBINS"
    refusal = refused(state, "place_down", card=AUTO, pile=1)
    assert (refusal.rule, refusal.reason) == ("STK-INV-ROBINS", "not-possible")


@pytest.mark.clause("STK-INV-ROBINS")
def test_without_robins_all_opening_cards_lie_face_up() -> None:
    state = with_investors("Wise Warren", stage="before_supply", draws=[AUTO, BOOM, FEE_3])
    assert state.position()["piles"] == [[{"card": AUTO}], [{"card": BOOM}], [{"card": FEE_3}]]


@pytest.mark.clause("STK-INV-ROBINS", "STK-TWO-4")
def test_with_two_players_robins_draws_four() -> None:
    state = with_investors([ROBINS], players=2, stage="before_supply", draws=[AUTO, BOOM, FEE_3, BUST])
    assert len(options_now(state)) == 4
    do(state, "place_down", card=BUST, pile=3)
    assert [len(pile) for pile in state.position()["piles"]] == [1, 1, 1, 1]


# Secretive Stuart


@pytest.mark.clause("STK-INV-STUART")
def test_stuart_may_place_both_cards_face_down() -> None:
    state = with_investors(STUART, stage="supply", draws=[AUTO, STEEL, BOOM, BUST, LABS, LABS])
    assert types_now(state) == {"place_up", "place_down"}
    do(state, "place_down", card=AUTO, pile=0)
    do(state, "place_down", card=STEEL, pile=0)
    assert state.position()["piles"][0] == [{"card": AUTO, "seen_by": [0]}, {"card": STEEL, "seen_by": [0]}]
    assert asked(state) == (1, "place_card")


@pytest.mark.clause("STK-INV-STUART", "STK-SUP-5")
def test_stuart_may_place_one_up_and_one_down_but_never_both_up() -> None:
    state = with_investors(STUART, stage="supply", draws=[AUTO, STEEL, BOOM, BUST, LABS, LABS])
    do(state, "place_up", card=STEEL, pile=2)
    assert types_now(state) == {"place_down"}
    refusal = refused(state, "place_up", card=AUTO, pile=2)
    assert (refusal.rule, refusal.reason) == ("STK-SUP-5", "face-down-now")


@pytest.mark.clause("STK-INV-STUART", "STK-SUP-5")
def test_no_one_else_may_place_both_face_down() -> None:
    state = with_investors(STUART, stage="supply", first=1, draws=[AUTO, STEEL, BOOM, BUST, LABS, LABS])
    assert asked(state) == (1, "place_card")
    refusal = refused(state, "place_down", card=AUTO, pile=0)
    assert (refusal.rule, refusal.reason) == ("STK-SUP-5", "face-up-first")


@pytest.mark.clause("STK-INV-STUART")
def test_stuart_who_has_placed_a_card_face_down_cannot_place_the_other_face_up() -> None:
    state = with_investors(STUART, stage="supply", draws=[AUTO, STEEL, BOOM, BUST, LABS, LABS])
    do(state, "place_down", card=STEEL, pile=1)
    refusal = refused(state, "place_up", card=AUTO, pile=0)
    assert (refusal.rule, refusal.reason) == ("STK-INV-STUART", "face-down-too")


@pytest.mark.clause("STK-INV-STUART", "STK-HID-4", "STK-HID-14")
def test_between_two_hidden_cards_of_stuart_both_may_still_be_anything() -> None:
    """Of three hidden cards one lies face down, one is in his hand and one in the deck: six equal worlds."""
    state = with_investors(
        STUART, stage="supply", round=7, hands=[[AUTO, STEEL], [], []], pairs=OPEN, market=[BOOM],
        discard=rest(AUTO, STEEL, BOOM), decision="place_card",
    )  # fmt: skip
    do(state, "place_down", card=STEEL, pile=1)
    found = sampled(
        state, 1, lambda world: (world.position()["piles"][1][0]["card"], world.position()["hands"][0][0]), 900
    )
    assert_likely(found, dict.fromkeys(permutations([AUTO, STEEL, BOOM], 2), 1))


@pytest.mark.clause("STK-INV-STUART", "STK-TWO-5")
def test_with_two_players_stuart_may_do_so_in_both_batches() -> None:
    state = with_investors([STUART], players=2, stage="supply", draws=[AUTO, BANK, LABS, STEEL, BOOM, BUST])
    for _ in range(2):
        play_until(state, "place_card", 0)
        lower, higher = sorted(state.observe(0)["own"]["hand"], key=[*COMPANIES, BOOM, BUST].index)
        do(state, "place_down", card=lower, pile=1)
        do(state, "place_down", card=higher, pile=1)
    hidden = [card for card in state.position()["piles"][1] if card.get("seen_by") == [0]]
    assert [card["card"] for card in hidden] == [AUTO, BANK, BOOM, BUST]


@pytest.mark.clause("STK-INV-ROBINS", "STK-INV-PHIL")
def test_what_they_do_is_told_with_their_own_clauses() -> None:
    state = with_investors(PHIL, stage="before_information")
    assert rules_of(do(state, "pick_company", company=AUTO), "card_picked") == ["STK-INV-PHIL"]
    state = with_investors(ROBINS, stage="before_supply", draws=[AUTO, BOOM, FEE_3])
    assert rules_of(do(state, "place_down", card=AUTO, pile=0), "card_placed")[0] == "STK-INV-ROBINS"
