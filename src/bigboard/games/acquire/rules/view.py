"""What a seat may see: as a dict for people, as numbers for learning machines."""

from struct import pack_into
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from bigboard.games.acquire.rules.actions import WORDS, legal_list
from bigboard.games.acquire.rules.board import EFFECTS, around, effect
from bigboard.games.acquire.rules.chains import (
    ALL_CHAINS,
    CHAIN_LETTERS,
    CHAIN_NAMES,
    CHAINS,
    MAJORITY,
    MINORITY,
    SHARES_PER_CHAIN,
    share_price,
)
from bigboard.games.acquire.rules.numbers import (
    AT_ACQUIRED,
    AT_ACTOR,
    AT_CHAIN_NUMBERS,
    AT_DEAD_TILES,
    AT_END_DECLARED,
    AT_GONE,
    AT_HAND,
    AT_LONE,
    AT_OPEN_HOLDINGS,
    AT_QUESTION,
    AT_SAFE,
    AT_SURVIVOR,
    AT_TILE,
    AT_TO_SETTLE,
    AT_TURN,
    GAME_OVER,
    QUESTIONS,
    TENSOR_SIZE,
)
from bigboard.games.acquire.rules.table import EMPTY, GONE, HAND, LONE, MAX_PLAYERS, AcquireTable, holding, options_of
from bigboard.games.acquire.rules.tiles import CELLS, COLUMNS, ROWS, TILE_NAMES
from bigboard.games.acquire.rules.view_types import ChainView, HeldTile, MergerView, SeatView, View

CELL_LETTERS: Final = "x.o" + CHAIN_LETTERS  # gone, empty, lone, then the chains


def board_rows(t: AcquireTable) -> list[str]:
    """Nine lines of twelve letters: . empty, o lone, x gone for ever, or a chain's letter."""
    return [
        "".join([CELL_LETTERS[t.board[row * COLUMNS + column] - GONE] for column in range(COLUMNS)])
        for row in range(ROWS)
    ]


def chain_set(chains: i64) -> list[str]:
    return [CHAIN_NAMES[c] for c in range(CHAINS) if (chains >> c) & 1]


def chain_name(chain: i64) -> str | None:
    return CHAIN_NAMES[chain] if chain >= 0 else None


def chain_view(t: AcquireTable, chain: int) -> ChainView:
    price = int(share_price(chain, t.sizes[chain]))
    return {
        "name": CHAIN_NAMES[chain],
        "size": int(t.sizes[chain]),
        "price": price,
        "majority": price * MAJORITY,
        "minority": price * MINORITY,
        "safe": (t.safe >> chain) & 1 != 0,
        "bank": int(t.bank[chain]),
    }


def shares_of(t: AcquireTable, seat: int) -> dict[str, int]:
    return {CHAIN_NAMES[c]: int(holding(t, seat, c)) for c in range(CHAINS) if holding(t, seat, c)}


def hand_of(t: AcquireTable, seat: int) -> list[int]:
    return sorted([int(t.hands[seat * HAND + k]) for k in range(t.hand_sizes[seat])])


def sees_holdings(t: AcquireTable, seat: int, owner: int) -> bool:
    """ACQ-SET-8."""
    return t.open_holdings or seat == owner or t.question == GAME_OVER


def seat_view(t: AcquireTable, seat: int, owner: int) -> SeatView:
    shown = sees_holdings(t, seat, owner)
    return {
        "tiles": int(t.hand_sizes[owner]),
        "money": int(t.money[owner]) if shown else None,
        "shares": shares_of(t, owner) if shown else None,
    }


def merger_view(t: AcquireTable) -> MergerView | None:
    """The merger under way: its tile, survivor, the chain being settled and those to come."""
    if t.to_settle == 0 and t.acquired < 0:
        return None
    return {
        "survivor": chain_name(t.survivor),
        "acquired": chain_name(t.acquired),
        "to_settle": chain_set(t.to_settle),
    }


def held_tile(t: AcquireTable, tile: int) -> HeldTile:
    """A tile for its owner: what it would do, and the chains it touches."""
    held: HeldTile = {"tile": TILE_NAMES[tile], "effect": EFFECTS[effect(t, tile)]}
    chains = chain_set(around(t, tile) & ALL_CHAINS)
    if chains:
        held["chains"] = chains
    return held


