"""The deal: everything that chance decides, and the set-up that follows from it (ACQ-SET-1 … 9)."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.games.rng import Rng, Shuffler
from bigboard.games.validation import checked_header, checked_seed, is_number, is_text
from bigboard.titles.acquire.rules.model.table import DEAD_TILES, HAND, LONE, MAX_PLAYERS, START_MONEY, AcquireTable
from bigboard.titles.acquire.rules.model.tiles import CELLS, TILE_NAMES, tile_number

MIN_PLAYERS: Final = 2
RULES_VERSION: Final = 1
DEFAULT_OPTIONS: Final[dict[str, Any]] = {"dead_tiles": "repeat", "open_holdings": True}
DEAL_FIELDS: Final = ["game", "rules", "players", "options", "seed", "bag"]
ALL_TILES: Final = vec[i64](range(CELLS))


def checked_players(players: object) -> int:
    """ACQ-SET-7."""
    if type(players) is not int or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise ValueError(f"Acquire is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players!r}.")
    return players


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


class Dealt:
    """A deal as numbers, checked, and the deal that was handed out."""

    def __init__(self, players: int, options: dict[str, Any], seed: int | str | None, bag: vec[i64]) -> None:
        self.players = players
        self.options = options
        self.seed = seed  # none if the deal was not drawn
        self.bag: vec[i64] = bag
        self.shown: JsonDict = {}
        self.names: list[str] = []  # of the tiles that were shown

    def show(self) -> JsonDict:
        """The deal as JSON. Whoever asked for it may change it, so it shares nothing with the numbers."""
        bag = [""] * CELLS
        for k in range(i64(CELLS)):
            bag[k] = TILE_NAMES[self.bag[k]]
        self.names = bag[:]
        self.shown = {
            "game": "acquire",
            "rules": RULES_VERSION,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "bag": bag,
        }
        return self.shown

    def is_unchanged(self, deal: object) -> bool:
        """Whether this is the deal that was handed out, and nothing in it has been touched: it needs no check then."""
        shown = self.shown
        if deal is not shown or len(shown) != len(DEAL_FIELDS):
            return False
        options = shown.get("options")
        bag = shown.get("bag")
        if not isinstance(options, dict) or type(bag) is not list or bag != self.names:
            return False
        if len(options) != len(self.options) or shown.get("seed") is not self.seed:
            return False
        for name, value in self.options.items():
            if options.get(name) is not value:
                return False
        if not (is_text(shown.get("game"), "acquire") and is_number(shown.get("rules"), RULES_VERSION)):
            return False
        return is_number(shown.get("players"), self.players)


def draw_deal(wanted_players: object, seed: object, options: object) -> Dealt:
    """Shuffles the 108 tiles. Equal arguments give equal deals, on every machine."""
    players = checked_players(wanted_players)
    chosen = checked_options(options)
    chosen_seed = checked_seed(seed)
    bag = ALL_TILES[:]
    Shuffler(f"acquire:{chosen_seed}").shuffle_numbers(bag)
    return Dealt(players, chosen, chosen_seed, bag)


def checked_version(source: Mapping[str, Any], what: str) -> None:
    version = source.get("rules", RULES_VERSION)
    if type(version) is not int or version != RULES_VERSION:
        raise ValueError(
            f"This {what} is for version {version!r} of the rules; this engine plays version {RULES_VERSION}."
        )


def checked_bag(names: object) -> list[int]:
    """All 108 tiles, each once, as numbers."""
    if not isinstance(names, list):
        raise ValueError(f"A deal's 'bag' is the list of all 108 tiles in draw order, not {names!r}.")
    tiles = [tile_number(name) for name in names]
    seen = vec[i64]([0] * CELLS)
    for tile in tiles:
        if seen[tile]:
            raise ValueError(f"Tile {TILE_NAMES[tile]} is in the bag twice.")
        seen[tile] = 1
    for tile in range(CELLS):
        if not seen[tile]:
            raise ValueError(f"Tile {TILE_NAMES[tile]} is missing from the bag.")
    return tiles


def seat_players(t: AcquireTable, players: int, options: dict[str, Any]) -> None:
    t.seats = players
    t.dead_tiles = DEAD_TILES.index(options["dead_tiles"])
    t.open_holdings = options["open_holdings"]


def read_deal(deal: Mapping[str, Any]) -> Dealt:
    """A deal from anywhere, checked; ValueError names what is wrong with it."""
    checked_header(deal, "deal", "acquire", DEAL_FIELDS)
    checked_version(deal, "deal")
    players = checked_players(deal["players"])
    options = checked_options(deal.get("options"))
    if "bag" not in deal:
        raise ValueError("The deal has no 'bag': the list of all 108 tiles in draw order.")
    bag = checked_bag(deal["bag"])
    seed = checked_seed(deal["seed"]) if "seed" in deal else None
    return Dealt(players, options, seed, vec[i64](bag))


def write_deal(dealt: Dealt) -> JsonDict:
    """What a record says of the deal."""
    written: JsonDict = {
        "game": "acquire",
        "rules": RULES_VERSION,
        "players": dealt.players,
        "options": dealt.options,
        "bag": [TILE_NAMES[tile] for tile in dealt.bag],
    }
    if dealt.seed is not None:
        written["seed"] = dealt.seed
    return written


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


def shuffle_fast(bag: vec[i64], rng: Rng) -> None:
    """A fresh random bag for a simulated game, without the detour over names."""
    for k in range(i64(CELLS - 1), 0, -1):
        j = rng.below(k + 1)
        tile = bag[k]
        bag[k] = bag[j]
        bag[j] = tile
