"""The course of the game: stage after stage, question after question (STK-RND-1 … 7).

`take_action` takes one action; `proceed` carries out everything that follows from it until somebody has to decide.
What is deepest goes on first: a dividend, then the price move that caused it, then the card behind the move, then the
stage.
"""

from mypy_extensions import i64

from bigboard.games.stockpile.actions import BOOM as PLAY_BOOM
from bigboard.games.stockpile.actions import BUST as PLAY_BUST
from bigboard.games.stockpile.actions import END_TURN, GIVE_ONE, PLAY, SHOW, USE
from bigboard.games.stockpile.actions import SELL as SELL_CARDS
from bigboard.games.stockpile.bidding import begin_bidding, free_money, place_bid
from bigboard.games.stockpile.box import TRACK_SPACES
from bigboard.games.stockpile.cards import BOOM, BUST
from bigboard.games.stockpile.legal import ROOM, fill_legal
from bigboard.games.stockpile.modules.abilities import act, go_on_asking
from bigboard.games.stockpile.modules.catalogue import POWERS
from bigboard.games.stockpile.modules.preparation import (
    discard_strategy,
    go_on_auction,
    go_on_choosing,
    go_on_discarding,
    hand_out,
    keep_investor,
)
from bigboard.games.stockpile.phases.action import end_turn, go_on_acting, play_action_card, play_strategy
from bigboard.games.stockpile.phases.demand import (
    go_on_bidding,
    go_on_paying_bids,
    hand_first_card,
    settle_fees,
)
from bigboard.games.stockpile.phases.endgame import finish
from bigboard.games.stockpile.phases.information import (
    begin_round,
    buy_bonds,
    deal_pairs,
    go_on_bonds,
    lay_out_pairs,
)
from bigboard.games.stockpile.phases.movement import go_on_moving_pairs
from bigboard.games.stockpile.phases.round_end import is_last_round, pass_token, pay_interest
from bigboard.games.stockpile.phases.selling import go_on_selling, sell
from bigboard.games.stockpile.phases.supply import (
    deal_supply,
    draw_opening,
    go_on_first_card,
    go_on_goods,
    go_on_supply,
    lay_opening,
    place_card,
    place_first_card,
    place_goods,
)
from bigboard.games.stockpile.prices import go_on_moving, go_on_paying, pay_dividend
from bigboard.games.stockpile.sale import begin_sale
from bigboard.games.stockpile.table import (
    ACT,
    ACTING,
    AFTER_SELLING,
    AUCTION,
    BEFORE_INFORMATION,
    BEFORE_SUPPLY,
    BID,
    BID_INVESTOR,
    BIDDING,
    BUY_BONDS,
    BUYING_BONDS,
    CHOOSE_POWER,
    CHOOSING,
    DISCARD_GOODS,
    DISCARD_STRATEGY,
    DISCARDING,
    DONE,
    FEES_DUE,
    FIRST_CARD,
    GAME_OVER,
    HAND_FIRST_CARD,
    HANDING_OUT,
    INFORMATION,
    INTEREST,
    LOOK_AT_PAIR,
    MOVING,
    NEXT_ROUND,
    PAYING,
    PICK_CARD,
    PLACE_CARD,
    PLACE_FIRST_CARD,
    PLACE_GOODS,
    REVEAL_PAIR,
    ROUND_BEGINS,
    SELL,
    SELLING,
    SHOW_SHARES,
    SUPPLYING,
    TAKE_CARD,
    TRADING_GOODS,
    WAIT,
    Table,
    zeros,
)


def take_action(t: Table, action: i64) -> None:
    """Takes a legal action and all that follows from it without a choice."""
    carry_out(t, action)
    proceed(t)


def carry_out(t: Table, action: i64) -> None:
    phase = t.phase
    if phase == PLACE_CARD:
        place_card(t, action)
    elif phase == BID:
        if action >= USE:
            act(t, t.actor, action - USE)
        else:
            place_bid(t, action)
    elif phase == SELL:
        if USE <= action < GIVE_ONE:
            act(t, t.actor, action - USE)
        else:
            sell(t, action)
    elif phase == SHOW_SHARES:
        pay_dividend(t, t.actor, action - SHOW)
    elif phase >= PICK_CARD:
        POWERS[t.power].answer(t, action)
    elif phase == ACT:
        take_act(t, action)
    elif phase == PLACE_GOODS:
        place_goods(t, action)
    elif phase == BUY_BONDS:
        buy_bonds(t, action)
    elif phase == PLACE_FIRST_CARD:
        place_first_card(t, action)
    elif phase == HAND_FIRST_CARD:
        hand_first_card(t, action)
    elif phase == BID_INVESTOR:
        place_bid(t, action)
    elif phase == CHOOSE_POWER:
        act(t, t.actor, action - USE)
    elif phase == DISCARD_STRATEGY:
        discard_strategy(t, action)
    else:
        keep_investor(t, action)


