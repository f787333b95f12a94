"""Acquire's editor of positions: tiles on the board and in hands, money, shares, the player whose turn it is."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from bigboard.games.position_editor import Control, Draft, Value, one_of, whole
from bigboard.titles.acquire.rules.deal import MIN_PLAYERS
from bigboard.titles.acquire.rules.model.chains import CHAIN_NAMES, SHARES_PER_CHAIN
from bigboard.titles.acquire.rules.model.sizes import HAND, MAX_PLAYERS, START_MONEY
from bigboard.titles.acquire.rules.model.tiles import COLUMNS, TILE_NAMES

EMPTY, LONE, GONE = ".", "o", "x"
DECISIONS = ("play_tile", "buy_shares", "declare_end")  # the others arise when a tile is played
MOST_MONEY = 1_000_000
DROPPED = ("bag", "memory")  # the bag holds all tiles that are nowhere else


def tidy(position: Mapping[str, Any]) -> Draft:
    """Return the draft; in the middle of a move, the tile just played goes back into the hand."""
    draft = {name: value for name, value in position.items() if name not in DROPPED}
    if draft.get("tile"):
        move_tile(draft, draft["tile"], str(draft["turn"]))
        draft |= {"tile": None, "survivor": None, "acquired": None, "to_settle": [], "decision": DECISIONS[0]}
        draft["seat"] = draft["turn"]
    return draft


def letter_of(draft: Draft, tile: str) -> str:
    for name, tiles in draft["chains"].items():
        if tile in tiles:
            return str(name)[0]
    for letter, place in ((LONE, "lone"), (GONE, "gone")):
        if tile in draft[place]:
            return letter
    return next((str(seat) for seat, hand in enumerate(draft["hands"]) if tile in hand), EMPTY)


def controls(draft: Draft) -> list[Control]:
    seats = [str(seat) for seat in range(draft["players"])]
    letters = [letter_of(draft, tile) for tile in TILE_NAMES]
    rows = ["".join(letters[start : start + COLUMNS]) for start in range(0, len(letters), COLUMNS)]
    found = [
        Control("cell", "board", "@board", "board", rows, choices=[LONE, *CHAIN_NAMES, *seats, EMPTY, GONE]),
        Control("players", "table", "@players", "number", draft["players"], MIN_PLAYERS, MAX_PLAYERS),
        Control("turn", "table", "@turn", "choice", str(draft["turn"]), choices=seats),
        Control("decision", "table", "@decision", "choice", draft["decision"], choices=DECISIONS),
    ]
    for seat in range(draft["players"]):
        money = int(draft["money"][seat])
        found.append(Control(f"money:{seat}", str(seat), "@money", "number", money, high=MOST_MONEY, step=100))
        for name in CHAIN_NAMES:
            held = int(draft["shares"][seat].get(name, 0))
            found.append(Control(f"shares:{seat}:{name}", str(seat), name, "number", held, high=SHARES_PER_CHAIN))
    return found


def change(draft: Draft, name: str, value: Value) -> None:
    kind, *where = name.split(":")
    seats = [str(seat) for seat in range(draft["players"])]
    if kind == "cell":
        place = one_of(value, [EMPTY, LONE, *CHAIN_NAMES, *seats, GONE])
        move_tile(draft, one_of(where[0], TILE_NAMES), place)
    elif kind == "players":
        change_players(draft, whole(value))
    elif kind == "turn":
        draft["turn"] = draft["seat"] = int(one_of(value, seats))
    elif kind == "decision":
        draft["decision"] = one_of(value, DECISIONS)
        draft |= {"bought": 0, "buy_from": CHAIN_NAMES[0], "end_declared": False, "seat": draft["turn"]}
    elif kind == "money":
        draft["money"][int(one_of(where[0], seats))] = whole(value)
    elif kind == "shares":
        draft["shares"][int(one_of(where[0], seats))][one_of(where[1], CHAIN_NAMES)] = whole(value)
    else:
        raise ValueError(f"A position of Acquire has no {name!r} to edit.")


def change_players(draft: Draft, players: int) -> None:
    """Add seats with the money of the beginning and six tiles, or remove the last ones with all that they have."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise ValueError(f"Acquire has from {MIN_PLAYERS} to {MAX_PLAYERS} players.")
    free = [tile for tile in TILE_NAMES if letter_of(draft, tile) == EMPTY]
    random.Random(len(free)).shuffle(free)
    for _ in range(draft["players"], players):
        draft["hands"].append([free.pop() for _ in range(min(HAND, len(free)))])
        draft["money"].append(START_MONEY)
        draft["shares"].append({})
    for part in ("hands", "money", "shares"):
        del draft[part][players:]
    draft["players"] = players
    draft["turn"] = draft["seat"] = min(draft["turn"], players - 1)


def move_tile(draft: Draft, tile: str, letter: str) -> None:
    """Take the tile from where it is, and put it into a chain or where the letter says."""
    for tiles in (*draft["chains"].values(), *draft["hands"], draft["lone"], draft["gone"]):
        if tile in tiles:
            tiles.remove(tile)
    draft["chains"] = {name: tiles for name, tiles in draft["chains"].items() if tiles}
    if letter in CHAIN_NAMES:
        draft["chains"].setdefault(letter, []).append(tile)
    elif letter in (LONE, GONE):
        draft["lone" if letter == LONE else "gone"].append(tile)
    elif letter != EMPTY:
        draft["hands"][int(letter)].append(tile)
