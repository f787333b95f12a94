"""The terminal for a game that brings no screens of its own: all is made from its declaration and its offers."""

from __future__ import annotations

from bigboard.cli.tui.plain.questions import PlainQuestions
from bigboard.cli.tui.plain.screen import PlainScreen
from bigboard.cli.tui.plain.sentences import PlainSentences

PARTS = {"questions": PlainQuestions, "screen": PlainScreen, "sentences": PlainSentences}
