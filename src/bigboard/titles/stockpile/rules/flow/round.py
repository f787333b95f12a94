"""The course of the game: stage after stage, question after question (STK-RND-1 … 7).

`take_action` takes one action; `proceed` carries out everything that follows from it until a player has to decide.
What is deepest goes on first: a dividend, then the price move that caused it, then the card behind the move, then the
stage.
"""

from mypy_extensions import i64

from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.cards.cards import BOOM_CARD, BUST_CARD
from bigboard.titles.stockpile.rules.flow.bidding import begin_bidding, place_bid
from bigboard.titles.stockpile.rules.flow.forced_answers import forced_answer
from bigboard.titles.stockpile.rules.flow.phases.action import (
    advance_acting,
    end_turn,
    play_action_card,
    play_strategy,
)
from bigboard.titles.stockpile.rules.flow.phases.demand import (
    advance_bidding,
    advance_paying_bids,
    hand_first_card,
    settle_fees,
)
from bigboard.titles.stockpile.rules.flow.phases.endgame import finish
from bigboard.titles.stockpile.rules.flow.phases.information import (
    advance_bonds,
    begin_round,
    buy_bonds,
    deal_pairs,
    lay_out_pairs,
)
from bigboard.titles.stockpile.rules.flow.phases.movement import advance_moving_pairs
from bigboard.titles.stockpile.rules.flow.phases.round_end import is_last_round, pass_token, pay_interest
from bigboard.titles.stockpile.rules.flow.phases.selling import advance_selling, sell
from bigboard.titles.stockpile.rules.flow.phases.supply import (
    advance_commerce,
    advance_first_card,
    advance_supply,
    deal_supply,
    draw_opening,
    lay_opening,
    place_card,
    place_commerce,
    place_first_card,
)
from bigboard.titles.stockpile.rules.flow.preparation import (
    advance_auction,
    advance_choosing,
    advance_discarding,
    discard_strategy,
    hand_out,
    keep_investor,
)
from bigboard.titles.stockpile.rules.market.prices import advance_moving, advance_paying, pay_dividend
from bigboard.titles.stockpile.rules.market.sale import begin_sale
from bigboard.titles.stockpile.rules.model.power import end_power
from bigboard.titles.stockpile.rules.model.sizes import DONE, WAIT
from bigboard.titles.stockpile.rules.model.table import StockpileTable
from bigboard.titles.stockpile.rules.powers.catalog import POWERS
from bigboard.titles.stockpile.rules.powers.timing import act, advance_asking


def take_action(t: StockpileTable, action: i64) -> None:
    """Take a legal action and all that follows from it without a choice."""
    t.listed = 0
    carry_out(t, action)
    proceed(t)


def carry_out(t: StockpileTable, action: i64) -> None:
    question = t.question
    if question == ids.ASK_PLACE_CARD:
        place_card(t, action)
    elif question == ids.ASK_BID:
        if action >= ids.USE:
            act(t, t.actor, action - ids.USE)
        else:
            place_bid(t, action)
    elif question == ids.ASK_SELL:
        if ids.USE <= action < ids.GIVE_ONE:
            act(t, t.actor, action - ids.USE)
        else:
            sell(t, action)
    elif question == ids.ASK_SHOW_SHARES:
        pay_dividend(t, t.actor, action - ids.SHOW)
    elif question == ids.ASK_SHOW_SPLIT_SHARES:
        t.split_shown = action - ids.SHOW
    elif question >= ids.ASK_PICK_CARD:
        POWERS[t.power].answer(t, action)
    elif question == ids.ASK_ACT:
        take_act(t, action)
    elif question == ids.ASK_PLACE_COMMERCE:
        place_commerce(t, action)
    elif question == ids.ASK_BUY_BONDS:
        buy_bonds(t, action)
    elif question == ids.ASK_PLACE_FIRST_CARD:
        place_first_card(t, action)
    elif question == ids.ASK_HAND_FIRST_CARD:
        hand_first_card(t, action)
    elif question == ids.ASK_BID_INVESTOR:
        place_bid(t, action)
    elif question == ids.ASK_CHOOSE_POWER:
        act(t, t.actor, action - ids.USE)
    elif question == ids.ASK_DISCARD_STRATEGY:
        discard_strategy(t, action)
    else:
        keep_investor(t, action)


