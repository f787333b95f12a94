"""Greedy makes use of what it holds in Stockpile: bonds, investors, and what it alone knows of the stockpiles."""

from __future__ import annotations

from typing import Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    COMPUTERS,
    ELECTRIC,
    FEE_1,
    FEE_3,
    LABS,
    STEEL,
    Json,
    at_price,
    down,
    normal,
    table,
)

from bigboard import Rng, State
from bigboard.bots import bot
from bigboard.titles.stockpile.heuristic.auction import StockpileAuction
from bigboard.titles.stockpile.rules.state import StockpileState


def chosen(state: State, seed: int = 1) -> Json:
    return state.describe(bot("greedy").choose(state, Rng(seed)))


def owner_of(investor: str, stage: str, own: Json | None = None, **fields: Any) -> State:
    """Seat 0 has this investor and this portfolio, the others have nothing."""
    portfolios = [own or normal(), normal(), normal()]
    kept = {"kept": [[investor], [], []]}
    return table(3, stage=stage, options={"investors": True}, investors=kept, portfolios=portfolios, **fields)


def test_ana_shows_every_company_even_where_the_others_have_more() -> None:
    state = owner_of("Agile Ana", "round_ends", own=normal(AUTO, BANK, LABS))
    for company in (AUTO, BANK, LABS):
        assert chosen(state) == {"type": "choose", "company": company}
        state.apply(bot("greedy").choose(state, Rng(1)))


@pytest.mark.parametrize("seed", range(5))
def test_phil_picks_the_company_of_which_he_has_most_shares(seed: int) -> None:
    state = owner_of("Forecast Phil", "before_information", own=normal(BANK, STEEL, STEEL))
    assert chosen(state, seed) == {"type": "pick_company", "company": STEEL}


def test_barack_takes_what_is_worth_more_than_it_costs_and_not_what_is_dearest() -> None:
    """Seat 0 knows that Automotive rises by 4."""
    fields: Json = {"discard": {COMPUTERS: 1, AUTO: 1}, "spaces": at_price(Cosmic=8, American=3)}
    state = owner_of("Bailout Barack", "before_movement", money=[20, 20, 20], **fields)
    assert chosen(state) == {"type": "take", "company": AUTO}


def test_chanda_does_not_give_up_a_share_that_is_worth_as_much_as_the_split() -> None:
    fields: Json = {"own": normal(BANK, LABS), "spaces": at_price(Bottomline=5, Leading=5)}
    assert chosen(owner_of("Clever Chanda", "action", **fields))["type"] == "end_turn"


def test_chanda_gives_up_a_cheap_share_to_split_a_dear_one() -> None:
    fields: Json = {"own": normal(BANK, LABS), "spaces": at_price(Bottomline=1, Leading=8)}
    state = owner_of("Clever Chanda", "action", **fields)
    for type, company in (("use", None), ("give_up", BANK), ("split", LABS)):
        answer = chosen(state)
        assert (answer["type"], answer.get("company")) == (type, company)
        state.apply(state.find(answer))


def test_bernie_bids_for_fees_and_the_others_do_not() -> None:
    piles = [[AUTO], [AUTO, FEE_3], [AUTO, FEE_1]]
    assert chosen(owner_of("Broker Bernie", "demand", piles=piles, money=[20, 20, 20]))["pile"] == 1
    assert chosen(owner_of("Billionaire Bill", "demand", piles=piles, money=[20, 20, 20]))["pile"] == 0


def test_martha_looks_at_a_pair_before_she_bids() -> None:
    state = owner_of("Mayknow Martha", "demand", piles=[[AUTO], [BANK], [LABS]])
    assert chosen(state) == {"type": "use", "investor": "Mayknow Martha"}


def test_mark_brings_a_fee_that_only_he_knows_to_another_stockpile() -> None:
    piles = [[AUTO, down(FEE_3, 0)], [AUTO, down(FEE_3, 0)], [AUTO, down(FEE_3, 0), down(STEEL, 0), down(STEEL, 0)]]
    state = owner_of("Maverick Mark", "before_demand", piles=piles, spaces=at_price(Stanford=9))
    moved = chosen(state)
    assert (moved["type"], moved["pile"]) == ("move_card", 2)
    state.apply(state.find(moved))
    assert chosen(state)["type"] == "move_to"


def test_keeps_money_for_the_auction_instead_of_buying_bonds_with_it() -> None:
    fields: Json = {"stage": "buying_bonds", "options": {"bonds": True}}
    assert chosen(table(4, money=[13, 20, 20, 20], **fields)) == {"type": "buy_bonds", "bonds": 0}
    assert chosen(table(4, money=[60, 20, 20, 20], **fields))["bonds"] > 0


def test_a_bid_that_no_one_cares_to_beat_is_foreseen_to_bring_more_than_the_lowest() -> None:
    """From 0 the others raise to 1, 3 and 6, and 10 is too much: the player who bids 6 at once has the stockpile."""
    piles = [[BANK, BANK], [ELECTRIC], [STEEL], [COMPUTERS]]
    spaces = at_price(Bottomline=5, Epic=5, Stanford=5, Cosmic=5)
    state = table(4, stage="demand", piles=piles, spaces=spaces, money=[40, 40, 40, 40])
    assert isinstance(state, StockpileState)
    heuristic = StockpileAuction()
    heuristic.look_ahead(state, 0)
    heuristic.weigh_piles(state, 0)
    assert heuristic.after_bid(state, 0, 0, 3) > heuristic.after_bid(state, 0, 0, 0)
    assert heuristic.after_bid(state, 0, 0, 4) < heuristic.after_bid(state, 0, 0, 3)
