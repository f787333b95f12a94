"""Strategy cards and investors: their costs, gains and conditions."""

from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules.cards.cards import STRATEGY_KEYS
from bigboard.titles.stockpile.rules.model.strategy_hands import cards_in
from bigboard.titles.stockpile.rules.model.table import IN_HAND, IN_HAND_TWICE, StockpileTable
from bigboard.titles.stockpile.rules.numbers import USE
from bigboard.titles.stockpile.rules.offer_types import HandFacts, InvestorFacts, PlayFacts, UseFacts
from bigboard.titles.stockpile.rules.powers.catalog import POWERS
from bigboard.titles.stockpile.rules.powers.requirements import GIVES_UP, NEEDS
from bigboard.titles.stockpile.rules.view_types import InvestorView, StrategyView
from bigboard.titles.stockpile.rules.views.card_view import investor_view, strategy_view
from bigboard.titles.stockpile.rules.views.offers.rehearsal import Rehearsal, most_gained


def strategy_number(t: StockpileTable, name: str) -> int:
    return t.card_data.strategy_names.index(name)


def investor_number(t: StockpileTable, name: str) -> int:
    return t.card_data.investor_names.index(name)


def play_facts(t: StockpileTable, seat: int, words: JsonDict, action: int) -> PlayFacts:
    card = strategy_number(t, words["card"])
    key = STRATEGY_KEYS[card]
    rehearsal = Rehearsal(t, seat)
    rehearsal.play(action)
    return {
        "cost": rehearsal.cost,
        "gain": rehearsal.gain,
        "rule": strategy_view(t, card)["rule"],
        "needs": NEEDS.get(key),
        "gives_up": GIVES_UP.get(key),
        "up_to": most_gained(t, seat, action),
    }


def use_facts(t: StockpileTable, seat: int, words: JsonDict, action: int) -> UseFacts:
    rehearsal = Rehearsal(t, seat)
    rehearsal.play(action)
    return {
        "cost": rehearsal.cost,
        "gain": rehearsal.gain,
        "rule": POWERS[investor_number(t, words["investor"])].rule,
        "up_to": most_gained(t, seat, action),
    }


def keep_facts(t: StockpileTable, words: JsonDict) -> InvestorFacts:
    """STK-INV-2: the cash that the investor brings. One that is auctioned may go to any player."""
    view = investor_view(t, investor_number(t, words["investor"]))
    return {"cost": 0, "gain": 0 if t.with_auction else view["cash"], "cash": view["cash"], "rule": view["rule"]}


def hand_facts(t: StockpileTable, seat: int, words: JsonDict) -> HandFacts:
    card = strategy_number(t, words["card"])
    view = strategy_view(t, card)
    return {
        "cost": 0,
        "gain": 0,
        "held": strategy_hand(t, seat).count(card),
        "price": view["cost"],
        "rule": view["rule"],
    }


def strategy_hand(t: StockpileTable, seat: int) -> list[int]:
    return cards_in(t.cards[IN_HAND + seat], t.cards[IN_HAND_TWICE + seat])


def described_card(type: str, field: str, view: InvestorView | StrategyView) -> JsonDict:
    """The described action about a card, as the engine describes it."""
    words: JsonDict = {"type": type, field: view["name"]}
    if view["mark"] == "house":
        words["mark"] = "house"
    return words


def plays(t: StockpileTable, seat: int) -> list[JsonDict]:
    """Every strategy card of the hand, to be played."""
    if not t.with_strategies:
        return []
    hand = sorted(set(strategy_hand(t, seat)))
    return [described_card("play", "card", strategy_view(t, card)) for card in hand]


def uses(t: StockpileTable, seat: int, moment: i64) -> list[JsonDict]:
    """The own investors of this moment, to be used."""
    if not t.with_investors:
        return []
    own = [int(t.investors[seat * 2 + k]) for k in range(2)]
    numbers = [number for number in own if number >= 0 and POWERS[number].moments & moment]
    return [t.describe(USE + number) for number in numbers]
