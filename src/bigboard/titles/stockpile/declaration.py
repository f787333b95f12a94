"""The declaration of Stockpile: its actions, questions, events and options."""

from __future__ import annotations

from bigboard.games.declaration import Action, Choice, Declaration, Option, Question, Values
from bigboard.titles.stockpile.declared_events import EVENTS, SCENES
from bigboard.titles.stockpile.declared_tensor import tensor
from bigboard.titles.stockpile.rules.cards.cards import (
    CARD_NAMES,
    CARDS_AT_ONCE,
    COMPANY_NAMES,
    FIRST_COMMERCE,
    FIRST_PLAYER_CARD,
    FORECAST_NAMES,
    MARKET_KINDS,
    PILE_PLACES,
    TAX,
    TRACK_SPACES,
)
from bigboard.titles.stockpile.rules.cards.data_files import printed_data
from bigboard.titles.stockpile.rules.powers.catalog import POWERS

SEATS, PILES, PAIRS = 5, 5, 6

PILE = Values("Pile", tuple(range(PILES)))
SPACE = Values("Space", tuple(range(TRACK_SPACES)))
PAIR = Values("Pair", tuple(range(PAIRS)))
SEAT = Values("Seat", tuple(range(SEATS)))
COMPANY = Values("Company", tuple(COMPANY_NAMES))
FORECAST = Values("Forecast", tuple(FORECAST_NAMES))
MARKET_CARD = Values("MarketCard", tuple(CARD_NAMES[:MARKET_KINDS]))
COMMERCE_CARD = Values("CommerceCard", tuple(CARD_NAMES[FIRST_COMMERCE:FIRST_PLAYER_CARD]))
COMMODITY = Values("Commodity", tuple(CARD_NAMES[FIRST_COMMERCE:TAX]))
ACTION_CARD = Values("ActionCard", ("Stock Boom", "Stock Bust"))
CARDS = Values("Cards", tuple(range(1, CARDS_AT_ONCE + 1)))
SHOWN = Values("Shown", tuple(range(CARDS_AT_ONCE + 1)))
BONDS = Values("Bonds", tuple(range(6)))
PLACE = Values("Place", tuple(range(PILE_PLACES)))
INVESTOR = Values("Investor", tuple(printed_data().investor_names), listed=False)
STRATEGY = Values("Strategy", tuple(printed_data().strategy_names), listed=False)

MARK = {"mark": "'house'"}  # some value of the card is a house value

ACTIONS = (
    Action("bid", "put a meeple on a space of a stockpile's track", {"pile": PILE, "space": SPACE}),
    Action("place_up", "place a market card face up", {"card": MARKET_CARD, "pile": PILE}),
    Action("place_down", "place a market card face down", {"card": MARKET_CARD, "pile": PILE}),
    Action("place_commerce", "place a commerce card", {"card": COMMERCE_CARD, "pile": PILE}),
    Action("place_first_card", "place the first player card", {"pile": PILE}),
    Action("hand_first_card", "hand the first player card to a seat", {"seat": SEAT}),
    Action("boom", "use a Stock Boom", {"company": COMPANY}),
    Action("bust", "use a Stock Bust", {"company": COMPANY}),
    Action("sell", "sell normal shares", {"company": COMPANY, "cards": CARDS}),
    Action("sell_split", "sell split shares whole", {"company": COMPANY, "cards": CARDS}),
    Action("sell_half", "sell split shares by half", {"company": COMPANY, "cards": CARDS}),
    Action("sell_short", "sell a normal share at the card's price", {"company": COMPANY}),
    Action("sell_short_half", "sell half a split share at the card's price", {"company": COMPANY}),
    Action("show", "show that many shares", {"cards": SHOWN}),
    Action("buy_bonds", "buy that many bonds", {"bonds": BONDS}),
    Action("pick_company", "pick this company for the seat's pair", {"company": COMPANY}),
    Action("pick_forecast", "pick this forecast for the seat's pair", {"forecast": FORECAST}),
    Action("look_at_pile", "look at the face-down cards of a stockpile", {"pile": PILE}),
    Action("look_at_pair", "look at a hidden pair", {"pair": PAIR}),
    Action("reveal_pair", "reveal one of the seat's own pairs", {"pair": PAIR}),
    Action("lay", "lay the card on the forecast of a pair", {"pair": PAIR}),
    Action("move_card", "move this card of a stockpile", {"pile": PILE, "place": PLACE}),
    Action("move_to", "move it to this stockpile", {"pile": PILE}),
    Action("raise", "move a price up", {"company": COMPANY}),
    Action("lower", "move a price down", {"company": COMPANY}),
    Action("choose", "choose a company", {"company": COMPANY}),
    Action("take", "take a share from the discard pile", {"company": COMPANY}),
    Action("give_up", "give up a normal share", {"company": COMPANY}),
    Action("unsplit", "undo a split share", {"company": COMPANY}),
    Action("split", "split a normal share", {"company": COMPANY}),
    Action("discard_action", "discard an action card unused", {"card": ACTION_CARD}),
    Action("discard_commodity", "discard a commodity", {"card": COMMODITY}),
    Action("keep", "keep this investor, or offer it", {"investor": INVESTOR}, MARK),
    Action("discard_strategy", "discard a strategy card", {"card": STRATEGY}, MARK),
    Action("play", "play a strategy card", {"card": STRATEGY}, MARK),
    Action("use", "use an investor", {"investor": INVESTOR}, MARK),
    Action("give_one", "give half of it to a seat", {"seat": SEAT}),
    Action("give_all", "give all of it to a seat", {"seat": SEAT}),
    Action("take_from", "take money from a seat", {"seat": SEAT}),
    Action("pass", "do nothing"),
    Action("stop", "no more"),
    Action("end_turn", "end the Action turn"),
)

