"""A learned net in whole numbers: the same answer on every machine, without numpy, in a fraction of a millisecond.

Two hidden layers read each candidate's features and its rating by the heuristic, and correct that rating. Weights and
activations are in fixed point. Two weights share a 64-bit number, 32 bits each, so one multiplication serves two
units; `check_range` makes sure that no sum leaves its half. From one candidate to the next, the first layer only adds
the changes of the features.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.bots.nets.action_features import ONE
from bigboard.bots.nets.candidates import CANDIDATES, Candidates

RATED: Final = 2  # what a net reads of an action's rating: how high, and whether it is the best
WEIGHT: Final = 4096  # the weight 1 in fixed point
OUT_WEIGHT: Final = 16384  # the same in the last layer
ACTIVE: Final = 512  # the activation 1
LOGIT: Final = ACTIVE * OUT_WEIGHT  # the logit 1
MOST_INPUT: Final = 8  # features are limited to this
MOST_ACTIVE: Final = 16  # and activations to this
HALF: Final = 1 << 31  # a sum stays below this
FIRST_SHIFT: Final = 15  # from ONE * WEIGHT to ACTIVE
SECOND_SHIFT: Final = 12  # from ACTIVE * WEIGHT to ACTIVE
STEEPNESS: Final = 3  # how fast an action loses probability that the heuristic rates lower
LEAN_PART: Final = 5  # the net reads this part of what a rating adds to the logit
LN_2: Final = 45426  # the natural logarithm of 2, times 2 ** 16
LOG_BITS: Final = 14


def log_ratio(more: i64, base: i64) -> i64:
    """Return the natural logarithm of 1 + more / base, times 2 ** LOG_BITS; `more` is not negative."""
    value = ((more + base) << 30) // base
    found: i64 = 0
    while value >= HALF:
        value >>= 1
        found += 1
    for _bit in range(i64(LOG_BITS)):
        value = (value * value) >> 30
        found <<= 1
        if value >= HALF:
            value >>= 1
            found += 1
    return (found * LN_2) >> 16


def pair_up(rows: list[list[int]]) -> vec[i64]:
    """Put the weights of outputs 2k and 2k + 1 into one number: pair by pair, a number for each input."""
    return vec[i64]([row[pair] + (row[pair + 1] << 32) for pair in range(0, len(rows[0]), 2) for row in rows])


def check_range(rows: list[list[int]], biases: list[int], largest: int) -> None:
    """Raise ValueError if inputs up to `largest` can make a sum leave its 32 bits."""
    for unit in range(len(biases)):
        if sum([abs(row[unit]) for row in rows]) * largest + abs(biases[unit]) >= HALF:
            raise ValueError("its weights are too large")


class IntegerNet:
    """The weights are lists of rows: a row for each input, a number for each output; all in fixed point."""

    def __init__(
        self,
        temperature: int,
        first: list[list[int]],
        first_biases: list[int],
        second: list[list[int]],
        second_biases: list[int],
        last: list[int],
        last_bias: int,
    ) -> None:
        if len(first_biases) % 4 or len(second_biases) % 4:
            raise ValueError("the sizes of its layers are not multiples of 4")
        check_range(first, first_biases, MOST_INPUT * ONE)
        check_range(second, second_biases, MOST_ACTIVE * ACTIVE)
        self.temperature: i64 = temperature  # the difference of ratings that counts, in dollars
        self.inputs: i64 = len(first)
        self.first_pairs: i64 = len(first_biases) // 2
        self.second_pairs: i64 = len(second_biases) // 2
        self.first: vec[i64] = pair_up(first)
        self.second: vec[i64] = pair_up(second)
        self.first_biases: vec[i64] = pair_up([first_biases])
        self.second_biases: vec[i64] = pair_up([second_biases])
        self.last: vec[i64] = vec[i64](last)
        self.last_bias: i64 = last_bias
        self.sums: vec[i64] = vec[i64]([0] * int(self.first_pairs))  # of the first layer
        self.seen: vec[i64] = vec[i64]([0] * int(self.inputs))  # the inputs that are in those sums
        self.places: vec[i64] = vec[i64]([0] * max(int(self.inputs), len(first_biases)))
        self.amounts: vec[i64] = vec[i64]([0] * max(int(self.inputs), len(first_biases)))
        self.logits: vec[i64] = vec[i64]([0] * CANDIDATES)

    def judge(self, candidates: Candidates) -> None:
        """Write the logit of each candidate, in fixed point."""
        inputs = candidates.inputs
        rated_at = self.inputs - RATED
        for k in range(i64(len(self.sums))):
            self.sums[k] = self.first_biases[k]
        for k in range(self.inputs):
            self.seen[k] = 0
        for k in range(candidates.count):
            below = candidates.best - candidates.ratings[k]
            lean = -STEEPNESS * log_ratio(below, self.temperature)
            at = k * candidates.stride
            inputs[at + rated_at] = -((-lean * ONE // LEAN_PART) >> LOG_BITS)
            inputs[at + rated_at + 1] = ONE if below == 0 else 0
            self.add_changes(self.note_changes(inputs, at))
            corrected = self.last_bias + self.read_second(self.note_active())
            self.logits[k] = corrected + lean * (LOGIT >> LOG_BITS)

    def note_changes(self, inputs: vec[i64], at: i64) -> i64:
        """Note the inputs that differ from those in the sums, and by how much; return their number."""
        seen = self.seen
        found: i64 = 0
        for k in range(self.inputs):
            value = inputs[at + k]
            if value != seen[k]:
                if value > MOST_INPUT * ONE:
                    value = MOST_INPUT * ONE
                elif value < -MOST_INPUT * ONE:
                    value = -MOST_INPUT * ONE
                self.places[found] = k
                self.amounts[found] = value - seen[k]
                seen[k] = value
                found += 1
        return found

    def add_changes(self, changes: i64) -> None:
        """Bring the sums of the first layer up to date; four units at a time."""
        places = self.places
        amounts = self.amounts
        weights = self.first
        sums = self.sums
        inputs = self.inputs
        pair: i64 = 0
        while pair < self.first_pairs:
            row = pair * inputs
            other = row + inputs
            one = sums[pair]
            two = sums[pair + 1]
            for k in range(changes):
                at = places[k]
                amount = amounts[k]
                one += weights[row + at] * amount
                two += weights[other + at] * amount
            sums[pair] = one
            sums[pair + 1] = two
            pair += 2

    def note_active(self) -> i64:
        """Note the units of the first layer that are active, and how much; return their number."""
        found: i64 = 0
        for pair in range(self.first_pairs):
            both = self.sums[pair]
            low = ((both + HALF) & 0xFFFFFFFF) - HALF
            if low > 0:
                self.places[found] = 2 * pair
                self.amounts[found] = active(low, FIRST_SHIFT)
                found += 1
            high = (both - low) >> 32
            if high > 0:
                self.places[found] = 2 * pair + 1
                self.amounts[found] = active(high, FIRST_SHIFT)
                found += 1
        return found

    def read_second(self, units: i64) -> i64:
        """Return the output of the second and the last layer for the active units of the first."""
        places = self.places
        amounts = self.amounts
        weights = self.second
        width = 2 * self.first_pairs
        total: i64 = 0
        pair: i64 = 0
        while pair < self.second_pairs:
            row = pair * width
            other = row + width
            one = self.second_biases[pair]
            two = self.second_biases[pair + 1]
            for k in range(units):
                at = places[k]
                amount = amounts[k]
                one += weights[row + at] * amount
                two += weights[other + at] * amount
            total += self.weigh(one, 2 * pair) + self.weigh(two, 2 * pair + 2)
            pair += 2
        return total

    def weigh(self, both: i64, unit: i64) -> i64:
        """Return the contribution of the two units of a pair of sums to the logit."""
        low = ((both + HALF) & 0xFFFFFFFF) - HALF
        high = (both - low) >> 32
        total: i64 = 0
        if low > 0:
            total += active(low, SECOND_SHIFT) * self.last[unit]
        if high > 0:
            total += active(high, SECOND_SHIFT) * self.last[unit + 1]
        return total


def active(total: i64, shift: i64) -> i64:
    """Return the activation of a unit, rounded."""
    amount = ((total >> (shift - 1)) + 1) >> 1
    return amount if amount < MOST_ACTIVE * ACTIVE else i64(MOST_ACTIVE * ACTIVE)
