"""Whisper Street: ask about one share a round, trade on what you heard, and mind who is watching.

A whole game in one file: its rulebook, what it declares, its table, what chance decides, its manifest.
"""

from __future__ import annotations

from typing import Any

from bigboard.games.contract import JsonDict
from bigboard.games.declaration import Action, Choice, Declaration, EventKind, Flow, Option, Question, Shown, Values
from bigboard.games.manifest import Title
from bigboard.games.rng import Rng, Shuffler
from bigboard.games.simple import OVER, Answer, Pick, SimpleGame, SimpleState

RULEBOOK = """
WSP-ROUND Rounds: You begin with $20; shares cost $5. Each round deals every company a hidden card: how it will move.
WSP-ASK Asking: At the beginning of your turn, ask about one company and look at its card. Others see which one.
WSP-SELL Selling: Then sell as many shares as you like at the present price.
WSP-BUY Buying: Then buy up to 3 shares at the present price, but none of a company that you have just sold.
WSP-DEMAND Demand: After your turn every company you bought rises by $1, and every company you sold falls by $1.
WSP-MOVE Moving: When all players have had their turn, all cards are turned up, and the prices move.
WSP-BANKRUPT Bankruptcy: At $0 a company is bankrupt: its shares are gone without payment, and it begins again at $5.
WSP-END The end: After the last round all shares are sold. The most money wins; equals share the victory.
"""

COMPANIES = ("Anchor", "Beacon", "Comet", "Dynamo")
CARDS = sorted((-3, -2, -1, 0, 1, 2, 3, 4) * len(COMPANIES))  # how a price moves
START_MONEY, START_PRICE, MOST_BOUGHT = 20, 5, 3  # MOST_BOUGHT in a turn

COMPANY = {"company": Values("Company", COMPANIES)}
TRADED = {"company": "Company", "price": "number"}

# fmt: off
DECLARATION = Declaration(
    game="whisper-street",
    phases=("ask", "sell", "buy"),
    actions=(
        Action("ask", "Looks at the card of a company.", COMPANY, text="Ask about {company}"),
        Action("sell", "Sells one share.", COMPANY, text="Sell {company}"),
        Action("stop_selling", "Sells no more.", text="Sell no more"),
        Action("buy", "Buys one share.", COMPANY, text="Buy {company}"),
        Action("stop_buying", "Buys no more.", text="Buy no more"),
    ),
    questions=(
        Question("ask", "which company to ask about", ("ask",), "WSP-ASK", "ask", text="Whom do you ask about?"),
        Question("sell", "what to sell", ("sell", "stop_selling"), "WSP-SELL", "sell", text="What do you sell?"),
        Question("buy", "what to buy", ("buy", "stop_buying"), "WSP-BUY", "buy", text="What do you buy?"),
    ),
    events=(
        EventKind("round_began", "A round begins.", {"round": "number"}, text="Round {round}: {player} goes first."),
        EventKind("asked", "A card is looked at.", {"company": "Company"}, {"move": "number"}, undo="ends",
                  text="{player} asks about {company}[ and hears {move:signed}]."),
        EventKind("sold", "A share is sold.", TRADED, money=(Flow("sold", amount="price"),),
                  text="{player} sells {company} for {price:money}."),
        EventKind("bought", "A share is bought.", TRADED, money=(Flow("bought", -1, amount="price"),),
                  text="{player} buys {company} for {price:money}."),
        EventKind("moved", "A price moves.", {**TRADED, "by": "number"}, undo="chance",
                  text="{company} moves by {by:signed} to {price:money}."),
        EventKind("bankrupt", "A company loses its shares.", {"company": "Company"}, text="{company} is bankrupt."),
        EventKind("final_sale", "A seat's shares are sold at the end.", {"amount": "number"}, money=(Flow("shares"),),
                  text="{player} sells out for {amount:money}."),
        OVER,
    ),
    options=(
        Option("rounds", 6, "Rounds", "How many rounds are played.", ("WSP-END",),
               (Choice(5, "Five"), Choice(6, "Six"), Choice(8, "Eight"))),
    ),
    accounts=("start", "sold", "bought", "shares"),
    shown=(
        Shown("round", "Round", "number"),
        Shown("heard", "You heard"),
        Shown("companies", "Companies", columns={"name": ("Company", "text"), "price": ("Price", "money")}),
        Shown("seats", "Players", columns={
            "money": ("Cash", "money"), "shares": ("Shares", "cards"), "asked": ("Asked about", "text")}),
        Shown("cards", "Cards turned up so far", "cards"),
    ),
)
# fmt: on


