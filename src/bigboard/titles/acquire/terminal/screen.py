"""Acquire on the screen: the board, the chains, all players' shares and money, the chart, the results."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bigboard.cli.language import dollars, number, say
from bigboard.cli.tui.screens import WIDE, account_table, align, heading, short_names
from bigboard.cli.tui.sentences import Voice
from bigboard.games.contract import JsonDict
from bigboard.titles.acquire.declaration import DECLARATION
from bigboard.titles.acquire.rules.model.chains import printed_chart
from bigboard.titles.acquire.rules.model.tiles import COLUMNS, ROW_LETTERS
from bigboard.titles.acquire.terminal.questions import brief_note
from bigboard.titles.acquire.terminal.sentences import sentence

TITLE = "Acquire"

# Letter on color. The letter says it all where there is no color.
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
OWN_TILES = ("bold black on #f4f0e0", "bold black on #d6cfb6")  # by turns, so that neighbors stay apart
BOARD_WIDTH = 2 + 3 * COLUMNS


def table(view: JsonDict, voice: Voice, fresh: Sequence[JsonDict], width: int) -> RenderableType:
    new = {event["tile"] for event in fresh if event["type"] in ("tile_played", "start_tile")}
    left = board(view, new)
    if width < WIDE:
        beside = [Text(" ").join([*pair]) for pair in zip(left, narrow_chains(view, voice), strict=True)]
        for line in beside:
            line.no_wrap = True
        return Group(headline(view, voice, width), *beside, cash_line(view, voice))
    room = width - BOARD_WIDTH - 5
    sides = Table.grid(padding=(0, 1, 0, 0))
    sides.add_row(
        Panel(Text("\n").join(left), box=ROUNDED, title=say("board"), width=BOARD_WIDTH + 4),
        Panel(wide_chains(view, voice, room - 4), box=ROUNDED, title=say("ledger"), width=room),
    )
    return Group(headline(view, voice, width), sides)


def headline(view: JsonDict, voice: Voice, width: int) -> Text:
    if view["decision"] == "game_over":
        turn = say("acquire-ask-game_over")
    else:
        turn = say("cli-turn", turn=view["turn_number"], player=voice.label(view["turn"]))
    return heading([TITLE, turn, say("cli-in-bag", count=view["bag"])], width)


def cell_of(tile: str) -> tuple[int, int]:
    """Row and column of a tile such as 5C, counted from zero."""
    return ROW_LETTERS.index(tile[-1]), int(tile[:-1]) - 1


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


def share_cells(view: JsonDict, chain: str) -> list[Text]:
    """Return all players' shares of a chain; underlined for those who would get its majority bonus."""
    paid = [bonus for entry in view["offers"]["bonuses"] if entry["chain"] == chain for bonus in entry["bonuses"]]
    most = [bonus["seat"] for bonus in paid if not bonus["place"].startswith("minority")]
    return [share_cell(held, seat in most) for seat, held in enumerate(shares_held(view, chain))]


def share_cell(held: int | None, most: bool) -> Text:
    if not held:
        return Text("?" if held is None else "·", style="dim")
    return Text.assemble((str(held), "bold underline" if most else ""))


def chain_cells(chain: JsonDict) -> tuple[Text, Text, Text]:
    """Name, size with its mark of safety, and price."""
    name = Text(chain["name"], style=WORD_STYLES[chain["name"]])
    if not chain["size"]:
        return name, Text("–", style="dim"), Text("–", style="dim")
    return name, Text(f"{chain['size']}{'*' if chain['safe'] else ''}"), Text(str(chain["price"]))


def narrow_chains(view: JsonDict, voice: Voice) -> list[Text]:
    """Return the table for 80 columns: 41 are left next to the board."""
    roomy = len(view["seats"]) <= 4
    own = 4 if roomy else 3
    widths = [-11, 4, 5, 5 if roomy else 3, *[own] * len(view["seats"])]  # negative: to the left
    bank = say("cli-col-bank" if roomy else "cli-col-bank-short")
    heads = [say("chain"), say("cli-col-size"), say("cli-col-price"), bank, *short_names(voice, own - 1)]
    lines = [align([Text(head, "bold") for head in heads], widths)]
    for chain in view["chains"]:
        cells = [*chain_cells(chain), Text(str(chain["bank"])), *share_cells(view, chain["name"])]
        lines.append(align(cells, widths))
    lines += [Text(say("cli-legend-chains"), style="dim"), Text(say("cli-legend-board"), style="dim")]
    return lines


