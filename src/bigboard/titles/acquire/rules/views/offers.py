"""Offers: the effect of every answer, for the seat that is asked; `docs/reference/offers.md` has the shape."""

from typing import Final

from mypy_extensions import i64

from bigboard.games.contract import IllegalAction, JsonDict
from bigboard.titles.acquire.declaration import DECLARATION
from bigboard.titles.acquire.rules import numbers as ids
from bigboard.titles.acquire.rules.actions import WORDS, legal_list
from bigboard.titles.acquire.rules.flow.endgame import declared_rule
from bigboard.titles.acquire.rules.flow.mergers import largest, trades_possible
from bigboard.titles.acquire.rules.model.board import MERGES, around, effect, playable
from bigboard.titles.acquire.rules.model.chains import (
    ALL_CHAINS,
    CHAIN_NAMES,
    CHAINS,
    CHART,
    CHART_COLUMN,
    several,
    share_price,
)
from bigboard.titles.acquire.rules.model.shares import can_buy, holding
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.model.tiles import TILE_NAMES
from bigboard.titles.acquire.rules.offer_types import ChainBonuses, Choice, Offers, PriceStep
from bigboard.titles.acquire.rules.refusals import QUESTION_RULES, bad_trade, refusal
from bigboard.titles.acquire.rules.views.holdings import known_scores, owned_with
from bigboard.titles.acquire.rules.views.multi_choice import describe_pick
from bigboard.titles.acquire.rules.views.tile_effects import (
    bonus_at_once,
    chain_bonuses,
    found_outlook,
    founding,
    hand_outlook,
    known_outlook,
    merger_outlook,
)
from bigboard.titles.acquire.rules.views.view import hand_of
from bigboard.titles.acquire.rules.views.view_cache import Sight, fresh_look

PHASES: Final = [question.phase for question in DECLARATION.questions] + [""]


def offers(t: AcquireTable, seat: int) -> Offers:
    """Return the question and the effect of every answer; the fields after `forbidden` are always there."""
    sight = fresh_look(t)
    return offers_to(t, sight, public_offers(t, sight), t.checked_seat(seat))


def public_offers(t: AcquireTable, sight: Sight) -> Offers:
    """Return the question, and the facts about it that a spectator knows."""
    over = t.question == ids.GAME_OVER
    on_board = [c for c in range(CHAINS) if t.sizes[c] > 0]
    if sight.prices is None:
        sight.prices = [step for c in on_board for step in next_step(c, t.sizes[c])]
    return {
        "question": ids.QUESTIONS[t.question],
        "phase": PHASES[t.question],
        "rule": "ACQ-END-8" if over else QUESTION_RULES[t.question],
        "seat": -1 if over else int(t.actor),
        "choices": [],
        "pick": None,
        "forbidden": [],
        "hand": [],
        "bonuses": [spectators_bonuses(t, sight, c) for c in on_board],
        "next_prices": sight.prices,
        "scores": known_scores(t, -1),
    }


def spectators_bonuses(t: AcquireTable, sight: Sight, chain: int) -> ChainBonuses:
    known = sight.bonuses.get(chain)
    if known is None:
        known = sight.bonuses[chain] = chain_bonuses(t, -1, chain)
    return known


def offers_to(t: AcquireTable, sight: Sight, public: Offers, seat: int, asked: bool = True) -> Offers:
    """Return the same with the seat's own knowledge, and with its answers unless no seat is asked."""
    offered = public.copy()
    if seat < 0:
        return offered
    offered["hand"] = hand_outlook(t, sight, seat, hand_of(t, seat))
    if asked and seat == t.actor and t.question != ids.GAME_OVER:
        offered["choices"] = [choice(t, sight, action) for action in legal_list(t)]
        offered["pick"] = describe_pick(t)
        offered["forbidden"] = forbidden(t)
    if not t.open_holdings:
        offered["bonuses"] = [chain_bonuses(t, seat, c) for c in range(CHAINS) if t.sizes[c] > 0]
        offered["scores"] = known_scores(t, seat)
    return offered


def next_step(chain: int, size: i64) -> list[PriceStep]:
    """The row of the chart that a chain of this size reaches next, if there is one (ACQ-PRC-1)."""
    column = CHART_COLUMN[chain]
    for row in CHART:
        if row[column] > size:
            return [{"chain": CHAIN_NAMES[chain], "size": row[column], "price": row[3]}]
    return []


def choice(t: AcquireTable, sight: Sight, action: int) -> Choice:
    """Return the effect of this legal action for the seat that decides."""
    question = t.question
    if question == ids.ASK_PLAY_TILE:
        return play_choice(t, sight, action)
    if question == ids.ASK_FOUND_CHAIN:
        size = founding(t, sight, t.actor, t.tile, {})["size"]
        found = found_outlook(t, t.actor, action - ids.FOUND, size)
        return {"action": action, "type": "found", "cost": 0, "gain": 0, **found}
    if question == ids.ASK_CHOOSE_SURVIVOR:
        return survive_choice(t, sight, action)
    if question == ids.ASK_CHOOSE_ACQUIRED:
        return acquire_choice(t, sight, action)
    if question == ids.ASK_TRADE_SHARES:
        return trade_choice(t, action)
    if question == ids.ASK_SELL_SHARES:
        return sell_choice(t, action)
    if question == ids.ASK_BUY_SHARES:
        return buy_choice(t, action)
    if action == ids.PLAY_ON:
        return {"action": action, "type": "play_on", "cost": 0, "gain": 0}
    return {
        "action": action,
        "type": "declare_end",
        "cost": 0,
        "gain": 0,
        "rule": declared_rule(t),
        "scores": known_scores(t, t.actor),
    }