class WhisperState(SimpleState):
    """The table. The annotated fields are all there is."""

    deck: list[int]  # in the order the cards are dealt: one for each company a round
    round: int
    first: int  # who goes first in this round
    prices: dict[str, int]
    money: list[int]
    shares: list[dict[str, int]]  # by seat
    asked: list[str]  # by seat: whom it asked about in this round
    traded: dict[str, int]  # in this turn: bought, or as a negative number sold
    at: int  # the company that the next share can be of: the choice of several has one order only

    def begin(self, deal: JsonDict) -> None:
        self.deck, self.first = deal["deck"], deal["first"]
        self.prices = dict.fromkeys(COMPANIES, START_PRICE)
        self.money = [START_MONEY] * self.players
        self.shares = [dict.fromkeys(COMPANIES, 0) for _ in self.money]
        self.traded, self.at = dict.fromkeys(COMPANIES, 0), 0
        self.begin_round(1)

    def check(self) -> None:
        if sorted(self.deck) != CARDS:
            raise ValueError("The 'deck' has every card of Whisper Street once.")

    def begin_round(self, number: int) -> None:
        self.round, self.asked = number, [""] * self.players
        self.tell("round_began", self.first, "WSP-ROUND", round=number)
        self.ask(self.first, "ask")

    def place(self, company: str) -> int:  # of its card for this round, in the deck
        return (self.round - 1) * len(COMPANIES) + COMPANIES.index(company)

    def may_buy(self) -> int:
        return MOST_BOUGHT - sum(number for number in self.traded.values() if number > 0)

    def answers(self) -> list[Answer]:
        if self.question == "ask":
            return [("ask", company) for company in COMPANIES]
        shares = [(self.question, name) for name in COMPANIES[self.at :] if not self.obstacle(self.question, name)]
        return [*shares, ("stop_selling" if self.question == "sell" else "stop_buying",)]

    def obstacle(self, type: str, company: str) -> tuple[str, str] | None:
        """Return the reason why this seat cannot trade in a company, as a short name and a sentence, or None."""
        if type == "sell":
            return None if self.shares[self.seat][company] else ("no-share", f"You have no share of {company}.")
        if self.traded[company] < 0:
            return "just-sold", f"You have just sold {company}."
        if not self.may_buy():
            return "enough", f"You have bought {MOST_BOUGHT} shares; a turn allows no more."
        if self.prices[company] > self.money[self.seat]:
            return "too-dear", f"{company} costs more than you have."
        return None

    def why_not(self, type: str, *values: Any) -> tuple[str, str, str]:
        late = ("too-late", f"Choose {values[0]} together with the others, not after them.")
        return (self.declared.rule, *(self.obstacle(type, values[0]) or late))

    def do_ask(self, company: str) -> None:
        self.asked[self.seat] = company
        self.traded, self.at = dict.fromkeys(COMPANIES, 0), 0
        card = {"move": self.deck[self.place(company)]}
        self.tell("asked", self.seat, "WSP-ASK", secret=card, privy=(self.seat,), company=company)
        self.ask(self.seat, "sell")

    def do_sell(self, company: str) -> None:
        self.trade(company, -1, "sold", "WSP-SELL")

    def do_buy(self, company: str) -> None:
        self.trade(company, 1, "bought", "WSP-BUY")

    def trade(self, company: str, number: int, event: str, rule: str) -> None:
        self.at = COMPANIES.index(company)
        self.traded[company] += number
        self.shares[self.seat][company] += number
        self.money[self.seat] -= number * self.prices[company]
        self.tell(event, self.seat, rule, company=company, price=self.prices[company])

    def do_stop_selling(self) -> None:
        self.at = 0
        self.ask(self.seat, "buy")

    def do_stop_buying(self) -> None:
        for company, number in self.traded.items():
            if number:
                self.move(company, 1 if number > 0 else -1, self.seat, "WSP-DEMAND")
        if "" in self.asked:
            self.ask((self.seat + 1) % self.players, "ask")
            return
        for company in COMPANIES:
            self.move(company, self.deck[self.place(company)], -1, "WSP-MOVE")
        if self.round < self.options["rounds"]:
            self.first = (self.first + 1) % self.players
            self.begin_round(self.round + 1)
            return
        for seat, worth in enumerate(self.scores()):
            self.tell("final_sale", seat, "WSP-END", amount=worth - self.money[seat])
            self.money[seat], self.shares[seat] = worth, dict.fromkeys(COMPANIES, 0)
        self.finish("WSP-END")

    def move(self, company: str, by: int, seat: int, rule: str) -> None:
        self.prices[company] = max(0, self.prices[company] + by)
        self.tell("moved", seat, rule, company=company, by=by, price=self.prices[company])
        if not self.prices[company]:
            self.tell("bankrupt", -1, "WSP-BANKRUPT", company=company)
            self.prices[company] = START_PRICE
            for held in self.shares:
                held[company] = 0

    def scores(self) -> list[int]:
        worths = [sum(held[company] * price for company, price in self.prices.items()) for held in self.shares]
        return [cash + worth for cash, worth in zip(self.money, worths, strict=True)]

    def turned_up(self) -> int:
        """Return the number of cards that all players have seen."""
        return (self.round if self.seat < 0 else self.round - 1) * len(COMPANIES)

    def seen_by(self, seat: int) -> JsonDict:
        asked = self.asked[seat] if seat >= 0 else ""
        return {
            "round": self.round,
            "heard": f"{asked} {self.deck[self.place(asked)]:+}" if asked else None,
            "companies": [{"name": name, "price": self.prices[name]} for name in COMPANIES],
            "seats": [
                {"money": self.money[k], "shares": self.shares[k], "asked": self.asked[k]} for k in range(self.players)
            ],
            "cards": self.deck[: self.turned_up()],
        }

    def imagine(self, seat: int, rng: Rng) -> None:
        heard = self.place(self.asked[seat]) if seat >= 0 and self.asked[seat] else -1
        hidden = [place for place in range(self.turned_up(), len(self.deck)) if place != heard]
        cards = sorted(self.deck[place] for place in hidden)
        for place in hidden:
            self.deck[place] = cards.pop(rng.below(len(cards)))

    def offer(self, type: str, *values: Any) -> JsonDict:
        if type == "buy":
            return {"cost": self.prices[values[0]], "most": self.may_buy()}
        return {"gain": self.prices[values[0]], "most": self.shares[self.seat][values[0]]} if type == "sell" else {}

    def pick(self) -> Pick | None:
        if self.question == "sell":
            return Pick(most=sum(self.shares[self.seat].values()))
        return Pick(most=self.may_buy(), budget=self.money[self.seat]) if self.question == "buy" else None


class WhisperStreet(SimpleGame):
    declaration = DECLARATION
    state = WhisperState

    def chance(self, players: int, options: JsonDict, draw: Shuffler) -> JsonDict:
        deck = list(CARDS)
        draw.shuffle(deck)
        return {"deck": deck, "first": int(draw.below(players))}


WHISPER_STREET = WhisperStreet(players=range(2, 6))

TITLE = Title(
    name="whisper-street",
    label="Whisper Street",
    rules="WSP",
    about="Ask about one share a round, trade on what you heard, and mind who is watching.",
    game="whisper_street:WHISPER_STREET",
    declaration="whisper_street:DECLARATION",
    clauses="whisper_street:RULEBOOK",
)
