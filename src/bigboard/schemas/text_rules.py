"""Rules for names and chat: visible text without control characters, of a sensible length."""

from __future__ import annotations

import unicodedata

from bigboard.schemas.errors import Refused

NAME_LIMIT = 24
TABLE_NAME_LIMIT = 40
CHAT_LIMIT = 300
VISIBLE = frozenset("LNPS")  # letters, numbers, punctuation, symbols
# Marks that turn the direction of the text around them, and with it the names of others.
TURNING = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
BLANKS = str.maketrans("\t\r\n", "   ")


def clean_name(text: str, limit: int = NAME_LIMIT) -> str:
    """Return a name, trimmed; Refused says what is wrong with it."""
    return clean("bad_name", "A name", text, limit)


def clean_chat(text: str) -> str:
    """Return a line of chat, trimmed."""
    return clean("bad_chat", "A chat line", text.translate(BLANKS), CHAT_LIMIT)


def clean(code: str, what: str, text: str, limit: int) -> str:
    if len(text) > 4 * limit:
        raise Refused(code, f"{what} has at most {limit} characters.", limit=limit)
    for char in text:
        if char in TURNING or unicodedata.category(char) in ("Cc", "Cs", "Cn", "Zl", "Zp"):
            raise Refused(code, f"{what} cannot have control characters in it.", limit=limit)
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    if not any(unicodedata.category(char)[0] in VISIBLE for char in tidy):
        raise Refused(code, f"{what} needs at least one visible character.", limit=limit)
    if len(tidy) > limit:
        raise Refused(code, f"{what} has at most {limit} characters, not {len(tidy)}.", limit=limit)
    return tidy
