"""The sizes of the table, and the numbers that its fields hold."""

from typing import Final

MAX_PLAYERS: Final = 6
HAND: Final = 6
START_MONEY: Final = 6000

# The contents of a cell: one of these, or FIRST_CHAIN + the chain it belongs to.
GONE: Final = -1  # its tile was discarded as dead
EMPTY: Final = 0
LONE: Final = 1
FIRST_CHAIN: Final = 2

# Option `dead_tiles`: the treatment of dead tiles at the end of a turn.
REPEAT: Final = 0
ONCE: Final = 1
NEVER: Final = 2
DEAD_TILES: Final = ["repeat", "once", "never"]

NEVER_SAFE: Final = 1 << 40  # later than any turn
