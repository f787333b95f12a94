"""Powers: the effects of investors and strategy cards, and the moments when they are asked.

A power is one small object for all games; what it remembers lies on the table (`power_step`, `chosen_company` and the
like). The phases call it at named moments and never know which card they are talking to.

How a power acts: a phase makes it the acting power (`start_power`). From then on `advance` is called until it answers
DONE. It may set the price of a company moving or a dividend paying and answer AGAIN: it is called again when that is
finished. Or it asks a question (`ask`) and answers WAIT: then `fill` lists the legal answers, and `answer` takes one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.model.sizes import DONE, WAIT
from bigboard.titles.stockpile.rules.model.table import StockpileTable

# Moments: bits of `Power.moments`. Those named after a stage are asked there, every seat in turn order.
AT_BEFORE_INFORMATION: Final = 1 << ids.STAGE_BEFORE_INFORMATION
AT_BEFORE_SUPPLY: Final = 1 << ids.STAGE_BEFORE_SUPPLY
AT_BEFORE_DEMAND: Final = 1 << ids.STAGE_BEFORE_DEMAND
AT_DEMAND_BEGINS: Final = 1 << ids.STAGE_DEMAND_BEGINS
AT_AFTER_BIDDING: Final = 1 << ids.STAGE_AFTER_BIDDING
AT_AFTER_SELLING: Final = 1 << ids.STAGE_AFTER_SELLING
AT_BEFORE_MOVEMENT: Final = 1 << ids.STAGE_BEFORE_MOVEMENT
AT_ROUND_ENDS: Final = 1 << ids.STAGE_ROUND_ENDS
AT_GIVING: Final = 1 << ids.STAGE_GIVING
AT_LEVELLING: Final = 1 << ids.STAGE_LEVELLING
AT_END_OF_ROUND: Final = AT_ROUND_ENDS | AT_GIVING | AT_LEVELLING
# Those that the owner may use once per round, on their own turn.
IN_BIDDING: Final = 1 << ids.STAGE_DEMAND
IN_ACTION: Final = 1 << ids.STAGE_ACTION
IN_SELLING: Final = 1 << ids.STAGE_SELLING
# Those that only listen; no stage has these bits.
MEEPLE_PLACED: Final = 1 << 28
MEEPLE_OUTBID: Final = 1 << 29
FEE_TAKEN: Final = 1 << 30
HANDED_OUT: Final = 1 << 31


class Power:
    """The ability of an investor or a strategy card. This one has none."""

    def __init__(self, moments: i64 = 0) -> None:
        self.moments: i64 = moments
        self.rule: str = ""
        self.automatic: bool = False  # never asks anything
        self.looks_at_cash: bool = False  # the payment depends on the cash of all players
        self.laid: bool = False  # stays on a forecast until the Movement Phase

    def on_assigned(self, t: StockpileTable, seat: i64) -> None:
        """Write the permanent changes of this investor for the seat into `traits` and `prices_of`."""

    def handed_out(self, t: StockpileTable, seat: i64) -> None:
        """Starting cash and starting shares are being handed out, and the seat's turn has come."""

    def applies(self, t: StockpileTable, seat: i64) -> bool:
        """Return True if it has anything to do now, by public knowledge."""
        return True

    def is_playable(self, t: StockpileTable, seat: i64) -> bool:
        """Return True if it can be used or played now, by what its owner knows."""
        return True

    def advance(self, t: StockpileTable) -> i64:
        return DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        """Write the legal answers to its question into `out`, ascending, and returns their number."""
        return 0

    def answer(self, t: StockpileTable, action: i64) -> None:
        """Take a legal answer."""

    def hides_choice(self, t: StockpileTable) -> bool:
        """Return True if the others must reckon with a choice, though its owner may have only one answer."""
        return False

    def allows(self, t: StockpileTable) -> bool:
        """Return True if its owner, with the cards of a sampled deal, can have come to the present question."""
        return True

    def public_choices(self, t: StockpileTable) -> JsonDict:
        """Return the owner's public choices so far."""
        return {}

    def remembers(self, t: StockpileTable) -> bool:
        """Return True if the table has all earlier choices; a position written by hand may lack some."""
        return True

    def meeple_placed(self, t: StockpileTable, seat: i64) -> None:
        """The seat has placed a meeple."""

    def meeple_outbid(self, t: StockpileTable, seat: i64) -> None:
        """A meeple of the seat has been outbid."""

    def fee_cost(self, amount: i64) -> i64:
        """Return the owner's cost of a trading fee of this amount; negative if it brings money."""
        return amount

    def fee_taken(self, t: StockpileTable, seat: i64, amount: i64) -> bool:
        """The seat has taken a trading fee; True if it need not pay."""
        return False

    def falsifies(self, t: StockpileTable) -> i64:
        """Return the number of steps by which it weakens the forecast below it."""
        return 0

    def cancels(self) -> bool:
        """Return True if it cancels the forecast below it."""
        return False


def start_power(t: StockpileTable, power: i64, seat: i64) -> None:
    t.power = power
    t.power_seat = seat
    t.power_step = 0


def end_power(t: StockpileTable) -> None:
    """End the acting power, and forget the answers to it."""
    t.power = -1
    t.chosen_company = -1
    t.chosen_companies = 0
    t.chosen_seat = -1
    t.chosen_pile = -1
    t.chosen_place = -1
    t.barred_company = -1
    t.next_company = 0


def ask(t: StockpileTable, question: i64) -> i64:
    """Ask the owner of the acting power."""
    t.actor = t.power_seat
    t.question = question
    return WAIT
