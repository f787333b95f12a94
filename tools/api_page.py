"""`docs/reference/api.md`: what a program may rely on, with the sentence that stands in its source."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PATH = "docs/reference/api.md"

# Module, the names in it (all public ones if none are named), and what a reader looks for there.
CHAPTERS: tuple[tuple[str, tuple[tuple[str, tuple[str, ...]], ...]], ...] = (
    (
        "The games",
        (
            ("bigboard", ("game", "game_names", "replay", "engine")),
            ("bigboard.games.contract", ("Game", "State")),
            ("bigboard.games.events", ("Event", "IllegalAction", "Outcome", "Seat")),
            ("bigboard.games.rng", ("Rng",)),
        ),
    ),
    (
        "Text and records",
        (
            ("bigboard.records.notation", ()),
            ("bigboard.records.record", ("read_record", "write_record", "replay", "RecordError")),
        ),
    ),
    (
        "Bots",
        (
            ("bigboard.bots.protocol", ("Bot",)),
            ("bigboard.bots.registry", ("bot", "names")),
        ),
    ),
    (
        "The coach",
        (
            ("bigboard.coach.judge.judgment", ("judge",)),
            ("bigboard.coach.judge.budgets", ("Budget",)),
            ("bigboard.coach.review.game_review", ("review", "Plan")),
        ),
    ),
    (
        "The laboratory",
        (
            ("bigboard.lab.experiments.arena", ("arena",)),
            ("bigboard.lab.experiments.simulate", ("simulate",)),
        ),
    ),
    (
        "Environments",
        (
            ("bigboard.envs.vector", ("TableVectorEnv",)),
            ("bigboard.envs.history", ("PublicHistory",)),
        ),
    ),
)

HEAD = """# API reference

The stable interface for programs. Names that begin with `_`, and modules that this page does not name, may change at
any time.
`make generate` writes this page from the sources, whose docstrings have examples. `bigboard` exports `Game`, `State`,
`Event`, `IllegalAction`, `Outcome`, `Seat` and `Rng`. The [speed hooks](engine.md#speed-hooks) of compiled titles are
not part of it. Explanations: [the engine](engine.md), [offers](offers.md), [views](views.md),
[write a bot](../bots/write-a-bot.md), [bots](../bots/built-in-bots.md), [the coach](../learn/coach.md),
[for researchers](../research/environments.md). `examples/` has short programs.
"""

EXAMPLES = (">>>", "The examples of the methods")  # paragraphs of a docstring that are not repeated here


def source_of(module: str) -> Path:
    path = ROOT / "src" / Path(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def api_page() -> str:
    text = HEAD
    for title, modules in CHAPTERS:
        text += f"\n## {title}\n"
        for module, names in modules:
            text += f"\n### `{module}`\n\n"
            text += "".join(entry(node) for node in public_definitions(module, names))
    return text


def public_definitions(module: str, names: tuple[str, ...]) -> list[ast.FunctionDef | ast.ClassDef]:
    tree = ast.parse(source_of(module).read_text(encoding="utf-8"))
    found = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    if module == "bigboard":  # its engine lives in a module of its own
        home = ast.parse(source_of("bigboard._build").read_text(encoding="utf-8"))
        found |= {node.name: node for node in home.body if isinstance(node, ast.FunctionDef) and node.name == "engine"}
    missing = [name for name in names if name not in found]
    if missing:
        raise ValueError(f"{module} has no {', '.join(missing)}: mend CHAPTERS in tools/api_page.py.")
    return [found[name] for name in names or found if not name.startswith("_")]


def entry(node: ast.FunctionDef | ast.ClassDef) -> str:
    if isinstance(node, ast.FunctionDef):
        return f"- `{node.name}{signature(node)}`{docstring_text(node)}\n"
    inside = [part for part in node.body if isinstance(part, ast.FunctionDef) and not part.name.startswith("_")]
    first = next((part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"), None)
    text = f"\n**`{node.name}{signature(first) if first is not None else ''}`**{docstring_text(node)}\n\n"
    for part in inside:
        decorators = [ast.unparse(decorator) for decorator in part.decorator_list]
        if any(decorator.endswith((".setter", "override")) for decorator in decorators):
            continue
        if "property" in decorators:
            kind = f": {ast.unparse(part.returns)}" if part.returns else ""
            text += f"- `{part.name}{kind}`{docstring_text(part)}\n"
        else:
            text += f"- `{part.name}{signature(part)}`{docstring_text(part)}\n"
    return text + "\n"


def signature(node: ast.FunctionDef) -> str:
    arguments = ast.unparse(node.args)
    arguments = re.sub(r"^(?:self|cls)(?:, )?", "", arguments)
    returned = ast.unparse(node.returns).replace("'", "") if node.returns and node.name != "__init__" else ""
    return f"({arguments})" + (f" -> {returned}" if returned and returned != "None" else "")


def docstring_text(node: ast.FunctionDef | ast.ClassDef) -> str:
    paragraphs = (ast.get_docstring(node) or "").split("\n\n")
    text = " ".join(paragraph for paragraph in paragraphs if not paragraph.startswith(EXAMPLES))
    return f": {' '.join(text.split())}" if text else ""
