"""Knowledge of the stockpiles that a seat of Stockpile has and the others do not.

Bids drive a stockpile's price up to what it seems to be worth. The difference is left to gain: a card that the seat
laid face down, a company whose movement it has seen. The seat gathers such advantages on one stockpile, and lets the
others have those that are worth less than they seem.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.heuristic.valuation import StockpileValues
from bigboard.titles.stockpile.heuristic.weights import BURDEN, EDGE, UNKNOWN_CARD
from bigboard.titles.stockpile.rules.cards.cards import COMPANIES
from bigboard.titles.stockpile.rules.model.sizes import ALL_SEATS, MAX_PILES, PILE_ROOM, SEEN
from bigboard.titles.stockpile.rules.model.table import StockpileTable


class StockpileEdges(StockpileValues):
    """The stockpiles as the seat sees them, and by how much they are worth more than they seem."""

    def __init__(self) -> None:
        super().__init__()
        self.pile_worth: vec[i64] = vec[i64]([0] * MAX_PILES)
        self.pile_edge: vec[i64] = vec[i64]([0] * MAX_PILES)

    def weigh_piles(self, t: StockpileTable, me: i64) -> None:
        """Looks at every stockpile once, before cards are laid there or moved."""
        self.look_around(t, me)
        for pile in range(t.piles_in_play):
            self.pile_worth[pile] = self.pile_value(t, me, pile)
            edge: i64 = 0
            for k in range(pile * PILE_ROOM, pile * PILE_ROOM + t.pile_sizes[pile]):
                edge += self.word_edge(t, me, t.piles[k])
            self.pile_edge[pile] = edge

    def card_edge(self, kind: i64) -> i64:
        """Of an open card."""
        return self.edge[kind] if kind < COMPANIES else i64(0)

    def word_edge(self, t: StockpileTable, me: i64, word: i64) -> i64:
        """Of a card in a stockpile."""
        seen = word // SEEN
        if seen == ALL_SEATS:
            return self.card_edge(word % SEEN)
        if (seen >> me) & 1:
            return self.card_value(t, me, word % SEEN) - self.weights[UNKNOWN_CARD]
        return 0

    def best_edge(self, t: StockpileTable, pile: i64, more: i64, but: i64, less: i64) -> i64:
        """The best bargain, with so much more on one stockpile and so much less on another."""
        best: i64 = -1000000
        for k in range(t.piles_in_play):
            edge = self.pile_edge[k]
            if k == pile:
                edge += more
            if k == but:
                edge -= less
            if edge > best:
                best = edge
        return best

    def rate_edge(self, t: StockpileTable, edge: i64, pile: i64) -> i64:
        """Rate a placed card of that edge: its gain for the best bargain, and the amount that others overpay."""
        gained = self.best_edge(t, pile, edge, -1, 0) - self.best_edge(t, -1, 0, -1, 0)
        rating = gained * self.weights[EDGE]
        if edge < gained:
            rating += (gained - edge) * self.weights[BURDEN]
        return rating // 100

    def rate_moved_card(self, t: StockpileTable, me: i64, pile: i64, place: i64, to: i64) -> i64:
        """Return the amount that moving a card adds to the best bargain."""
        edge = self.word_edge(t, me, t.piles[pile * PILE_ROOM + place])
        return self.best_edge(t, to, edge, pile, edge) - self.best_edge(t, -1, 0, -1, 0)

    def rate_card_to_move(self, t: StockpileTable, me: i64, pile: i64, place: i64) -> i64:
        """The best place for it; a card whose move gains nothing stays where it is."""
        best: i64 = -1
        for to in range(t.piles_in_play):
            if to != pile:
                rating = self.rate_moved_card(t, me, pile, place, to)
                if rating > best:
                    best = rating
        return best if best > 0 else i64(-1)
