"""The coach's knowledge of Stockpile: chance has still to decide the decks and the pairs of later rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.coach_facts import CoachFacts, HiddenFact
from bigboard.games.contract import State
from bigboard.games.rng import Rng
from bigboard.titles.stockpile.rules.cards.cards import COMPANIES
from bigboard.titles.stockpile.rules.numbers import STAGE_BEFORE_INFORMATION
from bigboard.titles.stockpile.rules.setup.fast_deal import shuffle_pairs
from bigboard.titles.stockpile.rules.state import StockpileState

GROUPS = {
    "keep_investor": "preparation",
    "offer_investor": "preparation",
    "bid_investor": "preparation",
    "discard_strategy": "preparation",
    "buy_bonds": "bonds",
    "place_card": "placing",
    "place_commerce": "placing",
    "place_first_card": "placing",
    "hide_card": "placing",
    "bid": "bidding",
    "sell": "selling",
    "sell_now": "selling",
    "sell_short": "selling",
    "act": "powers",
    "choose_power": "powers",
    "hand_first_card": "powers",
    "pick_card": "powers",
    "look_at_pile": "powers",
    "move_card": "powers",
    "move_to": "powers",
    "look_at_pair": "powers",
    "reveal_pair": "powers",
    "lay_card": "powers",
    "move_price": "powers",
    "choose_company": "powers",
    "discard_action": "powers",
    "discard_commodity": "powers",
    "give_money": "powers",
    "take_money": "powers",
    "show_shares": "shares",
    "show_split_shares": "shares",
    "show_companies": "shares",
    "show_cheap": "shares",
    "take_card": "shares",
    "give_up_share": "shares",
    "split_share": "shares",
}

BY_ACTION = {"boom": "boom_bust", "bust": "boom_bust"}

TELLING = {
    "pile_taken": ("seat", "pile"),
    "fee_paid": ("seat",),
    "fee_owed": ("seat",),
    "boom": ("seat", "company"),
    "bust": ("seat", "company"),
    "strategy_played": ("seat", "card"),
    "sold": ("seat", "company"),
    "dividend_paid": ("seat", "company"),
    "split": ("company",),
    "shares_split": ("seat", "company"),
    "bankruptcy": ("company",),
    "shares_lost": ("seat", "company"),
    "majority": ("seat", "company"),
}

PASSING = frozenset({"pile_taken"})  # the stockpiles of the next round are others


def redrawn(state: State, rng: Rng) -> State:
    """The rest of every deck in another order, and new pairs for the rounds to come."""
    assert isinstance(state, StockpileState)
    world = state.clone()
    world.forget()
    world.market = rest_shuffled(world.market, int(world.drawn), rng)
    if world.with_commerce:
        world.commerce = rest_shuffled(world.commerce, int(world.commerce_drawn), rng)
    if world.with_strategies:
        world.strategies = rest_shuffled(world.strategies, int(world.strategies_drawn), rng)
    world.to_come = world.to_come[:]
    world.dice = world.dice[:]
    companies = vec[i64](range(COMPANIES))
    forecasts = vec[i64](world.card_data.base_forecasts)
    for number in range(next_pairs(world), int(world.rounds)):
        shuffle_pairs(world, number, companies, forecasts, rng)
    return world


def rest_shuffled(deck: vec[i64], drawn: int, rng: Rng) -> vec[i64]:
    whole = deck[:]
    rest = deck[drawn:]
    rng.shuffle_numbers(rest)
    for place, card in enumerate(rest, drawn):
        whole[place] = card
    return whole


def next_pairs(state: StockpileState) -> int:
    """Return the first round whose pairs have not been dealt yet."""
    return int(state.round) + (1 if state.stage >= STAGE_BEFORE_INFORMATION else 0)


def chance_mark(state: State) -> tuple[int, ...]:
    assert isinstance(state, StockpileState)
    return int(state.drawn), int(state.commerce_drawn), int(state.strategies_drawn), next_pairs(state)


def horizon(state: State) -> int:
    """Return how many rounds a rollout plays: the last two to the end, and one before them.

    The fitted value at the end of a round differs little from that of a round later, and varies far less.
    """
    assert isinstance(state, StockpileState)
    return 1 if state.round + 2 < state.rounds else 2


def hidden_facts(state: State) -> Iterator[HiddenFact]:
    """Yield forecasts, cards of stockpiles, portfolios and the cards in hands."""
    position = state.position()
    for pair in position.get("pairs", ()):
        yield HiddenFact("forecast", pair["company"], pair["forecast"])
    for pile, cards in enumerate(position["piles"]):
        yield from count_facts("pile", pile, Counter(card["card"] for card in cards))
    for seat, portfolio in enumerate(position["portfolios"]):
        yield from count_facts("portfolio", seat, Counter(portfolio["normal"]))
    for kind in ("hands", "commerce_hands", "strategies"):
        held = position.get(kind, ())
        for seat, cards in enumerate(held["hands"] if isinstance(held, dict) else held):
            yield from count_facts("hand", seat, Counter(cards))


def count_facts(kind: str, subject: int, cards: Counter[str]) -> Iterator[HiddenFact]:
    for card, count in cards.items():
        yield from (HiddenFact(kind, subject, card, number) for number in range(1, count + 1))


COACH_FACTS = CoachFacts(
    GROUPS,
    TELLING,
    PASSING,
    redrawn,
    chance_mark,
    redraws=100,
    effort=0.6,
    by_action=BY_ACTION,
    horizon=horizon,
    hidden=hidden_facts,
)
