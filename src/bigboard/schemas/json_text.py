"""JSON as text: by orjson, or by the standard library where orjson is not installed, as in a browser."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from orjson import Fragment, dumps
else:
    try:
        from orjson import Fragment, dumps
    except ImportError:

        class Fragment:
            """JSON that was written before."""

            def __init__(self, contents: bytes | str) -> None:
                self.contents = contents

        def plain(value: Any) -> Any:
            """Return what the standard library can write."""
            if isinstance(value, Fragment):
                return json.loads(value.contents)
            if is_dataclass(value):
                return {field.name: getattr(value, field.name) for field in fields(value)}
            raise TypeError(f"{type(value).__name__} is not JSON.")

        def dumps(value: Any) -> bytes:
            return json.dumps(value, default=plain, ensure_ascii=False, separators=(",", ":")).encode()


__all__ = ["Fragment", "dumps"]
