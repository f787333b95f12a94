"""Acquire's table of fields: the starting value of each, and its codec in a position.

A new field is a new row here; `make generate` writes `rules/model/table.py` and `rules/positions/codec.py` from it.
Positions are read in the order of the rows.
"""

from __future__ import annotations

from bigboard.games.table_fields import (
    Choice,
    Custom,
    Derived,
    Field,
    Flag,
    Inherited,
    Table,
    Whole,
    flag,
    number,
    shared_numbers,
    vector,
)

RULES = "bigboard.titles.acquire.rules"
OPTIONS = Derived("the options")
TILES = Custom("tiles", keys=("chains", "lone", "gone", "hands", "bag", "tile"))
SHARES = Custom("shares")
MEMORY = Custom("memory")  # of an attentive player; `hand_inference.py` says how it is used

TABLE = Table(
    "acquire",
    "AcquireTable",
    (
        number("dead_tiles", OPTIONS, start="REPEAT"),
        flag("open_holdings", OPTIONS, start="True"),
        vector("board", "zeros(CELLS + 1)", TILES),
        number("laid", Derived("a count of changes of the board, for caches of one game")),
        shared_numbers("bag", TILES, "in draw order, fixed by the deal"),
        number("drawn", Derived("the bag of a position holds undrawn tiles only"), "tiles of the bag that were drawn"),
        vector("hands", "zeros(MAX_PLAYERS * HAND)", TILES),
        vector("hand_sizes", "zeros(MAX_PLAYERS)", TILES),
        vector("sizes", "zeros(CHAINS)", TILES),
        number("on_board", TILES, "chains, one bit each"),
        number("safe", TILES, "chains, one bit each"),
        number("tile", TILES, "the tile just played, while it founds or merges", start="-1"),
        vector("money", "zeros(MAX_PLAYERS)", Custom("money")),
        vector("shares", "zeros(MAX_PLAYERS * CHAINS)", SHARES),
        vector("bank", "vec[i64]([SHARES_PER_CHAIN] * CHAINS)", SHARES),
        number("turn_number", Whole("1", "1 << 30", usual="1"), start="1"),
        vector("joined", "zeros(CELLS + 1)", MEMORY, "the turn in which a cell joined its chain"),
        vector("safe_since", "vec[i64]([NEVER_SAFE] * CHAINS)", MEMORY),
        vector("sorted_out", "nones(MAX_PLAYERS)", MEMORY, "the turn in which a hand last lost its dead tiles"),
        vector("unsorted", "zeros(MAX_PLAYERS)", MEMORY, "tiles drawn after that, which may be dead all the same"),
        vector("stuck", "vec[i64]()", MEMORY, "facts about hands, four numbers a record: see `hand_history.py`"),
        Inherited("question", Custom("decision"), start="ASK_PLAY_TILE"),
        number("turn", Whole("0", "t.seats - 1"), "the seat whose turn it is"),
        Inherited("actor", Whole("0", "t.seats - 1", usual="t.turn", key="seat")),
        number(
            "asked",
            Derived("turn and actor"),
            "players who have disposed of the acquired chain; below 0, the last seats are still owed their bonus",
        ),
        number("bought", Whole("0", "3"), "shares bought this turn"),
        number("turns_without_tile", Whole("0", "t.seats"), "in a row, over all players"),
        number("survivor", Choice("CHAIN_INDEX", none=True), start="-1"),
        number("acquired", Choice("CHAIN_INDEX", none=True), start="-1"),
        number("to_settle", Custom("to_settle"), "chains of this merger not yet acquired, one bit each"),
        number("buy_from", Choice("CHAIN_INDEX", usual="Worldwide"), "the first chain that may still be bought"),
        flag("end_declared", Flag()),
        Field("scratch", "vec[i64]", "zeros(MAX_PLAYERS)", Derived("room to count in"), copy="new"),
    ),
    imports=(
        "from bigboard.games.engine.table_base import TableBase, nones, zeros",
        f"from {RULES}.model.chains import CHAINS, SHARES_PER_CHAIN",
        f"from {RULES}.model.sizes import HAND, MAX_PLAYERS, NEVER_SAFE, REPEAT",
        f"from {RULES}.model.tiles import CELLS",
        f"from {RULES}.numbers import ASK_PLAY_TILE",
    ),
    codec_imports=(
        f"from {RULES}.model.chains import CHAIN_INDEX",
        f"from {RULES}.model.table import AcquireTable",
    ),
)
