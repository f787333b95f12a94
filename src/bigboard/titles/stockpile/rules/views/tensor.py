"""What a seat may see, as numbers for learning machines. The declaration lists the fields.

Seats are counted clockwise from the viewer, whose own comes first.
"""

from typing import Final

from mypy_extensions import i64

from bigboard.games.engine.tensor_writer import Layout, Page, choose, flag, follow_row, put, write
from bigboard.titles.stockpile.declaration import DECLARATION
from bigboard.titles.stockpile.rules.cards.boards import BOARD_SPACES
from bigboard.titles.stockpile.rules.cards.cards import (
    COMMERCE_KINDS,
    COMPANIES,
    COMPANY_NAMES,
    FIRST_COMMERCE,
    FIRST_PLAYER_CARD,
    MARKET_KINDS,
)
from bigboard.titles.stockpile.rules.flow.legal import fill_legal, room_for_answers
from bigboard.titles.stockpile.rules.model.strategy_hands import PLAYED, PLAYED_TWICE
from bigboard.titles.stockpile.rules.model.table import COMMERCE, OPENING, PILE_ROOM, PUBLIC, SEEN, StockpileTable
from bigboard.titles.stockpile.rules.numbers import (
    AT_ACTOR,
    AT_BARRED_COMPANY,
    AT_BONDS_LEFT,
    AT_CHOSEN_CARD,
    AT_CHOSEN_COMPANIES,
    AT_CHOSEN_SEAT,
    AT_COMMERCE_GONE,
    AT_COMMERCE_LEFT,
    AT_DISCARD,
    AT_DIVIDEND,
    AT_DIVIDEND_COMPANY,
    AT_FIRST,
    AT_INVESTOR_SET,
    AT_LEGAL,
    AT_MARKET,
    AT_MOVE_COMPANY,
    AT_MOVE_DOWN,
    AT_MOVE_UP,
    AT_NEXT_FIRST,
    AT_OPTIONS,
    AT_PLAYED,
    AT_PLAYS_LEFT,
    AT_POWER,
    AT_POWER_COST,
    AT_POWER_SEAT,
    AT_POWER_STEP,
    AT_PRICES,
    AT_QUESTION,
    AT_ROUND,
    AT_RULES,
    AT_SEATS,
    AT_SELL_FROM,
    AT_SPACES,
    AT_STAGE,
    AT_YOU,
    GAME_OVER,
    NUM_ACTIONS,
    SEATS_EACH,
    SEATS_TAKEN,
    STAGE_BEFORE_INFORMATION,
)
from bigboard.titles.stockpile.rules.powers.catalogue import POWERS
from bigboard.titles.stockpile.rules.setup.options import RULES_VERSION
from bigboard.titles.stockpile.rules.views.tensor_table import (
    fill_cards,
    fill_forecasts,
    fill_own,
    fill_pairs,
    fill_piles,
    fill_seats,
    turned,
)

LAYOUT: Final = Layout("Stockpile", DECLARATION.tensor_wholes, AT_LEGAL, NUM_ACTIONS)

# Where a page keeps which of several is so.
KEPT_SPACES: Final = 0  # of each company
KEPT_QUESTION: Final = 6
KEPT_STAGE: Final = 7
KEPT_ACTOR: Final = 8
KEPT_FIRST: Final = 9
KEPT_NEXT_FIRST: Final = 10
KEPT_YOU: Final = 11
KEPT_SELL_FROM: Final = 12
KEPT_INVESTOR_SET: Final = 13
KEPT_ROUND: Final = 14  # 1 + the round whose forecasts are there; 0 for none
KEPT_DISCARD: Final = 16  # of each kind


def fill_page(t: StockpileTable, seat: i64, page: Page) -> None:
    """Notes all that the seat may know, and nothing more; -1 is a spectator."""
    if page.begin(t.seats):
        for number in range(t.seats):
            write(page, AT_SEATS + number * SEATS_EACH + SEATS_TAKEN, 1)
    viewer: i64 = seat if seat >= 0 else i64(PUBLIC)
    informed = t.stage >= STAGE_BEFORE_INFORMATION
    fill_market(t, page)
    another = page.kept_of is not t
    if another:
        fill_options(t, page)
        page.kept_of = t
    shown = t.round + 1 if informed else i64(0)
    if another or page.kept[KEPT_ROUND] != shown:
        fill_forecasts(t, informed, page)
        page.kept[KEPT_ROUND] = shown
    fill_flow(t, seat, page)
    fill_seats(t, viewer, page)
    fill_piles(t, viewer, page)
    if informed:
        fill_pairs(t, viewer, page)
    if t.with_bonds:
        put(page, AT_BONDS_LEFT, t.bonds_left)
    if t.with_commerce:
        fill_commerce(t, page)
    if t.with_strategies:
        fill_cards(t.cards[PLAYED], t.cards[PLAYED_TWICE], AT_PLAYED, page)
        put(page, AT_PLAYS_LEFT, t.plays_left)
    if t.power >= 0:
        fill_power(t, seat, page)
    if seat >= 0:
        fill_own(t, seat, page)
        if seat == t.actor and t.question != GAME_OVER:
            out = room_for_answers(t)
            page.add_answers(out, fill_legal(t, out))


