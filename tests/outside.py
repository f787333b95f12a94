"""Whisper Street, the game in `examples`, as if it were installed: for tests that look at titles from outside."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from whisper_street import TITLE

from bigboard.games import registry

NAME = TITLE.name
FOLDER = Path(__file__).parents[1] / "examples" / "whisper_street"


@contextmanager
def installed() -> Iterator[None]:
    """In this process, for a while."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry.titles(), NAME, TITLE)
        yield
