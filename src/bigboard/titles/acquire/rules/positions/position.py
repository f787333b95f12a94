"""Positions: everything on the table as JSON, written and read. People write them too, for puzzles and tests.

Only `players` must be there. What is left out is as at the start: no tiles, $6000, no shares, the bag holding all
the other tiles in the order of the board, and seat 0 to play a tile.
"""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.games.engine.origin import Origin
from bigboard.games.validation import checked_header
from bigboard.titles.acquire.rules.deal import (
    RULES_VERSION,
    checked_options,
    checked_players,
    checked_version,
    seat_players,
)
from bigboard.titles.acquire.rules.flow.turn import begin_turn
from bigboard.titles.acquire.rules.hidden.hand_inference import SHOWN, recall_redrawn
from bigboard.titles.acquire.rules.model.board import become_safe
from bigboard.titles.acquire.rules.model.chains import CHAIN_NAMES, CHAINS, SAFE_SIZE, SHARES_PER_CHAIN, chain_number
from bigboard.titles.acquire.rules.model.table import (
    FIRST_CHAIN,
    GONE,
    HAND,
    LONE,
    MAX_PLAYERS,
    START_MONEY,
    AcquireTable,
    give_shares,
    options_of,
)
from bigboard.titles.acquire.rules.model.tiles import CELLS, TILE_NAMES, tile_number
from bigboard.titles.acquire.rules.numbers import ASK_PLAY_TILE, QUESTIONS
from bigboard.titles.acquire.rules.positions.checks import check_board, check_decision, check_memory
from bigboard.titles.acquire.rules.views.view import chain_name, chain_set, shares_of

MOST_MONEY: Final = 1_000_000_000  # more than any game pays out
FIELDS: Final = [
    "game", "rules", "players", "options", "chains", "lone", "gone", "hands", "bag", "money", "shares", "turn",
    "decision", "seat", "tile", "survivor", "acquired", "to_settle", "bought", "buy_from", "end_declared",
    "turn_number", "turns_without_tile", "memory",
]  # fmt: skip


def write_position(t: AcquireTable) -> JsonDict:
    if not t.keeps_notes:
        recall_redrawn(t)
    names = TILE_NAMES
    board = [int(t.board[cell]) for cell in range(CELLS)]
    tile = int(t.tile)
    return {
        "game": "acquire",
        "rules": RULES_VERSION,
        "players": int(t.seats),
        "options": options_of(t),
        "chains": {
            CHAIN_NAMES[c]: [names[cell] for cell in range(CELLS) if board[cell] == c + FIRST_CHAIN]
            for c in range(CHAINS)
            if t.sizes[c]
        },
        "lone": [names[cell] for cell in range(CELLS) if board[cell] == LONE and cell != tile],
        "gone": [names[cell] for cell in range(CELLS) if board[cell] == GONE],
        "hands": [[names[t.hands[seat * HAND + k]] for k in range(t.hand_sizes[seat])] for seat in range(int(t.seats))],
        "bag": [names[t.bag[k]] for k in range(t.drawn, len(t.bag))],
        "money": [int(t.money[seat]) for seat in range(t.seats)],
        "shares": [shares_of(t, seat) for seat in range(int(t.seats))],
        "turn": int(t.turn),
        "decision": QUESTIONS[t.question],
        "seat": int(t.actor),
        "tile": names[tile] if tile >= 0 else None,
        "survivor": chain_name(t.survivor),
        "acquired": chain_name(t.acquired),
        "to_settle": chain_set(t.to_settle),
        "bought": int(t.bought),
        "buy_from": CHAIN_NAMES[t.buy_from],
        "end_declared": t.end_declared,
        "turn_number": int(t.turn_number),
        "turns_without_tile": int(t.turns_without_tile),
        "memory": {
            "joined": [int(t.joined[cell]) for cell in range(CELLS)],
            "safe_since": [int(since) for since in t.safe_since],
            "sorted_out": [int(turn) for turn in t.sorted_out],
            "unsorted": [int(count) for count in t.unsorted],
            "stuck": [int(number) for number in t.stuck],
        },
    }