def fill_flow(t: StockpileTable, seat: i64, page: Page) -> None:
    """Where we are: the question, the stage, who decides, what is being paid, moved and sold."""
    base: i64 = seat if seat >= 0 else i64(0)
    over = t.question == GAME_OVER
    choose(page, KEPT_YOU, AT_YOU + seat if seat >= 0 else i64(-1))
    choose(page, KEPT_QUESTION, AT_QUESTION + t.question)
    choose(page, KEPT_STAGE, i64(-1) if over else AT_STAGE + t.stage)
    choose(page, KEPT_ACTOR, i64(-1) if over else AT_ACTOR + turned(t, t.actor, base))
    choose(page, KEPT_FIRST, AT_FIRST + turned(t, t.first, base))
    choose(page, KEPT_NEXT_FIRST, AT_NEXT_FIRST + turned(t, t.next_first, base) if t.next_first >= 0 else i64(-1))
    write(page, AT_ROUND, t.round)
    if t.dividend_company >= 0:
        flag(page, AT_DIVIDEND_COMPANY + t.dividend_company)
        put(page, AT_DIVIDEND, t.dividend)
    if t.move_company >= 0:
        flag(page, AT_MOVE_COMPANY + t.move_company)
        put(page, AT_MOVE_UP, t.move_left)
        put(page, AT_MOVE_DOWN, -t.move_left)
    choose(page, KEPT_SELL_FROM, AT_SELL_FROM + t.sell_from if t.sell_from < COMPANIES else i64(-1))


def fill_options(t: StockpileTable, page: Page) -> None:
    """The order is that of the declaration: the board, then the modules."""
    write(page, AT_RULES, RULES_VERSION)
    write(page, AT_OPTIONS, 1 if t.advanced else 0)
    write(page, AT_OPTIONS + 1, 1 if t.with_bonds else 0)
    write(page, AT_OPTIONS + 2, 1 if t.with_commerce else 0)
    write(page, AT_OPTIONS + 3, 1 if t.with_dice else 0)
    write(page, AT_OPTIONS + 4, 1 if t.with_strategies else 0)
    write(page, AT_OPTIONS + 5, 1 if t.with_promo else 0)
    write(page, AT_OPTIONS + 6, 1 if t.with_investors else 0)
    write(page, AT_OPTIONS + 7, 1 if t.with_auction else 0)
    write(page, AT_OPTIONS + 8, 1 if t.with_first_card else 0)
    choose(page, KEPT_INVESTOR_SET, AT_INVESTOR_SET + t.investor_set)


def fill_market(t: StockpileTable, page: Page) -> None:
    """A price is written with its space, if that is another one than in the view before, or of another table."""
    kept = page.kept
    spaces = t.prices
    another = page.kept_of is not t
    for company in range(i64(COMPANIES)):
        space = company * BOARD_SPACES + spaces[company]
        if another or kept[KEPT_SPACES + company] != AT_SPACES + space + 1:
            choose(page, KEPT_SPACES + company, AT_SPACES + space)
            write(page, AT_PRICES + company, t.board.prices[space])
    write(page, AT_MARKET, len(t.market) - t.drawn)
    follow_row(page, KEPT_DISCARD, AT_DISCARD, t.discard, 0, MARKET_KINDS)


def fill_commerce(t: StockpileTable, page: Page) -> None:
    """The deck, and what has left the game: all cards but those in the deck and on the table."""
    put(page, AT_COMMERCE_LEFT, len(t.commerce) - t.commerce_drawn)
    there = page.counts
    for k in range(t.commerce_drawn, len(t.commerce)):
        there[t.commerce[k]] += 1
    for k in range(t.seats * COMMERCE_KINDS):
        there[k % COMMERCE_KINDS] += t.commerce_held[k]
    for k in range(i64(COMMERCE), i64(OPENING)):
        if t.hands[k] >= 0:
            there[t.hands[k]] += 1
    for pile in range(t.piles_in_play):
        for k in range(pile * PILE_ROOM, pile * PILE_ROOM + t.pile_sizes[pile]):
            kind = t.piles[k] & (SEEN - 1)
            if FIRST_COMMERCE <= kind < FIRST_PLAYER_CARD:
                there[kind - FIRST_COMMERCE] += 1
    for kind in range(i64(COMMERCE_KINDS)):
        put(page, AT_COMMERCE_GONE + kind, i64(t.card_data.commerce[kind]) - there[kind])
        there[kind] = 0


def fill_power(t: StockpileTable, seat: i64, page: Page) -> None:
    """The investor or strategy card that is acting, and what its owner has chosen before everybody's eyes."""
    base: i64 = seat if seat >= 0 else i64(0)
    power = POWERS[t.power]
    flag(page, AT_POWER + t.power)
    put(page, AT_POWER_COST, t.card_data.cost[t.power])
    flag(page, AT_POWER_SEAT + turned(t, t.power_seat, base))
    put(page, AT_POWER_STEP, t.power_step)
    for name, value in power.chosen(t).items():
        if name == "company":
            flag(page, AT_CHOSEN_COMPANIES + COMPANY_NAMES.index(value))
        elif name == "companies":
            for company in value:
                flag(page, AT_CHOSEN_COMPANIES + COMPANY_NAMES.index(company))
        elif name == "barred":
            flag(page, AT_BARRED_COMPANY + COMPANY_NAMES.index(value))
        elif name == "to" or name == "from":
            flag(page, AT_CHOSEN_SEAT + turned(t, value, base))
        elif name == "pile":
            put(page, AT_CHOSEN_CARD, value + 1)
        elif name == "place":
            put(page, AT_CHOSEN_CARD + 1, value + 1)
        else:
            raise ValueError(f"The tensor has no place for {name!r} of what a card has chosen.")
