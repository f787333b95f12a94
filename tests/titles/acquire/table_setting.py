"""Laying the table for a test: positions with only what matters, and actions in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import bigboard

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bigboard import Event, IllegalAction, State

Json = dict[str, Any]

GAME = bigboard.game("acquire")
ROWS = "ABCDEFGHI"
TILES = [f"{column}{row}" for row in ROWS for column in range(1, 13)]
CHAINS = ["Worldwide", "Sackson", "Festival", "Imperial", "American", "Continental", "Tower"]


def row(letter: str, first: int = 1, last: int = 12) -> list[str]:
    """The tiles of one row of the board, from one column to another."""
    return [f"{column}{letter}" for column in range(first, last + 1)]


def rows(letters: str, without: Iterable[str] = ()) -> list[str]:
    """All tiles of these rows, but for some."""
    left_out = set(without)
    return [tile for letter in letters for tile in row(letter) if tile not in left_out]


# Two safe chains with row B between them: the tiles 1B to 11B are dead, 12B is not.
TWO_SAFE = {"Tower": row("A", 1, 11), "Festival": row("C", 1, 11)}

# All seven chains, two tiles each, in the left half of the board; 12I is far from all of them.
ALL_SEVEN = {
    "Worldwide": ["1A", "2A"],
    "Sackson": ["4A", "5A"],
    "Festival": ["1C", "2C"],
    "Imperial": ["4C", "5C"],
    "American": ["1E", "2E"],
    "Continental": ["4E", "5E"],
    "Tower": ["1G", "2G"],
}

# Two safe chains fill the board but for row E between them, whose tiles are all dead.
HALVES = {"Tower": rows("ABCD"), "Festival": rows("FGHI")}


# A safe chain in the corner and another in the rest of the board; the six tiles between them are all dead.
DIAGONAL = ["6A", "5B", "4C", "3D", "2E", "1F"]
CORNER = {
    "Tower": [*row("A", 1, 5), *row("B", 1, 4), *row("C", 1, 3), *row("D", 1, 2), "1E"],
    "Festival": [
        *[*row("A", 7), *row("B", 6), *row("C", 5), *row("D", 4), *row("E", 3), *row("F", 2)],
        *rows("GHI"),
    ],
}


def without(chains: dict[str, list[str]], *cells: str) -> dict[str, list[str]]:
    """The chains with some cells still empty."""
    return {name: [tile for tile in tiles if tile not in cells] for name, tiles in chains.items()}


def halves(*cells: str) -> dict[str, list[str]]:
    """The two halves with some cells still empty, whose tiles grow a half."""
    return without(HALVES, *cells)


def corner(*cells: str) -> dict[str, list[str]]:
    """The corner and the rest with some cells still empty, whose tiles grow one of the two."""
    return without(CORNER, *cells)


ARMS = [row("E", 6, 12), ["4E", "3E", "2E", "1E"], ["5D", "5C", "5B", "5A"], ["5F", "5G", "5H", "5I"]]


def cross(**sizes: int) -> dict[str, list[str]]:
    """Up to four chains that meet at 5E: to its right (at most seven tiles), left, above, below (at most four)."""
    return {name: arm[:size] for (name, size), arm in zip(sizes.items(), ARMS, strict=False)}


def laid_out(players: int = 3, draws: Sequence[str] = (), **fields: Any) -> Json:
    """A position; `draws` are the next tiles of the bag, the rest follow in the order of the board."""
    position: Json = {"players": players, **fields}
    if draws:
        placed = set(draws)
        for tiles in [*fields.get("chains", {}).values(), *fields.get("hands", [])]:
            placed.update(tiles)
        for name in ("lone", "gone"):
            placed.update(fields.get(name, []))
        placed.add(fields.get("tile", ""))
        position["bag"] = [*draws, *(tile for tile in TILES if tile not in placed)]
    return position


def table(players: int = 3, draws: Sequence[str] = (), **fields: Any) -> State:
    return GAME.position(laid_out(players, draws, **fields))


def dealt(*first: str, players: int = 2, **options: Any) -> Json:
    """A deal whose bag begins with these tiles, the rest in the order of the board."""
    bag = [*first, *(tile for tile in TILES if tile not in first)]
    return {"game": "acquire", "rules": 1, "players": players, "options": options, "bag": bag}


def do(state: State, type: str, **fields: Any) -> list[Event]:
    """Takes the action that is described so."""
    return state.apply(state.find({"type": type, **fields}))


def lay(state: State, tile: str) -> list[Event]:
    return do(state, "play_tile", tile=tile)


def finish_turn(state: State) -> list[Event]:
    """Declares nothing and buys nothing, or nothing more, until someone else's turn has begun."""
    events: list[Event] = []
    turn = state.position()["turn_number"]
    while state.seat >= 0 and state.position()["turn_number"] == turn:
        events += do(state, "play_on" if state.decision == "declare_end" else "stop_buying")
    return events


