"""Refusals: the clause that forbids an action, and a sentence for the player."""

from mypy_extensions import i64

from bigboard.games.contract import IllegalAction, JsonDict
from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.actions import words_of
from bigboard.titles.stockpile.rules.cards.cards import (
    CARD_NAMES,
    CARDS_AT_ONCE,
    COMPANIES,
    COMPANY_NAMES,
    FIRST_COMMERCE,
    HELD_KINDS,
    INVESTORS,
    TRACK_SPACES,
)
from bigboard.titles.stockpile.rules.flow.bidding import free_money, limit_of_lot, lowest_space
from bigboard.titles.stockpile.rules.flow.legal import legal_list
from bigboard.titles.stockpile.rules.model.portfolio_knowledge import count_known
from bigboard.titles.stockpile.rules.model.power import IN_ACTION, IN_BIDDING, IN_SELLING
from bigboard.titles.stockpile.rules.model.sizes import MAX_PILES, PUBLIC
from bigboard.titles.stockpile.rules.model.table import BIDDER, COMMERCE, IN_HAND, SPACE, SUPPLY, StockpileTable
from bigboard.titles.stockpile.rules.powers.catalog import FIRST_STRATEGY, POWERS
from bigboard.titles.stockpile.rules.powers.requirements import investor_lacks, strategy_lacks

# The question each decision asks, for the sentence that an answer to another question gets, and its clause.
ASKED: list[tuple[str, str]] = [
    ("which investor to keep", "STK-INV-1"),
    ("which investor to offer", "STK-AUC-2"),
    ("a bid for an investor", "STK-AUC-3"),
    ("which strategy card to discard", "STK-STR-2"),
    ("how many bonds to buy", "STK-BND-1"),
    ("where to place a market card", "STK-SUP-4"),
    ("where to place a commerce card", "STK-COM-2"),
    ("where to place the first player card", "STK-FPC-2"),
    ("a bid", "STK-DEM-2"),
    ("who gets the first player card", "STK-FPC-3"),
    ("your Action turn", "STK-ACT-1"),
    ("what to sell", "STK-SEL-1"),
    ("how many shares to show", "STK-MOV-4"),
    ("for how many split shares to be paid", "STK-MOV-4"),
    ("which of your investors comes first", "STK-INV-11"),
]
# Stages in which an owner may use an investor on their own turn.
MOMENTS: dict[int, int] = {ids.ASK_BID: IN_BIDDING, ids.ASK_ACT: IN_ACTION, ids.ASK_SELL: IN_SELLING}
POWER_QUESTIONS: list[str] = [
    "which card to pick",
    "which opening card to turn face down",
    "which stockpile to look at",
    "which card to move",
    "where to move the card",
    "which pair to look at",
    "which pair to turn up",
    "on which forecast to lay the card",
    "which price to move",
    "which company",
    "which share to take from the discard pile",
    "which share to give up",
    "which share to split",
    "which action card to discard",
    "which commodity to discard",
    "which share to sell at the fixed price",
    "what to sell now",
    "which companies to show",
    "how many shares to show",
    "whom to give money",
    "from whom to take money",
]


def question_of(t: StockpileTable) -> tuple[str, str]:
    if t.question == ids.ASK_SHOW_SPLIT_SHARES and t.dividend_company < 0:
        return ASKED[t.question][0], POWERS[t.power].rule
    if t.question >= ids.ASK_PICK_CARD:
        return POWER_QUESTIONS[t.question - ids.ASK_PICK_CARD], POWERS[t.power].rule
    return ASKED[t.question]


