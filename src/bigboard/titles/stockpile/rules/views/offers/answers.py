"""The offers of a seat: every legal answer with its facts, the whole choice, and forbidden answers with reasons."""

from collections.abc import Mapping
from typing import Final

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules.model.table import StockpileTable
from bigboard.titles.stockpile.rules.numbers import GAME_OVER, QUESTIONS, STAGES
from bigboard.titles.stockpile.rules.refusals import question_of
from bigboard.titles.stockpile.rules.views.offers.bids import bid_facts
from bigboard.titles.stockpile.rules.views.offers.conditions import hand_facts, keep_facts, play_facts, use_facts
from bigboard.titles.stockpile.rules.views.offers.forbidden import forbidden_answers
from bigboard.titles.stockpile.rules.views.offers.multi_choice import describe_pick
from bigboard.titles.stockpile.rules.views.offers.payments import (
    action_card_facts,
    bond_facts,
    forecast_facts,
    gift_facts,
    laid_facts,
    pair_facts,
)
from bigboard.titles.stockpile.rules.views.offers.pile_worth import pile_worths
from bigboard.titles.stockpile.rules.views.offers.piles import (
    commerce_facts,
    commodity_facts,
    heir_facts,
    moved_card_facts,
    pile_facts,
    place_facts,
    worth_of_one_more,
)
from bigboard.titles.stockpile.rules.views.offers.sales import (
    company_facts,
    holding,
    move_facts,
    sale_facts,
    show_facts,
)

# The phases of the rulebook, and the stages of each.
PHASES: Final = {
    "preparation": ("choosing", "auction", "discarding", "handing_out"),
    "start": ("round_begins", "buying_bonds"),
    "information": ("before_information", "information"),
    "supply": ("before_supply", "supply", "commerce", "first_card", "before_demand"),
    "demand": ("demand_begins", "demand", "after_bidding", "paying", "fees"),
    "action": ("action",),
    "selling": ("selling", "after_selling", "before_movement"),
    "movement": ("movement",),
    "end": ("interest", "round_ends", "giving", "levelling", "next_round"),
}
SALES: Final = ("sell", "sell_split", "sell_half", "sell_short", "sell_short_half")
MOVES: Final = ("boom", "bust", "raise", "lower", "take", "give_up", "unsplit", "split")
GIFTS: Final = ("give_one", "give_all", "take_from")


def offers_for(t: StockpileTable, seat: int, asked: bool = True) -> JsonDict:
    """Return what this seat is offered (`Offers` in `offer_types.py`); without its answers if no seat is asked."""
    t.checked_seat(seat)
    over = t.question == GAME_OVER
    mine = asked and seat >= 0 and seat == t.actor and not over
    return {
        "question": QUESTIONS[t.question],
        "phase": phase_of(t),
        "rule": rule_for(t) if asked else "",
        "seat": -1 if over else int(t.actor),
        "choices": [choice(t, seat, action) for action in t.legal_actions()] if mine else [],
        "pick": describe_pick(t, seat) if mine else None,
        "forbidden": forbidden_answers(t, seat) if mine else [],
        "commerce": worth_of_one_more(t, seat),
        "piles": pile_worths(t, seat),
    }


def phase_of(t: StockpileTable) -> str:
    stage = STAGES[t.stage]
    return next(phase for phase, stages in PHASES.items() if stage in stages)


def rule_for(t: StockpileTable) -> str:
    """The clause behind the question."""
    if t.question == GAME_OVER:
        return "STK-END-9"
    return question_of(t)[1]


def choice(t: StockpileTable, seat: int, action: int) -> JsonDict:
    words = t.describe(action)
    entry: JsonDict = {"action": action}
    entry.update(words)
    entry.update(facts_of(t, seat, words, action))
    return entry


def facts_of(t: StockpileTable, seat: int, words: JsonDict, action: int) -> Mapping[str, object]:
    """Cost, gain and the other facts of an answer, by its type."""
    type: str = words["type"]
    if type == "bid":
        return bid_facts(t, seat, words, action)
    if type in SALES:
        return sale_facts(t, seat, words, action)
    if type in MOVES:
        return move_facts(t, seat, words, action)
    if type == "choose":
        return company_facts(t, seat, words, action)
    if type == "show":
        return show_facts(t, seat, words, action)
    if type == "play":
        return play_facts(t, seat, words, action)
    if type == "use":
        return use_facts(t, seat, words, action)
    if type in GIFTS:
        return gift_facts(t, seat, words, action)
    if type == "buy_bonds":
        return bond_facts(t, seat, words, action)
    if type == "look_at_pair" or type == "reveal_pair":
        return pair_facts(t, seat, words, action)
    if type == "lay":
        return laid_facts(t, seat, words, action)
    if type == "discard_action":
        return action_card_facts(t, seat, words, action)
    return facts_without_trial(t, seat, words)


def facts_without_trial(t: StockpileTable, seat: int, words: JsonDict) -> Mapping[str, object]:
    """The facts of answers that move no money and no price."""
    type: str = words["type"]
    if type == "place_up" or type == "place_down":
        return place_facts(t, seat, words)
    if type == "place_commerce":
        return commerce_facts(t, seat, words)
    if type == "place_first_card" or type == "look_at_pile":
        return pile_facts(t, seat, words["pile"])
    if type == "move_card" or type == "move_to":
        return moved_card_facts(t, seat, words)
    if type == "hand_first_card":
        return heir_facts(t, seat, words["seat"])
    if type == "discard_commodity":
        return commodity_facts(t, seat, words["card"])
    if type == "pick_company":
        return holding(t, seat, words)
    if type == "pick_forecast":
        return forecast_facts(t, words)
    if type == "keep":
        return keep_facts(t, words)
    if type == "discard_strategy":
        return hand_facts(t, seat, words)
    return {"cost": 0, "gain": 0}
