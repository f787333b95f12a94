"""Stockpile on the screen: price tracks and forecasts, stockpiles and bids, what everybody has, the chart."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from bigboard.cli.screens import WIDE
from bigboard.cli.screens.stockpile_account import results
from bigboard.cli.screens.stockpile_chart import chart
from bigboard.cli.screens.stockpile_market import (
    WORD_STYLES,
    has_piles,
    market,
    modules_in_front,
    narrow_piles,
    wide_piles,
)
from bigboard.cli.screens.stockpile_players import laid_line, seat_lines
from bigboard.cli.sentences import Voice, listed
from bigboard.games.contract import JsonDict
from bigboard.records.stockpile_words import card_word

__all__ = ["TITLE", "WORD_STYLES", "chart", "hand", "results", "table"]

TITLE = "Stockpile"
PANEL_SIDES = 4
LONGEST_HAND = 78

# The phase that each stage belongs to.
PHASES = {
    "Preparation": ("choosing", "auction", "discarding", "handing_out"),
    "Start of the round": ("round_begins", "buying_bonds"),
    "Information": ("before_information", "information"),
    "Supply": ("before_supply", "supply", "commerce", "first_card", "before_demand"),
    "Demand": ("demand_begins", "demand", "after_bidding", "paying", "fees"),
    "Action": ("action",),
    "Selling": ("selling", "after_selling", "before_movement"),
    "Movement": ("movement",),
    "End of the round": ("interest", "round_ends", "giving", "levelling", "next_round"),
}
PHASE_OF = {stage: phase for phase, stages in PHASES.items() for stage in stages}


def table(view: JsonDict, voice: Voice, fresh: Sequence[JsonDict], width: int) -> RenderableType:
    prepared = view["stage"] not in PHASES["Preparation"]
    if width < WIDE:
        seats = seat_lines(view, voice, width) if modules_in_front(view) else []
        prices = market(view, voice, width) if prepared else []
        lines = [*prices, *seats, *narrow_piles(view, voice, width), *laid_line(view, voice)]
        return Group(heading(view, voice, width), *lines)
    room = width - PANEL_SIDES
    parts: list[RenderableType] = [heading(view, voice, width)]
    if prepared:
        title = "Prices, forecasts and known shares"
        parts.append(Panel(Group(*market(view, voice, room)), box=ROUNDED, title=title, width=width))
    if modules_in_front(view):
        parts.append(Panel(Group(*seat_lines(view, voice, room)), box=ROUNDED, title="Players", width=width))
    if has_piles(view):
        title = "Stockpiles: open cards, (known) and ? unknown face-down ones"
        parts.append(Panel(Group(*wide_piles(view, voice)), box=ROUNDED, title=title, width=width))
    return Group(*parts, *laid_line(view, voice))


def heading(view: JsonDict, voice: Voice, width: int) -> Text:
    if view["decision"] == "game_over":
        where = "the game is over"
    else:
        phase = PHASE_OF[view["stage"]]
        first = voice.who(view["first"])
        begins = "you begin" if first == "You" else f"{first} begins"
        where = f"round {view['round']} of {view['rounds']} · {phase} · {begins}"
    left = f"{view['market']} cards left"
    text = Text(f" {TITLE} · {where} · {left} ", style="bold reverse", no_wrap=True, overflow="ellipsis")
    text.pad_right(max(0, width - text.cell_len))
    return text


def hand(view: JsonDict) -> str:
    """Cards in the hand that are not on the screen elsewhere."""
    own = view.get("own", {})
    parts = []
    cards = [card_word(card) for card in [*own.get("hand", []), *own.get("commerce", [])]]
    if cards:
        parts.append(f"in hand {listed(cards)}")
    strategies = [entry["name"] for entry in own.get("strategies", [])]
    if strategies:
        parts.append(f"strategies {', '.join(strategies)}")
    text = f"You have {'; '.join(parts)}" if parts else "You have no cards in hand."
    return text if len(text) <= LONGEST_HAND else f"{text[: LONGEST_HAND - 1]}…"
