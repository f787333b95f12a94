"""TypeScript as prettier would write it: types, objects and constants."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tools.shapes import Alias, Shape

WIDTH = 110
Json = str | int | bool | Sequence["Json"] | Mapping[str, "Json"]


def union(name: str, members: Sequence[str]) -> str:
    """`export type Name = A | B;`, in a line or one line each."""
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= WIDTH:
        return line
    return "\n  | ".join([f"export type {name} =", *members]) + ";"


def member(fields: Iterable[tuple[str, str]]) -> str:
    """An object type as a member of a union."""
    parts = [f"{name}: {type}" for name, type in fields]
    line = f"{{ {'; '.join(parts)} }}"
    if len(line) + 5 <= WIDTH:
        return line
    return "{\n" + "".join(f"      {part};\n" for part in parts) + "    }"


def comment(text: str, indent: str) -> str:
    lines = text.splitlines()
    if len(lines) < 2:
        return f"{indent}/** {text} */\n" if text else ""
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def interface(shape: Shape) -> str:
    """A type, not an interface: so it fits where a client takes any described action or any view."""
    several = len(shape.bases) > 1 and shape.fields
    bases = (" &\n  " if several else " & ").join(shape.bases)
    text = comment(shape.about, "") + f"export type {shape.name} = {bases}"
    if not shape.fields:
        return f"{text};"
    indent = "    " if several else "  "
    text += " & {\n" if shape.bases else "{\n"
    for field in shape.fields:
        line = property_line(field.name + "?" * field.optional, field.type)
        text += comment(field.about, indent) + line.replace("  ", indent, 1)
    return text + (indent[2:] + "};")


def property_line(name: str, type: str) -> str:
    line = f"  {name}: {type};"
    if len(line) <= WIDTH or " | " not in type:
        return line + "\n"
    if type.startswith("(") and type.endswith(")[]"):
        members = "\n".join(f"    | {part}" for part in type[1:-3].split(" | "))
        return f"  {name}: (\n{members}\n  )[];\n"
    return f"  {name}:\n" + "\n".join(f"    | {part}" for part in type.split(" | ")) + ";\n"


def type_declaration(found: Shape | Alias) -> str:
    return interface(found) if isinstance(found, Shape) else union(found.name, found.type.split(" | "))


def value(json: Json, indent: str = "", used: int = 0) -> str:
    """A constant, in a line where it fits. `used` is what stands on its line already."""
    match json:
        case bool():
            return str(json).lower()
        case int():
            return str(json)
        case str():
            return f"'{json}'" if "'" not in json else f'"{json}"'
        case Mapping():
            parts = [f"{name}: {value(part)}" for name, part in json.items()]
            line = f"{{ {', '.join(parts)} }}" if parts else "{}"
            broken = [f"{name}: {value(part, indent + '  ', len(name) + 3)}" for name, part in json.items()]
            opening, closing = "{", "}"
        case _:
            parts = [value(part) for part in json]
            line = f"[{', '.join(parts)}]"
            broken = [value(part, indent + "  ", 1) for part in json]
            opening, closing = "[", "]"
            if len(json) > 1 and all(isinstance(part, Mapping) for part in json):
                line += " " * WIDTH
    if len(indent) + used + len(line) <= WIDTH:
        return line
    return f"{opening}\n" + "".join(f"{indent}  {part},\n" for part in broken) + f"{indent}{closing}"


def constant(name: str, entries: Mapping[str, Json], type: str = "") -> str:
    """An object that always has a line for each entry."""
    text = f"export const {name}{type and f': {type}'} = {{\n"
    for key, entry in entries.items():
        name = key if key.isidentifier() else value(key)
        text += f"  {name}: {value(entry, '  ', len(name) + 3)},\n"
    return text + ("};" if type else "} as const;")


def array(name: str, values: Sequence[str]) -> str:
    line = f"export const {name} = {value(values)} as const;"
    if len(line) <= WIDTH:
        return line
    return f"export const {name} = [\n" + "".join(f"  {value(entry)},\n" for entry in values) + "] as const;"
