"""The declaration of Acquire: its actions, questions, events and options."""

from __future__ import annotations

from bigboard.games.declaration import (
    Action,
    Choice,
    Declaration,
    EventKind,
    Flow,
    Option,
    Question,
    TensorField,
    TensorGroup,
    Values,
)
from bigboard.titles.acquire.rules.model.chains import CHAIN_LETTERS, CHAIN_NAMES, CHAINS, SHARES_PER_CHAIN
from bigboard.titles.acquire.rules.model.tiles import CELLS, TILE_NAMES

SEATS = 6

TILE = Values("Tile", tuple(TILE_NAMES), listed=False)
CHAIN = Values("Chain", tuple(CHAIN_NAMES), short=tuple(CHAIN_LETTERS))
TRADED = Values("Shares", tuple(range(0, SHARES_PER_CHAIN, 2)))
SOLD = Values("Shares", tuple(range(SHARES_PER_CHAIN + 1)))

ACTIONS = (
    Action("play_tile", "play a tile of the hand", {"tile": TILE}),
    Action("found", "found this chain", {"chain": CHAIN}),
    Action("survive", "this chain survives the merger", {"chain": CHAIN}),
    Action("acquire", "this chain is acquired next", {"chain": CHAIN}, named="ACQUIRE_FIRST"),
    Action("trade", "trade that many shares, two for one", {"shares": TRADED}),
    Action("sell", "sell that many shares and keep the rest", {"shares": SOLD}),
    Action("declare_end", "declare the end of the game"),
    Action("play_on", "do not declare the end"),
    Action("buy", "buy one share of the chain", {"chain": CHAIN}),
    Action("stop_buying", "buy no more"),
)

NUM_ACTIONS = sum(action.size for action in ACTIONS)

QUESTIONS = (
    Question("play_tile", "playing a tile", ("play_tile",), "ACQ-TRN-2", "tile", asked_if_forced=True),
    Question("found_chain", "which chain to found", ("found",), "ACQ-FND-2", "tile"),
    Question("choose_survivor", "which chain survives", ("survive",), "ACQ-MRG-2", "merger"),
    Question("choose_acquired", "which chain is acquired first", ("acquire",), "ACQ-MRG-4", "merger"),
    Question("trade_shares", "how many shares to trade", ("trade",), "ACQ-MRG-6", "merger"),
    Question("sell_shares", "how many shares to sell", ("sell",), "ACQ-MRG-7", "merger"),
    Question("declare_end", "whether to declare the end", ("declare_end", "play_on"), "ACQ-END-3", "tile"),
    Question("buy_shares", "buying shares", ("buy", "stop_buying"), "ACQ-BUY-1", "buying"),
)

SIZED = {"chain": "Chain", "size": "number"}

EVENTS = (
    EventKind("start_tile", "a tile was drawn for the order of play", {"tile": "Tile"}, undo="ends"),
    EventKind("first_player", "the seat that goes first", undo="ends"),
    EventKind("hand_dealt", "the first tiles", {"tiles": "number"}, {"hand": "Tile[]"}, undo="ends", private=True),
    EventKind("no_playable_tile", "the seat has no tile that can be played", undo="ends"),
    EventKind("tile_played", "a tile was played", {"tile": "Tile", "effect": "Effect"}),
    EventKind("chain_founded", "a chain was founded", SIZED),
    EventKind("founder_share", "the founder got a share", {"chain": "Chain"}),
    EventKind("chain_grew", "a chain grew", SIZED),
    EventKind("merger", "chains were connected", {"sizes": "Partial<Record<Chain, number>>"}),
    EventKind("survivor", "the chain that survives", {"chain": "Chain"}),
    EventKind("chain_acquired", "a chain is acquired", {"chain": "Chain", "by": "Chain", "size": "number"}),
    EventKind(
        "bonus",
        "a majority or minority bonus",
        {"chain": "Chain", "place": "BonusPlace", "amount": "number"},
        money=(Flow("bonus", final="final_bonus"),),
        undo="ends",
        undo_unless="open_holdings",
    ),
    EventKind(
        "shares_traded",
        "shares of the acquired chain were traded, two for one",
        {"chain": "Chain", "given": "number", "into": "Chain", "received": "number"},
    ),
    EventKind(
        "shares_sold",
        "shares of the acquired chain were sold",
        {"chain": "Chain", "shares": "number", "amount": "number"},
        money=(Flow("sold"),),
    ),
    EventKind("shares_kept", "shares of the acquired chain were kept", {"chain": "Chain", "shares": "number"}),
    EventKind("chain_absorbed", "a chain left the board", {"chain": "Chain", "into": "Chain", "size": "number"}),
    EventKind("merger_complete", "the survivor after the merger", SIZED),
    EventKind("end_declared", "the end was declared"),
    EventKind(
        "share_bought",
        "a share was bought",
        {"chain": "Chain", "price": "number"},
        money=(Flow("bought", -1, amount="price"),),
    ),
    EventKind("tile_drawn", "a tile was drawn", {"bag": "number"}, {"tile": "Tile"}, undo="ends", private=True),
    EventKind("dead_tile_discarded", "a dead tile was shown and discarded", {"tile": "Tile"}, undo="ends"),
    EventKind(
        "game_over",
        "the game is over",
        {"reason": "'giant_chain' | 'all_safe' | 'hands_empty' | 'deadlock'"},
        undo="ends",
    ),
    EventKind(
        "final_sale",
        "shares were sold at the end",
        {"chain": "Chain", "shares": "number", "amount": "number"},
        money=(Flow("final_sale"),),
    ),
    EventKind("result", "every player's money, and the winners", {"money": "number[]", "winners": "number[]"}),
)

