"""Reasons in the reader's language, by the messages of `locales/LANGUAGE/learn/coach.ftl`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from bigboard.coach.judge.reasons import CAUSE, CAUSES
from bigboard.games.registry import title
from bigboard.i18n import Messages

COUNTED = ("pile", "pair")  # from 0 in the rules, from 1 for people
THOUSANDS = 1000
SUMS = ("amount", "bid", "own", "less")  # arguments of a cause that are money
Reader = Literal["you", "player"]  # whether the reader is the player who decided


class Words:
    """The coach's sentences about one game, with players of these names."""

    def __init__(self, messages: Messages, game: str, names: Sequence[str]) -> None:
        self.messages = messages
        self.names = names
        self.unit = title(game).money_unit

    def reason(self, reason: Mapping[str, Any], reader: Reader = "player") -> str:
        """Return a whole sentence without its full stop; `reason` has the fields of `Reason`."""
        kind, seat = str(reason["kind"]), reason["seat"]
        args: dict[str, Any] = dict(reason["args"])
        args["player"] = self.names[seat] if seat is not None else ""
        for name in COUNTED:
            if name in args:
                args[name] = int(args[name]) + 1
        if kind in CAUSES:
            return self.cause(kind, args, reader)
        key = f"coach-reason-{kind}"
        what = self.messages.say(key, **args)
        if not self.messages.has(key):  # a game from another package has its own events
            facts = " ".join(str(value) for name, value in args.items() if name != "player")
            named = f"{kind.replace('_', ' ')} {facts}".strip()
            what = self.messages.say("coach-reason-other", player=args["player"], what=named)
        return self.messages.say("coach-likelier" if reason["best"] > reason["chosen"] else "coach-rarer", what=what)

    def figures(self, reason: Mapping[str, Any]) -> str:
        """Return how often an event happened in the simulations; nothing for a cause, which names its amount."""
        if reason["kind"] in CAUSES:
            return ""
        return self.messages.say("coach-figures", **{name: reason[name] for name in ("chosen", "best", "of")})

    def cause(self, kind: str, args: dict[str, Any], reader: Reader) -> str:
        """Return the sentence about the money that moved; it speaks to the reader, except about other players."""
        say = self.messages.say
        line = say(f"coach-line-{args['line']}")
        if "thing" in args:
            line = say("coach-line-of", line=line, thing=args["thing"])
        sums = {name: self.money(args[name]) for name in SUMS if name in args}
        key = reader if kind == CAUSE else kind.removeprefix(f"{CAUSE}_")
        sentence = say(f"coach-cause-{key}", **args | sums | {"line": line})
        if "less" not in args:
            return sentence
        less_line = say(f"coach-line-{args['less_line']}")
        return say(f"coach-less-{args['less_is']}", cause=sentence, less=sums["less"], line=less_line)

    def money(self, amount: float) -> str:
        """Return a sum of this game."""
        if self.unit == THOUSANDS:
            return self.messages.thousands(round(amount))
        return self.messages.dollars(round(amount))
