"""Texts by key: what the browser keeps of this edition, in IndexedDB."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Protocol

from bigboard.games.contract import JsonDict


class Shelf(Protocol):
    """The port of the browser's storage. A call that returns has stored its change."""

    async def get(self, key: str) -> str | None: ...

    async def put(self, changes: Mapping[str, str | None]) -> None:
        """Store texts, and remove the keys with None: all or nothing."""

    async def scan(self, prefix: str) -> list[tuple[str, str]]:
        """Return the keys that begin with the prefix, in order, with their texts."""


class MemoryShelf:
    """A shelf that forgets."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def get(self, key: str) -> str | None:
        return self.texts.get(key)

    async def put(self, changes: Mapping[str, str | None]) -> None:
        for key, text in changes.items():
            if text is None:
                self.texts.pop(key, None)
            else:
                self.texts[key] = text

    async def scan(self, prefix: str) -> list[tuple[str, str]]:
        return sorted((key, text) for key, text in self.texts.items() if key.startswith(prefix))


def dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


async def load(shelf: Shelf, key: str) -> JsonDict | None:
    text = await shelf.get(key)
    return json.loads(text) if text is not None else None
