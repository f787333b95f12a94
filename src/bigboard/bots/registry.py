"""Bots by name.

    greedy                        one of ours
    search:simulations=500        one of ours, with its settings
    my_module:MyBot               a class in any module
    my_module:MyBot:depth=3       the same, with settings
    cmd:./mybot --depth 3         a program in any language, see docs/bots/bot-protocol.md

A package can also offer a bot under a name of its own: entry point group `bigboard.bots`.
"""

from __future__ import annotations

import inspect
import math
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from bigboard.bots.greedy import GreedyBot
from bigboard.bots.handicap import HandicapBot, WeightedSearch
from bigboard.bots.levels import BUDGETS, LevelBot
from bigboard.bots.nets.learned import LearnedBot
from bigboard.bots.nets.learned_search import LearnedSearch
from bigboard.bots.personas import Persona, personas
from bigboard.bots.program.bot import PREFIX, ProgramBot
from bigboard.bots.protocol import Bot
from bigboard.bots.random import RandomBot
from bigboard.bots.search.bot import SearchBot

ENTRY_POINTS = "bigboard.bots"
LEVELS = ("easy", "medium", "hard", "expert")

LABORATORY = ("learned", "learned+search")  # for experiments; players meet the nets in `hard` and `expert`

# Easy has the rules of thumb of greedy, but sees only some of its options. The others differ in how long they think.
OWN: dict[str, tuple[Callable[..., Bot], dict[str, Any]]] = {
    "random": (RandomBot, {}),
    "greedy": (GreedyBot, {}),
    "search": (SearchBot, {"simulations": 400}),
    "easy": (HandicapBot, {"notices": 55}),
    **{level: (LevelBot, {"level": level}) for level in BUDGETS},
    "learned": (LearnedBot, {}),
    "learned+search": (LearnedSearch, {"simulations": 400}),
}


def names() -> list[str]:
    """All bots that have a name, ours first."""
    ours = [*OWN, *personas()]
    return [*ours, *sorted(point.name for point in entry_points(group=ENTRY_POINTS) if point.name not in ours)]


def opponents() -> list[str]:
    """Return the names that players choose from: all but those for experiments."""
    return [name for name in names() if name not in LABORATORY]


def bot(spec: str) -> Bot:
    """The bot that the text means; ValueError says what is wrong with it."""
    name, _, rest = spec.strip().partition(":")
    if name == PREFIX:
        return ProgramBot(rest)
    if name in OWN:
        make, defaults = OWN[name]
        settings = read_settings(rest, spec)
        if settings and name in BUDGETS:  # a search with its own settings
            make, defaults = SearchBot, {"seconds": BUDGETS[name].seconds}
        chosen = settings if settings.keys() & {"seconds", "simulations"} else {**defaults, **settings}
        return build(make, chosen, spec)
    if name in personas():
        return build(partial(sit_down, personas()[name]), read_settings(rest, spec), spec)
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == name:
            return build(load(point.load, name, spec), read_settings(rest, spec), spec)
    if rest:
        return build_from_module(name, rest, spec)
    raise ValueError(
        f"There is no bot {spec!r}. Choose from {', '.join(names())}, or give module:Class or cmd:COMMAND."
    )


def module_of(spec: str) -> str | None:
    """The module in which the class of a bot is looked for; None for bots that have a name."""
    name, _, rest = spec.strip().partition(":")
    named = (
        name == PREFIX
        or name in OWN
        or name in personas()
        or any(point.name == name for point in entry_points(group=ENTRY_POINTS))
    )
    return None if named or not rest else name


def sit_down(persona: Persona) -> Bot:
    """A persona at the table."""
    if persona.simulations:
        return WeightedSearch(persona.weights, persona.simulations)
    return HandicapBot(persona.weights, persona.notices, persona.whim)


def build_from_module(module_name: str, rest: str, spec: str) -> Bot:
    """Return a bot from a module that is installed or in the current folder."""
    class_name, _, settings = rest.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    module = load(lambda: import_module(module_name), module_name, spec)
    make = getattr(module, class_name, None)
    if not callable(make):
        raise ValueError(f"The module {module_name!r} has no bot {class_name!r}.")
    return build(make, read_settings(settings, spec), spec)


def load(source: Callable[[], Any], name: str, spec: str) -> Any:
    try:
        return source()
    except Exception as error:
        raise ValueError(f"The module {name!r} of bot {spec!r} cannot be imported: {error}") from error


def build(make: Callable[..., Any], settings: dict[str, Any], spec: str) -> Bot:
    check_settings(make, settings, spec)
    try:
        made = make(**settings)
    except Exception as error:
        raise ValueError(f"The bot {spec!r} cannot be made: {error}") from error
    if not isinstance(made, Bot):
        raise ValueError(f"{spec!r} is not a bot: it has no method choose(world, rng).")
    return made


def check_settings(make: Callable[..., Any], settings: dict[str, Any], spec: str) -> None:
    """Compare names and values with the constructor's parameters; ValueError names the first that is not accepted."""
    try:
        wanted = inspect.signature(make, eval_str=True).parameters
    except (TypeError, ValueError, NameError):
        return  # it does not say
    if any(parameter.kind is parameter.VAR_KEYWORD for parameter in wanted.values()):
        return
    for name, value in settings.items():
        if name not in wanted:
            known = f"its settings are {', '.join(wanted)}" if wanted else "it has none"
            raise ValueError(f"The bot {spec!r} has no setting {name!r}: {known}.")
        kind = wanted[name].annotation
        if kind not in (int, float):
            continue
        fits = isinstance(value, int) or (kind is float and isinstance(value, float) and math.isfinite(value))
        least = 1 if name == "simulations" else 0
        if not fits or value < least or (name == "seconds" and not value):
            what = "a whole number" if kind is int else "a number"
            low = "above 0" if name == "seconds" else f"from {least} on"
            raise ValueError(f"The setting {name!r} of bot {spec!r} is {what} {low}, not {str(value)!r}.")


def read_settings(text: str, spec: str) -> dict[str, Any]:
    """`seconds=0.5,simulations=200` as a dict; numbers become numbers."""
    settings: dict[str, Any] = {}
    for part in text.split(",") if text else []:
        key, equals, value = part.partition("=")
        if not equals or not key.isidentifier():
            raise ValueError(f"The settings of bot {spec!r} look like name=value; {part!r} does not.")
        settings[key] = read_value(value)
    return settings


def read_value(text: str) -> Any:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text