def take_act(t: Table, action: i64) -> None:
    if action == END_TURN:
        end_turn(t, t.actor)
    elif action < PLAY_BUST:
        play_action_card(t, BOOM, action - PLAY_BOOM)
    elif action < SELL_CARDS:
        play_action_card(t, BUST, action - PLAY_BUST)
    elif action < USE:
        play_strategy(t, action - PLAY)
    else:
        act(t, t.actor, action - USE)


def proceed(t: Table) -> None:
    """Until somebody has to decide, or the game is over."""
    while True:
        if t.dividend_company >= 0:
            state = go_on_paying(t)
        elif t.move_company >= 0:
            state = go_on_moving(t)
        elif t.power >= 0:
            state = POWERS[t.power].go_on(t)
            if state == DONE:
                t.power = -1
                continue
        else:
            state = go_on(t)
            if state == DONE:
                next_stage(t)
                if t.phase == GAME_OVER:
                    return
                continue
        if state == WAIT:
            action = forced_answer(t)
            if action < 0:
                return
            carry_out(t, action)


def forced_answer(t: Table) -> i64:
    """The only answer there is, if everybody can see that; else -1. What is hidden is always asked (STK-HID-15)."""
    phase = t.phase
    if phase == BID:
        # Only who cannot pay even the second space can be left without a choice.
        if free_money(t, t.actor) >= t.prices_of[t.actor * TRACK_SPACES + 1]:
            return -1
    elif phase != TAKE_CARD and phase != LOOK_AT_PAIR and phase != REVEAL_PAIR and phase != DISCARD_GOODS:
        return -1
    out = zeros(ROOM)
    return out[0] if fill_legal(t, out) == 1 else i64(-1)


def go_on(t: Table) -> i64:
    """What the present stage does next."""
    stage = t.stage
    if stage == SUPPLYING:
        return go_on_supply(t)
    if stage == BIDDING:
        return go_on_bidding(t)
    if stage == SELLING:
        return go_on_selling(t)
    if stage == MOVING:
        return go_on_moving_pairs(t)
    if stage == ACTING:
        return go_on_acting(t)
    if stage == PAYING:
        return go_on_paying_bids(t)
    if stage == FEES_DUE:
        return settle_fees(t)
    if stage == FIRST_CARD:
        return go_on_first_card(t)
    if stage == TRADING_GOODS:
        return go_on_goods(t) if t.with_commerce else i64(DONE)
    if stage == BUYING_BONDS:
        return go_on_bonds(t) if t.with_bonds else i64(DONE)
    if stage == AFTER_SELLING:
        return go_on_selling(t) if t.with_investors else i64(DONE)
    if stage == CHOOSING:
        return go_on_choosing(t) if t.with_investors else i64(DONE)
    if stage == AUCTION:
        return go_on_auction(t) if t.with_auction else i64(DONE)
    if stage == DISCARDING:
        return go_on_discarding(t) if t.with_strategies else i64(DONE)
    if t.with_investors:
        return go_on_asking(t)
    return DONE


def next_stage(t: Table) -> None:
    """Enters the next stage, and does what happens there without anybody being asked."""
    t.stage += 1
    t.at = 0
    t.step = 0
    stage = t.stage
    if stage == HANDING_OUT:
        hand_out(t)
    elif stage == ROUND_BEGINS:
        begin_round(t)
    elif stage == BEFORE_INFORMATION:
        lay_out_pairs(t)
    elif stage == INFORMATION:
        deal_pairs(t)
    elif stage == BEFORE_SUPPLY:
        draw_opening(t)
    elif stage == SUPPLYING:
        lay_opening(t)
        t.batch = 0
        deal_supply(t)
    elif stage == BIDDING:
        begin_bidding(t)
    elif stage == SELLING or stage == AFTER_SELLING:
        begin_sale(t, 0)
    elif stage == INTEREST:
        if t.with_bonds:
            pay_interest(t)
    elif stage == NEXT_ROUND:
        if is_last_round(t):
            finish(t)
        else:
            pass_token(t)
            t.stage = ROUND_BEGINS
            begin_round(t)
