"""What is hidden, what is public, and who has seen what."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    BUST,
    COMPANIES,
    COMPUTERS,
    ELECTRIC,
    EVERYTHING,
    GAME,
    LABS,
    STEEL,
    Json,
    asked,
    at_price,
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
    from bigboard import State


def portfolio(state: State, viewer: int, owner: int = 0) -> Json:
    seen: Json = state.observe(viewer)["seats"][owner]["portfolio"]
    return seen


def known(state: State, viewer: int, owner: int = 0) -> dict[str, int]:
    counts: dict[str, int] = portfolio(state, viewer, owner)["known"]
    return counts


@pytest.mark.clause("STK-HID-1")
def test_money_bids_fees_bonds_goods_and_investors_are_open_to_all() -> None:
    state = table(
        stage="demand", options={"bonds": True, "commerce": True, "investors": True}, money=[1, 22, 33],
        owes=[[3, 2], [], []], bonds=[4, 5, 6], goods=[{"Gold": 1, "Tax": 2}, {}, {}],
        investors={"kept": [["Agile Ana"], ["Wise Warren"], ["Golden Graham"]]},
    )  # fmt: skip
    while state.decision != "bid":
        idle(state)
    do(state, "bid", pile=2, space=1)
    for viewer in range(-1, 3):
        seen = state.observe(viewer)
        assert [seat["money"] for seat in seen["seats"]] == [1, 22, 33]
        assert [seat["owes"] for seat in seen["seats"]] == [[3, 2], [], []]
        assert [seat["bonds"] for seat in seen["seats"]] == [4, 5, 6]
        assert seen["seats"][0]["goods"] == {"Gold": 1, "Tax": 2}
        assert [seat["investors"][0]["name"] for seat in seen["seats"]] == ["Agile Ana", "Wise Warren", "Golden Graham"]
        assert [pile["bid"] for pile in seen["piles"]] == [None, None, {"seat": 0, "space": 1, "price": 1}]


@pytest.mark.clause("STK-HID-2")
def test_a_pair_is_known_to_its_owner_alone_and_face_down_ones_to_nobody() -> None:
    state = table(4)
    for viewer in range(4):
        seen = [pair["company"] for pair in state.observe(viewer)["pairs"]]
        assert seen == [COMPANIES[k] if k in (viewer, 4) else None for k in range(6)]
    assert [pair["company"] for pair in state.observe(-1)["pairs"]] == [None] * 4 + [COMPANIES[4], None]


@pytest.mark.clause("STK-HID-2")
def test_a_pair_that_was_looked_at_is_known_to_who_looked() -> None:
    state = table(pairs=[{**pair, "seen_by": [0, 2] if k == 1 else []} for k, pair in enumerate(pairs())],
                  stage="demand")  # fmt: skip
    assert [state.observe(viewer)["pairs"][1]["forecast"] for viewer in (0, 1, 2, -1)] == ["+2", None, "+2", None]
    assert state.observe(1)["pairs"][1]["seen_by"] == [0, 2]


@pytest.mark.clause("STK-HID-3")
@pytest.mark.parametrize("options", [{}, {"dice": True}])
def test_which_forecasts_are_in_play_is_public(options: Json) -> None:
    deal = GAME.deal(3, 4, options)
    state = GAME.start(deal)
    in_play = sorted(forecast for _, forecast in deal["rounds"][0]["pairs"])
    for viewer in range(-1, 3):
        assert sorted(state.observe(viewer)["forecasts"]) == in_play


@pytest.mark.clause("STK-HID-3", "STK-INF-2")
def test_the_deduction_table_lists_the_forecasts_that_are_still_possible() -> None:
    state = table(3)  # the open pair is the fourth: Electric pays
    mine = state.observe(0)["possible"]
    assert mine[AUTO] == ["+4"]
    assert mine[ELECTRIC] == ["$$"]
    for company in (BANK, COMPUTERS, LABS, STEEL):
        assert mine[company] == ["+2", "+1", "-2", "-3"]
    public = state.observe(-1)["possible"]
    assert public[ELECTRIC] == ["$$"]
    assert public[AUTO] == ["+4", "+2", "+1", "-2", "-3"]


@pytest.mark.clause("STK-HID-3")
def test_the_last_unseen_pair_is_deduced() -> None:
    seen = [{**pair, "seen_by": "all" if k < 5 else []} for k, pair in enumerate(pairs())]
    state = table(stage="demand", pairs=seen)
    assert state.observe(0)["pairs"][5]["forecast"] is None
    assert state.observe(0)["possible"][STEEL] == ["-3"]


@pytest.mark.clause("STK-HID-3", "STK-DIC-2")
def test_equal_forecasts_are_listed_once() -> None:
    state = table(stage="demand", options={"dice": True}, pairs=pairs("+2", "+2", "$", "$", "-1", "-1"))
    assert state.observe(0)["possible"][BANK] == ["+2", "$", "-1"]


@pytest.mark.clause("STK-HID-3")
def test_pairs_turned_up_in_the_movement_phase_narrow_the_table() -> None:
    state = table(
        stage="movement", portfolios=[normal(COMPUTERS), {}, {}], pairs=pairs("+4", "+2", "$$", "+1", "-2", "-3")
    )
    assert asked(state) == (0, "show_shares")
    possible = state.observe(-1)["possible"]
    assert [possible[company] for company in COMPANIES[:4]] == [["+4"], ["+2"], ["$$"], ["+1"]]
    assert possible[LABS] == possible[STEEL] == ["-2", "-3"]


@pytest.mark.clause("STK-HID-4")
def test_a_face_down_card_is_known_to_who_put_it_there_only() -> None:
    state = table(stage="demand", piles=[[AUTO, down(BANK, 1)], [], [down(BOOM, 2)]])
    cards = {
        viewer: [card["card"] for pile in state.observe(viewer)["piles"] for card in pile["cards"]]
        for viewer in range(-1, 3)
    }
    assert cards == {-1: [AUTO, None, None], 0: [AUTO, None, None], 1: [AUTO, BANK, None], 2: [AUTO, None, BOOM]}
    for viewer in range(-1, 3):
        assert state.observe(viewer)["piles"][0]["cards"][1]["seen_by"] == [1]  # its number and place are public


@pytest.mark.clause("STK-HID-5")
def test_normal_portfolios_are_hidden_from_the_others() -> None:
    one = table(stage="selling", portfolios=[normal(AUTO, BANK), {}, {}])
    two = table(stage="selling", portfolios=[normal(STEEL, STEEL), {}, {}])
    for viewer in (-1, 1, 2):
        assert one.observe(viewer) == two.observe(viewer)
    assert known(one, 0) == {AUTO: 1, BANK: 1}
    assert known(two, 0) == {STEEL: 2}


@pytest.mark.clause("STK-HID-6")
def test_the_number_of_cards_is_public() -> None:
    state = table(stage="selling", portfolios=[normal(AUTO, BANK, split=[STEEL]), normal(AUTO), {}])
    for viewer in (-1, 2):
        assert [seat["portfolio"]["cards"] for seat in state.observe(viewer)["seats"]] == [2, 1, 0]
        assert portfolio(state, viewer)["split"] == {STEEL: 1}
        assert portfolio(state, viewer)["unknown"] == 2
    state = GAME.start(GAME.deal(3, 1, {"strategies": True}))
    assert [seat["strategies"] for seat in state.observe(-1)["seats"]] == [10, 10, 10]


@pytest.mark.clause("STK-HID-7")
def test_a_card_that_lay_face_up_stays_known_and_only_as_at_least_so_many() -> None:
    state = table(stage="demand", piles=[[AUTO, AUTO, down(AUTO, 1)], [], []], portfolios=[normal(AUTO, BANK), {}, {}])
    for pile in range(3):
        do(state, "bid", pile=pile, space=0)
    assert known(state, -1) == {AUTO: 2}
    assert known(state, 1) == {AUTO: 3}
    assert known(state, 0) == {AUTO: 4, BANK: 1}
    assert [portfolio(state, viewer)["unknown"] for viewer in (-1, 0, 1, 2)] == [3, 0, 2, 3]
    do(state, "sell", company=AUTO, cards=3)  # two that were known, and one that was not
    assert known(state, -1) == {}
    assert portfolio(state, -1)["unknown"] == 2
    assert known(state, 1) == {}  # one of seat 1's three has been sold, or one that it did not know
    assert portfolio(state, 1)["unknown"] == 2


@pytest.mark.clause("STK-HID-7", "STK-MOV-4")
def test_shares_shown_for_a_dividend_stay_known() -> None:
    state = table(stage="movement", portfolios=[normal(AUTO, AUTO, BANK), {}, {}], pairs=pairs("$$", *["+1"] * 5))
    do(state, "show", cards=1)
    for viewer in (-1, 1, 2):
        assert known(state, viewer) == {AUTO: 1}
        assert portfolio(state, viewer)["unknown"] == 2


@pytest.mark.clause("STK-HID-7")
def test_showing_again_what_is_known_tells_nothing_new() -> None:
    state = table(stage="demand", piles=[[AUTO, down(BANK, 1)], [], []], pairs=pairs("$$", *["+1"] * 5))
    for pile in range(3):
        do(state, "bid", pile=pile, space=0)
    do(state, "stop")
    before = portfolio(state, 2)
    do(state, "show", cards=1)
    assert portfolio(state, 2)["known"] == before["known"] == {AUTO: 1}
    assert portfolio(state, 2)["unknown"] == 1


@pytest.mark.clause("STK-HID-7", "STK-SEL-6")
def test_the_half_that_is_left_of_a_split_share_is_known() -> None:
    state = table(stage="selling", portfolios=[normal(AUTO, split=[BANK, BANK]), {}, {}])
    do(state, "sell_half", company=BANK, cards=1)
    assert portfolio(state, 1)["split"] == {BANK: 1}
    assert known(state, 1) == {BANK: 1}


@pytest.mark.clause("STK-HID-8")
def test_a_split_shows_that_nobody_has_a_normal_share_left() -> None:
    state = table(
        stage="selling", portfolios=[normal(AUTO, ELECTRIC, BANK), normal(BANK, BANK), {}],
        pairs=pairs(*["+1"] * 6), spaces=at_price(Epic=10),
    )  # fmt: skip
    do(state, "stop")
    do(state, "stop")
    for viewer in (-1, 2):
        for owner in (0, 1):
            assert ELECTRIC in portfolio(state, viewer, owner)["ruled_out"]
            assert portfolio(state, viewer, owner)["unknown"] == 2
    assert portfolio(state, 1, 0)["split"] == {ELECTRIC: 1}
    assert state.observe(1)["seats"][1]["portfolio"]["ruled_out"] == []


@pytest.mark.clause("STK-HID-8")
def test_a_bankruptcy_shows_the_same() -> None:
    state = table(
        stage="selling", portfolios=[normal(AUTO, ELECTRIC), {}, {}], pairs=pairs(*["-1"] * 6), spaces=at_price(Epic=1)
    )
    do(state, "stop")
    assert ELECTRIC in portfolio(state, 1)["ruled_out"]
    assert portfolio(state, 1)["unknown"] == 1


@pytest.mark.clause("STK-HID-8")
def test_a_card_bought_unseen_later_may_be_of_that_company_again() -> None:
    state = table(
        stage="demand", portfolios=[normal(AUTO), {}, {}], piles=[[BOOM, down(BOOM, 2)], [down(BANK, 0)], []],
        spaces=at_price(Epic=9),
    )  # fmt: skip
    do(state, "bid", pile=0, space=0)
    do(state, "bid", pile=1, space=0)
    do(state, "bid", pile=2, space=0)
    do(state, "boom", company=ELECTRIC)  # splits
    assert ELECTRIC in portfolio(state, 1)["ruled_out"]
    do(state, "boom", company=AUTO)
    # The next round: seat 0 buys a face-down card that seat 1 has not seen.
    written = state.position()
    written["market"].remove(ELECTRIC)
    written |= {"stage": "demand", "decision": "bid", "seat": 0, "placed": 0, "flow": {"at": 0}}
    state = GAME.position({**written, "piles": [[down(ELECTRIC, 2)], [], []]})
    for pile in range(3):
        do(state, "bid", pile=pile, space=0)
    assert ELECTRIC not in portfolio(state, 1)["ruled_out"]
    assert known(state, 2) == {ELECTRIC: 1}


@pytest.mark.clause("STK-HID-9")
def test_when_somebody_looks_the_others_learn_where_but_not_what() -> None:
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


@pytest.mark.clause("STK-HID-9")
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
def test_after_the_turn_everybody_knows_that_no_action_card_is_left() -> None:
    state = table(stage="action", portfolios=[normal(BOOM, AUTO), normal(BOOM), {}])
    assert portfolio(state, 1)["ruled_out"] == []
    do(state, "boom", company=BANK)
    assert portfolio(state, 1)["ruled_out"] == [BOOM, BUST]


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
def test_a_card_on_a_forecast_is_seen_but_not_which_card_it_is() -> None:
    state = table(
        stage="action", options={"strategies": True, "promo": True}, money=[5, 5, 5],
        strategies={"hands": [["Circuit Breaker"], [], []]}, portfolios=[normal(AUTO), {}, {}],
    )  # fmt: skip
    events = do(state, "play", card="Circuit Breaker")
    assert state.observe(1)["power"]["name"] is None
    assert state.observe(0)["power"]["name"] == "Circuit Breaker"
    assert "card" not in told_to(events, "strategy_laid", 1)[0]
    assert told_to(events, "strategy_laid", 1)[0]["cost"] == 2
    do(state, "lay", pair=1)
    assert state.observe(0)["pairs"][1]["laid"] == [{"seat": 0, "cost": 2, "card": "Circuit Breaker"}]
    for viewer in (-1, 1, 2):
        assert state.observe(viewer)["pairs"][1]["laid"] == [{"seat": 0, "cost": 2, "card": None}]
        assert state.observe(viewer)["played"] == []
    assert state.observe(1)["pairs"][1]["company"] == BANK  # the owner of the pair sees the pair, not the card


@pytest.mark.clause("STK-HID-12")
def test_the_laid_card_is_turned_up_with_its_pair() -> None:
    state = table(
        stage="movement", options={"strategies": True}, portfolios=[normal(COMPUTERS), {}, {}],
        laid=[{"pair": pair, "card": "Falsified Earnings", "seat": seat} for pair, seat in ((1, 0), (5, 2))],
        pairs=pairs("+4", "+2", "$$", "+1", "-2", "-3"),
    )  # fmt: skip
    assert asked(state) == (0, "show_shares")
    seen = state.observe(1)["pairs"]
    assert seen[1]["laid"] == [{"seat": 0, "cost": 0, "card": "Falsified Earnings"}]
    assert seen[5]["laid"] == [{"seat": 2, "cost": 0, "card": None}]
    assert state.observe(2)["pairs"][5]["laid"][0]["card"] == "Falsified Earnings"
    assert state.observe(1)["played"] == ["Falsified Earnings"]


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
    # Seat 0 holds no Electric, but nobody else knows that.
    state = table(stage="movement", portfolios=[normal(AUTO), {}, {}], pairs=pairs("+1", "+1", "+1", "$$", "+1", "+1"))
    assert asked(state) == (0, "show_shares")
    assert offered(state, "show", "cards") == [0]
    # Only Booms and Busts have been bought: all the same there is a Selling turn for who has cards.
    state = table(stage="selling", portfolios=[normal(AUTO), {}, {}])
    do(state, "sell", company=AUTO, cards=1)
    assert state.decision != "sell"


@pytest.mark.clause("STK-HID-15", "STK-SEL-1")
def test_who_may_still_hold_something_is_asked_what_to_sell_until_he_stops() -> None:
    state = table(stage="selling", portfolios=[normal(AUTO, BANK), {}, {}])
    do(state, "sell", company=BANK, cards=1)
    assert types_now(state) == {"stop"}  # Automotive had its turn, but nobody knows that this is what is left
    assert refused(state, "sell", company=AUTO, cards=1).reason == "order-of-sale"


@pytest.mark.clause("STK-HID-15")
def test_who_can_hide_nothing_is_not_asked() -> None:
    state = table(stage="demand", piles=[[AUTO], [down(STEEL, 1)], []], pairs=pairs("$$", *["+1"] * 5), money=[5, 5, 5])
    for pile in range(3):
        do(state, "bid", pile=pile, space=0)
    while state.decision == "sell":
        do(state, "stop")
    assert asked(state) == (1, "show_shares")  # seat 0 is paid for its share that everybody has seen
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
