"""Declared texts in the reader's language, or in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bigboard.cli.language import can_say, dollars, join_list, many, say
from bigboard.cli.tui.sentences import Voice
from bigboard.games.declaration import Action, Question
from bigboard.games.manifest import Title, declaration_of
from bigboard.games.templates import fill, words

UNKNOWN = "–"


class Wording:
    """The words of one game, for one title."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.declaration = declaration_of(title)
        self.actions: dict[str, Action] = {action.type: action for action in self.declaration.actions}
        self.questions: dict[str, Question] = {one.name: one for one in self.declaration.questions}

    def message(self, kind: str, name: str, text: str, facts: Mapping[str, Any], voice: Voice) -> str:
        """The message `game-kind-name` if there is one, else the text with its facts."""
        key = f"{self.title.name}-{kind}-{name}"
        if can_say(key):
            return say(key, **{name: value for name, value in facts.items() if isinstance(value, str | int)})
        return fill(text, facts, lambda how, value: value_text(how, value, voice))

    def action(self, described: Mapping[str, Any], voice: Voice) -> str:
        facts = {name: value for name, value in described.items() if name not in ("type", "action")}
        declared = self.actions.get(described["type"])
        plain = " ".join([words(described["type"]), *(str(value) for value in facts.values())])
        return self.message("action", described["type"], (declared and declared.text) or plain, facts, voice)

    def question(self, name: str, voice: Voice) -> str:
        declared = self.questions.get(name)
        return self.message(
            "ask", name, (declared and (declared.text or words(declared.about))) or words(name), {}, voice
        )

    def event(self, event: Mapping[str, Any], voice: Voice) -> str:
        declared = self.declaration.kinds.get(event["type"])
        facts = dict(event)
        if event["seat"] >= 0:
            facts["player"] = voice.who(event["seat"])
        return self.message("event", event["type"], (declared and declared.text) or words(event["type"]), facts, voice)


def value_text(kind: str, value: Any, voice: Voice) -> str:
    """A fact as the reader reads it."""
    if value is None or value == "":
        return UNKNOWN
    if kind == "money":
        return dollars(value)
    if kind == "signed":
        return f"{value:+}"
    if kind == "seat":
        return voice.label(value) if value >= 0 else UNKNOWN
    if isinstance(value, bool):
        return say("yes" if value else "no")
    if isinstance(value, Mapping):
        return join_list([many(count, name) for name, count in value.items() if count]) or UNKNOWN
    if isinstance(value, list):
        return join_list([value_text("text", part, voice) for part in value]) or UNKNOWN
    return str(value)
