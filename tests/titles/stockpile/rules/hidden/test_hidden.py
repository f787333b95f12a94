"""Who knows what: pairs, face-down cards, portfolios."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    COMPANIES,
    COMPUTERS,
    ELECTRIC,
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
    pairs,
    table,
)

if TYPE_CHECKING:
    from bigboard import State


def portfolio(state: State, viewer: int, owner: int = 0) -> Json:
    seen: Json = state.observe(viewer)["seats"][owner]["portfolio"]
    return seen


def known(state: State, viewer: int, owner: int = 0) -> dict[str, int]:
    counts: dict[str, int] = portfolio(state, viewer, owner)["known"]
    return counts


@pytest.mark.clause("STK-HID-1")
def test_money_bids_fees_bonds_commerce_cards_and_investors_are_open_to_all() -> None:
    state = table(
        stage="demand", options={"bonds": True, "commerce": True, "investors": True}, money=[1, 22, 33],
        owes=[[3, 2], [], []], bonds=[4, 5, 6], commerce_held=[{"Gold": 1, "Tax": 2}, {}, {}],
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
        assert seen["seats"][0]["commerce"] == {"Gold": 1, "Tax": 2}
        assert [seat["investors"][0]["name"] for seat in seen["seats"]] == ["Agile Ana", "Wise Warren", "Golden Graham"]
        assert [pile["bid"] for pile in seen["piles"]] == [None, None, {"seat": 0, "space": 1, "price": 1}]


@pytest.mark.clause("STK-HID-2")
def test_a_pair_is_known_to_its_owner_alone_and_face_down_ones_to_no_one() -> None:
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
def test_a_split_shows_that_no_one_has_a_normal_share_left() -> None:
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
