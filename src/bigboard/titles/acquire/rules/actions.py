"""The actions: in words, and which of them are legal now."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.action_codec import ActionWords
from bigboard.games.engine.legal_lists import sorted_answers
from bigboard.titles.acquire.declaration import DECLARATION
from bigboard.titles.acquire.rules import numbers as ids
from bigboard.titles.acquire.rules.flow.mergers import largest, trades_possible
from bigboard.titles.acquire.rules.model.board import playable
from bigboard.titles.acquire.rules.model.chains import ALL_CHAINS, CHAINS
from bigboard.titles.acquire.rules.model.shares import buyable, can_buy, holding
from bigboard.titles.acquire.rules.model.sizes import HAND
from bigboard.titles.acquire.rules.model.table import AcquireTable

WORDS: Final = ActionWords(DECLARATION)
ROOM: Final = 32  # more answers than any question has
ACTIONS: Final = list(range(ids.NUM_ACTIONS))


def of_every_set(base: int, more: list[int]) -> list[list[int]]:
    """For every set of chains, one bit each, the actions that name one of them."""
    return [[base + c for c in range(CHAINS) if (chains >> c) & 1] + more for chains in range(ALL_CHAINS + 1)]


FOUNDINGS: Final = of_every_set(ids.FOUND, [])
SURVIVORS: Final = of_every_set(ids.SURVIVE, [])
ACQUISITIONS: Final = of_every_set(ids.ACQUIRE_FIRST, [])
PURCHASES: Final = of_every_set(ids.BUY, [ids.STOP_BUYING])


def fill_legal(t: AcquireTable, out: vec[i64]) -> i64:
    """Write the legal actions into `out` (tiles in hand order, the rest ascending) and returns their number."""
    count: i64 = 0
    question = t.question
    if question == ids.ASK_PLAY_TILE:
        first = t.actor * HAND
        for k in range(first, first + t.hand_sizes[t.actor]):
            if playable(t, t.hands[k]):
                out[count] = ids.PLAY_TILE + t.hands[k]
                count += 1
    elif question == ids.ASK_BUY_SHARES:
        for chain in range(t.buy_from, i64(CHAINS)):
            if can_buy(t, chain):
                out[count] = ids.BUY + chain
                count += 1
        out[count] = ids.STOP_BUYING
        count += 1
    elif question == ids.ASK_SELL_SHARES:
        for number in range(holding(t, t.actor, t.acquired) + 1):
            out[count] = ids.SELL + number
            count += 1
    elif question == ids.ASK_TRADE_SHARES:
        for number in range(trades_possible(t) + 1):
            out[count] = ids.TRADE + number
            count += 1
    elif question == ids.ASK_FOUND_CHAIN:
        count = fill_chains(out, ALL_CHAINS & ~t.on_board, ids.FOUND)
    elif question == ids.ASK_CHOOSE_SURVIVOR:
        count = fill_chains(out, largest(t, t.to_settle), ids.SURVIVE)
    elif question == ids.ASK_CHOOSE_ACQUIRED:
        count = fill_chains(out, largest(t, t.to_settle), ids.ACQUIRE_FIRST)
    elif question == ids.ASK_DECLARE_END:
        out[0] = ids.DECLARE_END
        out[1] = ids.PLAY_ON
        count = 2
    return count


def legal_list(t: AcquireTable) -> list[int]:
    """Return the sorted legal actions, copied from precomputed lists because a loop in Python waits for them."""
    question = t.question
    if question == ids.ASK_BUY_SHARES:
        return PURCHASES[buyable(t)][:]
    if question == ids.ASK_SELL_SHARES:
        return ACTIONS[ids.SELL : ids.SELL + int(holding(t, t.actor, t.acquired)) + 1]
    if question == ids.ASK_TRADE_SHARES:
        return ACTIONS[ids.TRADE : ids.TRADE + int(trades_possible(t)) + 1]
    if question == ids.ASK_FOUND_CHAIN:
        return FOUNDINGS[ALL_CHAINS & ~t.on_board][:]
    if question == ids.ASK_CHOOSE_SURVIVOR:
        return SURVIVORS[largest(t, t.to_settle)][:]
    if question == ids.ASK_CHOOSE_ACQUIRED:
        return ACQUISITIONS[largest(t, t.to_settle)][:]
    out = room_for_answers(t)
    return sorted_answers(out, fill_legal(t, out))


def room_for_answers(t: AcquireTable) -> vec[i64]:
    if len(t.answers) == 0:
        t.answers = vec[i64]([0] * ROOM)
    return t.answers


def fill_chains(out: vec[i64], chains: i64, base: i64) -> i64:
    count: i64 = 0
    for chain in range(i64(CHAINS)):
        if (chains >> chain) & 1:
            out[count] = base + chain
            count += 1
    return count


def in_hand(t: AcquireTable, seat: i64, tile: i64) -> bool:
    for k in range(seat * HAND, seat * HAND + t.hand_sizes[seat]):
        if t.hands[k] == tile:
            return True
    return False


def is_legal(t: AcquireTable, action: i64) -> bool:
    """Return True if the action is one of `fill_legal`, without listing them."""
    question = t.question
    if question == ids.ASK_PLAY_TILE:
        return (
            ids.PLAY_TILE <= action < ids.FOUND
            and in_hand(t, t.actor, action - ids.PLAY_TILE)
            and playable(t, action - ids.PLAY_TILE)
        )
    if question == ids.ASK_BUY_SHARES:
        return action == ids.STOP_BUYING or (ids.BUY <= action < ids.STOP_BUYING and can_buy(t, action - ids.BUY))
    if question == ids.ASK_SELL_SHARES:
        return ids.SELL <= action <= ids.SELL + holding(t, t.actor, t.acquired)
    if question == ids.ASK_TRADE_SHARES:
        return ids.TRADE <= action <= ids.TRADE + trades_possible(t)
    if question == ids.ASK_FOUND_CHAIN:
        return ids.FOUND <= action < ids.SURVIVE and not (t.on_board >> (action - ids.FOUND)) & 1
    if question == ids.ASK_CHOOSE_SURVIVOR:
        return (
            ids.SURVIVE <= action < ids.ACQUIRE_FIRST and (largest(t, t.to_settle) >> (action - ids.SURVIVE)) & 1 != 0
        )
    if question == ids.ASK_CHOOSE_ACQUIRED:
        return (
            ids.ACQUIRE_FIRST <= action < ids.TRADE
            and (largest(t, t.to_settle) >> (action - ids.ACQUIRE_FIRST)) & 1 != 0
        )
    return question != ids.GAME_OVER and (action == ids.DECLARE_END or action == ids.PLAY_ON)
