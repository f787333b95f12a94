"""The small errors: each changes one operator, one number or one statement inside a function of the rules."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parents[2] / "src"
RULES: Final = ("bigboard/titles/acquire/rules", "bigboard/titles/stockpile/rules")

COMPARISONS: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
}
OPERATORS: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}


@cache
def source_of(file: str) -> bytes:
    return (SOURCES / file).read_bytes()


@dataclass(frozen=True)
class Mutant:
    """One error: the bytes from `start` to `end` of a source are replaced."""

    file: str
    line: int
    function: str  # the outermost function, as in "WashTrade.answer"
    start: int
    end: int
    text: str

    def source(self) -> str:
        return self.bytes().decode()

    def bytes(self) -> bytes:
        right = source_of(self.file)
        return right[: self.start] + self.text.encode() + right[self.end :]

    def lines(self) -> tuple[str, str]:
        """The first changed line, before and after."""
        begin = source_of(self.file).rfind(b"\n", 0, self.start) + 1
        before, after = (text[begin : text.find(b"\n", self.start)] for text in (source_of(self.file), self.bytes()))
        return before.decode().strip(), after.decode().strip()

    def __str__(self) -> str:
        before, after = self.lines()
        return f"src/{self.file}:{self.line} {self.function}\n  - {before}\n  + {after}"


def all_mutants() -> list[Mutant]:
    """Every error that this module knows, in the order of the sources."""
    paths = [path for folder in RULES for path in sorted((SOURCES / folder).rglob("*.py"))]
    found: list[Mutant] = []
    for path in paths:
        if not path.name.endswith("_types.py"):
            found += mutants_of(path.relative_to(SOURCES).as_posix())
    return found


def mutants_of(file: str) -> list[Mutant]:
    source = source_of(file)
    found: list[Mutant] = []
    for top in ast.parse(source).body:
        if isinstance(top, ast.FunctionDef | ast.AsyncFunctionDef):
            found += Mutator(file, source, top.name).run(top)
        elif isinstance(top, ast.ClassDef):
            for part in top.body:
                if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
                    found += Mutator(file, source, f"{top.name}.{part.name}").run(part)
    return found


class Mutator(ast.NodeVisitor):
    """Collects the mutants of one function. What only words or types say is left alone."""

    def __init__(self, file: str, source: bytes, function: str) -> None:
        self.file = file
        self.source = source
        self.function = function
        self.found: list[Mutant] = []
        self.line_starts = [0]
        for line in source.splitlines(keepends=True):
            self.line_starts.append(self.line_starts[-1] + len(line))

    def run(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[Mutant]:
        for statement in function.body:
            self.visit(statement)
        return self.found

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.line_starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.line_starts[node.end_lineno - 1] + node.end_col_offset

    def replace(self, node: ast.expr | ast.stmt, start: int, end: int, text: str) -> None:
        self.found.append(Mutant(self.file, node.lineno, self.function, start, end, text))

    def swap(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Another operator between two operands."""
        at = self.end(left)
        place = re.search(re.escape(old).encode(), self.source[at : self.start(right)])
        assert place is not None
        self.replace(left, at + place.start(), at + place.end(), new)

    def drop(self, node: ast.stmt) -> None:
        self.replace(node, self.start(node), self.end(node), "pass")

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, operator, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
            if type(operator) in COMPARISONS:
                self.swap(left, right, *COMPARISONS[type(operator)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.swap(left, right, old, new)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        text = isinstance(node.left, ast.Constant | ast.JoinedStr) and not isinstance(
            getattr(node.left, "value", ""), int
        )
        if type(node.op) in OPERATORS and not text:
            self.swap(node.left, node.right, *OPERATORS[type(node.op)])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub):
            self.replace(node, self.start(node), self.start(node.operand), "")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.replace(node, self.start(node), self.end(node), str(not node.value))
        elif isinstance(node.value, int):
            self.replace(node, self.start(node), self.end(node), str(node.value + 1))

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if type(node.op) in OPERATORS:
            old, new = OPERATORS[type(node.op)]
            self.swap(node.target, node.value, f"{old}=", f"{new}=")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        # A name that is never assigned would only crash.
        if not any(isinstance(target, ast.Name | ast.Tuple) for target in node.targets):
            self.drop(node)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.drop(node)
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.replace(node, self.start(node), self.end(node), "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.replace(node, self.start(node), self.end(node), "break")

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Sentences: their wording is the translations' business."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """The same, and leaving it out is what the condition before it does."""
