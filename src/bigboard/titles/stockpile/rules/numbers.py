"""The numbers of actions, questions, stages and tensor fields. Written by `make generate` from `declaration.py`."""

from typing import Final

# The first action of each type. From there the fields count up, the last one fastest.
BID: Final = 0  # pile, space
PLACE_UP: Final = 40  # card, pile
PLACE_DOWN: Final = 95  # card, pile
PLACE_COMMERCE: Final = 150  # card, pile
PLACE_FIRST_CARD: Final = 185  # pile
HAND_FIRST_CARD: Final = 190  # seat
BOOM: Final = 195  # company
BUST: Final = 201  # company
SELL: Final = 207  # company, cards
SELL_SPLIT: Final = 267  # company, cards
SELL_HALF: Final = 327  # company, cards
SELL_SHORT: Final = 387  # company
SELL_SHORT_HALF: Final = 393  # company
SHOW: Final = 399  # cards
BUY_BONDS: Final = 410  # bonds
PICK_COMPANY: Final = 416  # company
PICK_FORECAST: Final = 422  # forecast
LOOK_AT_PILE: Final = 433  # pile
LOOK_AT_PAIR: Final = 438  # pair
REVEAL_PAIR: Final = 444  # pair
LAY: Final = 450  # pair
MOVE_CARD: Final = 456  # pile, place
MOVE_TO: Final = 576  # pile
RAISE: Final = 581  # company
LOWER: Final = 587  # company
CHOOSE: Final = 593  # company
TAKE: Final = 599  # company
GIVE_UP: Final = 605  # company
UNSPLIT: Final = 611  # company
SPLIT: Final = 617  # company
DISCARD_ACTION: Final = 623  # card
DISCARD_COMMODITY: Final = 625  # card
KEEP: Final = 631  # investor
DISCARD_STRATEGY: Final = 657  # card
PLAY: Final = 683  # card
USE: Final = 709  # investor
GIVE_ONE: Final = 735  # seat
GIVE_ALL: Final = 740  # seat
TAKE_FROM: Final = 745  # seat
PASS: Final = 750
STOP: Final = 751
END_TURN: Final = 752
NUM_ACTIONS: Final = 753

# What is being decided.
ASK_KEEP_INVESTOR: Final = 0
ASK_OFFER_INVESTOR: Final = 1
ASK_BID_INVESTOR: Final = 2
ASK_DISCARD_STRATEGY: Final = 3
ASK_BUY_BONDS: Final = 4
ASK_PLACE_CARD: Final = 5
ASK_PLACE_COMMERCE: Final = 6
ASK_PLACE_FIRST_CARD: Final = 7
ASK_BID: Final = 8
ASK_HAND_FIRST_CARD: Final = 9
ASK_ACT: Final = 10
ASK_SELL: Final = 11
ASK_SHOW_SHARES: Final = 12
ASK_SHOW_SPLIT_SHARES: Final = 13
ASK_CHOOSE_POWER: Final = 14
ASK_PICK_CARD: Final = 15
ASK_HIDE_CARD: Final = 16
ASK_LOOK_AT_PILE: Final = 17
ASK_MOVE_CARD: Final = 18
ASK_MOVE_TO: Final = 19
ASK_LOOK_AT_PAIR: Final = 20
ASK_REVEAL_PAIR: Final = 21
ASK_LAY_CARD: Final = 22
ASK_MOVE_PRICE: Final = 23
ASK_CHOOSE_COMPANY: Final = 24
ASK_TAKE_CARD: Final = 25
ASK_GIVE_UP_SHARE: Final = 26
ASK_SPLIT_SHARE: Final = 27
ASK_DISCARD_ACTION: Final = 28
ASK_DISCARD_COMMODITY: Final = 29
ASK_SELL_SHORT: Final = 30
ASK_SELL_NOW: Final = 31
ASK_SHOW_COMPANIES: Final = 32
ASK_SHOW_CHEAP: Final = 33
ASK_GIVE_MONEY: Final = 34
ASK_TAKE_MONEY: Final = 35
GAME_OVER: Final = 36
QUESTIONS: Final = [
    "keep_investor", "offer_investor", "bid_investor", "discard_strategy", "buy_bonds", "place_card", "place_commerce",
    "place_first_card", "bid", "hand_first_card", "act", "sell", "show_shares", "show_split_shares", "choose_power",
    "pick_card", "hide_card", "look_at_pile", "move_card", "move_to", "look_at_pair", "reveal_pair", "lay_card",
    "move_price", "choose_company", "take_card", "give_up_share", "split_share", "discard_action", "discard_commodity",
    "sell_short", "sell_now", "show_companies", "show_cheap", "give_money", "take_money", "game_over",
]  # fmt: skip

