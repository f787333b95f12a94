"""The transcript of Stockpile: public facts and actions, recorded in the order of the questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bigboard.games.contract import Event, JsonDict
from bigboard.games.transcript.transcript import Ask
from bigboard.titles.stockpile.transcript import answers, observations
from bigboard.titles.stockpile.transcript.table import TableTranscript


class StockpileTranscript(TableTranscript):
    """A game of Stockpile, written down from a real table."""

    def watch(self, events: Sequence[Event], at: int) -> Ask | None:
        event = events[at]
        asked = observations.sight(self, events, at)
        if asked is not None and asked.what + str(at) not in self.settled:
            return asked
        self.follow(event)
        return None

    def learn_seen(self, values: Sequence[Any]) -> None:
        self.settled.add(self.ask.what + str(self.seen))
        observations.learn(self, self.ask, values)

    def question(self) -> Ask:
        return answers.question(self)

    def learn_done(self, seat: int, done: list[JsonDict]) -> None:
        decision = self.state.decision
        for one in done:
            answers.check_choice(self, one)
        needed: Counter[str] = Counter()
        # A split share is shown as well as a normal one.
        shown = self.state.view(-1)["seats"][seat]["portfolio"]["split"] if decision == "show_companies" else {}
        for one in done:
            card, count = answers.shows(one, decision)
            needed[card] += 0 if card in shown else count
        for card, count in (+needed).items():
            self.portfolios.show(seat, card, count)
        for one in sorted(self.in_order(done), key=lambda one: one.get("type") == "use"):
            answers.learn(self, seat, decision, one)
        if decision in answers.OPEN_ENDED and not any(one.get("type") == "use" for one in done):
            self.close(self.moment())
