"""When a wait counts as a hang. Tests wait for events of the program; this only ends a wait that would never end."""

from __future__ import annotations

import os
from typing import Final

HANG_S: Final = float(os.environ.get("BIGBOARD_HANG_S", "240"))
