"""A sampled world is as likely as the deals are many that lead to it, proved by trying them all."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.acquire.rules.hidden.possible_worlds import World, deals_of_worlds, world_of
from tests.titles.acquire.table_setting import DIAGONAL, GAME, TILES, corner, finish_turn, halves, lay, row, table

from bigboard import Rng

if TYPE_CHECKING:
    from bigboard import State

SAMPLES = 1000


Hands = tuple[tuple[str, ...], ...]


def by_hands(deals: Counter[World]) -> Counter[Hands]:
    """The order of the bag left out."""
    summed: Counter[Hands] = Counter()
    for (hands, _), number in deals.items():
        summed[hands] += number
    return summed


def assert_weighed(state: State, weights: Counter[Hands]) -> None:
    """Chi-square of what seat 0 is dealt against the weights, with four deviations of room. The seed is fixed."""
    rng = Rng(2024)
    counts = Counter(world_of(state.sample(0, rng))[0] for _ in range(SAMPLES))
    assert set(counts) <= set(weights)
    expected = {hands: SAMPLES * weight / weights.total() for hands, weight in weights.items()}
    chi_square = sum((counts[hands] - wanted) ** 2 / wanted for hands, wanted in expected.items())
    freedom = len(weights) - 1
    assert chi_square <= freedom + 4 * (2 * freedom) ** 0.5


def chance(deals: Counter[World], tiles: set[str], seat: int = 1) -> float:
    """How likely it is that the seat holds one of these tiles."""
    return sum(number for (hands, _), number in deals.items() if tiles & set(hands[seat])) / deals.total()


def redrawn_once() -> State:
    """Seat 1 has discarded 1E and redrawn one tile, which may be dead."""
    state = table(
        players=2,
        money=[0, 0],
        options={"dead_tiles": "once"},
        chains=halves("1A", "12A", "1I", "12I", "6A", "9A"),
        gone=row("E", 3, 12),
        hands=[["12I"], ["1A", "1E", "6A"]],
        bag=["1I", "12A", "2E", "9A"],
    )
    lay(state, "12I")
    finish_turn(state)  # seat 0 draws 1I
    lay(state, "1A")
    finish_turn(state)  # seat 1 draws 12A, discards 1E and draws 2E
    assert world_of(state) == ((("1I",), ("12A", "2E", "6A")), ("9A",))
    return state


@pytest.mark.clause("ACQ-SAF-3")
def test_with_the_option_once_a_redrawn_tile_is_dead_as_often_as_deals_say() -> None:
    state = redrawn_once()
    deals = deals_of_worlds(state.record(), 0)
    # One hand has three live tiles, any of them redrawn; three have a dead one, which was.
    assert len(deals) == 4
    assert chance(deals, {"2E"}) == 1 / 2
    assert_weighed(state, by_hands(deals))


@pytest.mark.clause("ACQ-SAF-3")
def test_a_tile_played_after_the_exchange_may_be_the_redrawn_one() -> None:
    state = table(
        players=2,
        money=[0, 3000],
        options={"dead_tiles": "once"},
        chains=halves("1A", "12A", "1I", "12I", "6A", "9A", "3A"),
        gone=row("E", 3, 12),
        hands=[["12I"], ["1A", "1E", "6A"]],
        bag=["1I", "12A", "2E", "9A", "3A"],
    )
    lay(state, "12I")
    finish_turn(state)
    lay(state, "1A")
    finish_turn(state)  # seat 1 discards 1E and redraws 2E
    lay(state, "1I")
    finish_turn(state)  # seat 0 draws 9A
    lay(state, "6A")
    assert (state.seat, state.decision) == (1, "declare_end")
    assert state.position()["memory"]["stuck"][4:6] == [1, -1]
    deals = deals_of_worlds(state.record(), 0)
    assert chance(deals, {"2E"}) == 2 / 5  # of three hands, two with it
    assert_weighed(state, by_hands(deals))


@pytest.mark.clause("ACQ-SAF-3")
def test_a_memory_that_only_counts_the_redrawn_tiles_comes_to_the_same() -> None:
    position = redrawn_once().position()
    less = {**position["memory"], "stuck": []}
    assert GAME.position({**position, "memory": less}).position() == position


def stuck_and_drawing() -> State:
    """Seat 1 could play neither of its tiles and has drawn a third one since."""
    state = table(
        players=2,
        money=[0, 0],
        options={"dead_tiles": "never"},
        chains=corner("1A", "12I", "9A", "12A"),
        hands=[["12I", *DIAGONAL[3:]], ["6A", "5B"]],
        bag=["1A", "9A", "4C", "12A"],
    )
    lay(state, "12I")
    finish_turn(state)  # seat 0 draws 1A; seat 1 is stuck
    finish_turn(state)  # seat 1 draws 9A
    assert world_of(state) == ((("1A", "1F", "2E", "3D"), ("5B", "6A", "9A")), ("4C", "12A"))
    return state


@pytest.mark.clause("ACQ-TRN-3")
def test_any_of_the_tiles_that_could_not_be_played_may_be_the_one_drawn_since() -> None:
    state = stuck_and_drawing()
    deals = deals_of_worlds(state.record(), 0)
    # With three dead tiles any of them may be the new one; with two it is the live one.
    number = {hands[1]: number for hands, number in by_hands(deals).items()}
    assert number[("4C", "5B", "6A")] == 3 * number[("5B", "6A", "9A")]
    assert_weighed(state, by_hands(deals))


@pytest.mark.clause("ACQ-TRN-3")
def test_a_tile_that_could_be_played_then_was_drawn_since() -> None:
    state = stuck_and_drawing()
    lay(state, "1A")
    finish_turn(state)  # seat 0 draws 4C
    lay(state, "9A")
    deals = deals_of_worlds(state.record(), 0)
    assert {hands[1] for hands, _ in deals} == {("5B", "6A")}
    assert_weighed(state, by_hands(deals))


@pytest.mark.clause("ACQ-TRN-3")
def test_two_hands_that_could_not_be_played_are_weighed_together() -> None:
    state = table(
        players=3,
        money=[0, 0, 0],
        options={"dead_tiles": "never"},
        chains=corner("12I", "12A", "9A", "1A", "12E"),
        hands=[["12I", "4C", "3D", "2E"], ["6A"], ["5B"]],
        bag=["12A", "9A", "1A", "1F", "12E"],
    )
    lay(state, "12I")
    finish_turn(state)
    finish_turn(state)  # seat 1 is stuck and draws 9A
    finish_turn(state)  # seat 2 is stuck and draws 1A
    assert world_of(state)[0][1:] == (("6A", "9A"), ("1A", "5B"))
    deals = deals_of_worlds(state.record(), 0)
    assert set(deals.values()) == {1, 2}  # two of the three dead tiles can have come in either order
    assert_weighed(state, by_hands(deals))


@pytest.mark.clause("ACQ-SAF-3")
def test_a_dead_tile_in_one_hand_leaves_more_for_a_hand_without_any() -> None:
    state = table(
        players=3,
        money=[0, 0, 0],
        options={"dead_tiles": "once"},
        chains=halves("1A", "12A", "12I", "9A", "3A"),
        gone=row("E", 3, 12),
        hands=[["12I"], ["1A", "1E"], []],
        bag=["12A", "2E", "3A", "9A"],
        turn=1,
    )
    lay(state, "1A")
    finish_turn(state)  # seat 1 draws 12A, discards 1E and redraws 2E
    finish_turn(state)  # seat 2 draws 3A, which cannot be dead: it would have been discarded
    assert world_of(state) == ((("12I",), ("12A", "2E"), ("3A",)), ("9A",))
    deals = deals_of_worlds(state.record(), 0)
    assert {hands[2] for hands, _ in deals} == {("12A",), ("3A",), ("9A",)}
    assert_weighed(state, by_hands(deals))


# What a hand has told, event by event: ("draw",), ("among", tiles) of all the tiles in it, ("show", tile).
History = list[tuple[Any, ...]]
LIVE = ["1A", "12I", "12A", "12E", "1I"]
HIDDEN = [*DIAGONAL[:3], *LIVE]
ON_BOARD = row("H", 1, 6)  # tiles that have been shown


def random_history(seed: int, pool: list[str], lasting: set[str]) -> tuple[History, list[str]]:
    """A hand that changes while it tells something three times, and what it holds in the end: tiles that last."""
    rng = random.Random(seed)
    coming = rng.sample(pool, 3) + rng.sample(ON_BOARD, 3)
    rng.shuffle(coming)
    hand: list[str] = []
    history: History = []
    for told in range(3):
        while len(hand) < 3 and coming:
            hand.append(coming.pop())
            history.append(("draw",))
        history.append(("among", {*hand, *rng.sample(HIDDEN, 4), *rng.sample(ON_BOARD, 2)}))
        for tile in [tile for tile in hand if tile not in lasting][: told + 1]:
            hand.remove(tile)
            history.append(("show", tile))
    coming = [tile for tile in coming if tile in lasting]
    return history + [("draw",)] * len(coming), hand + coming


def ways(history: History, tiles: set[str], hand: frozenset[str] = frozenset()) -> int:
    """In how many orders these tiles, those shown included, can have been drawn."""
    if not history:
        return 1
    (kind, *what), *rest = history
    if kind == "draw":
        return sum(ways(rest, tiles - {tile}, hand | {tile}) for tile in tiles)
    if kind == "among":
        return ways(rest, tiles, hand) if hand <= what[0] else 0
    return ways(rest, tiles, hand - {what[0]}) if what[0] in hand else 0


def weights_of(history: History, size: int, allowed: list[str]) -> dict[tuple[str, ...], int]:
    """The weights of all hands of that size."""
    shown = {what[0] for kind, *what in history if kind == "show"}
    return {held: ways(history, shown | set(held)) for held in combinations(sorted(allowed), size)}


def cells(tiles: set[str]) -> list[int]:
    """A set of cells as two words of 54 bits."""
    places = [TILES.index(tile) for tile in tiles]
    return [sum(1 << place - first for place in places if first <= place < first + 54) for first in (0, 54)]


def records_of(history: History, seat: int) -> list[int]:
    """The history as a position's memory has it."""
    records: list[int] = []
    size = 0
    for kind, *what in history:
        if kind == "draw":
            size += 1
        elif kind == "among":
            records += [seat, size, *cells(what[0])]
        else:
            records += [seat, -1, TILES.index(what[0]), size]
            size -= 1
    return records


