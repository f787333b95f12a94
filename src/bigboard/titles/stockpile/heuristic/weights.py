"""The numbers of the rules of thumb for Stockpile, fitted by self-play: `python -m benchmarks.fit stockpile`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Dollars, where nothing else is said.
FITTED: Final = {
    "unknown_card": 5376,  # the average worth of a face-down card
    "hope": 447,  # the worth of a share beyond its price
    "drift": 305,  # and more for each of the next three rounds
    "growth": -1,  # and for each of them, thousandths of its price
    "majority_far": -3,  # and for the majority, as long as it is out of reach,
    "majority_near": 427,  # as it is fought for,
    "majority_safe": 4,  # or as good as won
    "pocket": 23,  # thousands one likes to have for the next auction
    "pocket_rate": 359,  # each of those that a sale brings
    "bid_rest": 7,  # thousands one likes to have left after the auction
    "bid_rate": 347,  # each of those missing
    "bid_cost": 1124,  # a thousand paid for a stockpile
    "down_good": 26,  # percentage of a good card's worth above the average, if it is placed face down
    "down_good_there": 17,  # minus this percentage of the stockpile's worth
    "down_bad": 28,  # of a bad card's worth below the average
    "down_bad_there": 4,
    "up_good": 26,
    "up_good_there": 8,
    "up_bad": 18,
    "up_bad_there": 8,
    "edge": 10,  # per cent of what the seat's best bargain gains, by what the others do not know
    "burden": 6,  # per cent of what the others lose, by what they do not know
    "crowd": 3,  # each card that is there already
    "action_card": 2489,  # a Boom or Bust card at least
    "rivals": 134,  # per cent of what a moved price brings an average rival
    "bond_need": 27,  # thousands one likes to have after buying bonds
    "bond_rate": 2222,  # each of those missing
    "commodity": 138,  # per cent of what one more commodity adds to the sets
    "foresight": 74,  # per cent of what the auction will probably bring that decides a bid, against the bargain now
    "laying": 131,  # the same for cards placed on stockpiles, in addition to the above
    "rivals_gain": 88,  # per cent of what an average rival gains in the auction
    "first_card": 500,  # the First Player Card
}

NAMES: Final = list(FITTED)
WEIGHTS: Final = vec[i64](list(FITTED.values()))

# The index of each weight.
UNKNOWN_CARD: Final = 0
HOPE: Final = 1
DRIFT: Final = 2
GROWTH: Final = 3
MAJORITY_FAR: Final = 4
MAJORITY_NEAR: Final = 5
MAJORITY_SAFE: Final = 6
POCKET: Final = 7
POCKET_RATE: Final = 8
BID_REST: Final = 9
BID_RATE: Final = 10
BID_COST: Final = 11
DOWN_GOOD: Final = 12
DOWN_GOOD_THERE: Final = 13
DOWN_BAD: Final = 14
DOWN_BAD_THERE: Final = 15
UP_GOOD: Final = 16
UP_GOOD_THERE: Final = 17
UP_BAD: Final = 18
UP_BAD_THERE: Final = 19
EDGE: Final = 20
BURDEN: Final = 21
CROWD: Final = 22
ACTION_CARD: Final = 23
RIVALS: Final = 24
BOND_NEED: Final = 25
BOND_RATE: Final = 26
COMMODITY: Final = 27
FORESIGHT: Final = 28
LAYING: Final = 29
RIVALS_GAIN: Final = 30
FIRST_CARD: Final = 31
