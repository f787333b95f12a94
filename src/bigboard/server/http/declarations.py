"""What a game declares, for a client that shows it at a plain table."""

from __future__ import annotations

from bigboard.games.declaration import Declaration, EventKind, Shown
from bigboard.games.templates import words
from bigboard.server.schemas.protocol import (
    DeclaredAction,
    DeclaredEvent,
    DeclaredFlow,
    DeclaredGame,
    DeclaredQuestion,
    ShownColumn,
    ShownPart,
)


def describe_declaration(declared: Declaration) -> DeclaredGame:
    """The answer of `GET /api/games/{game}/declaration`; texts that are not declared are made from the names."""
    return DeclaredGame(
        game=declared.game,
        actions=[DeclaredAction(type=one.type, text=one.text, fields=list(one.fields)) for one in declared.actions],
        questions=[
            DeclaredQuestion(name=one.name, text=one.text or words(one.about), rule=one.rule)
            for one in declared.questions
        ],
        events=[event(kind) for kind in declared.events],
        accounts=list(declared.accounts),
        shown=[part(one) for one in declared.shown],
    )


def event(kind: EventKind) -> DeclaredEvent:
    return DeclaredEvent(
        type=kind.type,
        text=kind.text or words(kind.type),
        private=kind.private,
        secret=list(kind.secret),
        money=[
            DeclaredFlow(entry=f.entry, sign=f.sign, seat=f.seat, amount=f.amount, final=f.final) for f in kind.money
        ],
    )


def part(shown: Shown) -> ShownPart:
    columns = [ShownColumn(name=name, text=text, kind=kind) for name, (text, kind) in shown.columns.items()]
    return ShownPart(name=shown.name, text=shown.text, kind=shown.kind, columns=columns)
