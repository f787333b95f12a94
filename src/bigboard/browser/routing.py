"""The way from a page's request to its answer, by method and path."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import parse_qs, unquote

from pydantic import BaseModel, ValidationError

from bigboard.browser.app import App
from bigboard.games.contract import JsonDict
from bigboard.room.person import Person
from bigboard.room.table import Table
from bigboard.schemas.errors import Refused, bad_message
from bigboard.schemas.tables import TableAnswer
from bigboard.services import replays

M = TypeVar("M", bound=BaseModel)
Answer = BaseModel | JsonDict | bytes
log = logging.getLogger("bigboard.browser")


@dataclass(frozen=True)
class Call:
    """A request: the services, the parts of its path, its query and its body."""

    app: App
    parts: tuple[str, ...]
    query: dict[str, str]
    text: str

    def body(self, model: type[M]) -> M:
        try:
            return model.model_validate_json(self.text or "{}")
        except ValidationError as error:
            raise bad_message(error.errors(include_url=False, include_input=False)) from None

    @property
    def person(self) -> Person:
        return self.app.require_person()

    @property
    def language(self) -> str:
        return self.query.get("lang", "en")

    async def table(self) -> Table:
        return await self.app.lobby.find(self.parts[0])

    async def finished_table(self) -> Table:
        """Return the table of the path if all of its game may be known."""
        table = await self.table()
        await replays.require_open(self.app.contests, table.record, self.app.person)
        return table

    async def answer(self) -> TableAnswer:
        return (await self.table()).answer(self.app.person)


Handler = Callable[[Call], Awaitable[Answer]]
ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Answer requests of this method and path; `{}` is one part of it."""

    def add(handler: Handler) -> Handler:
        ROUTES.append((method, re.compile(path.replace("{}", "([^/]+)")), handler))
        return handler

    return add


async def respond(app: App, method: str, address: str, text: str) -> tuple[int, bytes]:
    """Return the status and the body of an answer."""
    path, _, query = address.partition("?")
    try:
        for wanted, shape, handler in ROUTES:
            found = shape.fullmatch(path)
            if wanted == method and found is not None:
                words = {name: values[-1] for name, values in parse_qs(query).items()}
                answer = await handler(Call(app, tuple(map(unquote, found.groups())), words, text))
                return 200, encode(answer)
        raise Refused("no_page", "There is nothing at this address.")
    except Refused as refused:
        return refused.status, json.dumps(refused.fields()).encode()
    except Exception:
        log.exception("%s %s failed.", method, path)
        broken = Refused("broken", "An error in the program.")
        return broken.status, json.dumps(broken.fields()).encode()


def encode(answer: Answer) -> bytes:
    if isinstance(answer, bytes):
        return answer
    if isinstance(answer, BaseModel):
        return answer.model_dump_json().encode()
    return json.dumps(answer, ensure_ascii=False).encode()
