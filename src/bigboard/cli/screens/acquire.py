"""Acquire on the screen: the board, the chains, everybody's shares and money, the chart, the results."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bigboard.cli.questions.acquire import brief_note, cell_of
from bigboard.cli.screens import WIDE
from bigboard.cli.sentences import Voice
from bigboard.cli.sentences.acquire import money, phrase
from bigboard.games.acquire.chains import CHAIN_NAMES, CHART, CHART_COLUMN
from bigboard.games.acquire.tiles import COLUMNS, ROW_LETTERS
from bigboard.games.contract import JsonDict

TITLE = "Acquire"

# Letter on colour. The letter says it all where there is no colour.
CELL_STYLES = {
    "W": "bold white on #7d4fb5",
    "S": "bold white on #c8322b",
    "F": "bold white on #2e8b45",
    "I": "bold white on #d0458f",
    "A": "bold white on #2f62c9",
    "C": "bold black on #38b6c4",
    "T": "bold black on #e6c229",
    "o": "black on #a8a8a8",
    "x": "dim",
    ".": "dim",
}
WORD_STYLES = {
    "Worldwide": "#a47ad6",
    "Sackson": "#e0564f",
    "Festival": "#4fb56a",
    "Imperial": "#e56fb0",
    "American": "#6b97ee",
    "Continental": "#38b6c4",
    "Tower": "#e6c229",
}
OWN_TILES = ("bold black on #f4f0e0", "bold black on #d6cfb6")  # by turns, so that neighbours stay apart
BOARD_WIDTH = 2 + 3 * COLUMNS


def table(view: JsonDict, voice: Voice, fresh: Sequence[JsonDict], width: int) -> RenderableType:
    new = {event["tile"] for event in fresh if event["type"] in ("tile_played", "start_tile")}
    left = board(view, new)
    if width < WIDE:
        beside = [Text(" ").join([*pair]) for pair in zip(left, narrow_chains(view, voice), strict=True)]
        for line in beside:
            line.no_wrap = True
        return Group(heading(view, voice, width), *beside, cash_line(view, voice))
    room = width - BOARD_WIDTH - 5
    sides = Table.grid(padding=(0, 1, 0, 0))
    sides.add_row(
        Panel(Text("\n").join(left), box=ROUNDED, title="Board", width=BOARD_WIDTH + 4),
        Panel(wide_chains(view, voice, room - 4), box=ROUNDED, title="Chains and players", width=room),
    )
    return Group(heading(view, voice, width), sides)


def heading(view: JsonDict, voice: Voice, width: int) -> Text:
    if view["decision"] == "game_over":
        turn = "the game is over"
    else:
        name = voice.who(view["turn"])
        turn = f"turn {view['turn_number']}: {'your' if name == 'You' else name + chr(39) + 's'} turn"
    bag = view["bag"]
    left = f"{bag} tile{'' if bag == 1 else 's'} in the bag"
    text = Text(f" {TITLE} · {turn} · {left} ", style="bold reverse", no_wrap=True, overflow="ellipsis")
    text.pad_right(max(0, width - text.cell_len))
    return text


def board(view: JsonDict, new: set[str]) -> list[Text]:
    """Twelve columns and nine rows; own tiles by name, new ones in brackets."""
    own = {cell_of(held["tile"]): held["tile"] for held in view.get("hand", [])}
    fresh = {cell_of(tile) for tile in new}
    lines = [Text("  " + "".join(f"{column:^3}" for column in range(1, COLUMNS + 1)))]
    for row, letters in enumerate(view["board"]):
        line = Text(f"{ROW_LETTERS[row]} ")
        for column, letter in enumerate(letters):
            cell = (row, column)
            if cell in own:
                line.append(f"{own[cell]:^3}", OWN_TILES[(row + column) % 2])
            else:
                sign = "·" if letter == "." else letter
                waiting = view["tile"] is not None and cell == cell_of(view["tile"])
                line.append(f"[{sign}]" if cell in fresh or waiting else f" {sign} ", CELL_STYLES[letter])
        lines.append(line)
    return lines


def shares_held(view: JsonDict, chain: str) -> list[int | None]:
    """By seat; None where it is hidden."""
    return [None if seat["shares"] is None else seat["shares"].get(chain, 0) for seat in view["seats"]]


def share_cell(held: int | None, all_held: Sequence[int | None]) -> Text:
    if held is None:
        return Text("?", style="dim")
    if not held:
        return Text("·", style="dim")
    most = held == max(count or 0 for count in all_held)
    return Text.assemble((str(held), "bold underline" if most else ""))


def short_names(voice: Voice, length: int) -> list[str]:
    names = [name[:length] for name in voice.everybody()]
    if len(set(names)) < len(names):
        names = [name if name == "You"[:length] else str(seat + 1) for seat, name in enumerate(names)]
    return names


def chain_cells(chain: JsonDict) -> tuple[Text, Text, Text]:
    """Name, size with its mark of safety, and price."""
    name = Text(chain["name"], style=WORD_STYLES[chain["name"]])
    if not chain["size"]:
        return name, Text("–", style="dim"), Text("–", style="dim")
    return name, Text(f"{chain['size']}{'*' if chain['safe'] else ''}"), Text(str(chain["price"]))


def narrow_chains(view: JsonDict, voice: Voice) -> list[Text]:
    """For 80 columns: 41 are left beside the ten lines of the board."""
    roomy = len(view["seats"]) <= 4
    own = 4 if roomy else 3
    widths = [-11, 4, 5, 5 if roomy else 3, *[own] * len(view["seats"])]  # negative: to the left
    heads = ["Chain", "size", "cost", "bank" if roomy else "bk", *short_names(voice, own - 1)]
    lines = [aligned([Text(head, "bold") for head in heads], widths)]
    for chain in view["chains"]:
        held = shares_held(view, chain["name"])
        cells = [*chain_cells(chain), Text(str(chain["bank"])), *[share_cell(count, held) for count in held]]
        lines.append(aligned(cells, widths))
    bank = "" if roomy else " · bk: bank"
    lines.append(Text(f"* safe · bonus 10 and 5 × cost{bank}", style="dim"))
    lines.append(Text("o lone · x gone · [ ] new · 5C: your tile", style="dim"))
    return lines


def aligned(cells: Sequence[Text], widths: Sequence[int]) -> Text:
    line = Text()
    for cell, width in zip(cells, widths, strict=True):
        space = " " * (abs(width) - cell.cell_len)
        line.append(space if width > 0 else "")
        line.append_text(cell)
        line.append(space if width < 0 else "")
    return line


def cash_line(view: JsonDict, voice: Voice) -> Text:
    parts = []
    for seat, holdings in enumerate(view["seats"]):
        cash = "?" if holdings["money"] is None else money(holdings["money"])
        parts.append(f"{voice.who(seat)} {cash}")
    line = "   ".join(parts)
    return Text(f"Cash  {line}" if len(line) <= 72 else "  ".join(parts), style="bold")


def wide_chains(view: JsonDict, voice: Voice, room: int) -> RenderableType:
    """For 112 columns and more, with bonuses, cash and what everybody is worth."""
    names = voice.everybody()
    bonuses = room >= 42 + sum(max(len(name), 6) + 1 for name in names)
    grid = Table.grid(padding=(0, 0, 0, 1), expand=True)
    heads = ["Chain", "size", "price", *(["1st", "2nd"] if bonuses else []), "bank", *names]
    for head in heads:
        grid.add_column(justify="left" if head == "Chain" else "right", no_wrap=True)
    grid.add_row(*[Text(head, style="bold") for head in heads])
    for chain in view["chains"]:
        held = shares_held(view, chain["name"])
        pay = [f"{chain[place]:,}" if chain["size"] else "–" for place in ("majority", "minority")] if bonuses else []
        grid.add_row(*chain_cells(chain), *pay, str(chain["bank"]), *[share_cell(count, held) for count in held])
    cash = ["?" if seat["money"] is None else f"{seat['money']:,}" for seat in view["seats"]]
    gaps = [""] * (len(heads) - len(names) - 1)
    grid.add_row(Text("Cash $", style="bold"), *gaps, *[Text(amount, style="bold") for amount in cash])
    legend = "* safe · underlined: most shares · o lone · x gone · [ ] new · 5C yours"
    return Group(grid, Text(legend, style="dim", no_wrap=True, overflow="ellipsis"))


def hand(view: JsonDict) -> str:
    """The tiles and what they would do."""
    alike: dict[str, list[str]] = {}
    for held in view.get("hand", []):
        alike.setdefault(brief_note(view, held), []).append(held["tile"])
    notes = [f"{', '.join(tiles)}: {note}" for note, tiles in alike.items()]
    return f"Your tiles  {' · '.join(notes)}" if notes else "You have no tiles."


def chart(view: JsonDict) -> RenderableType:
    """The price and bonus chart, with the chains where they stand now."""
    grid = Table(box=SIMPLE_HEAD, title="Prices and bonuses by size", padding=(0, 1))
    groups = [[name for name, column in zip(CHAIN_NAMES, CHART_COLUMN, strict=True) if column == k] for k in range(3)]
    for names in groups:
        grid.add_column("\n".join(names), justify="center", no_wrap=True)
    for head in ("share", "most", "second"):
        grid.add_column(head, justify="right", no_wrap=True)
    grid.add_column("now", no_wrap=True)
    for number, row in enumerate(CHART):
        below = CHART[number + 1] if number + 1 < len(CHART) else (0, 0, 0, 0)
        sizes = [size_range(row[k], below[k]) for k in range(3)]
        now = Text(" ").join(
            Text(f" {chain['name'][0]} ", CELL_STYLES[chain["name"][0]])
            for chain in view["chains"]
            if chain["size"] and chain["price"] == row[3]
        )
        grid.add_row(*sizes, f"{row[3]}", f"{row[3] * 10:,}", f"{row[3] * 5:,}", now)
    return grid


def size_range(low: int, next_low: int) -> str:
    if not low:
        return "–"
    if not next_low:
        return f"{low}+"
    return str(low) if next_low == low + 1 else f"{low}–{next_low - 1}"


def results(view: JsonDict, voice: Voice, events: Sequence[JsonDict]) -> RenderableType:
    """Final money, and where it came from."""
    end = next((k for k, event in enumerate(events) if event["type"] == "game_over"), len(events))
    bonuses = [0] * view["players"]
    sales = [0] * view["players"]
    for event in events[end:]:
        if event["type"] == "bonus":
            bonuses[event["seat"]] += event["amount"]
        elif event["type"] == "final_sale":
            sales[event["seat"]] += event["amount"]
    mergers = [
        sum(e["amount"] for e in events[:end] if e["type"] in ("bonus", "shares_sold") and e["seat"] == seat)
        for seat in range(view["players"])
    ]
    final = [seat["money"] for seat in view["seats"]]
    grid = Table(box=None, padding=(0, 2, 0, 0))
    grid.add_column("Final account")
    for head in ("from mergers", "cash at the end", "bonuses", "shares sold", "total"):
        grid.add_column(head, justify="right", no_wrap=True)
    for seat in sorted(range(view["players"]), key=lambda seat: -final[seat]):
        cash = final[seat] - bonuses[seat] - sales[seat]
        amounts = [mergers[seat], cash, bonuses[seat], sales[seat], final[seat]]
        won = final[seat] == max(final)
        cells = [money(amount) for amount in amounts]
        grid.add_row(voice.who(seat), *cells, style="bold" if won else "")
    last = [phrase(event, voice).text for event in events if event["type"] in ("game_over", "result")]
    return Group(grid, Text(". ".join(text[:1].upper() + text[1:] for text in last) + ".", style="bold"))