def read_position(t: AcquireTable, position: Mapping[str, Any]) -> None:
    """Lays the table as the position says; ValueError names what cannot be."""
    checked_header(position, "position", "acquire", FIELDS)
    checked_version(position, "position")
    seat_players(t, checked_players(position["players"]), checked_options(position.get("options")))
    read_tiles(t, position)
    read_holdings(t, position)
    t.turn_number = number(position, "turn_number", 1, 1, 1 << 30)
    read_memory(t, position.get("memory"))
    read_decision(t, position)
    check_board(t)
    check_decision(t)
    check_memory(t)
    written = write_position(t)
    if t.question == ASK_PLAY_TILE:
        begin_turn(t)
    t.origin = Origin("position", written, t.told)


def number(source: Mapping[str, Any], field: str, default: int, low: int, high: int) -> int:
    value = source.get(field, default)
    if type(value) is not int or not low <= value <= high:
        raise ValueError(f"The position's {field!r} is a whole number from {low} to {high}, not {value!r}.")
    return value


def per_seat(t: AcquireTable, position: Mapping[str, Any], field: str, default: Any) -> list[Any]:
    """A list with one entry for each seat."""
    values = position.get(field, [default] * int(t.seats))
    if not isinstance(values, list) or len(values) != t.seats:
        raise ValueError(f"The position's {field!r} is a list with one entry for each of the {t.seats} players.")
    return values


def tile_list(value: object, where: str) -> list[int]:
    if not isinstance(value, list):
        raise ValueError(f"{where} is a list of tiles, not {value!r}.")
    return [tile_number(name) for name in value]


def read_tiles(t: AcquireTable, position: Mapping[str, Any]) -> None:
    """Board, hands and bag: every tile is in one place, and in one only."""
    place: dict[int, str] = {}

    def put(tiles: list[int], where: str) -> list[int]:
        for tile in tiles:
            if tile in place:
                raise ValueError(f"Tile {TILE_NAMES[tile]} is in two places: {place[tile]} and {where}.")
            place[tile] = where
        return tiles

    chains = position.get("chains", {})
    if not isinstance(chains, Mapping):
        raise ValueError(f"The position's 'chains' maps names of chains to lists of tiles, not {chains!r}.")
    for name, tiles in chains.items():
        chain = chain_number(name)
        for tile in put(tile_list(tiles, f"Chain {name}"), CHAIN_NAMES[chain]):
            t.board[tile] = chain + FIRST_CHAIN
            t.sizes[chain] += 1
            t.on_board |= i64(1) << chain
        if t.sizes[chain] >= SAFE_SIZE:
            become_safe(t, chain)
    for tile in put(tile_list(position.get("lone", []), "'lone'"), "lone"):
        t.board[tile] = LONE
    for tile in put(tile_list(position.get("gone", []), "'gone'"), "gone"):
        t.board[tile] = GONE
    if position.get("tile") is not None:
        t.tile = put([tile_number(position["tile"])], "the tile just played")[0]
        t.board[t.tile] = LONE
    for seat, names in enumerate(per_seat(t, position, "hands", [])):
        hand = put(tile_list(names, f"The hand of seat {seat}"), f"the hand of seat {seat}")
        if len(hand) > HAND:
            raise ValueError(f"Seat {seat} holds {len(hand)} tiles; a hand has at most {HAND}.")
        for k, tile in enumerate(hand):
            t.hands[seat * HAND + k] = tile
        t.hand_sizes[seat] = len(hand)
    if "bag" in position:
        bag = put(tile_list(position["bag"], "'bag'"), "the bag")
        missing = [TILE_NAMES[tile] for tile in range(CELLS) if tile not in place]
        if missing:
            raise ValueError(f"Tile {missing[0]} is nowhere: not on the board, in a hand or in the bag.")
    else:
        bag = [tile for tile in range(CELLS) if tile not in place]
    t.bag = vec[i64](bag)