SALES = ("sell", "sell_split", "sell_half", "stop")

# Where a question names no clause, the investor or strategy card that asks has one.
QUESTIONS = (
    Question("keep_investor", "which investor to keep", ("keep",), "STK-INV-1", asked_if_forced=True),
    Question("offer_investor", "which investor to offer", ("keep",), "STK-AUC-2", asked_if_forced=True),
    Question("bid_investor", "a bid for an investor", ("bid",), "STK-AUC-3"),
    Question(
        "discard_strategy",
        "which strategy card to discard",
        ("discard_strategy",),
        "STK-STR-2",
        asked_as="discard",
        asked_if_forced=True,
    ),
    Question("buy_bonds", "how many bonds to buy", ("buy_bonds",), "STK-BND-1"),
    Question("place_card", "where to place a market card", ("place_up", "place_down"), "STK-SUP-4"),
    Question(
        "place_commerce", "where to place a commerce card", ("place_commerce",), "STK-COM-2", asked_as="place_card"
    ),
    Question(
        "place_first_card",
        "where to place the first player card",
        ("place_first_card",),
        "STK-FPC-2",
        asked_as="place_card",
    ),
    Question("bid", "a bid", ("bid", "use"), "STK-DEM-2"),
    Question("hand_first_card", "who gets the first player card", ("hand_first_card",), "STK-FPC-3"),
    Question("act", "your Action turn", ("boom", "bust", "play", "use", "end_turn"), "STK-ACT-1", asked_if_forced=True),
    Question("sell", "what to sell", (*SALES, "use"), "STK-SEL-1", asked_if_forced=True),
    Question("show_shares", "how many shares to show", ("show",), "STK-MOV-4", asked_if_forced=True),
    Question("show_split_shares", "for how many split shares to be paid", ("show",), "STK-MOV-4"),
    Question("choose_power", "which of your investors comes first", ("use",), "STK-INV-11"),
    Question("pick_card", "which card to pick", ("pick_company", "pick_forecast")),
    Question("hide_card", "which opening card to turn face down", ("place_down",)),
    Question("look_at_pile", "which stockpile to look at", ("look_at_pile", "pass"), asked_as="pile"),
    Question("move_card", "which card to move", ("move_card", "pass")),
    Question("move_to", "where to move the card", ("move_to",), asked_as="pile"),
    Question("look_at_pair", "which pair to look at", ("look_at_pair", "pass"), asked_as="pair"),
    Question("reveal_pair", "which pair to turn up", ("reveal_pair",), asked_as="pair"),
    Question("lay_card", "on which forecast to lay the card", ("lay",), asked_as="pair"),
    Question("move_price", "which price to move", ("raise", "lower")),
    Question("choose_company", "which company", ("choose", "pass"), asked_if_forced=True),
    Question("take_card", "which share to take from the discard pile", ("take", "pass")),
    Question(
        "give_up_share", "which share to give up", ("give_up", "unsplit"), asked_as="discard", asked_if_forced=True
    ),
    Question("split_share", "which share to split", ("split",), asked_as="choose_company", asked_if_forced=True),
    Question(
        "discard_action", "which action card to discard", ("discard_action",), asked_as="discard", asked_if_forced=True
    ),
    Question("discard_commodity", "which commodity to discard", ("discard_commodity",), asked_as="discard"),
    Question(
        "sell_short",
        "which share to sell at the fixed price",
        ("sell_short", "sell_short_half", "stop"),
        asked_as="sell",
        asked_if_forced=True,
    ),
    Question("sell_now", "what to sell now", SALES, asked_as="sell", asked_if_forced=True),
    Question(
        "show_companies", "which companies to show", ("choose", "stop"), asked_as="choose_company", asked_if_forced=True
    ),
    Question("show_cheap", "how many shares to show", ("show",), asked_as="show_shares", asked_if_forced=True),
    Question("give_money", "whom to give money", ("give_one", "give_all")),
    Question("take_money", "from whom to take money", ("take_from",)),
)


