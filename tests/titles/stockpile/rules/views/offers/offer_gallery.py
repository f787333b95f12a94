"""Decisions of every kind, out of random games with all modules: what the tests of offers look at."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from tests.titles.stockpile.table_setting import AUTO, BOOM, EVERYTHING, GAME, Json, at_price, normal, table

from bigboard import Rng
from bigboard.titles.stockpile.rules.state import StockpileState

if TYPE_CHECKING:
    from bigboard import State

GAMES = 40
ROOM = 3  # decisions of one kind
MORE_ROOM = {"act": 24, "bid": 12, "sell": 16, "sell_now": 12, "place_commerce": 16}
QUESTIONS = {
    "keep_investor", "offer_investor", "bid_investor", "discard_strategy", "buy_bonds", "place_card",
    "place_commerce", "place_first_card", "bid", "hand_first_card", "act", "sell", "show_shares",
    "show_split_shares", "choose_power",
    "pick_card", "hide_card", "look_at_pile", "move_card", "move_to", "look_at_pair", "reveal_pair", "lay_card",
    "move_price", "choose_company", "take_card", "give_up_share", "split_share", "discard_action", "discard_commodity",
    "sell_short", "sell_now", "show_companies", "show_cheap", "give_money", "take_money",
}  # fmt: skip


def seldom() -> list[State]:
    """Decisions that random games hardly ever come to."""
    two = [["Agile Ana", "Dividend Deborah"], ["Billionaire Bill", "Wise Warren"]]
    equal = [["Socialist Sanders"], ["Billionaire Bill"], ["Wise Warren"]]
    stuart = [["Secretive Stuart"], ["Billionaire Bill"], ["Wise Warren"]]
    investors: Json = {"investors": True}
    return [
        table(2, stage="round_ends", options=investors, investors={"kept": two}),
        table(3, stage="levelling", options=investors, investors={"kept": equal}, money=[5, 9, 9]),
        table(3, stage="levelling", options=investors, investors={"kept": equal}, money=[5, 9, 5]),
        data_broker(),
        table(3, stage="supply", options=investors, investors={"kept": stuart}),
        table(2, stage="commerce", options={"commerce": True}, commerce_hands=[["Gold", "Gold"], ["Oil", "Tax"]]),
        table(3, stage="action", portfolios=[normal(BOOM, split=[AUTO]), {}, {}], spaces=at_price(American=10)),
        GAME.start(GAME.deal(2, 1, EVERYTHING | {"auction": True})),
    ]


def data_broker() -> State:
    """Two players, one of whom reveals one of two pairs."""
    state = table(2, stage="action", options={"strategies": True}, strategies={"hands": [["Data Broker"], []]})
    state.apply(state.find({"type": "play", "card": "Data Broker"}))
    return state


def kind_of(state: State) -> tuple[str, int, int]:
    """The question, the card that asks, and how many of its questions have been answered."""
    assert isinstance(state, StockpileState)
    return state.decision, int(state.power), int(state.step if state.power < 0 else state.power_step)


@cache
def gallery() -> list[State]:
    """Some decisions of each kind, from many games."""
    found: dict[tuple[str, int, int], list[State]] = {}
    for seed in range(GAMES):
        options = EVERYTHING | {"auction": seed % 3 == 0, "board": "standard" if seed % 5 == 0 else "advanced"}
        state = GAME.start(GAME.deal(2 + seed % 4, seed, options))
        state.events = False
        rng = Rng(seed)
        while state.seat >= 0:
            kept = found.setdefault(kind_of(state), [])
            if len(kept) < MORE_ROOM.get(state.decision, ROOM) and rng.below(4) == 0:
                kept.append(state.clone())
                kept[-1].events = True
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
    return [state for kept in found.values() for state in kept] + seldom()


@cache
def offered() -> list[tuple[State, Json]]:
    """The same decisions with what they offer to the seat that decides."""
    return [(state, state.offers(state.seat)) for state in gallery()]
