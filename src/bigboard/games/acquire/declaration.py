"""What Acquire declares: its actions, questions, events and options."""

from __future__ import annotations

from bigboard.games.acquire.rules.chains import CHAIN_NAMES, SHARES_PER_CHAIN
from bigboard.games.acquire.rules.tiles import TILE_NAMES
from bigboard.games.declaration import Action, Choice, Declaration, EventKind, Flow, Option, Question, Values

TILE = Values("Tile", tuple(TILE_NAMES), listed=False)
CHAIN = Values("Chain", tuple(CHAIN_NAMES))
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

QUESTIONS = (
    Question("play_tile", "playing a tile", ("play_tile",), "ACQ-TRN-2", "tile"),
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
    EventKind("first_player", "the seat begins", undo="ends"),
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
    EventKind("result", "everybody's money, and who won", {"money": "number[]", "winners": "number[]"}),
)

OPTIONS = (
    Option(
        "dead_tiles",
        "repeat",
        "Dead tiles",
        "What happens to tiles that can never be played because they would merge two safe chains.",
        ("ACQ-SAF-3",),
        (
            Choice("repeat", "Replaced at the end of the turn, until none is left"),
            Choice("once", "Replaced once at the end of the turn"),
            Choice("never", "Kept in the hand"),
        ),
    ),
    Option("open_holdings", True, "Open holdings", "Everybody sees everybody's money and shares.", ("ACQ-SET-8",)),
)

DECLARATION = Declaration(
    game="acquire",
    phases=("tile", "merger", "buying"),
    actions=ACTIONS,
    questions=QUESTIONS,
    events=EVENTS,
    options=OPTIONS,
    accounts=("start", "bought", "bonus", "sold", "final_bonus", "final_sale"),
    views="bigboard.games.acquire.rules.view_types",
)
