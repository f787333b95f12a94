"""Games: their options with keys for translation, their declarations for a plain table, their clauses."""

from __future__ import annotations

import bigboard
from bigboard.games import registry
from bigboard.games import rulebook as rules
from bigboard.games.contract import Game
from bigboard.games.declaration import EventKind, Option, Shown
from bigboard.games.manifest import declaration_of
from bigboard.games.templates import words
from bigboard.room.seating import checked_game
from bigboard.schemas.base import PROTOCOL
from bigboard.schemas.bot_catalog import LEVELS
from bigboard.schemas.games import (
    BotInfo,
    ChoiceInfo,
    ClauseInfo,
    DeclaredAction,
    DeclaredEvent,
    DeclaredFlow,
    DeclaredGame,
    DeclaredQuestion,
    GameInfo,
    Games,
    Limits,
    OptionInfo,
    Rulebook,
    ShownColumn,
    ShownPart,
    Version,
)
from bigboard.schemas.tables import PACES
from bigboard.schemas.text_rules import CHAT_LIMIT, NAME_LIMIT, TABLE_NAME_LIMIT


def version() -> Version:
    return Version(protocol=PROTOCOL, server=bigboard.__version__, games=registry.names())


def games() -> Games:
    return Games(
        games=[describe_game(registry.game(name)) for name in registry.names()],
        bots=[BotInfo(**level.to_json()) for level in LEVELS],
        paces=list(PACES),
        limits=Limits(name=NAME_LIMIT, table_name=TABLE_NAME_LIMIT, chat=CHAT_LIMIT),
    )


def describe_game(game: Game) -> GameInfo:
    title = registry.title(game.name)
    return GameInfo(
        name=game.name,
        key=f"game-{game.name}",
        text=title.label,
        about=title.about,
        rules=title.rules,
        min_players=game.min_players,
        max_players=game.max_players,
        rules_version=game.rules_version,
        money_unit=title.money_unit,
        options=[describe_option(game.name, option) for option in declaration_of(title).options],
        reference=title.load("reference")() if title.reference else None,
    )


def describe_option(game: str, option: Option) -> OptionInfo:
    key = f"option-{game}-{option.name}"
    return OptionInfo(
        name=option.name,
        type="choice" if option.choices else "flag",
        default=option.default,
        key=key,
        text=option.text,
        explanation_key=f"{key}-explanation",
        explanation=option.explanation,
        rules=list(option.rules),
        group=option.group,
        needs=option.needs,
        choices=[ChoiceInfo(value=c.value, key=f"{key}-{c.value}", text=c.text) for c in option.choices],
    )


def declaration(game: str) -> DeclaredGame:
    """The actions, questions and events of a game: enough to show it at a plain table."""
    declared = registry.declaration(checked_game(game).name)
    return DeclaredGame(
        game=declared.game,
        actions=[DeclaredAction(type=one.type, text=one.text, fields=list(one.fields)) for one in declared.actions],
        questions=[
            DeclaredQuestion(name=one.name, text=one.text or words(one.about), rule=one.rule)
            for one in declared.questions
        ],
        events=[describe_event(kind) for kind in declared.events],
        accounts=list(declared.accounts),
        shown=[describe_part(one) for one in declared.shown],
    )


def describe_event(kind: EventKind) -> DeclaredEvent:
    return DeclaredEvent(
        type=kind.type,
        text=kind.text or words(kind.type),
        private=kind.private,
        secret=list(kind.secret),
        money=[
            DeclaredFlow(entry=f.entry, sign=f.sign, seat=f.seat, amount=f.amount, final=f.final) for f in kind.money
        ],
    )


def describe_part(shown: Shown) -> ShownPart:
    columns = [ShownColumn(name=name, text=text, kind=kind) for name, (text, kind) in shown.columns.items()]
    return ShownPart(name=shown.name, text=shown.text, kind=shown.kind, columns=columns)


def rulebook(game: str, lang: str = rules.DEFAULT_LANGUAGE) -> Rulebook:
    """The clauses of a game, in the order of the rulebook."""
    name = checked_game(game).name
    found = rules.clauses(name, lang)
    language = lang if found is not rules.clauses(name) else rules.DEFAULT_LANGUAGE
    clauses = [
        ClauseInfo(
            id=clause.id,
            title=clause.title,
            text=clause.text,
            source=clause.source,
            table=[list(row) for row in clause.table],
        )
        for clause in found.values()
    ]
    return Rulebook(game=name, language=language, clauses=clauses)
