"""The copy constructor of a title's table and the codec of its positions, from the table of fields."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from bigboard.games.table_fields import (
    Choice,
    Codec,
    Counts,
    Custom,
    Derived,
    Field,
    Flag,
    Hands,
    Inherited,
    Numbers,
    PerSeat,
    Step,
    Table,
    Whole,
)

ROOT = Path(__file__).parents[1]
HEAD = '"""{about} Written by `make generate` from `declared_table.py`."""\n'
HEADER_KEYS = ("game", "rules", "players", "options")
HELPERS = (
    "check_number", "choice_or_none", "named_step", "per_seat", "read_counts", "read_flag", "read_flow", "read_hands",
    "read_numbers", "step", "whole", "write_counts", "write_hand",
)  # fmt: skip


def table_of(title: str) -> Table:
    table: Table = import_module(f"bigboard.titles.{title}.declared_table").TABLE
    return table


def files(title: str) -> dict[str, str]:
    """Return the two generated files of a title, by path."""
    table = table_of(title)
    rules = f"src/bigboard/titles/{title}/rules"
    return {
        f"{rules}/model/table.py": format_text(table_file(table)),
        f"{rules}/positions/codec.py": format_text(codec_file(table)),
    }


def format_text(text: str) -> str:
    """Return the text without unused imports, and as ruff formats it."""
    for arguments in (("check", "--fix-only", "--quiet"), ("format", "--quiet")):
        command = [sys.executable, "-m", "ruff", *arguments, "--stdin-filename", "src/bigboard/generated.py", "-"]
        text = subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout
    return text


def table_file(table: Table) -> str:
    """Return the text of `rules/model/table.py`."""
    lines = [HEAD.format(about="The table: all the data that the rules work on."), "from typing import Final", ""]
    lines += ["from librt.vecs import vec", "from mypy_extensions import i64", "", *table.imports, ""]
    for field in table.fields:
        if isinstance(field.position, tuple):
            lines += part_lines(field)
    lines += ["", f"class {table.name}(TableBase):"]
    lines += [
        '    """The table of one game. A copy shares the fields that never change, or are replaced when they do."""',
        "",
    ]
    lines += [
        f"    def __init__(self, source: '{table.name} | None' = None) -> None:",
        "        super().__init__(source)",
    ]
    lines.append("        if source is None:")
    for field in table.fields:
        if isinstance(field, Field):
            lines += [f"            # {field.about}"] * bool(field.about)
            lines.append(f"            self.{field.name}: {field.type} = {field.start}")
        elif field.start:
            lines.append(f"            self.{field.name} = {field.start}")
    lines.append("        else:")
    for field in table.fields:
        if isinstance(field, Field):
            copied = {"share": f"source.{field.name}", "slice": f"source.{field.name}[:]", "new": field.start}[
                field.copy
            ]
            lines.append(f"            self.{field.name} = {copied}")
    return "\n".join(lines) + "\n"


def part_lines(field: Field | Inherited) -> list[str]:
    """Return the constants of a field with parts: where each begins, and after them the size of all."""
    assert isinstance(field, Field)
    assert isinstance(field.position, tuple)
    lines, at = [f"# Where the parts of `{field.name}` begin."], 0
    for part in field.position:
        lines.append(f"{part.constant}: Final = {at}" + (f"  # {part.about}" if part.about else ""))
        at += part.size
    return [*lines, f"{field.start.partition('(')[2][:-1]}: Final = {at}", ""]


def entries(table: Table) -> Iterator[tuple[str, Codec, str]]:
    """Yield key, codec and target of each codec; one that several fields share comes once, where the first is."""
    seen = set()
    for field in table.fields:
        parts = field.position if isinstance(field.position, tuple) else ()
        codecs: list[tuple[Codec, str]] = [(part.position, part.constant) for part in parts]
        if not isinstance(field.position, tuple):
            codecs = [(field.position, "")]
        for codec, base in codecs:
            key = getattr(codec, "key", "") or field.name
            if key not in seen and not isinstance(codec, Derived):
                seen.add(key)
                yield key, codec, f"t.{field.name}|{base}"


def codec_file(table: Table) -> str:
    """Return the text of `rules/positions/codec.py`."""
    found = list(entries(table))
    keys: dict[str, None] = {}
    for key, codec, _ in found:
        keys |= dict.fromkeys(["flow"] if isinstance(codec, Step) else getattr(codec, "keys", ()) or [key])
    custom = [key for key, codec, _ in found if isinstance(codec, Custom)]
    steps = [(key, codec, target[:-1]) for key, codec, target in found if isinstance(codec, Step)]
    lines = [HEAD.format(about="The codec of positions.")]
    lines += ["from collections.abc import Mapping", "from typing import Any, Final", ""]
    lines += [
        "from bigboard.games.contract import JsonDict",
        f"from bigboard.games.engine.position_fields import ({', '.join(HELPERS)})",
    ]
    lines += table.codec_imports
    lines += custom_imports(table.title, custom)
    lines += ["", f"FIELDS: Final = {[*HEADER_KEYS, *keys]}"]
    if steps:
        usual = {key: -1 if codec.low == "-1" else 0 for key, codec, _ in steps}
        lines += [f"FLOW: Final = {usual}  # the usual number of each"]
    lines += ["", f"def write_fields(t: {table.name}, position: JsonDict) -> None:"]
    for key, codec, target in found:
        if isinstance(codec, Step):
            if key == steps[0][0]:
                values = (f"{key!r}: {written_step(codec, at)}," for key, codec, at in steps)
                lines += ["    position['flow'] = {", *values, "}"]
        elif isinstance(codec, Custom) and codec.keys:
            lines.append(f"    write_{key}(t, position)")
        else:
            when = getattr(codec, "when", "")
            lines += [f"    if {when}:"] * bool(when)
            lines.append(f"    {'    ' * bool(when)}position[{key!r}] = {value_expression(key, codec, target)}")
    lines += ["", f"def read_fields(t: {table.name}, position: Mapping[str, Any]) -> None:"]
    for key, codec, target in found:
        if isinstance(codec, Step) and key == steps[0][0]:
            lines.append("    flow = read_flow(position, FLOW)")
        lines += [f"    {line}" for line in read(key, codec, target)]
    return "\n".join(lines) + "\n"


def custom_imports(title: str, keys: list[str]) -> Iterator[str]:
    """Yield the imports of the functions that are written by hand; ValueError names a key without them."""
    missing = set(keys)
    for module in sorted((ROOT / f"src/bigboard/titles/{title}/rules/positions").glob("*.py")):
        text = module.read_text(encoding="utf-8")
        names = [f"{verb}_{key}" for key in keys for verb in ("read", "write") if f"\ndef read_{key}(" in text]
        missing -= {name.removeprefix("read_") for name in names}
        if names and module.stem != "codec":
            yield f"from bigboard.titles.{title}.rules.positions.{module.stem} import ({', '.join(names)})"
    if missing:
        raise ValueError(f"No module of {title}'s positions has functions for {', '.join(sorted(missing))}.")


def value_expression(key: str, codec: Codec, target: str) -> str:
    """Return the expression of a value in a position."""
    name, _, base = target.partition("|")
    plus = f"{base} + " if base else ""
    match codec:
        case Custom():
            return f"write_{key}(t)"
        case Whole(none=True):
            return f"int({name}) if {name} >= 0 else None"
        case Whole():
            return f"int({name})" + (f" + {codec.shift}" if codec.shift else "")
        case Choice(none=True):
            return f"{codec.names}.names[{name}] if {name} >= 0 else None"
        case Choice():
            return f"{codec.names}.names[{name}]"
        case Flag():
            return name
        case PerSeat():
            return f"[int({name}[{plus}seat]) for seat in range(int(t.seats))]"
        case Counts(seats=True):
            row = f"write_counts({codec.names}, {name}, seat * len({codec.names}.names))"
            return f"[{row} for seat in range(int(t.seats))]"
        case Counts():
            return f"write_counts({codec.names}, {name}, 0)"
        case Hands():
            row = f"write_hand({codec.names}, {name}, {plus}seat * {codec.most}, {codec.most})"
            return f"[{row} for seat in range(int(t.seats))]"
        case Numbers():
            return f"[int(number) for number in {name}]"
    raise TypeError(f"{key!r} has no codec, but {codec}.")


def written_step(codec: Codec, name: str) -> str:
    assert isinstance(codec, Step)
    return f"{codec.names}.names[{name}] if {name} >= 0 else -1" if codec.names else f"int({name})"


def read(key: str, codec: Codec, target: str) -> list[str]:
    """Return the statements that read a value of a position."""
    name, _, base = target.partition("|")
    plus = f"{base} + " if base else ""
    match codec:
        case Custom():
            return [f"read_{key}(t, position)"]
        case Whole():
            value = f"whole(position, {key!r}, {codec.usual}, {codec.low}, {codec.high})"
            value += f" - {codec.shift}" if codec.shift else ""
            return [f"{name} = {value}" + (f" if position.get({key!r}) is not None else -1" if codec.none else "")]
        case Choice(none=True):
            return [f"{name} = choice_or_none(position, {key!r}, {codec.names})"]
        case Choice():
            return [f"{name} = {codec.names}.number(position.get({key!r}, {codec.usual!r}))"]
        case Step():
            usual = codec.usual or ("-1" if codec.low == "-1" else "0")
            limits = f"{codec.low}, {codec.high}"
            if codec.names:
                return [f"{name} = named_step(flow, {key!r}, {codec.names}, {limits})"]
            return [f"{name} = step(flow, {key!r}, {usual}, {limits})"]
        case Flag():
            return [f"{name} = read_flag(position, {key!r})"]
        case PerSeat():
            return [
                f"for seat, value in enumerate(per_seat(position, {key!r}, int(t.seats), {codec.usual})):",
                f"    {name}[{plus}seat] = check_number(value, f{codec.label!r}, {codec.low}, {codec.high})",
            ]
        case Counts(seats=True):
            return [
                f"for seat, value in enumerate(per_seat(position, {key!r}, int(t.seats), {{}})):",
                f"    read_counts(value, f{codec.label!r}, {codec.names}, {name}, seat * len({codec.names}.names))",
            ]
        case Counts():
            return [f"read_counts(position.get({key!r}, {{}}), {codec.label!r}, {codec.names}, {name}, 0)"]
        case Hands():
            return [f"read_hands(position, {key!r}, int(t.seats), {codec.names}, {name}, {base or 0}, {codec.most})"]
        case Numbers():
            value = (
                f"read_numbers(position[{key!r}], {key!r}, {codec.label!r}, {codec.length}, {codec.low}, {codec.high})"
            )
            lines = [f"if position.get({key!r}) is not None:", f"    {name} = {value}"]
            return [*lines, "else:", f"    {codec.otherwise}"] if codec.otherwise else lines
    raise TypeError(f"{key!r} has no codec, but {codec}.")
