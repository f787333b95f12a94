"""A game's declaration and shapes in TypeScript: `web/src/games/<game>/generated.ts`."""

from __future__ import annotations

from bigboard.games.declaration import Action, Declaration, EventKind, Values
from tools.shapes import Alias, Shape, literal, shapes
from tools.typescript import Json, array, constant, interface, member, type_declaration, union

HEAD = "/** {label}: what the engine declares. Written by `make generate`. */"
MADE_HERE = ("Options", "Legal", "Decision", "Stage", "Described", "Forbidden")
FLOW = """export interface Flow {
  entry: Account;
  sign: 1 | -1;
  /** The fields of the event that say whose money it is, and how much. */
  seat: string;
  amount: string;
  /** The line it goes to instead when the game is over. */
  final?: Account;
}"""


def all_values(declaration: Declaration) -> dict[str, Values]:
    """The values of the actions that have names, by their types."""
    found = [values for action in declaration.actions for values in action.fields.values()]
    return {values.type: values for values in found if isinstance(values.values[0], str)}


def field_type(values: Values) -> str:
    return values.type if isinstance(values.values[0], str) else "number"


def action_type(action: Action) -> str:
    fields = [("type", literal(action.type))]
    fields += [(name, field_type(values)) for name, values in action.fields.items()]
    fields += [(f"{name}?", type) for name, type in action.facts.items()]
    return member(fields)


def event_type(kind: EventKind) -> str:
    fields = {"type": literal(kind.type), "seat": "number", "rule": "string"} | dict(kind.data)
    for name, type in kind.secret.items():
        fields.setdefault(f"{name}?", type)
    return member(fields.items())


def event_facts(kind: EventKind) -> Json:
    facts: dict[str, Json] = {"said_as": kind.said_as or kind.type, "private": kind.private, "wordless": kind.wordless}
    return {**facts, "secret": list(kind.secret)}


def option_type(declaration: Declaration) -> str:
    lines = ["export interface Options {"]
    for option in declaration.options:
        choices = " | ".join(literal(choice.value) for choice in option.choices)
        lines.append(f"  {option.name}: {choices or 'boolean'};")
    return "\n".join([*lines, "}"])


def flows(declaration: Declaration) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for kind in declaration.events:
        if kind.money:
            found[kind.type] = [
                {"entry": flow.entry, "sign": flow.sign, "seat": flow.seat, "amount": flow.amount}
                | ({"final": flow.final} if flow.final else {})
                for flow in kind.money
            ]
    return found


def game_types(declaration: Declaration) -> str:
    """The text of `generated.ts`."""
    parts = [HEAD.format(label=declaration.game.capitalize())]
    named = all_values(declaration)
    for name, values in named.items():
        parts.append(union(name, [literal(value) for value in values.values] if values.listed else ["string"]))
    parts.append(union("Action", [action_type(action) for action in declaration.actions]))
    parts.append("export type Described = Action;\nexport type Legal = Action & { action: number };")
    parts.append(
        "export type Forbidden = Action & { reason: string; rule: string; args: Record<string, string | number> };"
    )
    questions: dict[str, Json] = {
        question.name: {"rule": question.rule, "phase": question.phase, "asked_as": question.asked_as or question.name}
        for question in declaration.questions
    }
    parts.append("/** The clause, the phase (none where the stage says it) and the message of every question. */")
    parts[-1] += "\n" + constant("QUESTIONS", questions)
    parts.append("export type Decision = keyof typeof QUESTIONS | 'game_over';")
    parts.append(array("PHASES", declaration.phases) + "\nexport type Phase = (typeof PHASES)[number];")
    if declaration.stages:
        stages: dict[str, Json] = dict(declaration.stages)
        parts.append("/** The phase of every stage. */\n" + constant("STAGES", stages))
        parts.append("export type Stage = keyof typeof STAGES | 'game_over';")
    if declaration.card_rules:
        rules: dict[str, Json] = dict(declaration.card_rules)
        parts.append(
            "/** The clause of every card, which is its text. */\n"
            + constant("CARD_RULES", rules, "Record<string, string>")
        )
    parts.append(union("GameEvent", [event_type(kind) for kind in declaration.events]))
    events: dict[str, Json] = {kind.type: event_facts(kind) for kind in declaration.events}
    parts.append("/** The message of every event, who gets a line for it, and the facts that are secret. */")
    parts[-1] += "\n" + constant("EVENTS", events)
    if declaration.scenes:
        scenes: dict[str, Json] = dict(declaration.scene_of)
        parts.append("/** Events of one scene that follow each other are shown together. */")
        parts[-1] += "\n" + constant("SCENES", scenes, "Partial<Record<GameEvent['type'], string>>")
    parts.append("/** The lines of the final account, in order. */\n" + array("ACCOUNTS", declaration.accounts))
    parts[-1] += "\nexport type Account = (typeof ACCOUNTS)[number];"
    parts += [FLOW, "/** The money that events move. */"]
    parts[-1] += "\n" + constant("FLOWS", flows(declaration), "Partial<Record<GameEvent['type'], Flow[]>>")
    parts.append(option_type(declaration))
    seen: dict[str, Shape | Alias] = {}
    for module in declaration.views:
        for found in shapes(module):
            if found.name in named or found.name in MADE_HERE:
                continue
            if found.name in seen:
                raise ValueError(f"{module} has a second {found.name}.")
            seen[found.name] = found
            parts.append(interface(found) if isinstance(found, Shape) else type_declaration(found))
    return "\n\n".join(parts) + "\n"
