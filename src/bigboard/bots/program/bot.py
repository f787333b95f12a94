"""`cmd:./mybot`: a program decides. It gets the view of its seat and nothing else.

A program that has finished a game plays the next one of the same command, so that starting it costs once.
"""

from __future__ import annotations

import weakref
from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Any

import bigboard
from bigboard.bots.program.process import Process, ProgramEnded, ProgramSilent, split_command
from bigboard.bots.protocol import IllegalAnswer, OutOfTimeError
from bigboard.games.contract import IllegalAction, JsonDict, State
from bigboard.games.rng import Rng

PROTOCOL = 1
PREFIX = "cmd"
LIMIT_S = 60.0  # of a decision, where no limit is given
HELLO_S = 30.0  # for a program to start and greet
MOST_STARTS = 3  # of a program in one game
SHOWN = 120  # characters of a bad line

_idle: dict[str, list[Process]] = {}  # programs that have finished a game, by command


class ProgramBot:
    """The decisions of a program for one seat of one game."""

    reproducible = "is a program, of which Big Board cannot know whether it is reproducible"

    def __init__(self, command: str) -> None:
        split_command(command)
        self.command = command
        self.limit: float | None = None
        self.process: Process | None = None
        self.ending: weakref.finalize[Any, Any] | None = None  # of the process, if this bot is dropped
        self.starts = 0
        self.opening: JsonDict = {}  # the message `game`
        self.events: list[JsonDict] = []
        self.told = 0  # events that the process knows
        self.rest: list[int] = []  # actions of the latest answer that are still to come
        self.asked = 0

    def hear(self, events: list[JsonDict]) -> None:
        self.events += events

    def choose(self, world: State, rng: Rng) -> int:
        if self.rest and self.rest[0] in world.legal_actions():
            return self.rest.pop(0)
        self.rest = []
        process = self.ready(world)
        until = monotonic() + (self.limit or LIMIT_S)
        self.asked += 1
        process.send(question(world, self.asked, until - monotonic()))
        try:
            while True:
                answer = process.receive(until - monotonic())
                if not is_late(answer, self.asked):
                    break
            return self.accept(process, world, answer)
        except ProgramSilent:
            raise OutOfTimeError from None
        except ProgramEnded:
            self.drop()
            raise

    def accept(self, process: Process, world: State, answer: Any) -> int:
        """Return the action that an answer means; an illegal one is told back with the clause that forbids it."""
        try:
            first, *self.rest = actions_of(world, answer, self.asked)
            return first
        except IllegalAction as error:
            refusal = {"rule": error.rule, "reason": error.reason, "message": error.message}
            trouble = str(error)
        except ValueError as error:
            refusal = {"rule": "", "reason": "not-understood", "message": str(error)}
            trouble = str(error)
        process.send({"type": "refused", "id": self.asked, **refusal})
        raise IllegalAnswer(trouble)

    def finish(self, events: Sequence[JsonDict], scores: Sequence[int], winners: Sequence[int]) -> None:
        """Tell the program how the game ended, and keep it for the next one."""
        self.events += events
        process = self.process
        if process is None or not process.alive:
            self.drop()
            return
        self.tell_events(process)
        process.send({"type": "over", "scores": list(scores), "winners": list(winners)})
        if self.ending is not None:
            self.ending.detach()
        self.process = self.ending = None
        _idle.setdefault(self.command, []).append(process)

    def check(self) -> str:
        """Start the program before any game needs it, and return its name; ValueError says what is wrong with it."""
        try:
            process = take(self.command)
        except ProgramEnded as error:
            raise ValueError(f"The program of {PREFIX}:{self.command} {error}.") from None
        _idle.setdefault(self.command, []).append(process)
        return process.name

    def ready(self, world: State) -> Process:
        """Return the program, which knows the game and all its events; a new one if the last one has ended."""
        if self.process is not None and not self.process.alive:
            self.drop()
        if self.process is None:
            if self.starts >= MOST_STARTS:
                raise ProgramEnded(f"has ended {MOST_STARTS} times in this game and is not started again")
            self.starts += 1
            self.process = take(self.command)
            self.ending = weakref.finalize(self, self.process.end)
            self.told = 0
            self.opening = self.opening or opening(world, self.limit or LIMIT_S)
            self.process.send(self.opening)
        self.tell_events(self.process)
        return self.process

    def tell_events(self, process: Process) -> None:
        for event in self.events[self.told :]:
            process.send({"type": "event", "event": event})
        self.told = len(self.events)

    def drop(self) -> None:
        if self.ending is not None:
            self.ending()
        self.process = self.ending = None


