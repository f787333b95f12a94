"""Action Phase: Booms and Busts, strategy cards, investors, in any order (STK-ACT-1 … 6, STK-STR-5 … 9)."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.cards import (
    BOOM_CARD,
    BUST_CARD,
    COMPANIES,
    COMPANY_NAMES,
    HELD_KINDS,
    STRATEGIES,
)
from bigboard.titles.stockpile.rules.market.money import pay
from bigboard.titles.stockpile.rules.market.prices import begin_move
from bigboard.titles.stockpile.rules.model.lookups import seat_at
from bigboard.titles.stockpile.rules.model.portfolio_knowledge import lose_card, rule_out
from bigboard.titles.stockpile.rules.model.power import IN_ACTION, start_power
from bigboard.titles.stockpile.rules.model.sizes import DONE, WAIT
from bigboard.titles.stockpile.rules.model.strategy_hands import put_card, take_card
from bigboard.titles.stockpile.rules.model.table import (
    IN_HAND,
    IN_HAND_TWICE,
    PLAYED,
    PLAYED_TWICE,
    PLAYS,
    StockpileTable,
)
from bigboard.titles.stockpile.rules.numbers import ASK_ACT, BOOM, BUST, END_TURN, PLAY
from bigboard.titles.stockpile.rules.powers.catalog import FIRST_STRATEGY, POWERS
from bigboard.titles.stockpile.rules.powers.timing import fill_uses, may_use


def has_action_cards(t: StockpileTable, seat: i64) -> bool:
    return t.hold[seat * HELD_KINDS + BOOM_CARD] > 0 or t.hold[seat * HELD_KINDS + BUST_CARD] > 0


def has_open_reason(t: StockpileTable, seat: i64) -> bool:
    """Return True if the seat visibly has something to decide: a strategy hand, an investor."""
    if t.with_strategies and t.plays_left > 0 and t.cards[IN_HAND + seat] != 0:
        return True
    return t.with_investors and may_use(t, seat, IN_ACTION)


def advance_acting(t: StockpileTable) -> i64:
    """Ask the seats in turn order. The turn of a seat without anything to use ends at once, visibly."""
    while t.at < t.seats:
        seat = seat_at(t, t.at)
        if t.step == 0:
            t.step = 1
            t.plays_left = t.traits[PLAYS + seat]
        if has_action_cards(t, seat) or has_open_reason(t, seat):
            t.actor = seat
            t.question = ASK_ACT
            return WAIT
        end_turn(t, seat)
    return DONE


def end_turn(t: StockpileTable, seat: i64) -> None:
    """STK-ACT-2: now the player has no action card left, so all their hidden cards are shares."""
    rule_out(t, seat, BOOM_CARD)
    rule_out(t, seat, BUST_CARD)
    t.at += 1
    t.step = 0


def can_play(t: StockpileTable, seat: i64, card: i64) -> bool:
    """STK-STR-7: the cost must be there; STK-STR-8: and something must happen."""
    power = FIRST_STRATEGY + card
    return t.card_data.cost[power] <= t.money[seat] and POWERS[power].is_playable(t, seat)


def fill_acts(t: StockpileTable, out: vec[i64]) -> i64:
    seat = t.actor
    count: i64 = 0
    if t.hold[seat * HELD_KINDS + BOOM_CARD] > 0:
        for company in range(i64(COMPANIES)):
            out[count] = BOOM + company
            count += 1
    if t.hold[seat * HELD_KINDS + BUST_CARD] > 0:
        for company in range(i64(COMPANIES)):
            out[count] = BUST + company
            count += 1
    if t.with_strategies and t.plays_left > 0:
        hand = t.cards[IN_HAND + seat]
        for card in range(i64(STRATEGIES)):
            if (hand >> card) & 1 and can_play(t, seat, card):
                out[count] = PLAY + card
                count += 1
    if t.with_investors:
        count = fill_uses(t, seat, IN_ACTION, out, count)
    if not has_action_cards(t, seat):
        out[count] = END_TURN
        count += 1
    return count


def play_action_card(t: StockpileTable, kind: i64, company: i64) -> None:
    """STK-ACT-3, STK-ACT-4: two spaces up or down."""
    lose_card(t, t.actor, kind)
    t.discard[kind] += 1
    if t.events:
        type = "boom" if kind == BOOM_CARD else "bust"
        rule = "STK-ACT-3" if kind == BOOM_CARD else "STK-ACT-4"
        t.tell(type, t.actor, rule, {"company": COMPANY_NAMES[company]})
    begin_move(t, company, t.card_data.action_steps if kind == BOOM_CARD else -t.card_data.action_steps)


def play_strategy(t: StockpileTable, card: i64) -> None:
    """Take the card from the hand, pay its cost, and start its effect (STK-STR-7, STK-STR-9)."""
    power = FIRST_STRATEGY + card
    take_card(t.cards, IN_HAND + t.actor, IN_HAND_TWICE + t.actor, card)
    t.plays_left -= 1
    cost = t.card_data.cost[power]
    put_card(t.cards, PLAYED, PLAYED_TWICE, card)
    pay(t, t.actor, cost)
    if t.events:
        data = {"card": t.card_data.strategy_names[card], "mark": t.card_data.strategy_marks[card], "cost": int(cost)}
        t.tell("strategy_played", t.actor, POWERS[power].rule, data)
    start_power(t, power, t.actor)
