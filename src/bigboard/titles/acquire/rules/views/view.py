"""A seat's view as a dict, for people; `tensor.py` has it as numbers."""

from typing import Final

from mypy_extensions import i64

from bigboard.titles.acquire.rules.actions import WORDS, legal_list
from bigboard.titles.acquire.rules.deal import options_of
from bigboard.titles.acquire.rules.model.board import EFFECTS, around, effect
from bigboard.titles.acquire.rules.model.chains import (
    ALL_CHAINS,
    CHAIN_LETTERS,
    CHAIN_NAMES,
    CHAINS,
    MAJORITY,
    MINORITY,
    share_price,
)
from bigboard.titles.acquire.rules.model.shares import holding
from bigboard.titles.acquire.rules.model.sizes import GONE, HAND
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.model.tiles import COLUMNS, ROWS, TILE_NAMES
from bigboard.titles.acquire.rules.numbers import GAME_OVER, QUESTIONS
from bigboard.titles.acquire.rules.view_types import ChainView, HeldTile, MergerView, SeatView, View
from bigboard.titles.acquire.rules.views.view_cache import Sight, fresh_look

CELL_LETTERS: Final = "x.o" + CHAIN_LETTERS  # gone, empty, lone, then the chains


def board_rows(t: AcquireTable) -> list[str]:
    """Nine lines of twelve letters: . empty, o lone, x gone forever, or a chain's letter."""
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
    """The current merger: its tile, survivor, the chain being settled and those to come."""
    if t.to_settle == 0 and t.acquired < 0:
        return None
    return {
        "survivor": chain_name(t.survivor),
        "acquired": chain_name(t.acquired),
        "to_settle": chain_set(t.to_settle),
    }


def held_tile(t: AcquireTable, sight: Sight, tile: int) -> HeldTile:
    """Return a tile as its owner sees it, with its effect and the chains it touches."""
    known = sight.held.get(tile)
    if known is not None:
        return known
    held: HeldTile = {"tile": TILE_NAMES[tile], "effect": EFFECTS[effect(t, tile)]}
    chains = chain_set(around(t, tile) & ALL_CHAINS)
    if chains:
        held["chains"] = chains
    sight.held[tile] = held
    return held


def refresh(t: AcquireTable, sight: Sight) -> None:
    """Compute the changed parts of board, chains and seats again; the other parts stay the same."""
    if not sight.rows:
        sight.rows = board_rows(t)
    if sight.new_chains:
        known = sight.chains
        sight.chains = [
            chain_view(t, chain) if (sight.new_chains >> chain) & 1 else known[chain] for chain in range(CHAINS)
        ]
    if sight.new_seats:
        seen = sight.seats
        sight.seats = [
            seat_view(t, -1, owner) if (sight.new_seats >> owner) & 1 else seen[owner] for owner in range(int(t.seats))
        ]


def in_common(t: AcquireTable, sight: Sight) -> View:
    """Return a spectator's view, which is part of every view."""
    refresh(t, sight)
    return {
        "game": "acquire",
        "players": int(t.seats),
        "options": options_of(t),
        "you": -1,
        "turn": int(t.turn),
        "turn_number": int(t.turn_number),
        "turns_without_tile": int(t.turns_without_tile),
        "seat": -1 if t.question == GAME_OVER else int(t.actor),
        "decision": QUESTIONS[t.question],
        "board": sight.rows,
        "tile": TILE_NAMES[t.tile] if t.tile >= 0 else None,
        "bag": int(len(t.bag) - t.drawn),
        "chains": sight.chains,
        "seats": sight.seats,
        "merger": merger_view(t),
        "bought": int(t.bought),
        "end_declared": t.end_declared,
    }


def seen_from(t: AcquireTable, sight: Sight, common: View, seat: int, asked: bool = True) -> View:
    """Return the common view with what this seat alone sees, and with its legal answers unless no seat is asked."""
    view = common.copy()
    if seat < 0:
        return view
    view["you"] = seat
    if not sees_holdings(t, -1, seat):
        view["seats"] = common["seats"].copy()
        view["seats"][seat] = seat_view(t, seat, seat)
    view["hand"] = [held_tile(t, sight, tile) for tile in hand_of(t, seat)]
    mine = asked and seat == t.actor and t.question != GAME_OVER
    view["legal"] = [{"action": action, **WORDS.describe(action)} for action in legal_list(t)] if mine else []
    return view


def observe(t: AcquireTable, seat: int) -> View:
    """All that this seat may know, and nothing more."""
    sight = fresh_look(t)
    return seen_from(t, sight, in_common(t, sight), t.checked_seat(seat))
