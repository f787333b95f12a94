"""A seat's view as numbers, for machine learning. The declaration lists the fields.

Seats are counted clockwise from the viewer, whose own comes first.
"""

from typing import Final

from mypy_extensions import i64

from bigboard.games.engine.tensor_writer import Layout, TensorWriter, choose, flag, follow_row, put, write
from bigboard.titles.stockpile.declaration import DECLARATION
from bigboard.titles.stockpile.rules import numbers as ids
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
from bigboard.titles.stockpile.rules.model.sizes import PILE_ROOM, PUBLIC, SEEN
from bigboard.titles.stockpile.rules.model.table import COMMERCE, OPENING, PLAYED, PLAYED_TWICE, StockpileTable
from bigboard.titles.stockpile.rules.powers.catalog import POWERS
from bigboard.titles.stockpile.rules.views.tensor_table import (
    fill_cards,
    fill_forecasts,
    fill_own,
    fill_pairs,
    fill_piles,
    fill_seats,
    relative_seat,
)

LAYOUT: Final = Layout("Stockpile", DECLARATION.tensor_wholes, ids.AT_LEGAL, ids.NUM_ACTIONS)

# Where a writer keeps which of several is so.
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


def fill_tensor(t: StockpileTable, seat: i64, writer: TensorWriter) -> None:
    """Note all that the seat may know, and nothing more; -1 is a spectator."""
    if writer.begin(t.seats):
        for number in range(t.seats):
            write(writer, ids.AT_SEATS + number * ids.SEATS_EACH + ids.SEATS_TAKEN, 1)
    viewer: i64 = seat if seat >= 0 else i64(PUBLIC)
    informed = t.stage >= ids.STAGE_BEFORE_INFORMATION
    fill_market(t, writer)
    another = writer.kept_of is not t
    if another:
        fill_options(t, writer)
        writer.kept_of = t
    shown = t.round + 1 if informed else i64(0)
    if another or writer.kept[KEPT_ROUND] != shown:
        fill_forecasts(t, informed, writer)
        writer.kept[KEPT_ROUND] = shown
    fill_flow(t, seat, writer)
    fill_seats(t, viewer, writer)
    fill_piles(t, viewer, writer)
    if informed:
        fill_pairs(t, viewer, writer)
    if t.with_bonds:
        put(writer, ids.AT_BONDS_LEFT, t.bonds_left)
    if t.with_commerce:
        fill_commerce(t, writer)
    if t.with_strategies:
        fill_cards(t.cards[PLAYED], t.cards[PLAYED_TWICE], ids.AT_PLAYED, writer)
        put(writer, ids.AT_PLAYS_LEFT, t.plays_left)
    if t.power >= 0:
        fill_power(t, seat, writer)
    if seat >= 0:
        fill_own(t, seat, writer)
        if seat == t.actor and t.question != ids.GAME_OVER:
            out = room_for_answers(t)
            writer.add_answers(out, fill_legal(t, out))


def fill_flow(t: StockpileTable, seat: i64, writer: TensorWriter) -> None:
    """Write the question, the stage, the deciding seat, and the present payment, move and sale."""
    base: i64 = seat if seat >= 0 else i64(0)
    over = t.question == ids.GAME_OVER
    choose(writer, KEPT_YOU, ids.AT_YOU + seat if seat >= 0 else i64(-1))
    choose(writer, KEPT_QUESTION, ids.AT_QUESTION + t.question)
    choose(writer, KEPT_STAGE, i64(-1) if over else ids.AT_STAGE + t.stage)
    choose(writer, KEPT_ACTOR, i64(-1) if over else ids.AT_ACTOR + relative_seat(t, t.actor, base))
    choose(writer, KEPT_FIRST, ids.AT_FIRST + relative_seat(t, t.first, base))
    choose(
        writer,
        KEPT_NEXT_FIRST,
        ids.AT_NEXT_FIRST + relative_seat(t, t.next_first, base) if t.next_first >= 0 else i64(-1),
    )
    write(writer, ids.AT_ROUND, t.round)
    if t.dividend_company >= 0:
        flag(writer, ids.AT_DIVIDEND_COMPANY + t.dividend_company)
        put(writer, ids.AT_DIVIDEND, t.dividend)
    if t.move_company >= 0:
        flag(writer, ids.AT_MOVE_COMPANY + t.move_company)
        put(writer, ids.AT_MOVE_UP, t.move_left)
        put(writer, ids.AT_MOVE_DOWN, -t.move_left)
    choose(writer, KEPT_SELL_FROM, ids.AT_SELL_FROM + t.sell_from if t.sell_from < COMPANIES else i64(-1))


