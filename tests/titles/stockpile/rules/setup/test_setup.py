"""Setting up the table: players, modules, money, decks, prices, starting shares, first player."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.titles.stockpile.table_setting import (
    BASE_FORECASTS,
    COMPANIES,
    EVERYTHING,
    FULL_DECK,
    GAME,
    do,
    idle,
    money,
    normal,
    shares,
    table,
    told,
    told_to,
    types_of,
)

MODULES = ["bonds", "commerce", "dice", "strategies", "investors", "first_player_card"]


def start(players: int = 3, seed: int = 1, **options: Any) -> Any:
    return GAME.start(GAME.deal(players, seed, options))


@pytest.mark.clause("STK-SET-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_people_play(players: int) -> None:
    state = start(players)
    assert state.players == players
    assert state.seat in range(players)


@pytest.mark.clause("STK-SET-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 6, True, "3", 3.0, None])
def test_a_table_for_fewer_or_more_cannot_be_set_up(players: Any) -> None:
    sentence = f"Stockpile is for 2 to 5 players, not {players!r}."
    with pytest.raises(ValueError) as found:  # noqa: PT011
        GAME.deal(players, 1)
    assert str(found.value) == sentence
    with pytest.raises(ValueError) as found:  # noqa: PT011
        GAME.playouts(1, players, 1)
    assert str(found.value) == sentence


@pytest.mark.clause("STK-SET-2")
@pytest.mark.parametrize("chosen", range(0, 64, 3))
def test_modules_may_be_used_in_any_combination(chosen: int) -> None:
    options: dict[str, Any] = {name: bool(chosen >> k & 1) for k, name in enumerate(MODULES)}
    options["board"] = "advanced" if chosen % 2 else "standard"
    players = 2 + chosen % 4
    state = GAME.playout(start(players, chosen, **options), chosen)
    assert state.seat == -1
    off: dict[str, Any] = {"promo": False, "investor_set": "all", "fair": False, "auction": False}
    assert state.position()["options"] == {**options, **off}


@pytest.mark.clause("STK-SET-2")
def test_cards_of_modules_that_are_not_in_play_are_left_out() -> None:
    few = GAME.deal(3, 1, {"investors": True, "strategies": True})
    assert not {"Daring Dangote", "Lucrative Li"} & set(few["investors"])
    assert "Illicit Ivan" in few["investors"]
    assert not {"Convertible Bond", "Corner the Market", "Systemic Shock"} & set(few["strategies"])
    assert "commerce" not in few
    full = GAME.deal(3, 1, EVERYTHING)
    assert {"Daring Dangote", "Lucrative Li", "Illicit Ivan"} <= set(full["investors"])
    assert {"Convertible Bond", "Corner the Market", "Systemic Shock"} <= set(full["strategies"])


@pytest.mark.clause("STK-SET-2")
def test_without_modules_nothing_of_them_is_on_the_table() -> None:
    state = start(4)
    seen = state.observe(0)
    assert not {"bonds", "commerce", "commerce_gone", "played", "plays_left"} & set(seen)
    assert not {"bonds", "commerce", "strategies", "plays", "investors"} & set(seen["seats"][0])
    assert set(seen["values"]) == {"fees", "action_card_steps", "second_split", "majority", "tied_majority"}
    assert seen["own"].keys() == {"hand"}


@pytest.mark.clause("STK-SET-3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_starts_with_20k_and_one_meeple(players: int) -> None:
    state = start(players)
    assert money(state) == [20] * players
    while state.decision == "place_card":
        idle(state)
    for pile in range(players):
        assert state.decision == "bid"
        do(state, "bid", pile=pile, space=0)
    assert state.decision != "bid"


@pytest.mark.clause("STK-SET-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_market_deck_has_80_cards(players: int) -> None:
    deal = GAME.deal(players, 5)
    assert sorted(deal["market"] + deal["starting_shares"]) == sorted(FULL_DECK)
    assert Counter(FULL_DECK).total() == 80


@pytest.mark.clause("STK-SET-4")
def test_the_fees_cost_one_two_and_three_thousand() -> None:
    state = table(stage="paying", bids=[{"seat": 0, "space": 0}, None, None], money=[0, 0, 0],
                  piles=[["Trading Fee 1", "Trading Fee 2", "Trading Fee 3"], [], []])  # fmt: skip
    assert state.observe(-1)["seats"][0]["owes"] == [3, 2, 1]


@pytest.mark.clause("STK-SET-5")
def test_every_company_starts_at_5k_on_a_track_from_one_to_ten() -> None:
    for company, name in zip(start().observe(-1)["companies"], COMPANIES, strict=True):
        assert company["name"] == name
        assert company["price"] == 5
        assert company["track"] == list(range(1, 11))


@pytest.mark.clause("STK-SET-6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_has_one_share_and_no_two_are_alike(players: int) -> None:
    for seed in range(20):
        deal = GAME.deal(players, seed)
        state = GAME.start(deal)
        held = [shares(state, seat) for seat in range(players)]
        assert held == [{company: 1} for company in deal["starting_shares"]]
        assert len(set(deal["starting_shares"])) == players


@pytest.mark.clause("STK-SET-6")
def test_starting_shares_that_no_one_was_dealt_are_in_the_market_deck() -> None:
    deal = GAME.deal(4, 11)
    for company in COMPANIES:
        assert deal["market"].count(company) == (9 if company in deal["starting_shares"] else 10)


@pytest.mark.clause("STK-SET-6")
def test_any_company_may_be_dealt_to_any_seat() -> None:
    found = {(seat, GAME.deal(5, seed)["starting_shares"][seat]) for seed in range(80) for seat in range(5)}
    assert found == {(seat, company) for seat in range(5) for company in COMPANIES}


@pytest.mark.clause("STK-SET-6")
def test_the_starting_share_is_dealt_face_down() -> None:
    state = start(3, 4)
    dealt = [told_to(state.opening, "set_up", seat) for seat in range(3)]
    for seat in range(3):
        assert [("share" in event) for event in sorted(dealt[seat], key=lambda event: event["seat"])] == [
            other == seat for other in range(3)
        ]
        assert state.observe((seat + 1) % 3)["seats"][seat]["portfolio"]["known"] == {}
        assert state.observe(seat)["seats"][seat]["portfolio"]["known"] == shares(state, seat)


@pytest.mark.clause("STK-SET-6")
def test_the_starting_share_is_a_share_like_any_other() -> None:
    state = start(3, 4)
    while state.decision != "sell":
        idle(state)
    seat, own = state.seat, GAME.deal(3, 4)["starting_shares"][state.seat]
    before = money(state)[seat]
    held = shares(state, seat)[own]
    do(state, "sell", company=own, cards=held)
    assert money(state)[seat] == before + 5 * held


@pytest.mark.clause("STK-SET-7")
def test_the_base_forecasts_are_six_cards() -> None:
    for seed in range(10):
        deal = GAME.deal(3, seed)
        for entry in deal["rounds"]:
            assert sorted(forecast for _, forecast in entry["pairs"]) == sorted(BASE_FORECASTS)
    assert sorted(start().observe(-1)["forecasts"]) == sorted(BASE_FORECASTS)


@pytest.mark.clause("STK-SET-8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_player_is_drawn_at_random(players: int) -> None:
    drawn = Counter(GAME.deal(players, seed)["first"] for seed in range(200))
    assert set(drawn) == set(range(players))
    expected = 200 / players
    assert all(abs(count - expected) < 5 * expected**0.5 for count in drawn.values())


@pytest.mark.clause("STK-SET-8")
def test_the_first_player_of_the_deal_begins() -> None:
    deal = GAME.deal(4, 2)
    for first in range(4):
        state = GAME.start({**deal, "first": first})
        assert state.seat == first
        assert [event.seat for event in state.opening if event.type == "first_player"] == [first]


@pytest.mark.clause("STK-SET-9")
def test_strategies_are_dealt_then_investors_chosen_then_two_strategies_discarded_then_the_rest() -> None:
    state = start(3, 3, strategies=True, investors=True)
    assert len(state.observe(state.seat)["own"]["strategies"]) == 3 + 7  # seen before an investor is chosen
    assert types_of(state.opening)[:3] == ["first_player", "strategies_dealt", "investors_dealt"]
    assert money(state) == [0, 0, 0]
    decisions = []
    events = []
    while state.decision in ("keep_investor", "discard_strategy"):
        decisions.append(state.decision)
        assert [shares(state, seat) for seat in range(3)] == [{}, {}, {}]
        events = idle(state)
    assert decisions == ["keep_investor"] * 3 + ["discard_strategy"] * 6
    assert len(told(events, "set_up")) == 3
    assert min(money(state)) > 0
    assert all(sum(shares(state, seat).values()) == 1 for seat in range(3))


@pytest.mark.clause("STK-SET-10")
def test_no_one_learns_a_choice_before_all_have_chosen() -> None:
    state = start(3, 3, investors=True)
    first, other = state.seat, (state.seat + 1) % 3
    one, two = state.legal_actions()
    a, b = state.clone(), state.clone()
    events = a.apply(one)
    b.apply(two)
    assert a.observe(other) == b.observe(other)
    assert a.observe(-1) == b.observe(-1)
    assert a.observe(first) != b.observe(first)
    assert told_to(events, "investor_chosen", other) == [
        {"type": "investor_chosen", "seat": first, "rule": "STK-INV-1"}
    ]
    assert "investor" in told_to(events, "investor_chosen", first)[0]
    while a.decision == "keep_investor":
        events = idle(a)
    assert len(told(events, "investor")) == 3  # all turned up together
    assert all(len(seat["investors"]) == 1 for seat in a.observe(other)["seats"])


@pytest.mark.clause("STK-SET-10")
def test_discarded_strategies_stay_secret() -> None:
    state = start(3, 3, strategies=True)
    first, other = state.seat, (state.seat + 1) % 3
    a, b = state.clone(), state.clone()
    a.apply(state.legal_actions()[0])
    b.apply(state.legal_actions()[-1])
    assert a.observe(other) == b.observe(other)
    assert a.observe(first) != b.observe(first)


@pytest.mark.clause("STK-SET-11")
def test_all_money_is_whole_and_the_bank_never_runs_out() -> None:
    state = table(stage="selling", money=[90_000, 90_000, 90_000], portfolios=[normal(*COMPANIES), {}, {}])
    for company in COMPANIES:
        do(state, "sell", company=company, cards=1)
    assert money(state)[0] == 90_030
    ended = GAME.playout(start(4, 8, **EVERYTHING), 1)
    assert all(type(amount) is int for amount in [*money(ended), *ended.scores()])
