"""The tables in `docs/reference/views.md`, between markers; what stands around them is written by people."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bigboard.games.declaration import Action, Declaration, EventKind, TensorField, TensorGroup
from bigboard.games.event_features import columns
from bigboard.games.registry import game
from tools.game_types import MADE_HERE, field_type
from tools.shapes import Shape, shapes

MARKED = re.compile(r"(<!-- (\w+) (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def code(text: str) -> str:
    return f"`{text}`".replace("|", "\\|") if text else ""


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def fields(named: Iterable[tuple[str, str]]) -> str:
    return ", ".join(code(f"{name}: {type}") for name, type in named)


def view(declaration: Declaration) -> str:
    text = ""
    for shape in shapes(declaration.views[0]):
        if isinstance(shape, Shape):
            rows = [(code(field.name + "?" * field.optional), code(field.type), field.about) for field in shape.fields]
            text += f"**{shape.name}**{': ' * bool(shape.about)}{shape.about}\n\n{table(('field', 'type', ''), rows)}\n"
        elif shape.name not in MADE_HERE and shape.type != "string":
            text += f"**{shape.name}**: {code(shape.type)}\n\n"
    return text


def actions(declaration: Declaration) -> str:
    def row(action: Action) -> tuple[str, ...]:
        first = declaration.bases[action.type]
        numbers = str(first) if action.size == 1 else f"{first} … {first + action.size - 1}"
        return (
            code(action.type),
            fields((name, field_type(values)) for name, values in action.fields.items()),
            numbers,
            action.about,
        )

    return table(("type", "fields", "numbers", ""), map(row, declaration.actions))


def questions(declaration: Declaration) -> str:
    rows = [
        (code(asked.name), asked.about, ", ".join(map(code, asked.answers)), asked.rule or "the card's", asked.phase)
        for asked in declaration.questions
    ]
    return table(("question", "", "answers", "clause", "phase"), rows)


def events(declaration: Declaration) -> str:
    def row(kind: EventKind) -> tuple[str, ...]:
        ends = {"keeps": "", "ends": "yes", "chance": "of no seat"}[kind.undo]
        ends += f", unless {code(kind.undo_unless)}" if kind.undo_unless else ""
        return code(kind.type), fields(kind.data.items()), fields(kind.secret.items()), kind.about, ends

    return table(("type", "for everyone", "secret", "", "ends undo"), map(row, declaration.events))


def options(declaration: Declaration) -> str:
    rows = []
    for option in declaration.options:
        choices = ", ".join(code(str(choice.value)) for choice in option.choices) or "`true`, `false`"
        usual = code(str(option.default).lower())
        needs = f" Needs {code(option.needs)}." if option.needs else ""
        rows.append((code(option.name), choices, usual, option.explanation + needs, ", ".join(option.rules)))
    return table(("option", "values", "default", "", "clause"), rows)


def tensor(declaration: Declaration) -> str:
    rows, at = [], 0
    for field in declaration.tensor:
        if isinstance(field, TensorGroup):
            rows.append((code(field.name), str(at), f"{field.times} × {field.each}", "", field.about))
            place = 0
            for part in field.fields:
                rows.append((code(f"{field.name}.{part.name}"), f"+ {place}", str(part.size), *scale(part)))
                place += part.size
        else:
            rows.append((code(field.name), str(at), str(field.size), *scale(field)))
        at += field.size
    text = table(("field", "from", "numbers", "of", ""), rows)
    return f"Version {declaration.tensor_version}, {at} numbers in all.\n\n{text}"


def scale(field: TensorField) -> tuple[str, str]:
    """Return the divisor of a number, empty for a flag, and its description."""
    return "" if field.whole == 1 else str(field.whole), field.about


def history(declaration: Declaration) -> str:
    rows = [
        (code(column.name), str(place), column.about)
        for place, column in enumerate(columns(declaration, game(declaration.game).max_players))
    ]
    return table(("column", "at", ""), rows) + f"\n{len(rows)} columns in all.\n"


TABLES = {
    "view": view,
    "actions": actions,
    "questions": questions,
    "events": events,
    "options": options,
    "tensor": tensor,
    "history": history,
}


def fill_page(text: str, declarations: dict[str, Declaration]) -> str:
    """The page with every table up to date."""

    def fill(found: re.Match[str]) -> str:
        return f"{found[1]}\n{TABLES[found[3]](declarations[found[2]]).strip()}\n\n{found[4]}"

    return MARKED.sub(fill, text)
