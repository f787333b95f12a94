"""Strategy cards that move prices, and the whole deck."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.second_reading.asking import Asking, Play, ask
from tests.second_reading.stockpile.components import COMMODITIES, COMPANIES
from tests.second_reading.stockpile.powers import strategy_money as money
from tests.second_reading.stockpile.powers import strategy_shares as shares
from tests.second_reading.stockpile.prices import move
from tests.second_reading.stockpile.table import Player, Table


def move_companies(table: Table, player: Player, companies: int, steps: int) -> Play:
    """Different companies, each up or down as one likes, each completely before the next."""
    moved: list[str] = []
    for _ in range(companies):
        left = [company for company in COMPANIES if company not in moved]
        answer = yield from ask(
            player.seat,
            "move_price",
            [{"type": kind, "company": company} for kind in ("raise", "lower") for company in left],
        )
        moved.append(answer["company"])
        yield from move(table, answer["company"], steps if answer["type"] == "raise" else -steps)


def market_maker(table: Table, player: Player) -> Play:
    yield from money.discard_action_card(table, player)
    yield from move_companies(table, player, companies=2, steps=2)


def has_commodity(table: Table, player: Player) -> bool:
    return any(player.goods[commodity] for commodity in COMMODITIES)


def systemic_shock(table: Table, player: Player) -> Play:
    """The discarded commodity leaves the game."""
    commodities = [commodity for commodity in COMMODITIES if player.goods[commodity]]
    answer = yield from ask(
        player.seat, "discard_commodity", [{"type": "discard_commodity", "card": card} for card in commodities]
    )
    player.goods[answer["card"]] -= 1
    table.goods_gone[answer["card"]] += 1
    yield from move_companies(table, player, companies=3, steps=1)


def prices_differ(table: Table, player: Player) -> bool:
    return len({table.price(company) for company in COMPANIES}) > 1


def choose_for_wash_trade(player: Player, companies: list[str]) -> Asking:
    return ask(
        player.seat,
        "choose_company",
        [{"type": "choose", "company": company} for company in dict.fromkeys(companies)],
    )


def wash_trade(table: Table, player: Player) -> Play:
    """Of two companies with different prices the dearer moves down 1, then the cheaper up 1."""
    pairs = [
        (one, other)
        for one in COMPANIES
        for other in COMPANIES[COMPANIES.index(one) + 1 :]
        if table.price(one) != table.price(other)
    ]
    first = yield from choose_for_wash_trade(player, [one for one, _ in pairs])
    second = yield from choose_for_wash_trade(player, [other for one, other in pairs if one == first["company"]])
    cheaper, dearer = sorted((first["company"], second["company"]), key=table.price)
    yield from move(table, dearer, -1)
    yield from move(table, cheaper, 1)


@dataclass(frozen=True)
class StrategyCard:
    """`can` says whether the card would do something; the cost in money is asked for besides."""

    name: str
    cost: int
    can: Callable[[Table, Player], bool]
    do: Callable[[Table, Player], Play]
    laid: bool = False


CARDS = [
    StrategyCard("Block Trading", 0, money.ended_high, money.block_trading),
    StrategyCard("Value Investing", 0, money.ended_low, money.value_investing),
    StrategyCard("Convertible Bond", 0, shares.can_convert_bond, shares.convertible_bond),
    StrategyCard("Corner the Market", 0, money.has_duplicates, money.corner_the_market),
    StrategyCard("Corporate Espionage", 0, money.some_pair_is_unseen, money.corporate_espionage),
    StrategyCard("Insider Trading", 0, money.always, money.insider_trading),
    StrategyCard("Data Broker", 0, money.has_a_pair_to_reveal, money.data_broker),
    StrategyCard("Diversification", 0, shares.has_shares, shares.diversification),
    StrategyCard("Dividend Growth Investing", 4, money.always, shares.dividend_growth_investing),
    StrategyCard("Special Dividend", 0, money.always, shares.special_dividend),
    StrategyCard("Falsified Earnings", 0, money.always, money.falsified_earnings, laid=True),
    StrategyCard("Fraudulent Transfer", 0, shares.can_transfer, shares.transfer),
    StrategyCard("Vulture Capitalism", 0, shares.can_transfer, shares.transfer),
    StrategyCard("Interpositioning", 0, money.took_fees, money.interpositioning),
    StrategyCard("Market Maker", 0, money.has_action_card, market_maker),
    StrategyCard("Naked Short", 0, money.has_action_card, money.naked_short),
    StrategyCard("Rogue Trading", 4, shares.has_normal_shares, shares.rogue_trading),
    StrategyCard("Systemic Shock", 0, has_commodity, systemic_shock),
    StrategyCard("Bear Raid", 0, shares.has_shares, shares.bear_raid),
    StrategyCard("Pump and Dump", 2, money.always, shares.pump_and_dump),
    StrategyCard("Buyback", 0, shares.has_shares, shares.buyback),
    StrategyCard("Golden Parachute", 0, shares.has_cheap_shares, shares.golden_parachute),
    StrategyCard("Leveraged Buyout", 6, shares.can_buy_out, shares.leveraged_buyout),
    StrategyCard("Wash Trade", 0, prices_differ, wash_trade),
    StrategyCard("Circuit Breaker", 2, money.always, money.circuit_breaker, laid=True),
    StrategyCard("Kickback", 0, money.someone_ended_higher, money.kickback),
]
NAMES = [card.name for card in CARDS]
BY_NAME = {card.name: card for card in CARDS}


def can_be_played(table: Table, player: Player, name: str) -> bool:
    card = BY_NAME[name]
    return player.money >= card.cost and card.can(table, player)
