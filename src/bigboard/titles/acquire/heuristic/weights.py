"""The numbers of the rules of thumb for Acquire."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The numbers of the rules of thumb, fitted by self-play: `python -m benchmarks.fit acquire`.
FITTED: Final = {
    "comfort": 1064,  # dollars; below this, money is scarce
    "scarce": 46,  # per cent that scarce money is worth more, early in the game
    "ripe_price": 639,  # what a chain that lasts will probably cost in the end
    "ripening": 492,  # per cent of the way there that counts, at the beginning
    "rivals": 100,  # percentage of an average rival's bonus that counts against the seat's own
    "found": 3053,  # dollars that a new chain is worth
    "found_poor": 162,  # and with little money
    "growth": 34,  # percentage of a grown chain's gain for own shares beyond an average rival's
    "safe": 8,  # per cent of the bonus lead that is lost when a chain becomes safe
    "nothing": 115,  # dollars that a lone tile is worth
    "merger": 132,  # per cent of the bonus lead that a merger pays
    "merger_growth": 21,  # per cent of what the survivor's shares gain
    "merger_sale": -1,  # percentage of the price of own shares that a merger turns into money
    "purchase_bonus": 20,  # per cent of the bonus that one more share adds
    "security": 111,  # per cent of its price that a share is worth in a close race that one leads
    "chase": 49,  # the same for a player who is behind
    "surplus": 30,  # per cent of its price that a share is worth less where the majority is won already
    "cost": 33,  # per cent of the money that one misses after a purchase
    "tied_up": 55,  # per cent by which a safe chain's bonus is worth less, as far as the end is away
    "keep": 240,  # per cent of what a share of an acquired chain may bring when the chain comes back
    "trade_bonus": 21,  # per cent of the bonus that traded shares add
    "trade_price": 143,  # per cent of the survivor's price that a traded share is worth
    "found_lead": 98,  # per cent of a share's price, for each share beyond the best rival's
    "found_dear": 98,  # per cent of the price, where one can pay for it
    "survivor_share": 64,  # dollars for each share of a chain that survives
    "ending": 39,  # per cent more for the bonus of a chain that a tile in hand can let go under
    "growing": 20,  # dollars for a share of a chain that a tile in hand can let grow
    "end_lead": 3,  # dollars one likes to be ahead before declaring the end
}
NAMES: Final = list(FITTED)
WEIGHTS: Final = vec[i64](list(FITTED.values()))

# The index of each weight.
COMFORT: Final = 0
SCARCE: Final = 1
RIPE_PRICE: Final = 2
RIPENING: Final = 3
RIVALS: Final = 4
FOUND_WORTH: Final = 5
FOUND_POOR: Final = 6
GROWTH: Final = 7
SAFE: Final = 8
NOTHING: Final = 9
MERGER: Final = 10
MERGER_GROWTH: Final = 11
MERGER_SALE: Final = 12
PURCHASE_BONUS: Final = 13
SECURITY: Final = 14
CHASE: Final = 15
SURPLUS: Final = 16
COST: Final = 17
TIED_UP: Final = 18
KEEP: Final = 19
TRADE_BONUS: Final = 20
TRADE_PRICE: Final = 21
FOUND_LEAD: Final = 22
FOUND_DEAR: Final = 23
SURVIVOR_SHARE: Final = 24
ENDING: Final = 25
GROWING: Final = 26
END_LEAD: Final = 27
