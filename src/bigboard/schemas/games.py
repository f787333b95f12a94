"""Games: options, declarations, bots, clauses."""

from __future__ import annotations

from typing import Any, Literal

from bigboard.games.declaration import ShownKind
from bigboard.schemas.base import OptionValue, Outgoing
from bigboard.schemas.matches import WAIT_S
from bigboard.schemas.tables import BOT_PACE_MS, CLOCK_BANK_S, CLOCK_DECISION_S, GRACE_S, PaceProfile


class Version(Outgoing):
    protocol: int
    server: str
    games: list[str]


class ChoiceInfo(Outgoing):
    value: OptionValue
    key: str
    text: str


class OptionInfo(Outgoing):
    name: str
    type: Literal["flag", "choice"]
    default: OptionValue
    key: str
    text: str
    explanation_key: str
    explanation: str
    rules: list[str]
    group: str | None
    needs: str | None
    choices: list[ChoiceInfo]


class GameInfo(Outgoing):
    name: str
    key: str
    text: str
    about: str
    rules: str
    min_players: int
    max_players: int
    rules_version: int
    money_unit: int  # dollars for each unit of a score
    options: list[OptionInfo]
    reference: dict[str, Any] | None


class DeclaredAction(Outgoing):
    type: str
    text: str
    fields: list[str]


class DeclaredQuestion(Outgoing):
    name: str
    text: str
    rule: str


class DeclaredFlow(Outgoing):
    entry: str
    sign: int
    seat: str
    amount: str
    final: str


class DeclaredEvent(Outgoing):
    type: str
    text: str
    private: bool
    secret: list[str]
    money: list[DeclaredFlow]


class ShownColumn(Outgoing):
    name: str
    text: str
    kind: ShownKind


class ShownPart(ShownColumn):
    columns: list[ShownColumn]


class DeclaredGame(Outgoing):
    """The parts of a declaration that a plain table needs."""

    game: str
    actions: list[DeclaredAction]
    questions: list[DeclaredQuestion]
    events: list[DeclaredEvent]
    accounts: list[str]
    shown: list[ShownPart]


class Thinks(Outgoing):
    """The limits of a bot's search for one decision: it stops at the first that it reaches."""

    seconds: float
    simulations: dict[str, int]  # by game


class BotInfo(Outgoing):
    name: str
    key: str
    text: str
    explanation_key: str
    explanation: str
    face: int | None  # of bots with a name: which of the client's faces is theirs
    wins: dict[str, int]  # measured against three greedy, in per cent, by game
    thinks: Thinks | None  # of a level that looks ahead


class Limits(Outgoing):
    name: int
    table_name: int
    chat: int
    bot_pace_ms: tuple[int, int] = BOT_PACE_MS
    grace_s: tuple[int, int] = GRACE_S
    clock_decision_s: tuple[int, int] = CLOCK_DECISION_S
    clock_bank_s: tuple[int, int] = CLOCK_BANK_S
    match_wait_s: tuple[int, int] = WAIT_S


class Games(Outgoing):
    games: list[GameInfo]
    bots: list[BotInfo]
    paces: list[PaceProfile]
    limits: Limits


class ClauseInfo(Outgoing):
    id: str
    title: str
    text: str
    source: str
    table: list[list[str]]  # the heading first; empty where the clause has none


class Rulebook(Outgoing):
    game: str
    language: str
    clauses: list[ClauseInfo]
