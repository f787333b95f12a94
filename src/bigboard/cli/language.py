"""The language that the terminal speaks: chosen once, when a command begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bigboard.cli.errors import UserError
from bigboard.i18n import DEFAULT_LANGUAGE, LANGUAGES, Messages, language_from, language_of

_chosen = Messages(DEFAULT_LANGUAGE)


def speak(wanted: str = "") -> None:
    """Choose that language, or the one the environment asks for; UserError lists the known ones."""
    global _chosen
    _chosen = Messages(language_from())
    found = language_of(wanted) if wanted else _chosen.language
    if found is None:
        raise UserError(say("cli-no-language", language=wanted, known=", ".join(LANGUAGES)))
    if found != _chosen.language:
        _chosen = Messages(found)


def language() -> str:
    return _chosen.language


def say(key: str, **args: Any) -> str:
    return _chosen.say(key, **args)


def can_say(key: str) -> bool:
    return _chosen.has(key)


def own_name(kind: str, name: str) -> str:
    """Return a card's name in the language's rulebook (`investor-wise-warren`), or its printed name."""
    key = f"{kind}-{name.lower().replace(' ', '-')}"
    return _chosen.say(key) if _chosen.has(key) else name


def label(label: str, value: str) -> str:
    """Join label and value, with the colon as the language sets it."""
    return say("label-value", label=label, value=value)


def dollars(amount: int) -> str:
    return _chosen.dollars(amount)


def thousands(amount: int) -> str:
    return _chosen.thousands(amount)


def brief(amount: int) -> str:
    return _chosen.brief(amount)


def number(amount: int) -> str:
    return _chosen.number(amount)


def percent(fraction: float) -> str:
    return _chosen.percent(fraction)


def join_list(words: Sequence[str]) -> str:
    return ", ".join(words)


def many(count: int, thing: str) -> str:
    """Write a count and a name: 2 × Tower."""
    return f"{count}\u00a0×\u00a0{thing}"
