"""Fixtures of the terminal's tests."""

from __future__ import annotations

from tests.cli.conftest import desk, home

__all__ = ["desk", "home"]
