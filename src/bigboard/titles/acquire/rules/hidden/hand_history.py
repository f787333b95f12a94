"""The possible arrival times of a hand's tiles, and hands dealt by them.

A hand that showed a fact (`hand_inference.py`) has tiles from before and from after that, and no other player knows
which. A conclusion speaks of the tiles from before it alone. So a state in which many tiles of the hand are among the
cells of the conclusion comes from more deals than one in which few are: any of them may be the ones from before.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bigboard.games.rng import Rng
from bigboard.titles.acquire.rules.hidden.hand_inference import RECORD_FIELDS, SHOWN, dead_since, has_told, within
from bigboard.titles.acquire.rules.model.sizes import HAND, NEVER
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.model.tiles import CELLS

# How many tiles of a hand came after the first, second … conclusion about it, in three bits each; lowest those from
# before all of them.
COUNT_BITS: Final = 3
COUNT: Final = 7
MOST_CONCLUSIONS: Final = 20
# One tile after each conclusion. The table replaces `1 << n`, which mypyc leaves to C as a shift of 32 bits.
ONE_TILE: Final = vec[i64]([1 << (COUNT_BITS * since) for since in range(MOST_CONCLUSIONS + 1)])
NOT_AT_ALL: Final = MOST_CONCLUSIONS + 1


class Arrivals:
    """One hand, as far as others can conclude when its tiles arrived."""

    def __init__(self, t: AcquireTable, seat: i64) -> None:
        self.seat = seat
        self.conclusions: i64 = 0
        self.earliest: vec[i64] = vec[i64]([0] * CELLS)  # by tile: the last conclusion it was not among
        self.counts: vec[i64] = vec[i64]([0])  # every way in which arrivals may be spread …
        self.ways: vec[float] = vec[float]([1.0])  # … and how many choices of the tiles shown since lead to it
        self.fitting: vec[i64] = vec[i64]([0] * (MOST_CONCLUSIONS + 1))  # tiles that may have come after a conclusion
        self.most: float = 1.0  # no hidden tiles give more choices than that
        self.follow(t)
        if t.dead_tiles != NEVER and t.unsorted[seat] == 0:
            for cell in range(i64(CELLS)):
                if dead_since(t, cell) <= t.sorted_out[seat]:
                    self.earliest[cell] = NOT_AT_ALL

    def follow(self, t: AcquireTable) -> None:
        """Go through the facts about the hand, from the first conclusion to now."""
        tiles: i64 = 0
        for record in range(i64(len(t.stuck)) // RECORD_FIELDS):
            k = record * RECORD_FIELDS
            if t.stuck[k] != self.seat:
                continue
            low = t.stuck[k + 2]
            high = t.stuck[k + 3]
            if t.stuck[k + 1] == SHOWN:
                self.draw(high - tiles)
                self.show(low)
                tiles = high - 1
            else:
                self.draw(t.stuck[k + 1] - tiles)
                tiles = t.stuck[k + 1]
                if self.conclusions == MOST_CONCLUSIONS:
                    continue
                self.conclusions += 1
                for cell in range(i64(CELLS)):
                    if not within(cell, low, high):
                        self.earliest[cell] = self.conclusions
        self.draw(t.hand_sizes[self.seat] - tiles)

    def draw(self, tiles: i64) -> None:
        if tiles < 0:
            self.counts = vec[i64]()  # the records cannot be true
            self.ways = vec[float]()
        for k in range(i64(len(self.counts))):
            self.counts[k] += tiles << (COUNT_BITS * self.conclusions)

    def show(self, tile: i64) -> None:
        """The tile may be any of those that arrived late enough for it."""
        counts = vec[i64]()
        ways = vec[float]()
        for k in range(i64(len(self.counts))):
            for since in range(self.earliest[tile], self.conclusions + 1):
                there = self.count_arrived(k, since)
                if there > 0:
                    left = self.counts[k] - ONE_TILE[since]
                    place = index_of(counts, left)
                    if place == len(counts):
                        counts = append(counts, left)
                        ways = append(ways, 0.0)
                    ways[place] += self.ways[k] * float(there)
        self.counts = counts
        self.ways = ways

    def count_arrived(self, way: i64, since: i64) -> i64:
        """Return the number of tiles that came after that conclusion and before the next."""
        return (self.counts[way] >> (COUNT_BITS * since)) & COUNT

    def fits(self, tile: i64) -> bool:
        """Return True if the tile can be in this hand at all."""
        for way in range(i64(len(self.counts))):
            for since in range(self.earliest[tile], self.conclusions + 1):
                if self.count_arrived(way, since) > 0:
                    return True
        return False

    def measure(self, tiles: vec[i64], first: i64) -> None:
        """Count which of the tiles from the first on may have come when."""
        for since in range(self.conclusions + 1):
            self.fitting[since] = 0
            for k in range(first, i64(len(tiles))):
                if self.earliest[tiles[k]] <= since:
                    self.fitting[since] += 1

    def choices_of(self, way: i64) -> float:
        """In how many orders the tiles measured can have arrived in this way."""
        choices = self.ways[way]
        taken: i64 = 0
        for since in range(self.conclusions + 1):
            for _tile in range(self.count_arrived(way, since)):
                left = self.fitting[since] - taken
                choices *= float(left) if left > 0 else 0.0
                taken += 1
        return choices

    def choices(self) -> float:
        total = 0.0
        for way in range(i64(len(self.counts))):
            total += self.choices_of(way)
        return total

    def fill(self, t: AcquireTable, tiles: vec[i64], first: i64, choices: float, rng: Rng) -> i64:
        """Take tiles from the first on into the hand, every order as likely as the others; says how many are used."""
        pick = choices * float(rng.word()) / 4294967296.0
        way: i64 = 0
        while way < len(self.counts) - 1 and pick >= self.choices_of(way):
            pick -= self.choices_of(way)
            way += 1
        used = first
        for since in range(self.conclusions + 1):
            for _tile in range(self.count_arrived(way, since)):
                nth = rng.below(self.fitting[since] - (used - first))
                place = used
                while self.earliest[tiles[place]] > since or nth > 0:
                    if self.earliest[tiles[place]] <= since:
                        nth -= 1
                    place += 1
                tile = tiles[place]
                tiles[place] = tiles[used]
                tiles[used] = tile
                t.hands[self.seat * HAND + used - first] = tile
                used += 1
        return used

    def holds_what_fits(self, t: AcquireTable) -> bool:
        """Return True if the tiles in the hand can have come into it."""
        start = self.seat * HAND
        self.measure(t.hands[start : start + t.hand_sizes[self.seat]], 0)
        return self.choices() > 0.0


def index_of(numbers: vec[i64], wanted: i64) -> i64:
    """Return the index of the number; one past the last if it is missing."""
    place: i64 = 0
    while place < len(numbers) and numbers[place] != wanted:
        place += 1
    return place


def hands_with_facts(t: AcquireTable, seat: i64) -> list[Arrivals]:
    """Return the hands with known facts that this seat does not see."""
    if len(t.stuck) == 0:
        return []
    return [Arrivals(t, other) for other in range(t.seats) if other != seat and has_told(t, other)]