def fill_options(t: StockpileTable, writer: TensorWriter) -> None:
    """The order is that of the declaration: the board, then the modules."""
    write(writer, ids.AT_RULES, t.rules)
    write(writer, ids.AT_OPTIONS, 1 if t.advanced else 0)
    write(writer, ids.AT_OPTIONS + 1, 1 if t.with_bonds else 0)
    write(writer, ids.AT_OPTIONS + 2, 1 if t.with_commerce else 0)
    write(writer, ids.AT_OPTIONS + 3, 1 if t.with_dice else 0)
    write(writer, ids.AT_OPTIONS + 4, 1 if t.with_strategies else 0)
    write(writer, ids.AT_OPTIONS + 5, 1 if t.with_promo else 0)
    write(writer, ids.AT_OPTIONS + 6, 1 if t.with_investors else 0)
    write(writer, ids.AT_OPTIONS + 7, 1 if t.with_auction else 0)
    write(writer, ids.AT_OPTIONS + 8, 1 if t.with_first_card else 0)
    choose(writer, KEPT_INVESTOR_SET, ids.AT_INVESTOR_SET + t.investor_set)


def fill_market(t: StockpileTable, writer: TensorWriter) -> None:
    """A price is written with its space, if that is another one than in the view before, or of another table."""
    kept = writer.kept
    spaces = t.prices
    another = writer.kept_of is not t
    for company in range(i64(COMPANIES)):
        space = company * BOARD_SPACES + spaces[company]
        if another or kept[KEPT_SPACES + company] != ids.AT_SPACES + space + 1:
            choose(writer, KEPT_SPACES + company, ids.AT_SPACES + space)
            write(writer, ids.AT_PRICES + company, t.board.prices[space])
    write(writer, ids.AT_MARKET, len(t.market) - t.drawn)
    follow_row(writer, KEPT_DISCARD, ids.AT_DISCARD, t.discard, 0, MARKET_KINDS)


def fill_commerce(t: StockpileTable, writer: TensorWriter) -> None:
    """Write the deck and the removed cards: all cards except those in the deck and on the table."""
    put(writer, ids.AT_COMMERCE_LEFT, len(t.commerce) - t.commerce_drawn)
    there = writer.counts
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
        put(writer, ids.AT_COMMERCE_GONE + kind, i64(t.card_data.commerce[kind]) - there[kind])
        there[kind] = 0


def fill_power(t: StockpileTable, seat: i64, writer: TensorWriter) -> None:
    """The investor or strategy card that is acting, and its owner's public choices."""
    base: i64 = seat if seat >= 0 else i64(0)
    power = POWERS[t.power]
    flag(writer, ids.AT_POWER + t.power)
    put(writer, ids.AT_POWER_COST, t.card_data.cost[t.power])
    flag(writer, ids.AT_POWER_SEAT + relative_seat(t, t.power_seat, base))
    put(writer, ids.AT_POWER_STEP, t.power_step)
    for name, value in power.public_choices(t).items():
        if name == "company":
            flag(writer, ids.AT_CHOSEN_COMPANIES + COMPANY_NAMES.index(value))
        elif name == "companies":
            for company in value:
                flag(writer, ids.AT_CHOSEN_COMPANIES + COMPANY_NAMES.index(company))
        elif name == "barred":
            flag(writer, ids.AT_BARRED_COMPANY + COMPANY_NAMES.index(value))
        elif name == "to" or name == "from":
            flag(writer, ids.AT_CHOSEN_SEAT + relative_seat(t, value, base))
        elif name == "pile":
            put(writer, ids.AT_CHOSEN_CARD, value + 1)
        elif name == "place":
            put(writer, ids.AT_CHOSEN_CARD + 1, value + 1)
        else:
            raise ValueError(f"The tensor has no place for {name!r} of what a card has chosen.")
