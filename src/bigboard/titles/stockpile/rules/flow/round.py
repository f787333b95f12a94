"""The course of the game: stage after stage, question after question (STK-RND-1 … 7).

`take_action` takes one action; `proceed` carries out everything that follows from it until a player has to decide.
What is deepest goes on first: a dividend, then the price move that caused it, then the card behind the move, then the
stage.
"""

from mypy_extensions import i64

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
from bigboard.titles.stockpile.rules.model.table import DONE, WAIT, StockpileTable
from bigboard.titles.stockpile.rules.numbers import (
    ASK_ACT,
    ASK_BID,
    ASK_BID_INVESTOR,
    ASK_BUY_BONDS,
    ASK_CHOOSE_POWER,
    ASK_DISCARD_STRATEGY,
    ASK_HAND_FIRST_CARD,
    ASK_PICK_CARD,
    ASK_PLACE_CARD,
    ASK_PLACE_COMMERCE,
    ASK_PLACE_FIRST_CARD,
    ASK_SELL,
    ASK_SHOW_SHARES,
    ASK_SHOW_SPLIT_SHARES,
    BOOM,
    BUST,
    END_TURN,
    GAME_OVER,
    GIVE_ONE,
    PLAY,
    SELL,
    SHOW,
    STAGE_ACTION,
    STAGE_AFTER_SELLING,
    STAGE_AUCTION,
    STAGE_BEFORE_INFORMATION,
    STAGE_BEFORE_SUPPLY,
    STAGE_BUYING_BONDS,
    STAGE_CHOOSING,
    STAGE_COMMERCE,
    STAGE_DEMAND,
    STAGE_DISCARDING,
    STAGE_FEES,
    STAGE_FIRST_CARD,
    STAGE_HANDING_OUT,
    STAGE_INFORMATION,
    STAGE_INTEREST,
    STAGE_MOVEMENT,
    STAGE_NEXT_ROUND,
    STAGE_PAYING,
    STAGE_ROUND_BEGINS,
    STAGE_SELLING,
    STAGE_SUPPLY,
    USE,
)
from bigboard.titles.stockpile.rules.powers.catalogue import POWERS
from bigboard.titles.stockpile.rules.powers.timing import act, advance_asking


def take_action(t: StockpileTable, action: i64) -> None:
    """Takes a legal action and all that follows from it without a choice."""
    t.listed = 0
    carry_out(t, action)
    proceed(t)


def carry_out(t: StockpileTable, action: i64) -> None:
    question = t.question
    if question == ASK_PLACE_CARD:
        place_card(t, action)
    elif question == ASK_BID:
        if action >= USE:
            act(t, t.actor, action - USE)
        else:
            place_bid(t, action)
    elif question == ASK_SELL:
        if USE <= action < GIVE_ONE:
            act(t, t.actor, action - USE)
        else:
            sell(t, action)
    elif question == ASK_SHOW_SHARES:
        pay_dividend(t, t.actor, action - SHOW)
    elif question == ASK_SHOW_SPLIT_SHARES:
        t.split_shown = action - SHOW
    elif question >= ASK_PICK_CARD:
        POWERS[t.power].answer(t, action)
    elif question == ASK_ACT:
        take_act(t, action)
    elif question == ASK_PLACE_COMMERCE:
        place_commerce(t, action)
    elif question == ASK_BUY_BONDS:
        buy_bonds(t, action)
    elif question == ASK_PLACE_FIRST_CARD:
        place_first_card(t, action)
    elif question == ASK_HAND_FIRST_CARD:
        hand_first_card(t, action)
    elif question == ASK_BID_INVESTOR:
        place_bid(t, action)
    elif question == ASK_CHOOSE_POWER:
        act(t, t.actor, action - USE)
    elif question == ASK_DISCARD_STRATEGY:
        discard_strategy(t, action)
    else:
        keep_investor(t, action)


def take_act(t: StockpileTable, action: i64) -> None:
    if action == END_TURN:
        end_turn(t, t.actor)
    elif action < BUST:
        play_action_card(t, BOOM_CARD, action - BOOM)
    elif action < SELL:
        play_action_card(t, BUST_CARD, action - BUST)
    elif action < USE:
        play_strategy(t, action - PLAY)
    else:
        act(t, t.actor, action - USE)


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
                if t.question == GAME_OVER:
                    return
                continue
        if state == WAIT:
            action = forced_answer(t)
            if action < 0:
                return
            carry_out(t, action)


def advance(t: StockpileTable) -> i64:
    """What the present stage does next."""
    stage = t.stage
    if stage == STAGE_SUPPLY:
        return advance_supply(t)
    if stage == STAGE_DEMAND:
        return advance_bidding(t)
    if stage == STAGE_SELLING:
        return advance_selling(t)
    if stage == STAGE_MOVEMENT:
        return advance_moving_pairs(t)
    if stage == STAGE_ACTION:
        return advance_acting(t)
    if stage == STAGE_PAYING:
        return advance_paying_bids(t)
    if stage == STAGE_FEES:
        return settle_fees(t)
    if stage == STAGE_FIRST_CARD:
        return advance_first_card(t)
    if stage == STAGE_COMMERCE:
        return advance_commerce(t) if t.with_commerce else i64(DONE)
    if stage == STAGE_BUYING_BONDS:
        return advance_bonds(t) if t.with_bonds else i64(DONE)
    if stage == STAGE_AFTER_SELLING:
        return advance_selling(t) if t.with_investors else i64(DONE)
    if stage == STAGE_CHOOSING:
        return advance_choosing(t) if t.with_investors else i64(DONE)
    if stage == STAGE_AUCTION:
        return advance_auction(t) if t.with_auction else i64(DONE)
    if stage == STAGE_DISCARDING:
        return advance_discarding(t) if t.with_strategies else i64(DONE)
    if t.with_investors:
        return advance_asking(t)
    return DONE


def next_stage(t: StockpileTable) -> None:
    """Enters the next stage, and does what happens there without anybody being asked."""
    t.stage += 1
    t.at = 0
    t.step = 0
    stage = t.stage
    if stage == STAGE_HANDING_OUT:
        hand_out(t)
    elif stage == STAGE_ROUND_BEGINS:
        begin_round(t)
    elif stage == STAGE_BEFORE_INFORMATION:
        lay_out_pairs(t)
    elif stage == STAGE_INFORMATION:
        deal_pairs(t)
    elif stage == STAGE_BEFORE_SUPPLY:
        draw_opening(t)
    elif stage == STAGE_SUPPLY:
        lay_opening(t)
        t.batch = 0
        deal_supply(t)
    elif stage == STAGE_DEMAND:
        begin_bidding(t)
    elif stage == STAGE_SELLING or stage == STAGE_AFTER_SELLING:
        begin_sale(t, 0)
    elif stage == STAGE_INTEREST:
        if t.with_bonds:
            pay_interest(t)
    elif stage == STAGE_NEXT_ROUND:
        if is_last_round(t):
            finish(t)
        else:
            pass_token(t)
            t.stage = STAGE_ROUND_BEGINS
            begin_round(t)