def module(name: str, rule: str, text: str, explanation: str, needs: str | None = None) -> Option:
    return Option(name, False, text, explanation, (rule,), group="modules", needs=needs)


OPTIONS = (
    Option(
        "board",
        "standard",
        "Board",
        "The price tracks: all alike, or each company with its own.",
        ("STK-ADV-1",),
        (Choice("standard", "Standard"), Choice("advanced", "Advanced")),
    ),
    module("bonds", "STK-BND-1", "Bonds", "Buy bonds that pay interest every round."),
    module(
        "commerce",
        "STK-COM-4",
        "Commodities and taxes",
        "Stockpiles also hold commodities to collect and taxes to avoid.",
    ),
    module("dice", "STK-DIC-1", "Forecast dice", "Dice instead of cards decide which forecasts are in play."),
    module("strategies", "STK-STR-1", "Investment strategies", "A hand of cards with special effects."),
    module("promo", "STK-STR-3", "Promo strategies", "Four more strategy cards join the deck.", "strategies"),
    module(
        "investors",
        "STK-INV-1",
        "Investors",
        "Each player has an investor with an ability and starting cash.",
    ),
    Option(
        "investor_set",
        "all",
        "Set of investors",
        "Which investors are dealt: those of the base game, of the Epic Edition, or the promo cards too.",
        ("STK-INV-12",),
        (
            Choice("base", "Base game: ten"),
            Choice("epic", "Epic Edition: seventeen"),
            Choice("all", "All twenty-six"),
        ),
        needs="investors",
    ),
    Option(
        "fair",
        False,
        "Balanced investors",
        "With three or more players, starting cash is adjusted so that all investors are equally strong.",
        ("STK-INV-19",),
        needs="investors",
    ),
    module("auction", "STK-AUC-1", "Investor auction", "Investors are auctioned instead of dealt.", "investors"),
    module("first_player_card", "STK-FPC-1", "First player card", "A card in the stockpiles decides who starts next."),
)

# The engine's stages in their order. What happens before a phase begins belongs to the one before it: Warren and Mark
# act before the Demand Phase (STK-INV-WARREN), Barack after the Selling Phase (STK-INV-BARACK).
STAGES = {
    "choosing": "preparation",
    "auction": "preparation",
    "discarding": "preparation",
    "handing_out": "preparation",
    "round_begins": "start",
    "buying_bonds": "start",
    "before_information": "information",
    "information": "information",
    "before_supply": "supply",
    "supply": "supply",
    "commerce": "supply",
    "first_card": "supply",
    "before_demand": "supply",
    "demand_begins": "demand",
    "demand": "demand",
    "after_bidding": "demand",
    "paying": "demand",
    "fees": "demand",
    "action": "action",
    "selling": "selling",
    "after_selling": "selling",
    "before_movement": "selling",
    "movement": "movement",
    "interest": "end",
    "round_ends": "end",
    "giving": "end",
    "levelling": "end",
    "next_round": "end",
}

TENSOR = tensor(
    questions=len(QUESTIONS),
    stages=len(STAGES),
    modules=sum(option.group == "modules" for option in OPTIONS),
    sets=next(len(option.choices) for option in OPTIONS if option.name == "investor_set"),
    num_actions=sum(action.size for action in ACTIONS),
)

PHASES = ("preparation", "start", "information", "supply", "demand", "action", "selling", "movement", "end")
ACCOUNTS = (
    "start", "piles", "fees", "sold", "dividends", "cards", "bonds", "majority", "final_sale", "commerce",
)  # fmt: skip

NAMES = [*printed_data().investor_names, *printed_data().strategy_names]
CARD_RULES = {name: power.rule for name, power in zip(NAMES, POWERS, strict=True)}

DECLARATION = Declaration(
    game="stockpile",
    phases=PHASES,
    actions=ACTIONS,
    questions=QUESTIONS,
    events=EVENTS,
    scenes=SCENES,
    options=OPTIONS,
    accounts=ACCOUNTS,
    stages=STAGES,
    tensor=TENSOR,
    tensor_version=2,
    card_rules=CARD_RULES,
    views=("bigboard.titles.stockpile.rules.view_types", "bigboard.titles.stockpile.rules.offer_types"),
)
