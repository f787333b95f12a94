"""What a plain game asks: every answer with what it costs and gains, and choices of several gathered in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bigboard.cli.messages import can_say, dollars, listed, many, say
from bigboard.cli.plain.wording import Wording
from bigboard.cli.questions import TOO_MUCH, Answer, Explanation, Gathering, Question, refusal_text
from bigboard.cli.sentences import Voice
from bigboard.games.contract import IllegalAction, JsonDict, State
from bigboard.games.title import Title, game_of
from bigboard.records.plain_notation import PlainNotation, pick_verb, pick_word


class PlainQuestions:
    """The questions of one game."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.wording = Wording(title)
        declared = self.wording.declaration
        self.EXAMPLES = listed([self.example(action.type) for action in declared.actions][:3])
        self.MODULES: Mapping[str, str] = {
            option.name: option.name for option in declared.options if option.group == "modules"
        }

    def example(self, type: str) -> str:
        fields = self.wording.actions[type].fields
        described = {"type": type, **{name: field.values[0] for name, field in fields.items()}}
        return PlainNotation(game_of(self.title)).action_text(described)

    def question(self, view: JsonDict, world: State) -> Question:
        offers = world.offers(view["you"])
        text = self.wording.question(offers["question"], voice_of(view))
        words = {
            choice["action"]: self.action_words(view, world.describe(choice["action"])) for choice in offers["choices"]
        }
        if offers["pick"] is not None:
            return self.picking(view, offers["pick"], text, *list(words.items())[-1])
        answers = [
            Answer(str(number), words[choice["action"]], note(choice), choice["action"])
            for number, choice in enumerate(offers["choices"], 1)
        ]
        return Question(text, answers, shows_hand=True)

    def picking(self, view: JsonDict, pick: JsonDict, text: str, end: int, ending: str) -> Question:
        """Everything that can be picked, and the answer that ends the choice."""
        answers = [
            Answer(str(number), self.action_words(view, item["item"]), note(item), typed=pick_word(pick, item["item"]))
            for number, item in enumerate(pick["items"], 1)
        ]
        answers.append(Answer("0", ending, "", end, typed="stop"))
        example = say("cli-for-example", example="1 1 2" if len(answers) > 2 else "1 1")
        asked = " ".join([text, say("plain-pick", count=pick["most"]), example])
        return Question(asked, answers, Gathering(pick_verb(pick), pick["most"], end, whole=True), shows_hand=True)

    def gathered(self, view: JsonDict, words: Sequence[str]) -> str:
        pick = view["offers"]["pick"]
        things = listed([many(count, word) for word, count in Counter(words).items()])
        cost = sum(item["cost"] for item in self.items(pick, words))
        return say("cli-for", things=things, amount=dollars(cost)) if cost else things

    def items(self, pick: JsonDict, words: Sequence[str]) -> list[JsonDict]:
        """The offers of the things that were named; what is none of them is refused when it is read."""
        known = {pick_word(pick, item["item"]).lower(): item for item in pick["items"]}
        return [known[word.lower()] for word in words if word.lower() in known]

    def too_much(self, view: JsonDict, words: Sequence[str]) -> Explanation | None:
        """More than the offer allows of one thing, or than can be paid."""
        pick, rule = view["offers"]["pick"], view["offers"]["rule"]
        wanted = self.items(pick, words)
        for item in pick["items"]:
            if wanted.count(item) > item["most"]:
                thing = pick_word(pick, item["item"])
                return Explanation(say("cli-most-of", thing=thing, count=item["most"]), rule)
        cost = sum(item["cost"] for item in wanted)
        if pick["budget"] is not None and cost > pick["budget"]:
            return Explanation(say("cli-cannot-pay", cost=dollars(cost), cash=dollars(pick["budget"])), rule)
        return None

    def explain(self, view: JsonDict, word: str) -> Explanation | None:
        return None

    def refused(self, view: JsonDict, refusal: IllegalAction) -> str:
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
    """What it costs and gains."""
    parts = []
    if offer["cost"]:
        parts.append(say("plain-costs", amount=dollars(offer["cost"])))
    if offer["gain"]:
        parts.append(say("plain-gains", amount=dollars(offer["gain"])))
    return listed(parts)
