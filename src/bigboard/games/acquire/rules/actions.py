"""The action space: every answer to every question as a small number, and the same in words.

What a number means never depends on the table, so a record can be written without replaying the game.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.acquire.rules.board import playable
from bigboard.games.acquire.rules.chains import ALL_CHAINS, CHAIN_NAMES, CHAINS, SHARES_PER_CHAIN, chain_number
from bigboard.games.acquire.rules.mergers import largest, trades_possible
from bigboard.games.acquire.rules.shares import buyable, can_buy
from bigboard.games.acquire.rules.table import (
    ASK_BUY_SHARES,
    ASK_CHOOSE_ACQUIRED,
    ASK_CHOOSE_SURVIVOR,
    ASK_DECLARE_END,
    ASK_FOUND_CHAIN,
    ASK_PLAY_TILE,
    ASK_SELL_SHARES,
    ASK_TRADE_SHARES,
    GAME_OVER,
    HAND,
    Table,
    holding,
)
from bigboard.games.acquire.rules.tiles import TILE_NAMES, tile_number
from bigboard.games.contract import IllegalAction, JsonDict
from bigboard.games.legal_lists import sorted_answers

MAX_TRADES: Final = 12  # of 25 shares

PLAY: Final = 0  # + tile
FOUND: Final = 108  # + chain
SURVIVE: Final = 115  # + chain
ACQUIRE_FIRST: Final = 122  # + chain
TRADE: Final = 129  # + number of trades
SELL: Final = 142  # + number of shares
DECLARE: Final = 168
PLAY_ON: Final = 169
BUY: Final = 170  # + chain
STOP_BUYING: Final = 177
NUM_ACTIONS: Final = 178

ROOM: Final = 32  # more answers than any question has
ACTIONS: Final = list(range(NUM_ACTIONS))


def of_every_set(base: int, more: list[int]) -> list[list[int]]:
    """For every set of chains, one bit each, the actions that name one of them."""
    return [[base + c for c in range(CHAINS) if (chains >> c) & 1] + more for chains in range(ALL_CHAINS + 1)]


FOUNDINGS: Final = of_every_set(FOUND, [])
SURVIVORS: Final = of_every_set(SURVIVE, [])
ACQUISITIONS: Final = of_every_set(ACQUIRE_FIRST, [])
PURCHASES: Final = of_every_set(BUY, [STOP_BUYING])


def fill_legal(t: Table, out: vec[i64]) -> i64:
    """Writes the legal actions into `out` (tiles in hand order, the rest ascending) and returns their number."""
    count: i64 = 0
    question = t.question
    if question == ASK_PLAY_TILE:
        first = t.actor * HAND
        for k in range(first, first + t.hand_sizes[t.actor]):
            if playable(t, t.hands[k]):
                out[count] = PLAY + t.hands[k]
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
        out[0] = DECLARE
        out[1] = PLAY_ON
        count = 2
    return count


def legal_list(t: Table) -> list[int]:
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
    if len(t.answers) == 0:
        t.answers = vec[i64]([0] * ROOM)
    return sorted_answers(t.answers, fill_legal(t, t.answers))


def fill_chains(out: vec[i64], chains: i64, base: i64) -> i64:
    count: i64 = 0
    for chain in range(i64(CHAINS)):
        if (chains >> chain) & 1:
            out[count] = base + chain
            count += 1
    return count


def in_hand(t: Table, seat: i64, tile: i64) -> bool:
    for k in range(seat * HAND, seat * HAND + t.hand_sizes[seat]):
        if t.hands[k] == tile:
            return True
    return False


def is_legal(t: Table, action: i64) -> bool:
    """Whether the action is one of `fill_legal`, without listing them."""
    question = t.question
    if question == ASK_PLAY_TILE:
        return PLAY <= action < FOUND and in_hand(t, t.actor, action - PLAY) and playable(t, action - PLAY)
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
    return question != GAME_OVER and (action == DECLARE or action == PLAY_ON)


def describe(action: int) -> JsonDict:
    """The action in words; ValueError if there is no such action."""
    if not 0 <= action < NUM_ACTIONS:
        raise ValueError(f"There is no action {action}: actions run from 0 to {NUM_ACTIONS - 1}.")
    if action < FOUND:
        return {"type": "play_tile", "tile": TILE_NAMES[action - PLAY]}
    if action < SURVIVE:
        return {"type": "found", "chain": CHAIN_NAMES[action - FOUND]}
    if action < ACQUIRE_FIRST:
        return {"type": "survive", "chain": CHAIN_NAMES[action - SURVIVE]}
    if action < TRADE:
        return {"type": "acquire", "chain": CHAIN_NAMES[action - ACQUIRE_FIRST]}
    if action < SELL:
        return {"type": "trade", "shares": 2 * (action - TRADE)}
    if action < DECLARE:
        return {"type": "sell", "shares": action - SELL}
    if action == DECLARE:
        return {"type": "declare_end"}
    if action == PLAY_ON:
        return {"type": "play_on"}
    if action < STOP_BUYING:
        return {"type": "buy", "chain": CHAIN_NAMES[action - BUY]}
    return {"type": "stop_buying"}


CHAIN_ACTIONS: Final = {"found": FOUND, "survive": SURVIVE, "acquire": ACQUIRE_FIRST, "buy": BUY}
PLAIN_ACTIONS: Final = {"declare_end": DECLARE, "play_on": PLAY_ON, "stop_buying": STOP_BUYING}
FIELD: Final = {"play_tile": "tile", "trade": "shares", "sell": "shares"} | dict.fromkeys(CHAIN_ACTIONS, "chain")
ACTION_TYPES: Final = [*FIELD, *PLAIN_ACTIONS]


def parse_action(described: object) -> int:
    """The number of a described action; ValueError says what is wrong with it, IllegalAction which rule forbids it."""
    if not isinstance(described, Mapping):
        raise ValueError(f"An action is a mapping such as {{'type': 'stop_buying'}}, not {described!r}.")
    kind = described.get("type")
    if not isinstance(kind, str) or kind not in ACTION_TYPES:
        raise ValueError(f"There is no action of type {kind!r}: the types are {', '.join(ACTION_TYPES)}.")
    wanted = {"type", FIELD[kind]} if kind in FIELD else {"type"}
    if set(described) != wanted:
        raise ValueError(
            f"An action of type {kind!r} has the fields {sorted(wanted)}, not {sorted(map(str, described))}."
        )
    if kind in PLAIN_ACTIONS:
        return PLAIN_ACTIONS[kind]
    value = described[FIELD[kind]]
    if kind == "play_tile":
        return PLAY + tile_number(value)
    if kind in CHAIN_ACTIONS:
        return CHAIN_ACTIONS[kind] + chain_number(value)
    if type(value) is not int or not 0 <= value <= SHARES_PER_CHAIN:
        raise ValueError(f"{kind!r} takes a whole number of shares from 0 to {SHARES_PER_CHAIN}, not {value!r}.")
    if kind == "sell":
        return SELL + value
    if value % 2:
        text = f"Shares are traded two for one, so {value} cannot be traded."
        raise IllegalAction("ACQ-MRG-6", "odd-trade", text, {"wanted": value})
    return TRADE + value // 2