def refusal(t: StockpileTable, action: int) -> IllegalAction:
    """Return the reason why this action is not legal now."""
    if t.question == ids.GAME_OVER:
        return IllegalAction("STK-END-9", "game-over", "The game is over.")
    if not 0 <= action < ids.NUM_ACTIONS:
        text = f"There is no action {action}: actions run from 0 to {ids.NUM_ACTIONS - 1}."
        return IllegalAction("STK-RND-8", "no-such-action", text, {"action": action})
    kind = words_of(t.card_data).type_of(action)
    answers = {words_of(t.card_data).type_of(legal) for legal in legal_list(t)}
    question = t.question
    if question in (ids.ASK_BID, ids.ASK_BID_INVESTOR) and action < ids.PLACE_UP:
        return bad_bid(t, action - ids.BID)
    if question == ids.ASK_PLACE_CARD and ids.PLACE_UP <= action < ids.PLACE_COMMERCE:
        return bad_placement(t, action)
    if question == ids.ASK_PLACE_COMMERCE and ids.PLACE_COMMERCE <= action < ids.PLACE_COMMERCE + 7 * MAX_PILES:
        return bad_commerce(t, action - ids.PLACE_COMMERCE)
    if question == ids.ASK_SELL and ids.SELL <= action < ids.SELL_SHORT:
        return bad_sale(t, action)
    if question in (ids.ASK_SHOW_SHARES, ids.ASK_SHOW_SPLIT_SHARES) and ids.SHOW <= action < ids.BUY_BONDS:
        return bad_showing(t, action - ids.SHOW)
    if question == ids.ASK_BUY_BONDS and ids.BUY_BONDS <= action < ids.BUY_BONDS + 6:
        return bad_bonds(t, action - ids.BUY_BONDS)
    if question in MOMENTS and is_own_investor(t, action - ids.USE, MOMENTS[question]):
        return bad_use(t, action - ids.USE)
    if question == ids.ASK_ACT:
        found = bad_act(t, action)
        if found is not None:
            return found
    if question in (ids.ASK_KEEP_INVESTOR, ids.ASK_OFFER_INVESTOR) and ids.KEEP <= action < ids.DISCARD_STRATEGY:
        name = t.card_data.investor_names[action - ids.KEEP]
        rule = "STK-INV-9" if t.seats == 2 else "STK-INV-1"
        text = f"You cannot keep {name} now: you keep one of the investors dealt to you, two in ascending order."
        return IllegalAction(rule, "investor-not-dealt", text, {"investor": name})
    if question == ids.ASK_DISCARD_STRATEGY and ids.DISCARD_STRATEGY <= action < ids.PLAY:
        name = t.card_data.strategy_names[action - ids.DISCARD_STRATEGY]
        text = f"You cannot discard {name} now: you discard two cards of your hand, in the order of the list."
        return IllegalAction("STK-STR-2", "not-in-hand", text, {"card": name})
    asked, rule = question_of(t)
    args: JsonDict = {"decision": ids.QUESTIONS[question], "type": kind}
    if kind not in answers and action != ids.PASS:
        return IllegalAction(rule, "wrong-decision", f"The decision now is {asked}; {kind!r} does not answer it.", args)
    return bad_choice(t, action, asked, rule, args)


def bad_choice(t: StockpileTable, action: int, question: str, rule: str, args: JsonDict) -> IllegalAction:
    """The right kind of answer, but not one of those there are."""
    if ids.TAKE <= action < ids.TAKE + COMPANIES and t.discard[action - ids.TAKE] == 0:
        name = COMPANY_NAMES[action - ids.TAKE]
        text = f"There is no share of {name} in the discard pile."
        return IllegalAction("STK-STR-11", "not-in-discard", text, args | {"company": name})
    if ids.LOOK_AT_PAIR <= action < ids.LOOK_AT_PAIR + 6:
        text = f"You have seen pair {action - ids.LOOK_AT_PAIR} already."
        return IllegalAction("STK-STR-8", "pair-seen", text, args | {"pair": action - ids.LOOK_AT_PAIR})
    if action == ids.PASS:
        return IllegalAction(rule, "must-answer", f"You cannot pass: the decision now is {question}.", args)
    return IllegalAction(rule, "not-possible", f"This is not possible now; the decision is {question}.", args)