def read_holdings(t: AcquireTable, position: Mapping[str, Any]) -> None:
    for seat, amount in enumerate(per_seat(t, position, "money", START_MONEY)):
        if type(amount) is not int or not 0 <= amount <= MOST_MONEY or amount % 100:
            raise ValueError(f"The money of seat {seat} is a multiple of 100, up to {MOST_MONEY}, not {amount!r}.")
        t.money[seat] = amount
    for seat, shares in enumerate(per_seat(t, position, "shares", {})):
        if not isinstance(shares, Mapping):
            raise ValueError(f"The shares of seat {seat} map names of chains to numbers, not {shares!r}.")
        for name, count in shares.items():
            chain = chain_number(name)
            if type(count) is not int or not 0 <= count <= SHARES_PER_CHAIN:
                raise ValueError(
                    f"Seat {seat} holds from 0 to {SHARES_PER_CHAIN} shares of {CHAIN_NAMES[chain]}, not {count!r}."
                )
            give_shares(t, seat, chain, count)
            if t.bank[chain] < 0:
                raise ValueError(f"There are only {SHARES_PER_CHAIN} shares of {CHAIN_NAMES[chain]}.")


def read_memory(t: AcquireTable, memory: object) -> None:
    """What the players remember; without it they have just sat down."""
    if memory is None:
        return
    fields = {
        "joined": CELLS,
        "safe_since": CHAINS,
        "sorted_out": MAX_PLAYERS,
        "unsorted": MAX_PLAYERS,
        "stuck": -1,
    }
    if not isinstance(memory, Mapping) or set(memory) != set(fields):
        raise ValueError(f"The position's 'memory' has the fields {', '.join(fields)}.")
    for name, length in fields.items():
        values = memory[name]
        if not isinstance(values, list) or not all(type(v) is int and -1 <= v < 1 << 54 for v in values):
            raise ValueError(f"The memory's {name!r} is a list of whole numbers.")
        if len(values) != length if length >= 0 else len(values) % 4:
            raise ValueError(f"The memory's {name!r} has a wrong number of entries: {len(values)}.")
    for k in range(0, len(memory["stuck"]), 4):
        check_told(t, memory["stuck"][k : k + 4])
    t.joined = vec[i64](memory["joined"] + [0])
    t.safe_since = vec[i64](memory["safe_since"])
    t.sorted_out = vec[i64](memory["sorted_out"])
    t.unsorted = vec[i64](memory["unsorted"])
    t.stuck = vec[i64](memory["stuck"])
    recall_redrawn(t)


def check_told(t: AcquireTable, record: list[int]) -> None:
    """A record of `memory.py`: a seat, then a number of tiles and two sets of cells, or a tile shown of so many."""
    seat, tiles, low, high = record
    if not 0 <= seat < t.seats:
        raise ValueError(f"The memory's 'stuck' speaks of seat {seat}, which does not exist.")
    shown = tiles == SHOWN and 0 <= low < CELLS and 1 <= high <= HAND
    concluded = 1 <= tiles <= HAND and low >= 0 and high >= 0
    if not shown and not concluded:
        raise ValueError(f"The memory's 'stuck' has a record that says nothing: {record}.")


def read_decision(t: AcquireTable, position: Mapping[str, Any]) -> None:
    """Whose turn it is and what is decided."""
    decision = position.get("decision", QUESTIONS[ASK_PLAY_TILE])
    if decision not in QUESTIONS:
        raise ValueError(f"There is no decision {decision!r}: the decisions are {', '.join(QUESTIONS)}.")
    seats = int(t.seats)
    t.question = QUESTIONS.index(decision)
    t.turn = number(position, "turn", 0, 0, seats - 1)
    t.actor = number(position, "seat", int(t.turn), 0, seats - 1)
    t.asked = (t.actor - t.turn + t.seats) % t.seats
    t.bought = number(position, "bought", 0, 0, 3)
    t.turns_without_tile = number(position, "turns_without_tile", 0, 0, seats)
    for field in ("survivor", "acquired"):
        name = position.get(field)
        chain = chain_number(name) if name is not None else -1
        if field == "survivor":
            t.survivor = chain
        else:
            t.acquired = chain
    to_settle = position.get("to_settle", [])
    if not isinstance(to_settle, list):
        raise ValueError(f"The position's 'to_settle' is a list of chains, not {to_settle!r}.")
    for name in to_settle:
        t.to_settle |= i64(1) << chain_number(name)
    t.buy_from = chain_number(position.get("buy_from", CHAIN_NAMES[0]))
    declared = position.get("end_declared", False)
    if type(declared) is not bool:
        raise ValueError(f"The position's 'end_declared' is true or false, not {declared!r}.")
    t.end_declared = declared
