"""Events of a plain game, in the texts of its declaration."""

from __future__ import annotations

from collections.abc import Sequence

from bigboard.cli.tui.plain.wording import Wording
from bigboard.cli.tui.sentences import Voice, victory
from bigboard.games.contract import JsonDict
from bigboard.games.manifest import Title


class PlainSentences:
    """The sentences of one game."""

    def __init__(self, title: Title) -> None:
        self.wording = Wording(title)

    def group_events(self, events: Sequence[JsonDict]) -> list[list[JsonDict]]:
        return [[event] for event in events]

    def sentence(self, events: Sequence[JsonDict], voice: Voice) -> str:
        event = events[0]
        text = self.wording.event(event, voice)
        return f"{text} {victory(event, voice)}" if event.get("winners") else text

    def has_sentence(self, event: JsonDict) -> bool:
        kind = self.wording.declaration.kinds.get(event["type"])
        return kind is None or not kind.private or any(name in event for name in kind.secret)

    def is_small(self, event: JsonDict, voice: Voice) -> bool:
        return False


PART = PlainSentences
