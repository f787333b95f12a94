"""Messages in the reader's language: the Fluent files in `locales`, which the web client uses too."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT_LANGUAGE = "en"
SETTINGS = ("BIGBOARD_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def locales() -> Path:
    """Inside the package where it is installed, at the top of the repository where it is developed."""
    installed = Path(__file__).parent / "locales"
    return installed if installed.is_dir() else Path(__file__).parents[2] / "locales"


# By language: the region whose formats go with it, and how it writes dollars, as browsers do.
SPOKEN: dict[str, dict[str, str]] = json.loads((locales() / "languages.json").read_text(encoding="utf-8"))
REGIONS = {code: facts["region"].replace("-", "_") for code, facts in SPOKEN.items()}
DOLLARS = {code: facts["dollars"].replace(" ", "\u00a0") for code, facts in SPOKEN.items()}
LANGUAGES = tuple(SPOKEN)


def language_of(name: str) -> str | None:
    """The language that a name such as pt, pt-BR or ru_RU.UTF-8 means, if there are messages in it."""
    code = name.strip().lower().replace("-", "_").partition(".")[0].partition("_")[0]
    return code if code in REGIONS else None


def language_from(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for. The first setting that is there decides, as with other programs."""
    found = next((environment[name] for name in SETTINGS if environment.get(name)), "")
    return language_of(found) or DEFAULT_LANGUAGE


class Messages:
    """The messages of one language. Files are read when the first message is wanted."""

    def __init__(self, language: str) -> None:
        self.language = language

    @cached_property
    def bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource

        functions: dict[str, Any] = {"MONEY": self.dollars}
        bundle = FluentBundle([REGIONS[self.language]], use_isolating=False, functions=functions)
        for file in sorted((locales() / self.language).rglob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return bundle

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, **args: Any) -> str:
        """The message, or its key where there is none, so that a hole is seen and not hidden."""
        if not self.has(key):
            return key
        return self.remembered(key, *sorted(args.items()))

    @cached_property
    def remembered(self) -> Callable[..., str]:
        """The latest messages need no second formatting: a screen and the next one say much the same."""
        return lru_cache(maxsize=4096)(self.format)

    def format(self, key: str, *args: tuple[str, Any]) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        text, _ = self.bundle.format_pattern(pattern, dict(args))
        return str(text)

    def number(self, amount: int) -> str:
        from babel.numbers import format_decimal

        return str(format_decimal(int(amount), locale=REGIONS[self.language]))

    def dollars(self, amount: int) -> str:
        """Return an amount as the language writes it: $6,000 or 6 000 $."""
        sign = "-" if amount < 0 else ""
        return sign + DOLLARS[self.language].format(self.number(abs(int(amount))))

    def thousands(self, amount: int) -> str:
        """Thousands of dollars as the rulebook of Stockpile writes them: $6K; only the Russian one has 6 000 $."""
        if self.language == "ru":
            return self.dollars(amount * 1000)
        sign = "-" if amount < 0 else ""
        return f"{sign}${abs(amount)}K" if amount else "$0"

    def brief(self, amount: int) -> str:
        """Thousands of dollars where there is little room, as on a track: $6, in Russian 6."""
        return str(amount) if self.language == "ru" else f"${amount}"

    def percent(self, fraction: float, decimals: int = 0) -> str:
        """Return a share in per cent, with so many decimals at most."""
        from babel.numbers import format_percent

        rounded = round(fraction, decimals + 2)
        return str(format_percent(rounded, locale=REGIONS[self.language], decimal_quantization=not decimals))
