"""Questions of a plain game: every answer with cost and gain, and choices of several in any order."""

from __future__ import annotations

from collections.abc import Sequence

from bigboard.cli.language import can_say, dollars, join_list, say
from bigboard.cli.tui.multi_choice import item_answers
from bigboard.cli.tui.plain.wording import Wording
from bigboard.cli.tui.prompts import TOO_MUCH, Answer, Explanation, Question, refusal_text
from bigboard.cli.tui.sentences import Voice
from bigboard.games.contract import IllegalAction, JsonDict, State
from bigboard.games.manifest import Title, game_of
from bigboard.records.plain_notation import PlainNotation


class PlainQuestions:
    """The questions of one game."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.wording = Wording(title)
        declared = self.wording.declaration
        self.EXAMPLES = join_list([self.example(action.type) for action in declared.actions][:3])

    def example(self, type: str) -> str:
        fields = self.wording.actions[type].fields
        described = {"type": type, **{name: field.values[0] for name, field in fields.items()}}
        return PlainNotation(game_of(self.title)).action_text(described)

    def question(self, view: JsonDict, world: State) -> Question:
        offers = view["offers"]
        text = self.wording.question(offers["question"], voice_of(view))
        words = [self.action_words(view, world.describe(choice["action"])) for choice in offers["choices"]]
        if offers["pick"] is not None:
            return self.picking(view, offers, text, words[-1])
        answers = [
            Answer(str(number), word, note(choice), choice["action"])
            for number, (word, choice) in enumerate(zip(words, offers["choices"], strict=True), 1)
        ]
        return Question(text, answers, shows_hand=True)

    def picking(self, view: JsonDict, offers: JsonDict, text: str, ending: str) -> Question:
        """Everything that can be picked, and the answer that ends the choice."""
        pick = offers["pick"]
        answers = item_answers(offers, lambda item: (self.action_words(view, item["item"]), note(item)))
        answers.append(Answer("0", ending, "", offers["choices"][-1]["action"]))
        asked = " ".join([text, say("plain-pick", count=pick["most"])])
        if pick["most"] > 1:
            asked += " " + say("cli-for-example", example="1 1 2" if len(answers) > 2 else "2")
        return Question(asked, answers, shows_hand=True, pick=pick)

    def gathered_text(self, view: JsonDict, words: Sequence[str]) -> str:
        return join_list(words)

    def too_much(self, view: JsonDict, words: Sequence[str]) -> Explanation | None:
        return None

    def explain(self, view: JsonDict, word: str) -> Explanation | None:
        return None

    def explain_refusal(self, view: JsonDict, refusal: IllegalAction) -> str:
        known = can_say(f"refusal-{self.title.name}-{refusal.reason}") or refusal.reason == TOO_MUCH
        return refusal_text(self.title.name, refusal) if known else refusal.message

    def notation(self, line: str) -> str:
        return line

    def money(self, amount: float) -> str:
        return dollars(round(amount))

    def action_words(self, view: JsonDict, described: JsonDict) -> str:
        return self.wording.action(described, voice_of(view))


def voice_of(view: JsonDict) -> Voice:
    names = view.get("names") or [str(seat + 1) for seat in range(view["players"])]
    return Voice(names, view["you"])


def note(offer: JsonDict) -> str:
    """Return cost and gain in words."""
    parts = []
    if offer["cost"]:
        parts.append(say("plain-costs", amount=dollars(offer["cost"])))
    if offer["gain"]:
        parts.append(say("plain-gains", amount=dollars(offer["gain"])))
    return join_list(parts)


PART = PlainQuestions
