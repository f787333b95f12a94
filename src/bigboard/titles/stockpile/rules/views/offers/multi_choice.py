"""Choices of several as one, where the engine asks one small question after the other in an order of its own.

Only what has such an order is a pick. Two price moves of one card, two looks at pairs are not: there every answer is
free, and what the first one shows may matter to the second.
"""

from collections.abc import Mapping

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules.cards.cards import CARD_NAMES, COMPANIES, COMPANY_NAMES
from bigboard.titles.stockpile.rules.flow.preparation import dealt_each
from bigboard.titles.stockpile.rules.model.lookups import price_of
from bigboard.titles.stockpile.rules.model.table import SUPPLY, StockpileTable
from bigboard.titles.stockpile.rules.numbers import QUESTIONS
from bigboard.titles.stockpile.rules.views.card_view import investor_view, strategy_view
from bigboard.titles.stockpile.rules.views.offers.conditions import (
    described_card,
    hand_facts,
    keep_facts,
    strategy_hand,
)
from bigboard.titles.stockpile.rules.views.offers.payments import gift_facts
from bigboard.titles.stockpile.rules.views.offers.piles import commerce_facts, commerce_hand, place_facts
from bigboard.titles.stockpile.rules.views.offers.rehearsal import normal_of, split_of
from bigboard.titles.stockpile.rules.views.offers.sales import (
    acting_card,
    asks_for_two_companies,
    company_facts,
    one_of_two,
    sale_facts,
)


def describe_pick(t: StockpileTable, seat: int) -> JsonDict | None:
    """The present choice as a whole, or None where it is a single answer."""
    question = QUESTIONS[t.question]
    if question == "sell" or question == "sell_now":
        return sale_pick(t, seat)
    if question == "sell_short":
        return short_pick(t, seat)
    if question == "show_companies":
        return shown_pick(t, seat)
    if question == "choose_company":
        return trade_pick(t, seat) if asks_for_two_companies(t) else None
    if question == "give_money":
        return gift_pick(t, seat)
    if t.step > 0:
        return None  # one answer is left
    if question == "discard_strategy":
        return discard_pick(t, seat)
    if question == "keep_investor" or question == "offer_investor":
        return investor_pick(t, seat)
    if question == "place_card":
        return face_down_pick(t, seat)
    if question == "place_commerce":
        return commerce_pick(t, seat)
    return None


def whole(least: int, most: int, items: list[JsonDict], pools: dict[str, int] | None = None) -> JsonDict | None:
    if not items:
        return None
    return {"least": least, "most": most, "budget": None, "pools": pools or {}, "items": items}


def piece(words: JsonDict, most: int, facts: Mapping[str, object], pool: str | None = None) -> JsonDict:
    entry: JsonDict = {"item": words, "most": most, "pool": pool, "uses": 0 if pool is None else 1}
    entry.update(facts)
    return entry


def can_stop(t: StockpileTable) -> bool:
    return "stop" in [t.describe(action)["type"] for action in t.legal_actions()]


def sale_pick(t: StockpileTable, seat: int) -> JsonDict | None:
    """Normal cards, whole split cards and halves of split cards; whole and half draw on the same cards."""
    actions: dict[tuple[str, str], list[int]] = {}
    for action in t.legal_actions():
        words = t.describe(action)
        if "cards" in words:
            actions.setdefault((words["company"], words["type"]), []).append(action)
    items: list[JsonDict] = []
    pools: dict[str, int] = {}
    total = 0
    for (company, type), ways in actions.items():
        # Whole split cards have been sold before: then halves and normal cards exclude each other.
        late = (company, "sell_split") not in actions
        if type == "sell_half" and late and (company, "sell") in actions:
            continue
        pool = None
        if type != "sell":
            pool = f"{company}: split"
            if pool not in pools:
                pools[pool] = len(ways)
                total += len(ways)
        else:
            total += len(ways)
        words = t.describe(ways[0])  # one card
        items.append(piece(words, len(ways), sale_facts(t, seat, words, ways[0]), pool))
    return whole(0, total, items, pools)