def told_table(hands: list[list[str]], records: list[int], option: str, **memory: Any) -> State:
    """Seat 0 holds 9A alone; the hidden tiles that are in no hand are in the bag."""
    held = {tile for hand in hands for tile in hand}
    start = table(
        players=len(hands) + 1,
        options={"dead_tiles": option},
        chains=corner("9A", *LIVE),
        gone=DIAGONAL[3:] if option != "never" else [],
        hands=[["9A", *(DIAGONAL[3:] if option == "never" else [])], *hands],
        bag=[tile for tile in HIDDEN if tile not in held],
        turn_number=20,
    ).position()
    return GAME.position({**start, "memory": {**start["memory"], **memory, "stuck": records}})


def own(state: State) -> tuple[str, ...]:
    return world_of(state)[0][0]


@pytest.mark.clause("ACQ-TRN-3")
@pytest.mark.parametrize("seed", range(6))
def test_what_a_hand_has_told_several_times_is_weighed_by_all_the_ways_it_came_about(seed: int) -> None:
    history, hand = random_history(seed, HIDDEN, set(HIDDEN))
    state = told_table([hand], records_of(history, 1), "never")
    weights = {(own(state), held): weight for held, weight in weights_of(history, len(hand), HIDDEN).items() if weight}
    assert weights[own(state), tuple(sorted(hand))] > 0
    assert_weighed(state, Counter(weights))


