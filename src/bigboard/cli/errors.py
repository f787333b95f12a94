"""Errors of the command line, each one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class UserError(Exception):
    """One clear sentence for the person who made the mistake."""


class Leave(Exception):
    """The person leaves: Ctrl-C, Ctrl-D, or the end of the input."""


@contextmanager
def sentences(extra: str) -> Iterator[None]:
    """Turn bad arguments, unusable files and packages that are not installed into a UserError; name the extra."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("bigboard"):
            raise
        raise UserError(f"This needs {missing.name}: pip install 'bigboard[{extra}]'.") from None
    except OSError as error:
        raise UserError(explain(error)) from None
    except ValueError as error:
        raise UserError(str(error)) from None


def explain(error: OSError) -> str:
    """Say which file, folder or address cannot be used, and why."""
    reason = (error.strerror or str(error)).rstrip(".")
    if error.filename is None:
        return f"{reason}."
    return f"{error.filename} cannot be used: {reason[:1].lower()}{reason[1:]}. Name another place, or make it usable."
