"""The market on the screen: price tracks, possible forecasts, all players' shares, the stockpiles."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bigboard.cli.language import brief, label, own_name, say, thousands
from bigboard.cli.tui.prompts import color_names
from bigboard.cli.tui.screens import align, short_names
from bigboard.cli.tui.sentences import Voice
from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.notation.vocabulary import INITIALS
from bigboard.titles.stockpile.rules.cards.cards import COMPANY_NAMES
from bigboard.titles.stockpile.terminal.wording import full_name, investor_note, pile_cards

WORD_STYLES = {
    "AA": "#e0564f",
    "BB": "#4fb56a",
    "CC": "#6b97ee",
    "EE": "#e6c229",
    "LL": "#c77ddb",
    "SS": "#38b6c4",
}
PRICE_STYLES = {
    "AA": "bold white on #b3372f",
    "BB": "bold white on #2e8b45",
    "CC": "bold white on #2f62c9",
    "EE": "bold black on #e6c229",
    "LL": "bold white on #8a4fa8",
    "SS": "bold black on #38b6c4",
}
SHORT_NAMES = ["Auto", "Bank", "Computers", "Electric", "Labs", "Steel"]
ROOMY = 100  # columns from which names are written in full
START, RESET, BOTH = "'", "*", '"'  # behind a space: where a bankrupt company begins again, and one that has split


def name_cell(number: int, names: Sequence[str]) -> Text:
    short = INITIALS[number]
    return Text.assemble((short, f"bold {WORD_STYLES[short]}"), f" {names[number]}")


def track(company: JsonDict, number: int) -> Text:
    """The spaces of a price track: [5] is the price now; marks stand behind the start and the reset after a split."""
    text = Text()
    dollars = company["dollars"]
    for space, price in enumerate(company["track"]):
        now = space == company["space"]
        here = f"{price}{'$' * dollars.count(space)}"
        if now:
            text.append(f"[{here}]", PRICE_STYLES[INITIALS[number]])
        else:
            before = "" if space == company["space"] + 1 else mark_behind(company, space - 1)
            text.append(f"{before}{here}", "dim")
    if company["space"] != len(company["track"]) - 1:
        text.append(mark_behind(company, len(company["track"]) - 1), "dim")
    return text


def mark_behind(company: JsonDict, space: int) -> str:
    start, reset = space == company["start"], space == company["split"]
    return BOTH if start and reset else START if start else RESET if reset else " "


def forecast(view: JsonDict, name: str) -> Text:
    """Return the seat's knowledge of a company's forecast, or its possible values."""
    if view["possible"] is None:
        return Text("")
    possible = view["possible"][name]
    pair = next((pair for pair in view["pairs"] if pair["company"] == name), None)
    if pair is None:
        return Text(" ".join(possible), style="dim" if len(possible) > 1 else "")
    source = "open" if pair["open"] else "own" if pair["owner"] == view["you"] else "seen"
    sign = possible[0][0]
    style = {"+": "bold #4fb56a", "-": "bold #e0564f"}.get(sign, "bold #e6c229")
    return Text.assemble((possible[0], style), f" {say(f'cli-pair-{source}')}")


def share_cell(portfolio: JsonDict, name: str) -> Text:
    """Known normal cards, and split ones with an s."""
    normal, split = portfolio["known"].get(name, 0), portfolio["split"].get(name, 0)
    if not normal and not split:
        return Text("·", style="dim")
    text = Text(str(normal) if normal else "")
    if split:
        text.append(f"{'+' if normal else ''}{split}{say('cli-split-mark')}", "bold")
    return text


def market(view: JsonDict, voice: Voice, width: int) -> list[Text]:
    """Return a line per company: its track, its forecast, and the known holdings."""
    companies = view["companies"]
    names = list(COMPANY_NAMES) if width >= ROOMY else [full.split()[1] for full in COMPANY_NAMES]
    tracks = [track(company, number) for number, company in enumerate(companies)]
    forecasts = [forecast(view, name) for name in COMPANY_NAMES]
    cells = [[share_cell(seat["portfolio"], name) for seat in view["seats"]] for name in COMPANY_NAMES]
    seats = len(view["seats"])
    fixed = max(text.cell_len for text in tracks) + 1 + max([6, *(text.cell_len for text in forecasts)])
    share = max([4, *(cell.cell_len for row in cells for cell in row)]) + 1
    room = (width - fixed - seats * share) - 2
    if room < max(len(name) for name in names) + 3:
        names = [name[: max(0, room - 3)] if len(name) > room - 3 else name for name in SHORT_NAMES]
    left = max(len(name) for name in names) + 4
    spare = width - left - fixed - 1 - seats * share
    share += min(8 if width >= ROOMY else 4, max(0, spare // seats))
    widths = [-left, -(max(text.cell_len for text in tracks) + 1), -(fixed - max(t.cell_len for t in tracks))]
    widths += [share] * seats
    known = say("cli-can-be") if view["possible"] else ""
    heads = [say("stk-company")[: left - 1], say("cli-track-legend"), known, *short_names(voice, share - 1)]
    lines = [align([Text(head, "bold") for head in heads], widths)]
    for number in range(len(companies)):
        row = [name_cell(number, names), tracks[number], forecasts[number], *cells[number]]
        lines.append(align(row, widths))
    if not modules_in_front(view):
        lines += plain_seats(view, widths)
    return lines


def modules_in_front(view: JsonDict) -> bool:
    """Return whether players have more in front of them than shares and cash."""
    options = view["options"]
    return any(options[name] for name in ("bonds", "commerce", "strategies", "investors"))


def plain_seats(view: JsonDict, widths: Sequence[int]) -> list[Text]:
    """Return the rows of cash and of unknown cards, below all players' shares."""
    hidden = [str(seat["portfolio"]["unknown"] or "·") for seat in view["seats"]]
    cash = [str(seat["money"]) for seat in view["seats"]]
    owes = [f"-{sum(seat['owes'])}" if seat["owes"] else "·" for seat in view["seats"]]
    rows = [("stk-unknown", hidden), ("cli-cash-thousands", cash)]
    if any(seat["owes"] for seat in view["seats"]):
        rows.append(("stk-owes", owes))
    lines = []
    for key, values in rows:
        space = sum(abs(width) for width in widths[:3])
        line = align([Text(say(key), "bold"), *(Text(value) for value in values)], [-space, *widths[3:]])
        if key == "cli-cash-thousands":
            line.stylize("bold")
        lines.append(line)
    return lines


