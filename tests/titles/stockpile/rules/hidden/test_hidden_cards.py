"""Who knows what: looks, action cards, strategy cards, decks, and what is asked so that nothing leaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    BUST,
    EVERYTHING,
    GAME,
    STEEL,
    Json,
    asked,
    do,
    down,
    idle,
    normal,
    offered,
    pairs,
    refused,
    table,
    told_to,
    types_now,
)

import bigboard

if TYPE_CHECKING:
    pass


@pytest.mark.clause("STK-HID-9")
def test_when_someone_looks_the_others_learn_where_but_not_what() -> None:
    state = table(
        stage="before_demand", options={"investors": True}, piles=[[AUTO, down(BANK, 1)], [down(BOOM, 2)], []],
        investors={"kept": [["Wise Warren"], ["Mayknow Martha"], ["Billionaire Bill"]]},
    )  # fmt: skip
    assert asked(state) == (0, "look_at_pile")
    events = do(state, "look_at_pile", pile=0)
    assert told_to(events, "pile_looked_at", 2) == [
        {"type": "pile_looked_at", "seat": 0, "rule": "STK-INV-WARREN", "pile": 0}
    ]
    assert state.observe(0)["piles"][0]["cards"][1] == {"card": BANK, "face": "down", "seen_by": [0, 1]}
    assert state.observe(2)["piles"][0]["cards"][1] == {"card": None, "face": "down", "seen_by": [0, 1]}
    do(state, "bid", pile=0, space=0)
    do(state, "use", investor="Mayknow Martha")
    events = do(state, "look_at_pair", pair=0)
    assert told_to(events, "pair_looked_at", 2) == [
        {"type": "pair_looked_at", "seat": 1, "rule": "STK-INV-MARTHA", "pair": 0, "owner": 0}
    ]
    assert state.observe(1)["pairs"][0]["forecast"] == "+4"
    assert state.observe(2)["pairs"][0] == {
        "owner": 0, "company": None, "forecast": None, "open": False, "seen_by": [0, 1], "laid": [],
    }  # fmt: skip


@pytest.mark.clause("STK-HID-9", "STK-HID-16")
def test_a_card_that_is_moved_takes_the_knowledge_with_it() -> None:
    state = table(
        stage="before_demand", options={"investors": True}, piles=[[AUTO, down(BANK, 1)], [STEEL], []],
        investors={"kept": [["Maverick Mark"], ["Crazy Cramer"], ["Billionaire Bill"]]},
    )  # fmt: skip
    do(state, "move_card", pile=0, place=1)
    do(state, "move_to", pile=2)
    assert [state.observe(viewer)["piles"][2]["cards"][0]["card"] for viewer in (0, 1, 2)] == [None, BANK, None]


@pytest.mark.clause("STK-HID-10")
def test_action_cards_bought_face_down_are_hidden_until_they_are_used() -> None:
    one, two = (
        table(stage="demand", piles=[[down(card, 0)], [down(AUTO, 1)], []]) for card in (BOOM, BUST)
    )  # fmt: skip
    for state in (one, two):
        for pile in range(3):
            do(state, "bid", pile=pile, space=0)
        assert asked(state) == (0, "act")
    assert one.observe(1) == two.observe(1)
    assert one.observe(0) != two.observe(0)
    events = do(one, "boom", company=AUTO)
    assert told_to(events, "boom", 1)[0]["company"] == AUTO
    assert one.observe(1)["discard"] == {BOOM: 1}


@pytest.mark.clause("STK-HID-10", "STK-ACT-2")
def test_after_the_turn_everyone_knows_that_no_action_card_is_left() -> None:
    state = table(stage="action", portfolios=[normal(BOOM, AUTO), normal(BOOM), {}])
    assert state.observe(1)["seats"][0]["portfolio"]["ruled_out"] == []
    do(state, "boom", company=BANK)
    assert state.observe(1)["seats"][0]["portfolio"]["ruled_out"] == [BOOM, BUST]


@pytest.mark.clause("STK-HID-11")
def test_strategy_hands_and_discards_are_hidden_and_played_cards_are_public() -> None:
    fields: Json = {"stage": "action", "options": {"strategies": True}, "portfolios": [normal(AUTO), {}, {}]}
    one = table(**fields, strategies={"hands": [["Special Dividend", "Buyback"], [], []],
                                      "discarded": [["Bear Raid", "Naked Short"], [], []]})  # fmt: skip
    two = table(**fields, strategies={"hands": [["Data Broker", "Rogue Trading"], [], []],
                                      "discarded": [["Buyback", "Buyback"], [], []]})  # fmt: skip
    for viewer in (-1, 1, 2):
        assert one.observe(viewer) == two.observe(viewer)
    assert [card["name"] for card in one.observe(0)["own"]["strategies"]] == ["Special Dividend", "Buyback"]
    assert one.observe(0)["own"]["discarded"] == ["Naked Short", "Bear Raid"]
    do(one, "play", card="Special Dividend")
    for viewer in range(-1, 3):
        assert one.observe(viewer)["played"] == ["Special Dividend"]


@pytest.mark.clause("STK-HID-12")
def test_a_card_is_laid_openly_on_a_forecast_and_looking_at_the_forecast_is_another_matter() -> None:
    state = table(
        stage="action", options={"strategies": True, "promo": True}, money=[5, 5, 5],
        strategies={"hands": [["Circuit Breaker"], [], []]}, portfolios=[normal(AUTO), {}, {}],
    )  # fmt: skip
    events = do(state, "play", card="Circuit Breaker")
    assert told_to(events, "strategy_played", 1)[0]["card"] == "Circuit Breaker"
    assert state.observe(1)["power"]["name"] == "Circuit Breaker"
    do(state, "lay", pair=1)
    for viewer in (-1, 0, 1, 2):
        assert state.observe(viewer)["pairs"][1]["laid"] == [{"seat": 0, "cost": 2, "card": "Circuit Breaker"}]
        assert state.observe(viewer)["played"] == ["Circuit Breaker"]
    assert state.observe(0)["pairs"][1]["company"] is None
    assert state.observe(1)["pairs"][1]["company"] == BANK


@pytest.mark.clause("STK-HID-13")
def test_the_discard_pile_is_open() -> None:
    state = table(stage="demand", discard={AUTO: 3, BOOM: 1, "Trading Fee 2": 2})
    for viewer in range(-1, 3):
        assert state.observe(viewer)["discard"] == {AUTO: 3, BOOM: 1, "Trading Fee 2": 2}


@pytest.mark.clause("STK-HID-14")
def test_the_order_of_the_decks_is_unknown_to_all() -> None:
    one = GAME.deal(3, 5, {"commerce": True, "strategies": True})
    drawn = 3 + 6
    two = {**one, "market": one["market"][:drawn] + one["market"][drawn:][::-1], "commerce": one["commerce"][::-1]}
    two["rounds"] = [one["rounds"][0], *one["rounds"][1:][::-1]]
    two["strategies"] = one["strategies"][:30] + one["strategies"][30:][::-1]
    a, b = GAME.start(one), GAME.start(two)
    for viewer in range(-1, 3):
        assert a.observe(viewer) == b.observe(viewer)
    assert a.observe(0)["market"] == 77 if a.decision == "discard_strategy" else 68
    assert a.observe(0)["commerce"] == 25


@pytest.mark.clause("STK-HID-14")
def test_investors_that_left_the_game_are_unknown() -> None:
    state = GAME.start(GAME.deal(3, 5, {"investors": True}))
    first = state.seat
    dealt = [investor["name"] for investor in state.observe(first)["own"]["investors"]]
    while state.decision == "keep_investor":
        idle(state)
    gone = [name for name in dealt if name not in str(state.observe(first)["seats"])]
    assert gone
    assert gone[0] not in str(state.observe((first + 1) % 3))
    assert state.position()["investors"]["dealt"] == [[], [], []]


@pytest.mark.clause("STK-HID-15")
def test_who_has_hidden_cards_is_asked_though_there_is_one_answer() -> None:
    # Seat 0 holds no Electric, but no one else knows that.
    state = table(stage="movement", portfolios=[normal(AUTO), {}, {}], pairs=pairs("+1", "+1", "+1", "$$", "+1", "+1"))
    assert asked(state) == (0, "show_shares")
    assert offered(state, "show", "cards") == [0]
    # Only Booms and Busts have been bought: all the same there is a Selling turn for who has cards.
    state = table(stage="selling", portfolios=[normal(AUTO), {}, {}])
    do(state, "sell", company=AUTO, cards=1)
    assert state.decision != "sell"


@pytest.mark.clause("STK-HID-15", "STK-SEL-1")
def test_who_may_still_hold_something_is_asked_what_to_sell_until_they_stop() -> None:
    state = table(stage="selling", portfolios=[normal(AUTO, BANK), {}, {}])
    do(state, "sell", company=BANK, cards=1)
    assert types_now(state) == {"stop"}  # Automotive had its turn, but no one knows that this is what is left
    assert refused(state, "sell", company=AUTO, cards=1).reason == "order-of-sale"


@pytest.mark.clause("STK-HID-15")
def test_who_can_hide_nothing_is_not_asked() -> None:
    state = table(stage="demand", piles=[[AUTO], [down(STEEL, 1)], []], pairs=pairs("$$", *["+1"] * 5), money=[5, 5, 5])
    for pile in range(3):
        do(state, "bid", pile=pile, space=0)
    while state.decision == "sell":
        do(state, "stop")
    assert asked(state) == (1, "show_shares")  # seat 0 is paid for its share that everyone has seen
    assert state.position()["money"] == [7, 5, 5]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_secret_part_of_an_event_is_for_its_own_seat_alone(players: int) -> None:
    state = GAME.start(GAME.deal(players, 6, {**EVERYTHING, "auction": players == 3}))
    rng = bigboard.Rng(players)
    events = list(state.opening)
    while state.seat >= 0:
        legal = state.legal_actions()
        events += state.apply(legal[rng.below(len(legal))])
    secret = [event for event in events if event.secret]
    assert {"pair_dealt", "cards_dealt", "card_placed", "pile_taken", "set_up"} <= {event.type for event in secret}
    for event in secret:
        assert event.privy == (event.seat,)
        assert not set(event.secret or {}) & set(event.seen_by(-1))
