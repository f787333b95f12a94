"""The history of every portfolio: the events of cards that some player had not seen, in order of time.

`memory.py` says what can be there now; how likely it is follows from how it came about, and `sample` deals by that
(`places.py`). An entry is one number: the owner of the portfolio, what happened, the viewers to whom it did, one bit
each, and a kind, or several kinds as bits.

* `STARTED`, `ARRIVED`: a starting share, or another card, came in that these viewers did not see.
* `TURNED_UP`: a card of this kind was seen that these viewers did not know of.
* `RULED_OUT`: no card that is still unknown to these viewers is of these kinds.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.cards import HELD_KINDS
from bigboard.titles.stockpile.rules.model.sizes import MAX_PLAYERS, PUBLIC, VIEWERS
from bigboard.titles.stockpile.rules.model.table import CAP, START, UNKNOWN, StockpileTable

STARTED: Final = 0
ARRIVED: Final = 1
TURNED_UP: Final = 2
RULED_OUT: Final = 3

# Where the parts of an entry begin, in bits; the owner comes first.
EVENT: Final = 3
SEATS: Final = 5
KINDS: Final = 11
HEAD: Final = 31  # owner and event
ENTRIES_END: Final = 1 << (KINDS + HELD_KINDS)


def enter(t: StockpileTable, owner: i64, event: i64, viewers: i64, kinds: i64) -> None:
    if viewers != 0 and t.keeps_notes:
        add_entry(t, owner, event, viewers, kinds)


def add_entry(t: StockpileTable, owner: i64, event: i64, viewers: i64, kinds: i64) -> None:
    t.portfolio_history = append(t.portfolio_history, owner | (event << EVENT) | (viewers << SEATS) | (kinds << KINDS))


def enter_ruled_out(t: StockpileTable, owner: i64, viewers: i64, kind: i64) -> None:
    """Kinds that are ruled out in one go make one entry."""
    if viewers == 0 or not t.keeps_notes:
        return
    last = i64(len(t.portfolio_history)) - 1
    head: i64 = owner | (RULED_OUT << EVENT)
    if last >= 0 and t.portfolio_history[last] & HEAD == head:
        t.portfolio_history[last] |= (i64(1) << (KINDS + kind)) | (viewers << SEATS)
    else:
        add_entry(t, owner, RULED_OUT, viewers, i64(1) << kind)


def forget_portfolio_history(t: StockpileTable, viewer: i64) -> None:
    """Reduce the others' knowledge of each other to public knowledge: their secrets belong to the real game only."""
    others: i64 = 0
    for seat in range(t.seats):
        if seat != viewer:
            others |= i64(1) << (SEATS + seat)
    for k in range(i64(len(t.portfolio_history))):
        entry = t.portfolio_history[k]
        owner = entry & 7
        if owner != viewer:
            public = (entry >> (SEATS + PUBLIC)) & 1  # not in a history that a position had to recall
            entry &= ~others
            t.portfolio_history[k] = entry | (others & ~(i64(1) << (SEATS + owner)) if public != 0 else 0)


def recall_portfolio_history(t: StockpileTable) -> None:
    """Write a history that leads to what the memory knows, for positions that give no other."""
    t.portfolio_history = vec[i64]()
    for owner in range(t.seats):
        for viewer in range(i64(VIEWERS)):
            if viewer != owner and not t.seats <= viewer < PUBLIC:
                recall_places(t, viewer, owner)


def recall_places(t: StockpileTable, viewer: i64, owner: i64) -> None:
    place = viewer * MAX_PLAYERS + owner
    start = t.memory[START + place]
    bit = i64(1) << viewer
    if start >= 2:
        add_entry(t, owner, STARTED, bit, 0)
        add_entry(t, owner, TURNED_UP, bit, start - 2)
    unknown = t.memory[UNKNOWN + place]
    for k in range(unknown):
        add_entry(t, owner, STARTED if k == 0 and start == 1 else ARRIVED, bit, 0)
        gone: i64 = 0
        for kind in range(i64(HELD_KINDS)):
            if t.memory[CAP + place * HELD_KINDS + kind] < unknown - k:
                gone |= i64(1) << kind
        if gone != 0:
            add_entry(t, owner, RULED_OUT, bit, gone)
