"""A second reading of the rulebook: follows a game by its events alone and works out every amount anew.

It knows nothing of the engine. Cards and prices are kept in plain counters on the standard board, and whatever the
engine tells must be what the rulebook says. One referee follows one game from its first event.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.titles.stockpile.table_setting import COMMODITIES, COMPANIES, TRACK

if TYPE_CHECKING:
    from bigboard import Event

BARBARA = [-4, -3, 0, 3, 8, 15, 22, 30]
SETS = [0, 3, 8, 15, 24, 35, 48]
TAXES = [0, 2, 6, 12, 20, 30, 42, 56]
BOND_PRICE = {2: 7, 3: 6, 4: 5, 5: 4}


class Referee:
    def __init__(self, players: int) -> None:
        self.players = players
        self.normal: list[Counter[str]] = [Counter() for _ in range(players)]
        self.split: list[Counter[str]] = [Counter() for _ in range(players)]
        self.commerce: list[Counter[str]] = [Counter() for _ in range(players)]
        self.bonds = [0] * players
        self.investors: list[list[str]] = [[] for _ in range(players)]
        self.prices = dict.fromkeys(COMPANIES, 5)
        self.discard: Counter[str] = Counter()
        self.bids: dict[int, tuple[int, int]] = {}
        self.dividend = 0
        self.dividend_of = ""
        self.expected: dict[tuple[str, int], int] = {}  # what a split or a bankruptcy must still bring
        self.target: dict[str, int] = {}  # where a price has to arrive
        self.covered: set[int] = set()  # pairs with a card on their forecast
        self.seen: Counter[str] = Counter()

    def follow(self, event: Event) -> None:
        words = {**event.data, **(event.secret or {})}
        self.seen[event.type] += 1
        if event.type not in ("second_split", "shares_split", "shares_lost", "fee_paid"):
            assert not self.expected, f"{self.expected} is missing before {event}"
        judge = getattr(self, f"on_{event.type}", None)
        if event.type == "pair_revealed" and event.rule != "STK-MOV-1":
            return  # Data Broker turns a pair up before its time
        if judge is not None:
            judge(event.seat, **{key: value for key, value in words.items() if key != "mark"})

    def has(self, seat: int, investor: str) -> bool:
        return investor in self.investors[seat]

    def moved(self, company: str, steps: int) -> int:
        """Where the price arrives: the split space lies after 10 and is 6; below 1 is 5, and the rest is lost."""
        price = self.prices[company]
        for _ in range(abs(steps)):
            price += 1 if steps > 0 else -1
            if price == 11:
                price = 6
            if price == 0:
                return 5
        return price

    # Set-up and stockpiles.

    def on_investor(self, seat: int, investor: str, cash: int) -> None:
        self.investors[seat].append(investor)

    def on_set_up(self, seat: int, money: int, share: str) -> None:
        assert sum(self.normal[seat].values()) == 0
        self.normal[seat][share] = 1

    def on_round(self, seat: int, **words: int) -> None:
        self.bids.clear()
        self.covered.clear()

    def on_bonds_bought(self, seat: int, bonds: int, amount: int) -> None:
        assert bonds <= 3
        assert amount == bonds * BOND_PRICE[self.players]
        self.bonds[seat] += bonds

    def on_bond_returned(self, seat: int) -> None:
        self.bonds[seat] -= 1

    def on_bid(self, seat: int, pile: int, space: int, amount: int) -> None:
        assert amount == TRACK[space]
        if pile in self.bids:
            owner, stands = self.bids[pile]
            assert owner != seat
            assert space >= stands + (2 if self.has(owner, "Cunning Carlos") else 1)
        self.bids[pile] = (seat, space)

    def on_investor_offered(self, seat: int, pile: int, investor: str) -> None:
        self.bids.clear()

    def on_pile_bought(self, seat: int, pile: int, amount: int) -> None:
        owner, space = self.bids[pile]
        track = BARBARA if self.has(seat, "Budget Barbara") else TRACK
        assert owner == seat
        assert amount == track[max(0, space - 1) if self.has(seat, "Discount Donald") else space]

    def on_pile_taken(
        self, seat: int, pile: int, cards: list[str], face_down: int, hidden: list[str], fees: list[str] | None = None
    ) -> None:
        assert face_down == len(hidden)
        for card in [*cards, *hidden]:
            if card in COMMODITIES or card == "Tax":
                self.commerce[seat][card] += 1
            elif not card.startswith(("Trading Fee", "First")):
                self.normal[seat][card] += 1

    # Action Phase.

    def on_boom(self, seat: int, company: str) -> None:
        self.use_up(seat, "Stock Boom")
        self.target = {company: self.moved(company, 2)}

    def on_bust(self, seat: int, company: str) -> None:
        self.use_up(seat, "Stock Bust")
        self.target = {company: self.moved(company, -2)}

    def on_card_discarded(self, seat: int, card: str) -> None:
        if card in COMMODITIES:
            self.commerce[seat][card] -= 1
            assert self.commerce[seat][card] >= 0
        else:
            self.use_up(seat, card)

    def use_up(self, seat: int, card: str, count: int = 1) -> None:
        self.normal[seat][card] -= count
        assert self.normal[seat][card] >= 0
        self.discard[card] += count

    def on_share_given_up(self, seat: int, company: str, what: str) -> None:
        if what == "normal":
            self.use_up(seat, company)
        else:
            self.unsplit(seat, company, 1)

    def unsplit(self, seat: int, company: str, count: int) -> None:
        self.split[seat][company] -= count
        assert self.split[seat][company] >= 0
        self.normal[seat][company] += count

    def on_share_taken(self, seat: int, company: str) -> None:
        self.discard[company] -= 1
        assert self.discard[company] >= 0
        self.normal[seat][company] += 1

    def on_share_split(self, seat: int, company: str) -> None:
        self.normal[seat][company] -= 1
        assert self.normal[seat][company] >= 0
        self.split[seat][company] += 1

    # Selling, dividends, price moves.

    def on_sold(self, seat: int, company: str, what: str, cards: int, amount: int) -> None:
        price = amount // cards if what != "split" else amount // (2 * cards)
        bonus = 1 if self.has(seat, "Golden Graham") else 0
        assert price - bonus in (self.prices[company], 8)  # Shorting Soros and Bear Raid sell at 8
        assert amount == price * cards * (2 if what == "split" else 1)
        if what == "half":
            self.unsplit(seat, company, cards)
        elif what == "normal":
            self.use_up(seat, company, cards)
        else:
            self.split[seat][company] -= cards
            assert self.split[seat][company] >= 0
            self.discard[company] += cards

    def on_dividend(self, seat: int, company: str, amount: int) -> None:
        self.dividend, self.dividend_of = amount, company

    def on_dividend_paid(self, seat: int, company: str, cards: int, split: int, amount: int) -> None:
        assert company == self.dividend_of
        assert cards <= self.normal[seat][company]
        assert split <= self.split[seat][company]
        assert amount == self.dividend * (cards + 2 * split)

    def on_split(self, seat: int, company: str) -> None:
        for owner in range(self.players):
            if self.split[owner][company]:
                self.expected["second_split", owner] = 10 * self.split[owner][company]
            if self.normal[owner][company]:
                self.expected["shares_split", owner] = self.normal[owner][company]

    def on_second_split(self, seat: int, company: str, amount: int) -> None:
        assert self.expected.pop(("second_split", seat)) == amount

    def on_shares_split(self, seat: int, company: str, cards: int) -> None:
        assert self.expected.pop(("shares_split", seat)) == cards
        self.split[seat][company] += cards
        self.normal[seat][company] = 0

    def on_bankruptcy(self, seat: int, company: str) -> None:
        for owner in range(self.players):
            lost = self.normal[owner][company] + self.split[owner][company]
            if lost:
                self.expected["shares_lost", owner] = lost

    def on_shares_lost(self, seat: int, company: str, cards: int) -> None:
        assert self.expected.pop(("shares_lost", seat)) == cards
        self.normal[seat][company] = self.split[seat][company] = 0
        self.discard[company] += cards

    def on_pair_revealed(self, seat: int, pair: int, company: str, forecast: str) -> None:
        steps = 0 if "$" in forecast else int(forecast)
        if pair in self.covered:
            self.target = {}  # judged by the tests of the cards
            return
        self.target = {company: self.moved(company, steps)} if steps else {}

    def on_card_laid(self, seat: int, pair: int, owner: int | None) -> None:
        self.covered.add(pair)

    def on_price_moved(self, seat: int, company: str, **move: int) -> None:
        assert move["from"] == self.prices[company]
        assert move["to"] == self.target.pop(company, move["to"])
        self.prices[company] = move["to"]

    # The end.

    def on_interest(self, seat: int, amount: int) -> None:
        assert amount == self.bonds[seat]

    def shares(self, seat: int, company: str) -> int:
        return self.normal[seat][company] + 2 * self.split[seat][company]

    def on_game_over(self, seat: int, portfolios: list[dict[str, int]]) -> None:
        for owner, held in enumerate(portfolios):
            assert held == {c: self.shares(owner, c) for c in COMPANIES if self.shares(owner, c)}

    def on_majority(self, seat: int, amount: int, company: str) -> None:
        counts = [self.shares(other, company) for other in range(self.players)]
        assert counts[seat] == max(counts) > 0
        assert amount == (10 if counts.count(max(counts)) == 1 else 5)

    def on_final_sale(self, seat: int, amount: int, company: str) -> None:
        bonus = 1 if self.has(seat, "Golden Graham") else 0
        value = self.shares(seat, company) * (self.prices[company] + bonus)
        held = [c for c in COMPANIES if self.shares(seat, c)]
        cheapest = min(held, key=lambda c: self.prices[c])
        if self.has(seat, "Shorting Soros") and company == cheapest and self.prices[company] < 8:
            value += 8 - self.prices[company]
        assert amount == value

    def on_bonds_repaid(self, seat: int, amount: int) -> None:
        assert amount == self.bonds[seat] * BOND_PRICE[self.players]

    def on_commodities(self, seat: int, amount: int) -> None:
        worth = 0
        for copies in (1, 2, 3):
            worth += SETS[sum(self.commerce[seat][kind] >= copies for kind in COMMODITIES)]
        assert amount == worth

    def on_taxes(self, seat: int, amount: int) -> None:
        assert amount == -TAXES[self.commerce[seat]["Tax"]]
