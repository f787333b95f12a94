"""The state of a simple game: the contract, made from the declaration and the fields that a game annotates."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from inspect import get_annotations
from operator import index
from typing import Any, ClassVar, NamedTuple, Self, get_type_hints

from librt.vecs import append, vec
from mypy_extensions import i64

from bigboard.games.contract import NO_SEAT, Event, IllegalAction, JsonDict, State
from bigboard.games.declaration import GAME_OVER, EventKind, Question
from bigboard.games.rng import Rng, as_rng
from bigboard.games.simple.declared_game import Answer, DeclaredGame
from bigboard.games.simple.tensor import fill_tensor
from bigboard.games.validation import json_copy, seat_among

OVER = EventKind(
    GAME_OVER, "The game is over.", {"winners": "number[]", "scores": "number[]"}, undo="ends", text="The game is over."
)


class Pick(NamedTuple):
    """A choice of several: the number and the total cost allowed. The limit of each is "most" in its offer."""

    most: int
    budget: int | None = None
    least: int = 0


class SimpleState(State):
    """A game in progress. The fields that a subclass annotates are the position."""

    fields: ClassVar[dict[str, Any]]  # by name: the type

    def __init__(self, game: DeclaredGame, players: int, options: JsonDict) -> None:
        self.events = True
        self.opening = []
        self.history = vec[i64]()
        self.moves = 0
        self._game = game
        self._players = players
        self.options = options
        self.question = GAME_OVER
        self.actor = NO_SEAT
        self.end_rule = ""  # the clause by which the game ended
        self.origin: JsonDict = {}  # the record's beginning, under "deal" or "position"; a sampled world has none
        self.new_events: list[Event] = []
        self.steps: list[State] | None = None  # the state at each event, while they are kept

    def __init_subclass__(cls) -> None:
        own = get_type_hints(cls)
        cls.fields = {name: own[name] for base in reversed(cls.__mro__) for name in names_of(base)}

    # The methods that a game has to write

    @abstractmethod
    def begin(self, deal: JsonDict) -> None:
        """Fill all fields from the deal and ask the first question; ValueError names what cannot be dealt so."""

    @abstractmethod
    def answers(self) -> Iterable[Answer]:
        """Return the answers to `self.question` that `self.actor` has, in any order."""

    @abstractmethod
    def seen_by(self, seat: int) -> JsonDict:
        """Return the seat's view of the table; -1 is a spectator."""

    @abstractmethod
    def imagine(self, seat: int, rng: Rng) -> None:
        """Replace everything that this seat cannot know by something equally possible."""

    # The methods that a game may write

    def offer(self, type: str, *values: Any) -> JsonDict:
        """Return cost, gain and other facts of an answer."""
        return {}

    def pick(self) -> Pick | None:
        """Return the whole choice, if the question is one of several small ones."""
        return None

    def why_not(self, type: str, *values: Any) -> tuple[str, str, str]:
        """Return the clause that forbids an answer, a short name of the reason, and a sentence."""
        return self.declared.rule, "not-possible", "That is not possible now."

    def check(self) -> None:
        """Check a deal or position that was written by hand; ValueError says what cannot be."""

    # The methods that a game calls

    def ask(self, seat: int, question: str) -> None:
        self.actor = seat
        self.question = question

    def tell(
        self, type: str, seat: int, rule: str, secret: JsonDict | None = None, privy: tuple[int, ...] = (), **data: Any
    ) -> None:
        if self.events:
            self.new_events.append(Event(type, seat, rule, data, secret, privy))
            if self.steps is not None:
                self.steps.append(self.clone())

    def finish(self, rule: str) -> None:
        """End the game by this clause."""
        self.ask(NO_SEAT, GAME_OVER)
        self.end_rule = rule
        self.tell(GAME_OVER, NO_SEAT, rule, winners=self.winners(), scores=self.scores())

    # The contract

    @property
    def game(self) -> DeclaredGame:
        return self._game

    @property
    def players(self) -> int:
        return self._players

    @property
    def seat(self) -> int:
        return self.actor

    @property
    def decision(self) -> str:
        return self.question

    @property
    def declared(self) -> Question:
        return self._game.declaration.question(self.question)

    def legal_actions(self) -> list[int]:
        if self.question == GAME_OVER:
            return []
        return sorted(self._game.numbers[answer] for answer in self.answers())

    def describe(self, action: int) -> JsonDict:
        type, *values = self._game.answer(action)
        return {"type": type, **dict(zip(self._game.actions[str(type)].fields, values))}

    def find(self, described: Mapping[str, Any]) -> int:
        action = self._game.numbers.get(self._game.parse_answer(described), -1)
        if action not in self.legal_actions():
            raise self.refusal(action)
        return action

    def refusal(self, action: int) -> IllegalAction:
        """Return the reason why an action is not legal now."""
        rules = self._game.declaration.questions
        if self.question == GAME_OVER:
            return IllegalAction(rules[-1].rule, "game-over", "The game is over.")
        if not 0 <= action < self._game.num_actions:
            return IllegalAction(self.declared.rule, "not-understood", "There is no such action.")
        type, *values = self._game.answer(action)
        if type not in self.declared.answers:
            asked = f"That is not an answer to the current question, {self.declared.about}."
            return IllegalAction(self.declared.rule, "not-asked", asked)
        facts = {name: value for name, value in self.describe(action).items() if name != "type"}
        return IllegalAction(*self.why_not(str(type), *values), facts)

    def _end_rule(self) -> str:
        return self.end_rule

    def apply(self, action: int, events: bool = True) -> list[Event]:
        number = index(action)
        if number not in self.legal_actions():
            raise self.refusal(number)
        if self.origin:
            self.history = append(self.history, i64(number))
        wanted, self.events = self.events, self.events and events
        try:
            self.take(number)
        finally:
            self.events = wanted
        return self.new_events

    def apply_in_steps(self, action: int) -> list[State]:
        steps = self.steps = []
        try:
            self.apply(action)
        finally:
            self.steps = None
        return steps

    def take(self, action: i64) -> None:
        self.new_events = []
        self.moves += 1
        self.do(self._game.answer(int(action)))
        self.settle()

    def do(self, answer: Answer) -> None:
        getattr(self, f"do_{answer[0]}")(*answer[1:])

    def settle(self) -> None:
        """Give the answers of questions that have one answer only."""
        while self.question != GAME_OVER:
            answers = list(self.answers())
            if len(answers) != 1:
                return
            self.do(answers[0])

    def offers(self, seat: int) -> JsonDict:
        mine = seat == self.seat and seat != NO_SEAT
        legal = self.legal_actions() if mine else []
        over = self.question == GAME_OVER
        return {
            "question": self.question,
            "phase": "" if over else self.declared.phase,
            "rule": "" if over else self.declared.rule,
            "seat": self.seat,
            "choices": [
                {"action": action, **self.describe(action), **self.offered_facts(self._game.answer(action))}
                for action in legal
            ],
            "pick": self.offered_pick() if mine else None,
            "forbidden": self.forbidden(legal) if mine else [],
        }

    def offered_facts(self, answer: Answer) -> JsonDict:
        return {"cost": 0, "gain": 0, **self.offer(str(answer[0]), *answer[1:])}

    def offered_pick(self) -> JsonDict | None:
        """Return the answers as items to pick, without the one that ends the choice."""
        pick = self.pick()
        if pick is None:
            return None
        items: list[JsonDict] = []
        for answer in sorted(self.answers(), key=self._game.numbers.__getitem__):
            if len(answer) > 1:
                described = self.describe(self._game.numbers[answer])
                items.append({"item": described, "most": 1, "pool": None, "uses": 0, **self.offered_facts(answer)})
        return {"least": pick.least, "most": pick.most, "budget": pick.budget, "pools": {}, "items": items}

    def forbidden(self, legal: list[int]) -> list[JsonDict]:
        found: list[JsonDict] = []
        for action, answer in enumerate(self._game.answer_list):
            if answer[0] in self.declared.answers and action not in legal:
                why = self.refusal(action)
                found.append({**self.describe(action), "reason": why.reason, "rule": why.rule, "args": why.args})
        return found

    def find_several(self, picks: Sequence[Mapping[str, Any]]) -> list[int]:
        pick = self.offered_pick() if self.question != GAME_OVER else None
        if pick is not None:
            self.check_picks(pick, picks)
        return super().find_several(picks)

    def check_picks(self, pick: JsonDict, picks: Sequence[Mapping[str, Any]]) -> None:
        """IllegalAction names the limit of the offer that these picks break."""
        rule, least, most = self.declared.rule, pick["least"], pick["most"]
        if not least <= len(picks) <= most:
            number = str(most) if least == most else f"{least} to {most}"
            reason = "too-many-picks" if len(picks) > most else "too-few-picks"
            raise IllegalAction(rule, reason, f"Pick {number}, not {len(picks)}.", {"least": least, "most": most})
        cost = sum(item["cost"] * list(picks).count(item["item"]) for item in pick["items"])
        if pick["budget"] is not None and cost > pick["budget"]:
            sentence = f"That costs ${cost}, and you have ${pick['budget']}."
            raise IllegalAction(rule, "too-dear-picks", sentence, {"cost": cost, "budget": pick["budget"]})

    def observe(self, seat: int) -> JsonDict:
        view = {**self.header(seat), **json_copy(self.seen_by(seat))}
        if seat >= 0:
            mine = seat == self.seat
            view["legal"] = [{"action": n, **self.describe(n)} for n in self.legal_actions()] if mine else []
        return view

    def views(self, seats: Sequence[int], kept: JsonDict | None = None, asked: bool = True) -> list[JsonDict]:
        if asked:
            return super().views(seats, kept)
        found: list[JsonDict] = []
        for seat in seats:
            legal: JsonDict = {"legal": []} if seat >= 0 else {}
            found.append(
                {**self.header(seat), **json_copy(self.seen_by(seat)), **legal, "offers": self.offers(NO_SEAT)}
            )
        return found

    def header(self, seat: int) -> JsonDict:
        seat_among(self._players, seat)
        return {
            "game": self._game.name,
            "players": self._players,
            "options": dict(self.options),
            "you": seat,
            "seat": self.seat,
            "decision": self.question,
        }

    def sample(self, seat: int, rng: Any) -> Self:
        seat_among(self._players, seat)
        world = self.clone()
        world.events = False
        world.origin = {}
        world.opening = []
        world.history = vec[i64]()
        world.imagine(seat, as_rng(rng))
        return world

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if self.seat < 0 and score == max(scores)]

    def record(self) -> JsonDict:
        if not self.origin:
            raise ValueError("A sampled world has no record: only the real game has one.")
        actions = [self.describe(int(action)) for action in self.history]
        return {"format": 1, "game": self._game.name, **json_copy(self.origin), "actions": actions}

    def position(self) -> JsonDict:
        about = {"game": self._game.name, "rules": self._game.rules_version, "players": self._players}
        asked = {"options": self.options, "seat": self.actor, "decision": self.question}
        return {**about, **json_copy(asked), **{name: json_copy(getattr(self, name)) for name in self.fields}}

    def tensor(self, seat: int, out: Any) -> None:
        fill_tensor({**self.header(seat), **self.seen_by(seat)}, out)

    def step_into(self, action: int, tensor: Any, mask: Any) -> int:
        self.apply(action)
        seat = self.seat
        self.tensor(seat, tensor)
        self._game.legal_mask(self, mask)
        return seat

    def clone(self) -> Self:
        twin = type(self)(self._game, self._players, self.options)
        twin.restore(self.save())
        return twin

    __copy__ = clone

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> Any:
        return load_state, (type(self), self._game, self._players, self.options, self.save())

    def save(self) -> JsonDict:
        names = ("events", "opening", "moves", "question", "actor", "end_rule", "origin", *self.fields)
        return {**{name: json_copy(getattr(self, name)) for name in names}, "history": [int(a) for a in self.history]}

    def restore(self, saved: JsonDict) -> None:
        for name, value in saved.items():
            setattr(self, name, vec[i64](value) if name == "history" else value)


def names_of(base: type) -> Iterable[str]:
    """Return the fields that a class of a game annotates."""
    return get_annotations(base) if issubclass(base, SimpleState) and base is not SimpleState else ()


def load_state(kind: type[SimpleState], game: DeclaredGame, players: int, options: JsonDict, saved: JsonDict) -> Any:
    state = kind(game, players, options)
    state.restore(saved)
    return state
