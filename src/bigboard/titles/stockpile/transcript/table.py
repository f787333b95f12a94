"""Decks, hands, stockpiles and portfolios of a game on a real table, as the table sees them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from bigboard.games.contract import Event, IllegalAction, JsonDict
from bigboard.games.transcript.partial_deck import Pins, Pool
from bigboard.games.transcript.transcript import NoteError, Slot, Transcript
from bigboard.titles.stockpile.rules.cards.cards import CARD_NAMES, COMPANY_NAMES
from bigboard.titles.stockpile.rules.cards.data_files import printed_data
from bigboard.titles.stockpile.transcript.portfolios import ACTION_CARDS, BOOM, BUST, FEES, Portfolios

ORDER = [*CARD_NAMES, *printed_data().investor_names, *printed_data().strategy_names]


class TableTranscript(Transcript):
    """The cards of a game of Stockpile as far as they are known, without the questions about them."""

    shared = (*Transcript.shared, "portfolios")

    def begin(self) -> None:
        deal, seats = self.deal, len(self.names)
        self.first: int | None = None
        self.meeples = 2 if seats == 2 else 1
        self.round = -1
        self.leader = 0  # the first player of this round
        # Starting shares and market deck come from one box; two players never start with the same company.
        self.pools["market"] = Pool([*deal["starting_shares"], *deal["market"]], apart=seats)
        for seat in range(seats):
            self.pools["market"].narrow(seat, COMPANY_NAMES)
        for number, entry in enumerate(deal["rounds"]):
            self.pools[f"companies {number}"] = Pool([company for company, _ in entry["pairs"]])
            self.pools[f"forecasts {number}"] = Pool([forecast for _, forecast in entry["pairs"]])
        self.dice: dict[int, list[str]] = {}
        for deck in ("commerce", "investors", "strategies"):
            if deck in deal:
                self.pools[deck] = Pool(deal[deck])
        self.drawn = {"market": seats, "commerce": 0, "strategies": 0}
        self.hands: list[list[Slot]] = [[] for _ in range(seats)]
        self.commerce: list[list[Slot]] = [[] for _ in range(seats)]
        self.strategies: list[list[Slot]] = [[] for _ in range(seats)]
        self.investors: list[list[Slot]] = [[] for _ in range(seats)]
        self.opening: list[Slot] = []
        self.piles: list[list[Slot | None]] = []  # None: a commerce card, the First Player Card
        self.portfolios = Portfolios(self, seats)
        self.to_act: list[int] = []  # seats whose Action turn has not ended
        self.settled: set[str] = set()  # questions that have been answered

    def memory(self) -> dict[str, Any]:
        return super().memory() | {"portfolios": self.portfolios.copy()}

    def build_deal(self) -> JsonDict:
        seats = len(self.names)
        market = self.pools["market"].cards
        rounds = []
        for number, entry in enumerate(self.deal["rounds"]):
            companies, forecasts = (self.pools[f"{what} {number}"].cards for what in ("companies", "forecasts"))
            pairs = [list(pair) for pair in zip(companies, forecasts, strict=True)]
            rounds.append({**entry, "pairs": pairs} | ({"dice": self.dice[number]} if number in self.dice else {}))
        deal: JsonDict = {
            **{name: self.deal[name] for name in ("game", "rules", "players", "options")},
            "first": self.first or 0,
            "starting_shares": market[:seats],
            "market": market[seats:],
            "rounds": rounds,
        }
        for deck in ("commerce", "investors", "strategies"):
            if deck in self.pools:
                deal[deck] = self.pools[deck].cards
        return deal

    def sorted_cards(self, cards: list[str]) -> list[str]:
        return sorted(cards, key=ORDER.index)

    def draw(self, deck: str, count: int) -> list[Slot]:
        first = self.drawn[deck]
        self.drawn[deck] += count
        return [(deck, place) for place in range(first, first + count)]

    def seat_at(self, place: int) -> int:
        return (self.leader + place) % len(self.names)

    def pair(self, number: int) -> tuple[Slot, Slot]:
        return (f"companies {self.round}", number), (f"forecasts {self.round}", number)

    def own_pair(self, seat: int) -> int:
        """The first of the seat's pairs."""
        return self.turn_order(seat) * self.meeples

    # Following what happens.

    def follow(self, event: Event) -> None:
        """Move the cards that an event moves."""
        seat, data = event.seat, event.data
        if event.type == "strategies_dealt" or event.type == "strategies_drawn":
            self.strategies[seat] += self.draw("strategies", int(data["cards"]))
        elif event.type == "investors_dealt":
            each = int(data["cards"])
            self.investors[seat] = [("investors", seat * each + k) for k in range(each)]
        elif event.type == "set_up":
            self.portfolios.gain(seat, ("market", seat))
        elif event.type == "round":
            self.round, self.leader = int(data["round"]) - 1, int(data["first"])
            self.to_act = []
            count = len(self.state.view(-1)["piles"])
            self.opening = self.draw("market", count)
            self.piles = [[] for _ in range(count)]
        elif event.type == "card_placed" and seat < 0:
            self.piles[int(data["pile"])].append(self.opening[int(data["pile"])])
        elif event.type == "cards_dealt":
            self.hands[seat] = self.draw("market", 2)
        elif event.type == "commerce_drawn":
            self.commerce[seat] = self.draw("commerce", int(data["cards"]))
        elif event.type == "card_moved":
            self.piles[int(data["to"])].append(self.piles[int(data["pile"])].pop(int(data["place"])))
        elif event.type == "pile_taken":
            self.take_pile(seat, int(data["pile"]))
        elif event.type in ("boom", "bust"):
            self.portfolios.lose(seat, BOOM if event.type == "boom" else BUST)
        elif event.type == "card_discarded" and data["card"] in ACTION_CARDS:
            self.portfolios.lose(seat, data["card"])
        elif event.type == "share_split" or (event.type == "share_given_up" and data["what"] == "normal"):
            self.portfolios.lose(seat, data["company"])
        elif event.type in ("share_taken", "share_given_up"):
            self.portfolios.gain(seat, data["company"])
        elif event.type == "sold" and data["what"] == "normal":
            self.portfolios.lose(seat, data["company"], int(data["cards"]))
        elif event.type == "sold" and data["what"] == "half":
            for _ in range(int(data["cards"])):
                self.portfolios.gain(seat, data["company"])
        elif event.type in ("split", "bankruptcy"):
            for holder in range(len(self.names)):
                count = self.portfolios.count_known(holder, data["company"])
                self.portfolios.lose_all(holder, data["company"], count)

    def take_pile(self, seat: int, pile: int) -> None:
        for slot in self.piles[pile]:
            if slot is None or is_fee(self.known_card(slot)):
                continue
            if self.known_card(slot) is None:
                self.rule_out(slot, FEES)
            self.portfolios.gain(seat, slot)
        self.piles[pile] = []
        if any(self.portfolios.most(seat, card) for card in ACTION_CARDS):
            self.to_act = [*(one for one in self.to_act if one != seat), seat]
            self.stale = True

    def guesses(self) -> Iterator[dict[str, Pins]]:
        """Yield guesses: a seat whose Action turn is next may have an action card, so the rules ask what it does."""
        for seat in sorted(self.to_act, key=self.turn_order):
            for _, place in self.portfolios.hidden_cards(seat):
                for card in ACTION_CARDS:
                    yield {"market": {place: frozenset([card])}}
        if self.to_act and self.state.decision == "act":
            # A strategy card or an investor may need a share of a certain company, or several shares.
            places = [place for _, place in self.portfolios.hidden_cards(self.state.seat)]
            for place in places:
                for company in COMPANY_NAMES:
                    yield {"market": {place: frozenset([company])}}
            yield {"market": {place: frozenset(COMPANY_NAMES) for place in places}}
        yield {}

    def settle(self) -> None:
        for seat in self.to_act:
            self.let_act(seat)
        super().settle()

    def let_act(self, seat: int) -> None:
        """Assume another starting share if only then the seat can have an action card."""
        if self.portfolios.may_act(seat) or not any(self.portfolios.most(seat, card) for card in ACTION_CARDS):
            return
        before = self.memory()
        for _ in self.readings():
            if self.portfolios.may_act(seat):
                return
        self.__dict__.update(before)

    def readings(self) -> Iterator[None]:
        portfolios = self.portfolios
        for _ in portfolios.readings():
            self.portfolios = portfolios
            yield

    def possible(self, slots: Sequence[Slot]) -> list[str]:
        """Of the market deck all that a place may hold: where the others are may have to be read otherwise."""
        if not slots or slots[0][0] != "market":
            return super().possible(slots)
        market = self.pools["market"]
        found = frozenset().union(*(market.may_be[place] for _, place in slots))
        return [card for card in market.kinds if card in found]

    def narrow(self, slot: Slot, kinds: Collection[str]) -> None:
        if slot[0] == "market":
            self.portfolios.see(slot[1], kinds)
        else:
            super().narrow(slot, kinds)

    def turn_order(self, seat: int) -> int:
        return (seat - self.leader) % len(self.names)

    # What is done.

    def moment(self) -> tuple[object, ...]:
        """The same turn of the same phase."""
        view = self.state.view(-1)
        return view["seat"], view["decision"], view["stage"], view["round"], self.to_act

    def close(self, before: tuple[object, ...]) -> None:
        """Stop the sale or show: the seat has named all that it sells or shows."""
        self.settle()
        if self.moment() == before and self.may("stop"):
            self.do(self.state.seat, {"type": "stop"})

    def end_turn(self, seat: int) -> None:
        """End the turn: no action card is left. A seat with nothing else to decide was not even asked."""
        if any(self.portfolios.count_known(seat, card) for card in ACTION_CARDS):
            name = self.names[seat]
            raise NoteError("action", f"{name} still has an action card, which must be used.", player=name)
        for card in ACTION_CARDS:
            self.portfolios.rule_out(seat, card)
        if seat in self.to_act:
            self.to_act.remove(seat)
        self.stale = True
        self.settle()
        if self.state.seat == seat and self.state.decision == "act":
            self.do(seat, {"type": "end_turn"})

    def may(self, type: str) -> bool:
        return any(self.state.describe(action)["type"] == type for action in self.state.legal_actions())

    def try_doing(self, seat: int, doing: JsonDict) -> None:
        """Try the action under the current assumptions; raise IllegalAction if the rules forbid it."""
        self.do(seat, doing)
        try:
            self.settle()
        except IllegalAction:
            self.doings.pop()
            raise

    def count_final(self, seat: int, counts: Counter[str]) -> None:
        """The whole portfolio is open."""
        left = Counter(counts)
        for company in COMPANY_NAMES:
            self.portfolios.show(seat, company, left[company])
        if self.portfolios.hidden_cards(seat):
            raise NoteError("count", f"{self.names[seat]} has more cards than that.", player=self.names[seat])


def is_fee(card: str | None) -> bool:
    return card is not None and card.startswith("Trading Fee")
