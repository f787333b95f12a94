"""The messages between server and client in TypeScript, made from their pydantic models: `web/src/net/wire.ts`."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from bigboard.schemas import base, contacts, daily, games, matches, messages, my_games, people, tables
from bigboard.schemas.bot_accounts import BotAccount, BotList
from bigboard.schemas.learning import analysis, coach, lessons, puzzles, training
from tools.shapes import Field, Shape, literal
from tools.typescript import interface, union

HEAD = f"""/** What travels between client and server (docs/reference/protocol.md). Written by `make generate`. */

export const PROTOCOL = {base.PROTOCOL};

/** An action in words; the `generated.ts` of a game has the exact types. */
export interface Described {{
  type: string;
  [field: string]: unknown;
}}

export interface Legal extends Described {{
  action: number;
}}

export interface GameEvent {{
  type: string;
  seat: number;
  rule: string;
  [fact: string]: unknown;
}}

/** What every game's offers have (docs/reference/offers.md); the rest is the game's. */
export interface Offers {{
  question: string;
  phase: string;
  rule: string;
  seat: number;
  choices: (Legal & {{ cost: number; gain: number }})[];
  pick: Pick | null;
  forbidden: (Described & {{ reason: string; rule: string; args: Record<string, unknown> }})[];
}}

export interface Pick {{
  least: number;
  most: number;
  budget: number | null;
  pools: Record<string, number>;
  /** the clause behind each limit, where a game tells it */
  rules?: Record<string, string>;
  items: Item[];
}}

export interface Item {{
  item: Described;
  most: number;
  cost: number;
  gain: number;
  pool: string | null;
  uses: number;
  /** the clause behind `most`, where a game tells it */
  rule?: string;
  [fact: string]: unknown;
}}

/** What every game's view has; the rest is the game's. */
export interface View {{
  game: string;
  players: number;
  options: object;
  you: number;
  seat: number;
  decision: string;
  legal?: Legal[];
  offers?: Offers;
  [more: string]: unknown;
}}

/** The way to a place in a view, by names and numbers, and the new value at its end. */
export type ViewChange = unknown[];

export type OptionValue = boolean | number | string;"""

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


Model = type[BaseModel] | type[base.FastOutgoing]
BASES = (base.Incoming, base.Outgoing, base.FastOutgoing)


def models(module: object) -> list[Model]:
    """List the models that a module defines, in their order, without the base classes."""
    kinds = (BaseModel, base.FastOutgoing)
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, kinds)]
    own = [model for model in found if model.__module__ == getattr(module, "__name__", "")]
    return [model for model in own if model not in BASES]


def fields_of(model: Model) -> dict[str, tuple[Any, bool]]:
    """Return the annotation of each field, and whether a client may leave it out."""
    if issubclass(model, base.FastOutgoing):
        return {name: (hint, False) for name, hint in get_type_hints(model, include_extras=True).items()}
    optional = issubclass(model, base.Incoming)
    return {
        name: (
            Annotated[(field.annotation, *field.metadata)] if field.metadata else field.annotation,
            optional and not field.is_required(),
        )
        for name, field in model.model_fields.items()
    }


def is_message(model: Model) -> bool:
    """Return whether the model is a message of a WebSocket, which has a `type`."""
    return model.__module__ == messages.__name__ and "type" in fields_of(model)


def name_of(model: Model) -> str:
    return f"{model.__name__}Message" if is_message(model) else model.__name__


def typescript(annotation: Any) -> str:
    origin, parts = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        named = [mark.name for mark in parts[1:] if isinstance(mark, base.TypeScript)]
        return named[0] if named else typescript(parts[0])
    if annotation == base.OptionValue:
        return "OptionValue"
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(typescript(part) for part in parts))
    if origin is Literal:
        return " | ".join(literal(part) for part in parts)
    if origin is list:
        inner = typescript(parts[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(map(typescript, parts))}]"
    if origin is dict:
        return f"Record<{typescript(parts[0])}, {typescript(parts[1])}>"
    return PLAIN.get(annotation) or name_of(annotation)


def shape_of(model: Model) -> Shape:
    """Return the model's shape. Clients may leave out fields with a default; the server sends all fields."""
    fields = [
        Field(name, typescript(annotation), optional, "") for name, (annotation, optional) in fields_of(model).items()
    ]
    about = "" if (model.__doc__ or "").startswith(f"{model.__name__}(") else (model.__doc__ or "").partition("\n")[0]
    return Shape(name_of(model), (), about, tuple(fields))


def wire_types() -> str:
    """The text of `wire.ts`."""
    kinds = (
        people,
        tables,
        games,
        base,
        matches,
        contacts,
        my_games,
        coach,
        lessons,
        daily,
        puzzles,
        training,
        analysis,
        messages,
    )
    all_models = [*(model for kind in kinds for model in models(kind)), BotAccount, BotList]
    sent = [model for model in all_models if is_message(model)]
    requests = [name_of(model) for model in sent if issubclass(model, base.Incoming)]
    lobby = [name_of(model) for model in sent if model.__name__.startswith("Lobby")]
    table = [name_of(model) for model in sent if name_of(model) not in (*requests, *lobby)]
    parts = [HEAD, *(interface(shape_of(model)) for model in all_models)]
    parts.append("/** What a client sends. */\n" + union("ClientMessage", requests))
    parts.append("/** What the socket of a table sends. */\n" + union("TableMessage", table))
    parts.append("/** What the socket of the lobby sends. */\n" + union("LobbyMessage", lobby))
    return "\n\n".join(parts) + "\n"
