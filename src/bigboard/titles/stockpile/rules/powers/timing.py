"""The timing of investors: at their moments in turn order, and on their owners' turns (STK-INV-6 … 11)."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.table_base import zeros
from bigboard.titles.stockpile.rules.cards.cards import TRACK_SPACES
from bigboard.titles.stockpile.rules.market.money import owes_fees
from bigboard.titles.stockpile.rules.model.lookups import seat_at
from bigboard.titles.stockpile.rules.model.power import AT_END_OF_ROUND, start_power
from bigboard.titles.stockpile.rules.model.sizes import AGAIN, DONE, MAX_PLAYERS, WAIT
from bigboard.titles.stockpile.rules.model.table import GAP, PLAYS, SPACES_BELOW, TRAITS, StockpileTable
from bigboard.titles.stockpile.rules.numbers import ASK_CHOOSE_POWER, USE
from bigboard.titles.stockpile.rules.powers.catalog import POWERS


def seat_investors(t: StockpileTable) -> None:
    """Compute the permanent changes of all seats' investors, and the moments when they act."""
    t.moments = zeros(MAX_PLAYERS)
    t.prices_of = zeros(MAX_PLAYERS * TRACK_SPACES)
    t.traits = zeros(TRAITS)
    t.may_refuse = False
    for seat in range(t.seats):
        t.traits[GAP + seat] = 1
        t.traits[PLAYS + seat] = 1
        for space in range(i64(TRACK_SPACES)):
            t.prices_of[seat * TRACK_SPACES + space] = t.card_data.track[space]
        for k in range(seat * 2, seat * 2 + 2):
            if t.investors[k] >= 0:
                assign(t, seat, t.investors[k])
        lower_prices(t, seat)


def lower_prices(t: StockpileTable, seat: i64) -> None:
    """Return the prices of the spaces below the meeple, on the seat's track; the lowest spaces keep their own."""
    below = t.traits[SPACES_BELOW + seat]
    own = seat * TRACK_SPACES
    for space in range(i64(TRACK_SPACES - 1), -1, -1):
        t.prices_of[own + space] = t.prices_of[own + space - below] if space >= below else t.prices_of[own]


def assign(t: StockpileTable, seat: i64, investor: i64) -> None:
    power = POWERS[investor]
    power.on_assigned(t, seat)
    t.moments[seat] |= power.moments
    t.may_refuse = t.may_refuse or power.looks_at_cash


def ready(t: StockpileTable, seat: i64, k: i64, moment: i64) -> i64:
    """The seat's k-th investor if it has something to do at this moment, or -1."""
    investor = t.investors[seat * 2 + k]
    if investor < 0 or (t.used >> investor) & 1:
        return -1
    power = POWERS[investor]
    return investor if power.moments & moment and power.applies(t, seat) else -1


def act(t: StockpileTable, seat: i64, investor: i64) -> i64:
    t.used |= i64(1) << investor
    start_power(t, investor, seat)
    return AGAIN


def advance_asking(t: StockpileTable) -> i64:
    """Every seat's investors whose moment this is, in turn order (STK-INV-6)."""
    moment = i64(1) << t.stage
    while t.at < t.seats:
        seat = seat_at(t, t.at)
        if t.moments[seat] & moment:
            if chooses_order(t, seat):
                t.actor = seat
                t.question = ASK_CHOOSE_POWER  # STK-INV-11
                return WAIT
            one = ready(t, seat, 0, moment)
            two = ready(t, seat, 1, moment)
            if one >= 0 or two >= 0:
                return act(t, seat, one if one >= 0 else two)
        t.at += 1
    return DONE


def own_moments(t: StockpileTable) -> i64:
    """The moments among which an owner of two sets the order: this one, and at the end of the round all of them."""
    moment = i64(1) << t.stage
    return AT_END_OF_ROUND if moment & AT_END_OF_ROUND else moment


def chooses_order(t: StockpileTable, seat: i64) -> bool:
    """Return True if the seat has two investors to use now and it makes a difference which comes first."""
    one = ready(t, seat, 0, own_moments(t))
    two = ready(t, seat, 1, own_moments(t))
    if one < 0 or two < 0:
        return False
    # Two that act at the same moment and one of which only brings money: their order changes nothing, unless it decides
    # which owed fees are paid.
    changes_nothing = (POWERS[one].automatic or POWERS[two].automatic) and not owes_fees(t, seat)
    return not changes_nothing or not POWERS[one].moments & POWERS[two].moments & AT_END_OF_ROUND


def fill_uses(t: StockpileTable, seat: i64, moment: i64, out: vec[i64], count: i64) -> i64:
    """The investors that the seat can use now."""
    if t.moments[seat] & moment:
        for k in range(i64(2)):
            investor = ready(t, seat, k, moment)
            if investor >= 0 and POWERS[investor].is_playable(t, seat):
                out[count] = USE + investor
                count += 1
    return count


def may_use(t: StockpileTable, seat: i64, moment: i64) -> bool:
    """Return True if the seat can use an investor now, by public knowledge."""
    if not t.moments[seat] & moment:
        return False
    return ready(t, seat, 0, moment) >= 0 or ready(t, seat, 1, moment) >= 0
