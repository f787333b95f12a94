"""All worlds that a seat cannot rule out, by trying every one of them: slow, simple, and independent of the engine.

Hidden tiles are exchanged with each other in the deal or position that the game began with, and the game is
played again. A world is possible if all actions are legal in it and the seat sees the same from first to last.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING

from tests.titles.acquire.table_setting import GAME, Json

import bigboard

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bigboard import Event, State

World = tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]
Seen = list[list[Json]]


def world_of(state: State) -> World:
    """What is hidden in a state: everyone's hand, and the bag in draw order."""
    position = state.position()
    return tuple(tuple(sorted(hand)) for hand in position["hands"]), tuple(position["bag"])


def hidden_from(state: State, seat: int) -> list[str]:
    hands, bag = world_of(state)
    return [tile for owner, hand in enumerate(hands) if owner != seat for tile in hand] + list(bag)


def begin(record: Json) -> State:
    return GAME.start(record["deal"]) if "deal" in record else GAME.position(record["position"])


def seen_of(events: Iterable[Event], seat: int) -> list[Json]:
    return [event.seen_by(seat) for event in events]


def story(record: Json, seat: int) -> tuple[Seen, State]:
    """All that the seat is told of a game, and the game at its end."""
    state = begin(record)
    told = [state.opening, *(state.apply(state.find(action)) for action in record["actions"])]
    return [seen_of(events, seat) for events in told], state


def same_story(record: Json, seat: int, seen: Seen) -> State | None:
    """The game at its end, if the seat is told the same on the way; otherwise nothing."""
    state = begin(record)
    if seen_of(state.opening, seat) != seen[0]:
        return None
    for action, told in zip(record["actions"], seen[1:], strict=True):
        try:
            events = state.apply(state.find(action))
        except bigboard.IllegalAction:
            return None
        if seen_of(events, seat) != told:
            return None
    return state


def exchanged(record: Json, tiles: dict[str, str]) -> Json:
    """The record as it would begin if some tiles had changed places in the bag and the hands."""

    def swap(names: list[str]) -> list[str]:
        return [tiles.get(name, name) for name in names]

    if "deal" in record:
        return {**record, "deal": {**record["deal"], "bag": swap(record["deal"]["bag"])}}
    start = record["position"]
    hands = [swap(hand) for hand in start["hands"]]
    return {**record, "position": {**start, "hands": hands, "bag": swap(start["bag"])}}


def possible_worlds(record: Json, seat: int) -> Counter[World]:
    """Every world that the seat cannot rule out, with the number of deals that lead to it."""
    seen, state = story(record, seat)
    view = state.observe(seat)
    hidden = hidden_from(state, seat)
    assert len(hidden) <= 6, "too many to try them all"
    worlds: Counter[World] = Counter()
    for order in permutations(hidden):
        other = same_story(exchanged(record, dict(zip(hidden, order, strict=True))), seat, seen)
        if other is not None and other.observe(seat) == view:
            worlds[world_of(other)] += 1
    return worlds


def loose_tiles(record: Json, seat: int) -> list[str]:
    """The tiles of which the seat does not know when they came: all but its own and those that lay there at the start.

    A tile that another player has shown may have been in that hand from the start, or drawn on the way.
    """
    seen, _ = story(record, seat)
    drawn = {event.get("tile") for events in seen for event in events if event["type"] == "tile_drawn"}
    start = record["position"]
    others = [tile for owner, hand in enumerate(start["hands"]) if owner != seat for tile in hand]
    return [tile for tile in [*others, *start["bag"]] if tile not in drawn]


def deals_of_worlds(record: Json, seat: int) -> Counter[World]:
    """Every world that the seat cannot rule out, with the number of all deals in which it would have seen the same."""
    seen, state = story(record, seat)
    view = state.observe(seat)
    loose = loose_tiles(record, seat)
    assert len(loose) <= 7, "too many to try them all"
    worlds: Counter[World] = Counter()
    for order in permutations(loose):
        other = same_story(exchanged(record, dict(zip(loose, order, strict=True))), seat, seen)
        if other is not None and other.observe(seat) == view:
            worlds[world_of(other)] += 1
    return worlds