OPTIONS = (
    Option(
        "dead_tiles",
        "repeat",
        "Dead tiles",
        "What happens at the end of a turn to tiles that can never be played because they would merge safe chains.",
        ("ACQ-SAF-3",),
        (
            Choice("repeat", "Replaced until none is left"),
            Choice("once", "Replaced once"),
            Choice("never", "Kept in hand"),
        ),
    ),
    Option("open_holdings", True, "Open holdings", "Everyone sees everyone's money and shares.", ("ACQ-SET-8",)),
)

# Seats are counted clockwise from the viewer, whose own comes first; a spectator counts from seat 0.
TENSOR = (
    TensorField("gone", CELLS, "1 for a cell whose tile was discarded as dead"),
    TensorField("lone", CELLS, "1 for a lone tile"),
    TensorField("chains", CHAINS * CELLS, "1 for a tile of the chain, chain by chain"),
    TensorField("hand", CELLS, "1 for a tile of the viewer's hand"),
    TensorField("tile", CELLS, "1 for the tile just played, while it founds or merges"),
    TensorField("question", len(QUESTIONS) + 1, "1 for what is decided; the last is the end of the game"),
    TensorField("safe", CHAINS, "1 for a safe chain"),
    TensorField("to_settle", CHAINS, "1 for a chain of this merger that is not yet acquired"),
    TensorField("survivor", CHAINS, "1 for the chain that survives this merger"),
    TensorField("acquired", CHAINS, "1 for the chain whose shares are being disposed of"),
    TensorField("you", SEATS, "1 for the viewer's seat as the table counts it; all 0 for a spectator"),
    TensorField("turn", SEATS, "1 for the seat whose turn it is"),
    TensorField("actor", SEATS, "1 for the seat that decides"),
    TensorField("end_declared", 1, "1 when the end is declared"),
    TensorField("open_holdings", 1, "the option"),
    TensorField("dead_tiles", 3, "the option: repeat, once, never"),
    TensorField("sizes", CHAINS, "tiles of each chain", 41),
    TensorField("prices", CHAINS, "price of a share of each chain, in hundreds", 12),
    TensorField("bank", CHAINS, "shares of each chain in the bank", SHARES_PER_CHAIN),
    TensorGroup(
        "seats",
        SEATS,
        "of each seat; money and shares are 0 where they are hidden",
        (
            TensorField("taken", 1, "1 for a seat of this table"),
            TensorField("tiles", 1, "tiles in the hand", 6),
            TensorField("money", 1, "money up to $10 000, in hundreds", 100),
            TensorField("more_money", 5, "what is above that: five times up to $25 000, in hundreds", 250),
            TensorField("shares", CHAINS, "shares of each chain", SHARES_PER_CHAIN),
        ),
    ),
    TensorField("bag", 1, "tiles in the bag", CELLS),
    TensorField("bought", 1, "shares bought this turn", 3),
    TensorField("turn_number", 1, "the turn, counted from 1", 250),
    TensorField("turns_without_tile", 1, "consecutive turns in which no player could play a tile", SEATS),
    TensorField("legal", NUM_ACTIONS, "1 for an action that the viewer may take now"),
)

DECLARATION = Declaration(
    game="acquire",
    phases=("tile", "merger", "buying"),
    actions=ACTIONS,
    questions=QUESTIONS,
    events=EVENTS,
    options=OPTIONS,
    accounts=("start", "bought", "bonus", "sold", "final_bonus", "final_sale"),
    tensor=TENSOR,
    tensor_version=2,
    views=("bigboard.titles.acquire.rules.view_types", "bigboard.titles.acquire.rules.offer_types"),
)