def take(command: str) -> Process:
    """Return an idle program of that command, or a new one that has greeted."""
    idle = _idle.get(command, [])
    while idle:
        process = idle.pop()
        if process.alive:
            return process
        process.end()
    process = Process(command)
    try:
        greet(process)
    except ProgramEnded:
        process.end()
        raise
    return process


def greet(process: Process) -> None:
    """Exchange `hello`; ProgramEnded says what is wrong with the answer."""
    process.send({"type": "hello", "protocol": PROTOCOL, "bigboard": bigboard.__version__})
    try:
        answer = process.receive(HELLO_S)
    except ProgramSilent:
        raise ProgramEnded(f"did not answer the hello within {HELLO_S:g} s") from None
    if not isinstance(answer, dict) or answer.get("type") != "hello":
        raise ProgramEnded(f"answered the hello with {brief(answer)}")
    if answer.get("protocol") != PROTOCOL:
        raise ProgramEnded(f"speaks protocol {brief(answer.get('protocol'))}, this is protocol {PROTOCOL}")
    name = answer.get("name")
    process.name = name.strip() if isinstance(name, str) and name.strip().isprintable() else ""


def opening(world: State, limit: float) -> JsonDict:
    return {
        "type": "game",
        "game": world.game.name,
        "rules_version": world.game.rules_version,
        "players": world.players,
        "seat": world.seat,
        "options": world.options_in_play(),
        "limit_s": limit,
    }


def question(world: State, number: int, seconds: float) -> JsonDict:
    """Return the message `decide`. The view is that of the deciding seat, so it shows nothing of what was sampled."""
    view = world.view(world.seat)
    offers = view.pop("offers")
    view.pop("legal", None)
    legal = [
        {"action": action, "text": world.text(action), "description": world.describe(action)}
        for action in world.legal_actions()
    ]
    asked = {"type": "decide", "id": number, "question": world.decision, "time_left_s": round(seconds, 3)}
    return {**asked, "legal": legal, "offers": offers, "view": view}


def is_late(answer: Any, number: int) -> bool:
    """Return True for the answer to an earlier question, which came after its time."""
    if not isinstance(answer, dict) or answer.get("type") != "action":
        return False
    asked = answer.get("id")
    return isinstance(asked, int) and not isinstance(asked, bool) and 0 < asked < number


def actions_of(world: State, answer: Any, number: int) -> list[int]:
    """Return the actions of an answer, the first for now; ValueError and IllegalAction say why there are none."""
    if not isinstance(answer, dict):
        raise ValueError(f"{brief(answer)} is not a JSON object. Write nothing but messages; notes go to stderr.")
    if answer.get("type") != "action" or answer.get("id") != number:
        raise ValueError(f'The answer to question {number} has "type": "action" and "id": {number}.')
    said = {name: answer[name] for name in ("action", "text", "description") if name in answer}
    match said:
        case {"action": int(action)} if len(said) == 1 and not isinstance(action, bool):
            if action not in world.legal_actions():
                world.clone().apply(action)  # raises the refusal
                raise ValueError(f"{action} is not a legal action.")
            return [action]
        case {"text": str(text)} if len(said) == 1:
            return actions_of_text(world, text)
        case {"description": Mapping() as described} if len(said) == 1:
            return [world.find(described)]
    raise ValueError('An answer has one of "action" (a number), "text" (a string) and "description" (an object).')


def actions_of_text(world: State, text: str) -> list[int]:
    for action in world.legal_actions():
        if world.text(action) == text:
            return [action]
    return world.parse(text)


def brief(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
