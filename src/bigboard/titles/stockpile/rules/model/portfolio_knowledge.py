"""Each player's knowledge of the normal portfolios (STK-HID-5 … 8).

Cards of a kind are alike, so knowledge is counted, never tied to a physical card. For each viewer and owner:

* `KNOWN`: of each kind at least so many.
* `UNKNOWN`: how many more cards there are. Think of them as places in the order in which they were filled.
* `CAP`: how many of the newest of these places can hold a card of this kind. A split, a bankruptcy or the end of an
  Action turn shows that a kind is not there: then none of the places can hold it, only those filled later.
* `START`: 1 while the oldest place certainly holds the starting share, 2 + company when that share is known.

What one place may hold, a newer place may hold too. So when a card of a kind turns up that a viewer did not know, it
can always be taken to come from the oldest place that allows it: every other reading leaves the same possibilities.
How likely each of them is follows from the history of the portfolio (`portfolio_history.py`).
"""

from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.cards import COMPANIES, HELD_KINDS
from bigboard.titles.stockpile.rules.model.portfolio_history import (
    ARRIVED,
    STARTED,
    TURNED_UP,
    enter,
    enter_ruled_out,
)
from bigboard.titles.stockpile.rules.model.sizes import ALL_SEATS, MAX_PLAYERS, PUBLIC, VIEWERS
from bigboard.titles.stockpile.rules.model.table import CAP, KNOWN, START, UNKNOWN, StockpileTable


def count_known(t: StockpileTable, viewer: i64, owner: i64, kind: i64) -> i64:
    return t.memory[KNOWN + (viewer * MAX_PLAYERS + owner) * HELD_KINDS + kind]


def could_hide(t: StockpileTable, owner: i64, kind: i64) -> bool:
    """Return True if the public must reckon with a card of this kind that it does not know."""
    return t.memory[CAP + (PUBLIC * MAX_PLAYERS + owner) * HELD_KINDS + kind] > 0


def could_have(t: StockpileTable, owner: i64, kind: i64) -> bool:
    """Return True if the owner has a card of this kind or could have one, by public knowledge."""
    place = (PUBLIC * MAX_PLAYERS + owner) * HELD_KINDS + kind
    return t.memory[CAP + place] > 0 or t.memory[KNOWN + place] > 0


def unknown_cards(t: StockpileTable, owner: i64) -> i64:
    """Return the number of the owner's normal cards that are not publicly known."""
    return t.memory[UNKNOWN + PUBLIC * MAX_PLAYERS + owner]


def gain_card(t: StockpileTable, owner: i64, kind: i64, seen: i64) -> None:
    """A card goes into a normal portfolio; the seats in `seen` know which."""
    t.hold[owner * HELD_KINDS + kind] += 1
    memory = t.memory
    unseen: i64 = 0
    for viewer in range(i64(VIEWERS)):
        if viewer == owner or t.seats <= viewer < PUBLIC:
            continue
        place = viewer * MAX_PLAYERS + owner
        base = place * HELD_KINDS
        if (seen >> viewer) & 1:
            memory[KNOWN + base + kind] += 1
        else:
            unseen |= i64(1) << viewer
            memory[UNKNOWN + place] += 1
            for k in range(CAP + base, CAP + base + HELD_KINDS):
                memory[k] += 1
    enter(t, owner, ARRIVED, unseen, 0)


def gain_shown(t: StockpileTable, owner: i64, company: i64) -> None:
    """Add a share to a normal portfolio, openly."""
    gain_card(t, owner, company, ALL_SEATS)


def deal_starting_share(t: StockpileTable, owner: i64, company: i64) -> None:
    t.hold[owner * HELD_KINDS + company] += 1
    unseen: i64 = 0
    for viewer in range(i64(VIEWERS)):
        if viewer != owner:
            if not t.seats <= viewer < PUBLIC:
                unseen |= i64(1) << viewer
            place = viewer * MAX_PLAYERS + owner
            t.memory[UNKNOWN + place] = 1
            t.memory[START + place] = 1
            for k in range(i64(COMPANIES)):
                t.memory[CAP + place * HELD_KINDS + k] = 1
    enter(t, owner, STARTED, unseen, 0)


def turn_up(t: StockpileTable, viewer: i64, owner: i64, kind: i64) -> None:
    """The viewer learns of a card of this kind that was unknown so far."""
    memory = t.memory
    place = viewer * MAX_PLAYERS + owner
    base = CAP + place * HELD_KINDS
    cap = memory[base + kind]
    unknown = memory[UNKNOWN + place]
    for k in range(base, base + HELD_KINDS):
        if memory[k] >= cap:
            memory[k] -= 1
    memory[UNKNOWN + place] = unknown - 1
    if cap == unknown and memory[START + place] == 1:
        memory[START + place] = 2 + kind if unknown == 1 else 0


def lose_card(t: StockpileTable, owner: i64, kind: i64) -> None:
    """Remove a card from a normal portfolio, openly."""
    t.hold[owner * HELD_KINDS + kind] -= 1
    memory = t.memory
    surprised: i64 = 0
    for viewer in range(i64(VIEWERS)):
        if viewer == owner or t.seats <= viewer < PUBLIC:
            continue
        at = KNOWN + (viewer * MAX_PLAYERS + owner) * HELD_KINDS + kind
        if memory[at] > 0:
            memory[at] -= 1
        else:
            surprised |= i64(1) << viewer
            turn_up(t, viewer, owner, kind)
    enter(t, owner, TURNED_UP, surprised, kind)


def show_cards(t: StockpileTable, owner: i64, kind: i64, count: i64) -> None:
    """Show that many cards of a kind to all players at once; they stay where they are."""
    memory = t.memory
    for number in range(i64(1), count + 1):
        surprised: i64 = 0
        for viewer in range(i64(VIEWERS)):
            if viewer == owner or t.seats <= viewer < PUBLIC:
                continue
            at = KNOWN + (viewer * MAX_PLAYERS + owner) * HELD_KINDS + kind
            if memory[at] < number:
                surprised |= i64(1) << viewer
                turn_up(t, viewer, owner, kind)
                memory[at] += 1
        enter(t, owner, TURNED_UP, surprised, kind)


def rule_out(t: StockpileTable, owner: i64, kind: i64) -> None:
    """Show all players that the owner has no card of this kind beyond the known ones."""
    doubting: i64 = 0
    for viewer in range(i64(VIEWERS)):
        at = CAP + (viewer * MAX_PLAYERS + owner) * HELD_KINDS + kind
        if t.memory[at] > 0 and viewer != owner and not t.seats <= viewer < PUBLIC:
            doubting |= i64(1) << viewer
        t.memory[at] = 0
    enter_ruled_out(t, owner, doubting, kind)