@pytest.mark.clause("ACQ-TRN-3")
@pytest.mark.parametrize("seed", range(4))
def test_what_two_hands_have_told_is_weighed_together(seed: int) -> None:
    first, one = random_history(seed, HIDDEN, set(HIDDEN))
    second, two = random_history(seed + 100, [tile for tile in HIDDEN if tile not in one], set(HIDDEN))
    state = told_table([one, two], records_of(first, 1) + records_of(second, 2), "never")
    weights: Counter[Hands] = Counter(
        {
            (own(state), held, other): weight * number
            for held, weight in weights_of(first, len(one), HIDDEN).items()
            for other, number in weights_of(second, len(two), HIDDEN).items()
            if weight and number and not set(held) & set(other)
        }
    )
    assert_weighed(state, weights)


@pytest.mark.clause("ACQ-TRN-3", "ACQ-SAF-3")
@pytest.mark.parametrize("seed", range(3))
def test_a_hand_that_has_told_something_and_was_rid_of_dead_tiles_has_none(seed: int) -> None:
    history, hand = random_history(seed, LIVE, set(HIDDEN))
    state = told_table([hand], records_of(history, 1), "repeat", sorted_out=[-1, 19, -1, -1, -1, -1])
    weights = {(own(state), held): weight for held, weight in weights_of(history, len(hand), LIVE).items() if weight}
    assert_weighed(state, Counter(weights))
