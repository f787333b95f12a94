"""The editor of positions: one change of a draft after the other, each checked by the engine."""

from __future__ import annotations

import copy
import secrets
from dataclasses import asdict

from bigboard.games import registry
from bigboard.games.position_editor import Control, Draft, PositionEditor
from bigboard.records.notation import position_text
from bigboard.records.packed_position import open_position
from bigboard.schemas.errors import Refused
from bigboard.schemas.learning.analysis import EditorControl, EditorState, EditRequest
from bigboard.server.features.analyses import DAMAGED, bad_position, read_line
from bigboard.server.features.position_reasons import explain

SEED_BITS = 62
SENSELESS = "This change makes no sense here."


def editor_of(game: object) -> PositionEditor:
    if game not in registry.names():
        raise Refused("no_game", "There is no such game here.")
    title = registry.title(str(game))
    if not title.editor:
        raise bad_position(f"{title.label} has no editor.")
    editor: PositionEditor = title.load("editor")
    return editor


def begin(request: EditRequest) -> Draft:
    """Return the draft to change: the client's, that of a position, or a new deal."""
    if request.draft is not None:
        return copy.deepcopy(request.draft)
    if request.moment is not None:
        state = read_line(request.moment).state
    else:
        editor_of(request.game)
        rules = registry.game(str(request.game))
        players = min(max(request.players, rules.min_players), rules.max_players)
        state = rules.start(rules.deal(players, secrets.randbits(SEED_BITS)))
    return editor_of(state.game.name).tidy(state.position())


def edit(request: EditRequest) -> EditorState:
    """Change a draft and check it. An impossible draft comes back with the reason, so that editing can go on."""
    draft = begin(request)
    editor = editor_of(draft.get("game"))
    before = copy.deepcopy(draft)
    problem = position = ""
    try:
        if request.edit is not None:
            editor.change(draft, request.edit.id, request.edit.value)
    except DAMAGED:
        draft, problem = copy.deepcopy(before), SENSELESS
    try:
        state = open_position(draft)
        position = "" if problem else position_text(state)
        draft = editor.tidy(state.position())
    except ValueError as error:
        problem = problem or str(error)
    except DAMAGED:
        draft, problem = before, SENSELESS
    try:
        controls = editor.controls(draft)
    except DAMAGED:  # a stage that could not be entered: the draft is incomplete
        draft, controls = before, controls_of(editor, before)
    return EditorState(
        game=draft["game"],
        draft=draft,
        controls=[EditorControl.model_validate(asdict(control)) for control in controls],
        position=position,
        problem=explain(problem, request.language),
    )


def controls_of(editor: PositionEditor, draft: Draft) -> list[Control]:
    try:
        return editor.controls(draft)
    except DAMAGED:
        raise bad_position("It is damaged.") from None
