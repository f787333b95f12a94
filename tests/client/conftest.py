"""Fixtures of the protocol client's tests."""

from __future__ import annotations

from tests.server.conftest import guest, house

__all__ = ["guest", "house"]
