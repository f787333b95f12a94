"""Two cards placed face down, in an order that does not reveal them (STK-HID-4, STK-INV-STUART)."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.bots.heuristic.heuristic import Heuristic
from bigboard.games.engine.table_base import zeros
from bigboard.games.rng import Rng
from bigboard.titles.stockpile.rules.model.sizes import MAX_PILES, PILE_ROOM, SEEN
from bigboard.titles.stockpile.rules.model.table import SUPPLY
from bigboard.titles.stockpile.rules.numbers import ASK_PLACE_CARD, PLACE_COMMERCE, PLACE_DOWN
from bigboard.titles.stockpile.rules.state import StockpileState


def places_both_down(t: StockpileState, action: i64) -> bool:
    """Return whether the action is one of two face-down placements."""
    down = t.question == ASK_PLACE_CARD and PLACE_DOWN <= action < PLACE_COMMERCE
    return down and (t.step == 0 or t.first_pile >= 0)


def placed_in_any_order(heuristic: Heuristic, t: StockpileState, rng: Rng) -> i64:
    """Return the next of two face-down placements.

    Both decisions plan which card goes where from the table as it was before the first of them; chance alone decides
    which card comes first. So neither the order nor the second pile depends on which card came first.
    """
    before = t if t.step == 0 else with_both_in_hand(t)
    own: i64 = SUPPLY + t.actor * 2
    low, high = before.hands[own], before.hands[own + 1]
    if low > high:
        low, high = high, low
    low_action = best_placement(heuristic, before, low, rng)
    after = before.clone()
    after.take(low_action)
    high_action = best_placement(heuristic, after, high, rng)
    if t.step == 0:
        return low_action if rng.below(2) == 0 else high_action
    left = t.hands[own] if t.hands[own] >= 0 else t.hands[own + 1]
    return low_action if left == low else high_action


def with_both_in_hand(t: StockpileState) -> StockpileState:
    """The state before the first of the two was placed."""
    before = t.clone()
    own: i64 = SUPPLY + t.actor * 2
    before.pile_sizes[t.first_pile] -= 1
    card = before.piles[t.first_pile * PILE_ROOM + before.pile_sizes[t.first_pile]]
    before.hands[own if before.hands[own] < 0 else own + 1] = card % SEEN
    before.step = 0
    before.first_pile = -1
    before.listed = 0
    return before


def best_placement(heuristic: Heuristic, t: StockpileState, card: i64, rng: Rng) -> i64:
    actions: vec[i64] = zeros(MAX_PILES)
    for pile in range(t.piles_in_play):
        actions[pile] = PLACE_DOWN + card * MAX_PILES + pile
    return heuristic.pick(t, actions, t.piles_in_play, zeros(MAX_PILES), rng)
