"""A position as one word for links: its JSON, compressed, in letters that an address may have.

The line of `notation.py` is shorter and readable, but leaves out what the players remember.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote

from bigboard.games import registry
from bigboard.games.contract import State
from bigboard.records.notation import parse_position

MARK = "~"  # no line begins with it
MOST_BYTES = 64 * 1024  # of the JSON


def pack_position(position: Mapping[str, Any]) -> str:
    """Return the position as one word."""
    text = json.dumps(position, ensure_ascii=False, separators=(",", ":"))
    return MARK + base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpack_position(text: str) -> dict[str, Any]:
    """Return the position of such a word; ValueError if it is damaged."""
    damaged = ValueError("The position in this link is damaged or incomplete.")
    body = text.strip().removeprefix(MARK)
    try:
        packed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
        stream = zlib.decompressobj()
        content = stream.decompress(packed, MOST_BYTES)
        if not stream.eof:
            raise damaged
        position = json.loads(content)
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        raise damaged from None
    if not isinstance(position, dict):
        raise damaged
    return position


def read_position(text: str) -> State:
    """Return the state of a line or of a packed position; ValueError says what is wrong with it.

    No position makes this machine read a file: corrected values have to be in the position itself.
    """
    if text.strip().startswith(MARK):
        return open_position(unpack_position(text))
    for word in text.split():
        if word.startswith("data=") and not unquote(word.removeprefix("data=")).startswith("{"):
            raise ValueError("The position names a data file of another machine.")
    return parse_position(text)


def open_position(position: Mapping[str, Any]) -> State:
    """Return the state of a position of any game; ValueError says what is wrong with it."""
    options = position.get("options")
    if isinstance(options, Mapping) and isinstance(options.get("data"), str):
        raise ValueError("The position names a data file of another machine.")
    name = position.get("game")
    if name not in registry.names():
        raise ValueError(f"The position's game is not one of {', '.join(registry.names())}.")
    return registry.game(str(name)).position(position)