def bad_bid(t: StockpileTable, number: i64) -> IllegalAction:
    pile = number // TRACK_SPACES
    space = number % TRACK_SPACES
    args: JsonDict = {"pile": int(pile), "space": int(space)}
    if pile >= t.piles_in_play:
        text = f"There is no stockpile {pile}: the stockpiles in play run from 0 to {t.piles_in_play - 1}."
        return IllegalAction("STK-SUP-7", "no-such-pile", text, args)
    bidder = t.bids[BIDDER + pile]
    if bidder == t.actor:
        text = f"Your other meeple is on the track of stockpile {pile}."
        return IllegalAction("STK-TWO-7", "own-track", text, args)
    least = lowest_space(t, pile)
    if bidder >= 0 and space < least:
        args["least"] = int(least)
        args["standing"] = int(t.bids[SPACE + pile])
        if least >= TRACK_SPACES:
            rule = "STK-DEM-6" if t.bids[SPACE + pile] == TRACK_SPACES - 1 else "STK-INV-CARLOS"
            return IllegalAction(rule, "track-locked", f"The track of stockpile {pile} is locked.", args)
        if space > t.bids[SPACE + pile]:
            text = f"The space after that meeple is blocked: bid space {least} or higher on stockpile {pile}."
            return IllegalAction("STK-INV-CARLOS", "space-blocked", text, args)
        text = f"There is a meeple on space {t.bids[SPACE + pile]} of stockpile {pile}: bid space {least} or higher."
        return IllegalAction("STK-DEM-4", "bid-too-low", text, args)
    if t.stage == ids.STAGE_AUCTION:
        limit = limit_of_lot(t, pile)
        args["limit"] = int(limit)
        text = f"That is more than this investor's starting cash of ${limit}K."
        return IllegalAction("STK-AUC-4", "bid-above-cash", text, args)
    price = t.prices_of[t.actor * TRACK_SPACES + space]
    free = free_money(t, t.actor)
    args["price"] = int(price)
    args["free"] = int(free)
    text = f"That costs ${price}K; you have ${free}K to bid."
    return IllegalAction("STK-TWO-8" if t.seats == 2 else "STK-DEM-5", "too-little-money", text, args)


def bad_placement(t: StockpileTable, action: int) -> IllegalAction:
    up = action < ids.PLACE_DOWN
    number = action - (ids.PLACE_UP if up else ids.PLACE_DOWN)
    kind, pile = number // MAX_PILES, number % MAX_PILES
    name = CARD_NAMES[kind]
    args: JsonDict = {"card": name, "pile": pile}
    if pile >= t.piles_in_play:
        text = f"There is no stockpile {pile}: the stockpiles in play run from 0 to {t.piles_in_play - 1}."
        return IllegalAction("STK-SUP-7", "no-such-pile", text, args)
    own = [int(t.hands[SUPPLY + t.actor * 2 + k]) for k in range(2)]
    if kind not in own:
        return IllegalAction("STK-SUP-3", "card-not-in-hand", f"You do not have {name} to place.", args)
    if t.step == 0:
        text = "Place a card face up first, then the other one face down."
        return IllegalAction("STK-SUP-5", "face-up-first", text, args)
    if t.first_pile >= 0:
        text = "Your first card lies face down, so the second is placed face down too: only the first may lie face up."
        return IllegalAction("STK-INV-STUART", "face-down-too", text, args)
    return IllegalAction("STK-SUP-5", "face-down-now", "Your second card is placed face down.", args)


def bad_commerce(t: StockpileTable, number: int) -> IllegalAction:
    kind, pile = number // MAX_PILES, number % MAX_PILES
    name = CARD_NAMES[FIRST_COMMERCE + kind]
    args: JsonDict = {"card": name, "pile": pile}
    if pile >= t.piles_in_play:
        text = f"There is no stockpile {pile}: the stockpiles in play run from 0 to {t.piles_in_play - 1}."
        return IllegalAction("STK-SUP-7", "no-such-pile", text, args)
    own = [int(t.hands[COMMERCE + t.actor * 2 + k]) for k in range(2)]
    if kind not in own:
        return IllegalAction("STK-COM-2", "card-not-in-hand", f"You do not have {name} to place.", args)
    text = "Your two commerce cards go on two different piles, in the order of the list."
    return IllegalAction("STK-COM-3", "same-pile", text, args)


def bad_sale(t: StockpileTable, action: int) -> IllegalAction:
    split = action >= ids.SELL_SPLIT
    base = ids.SELL if not split else ids.SELL_SPLIT if action < ids.SELL_HALF else ids.SELL_HALF
    company, cards = (action - base) // CARDS_AT_ONCE, (action - base) % CARDS_AT_ONCE + 1
    name = COMPANY_NAMES[company]
    held = t.split[t.actor * COMPANIES + company] if split else t.hold[t.actor * HELD_KINDS + company]
    args: JsonDict = {"company": name, "held": int(held), "wanted": cards}
    if cards > held:
        which = "split" if split else "normal"
        text = f"You have {held} {which} cards of {name}, so you cannot sell {cards}."
        return IllegalAction("STK-SEL-3", "too-few-shares", text, args)
    text = f"Companies are sold in order, of each first whole split cards: {name} has had its turn."
    return IllegalAction("STK-SEL-8", "order-of-sale", text, args)


