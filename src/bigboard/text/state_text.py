"""A seat's view as compact text, which a language model reads cheaply and a person easily.

It works from the view alone, so it shows what the seat may see, and it works for every title. Fields without a value
are left out; lists of similar things become tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bigboard.games.contract import JsonDict, State
from bigboard.games.registry import declaration, names, title

HEADER = {"game", "players", "options", "you", "seat", "decision", "legal", "offers"}  # said elsewhere, or on request
ROWS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
INDENT = "  "
SEATS = {"first", "next_first", "owner", "seat", "seen_by", "turn"}  # fields whose numbers are seats


def state_text(state: State, seat: int) -> str:
    """Return the table as that seat sees it, and the question if the seat is asked; -1 is a spectator."""
    return view_text(state.observe(seat), state.scores() if state.is_over else None, state.winners())


def view_text(view: JsonDict, scores: Sequence[int] | None = None, winners: Sequence[int] = ()) -> str:
    """Return a view as text; with the scores, those of a game that is over."""
    game, you = view["game"], view["you"]
    known = game in names()
    label = title(game).label if known else game
    who = f"You are {player(you)}." if you >= 0 else "You watch."
    lines = [f"{label}, {view['players']} players. {who}"]
    lines += parts_text({name: value for name, value in view.items() if name not in HEADER}, omitted_fields(game), you)
    if scores is not None:
        won = " and ".join(player(seat) for seat in winners)
        lines.append(
            f"Over. {', '.join(f'{player(seat)} {score}' for seat, score in enumerate(scores))}. Won by {won}."
        )
    elif view["seat"] >= 0:
        lines.append(question_text(game, view["decision"], view["seat"], you) if known else view["decision"])
    return "\n".join(lines)


def moves_text(state: State) -> str:
    """Return the legal moves as the game's notation writes them, in one line."""
    return " | ".join(legal_moves(state))


def legal_moves(state: State) -> list[str]:
    return [state.text(action) for action in state.legal_actions()]


def player(seat: int) -> str:
    return f"P{seat + 1}"


def omitted_fields(game: str) -> frozenset[str]:
    return frozenset(title(game).text_omits) if game in names() else frozenset()


def question_text(game: str, name: str, seat: int, you: int) -> str:
    about = declaration(game).question(name).about or name.replace("_", " ")
    asked = "You decide" if seat == you else f"{player(seat)} decides"
    return f"{asked}: {about} ({name})."


def parts_text(parts: Mapping[str, Any], omit: frozenset[str], you: int) -> list[str]:
    """Return the parts of a view: first the single values in one line, then the rest."""
    single, lines = [], []
    for name, value in parts.items():
        if name in omit or is_empty(value):
            continue
        label = name.replace("_", " ")
        if isinstance(value, list) and all(isinstance(row, str) and len(row) == len(value[0]) > 2 for row in value):
            lines += grid(label, value)
        elif isinstance(value, list) and any(isinstance(row, Mapping) for row in value):
            lines += table(name, value, omit, you)
        elif isinstance(value, Mapping | list):
            lines.append(f"{label}: {inline(value, f'{name}.', omit)}")
        else:
            single.append(f"{label} {inline(name_seats(name, value))}")
    return ["; ".join(single), *lines] if single else lines


def is_empty(value: Any) -> bool:
    return value is None or value is False or (isinstance(value, str | Mapping | list) and not value)


def grid(label: str, rows: Sequence[str]) -> list[str]:
    """Return a board: columns are numbered, rows have letters."""
    columns = range(1, len(rows[0]) + 1)
    heading = f"{label}: " + " ".join(str(column % 10) for column in columns)
    width = len(label) + 1
    return [heading, *(f"{letter:>{width}} {' '.join(row)}" for letter, row in zip(ROWS, rows, strict=False))]


def table(name: str, rows: Sequence[Any], omit: frozenset[str], you: int) -> list[str]:
    """Return one line for each entry, with the fields that any entry has."""
    lines = [f"{name.replace('_', ' ')}:"]
    for number, row in enumerate(rows):
        mark = player(number) + ("*" if number == you else "") if name == "seats" else ""
        head = [mark] if mark else []
        fields = row if isinstance(row, Mapping) else {"": row}
        if "name" in fields:
            head.append(str(fields["name"]))
        elif not mark and len(rows) > 1:
            head.append(str(number + 1))
        text = inline({key: value for key, value in fields.items() if key != "name"}, f"{name}.", omit)
        lines.append(f"{INDENT}{' '.join(head)}: {text}" if head else INDENT + text)
    return lines


def inline(value: Any, path: str = "", omit: frozenset[str] = frozenset()) -> str:
    """Return a value within a line."""
    if isinstance(value, Mapping):
        parts = [
            (str(name), inline(name_seats(str(name), part), f"{path}{name}.", omit))
            for name, part in value.items()
            if not is_empty(part) and f"{path}{name}" not in omit
        ]
        return ", ".join(f"{name.replace('_', ' ')} {text}".strip() for name, text in parts) or "–"
    if isinstance(value, list):
        return (
            "[" + " ".join(f"({inline(part, path, omit)})" if is_nested(part) else inline(part) for part in value) + "]"
        )
    if value is True:
        return "yes"
    return "–" if value is None else str(value)


def name_seats(field: str, value: Any) -> Any:
    """Return the value of a field; numbers of seats as players."""
    if field not in SEATS:
        return value
    if isinstance(value, list):
        return [name_seats(field, part) for part in value]
    return player(value) if isinstance(value, int) and value >= 0 else value


def is_nested(value: Any) -> bool:
    return isinstance(value, Mapping | list)


def events_text(events: Sequence[JsonDict]) -> str:
    """Return events as a seat may see them, one line each."""
    return "\n".join(event_text(event) for event in events)


def event_text(event: JsonDict) -> str:
    who = f"{player(event['seat'])} " if event["seat"] >= 0 else ""
    facts = {name: value for name, value in event.items() if name not in ("type", "seat", "rule")}
    told = inline(facts)
    return f"{who}{event['type'].replace('_', ' ')}" + (f": {told}" if told != "–" else "")
