"""The numbers of actions, questions and tensor fields. Written by `make generate` from `declaration.py`."""

from typing import Final

# The first action of each type. From there the fields count up, the last one fastest.
PLAY_TILE: Final = 0  # tile
FOUND: Final = 108  # chain
SURVIVE: Final = 115  # chain
ACQUIRE_FIRST: Final = 122  # chain
TRADE: Final = 129  # shares
SELL: Final = 142  # shares
DECLARE_END: Final = 168
PLAY_ON: Final = 169
BUY: Final = 170  # chain
STOP_BUYING: Final = 177
NUM_ACTIONS: Final = 178

# What is being decided.
ASK_PLAY_TILE: Final = 0
ASK_FOUND_CHAIN: Final = 1
ASK_CHOOSE_SURVIVOR: Final = 2
ASK_CHOOSE_ACQUIRED: Final = 3
ASK_TRADE_SHARES: Final = 4
ASK_SELL_SHARES: Final = 5
ASK_DECLARE_END: Final = 6
ASK_BUY_SHARES: Final = 7
GAME_OVER: Final = 8
QUESTIONS: Final = [
    "play_tile", "found_chain", "choose_survivor", "choose_acquired", "trade_shares", "sell_shares", "declare_end",
    "buy_shares", "game_over",
]  # fmt: skip

# Where each field of the tensor begins.
AT_GONE: Final = 0  # + 108
AT_LONE: Final = 108  # + 108
AT_CHAINS: Final = 216  # + 756
AT_HAND: Final = 972  # + 108
AT_TILE: Final = 1080  # + 108
AT_QUESTION: Final = 1188  # + 9
AT_SAFE: Final = 1197  # + 7
AT_TO_SETTLE: Final = 1204  # + 7
AT_SURVIVOR: Final = 1211  # + 7
AT_ACQUIRED: Final = 1218  # + 7
AT_YOU: Final = 1225  # + 6
AT_TURN: Final = 1231  # + 6
AT_ACTOR: Final = 1237  # + 6
AT_END_DECLARED: Final = 1243  # + 1
AT_OPEN_HOLDINGS: Final = 1244  # + 1
AT_DEAD_TILES: Final = 1245  # + 3
AT_SIZES: Final = 1248  # + 7
AT_PRICES: Final = 1255  # + 7
AT_BANK: Final = 1262  # + 7
AT_SEATS: Final = 1269  # + 90
SEATS_EACH: Final = 15  # 6 times
SEATS_TAKEN: Final = 0  # + 1
SEATS_TILES: Final = 1  # + 1
SEATS_MONEY: Final = 2  # + 1
SEATS_MORE_MONEY: Final = 3  # + 5
SEATS_SHARES: Final = 8  # + 7
AT_BAG: Final = 1359  # + 1
AT_BOUGHT: Final = 1360  # + 1
AT_TURN_NUMBER: Final = 1361  # + 1
AT_TURNS_WITHOUT_TILE: Final = 1362  # + 1
AT_LEGAL: Final = 1363  # + 178
TENSOR_SIZE: Final = 1541
TENSOR_VERSION: Final = 2
