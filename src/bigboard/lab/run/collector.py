"""The base of collectors: they watch the true game, event by event, and keep facts.

Facts have seven shapes, and tables, plots and files are made from the shapes alone:

* a number for the game (`GAME`), such as its turns;
* a word for the game (`WORDS`), such as how it ended;
* a number for each seat (`SEATS`), such as the chains it founded;
* cards for each seat (`CARDS`): things one has or has not, such as an investor or the majority in Tower;
* what every seat would be worth after each round, from the start (round 0) to the end;
* where every seat's money came from, by the lines of the game's account;
* how often a card was offered for a choice, and how often it was chosen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, ClassVar

from bigboard.games.contract import Event, State
from bigboard.games.declaration import GAME_OVER
from bigboard.games.registry import declaration, title

ORDER = ("goes first", "goes second", "goes third", "goes fourth", "goes fifth", "goes sixth")


class Collector:
    """A collector of the facts that every game has: its length and the decisions. A game's own collector adds to it."""

    # By name: what people read. A game's own collector extends them.
    GAME: ClassVar[dict[str, str]] = {"decisions": "Decisions"}
    WORDS: ClassVar[dict[str, str]] = {}
    SEATS: ClassVar[dict[str, str]] = {}
    CARDS: ClassVar[dict[str, str]] = {}
    QUESTIONS: ClassVar[dict[str, str]] = {}  # facts of seats that `bigboard report` asks about
    ROUND: ClassVar[str] = "round"
    MONEY_STEP: ClassVar[int] = 1  # dollars that a distribution of money counts together
    MONEY: ClassVar[str] = "${:,.0f}"  # an amount as the game writes it
    CASH_GROWTH: ClassVar[dict[str, float]] = {}  # cards that bring cash: the worth of one of its dollars at the end
    EVEN_NOTE: ClassVar[str] = ""

    @classmethod
    def dollars(cls, amount: float) -> str:
        return cls.MONEY.format(amount)

    def __init__(self) -> None:
        self.players = 0
        self.game: Counter[str] = Counter()
        self.words: dict[str, str] = {}
        self.seats: dict[str, list[int]] = {}
        self.cards: dict[str, list[list[str]]] = {}
        self.worth: list[list[int]] = []
        self.kinds: Counter[str] = Counter()
        self.offers: dict[str, dict[str, list[int]]] = {}
        self.money_events: list[Event] = []  # events that move money

    def begin(self, state: State) -> None:
        self.players = state.players
        self.seats = {name: [0] * self.players for name in self.SEATS}
        self.cards = {name: [[] for _ in range(self.players)] for name in self.CARDS}
        self.declared = declaration(state.game.name)
        self.moving = {kind.type for kind in self.declared.events if kind.money or kind.type == GAME_OVER}
        self.hear(state, state.opening)

    def see(self, state: State, seat: int, decision: str, events: list[Event]) -> None:
        self.kinds[decision] += 1
        self.hear(state, events)

    def hear(self, state: State, events: list[Event]) -> None:
        for event in events:
            if event.type in self.moving:
                self.money_events.append(event)
            self.note(event)
        if self.rounds_over(state) >= len(self.worth):
            self.worth.append(state.scores())

    def note(self, event: Event) -> None:
        """Note an event; the collector of a game overrides this."""

    def hold(self, name: str, seat: int, card: str) -> None:
        """The seat has this card; twice is no more than once."""
        if card not in self.cards[name][seat]:
            self.cards[name][seat].append(card)

    def offer(self, name: str, cards: Iterable[str], chosen: str = "") -> None:
        """These cards could be chosen, and perhaps one of them was."""
        counts = self.offers.setdefault(name, {})
        for card in cards:
            counts.setdefault(card, [0, 0])[0] += 1
        if chosen:
            counts.setdefault(chosen, [0, 0])[1] += 1

    def hold_order(self, name: str, first: int) -> None:
        """Keep the turn order around the table."""
        for behind in range(self.players):
            self.hold(name, (first + behind) % self.players, ORDER[behind])

    def rounds_over(self, state: State) -> int:
        """Return the number of complete rounds; less than 0 during the set-up."""
        return 0

    def round_now(self) -> int:
        """The round that is being played, from 1; 0 while the game is being set up or has none."""
        return 0

    def finish(self, state: State) -> None:
        """Record the facts that are known only at the end."""

    def facts(self, state: State) -> dict[str, Any]:
        self.finish(state)
        self.game["decisions"] = self.kinds.total()
        while len(self.worth) <= self.game["rounds"]:  # the last round ends with the game
            self.worth.append(state.scores())
        events = ({"type": event.type, "seat": event.seat, **event.data} for event in self.money_events)
        return {
            "game": {name: self.game[name] for name in self.GAME},
            "words": self.words,
            "seats": self.seats,
            "cards": self.cards,
            "worth": self.worth,
            "kinds": self.kinds,
            "accounts": self.declared.account(events, state.scores()) if self.declared.accounts else {},
            "offers": self.offers,
        }


def collector_of(game: str) -> type[Collector]:
    """Return the collector of a game, or one for the facts that every game has."""
    brought = title(game)
    found: type[Collector] = brought.load("collector") if brought.collector else Collector
    return found