def standing(view: JsonDict, voice: Voice, pile: JsonDict) -> str:
    """Return the bid on a stockpile: the player whose meeple it is, and the price."""
    if pile["bid"] is None:
        return ""
    return f"{voice.label(pile['bid']['seat'])} {thousands(view['track'][pile['bid']['space']])}"


def has_piles(view: JsonDict) -> bool:
    return any(pile["cards"] or pile["bid"] or pile.get("investor") for pile in view["piles"])


def narrow_piles(view: JsonDict, voice: Voice, width: int) -> list[Text]:
    """The stockpiles, two in a line where they fit: open cards, (known) face-down cards, ? hidden ones, the bid."""
    if not has_piles(view):
        return []
    texts = []
    for number, pile in enumerate(view["piles"], 1):
        investor = pile.get("investor")
        lies = (
            f"{own_name('investor', investor['name'])} {thousands(investor['cash'])}" if investor else pile_cards(pile)
        )
        text = Text.assemble((f"{number} ", "bold"), color_names(Text(lies), WORD_STYLES))
        bid = standing(view, voice, pile)
        if bid:
            text.append(f" · {bid}", "bold")
        texts.append(text)
    for text in texts:
        text.no_wrap = True
        text.overflow = "ellipsis"
    label = Text(f"{say('cli-piles')} ", style="bold")
    rows = -(-len(texts) // 2)
    left, right = (max(text.cell_len for text in column) for column in (texts[:rows], texts[rows:]))
    used = label.cell_len
    if left + right + used + 3 > width:
        return flowing(label, texts, width)
    left = max(left + 3, (width - used) // 2) if right <= (width - used) // 2 else left + 3
    lines = []
    for row in range(rows):
        line = Text.assemble(label if not row else " " * used, texts[row])
        if row + rows < len(texts):
            line.append(" " * (used + left - line.cell_len))
            line.append_text(texts[row + rows])
        lines.append(line)
    return lines


def flowing(label: Text, texts: Sequence[Text], width: int) -> list[Text]:
    """One after the other, as many in a line as fit."""
    lines = [label.copy()]
    for text in texts:
        begun = lines[-1].cell_len > label.cell_len
        if begun and lines[-1].cell_len + 3 + text.cell_len > width:
            lines.append(Text(" " * label.cell_len))
            begun = False
        lines[-1].append("   " if begun else "")
        lines[-1].append_text(text)
    for line in lines:
        line.no_wrap = True
        line.overflow = "ellipsis"
    return lines


def wide_piles(view: JsonDict, voice: Voice) -> list[Text]:
    """Return a line per stockpile: its bidding track with the meeple, and its cards."""
    tracks = [bidding_track(view, voice, pile) for pile in view["piles"]]
    longest = max(text.cell_len for text in tracks)
    lines = []
    for number, (pile, drawn) in enumerate(zip(view["piles"], tracks, strict=True), 1):
        investor = pile.get("investor")
        lies = label(full_name(investor["name"]), investor_note(view, investor)) if investor else pile_cards(pile)
        gap = " " * (longest - drawn.cell_len + 3)
        line = Text.assemble((f"{number} ", "bold"), drawn, gap, color_names(Text(lies), WORD_STYLES))
        line.no_wrap = True
        line.overflow = "ellipsis"
        lines.append(line)
    return lines


def bidding_track(view: JsonDict, voice: Voice, pile: JsonDict) -> Text:
    text = Text()
    for space, price in enumerate(view["track"]):
        if pile["bid"] is not None and pile["bid"]["space"] == space:
            text.append(" ")
            text.append(f"[{brief(price)} {voice.label(pile['bid']['seat'])}]", "bold reverse")
        else:
            text.append(f" {brief(price)}", "dim")
    return text