# Where in the game we are. A stage lasts until all seats have had their say.
STAGE_CHOOSING: Final = 0
STAGE_AUCTION: Final = 1
STAGE_DISCARDING: Final = 2
STAGE_HANDING_OUT: Final = 3
STAGE_ROUND_BEGINS: Final = 4
STAGE_BUYING_BONDS: Final = 5
STAGE_BEFORE_INFORMATION: Final = 6
STAGE_INFORMATION: Final = 7
STAGE_BEFORE_SUPPLY: Final = 8
STAGE_SUPPLY: Final = 9
STAGE_COMMERCE: Final = 10
STAGE_FIRST_CARD: Final = 11
STAGE_BEFORE_DEMAND: Final = 12
STAGE_DEMAND_BEGINS: Final = 13
STAGE_DEMAND: Final = 14
STAGE_AFTER_BIDDING: Final = 15
STAGE_PAYING: Final = 16
STAGE_FEES: Final = 17
STAGE_ACTION: Final = 18
STAGE_SELLING: Final = 19
STAGE_AFTER_SELLING: Final = 20
STAGE_BEFORE_MOVEMENT: Final = 21
STAGE_MOVEMENT: Final = 22
STAGE_INTEREST: Final = 23
STAGE_ROUND_ENDS: Final = 24
STAGE_GIVING: Final = 25
STAGE_LEVELLING: Final = 26
STAGE_NEXT_ROUND: Final = 27
STAGES: Final = [
    "choosing", "auction", "discarding", "handing_out", "round_begins", "buying_bonds", "before_information",
    "information", "before_supply", "supply", "commerce", "first_card", "before_demand", "demand_begins", "demand",
    "after_bidding", "paying", "fees", "action", "selling", "after_selling", "before_movement", "movement", "interest",
    "round_ends", "giving", "levelling", "next_round",
]  # fmt: skip

