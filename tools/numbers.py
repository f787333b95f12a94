"""The numbers of a game's actions, questions, stages and tensor fields, as literal constants for the compiled rules."""

from __future__ import annotations

from textwrap import fill

from bigboard.games.declaration import GAME_OVER, Declaration, TensorGroup

HEAD = '''"""The numbers of actions, questions{more}. Written by `make generate` from `declaration.py`."""

from typing import Final
'''


def constant(name: str, number: int, comment: str = "") -> str:
    return f"{name}: Final = {number}" + (f"  # {comment}" if comment else "")


def names(constant: str, values: list[str]) -> list[str]:
    """A list in lines as long as they may be."""
    text = fill(", ".join(f'"{value}"' for value in values) + ",", 116, break_on_hyphens=False)
    return [f"{constant}: Final = [", *(f"    {line}" for line in text.splitlines()), "]  # fmt: skip"]


def group_lines(group: TensorGroup) -> list[str]:
    """Return the constants of a group: the offset of each field within one set."""
    name = group.name.upper()
    lines = [constant(f"{name}_EACH", group.each, f"{group.times} times")]
    at = 0
    for field in group.fields:
        lines.append(constant(f"{name}_{field.name.upper()}", at, f"+ {field.size}"))
        at += field.size
    return lines


def numbers_file(declaration: Declaration) -> str:
    """The text of `rules/numbers.py`."""
    more = [", stages" if declaration.stages else "", " and tensor fields" if declaration.tensor else ""]
    lines = [HEAD.format(more="".join(more))]
    lines.append("# The first action of each type. From there the fields count up, the last one fastest.")
    bases = declaration.bases
    lines += [constant(kind.constant, bases[kind.type], ", ".join(kind.fields)) for kind in declaration.actions]
    lines += [constant("NUM_ACTIONS", declaration.num_actions), "", "# What is being decided."]
    questions = [question.name for question in declaration.questions]
    lines += [constant(question.constant, number) for number, question in enumerate(declaration.questions)]
    lines += [constant("GAME_OVER", len(questions)), *names("QUESTIONS", [*questions, GAME_OVER])]
    if declaration.stages:
        lines += ["", "# Where in the game we are. A stage lasts until all seats have had their say."]
        lines += [constant(f"STAGE_{name.upper()}", number) for number, name in enumerate(declaration.stages)]
        lines += names("STAGES", list(declaration.stages))
    if declaration.tensor:
        lines += ["", "# Where each field of the tensor begins."]
        at = 0
        for field in declaration.tensor:
            lines.append(constant(f"AT_{field.name.upper()}", at, f"+ {field.size}"))
            if isinstance(field, TensorGroup):
                lines += group_lines(field)
            at += field.size
        lines.append(constant("TENSOR_SIZE", at))
        lines.append(constant("TENSOR_VERSION", declaration.tensor_version))
    return "\n".join(lines) + "\n"
