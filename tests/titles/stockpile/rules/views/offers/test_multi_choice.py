"""Choices of several: offered as one, and answered in any order."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.rules.views.offers.test_offers import with_investors
from tests.titles.stockpile.rules.views.offers.test_offers_cards import with_hand
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    BUST,
    COMPANIES,
    COMPUTERS,
    ELECTRIC,
    GAME,
    STEEL,
    Json,
    asked,
    at_price,
    discard,
    do,
    money,
    normal,
    shares,
    split,
    table,
    told,
    types_now,
)

import bigboard

if TYPE_CHECKING:
    from bigboard import Event, IllegalAction, State


def answer(state: State, *picks: Json) -> list[Event]:
    """Answers a choice of several, as a client does."""
    events: list[Event] = []
    for action in state.find_several(picks):
        events += state.apply(action)
    return events


def wrong(state: State, *picks: Json) -> IllegalAction:
    """The refusal of such an answer; nothing has changed."""
    before = state.position()
    with pytest.raises(bigboard.IllegalAction) as found:
        state.find_several(picks)
    assert state.position() == before
    return found.value


def offered_items(state: State) -> list[tuple[Any, ...]]:
    """The items of the pick: what they are about, and how often they may be picked."""
    pick = state.offers(state.seat)["pick"]
    return [
        (*[value for name, value in item["item"].items() if name != "mark"], item["most"]) for item in pick["items"]
    ]


def sell(company: str, cards: int = 1, way: str = "sell") -> Json:
    return {"type": way, "company": company, "cards": cards}


def selling(*cards: str, splits: tuple[str, ...] = (), **fields: Any) -> State:
    return table(3, stage="selling", portfolios=[normal(*cards, split=splits), {}, {}], **fields)


@pytest.mark.clause("STK-STR-2")
def test_any_two_strategy_cards_of_the_whole_hand_are_discarded_in_any_order() -> None:
    state = GAME.start(GAME.deal(3, 5, {"strategies": True}))
    hand = [card["name"] for card in state.observe(state.seat)["own"]["strategies"]]
    pick = state.offers(state.seat)["pick"]
    assert (pick["least"], pick["most"]) == (2, 2)
    assert [item["item"]["card"] for item in pick["items"] for _ in range(item["most"])] == hand
    assert len(state.offers(state.seat)["choices"]) < len(pick["items"])
    first = state.seat
    last_two = [{"type": "discard_strategy", "card": hand[-1]}, {"type": "discard_strategy", "card": hand[-2]}]
    answer(state, *last_two)
    assert state.seat != first
    assert sorted(state.observe(first)["own"]["discarded"]) == sorted(hand[-2:])


@pytest.mark.clause("STK-STR-2")
def test_two_equal_cards_are_two_picks_or_one_with_a_number() -> None:
    state = GAME.start(GAME.deal(3, 5, {"strategies": True}))
    while not any(item["most"] == 2 for item in state.offers(state.seat)["pick"]["items"]):
        answer(state, *[item["item"] for item in state.offers(state.seat)["pick"]["items"][:2]])
    seat = state.seat
    card = next(item["item"] for item in state.offers(seat)["pick"]["items"] if item["most"] == 2)
    assert state.find_several([card, card]) == state.find_several([card | {"cards": 2}])
    answer(state, card, card)
    assert state.observe(seat)["own"]["discarded"] == [card["card"]] * 2


@pytest.mark.clause("STK-STR-2")
def test_one_card_is_too_few_and_three_are_too_many() -> None:
    state = GAME.start(GAME.deal(3, 5, {"strategies": True}))
    items = [item["item"] for item in state.offers(state.seat)["pick"]["items"]]
    assert (wrong(state, items[0]).reason, wrong(state, items[0]).rule) == ("too-few-picks", "STK-STR-2")
    assert wrong(state).args == {"least": 2, "picked": 0}
    assert wrong(state, *items[:3]).reason == "too-many-picks"
    assert wrong(state, items[0], {"type": "stop"}).reason == "too-few-picks"
    assert wrong(state, items[0], items[0] | {"cards": 0}).reason == "not-understood"
    assert wrong(state, items[0], items[0], items[0]).rule == "STK-STR-2"


@pytest.mark.clause("STK-INV-9")
def test_two_players_keep_any_two_of_four_investors() -> None:
    state = GAME.start(GAME.deal(2, 5, {"investors": True}))
    items = [item["item"] for item in state.offers(state.seat)["pick"]["items"]]
    assert len(items) == 4
    assert len(state.legal_actions()) == 3
    seat = state.seat
    for one, two in permutations(items, 2):
        after = state.clone()
        answer(after, one, two)
        kept = [investor["name"] for investor in after.observe(seat)["seats"][seat]["investors"]]
        assert sorted(kept) == sorted([one["investor"], two["investor"]])


@pytest.mark.clause("STK-SEL-2", "STK-SEL-5", "STK-SEL-6")
def test_a_sale_is_offered_as_a_whole_with_split_cards_in_a_pool() -> None:
    state = selling(AUTO, AUTO, STEEL, splits=(AUTO, BANK))
    assert offered_items(state) == [
        ("sell", AUTO, 1, 2), ("sell", STEEL, 1, 1), ("sell_split", AUTO, 1, 1), ("sell_split", BANK, 1, 1),
        ("sell_half", AUTO, 1, 1), ("sell_half", BANK, 1, 1),
    ]  # fmt: skip
    pick = state.offers(0)["pick"]
    assert (pick["least"], pick["most"], pick["pools"]) == (0, 5, {f"{AUTO}: split": 1, f"{BANK}: split": 1})


@pytest.mark.clause("STK-SEL-2")
def test_shares_are_sold_in_any_order_and_the_sale_is_over() -> None:
    picks = [sell(STEEL), sell(AUTO), sell(BANK), sell(AUTO)]
    for order in permutations(picks):
        state = selling(AUTO, AUTO, AUTO, BANK, STEEL)
        answer(state, *order)
        assert (money(state)[0], shares(state, 0)) == (40, {AUTO: 1})
        assert state.decision != "sell"


@pytest.mark.clause("STK-SEL-5", "STK-SEL-6")
def test_a_normal_card_and_half_of_a_split_one_are_sold_as_one_split_card() -> None:
    state = selling(AUTO, AUTO, BANK, splits=(AUTO, AUTO))
    picks = [sell(AUTO, way="sell_half"), sell(BANK), sell(AUTO), sell(AUTO, way="sell_split")]
    actions = state.find_several(picks)
    assert [state.describe(action) for action in actions] == [sell(AUTO, 2, "sell_split"), sell(BANK), {"type": "stop"}]
    answer(state, *picks)
    assert (shares(state, 0), split(state, 0), money(state)[0]) == ({AUTO: 2}, {}, 20 + 25)


@pytest.mark.clause("STK-SEL-6")
def test_more_halves_than_normal_cards_leave_halves() -> None:
    state = selling(AUTO, splits=(AUTO, AUTO, AUTO))
    answer(state, sell(AUTO, 2, "sell_half"), sell(AUTO))
    assert (shares(state, 0), split(state, 0)) == ({AUTO: 2}, {AUTO: 1})
    assert money(state)[0] == 35


@pytest.mark.clause("STK-SEL-2")
def test_to_sell_nothing_is_an_answer_too() -> None:
    state = selling(AUTO)
    assert [state.describe(action) for action in state.find_several([])] == [{"type": "stop"}]
    assert state.find_several([{"type": "stop"}]) == state.find_several([])


@pytest.mark.clause("STK-SEL-1", "STK-INV-TALAL")
def test_a_sale_that_ends_by_itself_is_not_stopped_again() -> None:
    state = with_investors("Tactical Talal", stage="selling", portfolios=[normal(AUTO, STEEL), {}, {}])
    actions = state.find_several([sell(STEEL), sell(AUTO)])
    assert len(actions) == 2
    state = with_investors("Tactical Talal", stage="selling", portfolios=[normal(AUTO, AUTO, STEEL), {}, {}])
    answer(state, sell(STEEL))
    assert asked(state) == (0, "sell")  # his second sale
    assert shares(state, 0) == {AUTO: 2}


@pytest.mark.clause("STK-SEL-3")
def test_more_than_one_has_cannot_be_sold() -> None:
    state = selling(AUTO, AUTO, splits=(BANK,))
    assert wrong(state, sell(AUTO), sell(AUTO), sell(AUTO)).args == {"company": AUTO, "held": 2, "wanted": 3}
    both = wrong(state, sell(BANK, way="sell_half"), sell(BANK, way="sell_split"))
    assert (both.reason, both.rule, both.args["wanted"]) == ("too-few-shares", "STK-SEL-3", 2)
    assert wrong(state, sell("Nowhere Inc")).reason == "not-understood"
    assert wrong(state, {"type": "bid", "pile": 0, "space": 0}).reason == "wrong-decision"
    assert wrong(state, sell(AUTO), {"company": AUTO}).reason == "not-understood"


@pytest.mark.clause("STK-SEL-1")
def test_in_the_middle_of_a_sale_only_the_rest_is_offered() -> None:
    state = selling(AUTO, BANK, BANK, splits=(BANK, BANK, STEEL))
    do(state, "sell_split", company=BANK, cards=1)
    assert offered_items(state) == [("sell", BANK, 1, 2), ("sell_split", STEEL, 1, 1), ("sell_half", STEEL, 1, 1)]
    answer(state, sell(STEEL, way="sell_half"), sell(BANK))
    assert (shares(state, 0), split(state, 0)) == ({AUTO: 1, BANK: 1, STEEL: 1}, {BANK: 1})


@pytest.mark.clause("STK-INV-SOROS")
def test_soros_sells_his_share_first_wherever_it_stands_in_the_answer() -> None:
    state = with_investors("Shorting Soros", stage="selling", portfolios=[normal(AUTO, BANK, STEEL), {}, {}])
    use, short = {"type": "use", "investor": "Shorting Soros"}, {"type": "sell_short", "company": STEEL}
    answer(state, sell(AUTO), short, use)
    assert (shares(state, 0), money(state)[0]) == ({BANK: 1}, 20 + 5 + 8)
    state = with_investors("Shorting Soros", stage="selling", portfolios=[normal(AUTO, BANK, STEEL), {}, {}])
    assert wrong(state, short, sell(AUTO)).reason == "wrong-decision"
    answer(state, use)
    assert wrong(state, short, sell(AUTO)).reason == "wrong-decision"
    assert wrong(state).reason == "too-few-picks"
    assert wrong(state, short, {"type": "sell_short", "company": AUTO}).reason == "too-many-picks"


@pytest.mark.clause("STK-STR-BEAR-RAID")
def test_bear_raid_takes_up_to_three_shares_in_any_order() -> None:
    picks = [{"type": "sell_short", "company": name} for name in (STEEL, AUTO, BANK)]
    for order in permutations(picks):
        state = with_hand("Bear Raid", portfolios=[normal(AUTO, BANK, STEEL, COMPUTERS), {}, {}])
        do(state, "play", card="Bear Raid")
        pick = state.offers(0)["pick"]
        assert (pick["least"], pick["most"]) == (1, 3)
        answer(state, *order)
        assert (shares(state, 0), money(state)[0]) == ({COMPUTERS: 1}, 20 + 24)
    state = with_hand("Bear Raid", portfolios=[normal(AUTO, BANK, STEEL, COMPUTERS), {}, {}])
    do(state, "play", card="Bear Raid")
    assert wrong(state, *picks, {"type": "sell_short", "company": COMPUTERS}).reason == "too-many-picks"
    actions = state.find_several(picks[:1])
    assert state.describe(actions[-1]) == {"type": "stop"}


@pytest.mark.clause("STK-STR-BEAR-RAID", "STK-SEL-6")
def test_bear_raid_takes_both_halves_of_a_split_card() -> None:
    half = {"type": "sell_short_half", "company": BANK}
    state = with_hand("Bear Raid", portfolios=[normal(AUTO, split=[BANK]), {}, {}])
    do(state, "play", card="Bear Raid")
    assert offered_items(state) == [("sell_short", AUTO, 1), ("sell_short_half", BANK, 2)]
    answer(state, half, {"type": "sell_short", "company": AUTO}, half)
    assert (shares(state, 0), split(state, 0), money(state)[0]) == ({}, {}, 44)
    assert discard(state)[BANK] == 1


@pytest.mark.clause("STK-STR-DIVERSIFICATION")
def test_companies_are_shown_in_any_order() -> None:
    state = with_hand("Diversification", portfolios=[normal(AUTO, BANK, STEEL), {}, {}])
    do(state, "play", card="Diversification")
    pick = state.offers(0)["pick"]
    assert (pick["least"], pick["most"], sum(item["gain"] for item in pick["items"])) == (0, 3, 6)
    answer(state, {"type": "choose", "company": STEEL}, {"type": "choose", "company": AUTO})
    assert money(state)[0] == 24
    assert state.decision != "show_companies"


@pytest.mark.clause("STK-STR-WASH-TRADE")
def test_two_companies_of_different_prices_are_chosen_in_any_order() -> None:
    state = with_hand("Wash Trade", spaces=at_price(Stanford=9, Epic=8))
    do(state, "play", card="Wash Trade")
    pick = state.offers(0)["pick"]
    assert len(pick["items"]) == 6
    assert pick["pools"] == {"price 5": 1, "price 8": 1, "price 9": 1}
    steel = pick["items"][-1]
    assert (steel["as_dearer"]["to"], steel["as_cheaper"]) == (8, None)
    assert (pick["items"][0]["as_dearer"], pick["items"][0]["as_cheaper"]["to"]) == (None, 6)
    chosen = [{"type": "choose", "company": STEEL}, {"type": "choose", "company": AUTO}]
    moved = told(answer(state, *chosen), "price_moved")[:2]
    assert [(move["company"], move["to"]) for move in moved] == [(STEEL, 8), (AUTO, 6)]


@pytest.mark.clause("STK-STR-WASH-TRADE")
def test_the_second_of_two_companies_tells_both_moves() -> None:
    state = with_hand("Wash Trade", spaces=at_price(Epic=10, Stanford=2))
    do(state, "play", card="Wash Trade")
    do(state, "choose", company=AUTO)
    offers = state.offers(0)
    assert [choice["company"] for choice in offers["choices"]] == [ELECTRIC, STEEL]
    assert [(move["company"], move["to"]) for move in offers["choices"][0]["moves"]] == [(ELECTRIC, 9), (AUTO, 6)]
    assert offers["pick"] is None


@pytest.mark.clause("STK-INV-OPRAH")
def test_half_of_the_money_goes_to_any_two_players() -> None:
    state = with_investors("Opulent Oprah", stage="giving", money=[9, 8, 9])
    assert offered_items(state) == [("give_one", 1, 1), ("give_one", 2, 1)]
    items = state.offers(0)["pick"]["items"]
    assert [(item["cost"], item["amount"], item["money"]) for item in items] == [(1, 1, 8), (1, 1, 9)]
    assert types_now(state) == {"give_one", "give_all"}
    answer(state, {"type": "give_one", "seat": 2}, {"type": "give_one", "seat": 1})
    assert money(state) == [7, 9, 10]
    state = with_investors("Opulent Oprah", stage="giving", money=[1, 9, 9])
    assert state.offers(0)["pick"] is None


@pytest.mark.clause("STK-INV-OPRAH")
def test_the_whole_sum_is_a_single_answer() -> None:
    state = with_investors("Opulent Oprah", stage="giving", money=[9, 9, 9])
    assert wrong(state, {"type": "give_one", "seat": 2}).reason == "too-few-picks"
    assert wrong(state, {"type": "give_all", "seat": 2}, {"type": "give_one", "seat": 1}).reason == "too-many-picks"
    answer(state, {"type": "give_all", "seat": 2})
    assert money(state) == [7, 9, 11]


@pytest.mark.clause("STK-INV-STUART", "STK-SUP-5")
def test_stuart_places_both_cards_face_down_in_any_order() -> None:
    hands = [[STEEL, AUTO], [BANK, BANK], [BANK, BANK]]
    one, two = (
        {"type": "place_down", "card": STEEL, "pile": 0},
        {"type": "place_down", "card": AUTO, "pile": 2},
    )
    for picks in ((one, two), (two, one)):
        state = with_investors("Secretive Stuart", stage="supply", decision="place_card", hands=hands)
        assert {item[1] for item in offered_items(state)} == {STEEL, AUTO}
        assert state.offers(0)["pick"]["pools"] == {STEEL: 1, AUTO: 1}
        answer(state, *picks)
        cards = [[entry["card"] for entry in pile["cards"]] for pile in state.observe(0)["piles"]]
        assert (cards, state.seat) == ([[STEEL], [], [AUTO]], 1)


@pytest.mark.clause("STK-SUP-5", "STK-INV-STUART")
def test_a_card_face_up_and_one_face_down_are_taken_in_any_order() -> None:
    state = table(3, stage="supply", decision="place_card", hands=[[AUTO, STEEL], [BANK, BANK], [BANK, BANK]])
    up, below = {"type": "place_up", "card": STEEL, "pile": 1}, {"type": "place_down", "card": AUTO, "pile": 1}
    assert state.offers(0)["pick"] is None
    assert state.find_several([below, up]) == state.find_several([up, below])
    assert wrong(state, below, below).rule == "STK-SUP-5"
    assert len(state.find_several([up])) == 1


@pytest.mark.clause("STK-COM-3")
def test_two_commerce_cards_go_on_two_piles_in_any_order() -> None:
    def place(card: str, pile: int) -> Json:
        return {"type": "place_commerce", "card": card, "pile": pile}

    state = table(2, stage="commerce", options={"commerce": True}, commerce_hands=[["Gold", "Gold"], ["Oil", "Tax"]])
    pick = state.offers(0)["pick"]
    assert (pick["least"], [item["item"]["pile"] for item in pick["items"]]) == (2, [0, 1, 2, 3])
    assert wrong(state, place("Gold", 3)).reason == "too-few-picks"
    assert wrong(state, place("Gold", 3), place("Gold", 3)).rule == "STK-COM-3"
    answer(state, place("Gold", 3), place("Gold", 1))
    assert state.seat == 1
    assert state.offers(1)["pick"] is None
    answer(state, place("Tax", 3), place("Oil", 0))
    cards = [[entry["card"] for entry in pile["cards"]] for pile in state.observe(0)["piles"]]
    assert cards == [["Oil"], ["Gold"], [], ["Gold", "Tax"]]


def test_a_hopeless_answer_is_refused_soon() -> None:
    cards = normal(*[BOOM] * 4, *[BUST] * 4)
    state = table(3, stage="action", portfolios=[cards, {}, {}])
    picks = [{"type": kind, "company": name} for kind in ("boom", "bust") for name in COMPANIES[:4]]
    assert len(state.find_several(picks)) == 8
    assert wrong(state, *picks, {"type": "sell_short", "company": AUTO}).reason == "too-many-picks"
    assert wrong(state, picks[0] | {"cards": 10**12}).reason == "too-many-picks"


def test_an_answer_ends_with_its_own_question() -> None:
    state = with_hand("Insider Trading", portfolios=[normal(AUTO), {}, {}])
    play = {"type": "play", "card": "Insider Trading"}
    assert wrong(state, play, {"type": "look_at_pair", "pair": 1}).reason == "too-many-picks"
    assert len(state.find_several([play])) == 1
