"""What every collector does: it looks on at the true game, event by event, and keeps the facts.

Facts have five shapes, and tables, plots and files are made from the shapes alone:

* a number for the game (`GAME`), such as its turns;
* a word for the game (`WORDS`), such as how it ended;
* a number for each seat (`SEATS`), such as the chains it founded;
* cards for each seat (`CARDS`): things one has or has not, such as an investor or the majority in Tower;
* what every seat would be worth after each round.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from bigboard.games.contract import Event, State
from bigboard.games.registry import title

ORDER = ("goes first", "goes second", "goes third", "goes fourth", "goes fifth", "goes sixth")


class Collector:
    """Notes what every game has: its length and the decisions. A game's own collector adds to it."""

    # By name: what people read. A game's own collector extends them.
    GAME: ClassVar[dict[str, str]] = {"decisions": "Decisions"}
    WORDS: ClassVar[dict[str, str]] = {}
    SEATS: ClassVar[dict[str, str]] = {}
    CARDS: ClassVar[dict[str, str]] = {}
    ROUND: ClassVar[str] = "round"
    MONEY_STEP: ClassVar[int] = 1  # dollars that a distribution of money counts together
    MONEY: ClassVar[str] = "${:,.0f}"  # an amount as the game writes it

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

    def begin(self, state: State) -> None:
        self.players = state.players
        self.seats = {name: [0] * self.players for name in self.SEATS}
        self.cards = {name: [[] for _ in range(self.players)] for name in self.CARDS}
        self.worth.append(state.scores())
        for event in state.opening:
            self.note(event)

    def see(self, state: State, seat: int, decision: str, events: list[Event]) -> None:
        self.kinds[decision] += 1
        for event in events:
            self.note(event)
        if self.rounds_over(state) >= len(self.worth):
            self.worth.append(state.scores())

    def note(self, event: Event) -> None:
        """One thing that happened. A game's own collector knows what to make of it."""

    def hold(self, name: str, seat: int, card: str) -> None:
        """The seat has this card; twice is no more than once."""
        if card not in self.cards[name][seat]:
            self.cards[name][seat].append(card)

    def hold_order(self, name: str, first: int) -> None:
        """Who goes first, second, … around the table."""
        for behind in range(self.players):
            self.hold(name, (first + behind) % self.players, ORDER[behind])

    def rounds_over(self, state: State) -> int:
        """How many rounds are complete."""
        return 0

    def finish(self, state: State) -> None:
        """Notes what can be seen only at the end."""

    def facts(self, state: State) -> dict[str, Any]:
        self.finish(state)
        self.game["decisions"] = self.kinds.total()
        return {
            "game": {name: self.game[name] for name in self.GAME},
            "words": self.words,
            "seats": self.seats,
            "cards": self.cards,
            "worth": self.worth,
            "kinds": self.kinds,
        }


def collector_of(game: str) -> type[Collector]:
    """The collector for a game; one that notes only what every game has where there is none of its own."""
    brought = title(game)
    found: type[Collector] = brought.load("collector") if brought.collector else Collector
    return found
