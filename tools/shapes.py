"""Shapes of JSON, read from the source of modules with TypedDicts: fields, types in TypeScript, and the comments."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "unknown", "None": "null"}


@dataclass(frozen=True)
class Field:
    """One field of a shape; `about` is the comment beside it."""

    name: str
    type: str
    optional: bool
    about: str


@dataclass(frozen=True)
class Shape:
    """A TypedDict."""

    name: str
    bases: tuple[str, ...]
    about: str
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Alias:
    """Another name of a type."""

    name: str
    type: str


def typescript(annotation: ast.expr) -> str:
    """The type of an annotation, in TypeScript."""
    match annotation:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{typescript(left)} | {typescript(right)}"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
            parts = values.elts if isinstance(values, ast.Tuple) else [values]
            return " | ".join(literal(ast.literal_eval(part)) for part in parts)
        case ast.Subscript(value=ast.Name(id="list"), slice=entry):
            inner = typescript(entry)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            whole = f"Record<{typescript(key)}, {typescript(value)}>"
            return whole if typescript(key) == "string" else f"Partial<{whole}>"
    raise ValueError(f"There is no TypeScript for {ast.unparse(annotation)}.")


def literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def shapes(module: str) -> list[Shape | Alias]:
    """The TypedDicts and aliases of a module, in their order."""
    spec = find_spec(module)
    assert spec is not None
    path = Path(spec.origin or "").parent / f"{module.rpartition('.')[2]}.py"
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    found: list[Shape | Alias] = []
    for node in ast.parse(text).body:
        match node:
            case ast.ClassDef():
                found.append(shape(node, lines))
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                found.append(Alias(name, typescript(value)))
    return found


def shape(node: ast.ClassDef, lines: list[str]) -> Shape:
    fields = []
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            annotation, optional = part.annotation, False
            if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "NotRequired":
                annotation, optional = annotation.slice, True
            about = lines[(part.end_lineno or part.lineno) - 1].partition("  # ")[2].replace("None", "null")
            fields.append(Field(part.target.id, typescript(annotation), optional, about))
    bases = tuple(base for base in map(ast.unparse, node.bases) if base != "TypedDict")
    return Shape(node.name, bases, ast.get_docstring(node) or "", tuple(fields))