def take_act(t: StockpileTable, action: i64) -> None:
    if action == ids.END_TURN:
        end_turn(t, t.actor)
    elif action < ids.BUST:
        play_action_card(t, BOOM_CARD, action - ids.BOOM)
    elif action < ids.SELL:
        play_action_card(t, BUST_CARD, action - ids.BUST)
    elif action < ids.USE:
        play_strategy(t, action - ids.PLAY)
    else:
        act(t, t.actor, action - ids.USE)


def proceed(t: StockpileTable) -> None:
    """Until a player has to decide, or the game is over."""
    while True:
        if t.dividend_company >= 0:
            state = advance_paying(t)
        elif t.move_company >= 0:
            state = advance_moving(t)
        elif t.power >= 0:
            state = POWERS[t.power].advance(t)
            if state == DONE:
                end_power(t)
                continue
        else:
            state = advance(t)
            if state == DONE:
                next_stage(t)
                if t.question == ids.GAME_OVER:
                    return
                continue
        if state == WAIT:
            action = forced_answer(t)
            if action < 0:
                return
            carry_out(t, action)


def advance(t: StockpileTable) -> i64:
    """Do the next step of the present stage."""
    stage = t.stage
    if stage == ids.STAGE_SUPPLY:
        return advance_supply(t)
    if stage == ids.STAGE_DEMAND:
        return advance_bidding(t)
    if stage == ids.STAGE_SELLING:
        return advance_selling(t)
    if stage == ids.STAGE_MOVEMENT:
        return advance_moving_pairs(t)
    if stage == ids.STAGE_ACTION:
        return advance_acting(t)
    if stage == ids.STAGE_PAYING:
        return advance_paying_bids(t)
    if stage == ids.STAGE_FEES:
        return settle_fees(t)
    if stage == ids.STAGE_FIRST_CARD:
        return advance_first_card(t)
    if stage == ids.STAGE_COMMERCE:
        return advance_commerce(t) if t.with_commerce else i64(DONE)
    if stage == ids.STAGE_BUYING_BONDS:
        return advance_bonds(t) if t.with_bonds else i64(DONE)
    if stage == ids.STAGE_AFTER_SELLING:
        return advance_selling(t) if t.with_investors else i64(DONE)
    if stage == ids.STAGE_CHOOSING:
        return advance_choosing(t) if t.with_investors else i64(DONE)
    if stage == ids.STAGE_AUCTION:
        return advance_auction(t) if t.with_auction else i64(DONE)
    if stage == ids.STAGE_DISCARDING:
        return advance_discarding(t) if t.with_strategies else i64(DONE)
    if t.with_investors:
        return advance_asking(t)
    return DONE


def next_stage(t: StockpileTable) -> None:
    """Enter the next stage, and do everything that needs no question."""
    t.stage += 1
    t.at = 0
    t.step = 0
    stage = t.stage
    if stage == ids.STAGE_HANDING_OUT:
        hand_out(t)
    elif stage == ids.STAGE_ROUND_BEGINS:
        begin_round(t)
    elif stage == ids.STAGE_BEFORE_INFORMATION:
        lay_out_pairs(t)
    elif stage == ids.STAGE_INFORMATION:
        deal_pairs(t)
    elif stage == ids.STAGE_BEFORE_SUPPLY:
        draw_opening(t)
    elif stage == ids.STAGE_SUPPLY:
        lay_opening(t)
        t.batch = 0
        deal_supply(t)
    elif stage == ids.STAGE_DEMAND:
        begin_bidding(t)
    elif stage == ids.STAGE_SELLING or stage == ids.STAGE_AFTER_SELLING:
        begin_sale(t, 0)
    elif stage == ids.STAGE_INTEREST:
        if t.with_bonds:
            pay_interest(t)
    elif stage == ids.STAGE_NEXT_ROUND:
        if is_last_round(t):
            finish(t)
        else:
            pass_token(t)
            t.stage = ids.STAGE_ROUND_BEGINS
            begin_round(t)
