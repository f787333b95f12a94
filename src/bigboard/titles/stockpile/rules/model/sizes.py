"""The sizes of the table, and the numbers that its fields are packed with."""

from typing import Final

MAX_PLAYERS: Final = 5
MAX_PILES: Final = 5
PILE_ROOM: Final = 24  # more cards than a stockpile can ever hold
PAIRS: Final = 6
MAX_LAID: Final = 4  # Falsified Earnings and Circuit Breaker, two copies each
MOST_MONEY: Final = 100_000  # of a position
PUBLIC: Final = 5  # public knowledge, as if it were a sixth player's
VIEWERS: Final = 6
ALL_SEATS: Final = 63  # the seats that have seen a card, one bit each, and the bit of PUBLIC

# A card in a stockpile is its kind and, above it, the seats that have seen it.
SEEN_BITS: Final = 5
SEEN: Final = 32

# The results of a stage, a move, a dividend or a power that is asked to continue.
WAIT: Final = 0  # a question has been asked
AGAIN: Final = 1  # something happened: find out again what comes next
DONE: Final = 2