def bad_showing(t: StockpileTable, cards: int) -> IllegalAction:
    company = t.dividend_company if t.dividend_company >= 0 else t.chosen_company
    name = COMPANY_NAMES[company]
    split = t.question == ids.ASK_SHOW_SPLIT_SHARES
    held = t.split[t.actor * COMPANIES + company] if split else t.hold[t.actor * HELD_KINDS + company]
    args: JsonDict = {"company": name, "wanted": cards}
    if cards > held:
        text = f"You do not have {cards} {'split' if split else 'normal'} shares of {name} to show."
        return IllegalAction(question_of(t)[1], "too-few-shares", text, args)
    least = count_known(t, PUBLIC, t.actor, company)
    text = f"All players know of {least} of your shares of {name}; these count as shown."
    return IllegalAction("STK-HID-7", "known-shares", text, args | {"known": int(least)})


def bad_bonds(t: StockpileTable, bonds: int) -> IllegalAction:
    price = t.card_data.bond_price[t.seats]
    args: JsonDict = {"wanted": bonds, "price": price, "money": int(t.money[t.actor]), "left": int(t.bonds_left)}
    if bonds > t.card_data.bond_limit:
        text = f"You may buy at most {t.card_data.bond_limit} bonds in a round."
        return IllegalAction("STK-BND-2", "too-many-bonds", text, args)
    if bonds > t.bonds_left:
        return IllegalAction("STK-BND-7", "no-bonds-left", f"There are only {t.bonds_left} bonds left.", args)
    text = f"{bonds} bonds cost ${bonds * price}K; you have ${t.money[t.actor]}K."
    return IllegalAction("STK-BND-3", "too-little-money", text, args)


def bad_act(t: StockpileTable, action: int) -> IllegalAction | None:
    if action == ids.END_TURN:
        text = "You still have a Stock Boom or Stock Bust to use."
        return IllegalAction("STK-ACT-2", "action-cards-left", text, {})
    if ids.BOOM <= action < ids.BUST:
        return IllegalAction("STK-ACT-3", "no-such-card", "You have no Stock Boom.", {"card": "Stock Boom"})
    if ids.BUST <= action < ids.SELL:
        return IllegalAction("STK-ACT-4", "no-such-card", "You have no Stock Bust.", {"card": "Stock Bust"})
    if ids.PLAY <= action < ids.USE:
        return bad_play(t, action - ids.PLAY)
    return None


def bad_play(t: StockpileTable, card: int) -> IllegalAction:
    name = t.card_data.strategy_names[card]
    args: JsonDict = {"card": name}
    if not (t.cards[IN_HAND + t.actor] >> card) & 1:
        return IllegalAction("STK-STR-5", "not-in-hand", f"You do not have {name} in hand.", args)
    if t.plays_left == 0:
        return IllegalAction("STK-STR-5", "no-play-left", "You may play no more strategy cards in this round.", args)
    cost = int(t.card_data.cost[FIRST_STRATEGY + card])
    if cost > t.money[t.actor]:
        args["cost"] = cost
        text = f"{name} costs ${cost}K; you have ${t.money[t.actor]}K."
        return IllegalAction("STK-STR-7", "too-little-money", text, args)
    args["needs"] = strategy_lacks(t, int(t.actor), card)
    text = f"{name} cannot be played now: what it needs is not there, or nothing would happen."
    return IllegalAction("STK-STR-8", "no-effect", text, args)


def is_own_investor(t: StockpileTable, number: int, moment: int) -> bool:
    """Return True if the actor owns this investor, and its owner may use it in this phase."""
    if not 0 <= number < INVESTORS:
        return False
    own = [int(t.investors[t.actor * 2 + k]) for k in range(2)]
    return number in own and POWERS[number].moments & moment != 0


def bad_use(t: StockpileTable, number: int) -> IllegalAction:
    name = t.card_data.investor_names[number]
    needs = investor_lacks(t, number)
    text = f"{name} has been used in this round."
    if needs != "unused":
        text = f"{name} cannot be used now: what is needed is not there."
    return IllegalAction(POWERS[number].rule, "not-possible", text, {"investor": name, "needs": needs})
