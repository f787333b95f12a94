"""Reasons in the reader's language, by the messages of `locales/LANGUAGE/coach.ftl`, which the web client uses too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from bigboard.coach.judge.reasons import MONEY
from bigboard.games.coach_facts import prospects_of
from bigboard.games.registry import title
from bigboard.i18n import Messages

COUNTED = ("pile", "pair")  # from 0 in the rules, from 1 for people
THOUSANDS = 1000
# The answer that the best one is compared with: the reader's own, the one that was given, or the second best.
Compared = Literal["yours", "given", "next"]
AROUND: dict[Compared, str] = {"yours": "coach-worlds", "given": "coach-worlds-of", "next": "coach-worlds-next"}


class Words:
    """What the coach says of one game, about players of these names."""

    def __init__(self, messages: Messages, game: str, names: Sequence[str]) -> None:
        self.messages = messages
        self.names = names
        self.unit = prospects_of(title(game)).unit

    def reason(self, reason: Mapping[str, Any], compared: Compared = "given") -> str:
        """A whole sentence, without its full stop; `reason` has the fields of `Reason`."""
        args: dict[str, Any] = dict(reason["args"])
        seat = reason["seat"]
        args["player"] = self.names[seat] if seat is not None else ""
        for name in COUNTED:
            if name in args:
                args[name] = int(args[name]) + 1
        if reason["kind"] == MONEY:
            line = self.messages.say(f"coach-line-{args['line']}")
            return self.messages.say(
                "coach-reason-account", player=args["player"], amount=self.money(args["amount"]), line=line
            )
        key = f"coach-reason-{reason['kind']}"
        what = self.messages.say(key, **args)
        if not self.messages.has(key):  # a game from elsewhere has its own events
            facts = " ".join(str(value) for name, value in args.items() if name != "player")
            told = f"{str(reason['kind']).replace('_', ' ')} {facts}".strip()
            what = self.messages.say("coach-reason-other", player=args["player"], what=told)
        counts = {name: reason[name] for name in ("chosen", "best", "of")}
        return self.messages.say(AROUND[compared], what=what, **counts)

    def money(self, amount: float) -> str:
        """A sum of this game."""
        if self.unit == THOUSANDS:
            return self.messages.thousands(round(amount))
        return self.messages.dollars(round(amount))
