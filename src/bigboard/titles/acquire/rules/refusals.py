"""Refusals: the clause that forbids an action, and a sentence for the player."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from bigboard.games.contract import IllegalAction, JsonDict
from bigboard.titles.acquire.declaration import DECLARATION
from bigboard.titles.acquire.rules import numbers as ids
from bigboard.titles.acquire.rules.actions import WORDS, in_hand
from bigboard.titles.acquire.rules.flow.mergers import trades_possible
from bigboard.titles.acquire.rules.model.board import BLOCKED, effect
from bigboard.titles.acquire.rules.model.chains import CHAIN_NAMES, SHARES_PER_CHAIN, share_price
from bigboard.titles.acquire.rules.model.shares import holding
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.model.tiles import TILE_NAMES

ASKED: Final = [question.about for question in DECLARATION.questions]
QUESTION_RULES: Final = [question.rule for question in DECLARATION.questions]


def question_of(action: int) -> int:
    """The question that the action can answer."""
    if action < ids.FOUND:
        return ids.ASK_PLAY_TILE
    if action < ids.SURVIVE:
        return ids.ASK_FOUND_CHAIN
    if action < ids.ACQUIRE_FIRST:
        return ids.ASK_CHOOSE_SURVIVOR
    if action < ids.TRADE:
        return ids.ASK_CHOOSE_ACQUIRED
    if action < ids.SELL:
        return ids.ASK_TRADE_SHARES
    if action < ids.DECLARE_END:
        return ids.ASK_SELL_SHARES
    if action <= ids.PLAY_ON:
        return ids.ASK_DECLARE_END
    return ids.ASK_BUY_SHARES


def refusal(t: AcquireTable, action: int) -> IllegalAction:
    """Return the reason why this action is not legal now."""
    if t.question == ids.GAME_OVER:
        return IllegalAction("ACQ-END-8", "game-over", "The game is over.")
    if not 0 <= action < ids.NUM_ACTIONS:
        text = f"There is no action {action}: actions run from 0 to {ids.NUM_ACTIONS - 1}."
        return IllegalAction("ACQ-TRN-1", "no-such-action", text, {"action": action})
    if question_of(action) != t.question:
        return wrong_question(t, action)
    if t.question == ids.ASK_PLAY_TILE:
        return bad_tile(t, action - ids.PLAY_TILE)
    if t.question == ids.ASK_FOUND_CHAIN:
        chain = CHAIN_NAMES[action - ids.FOUND]
        text = f"{chain} is on the board already; found a chain that is not."
        return IllegalAction("ACQ-FND-2", "chain-on-board", text, {"chain": chain})
    if t.question == ids.ASK_CHOOSE_SURVIVOR:
        return bad_merger_choice(
            t, action - ids.SURVIVE, "ACQ-MRG-1", "not-largest", "the largest chains of this merger"
        )
    if t.question == ids.ASK_CHOOSE_ACQUIRED:
        return bad_merger_choice(
            t, action - ids.ACQUIRE_FIRST, "ACQ-MRG-3", "not-next", "the largest chains still to be acquired"
        )
    if t.question == ids.ASK_TRADE_SHARES:
        return bad_trade(t, action - ids.TRADE)
    if t.question == ids.ASK_SELL_SHARES:
        return bad_sale(t, action - ids.SELL)
    return bad_purchase(t, action - ids.BUY)


def wrong_question(t: AcquireTable, action: int) -> IllegalAction:
    asked = ASKED[t.question]
    said = WORDS.type_of(action)
    text = f"The decision now is {asked}; {said!r} does not answer it."
    args: JsonDict = {"decision": ids.QUESTIONS[t.question], "type": said}
    return IllegalAction(QUESTION_RULES[t.question], "wrong-decision", text, args)


def bad_tile(t: AcquireTable, tile: i64) -> IllegalAction:
    name = TILE_NAMES[tile]
    if not in_hand(t, t.actor, tile):
        return IllegalAction("ACQ-TRN-2", "tile-not-in-hand", f"You do not hold {name}.", {"tile": name})
    return unplayable(t, tile)


def unplayable(t: AcquireTable, tile: i64) -> IllegalAction:
    """Return why a tile cannot be played by its owner."""
    name = TILE_NAMES[tile]
    args: JsonDict = {"tile": name}
    if effect(t, tile) == BLOCKED:
        text = f"{name} would found an eighth chain; all seven are on the board."
        return IllegalAction("ACQ-FND-4", "tile-blocked", text, args)
    text = f"{name} would join safe chains, which cannot be acquired."
    return IllegalAction("ACQ-SAF-2", "tile-dead", text, args)


def bad_merger_choice(t: AcquireTable, chain: i64, rule: str, reason: str, which: str) -> IllegalAction:
    name = CHAIN_NAMES[chain]
    return IllegalAction(rule, reason, f"{name} is not one of {which}.", {"chain": name})


def bad_trade(t: AcquireTable, trades: i64) -> IllegalAction:
    survivor = CHAIN_NAMES[t.survivor]
    args: JsonDict = {"chain": survivor, "wanted": int(trades), "possible": int(trades_possible(t))}
    if trades * 2 > holding(t, t.actor, t.acquired):
        text = f"You do not hold {2 * trades} shares of {CHAIN_NAMES[t.acquired]}."
        return IllegalAction("ACQ-MRG-6", "too-few-shares", text, args)
    left = t.bank[t.survivor]
    text = f"The bank has only {left} {'share' if left == 1 else 'shares'} of {survivor} left."
    return IllegalAction("ACQ-MRG-6", "bank-empty", text, args)


def bad_sale(t: AcquireTable, shares: i64) -> IllegalAction:
    chain = CHAIN_NAMES[t.acquired]
    held = holding(t, t.actor, t.acquired)
    text = f"You hold {held} {'share' if held == 1 else 'shares'} of {chain}, so you cannot sell {shares}."
    return IllegalAction(
        "ACQ-MRG-7", "too-few-shares", text, {"chain": chain, "held": int(held), "wanted": int(shares)}
    )


def bad_disposal(t: AcquireTable, trades: i64, shares: i64) -> IllegalAction:
    """More traded and sold together than there are."""
    if trades == 0:
        return bad_sale(t, shares)
    chain = CHAIN_NAMES[t.acquired]
    held = holding(t, t.actor, t.acquired)
    text = f"You hold {held} shares of {chain}, so you cannot trade {2 * trades} and sell {shares}."
    args: JsonDict = {"chain": chain, "held": int(held), "wanted": int(2 * trades + shares)}
    return IllegalAction("ACQ-MRG-5", "too-few-shares", text, args)


def bad_purchase(t: AcquireTable, chain: i64, wanted: i64 = 1) -> IllegalAction:
    name = CHAIN_NAMES[chain]
    args: JsonDict = {"chain": name}
    if t.sizes[chain] == 0:
        return IllegalAction("ACQ-BUY-1", "chain-off-board", f"{name} is not on the board.", args)
    if t.bank[chain] < wanted:
        left = int(t.bank[chain])
        text = f"The bank has {left or 'no'} {'share' if left < 2 else 'shares'} of {name} left."
        return IllegalAction("ACQ-BUY-3", "bank-empty", text, args)
    price = share_price(chain, t.sizes[chain])
    if price > t.money[t.turn]:
        args["price"] = int(price)
        args["money"] = int(t.money[t.turn])
        text = f"A share of {name} costs ${price}; you have ${t.money[t.turn]}."
        return IllegalAction("ACQ-BUY-2", "too-little-money", text, args)
    last = CHAIN_NAMES[t.buy_from]
    args["after"] = last
    text = f"Shares are bought in the order of the chart: {name} comes before {last}, which you bought already."
    return IllegalAction("ACQ-BUY-4", "chart-order", text, args)


def bad_basket(t: AcquireTable, cost: i64) -> IllegalAction:
    """Shares that could be paid one by one, and not together."""
    args: JsonDict = {"cost": int(cost), "money": int(t.money[t.turn])}
    text = f"These shares cost ${cost} together; you have ${t.money[t.turn]}."
    return IllegalAction("ACQ-BUY-2", "basket-too-dear", text, args)


def too_many_shares(most: int, wanted: int) -> IllegalAction:
    text = f"You may buy {most} {'share' if most == 1 else 'shares'} now, not {wanted}."
    return IllegalAction("ACQ-BUY-1", "too-many-shares", text, {"most": most, "wanted": wanted})


def not_understood(described: object, error: ValueError) -> IllegalAction:
    """Return the refusal for words that are not an action; some name a forbidden action of any decision."""
    if isinstance(described, Mapping) and described.get("type") == "trade":
        wanted = described.get("shares")
        if type(wanted) is int and 0 < wanted <= SHARES_PER_CHAIN:
            text = f"Shares are traded two for one, so {wanted} cannot be traded."
            return IllegalAction("ACQ-MRG-6", "odd-trade", text, {"wanted": wanted})
    return IllegalAction("ACQ-TRN-1", "not-understood", str(error), {})