def play_choice(t: AcquireTable, sight: Sight, action: int) -> Choice:
    tile: i64 = action - ids.PLAY_TILE
    gain = 0
    if effect(t, tile) == MERGES:
        chains = around(t, tile) & ALL_CHAINS
        survivors = largest(t, chains)
        if not several(survivors):
            gain = bonus_at_once(t, t.actor, chains & ~survivors, -1)
    return {
        "action": action,
        "type": "play_tile",
        "tile": TILE_NAMES[tile],
        "cost": 0,
        "gain": gain,
        "outcome": known_outlook(t, sight, t.actor, tile, {})["outcome"],
    }


def survive_choice(t: AcquireTable, sight: Sight, action: int) -> Choice:
    chain: i64 = action - ids.SURVIVE
    return {
        "action": action,
        "type": "survive",
        "chain": CHAIN_NAMES[chain],
        "cost": 0,
        "gain": bonus_at_once(t, t.actor, t.to_settle & ~(i64(1) << chain), -1),
        "outcome": merger_outlook(t, sight, t.actor, t.tile, t.to_settle, chain, -1),
    }


def acquire_choice(t: AcquireTable, sight: Sight, action: int) -> Choice:
    chain: i64 = action - ids.ACQUIRE_FIRST
    chains = t.to_settle | i64(1) << t.survivor
    return {
        "action": action,
        "type": "acquire",
        "chain": CHAIN_NAMES[chain],
        "cost": 0,
        "gain": bonus_at_once(t, t.actor, t.to_settle, chain),
        "outcome": merger_outlook(t, sight, t.actor, t.tile, chains, t.survivor, chain),
    }


def trade_choice(t: AcquireTable, action: int) -> Choice:
    trades = action - ids.TRADE
    return {
        "action": action,
        "type": "trade",
        "shares": 2 * trades,
        "cost": 0,
        "gain": 0,
        "received": trades,
        "shares_after": int(holding(t, t.actor, t.acquired)) - 2 * trades,
        "survivor_shares_after": int(holding(t, t.actor, t.survivor)) + trades,
    }


def sell_choice(t: AcquireTable, action: int) -> Choice:
    shares = action - ids.SELL
    amount = shares * int(share_price(t.acquired, t.sizes[t.acquired]))
    return {
        "action": action,
        "type": "sell",
        "shares": shares,
        "cost": 0,
        "gain": amount,
        "shares_after": int(holding(t, t.actor, t.acquired)) - shares,
        "money_after": int(t.money[t.actor]) + amount,
    }


def buy_choice(t: AcquireTable, action: int) -> Choice:
    if action == ids.STOP_BUYING:
        return {"action": action, "type": "stop_buying", "cost": 0, "gain": 0}
    chain: i64 = action - ids.BUY
    price = int(share_price(chain, t.sizes[chain]))
    return {
        "action": action,
        "type": "buy",
        "chain": CHAIN_NAMES[chain],
        "cost": price,
        "gain": 0,
        "shares": int(holding(t, t.turn, chain)),
        "after": owned_with(t, t.turn, chain, 1),
        "money_after": int(t.money[t.turn]) - price,
    }


def forbidden(t: AcquireTable) -> list[JsonDict]:
    """Return actions that the seat might try and may not take, with the clause that forbids each."""
    question = t.question
    if question == ids.ASK_PLAY_TILE:
        return [forbid(t, ids.PLAY_TILE + tile) for tile in hand_of(t, int(t.actor)) if not playable(t, tile)]
    if question == ids.ASK_FOUND_CHAIN:
        return [forbid(t, ids.FOUND + c) for c in range(CHAINS) if (t.on_board >> c) & 1]
    if question == ids.ASK_CHOOSE_SURVIVOR:
        smaller = t.to_settle & ~largest(t, t.to_settle)
        return [forbid(t, ids.SURVIVE + c) for c in range(CHAINS) if (smaller >> c) & 1]
    if question == ids.ASK_CHOOSE_ACQUIRED:
        smaller = t.to_settle & ~largest(t, t.to_settle)
        return [forbid(t, ids.ACQUIRE_FIRST + c) for c in range(CHAINS) if (smaller >> c) & 1]
    if question == ids.ASK_BUY_SHARES:
        return [forbid(t, ids.BUY + c) for c in range(CHAINS) if t.sizes[c] > 0 and not can_buy(t, c)]
    if question == ids.ASK_TRADE_SHARES or question == ids.ASK_SELL_SHARES:
        # One trade more than the bank can meet; a player without a pair does not try it.
        trades = int(trades_possible(t)) + 1
        if t.bank[t.survivor] < trades and 2 * trades <= holding(t, t.actor, t.acquired):
            return [refuse(ids.TRADE + trades, bad_trade(t, trades))]
    return []


def forbid(t: AcquireTable, action: int) -> JsonDict:
    return refuse(action, refusal(t, action))


def refuse(action: int, why: IllegalAction) -> JsonDict:
    return {**WORDS.describe(action), "reason": why.reason, "rule": why.rule, "args": why.args}
