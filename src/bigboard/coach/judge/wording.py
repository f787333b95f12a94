"""Reasons in the reader's language, by the messages of `locales/LANGUAGE/coach.ftl`, which the web client uses too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from bigboard.coach.judge.reasons import BID, CAUSE, RIVAL
from bigboard.games.registry import title
from bigboard.i18n import Messages

COUNTED = ("pile", "pair")  # from 0 in the rules, from 1 for people
THOUSANDS = 1000
# The answer that the best one is compared with: the reader's own, the one that was given, or the second best.
Compared = Literal["yours", "given", "next"]
AROUND: dict[Compared, str] = {"yours": "coach-worlds", "given": "coach-worlds-of", "next": "coach-worlds-next"}


class Words:
    """The coach's sentences about one game, with players of these names."""

    def __init__(self, messages: Messages, game: str, names: Sequence[str]) -> None:
        self.messages = messages
        self.names = names
        self.unit = title(game).money_unit

    def reason(self, reason: Mapping[str, Any], compared: Compared = "given") -> str:
        """Return a whole sentence without its full stop; `reason` has the fields of `Reason`."""
        args: dict[str, Any] = dict(reason["args"])
        seat = reason["seat"]
        args["player"] = self.names[seat] if seat is not None else ""
        for name in COUNTED:
            if name in args:
                args[name] = int(args[name]) + 1
        if reason["kind"] in (CAUSE, BID, RIVAL):
            return self.cause(str(reason["kind"]), args, compared)
        key = f"coach-reason-{reason['kind']}"
        what = self.messages.say(key, **args)
        if not self.messages.has(key):  # a game from another package has its own events
            facts = " ".join(str(value) for name, value in args.items() if name != "player")
            named = f"{str(reason['kind']).replace('_', ' ')} {facts}".strip()
            what = self.messages.say("coach-reason-other", player=args["player"], what=named)
        counts = {name: reason[name] for name in ("chosen", "best", "of")}
        return self.messages.say(AROUND[compared], what=what, **counts)

    def cause(self, kind: str, args: dict[str, Any], compared: Compared) -> str:
        """Return the sentence about the money that moved; it speaks to the reader, except about other players."""
        say = self.messages.say
        line = say(f"coach-line-{args['line']}")
        if "thing" in args:
            line = say("coach-line-of", line=line, thing=args["thing"])
        about = "player" if compared == "given" else "you"
        key = {BID: "bid", RIVAL: "rival"}.get(kind, about)
        amounts = {name: self.money(args[name]) for name in ("amount", "bid") if name in args}
        args = args | amounts | {"line": line}
        return say(f"coach-cause-{key}", **args)

    def money(self, amount: float) -> str:
        """Return a sum of this game."""
        if self.unit == THOUSANDS:
            return self.messages.thousands(round(amount))
        return self.messages.dollars(round(amount))
