"""What the seat that decides is told about shares, the end and closed holdings before it answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.acquire.table_setting import choice, cross, do, forbidden, lay, offers, outcome, row, rows, table

if TYPE_CHECKING:
    from bigboard import State


# Trading and selling


def disposing(held: int = 5, bank_of_tower: int = 25) -> State:
    """Seat 0 has merged Imperial into Tower and is asked about its shares of Imperial."""
    others = 25 - bank_of_tower
    shares = [{"Imperial": held}, {"Tower": others} if others else {}, {}]
    state = table(chains=cross(Tower=4, Imperial=3), hands=[["5E"], [], []], shares=shares)
    lay(state, "5E")
    return state


@pytest.mark.clause("ACQ-MRG-5", "ACQ-MRG-6", "ACQ-MRG-7")
def test_trading_and_selling_are_one_choice() -> None:
    pick = offers(disposing())["pick"]
    assert (pick["least"], pick["most"], pick["budget"], pick["pools"]) == (0, 5, None, {"held": 5})
    trade, sale = pick["items"]
    assert (trade["item"], trade["most"], trade["pool"], trade["uses"]) == (
        {"type": "trade", "shares": 2},
        2,
        "held",
        2,
    )
    assert (trade["chain"], trade["received"], trade["shares"]) == ("Tower", 1, 0)
    assert (sale["item"], sale["most"], sale["pool"], sale["uses"]) == ({"type": "sell", "shares": 1}, 5, "held", 1)
    assert (sale["gain"], sale["chain"], sale["shares"]) == (400, "Imperial", 5)


@pytest.mark.clause("ACQ-MRG-6")
def test_trading_is_limited_by_the_survivors_bank() -> None:
    state = disposing(held=8, bank_of_tower=1)
    assert offers(state)["pick"]["items"][0]["most"] == 1
    assert forbidden(state) == [("trade", 4, "bank-empty", "ACQ-MRG-6")]


@pytest.mark.clause("ACQ-MRG-6")
def test_without_shares_of_the_survivor_there_is_only_selling() -> None:
    state = disposing(held=8, bank_of_tower=0)
    assert [item["item"]["type"] for item in offers(state)["pick"]["items"]] == ["sell"]
    assert forbidden(state) == [("trade", 2, "bank-empty", "ACQ-MRG-6")]


@pytest.mark.clause("ACQ-MRG-6", "ACQ-MRG-7")
def test_each_answer_about_shares_says_what_is_left() -> None:
    state = disposing()
    trade = choice(state, "trade", shares=4)
    assert (trade["received"], trade["shares_after"], trade["survivor_shares_after"]) == (2, 1, 2)
    do(state, "trade", shares=2)
    sale = choice(state, "sell", shares=2)
    assert (sale["gain"], sale["shares_after"]) == (800, 1)
    assert sale["money_after"] == state.observe(0)["seats"][0]["money"] + 800


# The end and buying


@pytest.mark.clause("ACQ-END-3")
def test_declaring_the_end_says_what_everyone_would_have() -> None:
    chains = {"Tower": row("A", 1, 11)}
    state = table(chains=chains, hands=[["12I"], ["1I"], []], shares=[{"Tower": 2}, {"Tower": 1}, {}])
    lay(state, "12I")
    declared = choice(state, "declare_end")
    assert (declared["rule"], declared["scores"]) == ("ACQ-END-2", state.scores())
    assert choice(state, "play_on") == {"action": 169, "type": "play_on", "cost": 0, "gain": 0}


def buying(money: int = 6000, **fields: Any) -> State:
    chains = {"Worldwide": ["1A", "2A", "3A"], "Imperial": ["1C", "2C"], "Tower": ["1E", "2E"]}  # 300, 300, 400
    amounts = [money, 6000, 6000]
    state = table(chains=chains, hands=[["12I"], ["9I"], []], money=amounts, **fields)
    lay(state, "12I")
    return state


@pytest.mark.clause("ACQ-BUY-1", "ACQ-BUY-2")
def test_buying_is_one_choice_of_up_to_three() -> None:
    pick = offers(buying(money=700))["pick"]
    assert (pick["least"], pick["most"], pick["budget"], pick["pools"]) == (0, 3, 700, {})
    assert [(item["chain"], item["cost"], item["most"]) for item in pick["items"]] == [
        ("Worldwide", 300, 2),
        ("Imperial", 300, 2),
        ("Tower", 400, 1),
    ]


@pytest.mark.clause("ACQ-BUY-1")
def test_what_was_bought_already_counts() -> None:
    state = buying()
    do(state, "buy", chain="Imperial")
    pick = offers(state)["pick"]
    assert (pick["most"], pick["budget"]) == (2, 5700)
    assert [item["chain"] for item in pick["items"]] == ["Imperial", "Tower"]


@pytest.mark.clause("ACQ-BUY-3")
def test_buying_is_limited_by_the_bank() -> None:
    tower = offers(buying(shares=[{}, {"Tower": 23}, {}]))["pick"]["items"][2]
    assert (tower["chain"], tower["most"], tower["bank"]) == ("Tower", 2, 2)


def test_no_one_else_is_offered_the_choice_of_several() -> None:
    state = buying()
    assert [state.offers(seat)["pick"] for seat in (1, 2, -1)] == [None, None, None]


def test_buying_says_who_has_most_shares_then() -> None:
    state = buying(shares=[{"Tower": 2}, {"Tower": 3}, {}])
    tower = offers(state)["pick"]["items"][2]
    assert tower["shares"] == 2
    assert [(after["shares"], after["leaders"]) for after in tower["after"]] == [(3, [0, 1]), (4, [0]), (5, [0])]
    assert choice(state, "buy", chain="Tower")["after"] == tower["after"][0]


@pytest.mark.clause("ACQ-BON-1", "ACQ-BON-2", "ACQ-BON-4")
def test_buying_says_what_bonus_it_makes() -> None:
    state = buying(shares=[{"Tower": 2}, {"Tower": 3}, {"Tower": 1}])
    tower = offers(state)["pick"]["items"][2]
    majority, minority = 10 * tower["cost"], 5 * tower["cost"]
    both = (majority + minority) // 2
    assert [(after["place"], after["bonus"], after["bonus_gain"]) for after in tower["after"]] == [
        ("majority_tied", both, both - minority),
        ("majority", majority, majority - minority),
        ("majority", majority, majority - minority),
    ]
    first = offers(buying(shares=[{}, {"Tower": 9}, {}]))["pick"]["items"][2]["after"][0]
    assert (first["place"], first["bonus"], first["bonus_gain"]) == ("minority", minority, minority)
    alone = offers(buying(shares=[{}, {}, {}]))["pick"]["items"][2]["after"][0]
    assert (alone["place"], alone["bonus"]) == ("both", majority + minority)
    assert state.observe(0) == buying(shares=[{"Tower": 2}, {"Tower": 3}, {"Tower": 1}]).observe(0)


@pytest.mark.clause("ACQ-BUY-2", "ACQ-BUY-3")
def test_chains_that_cannot_be_bought_say_why() -> None:
    state = buying(money=300, shares=[{}, {"Imperial": 25}, {}])
    assert forbidden(state) == [
        ("buy", "Imperial", "bank-empty", "ACQ-BUY-3"),
        ("buy", "Tower", "too-little-money", "ACQ-BUY-2"),
    ]


@pytest.mark.clause("ACQ-BON-1", "ACQ-BON-2")
def test_everyone_is_told_at_any_time_what_the_chains_would_pay() -> None:
    held = [{"Tower": 2, "Festival": 1}, {"Tower": 3}, {"Festival": 1}]
    state = table(chains={"Tower": ["1E", "2E"], "Imperial": ["1C", "2C"]}, hands=[["12I"], [], []], shares=held)
    for seat in range(-1, 3):
        tower, imperial = sorted(state.offers(seat)["bonuses"], key=lambda chain: chain["chain"], reverse=True)
        assert [(bonus["seat"], bonus["amount"]) for bonus in tower["bonuses"]] == [(0, 2000), (1, 4000)]
        assert (imperial["chain"], imperial["bonuses"], imperial["bonuses_known"]) == ("Imperial", [], True)


# Closed holdings


def closed(tower: tuple[int, int, int], players: int = 3, **fields: Any) -> State:
    """Tower is about to be acquired; these are everyone's shares of it, and only one's own are seen."""
    shares = [{"Tower": held} if held else {} for held in tower[:players]]
    return table(
        players,
        chains=cross(American=4, Tower=3),
        hands=[["5E", "12I"], *[[]] * (players - 1)],
        shares=shares,
        options={"open_holdings": False},
        **fields,
    )


@pytest.mark.clause("ACQ-SET-8")
def test_with_closed_holdings_offers_do_not_tell_who_has_what() -> None:
    one, other = closed((2, 3, 1), money=[1000, 9000, 200]), closed((2, 0, 4), money=[1000, 500, 7000])
    assert one.offers(0) == other.offers(0)
    assert one.offers(-1) == other.offers(-1)
    assert one.offers(-1)["bonuses"][1] == {"chain": "Tower", "bonuses": [], "bonuses_known": False}
    would = outcome(one, "5E")["acquired"][0]
    assert (would["bonuses"], would["bonuses_known"]) == ([], False)
    lay(one, "12I")
    lay(other, "12I")
    assert one.offers(0) == other.offers(0)
    assert offers(one)["pick"]["items"][1]["after"][0] == {
        "shares": 3, "leaders": None, "place": None, "bonus": None, "bonus_gain": None,
    }  # fmt: skip


@pytest.mark.clause("ACQ-SET-8", "ACQ-BON-1")
def test_with_closed_holdings_a_majority_that_no_one_can_reach_is_known() -> None:
    state = closed((4, 2, 1))
    offer = choice(state, "play_tile", tile="5E")
    acquired = offer["outcome"]["acquired"][0]
    assert acquired["bonuses"] == [{"seat": 0, "place": "majority", "amount": 5000, "rule": "ACQ-BON-1"}]
    assert (acquired["bonuses_known"], offer["gain"]) == (False, 5000)


@pytest.mark.clause("ACQ-SET-8", "ACQ-BON-4")
def test_with_closed_holdings_a_single_holder_and_a_pair_of_players_know_all() -> None:
    alone = outcome(closed((4, 0, 0)), "5E")["acquired"][0]
    assert (alone["bonuses"][0]["place"], alone["bonuses_known"]) == ("both", True)
    pair = outcome(closed((1, 2, 0), players=2), "5E")["acquired"][0]
    assert [(bonus["seat"], bonus["amount"]) for bonus in pair["bonuses"]] == [(0, 2500), (1, 5000)]
    assert pair["bonuses_known"]


@pytest.mark.clause("ACQ-SET-8", "ACQ-END-3")
def test_with_closed_holdings_only_ones_own_score_is_told_if_it_is_certain() -> None:
    def at_the_end(tower: list[int]) -> State:
        state = table(
            chains={"Tower": row("A", 1, 11)},
            hands=[["12I"], ["1I"], []],
            shares=[{"Tower": held} if held else {} for held in tower],
            options={"open_holdings": False},
        )
        lay(state, "12I")
        return state

    certain = at_the_end([5, 1, 1])
    assert choice(certain, "declare_end")["scores"] == [certain.scores()[0], None, None]
    assert choice(at_the_end([2, 1, 1]), "declare_end")["scores"] == [None, None, None]


# At any time


@pytest.mark.clause("ACQ-PRC-1")
def test_every_chain_on_the_board_tells_the_next_row_of_its_chart() -> None:
    state = table(chains={"Tower": row("A", 1, 5), "Worldwide": row("C", 1, 2)})
    steps = {step["chain"]: (step["size"], step["price"]) for step in state.offers(1)["next_prices"]}
    assert steps == {"Tower": (6, 800), "Worldwide": (3, 300)}


@pytest.mark.clause("ACQ-PRC-1")
def test_the_largest_chains_have_no_next_row() -> None:
    state = table(chains={"Tower": rows("ABCD")})
    assert state.offers(-1)["next_prices"] == []


def test_open_holdings_tell_everyone_what_all_would_have_if_the_game_were_scored_now() -> None:
    state = table(chains={"Tower": row("A", 1, 3)}, shares=[{"Tower": 2}, {"Tower": 1}, {}])
    for seat in (-1, 0, 2):
        assert state.offers(seat)["scores"] == state.scores()


def test_closed_holdings_tell_a_spectator_nothing_of_that() -> None:
    state = table(
        chains={"Tower": row("A", 1, 3)}, shares=[{"Tower": 2}, {"Tower": 1}, {}], options={"open_holdings": False}
    )
    assert state.offers(-1)["scores"] == [None, None, None]
