"""Strategy cards that bring money."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    COMPANIES,
    FEE_1,
    FEE_3,
    GAME,
    LABS,
    STEEL,
    TRACK,
    Json,
    asked,
    at_price,
    bid,
    discard,
    do,
    money,
    normal,
    offered,
    refused,
    rules_of,
    shares,
    table,
    told,
    types_of,
)

if TYPE_CHECKING:
    from bigboard import Event, State


def holding(card: str, own: Json | None = None, seats: int = 3, modules: Json | None = None, **fields: Any) -> State:
    """The Action Phase begins; seat 0 has this strategy card and, beside these cards, a Boom, so the turn goes on."""
    options = {"strategies": True, "promo": True} | (modules or {})
    own = own or normal()
    own["normal"] = own["normal"] | {BOOM: 1}
    position = {
        "stage": "action",
        "options": options,
        "strategies": {"hands": [[card], *([] for _ in range(seats - 1))]},
        "portfolios": [own, *(normal() for _ in range(seats - 1))],
    }
    return table(seats, **position | fields)


def played(card: str, *args: Any, **fields: Any) -> tuple[State, list[Event]]:
    state = holding(card, *args, **fields)
    return state, do(state, "play", card=card)


# Where the meeple ended


@pytest.mark.clause("STK-STR-BLOCK-TRADING")
@pytest.mark.parametrize("space", range(8))
def test_block_trading_pays_five_from_the_fifteen_space_on(space: int) -> None:
    state = holding("Block Trading", ended_on=[[space], [7], [7]])
    if TRACK[space] < 15:
        assert refused(state, "play", card="Block Trading").rule == "STK-STR-8"
    else:
        events = do(state, "play", card="Block Trading")
        assert told(events, "received") == [{"seat": 0, "amount": 5}]
        assert rules_of(events, "received") == ["STK-STR-BLOCK-TRADING"]
        assert money(state) == [25, 20, 20]


@pytest.mark.clause("STK-STR-VALUE-INVESTING")
@pytest.mark.parametrize("space", range(8))
def test_value_investing_pays_five_up_to_the_three_space(space: int) -> None:
    state = holding("Value Investing", ended_on=[[space], [0], [0]])
    if TRACK[space] > 3:
        assert refused(state, "play", card="Value Investing").rule == "STK-STR-8"
    else:
        do(state, "play", card="Value Investing")
        assert money(state) == [25, 20, 20]


@pytest.mark.clause("STK-STR-13", "STK-STR-BLOCK-TRADING", "STK-STR-VALUE-INVESTING", "STK-STR-KICKBACK")
@pytest.mark.parametrize(
    ("card", "space", "others"), [("Block Trading", 5, 0), ("Value Investing", 2, 7), ("Kickback", 3, 4)]
)
@pytest.mark.parametrize("seat", [1, 2])
def test_a_player_who_plays_the_card_their_own_meeple_counts(card: str, space: int, others: int, seat: int) -> None:
    hands = [[card] if owner == seat else [] for owner in range(3)]
    ended = [[space] if owner == seat else [others] for owner in range(3)]
    state = holding(card, first=seat, strategies={"hands": hands}, ended_on=ended)
    do(state, "play", card=card)
    assert money(state)[seat] > 20


@pytest.mark.clause("STK-STR-13", "STK-STR-BLOCK-TRADING", "STK-STR-VALUE-INVESTING", "STK-STR-KICKBACK")
@pytest.mark.parametrize(
    ("card", "space", "others"), [("Block Trading", 4, 7), ("Value Investing", 3, 0), ("Kickback", 4, 4)]
)
@pytest.mark.parametrize("seat", [1, 2])
def test_the_meeples_of_others_do_not_help(card: str, space: int, others: int, seat: int) -> None:
    hands = [[card] if owner == seat else [] for owner in range(3)]
    ended = [[space] if owner == seat else [others] for owner in range(3)]
    held = [normal(BOOM) if owner == seat else normal() for owner in range(3)]
    state = holding(card, first=seat, strategies={"hands": hands}, ended_on=ended, portfolios=held)
    assert refused(state, "play", card=card).rule == "STK-STR-8"


@pytest.mark.clause("STK-STR-BLOCK-TRADING", "STK-STR-VALUE-INVESTING")
@pytest.mark.parametrize("investor", ["Discount Donald", "Budget Barbara"])
@pytest.mark.parametrize(("card", "space", "works"), [("Block Trading", 5, True), ("Value Investing", 3, False)])
def test_the_printed_space_counts_and_not_what_was_paid(investor: str, card: str, space: int, works: bool) -> None:
    """Donald pays $10K on the $15K space and $3K on the $6K space; Barbara pays $3K there."""
    state = holding(
        card,
        stage="demand",
        modules={"investors": True},
        investors={"kept": [[investor], [], []]},
        piles=[[AUTO], [BANK], [LABS]],
    )
    for pile, at in ((0, space), (1, 0), (2, 0)):
        do(state, "bid", pile=pile, space=at)
    assert (card in offered(state, "play", "card")) == works


@pytest.mark.clause("STK-STR-KICKBACK")
@pytest.mark.parametrize(("ended", "works"), [([3, 4, 0], True), ([3, 3, 0], False), ([7, 6, 6], False)])
def test_kickback_pays_four_if_another_meeple_ended_higher(ended: list[int], works: bool) -> None:
    state = holding("Kickback", ended_on=[[space] for space in ended])
    if works:
        do(state, "play", card="Kickback")
        assert money(state) == [24, 20, 20]
    else:
        assert refused(state, "play", card="Kickback").rule == "STK-STR-8"


# Commodities and fees


@pytest.mark.clause("STK-STR-CORNER-THE-MARKET")
@pytest.mark.parametrize(
    ("held", "amount"),
    [({"Platinum": 2, "Corn": 3}, 15), ({"Gold": 2, "Oil": 1}, 5), ({"Gold": 3, "Tax": 4}, 10), ({"Cattle": 3}, 10)],
)
def test_corner_the_market_pays_five_for_each_commodity_beyond_the_first_of_its_kind(held: Json, amount: int) -> None:
    """Among them the example of the rulebook: two platinum and three corn bring $15K."""
    state, _ = played("Corner the Market", modules={"commerce": True}, commerce_held=[held, {"Natural Gas": 3}, {}])
    assert money(state) == [20 + amount, 20, 20]
    assert state.position()["commerce_held"][0] == held


@pytest.mark.clause("STK-STR-INTERPOSITIONING")
def test_interpositioning_pays_three_for_each_fee_card_acquired_this_round_and_the_fees_are_still_paid() -> None:
    state = holding("Interpositioning", stage="demand", piles=[[FEE_3, FEE_1], [AUTO], [BANK]])
    for pile in range(3):
        do(state, "bid", pile=pile, space=0)
    assert money(state)[0] == 16
    do(state, "play", card="Interpositioning")
    assert money(state)[0] == 16 + 6
    assert discard(state) == {FEE_3: 1, FEE_1: 1}


@pytest.mark.clause("STK-STR-INTERPOSITIONING", "STK-DEM-14")
def test_interpositioning_counts_a_fee_that_could_not_be_paid_and_pays_it() -> None:
    bids = [bid(seat, 0) for seat in range(3)]
    state = holding("Interpositioning", stage="fees", piles=[[FEE_3], [], []], bids=bids, money=[0, 20, 20])
    assert state.position()["owes"][0] == [3]
    events = do(state, "play", card="Interpositioning")
    assert types_of(events) == ["strategy_played", "received", "fee_paid"]
    assert (money(state)[0], state.position()["owes"][0]) == (0, [])


@pytest.mark.clause("STK-STR-INTERPOSITIONING")
def test_fees_owed_from_an_earlier_round_do_not_count() -> None:
    state = holding("Interpositioning", owes=[[3], [], []], money=[2, 20, 20])
    assert refused(state, "play", card="Interpositioning").rule == "STK-STR-8"


@pytest.mark.clause("STK-STR-INTERPOSITIONING", "STK-INV-BERNIE")
def test_bernie_is_paid_by_interpositioning_too() -> None:
    state = holding(
        "Interpositioning",
        stage="demand",
        modules={"investors": True},
        investors={"kept": [["Broker Bernie"], [], []]},
        piles=[[FEE_3], [AUTO], [BANK]],
    )
    for pile in range(3):
        do(state, "bid", pile=pile, space=0)
    do(state, "play", card="Interpositioning")
    assert money(state)[0] == 20 + 3 + 3


# Pairs and shares shown


@pytest.mark.clause("STK-STR-DATA-BROKER")
def test_data_broker_turns_the_own_pair_up_for_everyone_and_pays_five() -> None:
    state, events = played("Data Broker", first=1)
    revealed = {"seat": 0, "pair": 2, "company": "Cosmic Computers", "forecast": "+1"}
    assert told(events, "pair_revealed") == [revealed]
    assert state.observe(-1)["pairs"][2]["open"]
    assert state.observe(1)["pairs"][2]["forecast"] == "+1"
    assert money(state) == [25, 20, 20]


@pytest.mark.clause("STK-STR-DATA-BROKER", "STK-TWO-2")
def test_with_two_players_only_one_of_the_pairs_is_turned_up() -> None:
    state, _ = played("Data Broker", seats=2)
    assert asked(state) == (0, "reveal_pair")
    assert offered(state, "reveal_pair", "pair") == [0, 1]
    assert refused(state, "reveal_pair", pair=2).rule == "STK-STR-DATA-BROKER"
    do(state, "reveal_pair", pair=1)
    assert [entry["open"] for entry in state.observe(1)["pairs"]] == [False, True, False, False, False, False]
    assert money(state)[0] == 35


@pytest.mark.clause("STK-STR-DATA-BROKER")
def test_a_pair_that_is_open_already_cannot_be_used() -> None:
    entries = [
        {"company": c, "forecast": f} for c, f in zip(COMPANIES, ["+4", "+2", "+1", "$$", "-2", "-3"], strict=True)
    ]
    entries[0]["seen_by"] = "all"
    assert refused(holding("Data Broker", pairs=entries), "play", card="Data Broker").rule == "STK-STR-8"


@pytest.mark.clause("STK-STR-DIVERSIFICATION")
def test_diversification_pays_two_for_each_company_shown() -> None:
    state, _ = played("Diversification", normal(AUTO, AUTO, BANK, LABS))
    assert asked(state) == (0, "show_companies")
    do(state, "choose", company=AUTO)
    do(state, "choose", company=LABS)
    assert money(state)[0] == 24
    known = state.observe(1)["seats"][0]["portfolio"]["known"]
    assert known == {AUTO: 1, LABS: 1}
    assert shares(state, 0) == {AUTO: 2, BANK: 1, LABS: 1, BOOM: 1}


@pytest.mark.clause("STK-STR-DIVERSIFICATION", "STK-MOV-13")
@pytest.mark.parametrize(("shown", "cash"), [([], 20), ([AUTO], 22), ([AUTO, BANK], 24)])
def test_diversification_may_be_declined_in_whole_or_in_part(shown: list[str], cash: int) -> None:
    state, _ = played("Diversification", normal(AUTO, BANK, LABS))
    for company in shown:
        do(state, "choose", company=company)
    do(state, "stop")
    assert (money(state)[0], state.decision) == (cash, "act")
    assert state.observe(1)["seats"][0]["portfolio"]["known"] == dict.fromkeys(shown, 1)


@pytest.mark.clause("STK-STR-DIVERSIFICATION")
def test_a_split_share_counts_for_its_company_once() -> None:
    state, events = played("Diversification", normal(AUTO, split=[AUTO, AUTO, STEEL]))
    assert [shown["company"] for shown in told(events, "company_shown")] == [AUTO, STEEL]
    assert money(state)[0] == 24


# Dividends


@pytest.mark.clause("STK-STR-SPECIAL-DIVIDEND", "STK-STR-DIVIDEND-GROWTH-INVESTING")
@pytest.mark.parametrize(("card", "cost", "each"), [("Special Dividend", 0, 1), ("Dividend Growth Investing", 4, 2)])
def test_a_company_pays_all_its_holders_for_shown_shares_and_twice_for_split_ones(
    card: str, cost: int, each: int
) -> None:
    held = [normal(AUTO, BOOM), normal(AUTO, AUTO), normal(split=[AUTO])]
    state, _ = played(card, portfolios=held)
    assert money(state)[0] == 20 - cost
    events = do(state, "choose", company=AUTO)
    assert told(events, "dividend") == [{"seat": -1, "company": AUTO, "amount": each}]
    assert asked(state) == (0, "show_shares")
    do(state, "show", cards=1)
    do(state, "show", cards=1)
    assert money(state) == [20 - cost + each, 20 + each, 20 + 2 * each]


@pytest.mark.clause("STK-STR-SPECIAL-DIVIDEND", "STK-STR-DIVIDEND-GROWTH-INVESTING")
@pytest.mark.parametrize("card", ["Special Dividend", "Dividend Growth Investing"])
def test_the_owner_of_the_card_need_not_hold_the_company(card: str) -> None:
    state, _ = played(card, portfolios=[normal(BOOM), normal(AUTO), normal()])
    assert offered(state, "choose", "company") == COMPANIES
    do(state, "choose", company=AUTO)
    while state.decision == "show_shares":
        do(state, "show", cards=max(offered(state, "show", "cards")))
    assert money(state)[1] > 20


# Golden Parachute


@pytest.mark.clause("STK-STR-GOLDEN-PARACHUTE")
@pytest.mark.parametrize(("now", "works"), [(1, True), (2, True), (3, False)])
def test_golden_parachute_needs_a_price_of_two_or_less(now: int, works: bool) -> None:
    state = holding("Golden Parachute", normal(AUTO), spaces=at_price(American=now))
    assert ("Golden Parachute" in offered(state, "play", "card")) == works
    if not works:
        assert refused(state, "play", card="Golden Parachute").rule == "STK-STR-8"


@pytest.mark.clause("STK-STR-GOLDEN-PARACHUTE")
@pytest.mark.parametrize("shown", [0, 1, 2, 3])
def test_golden_parachute_pays_three_for_each_share_shown_which_stays(shown: int) -> None:
    spaces = at_price(American=2, Leading=1)
    state, _ = played("Golden Parachute", normal(AUTO, AUTO, AUTO, BANK, LABS), spaces=spaces)
    assert offered(state, "choose", "company") == [AUTO, LABS]
    assert refused(state, "choose", company=BANK).rule == "STK-STR-GOLDEN-PARACHUTE"
    do(state, "choose", company=AUTO)
    assert offered(state, "show", "cards") == [0, 1, 2, 3]
    do(state, "show", cards=shown)
    assert money(state)[0] == 20 + 3 * shown
    assert shares(state, 0)[AUTO] == 3
    assert state.observe(1)["seats"][0]["portfolio"]["known"] == ({AUTO: shown} if shown else {})


@pytest.mark.clause("STK-STR-GOLDEN-PARACHUTE")
@pytest.mark.parametrize("company", COMPANIES)
def test_while_shares_are_shown_a_position_remembers_which_company_was_chosen(company: str) -> None:
    state, _ = played("Golden Parachute", normal(company), spaces=dict.fromkeys(COMPANIES, 1))
    do(state, "choose", company=company)
    state = GAME.position(state.position())
    do(state, "show", cards=1)
    assert money(state)[0] == 23


@pytest.mark.clause("STK-STR-GOLDEN-PARACHUTE")
def test_golden_parachute_pays_six_for_a_split_share_and_the_rest_may_stay_hidden() -> None:
    state, _ = played("Golden Parachute", normal(AUTO, split=[AUTO]), spaces=at_price(American=2))
    assert offered(state, "show", "cards") == [0, 1]
    do(state, "show", cards=0)
    assert money(state)[0] == 26


@pytest.mark.clause("STK-STR-GOLDEN-PARACHUTE")
def test_golden_parachute_for_split_shares_alone_needs_no_showing() -> None:
    hands = {"hands": [["Golden Parachute"], [], []]}
    state = holding(
        "Golden Parachute", portfolios=[normal(split=[AUTO, AUTO]), normal(), normal()],
        strategies=hands, spaces=at_price(American=1),
    )  # fmt: skip
    events = do(state, "play", card="Golden Parachute")
    assert told(events, "shares_shown") == [{"seat": 0, "company": AUTO, "cards": 0, "amount": 12}]


@pytest.mark.clause("STK-STR-GOLDEN-PARACHUTE", "STK-INV-GRAHAM")
def test_golden_parachute_sells_nothing_and_so_brings_graham_no_more() -> None:
    state, _ = played(
        "Golden Parachute",
        normal(AUTO, AUTO, split=[AUTO]),
        modules={"investors": True},
        investors={"kept": [["Golden Graham"], [], []]},
        spaces=at_price(American=2),
    )
    do(state, "show", cards=2)
    assert money(state)[0] == 20 + 3 * 4


@pytest.mark.clause("STK-STR-GOLDEN-PARACHUTE", "STK-ADV-3")
@pytest.mark.parametrize(("company", "space", "works"), [(AUTO, 1, False), (BANK, 1, True), (STEEL, 3, True)])
def test_on_the_advanced_board_golden_parachute_asks_for_the_price_and_not_for_the_space(
    company: str, space: int, works: bool
) -> None:
    """Automotive's second space is $3K, the Bank's $2K; Steel's fourth is still $2K."""
    state = holding("Golden Parachute", normal(company), modules={"board": "advanced"}, spaces={company: space})
    assert ("Golden Parachute" in offered(state, "play", "card")) == works


@pytest.mark.clause("STK-STR-BLOCK-TRADING", "STK-STR-7")
def test_cards_without_a_cost_can_be_played_without_money() -> None:
    state, events = played("Block Trading", ended_on=[[7], [0], [0]], money=[0, 20, 20])
    assert told(events, "strategy_played")[0]["cost"] == 0
    assert types_of(events) == ["strategy_played", "received"]
    assert money(state)[0] == 5
