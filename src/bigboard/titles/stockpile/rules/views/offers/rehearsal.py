"""An answer tried on a copy of the table: its cost, its gain, the prices it moves.

The copy goes only as far as this seat's own doing goes: the rest of a turn or a phase would show what is hidden. Of
what happens on the way only public facts and this seat's own cards and money are read, so two worlds that the seat
cannot tell apart give the same answer.
"""

from typing import Final

from bigboard.games.contract import Event
from bigboard.titles.stockpile.rules.cards.cards import COMPANIES, COMPANY_NAMES, HELD_KINDS
from bigboard.titles.stockpile.rules.flow.forced_answers import forced_answer
from bigboard.titles.stockpile.rules.flow.round import carry_out
from bigboard.titles.stockpile.rules.market.prices import advance_moving, pay_dividend
from bigboard.titles.stockpile.rules.model.lookups import price_of, seat_at
from bigboard.titles.stockpile.rules.model.sizes import DONE, WAIT
from bigboard.titles.stockpile.rules.model.table import SALE_BONUS, StockpileTable
from bigboard.titles.stockpile.rules.numbers import QUESTIONS
from bigboard.titles.stockpile.rules.offer_types import PriceMove
from bigboard.titles.stockpile.rules.powers.catalog import POWERS

ENDS: Final = ("pass", "stop", "end_turn")
# Questions of cards where every answer brings the same money.
EQUAL_ANSWERS: Final = ("show_companies", "discard_action", "discard_commodity", "look_at_pair", "reveal_pair")


def share_value(t: StockpileTable, seat: int, company: int) -> int:
    """Return the seat's price of one share in an ordinary sale."""
    return int(price_of(t, company) + t.traits[SALE_BONUS + seat])


def normal_of(t: StockpileTable, seat: int, company: int) -> int:
    return int(t.hold[seat * HELD_KINDS + company])


def split_of(t: StockpileTable, seat: int, company: int) -> int:
    return int(t.split[seat * COMPANIES + company])


def copy_table(t: StockpileTable) -> StockpileTable:
    copy = t.clone()
    assert isinstance(copy, StockpileTable)
    return copy


class Rehearsal:
    """A copy of the table on which the seat tries an answer."""

    def __init__(self, t: StockpileTable, seat: int) -> None:
        self.table: StockpileTable = copy_table(t)
        self.table.events = True
        self.seat = seat
        self.before = int(t.money[seat])
        self.moves: list[PriceMove] = []

    @property
    def card_cost(self) -> int:
        """Return the cost of the played strategy cards."""
        return sum_of(self.table.new_events, "strategy_played", "cost")

    @property
    def gained(self) -> int:
        """Return the money that the seat has received so far; negative if it has paid.

        The cost of a card is another matter, and so are fees that it owed and that were paid from what came in.
        """
        own = [event for event in self.table.new_events if event.seat == self.seat]
        fees = sum_of(own, "fee_paid", "amount")
        return int(self.table.money[self.seat]) - self.before + self.card_cost + fees

    @property
    def cost(self) -> int:
        return self.card_cost + max(0, -self.gained)

    @property
    def gain(self) -> int:
        return max(0, self.gained)

    @property
    def dividend(self) -> int:
        """Return the payment for each share of a company because of the answer, without moves."""
        paid = [int(event.data["amount"]) for event in self.table.new_events if event.type == "dividend"]
        return sum(paid) - sum([move["dividend"] for move in self.moves])

    def answer(self, action: int) -> None:
        """Carry out the action alone, without its consequences."""
        carry_out(self.table, action)

    def play(self, action: int) -> None:
        """Take the action and all that follows until a seat has to decide, without ending the turn."""
        self.answer(action)
        self.settle()

    def settle(self) -> None:
        t = self.table
        while True:
            if t.dividend_company >= 0:
                self.show_all()
            elif t.move_company >= 0:
                self.move()
            elif t.power >= 0:
                state = POWERS[t.power].advance(t)
                if state == DONE:
                    t.power = -1
                    return
                if state == WAIT:
                    action = forced_answer(t)
                    if action < 0:
                        return
                    carry_out(t, action)
            else:
                return

    def show_all(self) -> None:
        """Pay a dividend for all shares of the seat; the others' shares are unknown to it."""
        t = self.table
        while t.dividend_at < t.seats:
            holder = seat_at(t, t.dividend_at)
            if holder == self.seat:
                pay_dividend(t, holder, t.hold[holder * HELD_KINDS + t.dividend_company])
            else:
                t.dividend_at += 1
        t.dividend_company = -1

    def move(self) -> None:
        """Carry out a whole price move and note its effects."""
        t = self.table
        company = int(t.move_company)
        price = int(t.move_from)
        value = share_value(t, self.seat, company)
        normal, split = normal_of(t, self.seat, company), split_of(t, self.seat, company)
        first = len(t.new_events)
        while t.move_company >= 0:
            if t.dividend_company >= 0:
                self.show_all()
            else:
                advance_moving(t)
        happened = t.new_events[first:]
        own = [event for event in happened if event.seat == self.seat]
        bankrupt = count_of(happened, "bankruptcy") > 0
        self.moves.append(
            {
                "company": COMPANY_NAMES[company],
                "price": price,
                "to": int(price_of(t, company)),
                "space": int(t.prices[company]),
                "splits": count_of(happened, "split"),
                "split_bonus": sum_of(own, "second_split", "amount"),
                "cards_split": sum_of(own, "shares_split", "cards"),
                "bankrupt": bankrupt,
                "cards_lost": sum_of(own, "shares_lost", "cards"),
                "value_lost": (normal + 2 * split) * value if bankrupt else 0,
                "dividend": sum_of(happened, "dividend", "amount"),
                "dividend_gain": sum_of(own, "dividend_paid", "amount"),
            }
        )


def count_of(events: list[Event], type: str) -> int:
    return len([event for event in events if event.type == type])


def sum_of(events: list[Event], type: str, field: str) -> int:
    return sum([int(event.data[field]) for event in events if event.type == type])


def most_gained(t: StockpileTable, seat: int, action: int) -> int:
    """The most that an answer and the further answers to its card bring the seat, ordinary sales aside."""
    rehearsal = Rehearsal(t, seat)
    rehearsal.play(action)
    return rehearsal.gained + most_afterwards(rehearsal.table, seat)


def most_afterwards(t: StockpileTable, seat: int) -> int:
    """Return the effects that further questions of the acting card can have."""
    if t.power < 0 or t.actor != seat:
        return 0
    answers = [action for action in t.legal_actions() if t.describe(action)["type"] not in ENDS]
    question = QUESTIONS[t.question]
    if not answers:
        return 0
    if question in EQUAL_ANSWERS:
        return most_gained(t, seat, answers[0])
    if question == "show_cheap" or question == "show_split_shares":
        return most_gained(t, seat, answers[-1])
    if question == "sell_short":
        return most_gained(t, seat, best_of(answers, [-company_of(t, action) for action in answers]))
    if question == "move_price":
        return most_gained(t, seat, best_of(answers, [gain_of(t, seat, action) for action in answers]))
    if question == "choose_company" or question == "give_up_share":
        return max([most_gained(t, seat, action) for action in answers])
    return 0


def best_of(actions: list[int], ratings: list[int]) -> int:
    return actions[ratings.index(max(ratings))]


def gain_of(t: StockpileTable, seat: int, action: int) -> int:
    rehearsal = Rehearsal(t, seat)
    rehearsal.play(action)
    return rehearsal.gained


def company_of(t: StockpileTable, action: int) -> int:
    return COMPANY_NAMES.index(t.describe(action)["company"])
