"""Price moves, with splits, bankruptcies and dividends (STK-MOV-2 … 12).

A dividend may have to wait for what the players show, so a move can pause and go on later.
"""

from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.boards import BOARD_SPACES
from bigboard.titles.stockpile.rules.cards.cards import COMPANIES, COMPANY_NAMES, HELD_KINDS
from bigboard.titles.stockpile.rules.market.money import may_decline, settle
from bigboard.titles.stockpile.rules.model.lookups import price_of, seat_at
from bigboard.titles.stockpile.rules.model.portfolio_knowledge import (
    could_hide,
    count_known,
    lose_card,
    rule_out,
    show_cards,
)
from bigboard.titles.stockpile.rules.model.sizes import AGAIN, PUBLIC, WAIT
from bigboard.titles.stockpile.rules.model.table import StockpileTable
from bigboard.titles.stockpile.rules.numbers import ASK_SHOW_SHARES, ASK_SHOW_SPLIT_SHARES


def begin_move(t: StockpileTable, company: i64, steps: i64) -> None:
    t.move_company = company
    t.move_left = steps
    t.move_from = price_of(t, company)
    t.move_dollars = 0


def advance_moving(t: StockpileTable) -> i64:
    """Move the price until it has arrived or a dividend is due."""
    company = t.move_company
    board = t.board
    while t.move_left > 0:
        if t.prices[company] == board.last[company]:
            if t.move_dollars > 0:
                # STK-ADV-7: spaces passed before the split are paid before it.
                begin_dividend(t, company, t.move_dollars, "STK-ADV-6")
                t.move_dollars = 0
                return AGAIN
            split_company(t, company)
            t.prices[company] = board.reset[company]
        else:
            t.prices[company] += 1
            # STK-ADV-6: only a move up pays, a reset does not.
            t.move_dollars += board.dollars[company * BOARD_SPACES + t.prices[company]]
        t.move_left -= 1
    while t.move_left < 0:
        if t.prices[company] == 0:
            bankrupt(t, company)
            t.move_left = 0
        else:
            t.prices[company] -= 1
            t.move_left += 1
    if t.move_dollars > 0:
        begin_dividend(t, company, t.move_dollars, "STK-ADV-6")
        t.move_dollars = 0
        return AGAIN
    t.move_company = -1
    if t.events:
        # A track may have a price on two spaces, so the event says which.
        data = {
            "company": COMPANY_NAMES[company],
            "from": int(t.move_from),
            "to": int(price_of(t, company)),
            "space": int(t.prices[company]),
        }
        t.tell("price_moved", -1, "STK-MOV-2", data)
    return AGAIN


def split_company(t: StockpileTable, company: i64) -> None:
    """STK-MOV-8: normal shares are shown and become split shares. STK-MOV-10: those split already bring money."""
    if t.events:
        t.tell("split", -1, "STK-MOV-6", {"company": COMPANY_NAMES[company]})
    for place in range(t.seats):
        seat = seat_at(t, place)
        already = t.split[seat * COMPANIES + company]
        if already > 0:
            t.money[seat] += already * t.card_data.second_split
            if t.events:
                data = {"company": COMPANY_NAMES[company], "amount": int(already * t.card_data.second_split)}
                t.tell("second_split", seat, "STK-MOV-10", data)
            settle(t, seat)
        moved = t.hold[seat * HELD_KINDS + company]
        for _card in range(moved):
            lose_card(t, seat, company)
        rule_out(t, seat, company)
        if moved > 0:
            t.split[seat * COMPANIES + company] += moved
            if t.events:
                t.tell(
                    "shares_split",
                    seat,
                    "STK-MOV-8",
                    {"company": COMPANY_NAMES[company], "cards": int(moved)},
                )


def bankrupt(t: StockpileTable, company: i64) -> None:
    """STK-MOV-12: all players lose every share, and the price returns to its start."""
    if t.events:
        t.tell("bankruptcy", -1, "STK-MOV-12", {"company": COMPANY_NAMES[company]})
    for place in range(t.seats):
        seat = seat_at(t, place)
        lost = t.hold[seat * HELD_KINDS + company]
        for _card in range(lost):
            lose_card(t, seat, company)
        rule_out(t, seat, company)
        lost += t.split[seat * COMPANIES + company]
        t.split[seat * COMPANIES + company] = 0
        if lost > 0:
            t.discard[company] += lost
            if t.events:
                t.tell("shares_lost", seat, "STK-MOV-12", {"company": COMPANY_NAMES[company], "cards": int(lost)})
    t.prices[company] = t.board.start[company]


def begin_dividend(t: StockpileTable, company: i64, amount: i64, rule: str) -> None:
    t.dividend_company = company
    t.dividend = amount
    t.dividend_at = 0
    if t.events:
        t.tell("dividend", -1, rule, {"company": COMPANY_NAMES[company], "amount": int(amount)})


def advance_paying(t: StockpileTable) -> i64:
    """STK-MOV-5: in turn order players show the shares that they want to be paid for.

    Who cannot hide anything from the others is asked only where money can be unwelcome (STK-MOV-13).
    """
    company = t.dividend_company
    while t.dividend_at < t.seats:
        seat = seat_at(t, t.dividend_at)
        held = t.hold[seat * HELD_KINDS + company]
        declines = may_decline(t, seat)
        if declines and t.split_shown < 0 and t.split[seat * COMPANIES + company] > 0:
            t.actor = seat
            t.question = ASK_SHOW_SPLIT_SHARES
            return WAIT
        if could_hide(t, seat, company) or (declines and held > 0):
            t.actor = seat
            t.question = ASK_SHOW_SHARES
            return WAIT
        pay_dividend(t, seat, held)
    t.dividend_company = -1
    return AGAIN


def least_shown(t: StockpileTable) -> i64:
    """Pay publicly known shares without a question, unless less money can be of use."""
    return 0 if may_decline(t, t.actor) else count_known(t, PUBLIC, t.actor, t.dividend_company)


def pay_dividend(t: StockpileTable, seat: i64, shown: i64) -> None:
    """STK-MOV-4: pay for the shown shares; split shares are public and count twice."""
    company = t.dividend_company
    split = t.split_shown if t.split_shown >= 0 else t.split[seat * COMPANIES + company]
    t.split_shown = -1
    t.dividend_at += 1
    shares = shown + 2 * split
    if shares > 0:
        show_cards(t, seat, company, shown)
        t.money[seat] += shares * t.dividend
        if t.events:
            data = {
                "company": COMPANY_NAMES[company],
                "cards": int(shown),
                "split": int(split),
                "amount": int(shares * t.dividend),
            }
            t.tell("dividend_paid", seat, "STK-MOV-4", data)
        settle(t, seat)
