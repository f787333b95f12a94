"""The game server: people and tables over HTTP, play over WebSockets. `docs/reference/protocol.md` is the contract."""
