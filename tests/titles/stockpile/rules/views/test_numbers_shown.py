"""Every number that changes what a seat pays or receives is in its view before it decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    COMPANIES,
    COMPUTERS,
    ELECTRIC,
    EVERYTHING,
    GAME,
    STEEL,
    Json,
    asked,
    bid,
    do,
    normal,
    pairs,
    table,
)

from bigboard import Rng
from bigboard.games.rulebook import clauses

if TYPE_CHECKING:
    from bigboard import Event, State

TRACK = [0, 1, 3, 6, 10, 15, 20, 25]
RULES = set(clauses("stockpile"))


def with_investors(*names: str, players: int = 3, **fields: Any) -> State:
    kept = [[name] for name in names] + [["Billionaire Bill"], ["Wise Warren"]][: players - len(names)]
    return table(players, options={"investors": True, **EXTRA}, investors={"kept": kept}, **fields)


EXTRA: Json = {"bonds": True, "commerce": True, "strategies": True, "promo": True}


def bid_prices(state: State) -> list[list[int]]:
    return [seat["bid_prices"] for seat in state.observe(-1)["seats"]]


@pytest.mark.clause("STK-INV-BARBARA", "STK-INV-DONALD")
def test_every_seat_is_shown_its_own_bidding_prices() -> None:
    state = with_investors("Budget Barbara", "Discount Donald", "Golden Graham", stage="demand")
    assert bid_prices(state) == [[-4, -3, 0, 3, 8, 15, 22, 30], [0, 0, 1, 3, 6, 10, 15, 20], TRACK]
    do(state, "bid", pile=1, space=3)
    assert state.observe(2)["piles"][1]["bid"] == {"seat": 0, "space": 3, "price": 3}


@pytest.mark.clause("STK-INV-BARBARA", "STK-INV-DONALD")
def test_barbara_and_donald_together_pay_her_price_of_the_space_below() -> None:
    kept = [["Budget Barbara", "Discount Donald"], ["Billionaire Bill", "Wise Warren"]]
    state = table(2, stage="demand", options={"investors": True}, investors={"kept": kept})
    assert bid_prices(state)[0] == [-4, -4, -3, 0, 3, 8, 15, 22]


@pytest.mark.clause("STK-DEM-5", "STK-TWO-8")
def test_money_that_standing_bids_will_cost_is_not_free() -> None:
    state = table(2, stage="demand", money=[30, 30])
    do(state, "bid", pile=0, space=4)
    do(state, "bid", pile=1, space=2)
    assert [seat["free_money"] for seat in state.observe(0)["seats"]] == [20, 27]
    assert [seat["money"] for seat in state.observe(0)["seats"]] == [30, 30]


@pytest.mark.clause("STK-END-4", "STK-HID-1")
def test_net_worth_counts_what_the_viewer_knows_at_todays_prices() -> None:
    state = table(2, stage="demand", money=[30, 20], portfolios=[normal(AUTO, AUTO, BOOM), normal(STEEL)])
    price = {company["name"]: company["price"] for company in state.observe(0)["companies"]}
    mine, theirs = state.observe(0)["seats"]
    assert mine["portfolio"]["worth"] == {AUTO: 2 * price[AUTO]}
    assert mine["worth"] == 30 + 2 * price[AUTO]
    assert (theirs["worth"], theirs["portfolio"]["worth"]) == (20, {})
    assert [seat["worth"] for seat in state.observe(-1)["seats"]] == [30, 20]


@pytest.mark.clause("STK-BND-6", "STK-COM-5", "STK-COM-6", "STK-END-4")
def test_net_worth_counts_split_cards_twice_bonds_commerce_and_owed_fees() -> None:
    state = table(
        3, stage="selling", options={"bonds": True, "commerce": True}, money=[0, 0, 0], bonds=[1, 0, 0],
        portfolios=[normal(split=[AUTO]), {}, {}], owes=[[3], [], []],
        commerce_held=[{"Gold": 1, "Oil": 1}, {"Tax": 1}, {}],
    )  # fmt: skip
    seen = state.observe(-1)
    price, values = seen["companies"][0]["price"], seen["values"]
    commodities = values["commodity_sets"][1]
    assert seen["seats"][0]["worth"] == 2 * price + values["bond_price"] + commodities - 3
    assert seen["seats"][1]["worth"] == -values["taxes"][0]


@pytest.mark.clause("STK-END-7")
def test_when_the_game_is_over_net_worth_is_the_final_count() -> None:
    rng = Rng(5)
    state = GAME.start(GAME.deal(3, 11, EVERYTHING))
    GAME.playout(state, rng)
    assert [seat["worth"] for seat in state.observe(-1)["seats"]] == state.scores()


@pytest.mark.clause("STK-AUC-4")
def test_in_the_auction_of_investors_nothing_is_set_aside_yet() -> None:
    state = GAME.start(GAME.deal(3, 2, {"investors": True, "auction": True}))
    while state.decision != "bid_investor":
        state.apply(state.legal_actions()[0])
    state.apply(state.legal_actions()[-1])
    assert [seat["free_money"] for seat in state.observe(0)["seats"]] == [0, 0, 0]


@pytest.mark.clause("STK-INV-CARLOS", "STK-DEM-4")
def test_the_lowest_space_for_a_new_bid_is_shown_and_none_when_the_track_is_locked() -> None:
    state = with_investors(
        "Cunning Carlos", "Golden Graham", "Wise Warren", stage="demand", decision="bid", seat=2, money=[50, 50, 50],
        bids=[bid(0, 4), bid(1, 4), None],
    )  # fmt: skip
    seen = state.observe(2)
    assert [pile["lowest_space"] for pile in seen["piles"]] == [6, 5, 0]
    assert [seat["outbid_by"] for seat in seen["seats"]] == [2, 1, 1]
    do(state, "bid", pile=1, space=7)
    assert state.observe(1)["piles"][1]["lowest_space"] is None


@pytest.mark.clause("STK-INV-BERNIE", "STK-DEM-12")
def test_fees_are_shown_as_what_they_cost_each_seat() -> None:
    state = with_investors("Broker Bernie", "Golden Graham", "Wise Warren", stage="demand")
    assert [seat["fees"] for seat in state.observe(0)["seats"]] == [[-1, -2, -3], [1, 2, 3], [1, 2, 3]]


@pytest.mark.clause("STK-INV-GRAHAM", "STK-INV-IVAN")
def test_what_a_sale_brings_beyond_the_price_and_how_many_cards_may_be_played_is_shown() -> None:
    state = with_investors("Golden Graham", "Illicit Ivan", "Wise Warren", stage="demand")
    assert [seat["sale_bonus"] for seat in state.observe(0)["seats"]] == [1, 0, 0]
    assert [seat["plays"] for seat in state.observe(0)["seats"]] == [1, 2, 1]


@pytest.mark.clause("STK-INV-LILIANE", "STK-INV-BARBARA", "STK-INV-BILL")
def test_an_investor_is_shown_with_its_rule_and_its_numbers() -> None:
    state = with_investors("Lazy Liliane", "Budget Barbara", "Billionaire Bill", stage="supply")
    cards = [seat["investors"][0] for seat in state.observe(0)["seats"]]
    assert [card["rule"] for card in cards] == ["STK-INV-LILIANE", "STK-INV-BARBARA", "STK-INV-BILL"]
    assert [card["numbers"] for card in cards] == [
        {"amount": 5, "fine": 1}, {"track": [-4, -3, 0, 3, 8, 15, 22, 30]}, {},
    ]  # fmt: skip


@pytest.mark.clause("STK-BND-3", "STK-COM-5", "STK-COM-6")
def test_the_numbers_of_the_modules_in_play_are_shown() -> None:
    values = with_investors("Lucrative Li", stage="supply").observe(0)["values"]
    assert (values["bond_price"], values["bond_interest"], values["bond_limit"]) == (6, 1, 3)
    assert values["commodity_sets"] == [3, 8, 15, 24, 35, 48]
    assert values["taxes"] == [2, 6, 12, 20, 30, 42, 56]
    assert (values["fees"], values["second_split"], values["majority"]) == ([1, 2, 3], 10, 10)


def playing(card: str, **fields: Any) -> State:
    state = table(stage="action", options=EXTRA, strategies={"hands": [[card], [], []]}, **fields)
    do(state, "play", card=card)
    return state


@pytest.mark.clause("STK-STR-MARKET-MAKER")
def test_a_card_that_asks_is_shown_with_rule_numbers_and_what_was_chosen() -> None:
    state = playing("Market Maker", portfolios=[normal(BOOM, AUTO), {}, {}])
    power = state.observe(1)["power"]
    assert (power["name"], power["rule"], power["numbers"]) == (
        "Market Maker", "STK-STR-MARKET-MAKER", {"steps": 2, "companies": 2},
    )  # fmt: skip
    assert power["chosen"] == {"companies": []}
    do(state, "discard_action", card=BOOM)
    do(state, "raise", company=BANK)
    assert state.observe(1)["power"]["chosen"] == {"companies": [BANK]}


@pytest.mark.clause("STK-STR-WASH-TRADE", "STK-STR-PUMP-AND-DUMP", "STK-STR-GOLDEN-PARACHUTE")
@pytest.mark.parametrize(
    ("card", "company"), [("Wash Trade", AUTO), ("Pump and Dump", BANK), ("Golden Parachute", COMPUTERS)]
)
def test_the_company_that_was_chosen_first_is_shown(card: str, company: str) -> None:
    state = playing(
        card, spaces={COMPUTERS: 1, ELECTRIC: 1, STEEL: 6}, portfolios=[normal(BANK, COMPUTERS, STEEL), {}, {}]
    )
    assert state.observe(1)["power"]["chosen"] == {}
    do(state, "choose", company=company)
    assert state.observe(1)["power"]["chosen"] == {"company": company}


@pytest.mark.clause("STK-INV-MARK", "STK-INV-OPRAH", "STK-INV-SANDERS")
def test_what_an_investor_was_told_first_is_shown() -> None:
    state = with_investors("Maverick Mark", stage="before_demand", piles=[[AUTO, BANK], [], []])
    do(state, "move_card", pile=0, place=1)
    assert state.observe(1)["power"]["chosen"] == {"pile": 0, "place": 1}
    state = with_investors("Opulent Oprah", "Golden Graham", players=4, stage="giving")
    do(state, "give_one", seat=1)
    assert state.observe(1)["power"]["chosen"] == {"to": 1}
    state = with_investors("Socialist Sanders", stage="levelling", money=[5, 9, 5])
    assert (asked(state), state.observe(1)["power"]["chosen"]) == ((0, "give_money"), {"from": 1})


@pytest.mark.clause("STK-STR-VULTURE-CAPITALISM")
def test_the_company_that_was_given_up_is_shown_as_barred() -> None:
    state = playing("Vulture Capitalism", portfolios=[normal(AUTO, COMPUTERS), {}, {}], discard={BANK: 1, STEEL: 1})
    assert state.observe(1)["power"]["chosen"] == {}
    do(state, "give_up", company=AUTO)
    assert state.observe(1)["power"]["chosen"] == {"barred": AUTO}


@pytest.mark.clause("STK-INV-CHANDA")
def test_the_company_of_an_undone_split_is_shown_as_barred() -> None:
    portfolios = [{"normal": {AUTO: 1, BANK: 1}, "split": {AUTO: 1}}, {}, {}]
    state = with_investors("Clever Chanda", stage="action", portfolios=portfolios)
    do(state, "use", investor="Clever Chanda")
    do(state, "unsplit", company=AUTO)
    assert state.observe(1)["power"]["chosen"] == {"barred": AUTO}


@pytest.mark.clause("STK-ADV-6", "STK-ADV-7")
def test_a_move_that_waits_for_a_dividend_is_shown() -> None:
    state = table(
        stage="movement", options={"board": "advanced"}, portfolios=[normal(STEEL), {}, {}], spaces={STEEL: 9},
        pairs=pairs(companies=[STEEL, *COMPANIES[:5]]),
    )  # fmt: skip
    assert state.observe(1)["move"] is None
    state = table(
        stage="movement", options={"board": "advanced"}, portfolios=[normal(STEEL), {}, {}], spaces={STEEL: 8},
        pairs=pairs(companies=[STEEL, *COMPANIES[:5]]),
    )  # fmt: skip
    assert asked(state) == (0, "show_shares")
    assert state.observe(1)["move"] == {"company": STEEL, "left": 3}


@pytest.mark.clause("STK-STR-SYSTEMIC-SHOCK")
def test_a_commodity_that_left_the_game_is_shown_as_gone() -> None:
    state = playing("Systemic Shock", commerce_held=[{"Gold": 1, "Oil": 1}, {}, {}])
    assert state.observe(1)["commerce_gone"] == {}
    do(state, "discard_commodity", card="Gold")
    assert state.observe(1)["commerce_gone"] == {"Gold": 1}


def check_amounts(before: Json, event: Event) -> None:
    """What happened is what the view had said."""
    seat = before["seats"][event.seat]
    if event.type == "pile_bought":
        standing = before["piles"][event.data["pile"]]["bid"]
        price = standing["price"] if standing and standing["seat"] == event.seat else event.data["amount"]
        assert event.data["amount"] in seat["bid_prices"]
        assert event.data["amount"] == price
    elif event.type == "sold" and event.rule.startswith("STK-SEL"):
        price = before["companies"][COMPANIES.index(event.data["company"])]["price"]
        shares = event.data["cards"] * (2 if event.data["what"] == "split" else 1)
        assert event.data["amount"] == shares * (price + seat["sale_bonus"])
    elif event.type in ("fee_paid", "fee_received"):
        assert event.data["amount"] * (1 if event.type == "fee_paid" else -1) in seat["fees"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_whole_games_amounts_are_those_that_were_shown(players: int) -> None:
    state = GAME.start(GAME.deal(players, 31, EVERYTHING))
    rng = Rng(players)
    asking: set[str] = set()
    while state.seat >= 0:
        before = state.observe(state.seat)
        if before["power"] is not None:
            assert before["power"]["rule"] in RULES
            asking.add(before["power"]["name"])
        if before["decision"] == "sell_now":
            state.apply(next(action for action in state.legal_actions() if state.describe(action)["type"] == "stop"))
            continue
        legal = state.legal_actions()
        for event in state.apply(legal[rng.below(len(legal))]):
            check_amounts(before, event)
    assert len(asking) > 3
    assert None not in asking