# Where each field of the tensor begins.
AT_QUESTION: Final = 0  # + 37
AT_STAGE: Final = 37  # + 28
AT_YOU: Final = 65  # + 5
AT_ACTOR: Final = 70  # + 5
AT_FIRST: Final = 75  # + 5
AT_NEXT_FIRST: Final = 80  # + 5
AT_RULES: Final = 85  # + 1
AT_OPTIONS: Final = 86  # + 9
AT_INVESTOR_SET: Final = 95  # + 3
AT_ROUND: Final = 98  # + 1
AT_SPACES: Final = 99  # + 96
AT_PRICES: Final = 195  # + 6
AT_MARKET: Final = 201  # + 1
AT_DISCARD: Final = 202  # + 11
AT_SEATS: Final = 213  # + 360
SEATS_EACH: Final = 72  # 5 times
SEATS_TAKEN: Final = 0  # + 1
SEATS_MONEY: Final = 1  # + 1
SEATS_MORE_MONEY: Final = 2  # + 1
SEATS_MUCH_MONEY: Final = 3  # + 2
SEATS_KNOWN: Final = 5  # + 8
SEATS_UNKNOWN: Final = 13  # + 1
SEATS_RULED_OUT: Final = 14  # + 8
SEATS_SPLIT: Final = 22  # + 6
SEATS_BONDS: Final = 28  # + 1
SEATS_COMMERCE: Final = 29  # + 7
SEATS_STRATEGIES: Final = 36  # + 1
SEATS_WAITING: Final = 37  # + 1
SEATS_ENDED_ON: Final = 38  # + 2
SEATS_FEES_TAKEN: Final = 40  # + 1
SEATS_OWES: Final = 41  # + 4
SEATS_INVESTORS: Final = 45  # + 26
SEATS_FIRST_INVESTOR: Final = 71  # + 1
AT_PILES: Final = 573  # + 410
PILES_EACH: Final = 82  # 5 times
PILES_KINDS: Final = 0  # + 19
PILES_UNKNOWN: Final = 19  # + 1
PILES_BIDDER: Final = 20  # + 5
PILES_SPACE: Final = 25  # + 8
PILES_INVESTOR: Final = 33  # + 1
PILES_CARD: Final = 34  # + 24
PILES_SEEN: Final = 58  # + 24
AT_PAIRS: Final = 983  # + 168
PAIRS_EACH: Final = 28  # 6 times
PAIRS_COMPANY: Final = 0  # + 6
PAIRS_FORECAST: Final = 6  # + 11
PAIRS_OWNER: Final = 17  # + 5
PAIRS_SEEN_BY: Final = 22  # + 5
PAIRS_OPEN: Final = 27  # + 1
AT_FORECASTS: Final = 1151  # + 11
AT_LAID: Final = 1162  # + 52
LAID_EACH: Final = 13  # 4 times
LAID_PAIR: Final = 0  # + 6
LAID_SEAT: Final = 6  # + 5
LAID_CARD: Final = 11  # + 1
LAID_COST: Final = 12  # + 1
AT_USED: Final = 1214  # + 26
AT_POWER: Final = 1240  # + 52
AT_POWER_COST: Final = 1292  # + 1
AT_POWER_SEAT: Final = 1293  # + 5
AT_POWER_STEP: Final = 1298  # + 1
AT_CHOSEN_COMPANIES: Final = 1299  # + 6
AT_BARRED_COMPANY: Final = 1305  # + 6
AT_CHOSEN_SEAT: Final = 1311  # + 5
AT_CHOSEN_CARD: Final = 1316  # + 2
AT_DIVIDEND_COMPANY: Final = 1318  # + 6
AT_DIVIDEND: Final = 1324  # + 1
AT_MOVE_COMPANY: Final = 1325  # + 6
AT_MOVE_UP: Final = 1331  # + 1
AT_MOVE_DOWN: Final = 1332  # + 1
AT_SELL_FROM: Final = 1333  # + 6
AT_BONDS_LEFT: Final = 1339  # + 1
AT_COMMERCE_LEFT: Final = 1340  # + 1
AT_COMMERCE_GONE: Final = 1341  # + 7
AT_PLAYED: Final = 1348  # + 52
AT_PLAYS_LEFT: Final = 1400  # + 1
AT_OWN_MARKET: Final = 1401  # + 11
AT_OWN_MARKET_ORDER: Final = 1412  # + 2
AT_OWN_COMMERCE: Final = 1414  # + 7
AT_OWN_COMMERCE_ORDER: Final = 1421  # + 2
AT_OWN_OPENING: Final = 1423  # + 5
AT_OWN_STRATEGIES: Final = 1428  # + 52
AT_OWN_DISCARDED: Final = 1480  # + 52
AT_OWN_DEALT: Final = 1532  # + 26
AT_OWN_DEALT_ORDER: Final = 1558  # + 4
AT_LEGAL: Final = 1562  # + 753
TENSOR_SIZE: Final = 2315
TENSOR_VERSION: Final = 2
