"""A seat's knowledge of all holdings (ACQ-SET-8), and the bonuses and scores that follow.

Where holdings are closed, a seat still sees its own shares and how many the bank has, so it knows how many the
others have together: sometimes that settles who gets a bonus.
"""

from mypy_extensions import i64

from bigboard.titles.acquire.rules import numbers as ids
from bigboard.titles.acquire.rules.flow.bonuses import bonus_rows, work_out_bonuses
from bigboard.titles.acquire.rules.flow.endgame import worth
from bigboard.titles.acquire.rules.model.chains import CHAINS, MAJORITY, SHARES_PER_CHAIN, share_price
from bigboard.titles.acquire.rules.model.shares import give_shares, holding
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.offer_types import Bonus, Owned


def own_shares(t: AcquireTable, seat: i64, chain: i64) -> i64:
    """A spectator has none."""
    return holding(t, seat, chain) if seat >= 0 else 0


def others_shares(t: AcquireTable, seat: i64, chain: i64) -> i64:
    """Return the number of shares that the other seats have together."""
    return SHARES_PER_CHAIN - t.bank[chain] - own_shares(t, seat, chain)


def knows_holders(t: AcquireTable, seat: i64, chain: i64) -> bool:
    """Return True if the seat knows who has how many shares of the chain."""
    one_other = t.seats == 2 and seat >= 0
    return t.open_holdings or one_other or others_shares(t, seat, chain) == 0


def known_bonuses(t: AcquireTable, seat: i64, chain: i64) -> list[Bonus]:
    """The bonuses for the chain at its present size, as far as the seat knows them."""
    if knows_holders(t, seat, chain):
        work_out_bonuses(t, chain)
        rows = bonus_rows(t, chain)
        return [{"seat": owner, "place": place, "amount": amount, "rule": rule} for owner, place, rule, amount in rows]
    if own_shares(t, seat, chain) > others_shares(t, seat, chain):
        majority = int(share_price(chain, t.sizes[chain])) * MAJORITY
        return [{"seat": int(seat), "place": "majority", "amount": majority, "rule": "ACQ-BON-1"}]
    return []


def own_bonus(t: AcquireTable, seat: i64, chain: i64) -> int | None:
    """The seat's own bonus for the chain; None where the seat cannot know it."""
    for bonus in known_bonuses(t, seat, chain):
        if bonus["seat"] == seat:
            return bonus["amount"]
    return 0 if knows_holders(t, seat, chain) or holding(t, seat, chain) == 0 else None


def owned_with(t: AcquireTable, seat: i64, chain: i64, more: i64) -> Owned:
    """Return the seat's shares of the chain with that many more, the leaders then, and the seat's bonus."""
    own = holding(t, seat, chain) + more
    leaders: list[int] | None = None
    if knows_holders(t, seat, chain):
        held = [int(own if owner == seat else holding(t, owner, chain)) for owner in range(t.seats)]
        leaders = [owner for owner in range(len(held)) if held[owner] == max(held)]
    elif own > others_shares(t, seat, chain):
        leaders = [int(seat)]
    give_shares(t, seat, chain, more)
    rows = [bonus for bonus in known_bonuses(t, seat, chain) if bonus["seat"] == seat]
    after = own_bonus(t, seat, chain)
    give_shares(t, seat, chain, -more)
    before = own_bonus(t, seat, chain)
    return {
        "shares": int(own),
        "leaders": leaders,
        "place": rows[0]["place"] if rows else None,
        "bonus": after,
        "bonus_gain": after - before if after is not None and before is not None else None,
    }


def known_scores(t: AcquireTable, seat: i64) -> list[int | None]:
    """Return each seat's money if the game were scored now, as far as the seat knows."""
    scores: list[int | None] = []
    if t.open_holdings or t.question == ids.GAME_OVER:
        scores.extend(worth(t))
        return scores
    scores.extend([None] * int(t.seats))
    if seat < 0:
        return scores
    own = int(t.money[seat])
    for chain in range(i64(CHAINS)):
        if t.sizes[chain] > 0:
            is_due = chain != t.acquired or seat >= t.seats + t.asked
            bonus = own_bonus(t, seat, chain) if is_due else 0
            if bonus is None:
                return scores
            own += bonus + int(holding(t, seat, chain) * share_price(chain, t.sizes[chain]))
    scores[seat] = own
    return scores
