"""Statistics that a simulation records of a game of Stockpile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from bigboard.games.contract import Event, State
from bigboard.lab.run.collector import Collector
from bigboard.titles.stockpile.rules.cards.card_data import INVESTOR_SETS
from bigboard.titles.stockpile.rules.setup.options import card_data_of

# Events that are counted for the seat, and those whose amount is added up, by the name of the fact.
COUNTED = {
    "bid": "bids",
    "beaten": "outbid",
    "strategy_played": "strategies",
    "boom": "booms",
    "bust": "busts",
}
ADDED = {
    "sold": "sales",
    "dividend_paid": "dividends",
    "second_split": "dividends",
    "fee_paid": "fees",
    "fee_owed": "fees",
    "interest": "interest",
    "commodities": "commodities",
    "taxes": "taxes",
    "majority": "majority_money",
}
CARDS_ADDED = {"sold": "sold", "shares_split": "split", "shares_lost": "lost"}
OF_GAME = {"split": "splits", "bankruptcy": "bankruptcies", "dividend": "dividends"}


class StockpileCollector(Collector):
    """Investors, strategies, piles, prices, and where the money came from."""

    MONEY: ClassVar = "${:,.0f}K"
    CASH_GROWTH: ClassVar = {"investor": 2.8}  # `python -m benchmarks.investor_worth` measures it
    EVEN_NOTE: ClassVar = "A thousand more at the start is worth about 2.8 at the end: so much cash would be even."
    GAME: ClassVar = {
        **Collector.GAME,
        "rounds": "Rounds",
        "splits": "Splits",
        "bankruptcies": "Bankruptcies",
        "dividends": "Dividends",
    }
    SEATS: ClassVar = {
        "paid": "Paid for piles",
        "free": "Piles for nothing",
        "taken": "Cards taken in piles",
        "bids": "Bids",
        "outbid": "Times outbid",
        "sold": "Shares sold before the end",
        "sales": "Money from sales before the end",
        "dividends": "Money from dividends and second splits",
        "fees": "Trading fees",
        "split": "Shares that split",
        "lost": "Shares lost to bankruptcy",
        "booms": "Booms used",
        "busts": "Busts used",
        "strategies": "Strategy cards played",
        "tips": "Spaces that the prices of one's own tips move",
        "bonds": "Bonds bought",
        "interest": "Interest",
        "commodities": "Commodities",
        "taxes": "Taxes",
        "majorities": "Majorities at the end",
        "majority_money": "Money from majorities",
    }
    QUESTIONS: ClassVar = {
        "tips": "What is a strong tip worth?",
        "paid": "What do those who pay more for piles get for it?",
    }
    CARDS: ClassVar = {
        "investor": "Investor",
        "strategy": "Strategy card played",
        "majority": "Majority at the end",
        "start": "Turn order in the first round",
    }

    @classmethod
    def absent_cards(cls, name: str, options: Mapping[str, Any]) -> list[str]:
        """Name the investors that are not dealt, and the modules that they need."""
        if name != "investor":
            return []
        cards = card_data_of(options)
        largest = INVESTOR_SETS.index(options.get("investor_set", INVESTOR_SETS[-1]))
        reasons: dict[str, list[str]] = {}
        for investor, needed, smallest in zip(
            cards.investor_names, cards.investor_needs, cards.investor_sets, strict=True
        ):
            if smallest > largest:
                reasons.setdefault(f"with investor_set={INVESTOR_SETS[largest]}", []).append(investor)
            elif needed and not options.get(needed):
                reasons.setdefault(f"without the module {needed}", []).append(investor)
        return [f"Not dealt {reason}: {', '.join(absent)}." for reason, absent in reasons.items()]

    def rounds_over(self, state: State) -> int:
        return self.game["rounds"] - 1

    def round_now(self) -> int:
        return self.game["rounds"]

    def note(self, event: Event) -> None:
        kind = event.type
        seat = event.seat
        data = event.data
        if kind in COUNTED:
            self.seats[COUNTED[kind]][seat] += 1
        if kind in ADDED:
            self.seats[ADDED[kind]][seat] += abs(data["amount"])
        if kind in CARDS_ADDED:
            self.seats[CARDS_ADDED[kind]][seat] += data["cards"]
        if kind in OF_GAME:
            self.game[OF_GAME[kind]] += 1
        if kind == "pile_bought":
            self.seats["paid"][seat] += data["amount"]
            self.seats["free"][seat] += data["amount"] == 0
        elif kind == "pile_taken":
            self.seats["taken"][seat] += len(data["cards"]) + data["face_down"]
        elif kind == "strategy_played":
            self.hold("strategy", seat, data["card"])
            self.offer("strategy", (), data["card"])
        elif kind == "round":
            self.game["rounds"] = data["round"]
        else:
            self.note_rare(event)

    def note_rare(self, event: Event) -> None:
        kind = event.type
        if kind == "majority":
            self.seats["majorities"][event.seat] += 1
            self.hold("majority", event.seat, event.data["company"])
        elif kind == "bonds_bought":
            self.seats["bonds"][event.seat] += event.data["bonds"]
        elif kind == "investor":
            self.hold("investor", event.seat, event.data["investor"])
        elif kind == "investors_dealt":
            self.offer("investor", (event.secret or {})["hand"])
        elif kind == "investor_chosen":
            self.offer("investor", (), (event.secret or {})["investor"])
        elif kind in ("strategies_dealt", "strategies_drawn"):
            self.offer("strategy", (event.secret or {})["hand"])
        elif kind == "pair_dealt":
            forecast = str((event.secret or {})["forecast"])
            self.seats["tips"][event.seat] += abs(int(forecast)) if forecast.lstrip("+-").isdigit() else 0
        elif kind == "first_player":
            self.hold_order("start", event.seat)
