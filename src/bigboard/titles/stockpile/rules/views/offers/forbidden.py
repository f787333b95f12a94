"""Forbidden answers: those that a player might try and may not give now, with reason and clause."""

from bigboard.games.contract import IllegalAction, JsonDict
from bigboard.titles.stockpile.rules.cards.cards import CARD_NAMES, COMPANIES, COMPANY_NAMES
from bigboard.titles.stockpile.rules.model.power import IN_ACTION, IN_BIDDING, IN_SELLING
from bigboard.titles.stockpile.rules.model.sizes import PAIRS
from bigboard.titles.stockpile.rules.model.table import SUPPLY, StockpileTable
from bigboard.titles.stockpile.rules.numbers import QUESTIONS
from bigboard.titles.stockpile.rules.views.offers.bids import all_spaces
from bigboard.titles.stockpile.rules.views.offers.conditions import plays, uses
from bigboard.titles.stockpile.rules.views.offers.piles import commerce_hand
from bigboard.titles.stockpile.rules.views.offers.rehearsal import normal_of, split_of
from bigboard.titles.stockpile.rules.views.offers.sales import asks_for_two_companies, shows


def forbidden_answers(t: StockpileTable, seat: int) -> list[JsonDict]:
    """Every described action that is refused now, with the refusal it would get."""
    found: list[JsonDict] = []
    for words in tempting(t, seat):
        try:
            t.find(words)
        except IllegalAction as refusal:
            found.append({**words, "reason": refusal.reason, "rule": refusal.rule, "args": dict(refusal.args)})
    return found


def tempting(t: StockpileTable, seat: int) -> list[JsonDict]:
    """Return all possible answers to the present question, allowed or not."""
    question = QUESTIONS[t.question]
    if question == "bid":
        return [*all_spaces(t), *uses(t, seat, IN_BIDDING)]
    if question == "bid_investor":
        return all_spaces(t)
    if question == "act":
        return [*plays(t, seat), {"type": "end_turn"}, *uses(t, seat, IN_ACTION)]
    if question == "sell":
        return [*later_sales(t, seat), *uses(t, seat, IN_SELLING)]
    if question == "sell_now":
        return later_sales(t, seat)
    if question == "sell_short":
        return of_own_shares(t, seat, "sell_short", "sell_short_half", {})
    if question == "give_up_share":
        return of_own_shares(t, seat, "give_up", "unsplit", {})
    if question == "buy_bonds":
        return [{"type": "buy_bonds", "bonds": bonds} for bonds in range(int(t.card_data.bond_limit) + 1)]
    if question == "show_shares" or question == "show_cheap":
        return shows(t, seat)
    if question == "take_card":
        return of_companies("take")
    if question == "move_price":
        return [*of_companies("raise"), *of_companies("lower")]
    if question == "choose_company" and not asks_for_two_companies(t):
        return of_companies("choose")
    if question == "look_at_pair":
        return [{"type": "look_at_pair", "pair": pair} for pair in range(PAIRS)]
    if question == "look_at_pile":
        return [{"type": "look_at_pile", "pile": pile} for pile in range(int(t.piles_in_play))]
    return second_placements(t, seat)


def later_sales(t: StockpileTable, seat: int) -> list[JsonDict]:
    """Sales of companies that may have had their turn."""
    begun = t.sell_from > 0 or t.sell_step > 0
    return of_own_shares(t, seat, "sell", "sell_half", {"cards": 1}) if begun else []


def of_companies(type: str) -> list[JsonDict]:
    return [{"type": type, "company": name} for name in COMPANY_NAMES]


def of_own_shares(t: StockpileTable, seat: int, normal: str, split: str, more: JsonDict) -> list[JsonDict]:
    """One action for each company with own normal cards, and one for each with own split cards."""
    found: list[JsonDict] = []
    for company in range(COMPANIES):
        name = COMPANY_NAMES[company]
        if normal_of(t, seat, company) > 0:
            found.append({"type": normal, "company": name, **more})
        if split_of(t, seat, company) > 0:
            found.append({"type": split, "company": name, **more})
    return found


def second_placements(t: StockpileTable, seat: int) -> list[JsonDict]:
    """After a first card the second one has less freedom: face down, or on another pile."""
    question = QUESTIONS[t.question]
    piles = range(int(t.piles_in_play))
    if question == "place_card" and t.step == 1:
        kinds = [int(t.hands[SUPPLY + seat * 2 + k]) for k in range(2)]
        cards = [CARD_NAMES[kind] for kind in kinds if kind >= 0]
        found: list[JsonDict] = [{"type": "place_up", "card": card, "pile": pile} for card in cards for pile in piles]
        return found + [{"type": "place_down", "card": card, "pile": pile} for card in cards for pile in piles]
    if question == "place_commerce" and t.step == 1:
        return [
            {"type": "place_commerce", "card": card, "pile": pile} for card in commerce_hand(t, seat) for pile in piles
        ]
    return []
