"""Strategy cards and investors: what playing or using them costs and brings, what they need, and what is missing."""

from typing import Final

from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.games.stockpile.rules.card_view import investor_view, strategy_view
from bigboard.games.stockpile.rules.cards import INVESTOR_KEYS, STRATEGY_KEYS
from bigboard.games.stockpile.rules.modules.catalogue import POWERS
from bigboard.games.stockpile.rules.numbers import ASK_SELL
from bigboard.games.stockpile.rules.offer_types import HandFacts, InvestorFacts, PlayFacts, UseFacts
from bigboard.games.stockpile.rules.offers.rehearsal import Rehearsal, most_gained
from bigboard.games.stockpile.rules.shares import held_anywhere
from bigboard.games.stockpile.rules.strategy_hands import IN_HAND, IN_HAND_TWICE, cards_in
from bigboard.games.stockpile.rules.table import BONDS, StockpileTable, split_cards
from bigboard.games.stockpile.rules.versions import FIRST_RULES
from bigboard.games.stockpile.rules.view_types import InvestorView, StrategyView

# What has to be there so that a card can be played (STK-STR-8).
NEEDS: Final = {
    "block_trading": "high-space",  # the own meeple ended high enough
    "value_investing": "low-space",  # the own meeple ended low enough
    "kickback": "higher-rival",  # another player's meeple ended higher
    "convertible_bond": "discarded-share",  # a share in the discard pile; and a bond
    "corner_the_market": "equal-commodities",  # two of a kind
    "corporate_espionage": "hidden-pair",  # one that the player has not seen
    "data_broker": "own-hidden-pair",  # one of the player's own that not everybody has seen
    "diversification": "share",
    "dividend_growth_investing": "shares-in-play",  # cards in somebody's portfolio
    "special_dividend": "shares-in-play",
    "fraudulent_transfer": "discarded-share",  # another one than is given up; and a share
    "vulture_capitalism": "discarded-share",
    "interpositioning": "fee",  # a trading fee acquired this round
    "market_maker": "action-card",
    "naked_short": "action-card",
    "rogue_trading": "normal-share",
    "systemic_shock": "commodity",
    "bear_raid": "share",
    "buyback": "share",
    "golden_parachute": "cheap-share",
    "leveraged_buyout": "discarded-share",
    "wash_trade": "different-prices",
}
GIVES_UP: Final = {
    "convertible_bond": "bond",
    "fraudulent_transfer": "share",
    "vulture_capitalism": "share",
    "buyback": "share",
    "market_maker": "action-card",
    "naked_short": "action-card",
    "systemic_shock": "commodity",
}
# The same for investors that are used on a turn of one's own.
INVESTOR_NEEDS: Final = {"chanda": "two-shares", "martha": "hidden-pair", "soros": "share"}


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
    """STK-INV-2: the cash that the investor brings. One that is put up for auction may go to anybody."""
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


def missing(t: StockpileTable, seat: int, name: str) -> str | None:
    """What a card that could be paid lacks."""
    key = STRATEGY_KEYS[strategy_number(t, name)]
    if key == "convertible_bond" and t.ledger[BONDS + seat] == 0:
        return "bond"
    if GIVES_UP.get(key) == "share" and held_anywhere(t, seat) + split_cards(t, seat) == 0:
        return "share"
    return NEEDS.get(key)


def forbidden_uses(t: StockpileTable, seat: int, moment: i64) -> list[JsonDict]:
    """The own investors of this moment that cannot be used now, each with its own clause."""
    if not t.with_investors:
        return []
    usable = [t.describe(action).get("investor") for action in t.legal_actions()]
    found: list[JsonDict] = []
    for number in [int(t.investors[seat * 2 + k]) for k in range(2)]:
        if number < 0 or not POWERS[number].moments & moment:
            continue
        view = investor_view(t, number)
        if view["name"] not in usable:
            entry = described_card("use", "investor", view)
            entry["reason"] = "not-possible"
            entry["rule"] = view["rule"]
            entry["args"] = {"investor": view["name"], "needs": investor_lacks(t, number)}
            found.append(entry)
    return found


def investor_lacks(t: StockpileTable, number: int) -> str | None:
    """Why an investor cannot be used now: it has been, or what it needs is not there."""
    if (t.used >> number) & 1:
        return "unused"
    if t.question == ASK_SELL and t.rules == FIRST_RULES and (t.sell_from > 0 or t.sell_step > 0):
        return "sale-not-begun"
    return INVESTOR_NEEDS.get(INVESTOR_KEYS[number])
