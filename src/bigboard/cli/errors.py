"""What goes wrong on the command line becomes a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def sentences(extra: str) -> Iterator[None]:
    """Wrong wishes and files that cannot be used; parts that are not installed, and the extra that brings them."""
    from bigboard.cli.tui.terminal import UserError  # loads Rich

    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("bigboard"):
            raise
        raise UserError(f"This needs {missing.name}: pip install 'bigboard[{extra}]'.") from None
    except OSError as error:
        raise UserError(said(error)) from None
    except ValueError as error:
        raise UserError(str(error)) from None


def said(error: OSError) -> str:
    """A file, folder or address that cannot be used, and why, without the words of the operating system's manual."""
    reason = (error.strerror or str(error)).rstrip(".")
    if error.filename is None:
        return f"{reason}."
    return f"{error.filename} cannot be used: {reason[:1].lower()}{reason[1:]}. Name another place, or make it usable."
