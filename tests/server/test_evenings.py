"""Writing down a real game over HTTP: kept with the person, checked, finished among their games."""

from __future__ import annotations
