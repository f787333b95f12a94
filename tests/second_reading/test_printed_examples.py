"""The second reading itself, held to the examples that the rulebooks print and played without the engine."""

from __future__ import annotations

import ast
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.second_reading.acquire.chart import bonuses, price
from tests.second_reading.acquire.reading import AcquireReading
from tests.second_reading.asking import Reading
from tests.second_reading.deals import complaints, market_deck
from tests.second_reading.stockpile.components import COMPANIES
from tests.second_reading.stockpile.demand import lowest_space
from tests.second_reading.stockpile.endgame import worth_of_commodities
from tests.second_reading.stockpile.knowledge import Knowledge
from tests.second_reading.stockpile.money import pay_owed_fees, price_of_space
from tests.second_reading.stockpile.powers.strategy_money import duplicates
from tests.second_reading.stockpile.prices import move
from tests.second_reading.stockpile.reading import StockpileReading
from tests.second_reading.stockpile.table import Pile, Player, Table

import bigboard

HERE = Path(__file__).parent


def stockpile_table(**options: Any) -> Table:
    return Table(bigboard.game("stockpile").deal(players=3, seed=1, options=options))


def answer_at_random(reading: Reading, seed: int) -> None:
    rng = random.Random(seed)
    while reading.question is not None:
        reading.answer(rng.choice(reading.question.answers))


def test_six_tiles_of_continental_make_800_a_share() -> None:
    assert price("Continental", 6) == 800
    assert price("Worldwide", 3) == 300
    assert price("American", 10) == 700


def test_imperial_with_three_tiles_costs_what_the_chart_says() -> None:
    assert price("Imperial", 3) == 400


def test_two_tied_for_most_shares_divide_both_bonuses_in_hundreds() -> None:
    assert bonuses("Worldwide", 3, [4, 4, 3]) == [2300, 2300, 0]


def test_electric_at_9_with_plus_4_splits_and_ends_at_8() -> None:
    table = stockpile_table()
    table.space["Epic Electric"] = 8
    assert list(move(table, "Epic Electric", 4)) == []
    assert table.price("Epic Electric") == 8


def test_two_cattle_two_oil_corn_and_gold_are_worth_32() -> None:
    assert worth_of_commodities(Player(0, goods=Counter({"Cattle": 2, "Oil": 2, "Corn": 1, "Gold": 1}))) == 32


def test_two_platinum_and_three_corn_are_three_duplicates() -> None:
    assert duplicates(Player(0, goods=Counter({"Platinum": 2, "Corn": 3, "Tax": 4}))) == 3


def test_donald_on_10_pays_6() -> None:
    assert price_of_space(stockpile_table(), Player(0, investors=["Discount Donald"]), 4) == 6


def test_after_carlos_on_10_the_next_bid_is_20() -> None:
    table = stockpile_table()
    table.players[1].investors = ["Cunning Carlos"]
    assert lowest_space(table, Pile(bidder=1, space=4)) == 6


def test_a_dear_fee_that_cannot_be_paid_does_not_protect_a_cheap_one() -> None:
    player = Player(0, money=2, owes=["Trading Fee 3", "Trading Fee 1"])
    pay_owed_fees(stockpile_table(), player)
    assert (player.money, player.owes) == (1, ["Trading Fee 3"])


def test_a_card_from_before_a_split_is_told_from_one_after_it() -> None:
    known = Knowledge()
    known.arrives("Bottomline Bank", seen=False)
    known.has_no("Epic Electric")
    known.arrives("Epic Electric", seen=False)
    assert known.ruled_out() == set()
    known.leaves("Epic Electric")
    assert known.ruled_out() == {"Epic Electric"}


def test_a_deal_with_a_second_starting_share_of_a_company_is_noticed() -> None:
    deal = bigboard.game("stockpile").deal(players=3, seed=1, options={})
    deal["market"].append(deal["starting_shares"][0])
    deal["market"].remove(deal["starting_shares"][1])
    deal["starting_shares"][0] = deal["starting_shares"][1]
    assert complaints(deal) == ["the starting shares are not of different companies"]


@pytest.mark.parametrize("players", range(2, 6))
def test_stockpile_by_the_rulebooks_alone_comes_to_an_end_with_all_cards(players: int) -> None:
    names = ("bonds", "commerce", "dice", "first_player_card", "strategies", "promo", "investors")
    options = dict.fromkeys(names, True)
    for seed in range(3):
        reading = StockpileReading(bigboard.game("stockpile").deal(players=players, seed=seed, options=options))
        answer_at_random(reading, seed)
        table = reading.table
        cards = Counter(table.market) + table.discard
        for player in table.players:
            cards += player.normal + player.split + Counter(player.owes)
        assert cards == market_deck()
        assert all(0 <= table.space[company] < len(table.tracks[company].prices) for company in COMPANIES)


def test_acquire_by_the_rulebook_alone_comes_to_an_end() -> None:
    reading = AcquireReading(bigboard.game("acquire").deal(players=4, seed=2, options={}))
    answer_at_random(reading, 2)
    assert len(reading.table.board.on) + len(reading.table.bag) + sum(map(len, reading.table.hands)) == 108


@pytest.mark.parametrize("path", sorted(HERE.glob("*/**/*.py")), ids=lambda path: str(path.relative_to(HERE)))
def test_the_reading_takes_nothing_from_the_engine(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom):
            assert not (node.module or "").startswith("bigboard")
        if isinstance(node, ast.Import):
            assert not any(name.name.startswith("bigboard") for name in node.names)
