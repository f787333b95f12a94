"""The parts that all models share. `docs/reference/protocol.md` explains the protocol."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from bigboard.schemas.json_text import dumps

PROTOCOL = 1
BODY_LIMIT = 64 * 1024


def whole(value: object) -> object:
    """Accept 2.0 as a whole number, as JavaScript does."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE = BeforeValidator(whole)
Whole = Annotated[int, WHOLE]
Hash = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]  # or a random value of as many digits
OptionValue = bool | Whole | str
Text = Annotated[str, Field(max_length=2000)]  # the exact limits of names and chat have refusals of their own


class TypeScript(NamedTuple):
    """The web client's type of a piece of JSON that the games fill."""

    name: str


Described = Annotated[dict[str, Any], TypeScript("Described")]
GameEvent = Annotated[dict[str, Any], TypeScript("GameEvent")]
View = Annotated[dict[str, Any], TypeScript("View")]
ViewChange = Annotated[list[Any], TypeScript("ViewChange")]


class Incoming(BaseModel):
    """A model that clients send: exactly these fields, of exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Outgoing(BaseModel):
    """A model that the server sends. Each is built when it is first sent, so that the server starts sooner."""

    model_config = ConfigDict(extra="forbid", defer_build=True)

    def encode(self) -> bytes:
        return self.__pydantic_serializer__.to_json(self)


@dataclass(kw_only=True)
class FastOutgoing:
    """A message that is sent for every action.

    A dataclass, because orjson writes it several times faster than pydantic, views above all, and because parts of it
    may be `Fragment`s: JSON that was written before, for other viewers.
    """

    def encode(self) -> bytes:
        return dumps(self)


class ErrorBody(Outgoing):
    code: str
    message: str
    rule: str | None = None
    reason: str | None = None
    args: dict[str, Any] = {}
