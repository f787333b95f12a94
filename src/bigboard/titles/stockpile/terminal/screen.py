"""Stockpile on the screen: price tracks and forecasts, stockpiles and bids, each player's holdings, the chart."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from bigboard.cli.language import join_list, label, say
from bigboard.cli.tui.screens import WIDE, heading
from bigboard.cli.tui.sentences import Voice
from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.declaration import DECLARATION
from bigboard.titles.stockpile.terminal.account import results
from bigboard.titles.stockpile.terminal.chart import chart
from bigboard.titles.stockpile.terminal.market import (
    WORD_STYLES,
    has_piles,
    market,
    modules_in_front,
    narrow_piles,
    wide_piles,
)
from bigboard.titles.stockpile.terminal.players import laid_line, seat_lines
from bigboard.titles.stockpile.terminal.sentences import card_word

__all__ = ["TITLE", "WORD_STYLES", "chart", "hand", "results", "table"]

TITLE = "Stockpile"
PANEL_SIDES = 4
LONGEST_HAND = 78

# Phases that the rulebook has no name for.
UNNAMED = ("preparation", "start", "end")


def table(view: JsonDict, voice: Voice, fresh: Sequence[JsonDict], width: int) -> RenderableType:
    prepared = DECLARATION.stages.get(view["stage"]) != "preparation"
    if width < WIDE:
        seats = seat_lines(view, voice, width) if modules_in_front(view) else []
        prices = market(view, voice, width) if prepared else []
        lines = [*prices, *seats, *narrow_piles(view, voice, width), *laid_line(view, voice)]
        return Group(headline(view, voice, width), *lines)
    room = width - PANEL_SIDES
    parts: list[RenderableType] = [headline(view, voice, width)]
    if prepared:
        title = say("stk-market")
        parts.append(Panel(Group(*market(view, voice, room)), box=ROUNDED, title=title, width=width))
    if modules_in_front(view):
        parts.append(Panel(Group(*seat_lines(view, voice, room)), box=ROUNDED, title=say("players"), width=width))
    if has_piles(view):
        title = say("cli-piles-title")
        parts.append(Panel(Group(*wide_piles(view, voice)), box=ROUNDED, title=title, width=width))
    return Group(*parts, *laid_line(view, voice))


def headline(view: JsonDict, voice: Voice, width: int) -> Text:
    left = say("cli-cards-left", count=view["market"])
    if view["decision"] == "game_over":
        return heading([TITLE, say("stockpile-ask-game_over")], width)
    round_ = say("stk-round-of", round=view["round"], rounds=view["rounds"])
    first = label(say("stk-first"), voice.label(view["first"]))
    phase = DECLARATION.stages[view["stage"]]
    named = say(f"cli-phase-{phase}" if phase in UNNAMED else f"stk-phase-{phase}")
    return heading([TITLE, round_, named, first, left], width)


def hand(view: JsonDict) -> str:
    """Cards in the hand that are not on the screen elsewhere."""
    own = view.get("own", {})
    cards = [card_word(card) for card in [*own.get("hand", []), *own.get("commerce", [])]]
    strategies = [entry["name"] for entry in own.get("strategies", [])]
    text = f"{say('stk-your-hand')}  {join_list([*cards, *strategies]) or '–'}"
    return text if len(text) <= LONGEST_HAND else f"{text[: LONGEST_HAND - 1]}…"
