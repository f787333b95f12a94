"""The conclusions of an attentive player about hidden hands. `sampling.py` deals by them.

* A hand that was rid of its dead tiles holds none that was dead then: `sorted_out`, `unsorted`.
* `stuck` has the other facts about hands, in the order of time, four numbers a record:
  - seat, tiles, two words of 54 cells each: it held that many tiles, and all of them were among these cells,
    because none could be played, or because the dead ones were gone while others had yet to be drawn;
  - seat, -1, tile, tiles: it showed this tile, one of that many.
  Draws are not noted: a hand has grown by them if it is larger at the next record, or now.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bigboard.titles.acquire.rules.model.board import BLOCKED, DEAD, effect
from bigboard.titles.acquire.rules.model.sizes import EMPTY, FIRST_CHAIN, NEVER, NEVER_SAFE
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.model.tiles import CELLS, NEIGHBORS

RECORD_FIELDS: Final = 4
SHOWN: Final = -1
WORD_CELLS: Final = 54
BITS: Final = vec[i64]([1 << k for k in range(WORD_CELLS)])  # mypyc shifts a literal 1 in 32 bits only

ANY: Final = 0  # sets of empty cells
UNPLAYABLE: Final = 1
LIVE: Final = 2


def remember_sorted_out(t: AcquireTable, may_be_dead: i64) -> None:
    """The player whose turn it is has just discarded all dead tiles; that many redrawn ones were not checked."""
    if t.dead_tiles == NEVER:
        return
    t.sorted_out[t.turn] = t.turn_number
    t.unsorted[t.turn] = may_be_dead
    if t.keeps_notes and (may_be_dead > 0 or has_told(t, t.turn)):
        conclude(t, t.turn, t.hand_sizes[t.turn] - may_be_dead, LIVE, may_be_dead > 0)


def remember_stuck(t: AcquireTable) -> None:
    """The player whose turn it is could not place any tile."""
    if t.keeps_notes and t.hand_sizes[t.turn] > 0:
        conclude(t, t.turn, t.hand_sizes[t.turn], UNPLAYABLE, True)


def conclude(t: AcquireTable, seat: i64, tiles: i64, kind: i64, lasting: bool) -> None:
    """Note that so many tiles of the hand were among these cells, and drop earlier records that say less.

    What is not lasting needs no record: the hand is known by `sorted_out`.
    """
    low = cell_set(t, kind, 0)
    high = cell_set(t, kind, WORD_CELLS)
    kept = vec[i64]()
    for record in range(i64(len(t.stuck)) // RECORD_FIELDS):
        k = record * RECORD_FIELDS
        said_more = t.stuck[k + 1] == SHOWN or low & ~t.stuck[k + 2] != 0 or high & ~t.stuck[k + 3] != 0
        if t.stuck[k] != seat or said_more:
            kept = note(kept, t.stuck[k], t.stuck[k + 1], t.stuck[k + 2], t.stuck[k + 3])
    t.stuck = note(kept, seat, tiles, low, high) if lasting else kept
    tidy(t, seat)


def forget_tile(t: AcquireTable, seat: i64, tile: i64) -> None:
    """The seat has shown this tile, and no longer holds it."""
    if has_told(t, seat):
        t.stuck = note(t.stuck, seat, SHOWN, tile, t.hand_sizes[seat] + 1)
        tidy(t, seat)


def recall_redrawn(t: AcquireTable) -> None:
    """For a memory that says how many tiles of a hand were redrawn, and no more about it."""
    for seat in range(t.seats):
        tiles = t.hand_sizes[seat] - t.unsorted[seat]
        if t.unsorted[seat] > 0 and tiles > 0 and not has_told(t, seat):
            low: i64 = 0
            high: i64 = 0
            for cell in range(i64(CELLS)):
                if t.board[cell] == EMPTY and dead_since(t, cell) > t.sorted_out[seat]:
                    if cell < WORD_CELLS:
                        low |= BITS[cell]
                    else:
                        high |= BITS[cell - WORD_CELLS]
            t.stuck = note(t.stuck, seat, tiles, low, high)
            tidy(t, seat)


def dead_since(t: AcquireTable, tile: i64) -> i64:
    """The turn in which this tile became dead; NEVER_SAFE if it is not."""
    earliest: i64 = NEVER_SAFE  # when the first safe chain touched the cell
    second: i64 = NEVER_SAFE  # when another one did: from then on the tile was dead
    chain: i64 = -1
    for k in range(tile * 4, tile * 4 + 4):
        cell = NEIGHBORS[k]
        other = t.board[cell] - FIRST_CHAIN
        if other >= 0 and (t.safe >> other) & 1:
            since = t.safe_since[other]
            if t.joined[cell] > since:
                since = t.joined[cell]
            if other == chain:
                if since < earliest:
                    earliest = since
            elif since < earliest:
                second = earliest
                earliest = since
                chain = other
            elif since < second:
                second = since
    return second


def has_told(t: AcquireTable, seat: i64) -> bool:
    for record in range(i64(len(t.stuck)) // RECORD_FIELDS):
        k = record * RECORD_FIELDS
        if t.stuck[k] == seat:
            return True
    return False


def note(records: vec[i64], seat: i64, tiles: i64, low: i64, high: i64) -> vec[i64]:
    return append(append(append(append(records, seat), tiles), low), high)


def tidy(t: AcquireTable, seat: i64) -> None:
    """Put the records of a seat into the shortest form that says the same."""
    low = cell_set(t, ANY, 0)
    high = cell_set(t, ANY, WORD_CELLS)
    kept = vec[i64]()
    first: i64 = -1  # where the oldest conclusion about this hand is kept
    for record in range(i64(len(t.stuck)) // RECORD_FIELDS):
        k = record * RECORD_FIELDS
        tiles = t.stuck[k + 1]
        a = t.stuck[k + 2]
        b = t.stuck[k + 3]
        if t.stuck[k] != seat:
            pass
        elif tiles == 0:
            kept = of_others(kept, seat)  # the hand was empty: it began once more
            first = -1
            continue
        elif tiles == SHOWN:
            if first < 0:
                continue  # it was shown before all that matters
            if b == kept[first + 1] and alone(kept, first, seat):
                # No tile was drawn since, so it was one of those.
                kept[first + 1] -= 1
                if kept[first + 1] == 0:
                    kept = of_others(kept, seat)
                    first = -1
                continue
        elif (a & low == low and b & high == high) or (first < 0 and a & low == 0 and b & high == 0):
            continue  # all tiles are among these cells, or none is any more
        elif first < 0:
            first = len(kept)
        elif tiles == kept[first + 1] and alone(kept, first, seat):
            kept[first + 2] &= a
            kept[first + 3] &= b
            continue
        kept = note(kept, t.stuck[k], tiles, a, b)
    t.stuck = kept


def alone(records: vec[i64], first: i64, seat: i64) -> bool:
    """Return True if there is no other record of this seat after the first."""
    for record in range(first // RECORD_FIELDS + 1, i64(len(records)) // RECORD_FIELDS):
        k = record * RECORD_FIELDS
        if records[k] == seat:
            return False
    return True


def of_others(records: vec[i64], seat: i64) -> vec[i64]:
    kept = vec[i64]()
    for record in range(i64(len(records)) // RECORD_FIELDS):
        k = record * RECORD_FIELDS
        if records[k] != seat:
            kept = note(kept, records[k], records[k + 1], records[k + 2], records[k + 3])
    return kept


def cell_set(t: AcquireTable, kind: i64, first: i64) -> i64:
    """The empty cells of this kind from the first on, as a word of bits."""
    word: i64 = 0
    for cell in range(first, first + WORD_CELLS):
        if t.board[cell] == EMPTY and (kind == ANY or is_of_kind(effect(t, cell), kind)):
            word |= BITS[cell - first]
    return word


def is_of_kind(found: i64, kind: i64) -> bool:
    return found >= BLOCKED if kind == UNPLAYABLE else found != DEAD


def within(tile: i64, low: i64, high: i64) -> bool:
    """Return True if the tile is among these cells."""
    if tile < WORD_CELLS:
        return (low >> tile) & 1 != 0
    return (high >> (tile - WORD_CELLS)) & 1 != 0
