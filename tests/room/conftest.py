"""Fixtures of the server's tests: the room is tested as a server runs it."""

from tests.server.conftest import folder, guest, house, postgres

__all__ = ["folder", "guest", "house", "postgres"]
