"""The deal: everything that chance decides, and the set-up that follows from it (ACQ-SET-1 … 9)."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.games.engine.origin import CheckedDeal
from bigboard.games.engine.table_base import zeros
from bigboard.games.rng import Shuffler
from bigboard.games.validation import check_header, checked_players, checked_seed
from bigboard.titles.acquire.rules.model.sizes import DEAD_TILES, HAND, LONE, MAX_PLAYERS, START_MONEY
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.model.tiles import CELLS, TILE_INDEX, TILE_NAMES

MIN_PLAYERS: Final = 2
RULES_VERSION: Final = 1
DEFAULT_OPTIONS: Final[dict[str, Any]] = {"dead_tiles": "repeat", "open_holdings": True}
DEAL_FIELDS: Final = ["game", "rules", "players", "options", "seed", "bag"]
ALL_TILES: Final = vec[i64](range(CELLS))


def players_of(players: object) -> int:
    """ACQ-SET-7."""
    return checked_players("Acquire", MIN_PLAYERS, MAX_PLAYERS, players)


def checked_options(options: object) -> dict[str, Any]:
    """The options with defaults filled in; ValueError names an unknown one or a bad value."""
    if options is None:
        return dict(DEFAULT_OPTIONS)
    if not isinstance(options, Mapping):
        raise ValueError(f"Options are a mapping of names to values, not {options!r}.")
    for name in options:
        if name not in DEFAULT_OPTIONS:
            known = ", ".join(DEFAULT_OPTIONS)
            raise ValueError(f"Acquire has no option {name!r}: its options are {known}.")
    chosen = {**DEFAULT_OPTIONS, **options}
    if chosen["dead_tiles"] not in DEAD_TILES:
        raise ValueError(f"Option 'dead_tiles' is one of {', '.join(DEAD_TILES)}, not {chosen['dead_tiles']!r}.")
    if type(chosen["open_holdings"]) is not bool:
        raise ValueError(f"Option 'open_holdings' is true or false, not {chosen['open_holdings']!r}.")
    return chosen


class AcquireDeal(CheckedDeal):
    """A deal of Acquire: the bag in draw order."""

    def __init__(
        self, rules: int, players: int, options: dict[str, Any], seed: int | str | None, bag: vec[i64]
    ) -> None:
        super().__init__(rules, players, options, seed)
        self.bag: vec[i64] = bag

    def to_json(self) -> JsonDict:
        deal = self.header("acquire")
        deal["bag"] = TILE_INDEX.write(self.bag)
        return deal


def draw_deal(wanted_players: object, seed: object, options: object) -> AcquireDeal:
    """Shuffle the 108 tiles."""
    players = players_of(wanted_players)
    chosen = checked_options(options)
    chosen_seed = checked_seed(seed)
    bag = ALL_TILES[:]
    Shuffler(f"acquire:{chosen_seed}").shuffle_numbers(bag)
    return AcquireDeal(RULES_VERSION, players, chosen, chosen_seed, bag)


def checked_bag(names: object) -> vec[i64]:
    """Return all 108 tiles, each once, as numbers."""
    if not isinstance(names, list):
        raise ValueError(f"A deal's 'bag' is the list of all 108 tiles in draw order, not {names!r}.")
    bag = TILE_INDEX.read(names)
    seen = zeros(CELLS)
    for k in range(i64(len(names))):
        if seen[bag[k]]:
            raise ValueError(f"Tile {TILE_NAMES[bag[k]]} is in the bag twice.")
        seen[bag[k]] = 1
    if len(names) < CELLS:
        missing = next(tile for tile in range(CELLS) if not seen[tile])
        raise ValueError(f"Tile {TILE_NAMES[missing]} is missing from the bag.")
    return bag


def options_of(t: AcquireTable) -> dict[str, Any]:
    return {"dead_tiles": DEAD_TILES[t.dead_tiles], "open_holdings": t.open_holdings}


def seat_players(t: AcquireTable, players: int, options: dict[str, Any]) -> None:
    t.seats = players
    t.dead_tiles = DEAD_TILES.index(options["dead_tiles"])
    t.open_holdings = options["open_holdings"]


def read_deal(deal: Mapping[str, Any]) -> AcquireDeal:
    """Check a deal from any source; ValueError names what is wrong with it."""
    rules = check_header(deal, "deal", "acquire", DEAL_FIELDS, RULES_VERSION)
    players = players_of(deal["players"])
    options = checked_options(deal.get("options"))
    if "bag" not in deal:
        raise ValueError("The deal has no 'bag': the list of all 108 tiles in draw order.")
    bag = checked_bag(deal["bag"])
    seed = checked_seed(deal["seed"]) if "seed" in deal else None
    return AcquireDeal(rules, players, options, seed, bag)


def hand_out(t: AcquireTable) -> None:
    """One start tile for each seat, then six tiles for each; the first player follows from the start tiles."""
    first: i64 = CELLS
    for seat in range(t.seats):
        tile = t.bag[seat]
        t.board[tile] = LONE  # ACQ-SET-4
        t.money[seat] = START_MONEY  # ACQ-SET-3
        if tile < first:
            # ACQ-SET-5: tiles are numbered row by row, so the lowest number is nearest to 1A.
            first = tile
            t.turn = seat
    t.drawn = t.seats
    for k in range(t.seats * HAND):
        t.hands[k] = t.bag[t.drawn + k]
    t.drawn += t.seats * HAND
    for seat in range(t.seats):
        t.hand_sizes[seat] = HAND


def tell_set_up(t: AcquireTable) -> None:
    for seat in range(t.seats):
        t.tell("start_tile", seat, "ACQ-SET-4", {"tile": TILE_NAMES[t.bag[seat]]})
    t.tell("first_player", t.turn, "ACQ-SET-5", {})
    for seat in range(t.seats):
        tiles = [TILE_NAMES[t.hands[seat * HAND + k]] for k in range(HAND)]
        t.whisper("hand_dealt", seat, "ACQ-SET-6", {"tiles": HAND}, {"hand": tiles})
