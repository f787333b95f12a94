"""The events of Stockpile: the facts of each, the money it moves, and whether it ends an undo."""

from __future__ import annotations

from bigboard.games.declaration import EventKind, Flow

N = "number"
AMOUNT = {"amount": N}
COMPANY_ONLY = {"company": "Company"}
COMPANY_AMOUNT = COMPANY_ONLY | AMOUNT
COMPANY_CARDS = COMPANY_ONLY | {"cards": N}
FEE = {"card": "MarketCard"} | AMOUNT
HAND = {"cards": N}
PAIR_FACTS = {"company": "Company", "forecast": "Forecast"}
PLAYED = {"card": "Strategy", "mark": "Mark"}

EVENTS = (
    EventKind("first_player", "the seat that goes first", undo="ends"),
    EventKind(
        "strategies_dealt", "strategy cards", HAND, {"hand": "Strategy[]"}, undo="ends", said_as="draws", private=True
    ),
    EventKind("investors_dealt", "investors", HAND, {"hand": "Investor[]"}, undo="ends", said_as="draws", private=True),
    EventKind("investor_chosen", "an investor was chosen", secret={"investor": "Investor"}, private=True),
    EventKind("investor_offered", "an investor was turned up", {"pile": N, "investor": "Investor"}, undo="ends"),
    EventKind(
        "investor",
        "the investor of the seat, and its starting cash and share",
        {"investor": "Investor", "mark": "Mark", "cash": N},
        undo="ends",
    ),
    EventKind(
        "strategy_discarded",
        "a strategy card was discarded",
        secret={"card": "Strategy"},
        said_as="discards",
        private=True,
    ),
    EventKind(
        "strategies_drawn",
        "more strategy cards",
        HAND,
        {"hand": "Strategy[]"},
        undo="ends",
        said_as="draws",
        private=True,
    ),
    EventKind(
        "set_up",
        "starting cash and starting share",
        {"money": N},
        {"share": "Company"},
        money=(Flow("start", amount="money"),),
        undo="ends",
    ),
    EventKind("round", "the start of a round", {"round": N, "first": N}),
    EventKind(
        "bonds_bought",
        "bonds were bought",
        {"bonds": N} | AMOUNT,
        money=(Flow("bonds", -1),),
        said_as="pays",
    ),
    EventKind("dice", "the forecast dice were rolled", {"dice": "Forecast[]"}, undo="ends"),
    EventKind(
        "card_picked",
        "half of a pair was picked",
        {"kind": "'company' | 'forecast'"},
        {"card": "Company | Forecast"},
    ),
    EventKind("pair_dealt", "a pair was dealt", {"pair": N}, PAIR_FACTS, undo="ends", wordless=True, private=True),
    EventKind("open_pair", "the face-up pair", {"pair": N} | PAIR_FACTS, undo="ends", wordless=True),
    EventKind(
        "opening_drawn",
        "the opening cards were drawn by a seat",
        secret={"cards": "MarketCard[]"},
        undo="ends",
        said_as="draws",
        private=True,
    ),
    EventKind(
        "cards_dealt", "market cards", HAND, {"hand": "MarketCard[]"}, undo="ends", said_as="draws", private=True
    ),
    EventKind(
        "card_placed",
        "a card was laid on a stockpile; face down, only who laid it knows the card",
        {"pile": N, "face": "Face", "card?": "Card"},
        {"card": "Card"},
        undo="chance",
    ),
    EventKind(
        "commerce_drawn", "commerce cards", HAND, {"hand": "CommerceCard[]"}, undo="ends", said_as="draws", private=True
    ),
    EventKind(
        "pile_looked_at",
        "a seat looked at face-down cards",
        {"pile": N},
        {"cards": "Card[]"},
        undo="ends",
        said_as="looks",
    ),
    EventKind("card_moved", "a card was moved", {"pile": N, "place": N, "to": N, "card?": "Card"}),
    EventKind("bid", "a bid, and the printed price of its space", {"pile": N, "space": N} | AMOUNT),
    EventKind("beaten", "a meeple was outbid", {"pile": N}),
    EventKind("fined", "money paid because of an investor", AMOUNT, money=(Flow("cards", -1),), said_as="pays"),
    EventKind(
        "pair_looked_at",
        "a seat looked at a pair",
        {"pair": N, "owner": "number | null"},
        PAIR_FACTS,
        undo="ends",
        said_as="looks",
    ),
    EventKind("pile_bought", "a stockpile was paid", {"pile": N} | AMOUNT, money=(Flow("piles", -1),), said_as="pays"),
    EventKind(
        "pile_taken",
        "the cards of a stockpile were taken",
        {"pile": N, "cards": "Card[]", "face_down": N, "fees?": "MarketCard[]"},
        {"hidden": "Card[]"},
        undo="ends",
    ),
    EventKind("first_card_handed", "the first player card was handed on", {"to": N}),
    EventKind("fee_paid", "a trading fee was paid", FEE, money=(Flow("fees", -1),), said_as="pays"),
    EventKind("fee_received", "a trading fee was received", AMOUNT, money=(Flow("fees"),), said_as="receives"),
    EventKind("fee_owed", "a trading fee could not be paid", FEE),
    EventKind("boom", "a Stock Boom was used", COMPANY_ONLY, said_as="plays"),
    EventKind("bust", "a Stock Bust was used", COMPANY_ONLY, said_as="plays"),
    EventKind(
        "strategy_played",
        "a strategy card was played",
        PLAYED | {"cost": N},
        money=(Flow("cards", -1, amount="cost"),),
        said_as="plays",
    ),
    EventKind("card_laid", "it was laid on the forecast of a pair", {"pair": N, "owner": "number | null"}),
    EventKind("received", "money from an investor or a card", AMOUNT, money=(Flow("cards"),), said_as="receives"),
    EventKind("paid", "money paid for an investor or a card", AMOUNT, money=(Flow("cards", -1),), said_as="pays"),
    EventKind("card_discarded", "a card was discarded", {"card": "ActionCard | Commodity"}, said_as="discards"),
    EventKind("bond_returned", "a bond was given back", said_as="discards"),
    EventKind("share_taken", "a share was taken from the discard pile", COMPANY_ONLY),
    EventKind(
        "share_given_up", "a share was given up", COMPANY_ONLY | {"what": "'normal' | 'split'"}, said_as="discards"
    ),
    EventKind("share_split", "a single share was split", COMPANY_ONLY),
    EventKind(
        "company_shown", "a share of the company was shown", COMPANY_AMOUNT, money=(Flow("cards"),), said_as="shows"
    ),
    EventKind(
        "shares_shown",
        "shares were shown",
        COMPANY_CARDS | AMOUNT,
        money=(Flow("cards"),),
        said_as="shows",
    ),
    EventKind(
        "sold",
        "shares were sold",
        COMPANY_ONLY | {"what": "'normal' | 'split' | 'half'", "cards": N} | AMOUNT,
        money=(Flow("sold"),),
        said_as="sells",
    ),
    EventKind("pair_revealed", "a pair was turned up", {"pair": N} | PAIR_FACTS, undo="ends", wordless=True),
    EventKind("dividend", "a dividend per share", COMPANY_AMOUNT),
    EventKind(
        "dividend_paid",
        "a dividend for normal and split cards",
        COMPANY_CARDS | {"split": N} | AMOUNT,
        money=(Flow("dividends"),),
        said_as="receives",
    ),
    EventKind("price_moved", "a price moved", COMPANY_ONLY | {"from": N, "to": N, "space": N}, wordless=True),
    EventKind("split", "a company split", COMPANY_ONLY, undo="ends"),
    EventKind("shares_split", "normal shares became split ones", COMPANY_CARDS),
    EventKind(
        "second_split", "money for cards split before", COMPANY_AMOUNT, money=(Flow("dividends"),), said_as="receives"
    ),
    EventKind("bankruptcy", "a company went bankrupt", COMPANY_ONLY, undo="ends"),
    EventKind("shares_lost", "shares were lost", COMPANY_CARDS),
    EventKind("interest", "interest for bonds", AMOUNT, money=(Flow("bonds"),), said_as="receives"),
    EventKind("given", "money was given", {"to": N} | AMOUNT, money=(Flow("cards", -1), Flow("cards", seat="to"))),
    EventKind(
        "levelled",
        "money was taken from one seat, and a part of it given to another",
        {"from": N, "to": N, "amount": N, "given": N},
        money=(
            Flow("cards", -1, "from"),
            Flow("cards"),
            Flow("cards", -1, amount="given"),
            Flow("cards", seat="to", amount="given"),
        ),
    ),
    EventKind("game_over", "the game is over", {"portfolios": "Partial<Record<Company, number>>[]"}, undo="ends"),
    EventKind("majority", "a majority bonus", COMPANY_AMOUNT, money=(Flow("majority"),), said_as="receives"),
    EventKind("final_sale", "shares sold at the end", COMPANY_AMOUNT, money=(Flow("final_sale"),), said_as="sells"),
    EventKind("bonds_repaid", "bonds paid back", AMOUNT, money=(Flow("bonds"),), said_as="receives"),
    EventKind("commodities", "sets of commodities", AMOUNT, money=(Flow("commerce"),), said_as="receives"),
    EventKind("taxes", "taxes, as less than nothing", AMOUNT, money=(Flow("commerce"),), said_as="pays"),
    EventKind("result", "every player's money, and the winners", {"money": "number[]", "winners": "number[]"}),
)

SCENES = {
    "deal": ("pair_dealt", "open_pair"),
    "opening": ("card_placed", "cards_dealt"),
    "bid": ("bid", "beaten", "fined"),
    "purchase": ("pile_bought", "pile_taken", "fee_paid", "fee_received", "fee_owed"),
    "sale": ("sold",),
    "dividend": ("dividend", "dividend_paid"),
    "split": ("split", "shares_split", "second_split"),
    "bankruptcy": ("bankruptcy", "shares_lost"),
    "interest": ("interest",),
}
