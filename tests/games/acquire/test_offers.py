"""What the seat that decides is told about its answers before it gives one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.games.acquire.table_setting import (
    ALL_SEVEN,
    CHAINS,
    TWO_SAFE,
    Json,
    cross,
    do,
    lay,
    row,
    table,
)

if TYPE_CHECKING:
    from bigboard import State


def offers(state: State) -> Json:
    return state.offers(state.seat)


def choice(state: State, type: str, **fields: Any) -> Json:
    """The offer of one legal action."""
    wanted = {"type": type, **fields}
    found: Json = next(c for c in offers(state)["choices"] if wanted.items() <= c.items())
    return found


def outcome(state: State, tile: str) -> Json:
    found: Json = choice(state, "play_tile", tile=tile)["outcome"]
    return found


def forbidden(state: State) -> list[tuple[Any, ...]]:
    """What may not be done: type, the one field, reason and clause."""
    found = []
    for entry in offers(state)["forbidden"]:
        field = next(entry[name] for name in ("tile", "chain", "shares") if name in entry)
        found.append((entry["type"], field, entry["reason"], entry["rule"]))
    return found


def test_every_legal_action_has_an_offer_in_the_same_order() -> None:
    state = table(chains=ALL_SEVEN, hands=[["12I", "3A"], [], []])
    found = offers(state)
    assert [c["action"] for c in found["choices"]] == state.legal_actions()
    assert (found["question"], found["rule"], found["seat"]) == ("play_tile", "ACQ-TRN-2", 0)


def test_a_seat_that_does_not_decide_is_offered_nothing_but_knows_its_hand() -> None:
    state = table(chains=TWO_SAFE, hands=[["12I"], ["1B"], []])
    for seat, tiles in ((1, ["1B"]), (2, []), (-1, [])):
        found = state.offers(seat)
        assert (found["choices"], found["pick"], found["forbidden"]) == ([], None, [])
        assert [held["tile"] for held in found["hand"]] == tiles
    assert state.offers(1)["hand"][0]["outcome"] == {
        "effect": "dead",
        "rule": "ACQ-SAF-2",
        "chains": ["Festival", "Tower"],
    }


@pytest.mark.clause("ACQ-END-8")
def test_after_the_end_nobody_is_asked() -> None:
    state = table(chains={"Tower": row("A") + row("B") + row("C") + row("D", 1, 5)}, hands=[["12I"], ["1I"], []])
    lay(state, "12I")
    do(state, "declare_end")
    while state.seat >= 0:
        do(state, "stop_buying")
    found = state.offers(0)
    assert (found["question"], found["seat"], found["choices"], found["pick"]) == ("game_over", -1, [], None)


# Founding


@pytest.mark.clause("ACQ-FND-1", "ACQ-PRC-1", "ACQ-GRW-2")
def test_a_tile_between_two_lone_tiles_founds_continental_at_500() -> None:
    state = table(lone=["1A", "3A"], hands=[["2A"], [], []])
    would = outcome(state, "2A")
    assert (would["effect"], would["size"], would["rule"]) == ("founds", 3, "ACQ-FND-1")
    prices = {chain["chain"]: chain["price"] for chain in would["chains"]}
    assert prices == dict(zip(CHAINS, (300, 300, 400, 400, 400, 500, 500), strict=True))
    lay(state, "2A")
    found = choice(state, "found", chain="Continental")
    assert (found["size"], found["price"]) == (3, 500)


@pytest.mark.clause("ACQ-FND-3")
def test_founding_says_whether_the_founder_gets_a_share() -> None:
    state = table(lone=["1A"], hands=[["2A"], [], []], shares=[{"Tower": 20, "Imperial": 2}, {"Tower": 5}, {}])
    lay(state, "2A")
    tower, imperial = choice(state, "found", chain="Tower"), choice(state, "found", chain="Imperial")
    assert (tower["founder_share"], tower["shares"], tower["shares_after"]) == (False, 20, 20)
    assert (imperial["founder_share"], imperial["shares"], imperial["shares_after"]) == (True, 2, 3)


@pytest.mark.clause("ACQ-FND-2")
def test_chains_on_the_board_cannot_be_founded() -> None:
    state = table(chains={"Tower": ["1C", "2C"]}, lone=["1A"], hands=[["2A"], [], []])
    lay(state, "2A")
    assert forbidden(state) == [("found", "Tower", "chain-on-board", "ACQ-FND-2")]


@pytest.mark.clause("ACQ-FND-4", "ACQ-SAF-2")
def test_tiles_that_cannot_be_played_are_forbidden_with_their_clause() -> None:
    blocked = table(chains=ALL_SEVEN, lone=["12I"], hands=[["11I", "12A"], [], []])
    assert forbidden(blocked) == [("play_tile", "11I", "tile-blocked", "ACQ-FND-4")]
    dead = table(chains=TWO_SAFE, hands=[["1B", "12I"], [], []])
    assert forbidden(dead) == [("play_tile", "1B", "tile-dead", "ACQ-SAF-2")]


# Growing


@pytest.mark.clause("ACQ-GRW-1", "ACQ-GRW-2")
def test_growing_says_size_and_price_before_and_after() -> None:
    state = table(chains={"Tower": ["1A", "2A"]}, lone=["4A"], hands=[["3A"], [], []])
    assert outcome(state, "3A") == {
        "effect": "grows",
        "rule": "ACQ-GRW-1",
        "chain": "Tower",
        "size": 2,
        "size_after": 4,
        "price": 400,
        "price_after": 600,
        "becomes_safe": False,
        "may_end": False,
    }


@pytest.mark.clause("ACQ-SAF-1", "ACQ-END-2")
def test_growing_to_eleven_makes_safe_and_may_allow_the_end() -> None:
    alone = table(chains={"Tower": row("A", 1, 10)}, hands=[["11A"], [], []])
    assert (outcome(alone, "11A")["becomes_safe"], outcome(alone, "11A")["may_end"]) == (True, True)
    with_another = table(chains={"Tower": row("A", 1, 10), "Imperial": ["1C", "2C"]}, hands=[["11A"], [], []])
    would = outcome(with_another, "11A")
    assert (would["becomes_safe"], would["may_end"]) == (True, False)
    beside_a_safe_one = table(chains={"Tower": row("A", 1, 11), "Imperial": ["1C", "2C"]}, hands=[["3C"], [], []])
    assert not outcome(beside_a_safe_one, "3C")["becomes_safe"]


@pytest.mark.clause("ACQ-END-1")
def test_growing_to_41_allows_the_end() -> None:
    forty = row("A") + row("B") + row("C") + row("D", 1, 4)
    state = table(chains={"Tower": forty, "Imperial": ["1I", "2I"]}, hands=[["5D", "12I"], [], []])
    assert outcome(state, "5D")["may_end"]
    assert not outcome(state, "12I")["may_end"]


# Mergers


@pytest.mark.clause("ACQ-MRG-1", "ACQ-BON-1")
def test_a_merging_tile_says_who_survives_and_who_gets_which_bonus() -> None:
    held = [{"Tower": 1, "American": 2}, {"Tower": 4}, {"Tower": 2}]
    state = table(chains=cross(American=4, Tower=3), lone=["5D"], hands=[["5E"], [], []], shares=held)
    offer = choice(state, "play_tile", tile="5E")
    would = offer["outcome"]
    assert (would["survivor"], would["size_after"], offer["gain"]) == ("American", 9, 0)
    assert would["candidates"] == [
        {"chain": "American", "size": 4, "price": 500, "price_after": 700, "shares": 2},
    ]
    assert would["acquired"] == [
        {
            "chain": "Tower",
            "size": 3,
            "price": 500,
            "shares": 1,
            "bonuses": [
                {"seat": 1, "place": "majority", "amount": 5000, "rule": "ACQ-BON-1"},
                {"seat": 2, "place": "minority", "amount": 2500, "rule": "ACQ-BON-1"},
            ],
            "bonuses_known": True,
        }
    ]


@pytest.mark.clause("ACQ-MRG-2")
def test_equal_largest_chains_are_candidates_and_may_all_be_acquired() -> None:
    state = table(chains=cross(American=3, Tower=3, Imperial=2), hands=[["5E"], [], []], shares=[{"Tower": 1}, {}, {}])
    would = outcome(state, "5E")
    assert would["survivor"] is None
    assert [(c["chain"], c["price_after"]) for c in would["candidates"]] == [("American", 700), ("Tower", 800)]
    assert [chain["chain"] for chain in would["acquired"]] == ["American", "Tower", "Imperial"]


@pytest.mark.clause("ACQ-MRG-2", "ACQ-BON-4")
def test_each_possible_survivor_says_what_follows() -> None:
    held = [{"Tower": 1, "American": 2}, {"American": 1}, {}]
    state = table(chains=cross(American=3, Tower=3, Imperial=2), hands=[["5E"], [], []], shares=held)
    lay(state, "5E")
    american, tower = choice(state, "survive", chain="American"), choice(state, "survive", chain="Tower")
    assert [chain["chain"] for chain in american["outcome"]["acquired"]] == ["Tower", "Imperial"]
    assert [chain["chain"] for chain in tower["outcome"]["acquired"]] == ["American", "Imperial"]
    assert (american["gain"], tower["gain"]) == (7500, 4000)
    assert tower["outcome"]["candidates"][0]["price_after"] == 800
    assert forbidden(state) == [("survive", "Imperial", "not-largest", "ACQ-MRG-1")]


@pytest.mark.clause("ACQ-MRG-4")
def test_the_chain_acquired_first_comes_first() -> None:
    held = [{"Tower": 1}, {"Imperial": 1}, {}]
    state = table(chains=cross(American=4, Imperial=2, Tower=2), hands=[["5E"], [], []], shares=held)
    assert choice(state, "play_tile", tile="5E")["gain"] == 0  # the order is asked before anybody is paid
    lay(state, "5E")
    tower = choice(state, "acquire", chain="Tower")
    assert [chain["chain"] for chain in tower["outcome"]["acquired"]] == ["Tower", "Imperial"]
    assert (tower["gain"], choice(state, "acquire", chain="Imperial")["gain"]) == (6000, 0)
    assert tower["outcome"]["size_after"] == 9


@pytest.mark.clause("ACQ-MRG-3")
def test_a_chain_without_holders_does_not_keep_the_next_bonus_waiting() -> None:
    held = [{"Imperial": 1}, {}, {}]
    state = table(chains=cross(American=4, Tower=3, Imperial=2), hands=[["5E"], [], []], shares=held)
    assert choice(state, "play_tile", tile="5E")["gain"] == 4500


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
def test_declaring_the_end_says_what_everybody_would_have() -> None:
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


def test_nobody_else_is_offered_the_choice_of_several() -> None:
    state = buying()
    assert [state.offers(seat)["pick"] for seat in (1, 2, -1)] == [None, None, None]


def test_buying_says_who_has_most_shares_then() -> None:
    state = buying(shares=[{"Tower": 2}, {"Tower": 3}, {}])
    tower = offers(state)["pick"]["items"][2]
    assert tower["shares"] == 2
    assert tower["after"] == [
        {"shares": 3, "leaders": [0, 1]},
        {"shares": 4, "leaders": [0]},
        {"shares": 5, "leaders": [0]},
    ]
    assert choice(state, "buy", chain="Tower")["after"] == tower["after"][0]


@pytest.mark.clause("ACQ-BUY-2", "ACQ-BUY-3")
def test_chains_that_cannot_be_bought_say_why() -> None:
    state = buying(money=300, shares=[{}, {"Imperial": 25}, {}])
    assert forbidden(state) == [
        ("buy", "Imperial", "bank-empty", "ACQ-BUY-3"),
        ("buy", "Tower", "too-little-money", "ACQ-BUY-2"),
    ]


@pytest.mark.clause("ACQ-BON-1", "ACQ-BON-2")
def test_everybody_is_told_at_any_time_what_the_chains_would_pay() -> None:
    held = [{"Tower": 2, "Festival": 1}, {"Tower": 3}, {"Festival": 1}]
    state = table(chains={"Tower": ["1E", "2E"], "Imperial": ["1C", "2C"]}, hands=[["12I"], [], []], shares=held)
    for seat in range(-1, 3):
        tower, imperial = sorted(state.offers(seat)["bonuses"], key=lambda chain: chain["chain"], reverse=True)
        assert [(bonus["seat"], bonus["amount"]) for bonus in tower["bonuses"]] == [(0, 2000), (1, 4000)]
        assert (imperial["chain"], imperial["bonuses"], imperial["bonuses_known"]) == ("Imperial", [], True)


# Closed holdings


def closed(tower: tuple[int, int, int], players: int = 3, **fields: Any) -> State:
    """Tower is about to be acquired; these are everybody's shares of it, and only one's own are seen."""
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
    assert offers(one)["pick"]["items"][1]["after"][0] == {"shares": 3, "leaders": None}


@pytest.mark.clause("ACQ-SET-8", "ACQ-BON-1")
def test_with_closed_holdings_a_majority_that_nobody_can_reach_is_known() -> None:
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