def short_pick(t: StockpileTable, seat: int) -> JsonDict | None:
    """Shares at a card's fixed price. A split card is two shares, sold by halves."""
    if acting_card(t) != "bear_raid":
        return None
    left = int(t.card_data.bear_raid_shares - t.power_step)
    items: list[JsonDict] = []
    pools: dict[str, int] = {}
    total = 0
    for action in t.legal_actions():
        words = t.describe(action)
        if words["type"] == "stop":
            continue
        company = COMPANY_NAMES.index(words["company"])
        most = normal_of(t, seat, company)
        pool = None
        if words["type"] == "sell_short_half":
            most = 2 * split_of(t, seat, company)
            pool = f"{words['company']}: split"
            pools[pool] = most
        total += most
        items.append(piece(words, min(most, left), sale_facts(t, seat, words, action), pool))
    return whole(0 if can_stop(t) else 1, min(left, total), items, pools)


def shown_pick(t: StockpileTable, seat: int) -> JsonDict | None:
    """A share of each of as many companies as one likes."""
    items: list[JsonDict] = []
    for action in t.legal_actions():
        words = t.describe(action)
        if words["type"] == "choose":
            items.append(piece(words, 1, company_facts(t, seat, words, action)))
    return whole(0 if can_stop(t) else 1, len(items), items)


def trade_pick(t: StockpileTable, seat: int) -> JsonDict | None:
    """Two companies of different prices: those of one price exclude each other."""
    prices = [int(price_of(t, company)) for company in range(COMPANIES)]
    items: list[JsonDict] = []
    pools: dict[str, int] = {}
    for company in range(COMPANIES):
        words: JsonDict = {"type": "choose", "company": COMPANY_NAMES[company]}
        pool = f"price {prices[company]}"
        pools[pool] = 1
        items.append(piece(words, 1, one_of_two(t, seat, words), pool))
    return whole(2, 2, items, pools)


def gift_pick(t: StockpileTable, seat: int) -> JsonDict | None:
    """Return the pick for half of the money to each of two players; all of it to one is a separate answer."""
    if acting_card(t) != "oprah" or t.power_step > 0:
        return None
    halves = [action for action in t.legal_actions() if t.describe(action)["type"] == "give_one"]
    if not halves:
        return None
    items: list[JsonDict] = []
    for other in range(int(t.seats)):
        if other != seat:
            words: JsonDict = {"type": "give_one", "seat": other}
            facts = gift_facts(t, seat, t.describe(halves[0]), halves[0])  # the same for all seats, except their money
            facts["money"] = int(t.money[other])
            items.append(piece(words, 1, facts))
    return whole(2, 2, items)


def discard_pick(t: StockpileTable, seat: int) -> JsonDict | None:
    """STK-STR-2: any two cards of the hand."""
    hand = strategy_hand(t, seat)
    items: list[JsonDict] = []
    for card in sorted(set(hand)):
        words = described_card("discard_strategy", "card", strategy_view(t, card))
        items.append(piece(words, hand.count(card), hand_facts(t, seat, words)))
    return whole(2, 2, items)


def investor_pick(t: StockpileTable, seat: int) -> JsonDict | None:
    """STK-INV-9: two players keep two of four."""
    if t.meeples == 1:
        return None
    items: list[JsonDict] = []
    for number in [int(t.dealt[seat * 4 + k]) for k in range(int(dealt_each(t)))]:
        words = described_card("keep", "investor", investor_view(t, number))
        items.append(piece(words, 1, keep_facts(t, words)))
    return whole(2, 2, items)


def face_down_pick(t: StockpileTable, seat: int) -> JsonDict | None:
    """Return the choice of both cards face down, if allowed. One face up and one down are two answers in turn."""
    if "place_down" not in [t.describe(action)["type"] for action in t.legal_actions()]:
        return None
    hand = [CARD_NAMES[t.hands[SUPPLY + seat * 2 + k]] for k in range(2)]
    items: list[JsonDict] = []
    for card in sorted(set(hand)):
        for pile in range(int(t.piles_in_play)):
            words: JsonDict = {"type": "place_down", "card": card, "pile": pile}
            items.append(piece(words, hand.count(card), place_facts(t, seat, words), card))
    return whole(2, 2, items, {card: hand.count(card) for card in hand})


def commerce_pick(t: StockpileTable, seat: int) -> JsonDict | None:
    """STK-COM-3: two equal commerce cards go on two different piles. Different cards are asked for one by one."""
    hand = commerce_hand(t, seat)
    if len(hand) < 2 or hand[0] != hand[1]:
        return None
    items: list[JsonDict] = []
    for pile in range(int(t.piles_in_play)):
        words: JsonDict = {"type": "place_commerce", "card": hand[0], "pile": pile}
        items.append(piece(words, 1, commerce_facts(t, seat, words)))
    return whole(2, 2, items)