def observe(t: AcquireTable, seat: int) -> View:
    """All that this seat may know, and nothing more."""
    t.checked_seat(seat)
    over = t.question == GAME_OVER
    view: View = {
        "game": "acquire",
        "players": int(t.seats),
        "options": options_of(t),
        "you": seat,
        "turn": int(t.turn),
        "turn_number": int(t.turn_number),
        "turns_without_tile": int(t.turns_without_tile),
        "seat": -1 if over else int(t.actor),
        "decision": QUESTIONS[t.question],
        "board": board_rows(t),
        "tile": TILE_NAMES[t.tile] if t.tile >= 0 else None,
        "bag": int(len(t.bag) - t.drawn),
        "chains": [chain_view(t, chain) for chain in range(CHAINS)],
        "seats": [seat_view(t, seat, owner) for owner in range(int(t.seats))],
        "merger": merger_view(t),
        "bought": int(t.bought),
        "end_declared": t.end_declared,
    }
    if seat >= 0:
        view["hand"] = [held_tile(t, tile) for tile in hand_of(t, seat)]
        mine = seat == t.actor and not over
        view["legal"] = [{"action": action, **WORDS.describe(action)} for action in legal_list(t)] if mine else []
    return view


# The tensor: flags first, then fractions. The declaration lists the fields.
FLAGS: Final = AT_CHAIN_NUMBERS
FRACTIONS: Final = TENSOR_SIZE - FLAGS
SEAT_FRACTIONS: Final = CHAINS + 2
ONE: Final = 0x3F800000  # 1.0 as a float32
MONEY_SCALE: Final = 20000


def fill_tensor(t: AcquireTable, seat: int, out: Any) -> None:
    """Writes the seat's view into a writable float32 buffer of TENSOR_SIZE numbers."""
    t.checked_seat(seat)
    target = memoryview(out).cast("B")
    if target.nbytes != TENSOR_SIZE * 4:
        raise ValueError(f"The tensor of Acquire has {TENSOR_SIZE} float32 numbers, {TENSOR_SIZE * 4} bytes.")
    target[: FLAGS * 4] = memoryview(flags(t, seat)).cast("B")
    pack_into(f"{FRACTIONS}f", target, FLAGS * 4, *fractions(t, seat))


def flags(t: AcquireTable, seat: i64) -> vec[i32]:
    """What is so or not so: the board, the hand, the question, the merger, seats and options."""
    bits = vec[i32]([0] * FLAGS)
    for cell in range(i64(CELLS)):
        holds = t.board[cell]
        if holds == GONE:
            bits[AT_GONE + cell] = ONE
        elif holds != EMPTY:
            bits[AT_LONE + (holds - LONE) * CELLS + cell] = ONE
    if seat >= 0:
        for k in range(seat * HAND, seat * HAND + t.hand_sizes[seat]):
            bits[AT_HAND + t.hands[k]] = ONE
    if t.tile >= 0:
        bits[AT_TILE + t.tile] = ONE
    bits[AT_QUESTION + t.question] = ONE
    for chain in range(i64(CHAINS)):
        if (t.safe >> chain) & 1:
            bits[AT_SAFE + chain] = ONE
        if (t.to_settle >> chain) & 1:
            bits[AT_TO_SETTLE + chain] = ONE
    if t.survivor >= 0:
        bits[AT_SURVIVOR + t.survivor] = ONE
    if t.acquired >= 0:
        bits[AT_ACQUIRED + t.acquired] = ONE
    base: i64 = seat if seat >= 0 else 0
    bits[AT_TURN + (t.turn - base + t.seats) % t.seats] = ONE
    if t.question != GAME_OVER:
        bits[AT_ACTOR + (t.actor - base + t.seats) % t.seats] = ONE
    if t.end_declared:
        bits[AT_END_DECLARED] = ONE
    if t.open_holdings:
        bits[AT_OPEN_HOLDINGS] = ONE
    bits[AT_DEAD_TILES + t.dead_tiles] = ONE
    return bits


def fraction(value: i64, whole: int) -> float:
    return int(value) / whole


def fractions(t: AcquireTable, seat: int) -> list[float]:
    """What is more or less: chains, then the seats clockwise from the viewer, then the rest."""
    values: list[float] = []
    for chain in range(CHAINS):
        values.append(fraction(t.sizes[chain], 41))
        values.append(fraction(share_price(chain, t.sizes[chain]), 1200))
        values.append(fraction(t.bank[chain], SHARES_PER_CHAIN))
    for k in range(MAX_PLAYERS):
        if k < t.seats:
            owner = (max(seat, 0) + k) % int(t.seats)
            shown = sees_holdings(t, seat, owner)
            values.append(fraction(t.hand_sizes[owner], HAND))
            values.append(fraction(t.money[owner], MONEY_SCALE) if shown else 0.0)
            values += [fraction(holding(t, owner, c), SHARES_PER_CHAIN) if shown else 0.0 for c in range(CHAINS)]
        else:
            values.extend([0.0] * SEAT_FRACTIONS)
    values.append(fraction(len(t.bag) - t.drawn, CELLS))
    values.append(fraction(t.bought, 3))
    values.append(fraction(t.buy_from, CHAINS - 1))
    return values