def cash_line(view: JsonDict, voice: Voice) -> Text:
    parts = []
    for seat, holdings in enumerate(view["seats"]):
        cash = "?" if holdings["money"] is None else dollars(holdings["money"])
        parts.append(f"{voice.label(seat)} {cash}")
    line = f"{say('cash')}  {'   '.join(parts)}"
    return Text(line if len(line) <= 78 else "  ".join(parts), style="bold")


def wide_chains(view: JsonDict, voice: Voice, room: int) -> RenderableType:
    """Return the chains for 112 columns and more, with bonuses, cash and the worth of all players."""
    names = voice.labels()
    bonuses = room >= 42 + sum(max(len(name), 6) + 1 for name in names)
    grid = Table.grid(padding=(0, 0, 0, 1), expand=True)
    pays = [say("cli-col-first"), say("cli-col-second")] if bonuses else []
    heads = [say("chain"), say("cli-col-size"), say("cli-col-price"), *pays, say("cli-col-bank"), *names]
    for place, _ in enumerate(heads):
        grid.add_column(justify="right" if place else "left", no_wrap=True)
    grid.add_row(*[Text(head, style="bold") for head in heads])
    for chain in view["chains"]:
        pay = [number(chain[place]) if chain["size"] else "–" for place in ("majority", "minority")] if bonuses else []
        grid.add_row(*chain_cells(chain), *pay, str(chain["bank"]), *share_cells(view, chain["name"]))
    cash = ["?" if seat["money"] is None else number(seat["money"]) for seat in view["seats"]]
    gaps = [""] * (len(heads) - len(names) - 1)
    grid.add_row(Text(f"{say('cash')} $", style="bold"), *gaps, *[Text(amount, style="bold") for amount in cash])
    legend = f"{say('cli-legend-most')} · {say('cli-legend-chains')}\n{say('cli-legend-board')}"
    return Group(grid, Text(legend, style="dim", no_wrap=True, overflow="ellipsis"))


def hand(view: JsonDict) -> str:
    """Return the tiles with their effects."""
    alike: dict[str, list[str]] = {}
    for held in view["offers"]["hand"]:
        alike.setdefault(brief_note(held["outcome"]), []).append(held["tile"])
    notes = [f"{', '.join(tiles)}: {note}" for note, tiles in alike.items()]
    return f"{say('your-tiles')}  {' · '.join(notes) or '–'}"


def chart(view: JsonDict) -> RenderableType:
    """Return the price and bonus chart, with the chains at their present sizes."""
    grid = Table(box=SIMPLE_HEAD, title=say("chart"), padding=(0, 1))
    printed = printed_chart()
    for names in printed["groups"]:
        grid.add_column("\n".join(names), justify="center", no_wrap=True)
    for head in ("price", "majority", "minority"):
        grid.add_column(say(head), justify="right", overflow="fold")
    grid.add_column(no_wrap=True)
    for row in printed["rows"]:
        now = Text(" ").join(
            Text(f" {chain['name'][0]} ", CELL_STYLES[chain["name"][0]])
            for chain in view["chains"]
            if chain["size"] and chain["price"] == row["price"]
        )
        sizes = [size or "–" for size in row["sizes"]]
        grid.add_row(*sizes, *[dollars(row[amount]) for amount in ("price", "majority", "minority")], now)
    return grid


def results(view: JsonDict, voice: Voice, events: Sequence[JsonDict]) -> RenderableType:
    """A column for each player, the winner first."""
    final = [int(seat["money"]) for seat in view["seats"]]
    entries = {say(f"flow-{line}"): values for line, values in DECLARATION.account(events, final).items()}
    last = [sentence([event], voice) for event in events if event["type"] in ("game_over", "result")]
    return Group(account_table(entries, final, voice, number), Text(" ".join(last), style="bold"))
