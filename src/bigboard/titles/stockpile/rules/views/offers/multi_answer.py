"""The answer to a choice of several, given in any order, as the engine's actions in the engine's order."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bigboard.games.contract import IllegalAction, JsonDict
from bigboard.titles.stockpile.rules.actions import words_of
from bigboard.titles.stockpile.rules.cards.cards import COMPANIES, COMPANY_NAMES
from bigboard.titles.stockpile.rules.flow.forced_answers import forced_answer
from bigboard.titles.stockpile.rules.flow.phases.supply import advance_commerce
from bigboard.titles.stockpile.rules.flow.round import carry_out
from bigboard.titles.stockpile.rules.model.sizes import WAIT
from bigboard.titles.stockpile.rules.model.table import StockpileTable
from bigboard.titles.stockpile.rules.numbers import ASK_PLACE_COMMERCE, QUESTIONS
from bigboard.titles.stockpile.rules.powers.catalog import POWERS
from bigboard.titles.stockpile.rules.refusals import question_of
from bigboard.titles.stockpile.rules.views.offers.multi_choice import describe_pick
from bigboard.titles.stockpile.rules.views.offers.rehearsal import copy_table, normal_of, split_of

ORDINARY_SALES: Final = ("sell", "sell_split", "sell_half")
SHORT_SALES: Final = ("sell_short", "sell_short_half")
MOST_PICKS: Final = 60  # more than there can be to pick from
MOST_TRIES: Final = 300  # more than any allowed answer needs, so that a forbidden one cannot keep the engine busy
NUMBERED: Final = (*ORDINARY_SALES, "show")  # their number of cards is part of the action


class Occasion:
    """The occasion of a decision. Picks are for one occasion, because the next depends on hidden cards."""

    def __init__(self, t: StockpileTable) -> None:
        self.round = int(t.round)
        self.stage = int(t.stage)
        self.at = int(t.at)
        self.actor = int(t.actor)
        self.power = int(t.power)
        self.question = int(t.question)

    def lasts(self, t: StockpileTable) -> bool:
        here = self.round == t.round and self.stage == t.stage and self.at == t.at
        return here and self.actor == t.actor and self.power == t.power and self.question == t.question


def find_picks(t: StockpileTable, picks: Sequence[Mapping[str, Any]]) -> list[int]:
    """The actions that answer with all these picks, and the one that ends the choice; or IllegalAction."""
    wanted = [pick for pick in spread(t, picks) if pick.get("type") != "stop"]
    table = copy_table(t)
    table.events = False
    table.keeps_record = False
    occasion = Occasion(t)
    question = QUESTIONS[t.question]
    if question == "sell" or question == "sell_now":
        actions = sell_in_order(table, wanted)
    elif question == "sell_short":
        actions = sell_short_in_order(table, wanted)
    else:
        check_least(t, wanted)
        search = Search(t, occasion)
        actions = search.find(table, wanted)
        for action in actions:
            table.take(action)
    if occasion.lasts(table):
        last = table.legal_actions()[-1]
        if table.describe(last)["type"] == "stop":
            actions.append(last)
        elif not actions:
            raise too_few(t, 1, 0)
    return actions


def spread(t: StockpileTable, picks: Sequence[Mapping[str, Any]]) -> list[JsonDict]:
    """One pick with a number of cards becomes so many picks of one card, where the action itself has no number."""
    found: list[JsonDict] = []
    for pick in picks:
        words = dict(pick)
        count = words.pop("cards", 1) if words.get("type") not in NUMBERED else 1
        if type(count) is not int or count < 1:
            raise IllegalAction("STK-RND-8", "not-understood", f"'cards' is a number from 1 on, not {count!r}.", {})
        if len(found) + count > MOST_PICKS:
            raise too_many(t, len(found) + count)
        found += [words] * count
    return found


def check_least(t: StockpileTable, wanted: list[JsonDict]) -> None:
    """A pick says how many it takes; that there are too many turns out by itself."""
    pick = describe_pick(t, int(t.actor))
    if pick is None:
        return
    types = [item["item"]["type"] for item in pick["items"]]
    for words in wanted:
        if words.get("type") not in types:
            return  # an answer in addition to the pick
    if len(wanted) < pick["least"]:
        raise too_few(t, pick["least"], len(wanted))


def too_few(t: StockpileTable, least: int, picked: int) -> IllegalAction:
    text = f"Choose {least}; you have chosen {picked}."
    return IllegalAction(question_of(t)[1], "too-few-picks", text, {"least": least, "picked": picked})


def too_many(t: StockpileTable, picked: int) -> IllegalAction:
    text = "The choice is over before all of that is chosen: choose less."
    return IllegalAction(question_of(t)[1], "too-many-picks", text, {"picked": picked})


class Search:
    """Look for an order of the picks that the engine takes."""

    def __init__(self, t: StockpileTable, occasion: Occasion) -> None:
        self.t = t
        self.occasion = occasion
        self.tries = 0
        self.depth = -1
        self.refusal: IllegalAction | None = None  # the latest one, which says most

    def find(self, table: StockpileTable, wanted: list[JsonDict]) -> list[int]:
        found = self.order(table, wanted, 0)
        if found is None:
            assert self.refusal is not None
            raise self.refusal
        return found

    def order(self, table: StockpileTable, left: list[JsonDict], depth: int) -> list[int] | None:
        if not left:
            return []
        if depth > 0 and not self.occasion.lasts(table):
            self.note(too_many(self.t, depth + len(left)), depth)
            return None
        tried: list[JsonDict] = []
        for place, words in enumerate(left):
            if words in tried or self.tries == MOST_TRIES:
                continue
            tried.append(words)
            self.tries += 1
            try:
                action = table.find(words)
            except IllegalAction as refusal:
                self.note(refusal, depth)
                continue
            others = left[:place] + left[place + 1 :]
            if len(others) == 1 and is_given_unasked(table, action, others[0]):
                return [action]
            further = copy_table(table)
            further.take(action)
            rest = self.order(further, others, depth + 1)
            if rest is not None:
                return [action, *rest]
        return None

    def note(self, refusal: IllegalAction, depth: int) -> None:
        if depth > self.depth:
            self.depth = depth
            self.refusal = refusal


def is_given_unasked(table: StockpileTable, action: int, words: JsonDict) -> bool:
    """Return True if these words are the only answer to the question after the action, which is then not asked."""
    copy = copy_table(table)
    carry_out(copy, action)
    if copy.power >= 0:
        state = POWERS[copy.power].advance(copy)
    elif copy.question == ASK_PLACE_COMMERCE:
        state = advance_commerce(copy)
    else:
        return False
    if state != WAIT or copy.actor != table.actor or forced_answer(copy) < 0:
        return False
    return words_of(copy.card_data).parse(words) == forced_answer(copy)


def take_described(table: StockpileTable, words: JsonDict) -> int:
    action = table.find(words)
    table.take(action)
    return action


def sell_in_order(table: StockpileTable, wanted: list[JsonDict]) -> list[int]:
    """An investor's own sale first, then company by company: whole split cards, then halves or normal cards.

    A normal card and half of a split one are the same as a split one whole, which is how the engine takes them.
    """
    shorts = [words for words in wanted if words.get("type") in SHORT_SALES]
    actions: list[int] = []
    sales = [[0, 0, 0] for _ in range(COMPANIES)]
    for words in wanted:
        type = words.get("type")
        if type == "use":
            actions.append(take_described(table, words))
            if shorts:
                actions.append(take_described(table, shorts.pop(0)))
        elif type in ORDINARY_SALES:
            sold = canonical_pick(table, {"cards": 1, **words})
            sales[COMPANY_NAMES.index(sold["company"])][ORDINARY_SALES.index(sold["type"])] += sold["cards"]
        elif type not in SHORT_SALES:
            take_described(table, words)
    actions += [take_described(table, words) for words in shorts]
    for company in range(COMPANIES):
        normal, split, half = sales[company]
        check_cards(table, company, "normal", normal_of(table, int(table.actor), company), normal)
        check_cards(table, company, "split", split_of(table, int(table.actor), company), split + half)
        both = min(normal, half)
        for type, cards in (("sell_split", split + both), ("sell_half", half - both), ("sell", normal - both)):
            if cards > 0:
                actions.append(take_described(table, {"type": type, "company": COMPANY_NAMES[company], "cards": cards}))
    return actions


def check_cards(table: StockpileTable, company: int, which: str, held: int, wanted: int) -> None:
    if wanted > held:
        name = COMPANY_NAMES[company]
        text = f"You have {held} {which} cards of {name}, so you cannot sell {wanted}."
        raise IllegalAction("STK-SEL-3", "too-few-shares", text, {"company": name, "held": held, "wanted": wanted})


def sell_short_in_order(table: StockpileTable, wanted: list[JsonDict]) -> list[int]:
    """Company by company, halves of split cards first: the other half of such a card is a normal share then."""
    sales = [[0, 0] for _ in range(COMPANIES)]
    for words in wanted:
        if words.get("type") not in SHORT_SALES:
            take_described(table, words)
        sold = canonical_pick(table, words)
        sales[COMPANY_NAMES.index(sold["company"])][SHORT_SALES.index(sold["type"])] += 1
    occasion = Occasion(table)
    actions: list[int] = []
    for company in range(COMPANIES):
        normal, half = sales[company]
        other_halves = max(0, half - split_of(table, int(table.actor), company))
        types = ["sell_short_half"] * (half - other_halves) + ["sell_short"] * (normal + other_halves)
        for type in types:
            if not occasion.lasts(table):
                raise too_many(table, len(wanted))
            actions.append(take_described(table, {"type": type, "company": COMPANY_NAMES[company]}))
    return actions


def canonical_pick(table: StockpileTable, words: JsonDict) -> JsonDict:
    """The pick as the engine describes it."""
    try:
        return table.describe(words_of(table.card_data).parse(words))
    except ValueError as error:
        raise IllegalAction("STK-RND-8", "not-understood", str(error), {}) from None