def options_now(state: State) -> list[Json]:
    """The legal actions in words."""
    return [state.describe(action) for action in state.legal_actions()]


def chains_offered(state: State) -> list[str]:
    return [described["chain"] for described in options_now(state) if "chain" in described]


def tiles_offered(state: State) -> list[str]:
    return [described["tile"] for described in options_now(state)]


def told(events: Iterable[Event], type: str) -> list[Json]:
    """The events of one type with all their data, without type and rule."""
    return [{"seat": event.seat, **event.data, **(event.secret or {})} for event in events if event.type == type]


def rules_of(events: Iterable[Event], type: str) -> list[str]:
    return [event.rule for event in events if event.type == type]


def types_of(events: Iterable[Event]) -> list[str]:
    return [event.type for event in events]


def sizes(state: State) -> dict[str, int]:
    """The chains on the board with their sizes."""
    return {name: len(tiles) for name, tiles in state.position()["chains"].items()}


def money(state: State) -> list[int]:
    amounts: list[int] = state.position()["money"]
    return amounts


def shares(state: State, seat: int) -> dict[str, int]:
    held: dict[str, int] = state.position()["shares"][seat]
    return held


def hand(state: State, seat: int) -> list[str]:
    """A hand in the order of the board."""
    return sorted(state.position()["hands"][seat], key=TILES.index)


def bank(state: State, chain: str) -> int:
    left: int = state.observe(-1)["chains"][CHAINS.index(chain)]["bank"]
    return left


def effects(state: State, seat: int = 0) -> dict[str, str]:
    """What each tile of a hand would do."""
    return {held["tile"]: held["effect"] for held in state.observe(seat)["hand"]}


def refused(state: State, type: str, **fields: Any) -> IllegalAction:
    """The refusal of an action, by `find` and by `apply` alike; nothing has changed."""
    before = state.position(), state.record(), state.legal_actions()
    with pytest.raises(bigboard.IllegalAction) as found:
        state.find({"type": type, **fields})
    number = next(action for action in range(GAME.num_actions) if state.describe(action) == {"type": type, **fields})
    with pytest.raises(bigboard.IllegalAction) as applied:
        state.apply(number)
    assert str(applied.value) == str(found.value)
    assert (state.position(), state.record(), state.legal_actions()) == before
    return found.value


def offers(state: State) -> Json:
    return state.offers(state.seat)


def choice(state: State, type: str, **fields: Any) -> Json:
    """The offer of one legal action."""
    wanted = {"type": type, **fields}
    found: Json = next(c for c in offers(state)["choices"] if wanted.items() <= c.items())
    return found


def outcome(state: State, tile: str) -> Json:
    found: Json = choice(state, "play_tile", tile=tile)["outcome"]
    return found


def forbidden(state: State) -> list[tuple[Any, ...]]:
    """What may not be done: type, the one field, reason and clause."""
    found = []
    for entry in offers(state)["forbidden"]:
        field = next(entry[name] for name in ("tile", "chain", "shares") if name in entry)
        found.append((entry["type"], field, entry["reason"], entry["rule"]))
    return found
