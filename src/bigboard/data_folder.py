"""The folder of Big Board's own files: games of the terminal, the server's database."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """$BIGBOARD_HOME, or the platform's place for the data of programs. It need not exist yet."""
    own = os.environ.get("BIGBOARD_HOME")
    if own:
        return Path(own)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "bigboard"
