"""The parts of a position that hold several fields or follow a rule: each written, and read with its checks."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.games.engine.position_fields import per_seat
from bigboard.titles.acquire.rules.hidden.hand_inference import SHOWN, recall_redrawn
from bigboard.titles.acquire.rules.model.board import become_safe
from bigboard.titles.acquire.rules.model.chains import CHAIN_INDEX, CHAIN_NAMES, CHAINS, SAFE_SIZE, SHARES_PER_CHAIN
from bigboard.titles.acquire.rules.model.shares import give_shares
from bigboard.titles.acquire.rules.model.sizes import FIRST_CHAIN, GONE, HAND, LONE, MAX_PLAYERS, START_MONEY
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.model.tiles import CELLS, TILE_INDEX, TILE_NAMES
from bigboard.titles.acquire.rules.numbers import ASK_PLAY_TILE, QUESTIONS
from bigboard.titles.acquire.rules.views.view import chain_set, shares_of

MOST_MONEY: Final = 1_000_000_000  # more than any game pays out
MEMORY_SIZES: Final = {  # the number of entries of each list; -1 is a multiple of 4
    "joined": CELLS,
    "safe_since": CHAINS,
    "sorted_out": MAX_PLAYERS,
    "unsorted": MAX_PLAYERS,
    "stuck": -1,
}


def write_tiles(t: AcquireTable, position: JsonDict) -> None:
    names = TILE_NAMES
    board = [int(t.board[cell]) for cell in range(CELLS)]
    tile = int(t.tile)
    position["chains"] = {
        CHAIN_NAMES[c]: [names[cell] for cell in range(CELLS) if board[cell] == c + FIRST_CHAIN]
        for c in range(CHAINS)
        if t.sizes[c]
    }
    position["lone"] = [names[cell] for cell in range(CELLS) if board[cell] == LONE and cell != tile]
    position["gone"] = [names[cell] for cell in range(CELLS) if board[cell] == GONE]
    position["hands"] = [
        [names[t.hands[seat * HAND + k]] for k in range(t.hand_sizes[seat])] for seat in range(int(t.seats))
    ]
    position["bag"] = TILE_INDEX.write(t.bag[t.drawn :])
    position["tile"] = names[tile] if tile >= 0 else None


def tile_list(value: object, where: str) -> list[int]:
    if not isinstance(value, list):
        raise ValueError(f"{where} is a list of tiles, not {value!r}.")
    return [TILE_INDEX.number(name) for name in value]


def read_tiles(t: AcquireTable, position: Mapping[str, Any]) -> None:
    """Read board, hands and bag; every tile is in exactly one place."""
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
        chain = CHAIN_INDEX.number(name)
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
        t.tile = put([TILE_INDEX.number(position["tile"])], "the tile just played")[0]
        t.board[t.tile] = LONE
    for seat, names in enumerate(per_seat(position, "hands", int(t.seats), [])):
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


def write_money(t: AcquireTable) -> list[int]:
    return [int(t.money[seat]) for seat in range(int(t.seats))]


def read_money(t: AcquireTable, position: Mapping[str, Any]) -> None:
    for seat, amount in enumerate(per_seat(position, "money", int(t.seats), START_MONEY)):
        if type(amount) is not int or not 0 <= amount <= MOST_MONEY or amount % 100:
            raise ValueError(f"The money of seat {seat} is a multiple of 100, up to {MOST_MONEY}, not {amount!r}.")
        t.money[seat] = amount


def write_shares(t: AcquireTable) -> list[dict[str, int]]:
    return [shares_of(t, seat) for seat in range(int(t.seats))]


def read_shares(t: AcquireTable, position: Mapping[str, Any]) -> None:
    for seat, shares in enumerate(per_seat(position, "shares", int(t.seats), {})):
        if not isinstance(shares, Mapping):
            raise ValueError(f"The shares of seat {seat} map names of chains to numbers, not {shares!r}.")
        for name, count in shares.items():
            chain = CHAIN_INDEX.number(name)
            if type(count) is not int or not 0 <= count <= SHARES_PER_CHAIN:
                raise ValueError(
                    f"Seat {seat} holds from 0 to {SHARES_PER_CHAIN} shares of {CHAIN_NAMES[chain]}, not {count!r}."
                )
            give_shares(t, seat, chain, count)
            if t.bank[chain] < 0:
                raise ValueError(f"There are only {SHARES_PER_CHAIN} shares of {CHAIN_NAMES[chain]}.")


def write_memory(t: AcquireTable) -> dict[str, list[int]]:
    return {
        "joined": [int(t.joined[cell]) for cell in range(CELLS)],
        "safe_since": [int(since) for since in t.safe_since],
        "sorted_out": [int(turn) for turn in t.sorted_out],
        "unsorted": [int(count) for count in t.unsorted],
        "stuck": [int(number) for number in t.stuck],
    }


def read_memory(t: AcquireTable, position: Mapping[str, Any]) -> None:
    """Read the players' memory; without one they have just sat down."""
    memory = position.get("memory")
    if memory is None:
        return
    if not isinstance(memory, Mapping) or set(memory) != set(MEMORY_SIZES):
        raise ValueError(f"The position's 'memory' has the fields {', '.join(MEMORY_SIZES)}.")
    for name, length in MEMORY_SIZES.items():
        values = memory[name]
        if not isinstance(values, list) or not all(type(v) is int and -1 <= v < 1 << 54 for v in values):
            raise ValueError(f"The memory's {name!r} is a list of whole numbers.")
        if len(values) != length if length >= 0 else len(values) % 4:
            raise ValueError(f"The memory's {name!r} has a wrong number of entries: {len(values)}.")
    for k in range(0, len(memory["stuck"]), 4):
        check_record(t, memory["stuck"][k : k + 4])
    t.joined = vec[i64](memory["joined"] + [0])
    t.safe_since = vec[i64](memory["safe_since"])
    t.sorted_out = vec[i64](memory["sorted_out"])
    t.unsorted = vec[i64](memory["unsorted"])
    t.stuck = vec[i64](memory["stuck"])
    recall_redrawn(t)


def check_record(t: AcquireTable, record: list[int]) -> None:
    """Check a record of `hand_history.py`: a seat, then a number of tiles and two sets of cells, or a shown tile."""
    seat, tiles, low, high = record
    if not 0 <= seat < t.seats:
        raise ValueError(f"The memory's 'stuck' speaks of seat {seat}, which does not exist.")
    shown = tiles == SHOWN and 0 <= low < CELLS and 1 <= high <= HAND
    concluded = 1 <= tiles <= HAND and low >= 0 and high >= 0
    if not shown and not concluded:
        raise ValueError(f"The memory's 'stuck' has a record that says nothing: {record}.")


def write_decision(t: AcquireTable) -> str:
    return QUESTIONS[t.question]


def read_decision(t: AcquireTable, position: Mapping[str, Any]) -> None:
    decision = position.get("decision", QUESTIONS[ASK_PLAY_TILE])
    if decision not in QUESTIONS:
        raise ValueError(f"There is no decision {decision!r}: the decisions are {', '.join(QUESTIONS)}.")
    t.question = QUESTIONS.index(decision)


def write_to_settle(t: AcquireTable) -> list[str]:
    return chain_set(t.to_settle)


def read_to_settle(t: AcquireTable, position: Mapping[str, Any]) -> None:
    chains = position.get("to_settle", [])
    if not isinstance(chains, list):
        raise ValueError(f"The position's 'to_settle' is a list of chains, not {chains!r}.")
    for name in chains:
        t.to_settle |= i64(1) << CHAIN_INDEX.number(name)
