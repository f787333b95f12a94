"""A review in words: what the text and the page share."""

from __future__ import annotations

from collections.abc import Sequence

from bigboard.cli.commands.replay import names_in_a_row
from bigboard.cli.language import language, number, percent, say
from bigboard.cli.tui.prompts import questions
from bigboard.coach.judge.wording import Words
from bigboard.coach.review.replayed_game import ReplayedGame
from bigboard.coach.review.summary import Review, SeatReview
from bigboard.games.contract import JsonDict
from bigboard.games.registry import title
from bigboard.i18n import Messages


class Report:
    """A review and the words for it."""

    def __init__(self, replay: ReplayedGame, found: Review, made_up: Sequence[int] = ()) -> None:
        self.replay = replay
        self.made_up = made_up  # seats of a real game whose hidden cards were filled in
        self.review = found
        self.words = Words(Messages(language()), found.game, found.names)
        self.money = self.words.money

    @property
    def headline(self) -> str:
        return say("coach-title", game=title(self.review.game).label)

    def with_sign(self, amount: float) -> str:
        text = self.money(amount)
        return text if round(amount) <= 0 else f"+{text}"

    def with_error(self, amount: float, error: float) -> str:
        return f"{self.with_sign(amount)} ± {self.money(error)}"

    def answer(self, decision: JsonDict, which: str) -> str:
        """Return the chosen answer, or the better one, in words."""
        view = self.replay.states[decision["n"] - 1].view(decision["seat"])
        asks = questions(self.review.game)
        return ", ".join(asks.action_words(view, described) for described in decision[which]["described"])

    def choice(self, decision: JsonDict) -> str:
        return say("coach-instead", chosen=self.answer(decision, "chosen"), best=self.answer(decision, "best"))

    def cost(self, decision: JsonDict) -> str:
        win = percent(max(0.0, round(decision["best"]["win"], 2) - round(decision["chosen"]["win"], 2)))
        if not round(decision["loss"]):
            return say("coach-cost-win", win=win)
        return say("coach-cost", money=self.money(decision["loss"]), error=self.money(decision["error"]), win=win)

    def reasons(self, decision: JsonDict) -> list[str]:
        """Return the sentences, with the figures of those that have any."""
        found = [(self.words.reason(reason), self.words.figures(reason)) for reason in decision["reasons"]]
        return [f"{sentence} ({figures})" if figures else sentence for sentence, figures in found]

    def notes(self) -> list[str]:
        """Return notes about the figures."""
        notes = [] if self.review.finished else [say("coach-unfinished")]
        if self.made_up:
            notes.append(say("kept-made-up", players=names_in_a_row(self.review.names, self.made_up)))
        notes.append(say("coach-sum") if self.review.measured else say("coach-not-measured"))
        return [*notes, say("coach-how", simulations=number(self.review.simulations))]

    def figures(self, seat: SeatReview) -> list[tuple[str, str]]:
        """Return the parts of a result, with their headings."""
        found = [(say("coach-result"), self.money(seat.result))]
        if self.review.measured:
            found += [
                (say("coach-expectation"), self.money(seat.expectation)),
                (say("coach-luck"), self.with_error(seat.luck, seat.luck_error)),
                (say("coach-own"), self.with_sign(seat.own)),
                (say("coach-others"), self.with_sign(seat.others)),
                (say("coach-adjusted"), f"{self.money(seat.adjusted)} ± {self.money(seat.adjusted_error)}"),
            ]
        return [
            *found,
            (say("coach-blunders"), str(seat.blunders)),
            (say("coach-inaccuracies"), str(seat.inaccuracies)),
        ]
