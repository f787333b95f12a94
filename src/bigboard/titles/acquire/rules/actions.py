"""The actions: in words, and which of them are legal now."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.action_codec import ActionWords
from bigboard.games.engine.legal_lists import sorted_answers
from bigboard.titles.acquire.declaration import DECLARATION
from bigboard.titles.acquire.rules.flow.mergers import largest, trades_possible
from bigboard.titles.acquire.rules.model.board import playable
from bigboard.titles.acquire.rules.model.chains import ALL_CHAINS, CHAINS
from bigboard.titles.acquire.rules.model.shares import buyable, can_buy
from bigboard.titles.acquire.rules.model.table import HAND, AcquireTable, holding
from bigboard.titles.acquire.rules.numbers import (
    ACQUIRE_FIRST,
    ASK_BUY_SHARES,
    ASK_CHOOSE_ACQUIRED,
    ASK_CHOOSE_SURVIVOR,
    ASK_DECLARE_END,
    ASK_FOUND_CHAIN,
    ASK_PLAY_TILE,
    ASK_SELL_SHARES,
    ASK_TRADE_SHARES,
    BUY,
    DECLARE_END,
    FOUND,
    GAME_OVER,
    NUM_ACTIONS,
    PLAY_ON,
    PLAY_TILE,
    SELL,
    STOP_BUYING,
    SURVIVE,
    TRADE,
)

WORDS: Final = ActionWords(DECLARATION)
ROOM: Final = 32  # more answers than any question has
ACTIONS: Final = list(range(NUM_ACTIONS))


def of_every_set(base: int, more: list[int]) -> list[list[int]]:
    """For every set of chains, one bit each, the actions that name one of them."""
    return [[base + c for c in range(CHAINS) if (chains >> c) & 1] + more for chains in range(ALL_CHAINS + 1)]


FOUNDINGS: Final = of_every_set(FOUND, [])
SURVIVORS: Final = of_every_set(SURVIVE, [])
ACQUISITIONS: Final = of_every_set(ACQUIRE_FIRST, [])
PURCHASES: Final = of_every_set(BUY, [STOP_BUYING])


def fill_legal(t: AcquireTable, out: vec[i64]) -> i64:
    """Writes the legal actions into `out` (tiles in hand order, the rest ascending) and returns their number."""
    count: i64 = 0
    question = t.question
    if question == ASK_PLAY_TILE:
        first = t.actor * HAND
        for k in range(first, first + t.hand_sizes[t.actor]):
            if playable(t, t.hands[k]):
                out[count] = PLAY_TILE + t.hands[k]
                count += 1
    elif question == ASK_BUY_SHARES:
        for chain in range(t.buy_from, i64(CHAINS)):
            if can_buy(t, chain):
                out[count] = BUY + chain
                count += 1
        out[count] = STOP_BUYING
        count += 1
    elif question == ASK_SELL_SHARES:
        for number in range(holding(t, t.actor, t.acquired) + 1):
            out[count] = SELL + number
            count += 1
    elif question == ASK_TRADE_SHARES:
        for number in range(trades_possible(t) + 1):
            out[count] = TRADE + number
            count += 1
    elif question == ASK_FOUND_CHAIN:
        count = fill_chains(out, ALL_CHAINS & ~t.on_board, FOUND)
    elif question == ASK_CHOOSE_SURVIVOR:
        count = fill_chains(out, largest(t, t.to_settle), SURVIVE)
    elif question == ASK_CHOOSE_ACQUIRED:
        count = fill_chains(out, largest(t, t.to_settle), ACQUIRE_FIRST)
    elif question == ASK_DECLARE_END:
        out[0] = DECLARE_END
        out[1] = PLAY_ON
        count = 2
    return count


def legal_list(t: AcquireTable) -> list[int]:
    """The legal actions, sorted. Copies of lists made beforehand: this is what a loop in Python waits for."""
    question = t.question
    if question == ASK_BUY_SHARES:
        return PURCHASES[buyable(t)][:]
    if question == ASK_SELL_SHARES:
        return ACTIONS[SELL : SELL + int(holding(t, t.actor, t.acquired)) + 1]
    if question == ASK_TRADE_SHARES:
        return ACTIONS[TRADE : TRADE + int(trades_possible(t)) + 1]
    if question == ASK_FOUND_CHAIN:
        return FOUNDINGS[ALL_CHAINS & ~t.on_board][:]
    if question == ASK_CHOOSE_SURVIVOR:
        return SURVIVORS[largest(t, t.to_settle)][:]
    if question == ASK_CHOOSE_ACQUIRED:
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
    """Whether the action is one of `fill_legal`, without listing them."""
    question = t.question
    if question == ASK_PLAY_TILE:
        return (
            PLAY_TILE <= action < FOUND and in_hand(t, t.actor, action - PLAY_TILE) and playable(t, action - PLAY_TILE)
        )
    if question == ASK_BUY_SHARES:
        return action == STOP_BUYING or (BUY <= action < STOP_BUYING and can_buy(t, action - BUY))
    if question == ASK_SELL_SHARES:
        return SELL <= action <= SELL + holding(t, t.actor, t.acquired)
    if question == ASK_TRADE_SHARES:
        return TRADE <= action <= TRADE + trades_possible(t)
    if question == ASK_FOUND_CHAIN:
        return FOUND <= action < SURVIVE and not (t.on_board >> (action - FOUND)) & 1
    if question == ASK_CHOOSE_SURVIVOR:
        return SURVIVE <= action < ACQUIRE_FIRST and (largest(t, t.to_settle) >> (action - SURVIVE)) & 1 != 0
    if question == ASK_CHOOSE_ACQUIRED:
        return ACQUIRE_FIRST <= action < TRADE and (largest(t, t.to_settle) >> (action - ACQUIRE_FIRST)) & 1 != 0
    return question != GAME_OVER and (action == DECLARE_END or action == PLAY_ON)
