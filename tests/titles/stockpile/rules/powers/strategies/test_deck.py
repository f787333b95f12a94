"""Strategy cards before the game: the deck, the hands, the discards, and Ivan's draw."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from tests.titles.stockpile.table_setting import (
    GAME,
    Json,
    asked,
    do,
    idle,
    offered,
    options_now,
    play_until,
    refused,
    rules_of,
    told_to,
)

from bigboard.titles.stockpile.rules.cards.data_files import printed_data

if TYPE_CHECKING:
    from bigboard import State

ROUNDS = {2: 6, 3: 7, 4: 6, 5: 5}
CARDS = [
    "Block Trading", "Value Investing", "Convertible Bond", "Corner the Market", "Corporate Espionage",
    "Insider Trading", "Data Broker", "Diversification", "Dividend Growth Investing", "Special Dividend",
    "Falsified Earnings", "Fraudulent Transfer", "Vulture Capitalism", "Interpositioning", "Market Maker",
    "Naked Short", "Rogue Trading", "Systemic Shock", "Bear Raid", "Pump and Dump", "Buyback", "Golden Parachute",
]  # fmt: skip
PROMO = [*printed_data().strategy_names[len(CARDS) :]]
FULL = {"strategies": True, "bonds": True, "commerce": True}
IVAN = "Illicit Ivan"


def deck(players: int, **options: bool) -> list[str]:
    cards: list[str] = GAME.deal(players, 1, {"strategies": True} | options)["strategies"]
    return cards


def begun(players: int = 3, options: Json | None = None, ivan: bool = False) -> State:
    """A dealt game; with `ivan` the first seat may keep that investor."""
    deal = GAME.deal(players, 1, (options or FULL) | ({"investors": True} if ivan else {})) | {"first": 0}
    if ivan:
        deal["investors"] = [IVAN, *(name for name in deal["investors"] if name != IVAN)]
    return GAME.start(deal)


def hands(state: State) -> list[list[str]]:
    cards: list[list[str]] = state.position()["strategies"]["hands"]
    return cards


@pytest.mark.clause("STK-STR-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_is_dealt_three_cards_and_one_per_round(players: int) -> None:
    state = begun(players)
    assert [len(hand) for hand in hands(state)] == [3 + ROUNDS[players]] * players
    assert rules_of(state.opening, "strategies_dealt") == ["STK-STR-1"] * players


@pytest.mark.clause("STK-STR-1", "STK-STR-2")
def test_with_five_players_eight_cards_are_dealt_and_six_are_kept() -> None:
    """The example of the rulebook."""
    state = begun(5)
    assert {len(hand) for hand in hands(state)} == {8}
    play_until(state, "buy_bonds")
    assert {len(hand) for hand in hands(state)} == {6}


@pytest.mark.clause("STK-STR-1", "STK-HID-11")
def test_no_one_sees_anothers_hand() -> None:
    state = begun()
    dealt = told_to(state.opening, "strategies_dealt", 1)
    assert ["hand" in event for event in dealt] == [False, True, False]
    assert [card["name"] for card in state.observe(1)["own"]["strategies"]] == sorted(
        hands(state)[1], key=[*CARDS, *PROMO].index
    )
    assert "strategies" not in str(state.observe(-1).get("own", ""))


@pytest.mark.clause("STK-STR-2")
def test_everyone_discards_two_cards_unseen_and_keeps_the_rest() -> None:
    state = begun()
    before = hands(state)[0]
    assert asked(state) == (0, "discard_strategy")
    first = offered(state, "discard_strategy", "card")[0]
    events = do(state, "discard_strategy", card=first)
    assert "card" not in told_to(events, "strategy_discarded", 1)[0]
    second = offered(state, "discard_strategy", "card")[0]
    do(state, "discard_strategy", card=second)
    assert asked(state) == (1, "discard_strategy")
    assert Counter(hands(state)[0]) + Counter([first, second]) == Counter(before)
    assert state.observe(0)["own"]["discarded"] == sorted([first, second], key=[*CARDS, *PROMO].index)
    assert state.position()["strategies"]["played"] == []


@pytest.mark.clause("STK-STR-2")
def test_any_two_cards_can_be_discarded_in_one_order_only() -> None:
    state = begun()
    own = hands(state)[0]
    ways = []
    for first in offered(state, "discard_strategy", "card"):
        trial = state.clone()
        do(trial, "discard_strategy", card=first)
        assert asked(trial) == (0, "discard_strategy"), f"after {first} nothing is left to discard"
        ways += [(first, second) for second in offered(trial, "discard_strategy", "card")]
    wanted = {tuple(sorted((a, b))) for k, a in enumerate(own) for b in own[k + 1 :]}
    assert len(ways) == len(wanted)
    assert {tuple(sorted(way)) for way in ways} == wanted


@pytest.mark.clause("STK-STR-2")
def test_a_card_that_is_not_in_hand_cannot_be_discarded() -> None:
    state = begun()
    missing = next(card for card in CARDS if card not in hands(state)[0])
    refusal = refused(state, "discard_strategy", card=missing)
    assert (refusal.rule, refusal.reason, refusal.args) == ("STK-STR-2", "not-in-hand", {"card": missing})
    assert refused(state, "pass").rule == "STK-STR-2"


@pytest.mark.clause("STK-STR-3")
def test_the_deck_has_two_of_each_of_22_cards_and_the_promo_cards_only_when_chosen() -> None:
    assert Counter(deck(3, bonds=True, commerce=True)) == Counter(CARDS * 2)
    assert Counter(deck(3, bonds=True, commerce=True, promo=True)) == Counter((CARDS + PROMO) * 2)


@pytest.mark.clause("STK-STR-3")
def test_promo_cards_cannot_be_chosen_without_strategies() -> None:
    with pytest.raises(ValueError, match="strategies"):
        GAME.deal(3, 1, {"promo": True})


@pytest.mark.clause("STK-STR-4", "STK-SET-2")
@pytest.mark.parametrize("bonds", [False, True])
@pytest.mark.parametrize("commerce", [False, True])
def test_cards_whose_module_is_missing_are_left_out(bonds: bool, commerce: bool) -> None:
    cards = set(deck(3, bonds=bonds, commerce=commerce))
    assert ("Convertible Bond" in cards) == bonds
    assert ("Corner the Market" in cards) == ("Systemic Shock" in cards) == commerce
    assert cards >= set(CARDS) - {"Convertible Bond", "Corner the Market", "Systemic Shock"}


@pytest.mark.clause("STK-STR-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bonds", [False, True])
@pytest.mark.parametrize("commerce", [False, True])
@pytest.mark.parametrize("investors", [False, True])
def test_the_promo_cards_join_exactly_when_too_few_cards_remain(
    players: int, bonds: bool, commerce: bool, investors: bool
) -> None:
    remaining = 44 - 2 * (not bonds) - 4 * (not commerce)
    needed = players * (3 + ROUNDS[players]) + (ROUNDS[players] - 1 if investors else 0)
    cards = deck(players, bonds=bonds, commerce=commerce, investors=investors)
    assert ("Kickback" in cards) == (remaining < needed)
    assert len(cards) == remaining + (2 * len(PROMO) if remaining < needed else 0)


@pytest.mark.clause("STK-STR-4")
def test_the_promo_cards_never_join_with_all_modules_and_without_them_for_five_players() -> None:
    assert "Kickback" not in deck(5, bonds=True, commerce=True, investors=True)
    assert "Kickback" in deck(5)
    assert "Kickback" not in deck(5, commerce=True)


@pytest.mark.clause("STK-SET-9", "STK-STR-2")
def test_cards_are_dealt_before_investors_are_chosen_and_discarded_after() -> None:
    state = begun(3, FULL | {"investors": True})
    assert state.decision == "keep_investor"
    assert len(state.observe(state.seat)["own"]["strategies"]) == 10
    while state.decision == "keep_investor":
        idle(state)
    assert state.decision == "discard_strategy"


@pytest.mark.clause("STK-INV-IVAN")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ivan_draws_as_many_further_cards_as_there_are_rounds_less_one(players: int) -> None:
    state = begun(players, ivan=True)
    undealt = state.position()["strategies"]["deck"][players * (3 + ROUNDS[players]) :]
    do(state, "keep", investor=IVAN)
    events = []
    while state.decision in ("keep_investor", "discard_strategy"):
        before = hands(state)[0]
        events = idle(state)
    drawn = told_to(events, "strategies_drawn", 0)
    assert drawn[0]["hand"] == undealt[: ROUNDS[players] - 1]
    assert "hand" not in told_to(events, "strategies_drawn", 1)[0]
    assert Counter(hands(state)[0]) == Counter(before) + Counter(drawn[0]["hand"])
    assert len(hands(state)[0]) == 2 * ROUNDS[players]
    assert len(hands(state)[1]) == 1 + ROUNDS[players]


@pytest.mark.clause("STK-INV-IVAN", "STK-STR-2")
def test_ivan_discards_two_of_his_first_cards_and_none_of_those_he_draws() -> None:
    state = begun(3, ivan=True)
    do(state, "keep", investor=IVAN)
    play_until(state, "discard_strategy")
    assert all(words["type"] == "discard_strategy" for words in options_now(state))
    assert set(offered(state, "discard_strategy", "card")) <= set(hands(state)[0])
    assert len(hands(state)[0]) == 10
